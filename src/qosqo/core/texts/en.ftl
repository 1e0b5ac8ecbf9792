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
