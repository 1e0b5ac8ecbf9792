"""Exercises: short positions out of recorded games, each with a goal for one turn, as data beside a game's texts.

A game's folder may hold `exercises/exercises.toml`, `exercises/records/` and `exercises/texts/`. An exercise names a record and how many of
its moves are made before the learner decides. The goal is a number that the engine counts while the learner plays: points, what the log
tells, or how the position stands by one of the game's measures. It is reached for certain: neither chance nor anybody else comes in. The
attempt is over when it is reached or somebody else decides.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Final

from qosqo.core.chance import seeded
from qosqo.core.data import DataError, Entry
from qosqo.core.game import Game
from qosqo.core.lesson import MOST, Move, moves, optional
from qosqo.core.match import Match, Player
from qosqo.core.position import Position
from qosqo.core.record import Record, read_record
from qosqo.core.texts import Texts, texts

MOST_MOVES: Final = 10_000
MOST_SEATS: Final = 4
WORLDS: Final = 12
"""In so many a move is tried that might depend on luck. With two cards left in a deck four of them came out alike."""


@dataclass(frozen=True)
class Goal:
    """What is counted from the beginning of an exercise on, and how much of it is wanted."""

    least: int
    event: str = ""
    """The kind of log entry that counts, about the learner; empty: points are counted."""
    part: str = ""
    """The part of the log entry that is added up; empty: the entries are counted."""
    highest: bool = False
    """Not the sum but the highest value of the part is what counts."""
    measure: str = ""
    """One of `Game.measures`, which the position must reach; then there is no event."""

    @property
    def counts_points(self) -> bool:
        return not self.event and not self.measure


@dataclass(frozen=True)
class Exercise:
    """Its words are the messages of its id: `<id>` says what is wanted, `<id>-why` explains the solution."""

    id: str
    record: str
    moves: int
    """How many moves of the record are made before."""
    seat: int
    """Whose turn it is: the learner's."""
    goal: Goal
    solution: tuple[Move, ...]
    rule: str = ""
    """Where to read more."""
    easy: bool = False
    """A bot that only looks at its next move finds it, too."""


@dataclass(frozen=True)
class Standing:
    """How far an attempt has come."""

    gained: int
    reached: bool
    missed: bool
    """Somebody else would decide now."""
    begun: bool
    """Something was done already."""

    @property
    def over(self) -> bool:
        return self.reached or self.missed


# Reading.


def exercises_folder(game: Game) -> Path:
    return game.folder / "exercises"


@cache
def exercises_of(game: Game) -> tuple[Exercise, ...]:
    """In the order in which they are offered: the easier ones first."""
    file = exercises_folder(game) / "exercises.toml"
    return read_exercises(file.read_text(encoding="utf-8"), game) if file.exists() else ()


def exercise_called(game: Game, id: str) -> Exercise | None:
    return next((exercise for exercise in exercises_of(game) if exercise.id == id), None)


def exercise_after(game: Game, exercise: Exercise) -> Exercise | None:
    """The next one in order."""
    known = exercises_of(game)
    place = known.index(exercise) + 1
    return known[place] if place < len(known) else None


def exercise_texts(game: Game, language: str) -> Texts:
    return texts(language, exercises_folder(game))


def read_exercises(text: str, game: Game) -> tuple[Exercise, ...]:
    file = Entry("exercises", tomllib.loads(text)).only("exercise")
    found = tuple(read_exercise(entry, game) for entry in file["exercise"].items(1, MOST))
    ids = [exercise.id for exercise in found]
    for id in ids:
        if ids.count(id) > 1:
            raise DataError(f"exercises: there are two called {id}")
    return found


def read_exercise(entry: Entry, game: Game) -> Exercise:
    entry.only("id", "record", "moves", "seat", "goal", "solution", "rule", "easy")
    return Exercise(
        id=entry["id"].text(),
        record=entry["record"].text(),
        moves=entry["moves"].number(0, MOST_MOVES),
        seat=entry["seat"].number(0, MOST_SEATS - 1),
        goal=read_goal(entry["goal"], game),
        solution=moves(entry, "solution", game, whole=True),
        rule=optional(entry, "rule"),
        easy=entry["easy"].truth() if entry.has("easy") else False,
    )


def read_goal(entry: Entry, game: Game) -> Goal:
    if entry.has("points"):
        entry.only("points")
        return Goal(entry["points"].number(1, MOST_MOVES))
    if entry.has("measure"):
        entry.only("measure", "reach")
        if entry["measure"].text() not in game.measures:
            raise entry.refuse(f"{game.id} does not measure {entry['measure'].text()!r}")
        return Goal(entry["reach"].number(1, MOST_MOVES), measure=entry["measure"].text())
    highest = entry.has("reach")
    entry.only("event", "part", "reach" if highest else "least")
    least = entry["reach" if highest else "least"].number(1, MOST_MOVES)
    goal = Goal(least, entry["event"].text(), optional(entry, "part"), highest)
    parts = [part.name for part in game.events.kinds[game.events.number(goal.event)].parts]
    if goal.part and goal.part not in parts:
        raise entry.refuse(f"{goal.event} has no part {goal.part!r}")
    return goal


# Playing.


@cache
def record_of(game: Game, name: str) -> Record:
    return read_record((exercises_folder(game) / "records" / f"{name}.jsonl").read_text(encoding="utf-8"))


def exercise_match(game: Game, exercise: Exercise, players: list[Player] | None = None) -> Match:
    """The game as it stands when the learner decides; `players` sit there instead of those of the record. It is played by the rules and
    with the component data of its record, whatever has changed since."""
    record = record_of(game, exercise.record)
    header = record.header
    if players is not None:
        header = replace(header, names=[player.name for player in players], bots=[player.bot for player in players])
    return Match.from_record(Record(header, record.entries[: exercise.moves], closed=True), game)


def standing(exercise: Exercise, match: Match) -> Standing:
    gained = counted(exercise, match)
    reached = gained >= exercise.goal.least
    missed = not reached and match.position.to_act() != exercise.seat
    return Standing(gained, reached, missed, begun=len(match.made) > exercise.moves)


def counted(exercise: Exercise, match: Match) -> int:
    """How much of what the goal counts has come together since the beginning."""
    goal = exercise.goal
    if goal.measure:
        return match.game.measures[goal.measure](match.position, exercise.seat)
    if not goal.event:
        return match.position.scores[exercise.seat] - match.position_at(exercise.moves).scores[exercise.seat]
    kind = match.game.events.number(goal.event)
    parts = [part.name for part in match.game.events.kinds[kind].parts]
    told = (event for made in match.made[exercise.moves :] for event in made.events if event.kind == kind and event.seat == exercise.seat)
    found = [event.values[parts.index(goal.part)] if goal.part else 1 for event in told]
    return max(found, default=0) if goal.highest else sum(found)


def depends_on_luck(position: Position, seat: int, move: int) -> bool:
    """Whether a move brings to light what the seat does not know. Its own cards, shown to others, are no news to it."""
    true = position.clone()
    true.apply(move)
    known = true.view(seat)
    for number in range(1, WORLDS):
        world = position.imagine(seat, seeded(number))
        world.apply(move)
        if world.view(seat) != known:
            return True
    return False


def next_of_solution(exercise: Exercise, match: Match) -> Move | None:
    """What the solution does now; None where it is over, or where something else was done."""
    done = [match.game.moves.named(made.move) for made in match.made[exercise.moves :]]
    if len(done) >= len(exercise.solution) or done != list(exercise.solution[: len(done)]):
        return None
    return exercise.solution[len(done)]
