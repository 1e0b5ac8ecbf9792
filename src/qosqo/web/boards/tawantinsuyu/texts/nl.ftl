# Wat het bord van Tawantinsuyu naast de teksten van het spel zegt.
hill-label = De heuvel: drie terrassen rond de Coricancha
letter-0 = A
letter-1 = M
letter-2 = K
letter-3 = O
letter-4 = P
space-colour-0 = zonder kleur
space-colour-1 = blauw (architecten)
space-colour-2 = groen (ambachtslieden)
space-label = { $space }, { $colour }. Taken: { $tasks }.
space-worker = Hier staat: { $worker }.
space-cost =
    { $count ->
        [0] Geen voedsel vanaf je hogepriester (T3.2).
       *[other] { $count } voedsel vanaf je hogepriester (T3.2).
    }
steps-free = Plaats voor de trap ({ $level }) van sectie { $section }: 2 voedsel minder voor iedereen die hier afdaalt (T3.2, T3.9)
steps-built = De trap ({ $level }) van sectie { $section }, gebouwd door { $name }: 2 voedsel minder; anderen die hem gebruiken geven de eigenaar 1 punt (T3.3)
coricancha-label = De Coricancha, met op elk van de vijf plekken een actie van de hogepriesters (T3.18)
priest-label = Hogepriester van { $name }

tip-task-0 = Taak: verzamel 3 aardappelen (T3.8)
tip-task-1 = Taak: verzamel 2 maïs (T3.8)
tip-task-2 = Taak: verzamel 2 steen (T3.8)
tip-task-3 = Taak: verzamel 1 goud (T3.8)
tip-task-4 = Taak: bouw een trap voor 3 steen; 4 punten, 1 maïs, 2 aardappelen (T3.9)
tip-task-5 = Taak: bouw een gebouw van de markt (T3.10)
tip-task-6 = Taak: bouw een beeld (T3.11)
tip-task-7 = Taak: trek 3 weefsels; koop er 1, 2 of 3 voor 1, 3 of 6 maïs (T3.12)
tip-task-8 = Taak: koopman, de beloningen van alle passende randen in je wandtapijten (T3.15)
tip-task-9 = Taak: training, trek 2 legerkaarten en houd er 1 (T3.16)
tip-task-10 = Taak: de opbrengst van één open productiegebouw (T3.17)
name-tapestry = wandtapijt { $tapestry }
name-tapestry-new = een nieuw wandtapijt
name-spot = { $action } (plek { $spot })
name-village-end = { $worker } ({ $end })
tip-action-0 = Plek { $spot }, Produceren: iedereen gebruikt open productiegebouwen en draait ze om; de actieve speler legt er één open (T3.24)
tip-action-1 = Plek { $spot }, Aanbidding: de actieve speler geeft een groot beeld voor 3 tempeltreden en een klein voor 1; de anderen één beeld voor 1 trede (T3.19)
tip-action-2 = Plek { $spot }, Offer: 2, 4 of 6 maïs voor 1, 2 of 3 tempeltreden; de anderen 3 maïs voor 1 trede (T3.20)
tip-action-3 = Plek { $spot }, Verovering: er valt een werker, legerkaarten worden gespeeld, veroveringsfiches geplaatst (T3.22)
tip-action-4 = Plek { $spot }, Verjongen: leg productiegebouwen en legerkaarten open (T3.21)
tip-worker-0 = Architect: 1 taak meer op een blauw vak (T3.7)
tip-worker-1 = Ambachtsman: 1 taak meer op een groen vak (T3.7)
tip-worker-2 = Krijger: trek 1 legerkaart, dan mag je een aangrenzende werker nemen die geen krijger is (T3.7)
tip-worker-3 = Koerier: 1 voedsel minder, en 1 taak meer als hij alleen in het segment staat (T3.7)
tip-worker-4 = Priester: 1 taak meer voor 1 aardappel; trek na de taken een godenkaart (T3.7)
place-as = als { $role }

