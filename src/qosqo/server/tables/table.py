"""A table: a match, the seats around it and what they have agreed on. All rules of the table are here, and nothing else.

Every operation checks first and changes afterwards: when it raises `Denied`, the table is as it was.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, Literal

from qosqo.core.exercises import Exercise, exercise_called, standing
from qosqo.core.game import Game
from qosqo.core.lesson import lesson_of, reply, stage
from qosqo.core.match import Match, Refused
from qosqo.core.phrases import UnknownPhrase
from qosqo.server.tables.errors import Denied, MoveDenied
from qosqo.web.model import Pace

Move = dict[str, int | str]
SOLUTION: Final = "solution"
"""What a learner asks for at a table with an exercise who wants to be shown how it goes; anything else begins it again."""


@dataclass
class Seat:
    """Who sits there: a bot, a person known by the hash of their secret, nobody yet (with an invitation), or the game's own opponent."""

    kind: Literal["person", "bot", "automaton"]
    name: str
    bot: str = ""
    holder: str | None = None
    invite: str | None = None

    @property
    def open(self) -> bool:
        return self.kind == "person" and self.holder is None


@dataclass
class Request:
    """Somebody asks to take back more than they may alone."""

    by: int
    to: int
    agreed: list[int]


@dataclass
class HintsRequest:
    """Somebody asks the others to allow hints at this table."""

    by: int
    agreed: list[int]


@dataclass
class State:
    """What changes about a table besides its seats and its record."""

    pace: Pace = "normal"
    """How fast bots play."""
    request: Request | None = None
    rematch: str = ""
    """The table on which the players go on."""
    hurried: bool = False
    """Bots do not wait until a person must decide."""
    uploaded: bool = False
    """A record to look at and to fork, not to play on."""
    taught: list[str] | None = None
    """At a table with a teacher: the ids of what has been read."""
    alone: bool = False
    """The learner wants no more guidance."""
    exercise: str = ""
    """At a table with an exercise: its id."""
    shown: bool = False
    """The solution of the exercise is being shown."""
    hints: bool = False
    """All people at the table have agreed that a bot may be asked what one could do."""
    hints_request: HintsRequest | None = None
    study: list[int] = field(default_factory=list)
    """The seats that want moves to be judged while the game goes on."""


