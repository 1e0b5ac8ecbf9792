game-name = Tawantinsuyu
game-about = Das Reich der Inka: Schicke Arbeiter die Terrassen hinab, webe, baue, erobere und steige im Tempel auf, bis zum dritten Fest.
game-facts = von Dávid Turczi · etwa 2 Stunden · Expertenspiel
game-motto = Arbeiter, Webereien und Eroberungen
automaton-name = Axomamma
option-coricancha = Coricancha
option-coricancha-turned = zufällig gedreht
option-coricancha-printed = wie gedruckt, für die erste Partie
option-opponent = Gegner
option-opponent-players = andere Spieler
option-opponent-axomamma = Axomamma, der automatische Gegner (du spielst allein)
option-no-personality = Leichter: Axomamma ohne Persönlichkeit
option-no-personality-off = aus
option-no-personality-on = an
option-dear-buildings = Leichter: seine Gebäude kosten 2 Stein
option-dear-buildings-off = aus
option-dear-buildings-on = an
option-two-statues = Leichter: Anbetung erst ab 2 Statuen
option-two-statues-off = aus
option-two-statues-on = an
option-single-conquest = Leichter: keine zweite Eroberung in der eigenen Aktion
option-single-conquest-off = aus
option-single-conquest-on = an
option-no-idle-army = Leichter: keine Armeekarte ohne Arbeiter
option-no-idle-army-off = aus
option-no-idle-army-on = an
option-free-step = Schwerer: eine Tempelstufe umsonst bei eigener Anbetung und Opfergabe
option-free-step-off = aus
option-free-step-on = an
option-equal-soldiers = Schwerer: Eroberung schon mit so vielen Soldaten wie Opfern des Krieges
option-equal-soldiers-off = aus
option-equal-soldiers-on = an
option-soldier-discount = Schwerer: ein Soldat weniger beim Umdrehen und beim Abwerfen
option-soldier-discount-off = aus
option-soldier-discount-on = an
option-priest-points = Schwerer: 2 Punkte für jede Aktion seines Hohepriesters
option-priest-points-off = aus
option-priest-points-on = an
option-weaving-points = Schwerer: 2 Punkte je Webstück bei Festen
option-weaving-points-off = aus
option-weaving-points-on = an
option-idle-points = Schwerer: 2 Punkte für einen Zug ohne Arbeiter
option-idle-points-off = aus
option-idle-points-on = an
option-leftover-points = Schwerer: ein Punkt je übrigem Rohstoff
option-leftover-points-off = aus
option-leftover-points-on = an

category-0 = Start
category-1 = Götterkarten
category-2 = Stufen
category-3 = Statuen
category-4 = Gebäude
category-5 = Lohn der Wandteppiche
category-6 = Tempel
category-7 = Eroberungen
category-8 = Regionen
category-9 = Festmarker
category-10 = Fehlende Kartoffeln
category-11 = Wandteppiche am Ende
category-12 = Tempel am Ende
category-13 = Offene Gebäude
category-14 = Götterkarten auf der Hand
category-15 = Offene Armeekarten
category-16 = Übrige Arbeiter
category-17 = Übriges Gold
category-18 = Getauschte Kartoffeln
category-19 = Belohnungen auf Axomammas Tafel
category-20 = Schwierigkeit
category-21 = Übrige Rohstoffe

worker-0 = Architekt
worker-1 = Handwerker
worker-2 = Krieger
worker-3 = Bote
worker-4 = Priester
resource-0 = Kartoffeln
resource-1 = Mais
resource-2 = Stein
resource-3 = Gold
exchanged-0 = Kartoffeln
exchanged-1 = 2 Mais
exchanged-2 = 2 Stein
exchanged-3 = 1 Gold
task-0 = Kartoffeln sammeln
task-1 = Mais sammeln
task-2 = Stein sammeln
task-3 = Gold sammeln
task-4 = Stufen bauen
task-5 = ein Gebäude errichten
task-6 = eine Statue bauen
task-7 = Webstücke kaufen
task-8 = Händler
task-9 = Ausbildung
task-10 = einmal produzieren
action-0 = Produzieren
action-1 = Anbetung
action-2 = Opfergabe
action-3 = Eroberung
action-4 = Erneuern
effect-0 = Kartoffeln
effect-1 = Mais
effect-2 = Stein
effect-3 = Gold
effect-4 = Punkte
effect-5 = Götterkarte
effect-6 = Armeekarte
effect-7 = Ausbildung
effect-8 = Gebäude gegen Bezahlung
effect-9 = Statue gegen Bezahlung
effect-10 = kleine Statue
effect-11 = Webstück
effect-12 = Arbeiter von den Nomaden
effect-13 = Tempelstufe für Gold
effect-14 = Tempelstufe
effect-15 = Erneuerung
effect-16 = Auswahl
level-0 = oberen
level-1 = unteren
size-0 = kleine
size-1 = große
tapestry-end-0 = links
tapestry-end-1 = rechts
village-end-0 = Kartoffelende
village-end-1 = Maisende
which-0 = das offene Webstück
which-1 = das Webstück darunter
other-slot-0 = Gebäude 1
other-slot-1 = Gebäude 2
other-slot-2 = Gebäude 3
other-slot-3 = Gebäude 4
other-slot-4 = kein weiteres
source-0 = vom Kartoffelende des Dorfes
source-1 = vom Maisende des Dorfes
source-2 = von den Nomaden
row-0 = obere Reihe
row-1 = mittlere Reihe
row-2 = untere Reihe
deed-0 = Webstücke kaufen
deed-1 = eine Statue bauen
deed-2 = ein Produktionsgebäude bauen
deed-3 = ein passives Gebäude bauen
deed-4 = Stufen bauen
deed-5 = ein Arbeiter vom Kartoffelende
deed-6 = ein Arbeiter vom Maisende
deed-7 = ein Nomade
deed-8 = eine Armeekarte
deed-9 = eine Tempelstufe
deed-10 = Vorräte
deed-11 = seine Persönlichkeit
reason-0 = Er kann nicht zahlen
reason-1 = Nichts ist übrig
reason-2 = Er ist schon oben
reason-3 = Er hat zu wenige Soldaten
reason-4 = Er hat keinen Eroberungsmarker mehr
reason-5 = Keines passt an einen seiner Wandteppiche
personality-0 = 1 Gold und eine kleine Statue
personality-1 = 1 Gold und ein Webstück
personality-2 = 1 Gold und eine Tempelstufe
personality-3 = 1 Gold und ein Gebäude

