goal =
    Welcome to the valley of Cuzco!
    You lay terraces, lead your Incas up onto them, and wherever you stand highest you may build temples.
    Temples pay a little now and a lot at the end. Whoever has the most points wins.
turn =
    In each turn you have six action points. Nearly everything costs one of them.
    Your first action is always to lay terrain. So let us lay some.
terrain =
    Take up a triple: a village and two fields. Put its village on the ringed hex and its fields on the dotted ones.
    Turn the tile with the key R or the mouse wheel; on a touch screen tap it again.
terrain-not = Terrain may lie almost anywhere, so this was no bad move. But I should like you to begin at the forest, in the south: from there it costs your Incas only one point to come in.
terrain-not-triple = Nearly! Its village belongs on the ringed hex, its fields on the dotted ones. Turn the tile before you put it down: with R or the mouse wheel, or by another tap.
village =
    Now a second triple, so that the two villages touch. Village hexes that touch are one village, and only a village of two hexes is large enough for a temple.
village-not = The two village hexes must touch: together they are large enough for a temple.
village-not-triple = { terrain-not-triple }
inca =
    The terraces are empty: bring in an Inca. Through the forest that costs one point, through the mountains two.
inca-not = First you need somebody up there: without an Inca you may not build.
temple =
    You are the only one in this village, so you hold the highest position there. Build a temple on the free hex!
    A temple may be worth as much as its village has hexes: here that is 2.
temple-not = You have everything you need for a temple now. Do not leave that to somebody else.
first-points =
    Half of a temple's value is yours at once: 1 point. The village is a city now.
    At the end of the game whoever stands highest in this city gets the whole value, and whoever comes second gets half of it. Keep that in mind!
shore =
    Two points left. Do you see the pond above your village? Once there is terrain all around it, it pays 3 points to whoever stands highest beside it.
    Lay a triple along its shore.
shore-not = That does not bring you closer to the pond. It is worth 3 points, and you are the one who is near.
shore-not-triple = { terrain-not-triple }
card =
    For your last point draw a festival card. You will need one soon.
card-not = Draw a card: a festival needs one, and in your next turn you shall hold one.
end-turn =
    All points are spent. End your turn and watch what { $rival } does.
end-turn-not = There is nothing left to pay with. End your turn.
opponent =
    { $rival } has founded a city of her own. Let us see who climbs higher.
terrace =
    Now the heart of the game: terrain on terrain. Below the new tile all hexes must be equally high, and it may not lie exactly on a tile of the same shape.
    Lay a triple across the three marked hexes. Its village joins your city one level up.
terrace-not = Higher is better: here you would gain a hex for your city and a place one level up.
terrace-not-triple = { terrain-not-triple }
walk =
    Incas walk as far as they like, uphill too. Only stepping from village to field, or back, costs one point.
    Send yours through the new village hex down to the field at the shore.
walk-not = The pond only pays if your Inca stands beside it when it is closed in.
gap =
    Two gaps are left around the pond. Lay a triple from the other side.
gap-not = That leaves the pond open, and { $rival } might close it to her own advantage.
gap-not-triple = { terrain-not-triple }
pond =
    One hex is missing. A single crop from your own supply fits exactly. Close the pond!
pond-not = Close the pond now, while you alone stand beside it.
back =
    3 points! Now lead your Inca back up into the city. Nobody builds temples in the fields.
back-not = Your city is empty. If { $rival } walks in, she stands highest there.
festival =
    A festival costs no points, only a card that shows a relic of the face-up card. It is always the last thing you do.
    Nobody but you is in the city, so one card is enough.
festival-not = A festival comes last, and it is a point for the taking. If you end your turn now, you go without it.
visitor =
    { $rival } has come into your city! She stands at elevation 1, you at elevation 2: you are first, she is second.
    Only whoever is first may expand the temple. Stay above the others.
grow =
    The city has three hexes. Lay one more village beside it, then a temple worth 4 fits.
grow-not = For a larger temple the city needs a fourth hex.
grow-not-triple = { terrain-not-triple }
expand =
    Now expand the temple to 4. Half of that is yours at once.
expand-not = The city is large enough. Expand its temple before anyone climbs past you.
on-your-own =
    You know it all now: lay, climb, build, celebrate. From here on you decide.
    Whoever lays the last triple brings on the end; then every city pays. In this short game there are not many left.
second-game =
    That was your first game of Cuzco. Well played! Three things to try next time:
    Put a second Inca into every city you want to keep. If the highest are level, the second ones decide.
    Visit the cities of others: second place pays half, and you need not build anything.
    Save an extra-action token for the last turn. Seven points often take one more city.
last-turn =
    The last triple is laid: this is your last turn. You need not lay terrain any more.
    Walk your Incas into as many cities as you can; first and second places pay.
bid =
    { $rival } is holding a festival where you have an Inca. Match her bid and you share; raise it and she must follow; or drop out and keep your cards.
their-pond =
    A pond was closed in. Watch for ponds with one gap left: whoever stands highest beside them gets 3 points for each hex.
again-festival =
    You may hold a festival again: a temple that was expanded has lost its solar disc. Do it last in your turn.
higher-temple =
    You stand highest in a city that is large enough for a higher temple. That costs one point and pays half of the new value.
token =
    You have extra-action tokens: once per turn one of them gives you a seventh point.
