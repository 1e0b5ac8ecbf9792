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

# Wie die Bots sind, unter denen man wählt.
character-easy = { $name }, leicht: spielt nach Gefühl und lässt manche Gelegenheit aus
character-normal = { $name }, mittel: denkt kurz voraus und sieht das meiste
character-hard = { $name }, schwer: nimmt sich Zeit und übersieht wenig
character-builder = { $name }, mittel mit einer Vorliebe: baut für das Leben gern
character-warrior = { $name }, mittel mit einer Vorliebe: will überall vorn sein
character-racer = { $name }, mittel mit einer Vorliebe: nimmt Punkte lieber heute als morgen