# Wie die Dinge heißen: nach dem, was sie sind und bringen, nicht nach den aufgedruckten Nummern.
card-name = { $god } ({ $does })
building-name-production = „erzeugt { $does }“
building-name-passive = „{ $does }“
weaving-name = „{ $pattern }“ ({ $left } | { $right })
army-name =
    { $soldiers ->
        [one] mit 1 Soldaten ({ $does })
       *[other] mit { $soldiers } Soldaten ({ $does })
    }
space-name = { $god } ({ terrace }, Abschnitt { $section })
terrace =
    { $terrace ->
        [0] obere Terrasse
        [1] mittlere Terrasse
       *[other] untere Terrasse
    }
conquest-name = { $region } { $place }
brief-benefit = { $count } × { $what }
word-and = { " und " }
word-or = { " oder " }
benefit-none = nichts
benefit-0 = { $count ->
    [one] 1 Kartoffel
   *[other] { $count } Kartoffeln
}
benefit-1 = { $count } Mais
benefit-2 = { $count } Stein
benefit-3 = { $count } Gold
benefit-4 = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
benefit-5 = { $count ->
    [one] 1 Götterkarte vom Stapel oder aus der Auslage
   *[other] { $count } Götterkarten vom Stapel oder aus der Auslage
}
benefit-6 = { $count ->
    [one] 1 Armeekarte
   *[other] { $count } Armeekarten
}
benefit-7 = Ausbildung (2 Armeekarten, 1 behalten)
benefit-8 = ein Gebäude errichten und bezahlen
benefit-9 = eine Statue bauen und bezahlen
benefit-10 = eine kleine Statue kostenlos
benefit-11 = ein Webstück vom Stapel
benefit-12 = ein Arbeiter von den Nomaden
benefit-13 = 1 Tempelstufe für 1 Gold
benefit-14 = { $count ->
    [one] 1 Tempelstufe
   *[other] { $count } Tempelstufen
}
benefit-15 = { $count ->
    [one] 1 Produktionsgebäude oder Armeekarte aufdecken
   *[other] bis zu { $count } Produktionsgebäude oder Armeekarten aufdecken
}
pattern-0 = Berg
pattern-1 = Stufen
pattern-2 = Auge
pattern-3 = Furchen
pattern-4 = Schlange
pattern-5 = Kreuz
pattern-6 = Felder
brief-1 = jeder als Bote
brief-2 = jeder als Priester
brief-3 = Krieger: 2 Gebäude auf
brief-4 = neue Paare: Lohn sofort
brief-5 = Architekt = Handwerker
brief-6 = Fest: 4 Kartoffeln
brief-7 = eigene Stufen: Punkte
brief-8 = 5 Webstücke ziehen
brief-9 = Fest: längster Teppich
brief-10 = Fest: Rohstoffe
brief-11 = Opfergabe: Webstück
brief-12 = Anbetung: Tempel für Gold
brief-13 = Eroberung: 1 Soldat weniger
brief-14 = Krieger: 2 Aufgaben mehr
brief-15 = 2 Stein = 2 Mais = 1 Gold
brief-16 = Produzieren: 1 aufdecken
brief-17 = Eroberung: 1 Gold, 1 Punkt
brief-18 = Erneuern: Armeekarte, Gold
brief-19 = 1 Kartoffel: Götterkarte
brief-20 = Sammeln: 1 mehr, 1 Punkt

part-action = Aktion
part-amount = wie viele
part-army = Armeekarte
part-building = Gebäude
part-card = Götterkarte
part-conquest = Eroberungsfeld
part-corn = Mais
part-discard1 = abgelegte Karten mit einem Soldaten
part-discard2 = abgelegte Karten mit zwei Soldaten
part-effect = Vorteil
part-end = Ende
part-first = erste Karte
part-flip1 = umgedrehte Karten mit einem Soldaten
part-flip2 = umgedrehte Karten mit zwei Soldaten
part-get = erhalten
part-give = geben
part-god = Gottheit
part-gold = Gold
part-level = Höhe
part-other = zweites Gebäude
part-potato = Kartoffeln
part-role = eingesetzt als
part-second = zweite Karte
part-section = Abschnitt
part-size = Größe
part-slot = Gebäude des Marktes
part-space = Feld
part-spot = Platz
part-spots = wie weit
part-steps = Tempelstufen
part-stone = Stein
part-tapestry = Wandteppich
part-task = Aufgabe
part-third = dritte Karte
part-weaving = Webstück
part-which = welches
part-worker = Arbeiter

