seat-name = Speler { $number }
nobody = niemand
event-points =
    { $points ->
        [one] { $seat } krijgt 1 punt ({ $category }).
       *[other] { $seat } krijgt { $points } punten ({ $category }).
    }
event-lost-points =
    { $points ->
        [one] { $seat } verliest 1 punt ({ $category }).
       *[other] { $seat } verliest { $points } punten ({ $category }).
    }
refused-over = Het spel is afgelopen.
refused-not-your-turn = { $name } is aan de beurt.
refused-not-offered = Dat kan nu niet.
refused-no-such-move = Er zijn maar { $last } zetten.
refused-no-such-seat = Die plaats bestaat niet.
refused-nothing-to-undo = Er is niets om terug te nemen.
refused-undo-needs-agreement = Er is sindsdien iets onthuld, of iemand anders heeft gespeeld: alle anderen moeten instemmen.
