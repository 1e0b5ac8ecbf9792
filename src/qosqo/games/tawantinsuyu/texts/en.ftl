game-name = Tawantinsuyu
game-about = The Inca Empire: send workers down the terraces, weave, build, conquer and climb the temple until the third festival.
game-facts = by Dávid Turczi · about 2 hours · for experts
game-motto = Workers, weavings and conquests
automaton-name = Axomamma
option-coricancha = Coricancha
option-coricancha-turned = turned at random
option-coricancha-printed = as printed, for a first game
option-opponent = Opponents
option-opponent-players = other players
option-opponent-axomamma = Axomamma, the automated opponent (you play alone)
option-no-personality = Easier: Axomamma has no personality
option-no-personality-off = off
option-no-personality-on = on
option-dear-buildings = Easier: its buildings cost 2 stone
option-dear-buildings-off = off
option-dear-buildings-on = on
option-two-statues = Easier: it worships with at least 2 statues
option-two-statues-off = off
option-two-statues-on = on
option-single-conquest = Easier: no second conquest in its own action
option-single-conquest-off = off
option-single-conquest-on = on
option-no-idle-army = Easier: no army card without workers
option-no-idle-army-off = off
option-no-idle-army-on = on
option-free-step = Harder: a free temple step in its worship and offering
option-free-step-off = off
option-free-step-on = on
option-equal-soldiers = Harder: it conquers with as many soldiers as casualties
option-equal-soldiers-off = off
option-equal-soldiers-on = on
option-soldier-discount = Harder: it flips and discards one soldier less
option-soldier-discount-off = off
option-soldier-discount-on = on
option-priest-points = Harder: 2 points for each action of its high priest
option-priest-points-off = off
option-priest-points-on = on
option-weaving-points = Harder: 2 points per weaving at festivals
option-weaving-points-off = off
option-weaving-points-on = on
option-idle-points = Harder: 2 points for a turn without workers
option-idle-points-off = off
option-idle-points-on = on
option-leftover-points = Harder: a point per leftover resource
option-leftover-points-off = off
option-leftover-points-on = on

category-0 = Start
category-1 = God cards
category-2 = Steps
category-3 = Statues
category-4 = Buildings
category-5 = Tapestry rewards
category-6 = Temple
category-7 = Conquests
category-8 = Regions
category-9 = Festival token
category-10 = Missing potatoes
category-11 = Tapestries at the end
category-12 = Temple at the end
category-13 = Face-up buildings
category-14 = God cards in hand
category-15 = Face-up army cards
category-16 = Workers left
category-17 = Gold left
category-18 = Potatoes traded
category-19 = Rewards of Axomamma’s board
category-20 = Difficulty
category-21 = Resources left

worker-0 = architect
worker-1 = craftsman
worker-2 = warrior
worker-3 = courier
worker-4 = priest
resource-0 = potato
resource-1 = corn
resource-2 = stone
resource-3 = gold
exchanged-0 = potatoes
exchanged-1 = 2 corn
exchanged-2 = 2 stone
exchanged-3 = 1 gold
task-0 = collect potatoes
task-1 = collect corn
task-2 = collect stone
task-3 = collect gold
task-4 = build steps
task-5 = construct a building
task-6 = build a statue
task-7 = purchase weavings
task-8 = merchant
task-9 = training
task-10 = produce one
action-0 = Produce
action-1 = Worship
action-2 = Offering
action-3 = Conquest
action-4 = Rejuvenate
effect-0 = potato
effect-1 = corn
effect-2 = stone
effect-3 = gold
effect-4 = points
effect-5 = god card
effect-6 = army card
effect-7 = training
effect-8 = building to pay
effect-9 = statue to pay
effect-10 = small statue
effect-11 = weaving
effect-12 = worker from the nomads
effect-13 = temple step for gold
effect-14 = temple step
effect-15 = rejuvenation
effect-16 = choice
level-0 = upper
level-1 = lower
size-0 = small
size-1 = large
tapestry-end-0 = left
tapestry-end-1 = right
village-end-0 = potato end
village-end-1 = corn end
which-0 = the face-up weaving
which-1 = the weaving beneath
other-slot-0 = building 1
other-slot-1 = building 2
other-slot-2 = building 3
other-slot-3 = building 4
other-slot-4 = no other
source-0 = from the potato end of the village
source-1 = from the corn end of the village
source-2 = from the nomads
row-0 = top row
row-1 = middle row
row-2 = bottom row
deed-0 = purchase weavings
deed-1 = build a statue
deed-2 = construct a production building
deed-3 = construct a passive building
deed-4 = build steps
deed-5 = a worker from the potato end
deed-6 = a worker from the corn end
deed-7 = a nomad
deed-8 = an army card
deed-9 = a temple step
deed-10 = supplies
deed-11 = its personality
reason-0 = it cannot pay
reason-1 = nothing is left
reason-2 = it is at the top
reason-3 = it has too few soldiers
reason-4 = it has no conquest marker left
reason-5 = none fits a tapestry of its own
personality-0 = 1 gold and a small statue
personality-1 = 1 gold and a weaving
personality-2 = 1 gold and a temple step
personality-3 = 1 gold and a building

