game-name = Cuzco (Stefan Feld)
game-about = Stafettenläufer der Inka überbringen Khipu, forschen, treiben Landwirtschaft und stimmen die Götter gnädig. Sechs Durchgänge mit Würfeln.
game-facts = von Stefan Feld · etwa 90 Minuten · Kennerspiel
game-motto = Würfel, Läufer und eine Maske
option-pututus = Schneckenhörner
option-pututus-off = ohne Schneckenhörner
option-pututus-on = mit Schneckenhörnern (Modul 1, „Pututu“)

category-0 = Start
category-1 = Aktionsfeld Punkte
category-2 = Tausch
category-3 = Federschmuck
category-4 = Khipu sofort (Karte 10)
category-5 = Personen-Plättchen
category-6 = Universität
category-7 = Tempel
category-8 = Markt
category-9 = Aufgaben
category-10 = Inti-Medaillons
category-11 = Dörfer
category-12 = 12 Federn
category-13 = 6 Stirnreife
category-14 = 9 Aufgaben
category-15 = 10 Khipu
category-16 = 12 Plättchen
category-17 = 6 Waren

part-feather = Feder
part-slot = Aussparung
part-mission = Aufgabe
part-other = zweite Aufgabe
part-die = Würfel
part-to = neue Augenzahl
part-light = helle Schneckenhörner
part-dark = dunkle Schneckenhörner
part-action = Aktion
part-to-action = auf welches Feld
part-place = wohin
part-overlay = Aufleger
part-colour = Art des Plättchens
part-pips = Augenzahl
part-ability = Fähigkeit
part-value = Wert
part-card = Götterkarte
part-count = wie viele
part-step = Stufe
part-circlet = Stirnreif
part-good = Ware

action-0 = Steinweg
action-1 = Hängebrücke
action-2 = Forschung
action-3 = Landwirtschaft
action-4 = Tausch
action-5 = Tempel
action-6 = Federschmuck
action-7 = Punkte

place-0 = inneres Dorf im Norden
place-1 = inneres Dorf im Nordosten
place-2 = inneres Dorf im Südosten
place-3 = inneres Dorf im Süden
place-4 = inneres Dorf im Südwesten
place-5 = inneres Dorf im Nordwesten
place-6 = äußeres Dorf im Nordosten
place-7 = äußeres Dorf im Osten
place-8 = äußeres Dorf im Südosten
place-9 = äußeres Dorf im Südwesten
place-10 = äußeres Dorf im Westen
place-11 = äußeres Dorf im Nordwesten
place-12 = Cuzco

trail-0 = Steinweg
trail-1 = Hängebrücke

feather-0 = türkis
feather-1 = violett
feather-2 = orange
feather-3 = rosa

tile-0 = Forschungs-Plättchen
tile-1 = Landwirtschafts-Plättchen

ability-0 = Opfergabe
ability-1 = Punkte
ability-2 = Feder
ability-3 = Steinweg
ability-4 = Status
ability-5 = Hängebrücke
ability-6 = Götterkarte
ability-7 = Khipu
ability-8 = Stirnreif
ability-9 = Nahrung
ability-10 = Landwirtschaft
ability-11 = Forschung

god-0 = Iliapa
god-1 = Mama Quilia
god-2 = Viracocha
god-3 = Pacha Mama
god-4 = Mama Sara

card-0 = Iliapa (je 1 Forschungs- und Landwirtschafts-Plättchen verdoppeln)
card-1 = Iliapa (bis zu 2 Plättchen hochschieben)
card-2 = Iliapa (Punkte einer Ware zweimal)
card-3 = Mama Quilia (Aufgabe mit 1 Bedingung weniger)
card-4 = Mama Quilia (weiterer Zug mit einer 1)
card-5 = Mama Quilia (einen Würfel versetzen)
card-6 = Viracocha (gleichen oder höheren Würfel einsetzen)
card-7 = Viracocha (Feuerprobe mit 3 Nahrung und 3 Status)
card-8 = Viracocha (dazu ein abgelegtes Plättchen)
card-9 = Pacha Mama (Punkte eines Dorfes sofort)
card-10 = Pacha Mama (eine weitere Forschung nutzen)
card-11 = Pacha Mama (einen Priester zurückgeben)
card-12 = Mama Sara (der Würfel gilt als 6)
card-13 = Mama Sara (in ein beliebiges Dorf springen)
card-14 = Mama Sara (eine weitere Landwirtschaft nutzen)

