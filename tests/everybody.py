"""What tests over all games may take for granted: no more than what every game has."""

from __future__ import annotations

from typing import Final

from qosqo.core.game import Game

NAMES: Final = ("Ana", "Ben", "Cem", "Dora", "Eva", "Finn")


def fewest_names(game: Game) -> list[str]:
    """As many names as the game needs."""
    return list(NAMES[: game.fewest_seats])