# What things are called: by what they are and bring, not by the numbers printed on them.
card-name = { $god } ({ $does })
building-name-production = “produces { $does }”
building-name-passive = “{ $does }”
weaving-name = “{ $pattern }” ({ $left } | { $right })
army-name =
    { $soldiers ->
        [one] with 1 soldier ({ $does })
       *[other] with { $soldiers } soldiers ({ $does })
    }
space-name = { $god } ({ terrace }, section { $section })
terrace =
    { $terrace ->
        [0] top terrace
        [1] middle terrace
       *[other] bottom terrace
    }
conquest-name = { $region } { $place }
brief-benefit = { $count } × { $what }
word-and = { " and " }
word-or = { " or " }
benefit-none = nothing
benefit-0 = { $count ->
    [one] 1 potato
   *[other] { $count } potatoes
}
benefit-1 = { $count } corn
benefit-2 = { $count } stone
benefit-3 = { $count } gold
benefit-4 = { $count ->
    [one] 1 point
   *[other] { $count } points
}
benefit-5 = { $count ->
    [one] 1 god card from the deck or the offer
   *[other] { $count } god cards from the deck or the offer
}
benefit-6 = { $count ->
    [one] 1 army card
   *[other] { $count } army cards
}
benefit-7 = training (2 army cards, keep 1)
benefit-8 = construct a building and pay for it
benefit-9 = build a statue and pay for it
benefit-10 = a small statue for nothing
benefit-11 = a weaving from the stack
benefit-12 = a worker from the nomads
benefit-13 = 1 temple step for 1 gold
benefit-14 = { $count ->
    [one] 1 temple step
   *[other] { $count } temple steps
}
benefit-15 = { $count ->
    [one] turn 1 production building or army card face up
   *[other] turn up to { $count } production buildings or army cards face up
}
pattern-0 = mountain
pattern-1 = steps
pattern-2 = eye
pattern-3 = furrows
pattern-4 = serpent
pattern-5 = cross
pattern-6 = fields
brief-1 = any worker as courier
brief-2 = any worker as priest
brief-3 = warrior: 2 buildings up
brief-4 = new matches pay at once
brief-5 = architect = craftsman
brief-6 = festival: 4 potatoes
brief-7 = own steps: points
brief-8 = draw 5 weavings
brief-9 = festival: longest tapestry
brief-10 = festival: resources
brief-11 = offering: weaving
brief-12 = worship: temple for gold
brief-13 = conquest: 1 soldier less
brief-14 = warrior: 2 more tasks
brief-15 = 2 stone = 2 corn = 1 gold
brief-16 = produce: 1 face up
brief-17 = conquest: 1 gold, 1 point
brief-18 = rejuvenate: army card, gold
brief-19 = 1 potato: god card
brief-20 = collect: 1 more, 1 point

part-action = action
part-amount = how many
part-army = army card
part-building = building
part-card = god card
part-conquest = conquest space
part-corn = corn
part-discard1 = single soldiers discarded
part-discard2 = double soldiers discarded
part-effect = benefit
part-end = end
part-first = first card
part-flip1 = single soldiers flipped
part-flip2 = double soldiers flipped
part-get = receive
part-give = give
part-god = god
part-gold = gold
part-level = level
part-other = second building
part-potato = potatoes
part-role = placed as
part-second = second card
part-section = section
part-size = size
part-slot = building of the market
part-space = space
part-spot = spot
part-spots = how far
part-steps = temple steps
part-stone = stone
part-tapestry = tapestry
part-task = task
part-third = third card
part-weaving = weaving
part-which = which one
part-worker = worker

