game-name = Cuzco (Kramer & Kiesling)
game-about = Lay out terraces, turn villages into cities with temples, dig ponds and hold festivals for the Sun God.
game-facts = by Wolfgang Kramer and Michael Kiesling · about 90 minutes · for practised players
game-motto = Terraces, temples and festivals
category-0 = Temples
category-1 = Ponds
category-2 = Festivals
category-3 = Grand final scoring
part-hex = hex
part-rotation = rotation
part-from = from
part-to = to
part-value = value
part-card = card
rotation-0 = east
rotation-1 = south-east
rotation-2 = south-west
rotation-3 = west
rotation-4 = north-west
rotation-5 = north-east
card-0 = A
card-1 = B
card-2 = C
card-3 = A+B
card-4 = A+C
card-5 = B+C

prompt-turn =
    { $stop ->
        [yes] Take something up and choose a hex, or end the turn.
       *[no] Take something up and choose a hex.
    }
prompt-bid = Play a card, or say that you play no more or drop out.

title-triple = triple terrain · from 1 AP
title-double = double terrain · from 1 AP
title-village = single village · 1 AP
title-crop = single crop · 1 AP
title-enter = bring in an Inca
title-move = move an Inca
title-leave = take an Inca out
title-build = build a temple · 1 AP
title-expand = expand a temple · 1 AP
title-pond = pond · 1 AP
title-festival = propose a festival
title-play = play a card
title-draw = draw a festival card · 1 AP
title-take = take the face-up card · 1 AP
title-token = extra action · +1 AP
brief-leave = take the Inca on { $from } out
brief-build = build temple { $value } on { $hex }
brief-expand = temple on { $hex } to { $value }
brief-pond = pond on { $hex }
move-triple = place a triple terrain: village on { $hex }, crops clockwise from { $rotation }
move-double = place a double terrain: village on { $hex }, crop to the { $rotation }
move-village = place a single village on { $hex }
move-crop = place a single crop on { $hex }
move-enter = bring an Inca in to { $to }
move-move = move the Inca on { $from } to { $to }
move-leave = take the Inca on { $from } out of the site
move-build = build a temple of value { $value } on { $hex }
move-expand = expand the temple on { $hex } to value { $value }
move-pond = set up a pond on { $hex }
move-draw = draw a festival card from the deck
move-take = take the face-up festival card
move-token = use an extra-action token
move-festival = propose a festival at the temple on { $hex } with a card { $card }
move-end-turn = end the turn
move-play = play a card { $card }
move-hold = play no further card
move-drop = drop out

event-turn-began =
    { $last ->
        [0] { $seat } begins a turn with { $left } action points (AP).
       *[other] { $seat } begins a last turn with { $left } action points (AP).
    }
event-placed-triple = { $seat } places a triple terrain at elevation { $elevation }, its village on { $hex }, its crops clockwise from { $rotation } ({ terrain-cost }).
event-placed-double = { $seat } places a double terrain at elevation { $elevation }, its village on { $hex }, its crop to the { $rotation } ({ terrain-cost }).
event-placed-village = { $seat } places a single village at elevation { $elevation } on { $hex } ({ terrain-cost }).
event-placed-crop = { $seat } places a single crop at elevation { $elevation } on { $hex } ({ terrain-cost }).
event-entered = { $seat } brings an Inca in to { $to } ({ $cost } AP).
event-moved = { $seat } moves an Inca from { $from } to { $to } ({ walk-cost }).
event-left = { $seat } takes the Inca on { $from } out of the site ({ $cost } AP).
event-built = { $seat } holds the highest position in the village of { $size } hexes and builds a temple of value { $value } on { $hex } ({ $cost } AP).
event-expanded = { $seat } holds the highest position in the city of { $size } hexes and expands the temple on { $hex } from value { $old } to { $value } ({ $cost } AP).
event-dug-pond = { $seat } sets up a pond on { $hex } ({ $cost } AP).
event-pond-surrounded =
    { $size ->
        [one] The pond at { $hex } is surrounded: { $seat } holds the highest position beside it.
       *[other] The pond of { $size } hexes at { $hex } is surrounded: { $seat } holds the highest position beside it.
    }
