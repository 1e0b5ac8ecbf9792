"""Tambo: a very small complete game that exists only in the tests and in the tutorial.

Runners meet at a way-station (tambo). R1 Set-up: everybody gets three secret cards with values 1–6; one card lies face up.
R2 A turn: roll the die, then do one thing. R2.1 Play a card of at most the die's value: score its value. R2.2 Draw a card from the
deck. R2.3 Take the face-up card; the next one is revealed. R2.4 Give a card to somebody, who keeps it (the giver scores 2) or declines
(and loses 1 point); the card is then known to both. R2.5 Nobody holds more than five cards. R2.6 Who can do nothing else passes.
R3 The game ends after the number of rounds that the data say; most points win.
"""

from tests.tambo.game import GAME as GAME