# What a payment consists of, without what is not in it.
payment = { LIST(payment-potato, payment-corn, payment-stone, payment-gold) }
payment-potato =
    { $potato ->
        [0] { "" }
        [one] { $potato } Kartoffel
       *[other] { $potato } Kartoffeln
    }
payment-corn =
    { $corn ->
        [0] { "" }
       *[other] { $corn } Mais
    }
payment-stone =
    { $stone ->
        [0] { "" }
       *[other] { $stone } Stein
    }
payment-gold =
    { $gold ->
        [0] { "" }
       *[other] { $gold } Gold
    }
stuff =
    { $resource ->
        [0] { $amount ->
            [one] { $amount } Kartoffel
           *[other] { $amount } Kartoffeln
        }
        [1] { $amount } Mais
        [2] { $amount } Stein
       *[3] { $amount } Gold
    }
workers = { LIST(workers-architects, workers-craftsmen, workers-warriors, workers-couriers, workers-priests) }
workers-architects =
    { $architects ->
        [0] { "" }
        [one] { $architects } Architekt
       *[other] { $architects } Architekten
    }
workers-craftsmen =
    { $craftsmen ->
        [0] { "" }
        [one] { $craftsmen } Handwerker
       *[other] { $craftsmen } Handwerker
    }
workers-warriors =
    { $warriors ->
        [0] { "" }
        [one] { $warriors } Krieger
       *[other] { $warriors } Krieger
    }
workers-couriers =
    { $couriers ->
        [0] { "" }
        [one] { $couriers } Bote
       *[other] { $couriers } Boten
    }
workers-priests =
    { $priests ->
        [0] { "" }
        [one] { $priests } Priester
       *[other] { $priests } Priester
    }
soldiers = { LIST(soldiers-flip1, soldiers-flip2, soldiers-discard1, soldiers-discard2) }
soldiers-flip1 =
    { $flip1 ->
        [0] { "" }
        [one] { $flip1 } Karte mit einem Soldaten umgedreht
       *[other] { $flip1 } Karten mit einem Soldaten umgedreht
    }
soldiers-flip2 =
    { $flip2 ->
        [0] { "" }
        [one] { $flip2 } Karte mit zwei Soldaten umgedreht
       *[other] { $flip2 } Karten mit zwei Soldaten umgedreht
    }
soldiers-discard1 =
    { $discard1 ->
        [0] { "" }
        [one] { $discard1 } Karte mit einem Soldaten abgelegt
       *[other] { $discard1 } Karten mit einem Soldaten abgelegt
    }
soldiers-discard2 =
    { $discard2 ->
        [0] { "" }
        [one] { $discard2 } Karte mit zwei Soldaten abgelegt
       *[other] { $discard2 } Karten mit zwei Soldaten abgelegt
    }
way-roaming =
    { $roaming ->
        [0] { "" }
       *[other] { $roaming } fürs Wandern
    }
way-descending =
    { $descending ->
        [0] { "" }
       *[other] { $descending } fürs Absteigen
    }
way-spared =
    { $spared ->
        [0] { "" }
       *[other] 1 weniger durch den Boten
    }
tasks-ability =
    { $ability ->
        [0] { "" }
       *[other] { $ability } mehr durch die Fähigkeit
    }
tasks-neighbours =
    { $neighbours ->
        [0] { "" }
        [one] { $neighbours } mehr durch einen Nachbarn derselben Farbe
       *[other] { $neighbours } mehr durch Nachbarn derselben Farbe
    }

# Die kurzen Namen der Zugarten, für Knöpfe.
title-keep-cards = drei Götterkarten behalten
title-start-weaving = Start-Webstück wählen
title-use-card = Götterkarte nutzen
title-put-priest = Hohepriester aufstellen
title-place = Arbeiter mit Götterkarte einsetzen
title-place-for-gold = Arbeiter einsetzen · 1 Gold
title-move-priest = Hohepriester ziehen
title-take-nomad = Nomaden anwerben
title-pay = bezahlen
title-task = Aufgabe ausführen
title-build = Gebäude errichten
title-replace = Gebäude des Marktes austauschen · 1 Götterkarte
title-remove = ein oder zwei Gebäude wählen
title-build-steps = Stufen bauen
title-build-statue = Statue bauen
title-buy-weaving = Webstück kaufen
title-attach = Webstück an einen Wandteppich anfügen
title-take-weaving = Webstück nehmen
title-put-under = Webstück unter den Stapel legen
title-keep-army = Armeekarte behalten
title-produce = mit einem Gebäude produzieren
title-act = Aktion ausführen
title-worship = Statue abgeben
title-offer = Mais opfern
title-revive-building = Gebäude aufdecken
title-revive-army = Armeekarte aufdecken
title-casualty = Opfer aus dem Dorf
title-casualty-nomad = Opfer von den Nomaden
title-play-army = Armeekarte ausspielen
title-conquer = Feld erobern
title-spend = Soldaten einsetzen
title-buy-worker = Arbeiter kaufen
title-dismiss = Arbeiter entlassen
title-choose = Vorteil wählen
title-take-card = Götterkarte aus der Auslage nehmen
title-fetch = benachbarten Arbeiter nehmen
title-pay-gold = Gold für fehlende Kartoffeln zahlen
title-discard-army = Armeekarte für den Rohstoff darauf ablegen
title-exchange = Rohstoffe tauschen

