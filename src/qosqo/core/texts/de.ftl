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