good-0 = Suppe
good-1 = Kleidung
good-2 = Schale
good-3 = Karaffe
good-4 = Werkzeug
good-5 = Schmuck

pututu-0 = helles Schneckenhorn (±1)
pututu-1 = dunkles Schneckenhorn (±2)

mission-0 = 1 Priester im Tempel und 1 Landwirtschafts-Plättchen
mission-1 = 1 Priester im Tempel und 1 Forschungs-Plättchen
mission-2 = 1 Forschungs- und 1 Landwirtschafts-Plättchen
mission-3 = 1 Forschungs-Plättchen und das Reihenfolge-Plättchen 1
mission-4 = 1 Landwirtschafts-Plättchen und 1 Ware
mission-5 = Khipu in 2 Dörfern
mission-6 = 3 orange Federn
mission-7 = 3 violette Federn
mission-8 = 3 rosa Federn
mission-9 = 3 türkise Federn
mission-10 = je 1 Feder der 4 Farben
mission-11 = 7 Federn
mission-12 = Khipu in 9 Dörfern
mission-13 = Khipu in den 3 Dörfern mit türkiser Feder
mission-14 = Khipu in den 3 Dörfern mit rosa Feder
mission-15 = Khipu in den 3 Dörfern mit violetter Feder
mission-16 = Khipu in den 3 Dörfern mit oranger Feder
mission-17 = Khipu in den 3 Dörfern mit 3 Punkten
mission-18 = Khipu in 3 Dörfern mit 2 Punkten
mission-19 = Khipu in 5 Dörfern mit unterschiedlichen Punkten
mission-20 = 3 Forschungs-Plättchen mit unterschiedlichen Fähigkeiten
mission-21 = 3 Landwirtschafts-Plättchen mit unterschiedlichen Fähigkeiten
mission-22 = 3 Forschungs-Plättchen heruntergeschoben
mission-23 = 3 Landwirtschafts-Plättchen heruntergeschoben
mission-24 = 5 Personen-Plättchen heruntergeschoben
mission-25 = 4 Forschungs-Plättchen
mission-26 = 4 Landwirtschafts-Plättchen
mission-27 = 4 Götterkarten unterschiedlicher Farbe
mission-28 = 3 gleichfarbige Götterkarten
mission-29 = 2 Waren ‚Suppe‘
mission-30 = 2 Waren ‚Kleidung‘
mission-31 = 2 Waren ‚Schale‘
mission-32 = 2 Waren ‚Karaffe‘
mission-33 = 2 Waren ‚Werkzeug‘
mission-34 = 2 Waren ‚Schmuck‘
mission-35 = 3 unterschiedliche Waren
mission-36 = 4 Waren
mission-37 = 2 Karten von Iliapa
mission-38 = 2 Karten von Mama Quilia
mission-39 = 2 Karten von Viracocha
mission-40 = 2 Karten von Pacha Mama
mission-41 = 2 Karten von Mama Sara
mission-42 = 3 Priester im Tempel
mission-43 = 5 Nahrung
mission-44 = 4 aktivierte Stirnreife
mission-45 = 2 Inti-Medaillons
mission-46 = 4 Opfergaben
mission-47 = Khipu in 4 Dörfern des inneren Kreises
mission-48 = Khipu in 4 Dörfern des äußeren Kreises
mission-49 = 2 Personen-Plättchen ‚Opfergabe‘
mission-50 = 2 Personen-Plättchen ‚Punkte‘
mission-51 = 2 Personen-Plättchen ‚Status‘
mission-52 = 2 Personen-Plättchen ‚Hängebrücke‘
mission-53 = 2 Personen-Plättchen ‚Steinweg‘
mission-54 = 2 Personen-Plättchen ‚Feder‘
mission-55 = 2 Personen-Plättchen ‚Götterkarte‘
mission-56 = 2 Personen-Plättchen ‚Khipu‘
mission-57 = 2 Personen-Plättchen ‚Stirnreif‘
mission-58 = 2 Personen-Plättchen ‚Nahrung‘
mission-59 = 2 Personen-Plättchen ‚Forschung‘
mission-60 = 2 Personen-Plättchen ‚Landwirtschaft‘
to-place-0 = ins innere Dorf im Norden
to-place-1 = ins innere Dorf im Nordosten
to-place-2 = ins innere Dorf im Südosten
to-place-3 = ins innere Dorf im Süden
to-place-4 = ins innere Dorf im Südwesten
to-place-5 = ins innere Dorf im Nordwesten
to-place-6 = ins äußere Dorf im Nordosten
to-place-7 = ins äußere Dorf im Osten
to-place-8 = ins äußere Dorf im Südosten
to-place-9 = ins äußere Dorf im Südwesten
to-place-10 = ins äußere Dorf im Westen
to-place-11 = ins äußere Dorf im Nordwesten
to-place-12 = nach Cuzco
a-trail-0 = einen Steinweg
a-trail-1 = eine Hängebrücke
a-feather-0 = eine türkise Feder
a-feather-1 = eine violette Feder
a-feather-2 = eine orange Feder
a-feather-3 = eine rosa Feder
feathers-of-0 = türkise Federn
feathers-of-1 = violette Federn
feathers-of-2 = orange Federn
feathers-of-3 = rosa Federn
a-good-0 = die Ware „Suppe“
a-good-1 = die Ware „Kleidung“
a-good-2 = die Ware „Schale“
a-good-3 = die Ware „Karaffe“
a-good-4 = die Ware „Werkzeug“
a-good-5 = die Ware „Schmuck“
gained-pututu-0 = ein helles Schneckenhorn (±1) für 2 gleiche Zahlen
gained-pututu-1 = ein dunkles Schneckenhorn (±2) für 3 gleiche Zahlen
phase-0 = Spielaufbau
phase-1 = Phase I: Würfeln, Aktionen wählen und ausführen
phase-2 = Phase II: Forschung und Landwirtschaft nutzen
phase-3 = Phase III: die Gebäude von Cuzco
building-0 = Universität: Punkte, neue Spielreihenfolge und alle Status-Marker zurück auf 0
building-1 = Tempel: Punkte für Priester und ein Inti-Medaillon
building-2 = Markt: Alle dürfen 1 Ware kaufen
building-3 = Palast: Alle kümmern sich um 1 Aufgabe
moment-0 = vor dem Einsetzen eines Würfels
moment-1 = bei einer Aktion mit einem Würfel
moment-2 = bei einer Bewegung
moment-3 = beim Tausch
moment-4 = nach dem Nehmen eines Plättchens
moment-5 = beim Einsetzen eines Priesters auf einer besetzten Stufe
moment-6 = nach dem Ablegen eines Khipu
moment-7 = bei einer Feuerprobe
moment-8 = nach dem Zug
moment-9 = beim Nutzen von Fähigkeiten
moment-10 = beim Kauf einer Ware
moment-11 = beim Erfüllen einer Aufgabe

