# Why a bot would play so: what a plan brings, part by part.
plan-scored =
    { $count ->
        [one] { $category }: 1 point
       *[other] { $category }: { $count } points
    }
plan-reason = { $what }: { $points }
plan-others-lose = costs the others: { $points }
plan-others-gain = helps the others, too: { $points }
plan-part = “{ $part }”
plan-open = then chance or the others decide
plan-quiet = brings nothing that can be counted yet

# What bots are called by how they play.
strength-easy = easy
strength-normal = normal
strength-hard = hard
strength-random = random
strength-greedy = greedy
strength-search = thinking ahead
strength-builder = builder
strength-warrior = warrior
strength-racer = racer