# Züge in wenigen Worten, für Knöpfe mit Bild.
brief-conquer = { $conquest }
brief-buy-weaving = Webstück { $weaving }
brief-replace = Gebäude austauschen · { $card }
brief-put-priest = Hohepriester: { $spot }
brief-place = { $worker } auf { $space } mit { $card } (als { $role })
brief-place-for-gold = { $worker } auf { $space } · 1 Gold (als { $role })
brief-discard-army = Armeekarte { $army } ablegen
brief-task = { $task }
brief-act = { $action }
brief-choose = { $amount } × { $effect }

move-keep-cards = { $first }, { $second } und { $third } behalten, die anderen nutzen
move-keep-cards-hidden = drei Götterkarten behalten
move-start-weaving = mit dem Webstück { $weaving } beginnen
move-use-card = { $card } nutzen
move-put-priest = Hohepriester auf Platz { $spot } stellen
move-place = { $worker } mit { $card } auf { $space } einsetzen (als { $role })
move-place-for-gold = { $worker } für 1 Gold auf { $space } einsetzen (als { $role })
move-move-priest =
    { $spots ->
        [one] Hohepriester { $spots } Platz weiter ziehen
       *[other] Hohepriester { $spots } Plätze weiter ziehen
    }
move-pray = beten: 2 Götterkarten nehmen
move-train = ausbilden: 2 Armeekarten ziehen, 1 behalten
move-take-nomad = { $worker } von den Nomaden nehmen
move-pay = { payment } zahlen
move-task = Aufgabe: { $task }
move-build = { $building } errichten
move-replace = { $card } zurücklegen, um Gebäude des Marktes auszutauschen
move-replace-hidden = eine Götterkarte zurücklegen, um Gebäude des Marktes auszutauschen
move-remove = Gebäude { $slot } des Marktes austauschen, dazu: { $other }
move-build-steps = die { $level } Stufen von Abschnitt { $section } bauen
move-build-statue = die { $size } Statue von { $god } bauen
move-buy-weaving = Webstück { $weaving } kaufen
move-attach = an Wandteppich { $tapestry } anfügen, { $end }
move-take-weaving = { $which } nehmen
move-put-under = Webstück { $weaving } unter den Stapel legen
move-keep-army = Armeekarte { $army } behalten
move-keep-army-hidden = eine Armeekarte behalten
move-produce = mit { $building } produzieren
move-act = { $action } ausführen
move-take-gold = stattdessen 1 Gold nehmen
move-worship = die { $size } Statue von { $god } abgeben
move-offer =
    { $steps ->
        [one] Mais für { $steps } Tempelstufe opfern
       *[other] Mais für { $steps } Tempelstufen opfern
    }
move-revive-building = { $building } aufdecken
move-revive-army = Armeekarte { $army } aufdecken
move-casualty = Opfer des Krieges: { $end }
move-casualty-nomad = Opfer des Krieges: { $worker } der Nomaden
move-play-army = Armeekarte { $army } ausspielen
move-conquer = { $conquest } erobern
move-spend = Soldaten aufbieten: { soldiers }
move-buy-worker = Arbeiter kaufen: { $end }
move-dismiss = { $worker } entlassen
move-climb = 1 Gold für eine Tempelstufe zahlen
move-choose = wählen: { $amount } × { $effect }
move-draw-card = eine Götterkarte vom Stapel ziehen
move-take-card = { $card } aus der Auslage nehmen
move-fetch = den Arbeiter auf { $space } nehmen
move-feed = 1 Kartoffel für eine weitere Aufgabe zahlen
move-pay-gold =
    { $amount ->
        [0] mit den vorhandenen Kartoffeln zahlen, ohne Gold
       *[other] { $amount } Gold für fehlende Kartoffeln zahlen
    }
move-pass = nichts weiter
move-discard-army = Armeekarte { $army } für den Rohstoff darauf ablegen
move-exchange = { $give } gegen { $get } tauschen
move-draw-for-potato = 1 Kartoffel für eine Götterkarte zahlen
move-pay-by-hand = die nächste Zahlung selbst bestimmen

event-chose-cards = { $seat } hat drei Karten zum Behalten gewählt.
event-chose-weaving = { $seat } beginnt mit dem Webstück { $weaving }.
event-used-card = { $seat } nutzt { $card }.
event-priest-put = { $seat } stellt den Hohepriester auf Platz { $spot } ({ $action }).
event-placed = { $seat } setzt mit { $card } einen Arbeiter auf { $space } ein: { $worker }.
event-placed-as = { $seat } setzt mit { $card } einen Arbeiter auf { $space } ein: { $worker } (als { $role }).
event-placed-for-gold = { $seat } setzt für Gold einen Arbeiter auf { $space } ein: { $worker }.
event-placed-for-gold-as = { $seat } setzt für Gold einen Arbeiter auf { $space } ein: { $worker } (als { $role }).
event-paid = { $seat } zahlt { payment }.
event-got = { $seat } erhält { stuff }.
event-priest-moved = { $seat } zieht den Hohepriester auf Platz { $spot }: { $action }.
event-drew-card = { $seat } zieht { $card }.
event-drew-card-hidden = { $seat } zieht eine Götterkarte.
event-took-card = { $seat } nimmt { $card } aus der Auslage.
event-drew-army = { $seat } zieht die Armeekarte { $army }.
event-drew-army-hidden = { $seat } zieht eine Armeekarte.
event-trained = { $seat } behält eine Armeekarte und legt die { $army } ab.
event-has-tasks =
    { $amount ->
        [one] { $seat } hat { $amount } Aufgabe.
       *[other] { $seat } hat { $amount } Aufgaben: { LIST(tasks-ability, tasks-neighbours) }.
    }