village-title = Dorp
village-empty = leeg: er komt een festival
village-worker = { $worker }, plaats { $place } vanaf de aardappelkant
tip-village-end-0 = Aardappelkant: de werker hier kost 1 aardappel aan het einde van een beurt (T3.28)
tip-village-end-1 = Maïskant: de werker hier kost 1 maïs aan het einde van een beurt (T3.28)
nomads-title = Nomaden
nomad-worker = { $worker } bij de nomaden: werf hem als nevenactie (T3.27)
casualties-title = Gevallenen
tip-casualties = Gevallenen: de punten voor de meeste veroveringen in een regio bij een festival (T4.2)
tip-bag = Werkers in de zak
festival-free = Gevierde festivals. Wie een beurt met een leeg dorp eindigt, neemt het festivalfiche (T4.1).
festival-held = { $name } heeft het festivalfiche: het festival komt aan het begin van diens volgende beurt (T4.1)
temple-title = Tempel
temple-reward = loon
temple-final = einde
temple-festival = festival
temple-step = Trede { $step }. Beloning: { $reward }. Punten bij een festival: { $festival }, aan het einde: { $final }. Hier: { $names }.
regions-title = Veroveringsgebieden
conquest-label =
    { $name }: draai { $flip ->
        [one] 1 soldaat
       *[other] { $flip } soldaten
    } om en leg er { $discard } af; je krijgt { $does } (T3.22).
conquest-owner = Veroverd door { $name }.
market-title = Gebouwenmarkt
market-left = over: { $production } productie, { $passive } passief
building-passive = Passief gebouw, kost { $cost }: { $does }
building-production = Productiegebouw, kost { $cost }: { $does }
building-used = Productiegebouw, gesloten tot het verjongd wordt: { $does }
statues-title = Beelden
statue-label = Beeld ({ $size }) van { $god }: kost { $cost }, { $points } punten; nog { $count }. Met een beeld van haar god geeft een godenkaart die een plaatsing betaalt haar voordeel (T3.4, T3.11).
statue-own = { $count } × beeld ({ $size }) van { $god }: godenkaarten van { $god } geven hun voordeel als ze een plaatsing betalen (T3.4)
weavings-title = Weefsels
weavings-left = { $count } in de stapel
weavings-drawn = getrokken
weaving-label = Weefsel met het patroon { $pattern }. Linkerrand: { $left }; rechterrand: { $right }. Gelijke randen van buren passen (T3.15).
weaving-beneath = Het ongeziene weefsel onder het open weefsel (T3.13)
offer-title = Goden- en legerkaarten
tip-god-deck = De stapel godenkaarten. Bidden: neem 2 godenkaarten (T3.25)
tip-army-deck = De stapel legerkaarten, { $count } afgelegd. Trainen: trek er 2, houd er 1 (T3.26)
chosen-title = te gebruiken voor hun voordeel
card-unknown = een gesloten godenkaart
card-label = { $god }: betaalt een vak van { $god }. Voordeel: { $does }.
army-unknown = een gesloten legerkaart
army-label = { $soldiers ->
    [one] Legerkaart met 1 soldaat; uit de hand afgelegd geeft ze { $does } (T2.3).
   *[other] Legerkaart met { $soldiers } soldaten; uit de hand afgelegd geeft ze { $does } (T2.3).
}
army-hand = In de hand.
army-trained = Houden of afleggen.
army-up = Open op tafel.
army-down = Gesloten tot ze verjongd wordt.

mat-title = Voor je
resources-title = Grondstoffen
workers-title = Werkers
keep-hint = Kies de drie kaarten die je houdt; de voordelen van de andere vijf krijg je meteen (T1.11).
hand-title = Godenkaarten
army-title = Leger
buildings-title = Gebouwen
tapestries-title = Wandtapijten
button-pass = Niets meer
button-pay = Kies hoe je betaalt
pay-no-gold = geen goud
button-one = Slechts één gebouw
attach-0 = Leg het weefsel links aan wandtapijt { $tapestry }
attach-1 = Leg het weefsel rechts aan wandtapijt { $tapestry }
attach-new = Begin een nieuw wandtapijt met het weefsel
has-cards = { $count ->
    [one] 1 godenkaart in de hand
   *[other] { $count } godenkaarten in de hand
}
has-steps = { $count ->
    [one] nog 1 trapfiche
   *[other] nog { $count } trapfiches
}
has-markers = { $count ->
    [one] nog 1 veroveringsfiche
   *[other] nog { $count } veroveringsfiches
}
has-temple = Op tempeltrede { $count }
zoom-in = Inzoomen
zoom-out = Uitzoomen
zoom-whole = Hele heuvel

axomamma-title = Axomamma
axomamma-note = De dobbelsteen kiest de fiches die handelen (T8.30)
axomamma-spot = Plek { $spot }: { $does }. Fiches hier: { $tokens }.
tucked-title = kaarten per dobbelsteen
recruits-title = werkers, oudste eerst:

