seat-name = Spieler { $number }
nobody = niemand
event-points =
    { $points ->
        [one] { $seat } erhält 1 Punkt ({ $category }).
       *[other] { $seat } erhält { $points } Punkte ({ $category }).
    }
event-lost-points =
    { $points ->
        [one] { $seat } verliert 1 Punkt ({ $category }).
       *[other] { $seat } verliert { $points } Punkte ({ $category }).
    }
refused-over = Das Spiel ist zu Ende.
refused-not-your-turn = { $name } ist am Zug.
refused-not-offered = Das ist jetzt nicht möglich.
refused-no-such-move = Es gibt nur { $last } Züge.
refused-no-such-seat = Diesen Platz gibt es nicht.
refused-nothing-to-undo = Es gibt nichts zurückzunehmen.
refused-undo-needs-agreement = Seither wurde etwas aufgedeckt, oder jemand anders hat gespielt: alle anderen müssen zustimmen.
