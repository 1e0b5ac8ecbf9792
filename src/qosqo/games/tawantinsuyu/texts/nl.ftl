game-name = Tawantinsuyu
game-about = Het rijk van de Inca's: stuur werkers de terrassen af, weef, bouw, verover en beklim de tempel, tot het derde festival.
game-facts = van Dávid Turczi · ongeveer 2 uur · voor experts
game-motto = Werkers, weefsels en veroveringen
automaton-name = Axomamma
option-coricancha = Coricancha
option-coricancha-turned = willekeurig gedraaid
option-coricancha-printed = zoals gedrukt, voor een eerste spel
option-opponent = Tegenstanders
option-opponent-players = andere spelers
option-opponent-axomamma = Axomamma, de automatische tegenstander (je speelt alleen)
option-no-personality = Makkelijker: Axomamma zonder persoonlijkheid
option-no-personality-off = uit
option-no-personality-on = aan
option-dear-buildings = Makkelijker: zijn gebouwen kosten 2 steen
option-dear-buildings-off = uit
option-dear-buildings-on = aan
option-two-statues = Makkelijker: aanbidding pas vanaf 2 beelden
option-two-statues-off = uit
option-two-statues-on = aan
option-single-conquest = Makkelijker: geen tweede verovering in de eigen actie
option-single-conquest-off = uit
option-single-conquest-on = aan
option-no-idle-army = Makkelijker: geen legerkaart zonder werkers
option-no-idle-army-off = uit
option-no-idle-army-on = aan
option-free-step = Moeilijker: een gratis tempeltrede bij eigen aanbidding en offer
option-free-step-off = uit
option-free-step-on = aan
option-equal-soldiers = Moeilijker: verovering al met evenveel soldaten als gevallenen
option-equal-soldiers-off = uit
option-equal-soldiers-on = aan
option-soldier-discount = Moeilijker: één soldaat minder omdraaien en afleggen
option-soldier-discount-off = uit
option-soldier-discount-on = aan
option-priest-points = Moeilijker: 2 punten voor elke actie van zijn hogepriester
option-priest-points-off = uit
option-priest-points-on = aan
option-weaving-points = Moeilijker: 2 punten per weefsel bij festivals
option-weaving-points-off = uit
option-weaving-points-on = aan
option-idle-points = Moeilijker: 2 punten voor een beurt zonder werkers
option-idle-points-off = uit
option-idle-points-on = aan
option-leftover-points = Moeilijker: een punt per overgebleven grondstof
option-leftover-points-off = uit
option-leftover-points-on = aan

category-0 = Start
category-1 = Godenkaarten
category-2 = Trappen
category-3 = Beelden
category-4 = Gebouwen
category-5 = Beloningen van wandtapijten
category-6 = Tempel
category-7 = Veroveringen
category-8 = Regio's
category-9 = Festivalfiche
category-10 = Ontbrekende aardappelen
category-11 = Wandtapijten aan het einde
category-12 = Tempel aan het einde
category-13 = Open gebouwen
category-14 = Godenkaarten in de hand
category-15 = Open legerkaarten
category-16 = Overgebleven werkers
category-17 = Overgebleven goud
category-18 = Geruilde aardappelen
category-19 = Beloningen op het bord van Axomamma
category-20 = Moeilijkheid
category-21 = Overgebleven grondstoffen

worker-0 = architect
worker-1 = ambachtsman
worker-2 = krijger
worker-3 = koerier
worker-4 = priester
resource-0 = aardappelen
resource-1 = maïs
resource-2 = steen
resource-3 = goud
exchanged-0 = aardappelen
exchanged-1 = 2 maïs
exchanged-2 = 2 steen
exchanged-3 = 1 goud
task-0 = aardappelen verzamelen
task-1 = maïs verzamelen
task-2 = steen verzamelen
task-3 = goud verzamelen
task-4 = trappen bouwen
task-5 = een gebouw neerzetten
task-6 = een beeld bouwen
task-7 = weefsels kopen
task-8 = koopman
task-9 = training
task-10 = één keer produceren
action-0 = Produceren
action-1 = Aanbidding
action-2 = Offer
action-3 = Verovering
action-4 = Verjongen
effect-0 = aardappelen
effect-1 = maïs
effect-2 = steen
effect-3 = goud
effect-4 = punten
effect-5 = godenkaart
effect-6 = legerkaart
effect-7 = training
effect-8 = gebouw tegen betaling
effect-9 = beeld tegen betaling
effect-10 = klein beeld
effect-11 = weefsel
effect-12 = werker van de nomaden
effect-13 = tempeltrede voor goud
effect-14 = tempeltrede
effect-15 = verjonging
effect-16 = keuze
level-0 = bovenste
level-1 = onderste
size-0 = kleine
size-1 = grote
tapestry-end-0 = links
tapestry-end-1 = rechts
village-end-0 = aardappelkant
village-end-1 = maïskant
which-0 = het open weefsel
which-1 = het weefsel eronder
other-slot-0 = gebouw 1
other-slot-1 = gebouw 2
other-slot-2 = gebouw 3
other-slot-3 = gebouw 4
other-slot-4 = geen ander
source-0 = van de aardappelkant van het dorp
source-1 = van de maïskant van het dorp
source-2 = van de nomaden
row-0 = bovenste rij
row-1 = middelste rij
row-2 = onderste rij
deed-0 = weefsels kopen
deed-1 = een beeld bouwen
deed-2 = een productiegebouw bouwen
deed-3 = een passief gebouw bouwen
deed-4 = trappen bouwen
deed-5 = een werker van de aardappelkant
deed-6 = een werker van de maïskant
deed-7 = een nomade
deed-8 = een legerkaart
deed-9 = een tempeltrede
deed-10 = voorraad
deed-11 = zijn persoonlijkheid
reason-0 = hij kan niet betalen
reason-1 = er is niets over
reason-2 = hij staat al bovenaan
reason-3 = hij heeft te weinig soldaten
reason-4 = hij heeft geen veroveringsfiche meer
reason-5 = er past er geen aan een van zijn wandtapijten
personality-0 = 1 goud en een klein beeld
personality-1 = 1 goud en een weefsel
personality-2 = 1 goud en een tempeltrede
personality-3 = 1 goud en een gebouw

