game-name = Cuzco (Stefan Feld)
game-about = Relay runners of the Inca deliver quipus, study, farm and please the gods. Six rounds of placing dice.
game-facts = by Stefan Feld · about 90 minutes · for practised players
game-motto = Dice, runners and a mask
option-pututus = Pututus
option-pututus-off = without pututus
option-pututus-on = with pututus (module 1)

category-0 = Start
category-1 = Victory-point space
category-2 = Exchange
category-3 = Headdress
category-4 = Deliveries (card 10)
category-5 = Abilities
category-6 = University
category-7 = Temple
category-8 = Market
category-9 = Missions
category-10 = Inti medals
category-11 = Villages
category-12 = 12 feathers
category-13 = 6 circlets
category-14 = 9 missions
category-15 = 10 quipus
category-16 = 12 tiles
category-17 = 6 goods

part-feather = feather
part-slot = slot
part-mission = mission
part-other = other mission
part-die = die
part-to = new value
part-light = light pututus
part-dark = dark pututus
part-action = action
part-to-action = to which space
part-place = where
part-overlay = overlay
part-colour = kind of tile
part-pips = pips
part-ability = ability
part-value = value
part-card = god card
part-count = how many
part-step = step
part-circlet = circlet
part-good = good

action-0 = stone trail
action-1 = rope bridge
action-2 = study
action-3 = farming
action-4 = exchange
action-5 = temple
action-6 = headdress
action-7 = victory points

place-0 = the inner village in the north
place-1 = the inner village in the north-east
place-2 = the inner village in the south-east
place-3 = the inner village in the south
place-4 = the inner village in the south-west
place-5 = the inner village in the north-west
place-6 = the outer village in the north-east
place-7 = the outer village in the east
place-8 = the outer village in the south-east
place-9 = the outer village in the south-west
place-10 = the outer village in the west
place-11 = the outer village in the north-west
place-12 = Cuzco

trail-0 = stone trail
trail-1 = rope bridge

feather-0 = turquoise
feather-1 = purple
feather-2 = orange
feather-3 = pink

tile-0 = study tile
tile-1 = farm tile

ability-0 = offering
ability-1 = victory points
ability-2 = feather
ability-3 = stone trail
ability-4 = knowledge
ability-5 = rope bridge
ability-6 = god card
ability-7 = quipu
ability-8 = circlet
ability-9 = food
ability-10 = farming
ability-11 = study

god-0 = Iliapa
god-1 = Mama Quilia
god-2 = Viracocha
god-3 = Pacha Mama
god-4 = Mama Sara

