"""Cuzco by Michael Kiesling and Wolfgang Kramer: terraces, temples, ponds and festivals, for 2 to 4 players."""

from qosqo.games.cuzco_kramer.game import GAME as GAME
