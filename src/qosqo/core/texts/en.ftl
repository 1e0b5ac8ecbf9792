# What every game says.
seat-name = Player { $number }
nobody = nobody
event-points =
    { $points ->
        [one] { $seat } gains 1 point ({ $category }).
       *[other] { $seat } gains { $points } points ({ $category }).
    }
event-lost-points =
    { $points ->
        [one] { $seat } loses 1 point ({ $category }).
       *[other] { $seat } loses { $points } points ({ $category }).
    }
refused-over = The game is over.
refused-not-your-turn = It is the turn of { $name }.
refused-not-offered = That is not possible now.
refused-no-such-move = There are only { $last } moves.
refused-no-such-seat = There is no such seat.
refused-nothing-to-undo = There is nothing to take back.
refused-undo-needs-agreement = Something was revealed since, or somebody else has played: all others must agree.