# Die kurzen Namen der Zugarten, für Knöpfe.
title-place-feather = Feder anlegen
title-keep-missions = zwei Aufgaben behalten
title-change-die = Würfel mit Schneckenhörnern ändern
title-place-die = Würfel einsetzen
title-move-die = eingesetzten Würfel versetzen
title-move-to = Chasqui bewegen
title-leave-cuzco = Cuzco verlassen
title-take-tile = Plättchen nehmen
title-take-discarded-tile = abgelegtes Plättchen nehmen
title-slide-down = Plättchen herunterschieben
title-slide-up = Plättchen hochschieben
title-take-card = Götterkarte nehmen
title-reserve-quipus = Khipu in die Reserve versetzen
title-put-priest = Priester in den Tempel stellen
title-flip-circlet = Stirnreif aktivieren
title-use-ability = Fähigkeit nutzen
title-buy = Ware kaufen
title-complete = Aufgabe erfüllen · 6 Punkte
title-complete-easier = Aufgabe mit 1 Bedingung weniger erfüllen · 4 Punkte
title-throw-away = Aufgabe ablegen
title-take-mission = Aufgabe nehmen
title-play-card = Götterkarte ausspielen · 1 Opfergabe
title-use-medal = offene Götterkarte nutzen · 1 Inti-Medaillon
title-place-die-with-card = Würfel mit Götterkarte einsetzen · 1 Opfergabe
title-place-die-with-medal = Würfel mit offener Karte einsetzen · 1 Inti-Medaillon

