map-title = Wegeplan
actions-title = Aktionsfelder
university-title = Universität
temple-title = Tempel
display-title = Forschung und Landwirtschaft
gods-title = Götter
market-title = Markt in Durchgang { $round }
market-later = Waren späterer Durchgänge
palace-title = Palast: Aufgaben
own-title = Deine Maske
own-line = Deine Würfel und Vorräte
other-title = Maske von { $name }
missions-title = Aufgaben
hand-title = Götterkarten
drawn-title = Zwei dieser Aufgaben behalten
discards-title = Abgelegte Plättchen
mask-label = Maske
go-on = Weiter
order-word = Reihenfolge:
set-up = Aufbau
the-end = Schlusswertung
round-label = Durchgang { $round }, Phase { $phase }
order-label = Spielreihenfolge: { $names }
pips-left = { $count ->
    [one] noch 1 Würfelpunkt
   *[other] noch { $count } Würfelpunkte
  }
zoom-in = Vergrößern
zoom-out = Verkleinern
zoom-whole = Ganzer Plan

about-phase-0 = Federn, Aufgaben und Götterkarten werden verteilt. (F1.9)
about-phase-1 = Phase I: je Zug einen Würfel einsetzen und die Aktion sofort ausführen, dreimal reihum. (F2.1)
about-phase-2 = Phase II: eine Forschungs- und eine Landwirtschaftsfähigkeit nutzen. (F4.1)
about-phase-3 = Phase III: Universität, Tempel, Markt, Palast. (F5.1)
about-actions = Wähle einen Würfel und ein Feld. Ein Würfel muss niedriger sein als alle Würfel auf dem Feld. (F2.2)
about-university = Siegpunkte für das erreichte Feld; wer weiter vorn oder oben liegt, ist in der neuen Reihenfolge früher dran. (F5.1)
about-temple = Punkte für jeden Priester; die meisten bringen ein Inti-Medaillon. (F5.2)
about-display = Ein Plättchen bei höchstens der Augenzahl des Würfels kommt auf ein leeres Feld der Maske. (F2.9)
about-gods = Die oberste Karte jeder Gottheit liegt offen. Eine Karte auszuspielen kostet eine Opfergabe; ein Inti-Medaillon nutzt eine offene Karte. (F3.1, F3.2)
about-market = In Phase III darf jeder eine Ware für die darauf gezeigte Nahrung kaufen. (F5.3)
about-palace = In Phase III erfüllt jeder eine Aufgabe (6 Punkte) oder legt eine ab und nimmt dann eine neue. (F5.4)

short-action-0 = Stein
short-action-1 = Brücke
short-action-2 = Forschung
short-action-3 = Landbau
short-action-4 = Tausch
short-action-5 = Tempel
short-action-6 = Schmuck
short-action-7 = 2 Punkte
about-action-0 = Den Chasqui über einen Steinweg mit höchstens so vielen Punkten ziehen. (F2.4)
about-action-1 = Den Chasqui über eine Hängebrücke mit höchstens so vielen Punkten ziehen. (F2.4)
about-action-2 = Ein Forschungs-Plättchen bei höchstens der Augenzahl des Würfels nehmen. (F2.9)
about-action-3 = Ein Landwirtschafts-Plättchen bei höchstens der Augenzahl des Würfels nehmen. (F2.9)
about-action-4 = Die Würfelpunkte ausgeben: 1, um ein Plättchen herunterzuschieben, oder für 1 Punkt; 2 für eine Opfergabe, eine Götterkarte, eine Feder oder ein Khipu in die Reserve. (F2.10)
about-action-5 = Einen Priester auf die Stufe der Augenzahl stellen; andere werden verdrängt. Feuerprobe. (F2.11)
about-action-6 = Einen Stirnreif mit höchstens der Augenzahl und beiden Federn aktivieren: seine Punkte, die Punkte des Durchgangs, Feuerprobe. (F2.12)
about-action-7 = 2 Siegpunkte. Jeder Würfel ist jederzeit erlaubt. (F2.13)
bonus-now = Punkte dieses Durchgangs dazu: { $points }.
space-limit = Der nächste Würfel hier muss niedriger als { $pips } sein.
die-label = Würfel von { $name }: { $pips }

