game-name = Tawantinsuyu
game-about = Das Reich der Inka, von Dávid Turczi: Schicke Arbeiter die Terrassen hinab, webe, baue, erobere und steige im Tempel auf, bis zum dritten Fest.
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
option-equal-soldiers = Schwerer: Eroberung schon mit so vielen Soldaten wie Gefallenen
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
option-leftover-points = Schwerer: ein Punkt je übriger Ressource
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
category-21 = Übrige Ressourcen

worker-0 = Architekt
worker-1 = Handwerker
worker-2 = Krieger
worker-3 = Bote
worker-4 = Priester
resource-0 = Kartoffeln
resource-1 = Mais
resource-2 = Stein
resource-3 = Gold
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
other-slot-0 = Platz 1
other-slot-1 = Platz 2
other-slot-2 = Platz 3
other-slot-3 = Platz 4
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
reason-0 = es kann nicht zahlen
reason-1 = nichts ist übrig
reason-2 = es ist schon oben
personality-0 = 1 Gold und eine kleine Statue
personality-1 = 1 Gold und ein Webstück
personality-2 = 1 Gold und eine Tempelstufe
personality-3 = 1 Gold und ein Gebäude

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
part-slot = Platz im Markt
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

move-keep-cards = { $first }, { $second } und { $third } behalten, die anderen nutzen
move-keep-cards-hidden = drei Götterkarten behalten
move-start-weaving = mit Webstück { $weaving } beginnen
move-use-card = { $card } nutzen
move-put-priest = Hohepriester auf Platz { $spot } stellen
move-place = { $worker } mit { $card } auf { $space } einsetzen (als { $role })
move-place-for-gold = { $worker } für 1 Gold auf { $space } einsetzen (als { $role })
move-move-priest = Hohepriester { $spots } weiter ziehen
move-pray = beten: 2 Götterkarten nehmen
move-train = ausbilden: 2 Armeekarten ziehen, 1 behalten
move-take-nomad = { $worker } von den Nomaden nehmen
move-pay = { payment } zahlen
move-task = Aufgabe: { $task }
move-build = { $building } errichten
move-replace = { $card } zurücklegen, um Gebäude des Marktes auszutauschen
move-replace-hidden = eine Götterkarte zurücklegen, um Gebäude des Marktes auszutauschen
move-remove = Gebäude auf Platz { $slot } austauschen, dazu: { $other }
move-build-steps = die { $level } Stufen von Abschnitt { $section } bauen
move-build-statue = die { $size } Statue von { $god } bauen
move-buy-weaving = Webstück { $weaving } kaufen
move-attach = an Wandteppich { $tapestry } anfügen, { $end }
move-take-weaving = { $which } nehmen
move-put-under = { $weaving } unter den Stapel legen
move-keep-army = Armeekarte { $army } behalten
move-keep-army-hidden = eine Armeekarte behalten
move-produce = mit { $building } produzieren
move-act = { $action } ausführen
move-take-gold = stattdessen 1 Gold nehmen
move-worship = die { $size } Statue von { $god } abgeben
move-offer = Mais für { $steps } Tempelstufen opfern
move-revive-building = { $building } aufdecken
move-revive-army = Armeekarte { $army } aufdecken
move-casualty = Opfer des Krieges: { $end }
move-casualty-nomad = Opfer des Krieges: { $worker } der Nomaden
move-play-army = Armeekarte { $army } ausspielen
move-conquer = { $conquest } erobern
move-spend = { $flip1 } einfache und { $flip2 } doppelte Soldatenkarten umdrehen, { $discard1 } einfache und { $discard2 } doppelte ablegen
move-buy-worker = Arbeiter kaufen: { $end }
move-dismiss = { $worker } entlassen
move-climb = 1 Gold für eine Tempelstufe zahlen
move-choose = wählen: { $amount } × { $effect }
move-draw-card = eine Götterkarte vom Stapel ziehen
move-take-card = { $card } aus der Auslage nehmen
move-fetch = den Arbeiter auf { $space } nehmen
move-feed = 1 Kartoffel für eine weitere Aufgabe zahlen
move-pay-gold = { $amount } Gold für fehlende Kartoffeln zahlen
move-pass = nichts weiter
move-discard-army = Armeekarte { $army } für ihren Rohstoff ablegen
move-exchange = { $give } gegen { $get } tauschen
move-draw-for-potato = 1 Kartoffel für eine Götterkarte zahlen
move-pay-by-hand = die nächste Zahlung selbst bestimmen

event-chose-cards = { $seat } hat drei Karten zum Behalten gewählt.
event-chose-weaving = { $seat } beginnt mit Webstück { $weaving }.
event-used-card = { $seat } nutzt { $card }.
event-priest-put = { $seat } stellt den Hohepriester auf Platz { $spot } ({ $action }).
event-placed = { $seat } setzt mit { $card } einen Arbeiter auf { $space } ein: { $worker } (als { $role }).
event-placed-for-gold = { $seat } setzt für Gold einen Arbeiter auf { $space } ein: { $worker } (als { $role }).
event-paid = { $seat } zahlt { payment }.
event-got = { $seat } erhält { $amount } × { $resource }.
event-priest-moved = { $seat } zieht den Hohepriester auf Platz { $spot }: { $action }.
event-drew-card = { $seat } zieht { $card }.
event-drew-card-hidden = { $seat } zieht eine Götterkarte.
event-took-card = { $seat } nimmt { $card } aus der Auslage.
event-drew-army = { $seat } zieht Armeekarte { $army }.
event-drew-army-hidden = { $seat } zieht eine Armeekarte.
event-trained = { $seat } behält eine Armeekarte und legt { $army } ab.
event-has-tasks =
    { $amount ->
        [one] { $seat } hat 1 Aufgabe.
       *[other] { $seat } hat { $amount } Aufgaben.
    }
