"""The suite passes the test game, and finds each of these broken ones out."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path
from typing import Any, ClassVar

import pytest

from qosqo.core.chance import Chance
from qosqo.core.conformance import all_settings, check_games, check_texts
from qosqo.core.game import Game, Option
from qosqo.core.match import Match
from qosqo.core.position import Position
from qosqo.core.record import read_record
from tests.tambo import GAME
from tests.tambo.components import Components
from tests.tambo.game import Tambo
from tests.tambo.phrases import EVENT_ROLLED
from tests.tambo.position import TamboPosition
from tests.tambo.turn import Roll, Turn
from tests.tambo.view import TamboView


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_tambo_keeps_all_promises(seats: int) -> None:
    for options in all_settings(GAME):
        report = check_games(GAME, seats, options, range(2))
        assert report.failures == []
        assert report.games == 2
    assert check_texts(GAME) == []


class Optional(Game):
    """A game with many options."""

    options = tuple(Option(name, "off", "low", "high") for name in "abcdef")


def test_of_many_combinations_the_extremes_and_their_neighbours_are_looked_at() -> None:
    settings = ["".join(choice[0] for choice in setting.values()) for setting in all_settings(Optional())]
    assert len(settings) == len(set(settings)) == 2 + 6 * 2 * 2
    assert {"oooooo", "hhhhhh", "oloooo", "hhhhho"} <= set(settings)
    assert "llllll" not in settings


def test_fixed_options_stay_as_they_are() -> None:
    fixed = dict.fromkeys("abcd", "low")
    settings = list(all_settings(Optional(), fixed))
    assert len(settings) == 3 * 3
    assert all(setting[name] == "low" for setting in settings for name in fixed)


class SharedHands(TamboPosition):
    """The copy holds on to the hands of the original."""

    def clone(self) -> TamboPosition:
        other = reborn(super().clone(), SharedHands)
        other.hands = self.hands
        return other


class ForgottenDie(TamboPosition):
    """The copy does not know the die."""

    def clone(self) -> TamboPosition:
        other = reborn(super().clone(), ForgottenDie)
        other.die = 0
        return other


class LeakingView(TamboPosition):
    """The view shows the card on top of the deck."""

    def clone(self) -> TamboPosition:
        return reborn(super().clone(), LeakingView)

    def view(self, seat: int) -> TamboView:
        return replace(super().view(seat), deck=self.deck.cards[-1] if self.deck.cards else 0)


class LeakingMoves(TamboPosition):
    """What is offered depends on a card that the seat does not know."""

    def clone(self) -> TamboPosition:
        return reborn(super().clone(), LeakingMoves)

    def moves(self) -> list[int]:
        offered = super().moves()
        return offered[1:] if len(offered) > 2 and self.deck.cards and self.deck.cards[-1] % 2 else offered


class Capricious(TamboPosition):
    """A rule that asks a chance from outside of the position."""

    def clone(self) -> TamboPosition:
        return reborn(super().clone(), Capricious)

    def apply(self, move: int) -> None:
        super().apply(move)
        self.die = random.randrange(1, 7)
        self.listed = None


class Unsorted(TamboPosition):
    def clone(self) -> TamboPosition:
        return reborn(super().clone(), Unsorted)

    def moves(self) -> list[int]:
        return super().moves()[::-1]


class SecondSight(TamboPosition):
    """The log tells of a die with more sides than there are."""

    def clone(self) -> TamboPosition:
        return reborn(super().clone(), SecondSight)

    def tell(self, event: int, seat: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0) -> None:
        super().tell(event, seat, a + 50 if event == EVENT_ROLLED else a, b, c, d, e)


class SilentPoints(TamboPosition):
    """Points that the log does not know of."""

    def clone(self) -> TamboPosition:
        return reborn(super().clone(), SilentPoints)

    def apply(self, move: int) -> None:
        super().apply(move)
        self.scores[0] += 1


class Endless(TamboPosition):
    def clone(self) -> TamboPosition:
        return reborn(super().clone(), Endless)

    def apply(self, move: int) -> None:
        super().apply(move)
        if not self.stack:
            self.round = 1
            self.push(Roll(0))
            self.settle()


class LostCard(TamboPosition):
    """Breaks the game's own invariant."""

    def clone(self) -> TamboPosition:
        return reborn(super().clone(), LostCard)

    def apply(self, move: int) -> None:
        super().apply(move)
        self.discards = ()


def reborn(position: Position, cls: type[TamboPosition]) -> TamboPosition:
    position.__class__ = cls
    assert isinstance(position, TamboPosition)
    return position


class BrokenTambo(Tambo):
    def __init__(self, broken: type[TamboPosition]) -> None:
        self.broken = broken

    def start(self, seats: int, options: dict[str, str], data: Components, chance: Chance, rules: int) -> Position:
        return reborn(super().start(seats, options, data, chance, rules), self.broken)


@pytest.mark.parametrize(
    ("broken", "promise"),
    [
        (SharedHands, "a copy is independent"),
        (ForgottenDie, "a copy is equal"),
        (LeakingView, "what is hidden from a seat does not change its view"),
        (LeakingMoves, "what is hidden from a seat does not change its view"),
        (Capricious, "the record can be replayed"),
        (Unsorted, "legal moves are sorted and distinct"),
        (SecondSight, "events tell what their table knows"),
        (SilentPoints, "scores are the sum of logged gains"),
        (LostCard, "the game's invariants hold"),
    ],
)
def test_broken_games_are_found_out(broken: type[TamboPosition], promise: str) -> None:
    report = check_games(BrokenTambo(broken), 3, {}, range(3), every=1)
    assert promise in {failure.promise for failure in report.failures}


def test_an_endless_game_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("qosqo.core.conformance.MOST_DECISIONS", 100)
    report = check_games(BrokenTambo(Endless), 2, {}, [1], every=1000)
    assert [failure.promise for failure in report.failures] == ["random games end"]


def test_the_failure_comes_with_the_game_up_to_it() -> None:
    broken = BrokenTambo(LostCard)
    failure = check_games(broken, 2, {}, range(5)).shortest()
    assert failure is not None
    replayed = Match.from_record(read_record(failure.record), broken)
    assert len(replayed.made) == failure.moves


def test_a_step_that_is_no_class_of_the_game_is_found_out() -> None:
    class Incomplete(Tambo):
        def classes(self) -> dict[str, type]:
            return {name: cls for name, cls in super().classes().items() if cls is not Turn}

    report = check_games(Incomplete(), 2, {}, [1])
    assert report.failures[0].promise == "JSON there and back gives the same position"


def test_missing_texts_are_listed(tmp_path: Path) -> None:
    (tmp_path / "texts").mkdir()
    for language in ("en", "de", "nl"):
        text = (GAME.folder / "texts" / f"{language}.ftl").read_text()
        (tmp_path / "texts" / f"{language}.ftl").write_text(text.replace("move-draw", "move-drew") if language == "nl" else text)

    class Elsewhere(Tambo):
        folder: ClassVar[Any] = tmp_path

    assert check_texts(Elsewhere()) == ["nl: move-draw"]
