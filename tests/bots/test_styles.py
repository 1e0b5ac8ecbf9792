"""Styles of play, and mistakes that people make."""

from __future__ import annotations

import pytest

from qosqo.bots import STYLES, Budget, Known, make_bot
from qosqo.bots.evaluations import evaluation_of
from qosqo.bots.greedy import EasyBot
from qosqo.bots.leaning import leaning
from qosqo.bots.search import SearchBot
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
        assert styled(style, game, 0, plain).worths(position) == pytest.approx([first + liked, second])


def test_a_style_keeps_its_liking_with_other_weights() -> None:
    """As `builder+FILE`, and where weights are fitted to games in which styles play."""
    game = find_game("cuzco-feld")
    position = middle("cuzco-feld", 60)
    plain = evaluation_of(game)
    other = leaning(plain, {"dice": [2.0]})
    bot = make_bot("builder", game, 0, 1, judging=other)
    assert isinstance(bot, SearchBot)
    liked = sum((factor - 1) * plain.parts(position, 0)[part] for part, (factor,) in STYLES["builder"]["cuzco-feld"].items())
    first, second = other.worths(position)
    assert liked != 0
    assert bot.evaluation.worths(position) == pytest.approx([first + liked, second])


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
    """Whatever chance brings meanwhile; in other turns it overlooks others."""
    game, position = find_game("cuzco-feld"), middle("cuzco-feld", 60)
    seat = position.to_act()
    bot = make_bot("easy", game, seat, 3)
    assert isinstance(bot, EasyBot)

    def overlooked(turn: int) -> list[int]:
        return [move for move in position.moves() if bot.mood(turn, move) < bot.OVERLOOKED]

    first = overlooked(0)
    assert 0 < len(first) < len(position.moves())
    for number in range(10):
        assert bot.choose(Known(game, position, seat, number, 0), Budget()) not in first
    assert any(overlooked(turn) != first for turn in range(1, 5))