passive-1 = je mag elke werker als koerier plaatsen (T7.01).
passive-2 = je mag elke werker als priester plaatsen (T7.02).
passive-3 = als je een krijger plaatst, leg tot 2 productiegebouwen open (T7.03).
passive-4 = een nieuw paar in een wandtapijt geeft meteen zijn beloning (T7.04).
passive-5 = architecten mogen als ambachtsman gelden en ambachtslieden als architect (T7.05).
passive-6 = 4 aardappelen aan het begin van elk festival; aan het einde 1 punt meer per godenkaart in de hand (T7.06).
passive-7 = 1 punt voor elk eigen trapfiche dat bij het plaatsen gebruikt wordt (T7.07).
passive-8 = trek 5 weefsels om uit te kopen, 2 ervan gaan eerst onder de stapel (T7.08).
passive-9 = aan het begin van elk festival 1 punt per weefsel in je langste wandtapijt (T7.09).
passive-10 = 2 aardappelen, 1 maïs en 1 steen aan het begin van elk festival (T7.10).
passive-11 = telkens als iemand Offer activeert, krijg je een weefsel (T7.11).
passive-12 = telkens als iemand Aanbidding activeert en voor elk festival mag je 1 goud betalen voor een tempeltrede (T7.12).
passive-13 = elke verovering vraagt 1 soldaat minder, maar minstens 1 (T7.13).
passive-14 = 2 taken meer als je een krijger plaatst (T7.14).
passive-15 = ruil in je beurt 2 steen, 2 maïs en 1 goud tegen elkaar (T7.15).
passive-16 = telkens als iemand Produceren activeert, leg 1 productiegebouw of legerkaart open (T7.16).
passive-17 = telkens als iemand Verovering activeert, 1 goud en 1 punt (T7.17).
passive-18 = telkens als iemand Verjongen activeert, 1 legerkaart en 1 goud (T7.18).
passive-19 = betaal in je beurt zo vaak je wilt 1 aardappel voor een godenkaart (T7.19).
passive-20 = aardappelen, maïs of steen verzamelen geeft 1 meer en 1 punt (T7.20).

gallery-gods = Goden
gallery-workers = Werkers
gallery-tasks = Taken
gallery-actions = Acties van de hogepriester
gallery-benefits = Voordelen
gallery-god-cards = Godenkaarten
gallery-army-cards = Legerkaarten
gallery-buildings = Gebouwen
gallery-weavings = Weefsels
gallery-rewards = Beloningen van wandtapijten
gallery-conquests = Veroveringsvakken
about-god = Een kaart van deze god, of 1 goud, betaalt een vak met dit teken (T3.1).
exhibit-reward = Beloning { $number }

legend-title = Wat de tekens betekenen
legend-gallery = Alle kaarten, gebouwen en weefsels in de galerij
sign-festival = gevierde festivals
sign-flip = wordt omgedraaid
sign-discard = wordt afgelegd
gallery-pieces = Figuren en fiches
gallery-axomamma = Axomamma
exhibit-priest = Hogepriester
about-priest = Staat op de Coricancha; de weg van een werker begint in zijn sectie (T3.2, T3.18).
exhibit-flag = Fiche
about-flag = Trappen, veroveringen en de plaats in de tempel; kleur en teken zeggen van wie.
exhibit-marker = Resterende veroveringsfiches
about-marker = Zo veel veroveringen kun je nog doen (T3.22).
exhibit-festival = Festivalfiche
about-festival = Wie een beurt met een leeg dorp eindigt, neemt het; na het derde festival is het spel afgelopen (T4.1).
exhibit-skull = Gevallenen
about-skull = Bij een festival levert een regio zo veel punten op als er gevallenen zijn (T4.2).
exhibit-bag = Zak
about-bag = De werkers die nog niet in het dorp zijn gekomen.
exhibit-soldier = Soldaat
about-soldier = Open legerkaarten hebben er één of twee; een verovering draait ze om ↻ of legt ze af ✕ (T3.22).
exhibit-small = Klein beeld
about-small = Met een beeld van haar god geeft een godenkaart die een plaatsing betaalt haar voordeel (T3.4).
exhibit-large = Groot beeld
about-large = Als een klein beeld, en bij Aanbidding 3 tempeltreden waard (T3.19).
exhibit-token = Fiche { $number }
about-token = Gaat verder op zijn lus telkens als de dobbelsteen het kiest (T8.30).
about-deed = Een plek op het bord van Axomamma.
