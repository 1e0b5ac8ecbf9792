game-name = Cuzco (Kramer & Kiesling)
game-about = Leg terrassen aan, maak met tempels van dorpen steden, graaf vijvers en vier feesten voor de zonnegod.
game-facts = van Wolfgang Kramer en Michael Kiesling · ongeveer 90 minuten · voor gevorderden
game-motto = Terrassen, tempels en feesten
category-0 = Tempels
category-1 = Vijvers
category-2 = Feesten
category-3 = Grote eindtelling
part-hex = vak
part-rotation = draaiing
part-from = van
part-to = naar
part-value = waarde
part-card = kaart
rotation-0 = oosten
rotation-1 = zuidoosten
rotation-2 = zuidwesten
rotation-3 = westen
rotation-4 = noordwesten
rotation-5 = noordoosten
card-0 = A
card-1 = B
card-2 = C
card-3 = A+B
card-4 = A+C
card-5 = B+C

prompt-turn =
    { $stop ->
        [yes] Pak iets en kies een vak, of beëindig de beurt.
       *[no] Pak iets en kies een vak.
    }
prompt-bid = Speel een kaart, speel niets meer of haak af.

title-triple = drievoudig terrein · vanaf 1 AP
title-double = tweevoudig terrein · vanaf 1 AP
title-village = enkel dorp · 1 AP
title-crop = enkele akker · 1 AP
title-enter = Inca brengen
title-move = Inca verplaatsen
title-leave = Inca van het terrein halen
title-build = tempel bouwen · 1 AP
title-expand = tempel uitbreiden · 1 AP
title-pond = vijver · 1 AP
title-festival = feest voorstellen
title-play = kaart spelen
title-draw = feestkaart trekken · 1 AP
title-take = open kaart nemen · 1 AP
title-token = extra actie · +1 AP
brief-leave = Inca op { $from } van het terrein
brief-build = tempel { $value } op { $hex } bouwen
brief-expand = tempel op { $hex } naar { $value }
brief-pond = vijver op { $hex }
move-triple = een drievoudig terrein leggen: dorp op { $hex }, akkers met de klok mee vanaf het { $rotation }
move-double = een tweevoudig terrein leggen: dorp op { $hex }, akker in het { $rotation }
move-village = een enkel dorp op { $hex } leggen
move-crop = een enkele akker op { $hex } leggen
move-enter = een Inca naar { $to } brengen
move-move = de Inca op { $from } naar { $to } verplaatsen
move-leave = de Inca op { $from } van de site halen
move-build = op { $hex } een tempel met waarde { $value } bouwen
move-expand = de tempel op { $hex } uitbreiden tot waarde { $value }
move-pond = op { $hex } een vijver aanleggen
move-draw = een feestkaart van de stapel trekken
move-take = de open feestkaart nemen
move-token = een extra-actiefiche gebruiken
move-festival = een feest bij de tempel op { $hex } voorstellen met een kaart { $card }
move-end-turn = de beurt beëindigen
move-play = een kaart { $card } spelen
move-hold = geen kaart meer spelen
move-drop = afhaken

event-turn-began =
    { $last ->
        [0] { $seat } begint een beurt met { $left } actiepunten (AP).
       *[other] { $seat } begint een laatste beurt met { $left } actiepunten (AP).
    }
event-placed-triple = { $seat } legt een drievoudig terrein op hoogte { $elevation }, het dorp op { $hex }, de akkers met de klok mee vanaf het { $rotation } ({ terrain-cost }).
event-placed-double = { $seat } legt een tweevoudig terrein op hoogte { $elevation }, het dorp op { $hex }, de akker in het { $rotation } ({ terrain-cost }).
event-placed-village = { $seat } legt op { $hex } een enkel dorp op hoogte { $elevation } ({ terrain-cost }).
event-placed-crop = { $seat } legt op { $hex } een enkele akker op hoogte { $elevation } ({ terrain-cost }).
event-entered = { $seat } brengt een Inca naar { $to } ({ $cost } AP).
event-moved = { $seat } verplaatst een Inca van { $from } naar { $to } ({ walk-cost }).
event-left = { $seat } haalt de Inca op { $from } van de site ({ $cost } AP).
event-built = { $seat } heeft de hoogste positie in het dorp van { $size } vakken en bouwt op { $hex } een tempel met waarde { $value } ({ $cost } AP).
event-expanded = { $seat } heeft de hoogste positie in de stad van { $size } vakken en breidt de tempel op { $hex } uit van waarde { $old } tot { $value } ({ $cost } AP).
event-dug-pond = { $seat } legt op { $hex } een vijver aan ({ $cost } AP).
event-pond-surrounded =
    { $size ->
        [one] De vijver bij { $hex } is omsloten: { $seat } heeft de hoogste positie aan de oever.
       *[other] De vijver van { $size } vakken bij { $hex } is omsloten: { $seat } heeft de hoogste positie aan de oever.
    }
