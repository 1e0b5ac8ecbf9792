game-name = Cuzco (Stefan Feld)
game-about = Estafettelopers van de Inca’s bezorgen quipu-fiches, studeren, boeren en stemmen de goden gunstig. Zes rondes met dobbelstenen.
game-facts = van Stefan Feld · ongeveer 90 minuten · voor gevorderden
game-motto = Dobbelstenen, lopers en een masker
option-pututus = Slakkenhuisjes
option-pututus-off = zonder slakkenhuisjes
option-pututus-on = met slakkenhuisjes (module 1, “pututu”)

category-0 = Start
category-1 = Actieveld overwinningspunten
category-2 = Omruilen
category-3 = Hoofdtooi
category-4 = Quipu-fiches meteen (kaart 10)
category-5 = Wetenschaps- en landbouwfiches
category-6 = Universiteit
category-7 = Tempel
category-8 = Markt
category-9 = Opdrachten
category-10 = Inti-medailles
category-11 = Dorpen
category-12 = 12 veren
category-13 = 6 diademen
category-14 = 9 opdrachten
category-15 = 10 quipu-fiches
category-16 = 12 fiches
category-17 = 6 goederen

part-feather = veer
part-slot = uitsparing
part-mission = opdracht
part-other = tweede opdracht
part-die = dobbelsteen
part-to = nieuw aantal ogen
part-light = lichte slakkenhuisjes
part-dark = donkere slakkenhuisjes
part-action = actie
part-to-action = naar welk veld
part-place = waarheen
part-overlay = Cuzco-tableau
part-colour = soort fiche
part-pips = ogen
part-ability = vaardigheid
part-value = waarde
part-card = godenkaart
part-count = hoeveel
part-step = trede
part-circlet = diadeem
part-good = goederenfiche

action-0 = stenen weg
action-1 = hangbrug
action-2 = wetenschap
action-3 = landbouw
action-4 = omruilen
action-5 = tempel
action-6 = hoofdtooi
action-7 = overwinningspunten

place-0 = binnenste dorp in het noorden
place-1 = binnenste dorp in het noordoosten
place-2 = binnenste dorp in het zuidoosten
place-3 = binnenste dorp in het zuiden
place-4 = binnenste dorp in het zuidwesten
place-5 = binnenste dorp in het noordwesten
place-6 = buitenste dorp in het noordoosten
place-7 = buitenste dorp in het oosten
place-8 = buitenste dorp in het zuidoosten
place-9 = buitenste dorp in het zuidwesten
place-10 = buitenste dorp in het westen
place-11 = buitenste dorp in het noordwesten
place-12 = Cuzco

trail-0 = stenen weg
trail-1 = hangbrug

feather-0 = turquoise
feather-1 = paarse
feather-2 = oranje
feather-3 = roze

tile-0 = wetenschapsfiche
tile-1 = landbouwfiche

ability-0 = offergave
ability-1 = overwinningspunten
ability-2 = veer
ability-3 = stenen weg
ability-4 = kennis
ability-5 = hangbrug
ability-6 = godenkaart
ability-7 = quipu-fiche
ability-8 = diadeem
ability-9 = voedsel
ability-10 = landbouw
ability-11 = wetenschap

god-0 = Iliapa
god-1 = Mama Quilia
god-2 = Viracocha
god-3 = Pacha Mama
god-4 = Mama Sara

card-0 = Iliapa (een wetenschaps- en een landbouwfiche tellen dubbel)
card-1 = Iliapa (schuif tot 2 fiches omhoog)
card-2 = Iliapa (een goederenfiche telt tweemaal)
card-3 = Mama Quilia (opdracht met 1 voorwaarde minder)
card-4 = Mama Quilia (nog een beurt met een 1)
card-5 = Mama Quilia (verplaats een dobbelsteen)
card-6 = Viracocha (plaats een gelijke of hogere dobbelsteen)
card-7 = Viracocha (vuurproef met 3 voedsel en 3 kennis)
card-8 = Viracocha (ook een afgelegd fiche)
card-9 = Pacha Mama (punten van een dorp meteen)
card-10 = Pacha Mama (nog een wetenschapsfiche gebruiken)
card-11 = Pacha Mama (stuur een priester terug)
card-12 = Mama Sara (de dobbelsteen telt als 6)
card-13 = Mama Sara (ga naar een dorp naar keuze)
card-14 = Mama Sara (nog een landbouwfiche gebruiken)

