game-name = Cuzco (Kramer & Kiesling)
game-about = Lay out terraces, turn villages into cities with temples, dig ponds and hold festivals for the Sun God.
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

prompt-turn = Take something up and choose a hex, or end the turn.
prompt-bid = Play a card, or say that you play no more or drop out.

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

event-turn-began = { $seat } begins a turn with { $left } AP.
event-placed-triple = { $seat } places a triple terrain, its village on { $hex }, its crops clockwise from { $rotation } ({ $cost } AP).
event-placed-double = { $seat } places a double terrain, its village on { $hex }, its crop to the { $rotation } ({ $cost } AP).
event-placed-village = { $seat } places a single village on { $hex } ({ $cost } AP).
event-placed-crop = { $seat } places a single crop on { $hex } ({ $cost } AP).
event-entered = { $seat } brings an Inca in to { $to } ({ $cost } AP).
event-moved = { $seat } moves an Inca from { $from } to { $to } ({ $cost } AP).
event-left = { $seat } takes the Inca on { $from } out of the site ({ $cost } AP).
event-built = { $seat } builds a temple of value { $value } on { $hex } ({ $cost } AP).
event-expanded = { $seat } expands the temple on { $hex } to value { $value } ({ $cost } AP).
event-dug-pond = { $seat } sets up a pond on { $hex } ({ $cost } AP).
event-pond-surrounded =
    { $size ->
        [one] The pond at { $hex } is surrounded: { $seat } holds the highest position beside it.
       *[other] The pond of { $size } hexes at { $hex } is surrounded: { $seat } holds the highest position beside it.
    }
event-pond-undecided =
    { $size ->
        [one] The pond at { $hex } is surrounded, but nobody alone holds the highest position beside it.
       *[other] The pond of { $size } hexes at { $hex } is surrounded, but nobody alone holds the highest position beside it.
    }
event-drew = { $seat } draws a card { $card } from the deck (1 AP).
event-drew-hidden = { $seat } draws a card from the deck (1 AP).
event-took = { $seat } takes the face-up card { $card } (1 AP).
event-turned-up = The card { $card } is turned face up.
event-reshuffled = The discards are shuffled to form the deck.
event-spent-token = { $seat } uses an extra-action token: 1 AP more.
event-proposed = { $seat } proposes a festival at the temple on { $hex }.
event-played = { $seat } plays a card { $card } and bids { $total } FP.
event-dropped = { $seat } drops out.
event-declined = { $seat } declines to raise.
event-organized = { $seat } organizes the festival at { $hex } alone.
event-co-organized = { $seat } co-organizes the festival at { $hex }.
event-ended-turn =
    { $left ->
        [0] { $seat } ends the turn.
       *[other] { $seat } ends the turn; { $left } AP are lost.
    }
event-no-place = { $seat } has no place for any terrain and need not place one.
event-last-triple = { $seat } has placed the last triple terrain. This turn and one of each other player are the last.
event-all-stuck = Nobody has a place for terrain. The turn of { $seat } and one of each other player are the last.
event-final-first = { $seat } is first in the city of { $hex } with the temple of value { $value }.
event-final-second = { $seat } is second in the city of { $hex } with the temple of value { $value }.
event-final-scored = Grand final scoring of { $seat }.

refusal-terrain-first = The first action of a turn is placing a terrain.
refusal-too-few-ap = This costs { $cost } AP, but only { $left } are left.
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
refusal-too-small = The temple's value may not exceed the number of hexes.
refusal-not-higher = The temple already has that value.
refusal-no-floor = A temple floor that is needed is no longer in the supply.
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