trail-label = { $trail }, { $pips }: { $one } – { $other }
cuzco-label = Cuzco. Die Ankunft führt zu einer Feuerprobe. (F2.7, F2.14)
knob-label = Aufleger { $number }: { $trail } { $pips } führt zu: { $place } (F2.7)
village-label =
    { $place }: Feder { $feather }, { $value ->
        [one] 1 Punkt
       *[other] { $value } Punkte
    } für das oberste Khipu.
village-quipus = Khipu von oben: { $names }.
step-label = Stufe { $step }
step-priest = Priester von { $name }.
temple-medals = Inti-Medaillons beim Tempel: { $count }
temple-points =
    { $points ->
        [one] { $points } Punkt je Priester in diesem Durchgang
       *[other] { $points } Punkte je Priester in diesem Durchgang
    }
university-label = Status: { $told }
pile-0 = Forschungs-Plättchen im Stapel: { $count }
pile-1 = Landwirtschafts-Plättchen im Stapel: { $count }
pile-empty = { $god }: keine Karte
pile-left = Karten darunter: { $count }
market-row = Durchgang { $round }: { $goods }
supply-offerings = Opfergaben im Vorrat: { $count }
supply-food = Nahrung im Vorrat: { $count }
supply-knowledge = 1 Feld auf der Status-Leiste vorrücken
supply-point = 1 Siegpunkt nehmen

tip-tile = { $colour } „{ $ability }“
worth-study = Heruntergeschoben bringt es { $value } Status. (F2.10)
worth-farm = Heruntergeschoben bringt es { $value } Nahrung. (F2.10)
slid-down = Es ist heruntergeschoben. (F2.17)
tip-mission = Aufgabe „{ $mission }“: 6 Punkte
tip-progress = Erreicht: { $reached } von { $need }.
tip-good =
    { $good }: { $food } Nahrung, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } (F5.3)
card-phase = Phase { $phase }.
unknown-card = Eine Götterkarte, die du nicht kennst
hand-label = Götterkarten auf der Hand: { $count }
slot-empty = Aussparung { $slot } für eine Feder ({ $feather }), leer (F2.8)
slot-filled = Aussparung { $slot }: Feder ({ $feather }) (F2.8)
circlet-label =
    Stirnreif { $circlet }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } und die Punkte des Durchgangs. (F2.12)
circlet-state-0 = Er braucht beide Federn.
circlet-state-1 = Beide Federn sind da.
circlet-state-2 = Aktiviert.
quipu-label = Khipu; das obere linke wird zuerst abgelegt (F2.5)
has-food = Nahrung: { $count }
has-offerings = Opfergaben: { $count }
has-medals = Inti-Medaillons: { $count }
has-priests = Priester auf der Maske: { $count }
has-reserve = Khipu in der Reserve: { $count }
has-completed = Erfüllte Aufgaben: { $count }
has-light = Helle Schneckenhörner (±1): { $count }
has-dark = Dunkle Schneckenhörner (±2): { $count }
has-good = { $good }: { $count }