event-does-task = { $seat }: { $task }.
event-lost-tasks =
    { $amount ->
        [one] { $seat } verzichtet auf 1 Aufgabe.
       *[other] { $seat } verzichtet auf { $amount } Aufgaben.
    }
event-built = { $seat } errichtet { $building }.
event-replaced = { $seat } entfernt { $building } aus dem Markt.
event-market-got = { $building } kommt in den Markt.
event-built-steps = { $seat } baut die { $level } Stufen von Abschnitt { $section }.
event-built-statue = { $seat } erhält die { $size } Statue von { $god }.
event-drew-weaving = { $seat } zieht Webstück { $weaving }.
event-got-weaving = { $seat } erhält Webstück { $weaving }.
event-attached = { $seat } fügt { $weaving } an Wandteppich { $tapestry } an ({ $end }).
event-matched = { $left } und { $right } passen in einem Wandteppich von { $seat } zusammen: { $effect }.
event-produced = { $seat } produziert mit { $building }.
event-took-gold = { $seat } nimmt Gold, statt zu handeln.
event-gave-statue = { $seat } gibt die { $size } Statue von { $god } ab.
event-climbed = { $seat } steigt auf Tempelstufe { $steps }.
event-revived-building = { $seat } deckt { $building } auf.
event-revived-army = { $seat } deckt Armeekarte { $army } auf.
event-casualty-fell = { $seat } schickt einen Arbeiter zu den Opfern des Krieges: { $worker }.
event-played-army = { $seat } spielt Armeekarte { $army } aus.
event-conquered = { $seat } erobert { $conquest }.
event-spent-soldiers = { $seat } dreht { $flip1 } einfache und { $flip2 } doppelte Soldatenkarten um und legt { $discard1 } einfache und { $discard2 } doppelte ab.
event-got-worker = { $seat } erhält einen Arbeiter { $source }: { $worker }.
event-dismissed = { $seat } entlässt einen Arbeiter: { $worker }.
event-fetched = { $seat } nimmt den Arbeiter von { $space }: { $worker }.
event-offer-shuffled = Die Auslage der Götterkarten wird in den Stapel gemischt.
event-card-offered = { $card } kommt in die Auslage.
event-festival-triggered = { $seat } löst Fest { $festival } aus.
event-festival-begins = Fest { $festival } wird gefeiert.
event-region-won = { $seat } hat die meisten Eroberungen in { $region }.
event-lacked-potatoes =
    { $amount ->
        [one] { $seat } fehlt 1 Kartoffel für die Götterkarten.
       *[other] { $seat } fehlen { $amount } Kartoffeln für die Götterkarten.
    }
event-village-filled =
    { $amount ->
        [one] 1 Arbeiter kommt ins Dorf.
       *[other] { $amount } Arbeiter kommen ins Dorf.
    }
event-neutral-worker = Ein neutraler Arbeiter kommt auf { $space }: { $worker }.
event-discarded-army = { $seat } legt Armeekarte { $army } für ihren Rohstoff ab.
event-exchanged = { $seat } tauscht { $give } gegen { $get }.
event-used-building = { $seat } nutzt { $building }.
event-final-scoring = Das Spiel ist aus: Schlusswertung.
event-returned-card = { $seat } legt { $card } unter den Stapel.
event-returned-card-hidden = { $seat } legt eine Götterkarte unter den Stapel.
event-personality-drawn = Die Persönlichkeit von { $seat }: { $personality }.
event-tucked-card = { $card } wird bei { $seat } unter Platz { $slot } geschoben.
event-axomamma-army = { $seat } zieht verdeckt eine Armeekarte.
event-no-priest-action = { $seat } erfüllt weder die Bedingung von { $action } noch von { $next }.
event-not-followed = { $seat } kann in dieser Aktion nichts tun: { $action }.
event-rolled = { $seat } würfelt { $die }: { $card }.
event-no-space-for = Kein freies Feld für { $card } von { $seat }.
event-axomamma-placed = { $seat } setzt mit { $card } auf { $space }: { $worker }.
event-statue-honoured = { $seat } besitzt eine Statue von { $god }.
event-token-acts = { $seat }, Plättchen { $token }, { $row }, Feld { $spot }: { $deed }.
event-token-moved = Plättchen { $token } ({ $row }) zieht weiter auf Feld { $spot }.
event-deed-skipped = { $seat } lässt aus: { $deed } ({ $reason }).
event-gold-instead = { $seat } nimmt stattdessen Gold ({ $deed }): { $reason }.
event-statue-roll = { $seat } würfelt { $die } für die Statue: { $card }.
event-card-discarded = { $seat } legt { $card } aus der Auslage unter den Stapel.
event-potatoes-traded = { $seat } tauscht 5 Kartoffeln in Punkte.
event-without-workers = { $seat } hat keinen Arbeiter zu setzen.
event-last-actions = { $seat } handelt noch einmal vor der Schlusswertung.

refusal-space-taken = Auf { $space } steht schon ein Arbeiter.
refusal-wrong-symbol = { $space } zeigt nicht das Symbol von { $card }.
refusal-too-little-food = Der Weg dorthin kostet { $amount } Nahrung.
refusal-no-gold = Ohne passende Götterkarte kostet das Einsetzen 1 Gold.
refusal-cannot-pay = Das kostet { payment }.
refusal-used-in-set = „{ $task }“ wurde in diesem Dreiersatz schon genutzt.
refusal-task-impossible = „{ $task }“ geht gerade nicht.
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
prompt-payfood = Wähle, wie du die Nahrung zahlst.
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
