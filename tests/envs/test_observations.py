"""What observations promise: they tell what a seat may know, nothing hidden, and what their declarations say."""

from __future__ import annotations

import hashlib
from array import array
from collections.abc import Iterator
from pathlib import Path

import pytest

from qosqo.core.chance import seeded
from qosqo.core.codec import position_hash
from qosqo.core.game import Game
from qosqo.core.match import Match
from qosqo.core.position import Position
from qosqo.core.record import read_record
from qosqo.envs.actions import Actions
from qosqo.envs.layout import SAID
from qosqo.envs.observation import MOST_SEATS, Field, Observer, seen_from
from qosqo.envs.observations import OBSERVATIONS, observer_of
from qosqo.envs.reference import page
from qosqo.games import all_games
from tests.tambo import GAME as TAMBO

ROOT = Path(__file__).parent.parent.parent
RECORDS = ROOT / "tests" / "golden" / "rules-1"
OBSERVED = [game for game in all_games().values() if OBSERVATIONS.find(game.id) is not None]
observed_game = pytest.mark.parametrize("game", OBSERVED, ids=lambda game: game.id)
every_game = pytest.mark.parametrize("game", [TAMBO, *all_games().values()], ids=lambda game: game.id)

DIGESTS = {
    "cuzco-feld": (1, "63e62506fa094727"),
    "cuzco-kramer": (1, "5a249b4c917cfbba"),
    "tawantinsuyu": (1, "a3d2696a2ce4086f"),
}
"""The version of each environment, and what its observations and actions were when it got that version."""

RARE = {"stuck", "food_due", "declined", "exchanged"}
"""Attributes of positions, observed as they are, that hardly ever change in random games."""


def set_ups(game: Game) -> Iterator[tuple[int, dict[str, str]]]:
    """Players and options: every number of players, every option at least once, the game's own opponent."""
    for players in range(game.fewest_seats, game.most_seats + 1):
        yield players, {}
    yield game.most_seats, {option.name: option.choices[-1] for option in game.options if option.name in ("pututus", "coricancha")}
    if game.automaton is not None:
        yield 2, {option.name: option.choices[-1] for option in game.options}
        yield 2, dict([game.automaton])


def positions_of(game: Game, players: int, options: dict[str, str], seed: int, every: int = 1) -> Iterator[Position]:
    """Some decisions of a random game, and its end."""
    position = game.new(players, seed, options)
    chance = seeded(seed + 50)
    number = 0
    while not position.over():
        if number % every == 0:
            yield position
        position.apply(position.sample(chance))
        number += 1
    yield position


def numbers_of(observer: Observer, position: Position, seat: int) -> list[int]:
    return array("h", observer.row(position, seat)).tolist()


def fields_of(observer: Observer) -> list[Field]:
    """The field of every number in a row."""
    table = [field for field in observer.table for _ in range(field.size)]
    player = [field for field in observer.player for _ in range(field.size)]
    return table + player * MOST_SEATS


@every_game
def test_every_number_lies_between_its_declared_bounds(game: Game) -> None:
    observer = observer_of(game)
    table, player = observer.table, observer.player
    low = [field.low for field in table for _ in range(field.size)] + [
        min(field.low, 0) for field in player for _ in range(field.size)
    ] * MOST_SEATS
    fields = fields_of(observer)
    assert len(fields) == observer.size
    for players, options in set_ups(game):
        for position in positions_of(game, players, options, seed=players, every=7):
            for seat in range(position.seats):
                row = numbers_of(observer, position, seat)
                assert len(row) == observer.size
                wrong = [field.name for field, least, value in zip(fields, low, row, strict=True) if not least <= value <= field.high]
                assert not wrong


@every_game
def test_permuted_hidden_facts_change_no_bit(game: Game) -> None:
    observer = observer_of(game)
    chance = seeded(5)
    changed = 0
    for players, options in set_ups(game):
        for position in positions_of(game, players, options, seed=players + 10, every=11):
            for seat in range(position.seats):
                other = position.clone()
                other.redeal(seat, chance)
                other.chance.reseed(chance)
                changed += position_hash(other) != position_hash(position)
                assert observer.row(other, seat) == observer.row(position, seat)
    assert changed


@every_game
def test_every_field_tells_something(game: Game) -> None:
    """No entry is the same in all games. What nearly never happens is staged."""
    observer = observer_of(game)
    fields = fields_of(observer)
    first: dict[tuple[str, int], int] = {}
    told: set[str] = set()
    for seed in range(3):
        for players, options in set_ups(game):
            for position in positions_of(game, players, options, seed=seed, every=3):
                row = numbers_of(observer, position, 0)
                for place, (field, value) in enumerate(zip(fields, row, strict=True)):
                    if field.name not in told and first.setdefault((field.name, place), value) != value:
                        told.add(field.name)
        if len(told) == len({field.name for field in fields}):
            return
    for name in {field.name for field in fields} - told:
        other = position.clone()
        setattr(other, name, getattr(other, name) + 1)
        assert name in RARE
        assert observer.row(other, 0) != observer.row(position, 0)


@every_game
def test_fields_are_named_once_and_described_in_a_sentence(game: Game) -> None:
    observer = observer_of(game)
    fields = [*observer.table, *observer.player]
    names = {field.name for field in fields}
    assert len(names) == len(fields)
    assert SAID not in names
    for field in fields:
        assert field.name.isidentifier()
        assert field.text.endswith(".")
        assert field.low < field.high


@every_game
def test_everybody_is_observed_from_its_own_seat(game: Game) -> None:
    observer = observer_of(game)
    for position in positions_of(game, game.most_seats, {}, seed=4, every=50):
        for seat in range(position.seats):
            row = numbers_of(observer, position, seat)
            assert row[:2] == [position.seats, seen_from(position.to_act(), seat, position.seats)]
            scores = [row[observer.table_size + place * observer.player_size] for place in range(position.seats)]
            assert scores == position.scores[seat:] + position.scores[:seat]


@every_game
def test_a_seat_that_nobody_has_sees_nothing(game: Game) -> None:
    position = game.new(2, seed=1)
    for seat in (-1, 2):
        with pytest.raises(ValueError, match=f"there is no seat {seat}; seats run from 0 to 1"):
            observer_of(game).row(position, seat)


@observed_game
def test_whoever_changes_what_is_observed_raises_the_version(game: Game) -> None:
    """The same numbers interpreted and compiled, on every machine: in recorded games, played by their own version of the rules."""
    observer = observer_of(game)
    actions = Actions(game.moves)
    total = hashlib.sha256()
    for file in sorted(RECORDS.glob(f"{game.id}-*-greedy*.jsonl")):
        match = Match.from_record(read_record(file.read_text(encoding="utf-8")), game)
        for number in range(0, len(match.made), 5):
            position = match.position_at(number)
            total.update(str(actions.index(match.made[number].move)).encode())
            for seat in range(position.seats):
                total.update(observer.row(position, seat))
    assert (observer.version, total.hexdigest()[:16]) == DIGESTS[game.id]


def test_a_game_without_an_observer_of_its_own_shows_points_and_whose_turn_it_is() -> None:
    observer = observer_of(TAMBO)
    assert [field.name for field in [*observer.table, *observer.player]] == ["seats", "to_act", "score"]


def test_the_page_of_observations_is_up_to_date() -> None:
    """Written by `python -m qosqo.envs.reference > docs/observations.md`."""
    assert (ROOT / "docs" / "observations.md").read_text(encoding="utf-8") == page(OBSERVED)