about-ability-0 = Eine Opfergabe für jedes Plättchen dieser Art.
about-ability-1 = 2 Punkte für jedes Plättchen dieser Art.
about-ability-2 = Eine Feder nach Wahl für jedes Plättchen dieser Art.
about-ability-3 = Über einen Steinweg ziehen wie mit 2, 4 oder 6 (ein, zwei oder drei Plättchen).
about-ability-4 = 1 Status für jedes Plättchen dieser Art.
about-ability-5 = Über eine Hängebrücke ziehen wie mit 2, 4 oder 6 (ein, zwei oder drei Plättchen).
about-ability-6 = Eine offene Götterkarte für jedes Plättchen dieser Art.
about-ability-7 = Bis zu ein Khipu für jedes Plättchen dieser Art kommt in die Reserve.
about-ability-8 = Einen Stirnreif aktivieren wie mit einer 3, ab zwei Plättchen wie mit einer 6.
about-ability-9 = 1 Nahrung für jedes Plättchen dieser Art.
about-ability-10 = Ein Landwirtschafts-Plättchen nehmen wie mit einer 3, ab zwei Plättchen wie mit einer 6.
about-ability-11 = Ein Forschungs-Plättchen nehmen wie mit einer 3, ab zwei Plättchen wie mit einer 6.
about-card-0 = Eine Forschungs- und eine Landwirtschaftsnutzung dieses Zuges zählen ein Plättchen mehr. (F3.4)
about-card-1 = Beim Tausch: bis zu zwei Plättchen wieder hochschieben. (F3.4)
about-card-2 = Die gekaufte Ware bringt ihre Punkte zweimal. (F3.4)
about-card-3 = Eine Aufgabe, der eine Bedingung fehlt, wird für 4 Punkte erfüllt. (F3.5)
about-card-4 = Nach dem Zug noch einer wie mit einer 1; kein Würfel wird eingesetzt. (F3.5)
about-card-5 = Vor dem Zug einen eingesetzten Würfel auf ein anderes Feld versetzen. (F3.5)
about-card-6 = Einen gleichen oder höheren Würfel einsetzen. (F3.6)
about-card-7 = Eine Feuerprobe bringt stattdessen 3 Nahrung und 3 Status. (F3.6)
about-card-8 = Nach einem genommenen Plättchen auch ein abgelegtes nehmen. (F3.6)
about-card-9 = Ein abgelegtes Khipu bringt die Punkte des Dorfes auch sofort. (F3.7)
about-card-10 = Noch eine andere Forschungsfähigkeit nutzen. (F3.7)
about-card-11 = Der verdrängte Priester kehrt auf seine Maske zurück, statt eine Stufe tiefer zu rücken. (F3.7)
about-card-12 = Der Würfel zählt für seine Aktion als 6. (F3.8)
about-card-13 = Eine Bewegung führt in ein beliebiges Dorf. (F3.8)
about-card-14 = Noch eine andere Landwirtschaftsfähigkeit nutzen. (F3.8)

legend-title = Was die Zeichen bedeuten
legend-gallery = Alle Karten und Plättchen in der Galerie
piece-mission = Aufgabe
piece-god-card = Götterkarte
gallery-pieces = Figuren und Zeichen
gallery-actions = Aktionen
gallery-feathers = Federn
gallery-tiles = Forschungs- und Landwirtschafts-Plättchen
gallery-cards = Götterkarten
gallery-goods = Waren
gallery-missions = Aufgaben
about-back = Die Handkarten sind geheim.
about-feather = Drei jeder Farbe passen an eine Maske; Farbe und Muster unterscheiden sie.
about-mission = 6 Punkte, wenn du sie im Palast erfüllst.
piece-die = Würfel
about-piece-die = Drei für jeden; Farbe und Zeichen sagen, wem er gehört.
piece-quipu = Khipu
about-piece-quipu = Zehn für jeden; das oberste bringt die Punkte des Dorfes.
chasqui-of = Chasqui von { $name }
piece-chasqui = Chasqui
about-piece-chasqui = Der Läufer, der Khipu in die Dörfer bringt.
piece-priest = Priester
about-piece-priest = Vier für jeden, für den Tempel.
piece-medal = Inti-Medaillon
about-piece-medal = Nutzt eine offene Götterkarte oder bringt am Ende 2 Punkte.
piece-offering = Opfergabe
about-piece-offering = Eine Götterkarte auszuspielen kostet eine.
piece-food = Nahrung
about-piece-food = Kauft Waren auf dem Markt.
piece-knowledge = Status
about-piece-knowledge = Felder auf der Leiste der Universität.
piece-points = Siegpunkte
about-piece-points = Wer die meisten hat, gewinnt.
piece-village = Dorf
about-piece-village = Zwölf auf dem Plan, jedes mit Feder und Wert.
piece-stone = Steinweg
about-piece-stone = Grau und gepflastert, die Punkte auf einem Quadrat.
piece-rope = Hängebrücke
about-piece-rope = Braun mit Planken, die Punkte auf einer Scheibe.
piece-circlet = Stirnreif
about-piece-circlet = Sechs auf jeder Maske, jeder zwischen zwei Federn.
piece-light = Helles Schneckenhorn
about-piece-light = Ändert einen Würfel um 1.
piece-dark = Dunkles Schneckenhorn
about-piece-dark = Ändert einen Würfel um bis zu 2.