event-pond-undecided =
    { $size ->
        [one] De vijver bij { $hex } is omsloten, maar aan de oever is de stand gelijk: niemand krijgt er punten voor, ook later niet.
       *[other] De vijver van { $size } vakken bij { $hex } is omsloten, maar aan de oever is de stand gelijk: niemand krijgt er punten voor, ook later niet.
    }
event-drew = { $seat } trekt een kaart { $card } van de stapel (1 AP).
event-drew-hidden = { $seat } trekt een kaart van de stapel (1 AP).
event-took = { $seat } neemt de open kaart { $card } (1 AP).
event-turned-up = De kaart { $card } wordt opengelegd.
event-reshuffled = De aflegstapel wordt tot nieuwe stapel geschud.
event-spent-token = { $seat } gebruikt een extra-actiefiche: 1 AP meer.
event-proposed =
    { $left ->
        [0] { $seat } stelt een feest voor bij de tempel met waarde { $value } op { $hex }.
        [one] { $seat } stelt een feest voor bij de tempel met waarde { $value } op { $hex }; 1 AP vervalt.
       *[other] { $seat } stelt een feest voor bij de tempel met waarde { $value } op { $hex }; { $left } AP vervallen.
    }
event-played =
    { $worth ->
        [one] { $seat } speelt een kaart { $card }, waarvan relikwie { $relic } telt: 1 feestpunt (FP), samen { $total } FP.
       *[other] { $seat } speelt een kaart { $card }, waarvan beide relikwieën tellen: { $worth } feestpunten (FP), samen { $total } FP.
    }
event-dropped = { $seat } gaat niet mee tot { $total } FP en haakt af.
event-declined = { $seat } verhoogt niet.
event-organized =
    { $points ->
        [0] { $seat } organiseert het feest bij { $hex } alleen; een tempel met waarde { $value } levert daar niets voor op.
       *[other] { $seat } organiseert het feest bij { $hex } alleen (tempel met waarde { $value }).
    }
event-co-organized =
    { $points ->
        [0] { $seat } organiseert het feest bij { $hex } mee; een tempel met waarde { $value } levert daar niets voor op.
       *[other] { $seat } organiseert het feest bij { $hex } mee (tempel met waarde { $value }).
    }
event-ended-turn =
    { $left ->
        [0] { $seat } beëindigt de beurt.
        [one] { $seat } beëindigt de beurt; 1 AP vervalt.
       *[other] { $seat } beëindigt de beurt; { $left } AP vervallen.
    }
event-no-place = { $seat } heeft voor geen enkel terrein plaats en hoeft er geen te leggen.
event-last-triple = { $seat } heeft het laatste drievoudige terrein gelegd: dit is de laatste beurt van { $seat }, en alle anderen hebben er nog één.
event-all-stuck = Niemand aan tafel heeft nog plaats voor een terrein gevonden, { $seat } als laatste: dit is de laatste beurt van { $seat }, en alle anderen hebben er nog één.
event-final-first =
    { $tied ->
        [0] { $seat } is eerste in de stad bij { $hex } (tempel met waarde { $value }).
       *[other] { $seat } is gedeeld eerste in de stad bij { $hex } (tempel met waarde { $value }); de volle waarde telt.
    }
event-final-second =
    { $tied ->
        [0] { $seat } is tweede in de stad bij { $hex } (tempel met waarde { $value }).
       *[other] { $seat } is gedeeld tweede in de stad bij { $hex } (tempel met waarde { $value }); de helft telt.
    }
event-final-scored = Grote eindtelling van { $seat }.
event-pond-deserted =
    { $size ->
        [one] De vijver bij { $hex } is omsloten, maar er staat geen Inca aan de oever: niemand krijgt er punten voor, ook later niet.
       *[other] De vijver van { $size } vakken bij { $hex } is omsloten, maar er staat geen Inca aan de oever: niemand krijgt er punten voor, ook later niet.
    }
event-final-nowhere = { $seat } is in geen enkele stad eerste of tweede.
event-dealt =
    { $count ->
        [0] Niemand krijgt feestkaarten.
        [one] Iedereen krijgt 1 feestkaart, die de anderen niet zien.
       *[other] Iedereen krijgt { $count } feestkaarten, die de anderen niet zien.
    }
event-first-card = De eerste open feestkaart is { $card }.
event-first-player = Het lot wijst aan wie begint: { $seat }.
event-disc-taken = De zonneschijf gaat van de tempel op { $hex } af: daar is weer een feest mogelijk.
event-disc-placed = De tempel op { $hex } krijgt een zonneschijf: tot hij wordt uitgebreid is er daar geen feest.
event-nobody-else = Niemand anders heeft een Inca in de stad.
event-next-card = Alle gespeelde kaarten worden afgelegd, en de kaart { $card } wordt opengelegd.
event-won =
    { $points ->
        [one] { $seat } wint met 1 punt.
       *[other] { $seat } wint met { $points } punten.
    }