good-0 = soep
good-1 = kleding
good-2 = aardewerken kom
good-3 = aardewerken karaf
good-4 = gereedschap
good-5 = sieraden

pututu-0 = licht slakkenhuisje (±1)
pututu-1 = donker slakkenhuisje (±2)

mission-0 = 1 priester in de tempel en 1 landbouwfiche
mission-1 = 1 priester in de tempel en 1 wetenschapsfiche
mission-2 = 1 wetenschapsfiche en 1 landbouwfiche
mission-3 = 1 wetenschapsfiche en spelersvolgorde-fiche 1
mission-4 = 1 landbouwfiche en 1 goederenfiche
mission-5 = quipu-fiches in 2 dorpen
mission-6 = 3 oranje veren
mission-7 = 3 paarse veren
mission-8 = 3 roze veren
mission-9 = 3 turquoise veren
mission-10 = 1 veer van elke kleur
mission-11 = 7 veren
mission-12 = quipu-fiches in 9 dorpen
mission-13 = quipu-fiches in de 3 dorpen met een turquoise veer
mission-14 = quipu-fiches in de 3 dorpen met een roze veer
mission-15 = quipu-fiches in de 3 dorpen met een paarse veer
mission-16 = quipu-fiches in de 3 dorpen met een oranje veer
mission-17 = quipu-fiches in de 3 dorpen met 3 punten
mission-18 = quipu-fiches in 3 dorpen met 2 punten
mission-19 = quipu-fiches in 5 dorpen met verschillende punten
mission-20 = 3 wetenschapsfiches met verschillende vaardigheden
mission-21 = 3 landbouwfiches met verschillende vaardigheden
mission-22 = 3 wetenschapsfiches omlaag geschoven
mission-23 = 3 landbouwfiches omlaag geschoven
mission-24 = 5 fiches omlaag geschoven
mission-25 = 4 wetenschapsfiches
mission-26 = 4 landbouwfiches
mission-27 = 4 godenkaarten met verschillende kleuren
mission-28 = 3 godenkaarten van dezelfde kleur
mission-29 = 2 goederenfiches ‘soep’
mission-30 = 2 goederenfiches ‘kleding’
mission-31 = 2 goederenfiches ‘aardewerken kom’
mission-32 = 2 goederenfiches ‘aardewerken karaf’
mission-33 = 2 goederenfiches ‘gereedschap’
mission-34 = 2 goederenfiches ‘sieraden’
mission-35 = 3 verschillende goederen
mission-36 = 4 goederen
mission-37 = 2 kaarten van Iliapa
mission-38 = 2 kaarten van Mama Quilia
mission-39 = 2 kaarten van Viracocha
mission-40 = 2 kaarten van Pacha Mama
mission-41 = 2 kaarten van Mama Sara
mission-42 = 3 priesters in de tempel
mission-43 = 5 voedsel
mission-44 = 4 geactiveerde diademen
mission-45 = 2 Inti-medailles
mission-46 = 4 offergaven
mission-47 = quipu-fiches in 4 dorpen van de binnenste cirkel
mission-48 = quipu-fiches in 4 dorpen van de buitenste cirkel
mission-49 = 2 fiches met offergave
mission-50 = 2 fiches met overwinningspunten
mission-51 = 2 fiches met kennis
mission-52 = 2 fiches met hangbrug
mission-53 = 2 fiches met stenen weg
mission-54 = 2 fiches met veer
mission-55 = 2 fiches met godenkaart
mission-56 = 2 fiches met quipu-fiche
mission-57 = 2 fiches met diadeem
mission-58 = 2 fiches met voedsel
mission-59 = 2 fiches met wetenschap
mission-60 = 2 fiches met landbouw
to-place-0 = naar het binnenste dorp in het noorden
to-place-1 = naar het binnenste dorp in het noordoosten
to-place-2 = naar het binnenste dorp in het zuidoosten
to-place-3 = naar het binnenste dorp in het zuiden
to-place-4 = naar het binnenste dorp in het zuidwesten
to-place-5 = naar het binnenste dorp in het noordwesten
to-place-6 = naar het buitenste dorp in het noordoosten
to-place-7 = naar het buitenste dorp in het oosten
to-place-8 = naar het buitenste dorp in het zuidoosten
to-place-9 = naar het buitenste dorp in het zuidwesten
to-place-10 = naar het buitenste dorp in het westen
to-place-11 = naar het buitenste dorp in het noordwesten
to-place-12 = naar Cuzco
a-trail-0 = een stenen weg
a-trail-1 = een hangbrug
a-feather-0 = een turquoise veer
a-feather-1 = een paarse veer
a-feather-2 = een oranje veer
a-feather-3 = een roze veer
feathers-of-0 = turquoise veren
feathers-of-1 = paarse veren
feathers-of-2 = oranje veren
feathers-of-3 = roze veren
a-good-0 = het goederenfiche “soep”
a-good-1 = het goederenfiche “kleding”
a-good-2 = het goederenfiche “aardewerken kom”
a-good-3 = het goederenfiche “aardewerken karaf”
a-good-4 = het goederenfiche “gereedschap”
a-good-5 = het goederenfiche “sieraden”
gained-pututu-0 = een licht slakkenhuisje (±1) voor twee gelijke getallen
gained-pututu-1 = een donker slakkenhuisje (±2) voor drie gelijke getallen
phase-0 = Spelvoorbereiding
phase-1 = Fase I: dobbelstenen gooien, acties kiezen en uitvoeren
phase-2 = Fase II: wetenschap en landbouw
phase-3 = Fase III: de gebouwen van Cuzco
building-0 = Universiteit: punten, de nieuwe spelersvolgorde en alle kennisstenen terug op 0
building-1 = Tempel: punten voor priesters en een Inti-medaille
building-2 = Markt: iedereen mag 1 goederenfiche kopen
building-3 = Paleis: iedereen handelt 1 opdracht af
moment-0 = voordat je een dobbelsteen plaatst
moment-1 = bij een actie met een dobbelsteen
moment-2 = bij een beweging
moment-3 = bij het omruilen
moment-4 = nadat je een fiche hebt genomen
moment-5 = als een priester op een bezette trede komt
moment-6 = nadat je een quipu-fiche hebt bezorgd
moment-7 = bij een vuurproef
moment-8 = na de beurt
moment-9 = bij het gebruiken van vaardigheden
moment-10 = bij het kopen van een goederenfiche
moment-11 = bij het vervullen van een opdracht