event-pond-undecided =
    { $size ->
        [one] The pond at { $hex } is surrounded, but the highest position beside it is tied: nobody scores it, now or later.
       *[other] The pond of { $size } hexes at { $hex } is surrounded, but the highest position beside it is tied: nobody scores it, now or later.
    }
event-drew = { $seat } draws a card { $card } from the deck (1 AP).
event-drew-hidden = { $seat } draws a card from the deck (1 AP).
event-took = { $seat } takes the face-up card { $card } (1 AP).
event-turned-up = The card { $card } is turned face up.
event-reshuffled = The discards are shuffled to form the deck.
event-spent-token = { $seat } uses an extra-action token: 1 AP more.
event-proposed =
    { $left ->
        [0] { $seat } proposes a festival at the temple of value { $value } on { $hex }.
        [one] { $seat } proposes a festival at the temple of value { $value } on { $hex }; 1 AP is lost.
       *[other] { $seat } proposes a festival at the temple of value { $value } on { $hex }; { $left } AP are lost.
    }
event-played =
    { $worth ->
        [one] { $seat } plays a card { $card }, whose relic { $relic } counts: 1 festival point (FP), { $total } FP in all.
       *[other] { $seat } plays a card { $card }, whose relics both count: { $worth } festival points (FP), { $total } FP in all.
    }
event-dropped = { $seat } does not match { $total } FP and drops out.
event-declined = { $seat } declines to raise.
event-organized =
    { $points ->
        [0] { $seat } organizes the festival at { $hex } alone; a temple of value { $value } brings nothing for that.
       *[other] { $seat } organizes the festival at { $hex } alone (temple of value { $value }).
    }
event-co-organized =
    { $points ->
        [0] { $seat } shares the festival at { $hex }; a temple of value { $value } brings nothing for that.
       *[other] { $seat } shares the festival at { $hex } (temple of value { $value }).
    }
event-ended-turn =
    { $left ->
        [0] { $seat } ends the turn.
        [one] { $seat } ends the turn; 1 AP is lost.
       *[other] { $seat } ends the turn; { $left } AP are lost.
    }
event-no-place = { $seat } has no place for any terrain and need not place one.
event-last-triple = { $seat } has placed the last triple terrain: this is the last turn of { $seat }, and everybody else has one more.
event-all-stuck = Round the table nobody has found a place for terrain, { $seat } being the last: this is the last turn of { $seat }, and everybody else has one more.
event-final-first =
    { $tied ->
        [0] { $seat } is first in the city of { $hex } (temple of value { $value }).
       *[other] { $seat } is tied for first in the city of { $hex } (temple of value { $value }); its full value counts.
    }
event-final-second =
    { $tied ->
        [0] { $seat } is second in the city of { $hex } (temple of value { $value }).
       *[other] { $seat } is tied for second in the city of { $hex } (temple of value { $value }); half of it counts.
    }
event-final-scored = Grand final scoring of { $seat }.
event-pond-deserted =
    { $size ->
        [one] The pond at { $hex } is surrounded, but no Inca stands beside it: nobody scores it, now or later.
       *[other] The pond of { $size } hexes at { $hex } is surrounded, but no Inca stands beside it: nobody scores it, now or later.
    }
event-final-nowhere = { $seat } is first or second in no city.
event-dealt =
    { $count ->
        [0] Nobody is dealt a festival card.
        [one] Everybody is dealt 1 festival card that the others do not see.
       *[other] Everybody is dealt { $count } festival cards that the others do not see.
    }
