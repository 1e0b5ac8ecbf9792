"""Exercises: what is said at a table with one, the box it is said in, and the list of a game's exercises."""

from __future__ import annotations

import json
from collections.abc import Set as AbstractSet
from typing import Final

from qosqo.core.exercises import (
    Exercise,
    Standing,
    exercise_after,
    exercise_called,
    exercise_texts,
    exercises_of,
    next_of_solution,
    standing,
)
from qosqo.core.game import Game
from qosqo.core.match import Match
from qosqo.core.texts import Texts
from qosqo.web.markup import E, Node
from qosqo.web.model import ExerciseModel, ExerciseState, TableInfo, Viewer
from qosqo.web.page_models import ExerciseLine, ExercisesModel
from qosqo.web.rules import rule_link

TOLD: Final = ("reached", "shown", "seen")
"""When it is told why the solution works."""


def exercises_path(game_id: str) -> str:
    return f"/exercises/{game_id}"


def exercise_lines(game: Game, solved: AbstractSet[str], language: str) -> tuple[ExerciseLine, ...]:
    words = exercise_texts(game, language)
    return tuple(ExerciseLine(exercise.id, words(exercise.id), exercise.id in solved, exercise.easy) for exercise in exercises_of(game))


def exercise_begins(match: Match, info: TableInfo) -> int:
    """How many moves at a table with an exercise belong to its position and are not taken back."""
    exercise = exercise_called(match.game, info.exercise.id) if info.exercise is not None else None
    return exercise.moves if exercise is not None else 0


def exercise_model(match: Match, info: TableInfo, viewer: Viewer) -> ExerciseModel | None:
    """How the exercise stands; nothing to those who look back."""
    exercise = exercise_called(match.game, info.exercise.id) if info.exercise is not None else None
    if exercise is None or info.exercise is None or viewer.replay is not None:
        return None
    game = match.game
    now = standing(exercise, match)
    wanted = next_of_solution(exercise, match) if info.exercise.shown else None
    state = state_of(now, info.exercise.shown, wanted is not None)
    words = exercise_texts(game, viewer.settings.language)
    following = exercise_after(game, exercise)
    return ExerciseModel(
        id=exercise.id,
        place=exercises_of(game).index(exercise) + 1,
        count=len(exercises_of(game)),
        task=words(exercise.id),
        rule=exercise.rule,
        state=state,
        gained=now.gained,
        least=exercise.goal.least,
        counts_points=exercise.goal.counts_points,
        begun=now.begun,
        why=why(exercise, words) if state in TOLD else (),
        wanted=wanted,
        path=exercises_path(game.id),
        next=following.id if following is not None else "",
    )


def state_of(now: Standing, shown: bool, goes_on: bool) -> ExerciseState:
    if shown and goes_on:
        return "shown"
    if shown and now.reached:
        return "seen"
    return "reached" if now.reached else "missed" if now.missed else "open"


def why(exercise: Exercise, words: Texts) -> tuple[str, ...]:
    return tuple(words(f"{exercise.id}-why").split("\n"))


def exercise_box(exercise: ExerciseModel, say: Texts, rules_path: str) -> Node:
    told = json.dumps(dict(exercise.wanted)) if exercise.wanted is not None else None
    return E.div(
        E.p(
            E.strong(say(f"exercise-state-{exercise.state}")),
            E.a(say("teacher-place", place=exercise.place, ideas=exercise.count), href=exercise.path, class_="quiet-text"),
            exercise.rule and rule_link(exercise.rule, rules_path),
            class_="teacher-head",
        ),
        E.div(
            E.p(exercise.task),
            exercise.counts_points
            and exercise.state in ("open", "missed")
            and E.p(say("exercise-so-far", gained=exercise.gained, least=exercise.least), class_="quiet-text"),
            [E.p(line) for line in exercise.why],
            class_="teacher-says",
            role="status",
        ),
        E.div(buttons(exercise, say, told), class_="buttons"),
        id="teacher",
        class_="teacher mistake" if exercise.state == "missed" else "teacher",
        data_wanted=told,
        data_exercise=exercise.state,
    )


def buttons(exercise: ExerciseModel, say: Texts, told: str | None) -> list[Node]:
    found: list[Node] = []
    if exercise.state == "shown":
        found.append(E.button(say("exercise-step"), type="button", data_do="show-me", data_wanted=told, class_="main"))
    if exercise.state in ("reached", "seen"):
        found.append(go_on(exercise, say))
    if exercise.state != "open" or exercise.begun:
        main = "main" if exercise.state == "missed" else "quiet"
        found.append(E.button(say("exercise-again"), type="button", data_do="lesson", data_read="again", class_=main))
    if exercise.state in ("open", "missed"):
        found.append(E.button(say("exercise-solution"), type="button", data_do="lesson", data_read="solution", class_="quiet"))
    return found


def go_on(exercise: ExerciseModel, say: Texts) -> Node:
    if not exercise.next:
        return E.a(say("exercise-all"), href=exercise.path, class_="button main")
    return E.form(
        E.input(type="hidden", name="exercise", value=exercise.next),
        E.button(say("exercise-next"), type="submit", class_="main"),
        action=exercise.path,
        method="post",
    )


def exercises_body(model: ExercisesModel, say: Texts) -> Node:
    done = sum(1 for exercise in model.exercises if exercise.solved)
    return E.main(
        E.h1(say("exercises-of", game=model.game.name)),
        E.p(say("exercises-about")),
        E.p(say("exercises-done", done=done, count=len(model.exercises)), class_="quiet-text"),
        E.ul(
            [exercise_line(exercise, model.game.id, place, say) for place, exercise in enumerate(model.exercises, start=1)],
            class_="tables",
        ),
        id="main",
        class_="page",
    )


def exercise_line(exercise: ExerciseLine, game_id: str, place: int, say: Texts) -> Node:
    message = "exercise-solve-again" if exercise.solved else "exercise-solve"
    return E.li(
        E.span(f"{place}. {exercise.task}", exercise.easy and E.span(" ", say("exercise-easy"), class_="quiet-text"), class_="exercise"),
        exercise.solved and E.span("✓ ", say("exercise-solved"), class_="state mine"),
        E.form(
            E.input(type="hidden", name="exercise", value=exercise.id),
            E.button(say(message), type="submit", class_="quiet" if exercise.solved else None, aria_label=f"{say(message)}: {place}"),
            action=exercises_path(game_id),
            method="post",
        ),
    )