# De korte namen van de soorten zetten, voor knoppen.
title-place-feather = een veer plaatsen
title-keep-missions = twee opdrachten houden
title-change-die = een dobbelsteen met slakkenhuisjes veranderen
title-place-die = een dobbelsteen plaatsen
title-move-die = een geplaatste dobbelsteen verplaatsen
title-move-to = de chasqui bewegen
title-leave-cuzco = Cuzco verlaten
title-take-tile = een fiche nemen
title-take-discarded-tile = een afgelegd fiche nemen
title-slide-down = een fiche omlaag schuiven
title-slide-up = een fiche omhoog schuiven
title-take-card = een godenkaart nemen
title-reserve-quipus = quipu-fiches naar het reserveveld verplaatsen
title-put-priest = een priester in de tempel zetten
title-flip-circlet = een diadeem activeren
title-use-ability = een vaardigheid gebruiken
title-buy = een goederenfiche kopen
title-complete = een opdracht vervullen · 6 punten
title-complete-easier = een opdracht met 1 voorwaarde minder vervullen · 4 punten
title-throw-away = een opdracht afleggen
title-take-mission = een opdracht nemen
title-play-card = een godenkaart spelen · 1 offergave
title-use-medal = een open godenkaart gebruiken · 1 Inti-medaille
title-place-die-with-card = een dobbelsteen met godenkaart plaatsen · 1 offergave
title-place-die-with-medal = een dobbelsteen met open kaart plaatsen · 1 Inti-medaille

# Zetten in weinig woorden, voor knoppen met een plaatje.
brief-move-to = { $place }
brief-use-ability = “{ $ability }” ({ $colour }) × { $count }
brief-leave-cuzco = { $place } (tableau { $overlay })
brief-place-die = de { $die }: { $action }
brief-use-medal = { $card } · 1 Inti-medaille
brief-play-card = { $card } · 1 offergave
brief-place-die-with-card = de { $die }: { $action } met { $card } · 1 offergave
brief-place-die-with-medal = de { $die }: { $action } met { $card } · 1 Inti-medaille
brief-take-tile = { $colour } “{ $ability }” bij de { $pips }
brief-take-mission = { $mission }
brief-place-feather = uitsparing { $slot }: { $feather }