# Züge in wenigen Worten, für Knöpfe mit Bild.
brief-move-to = { $place }
brief-use-ability = „{ $ability }“ ({ $colour }) × { $count }
brief-leave-cuzco = { $place } (Aufleger { $overlay })
brief-place-die = die { $die }: { $action }
brief-use-medal = { $card } · 1 Inti-Medaillon
brief-play-card = { $card } · 1 Opfergabe
brief-place-die-with-card = die { $die }: { $action } mit { $card } · 1 Opfergabe
brief-place-die-with-medal = die { $die }: { $action } mit { $card } · 1 Inti-Medaillon
brief-take-tile = { $colour } „{ $ability }“ bei der { $pips }
brief-take-mission = { $mission }
brief-place-feather = Aussparung { $slot }: { $feather }

move-place-feather = { $feather } an Aussparung { $slot } anlegen
move-keep-missions = die Aufgaben „{ $mission }“ und „{ $other }“ behalten
move-change-die = die { $die } mit Schneckenhörnern ({ $light } hell, { $dark } dunkel) in eine { $to } ändern
move-place-die = die { $die } einsetzen: { $action }
move-move-die = die { $die } von „{ $action }“ auf „{ $to-action }“ versetzen
move-move-to = den Chasqui { $place } bewegen
move-leave-cuzco = den Aufleger auf { $overlay } drehen und den Chasqui { $place } bewegen
move-take-tile = das { $colour } „{ $ability }“ bei der { $pips } nehmen
move-take-discarded-tile = das abgelegte { $colour } „{ $ability }“ mit Wert { $value } nehmen
move-slide-down = ein { $colour } mit Wert { $value } herunterschieben
move-slide-up = ein { $colour } mit Wert { $value } hochschieben
move-take-point = 1 Punkt nehmen
move-take-offering = 1 Opfergabe nehmen
move-take-card = die Götterkarte { $card } nehmen
move-reserve-quipus = Khipu in die Reserve versetzen: { $count }
move-put-priest = einen Priester auf Stufe { $step } stellen
move-flip-circlet = Stirnreif { $circlet } aktivieren
move-take-knowledge = 1 Feld auf der Status-Leiste vorrücken
move-take-food = 1 Nahrung nehmen
move-use-ability = „{ $ability }“ nutzen ({ $colour }), zählt als { $count }
move-buy = { $good } kaufen
move-complete = die Aufgabe „{ $mission }“ erfüllen
move-complete-easier = die Aufgabe „{ $mission }“ mit 1 Bedingung weniger erfüllen
move-throw-away = die Aufgabe „{ $mission }“ ablegen
move-take-mission = die Aufgabe „{ $mission }“ nehmen
move-play-card = 1 Opfergabe abgeben und die Götterkarte { $card } ausspielen
move-use-medal = ein Inti-Medaillon abgeben für { $card }
move-done = weiter
move-place-die-with-card = die { $die } einsetzen: { $action }, und dafür 1 Opfergabe abgeben und die Götterkarte { $card } ausspielen
move-place-die-with-medal = die { $die } einsetzen: { $action }, und dafür ein Inti-Medaillon abgeben für { $card }

