"""Cuzco by Stefan Feld: the relay runners of the Inca deliver quipus, study, farm and please the gods. For 2 to 4 players."""

from qosqo.games.cuzco_feld.game import GAME as GAME