move-place-feather = { $feather } in uitsparing { $slot } plaatsen
move-keep-missions = de opdrachten “{ $mission }” en “{ $other }” houden
move-change-die = de { $die } met slakkenhuisjes ({ $light } licht, { $dark } donker) in een { $to } veranderen
move-place-die = de { $die } plaatsen: { $action }
move-move-die = de { $die } van “{ $action }” naar “{ $to-action }” verplaatsen
move-move-to = de chasqui { $place } bewegen
move-leave-cuzco = het Cuzco-tableau naar { $overlay } draaien en de chasqui { $place } bewegen
move-take-tile = het { $colour } “{ $ability }” bij de { $pips } nemen
move-take-discarded-tile = het afgelegde { $colour } “{ $ability }” met waarde { $value } nemen
move-slide-down = een { $colour } met waarde { $value } omlaag schuiven
move-slide-up = een { $colour } met waarde { $value } omhoog schuiven
move-take-point = 1 overwinningspunt nemen
move-take-offering = 1 offergave nemen
move-take-card = de godenkaart { $card } nemen
move-reserve-quipus = quipu-fiches naar het reserveveld verplaatsen: { $count }
move-put-priest = een priester op trede { $step } plaatsen
move-flip-circlet = diadeem { $circlet } activeren
move-take-knowledge = 1 veld vooruit op het kennisspoor
move-take-food = 1 voedsel nemen
move-use-ability = “{ $ability }” gebruiken ({ $colour }), telt als { $count }
move-buy = { $good } kopen
move-complete = de opdracht “{ $mission }” vervullen
move-complete-easier = de opdracht “{ $mission }” met 1 voorwaarde minder vervullen
move-throw-away = de opdracht “{ $mission }” afleggen
move-take-mission = de opdracht “{ $mission }” nemen
move-play-card = 1 offergave betalen en de godenkaart { $card } spelen
move-use-medal = een Inti-medaille betalen voor { $card }
move-done = verder
move-place-die-with-card = de { $die } plaatsen: { $action }, en daarbij 1 offergave betalen en de godenkaart { $card } spelen
move-place-die-with-medal = de { $die } plaatsen: { $action }, en daarbij een Inti-medaille betalen voor { $card }

event-points = { $seat } krijgt { $points } { $points ->
    [one] punt
   *[other] punten
  }: { $category }.
event-lost-points = { $seat } verliest { $points } { $points ->
    [one] punt
   *[other] punten
  }: { $category }.
event-round-starts = Ronde { $round } begint.
event-final-scoring = Einde van het spel: laatste opdrachten en eindtelling.
event-rolled = { $seat } gooit { $die }, { $second }, { $third }.
event-took-pututu = { $seat } neemt { $pututu }.
event-changed-die = { $seat } verandert met { $light ->
    [0] { $dark ->
        [one] een donker slakkenhuisje
       *[other] { $dark } donkere slakkenhuisjes
      }
    [one] een licht { $dark ->
        [0] slakkenhuisje
        [one] en een donker slakkenhuisje
       *[other] en { $dark } donkere slakkenhuisjes
      }
   *[other] { $light } lichte { $dark ->
        [0] slakkenhuisjes
        [one] en een donker slakkenhuisje
       *[other] en { $dark } donkere slakkenhuisjes
      }
  } een { $die } in een { $to }.
event-placed-die = { $seat } plaatst een { $die } op “{ $action }”.
event-played-extra-turn = { $seat } speelt nog een beurt als met een 1 op “{ $action }”.
event-moved-die = { $seat } verplaatst een { $die } van “{ $action }” naar “{ $to-action }”.
event-moved = { $seat } beweegt de chasqui over { $trail } met { $pips ->
    [one] 1 oog
   *[other] { $pips } ogen
  } { $place }.
event-turned-overlay = { $seat } draait het Cuzco-tableau naar { $overlay }.
event-delivered = { $seat } bezorgt daar een quipu-fiche ({ $place }).
event-placed-feather = { $seat } plaatst { $feather } in uitsparing { $slot }.
event-took-tile = { $seat } neemt bij de { $pips } het { $colour } “{ $ability }” met waarde { $value }.
event-took-discarded-tile = { $seat } neemt het afgelegde { $colour } “{ $ability }” met waarde { $value }.
event-slid-down = { $seat } schuift een { $colour } met waarde { $value } omlaag.
event-slid-up = { $seat } schuift een { $colour } met waarde { $value } omhoog.
event-took-offerings = { $seat } neemt { $count ->
    [one] 1 offergave
   *[other] { $count } offergaven
  }.
