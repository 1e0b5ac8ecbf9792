"""Exercises: every solution is played and reaches its goal, nothing short of it does, and all words are there in all languages."""

from __future__ import annotations

import re

import pytest

from qosqo.core.data import DataError
from qosqo.core.exercises import (
    Exercise,
    depends_on_luck,
    exercise_after,
    exercise_called,
    exercise_match,
    exercise_texts,
    exercises_folder,
    exercises_of,
    next_of_solution,
    read_exercises,
    standing,
)
from qosqo.core.game import Game
from qosqo.core.rulebook import rulebook
from qosqo.core.texts import LANGUAGES
from qosqo.games import all_games

WITH_EXERCISES = [game for game in all_games().values() if exercises_of(game)]
ALL = [pytest.param(game, exercise, id=f"{game.id}-{exercise.id}") for game in WITH_EXERCISES for exercise in exercises_of(game)]
MOST_WORDS = 90
"""Of an explanation: more is not read."""


@pytest.mark.parametrize(("game", "exercise"), ALL)
def test_the_solution_can_be_played_and_reaches_the_goal_with_its_last_move_and_without_chance(game: Game, exercise: Exercise) -> None:
    match = exercise_match(game, exercise)
    assert match.position.to_act() == exercise.seat
    for number, move in enumerate(exercise.solution):
        assert not standing(exercise, match).over
        assert next_of_solution(exercise, match) == move
        if number + 1 < len(exercise.solution):
            assert not depends_on_luck(match.position, exercise.seat, game.moves.packed(move))
        match.play(exercise.seat, game.moves.packed(move))
    assert standing(exercise, match).reached
    assert next_of_solution(exercise, match) is None


@pytest.mark.parametrize("game", WITH_EXERCISES, ids=lambda game: game.id)
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_words_are_there_and_short_enough(game: Game, language: str) -> None:
    words = exercise_texts(game, language)
    for exercise in exercises_of(game):
        assert words.knows(exercise.id)
        why = words(f"{exercise.id}-why")
        assert why != f"{exercise.id}-why"
        assert 8 <= len(why.split()) <= MOST_WORDS, exercise.id
    said = set(re.findall(r"^([a-z0-9-]+) =", (exercises_folder(game) / "texts" / f"{language}.ftl").read_text(), re.MULTILINE))
    assert said == {name for exercise in exercises_of(game) for name in (exercise.id, f"{exercise.id}-why")}, "words that nobody says"


@pytest.mark.parametrize("game", WITH_EXERCISES, ids=lambda game: game.id)
def test_rules_that_exercises_point_at_can_be_read(game: Game) -> None:
    book = rulebook(game.folder, "en")
    assert book is not None
    for exercise in exercises_of(game):
        assert exercise.rule in book.rules, exercise.id


@pytest.mark.parametrize("game", WITH_EXERCISES, ids=lambda game: game.id)
def test_there_are_twenty_of_each_game_and_the_easy_ones_come_first(game: Game) -> None:
    known = exercises_of(game)
    assert len(known) >= 20
    assert [exercise.easy for exercise in known] == sorted((exercise.easy for exercise in known), reverse=True)


def test_they_follow_each_other() -> None:
    game = WITH_EXERCISES[0]
    known = exercises_of(game)
    assert exercise_after(game, known[0]) == known[1]
    assert exercise_after(game, known[-1]) is None
    assert exercise_called(game, "no-such-exercise") is None


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("moves =", "move =", "move"),
        ('event = "took-food", part = "count"', 'event = "took-food", part = "colour"', "colour"),
        ("die = 3", "dye = 3", "die"),
    ],
)
def test_slips_are_refused_by_name(old: str, new: str, complaint: str) -> None:
    game = all_games()["cuzco-feld"]
    text = (exercises_folder(game) / "exercises.toml").read_text()
    with pytest.raises(DataError, match=complaint):
        read_exercises(text.replace(old, new, 1), game)