event-points = { $seat } erhält { $points } { $points ->
    [one] Punkt
   *[other] Punkte
  }: { $category }.
event-lost-points = { $seat } verliert { $points } { $points ->
    [one] Punkt
   *[other] Punkte
  }: { $category }.
event-round-starts = Durchgang { $round } beginnt.
event-final-scoring = Spielende: letzte Aufgaben und Schlusswertung.
event-rolled = { $seat } würfelt { $die }, { $second }, { $third }.
event-took-pututu = { $seat } erhält { $pututu }.
event-changed-die = { $seat } ändert mit { $light ->
    [0] { $dark ->
        [one] einem dunklen Schneckenhorn
       *[other] { $dark } dunklen Schneckenhörnern
      }
    [one] einem hellen { $dark ->
        [0] Schneckenhorn
        [one] und einem dunklen Schneckenhorn
       *[other] und { $dark } dunklen Schneckenhörnern
      }
   *[other] { $light } hellen { $dark ->
        [0] Schneckenhörnern
        [one] und einem dunklen Schneckenhorn
       *[other] und { $dark } dunklen Schneckenhörnern
      }
  } eine { $die } in eine { $to }.
event-placed-die = { $seat } setzt eine { $die } auf „{ $action }“ ein.
event-played-extra-turn = { $seat } spielt einen weiteren Zug wie mit einer 1 auf „{ $action }“.
event-moved-die = { $seat } versetzt eine { $die } von „{ $action }“ auf „{ $to-action }“.
event-moved = { $seat } bewegt den Chasqui über { $trail } mit der Würfelzahl { $pips } { $place }.
event-turned-overlay = { $seat } dreht den Aufleger „Cuzco“ auf { $overlay }.
event-delivered = { $seat } legt dort ein Khipu ab ({ $place }).
event-placed-feather = { $seat } legt { $feather } an Aussparung { $slot } an.
event-took-tile = { $seat } nimmt bei der { $pips } das { $colour } „{ $ability }“ mit Wert { $value }.
event-took-discarded-tile = { $seat } nimmt das abgelegte { $colour } „{ $ability }“ mit Wert { $value }.
event-slid-down = { $seat } schiebt ein { $colour } mit Wert { $value } herunter.
event-slid-up = { $seat } schiebt ein { $colour } mit Wert { $value } hoch.
event-took-offerings = { $seat } nimmt { $count ->
    [one] 1 Opfergabe
   *[other] { $count } Opfergaben
  }.
event-took-food = { $seat } nimmt { $count } Nahrung.
event-advanced = { $seat } rückt auf der Status-Leiste { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
  } vor, auf { $space }.
event-took-card = { $seat } nimmt die Götterkarte { $card }.
event-revealed-card = Die Götterkarte { $card } wird aufgedeckt.
event-rebuilt-pile = Der Zugstapel von { $god } wird aus dem Ablagestapel neu gebildet.
event-reserved-quipus = { $seat } versetzt { $count } Khipu in die Reserve.
event-put-priest = { $seat } stellt einen Priester auf Stufe { $step }.
event-pushed-priest = Ein Priester von { $seat } wird auf Stufe { $step } verdrängt.
event-sent-priest-home = Ein Priester von { $seat } kommt zurück auf die Maske.
event-flipped-circlet = { $seat } aktiviert Stirnreif { $circlet }: { $value ->
    [one] 1 Punkt
   *[other] { $value } Punkte
  } und in diesem Durchgang { $bonus } dazu.
