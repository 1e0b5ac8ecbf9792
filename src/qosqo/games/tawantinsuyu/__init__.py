"""Tawantinsuyu: The Inca Empire, by Dávid Turczi."""

from qosqo.games.tawantinsuyu.game import GAME as GAME
