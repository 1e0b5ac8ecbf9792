plan-scored =
    { $count ->
        [one] { $category }: 1 punt
       *[other] { $category }: { $count } punten
    }
plan-reason = { $what }: { $points }
plan-others-lose = kost de anderen: { $points }
plan-others-gain = helpt ook de anderen: { $points }
plan-part = “{ $part }”
plan-open = daarna beslissen het toeval of de anderen
plan-quiet = levert nog niets telbaars op