event-took-food = { $seat } neemt { $count } voedsel.
event-advanced = { $seat } gaat { $count ->
    [one] 1 veld
   *[other] { $count } velden
  } vooruit op het kennisspoor, naar { $space }.
event-took-card = { $seat } neemt de godenkaart { $card }.
event-revealed-card = De godenkaart { $card } wordt omgedraaid.
event-rebuilt-pile = De trekstapel van { $god } wordt uit de aflegstapel opnieuw gevormd.
event-reserved-quipus = { $seat } verplaatst { $count ->
    [one] 1 quipu-fiche
   *[other] { $count } quipu-fiches
  } naar het reserveveld.
event-put-priest = { $seat } plaatst een priester op trede { $step }.
event-pushed-priest = Een priester van { $seat } wordt naar trede { $step } geduwd.
event-sent-priest-home = Een priester van { $seat } gaat terug naar het masker.
event-flipped-circlet = { $seat } activeert diadeem { $circlet }: { $value ->
    [one] 1 punt
   *[other] { $value } punten
  } en in deze ronde { $bonus } erbij.
event-used-ability = { $seat } gebruikt “{ $ability }” ({ $colour }){ $count ->
    [one] {""}
   *[other] {", "}dat telt als { $count } fiches
  }.
event-new-place-in-order = { $seat } krijgt spelersvolgorde-fiche { $turn }.
event-won-medal = { $seat } heeft de meeste priesters en krijgt een Inti-medaille.
event-removed-medal = Er is geen priester in de tempel: een Inti-medaille gaat uit het spel.
event-bought = { $seat } koopt { $good } voor { $cost } voedsel.
event-completed = { $seat } vervult de opdracht “{ $mission }”.
event-completed-easier = { $seat } vervult de opdracht “{ $mission }” met 1 voorwaarde minder.
event-threw-away = { $seat } kan geen opdracht vervullen en legt de opdracht “{ $mission }” af.
event-took-mission = { $seat } neemt de opdracht “{ $mission }” uit het paleis.
event-kept-missions = { $seat } houdt de opdrachten “{ $mission }” en “{ $other }”.
event-played-card = { $seat } betaalt 1 offergave en speelt { $card }.
event-used-medal = { $seat } betaalt een Inti-medaille voor { $card }.
event-showed-card = { $seat } laat { $card } zien als bewijs.
event-gained-blessing = { $seat } ondergaat een vuurproef.
event-jumped = { $seat } beweegt de chasqui { $place }, zonder weg.
event-found-own-quipu = { $seat } heeft daar al een quipu-fiche: er wordt niets bezorgd en er is geen veer.
event-had-no-quipu = { $seat } heeft geen quipu-fiche meer: er wordt niets bezorgd en er is geen veer.
event-had-all-of-colour = { $seat } heeft al 3 { $feather } en krijgt er geen meer.
event-had-all-feathers = { $seat } heeft alle 12 veren al en krijgt er geen meer.
event-went-without-offerings = De voorraad heeft geen offergaven meer: { $seat } krijgt er { $count } minder.
event-went-without-food = De voorraad heeft geen voedsel meer: { $seat } krijgt er { $count } minder.
event-lost-steps = { $seat } is aan het einde van het kennisspoor: { $count ->
    [one] 1 stap vervalt
   *[other] { $count } stappen vervallen
  }.
event-won-medal-on-tie = { $seat } krijgt een Inti-medaille: niemand heeft meer priesters, en een daarvan staat het hoogst (trede { $step }).
event-bought-nothing = { $seat } koopt niets.
event-dealt-place-in-order = { $seat } krijgt spelersvolgorde-fiche { $turn }.
event-dealt-mission = { $seat } krijgt de startopdracht “{ $mission }”.
event-dealt-cards = { $seat } krijgt de godenkaarten { $card } en { $second }.
event-dealt-cards-hidden = { $seat } krijgt twee godenkaarten.
event-drew-missions = { $seat } trekt de opdrachten “{ $first }”, “{ $second }”, “{ $third }” en “{ $fourth }”.
event-drew-missions-hidden = { $seat } trekt vier opdrachten.
event-phase-starts = { $phase }.
event-building-resolved = { $building }.
event-spent-pips = { $seat } ruilt { $pips ->
    [one] 1 oog
   *[other] { $pips } ogen
  } om; { $left ->
    [0] er is er geen over
    [one] er is er 1 over
   *[other] er zijn er { $left } over
  }.
