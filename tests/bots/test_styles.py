"""Styles of play, and mistakes that people make."""

from __future__ import annotations

import pytest

from qosqo.bots import STYLES, Budget, Known, make_bot
from qosqo.bots.evaluations import evaluation_of
from qosqo.bots.leaning import leaning
from qosqo.bots.styles import styled
from qosqo.core.chance import seeded
from qosqo.core.position import Position
from qosqo.games import find_game
from tests.tambo import GAME as TAMBO


def middle(name: str, decisions: int, seed: int = 4) -> Position:
    position = find_game(name).new(2, seed)
    chance = seeded(seed)
    for _ in range(decisions):
        position.apply(position.sample(chance))
    return position


@pytest.mark.parametrize("name", ["cuzco-feld", "cuzco-kramer", "tawantinsuyu"])
def test_a_style_likes_parts_that_there_are_and_only_for_itself(name: str) -> None:
    game = find_game(name)
    position = middle(name, 60)
    plain = evaluation_of(game)
    for style, games in STYLES.items():
        assert set(games[name]) <= set(plain.parts(position, 0))
        liked = sum((factor - 1) * plain.parts(position, 0)[part] for part, (factor,) in games[name].items())
        first, second = plain.worths(position)
        assert styled(style, game, 0).worths(position) == pytest.approx([first + liked, second])


@pytest.mark.parametrize("name", ["cuzco-feld", "cuzco-kramer", "tawantinsuyu"])
def test_without_a_liking_a_turn_is_foreseen_as_by_everybody(name: str) -> None:
    """What a game does better than at random it does for styles, for fitted weights and for the easy bot, too."""
    plain = evaluation_of(find_game(name))
    neutral = leaning(plain, {"points": [1.0]})
    for decisions in (40, 60, 80):
        position = middle(name, decisions)
        moves = plain.shortlist(position, position.moves(), 5, seeded(1))
        assert neutral.shortlist(position, position.moves(), 5, seeded(1)) == moves
        for move in moves:
            expected = plain.shares_after(position, move, seeded(2), 3)
            assert neutral.shares_after(position, move, seeded(2), 3) == pytest.approx(expected)


def test_a_style_plays_a_game_that_it_knows_nothing_of() -> None:
    known = Known(TAMBO, TAMBO.new(2, 1), 0) if TAMBO.new(2, 1).to_act() == 0 else Known(TAMBO, TAMBO.new(2, 1), 1)
    assert make_bot("builder", TAMBO, known.seat, 1).choose(known, Budget(iterations=5)) in known.moves()


def test_the_easy_bot_overlooks_the_same_moves_for_a_whole_turn() -> None:
    position = TAMBO.new(2, 1)
    seat = position.to_act()
    first, second = (make_bot("easy", TAMBO, seat, 3) for _ in range(2))
    known = Known(TAMBO, position, seat, 0, 0)
    assert first.choose(known, Budget()) == second.choose(known, Budget())
