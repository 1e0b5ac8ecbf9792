"""What nobody may foresee: the chance of tables comes from a secret seed and a generator whose outcomes tell nothing about each other."""

from __future__ import annotations

import pytest

from qosqo.core.chance import FAST, SECRET, SECRET_BITS
from qosqo.core.codec import encode
from qosqo.core.position import Json
from qosqo.core.record import ReseedEntry
from qosqo.games import all_games, find_game
from qosqo.server.bots.question import question_about
from qosqo.server.tables.creation import Wish, forked, new_table, rematch
from qosqo.server.tables.environment import USUAL
from qosqo.server.tables.table import Table
from tests.tambo import GAME


def new(seed: int | None = None) -> Table:
    return new_table(USUAL, GAME, [Wish("me"), Wish("device")], "ana", "Ana", "en", seed=seed)


def finished() -> Table:
    table = new()
    while not table.finished:
        table.match.play(table.match.position.to_act(), table.match.position.moves()[0])
    return table


def test_the_chance_of_a_table_is_secret_unless_somebody_names_the_seed() -> None:
    assert new().match.header.generator == SECRET
    assert (new(5).match.header.generator, new(5).match.header.seed) == (FAST, 5)
    assert rematch(USUAL, finished(), "ana").match.header.generator == SECRET


def test_a_fork_goes_on_with_secret_chance_of_its_own() -> None:
    table = finished()
    fork = forked(USUAL, table, 2, "ana", None, "Ana", "en")
    entry = fork.match.entries[-1]
    assert isinstance(entry, ReseedEntry)
    assert entry.generator == SECRET
    assert entry.seed != table.match.header.seed


def test_seeds_have_all_their_bits() -> None:
    """Of 64 seeds every bit is set in some and not in others."""
    seeds = [USUAL.new_seed() for _ in range(64)]
    ones = zeros = 0
    for seed in seeds:
        ones |= seed
        zeros |= ~seed
    everything = (1 << SECRET_BITS) - 1
    assert ones & everything == zeros & everything == everything


@pytest.mark.parametrize("name", all_games())
def test_what_bots_are_sent_does_not_hold_the_future(name: str) -> None:
    """The chance in a question is the same for all tables; only how much was drawn differs."""

    def chance_sent() -> dict[str, Json]:
        table = new_table(USUAL, find_game(name), [Wish("bot:random"), Wish("device")], "ana", "Ana", "en")
        position = question_about(table, table.match.position.to_act()).position
        assert isinstance(position, dict)
        chance = position["chance"]
        assert isinstance(chance, dict)
        return {part: value for part, value in chance.items() if part != "draws"}

    assert chance_sent() == chance_sent()


def test_the_key_is_no_part_of_a_position() -> None:
    table = new()
    key = table.match.position.chance.key
    assert key is not None
    assert "key" not in str(encode(table.match.position))
