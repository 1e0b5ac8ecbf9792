"""Many games side by side, in one compiled loop: a step plays one move in every game and writes down what its next player may know, which
moves are legal and what was gained. Games that are over start anew at once. Arrays, and checks of actions, are made around it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from librt.strings import BytesWriter, write_f32_le, write_i32_le, write_i64_le

from qosqo.core.position import Position
from qosqo.envs.actions import Actions
from qosqo.envs.observation import Observer
from qosqo.envs.rewards import POINTS, final_rewards

Deal = Callable[[int, int], Position]
"""A first position, for the row and the how manieth game there."""


class Batch:
    """What a step writes: one observation per row, whose turn it is, which games have ended, rewards for every seat, and the legal actions
    of all rows after each other, as places in the table of masks (row × actions + action), with how many there are of each row."""

    def __init__(self, observer: Observer, actions: Actions, deal: Deal, rows: int, reward: int) -> None:
        self.observer: Final = observer
        self.actions: Final = actions
        self.deal: Final = deal
        self.rows: Final = rows
        self.reward: Final = reward
        self.positions: Final[list[Position]] = []
        self.episodes: Final = [0] * rows
        """How many games each row has begun before the present one."""
        self.observed: Final = BytesWriter()
        self.legal: Final = BytesWriter()
        self.counts: Final = BytesWriter()
        self.seats: Final = BytesWriter()
        self.gained: Final = BytesWriter()
        self.ended: Final = BytesWriter()

    def clear(self) -> None:
        self.observed.truncate(0)
        self.legal.truncate(0)
        self.counts.truncate(0)
        self.seats.truncate(0)
        self.gained.truncate(0)
        self.ended.truncate(0)

    def begin(self) -> None:
        """A new game in every row."""
        self.clear()
        self.positions.clear()
        for row in range(self.rows):
            self.episodes[row] = 0
            position = self.deal(row, 0)
            self.positions.append(position)
            for _ in range(position.seats):
                write_f32_le(self.gained, 0.0)
            self.ended.append(0)
            self.write(row, position)

    def step(self, chosen: list[int]) -> None:
        """A move in every row; each must be legal."""
        self.clear()
        for row in range(self.rows):
            position = self.positions[row]
            before = position.scores[:]
            position.apply(self.actions.move(chosen[row]))
            over = not position.stack
            self.write_rewards(position, before, over)
            if over:
                self.episodes[row] += 1
                position = self.deal(row, self.episodes[row])
                self.positions[row] = position
            self.ended.append(1 if over else 0)
            self.write(row, position)

    def write_rewards(self, position: Position, before: list[int], over: bool) -> None:
        if self.reward == POINTS:
            for seat in range(position.seats):
                write_f32_le(self.gained, float(position.scores[seat] - before[seat]))
        elif over:
            for share in final_rewards(position, self.reward):
                write_f32_le(self.gained, share)
        else:
            for _ in range(position.seats):
                write_f32_le(self.gained, 0.0)

    def write(self, row: int, position: Position) -> None:
        seat = position.to_act()
        self.seats.append(seat)
        self.observer.write(position, seat, self.observed)
        moves = position.moves()
        first = row * self.actions.size
        for move in moves:
            write_i64_le(self.legal, first + self.actions.index(move))
        write_i32_le(self.counts, len(moves))