event-does-task = { $seat } erledigt eine Aufgabe: { $task }.
event-lost-tasks =
    { $amount ->
        [one] { $seat } verzichtet auf 1 Aufgabe.
       *[other] { $seat } verzichtet auf { $amount } Aufgaben.
    }
event-built = { $seat } errichtet das Gebäude { $building }.
event-replaced = { $seat } entfernt das Gebäude { $building } aus dem Markt.
event-market-got = Das Gebäude { $building } kommt in den Markt.
event-built-steps = { $seat } baut die { $level } Stufen von Abschnitt { $section }.
event-built-statue = { $seat } erhält die { $size } Statue von { $god }.
event-drew-weaving = { $seat } zieht das Webstück { $weaving }.
event-got-weaving = { $seat } erhält das Webstück { $weaving } umsonst.
event-attached = { $seat } fügt das Webstück { $weaving } an Wandteppich { $tapestry } an ({ $end }).
event-matched = { $left } und { $right } passen in einem Wandteppich von { $seat } zusammen: { $effect }.
event-produced = { $seat } produziert mit dem Gebäude { $building } und dreht es um.
event-took-gold = { $seat } nimmt Gold, statt zu handeln.
event-gave-statue = { $seat } gibt die { $size } Statue von { $god } ab.
event-climbed = { $seat } steigt auf Tempelstufe { $steps }.
event-revived-building =
    { $free ->
        [0] { $seat } deckt das Gebäude { $building } auf.
       *[other] { $seat } deckt das Gebäude { $building } umsonst auf.
    }
event-revived-army =
    { $free ->
        [0] { $seat } deckt die Armeekarte { $army } auf.
       *[other] { $seat } deckt die Armeekarte { $army } umsonst auf.
    }
event-casualty-fell = { $seat } schickt einen Arbeiter { $source } zu den Opfern des Krieges: { $worker }.
event-played-army =
    { $free ->
        [0] { $seat } spielt die Armeekarte { $army } aus.
       *[other] { $seat } spielt die Armeekarte { $army } umsonst aus.
    }
event-conquered = { $seat } erobert { $conquest }.
event-spent-soldiers = { $seat } bietet Soldaten auf: { soldiers }.
event-dismissed = { $seat } entlässt einen Arbeiter: { $worker }.
event-fetched = Die Fähigkeit des Kriegers bringt { $seat } auch einen benachbarten Arbeiter, von { $space }: { $worker }.
event-offer-shuffled = Die Auslage der Götterkarten wird in den Stapel gemischt.
event-card-offered = { $card } kommt in die Auslage.
event-festival-triggered = { $seat } löst Fest { $festival } aus.
event-festival-begins = Fest { $festival } wird gefeiert.
event-region-won = { $seat } hat die meisten Eroberungen in { $region }; für jedes Opfer des Krieges ({ $amount }) gibt es 1 Punkt.
event-region-tied = { $seat } hat in { $region } so viele Eroberungen wie jemand anderes, und die am weitesten rechts; für jedes Opfer des Krieges ({ $amount }) gibt es 1 Punkt.
event-lacked-potatoes =
    { $amount ->
        [one] { $seat } fehlt 1 Kartoffel für die Götterkarten; das kostet 2 Punkte (aber nie unter 0).
       *[other] { $seat } fehlen { $amount } Kartoffeln für die Götterkarten; jede kostet 2 Punkte (aber nie unter 0).
    }