# Hoe dingen heten: naar wat ze zijn en opleveren, niet naar de gedrukte nummers.
card-name = { $god } ({ $does })
building-name-production = “levert { $does }”
building-name-passive = “{ $does }”
weaving-name = “{ $pattern }” ({ $left } | { $right })
army-name =
    { $soldiers ->
        [one] met 1 soldaat ({ $does })
       *[other] met { $soldiers } soldaten ({ $does })
    }
space-name = { $god } ({ terrace }, sectie { $section })
terrace =
    { $terrace ->
        [0] bovenste terras
        [1] middelste terras
       *[other] onderste terras
    }
conquest-name = { $region } { $place }
brief-benefit = { $count } × { $what }
word-and = { " en " }
word-or = { " of " }
benefit-none = niets
benefit-0 = { $count ->
    [one] 1 aardappel
   *[other] { $count } aardappelen
}
benefit-1 = { $count } maïs
benefit-2 = { $count } steen
benefit-3 = { $count } goud
benefit-4 = { $count ->
    [one] 1 punt
   *[other] { $count } punten
}
benefit-5 = { $count ->
    [one] 1 godenkaart van de stapel of uit het aanbod
   *[other] { $count } godenkaarten van de stapel of uit het aanbod
}
benefit-6 = { $count ->
    [one] 1 legerkaart
   *[other] { $count } legerkaarten
}
benefit-7 = training (2 legerkaarten, houd er 1)
benefit-8 = een gebouw bouwen en betalen
benefit-9 = een beeld bouwen en betalen
benefit-10 = gratis een klein beeld
benefit-11 = een weefsel van de stapel
benefit-12 = een werker van de nomaden
benefit-13 = 1 tempeltrede voor 1 goud
benefit-14 = { $count ->
    [one] 1 tempeltrede
   *[other] { $count } tempeltreden
}
benefit-15 = { $count ->
    [one] 1 productiegebouw of legerkaart openleggen
   *[other] tot { $count } productiegebouwen of legerkaarten openleggen
}
pattern-0 = berg
pattern-1 = treden
pattern-2 = oog
pattern-3 = voren
pattern-4 = slang
pattern-5 = kruis
pattern-6 = velden
brief-1 = iedereen als koerier
brief-2 = iedereen als priester
brief-3 = krijger: 2 gebouwen open
brief-4 = nieuwe paren: direct loon
brief-5 = architect = ambachtsman
brief-6 = festival: 4 aardappelen
brief-7 = eigen trappen: punten
brief-8 = trek 5 weefsels
brief-9 = festival: langste tapijt
brief-10 = festival: grondstoffen
brief-11 = offer: weefsel
brief-12 = aanbidding: tempel voor goud
brief-13 = verovering: 1 soldaat minder
brief-14 = krijger: 2 taken meer
brief-15 = 2 steen = 2 maïs = 1 goud
brief-16 = produceren: 1 open
brief-17 = verovering: 1 goud, 1 punt
brief-18 = verjongen: legerkaart, goud
brief-19 = 1 aardappel: godenkaart
brief-20 = verzamelen: 1 meer, 1 punt

part-action = actie
part-amount = hoeveel
part-army = legerkaart
part-building = gebouw
part-card = godenkaart
part-conquest = veroveringsveld
part-corn = maïs
part-discard1 = afgelegde kaarten met één soldaat
part-discard2 = afgelegde kaarten met twee soldaten
part-effect = voordeel
part-end = kant
part-first = eerste kaart
part-flip1 = omgedraaide kaarten met één soldaat
part-flip2 = omgedraaide kaarten met twee soldaten
part-get = krijgen
part-give = geven
part-god = god
part-gold = goud
part-level = hoogte
part-other = tweede gebouw
part-potato = aardappelen
part-role = geplaatst als
part-second = tweede kaart
part-section = sectie
part-size = grootte
part-slot = gebouw van de markt
part-space = veld
part-spot = plek
part-spots = hoe ver
part-steps = tempeltreden
part-stone = steen
part-tapestry = wandtapijt
part-task = taak
part-third = derde kaart
part-weaving = weefsel
part-which = welke
part-worker = werker

