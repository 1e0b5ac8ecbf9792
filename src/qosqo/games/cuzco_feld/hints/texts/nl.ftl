step-keepmissions = Elke vervulde opdracht levert 6 punten op: houd wat past bij wat je toch al wilt doen.
step-placedie = Hoge dobbelstenen doen meer, maar een veld neemt alleen lagere dan die er al liggen: wees er eerder waar ook anderen heen willen.
step-movement = Waar de chasqui een quipu-fiche aflevert, krijg je een veer; ligt het aan het eind bovenop, dan telt het dorp voor jou, en op het masker komt plaats voor een fiche.
step-placefeather = Twee veren maken een diadeem klaar; wie het vroeg activeert, krijgt meer bonus.
step-taketile = Een fiche geeft elke ronde zijn vaardigheid; meer met dezelfde maken die sterker.
step-exchange = Ogen die je elders niet nodig hebt, worden veren, offergaven, kaarten of punten; omlaag geschoven fiches tellen mee.
step-placepriest = Priesters op hoge treden blijven langer en tellen elke ronde; wie er de meeste heeft, krijgt de Inti-medaille.
step-headdress = Een diadeem brengt zijn punten en de bonus van de ronde; het heeft beide veren nodig.
step-fireblessing = De vuurproef is een geschenk: een godenkaart helpt alleen als je een offergave hebt om haar te spelen.
step-secondhalf = Kennis bepaalt wie de volgende ronde begint en telt aan het eind ervan; met voedsel koop je op de markt.
step-useabilities = Eén keer per ronde gebruik je een wetenschaps- en een landbouwvaardigheid: die waarvan je de meeste fiches hebt.
step-buygood = Duurdere goederen geven meer punten per voedsel; zes goederen geven er aan het eind nog 6 bij.
step-dealwithmission = Een opdracht die je vervult, geeft 6 punten en kost niets; vervul je er geen, doe dan die weg die het verst weg is.
step-takemission = Neem een opdracht die je al half vervuld hebt.
can-play-card = Een godenkaart buigt één keer een regel en kost een offergave; niet gespeeld is ze aan het eind niets waard.
can-use-medal = Met een Inti-medaille gebruik je de open godenkaart; ongebruikt is ze 2 punten waard.
can-slide-down = Een omlaag geschoven fiche geeft één keer zijn waarde, in kennis of voedsel, en houdt zijn vaardigheid.

gain-order = eerder aan de beurt
loss-order = later aan de beurt
gain-university = kennis in de universiteit
loss-university = zakt in de universiteit
gain-temple = priesters en de Inti-medaille
loss-temple = zakt in de tempel
gain-villages = bovenop in een dorp
loss-villages = niet meer bovenop in een dorp
gain-headdress = veren voor een diadeem
loss-headdress = een diadeem minder in zicht
gain-tiles = een fiche met zijn vaardigheid
loss-tiles = omlaag geschoven fiches
gain-missions = dichter bij een opdracht
loss-missions = een opdracht minder in de hand
gain-supplies = voedsel en goederen
loss-supplies = verbruikt voedsel
gain-cards = godenkaarten en offergaven
loss-cards = verbruikt kaarten of offergaven
left-dice =
    { $count ->
        [0] geen dobbelsteen over
        [one] laat één dobbelsteen over
       *[other] laat { $count } dobbelstenen over
    }