event-top-quipu = { $seat } heeft het bovenste quipu-fiche: { $place }.
event-missed-pututu = { $seat } krijgt niets: er is geen { $pututu } meer.
event-won-game = { $seat } wint het spel met { $points } punten.
event-won-game-on-tie = { $seat } wint het spel met { $points } punten: bij gelijke stand beslist de spelersvolgorde.
event-used-no-ability = { $seat } gebruikt geen vaardigheid.
event-left-pips = { $seat } laat { $pips ->
    [one] 1 oog
   *[other] { $pips } ogen
  } ongebruikt.

refusal-die-too-high = een { $die } mag op het actieveld “{ $action }” niet bij een { $lowest }; hij moet lager zijn.
refusal-no-trail = met een { $die } is er van hier geen weg voor “{ $action }”.
refusal-no-tile = met een { $die } is er geen fiche te nemen voor “{ $action }”.
refusal-no-empty-space = er is geen leeg veld op het masker voor “{ $action }”.
refusal-no-priest = alle priesters staan in de tempel.
refusal-no-circlet = met een { $die } kun je geen diadeem met beide veren activeren.
refusal-wrong-trail = de weg { $place } loopt over { $trail }.
refusal-trail-too-high = de weg { $place } vraagt { $pips ->
    [one] 1 oog
   *[other] { $pips } ogen
  }, en je hebt er { $die }.
refusal-tile-too-high = het fiche bij de { $pips } is met een { $die } niet te nemen.
refusal-circlet-too-high = diadeem { $circlet } is met een { $die } niet te activeren.
refusal-circlet-needs-feathers = diadeem { $circlet } heeft veren in beide uitsparingen nodig.
refusal-too-few-pips = dit kost { $cost ->
    [one] 1 oog
   *[other] { $cost } ogen
  }; { $pips ->
    [0] er is er geen over
    [one] er is er nog 1
   *[other] er zijn er nog { $pips }
  }.
refusal-card-not-in-hand = { $card } is niet in de hand.
refusal-card-not-face-up = { $card } ligt niet open.
refusal-card-wrong-phase = { $card } hoort in een andere fase.
refusal-card-not-now = { $card } speel je { $moment }, niet nu.
refusal-card-used-already = { $card } is in deze beurt al gebruikt.
refusal-no-offering = { $card } spelen kost 1 offergave.
refusal-no-medal = er is geen Inti-medaille om te betalen.
refusal-too-little-food = { $good } kost { $cost } voedsel, en je hebt { $food }.
refusal-mission-not-met = de opdracht “{ $mission }” kun je nog niet vervullen: { $reached } van { $need }.
refusal-mission-met = wie een opdracht kan vervullen, moet er een vervullen.
refusal-ability-used = in deze beurt mag je geen vaardigheid meer gebruiken: { $colour }.
refusal-ability-without-effect = “{ $ability }” zou nu geen effect hebben.
refusal-card-needs-the-closed-space = { $card } is gespeeld: de dobbelsteen moet daar waar hij anders niet mag liggen.
refusal-other-die-changed = de in een { $die } veranderde dobbelsteen moet geplaatst worden.
refusal-move-a-die-first = { $card } is gespeeld: eerst moet een dobbelsteen verplaatst worden.
refusal-card-without-effect = { $card } zou hier niets veranderen.
refusal-card-once = { $card } werkt al; een tweede zou niets toevoegen.
refusal-card-leads-to-a-village = { $card } is gespeeld: die leidt naar een dorp, niet naar Cuzco.
refusal-circlet-activated = diadeem { $circlet } is al geactiveerd.
refusal-no-offering-left = er is geen offergave meer in de voorraad.
refusal-same-ability = “{ $ability }” is in deze beurt al gebruikt; nu moet het een andere vaardigheid zijn.
refusal-priest-chosen = { $card } is gespeeld voor de priester op trede { $step }.
refusal-slot-filled = in uitsparing { $slot } zit al een veer.
refusal-slot-of-another-colour = uitsparing { $slot } is voor { $colour }.
refusal-feather-of-another-colour = je hebt { $feather } gekregen.