event-village-filled = Neu im Dorf: { workers }.
event-neutral-worker = Ein neutraler Arbeiter kommt auf { $space }: { $worker }.
event-discarded-army = { $seat } legt die Armeekarte { $army } für den Rohstoff darauf ab.
event-exchanged = { $seat } tauscht { $give } gegen { $get }.
event-used-building = { $seat } nutzt das Gebäude { $building }.
event-final-scoring = Das Spiel ist aus: Schlusswertung.
event-returned-card = { $seat } legt { $card } unter den Stapel.
event-returned-card-hidden = { $seat } legt eine Götterkarte unter den Stapel.
event-personality-drawn = Die Persönlichkeit von { $seat }: { $personality }.
event-tucked-card = { $card } wird bei { $seat } unter Platz { $slot } geschoben.
event-axomamma-army = { $seat } zieht verdeckt eine Armeekarte.
event-no-priest-action = { $seat } erfüllt weder die Bedingung von { $action } noch von { $next }.
event-not-followed = { $seat } kann dieser Aktion nicht folgen: { $action }.
event-rolled = { $seat } würfelt { $die }; das bestimmt { $card }.
event-no-space-for = Für { $card }, die Karte von { $seat }, gibt es kein freies Feld.
event-axomamma-placed = { $seat } setzt mit { $card } einen Arbeiter auf { $space } ein: { $worker }.
event-statue-honoured = { $seat } besitzt eine Statue zu der gewählten Karte: { $god }.
event-token-acts = { $seat }, Plättchen { $token }, { $row }, Feld { $spot }: { $deed }.
event-token-moved = Plättchen { $token } ({ $row }) zieht weiter auf Feld { $spot }.
event-deed-skipped = { $seat } lässt „{ $deed }“ aus: { $reason }.
event-gold-instead = { $seat } nimmt Gold statt „{ $deed }“: { $reason }.
event-statue-roll = { $seat } würfelt { $die } für die Statue: { $card }.
event-card-discarded = { $seat } legt { $card } aus der Auslage unter den Stapel.
event-potatoes-traded = { $seat } tauscht 5 Kartoffeln in Punkte.
event-without-workers = { $seat } hat keinen Arbeiter zum Einsetzen.
event-last-actions = { $seat } handelt noch einmal vor der Schlusswertung.
event-bought-worker = { $seat } kauft einen Arbeiter am { $end }: { $worker }.
event-first-workers = { $seat } beginnt mit zwei Arbeitern: { $worker } und { $other }.
event-village-laid = Das Dorf: { workers }.
event-nomads-laid = Die Nomaden: { workers }.
event-coricancha-turned = Platz 1 des Coricancha zeigt { $action }; die anderen Aktionen folgen im Uhrzeigersinn.
event-first-neutral-worker = Ein neutraler Arbeiter steht auf { $space }: { $worker }.
event-market-laid = Das Gebäude { $building } liegt im Markt.
event-weaving-shown = Webstück { $weaving } liegt nun offen auf dem Stapel.
event-dealt = Alle erhalten 2 Stein, und die Götterkarten werden ausgeteilt.
event-chosen-shuffled = Die genutzten Götterkarten werden in den Stapel gemischt.
event-market-refilled-at-start = Das Gebäude { $building } kommt in den Markt.
event-turn-begins = Zug { $amount }: { $seat }.
event-god-favours = { $seat } besitzt eine Statue von { $god } und erhält den Vorteil von { $card }.
event-ability-brings =
    { $worker ->
        [Krieger] Die Fähigkeit des Kriegers bringt { $seat } eine Armeekarte.
       *[other] Die Fähigkeit des Priesters bringt { $seat } nach den Aufgaben eine Götterkarte.
    }
event-steps-used = Der Weg führt über die { $level } Stufen von Abschnitt { $section }, gebaut von { $seat }.
event-acts = { $seat } handelt, statt Gold zu nehmen: { $action }.
event-left-unused = { $seat } nutzt die Aktion nicht: { $action }.
event-revived-no-more = { $seat } deckt nichts weiter auf.
event-nothing-to-revive = { $seat } hat nichts, was aufgedeckt werden könnte.
event-bought-no-weaving = { $seat } kauft kein Webstück.
event-conquered-nothing = { $seat } setzt diesmal keinen Eroberungsmarker.
event-won-by-resources =
    { $amount ->
        [one] { $seat } gewinnt mit { $amount } Punkt: Niemand mit ebenso vielen hat mehr Rohstoffe.
       *[other] { $seat } gewinnt mit { $amount } Punkten: Niemand mit ebenso vielen hat mehr Rohstoffe.
    }
event-shared-victory =
    { $amount ->
        [one] { $seat } teilt sich den Sieg mit { $amount } Punkt.
       *[other] { $seat } teilt sich den Sieg mit { $amount } Punkten.
    }
event-way-costs = Der Weg kostet { $seat } { $amount } Nahrung: { LIST(way-roaming, way-descending, way-spared) }.
event-fed-priest = { $seat } gibt dem Priester eine Kartoffel für eine weitere Aufgabe.
event-prays = { $seat } betet um zwei Götterkarten.
event-trains = { $seat } bildet aus: zwei Armeekarten, von denen eine bleibt.
event-recruited = { $seat } wirbt einen Nomaden an: { $worker }.
event-gained-nomad = { $seat } erhält einen Arbeiter von den Nomaden: { $worker }.
event-nomad-came = Ein neuer Nomade kommt aus dem Beutel: { $worker }.
event-bought-step = { $seat } kauft eine Tempelstufe.
event-steps-lost =
    { $steps ->
        [one] { $seat } ist ganz oben im Tempel: { $steps } Stufe verfällt.
       *[other] { $seat } ist ganz oben im Tempel: { $steps } Stufen verfallen.
    }
event-offered =
    { $steps ->
        [one] { $seat } opfert Mais für { $steps } Tempelstufe.
       *[other] { $seat } opfert Mais für { $steps } Tempelstufen.
    }
event-bought-weaving = { $seat } kauft das Webstück { $weaving }.
event-put-under = { $seat } legt das Webstück { $weaving } unter den Stapel.
event-produced-one = { $seat } produziert mit dem Gebäude { $building }, das offen bleibt.
event-replacement-came = Stattdessen kommt das Gebäude { $building } in den Markt.
event-market-cleared = Das Gebäude { $building } verlässt den Markt und kommt unter seinen Stapel.
event-market-renewed = Das Gebäude { $building } kommt in den Markt.
event-temple-scored = { $seat } steht auf Tempelstufe { $steps }.
event-owes-potatoes =
    { $amount ->
        [one] { $seat } schuldet { $amount } Kartoffel für die Götterkarte auf der Hand.
       *[other] { $seat } schuldet { $amount } Kartoffeln für die Götterkarten auf der Hand.
    }
