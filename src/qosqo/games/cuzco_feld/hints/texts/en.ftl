# What a decision is good for, said the first time it comes up: `can-<kind of move>` or `step-<kind of decision>`.
step-keepmissions = Every completed mission brings 6 points: keep those that ask for what you want to do anyway.
step-placedie = High dice do more, but a space takes only dice lower than those that lie on it: where others want to go, too, be there first.
step-movement = Wherever the chasqui delivers a quipu you gain a feather; on top at the end it scores the village, and the mask gets room for a tile.
step-placefeather = Two feathers at a circlet make it ready; a circlet turned early scores with more bonus.
step-taketile = A tile gives its ability every round; several of the same ability make it stronger.
step-exchange = Pips that you do not need elsewhere become feathers, offerings, cards or points; tiles slid down add to them.
step-placepriest = Priests on high steps stay longer and score every round; the most priests bring the Inti medal.
step-headdress = A circlet scores its points and the bonus of the round; it needs both its feathers.
step-fireblessing = A fire blessing is a gift: a god card helps only if you have an offering to play it.
step-secondhalf = Knowledge decides who is first next round and scores at its end; food buys goods at the market.
step-useabilities = Once a round you use one study ability and one farm ability: take those of which you have the most tiles.
step-buygood = Dearer goods bring more points for each food; six goods bring 6 more in the end.
step-dealwithmission = A mission that you meet brings 6 points and costs nothing; if you meet none, part with the one that is farthest away.
step-takemission = Take a mission that you have half done already.
can-play-card = A god card bends a rule once, for an offering; unplayed cards are worth nothing in the end.
can-use-medal = An Inti medal lets you use the face-up god card; unused it is worth 2 points.
can-slide-down = A tile slid down gives its value once, in knowledge or food, and keeps its ability.

# Why a plan: what becomes better or worse, part by part.
gain-order = earlier in turn order
loss-order = later in turn order
gain-university = knowledge in the university
loss-university = loses ground in the university
gain-temple = priests and the Inti medal
loss-temple = loses ground in the temple
gain-villages = a quipu on top in a village
loss-villages = no longer on top in a village
gain-headdress = feathers for a circlet
loss-headdress = a circlet less to come
gain-tiles = a tile with its ability
loss-tiles = tiles slid down
gain-missions = closer to a mission
loss-missions = a mission less in hand
gain-supplies = food and goods
loss-supplies = spends food
gain-cards = god cards and offerings
loss-cards = spends cards or offerings
left-dice =
    { $count ->
        [0] no dice left
        [one] leaves one die
       *[other] leaves { $count } dice
    }