card-0 = Iliapa (a study and a farm tile count double)
card-1 = Iliapa (up to two tiles slide up again)
card-2 = Iliapa (a good counts twice)
card-3 = Mama Quilia (mission with one requirement fewer)
card-4 = Mama Quilia (another turn with a 1)
card-5 = Mama Quilia (move a die)
card-6 = Viracocha (place an equal or higher die)
card-7 = Viracocha (fire blessing of 3 food and 3 knowledge)
card-8 = Viracocha (a discarded tile as well)
card-9 = Pacha Mama (a village's points at once)
card-10 = Pacha Mama (one more study ability)
card-11 = Pacha Mama (send a priest home)
card-12 = Mama Sara (the die counts as 6)
card-13 = Mama Sara (move to any village)
card-14 = Mama Sara (one more farm ability)

good-0 = soup
good-1 = clothes
good-2 = bowl
good-3 = decanter
good-4 = tools
good-5 = jewellery

pututu-0 = light pututu (±1)
pututu-1 = dark pututu (±2)

mission-0 = a priest in the temple and a farm tile
mission-1 = a priest in the temple and a study tile
mission-2 = a study tile and a farm tile
mission-3 = a study tile and first in turn order
mission-4 = a farm tile and a good
mission-5 = quipus in 2 villages
mission-6 = 3 orange feathers
mission-7 = 3 purple feathers
mission-8 = 3 pink feathers
mission-9 = 3 turquoise feathers
mission-10 = a feather of each colour
mission-11 = 7 feathers
mission-12 = quipus in 9 villages
mission-13 = quipus in the 3 villages with turquoise feathers
mission-14 = quipus in the 3 villages with pink feathers
mission-15 = quipus in the 3 villages with purple feathers
mission-16 = quipus in the 3 villages with orange feathers
mission-17 = quipus in the 3 villages worth 3
mission-18 = quipus in 3 villages worth 2
mission-19 = quipus in 5 villages of different worth
mission-20 = 3 study tiles with different abilities
mission-21 = 3 farm tiles with different abilities
mission-22 = 3 study tiles slid down
mission-23 = 3 farm tiles slid down
mission-24 = 5 tiles slid down
mission-25 = 4 study tiles
mission-26 = 4 farm tiles
mission-27 = god cards of 4 different gods
mission-28 = 3 god cards of the same god
mission-29 = 2 soup
mission-30 = 2 clothes
mission-31 = 2 bowls
mission-32 = 2 decanters
mission-33 = 2 tools
mission-34 = 2 jewellery
mission-35 = 3 different goods
mission-36 = 4 goods
mission-37 = 2 Iliapa cards
mission-38 = 2 Mama Quilia cards
mission-39 = 2 Viracocha cards
mission-40 = 2 Pacha Mama cards
mission-41 = 2 Mama Sara cards
mission-42 = 3 priests in the temple
mission-43 = 5 food
mission-44 = 4 circlets activated
mission-45 = 2 Inti medals
mission-46 = 4 offerings
mission-47 = quipus in 4 inner villages
mission-48 = quipus in 4 outer villages
mission-49 = 2 tiles with offering
mission-50 = 2 tiles with victory points
mission-51 = 2 tiles with knowledge
mission-52 = 2 tiles with rope bridge
mission-53 = 2 tiles with stone trail
mission-54 = 2 tiles with feather
mission-55 = 2 tiles with god card
mission-56 = 2 tiles with quipu
mission-57 = 2 tiles with circlet
mission-58 = 2 tiles with food
mission-59 = 2 tiles with study
mission-60 = 2 tiles with farming
to-place-0 = to the inner village in the north
to-place-1 = to the inner village in the north-east
to-place-2 = to the inner village in the south-east
to-place-3 = to the inner village in the south
to-place-4 = to the inner village in the south-west
to-place-5 = to the inner village in the north-west
to-place-6 = to the outer village in the north-east
to-place-7 = to the outer village in the east
to-place-8 = to the outer village in the south-east
to-place-9 = to the outer village in the south-west
to-place-10 = to the outer village in the west
to-place-11 = to the outer village in the north-west
to-place-12 = to Cuzco
a-trail-0 = a stone trail
a-trail-1 = a rope bridge
a-feather-0 = a turquoise feather
a-feather-1 = a purple feather
a-feather-2 = an orange feather
a-feather-3 = a pink feather
feathers-of-0 = turquoise feathers
feathers-of-1 = purple feathers
feathers-of-2 = orange feathers
feathers-of-3 = pink feathers
a-good-0 = soup
a-good-1 = clothes
a-good-2 = a bowl
a-good-3 = a decanter
a-good-4 = tools
a-good-5 = jewellery
gained-pututu-0 = a light pututu (±1) for a pair
gained-pututu-1 = a dark pututu (±2) for three of a kind
phase-0 = Set-up
phase-1 = Phase I: roll the dice, choose and perform actions
phase-2 = Phase II: studies and farming
phase-3 = Phase III: the buildings of Cuzco
building-0 = University: points, the new turn order, and all knowledge markers back to 0
building-1 = Temple: points for priests, and an Inti medal
building-2 = Market: everybody may buy a good
building-3 = Palace: everybody deals with a mission
moment-0 = before a die is placed
moment-1 = while an action uses a die
moment-2 = with a movement action
moment-3 = in an exchange
moment-4 = after a tile was taken
moment-5 = when a priest goes to an occupied step
moment-6 = when a quipu was delivered
moment-7 = with a fire blessing
moment-8 = after the turn
moment-9 = when abilities are used
moment-10 = when a good is bought
moment-11 = when a mission is dealt with

# The short names of the kinds of moves, for buttons.
title-place-feather = place a feather
title-keep-missions = keep two missions
title-change-die = change a die with pututus
title-place-die = place a die
title-move-die = move a placed die
title-move-to = move the chasqui
title-leave-cuzco = leave Cuzco
title-take-tile = take a tile
title-take-discarded-tile = take a discarded tile
title-slide-down = slide a tile down
title-slide-up = slide a tile up
title-take-card = take a god card
title-reserve-quipus = move quipus to the reserve
title-put-priest = put a priest into the temple
title-flip-circlet = activate a circlet
title-use-ability = use an ability
title-buy = buy a good
title-complete = complete a mission · 6 VP
title-complete-easier = complete a mission with one requirement fewer · 4 VP
title-throw-away = throw away a mission
title-take-mission = take a mission
title-play-card = play a god card · 1 offering
title-use-medal = use a face-up god card · 1 Inti medal
title-place-die-with-card = place a die with a god card · 1 offering
title-place-die-with-medal = place a die with a face-up card · 1 Inti medal

# Moves in few words, for buttons with a picture.
brief-move-to = { $place }
brief-use-ability = “{ $ability }” ({ $colour }) × { $count }
brief-leave-cuzco = { $place } (overlay { $overlay })
brief-place-die = the { $die } on { $action }
brief-use-medal = { $card } · 1 Inti medal
brief-play-card = { $card } · 1 offering
brief-place-die-with-card = the { $die } on { $action } with { $card } · 1 offering
brief-place-die-with-medal = the { $die } on { $action } with { $card } · 1 Inti medal
brief-take-tile = { $colour } “{ $ability }” beside the { $pips }
brief-take-mission = { $mission }
brief-place-feather = slot { $slot }: { $feather }

move-place-feather = put { $feather } into slot { $slot }
move-keep-missions = keep the missions “{ $mission }” and “{ $other }”
move-change-die = turn the { $die } into a { $to } for pututus: { $light } light, { $dark } dark
move-place-die = place the { $die } on “{ $action }”
move-move-die = move the { $die } from “{ $action }” to “{ $to-action }”
move-move-to = move the chasqui { $place }
move-leave-cuzco = turn the overlay to { $overlay } and move the chasqui { $place }
move-take-tile = take the { $colour } “{ $ability }” beside the { $pips }
move-take-discarded-tile = take the discarded { $colour } “{ $ability }” with value { $value }
move-slide-down = slide down a { $colour } with value { $value }
move-slide-up = slide up a { $colour } with value { $value }
move-take-point = take 1 victory point
move-take-offering = take an offering
move-take-card = take the god card { $card }
move-reserve-quipus = move quipus to the reserve: { $count }
move-put-priest = put a priest on step { $step }
move-flip-circlet = activate circlet { $circlet }
move-take-knowledge = advance 1 space on the knowledge track
move-take-food = take 1 food
move-use-ability = use “{ $ability }” ({ $colour }), counting { $count }
move-buy = buy { $good }
move-complete = complete the mission “{ $mission }”
move-complete-easier = complete the mission “{ $mission }” with one requirement fewer
move-throw-away = throw away the mission “{ $mission }”
move-take-mission = take the mission “{ $mission }”
move-play-card = play the god card { $card } for an offering
move-use-medal = spend an Inti medal for { $card }
move-done = go on
move-place-die-with-card = place the { $die } on “{ $action }” and play the god card { $card } for an offering
move-place-die-with-medal = place the { $die } on “{ $action }” and spend an Inti medal for { $card }

event-points = { $seat } gains { $points } VP: { $category }.
event-lost-points = { $seat } loses { $points } VP: { $category }.
event-round-starts = Round { $round } starts.
event-final-scoring = The game ends: last missions and final scoring.
event-rolled = { $seat } rolls { $die }, { $second }, { $third }.
event-took-pututu = { $seat } takes { $pututu }.
event-changed-die = { $seat } turns a { $die } into a { $to } with { $light ->
    [0] { $dark ->
        [one] a dark pututu
       *[other] { $dark } dark pututus
      }
    [one] a light pututu{ $dark ->
        [0] {""}
        [one] {" "}and a dark one
       *[other] {" "}and { $dark } dark ones
      }
   *[other] { $light } light pututus{ $dark ->
        [0] {""}
        [one] {" "}and a dark one
       *[other] {" "}and { $dark } dark ones
      }
  }.
event-placed-die = { $seat } places a { $die } on “{ $action }”.
event-played-extra-turn = { $seat } plays another turn as with a 1 on “{ $action }”.
event-moved-die = { $seat } moves a { $die } from “{ $action }” to “{ $to-action }”.
event-moved = { $seat } moves the chasqui over { $trail } with { $pips ->
    [one] 1 pip
   *[other] { $pips } pips
  } { $place }.
event-turned-overlay = { $seat } turns the Cuzco overlay to { $overlay }.
event-delivered = { $seat } delivers a quipu to { $place }.
event-placed-feather = { $seat } puts { $feather } into slot { $slot }.
event-took-tile = { $seat } takes the { $colour } “{ $ability }” with value { $value } beside the { $pips }.
event-took-discarded-tile = { $seat } takes the discarded { $colour } “{ $ability }” with value { $value }.
event-slid-down = { $seat } slides down a { $colour } with value { $value }.
event-slid-up = { $seat } slides up a { $colour } with value { $value }.
event-took-offerings = { $seat } takes { $count ->
    [one] an offering
   *[other] { $count } offerings
  }.
event-took-food = { $seat } takes { $count } food.
event-advanced = { $seat } advances { $count ->
    [one] one space
   *[other] { $count } spaces
  } on the knowledge track, to { $space }.
event-took-card = { $seat } takes the god card { $card }.
event-revealed-card = The god card { $card } is revealed.
event-rebuilt-pile = The pile of { $god } is rebuilt from the discards.
event-reserved-quipus = { $seat } moves { $count ->
    [one] a quipu
   *[other] { $count } quipus
  } to the reserve.
event-put-priest = { $seat } puts a priest on step { $step }.
event-pushed-priest = A priest of { $seat } is pushed down to step { $step }.
event-sent-priest-home = A priest of { $seat } goes home.
event-flipped-circlet = { $seat } activates circlet { $circlet }, worth { $value } VP and { $bonus } more in this round.
event-used-ability = { $seat } uses “{ $ability }” ({ $colour }){ $count ->
    [one] {""}
   *[other] {", "}which counts as { $count } tiles
  }.
event-new-place-in-order = { $seat } gets turn-order token { $turn }.
event-won-medal = { $seat } has the most priests and receives an Inti medal.
event-removed-medal = No priest is in the temple: an Inti medal leaves the game.
event-bought = { $seat } buys { $good } for { $cost } food.
event-completed = { $seat } completes the mission “{ $mission }”.
event-completed-easier = { $seat } completes the mission “{ $mission }” with one requirement fewer.
event-threw-away = { $seat } meets no mission and throws away the mission “{ $mission }”.
event-took-mission = { $seat } takes the mission “{ $mission }” from the palace.
event-kept-missions = { $seat } keeps the missions “{ $mission }” and “{ $other }”.
event-played-card = { $seat } plays { $card } for an offering.
event-used-medal = { $seat } spends an Inti medal for { $card }.
event-showed-card = { $seat } shows { $card } as proof.
event-gained-blessing = { $seat } gains a fire blessing.
event-jumped = { $seat } moves the chasqui { $place }, without a trail.
event-found-own-quipu = { $seat } has a quipu there already: no delivery, no feather.
event-had-no-quipu = { $seat } has no quipu left: no delivery, no feather.
event-had-all-of-colour = { $seat } has 3 { $feather } already and gains no further one.
event-had-all-feathers = { $seat } has all 12 feathers already and gains no further one.
event-went-without-offerings = The supply is out of offerings: { $seat } goes without { $count ->
    [one] one
   *[other] { $count } of them
  }.
event-went-without-food = The supply is out of food: { $seat } goes without { $count } of it.
event-lost-steps = { $seat } is at the end of the knowledge track: { $count ->
    [one] one step is
   *[other] { $count } steps are
  } lost.
event-won-medal-on-tie = { $seat } receives an Inti medal: nobody has more priests, and one of them stands highest (step { $step }).
event-bought-nothing = { $seat } buys nothing.
event-dealt-place-in-order = { $seat } is dealt turn-order token { $turn }.
event-dealt-mission = { $seat } is dealt the start mission “{ $mission }”.
event-dealt-cards = { $seat } is dealt the god cards { $card } and { $second }.
event-dealt-cards-hidden = { $seat } is dealt two god cards.
event-drew-missions = { $seat } draws the missions “{ $first }”, “{ $second }”, “{ $third }” and “{ $fourth }”.
event-drew-missions-hidden = { $seat } draws four missions.
event-phase-starts = { $phase }.
event-building-resolved = { $building }.
event-spent-pips = { $seat } exchanges { $pips ->
    [one] 1 pip
   *[other] { $pips } pips
  }; { $left ->
    [0] none is left
    [one] 1 is left
   *[other] { $left } are left
  }.
event-top-quipu = { $seat } has the quipu on top in { $place }.
event-missed-pututu = { $seat } gets nothing: no { $pututu } is left.
event-won-game = { $seat } wins the game with { $points } VP.
event-won-game-on-tie = { $seat } wins the game with { $points } VP: there is a tie, and { $seat } is earlier in turn order.
event-used-no-ability = { $seat } uses no ability.
event-left-pips = { $seat } leaves { $pips ->
    [one] 1 pip
   *[other] { $pips } pips
  } unused.

refusal-die-too-high = a { $die } may not join a { $lowest } on the space “{ $action }”; it must be lower.
refusal-no-trail = with a { $die } there is no trail for “{ $action }” from here.
refusal-no-tile = with a { $die } there is no tile to take for “{ $action }”.
refusal-no-empty-space = there is no empty space on the mask for “{ $action }”.
refusal-no-priest = all priests are in the temple.
refusal-no-circlet = with a { $die } no circlet with both feathers can be activated.
refusal-wrong-trail = the way { $place } is { $trail }.
refusal-trail-too-high = the way { $place } needs { $pips ->
    [one] 1 pip
   *[other] { $pips } pips
  }, and you have { $die }.
refusal-tile-too-high = the tile beside { $pips } is out of reach for a { $die }.
refusal-circlet-too-high = circlet { $circlet } is out of reach for a { $die }.
refusal-circlet-needs-feathers = circlet { $circlet } needs feathers in both adjacent slots.
refusal-too-few-pips = this costs { $cost ->
    [one] 1 pip
   *[other] { $cost } pips
  }; { $pips ->
    [0] none is left
    [one] there is 1 left
   *[other] there are { $pips } left
  }.
refusal-card-not-in-hand = { $card } is not in the hand.
refusal-card-not-face-up = { $card } does not lie face up.
refusal-card-wrong-phase = { $card } belongs to another phase.
refusal-card-not-now = { $card } is played { $moment }, not now.
refusal-card-used-already = { $card } was already used in this turn.
refusal-no-offering = playing { $card } costs an offering.
refusal-no-medal = there is no Inti medal to spend.
refusal-too-little-food = { $good } would cost { $cost } food, and you have { $food }.
refusal-mission-not-met = the mission “{ $mission }” is not met: { $reached } of { $need }.
refusal-mission-met = whoever meets a mission must complete one.
refusal-ability-used = in this turn no further ability may be used: { $colour }.
refusal-ability-without-effect = “{ $ability }” would have no effect now.
refusal-card-needs-the-closed-space = { $card } was played: the die must go where it would otherwise not be allowed.
refusal-other-die-changed = the die that was changed to { $die } must be placed.
refusal-move-a-die-first = { $card } was played: a die must be moved first.
refusal-card-without-effect = { $card } would change nothing here.
refusal-card-once = { $card } is in effect already; a second one would add nothing.
refusal-card-leads-to-a-village = { $card } was played: it leads to a village, not to Cuzco.
refusal-circlet-activated = circlet { $circlet } is activated already.
refusal-no-offering-left = there is no offering left in the supply.
refusal-same-ability = “{ $ability }” was used in this turn already; now a different ability is needed.
refusal-priest-chosen = { $card } was played for the priest on step { $step }.
refusal-slot-filled = slot { $slot } has a feather already.
refusal-slot-of-another-colour = slot { $slot } is for { $colour }.
refusal-feather-of-another-colour = what you have gained is { $feather }.

prompt-placedie = Choose a die and an action space.
prompt-movement = Choose where the chasqui runs.
prompt-delivery = Play a card for the points of the village, or go on.
prompt-placefeather = Choose a slot of your headdress for the feather.
prompt-keepmissions = Keep two of the missions.
prompt-taketile = Take a tile within the pips.
prompt-tiletaken =
    { $stop ->
        [yes] Play a card for the tile taken, or go on.
       *[no] Take one of the discarded tiles.
    }
prompt-exchange = Spend the pips: slide tiles down, or take points, offerings, cards, feathers; move quipus to the reserve.
prompt-slideup = Slide up to two tiles up again, or go on.
prompt-placepriest = Put the priest into the temple, or play a card first.
prompt-headdress = Choose a circlet.
prompt-fireblessing = Fire blessing: take a god card or an offering.
prompt-secondhalf = Fire blessing: take knowledge or food.
prompt-takecard = Take a god card.
prompt-reservequipus = Choose how many quipus go to the reserve.
prompt-useabilities = Use a study ability and a farm ability, or go on.
prompt-afterturn = Play a card for another turn, or go on.
prompt-buygood =
    { $stop ->
        [yes] Buy a good of this round, or go on.
       *[no] Buy a good of this round.
    }
prompt-dealwithmission = Complete a mission; if you meet none, throw one away.
prompt-easiermission = Choose the mission to complete with one requirement fewer.
prompt-takemission = Take a mission from the palace.
prompt-lastcards = Play cards for your last missions, or go on.

# Words of the data file, beside which the lab tells what they mean.

word-offering = { ability-0 }
word-points = { ability-1 }
word-feather = { ability-2 }
word-stone = { ability-3 }
word-knowledge = { ability-4 }
word-rope = { ability-5 }
word-god-card = { ability-6 }
word-quipu = { ability-7 }
word-circlet = { ability-8 }
word-food = { ability-9 }
word-farm = { ability-10 }
word-study = { ability-11 }
word-soup = { good-0 }
word-clothes = { good-1 }
word-bowl = { good-2 }
word-decanter = { good-3 }
word-tools = { good-4 }
word-jewellery = { good-5 }
word-turquoise = { feather-0 }
word-purple = { feather-1 }
word-orange = { feather-2 }
word-pink = { feather-3 }
word-iliapa = { god-0 }
word-mama-quilia = { god-1 }
word-viracocha = { god-2 }
word-pacha-mama = { god-3 }
word-mama-sara = { god-4 }
word-inner = inner circle
word-outer = outer circle
word-priest = a priest in the temple
word-good = a good
word-first = first in turn order
word-conditions = different things, all needed
word-villages = villages with a quipu
word-villages-with-feather = such with a feather of this colour
word-villages-with-value = such of this worth
word-villages-of-circle = such of this circle
word-village-values = such of different worth
word-feathers = feathers
word-feathers-of = feathers of this colour
word-feather-colours = different colours of feathers
word-tiles-of = tiles of this sort
word-tiles-with = tiles with this ability
word-abilities = tiles of this sort with different abilities
word-slid-tiles = tiles slid down
word-slid-tiles-of = such of this sort
word-gods-in-hand = god cards of different gods
word-cards-of = cards of this god
word-cards-of-one-god = cards of the same god
word-goods = goods
word-goods-of = goods of this kind
word-good-kinds = different goods
word-priests = priests in the temple
word-circlets = circlets activated
word-medals = Inti medals
word-offerings = offerings
