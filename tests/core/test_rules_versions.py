"""Rules that change: a game is played on and replayed by the rules it was begun with."""

from __future__ import annotations

import pytest

from qosqo.core.chance import Chance
from qosqo.core.codec import encode
from qosqo.core.game import BadSetup
from qosqo.core.match import Match
from qosqo.core.phrases import pack
from qosqo.core.position import Position
from qosqo.core.record import read_record
from tests.tambo.components import Components
from tests.tambo.game import Tambo
from tests.tambo.phrases import MOVE_PLAY
from tests.tambo.position import TamboPosition
from tests.tambo.turn import Turn

NAMES = ["Ana", "Ben"]


class PolitePosition(TamboPosition):
    """Since the second version of the rules, who declines a gift loses two points instead of one."""

    def clone(self) -> TamboPosition:
        return polite(super().clone())

    def gain(self, seat: int, points: int, category: int) -> None:
        super().gain(seat, 2 * points if points < 0 and self.rules >= 2 else points, category)


def polite(position: Position) -> PolitePosition:
    position.__class__ = PolitePosition
    assert isinstance(position, PolitePosition)
    return position


class PoliteTambo(Tambo):
    """Tambo after a change of its rules."""

    rules_version = 2

    def start(self, seats: int, options: dict[str, str], data: Components, chance: Chance, rules: int) -> Position:
        return polite(super().start(seats, options, data, chance, rules))


GAME = PoliteTambo()


def loss_by_declining(match: Match) -> int:
    """Play until somebody declines a gift, and see what that costs."""
    while True:
        seat = match.position.to_act()
        moves = match.position.moves()
        kinds = [GAME.moves.kind(move).name for move in moves]
        wanted = next((kind for kind in ("decline", "give", "draw") if kind in kinds), kinds[0])
        before = match.position.scores[seat]
        match.play(seat, moves[kinds.index(wanted)])
        if wanted == "decline":
            return before - match.position.scores[seat]


def test_a_changed_rule_holds_for_new_games_only() -> None:
    assert loss_by_declining(Match.new(GAME, NAMES, seed=1)) == 2
    assert loss_by_declining(Match.new(GAME, NAMES, seed=1, rules=1)) == 1


def test_a_game_recorded_under_earlier_rules_goes_on_under_them() -> None:
    """The code knows the second version; a game begun under the first is read, and played on by the first."""
    match = Match.new(GAME, NAMES, seed=1, rules=1)
    loss_by_declining(match)
    read = Match.from_record(read_record(match.record_text()), GAME)
    assert read.position.scores == match.position.scores
    assert read.position.rules == 1
    assert loss_by_declining(read) == 1
    assert loss_by_declining(read.fork(0)) == 1


def test_a_version_that_nobody_knows_is_refused() -> None:
    with pytest.raises(BadSetup, match="the newest version known here is 2"):
        Match.new(GAME, NAMES, rules=3)
    with pytest.raises(BadSetup, match="played by version 0"):
        GAME.new(2, rules=0)


def test_copies_and_positions_read_back_know_their_rules() -> None:
    position = GAME.new(2, seed=1, rules=1)
    assert position.clone().rules == 1
    assert GAME.position_from(encode(position), GAME.own_data).rules == 1
    assert GAME.new(2, seed=1).rules == 2


# A single move that spends something.


class Forced(Turn):
    """Only the first card may be played; since the second version that is asked for."""

    def moves(self, position: TamboPosition) -> list[int]:
        return [pack(MOVE_PLAY, position.hands[self.seat].cards[0])]

    def deliberate(self, position: TamboPosition, move: int) -> bool:
        return position.rules >= 2


@pytest.mark.parametrize(("rules", "asked"), [(1, False), (2, True)])
def test_a_single_move_that_spends_something_is_asked_for(rules: int, asked: bool) -> None:
    position = GAME.new(2, seed=1, rules=rules)
    position.stack[-1] = Forced(0)
    position.settle()
    assert isinstance(position.stack[-1], Forced) == asked
    if asked:
        assert len(position.moves()) == 1