# What a payment consists of, without what is not in it.
payment = { LIST(payment-potato, payment-corn, payment-stone, payment-gold) }
payment-potato =
    { $potato ->
        [0] { "" }
        [one] { $potato } potato
       *[other] { $potato } potatoes
    }
payment-corn =
    { $corn ->
        [0] { "" }
       *[other] { $corn } corn
    }
payment-stone =
    { $stone ->
        [0] { "" }
       *[other] { $stone } stone
    }
payment-gold =
    { $gold ->
        [0] { "" }
       *[other] { $gold } gold
    }
stuff =
    { $resource ->
        [0] { $amount ->
            [one] { $amount } potato
           *[other] { $amount } potatoes
        }
        [1] { $amount } corn
        [2] { $amount } stone
       *[3] { $amount } gold
    }
workers = { LIST(workers-architects, workers-craftsmen, workers-warriors, workers-couriers, workers-priests) }
workers-architects =
    { $architects ->
        [0] { "" }
        [one] { $architects } architect
       *[other] { $architects } architects
    }
workers-craftsmen =
    { $craftsmen ->
        [0] { "" }
        [one] { $craftsmen } craftsman
       *[other] { $craftsmen } craftsmen
    }
workers-warriors =
    { $warriors ->
        [0] { "" }
        [one] { $warriors } warrior
       *[other] { $warriors } warriors
    }
workers-couriers =
    { $couriers ->
        [0] { "" }
        [one] { $couriers } courier
       *[other] { $couriers } couriers
    }
workers-priests =
    { $priests ->
        [0] { "" }
        [one] { $priests } priest
       *[other] { $priests } priests
    }
soldiers = { LIST(soldiers-flip1, soldiers-flip2, soldiers-discard1, soldiers-discard2) }
soldiers-flip1 =
    { $flip1 ->
        [0] { "" }
        [one] { $flip1 } card with one soldier turned face down
       *[other] { $flip1 } cards with one soldier turned face down
    }
soldiers-flip2 =
    { $flip2 ->
        [0] { "" }
        [one] { $flip2 } card with two soldiers turned face down
       *[other] { $flip2 } cards with two soldiers turned face down
    }
soldiers-discard1 =
    { $discard1 ->
        [0] { "" }
        [one] { $discard1 } card with one soldier discarded
       *[other] { $discard1 } cards with one soldier discarded
    }
soldiers-discard2 =
    { $discard2 ->
        [0] { "" }
        [one] { $discard2 } card with two soldiers discarded
       *[other] { $discard2 } cards with two soldiers discarded
    }
way-roaming =
    { $roaming ->
        [0] { "" }
       *[other] { $roaming } for roaming
    }
way-descending =
    { $descending ->
        [0] { "" }
       *[other] { $descending } for descending
    }
way-spared =
    { $spared ->
        [0] { "" }
       *[other] 1 less for the courier
    }
tasks-ability =
    { $ability ->
        [0] { "" }
       *[other] { $ability } more by the ability
    }
tasks-neighbours =
    { $neighbours ->
        [0] { "" }
        [one] { $neighbours } more by a neighbour of the same colour
       *[other] { $neighbours } more by neighbours of the same colour
    }

# The short names of the kinds of moves, for buttons.
title-keep-cards = keep three god cards
title-start-weaving = choose a starting weaving
title-use-card = use a god card
title-put-priest = put the high priest
title-place = place a worker with a god card
title-place-for-gold = place a worker · 1 gold
title-move-priest = move the high priest
title-take-nomad = recruit a nomad
title-pay = pay
title-task = do a task
title-build = construct a building
title-replace = replace buildings of the market · 1 god card
title-remove = choose one or two buildings
title-build-steps = build steps
title-build-statue = build a statue
title-buy-weaving = buy a weaving
title-attach = add the weaving to a tapestry
title-take-weaving = take a weaving
title-put-under = put a weaving under the stack
title-keep-army = keep an army card
title-produce = produce with a building
title-act = perform the action
title-worship = give a statue
title-offer = offer corn
title-revive-building = turn a building face up
title-revive-army = turn an army card face up
title-casualty = casualty from the village
title-casualty-nomad = casualty from the nomads
title-play-army = play an army card
title-conquer = conquer a space
title-spend = spend soldiers
title-buy-worker = buy a worker
title-dismiss = dismiss a worker
title-choose = choose a benefit
title-take-card = take a god card from the offer
title-fetch = take a worker beside yours
title-pay-gold = pay gold for missing potatoes
title-discard-army = discard an army card for its resource
title-exchange = exchange resources

