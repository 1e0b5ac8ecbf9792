goal =
    Welcome to the empire of the four regions! You send workers down the hill below the golden temple and do what the signs beside them offer.
    You build, weave, carve statues, climb the temple and conquer.
    After the third festival the points are counted. Whoever has the most becomes the next Sapa Inca.
weaving =
    Everybody begins with a weaving. Weavings that lie side by side later make a tapestry, and long tapestries pay well at the end.
    Take the marked one.
weaving-not = Each of them is as good as the others. For this lesson take the marked one.
cards =
    You have eight god cards. Three you keep: they pay for placing workers. The other five help you at once.
    Keep the three marked ones: Pachamama with corn and 2 points, Illapa with potatoes and stone, Mama Qucha with gold.
cards-not = A card pays for a space that bears the sign of its god. For what I want to show you, keep the three marked ones.
use =
    Now use the other cards, one after the other, in any order: potatoes, stone and whatever else they bring.
use-not = Use one of your god cards; they cost nothing now.
priest =
    Your high priest stands on the golden temple. The ways of your workers begin in the section below him.
    Put him on the marked spot.
priest-not = Ways are short only below your high priest. The worker we are going to place goes to the marked section.
hill =
    Each turn you either place a worker, or do two small actions.
    Every space on the hill touches three signs: those are the tasks that a worker can do there. The deeper the terrace, the dearer the way.
place =
    Place your courier on the marked space of the middle terrace. Pay with the card of Illapa, whose sign the space bears.
    The way down costs 2 food; couriers pay 1 less.
place-not = A legal place, but from the marked one your courier can build a statue, and you have the stone for it.
tasks =
    You may do one task, and one more because the courier is alone in this segment. First build a statue.
tasks-not = Do the statue first, as long as you have the stone.
statue =
    A small statue costs 3 stone and brings 3 points. And its god becomes your friend: make it Pachamama. You will see why.
statue-not = Any god would be pleased. But you hold a card of Pachamama, and her favour will pay next turn.
corn =
    Second task: collect corn.
corn-not = Corn is what you need now.
buy =
    At the end of your turn you may buy a worker from the village, for a potato or for corn, depending on the end of the queue.
    Take the priest at the potato end.
buy-not = You have only one worker left. Take the priest: he will find company.
village =
    { $rival } has trained an army and moved her high priest. When the village is empty, a festival comes; the third one ends the game.
favour =
    Place your priest on the marked space and pay with the card of Pachamama. You own her statue, so you get what the card offers on top.
    Beside the space stands another priest: workers of one colour help each other.
favour-not = Look for what comes together: a card of Pachamama, her statue, and a neighbour of the same colour. All three are at the marked space.
pay =
    The way is long this time: 3 food. Pay as you like, potatoes or corn.
pay-not = Gold is too good for that. Pay with potatoes or corn.
feed =
    For one potato your priest would do one more task. Two are enough for now: decline.
feed-not = Keep the potato: you need one for the next worker.
neighbours =
    Two tasks: one as always, one because of the neighbour. Each must use another sign. First corn.
neighbours-not = Take corn first.
potatoes =
    Then potatoes. You can never have enough of them.
potatoes-not = Potatoes feed your workers and, at festivals, the gods. Take them.
new-card =
    After a priest you draw a god card: from the deck, or an open one.
new-card-not = Take a god card.
buy-again =
    Buy another worker, from whichever end you like. But keep in mind: at the end of your turn you may have two at most.
buy-again-not = Whoever has no workers cannot place any. Buy one.
worship =
    { $rival } has moved her high priest to “Worship”. Such an action is for everybody: you could give up your statue for a step in the temple.
    Keep it, it still serves you.
worship-not = A step in the temple is not bad, but the statue would be gone, and with it Pachamama's favour.
secondary =
    Now two small actions instead of placing a worker. First move your own high priest one spot on.
secondary-not = This turn I should like to show you the small actions. Begin with the high priest, one spot.
gold =
    “Rejuvenate” is of no use to you yet. You may always take gold instead, and gold stands for any resource.
gold-not = There is nothing to turn up yet. Take the gold.
pray =
    And now pray: two god cards for the next workers.
pray-not = Your hand is nearly empty. Pray, and you get two god cards.
draw =
    Take two cards, one after the other, from the deck or from the open ones.
draw-not = Take a god card.
on-your-own =
    You know how a turn goes. From here on you decide, and I speak up when something new comes.
    Some advice: look for spaces where neighbours of the same colour stand. Every task more is half a turn won.
second-game =
    Your first game is done. Well reigned! Three things to try next time:
    Put workers of one colour side by side. Three tasks in one turn are better than three turns.
    Climb the temple early: its steps pay at every festival.
    Weave one long tapestry rather than several short ones: seven weavings are worth 21 points.
festival =
    The village is empty: a festival comes. Temple steps pay, and every god card in your hand will want a potato.
feed-gods =
    The gods want a potato for each card in your hand; each one missing costs 2 points. Gold may stand for a potato.
conquest =
    A conquest costs the soldiers on your open army cards and brings what the space shows. At festivals the region pays whoever has most markers there.
weavings =
    You may buy weavings. A tapestry grows at both ends, but no pattern may come twice in it.
attach =
    Where does the weaving go? If the signs at the edges match, the merchant will pay for them.
build =
    Passive buildings help you all the time; production buildings give something whenever you produce.
army =
    Of two army cards you keep one. Soldiers are for conquests, but you may also trade a card for its resource at any time.
fetch =
    A warrior may take a neighbour from the hill into your supply. A free worker!
dismiss =
    You may keep only two workers. Let those go whose abilities you need least.
offering =
    An offering turns corn into temple steps. Every step pays at once and at each festival.