event-bag-empty = Der Beutel ist leer: Das nächste Fest wird sofort ausgelöst.
event-last-festival = Es wird das letzte sein: Danach endet das Spiel.
event-drew-festival-card = { $seat } zieht nach dem Fest { $card }.
event-drew-festival-card-hidden = { $seat } zieht nach dem Fest eine Götterkarte.
event-used-festival-card = { $seat } nutzt den Vorteil von { $card }.
event-used-shuffled = Die genutzten Götterkarten werden in den Stapel gemischt.
event-won =
    { $amount ->
        [one] { $seat } gewinnt mit { $amount } Punkt.
       *[other] { $seat } gewinnt mit { $amount } Punkten.
    }
event-won-alone = { $seat } gewinnt gegen den automatischen Gegner.
event-lost-alone = Zum Sieg hätte { $seat } mindestens { $amount } Punkte gebraucht, und mehr als der automatische Gegner: Dieser gewinnt.
event-axomamma-weaving = Der Zufall gibt { $seat } das Webstück { $weaving } für den Anfang.
event-provided = Statt Götterkarten erhält { $seat } Vorräte und eine Armeekarte.
event-army-at-start = { $seat } zieht verdeckt eine Armeekarte.
event-axomamma-arrives = { $seat } würfelt { $die } und stellt seinen Hohepriester so weit im Uhrzeigersinn vom anderen auf, auf Platz { $spot } ({ $action }).
event-free-steps = { $seat } erhält die oberen Stufen von Abschnitt { $section } umsonst.
event-worker-rewards = Der neue Arbeiter bringt { $seat } eine Belohnung: { $worker }.
event-axomamma-dismissed = { $seat } hat mehr als zwei Arbeiter; einen schickt der Zufall fort: { $worker }.
event-offer-empty = In der Auslage liegt keine Karte, die { $seat } entfernen könnte.
event-no-army-card = Für { $seat } ist keine Armeekarte übrig.
event-axomamma-got-worker = { $seat } erhält einen Arbeiter { $source }: { $worker }.
event-army-after-priest = Nach der Aktion seines Hohepriesters zieht { $seat } verdeckt eine Armeekarte.
event-offer-cleared = Nach der Aktion seines Hohepriesters legt { $seat } { $card } aus der Auslage unter den Stapel, ohne Punkte.
event-nothing-to-do = { $seat } findet nichts zu tun: { $action }.
event-axomamma-produced = { $seat } produziert mit dem Gebäude { $building }.
event-no-conquest = { $seat } erobert nichts: { $reason }.
event-no-second-conquest = { $seat } macht keine zweite Eroberung: { $reason }.
event-benefit-missed = { $seat } entgeht ein Vorteil ({ $effect }): { $reason }.
event-leftover-declined = { $seat } kauft keines der übrigen Webstücke: { $reason }.
event-no-second-weaving = { $seat } kauft kein zweites Webstück und nimmt dafür Gold: { $reason }.
event-built-no-statue = { $seat } baut keine Statue.
event-built-nothing = { $seat } errichtet kein Gebäude.
event-bought-no-step = { $seat } kauft keine Tempelstufe.
event-axomamma-built = { $seat } errichtet das Gebäude { $building }.
event-axomamma-recruited = { $seat } wirbt einen Arbeiter { $source } an: { $worker }.
event-personality-acts = Die Persönlichkeit von { $seat } wirkt: { $personality }.
event-idle-nomad = Darum nimmt { $seat } einen Arbeiter von den Nomaden: { $worker }.
event-no-nomad = Für { $seat } gibt es keinen Nomaden.
event-idle-card = { $seat } legt { $card } aus der Auslage unter den Stapel, für 1 Punkt.
event-army-without-worker = { $seat } zieht verdeckt eine Armeekarte.
event-priest-walked-on = Der Hohepriester von { $seat } geht weiter auf Platz { $spot } ({ $action }), ohne zu handeln.
event-weavings-scored =
    { $amount ->
        [one] Statt eines Händlers wertet { $seat } { $amount } Webstück.
       *[other] Statt eines Händlers wertet { $seat } { $amount } Webstücke.
    }
event-axomamma-behind = { $seat } liegt zurück und erhält Punkte statt Karten.
event-single-conquest = { $seat } macht in diesem leichteren Spiel keine zweite Eroberung.