# Moves in few words, for buttons with a picture.
brief-conquer = { $conquest }
brief-buy-weaving = weaving { $weaving }
brief-replace = replace buildings · { $card }
brief-put-priest = high priest: { $spot }
brief-place = { $worker } on { $space } with { $card } (as { $role })
brief-place-for-gold = { $worker } on { $space } · 1 gold (as { $role })
brief-discard-army = discard an army card { $army }
brief-task = { $task }
brief-act = { $action }
brief-choose = { $amount } × { $effect }

move-keep-cards = keep { $first }, { $second } and { $third }; use the others
move-keep-cards-hidden = keep three god cards
move-start-weaving = start with the weaving { $weaving }
move-use-card = use { $card }
move-put-priest = put the high priest on spot { $spot }
move-place = place the { $worker } on { $space } with { $card } (as { $role })
move-place-for-gold = place the { $worker } on { $space } for 1 gold (as { $role })
move-move-priest =
    { $spots ->
        [one] move the high priest { $spots } spot on
       *[other] move the high priest { $spots } spots on
    }
move-pray = pray: take 2 god cards
move-train = train: draw 2 army cards, keep 1
move-take-nomad = take the { $worker } from the nomads
move-pay = pay { payment }
move-task = task: { $task }
move-build = construct { $building }
move-replace = return { $card } to replace buildings of the market
move-replace-hidden = return a god card to replace buildings of the market
move-remove = replace building { $slot } of the market and { $other }
move-build-steps = build the { $level } steps of section { $section }
move-build-statue = build the { $size } statue of { $god }
move-buy-weaving = buy the weaving { $weaving }
move-attach = add it to tapestry { $tapestry }, { $end } end
move-take-weaving = take { $which }
move-put-under = put the weaving { $weaving } under the stack
move-keep-army = keep the army card { $army }
move-keep-army-hidden = keep one army card
move-produce = produce with { $building }
move-act = perform { $action }
move-take-gold = take 1 gold instead
move-worship = give the { $size } statue of { $god }
move-offer =
    { $steps ->
        [one] offer corn for { $steps } temple step
       *[other] offer corn for { $steps } temple steps
    }
move-revive-building = turn { $building } face up
move-revive-army = turn the army card { $army } face up
move-casualty = casualty from the { $end }
move-casualty-nomad = casualty: the { $worker } of the nomads
move-play-army = play the army card { $army }
move-conquer = conquer { $conquest }
move-spend = spend soldiers: { soldiers }
move-buy-worker = buy the worker at the { $end }
move-dismiss = dismiss the { $worker }
move-climb = pay 1 gold for a temple step
move-choose = choose: { $amount } × { $effect }
move-draw-card = draw a god card from the deck
move-take-card = take { $card } from the offer
move-fetch = take the worker on { $space }
move-feed = pay 1 potato for another task
move-pay-gold =
    { $amount ->
        [0] pay with the potatoes you have, without gold
       *[other] pay { $amount } gold for missing potatoes
    }
move-pass = nothing more
move-discard-army = discard the army card { $army } for its resource
move-exchange = exchange { $give } for { $get }
move-draw-for-potato = pay 1 potato for a god card
move-pay-by-hand = choose how to pay next