# What a payment consists of, without what is not in it.
payment = { LIST(payment-potato, payment-corn, payment-stone, payment-gold) }
payment-potato =
    { $potato ->
        [0] { "" }
        [one] { $potato } aardappel
       *[other] { $potato } aardappelen
    }
payment-corn =
    { $corn ->
        [0] { "" }
       *[other] { $corn } maïs
    }
payment-stone =
    { $stone ->
        [0] { "" }
       *[other] { $stone } steen
    }
payment-gold =
    { $gold ->
        [0] { "" }
       *[other] { $gold } goud
    }
stuff =
    { $resource ->
        [0] { $amount ->
            [one] { $amount } aardappel
           *[other] { $amount } aardappelen
        }
        [1] { $amount } maïs
        [2] { $amount } steen
       *[3] { $amount } goud
    }
workers = { LIST(workers-architects, workers-craftsmen, workers-warriors, workers-couriers, workers-priests) }
workers-architects =
    { $architects ->
        [0] { "" }
        [one] { $architects } architect
       *[other] { $architects } architecten
    }
workers-craftsmen =
    { $craftsmen ->
        [0] { "" }
        [one] { $craftsmen } ambachtsman
       *[other] { $craftsmen } ambachtslieden
    }
workers-warriors =
    { $warriors ->
        [0] { "" }
        [one] { $warriors } krijger
       *[other] { $warriors } krijgers
    }
workers-couriers =
    { $couriers ->
        [0] { "" }
        [one] { $couriers } koerier
       *[other] { $couriers } koeriers
    }
workers-priests =
    { $priests ->
        [0] { "" }
        [one] { $priests } priester
       *[other] { $priests } priesters
    }
soldiers = { LIST(soldiers-flip1, soldiers-flip2, soldiers-discard1, soldiers-discard2) }
soldiers-flip1 =
    { $flip1 ->
        [0] { "" }
        [one] { $flip1 } kaart met één soldaat omgedraaid
       *[other] { $flip1 } kaarten met één soldaat omgedraaid
    }
soldiers-flip2 =
    { $flip2 ->
        [0] { "" }
        [one] { $flip2 } kaart met twee soldaten omgedraaid
       *[other] { $flip2 } kaarten met twee soldaten omgedraaid
    }
soldiers-discard1 =
    { $discard1 ->
        [0] { "" }
        [one] { $discard1 } kaart met één soldaat afgelegd
       *[other] { $discard1 } kaarten met één soldaat afgelegd
    }
soldiers-discard2 =
    { $discard2 ->
        [0] { "" }
        [one] { $discard2 } kaart met twee soldaten afgelegd
       *[other] { $discard2 } kaarten met twee soldaten afgelegd
    }
way-roaming =
    { $roaming ->
        [0] { "" }
       *[other] { $roaming } voor zwerven
    }
way-descending =
    { $descending ->
        [0] { "" }
       *[other] { $descending } voor afdalen
    }
way-spared =
    { $spared ->
        [0] { "" }
       *[other] 1 minder door de koerier
    }
tasks-ability =
    { $ability ->
        [0] { "" }
       *[other] { $ability } meer door de vaardigheid
    }
tasks-neighbours =
    { $neighbours ->
        [0] { "" }
        [one] { $neighbours } meer door een buur van dezelfde kleur
       *[other] { $neighbours } meer door buren van dezelfde kleur
    }

# De korte namen van de soorten zetten, voor knoppen.
title-keep-cards = drie godenkaarten houden
title-start-weaving = een startweefsel kiezen
title-use-card = een godenkaart gebruiken
title-put-priest = de hogepriester neerzetten
title-place = een werker met godenkaart plaatsen
title-place-for-gold = een werker plaatsen · 1 goud
title-move-priest = de hogepriester verplaatsen
title-take-nomad = een nomade werven
title-pay = betalen
title-task = een taak uitvoeren
title-build = een gebouw bouwen
title-replace = gebouwen van de markt vervangen · 1 godenkaart
title-remove = een of twee gebouwen kiezen
title-build-steps = trappen bouwen
title-build-statue = een beeld bouwen
title-buy-weaving = een weefsel kopen
title-attach = het weefsel aan een wandtapijt toevoegen
title-take-weaving = een weefsel nemen
title-put-under = een weefsel onder de stapel leggen
title-keep-army = een legerkaart houden
title-produce = met een gebouw produceren
title-act = de actie uitvoeren
title-worship = een beeld geven
title-offer = maïs offeren
title-revive-building = een gebouw open draaien
title-revive-army = een legerkaart open draaien
title-casualty = gevallene uit het dorp
title-casualty-nomad = gevallene van de nomaden
title-play-army = een legerkaart spelen
title-conquer = een vak veroveren
title-spend = soldaten inzetten
title-buy-worker = een werker kopen
title-dismiss = een werker wegsturen
title-choose = een voordeel kiezen
title-take-card = een godenkaart uit het aanbod nemen
title-fetch = een werker ernaast nemen
title-pay-gold = goud voor ontbrekende aardappelen betalen
title-discard-army = een legerkaart afleggen voor de grondstof erop
title-exchange = grondstoffen ruilen

