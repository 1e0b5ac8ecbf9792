can-triple = Gelände schafft Platz und Höhe: In einem größeren Dorf darf ein höherer Tempel stehen, und wer Felder überbaut, hebt seine Inka über die anderen.
can-double = Mit deinen eigenen Zweierlandschaften und Einzelfeldern füllst du, was eine Dreierlandschaft nicht kann: die letzte Lücke am Ufer, das letzte Feld eines Dorfes.
can-enter = Ein Inka im Dorf zählt dort mit: Wer am höchsten steht, darf den Tempel bauen.
can-move = Über Felder derselben Art zu laufen kostet nichts, auch steil hinauf; wer am höchsten steht, bekommt Tempel, Teiche und die Schlusswertung.
can-build = Ein Tempel bringt sofort die Hälfte seines Werts, und am Ende den ganzen Wert für den, der in der Stadt am höchsten steht.
can-expand = Ein größerer Tempel bringt noch einmal Punkte; auch die Stadt wird dadurch wertvoller, für alle, die darin stehen.
can-pond = Ein Teich wird gewertet, sobald er umschlossen ist: für den, der am Ufer am höchsten steht.
can-festival = Ein Fest bringt Punkte, ohne dass du baust; am besten dort, wo deine Karten die Reliquie der offenen Karte zeigen.
can-draw = Ohne Karten gibt es keine Feste; ist ein Aktionspunkt übrig, ist eine Karte selten verkehrt.
can-take = Bei der offenen Karte weißt du vorher, ob sie passt.
can-token = Eine Zusatzaktion ist am meisten wert, wenn du damit noch in diesem Zug etwas fertig machst, bevor es andere tun.
step-bid = Gespielte Karten sind weg, auch wenn du aussteigst: Geh nur mit, wo die Punkte deine Karten wert sind; teilen genügt oft.

gain-cities = steht in Städten höher für die Schlusswertung
loss-cities = steht in Städten tiefer für die Schlusswertung
gain-temples = danach ist ein Tempel möglich
loss-temples = ein möglicher Tempel weniger
gain-incas = mehr Inka in Dörfern, und höher
loss-incas = weniger Inka in Dörfern
gain-ponds = führt an einem Teich
loss-ponds = führt an keinem offenen Teich mehr
gain-supply = spart Zusatzaktionen und Gelände
loss-supply = verbraucht Zusatzaktionen oder eigenes Gelände
gain-cards = bessere Festkarten
loss-cards = verbraucht Festkarten
left-actions =
    { $count ->
        [0] nutzt alle Aktionspunkte
        [one] lässt 1 Aktionspunkt übrig
       *[other] lässt { $count } Aktionspunkte übrig
    }