event-chose-cards = { $seat } has chosen three cards to keep.
event-chose-weaving = { $seat } starts with the weaving { $weaving }.
event-used-card = { $seat } uses { $card }.
event-priest-put = { $seat } puts the high priest on spot { $spot } ({ $action }).
event-placed = { $seat } places the { $worker } on { $space } with { $card }.
event-placed-as = { $seat } places the { $worker } on { $space } with { $card } (as { $role }).
event-placed-for-gold = { $seat } places the { $worker } on { $space } for gold.
event-placed-for-gold-as = { $seat } places the { $worker } on { $space } for gold (as { $role }).
event-paid = { $seat } pays { payment }.
event-got = { $seat } gets { stuff }.
event-priest-moved = { $seat } moves the high priest to spot { $spot }: { $action }.
event-drew-card = { $seat } draws { $card }.
event-drew-card-hidden = { $seat } draws a god card.
event-took-card = { $seat } takes { $card } from the offer.
event-drew-army = { $seat } draws the army card { $army }.
event-drew-army-hidden = { $seat } draws an army card.
event-trained = { $seat } keeps one army card and discards the one { $army }.
event-has-tasks =
    { $amount ->
        [one] { $seat } has { $amount } task.
       *[other] { $seat } has { $amount } tasks: { LIST(tasks-ability, tasks-neighbours) }.
    }
event-does-task = { $seat } does a task: { $task }.
event-lost-tasks =
    { $amount ->
        [one] { $seat } forgoes 1 task.
       *[other] { $seat } forgoes { $amount } tasks.
    }
event-built = { $seat } constructs the building { $building }.
event-replaced = { $seat } removes the building { $building } from the market.
event-market-got = The building { $building } comes into the market.
event-built-steps = { $seat } builds the { $level } steps of section { $section }.
event-built-statue = { $seat } gains the { $size } statue of { $god }.
event-drew-weaving = { $seat } draws the weaving { $weaving }.
event-got-weaving = { $seat } gets the weaving { $weaving } for nothing.
event-attached = { $seat } adds the weaving { $weaving } to tapestry { $tapestry } ({ $end }).
event-matched = { $left } and { $right } match in a tapestry of { $seat }: { $effect }.
event-produced = { $seat } produces with the building { $building } and turns it face down.
event-took-gold = { $seat } takes gold instead of acting.
event-gave-statue = { $seat } gives the { $size } statue of { $god }.
event-climbed = { $seat } climbs to temple step { $steps }.
event-revived-building =
    { $free ->
        [0] { $seat } turns the building { $building } face up.
       *[other] { $seat } turns the building { $building } face up for free.
    }
event-revived-army =
    { $free ->
        [0] { $seat } turns the army card { $army } face up.
       *[other] { $seat } turns the army card { $army } face up for free.
    }
event-casualty-fell = { $seat } sends the { $worker } { $source } to the casualties of war.
event-played-army =
    { $free ->
        [0] { $seat } plays the army card { $army }.
       *[other] { $seat } plays the army card { $army } for free.
    }
event-conquered = { $seat } conquers { $conquest }.
event-spent-soldiers = { $seat } spends soldiers: { soldiers }.
event-dismissed = { $seat } dismisses the { $worker }.
event-fetched = The warrior’s ability also brings { $seat } a neighbour: the { $worker } from { $space }.
event-offer-shuffled = The offer of god cards is shuffled into the deck.
event-card-offered = { $card } goes to the offer.
event-festival-triggered = { $seat } triggers festival { $festival }.
event-festival-begins = Festival { $festival } is celebrated.
event-region-won = { $seat } has most conquests in { $region }; each casualty of war ({ $amount }) scores 1 point.
event-region-tied = { $seat } has as many conquests in { $region } as somebody else, and the rightmost one; each casualty of war ({ $amount }) scores 1 point.
event-lacked-potatoes =
    { $amount ->
        [one] { $seat } lacks 1 potato for the god cards, which costs 2 points (but never below 0).
       *[other] { $seat } lacks { $amount } potatoes for the god cards, which costs 2 points each (but never below 0).
    }