# Zetten in weinig woorden, voor knoppen met een plaatje.
brief-conquer = { $conquest }
brief-buy-weaving = weefsel { $weaving }
brief-replace = gebouwen vervangen · { $card }
brief-put-priest = hogepriester: { $spot }
brief-place = { $worker } op { $space } met { $card } (als { $role })
brief-place-for-gold = { $worker } op { $space } · 1 goud (als { $role })
brief-discard-army = legerkaart { $army } afleggen
brief-task = { $task }
brief-act = { $action }
brief-choose = { $amount } × { $effect }

move-keep-cards = { $first }, { $second } en { $third } houden, de andere gebruiken
move-keep-cards-hidden = drie godenkaarten houden
move-start-weaving = met het weefsel { $weaving } beginnen
move-use-card = { $card } gebruiken
move-put-priest = hogepriester op plek { $spot } zetten
move-place = { $worker } met { $card } op { $space } plaatsen (als { $role })
move-place-for-gold = { $worker } voor 1 goud op { $space } plaatsen (als { $role })
move-move-priest =
    { $spots ->
        [one] hogepriester { $spots } plek verder zetten
       *[other] hogepriester { $spots } plekken verder zetten
    }
move-pray = bidden: 2 godenkaarten nemen
move-train = trainen: 2 legerkaarten trekken, 1 houden
move-take-nomad = { $worker } van de nomaden nemen
move-pay = { payment } betalen
move-task = taak: { $task }
move-build = { $building } neerzetten
move-replace = { $card } terugleggen om gebouwen van de markt te vervangen
move-replace-hidden = een godenkaart terugleggen om gebouwen van de markt te vervangen
move-remove = gebouw { $slot } van de markt vervangen, en ook: { $other }
move-build-steps = de { $level } trappen van sectie { $section } bouwen
move-build-statue = het { $size } beeld van { $god } bouwen
move-buy-weaving = weefsel { $weaving } kopen
move-attach = aan wandtapijt { $tapestry } toevoegen, { $end }
move-take-weaving = { $which } nemen
move-put-under = weefsel { $weaving } onder de stapel leggen
move-keep-army = legerkaart { $army } houden
move-keep-army-hidden = één legerkaart houden
move-produce = met { $building } produceren
move-act = { $action } uitvoeren
move-take-gold = in plaats daarvan 1 goud nemen
move-worship = het { $size } beeld van { $god } afgeven
move-offer =
    { $steps ->
        [one] maïs offeren voor { $steps } tempeltrede
       *[other] maïs offeren voor { $steps } tempeltreden
    }
move-revive-building = { $building } open draaien
move-revive-army = legerkaart { $army } open draaien
move-casualty = gevallene van de { $end }
move-casualty-nomad = gevallene: { $worker } van de nomaden
move-play-army = legerkaart { $army } spelen
move-conquer = { $conquest } veroveren
move-spend = soldaten inzetten: { soldiers }
move-buy-worker = werker aan de { $end } kopen
move-dismiss = { $worker } ontslaan
move-climb = 1 goud voor een tempeltrede betalen
move-choose = kiezen: { $amount } × { $effect }
move-draw-card = een godenkaart van de stapel trekken
move-take-card = { $card } uit het aanbod nemen
move-fetch = de werker op { $space } nemen
move-feed = 1 aardappel voor nog een taak betalen
move-pay-gold =
    { $amount ->
        [0] betalen met de aardappelen die er zijn, zonder goud
       *[other] { $amount } goud voor ontbrekende aardappelen betalen
    }
move-pass = niets meer
move-discard-army = legerkaart { $army } afleggen voor de grondstof erop
move-exchange = { $give } ruilen voor { $get }
move-draw-for-potato = 1 aardappel voor een godenkaart betalen
move-pay-by-hand = zelf kiezen hoe de volgende betaling gaat

