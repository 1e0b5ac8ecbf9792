# What the board of Cuzco (Kramer & Kiesling) says beside the game's own messages.
site-label = The building site
cell-empty = { $hex }: empty building site
cell-outside =
    { $price ->
        [one] { $hex }: forest. Incas come in and go out here for 1 AP (K4.1).
       *[other] { $hex }: mountain. Incas come in and go out here for { $price } AP (K4.1).
    }
cell-crop = { $hex }: crops, height { $height }.
cell-village =
    { $size ->
        [one] { $hex }: village hex on its own, height { $height }.
       *[other] { $hex }: village of { $size } hexes, height { $height }.
    }
cell-city =
    { $size ->
        [one] { $hex }: city of a single hex, height { $height }.
       *[other] { $hex }: city of { $size } hexes, height { $height }.
    }
cell-pond =
    { $missing ->
        [one] { $hex }: pond of size { $size }. One more hex of terrain surrounds it, then it brings { $points } points (K6.2).
       *[other] { $hex }: pond of size { $size }. { $missing } more hexes of terrain surround it, then it brings { $points } points (K6.2).
    }
cell-pond-scored = { $hex }: pond of size { $size }, already surrounded and scored.
inca-of = An Inca of { $name } stands here.
own-inca = Your Inca on { $hex }, height { $height }: move it, or take it out of the site (K4).
leads = Highest position: { $name }.
nobody-leads = Nobody alone holds the highest position.
temple-label =
    { $size ->
        [one] Temple of value { $value } on { $hex }, alone in its city.
       *[other] Temple of value { $value } on { $hex } in a city of { $size } hexes.
    }
rank-first = First: { $names } ({ $points } in the final scoring).
rank-second = Second: { $names } ({ $points }).
disc-label = Solar disc: no festival before the temple is expanded (K8.1).
changed-label = Already built or expanded this turn (K5.6).

legend-mountain = mountain: 2 AP
legend-forest = forest: 1 AP
legend-city = city
legend-village = village
legend-first = highest position

ap-word = AP
tip-ap =
    { $count ->
        [one] 1 action point left
       *[other] { $count } action points left
    }
duty-note = First place terrain
last-turns-note =
    { $count ->
        [one] Last turn
       *[other] { $count } turns to the end
    }
group-terrain = Terrain
group-buildings = Incas, ponds and temples
group-cards = Cards, token, end of turn
tip-triple = Triple terrain, { $count } left for all: two crops and a village. 1 AP (K3). The last one brings on the end.
tip-double = Your double terrain, { $count } left: a crop and a village. 1 AP (K3).
tip-village = Your single villages, { $count } left. 1 AP (K3).
tip-crop = Your single crops, { $count } left. 1 AP (K3).
tip-inca = Your Incas, { $count } not yet on the site. Bring one in: 1 AP through the forest, 2 AP through the mountains (K4.1). To take one out, choose it on the site and then press here.
tip-pond = Ponds, { $count } left. On an empty hex not on the border: 1 AP (K6.1). A surrounded pond brings 3 points for each hex.
tip-floor =
    Temple floor of value { $value }, { $count } left. Building or expanding to it costs 1 AP and brings { $points ->
        [one] 1 point
       *[other] { $points } points
    }; the village or city needs as many hexes (K5).
tip-deck = Festival cards: { $count } in the deck, { $discards } discarded. Draw one: 1 AP, at most two cards per turn (K7.1).
tip-face-up = Face-up card { $card }: its relics count at festivals. Take it: 1 AP (K7.1, K8.2).
tip-token = Your extra-action tokens, { $count } left. One per turn gives 1 AP more (K2.1).
end-turn = End turn
tip-end-turn = End the turn; action points left over are lost (K2.2).

has-incas = Incas not yet on the site: { $count }
has-doubles = Double terrain: { $count }
has-villages = Single villages: { $count }
has-crops = Single crops: { $count }
has-tokens = Extra-action tokens: { $count }
hand-label = Festival cards: { $count }
tip-unknown-card = A festival card, face down
tip-card = Festival card { $card }. Each relic that the face-up card shows too is worth 1 festival point (K8.2).

festival-title = Festival at { $hex }
festival-about =
    Alone { $alone ->
        [one] 1 point
       *[other] { $alone } points
    }; shared { $shared } for each.
bid = { $points } FP
dropped-out = out
hold = Play no more
tip-hold = Play no further card with this bid (K8.4).
drop = Drop out
tip-drop = Leave the festival; the cards played are lost (K8.3).

ghost-turn = Turn
ghost-hint = R or the wheel turns, a click places.
ghost-touch-hint = Tap again to turn.
ghost-cost = { $cost } AP
ghost-height = height { $height }
ghost-village = A new village.
ghost-grows = The village grows to { $size } hexes.
ghost-city-grows = The city grows to { $size } hexes.
ghost-joins = Joins { $count } groups to one of { $size } hexes.
ghost-cuts = Cuts a village or city into { $count } parts.
ghost-zoom-in = Zoom in
ghost-zoom-out = Zoom out
ghost-zoom-whole = Whole map
ghost-vanishes = Covers a village.

gallery-terrain = Terrain
gallery-heights = Heights
gallery-site = The site
gallery-temples = Temples
gallery-relics = Relics
gallery-cards = Festival cards
gallery-pieces = Pieces
exhibit-triple = Triple terrain
about-triple = Two crops and a village; 56 for all players together.
exhibit-double = Double terrain
about-double = A crop and a village; five for each player.
exhibit-single-village = Single village
about-single-village = Two for each player.
exhibit-single-crop = Single crop
about-single-crop = Three for each player.
exhibit-height = Height { $number }
about-height = The higher the terrain, the lighter; the number tells it exactly.
exhibit-ground = Building site
about-ground = Empty: terrain or a pond can be placed here.
exhibit-pond = Pond
about-pond = Surrounded by terrain it brings 3 points for each hex to who holds the highest position beside it.
exhibit-forest = Forest
about-forest = One tree: Incas come in and go out for 1 AP.
exhibit-mountain = Mountain
about-mountain = Two peaks: Incas come in and go out for 2 AP.
exhibit-temple = Temple of value { $number }
about-temple = Makes a city of a village with at least { $number } hexes.
exhibit-disc = Solar disc
about-disc = Lies on a temple after a festival, until the temple is expanded.
exhibit-relic-a = Relic A
about-relic-a = The knife tumi.
exhibit-relic-b = Relic B
about-relic-b = The jug aryballos.
exhibit-relic-c = Relic C
about-relic-c = The llama.
exhibit-card-0 = Card A
exhibit-card-1 = Card B
exhibit-card-2 = Card C
exhibit-card-3 = Card A+B
exhibit-card-4 = Card A+C
exhibit-card-5 = Card B+C
about-card = Five of them. Each relic that the face-up card shows too is worth 1 festival point.
exhibit-back = Back of a card
about-back = Hands are secret.
exhibit-inca = Inca
about-inca = Twelve for each player; colour and sign tell whose.
exhibit-pennant = Pennant
about-pennant = Flies over the city in which this player alone holds the highest position.
exhibit-token = Extra-action token
about-token = One per turn gives one action point more.

legend-title = What the signs mean
legend-gallery = Every card and tile in the gallery
exhibit-village = Village
about-village = A group of village hexes without a temple: dashed outline.
exhibit-city = City
about-city = A group with a temple: golden outline. Cities are never joined (K3.5).
exhibit-scored = Scored pond
about-scored = Surrounded and scored: paler, dotted outline.
