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

# What the bots are like from whom people choose.
character-easy = { $name }, easy: plays by feel and lets many a chance pass
character-normal = { $name }, normal: thinks ahead for a moment and sees most of it
character-hard = { $name }, hard: takes time to think and overlooks little
character-builder = { $name }, normal with a liking: loves to build
character-warrior = { $name }, normal with a liking: wants to lead everywhere
character-racer = { $name }, normal with a liking: takes points today rather than tomorrow