event-chose-cards = { $seat } heeft drie kaarten gekozen om te houden.
event-chose-weaving = { $seat } begint met het weefsel { $weaving }.
event-used-card = { $seat } gebruikt { $card }.
event-priest-put = { $seat } zet de hogepriester op plek { $spot } ({ $action }).
event-placed = { $seat } plaatst de { $worker } met { $card } op { $space }.
event-placed-as = { $seat } plaatst de { $worker } met { $card } op { $space } (als { $role }).
event-placed-for-gold = { $seat } plaatst de { $worker } voor goud op { $space }.
event-placed-for-gold-as = { $seat } plaatst de { $worker } voor goud op { $space } (als { $role }).
event-paid = { $seat } betaalt { payment }.
event-got = { $seat } krijgt { stuff }.
event-priest-moved = { $seat } zet de hogepriester op plek { $spot }: { $action }.
event-drew-card = { $seat } trekt { $card }.
event-drew-card-hidden = { $seat } trekt een godenkaart.
event-took-card = { $seat } neemt { $card } uit het aanbod.
event-drew-army = { $seat } trekt de legerkaart { $army }.
event-drew-army-hidden = { $seat } trekt een legerkaart.
event-trained = { $seat } houdt één legerkaart en legt die { $army } af.
event-has-tasks =
    { $amount ->
        [one] { $seat } heeft { $amount } taak.
       *[other] { $seat } heeft { $amount } taken: { LIST(tasks-ability, tasks-neighbours) }.
    }
event-does-task = { $seat } doet een taak: { $task }.
event-lost-tasks =
    { $amount ->
        [one] { $seat } ziet af van 1 taak.
       *[other] { $seat } ziet af van { $amount } taken.
    }
event-built = { $seat } zet het gebouw { $building } neer.
event-replaced = { $seat } verwijdert het gebouw { $building } uit de markt.
event-market-got = Het gebouw { $building } komt in de markt.
event-built-steps = { $seat } bouwt de { $level } trappen van sectie { $section }.
event-built-statue = { $seat } krijgt het { $size } beeld van { $god }.
event-drew-weaving = { $seat } trekt het weefsel { $weaving }.
event-got-weaving = { $seat } krijgt het weefsel { $weaving } gratis.
event-attached = { $seat } voegt het weefsel { $weaving } toe aan wandtapijt { $tapestry } ({ $end }).
event-matched = { $left } en { $right } passen bij elkaar in een wandtapijt van { $seat }: { $effect }.
event-produced = { $seat } produceert met het gebouw { $building } en draait het om.
event-took-gold = { $seat } neemt goud in plaats van te handelen.
event-gave-statue = { $seat } geeft het { $size } beeld van { $god } af.
event-climbed = { $seat } klimt naar tempeltrede { $steps }.
event-revived-building =
    { $free ->
        [0] { $seat } draait het gebouw { $building } open.
       *[other] { $seat } draait het gebouw { $building } gratis open.
    }
event-revived-army =
    { $free ->
        [0] { $seat } draait de legerkaart { $army } open.
       *[other] { $seat } draait de legerkaart { $army } gratis open.
    }
event-casualty-fell = { $seat } stuurt de { $worker } { $source } naar de gevallenen van de oorlog.
event-played-army =
    { $free ->
        [0] { $seat } speelt de legerkaart { $army }.
       *[other] { $seat } speelt de legerkaart { $army } gratis.
    }
event-conquered = { $seat } verovert { $conquest }.
event-spent-soldiers = { $seat } zet soldaten in: { soldiers }.
event-dismissed = { $seat } ontslaat de { $worker }.
event-fetched = De vaardigheid van de krijger brengt { $seat } ook een buur: de { $worker } van { $space }.
event-offer-shuffled = Het aanbod van godenkaarten wordt door de stapel geschud.
event-card-offered = { $card } komt in het aanbod.
event-festival-triggered = { $seat } luidt festival { $festival } in.
event-festival-begins = Festival { $festival } wordt gevierd.
event-region-won = { $seat } heeft de meeste veroveringen in { $region }; elke gevallene van de oorlog ({ $amount }) is 1 punt waard.
event-region-tied = { $seat } heeft in { $region } evenveel veroveringen als een ander, en de meest rechtse; elke gevallene van de oorlog ({ $amount }) is 1 punt waard.
event-lacked-potatoes =
    { $amount ->
        [one] { $seat } komt 1 aardappel tekort voor de godenkaarten; dat kost 2 punten (maar nooit onder 0).
       *[other] { $seat } komt { $amount } aardappelen tekort voor de godenkaarten; elke kost 2 punten (maar nooit onder 0).
    }
