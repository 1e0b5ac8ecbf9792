can-triple = Terrein geeft ruimte en hoogte: in een groter dorp mag een hogere tempel staan, en wie vakken overbouwt, tilt zijn Inca's boven de andere uit.
can-double = Met je eigen tweevoudige en enkele tegels vul je wat een drievoudige niet kan: het laatste gat aan de oever, het laatste vak van een dorp.
can-enter = Een Inca in een dorp telt daar mee: wie het hoogst staat, mag de tempel bouwen.
can-move = Over vakken van één soort lopen kost niets, ook steil omhoog; wie het hoogst staat, krijgt tempels, vijvers en de eindtelling.
can-build = Een tempel brengt meteen de helft van zijn waarde, en aan het eind de hele waarde voor wie in de stad het hoogst staat.
can-expand = Een grotere tempel levert opnieuw punten op; ook wordt de stad meer waard voor iedereen die er staat.
can-pond = Een vijver telt zodra hij omsloten is: voor wie aan de oever het hoogst staat.
can-festival = Een feest brengt punten zonder dat je bouwt; het best daar waar je kaarten het relikwie van de open kaart tonen.
can-draw = Zonder kaarten geen feesten; houd je een actiepunt over, dan is een kaart zelden verkeerd.
can-take = Van de open kaart weet je vooraf of ze past.
can-token = Een extra actie is het meest waard als je daarmee nog deze beurt iets afmaakt, voordat een ander het doet.
step-bid = Gespeelde kaarten zijn weg, ook als je afhaakt: ga alleen door waar de punten je kaarten waard zijn; delen is vaak genoeg.

gain-cities = staat in steden hoger voor de eindtelling
loss-cities = staat in steden lager voor de eindtelling
gain-temples = daarna kan er een tempel komen
loss-temples = een mogelijke tempel minder
gain-incas = meer Inca's in dorpen, en hoger
loss-incas = minder Inca's in dorpen
gain-ponds = staat het hoogst aan een vijver
loss-ponds = staat niet meer het hoogst aan een open vijver
gain-supply = spaart extra acties en tegels
loss-supply = verbruikt extra acties of eigen tegels
gain-cards = betere feestkaarten
loss-cards = verbruikt feestkaarten
left-actions =
    { $count ->
        [0] gebruikt alle actiepunten
        [one] laat 1 actiepunt over
       *[other] laat { $count } actiepunten over
    }
