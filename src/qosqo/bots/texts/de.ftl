plan-scored =
    { $count ->
        [one] { $category }: 1 Punkt
       *[other] { $category }: { $count } Punkte
    }
plan-reason = { $what }: { $points }
plan-others-lose = kostet die anderen: { $points }
plan-others-gain = hilft auch den anderen: { $points }
plan-part = „{ $part }“
plan-open = danach entscheiden Zufall oder die anderen
plan-quiet = bringt noch nichts Zählbares

# Wie Bots nach ihrer Spielweise heißen.
strength-easy = leicht
strength-normal = mittel
strength-hard = schwer
strength-random = zufällig
strength-greedy = gierig
strength-search = vorausdenkend
strength-builder = baut gern
strength-warrior = kämpft gern
strength-racer = hat es eilig
