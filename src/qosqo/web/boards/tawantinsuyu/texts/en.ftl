# What the board of Tawantinsuyu says beside the game's own messages.
hill-label = The hill: three terraces around the Coricancha
letter-0 = A
letter-1 = C
letter-2 = W
letter-3 = R
letter-4 = P
space-colour-0 = plain
space-colour-1 = blue (architects)
space-colour-2 = green (craftsmen)
space-label = { $space }, { $colour }. Tasks: { $tasks }.
space-worker = A { $worker } stands here.
space-cost =
    { $count ->
        [0] No food from your high priest (T3.2).
       *[other] { $count } food from your high priest (T3.2).
    }
steps-free = Room for the { $level } steps of section { $section }: 2 food less for everybody who descends here (T3.2, T3.9)
steps-built = The { $level } steps of section { $section }, built by { $name }: 2 food less; others who use them give 1 point to the owner (T3.3)
coricancha-label = The Coricancha, with an action of the high priests on each of its five spots (T3.18)
priest-label = High priest of { $name }

tip-task-0 = Task: collect 3 potatoes (T3.8)
tip-task-1 = Task: collect 2 corn (T3.8)
tip-task-2 = Task: collect 2 stone (T3.8)
tip-task-3 = Task: collect 1 gold (T3.8)
tip-task-4 = Task: build steps for 3 stone; 4 points, 1 corn, 2 potatoes (T3.9)
tip-task-5 = Task: construct a building of the market (T3.10)
tip-task-6 = Task: build a statue (T3.11)
tip-task-7 = Task: draw 3 weavings; buy 1, 2 or 3 for 1, 3 or 6 corn (T3.12)
tip-task-8 = Task: merchant, the rewards of all matching edges in your tapestries (T3.15)
tip-task-9 = Task: training, draw 2 army cards and keep 1 (T3.16)
tip-task-10 = Task: the benefit of one face-up production building (T3.17)
name-tapestry = tapestry { $tapestry }
name-tapestry-new = a new tapestry
name-spot = { $action } (spot { $spot })
name-village-end = { $worker } ({ $end })
tip-action-0 = Spot { $spot }, Produce: all use face-up production buildings and turn them down; the active player turns one up (T3.24)
tip-action-1 = Spot { $spot }, Worship: the active player gives a large statue for 3 temple steps and a small one for 1; the others one statue for 1 step (T3.19)
tip-action-2 = Spot { $spot }, Offering: 2, 4 or 6 corn for 1, 2 or 3 temple steps; the others 3 corn for 1 step (T3.20)
tip-action-3 = Spot { $spot }, Conquest: a casualty falls, army cards are played, conquest markers placed (T3.22)
tip-action-4 = Spot { $spot }, Rejuvenate: turn production buildings and army cards face up (T3.21)
tip-worker-0 = Architect: 1 more task on a blue space (T3.7)
tip-worker-1 = Craftsman: 1 more task on a green space (T3.7)
tip-worker-2 = Warrior: draw 1 army card, then you may take an adjacent worker that is no warrior (T3.7)
tip-worker-3 = Courier: 1 food less, and 1 more task if alone in the segment (T3.7)
tip-worker-4 = Priest: 1 more task for 1 potato; after the tasks draw a god card (T3.7)
place-as = as { $role }

village-title = Village
village-empty = empty: a festival comes
village-worker = { $worker }, place { $place } from the potato end
tip-village-end-0 = Potato end: the worker here costs 1 potato at the end of a turn (T3.28)
tip-village-end-1 = Corn end: the worker here costs 1 corn at the end of a turn (T3.28)
nomads-title = Nomads
nomad-worker = { $worker } among the nomads: recruit it as a secondary action (T3.27)
casualties-title = Casualties
tip-casualties = Casualties of war: the points for most conquests in a region at a festival (T4.2)
tip-bag = Workers in the bag
festival-free = Festivals celebrated. Whoever ends a turn with an empty village takes the token (T4.1).
festival-held = { $name } holds the festival token: the festival comes at the start of their next turn (T4.1)
temple-title = Temple
temple-reward = reward
temple-final = end
temple-festival = festival
temple-step = Step { $step }. Reward: { $reward }. Points at a festival: { $festival }, at the end: { $final }. Here: { $names }.
regions-title = Conquest regions
conquest-label = { $name }: soldiers to turn down: { $flip }, to discard: { $discard }; gain { $does } (T3.22).
conquest-owner = Conquered by { $name }.
market-title = Building market
market-left = left: { $production } production, { $passive } passive
building-passive = Passive building, costs { $cost }: { $does }
building-production = Production building, costs { $cost }: { $does }
building-used = Production building, face down until rejuvenated: { $does }
statues-title = Statues
statue-label = { $size } statue of { $god }: costs { $cost }, { $points } points; { $count } left. With a statue of its god a god card paid for a placement gives its benefit (T3.4, T3.11).
statue-own = { $count } × { $size } statue of { $god }: your god cards of { $god } give their benefit when they pay for a placement (T3.4)
weavings-title = Weavings
weavings-left = { $count } in the stack
weavings-drawn = drawn
weaving-label = Weaving with the pattern { $pattern }. Left edge: { $left }; right edge: { $right }. Equal edges of neighbours match (T3.15).
weaving-beneath = The unseen weaving beneath the face-up one (T3.13)
offer-title = God and army cards
tip-god-deck = The deck of god cards. Pray: take 2 god cards (T3.25)
tip-army-deck = The deck of army cards, { $count } discarded. Train: draw 2, keep 1 (T3.26)
chosen-title = to be used for their benefit
card-unknown = a god card, face down
card-label = { $god }: pays for a space of { $god }. Benefit: { $does }.
army-unknown = an army card, face down
army-label = { $soldiers ->
    [one] Army card with 1 soldier; discarded from hand it gives { $does } (T2.3).
   *[other] Army card with { $soldiers } soldiers; discarded from hand it gives { $does } (T2.3).
}
army-hand = In hand.
army-trained = Keep it or discard it.
army-up = Face up on the table.
army-down = Face down until rejuvenated.