prompt-placedie = Kies een dobbelsteen en een actieveld.
prompt-movement = Kies waar de chasqui heen loopt.
prompt-delivery = Speel een kaart voor de punten van het dorp, of ga verder.
prompt-placefeather = Kies een uitsparing voor de veer.
prompt-keepmissions = Houd twee van de opdrachten.
prompt-taketile = Neem een fiche bij hoogstens zoveel ogen.
prompt-tiletaken =
    { $stop ->
        [yes] Speel een kaart bij het genomen fiche, of ga verder.
       *[no] Neem een van de afgelegde fiches.
    }
prompt-exchange = Geef de ogen uit: fiches omlaag schuiven, punten, offergaven, kaarten, veren, quipu-fiches naar het reserveveld.
prompt-slideup = Schuif tot twee fiches weer omhoog, of ga verder.
prompt-placepriest = Plaats de priester in de tempel, of speel eerst een kaart.
prompt-headdress = Kies een diadeem.
prompt-fireblessing = Vuurproef: neem een godenkaart of een offergave.
prompt-secondhalf = Vuurproef: neem kennis of voedsel.
prompt-takecard = Neem een godenkaart.
prompt-reservequipus = Kies hoeveel quipu-fiches naar het reserveveld gaan.
prompt-useabilities = Gebruik een wetenschaps- en een landbouwvaardigheid, of ga verder.
prompt-afterturn = Speel een kaart voor nog een beurt, of ga verder.
prompt-buygood =
    { $stop ->
        [yes] Koop een goederenfiche van deze ronde, of ga verder.
       *[no] Koop een goederenfiche van deze ronde.
    }
prompt-dealwithmission = Vervul een opdracht; kun je er geen vervullen, leg er dan een af.
prompt-easiermission = Kies de opdracht die met één voorwaarde minder vervuld wordt.
prompt-takemission = Neem een opdracht uit het paleis.
prompt-lastcards = Speel kaarten voor je laatste opdrachten, of ga verder.

# Woorden van het bestand, waarbij het lab zegt wat ze betekenen.

word-offering = { ability-0 }
word-points = { ability-1 }
word-feather = { ability-2 }
word-stone = { ability-3 }
word-knowledge = { ability-4 }
word-rope = { ability-5 }
word-god-card = { ability-6 }
word-quipu = { ability-7 }
word-circlet = { ability-8 }
word-food = { ability-9 }
word-farm = { ability-10 }
word-study = { ability-11 }
word-soup = { good-0 }
word-clothes = { good-1 }
word-bowl = { good-2 }
word-decanter = { good-3 }
word-tools = { good-4 }
word-jewellery = { good-5 }
word-turquoise = { feather-0 }
word-purple = { feather-1 }
word-orange = { feather-2 }
word-pink = { feather-3 }
word-iliapa = { god-0 }
word-mama-quilia = { god-1 }
word-viracocha = { god-2 }
word-pacha-mama = { god-3 }
word-mama-sara = { god-4 }
word-inner = binnenste cirkel
word-outer = buitenste cirkel
word-priest = een priester in de tempel
word-good = een goederenfiche
word-first = spelersvolgorde-fiche 1
word-conditions = verschillende dingen, alle nodig
word-villages = dorpen met een quipu-fiche
word-villages-with-feather = zulke met een veer van deze kleur
word-villages-with-value = zulke met zoveel punten
word-villages-of-circle = zulke van deze cirkel
word-village-values = zulke met verschillende punten
word-feathers = veren
word-feathers-of = veren van deze kleur
word-feather-colours = verschillende kleuren veren
word-tiles-of = fiches van deze soort
word-tiles-with = fiches met deze vaardigheid
word-abilities = fiches van deze soort met verschillende vaardigheden
word-slid-tiles = omlaag geschoven fiches
word-slid-tiles-of = zulke van deze soort
word-gods-in-hand = godenkaarten met verschillende kleuren
word-cards-of = kaarten van deze god
word-cards-of-one-god = godenkaarten van dezelfde kleur
word-goods = goederenfiches
word-goods-of = goederenfiches van dit soort
word-good-kinds = verschillende goederen
word-priests = priesters in de tempel
word-circlets = geactiveerde diademen
word-medals = Inti-medailles
word-offerings = offergaven