event-village-filled = Nieuw in het dorp: { workers }.
event-neutral-worker = Een neutrale { $worker } komt op { $space }.
event-discarded-army = { $seat } legt de legerkaart { $army } af voor de grondstof erop.
event-exchanged = { $seat } ruilt { $give } voor { $get }.
event-used-building = { $seat } gebruikt het gebouw { $building }.
event-final-scoring = Het spel is uit: eindtelling.
event-returned-card = { $seat } legt { $card } onder de stapel.
event-returned-card-hidden = { $seat } legt een godenkaart onder de stapel.
event-personality-drawn = De persoonlijkheid van { $seat }: { $personality }.
event-tucked-card = { $card } wordt bij { $seat } onder plaats { $slot } geschoven.
event-axomamma-army = { $seat } trekt een legerkaart, gesloten.
event-no-priest-action = { $seat } voldoet aan geen van de voorwaarden van { $action } en { $next }.
event-not-followed = { $seat } kan deze actie niet volgen: { $action }.
event-rolled = { $seat } gooit { $die }; dat wijst { $card } aan.
event-no-space-for = Voor { $card }, de kaart van { $seat }, is er geen vrij vak.
event-axomamma-placed = { $seat } plaatst de { $worker } met { $card } op { $space }.
event-statue-honoured = { $seat } bezit een beeld bij de gekozen kaart: { $god }.
event-token-acts = { $seat }, fiche { $token }, { $row }, veld { $spot }: { $deed }.
event-token-moved = Fiche { $token } ({ $row }) gaat verder naar veld { $spot }.
event-deed-skipped = { $seat } slaat “{ $deed }” over: { $reason }.
event-gold-instead = { $seat } neemt goud in plaats van “{ $deed }”: { $reason }.
event-statue-roll = { $seat } gooit { $die } voor het beeld: { $card }.
event-card-discarded = { $seat } legt { $card } uit het aanbod onder de stapel.
event-potatoes-traded = { $seat } ruilt 5 aardappelen voor punten.
event-without-workers = { $seat } heeft geen werker om te plaatsen.
event-last-actions = { $seat } handelt nog één keer voor de eindtelling.
event-bought-worker = { $seat } koopt de { $worker } aan de { $end }.
event-first-workers = { $seat } begint met twee werkers: { $worker } en { $other }.
event-village-laid = Het dorp: { workers }.
event-nomads-laid = De nomaden: { workers }.
event-coricancha-turned = Plek 1 van de Coricancha toont { $action }; de andere acties volgen met de klok mee.
event-first-neutral-worker = Een neutrale { $worker } staat op { $space }.
event-market-laid = Het gebouw { $building } ligt in de markt.
event-weaving-shown = Weefsel { $weaving } ligt nu open op de stapel.
event-dealt = Iedereen krijgt 2 steen, en de godenkaarten worden uitgedeeld.
event-chosen-shuffled = De gebruikte godenkaarten worden door de stapel geschud.
event-market-refilled-at-start = Het gebouw { $building } komt in de markt.
event-turn-begins = Beurt { $amount }: { $seat }.
event-god-favours = { $seat } bezit een beeld van { $god } en krijgt het voordeel van { $card }.
event-ability-brings =
    { $worker ->
        [krijger] De vaardigheid van de krijger brengt { $seat } een legerkaart.
       *[other] De vaardigheid van de priester brengt { $seat } na de taken een godenkaart.
    }
event-steps-used = De weg loopt over de { $level } trappen van sectie { $section }, gebouwd door { $seat }.
event-acts = { $seat } handelt in plaats van goud te nemen: { $action }.
event-left-unused = { $seat } gebruikt de actie niet: { $action }.
event-revived-no-more = { $seat } draait niets meer open.
event-nothing-to-revive = { $seat } heeft niets dat opengedraaid kan worden.
event-bought-no-weaving = { $seat } koopt geen weefsel.
event-conquered-nothing = { $seat } plaatst deze keer geen veroveringsfiche.
event-won-by-resources =
    { $amount ->
        [one] { $seat } wint met { $amount } punt: niemand met evenveel heeft meer grondstoffen.
       *[other] { $seat } wint met { $amount } punten: niemand met evenveel heeft meer grondstoffen.
    }
event-shared-victory =
    { $amount ->
        [one] { $seat } deelt de overwinning met { $amount } punt.
       *[other] { $seat } deelt de overwinning met { $amount } punten.
    }
event-way-costs = De weg kost { $seat } { $amount } voedsel: { LIST(way-roaming, way-descending, way-spared) }.
event-fed-priest = { $seat } geeft de priester een aardappel voor nog een taak.
event-prays = { $seat } bidt om twee godenkaarten.
event-trains = { $seat } traint: twee legerkaarten, waarvan er één blijft.
event-recruited = { $seat } werft de { $worker } van de nomaden.
event-gained-nomad = { $seat } krijgt de { $worker } van de nomaden.
event-nomad-came = Er komt een nieuwe nomade uit de zak: { $worker }.
event-bought-step = { $seat } koopt een tempeltrede.
event-steps-lost =
    { $steps ->
        [one] { $seat } staat boven in de tempel: { $steps } trede vervalt.
       *[other] { $seat } staat boven in de tempel: { $steps } treden vervallen.
    }
event-offered =
    { $steps ->
        [one] { $seat } offert maïs voor { $steps } tempeltrede.
       *[other] { $seat } offert maïs voor { $steps } tempeltreden.
    }
event-bought-weaving = { $seat } koopt het weefsel { $weaving }.
event-put-under = { $seat } legt het weefsel { $weaving } onder de stapel.
event-produced-one = { $seat } produceert met het gebouw { $building }, dat open blijft.
event-replacement-came = In plaats daarvan komt het gebouw { $building } in de markt.
event-market-cleared = Het gebouw { $building } verlaat de markt en gaat onder zijn stapel.
event-market-renewed = Het gebouw { $building } komt in de markt.
event-temple-scored = { $seat } staat op tempeltrede { $steps }.
event-owes-potatoes =
    { $amount ->
        [one] { $seat } is { $amount } aardappel schuldig voor de godenkaart in de hand.
       *[other] { $seat } is { $amount } aardappelen schuldig voor de godenkaarten in de hand.
    }
