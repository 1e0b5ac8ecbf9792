"""Many games side by side, in one compiled loop: a step plays one move in every game and writes down what its next player may know, which
moves are legal and what was gained. Games that are over start anew at once. Arrays, and checks of actions, are made around it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from librt.strings import BytesWriter, write_f32_le, write_i32_le

from qosqo.core.position import Position
from qosqo.envs.actions import LONGEST, NOT_CHOSEN, Actions
from qosqo.envs.observation import Observer, filled, listed
from qosqo.envs.rewards import POINTS, final_rewards

Deal = Callable[[int, int], Position]
"""A first position, for the row and which game there, from 0."""


class Batch:
    """What a step writes: one observation per row, whose turn it is, which games have ended, rewards for every seat, and the legal actions
    of all rows after each other, as places in the table of masks (row × actions + action), with how many there are of each row.

    Where actions are factored, a row may be in the middle of saying a move: the observation ends with what has been said."""

    def __init__(self, observer: Observer, actions: Actions, deal: Deal, rows: int, reward: int, factored: bool) -> None:
        self.observer: Final = observer
        self.actions: Final = actions
        self.deal: Final = deal
        self.rows: Final = rows
        self.reward: Final = reward
        self.factored: Final = factored
        self.width: Final = actions.widest if factored else actions.size
        """How many different actions there are."""
        self.positions: Final[list[Position]] = []
        self.chosen: Final[list[list[int]]] = []
        """What has been said of the next move in each row."""
        self.seen: Final = [b""] * rows
        """Where actions are factored: what each row has observed before anything of the next move was said, and"""
        self.moves: Final = [b""] * rows
        """its legal moves then, as dense actions. Both hold until the move has been said."""
        self.scratch: Final = BytesWriter()
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
        self.chosen.clear()
        for row in range(self.rows):
            self.episodes[row] = 0
            position = self.deal(row, 0)
            self.positions.append(position)
            self.chosen.append([])
            self.write_nothing(position.seats)
            self.ended.append(0)
            self.write(row, position)

    def step(self, chosen: list[int]) -> None:
        """An action in every row; each must be legal."""
        self.clear()
        for row in range(self.rows):
            position = self.positions[row]
            if self.factored:
                said = self.chosen[row]
                said.append(chosen[row])
                if not self.actions.complete(said):
                    self.write_nothing(position.seats)
                    self.ended.append(0)
                    self.write(row, position)
                    continue
                move = self.actions.move_of(said)
                said.clear()
            else:
                move = self.actions.move(chosen[row])
            over = self.play(position, move)
            if over:
                self.episodes[row] += 1
                position = self.deal(row, self.episodes[row])
                self.positions[row] = position
            self.ended.append(1 if over else 0)
            self.write(row, position)

    def play(self, position: Position, move: int) -> bool:
        """Carry out a move and write what it brings every seat; whether the game is over."""
        if self.reward == POINTS:
            before = position.scores[:]
            position.apply(move)
            for seat in range(position.seats):
                write_f32_le(self.gained, float(position.scores[seat] - before[seat]))
            return not position.stack
        position.apply(move)
        if position.stack:
            self.write_nothing(position.seats)
            return False
        for share in final_rewards(position, self.reward):
            write_f32_le(self.gained, share)
        return True

    def write_nothing(self, seats: int) -> None:
        """No reward for anybody."""
        for _ in range(seats):
            write_f32_le(self.gained, 0.0)

    def write(self, row: int, position: Position) -> None:
        seat = position.to_act()
        self.seats.append(seat)
        first = row * self.width
        if not self.factored:
            self.observer.write(position, seat, self.observed)
            write_i32_le(self.counts, self.observer.write_legal(position, self.actions, first, self.legal))
            return
        said = self.chosen[row]
        if not said:
            self.seen[row] = self.observer.row(position, seat)
            self.scratch.truncate(0)
            self.observer.write_legal(position, self.actions, 0, self.scratch)
            self.moves[row] = self.scratch.getvalue()
        self.observed.write(self.seen[row])
        listed(self.observed, said)
        filled(self.observed, NOT_CHOSEN, LONGEST - len(said))
        write_i32_le(self.counts, self.actions.write_choices(self.moves[row], said, first, self.legal))
