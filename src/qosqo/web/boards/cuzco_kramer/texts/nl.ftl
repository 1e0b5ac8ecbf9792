site-label = De site
cell-empty = { $hex }: lege site
cell-outside =
    { $price ->
        [one] { $hex }: bos. Inca's komen en gaan hier voor 1 AP (K4.1).
       *[other] { $hex }: gebergte. Inca's komen en gaan hier voor { $price } AP (K4.1).
    }
cell-crop = { $hex }: akkers, hoogte { $height }.
cell-village =
    { $size ->
        [one] { $hex }: enkel dorpsvak, hoogte { $height }.
       *[other] { $hex }: dorp van { $size } vakken, hoogte { $height }.
    }
cell-city =
    { $size ->
        [one] { $hex }: stad van één vak, hoogte { $height }.
       *[other] { $hex }: stad van { $size } vakken, hoogte { $height }.
    }
cell-pond =
    { $missing ->
        [one] { $hex }: vijver van grootte { $size }. Nog één vak terrein omsluit hem, dan levert hij { $points } punten op (K6.2).
       *[other] { $hex }: vijver van grootte { $size }. Nog { $missing } vakken terrein omsluiten hem, dan levert hij { $points } punten op (K6.2).
    }
cell-pond-scored = { $hex }: vijver van grootte { $size }, al omsloten en gescoord.
inca-of = Hier staat een Inca van { $name }.
own-inca = Je Inca op { $hex }, hoogte { $height }: verplaatsen of van het terrein halen (K4).
leads = Hoogste positie: { $name }.
nobody-leads = Niemand heeft alleen de hoogste positie.
temple-label =
    { $size ->
        [one] Tempel van waarde { $value } op { $hex }, alleen in zijn stad.
       *[other] Tempel van waarde { $value } op { $hex } in een stad van { $size } vakken.
    }
rank-first = Eerste: { $names } ({ $points } in de eindtelling).
rank-second = Tweede: { $names } ({ $points }).
disc-label = Zonneschijf: geen feest voordat de tempel wordt uitgebreid (K8.1).
changed-label = Deze beurt al gebouwd of uitgebreid (K5.6).

legend-mountain = gebergte: 2 AP
legend-forest = bos: 1 AP
legend-city = stad
legend-village = dorp
legend-first = hoogste positie

ap-word = AP
tip-ap =
    { $count ->
        [one] Nog 1 actiepunt
       *[other] Nog { $count } actiepunten
    }
duty-note = Eerst terrein leggen
last-turns-note =
    { $count ->
        [one] Laatste beurt
       *[other] Nog { $count } beurten tot het einde
    }
group-terrain = Terrein
group-buildings = Inca's, vijvers en tempels
group-cards = Kaarten, fiche, einde van de beurt
tip-triple = Drievoudig terrein, nog { $count } voor allen: twee akkers en een dorp. 1 AP (K3). Het laatste luidt het einde in.
tip-double = Eigen tweevoudig terrein, nog { $count }: een akker en een dorp. 1 AP (K3).
tip-village = Eigen enkele dorpen, nog { $count }. 1 AP (K3).
tip-crop = Eigen enkele akkers, nog { $count }. 1 AP (K3).
tip-inca = Eigen Inca's, { $count } nog niet op het terrein. Eén binnenbrengen: 1 AP door het bos, 2 AP door het gebergte (K4.1). Om er een weg te halen, kies hem eerst op het terrein en dan hier.
tip-pond = Vijvers, nog { $count }. Op een leeg vak dat niet aan de rand ligt: 1 AP (K6.1). Omsloten levert een vijver 3 punten per vak op.
tip-floor =
    Tempelverdieping van waarde { $value }, nog { $count }. Ermee bouwen of uitbreiden kost 1 AP en levert { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } op; dorp of stad heeft evenveel vakken nodig (K5).
tip-deck = Feestkaarten: { $count } in de stapel, { $discards } afgelegd. Eén trekken: 1 AP, hoogstens twee kaarten per beurt (K7.1).
tip-face-up = Open kaart { $card }: haar relikwieën tellen bij feesten. Haar nemen: 1 AP (K7.1, K8.2).
tip-token = Eigen extra-actiefiches, nog { $count }. Eén per beurt geeft 1 AP meer (K2.1).
end-turn = Beurt beëindigen
tip-end-turn = De beurt beëindigen; overgebleven actiepunten vervallen (K2.2).