event-bag-empty = De zak is leeg: het volgende festival wordt meteen ingeluid.
event-last-festival = Dat wordt het laatste: daarna eindigt het spel.
event-drew-festival-card = { $seat } trekt na het festival { $card }.
event-drew-festival-card-hidden = { $seat } trekt na het festival een godenkaart.
event-used-festival-card = { $seat } gebruikt het voordeel van { $card }.
event-used-shuffled = De gebruikte godenkaarten worden door de stapel geschud.
event-won =
    { $amount ->
        [one] { $seat } wint met { $amount } punt.
       *[other] { $seat } wint met { $amount } punten.
    }
event-won-alone = { $seat } wint van de automatische tegenstander.
event-lost-alone = Om te winnen had { $seat } minstens { $amount } punten nodig, en meer dan de automatische tegenstander: die wint.
event-axomamma-weaving = Het toeval geeft { $seat } het weefsel { $weaving } om mee te beginnen.
event-provided = In plaats van godenkaarten krijgt { $seat } voorraden en een legerkaart.
event-army-at-start = { $seat } trekt een legerkaart, gesloten.
event-axomamma-arrives = { $seat } gooit { $die } en zet zijn hogepriester zo ver met de klok mee van de andere, op plek { $spot } ({ $action }).
event-free-steps = { $seat } krijgt de bovenste trappen van sectie { $section } gratis.
event-worker-rewards = De { $worker } brengt { $seat } een beloning.
event-axomamma-dismissed = { $seat } heeft meer dan twee werkers; het toeval stuurt de { $worker } weg.
event-offer-empty = In het aanbod ligt geen kaart die { $seat } kan verwijderen.
event-no-army-card = Er is geen legerkaart over voor { $seat }.
event-axomamma-got-worker = { $seat } krijgt de { $worker } { $source }.
event-army-after-priest = Na de actie van zijn hogepriester trekt { $seat } een legerkaart, gesloten.
event-offer-cleared = Na de actie van zijn hogepriester legt { $seat } { $card } uit het aanbod onder de stapel, zonder punten.
event-nothing-to-do = { $seat } vindt niets te doen: { $action }.
event-axomamma-produced = { $seat } produceert met het gebouw { $building }.
event-no-conquest = { $seat } verovert niets: { $reason }.
event-no-second-conquest = { $seat } doet geen tweede verovering: { $reason }.
event-benefit-missed = { $seat } loopt een voordeel mis ({ $effect }): { $reason }.
event-leftover-declined = { $seat } koopt geen van de overige weefsels: { $reason }.
event-no-second-weaving = { $seat } koopt geen tweede weefsel en neemt daarvoor goud: { $reason }.
event-built-no-statue = { $seat } bouwt geen beeld.
event-built-nothing = { $seat } zet geen gebouw neer.
event-bought-no-step = { $seat } koopt geen tempeltrede.
event-axomamma-built = { $seat } zet het gebouw { $building } neer.
event-axomamma-recruited = { $seat } werft de { $worker } { $source }.
event-personality-acts = De persoonlijkheid van { $seat } werkt: { $personality }.
event-idle-nomad = Daarom neemt { $seat } de { $worker } van de nomaden.
event-no-nomad = Er is geen nomade voor { $seat }.
event-idle-card = { $seat } legt { $card } uit het aanbod onder de stapel, voor 1 punt.
event-army-without-worker = { $seat } trekt een legerkaart, gesloten.
event-priest-walked-on = De hogepriester van { $seat } gaat verder naar plek { $spot } ({ $action }) zonder te handelen.
event-weavings-scored =
    { $amount ->
        [one] In plaats van een koopman telt { $seat } { $amount } weefsel.
       *[other] In plaats van een koopman telt { $seat } { $amount } weefsels.
    }
event-axomamma-behind = { $seat } staat achter en krijgt punten in plaats van kaarten.
event-single-conquest = { $seat } doet in dit makkelijkere spel geen tweede verovering.

