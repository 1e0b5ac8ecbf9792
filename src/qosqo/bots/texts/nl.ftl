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

# Hoe bots heten naar hoe ze spelen.
strength-easy = makkelijk
strength-normal = gemiddeld
strength-hard = moeilijk
strength-random = willekeurig
strength-greedy = gretig
strength-search = vooruitdenkend
strength-builder = bouwt graag
strength-warrior = vecht graag
strength-racer = heeft haast
