goal =
    Welcome, chasqui! You carry messages from Cuzco to the villages, adorn your mask and please the gods.
    The game has six rounds. In each you place three dice, use your tiles, and visit the buildings of Cuzco.
    Whoever has the most victory points at the end wins.
feather =
    This is your mask. Where two feathers flank a circlet, you may later flip it for many points.
    Your first feather is orange. Put it into the slot beside circlet 5, on the marked place.
feather-not = Any slot of its colour is allowed. But beside circlet 5 this feather will soon have a partner, and that pays well.
missions =
    The Sapa Inca sends you missions, each worth 6 points. One you have already: a priest in the temple and a study tile.
    Keep two of these four. Clothes can be bought, so take “2 clothes” and any other one.
missions-not = Keep “2 clothes”: you will buy clothes in this very round. The other mission is up to you.
dice =
    The dice are rolled: you have a 5 and two sixes. In turn you each place one die on an action space and do what it says.
    High dice do more. But each new die on a space must be lower than all that lie there already.
trail =
    Let us run. Take the 5 and place it on “stone trail”.
trail-not = Begin with a run, and with the 5: we keep the sixes for something better.
run =
    Your chasqui stands in Cuzco and may run over a stone trail of at most 5 pips. In each new village you deliver a quipu and gain its feather.
    Run to the marked village: turquoise is just what you need.
run-not = You may run there, but its feather does not fit. The marked village gives you the turquoise one.
pair =
    Put the turquoise feather beside the orange one. Then circlet 5 has both.
pair-not = A feather never moves again. Put it beside the orange one, so that circlet 5 has both.
lower =
    { $rival } has placed a 4 on the temple and put a priest on step 4. From now on only a 3, 2 or 1 fits there.
    So it matters who comes first, and with which die.
headdress =
    Now your great moment: place a 6 on “headdress”. Circlet 5 is worth 4 points, and in the first two rounds each circlet brings 10 more!
headdress-not = That is allowed, but the bonus for circlets shrinks from 10 to 7 and then to 4. Take it now.
blessing =
    14 points! And a fire blessing on top: two small gifts. First a god card or an offering.
    Take the god card that is marked, and watch which card comes up below it.
blessing-not = An offering is never wrong. But below the marked card lies one that I should like to show you.
food =
    The second gift: a step of knowledge or food. Take food; we are going to the market later.
food-not = Knowledge pays a point and decides who goes first. But for clothes you need food.
medal =
    Look: “another turn with a 1” has come up. Normally a god card costs an offering, and you must have it in your hand.
    Your Inti medal pays for both. Spend it on that card!
medal-not = Then the chance is gone: somebody else may take the card. Spend your medal and you have one turn more.
temple =
    The extra turn counts as a 1, and a 1 fits almost everywhere. Put a priest into the temple: that is half of your mission.
temple-not = Your mission asks for a priest in the temple, and { $rival }'s 4 leaves room only for low dice. The 1 is made for it.
offering =
    Another fire blessing. This time take an offering: with it you can play the god card in your hand later.
offering-not = Without offerings your god cards stay in your hand. Take one.
more-food =
    And food once more. Clothes cost two.
more-food-not = Clothes cost two food, and you have one.
study =
    Your last die: a 6 on “study”. A study tile is the other half of your mission.
study-not = Your mission also asks for a study tile. With a 6 you may choose among all of them.
tile =
    A tile lies on your mask for the rest of the game and works for you in every round. Take the one with food.
tile-not = A good tile, too. But I should like you to have food, for the market.
ability =
    All dice are placed: phase two. Your tiles work now. Use “food”!
    You may always use one kind of study tile and one kind of farm tile. Two or three equal tiles do twice or three times as much.
ability-not = Using a tile costs nothing. Take the food.
city =
    Phase three, the buildings. The university paid for knowledge: { $rival } had more, so she goes first next time.
    The temple paid one point for each priest, and the medal went to { $rival }, whose priest stands higher.
market =
    Now the market. You have three food: buy clothes for two. That is 3 points, and a step towards your mission.
market-not = You have the food already. Clothes bring 3 points, and your mission asks for them.
palace =
    And in the palace your first mission is done: a priest and a study tile. 6 points!
    Take a new one. Choose what you are halfway to already.
palace-not = Take one of the missions on display.
on-your-own =
    That was a whole round, and you have seen nearly everything. Five more follow, and now you decide.
    Some advice: run early, for villages give feathers and room on your mask. And look at your missions before you place a die.
second-game =
    Your first game is done. Well run! Three things to try next time:
    Collect equal tiles. Three of a kind are worth far more than three different ones.
    Flip circlets in the first two rounds, when each brings 10 points on top.
    Think of the end: 10 quipus, 12 feathers, 6 circlets and 9 missions each bring a large bonus.
exchange =
    The exchange is a shop: you spend the pips of your die as you like. Sliding down tiles is cheap, a feather of your choice costs 2.
no-mission =
    You meet none of your missions, so one must go. Throw away the one that is farthest off.
overlay =
    You have come back to Cuzco, so you may turn the wheel of trails before you leave. Suddenly another village is near.
pushed =
    A priest was pushed down the steps. Whoever is pushed off the lowest one goes home, so a temple place is never safe.
two-abilities =
    Remember: one ability of study tiles and one of farm tiles in each round. They may even help each other.
play-card =
    You have a god card and an offering to pay for it. Rest on the card to read what it does.
