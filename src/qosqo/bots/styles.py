"""Styles of play: what a bot likes more, or less, than it is worth. All think as long as `normal`."""

from __future__ import annotations

from typing import Final

from qosqo.bots.evaluation import Evaluation
from qosqo.bots.leaning import leaning
from qosqo.core.game import Game

STYLES: Final[dict[str, dict[str, dict[str, list[float]]]]] = {
    "builder": {
        "cuzco-feld": {"tiles": [1.3], "headdress": [1.15]},
        "cuzco-kramer": {"temples": [1.25], "cities": [1.1]},
        "tawantinsuyu": {"buildings": [1.4], "statues": [1.2]},
    },
    "warrior": {
        "cuzco-feld": {"villages": [1.25], "order": [1.5]},
        "cuzco-kramer": {"incas": [1.6], "ponds": [1.2]},
        "tawantinsuyu": {"army": [1.2], "regions": [1.25]},
    },
    "racer": {
        "cuzco-feld": {"points": [1.15], "university": [1.2]},
        "cuzco-kramer": {"points": [1.15], "supply": [0.7], "cards": [0.7]},
        "tawantinsuyu": {"points": [1.15], "temple": [1.1]},
    },
}
"""By the style and the game: the parts of the evaluation that count for more or less than they do to others."""


def styled(style: str, game: Game, seat: int, base: Evaluation) -> Evaluation:
    """The evaluation of a seat with a style, whose base is that of all. In a game that no style is known of it is the base."""
    factors = STYLES[style].get(game.id, {})
    return leaning(base, factors, seat) if factors else base
