"""Observations as NumPy arrays: one flat row, or the declared fields as named arrays."""

from __future__ import annotations

from typing import Final, TypeVar

import numpy as np
import numpy.typing as npt

from qosqo.core.position import Position
from qosqo.envs.observation import MOST_SEATS, Observer

NUMBER: Final = np.dtype("<i2")
Numbers = npt.NDArray[np.int16]
AnyNumber = TypeVar("AnyNumber", bound=np.generic)
SAID: Final = "move_so_far"
"""What a factored action has said of the move, by name; no game has a field called so."""


class Layout:
    """Where the fields of an observation lie in its row."""

    def __init__(self, observer: Observer) -> None:
        self.observer = observer
        self.low: Final = self._bounds([field.low for field in observer.table], [min(field.low, 0) for field in observer.player])
        self.high: Final = self._bounds([field.high for field in observer.table], [field.high for field in observer.player])
        """The bounds of every number in a row. (The blocks of seats that nobody has are zero.)"""

    def _bounds(self, table: list[int], player: list[int]) -> Numbers:
        one = np.repeat(np.array(table, NUMBER), [field.size for field in self.observer.table])
        each = np.repeat(np.array(player, NUMBER), [field.size for field in self.observer.player])
        return np.concatenate([one, np.tile(each, MOST_SEATS)])

    def row(self, position: Position, seat: int) -> Numbers:
        """What the seat may know."""
        return np.frombuffer(self.observer.row(position, seat), NUMBER)

    def named(self, rows: npt.NDArray[AnyNumber]) -> dict[str, npt.NDArray[AnyNumber]]:
        """The fields of one row, or of many at once, by name, in the same memory. Fields of players begin with one place per player. What
        follows the row where actions are factored is named, too."""
        batch = rows.shape[:-1]
        result: dict[str, npt.NDArray[AnyNumber]] = {}
        first = 0
        for field in self.observer.table:
            result[field.name] = rows[..., first : first + field.size].reshape((*batch, *field.shape))
            first += field.size
        players = rows[..., first : self.observer.size].reshape((*batch, MOST_SEATS, self.observer.player_size))
        first = 0
        for field in self.observer.player:
            result[field.name] = players[..., first : first + field.size].reshape((*batch, MOST_SEATS, *field.shape))
            first += field.size
        if rows.shape[-1] > self.observer.size:
            result[SAID] = rows[..., self.observer.size :]
        return result

    def in_order(self, row: npt.NDArray[AnyNumber]) -> dict[str, npt.NDArray[AnyNumber]]:
        """All fields of one row in the order of its numbers, in the same memory. Those of players are there once for each place: `score_0`,
        then all others of the observer, then `score_1` and so on."""
        places = [(f"_{place}", field) for place in range(MOST_SEATS) for field in self.observer.player]
        result: dict[str, npt.NDArray[AnyNumber]] = {}
        first = 0
        for ending, field in [*[("", field) for field in self.observer.table], *places]:
            result[field.name + ending] = row[first : first + field.size].reshape(field.shape)
            first += field.size
        return result
