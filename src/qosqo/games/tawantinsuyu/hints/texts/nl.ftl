step-keepcards = Met godenkaarten betaal je het plaatsen van werkers: houd die waarvan de goden op vakken staan waar je heen wilt.
step-startweaving = Buren met hetzelfde symbool aan de rand geven op elk festival hun beloning, en lange wandtapijten tellen aan het eind het meest.
step-putpriest = De wegen beginnen onder je hogepriester: zet hem boven de sectie waarin je wilt werken.
step-turn = Een werker doet de taken van de symbolen om hem heen; twee nevenacties bereiden een betere beurt voor.
step-tasks = Wat de ene taak brengt, kan de volgende betalen; buren van dezelfde kleur geven je er meer.
step-takepart = De actie helpt ook de anderen; goud in plaats daarvan vervangt elke grondstof en is aan het eind een punt.
step-godcards = Met godenkaarten betaal je het plaatsen, maar elke kaart in je hand wil op het festival een aardappel.
step-keeparmy = Een legerkaart is soldaten voor een verovering, of meteen een grondstof als je haar aflegt.
step-build = Een open gebouw is aan het eind 2 punten waard; productiegebouwen geven telkens weer hun goederen.
step-buildstatue = Een beeld geeft meteen punten; kaarten van zijn god geven dan ook bij het betalen hun voordeel, en je kunt het voor tempeltreden weggeven.
step-buildsteps = Trappen maken elke weg eronder goedkoper en geven je een punt telkens als anderen ze gebruiken.
step-buyweavings = Buren met hetzelfde symbool aan de rand geven bij de koopman en op elk festival hun beloning; in een wandtapijt zijn alle patronen verschillend.
step-worship = Tempeltreden geven meteen hun beloning en op elk festival punten; de bovenste vier tellen aan het eind.
step-offering = Maïs die je niet als voedsel nodig hebt, wordt tempeltreden.
step-production = Elk open gebouw dat produceert, geeft zijn goederen; daarvoor wordt het gesloten.
step-conquer = Een veroverd vak betaalt meteen, en wie in een regio voorstaat, krijgt op festivals punten voor de gevallenen.
step-casualty = Elke gevallene is op elk festival een punt voor wie in een regio voorstaat.
step-buyworker = Zonder werker kun je niets plaatsen; meer dan twee moeten aan het eind van de beurt weg.
step-feedthegods = Elke kaart zonder aardappel kost 2 punten; goud mag een aardappel vervangen.
step-rejuvenate = Wat weer open ligt, kun je weer gebruiken: het sterkste eerst.
can-take-nomad = Nomaden zijn gratis werkers, maar van de soort die er ligt.
can-move-priest = De zet van de hogepriester biedt iedereen een actie aan: kies de plek die jou het meest helpt en de anderen het minst.

gain-temple = klimt in de tempel
loss-temple = tempeltreden tellen minder
gain-tapestries = een langer of beter wandtapijt
loss-tapestries = een korter wandtapijt
gain-resources = meer grondstoffen
loss-resources = verbruikt grondstoffen
gain-workers = een werker meer in de voorraad
loss-workers = een werker minder in de voorraad
gain-cards = godenkaarten
loss-cards = verbruikt godenkaarten
gain-army = soldaten
loss-army = verbruikt soldaten
gain-buildings = een gebouw
loss-buildings = een gebouw wordt gebruikt
gain-statues = een beeld
loss-statues = geeft een beeld
gain-steps = eigen trappen
loss-steps = eigen trappen tellen minder
gain-regions = staat voor in een regio
loss-regions = zakt in de regio's
left-workers =
    { $count ->
        [0] geen werker over
        [one] laat één werker over
       *[other] laat { $count } werkers over
    }
