step-keepcards = Mit Götterkarten bezahlst du das Einsetzen: Behalte die, deren Götter auf Feldern stehen, auf die du willst.
step-startweaving = Nachbarn mit gleichem Symbol am Rand bringen bei jedem Fest ihren Lohn, und lange Wandteppiche zählen am Ende am meisten.
step-putpriest = Die Wege beginnen unter deinem Hohepriester: Stell ihn über den Abschnitt, in dem du arbeiten willst.
step-turn = Ein Arbeiter erledigt die Aufgaben der Symbole um ihn herum; zwei Nebenaktionen bereiten einen besseren Zug vor.
step-tasks = Was eine Aufgabe bringt, kann die nächste bezahlen; Nachbarn derselben Farbe geben dir mehr davon.
step-takepart = Die Aktion kommt auch den anderen zugute; Gold stattdessen ersetzt jeden Rohstoff und ist am Ende ein Punkt.
step-godcards = Mit Götterkarten bezahlst du das Einsetzen, aber jede auf der Hand will beim Fest eine Kartoffel.
step-keeparmy = Eine Armeekarte bringt Soldaten für eine Eroberung, oder sofort einen Rohstoff, wenn du sie ablegst.
step-build = Ein offenes Gebäude ist am Ende 2 Punkte wert; Produktionsgebäude geben immer wieder ihre Güter.
step-buildstatue = Eine Statue bringt sofort Punkte; Karten ihres Gottes geben dann auch beim Bezahlen ihren Vorteil, und du kannst sie für Tempelstufen abgeben.
step-buildsteps = Stufen machen jeden Weg darunter billiger und bringen dir einen Punkt, sooft andere sie benutzen.
step-buyweavings = Nachbarn mit gleichem Symbol am Rand bringen beim Händler und bei jedem Fest ihren Lohn; in einem Wandteppich sind alle Muster verschieden.
step-worship = Tempelstufen bringen sofort ihren Lohn und bei jedem Fest Punkte; die obersten vier zählen am Ende.
step-offering = Mais, den du nicht als Nahrung brauchst, wird zu Tempelstufen.
step-production = Jedes offene Gebäude, das produziert, gibt seine Güter; dafür wird es zugedeckt.
step-conquer = Ein erobertes Feld zahlt sofort, und wer in einer Region führt, bekommt bei Festen Punkte für die Opfer.
step-casualty = Jedes Opfer ist bei jedem Fest ein Punkt für den, der in einer Region führt.
step-buyworker = Ohne Arbeiter kannst du keinen einsetzen; mehr als zwei müssen am Ende des Zuges gehen.
step-feedthegods = Jede Karte ohne Kartoffel kostet 2 Punkte; Gold darf eine Kartoffel ersetzen.
step-rejuvenate = Was wieder aufgedeckt ist, kannst du wieder nutzen: das Stärkste zuerst.
can-take-nomad = Nomaden sind Arbeiter umsonst, aber von der Art, die gerade daliegt.
can-move-priest = Der Zug des Hohepriesters bietet allen eine Aktion an: Wähle den Platz, der dir am meisten hilft und den anderen am wenigsten.

gain-temple = steigt im Tempel auf
loss-temple = Tempelstufen zählen weniger
gain-tapestries = ein längerer oder besserer Wandteppich
loss-tapestries = ein kürzerer Wandteppich
gain-resources = mehr Rohstoffe
loss-resources = verbraucht Rohstoffe
gain-workers = ein Arbeiter mehr im Vorrat
loss-workers = ein Arbeiter weniger im Vorrat
gain-cards = Götterkarten
loss-cards = verbraucht Götterkarten
gain-army = Soldaten
loss-army = verbraucht Soldaten
gain-buildings = ein Gebäude
loss-buildings = ein Gebäude wird benutzt
gain-statues = eine Statue
loss-statues = gibt eine Statue ab
gain-steps = eigene Stufen
loss-steps = eigene Stufen zählen weniger
gain-regions = führt in einer Region
loss-regions = fällt in den Regionen zurück
left-workers =
    { $count ->
        [0] kein Arbeiter bleibt
        [one] ein Arbeiter bleibt
       *[other] { $count } Arbeiter bleiben
    }
