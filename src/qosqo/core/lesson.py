"""A first game with a teacher: what is said when, what is pointed at, and which moves are wanted, as data beside a game's texts.

A game's folder may hold `lesson/lesson.toml` and `lesson/texts/`. The teacher leads through ideas one after the other: some are to be read,
at the others a move is wanted. After the last idea the game goes on freely, and remarks are made when what they are about comes up for the
first time. Where a lesson stands follows from the moves made and from what was read: it can be left, taken back and come back to any time.
"""

from __future__ import annotations

import tomllib
from collections.abc import Collection
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from qosqo.core.data import DataError, Entry
from qosqo.core.game import Game
from qosqo.core.match import Match
from qosqo.core.phrases import UnknownPhrase, kind_of
from qosqo.core.texts import Texts, texts

LEARNER: Final = 0
"""The seat of whoever learns; the friendly opponent sits on the other."""
SEATS: Final = 2
MOST: Final = 200
LARGEST_SEED: Final = 1 << 62

Move = dict[str, int | str]
"""A move by its kind and parts; as a pattern it may leave parts open."""


@dataclass(frozen=True)
class Told:
    """One thing that is told. Its words are the message of its id."""

    id: str
    rule: str = ""
    """Where to read more."""
    point: str = ""
    """What to point at, described as drawn things describe themselves: "hex=12|kind=triple"."""


@dataclass(frozen=True)
class Idea(Told):
    """Told in its turn. `<id>-not` (or `<id>-not-<kind>`) explains why another move is a mistake."""

    want: tuple[Move, ...] = ()
    """Patterns of the moves that lead on; none: it is to be read."""
    may: tuple[Move, ...] = ()
    """Patterns of moves that do no harm."""
    times: int = 1
    """So many of the wanted moves lead on."""


@dataclass(frozen=True)
class Remark(Told):
    """Told when it comes up for the first time. All that is named must be so, and the learner must be to act (or the game over)."""

    step: str = ""
    """The kind of decision: the class of the step in small letters."""
    can: str = ""
    """A kind of move that is legal."""
    event: str = ""
    """Something that has happened since the learner's last turn ended, or in the own turn."""
    over: bool = False


@dataclass(frozen=True)
class Lesson:
    seed: int
    bot: str
    """Who plays on when the prepared replies end."""
    options: dict[str, str]
    data_text: str | None
    """Other component data than the game's present ones: those that the lesson was written with, or a shorter game."""
    replies: tuple[Move, ...]
    """What the opponent plays, one after the other, as long as it is legal."""
    ideas: tuple[Idea, ...]
    remarks: tuple[Remark, ...]

    @property
    def told(self) -> tuple[Told, ...]:
        return (*self.ideas, *self.remarks)


@dataclass(frozen=True)
class Stage:
    """Where a lesson stands."""

    told: Told | None
    """What is said now; nothing while the opponent plays."""
    place: int
    """The place of the idea among all ideas, from 1; 0 once they are over."""
    mistake: int | None = None
    """How many moves were made before one that was not wanted; it waits to be taken back."""

    @property
    def waits(self) -> bool:
        """Nobody plays until the learner has answered."""
        return self.mistake is not None or (isinstance(self.told, Idea) and not self.told.want)


# Reading.


def lesson_folder(game: Game) -> Path:
    return game.folder / "lesson"


@cache
def lesson_of(game: Game) -> Lesson | None:
    """The first game with a teacher, if somebody has written one."""
    file = lesson_folder(game) / "lesson.toml"
    return read_lesson(file.read_text(encoding="utf-8"), game) if file.exists() else None


def lesson_texts(game: Game, language: str) -> Texts:
    return texts(language, lesson_folder(game))


def read_lesson(text: str, game: Game) -> Lesson:
    file = Entry("lesson", tomllib.loads(text)).only("seed", "data", "bot", "options", "shorter", "replies", "idea", "remark")
    lesson = Lesson(
        seed=file["seed"].number(0, LARGEST_SEED),
        bot=file["bot"].text(),
        options={name: entry.text() for name, entry in file["options"].entries().items()} if file.has("options") else {},
        data_text=shortened_data(file["shorter"], game, written_with(file, game)) if file.has("shorter") else written_with(file, game),
        replies=moves(file, "replies", game, whole=True),
        ideas=tuple(read_idea(entry, game) for entry in file["idea"].items(1, MOST)),
        remarks=tuple(read_remark(entry, game) for entry in file["remark"].items(0, MOST)),
    )
    ids = [told.id for told in lesson.told]
    for id in ids:
        if ids.count(id) > 1:
            raise DataError(f"lesson: {id} is told twice")
    return lesson


def written_with(file: Entry, game: Game) -> str | None:
    """The component data that something was written with: deal and moves fit no others. None: the game's present ones."""
    if not file.has("data"):
        return None
    text = game.data_named(file["data"].text())
    if text is None:
        raise file["data"].refuse(f"{game.id} does not know these component data any more; keep the file in earlier-data/")
    return text


