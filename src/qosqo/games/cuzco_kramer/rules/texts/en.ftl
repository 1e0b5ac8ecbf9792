crop-anywhere = Your Inca stands on the village, beside a temple. Where may a single crop lie? Press the hexes.
enter-border = Where can an Inca come in? Press the hexes at the border and inside.
walk = The Inca in the city may walk. Where to, and what does it cost? Press the hexes.
dig-pond = Where may a pond be dug? Press empty hexes, terrain, and hexes at the border.
first-temple = Where may you build a temple of value 2? Press the hexes of the village.
