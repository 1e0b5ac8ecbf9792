"""The score sheet is what the log tells, for everybody who shows it."""

from __future__ import annotations

import pytest

from qosqo.core.game import Game
from qosqo.core.match import Match
from qosqo.core.phrases import saying
from qosqo.core.position import LOST_POINTS_EVENT, POINTS_EVENT
from qosqo.core.scores import points_by_round, points_of, score_history, score_sheet
from qosqo.games import all_games
from tests.core.helpers import play_random, tambo_match
from tests.everybody import fewest_names
from tests.tambo import GAME as TAMBO

GAMES = [TAMBO, *all_games().values()]


def test_points_come_from_two_events_only() -> None:
    assert points_of(saying(POINTS_EVENT, 0, 3, 1)) == 3
    assert points_of(saying(LOST_POINTS_EVENT, 0, 2, 1)) == -2
    assert points_of(saying(LOST_POINTS_EVENT + 1, 0, 2, 1)) == 0


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_sheet_and_history_are_the_scores_of_every_position(game: Game) -> None:
    match = play_random(Match.new(game, fewest_names(game), seed=5))
    history = score_history(match)
    for number in range(0, len(match.made) + 1, 7):
        scores = match.position_at(number).scores
        sheet = score_sheet(match, number)
        assert list(sheet.totals) == list(history[number]) == scores
        for seat, points in enumerate(scores):
            assert sheet.from_start[seat] + sum(row[seat] for row in sheet.by_category) == points
    assert score_history(match, 7) == history[:8]
    assert list(score_sheet(match).totals) == match.position.scores


def test_a_line_of_the_sheet_is_a_category_of_the_game() -> None:
    match = tambo_match()
    value = next(seen for seen in range(1, 7) if TAMBO.moves.packed({"kind": "play", "card": seen}) in match.position.moves())
    match.play(0, TAMBO.moves.packed({"kind": "play", "card": value}))
    assert score_sheet(match).by_category == ((value, 0, 0), (0, 0, 0))
    assert TAMBO.categories == ("cards", "gifts")


def test_rounds_are_counted_anew_when_moves_were_taken_back() -> None:
    match = play_random(tambo_match())
    by_round = points_by_round(match)
    assert list(by_round)[:6] == [1, 2, 3, 4, 5, 6]
    assert [sum(row[seat] for row in by_round.values()) for seat in range(3)] == match.position.scores
    match.undo(0, 4, [1, 2])
    assert len(points_by_round(match)) < len(by_round)
