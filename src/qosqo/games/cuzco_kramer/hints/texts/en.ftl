# What a decision is good for, said the first time it comes up: `can-<kind of move>` or `step-<kind of decision>`.
can-triple = Terrain makes room and height: a village that grows can hold a higher temple, and covering tiles lifts your Incas above the others.
can-double = Your own doubles and singles finish what a triple cannot: the last gap on a shore, the last hex of a village.
can-enter = An Inca in a village counts there: whoever stands highest may build its temple.
can-move = Walking over hexes of one kind is free, however steep; standing highest decides temples, ponds and the final scoring.
can-build = A temple brings half of its value now, and in the end all of its value to whoever stands highest in the city.
can-expand = A larger temple pays again; it also makes the city worth more for everybody who stands in it.
can-pond = A pond scores when it is surrounded: for whoever stands highest on its shore.
can-festival = A festival brings points without any building; it goes best where you hold cards with the relic of the face-up card.
can-draw = Cards are what festivals are made of; with a point of action to spare a card is seldom wrong.
can-take = The face-up card is the one that you know to match, or not.
can-token = An extra action is worth most when it completes something this turn, before others can.
step-bid = Cards that are played are gone, also for those who drop out: go on only where the points are worth your cards; sharing is often enough.

# Why a plan: what becomes better or worse, part by part.
gain-cities = stands higher in cities for the final scoring
loss-cities = stands lower in cities for the final scoring
gain-temples = a temple can follow
loss-temples = a temple less to be built
gain-incas = more Incas in villages, and higher
loss-incas = fewer Incas in villages
gain-ponds = leads at a pond
loss-ponds = no longer leads at an open pond
gain-supply = keeps tokens and tiles
loss-supply = uses up tokens or own tiles
gain-cards = better festival cards
loss-cards = festival cards spent
left-actions =
    { $count ->
        [0] uses all action points
        [one] leaves 1 action point
       *[other] leaves { $count } action points
    }