event-village-filled = New in the village: { workers }.
event-neutral-worker = A neutral { $worker } is placed on { $space }.
event-discarded-army = { $seat } discards the army card { $army } for its resource.
event-exchanged = { $seat } exchanges { $give } for { $get }.
event-used-building = { $seat } uses the building { $building }.
event-final-scoring = The game is over: final scoring.
event-returned-card = { $seat } returns { $card } under the deck.
event-returned-card-hidden = { $seat } returns a god card under the deck.
event-personality-drawn = The personality of { $seat }: { $personality }.
event-tucked-card = { $card } is tucked into slot { $slot } of { $seat }.
event-axomamma-army = { $seat } draws an army card, face down.
event-no-priest-action = { $seat } meets neither the condition of { $action } nor of { $next }.
event-not-followed = { $seat } cannot follow this action: { $action }.
event-rolled = { $seat } rolls { $die }, which selects { $card }.
event-no-space-for = There is no free space for { $card }, the card of { $seat }.
event-axomamma-placed = { $seat } places the { $worker } on { $space } with { $card }.
event-statue-honoured = { $seat } owns a statue that goes with the chosen card: { $god }.
event-token-acts = { $seat }, token { $token } in the { $row }, spot { $spot }: { $deed }.
event-token-moved = Token { $token } in the { $row } moves on to spot { $spot }.
event-deed-skipped = { $seat } leaves out “{ $deed }”: { $reason }.
event-gold-instead = { $seat } takes gold instead of “{ $deed }”: { $reason }.
event-statue-roll = { $seat } rolls { $die } for the statue: { $card }.
event-card-discarded = { $seat } puts { $card } from the offer under the deck.
event-potatoes-traded = { $seat } trades 5 potatoes for points.
event-without-workers = { $seat } has no worker to place.
event-last-actions = { $seat } acts once more before the final scoring.
event-bought-worker = { $seat } buys the { $worker } at the { $end }.
event-first-workers = { $seat } starts with two workers: { $worker } and { $other }.
event-village-laid = The village: { workers }.
event-nomads-laid = The nomads: { workers }.
event-coricancha-turned = Spot 1 of the Coricancha shows { $action }; the other actions follow clockwise.
event-first-neutral-worker = A neutral { $worker } stands on { $space }.
event-market-laid = The building { $building } lies in the market.
event-weaving-shown = Weaving { $weaving } now lies face up on the stack.
event-dealt = Everybody gets 2 stone, and the god cards are dealt.
event-chosen-shuffled = The used god cards are shuffled into the deck.
event-market-refilled-at-start = The building { $building } comes into the market.
event-turn-begins = Turn { $amount }: { $seat }.
event-god-favours = { $seat } owns a statue of { $god } and gets the benefit of { $card }.
event-ability-brings =
    { $worker ->
        [warrior] The warrior’s ability brings { $seat } an army card.
       *[other] The priest’s ability brings { $seat } a god card after the tasks.
    }
event-steps-used = The way leads over the { $level } steps of section { $section }, built by { $seat }.
event-acts = { $seat } acts rather than taking gold: { $action }.
event-left-unused = { $seat } makes no use of the action: { $action }.
event-revived-no-more = { $seat } turns nothing more face up.
event-nothing-to-revive = { $seat } has nothing that could be turned face up.
event-bought-no-weaving = { $seat } buys no weaving.
event-conquered-nothing = { $seat } places no conquest marker this time.
event-won-by-resources =
    { $amount ->
        [one] { $seat } wins with { $amount } point: nobody with as many has more resources.
       *[other] { $seat } wins with { $amount } points: nobody with as many has more resources.
    }
event-shared-victory =
    { $amount ->
        [one] { $seat } shares the victory with { $amount } point.
       *[other] { $seat } shares the victory with { $amount } points.
    }
event-way-costs = The way costs { $seat } { $amount } food: { LIST(way-roaming, way-descending, way-spared) }.
event-fed-priest = { $seat } gives the priest a potato for one more task.
event-prays = { $seat } prays for two god cards.
event-trains = { $seat } trains: two army cards, of which one is kept.
event-recruited = { $seat } recruits the { $worker } from the nomads.
event-gained-nomad = { $seat } gets the { $worker } from the nomads.
event-nomad-came = A new nomad comes out of the bag: { $worker }.
event-bought-step = { $seat } buys a temple step.
event-steps-lost =
    { $steps ->
        [one] { $seat } is at the top of the temple: { $steps } step is lost.
       *[other] { $seat } is at the top of the temple: { $steps } steps are lost.
    }
event-offered =
    { $steps ->
        [one] { $seat } offers corn for { $steps } temple step.
       *[other] { $seat } offers corn for { $steps } temple steps.
    }
event-bought-weaving = { $seat } buys the weaving { $weaving }.
event-put-under = { $seat } puts the weaving { $weaving } under the stack.
event-produced-one = { $seat } produces with the building { $building }, which stays face up.
event-replacement-came = The building { $building } comes into the market instead.
event-market-cleared = The building { $building } leaves the market and goes under its stack.
event-market-renewed = The building { $building } comes into the market.
event-temple-scored = { $seat } stands on temple step { $steps }.
event-owes-potatoes =
    { $amount ->
        [one] { $seat } owes { $amount } potato for the god card in hand.
       *[other] { $seat } owes { $amount } potatoes for the god cards in hand.
    }
