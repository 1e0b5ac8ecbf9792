# What a decision is good for, said the first time it comes up: `can-<kind of move>` or `step-<kind of decision>`.
step-keepcards = God cards pay for placing workers: keep those whose gods you see on spaces that you want.
step-startweaving = Neighbours with the same icon on their edges pay at every festival, and long tapestries score most in the end.
step-putpriest = The way down begins under your high priest: put him above the section that you want to work in.
step-turn = A worker does the tasks of the icons around it; two secondary actions prepare a better turn.
step-tasks = What one task brings may pay for the next; neighbours of the same colour have given you more of them.
step-takepart = The action comes for the others, too; gold instead stands for any resource and is a point in the end.
step-godcards = God cards pay for placing workers, but each one in hand wants a potato at the festival.
step-keeparmy = An army card is soldiers for a conquest, or a resource at once when it is discarded.
step-build = A face-up building is 2 points in the end; production buildings give their goods again and again.
step-buildstatue = A statue brings points at once; cards of its god then give their benefit even when you pay with them, and it can be given up for temple steps.
step-buildsteps = Steps make every way below them cheaper, and bring you a point whenever others use them.
step-buyweavings = Neighbours with the same icon on their edges pay at the merchant and at every festival; within a tapestry all patterns differ.
step-worship = Temple steps bring their rewards at once and points at every festival; the top four score in the end.
step-offering = Corn that you do not need as food becomes steps in the temple.
step-production = Every face-up building that produces gives its goods; it is turned down for it.
step-conquer = A conquered space pays at once, and whoever leads a region scores the casualties at festivals.
step-casualty = Each casualty is a point at every festival for whoever leads a region.
step-buyworker = Without a worker there is no placement; more than two must go at the end of the turn.
step-feedthegods = Each card without a potato costs 2 points; gold may stand in for a potato.
step-rejuvenate = What is turned up again can be used again: the strongest first.
can-take-nomad = Nomads are workers for nothing, but of the kind that lies there.
can-move-priest = Moving the high priest offers everybody an action; choose the spot that helps you most and the others least.

# Why a plan: what becomes better or worse, part by part.
gain-temple = rises in the temple
loss-temple = steps in the temple count less
gain-tapestries = a longer or better tapestry
loss-tapestries = a shorter tapestry
gain-resources = more resources
loss-resources = spends resources
gain-workers = a worker more in supply
loss-workers = a worker less in supply
gain-cards = god cards
loss-cards = spends god cards
gain-army = soldiers
loss-army = spends soldiers
gain-buildings = a building
loss-buildings = a building is used
gain-statues = a statue
loss-statues = gives a statue
gain-steps = own steps
loss-steps = own steps count less
gain-regions = leads in a region
loss-regions = loses ground in the regions
left-workers =
    { $count ->
        [0] no worker left
        [one] leaves one worker
       *[other] leaves { $count } workers
    }