mat-title = In front of you
resources-title = Resources
workers-title = Workers
keep-hint = Press the three cards that you keep; the benefits of the other five are yours at once (T1.11).
hand-title = God cards
army-title = Army
buildings-title = Buildings
tapestries-title = Tapestries
button-pass = Nothing more
button-pay = Choose how to pay
pay-no-gold = no gold
button-one = Only one building
attach-0 = Put the weaving to the left of tapestry { $tapestry }
attach-1 = Put the weaving to the right of tapestry { $tapestry }
attach-new = Start a new tapestry with the weaving
has-cards = { $count ->
    [one] 1 god card in hand
   *[other] { $count } god cards in hand
}
has-steps = { $count ->
    [one] 1 step marker left
   *[other] { $count } step markers left
}
has-markers = { $count ->
    [one] 1 conquest marker left
   *[other] { $count } conquest markers left
}
has-temple = On temple step { $count }
zoom-in = Zoom in
zoom-out = Zoom out
zoom-whole = Whole hill

axomamma-title = Axomamma
axomamma-note = The die picks the tokens that act (T8.30)
axomamma-spot = Spot { $spot }: { $does }. Tokens here: { $tokens }.
tucked-title = tucked cards by die
recruits-title = workers, oldest first:

passive-1 = you may place any worker as a courier (T7.01).
passive-2 = you may place any worker as a priest (T7.02).
passive-3 = when you place a warrior, turn up to 2 production buildings face up (T7.03).
passive-4 = a new match in a tapestry gives its reward at once (T7.04).
passive-5 = architects may act as craftsmen and craftsmen as architects (T7.05).
passive-6 = 4 potatoes at the start of each festival; at the end 1 point more for each god card in hand (T7.06).
passive-7 = 1 point for each own step marker used when placing (T7.07).
passive-8 = draw 5 weavings to purchase from, 2 of them go under the stack first (T7.08).
passive-9 = at the start of each festival 1 point for each weaving in your longest tapestry (T7.09).
passive-10 = 2 potatoes, 1 corn and 1 stone at the start of each festival (T7.10).
passive-11 = whenever anybody activates Offering, you gain a weaving (T7.11).
passive-12 = whenever anybody activates Worship, and before each festival, you may pay 1 gold for a temple step (T7.12).
passive-13 = each conquest takes 1 soldier less, but at least 1 (T7.13).
passive-14 = 2 more tasks when you place a warrior (T7.14).
passive-15 = in your turn exchange 2 stone, 2 corn and 1 gold for one another (T7.15).
passive-16 = whenever anybody activates Produce, turn 1 production building or army card face up (T7.16).
passive-17 = whenever anybody activates Conquest, 1 gold and 1 point (T7.17).
passive-18 = whenever anybody activates Rejuvenate, 1 army card and 1 gold (T7.18).
passive-19 = in your turn pay 1 potato for a god card, as often as you like (T7.19).
passive-20 = collecting potatoes, corn or stone brings 1 more and 1 point (T7.20).

gallery-gods = Gods
gallery-workers = Workers
gallery-tasks = Tasks
gallery-actions = Actions of the high priest
gallery-benefits = Benefits
gallery-god-cards = God cards
gallery-army-cards = Army cards
gallery-buildings = Buildings
gallery-weavings = Weavings
gallery-rewards = Rewards of tapestries
gallery-conquests = Conquest spaces
about-god = A god card of this god, or 1 gold, pays for a space with this symbol (T3.1).
exhibit-reward = Reward { $number }

legend-title = What the signs mean
legend-gallery = Every card, building and weaving in the gallery
sign-festival = festivals celebrated
sign-flip = turned face down
sign-discard = discarded
gallery-pieces = Pieces and markers
gallery-axomamma = Axomamma
exhibit-priest = High priest
about-priest = Stands on the Coricancha; the way of a worker starts at its section (T3.2, T3.18).
exhibit-flag = Marker
about-flag = Steps, conquests and the place in the temple; colour and sign tell whose.
exhibit-marker = Conquest markers left
about-marker = As many conquests as you can still make (T3.22).
exhibit-festival = Festival token
about-festival = Whoever ends a turn with an empty village takes it; after the third festival the game ends (T4.1).
exhibit-skull = Casualties of war
about-skull = At a festival a region pays as many points as there are casualties (T4.2).
exhibit-bag = Bag
about-bag = The workers that have not come into the village yet.
exhibit-soldier = Soldier
about-soldier = Face-up army cards have one or two; a conquest turns down ↻ or discards ✕ them (T3.22).
exhibit-small = Small statue
about-small = With a statue of its god a god card that pays for a placement gives its benefit (T3.4).
exhibit-large = Large statue
about-large = Like a small one, and worth 3 temple steps in Worship (T3.19).
exhibit-token = Token { $number }
about-token = Moves on along its loop whenever the die picks it (T8.30).
about-deed = A spot of Axomamma's board.
