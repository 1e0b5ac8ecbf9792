"""A position inside of something that is copied or pickled: an environment, or a state of OpenSpiel."""

from __future__ import annotations

from typing import Any

from qosqo.core.codec import encode
from qosqo.core.game import Game
from qosqo.core.position import Json, Position
from qosqo.games import find_game, name_of


class Held:
    """Copied deeply, the position is cloned; pickled, it is written as plain data, and its game by name."""

    def __init__(self, position: Position, game: Game) -> None:
        self.position = position
        self.game = game

    def __deepcopy__(self, memo: dict[int, Any]) -> Held:
        return Held(self.position.clone(), self.game)

    def __reduce__(self) -> tuple[Any, ...]:
        return held_again, (name_of(self.game), encode(self.position))


def held_again(name: str, encoded: Json) -> Held:
    game = find_game(name)
    return Held(game.position_from(encoded, game.own_data), game)