event-shared-victory =
    { $points ->
        [one] { $seat } deelt de overwinning met 1 punt.
       *[other] { $seat } deelt de overwinning met { $points } punten.
    }
event-stayed = { $seat } blijft bij { $total } FP.

# Parts of the above.
terrain-cost =
    { $cost ->
        [one] 1 AP
       *[other] { $cost } AP, omdat het buiten de site steekt
    }
walk-cost =
    { $cost ->
        [0] gratis
       *[other] { $cost } AP
    }

refusal-terrain-first = De eerste actie van een beurt is het leggen van een terrein.
refusal-too-few-ap =
    { $left ->
        [0] Dat kost { $cost } AP, maar er is er geen meer.
        [one] Dat kost { $cost } AP, maar er is er nog maar 1.
       *[other] Dat kost { $cost } AP, maar er zijn er nog maar { $left }.
    }
refusal-none-left = Er is geen zulk terrein meer.
refusal-off-site = { $hex }: minstens één vak moet op de site liggen; enkele terreinen liggen er nooit buiten.
refusal-on-pond = { $hex }: een vijver mag niet bedekt worden.
refusal-on-inca = { $hex }: er staat een Inca in de weg.
refusal-on-temple = { $hex }: een tempel mag niet bedekt worden.
refusal-uneven = { $hex }: een deel van het terrein zou in de lucht hangen.
refusal-same-shape = { $hex }: een terrein mag niet precies op een terrein van dezelfde vorm liggen.
refusal-joins-cities = { $hex }: twee steden mogen niet verbonden worden.
refusal-no-inca-left = Al je Inca's zijn al op de site.
refusal-not-your-inca = { $hex }: daar staat geen Inca van jou.
refusal-no-way = Er leidt geen weg heen over terrein zonder tempels en vreemde Inca's.
refusal-hex-taken = Daar staat al een Inca.
refusal-moved-freely = { $hex }: deze Inca is net gratis verplaatst; dat mag weer na een actie die AP kost.
refusal-no-village = { $hex }: daar is geen dorp.
refusal-no-city = { $hex }: daar is geen tempel.
refusal-not-highest = Dat mag alleen wie alleen de hoogste positie heeft.
refusal-too-small =
    { $size ->
        [one] De waarde van de tempel mag niet hoger zijn dan het aantal vakken: er is er maar 1.
       *[other] De waarde van de tempel mag niet hoger zijn dan het aantal vakken: het zijn er maar { $size }.
    }
refusal-not-higher = De tempel heeft al waarde { $old }: door uit te breiden moet hij hoger worden.
refusal-no-floor = Er is geen tempelverdieping met waarde { $value } meer in de voorraad, en die is nodig.
refusal-changed-already = Deze tempel is deze beurt al gebouwd of uitgebreid.
refusal-city-has-temple = Een stad heeft maar één tempel.
refusal-not-empty = { $hex }: een vijver heeft een leeg vak van de site nodig.
refusal-pond-on-border = { $hex }: geen vijver aan de rand.
refusal-no-pond-left = Er is geen vijver meer in de voorraad.
refusal-drew-enough = Deze beurt mogen geen kaarten meer getrokken worden.
refusal-no-card-left = Er is geen kaart meer te trekken of om de open kaart te vervangen.
refusal-no-token-left = Je hebt geen extra-actiefiche meer.
refusal-token-spent = Er mag maar één extra-actiefiche per beurt gebruikt worden.
refusal-no-inca-there = Je hebt geen Inca in die stad.
refusal-solar-disc = De tempel draagt een zonneschijf: eerst moet hij uitgebreid worden.
refusal-card-not-in-hand = Er is geen kaart { $card } in de hand.
refusal-no-match = De kaart { $card } toont geen relikwie van de open kaart.
refusal-cannot-match = Je kaarten halen het hoogste bod van { $total } FP niet.
refusal-must-match = Het bod moet geëvenaard worden: { $total } FP of afhaken.
refusal-already-high = Je bod is zo hoog als elk ander: je blijft meedoen.
refusal-no-festival = Er wordt geen feest georganiseerd.
refusal-festival-first = Er is een feest aan de gang: dat is het laatste van de beurt.
refusal-inca-on-hex = { $hex }: daar staat een Inca; een tempel heeft een vrij vak nodig.
refusal-begun-to-bid = Je bent begonnen te bieden: speel door tot je { $total } FP haalt.
refusal-no-way-out = { $hex }: er leidt geen weg van de site af over terrein zonder tempels en vreemde Inca's.