@dataclass(eq=False)
class Table:
    id: str
    game: Game
    match: Match
    owner: str
    seats: list[Seat]
    state: State = field(default_factory=State)
    listed: bool = False
    """Shown to everybody who looks for a table to watch."""

    # What others may know.

    @property
    def version(self) -> int:
        """Grows with every change of the game; what clients say they have seen."""
        return self.match.changes

    @property
    def finished(self) -> bool:
        return self.match.position.over()

    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    def seats_of(self, holder: str | None) -> tuple[int, ...]:
        if holder is None:
            return ()
        return tuple(number for number, seat in enumerate(self.seats) if seat.holder == holder)

    def filled_seats(self) -> list[Seat]:
        """The seats for which somebody is wanted: all but that of the game's own opponent."""
        return [seat for seat in self.seats if seat.kind != "automaton"]

    def visible_to(self, holder: str | None) -> tuple[int, ...]:
        """The seats through whose eyes somebody may look: the own ones; all once the game is over, and of an uploaded record."""
        return tuple(range(len(self.seats))) if self.finished or self.state.uploaded else self.seats_of(holder)

    @property
    def studied(self) -> bool:
        """Everybody has agreed to have moves judged while the game goes on."""
        people = [number for number, seat in enumerate(self.seats) if seat.kind == "person"]
        return bool(people) and all(number in self.state.study for number in people)

    @property
    def judged(self) -> bool:
        """Whether its moves may be judged: afterwards, and before only where everybody agreed."""
        return self.finished or self.state.uploaded or self.studied

    def forkable_by(self, holder: str | None) -> bool:
        """Finished games hold no secrets; a running one only if all its seats are at one browser."""
        return self.finished or self.state.uploaded or len(self.seats_of(holder)) == len(self.filled_seats())

    def bot_due(self) -> int | None:
        """The seat of the bot that must play now. Bots wait while somebody asks to take back."""
        to_act = self.match.position.to_act()
        if self.finished or self.state.uploaded or self.state.exercise or self.state.request is not None:
            return None
        if self.seats[to_act].kind != "bot":
            return None
        return None if self._teacher_waits() else to_act

    def _teacher_waits(self) -> bool:
        """Whether the teacher has something to settle with the learner before the opponent plays."""
        lesson = lesson_of(self.game) if self.state.taught is not None else None
        return lesson is not None and stage(lesson, self.match, self.state.taught or (), self.state.alone).waits

    @property
    def exercise(self) -> Exercise | None:
        return exercise_called(self.game, self.state.exercise) if self.state.exercise else None

    def solved(self) -> bool:
        """Whether the learner has reached the goal of the exercise without being shown how."""
        exercise = self.exercise
        return exercise is not None and not self.state.shown and standing(exercise, self.match).reached

    def prepared_reply(self) -> Move | None:
        """What a lesson has prepared for the bot that must play now; None: it must think."""
        lesson = lesson_of(self.game) if self.state.taught is not None else None
        return reply(lesson, self.match) if lesson is not None else None

    # What may be done.

    def play(self, seat: int, move: Move, version: int) -> None:
        self._check_current(version)
        if self.state.uploaded:
            raise Denied("only-look")
        try:
            packed = self.game.moves.packed(move)
        except UnknownPhrase as error:
            raise Denied("bad-move", detail=str(error)) from error
        try:
            self.match.play(seat, packed)
        except Refused as error:
            raise self._denied(error) from error
        self.state.request = None
        if self.bot_due() is None:
            self.state.hurried = False

    def undo(self, by: int, to: int, version: int) -> None:
        """Take back, or ask the others if that needs their agreement."""
        self._check_current(version)
        self._check_running()
        first = self.exercise.moves if self.exercise is not None else 0
        if not first <= to < len(self.match.made):
            raise self._denied(Refused("refused-nothing-to-undo"))
        if to < self.match.free_undo(by):
            agreed = [number for number in self._others(by) if self._agrees_anyway(number, by)]
            if agreed != self._others(by):
                self.state.request = Request(by, to, agreed)
                return
            self._take_back(by, to, agreed)
        else:
            self._take_back(by, to, [])

    def learn(self, read: str, alone: bool) -> None:
        """The learner has read what the teacher said, or wants no more guidance."""
        if self.exercise is not None:
            self._begin_again(self.exercise, shown=read == SOLUTION)
            return
        lesson = lesson_of(self.game) if self.state.taught is not None else None
        if lesson is None or self.state.taught is None:
            raise Denied("no-lesson")
        if read not in self.state.taught and any(told.id == read for told in lesson.told):
            self.state.taught.append(read)
        self.state.alone = self.state.alone or alone

    def agree_to_study(self, seats: Sequence[int], agree: bool) -> None:
        """Somebody wants moves to be judged while the game goes on, or not (any more). It takes everybody's consent, so whoever refuses or
        withdraws ends it for all: none of the others is left as somebody who asks."""
        self._check_running()
        if not seats:
            raise Denied("not-your-seat")
        self.state.study = sorted({*self.state.study, *seats}) if agree else []

    def answer_request(self, seats: Sequence[int], agree: bool, version: int) -> None:
        """What the seats of one browser say to a request: agree, decline, or withdraw it if it is their own."""
        self._check_current(version)
        request = self.state.request
        if request is None or not seats:
            raise Denied("no-request")
        if request.by in seats:
            if agree:
                raise Denied("no-request")
            self.state.request = None
        elif not agree:
            self.state.request = None
        else:
            agreed = sorted({*request.agreed, *seats})
            if agreed == self._others(request.by):
                self._take_back(request.by, request.to, agreed)
            else:
                self.state.request = Request(request.by, request.to, agreed)

    def ask_hint(self, by: int) -> bool:
        """Whether a seat may ask a bot what it could do; it is recorded. Otherwise those who have not agreed yet are asked to. Exercises
        are solved by oneself."""
        self._check_running()
        if self.state.exercise:
            raise Denied("no-plans")
        if by != self.match.position.to_act():
            raise self._denied(Refused("refused-not-your-turn", name=self.names()[self.match.position.to_act()]))
        if not self.state.hints:
            self._allow_hints(by, [number for number in self._others(by) if self._agrees_anyway(number, by)])
        if self.state.hints:
            self.match.note_hint(by)
        return self.state.hints

    def answer_hints(self, seats: Sequence[int], agree: bool) -> None:
        """What the seats of one browser say to a request for hints: agree, decline, or withdraw it if it is their own."""
        request = self.state.hints_request
        if request is None or not seats or (agree and request.by in seats):
            raise Denied("no-request")
        if agree:
            self._allow_hints(request.by, sorted({*request.agreed, *seats}))
        else:
            self.state.hints_request = None

    def _allow_hints(self, by: int, agreed: list[int]) -> None:
        self.state.hints = agreed == self._others(by)
        self.state.hints_request = None if self.state.hints else HintsRequest(by, agreed)

    def join(self, invite: str, holder: str, name: str) -> int:
        """Take the seat that an invitation is for. The name given at the set-up stays if there is no better one."""
        if self.seats_of(holder):
            raise Denied("already-seated")
        for number, seat in enumerate(self.seats):
            if seat.invite is not None and secrets.compare_digest(seat.invite, invite):
                seat.holder = holder
                seat.invite = None
                seat.name = name or seat.name
                self.state.hints = False  # whoever comes has not agreed to them
                self.state.hints_request = None
                self._rename()
                return number
        raise Denied("no-invite")

    def replace_by_bot(self, number: int, bot: str, name: str) -> None:
        """Nobody came: a program plays the open seat."""
        if not self.seats[number].open:
            raise Denied("not-open")
        self.seats[number] = Seat("bot", name, bot)
        self._rename()

    def renew_invite(self, number: int, invite: str) -> None:
        """Another invitation for an open seat; the old one no longer works."""
        if not self.seats[number].open:
            raise Denied("not-open")
        self.seats[number].invite = invite

    # Helpers.

    def _begin_again(self, exercise: Exercise, shown: bool) -> None:
        """The exercise stands as at its beginning: for another attempt, or to be shown how it goes."""
        if len(self.match.made) > exercise.moves:
            self._take_back(exercise.seat, exercise.moves, self._others(exercise.seat))
        self.state.shown = shown

    def _rename(self) -> None:
        """The record says who sits there from now on."""
        for number, seat in enumerate(self.seats):
            self.match.sit(number, seat.name, seat.bot)

    def _check_current(self, version: int) -> None:
        if version != self.version:
            raise Denied("stale")

    def _check_running(self) -> None:
        if self.state.uploaded:
            raise Denied("only-look")
        if self.finished:
            raise self._denied(Refused("refused-over"))

    def _others(self, by: int) -> list[int]:
        return [number for number in range(len(self.seats)) if number != by]

    def _agrees_anyway(self, number: int, by: int) -> bool:
        """Bots do not mind, an open seat has nobody to ask, and who sits at the same browser is asked in person."""
        seat = self.seats[number]
        return seat.kind != "person" or seat.open or seat.holder == self.seats[by].holder

    def _take_back(self, by: int, to: int, agreed: list[int]) -> None:
        try:
            self.match.undo(by, to, agreed)
        except Refused as error:
            raise self._denied(error) from error
        self.state.request = None
        self.state.hurried = False

    def _denied(self, refused: Refused) -> MoveDenied:
        return MoveDenied(refused, self.game, self.names(), self.match.data)