event-bag-empty = The bag is empty: the next festival is triggered at once.
event-last-festival = That one will be the last: the game ends after it.
event-drew-festival-card = { $seat } draws { $card } after the festival.
event-drew-festival-card-hidden = { $seat } draws a god card after the festival.
event-used-festival-card = { $seat } uses { $card } for its benefit.
event-used-shuffled = The used god cards are shuffled into the deck.
event-won =
    { $amount ->
        [one] { $seat } wins with { $amount } point.
       *[other] { $seat } wins with { $amount } points.
    }
event-won-alone = { $seat } wins against the automated opponent.
event-lost-alone = To win, { $seat } needed at least { $amount } points, and more than the automated opponent, who wins.
event-axomamma-weaving = Chance gives { $seat } the weaving { $weaving } to start with.
event-provided = Instead of god cards { $seat } gets supplies and an army card.
event-army-at-start = { $seat } draws an army card, face down.
event-axomamma-arrives = { $seat } rolls { $die } and puts its high priest that far clockwise from the other one, on spot { $spot } ({ $action }).
event-free-steps = { $seat } gets the upper steps of section { $section } for nothing.
event-worker-rewards = The { $worker } brings { $seat } a reward.
event-axomamma-dismissed = { $seat } has more than two workers; chance sends the { $worker } away.
event-offer-empty = There is no card in the offer that { $seat } could remove.
event-no-army-card = There is no army card left for { $seat }.
event-axomamma-got-worker = { $seat } gets the { $worker } { $source }.
event-army-after-priest = After its high priest’s action { $seat } draws an army card, face down.
event-offer-cleared = After its high priest’s action { $seat } puts { $card } from the offer under the deck, for no points.
event-nothing-to-do = { $seat } finds nothing to do: { $action }.
event-axomamma-produced = { $seat } produces with the building { $building }.
event-no-conquest = { $seat } conquers nothing: { $reason }.
event-no-second-conquest = { $seat } makes no second conquest: { $reason }.
event-benefit-missed = { $seat } misses a benefit ({ $effect }): { $reason }.
event-leftover-declined = { $seat } buys none of the remaining weavings: { $reason }.
event-no-second-weaving = { $seat } buys no second weaving and takes gold for it: { $reason }.
event-built-no-statue = { $seat } builds no statue.
event-built-nothing = { $seat } constructs no building.
event-bought-no-step = { $seat } buys no temple step.
event-axomamma-built = { $seat } constructs the building { $building }.
event-axomamma-recruited = { $seat } recruits the { $worker } { $source }.
event-personality-acts = The personality of { $seat } acts: { $personality }.
event-idle-nomad = So { $seat } takes the { $worker } from the nomads.
event-no-nomad = There is no nomad for { $seat }.
event-idle-card = { $seat } puts { $card } from the offer under the deck, for 1 point.
event-army-without-worker = { $seat } draws an army card, face down.
event-priest-walked-on = The high priest of { $seat } walks on to spot { $spot } ({ $action }) without acting.
event-weavings-scored =
    { $amount ->
        [one] Instead of a merchant { $seat } scores its { $amount } weaving.
       *[other] Instead of a merchant { $seat } scores its { $amount } weavings.
    }
event-axomamma-behind = { $seat } is behind and gets points instead of cards.
event-single-conquest = { $seat } makes no second conquest in this easier game.