event-used-ability = { $seat } nutzt „{ $ability }“ ({ $colour }){ $count ->
    [one] {""}
   *[other] {", "}das zählt als { $count } Plättchen
  }.
event-new-place-in-order = { $seat } erhält das Reihenfolge-Plättchen { $turn }.
event-won-medal = { $seat } hat die meisten Priester und erhält ein Inti-Medaillon.
event-removed-medal = Kein Priester ist im Tempel: Ein Inti-Medaillon kommt aus dem Spiel.
event-bought = { $seat } kauft { $good } für { $cost } Nahrung.
event-completed = { $seat } erfüllt die Aufgabe „{ $mission }“.
event-completed-easier = { $seat } erfüllt die Aufgabe „{ $mission }“ mit 1 Bedingung weniger.
event-threw-away = { $seat } kann keine Aufgabe erfüllen und legt die Aufgabe „{ $mission }“ ab.
event-took-mission = { $seat } nimmt die Aufgabe „{ $mission }“ aus dem Palast.
event-kept-missions = { $seat } behält die Aufgaben „{ $mission }“ und „{ $other }“.
event-played-card = { $seat } gibt 1 Opfergabe ab und spielt { $card } aus.
event-used-medal = { $seat } gibt ein Inti-Medaillon ab für { $card }.
event-showed-card = { $seat } zeigt zum Beweis { $card } vor.
event-gained-blessing = { $seat } führt eine Feuerprobe aus.
event-jumped = { $seat } lässt den Chasqui { $place } springen.
event-found-own-quipu = { $seat } hat dort schon ein Khipu: Es wird keines abgelegt, und es gibt keine Feder.
event-had-no-quipu = { $seat } hat kein Khipu mehr: Es wird keines abgelegt, und es gibt keine Feder.
event-had-all-of-colour = { $seat } hat schon 3 { $feather } und erhält keine weitere.
event-had-all-feathers = { $seat } hat schon alle 12 Federn und erhält keine weitere.
event-went-without-offerings = Im Vorrat ist keine Opfergabe mehr: { $seat } bekommt { $count } weniger.
event-went-without-food = Im Vorrat ist keine Nahrung mehr: { $seat } bekommt { $count } weniger.
event-lost-steps = { $seat } ist am Ende der Status-Leiste: { $count ->
    [one] 1 Schritt verfällt
   *[other] { $count } Schritte verfallen
  }.
event-won-medal-on-tie = { $seat } erhält ein Inti-Medaillon: Niemand hat mehr Priester, und einer davon steht am höchsten (Stufe { $step }).
event-bought-nothing = { $seat } kauft nichts.
event-dealt-place-in-order = { $seat } erhält das Reihenfolge-Plättchen { $turn }.
event-dealt-mission = { $seat } erhält die Start-Aufgabe „{ $mission }“.
event-dealt-cards = { $seat } erhält die Götterkarten { $card } und { $second }.
event-dealt-cards-hidden = { $seat } erhält zwei Götterkarten.
event-drew-missions = { $seat } zieht die Aufgaben „{ $first }“, „{ $second }“, „{ $third }“ und „{ $fourth }“.
event-drew-missions-hidden = { $seat } zieht vier Aufgaben.
event-phase-starts = { $phase }.
event-building-resolved = { $building }.
event-spent-pips = { $seat } tauscht { $pips ->
    [one] 1 Würfelpunkt
   *[other] { $pips } Würfelpunkte
  } ein; { $left ->
    [0] keiner ist übrig
    [one] 1 ist übrig
   *[other] { $left } sind übrig
  }.