def shortened_data(changes: Entry, game: Game, kept: str | None) -> str:
    """Component data with some lines replaced."""
    text = game.data_text() if kept is None else kept
    for change in changes.items(1, MOST):
        old, new = (line.text() for line in change.items(2, 2))
        if text.count(old) != 1:
            raise change.refuse(f"{old!r} must be there exactly once")
        text = text.replace(old, new)
    return text


def read_idea(entry: Entry, game: Game) -> Idea:
    entry.only("id", "rule", "point", "want", "may", "times")
    want, may = moves(entry, "want", game), moves(entry, "may", game)
    times = entry["times"].number(1, MOST) if entry.has("times") else 1
    return Idea(entry["id"].text(), optional(entry, "rule"), optional(entry, "point"), want, may, times)


def read_remark(entry: Entry, game: Game) -> Remark:
    entry.only("id", "rule", "point", "step", "can", "event", "over")
    remark = Remark(
        entry["id"].text(),
        optional(entry, "rule"),
        optional(entry, "point"),
        optional(entry, "step"),
        optional(entry, "can"),
        optional(entry, "event"),
        entry["over"].truth() if entry.has("over") else False,
    )
    if remark.can:
        game.moves.number(remark.can)
    if remark.event:
        game.events.number(remark.event)
    return remark


def optional(entry: Entry, key: str) -> str:
    return entry[key].text() if entry.has(key) else ""


def moves(entry: Entry, key: str, game: Game, whole: bool = False) -> tuple[Move, ...]:
    """Patterns of moves, checked against the game's table; whole moves leave nothing open."""
    found: list[Move] = []
    for pattern in entry[key].items(1, MOST) if entry.has(key) else ():
        move = dict(pattern.table())
        try:
            kind = game.moves.kinds[game.moves.number(pattern["kind"].text())]
            game.moves.packed(move if whole else {part.name: 0 for part in kind.parts} | move)
        except UnknownPhrase as error:
            raise pattern.refuse(str(error)) from error
        found.append(move)
    return tuple(found)


# Teaching.


def new_match(game: Game, lesson: Lesson, names: list[str]) -> Match:
    return Match.new(game, names, lesson.options, lesson.seed, lesson.data_text, ["", lesson.bot])


def fits(move: Move, patterns: tuple[Move, ...]) -> bool:
    return any(all(move.get(name) == value for name, value in pattern.items()) for pattern in patterns)


def stage(lesson: Lesson, match: Match, read: Collection[str], alone: bool) -> Stage:
    """Where the lesson stands after the moves made. `read` are the ids of what has been read; `alone`: no more guidance is wanted."""
    if alone:
        return Stage(remark(lesson, match, read), 0)
    at = 0
    done = 0
    for number, made in enumerate(match.made):
        if made.seat != LEARNER:
            continue
        while at < len(lesson.ideas) and not lesson.ideas[at].want:
            at += 1  # whoever has played on has read it
        if at == len(lesson.ideas):
            break
        move = match.game.moves.named(made.move)
        if fits(move, lesson.ideas[at].want):
            done += 1
            if done == lesson.ideas[at].times:
                at += 1
                done = 0
        elif not fits(move, lesson.ideas[at].may):
            return Stage(lesson.ideas[at], at + 1, mistake=number)
    if match.position.to_act() != LEARNER and not match.position.over():
        return Stage(None, at + 1 if at < len(lesson.ideas) else 0)
    while at < len(lesson.ideas) and not lesson.ideas[at].want and lesson.ideas[at].id in read:
        at += 1
    if at == len(lesson.ideas):
        return Stage(remark(lesson, match, read), 0)
    return Stage(lesson.ideas[at], at + 1)


def remark(lesson: Lesson, match: Match, read: Collection[str]) -> Remark | None:
    """What is worth a remark now and has not been told yet."""
    return next((each for each in lesson.remarks if each.id not in read and is_due(each, match)), None)


def is_due(remark: Remark, match: Match) -> bool:
    position = match.position
    if position.over() or remark.over:
        return position.over() and remark.over
    if position.to_act() != LEARNER:
        return False
    if remark.step and type(position.stack[-1]).__name__.lower() != remark.step:
        return False
    if remark.can and not any(kind_of(move) == match.game.moves.number(remark.can) for move in position.moves()):
        return False
    return not remark.event or match.game.events.number(remark.event) in lately(match)


def lately(match: Match) -> set[int]:
    """The kinds of events of the present turn of the learner and of the opponent's turn before it."""
    first = match.turn_began()
    while first and match.made[first - 1].seat != LEARNER:
        first -= 1
    return {event.kind for made in match.made[max(0, first - 1) :] for event in made.events}


def reply(lesson: Lesson, match: Match) -> Move | None:
    """What the opponent has prepared for this moment; None: it must think for itself."""
    if match.position.over() or match.position.to_act() == LEARNER:
        return None
    number = sum(1 for made in match.made if made.seat != LEARNER)
    if number >= len(lesson.replies):
        return None
    prepared = lesson.replies[number]
    return prepared if match.game.moves.packed(prepared) in match.position.moves() else None