event-first-card = The first face-up festival card is { $card }.
event-first-player = Chance picks { $seat } to begin.
event-disc-taken = The solar disc is taken from the temple on { $hex }: a festival is possible there again.
event-disc-placed = The temple on { $hex } gets a solar disc: no festival there until it is expanded.
event-nobody-else = Nobody else has an Inca in the city.
event-next-card = All cards played are discarded, and the card { $card } is turned face up.
event-won =
    { $points ->
        [one] { $seat } wins with 1 point.
       *[other] { $seat } wins with { $points } points.
    }
event-shared-victory =
    { $points ->
        [one] { $seat } shares the victory with 1 point.
       *[other] { $seat } shares the victory with { $points } points.
    }
event-stayed = { $seat } stays at { $total } FP.

# Parts of the above.
terrain-cost =
    { $cost ->
        [one] 1 AP
       *[other] { $cost } AP, because it sticks out of the site
    }
walk-cost =
    { $cost ->
        [0] free
       *[other] { $cost } AP
    }

refusal-terrain-first = The first action of a turn is placing a terrain.
refusal-too-few-ap =
    { $left ->
        [0] This costs { $cost } AP, but none is left.
        [one] This costs { $cost } AP, but only 1 is left.
       *[other] This costs { $cost } AP, but only { $left } are left.
    }
refusal-none-left = There is no such terrain left.
refusal-off-site = { $hex }: at least one hex must lie on the site; singles never lie outside.
refusal-on-pond = { $hex }: a pond may not be covered.
refusal-on-inca = { $hex }: an Inca stands in the way.
refusal-on-temple = { $hex }: a temple may not be covered.
refusal-uneven = { $hex }: part of the terrain would hang over air.
refusal-same-shape = { $hex }: terrain may not lie exactly on terrain of the same shape.
refusal-joins-cities = { $hex }: two cities may not be joined.
refusal-no-inca-left = All your Incas are already on the site.
refusal-not-your-inca = { $hex }: none of your Incas stands there.
refusal-no-way = No way leads there over terrain free of temples and enemy Incas.
refusal-hex-taken = An Inca already stands there.
refusal-moved-freely = { $hex }: this Inca has just moved for free; it may do so again after an action that costs AP.
refusal-no-village = { $hex }: there is no village.
refusal-no-city = { $hex }: there is no temple.
refusal-not-highest = Only who alone holds the highest position may do that.
refusal-too-small =
    { $size ->
        [one] The temple's value may not exceed the number of hexes: there is only 1.
       *[other] The temple's value may not exceed the number of hexes: there are only { $size }.
    }
refusal-not-higher = The temple already has value { $old }: expanding must make it higher.
refusal-no-floor = There is no temple floor of value { $value } left in the supply, and it is needed.
refusal-changed-already = This temple was already built or expanded this turn.
refusal-city-has-temple = A city has only one temple.
refusal-not-empty = { $hex }: a pond needs an empty hex of the site.
refusal-pond-on-border = { $hex }: no pond on the border.
refusal-no-pond-left = There is no pond left in the supply.
refusal-drew-enough = No more cards may be drawn this turn.
refusal-no-card-left = There is no card left to draw or to replace the face-up card.
refusal-no-token-left = You have no extra-action token left.
refusal-token-spent = Only one extra-action token may be used per turn.
refusal-no-inca-there = You have no Inca in that city.
refusal-solar-disc = The temple bears a solar disc: first it must be expanded.
refusal-card-not-in-hand = There is no card { $card } in the hand.
refusal-no-match = The card { $card } shows no relic of the face-up card.
refusal-cannot-match = Your cards do not reach the highest bid of { $total } FP.
refusal-must-match = The bid must be matched: { $total } FP or out.
refusal-already-high = Your bid is as high as any: you stay in.
refusal-no-festival = No festival is being organized.
refusal-festival-first = A festival is going on: it is the last thing of the turn.
refusal-inca-on-hex = { $hex }: an Inca stands there; a temple needs a free hex.
refusal-begun-to-bid = You have begun to bid: go on until you reach { $total } FP.
refusal-no-way-out = { $hex }: no way leads out of the site over terrain free of temples and enemy Incas.