event-top-quipu = { $seat } hat das oberste Khipu: { $place }.
event-missed-pututu = { $seat } geht leer aus: Es ist kein { $pututu } mehr da.
event-won-game = { $seat } gewinnt mit { $points } Punkten.
event-won-game-on-tie = { $seat } gewinnt mit { $points } Punkten: Bei Gleichstand entscheidet die Spielreihenfolge.
event-used-no-ability = { $seat } nutzt keine Fähigkeit.
event-left-pips = { $seat } lässt { $pips ->
    [one] 1 Würfelpunkt
   *[other] { $pips } Würfelpunkte
  } ungenutzt.

refusal-die-too-high = Eine { $die } darf auf „{ $action }“ nicht zu einer { $lowest }; sie muss niedriger sein.
refusal-no-trail = Mit einer { $die } gibt es von hier keinen Weg für „{ $action }“.
refusal-no-tile = Mit einer { $die } ist für „{ $action }“ kein Plättchen zu nehmen.
refusal-no-empty-space = Auf der Maske ist kein Feld frei für „{ $action }“.
refusal-no-priest = Alle Priester sind im Tempel.
refusal-no-circlet = Mit einer { $die } lässt sich kein Stirnreif mit beiden Federn aktivieren.
refusal-wrong-trail = Der Weg { $place } führt über { $trail }.
refusal-trail-too-high = Der Weg { $place } braucht eine { $pips }, nicht eine { $die }.
refusal-tile-too-high = Das Plättchen bei der { $pips } ist mit einer { $die } nicht zu haben.
refusal-circlet-too-high = Stirnreif { $circlet } ist mit einer { $die } nicht zu aktivieren.
refusal-circlet-needs-feathers = Stirnreif { $circlet } braucht Federn an beiden Aussparungen.
refusal-too-few-pips = Das kostet { $cost ->
    [one] 1 Würfelpunkt
   *[other] { $cost } Würfelpunkte
  }; übrig: { $pips }.
refusal-card-not-in-hand = { $card } ist nicht auf der Hand.
refusal-card-not-face-up = { $card } liegt nicht offen aus.
refusal-card-wrong-phase = { $card } gehört in eine andere Phase.
refusal-card-not-now = { $card } wird { $moment } ausgespielt, nicht jetzt.
refusal-card-used-already = { $card } wurde in diesem Zug schon genutzt.
refusal-no-offering = { $card } auszuspielen kostet 1 Opfergabe.
refusal-no-medal = Es ist kein Inti-Medaillon zum Abgeben da.
refusal-too-little-food = Wer { $good } kauft, gibt { $cost } Nahrung ab; vorhanden: { $food }.
refusal-mission-not-met = Die Aufgabe „{ $mission }“ lässt sich noch nicht erfüllen: { $reached } von { $need }.
refusal-mission-met = Wer eine Aufgabe erfüllen kann, muss eine erfüllen.
refusal-ability-used = In diesem Zug darf keine weitere Fähigkeit genutzt werden: { $colour }.
refusal-ability-without-effect = „{ $ability }“ hätte jetzt keine Wirkung.
refusal-card-needs-the-closed-space = { $card } wurde ausgespielt: Der Würfel muss dorthin, wo er sonst nicht liegen dürfte.
refusal-other-die-changed = Der auf { $die } geänderte Würfel muss eingesetzt werden.
refusal-move-a-die-first = { $card } wurde ausgespielt: Zuerst muss ein Würfel versetzt werden.
refusal-card-without-effect = { $card } würde hier nichts ändern.
refusal-card-once = { $card } wirkt schon; eine zweite brächte nichts dazu.
refusal-card-leads-to-a-village = { $card } wurde ausgespielt: Sie führt in ein Dorf, nicht nach Cuzco.
refusal-circlet-activated = Stirnreif { $circlet } ist schon aktiviert.
refusal-no-offering-left = Im Vorrat ist keine Opfergabe mehr.
refusal-same-ability = „{ $ability }“ wurde in diesem Zug schon genutzt; jetzt muss es eine andere Fähigkeit sein.
refusal-priest-chosen = { $card } wurde für den Priester auf Stufe { $step } ausgespielt.
refusal-slot-filled = An Aussparung { $slot } ist schon eine Feder.
refusal-slot-of-another-colour = Aussparung { $slot } ist für { $colour }.
refusal-feather-of-another-colour = Erhalten hast du { $feather }.

