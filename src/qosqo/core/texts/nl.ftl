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