refusal-space-taken = There is a worker on { $space } already.
refusal-wrong-symbol = { $space } does not bear the symbol of { $card }.
refusal-too-little-food = The way there costs { $amount } food.
refusal-no-gold = Without a matching god card the placement costs 1 gold.
refusal-cannot-pay = It costs { payment }.
refusal-used-in-set = “{ $task }” was already used in this set of three tasks.
refusal-no-building = No building of the market can be paid, and no god card can replace one.
refusal-no-step-marker = No step marker is left.
refusal-steps-taken = The { $level } steps of section { $section } are built already.
refusal-upper-steps-missing = Section { $section } needs its upper steps first.
refusal-no-such-statue = There is no { $size } statue of { $god } to be had.
refusal-pattern-twice = Tapestry { $tapestry } has this pattern already.
refusal-conquest-taken = { $conquest } is conquered already.
refusal-too-few-soldiers = { $conquest } needs more face-up soldiers.
refusal-no-conquest-marker = No conquest marker is left.
refusal-same-action-twice = The two secondary actions must be different.
refusal-nothing-there = There is nothing to take.
refusal-top-of-temple = At the top of the temple there is no further step.
refusal-no-such-worker = You have no { $worker } to place.
refusal-no-such-card = { $card } is not in your hand.
refusal-no-such-role = The { $worker } cannot be placed as { $role }.
refusal-no-match = No neighbours in your tapestries match.
refusal-no-production = None of your production buildings is face up.
refusal-exchanged-back = What was just exchanged is not exchanged back before another action.
refusal-needed-for-payment = This is needed for what is being paid.
refusal-price-in-food = It costs { $amount } food.

prompt-keepcards = Choose the three god cards that you keep.
prompt-startweaving = Choose your starting weaving.
prompt-usechosen = Use a god card for its benefit.
prompt-putpriest = Put your high priest on a spot of the Coricancha.
prompt-turn = Place a worker (worker, space, card or gold), or perform the first of two secondary actions.
prompt-secondaction = Perform a second, different secondary action.
prompt-tasks = Choose a task among the icons around your worker.
prompt-build = Construct a building of the market.
prompt-buildstatue = Build a statue.
prompt-buildsteps = Choose where to build steps.
prompt-buyweavings = Buy a weaving, or nothing more.
prompt-putunder = Choose the weaving that goes under the stack next.
prompt-attach = Put the weaving to the end of a tapestry, or start a new one.
prompt-takeweaving = Take the face-up weaving or the one beneath.
prompt-keeparmy = Keep one of the army cards.
prompt-takenomad = Take a worker from the nomads.
prompt-fetch = Take an adjacent worker, or go on.
prompt-feed = Pay 1 potato for another task, or go on.
prompt-pay = Choose how to pay.
prompt-feedthegods = Pay a potato for every god card in your hand.
prompt-takepart = Perform the action of the high priest, or take gold.
prompt-worship = Give a statue for temple steps, or go on.
prompt-offering = Offer corn for temple steps, or go on.
prompt-production = Produce with a face-up building, or go on.
prompt-produceone = Choose the building that produces.
prompt-rejuvenate = Turn a building or an army card face up, or go on.
prompt-casualty = Choose the casualty of war.
prompt-playarmies = Play army cards from your hand, or go on.
prompt-conquer = Conquer a space, or go on.
prompt-spend = Choose the soldiers to turn down and to discard.
prompt-buyworker = Buy a worker from an end of the village, or go on.
prompt-lastchance = Last free actions before your turn ends, or go on.
prompt-dismiss = Choose the worker that leaves the game.
prompt-godcards = Take a god card from the deck or the offer.
prompt-templeforgold = Pay 1 gold for a temple step, or go on.
prompt-choose = Choose a benefit.
prompt-usecards = Use god cards for their benefits, or go on.
prompt-removebuildings = Choose the buildings that are replaced.

# Words of the data file, beside which the lab tells what they mean.

word-potato = { effect-0 }
word-corn = { effect-1 }
word-stone = { effect-2 }
word-gold = { effect-3 }
word-points = { effect-4 }
word-god-card = { effect-5 }
word-army-card = { effect-6 }
word-training = { effect-7 }
word-weaving = { effect-11 }
word-worker = { effect-12 }
word-temple = { effect-14 }
word-rejuvenation = { effect-15 }
word-potato-worker = { deed-5 }
word-corn-worker = { deed-6 }
word-nomad = { deed-7 }
word-plain = plain
word-blue = blue
word-green = green
word-top = top row
word-middle = middle row
word-bottom = bottom row
word-building = building, to be paid for
word-statue = statue
word-free-statue = small statue, free
word-temple-for-gold = temple step, for gold
word-choice = one of several effects
word-steps = steps
word-weavings = weavings
word-merchant = { task-8 }
word-produce = { action-0 }
word-worship = { action-1 }
word-offering = { action-2 }
word-conquest = { action-3 }
word-rejuvenate = { action-4 }
word-production-building = production building
word-passive-building = passive building