prompt-placedie = Wähle einen Würfel und ein Aktionsfeld.
prompt-movement = Wähle, wohin der Chasqui läuft.
prompt-delivery = Spiele eine Karte für die Punkte des Dorfes oder mache weiter.
prompt-placefeather = Wähle eine Aussparung für die Feder.
prompt-keepmissions = Behalte zwei der Aufgaben.
prompt-taketile = Nimm ein Plättchen in Reichweite der Augenzahl.
prompt-tiletaken =
    { $stop ->
        [yes] Spiele eine Karte zum genommenen Plättchen oder mache weiter.
       *[no] Nimm eines der abgelegten Plättchen.
    }
prompt-exchange = Gib die Würfelpunkte aus: für heruntergeschobene Plättchen, Punkte, Opfergaben, Karten, Federn, Khipu in die Reserve.
prompt-slideup = Schiebe bis zu zwei Plättchen wieder hoch oder mache weiter.
prompt-placepriest = Stelle den Priester in den Tempel oder spiele zuvor eine Karte.
prompt-headdress = Wähle einen Stirnreif.
prompt-fireblessing = Feuerprobe: Nimm eine Götterkarte oder eine Opfergabe.
prompt-secondhalf = Feuerprobe: Nimm Status oder Nahrung.
prompt-takecard = Nimm eine Götterkarte.
prompt-reservequipus = Wähle, wie viele Khipu in die Reserve kommen.
prompt-useabilities = Nutze eine Fähigkeit der Forschung und eine der Landwirtschaft oder mache weiter.
prompt-afterturn = Spiele eine Karte für einen weiteren Zug oder mache weiter.
prompt-buygood =
    { $stop ->
        [yes] Kaufe eine Ware dieses Durchgangs oder mache weiter.
       *[no] Kaufe eine Ware dieses Durchgangs.
    }
prompt-dealwithmission = Erfülle eine Aufgabe; kannst du keine erfüllen, lege eine ab.
prompt-easiermission = Wähle die Aufgabe, die mit einer Bedingung weniger erfüllt wird.
prompt-takemission = Nimm eine Aufgabe aus dem Palast.
prompt-lastcards = Spiele Karten für deine letzten Aufgaben oder mache weiter.

# Wörter der Datei, bei denen das Labor sagt, was sie bedeuten.

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
word-inner = innerer Kreis
word-outer = äußerer Kreis
word-priest = ein Priester im Tempel
word-good = eine Ware
word-first = Reihenfolge-Plättchen 1
word-conditions = Verschiedenes, alles nötig
word-villages = Dörfer mit Khipu
word-villages-with-feather = solche mit einer Feder dieser Farbe
word-villages-with-value = solche mit so vielen Punkten
word-villages-of-circle = solche dieses Kreises
word-village-values = solche mit unterschiedlichen Punkten
word-feathers = Federn
word-feathers-of = Federn dieser Farbe
word-feather-colours = unterschiedliche Federfarben
word-tiles-of = Plättchen dieser Art
word-tiles-with = Plättchen mit dieser Fähigkeit
word-abilities = Plättchen dieser Art mit unterschiedlichen Fähigkeiten
word-slid-tiles = heruntergeschobene Plättchen
word-slid-tiles-of = solche dieser Art
word-gods-in-hand = Götterkarten unterschiedlicher Farbe
word-cards-of = Karten dieses Gottes
word-cards-of-one-god = gleichfarbige Götterkarten
word-goods = Waren
word-goods-of = Waren dieser Art
word-good-kinds = unterschiedliche Waren
word-priests = Priester im Tempel
word-circlets = aktivierte Stirnreife
word-medals = Inti-Medaillons
word-offerings = Opfergaben