has-incas = Inca's nog niet op het terrein: { $count }
has-doubles = Tweevoudig terrein: { $count }
has-villages = Enkele dorpen: { $count }
has-crops = Enkele akkers: { $count }
has-tokens = Extra-actiefiches: { $count }
hand-label = Feestkaarten: { $count }
tip-unknown-card = Een gesloten feestkaart
tip-card = Feestkaart { $card }. Elke relikwie die ook op de open kaart staat is 1 feestpunt waard (K8.2).

festival-title = Feest op { $hex }
festival-about =
    Alleen { $alone ->
        [one] 1 punt
       *[other] { $alone } punten
    }; gedeeld { $shared } voor elk.
bid = { $points } FP
dropped-out = uitgestapt
hold = Niets meer spelen
tip-hold = Bij dit bod geen kaart meer spelen (K8.4).
drop = Afhaken
tip-drop = Het feest verlaten; gespeelde kaarten zijn verloren (K8.3).

ghost-turn = Draaien
ghost-hint = R of het muiswiel draait, een klik legt.
ghost-touch-hint = Nog eens tikken draait.
ghost-cost = { $cost } AP
ghost-height = hoogte { $height }
ghost-village = Een nieuw dorp.
ghost-grows = Het dorp groeit naar { $size } vakken.
ghost-city-grows = De stad groeit naar { $size } vakken.
ghost-joins = Verbindt { $count } groepen tot één van { $size } vakken.
ghost-cuts = Deelt een dorp of stad in { $count } delen.
ghost-zoom-in = Inzoomen
ghost-zoom-out = Uitzoomen
ghost-zoom-whole = Hele kaart
ghost-vanishes = Bedekt een dorp.

gallery-terrain = Terrein
gallery-heights = Hoogten
gallery-site = De site
gallery-temples = Tempels
gallery-relics = Relikwieën
gallery-cards = Feestkaarten
gallery-pieces = Figuren en fiches
exhibit-triple = Drievoudig terrein
about-triple = Twee akkers en een dorp; 56 voor allen samen.
exhibit-double = Tweevoudig terrein
about-double = Een akker en een dorp; vijf voor elk.
exhibit-single-village = Enkel dorp
about-single-village = Twee voor elk.
exhibit-single-crop = Enkele akker
about-single-crop = Drie voor elk.
exhibit-height = Hoogte { $number }
about-height = Hoe hoger het terrein, hoe lichter; het getal zegt het precies.
exhibit-ground = Site
about-ground = Leeg: hier past terrein of een vijver.
exhibit-pond = Vijver
about-pond = Omsloten door terrein levert hij 3 punten per vak op voor wie ernaast alleen de hoogste positie heeft.
exhibit-forest = Bos
about-forest = Eén boom: Inca's komen en gaan voor 1 AP.
exhibit-mountain = Gebergte
about-mountain = Twee toppen: Inca's komen en gaan voor 2 AP.
exhibit-temple = Tempel van waarde { $number }
about-temple = Maakt een stad van een dorp met ten minste { $number } vakken.
exhibit-disc = Zonneschijf
about-disc = Ligt na een feest op de tempel, tot die wordt uitgebreid.
exhibit-relic-a = Relikwie A
about-relic-a = Het mes tumi.
exhibit-relic-b = Relikwie B
about-relic-b = De kruik aryballos.
exhibit-relic-c = Relikwie C
about-relic-c = De lama.
exhibit-card-0 = Kaart A
exhibit-card-1 = Kaart B
exhibit-card-2 = Kaart C
exhibit-card-3 = Kaart A+B
exhibit-card-4 = Kaart A+C
exhibit-card-5 = Kaart B+C
about-card = Vijf ervan. Elke relikwie die ook op de open kaart staat is 1 feestpunt waard.
exhibit-back = Achterkant van een kaart
about-back = Handen zijn geheim.
exhibit-inca = Inca
about-inca = Twaalf voor elk; kleur en teken zeggen van wie.
exhibit-pennant = Wimpel
about-pennant = Wappert boven de stad waarin deze speler alleen de hoogste positie heeft.
exhibit-token = Extra-actiefiche
about-token = Eén per beurt geeft een actiepunt meer.

legend-title = Wat de tekens betekenen
legend-gallery = Alle kaarten en tegels in de galerij
exhibit-village = Dorp
about-village = Een groep dorpsvakken zonder tempel: gestreepte omtrek.
exhibit-city = Stad
about-city = Een groep met een tempel: gouden omtrek. Steden worden nooit verbonden (K3.5).
exhibit-scored = Gescoorde vijver
about-scored = Omsloten en gescoord: bleker, gestippelde omtrek.