refusal-space-taken = Auf { $space } steht schon ein Arbeiter.
refusal-wrong-symbol = { $space } zeigt nicht das Symbol von { $card }.
refusal-too-little-food = Der Weg dorthin kostet { $amount } Nahrung.
refusal-no-gold = Ohne passende Götterkarte kostet das Einsetzen 1 Gold.
refusal-cannot-pay = Das kostet { payment }.
refusal-used-in-set = „{ $task }“ wurde in diesem Dreiersatz schon genutzt.
refusal-no-building = Kein Gebäude im Markt ist bezahlbar, und keine Götterkarte kann eines austauschen.
refusal-no-step-marker = Es ist kein Stufenmarker übrig.
refusal-steps-taken = Die { $level } Stufen von Abschnitt { $section } sind schon gebaut.
refusal-upper-steps-missing = Abschnitt { $section } braucht zuerst die oberen Stufen.
refusal-no-such-statue = Die { $size } Statue von { $god } ist nicht zu haben.
refusal-pattern-twice = Wandteppich { $tapestry } hat dieses Muster schon.
refusal-conquest-taken = { $conquest } ist schon erobert.
refusal-too-few-soldiers = { $conquest } braucht mehr offene Soldaten.
refusal-no-conquest-marker = Es ist kein Eroberungsmarker übrig.
refusal-same-action-twice = Die beiden Nebenaktionen müssen verschieden sein.
refusal-nothing-there = Es gibt nichts zu nehmen.
refusal-top-of-temple = Ganz oben im Tempel gibt es keine weitere Stufe.
refusal-no-such-worker = Diesen Arbeiter hast du nicht: { $worker }.
refusal-no-such-card = { $card } ist nicht auf deiner Hand.
refusal-no-such-role = So kann dieser Arbeiter nicht eingesetzt werden: { $worker } als { $role }.
refusal-no-match = In deinen Wandteppichen passen keine Nachbarn zusammen.
refusal-no-production = Keines deiner Produktionsgebäude ist offen.
refusal-exchanged-back = Was eben getauscht wurde, wird nicht vor einer anderen Aktion zurückgetauscht.
refusal-needed-for-payment = Das wird für die laufende Zahlung gebraucht.
refusal-price-in-food = Das kostet { $amount } Nahrung.

prompt-keepcards = Wähle die drei Götterkarten, die du behältst.
prompt-startweaving = Wähle dein erstes Webstück.
prompt-usechosen = Nutze eine Götterkarte für ihren Vorteil.
prompt-putpriest = Setze deinen Hohepriester auf ein Feld des Coricancha.
prompt-turn = Setze einen Arbeiter ein (Arbeiter, Feld, Karte oder Gold) oder führe die erste von zwei Nebenaktionen aus.
prompt-secondaction = Führe eine zweite, andere Nebenaktion aus.
prompt-tasks = Wähle eine Aufgabe unter den Symbolen um deinen Arbeiter.
prompt-build = Errichte ein Gebäude vom Markt.
prompt-buildstatue = Baue eine Statue.
prompt-buildsteps = Wähle, wo die Stufen gebaut werden.
prompt-buyweavings = Kaufe ein Webstück oder nichts weiter.
prompt-putunder = Wähle das Webstück, das als nächstes unter den Stapel kommt.
prompt-attach = Lege das Webstück an ein Ende eines Wandteppichs oder beginne einen neuen.
prompt-takeweaving = Nimm das offene Webstück oder das darunter.
prompt-keeparmy = Behalte eine der Armeekarten.
prompt-takenomad = Nimm einen Arbeiter von den Nomaden.
prompt-fetch = Nimm einen benachbarten Arbeiter oder mach weiter.
prompt-feed = Zahle 1 Kartoffel für eine weitere Aufgabe oder mach weiter.
prompt-pay = Wähle, wie du zahlst.
prompt-feedthegods = Zahle für jede Götterkarte auf deiner Hand eine Kartoffel.
prompt-takepart = Führe die Aktion des Hohepriesters aus oder nimm Gold.
prompt-worship = Gib eine Statue für Tempelstufen oder mach weiter.
prompt-offering = Opfere Mais für Tempelstufen oder mach weiter.
prompt-production = Produziere mit einem offenen Gebäude oder mach weiter.
prompt-produceone = Wähle das Gebäude, das produziert.
prompt-rejuvenate = Decke ein Gebäude oder eine Armeekarte auf oder mach weiter.
prompt-casualty = Wähle das Opfer des Krieges.
prompt-playarmies = Spiele Armeekarten aus der Hand oder mach weiter.
prompt-conquer = Erobere ein Feld oder mach weiter.
prompt-spend = Wähle die Soldaten, die umgedreht und abgelegt werden.
prompt-buyworker = Kaufe einen Arbeiter von einem Ende des Dorfes oder mach weiter.
prompt-lastchance = Letzte freie Aktionen, bevor dein Zug endet, oder weiter.
prompt-dismiss = Wähle den Arbeiter, der das Spiel verlässt.
prompt-godcards = Nimm eine Götterkarte vom Stapel oder aus der Auslage.
prompt-templeforgold = Zahle 1 Gold für eine Tempelstufe oder mach weiter.
prompt-choose = Wähle einen Vorteil.
prompt-usecards = Nutze Götterkarten für ihren Vorteil oder mach weiter.
prompt-removebuildings = Wähle die Gebäude, die ersetzt werden.

# Wörter der Datei, bei denen das Labor sagt, was sie bedeuten.

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
word-plain = farblos
word-blue = blau
word-green = grün
word-top = obere Reihe
word-middle = mittlere Reihe
word-bottom = untere Reihe
word-building = Gebäude gegen Bezahlung
word-statue = Statue
word-free-statue = kleine Statue umsonst
word-temple-for-gold = Tempelstufe für Gold
word-choice = eine von mehreren Wirkungen
word-steps = Stufen
word-weavings = Webstücke
word-merchant = { task-8 }
word-produce = { action-0 }
word-worship = { action-1 }
word-offering = { action-2 }
word-conquest = { action-3 }
word-rejuvenate = { action-4 }
word-production-building = Produktionsgebäude
word-passive-building = passives Gebäude