refusal-space-taken = Op { $space } staat al een werker.
refusal-wrong-symbol = { $space } draagt niet het symbool van { $card }.
refusal-too-little-food = De weg daarheen kost { $amount } voedsel.
refusal-no-gold = Zonder passende godenkaart kost het plaatsen 1 goud.
refusal-cannot-pay = Het kost { payment }.
refusal-used-in-set = “{ $task }” is in deze set van drie taken al gebruikt.
refusal-no-building = Geen gebouw van de markt is te betalen, en geen godenkaart kan er een vervangen.
refusal-no-step-marker = Er is geen trapfiche over.
refusal-steps-taken = De { $level } trappen van sectie { $section } zijn al gebouwd.
refusal-upper-steps-missing = Sectie { $section } heeft eerst de bovenste trappen nodig.
refusal-no-such-statue = Het { $size } beeld van { $god } is er niet.
refusal-pattern-twice = Wandtapijt { $tapestry } heeft dit patroon al.
refusal-conquest-taken = { $conquest } is al veroverd.
refusal-too-few-soldiers = { $conquest } heeft meer open soldaten nodig.
refusal-no-conquest-marker = Er is geen veroveringsfiche over.
refusal-same-action-twice = De twee nevenacties moeten verschillend zijn.
refusal-nothing-there = Er valt niets te nemen.
refusal-top-of-temple = Boven in de tempel is er geen volgende trede.
refusal-no-such-worker = Je hebt geen { $worker } om te plaatsen.
refusal-no-such-card = { $card } is niet in je hand.
refusal-no-such-role = De { $worker } kan niet als { $role } geplaatst worden.
refusal-no-match = In je wandtapijten passen geen buren bij elkaar.
refusal-no-production = Geen van je productiegebouwen is open.
refusal-exchanged-back = Wat net geruild is, wordt niet teruggeruild vóór een andere actie.
refusal-needed-for-payment = Dit is nodig voor wat nu betaald wordt.
refusal-price-in-food = Het kost { $amount } voedsel.

prompt-keepcards = Kies de drie godenkaarten die je houdt.
prompt-startweaving = Kies je eerste weefsel.
prompt-usechosen = Gebruik een godenkaart voor haar voordeel.
prompt-putpriest = Zet je hogepriester op een plek van de Coricancha.
prompt-turn = Plaats een werker (werker, vak, kaart of goud), of doe de eerste van twee nevenacties.
prompt-secondaction = Doe een tweede, andere nevenactie.
prompt-tasks = Kies een taak uit de iconen rond je werker.
prompt-build = Zet een gebouw van de markt neer.
prompt-buildstatue = Bouw een beeld.
prompt-buildsteps = Kies waar de trap gebouwd wordt.
prompt-buyweavings = Koop een weefsel, of niets meer.
prompt-putunder = Kies het weefsel dat nu onder de stapel gaat.
prompt-attach = Leg het weefsel aan een eind van een wandtapijt, of begin een nieuw.
prompt-takeweaving = Neem het open weefsel of dat eronder.
prompt-keeparmy = Houd een van de legerkaarten.
prompt-takenomad = Neem een werker van de nomaden.
prompt-fetch = Neem een aangrenzende werker, of ga verder.
prompt-feed = Betaal 1 aardappel voor nog een taak, of ga verder.
prompt-pay = Kies hoe je betaalt.
prompt-feedthegods = Betaal een aardappel voor elke godenkaart in je hand.
prompt-takepart = Doe de actie van de hogepriester, of neem goud.
prompt-worship = Geef een beeld voor tempeltreden, of ga verder.
prompt-offering = Offer maïs voor tempeltreden, of ga verder.
prompt-production = Produceer met een open gebouw, of ga verder.
prompt-produceone = Kies het gebouw dat produceert.
prompt-rejuvenate = Draai een gebouw of een legerkaart open, of ga verder.
prompt-casualty = Kies wie er valt.
prompt-playarmies = Speel legerkaarten uit je hand, of ga verder.
prompt-conquer = Verover een vak, of ga verder.
prompt-spend = Kies de soldaten die omgedraaid en afgelegd worden.
prompt-buyworker = Koop een werker van een eind van het dorp, of ga verder.
prompt-lastchance = Laatste vrije acties voordat je beurt eindigt, of ga door.
prompt-dismiss = Kies de werker die het spel verlaat.
prompt-godcards = Neem een godenkaart van de stapel of uit het aanbod.
prompt-templeforgold = Betaal 1 goud voor een tempeltrede, of ga verder.
prompt-choose = Kies een voordeel.
prompt-usecards = Gebruik godenkaarten voor hun voordeel, of ga verder.
prompt-removebuildings = Kies de gebouwen die vervangen worden.

# Woorden van het bestand, waarbij het lab zegt wat ze betekenen.

word-potato = { effect-0 }
word-corn = { effect-1 }
word-stone = { effect-2 }
word-gold = { effect-3 }
word-points = { effect-4 }
word-god-card = { effect-5 }
word-army-card = { effect-6 }
word-training = { effect-7 }
word-weaving = { effect-11 }
word-worker = { effect-12 }
word-temple = { effect-14 }
word-rejuvenation = { effect-15 }
word-potato-worker = { deed-5 }
word-corn-worker = { deed-6 }
word-nomad = { deed-7 }
word-plain = kleurloos
word-blue = blauw
word-green = groen
word-top = bovenste rij
word-middle = middelste rij
word-bottom = onderste rij
word-building = gebouw tegen betaling
word-statue = beeld
word-free-statue = klein beeld, gratis
word-temple-for-gold = tempeltrede voor goud
word-choice = een van meerdere effecten
word-steps = trappen
word-weavings = weefsels
word-merchant = { task-8 }
word-produce = { action-0 }
word-worship = { action-1 }
word-offering = { action-2 }
word-conquest = { action-3 }
word-rejuvenate = { action-4 }
word-production-building = productiegebouw
word-passive-building = passief gebouw
