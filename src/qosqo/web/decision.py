"""What a seat can decide now: its legal moves taken apart, with the names of their kinds, parts and values, ready for narrowing.

Compiled with the engine: a position may offer a thousand moves, and they are listed after every move.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

from mypy_extensions import i64

from qosqo.core.game import Game
from qosqo.core.match import Match
from qosqo.core.narrator import Narrator
from qosqo.core.phrases import KIND_SHIFT, PART_BITS, PART_MASK, Kind, Part, Saying, kind_of
from qosqo.core.position import Position, Step
from qosqo.core.texts import about_people
from qosqo.web.model import Choice, Decision, KindModel, PartModel

FIRST_SHIFT: Final = KIND_SHIFT - PART_BITS
"""Where the first part of a packed move begins; moves that come from a position need not be checked."""
NUMBERS: Final[list[str]] = [str(value) for value in range(PART_MASK + 1)]
MOST_SAID: Final = 40
"""So many moves are put into words one by one, because a template cannot tell one potato from two."""


def list_decision(match: Match, seat: int, voice: Narrator) -> Decision:
    """The legal moves of the seat to act, ready for narrowing."""
    return decision_at(match.game, match.position, match.refused_candidates(), seat, voice)


def decision_at(game: Game, position: Position, refused: Sequence[tuple[int, Saying]], seat: int, voice: Narrator) -> Decision:
    """What can be decided in a position."""
    moves = position.moves()
    collector = Collector(game, voice, position.stack[-1])
    runs = collector.runs(moves)
    reasons, refused_runs = collector.refused_runs(refused)
    parts = collector.part_models(runs, refused_runs)
    return Decision(seat, tuple(collector.kinds), parts, tuple(moves), runs, reasons, refused_runs, collector.exceptions(moves))


@about_people
@lru_cache(maxsize=5_000)
def reason_told(voice: Narrator, kind: int, seat: int, values: tuple[int, ...]) -> str:
    """Why not. The same reason stands against many moves."""
    reason = Saying()
    reason.kind, reason.seat, reason.values = kind, seat, list(values)
    return voice.refusal(reason)


@about_people
@lru_cache(maxsize=20_000)
def choice_of(voice: Narrator, part: Part, value: int) -> Choice:
    """A value as it is shown. The same values can be chosen again and again."""
    return Choice(value, str(voice.part(part, value)))


@about_people
@lru_cache(maxsize=2_000)
def kind_told(voice: Narrator, kind: Kind, seat: int, rule: str, parts: tuple[int, ...]) -> KindModel:
    """A kind of move as it is shown. The same few come up again and again."""
    say = voice.texts
    name = voice.name(seat)
    title = voice.title(kind, seat)
    places = {part.name: f"{{{part.name}}}" for part in kind.parts}
    template = say(f"move-{kind.name}", seat=name, **places)
    brief = say(f"brief-{kind.name}", **places) if say.knows(f"brief-{kind.name}") else ""
    return KindModel(kind.name, title, template, rule, parts, kind.costly, brief)


@about_people
@lru_cache(maxsize=20_000)
def exception(voice: Narrator, seat: int, move: int) -> str:
    """The sentence of a move if it is not just its template filled in ("1 potato", "2 potatoes"), otherwise nothing."""
    kind = voice.game.moves.kinds[kind_of(move)]
    filled = voice.texts(f"move-{kind.name}", seat=voice.name(seat), **{part.name: f"{{{part.name}}}" for part in kind.parts})
    shift = FIRST_SHIFT
    for part in kind.parts:
        filled = filled.replace(f"{{{part.name}}}", str(voice.part(part, (move >> shift) & PART_MASK)))
        shift -= PART_BITS
    said = voice.move(move, seat, seat)
    return said if said != filled else ""


class Collector:
    """Gathers the kinds, parts and values that occur among moves."""

    def __init__(self, game: Game, voice: Narrator, step: Step[Any]) -> None:
        self.table = game.moves
        self.voice = voice
        self.step = step
        self.kinds: list[KindModel] = []
        self._kind_places: dict[int, int] = {}
        self._parts: list[Part] = []
        self._part_places: dict[tuple[str, str, int, bool], int] = {}
        self._counts: list[int] = []
        """How many parts each kind has."""

    def runs(self, moves: Sequence[int]) -> tuple[list[int], ...]:
        """Moves of a kind that follow each other in one list, the place of the kind first and then all their values."""
        result: list[list[int]] = []
        values: list[int] = []
        last = -1
        count = 0
        for move in moves:
            number = kind_of(move)
            if number != last:
                last = number
                place = self._place(number)
                count = self._counts[place]
                values = [place]
                result.append(values)
            add_values(values, move, count)
        return tuple(result)

    def refused_runs(self, refused: Sequence[tuple[int, Saying]]) -> tuple[tuple[str, ...], tuple[list[int], ...]]:
        """The reasons, and in the same way the moves refused: the place of the reason first."""
        places: dict[str, int] = {}
        result: list[list[int]] = []
        values: list[int] = []
        last = last_reason = -1
        count = 0
        for move, saying in refused:
            told = reason_told(self.voice, saying.kind, saying.seat, tuple(saying.values))
            reason = places.setdefault(told, len(places))
            number = kind_of(move)
            if number != last or reason != last_reason:
                last, last_reason = number, reason
                place = self._place(number)
                count = self._counts[place]
                values = [reason, place]
                result.append(values)
            add_values(values, move, count)
        return tuple(places), tuple(result)

    def _place(self, number: int) -> int:
        place = self._kind_places.get(number)
        if place is None:
            place = self._kind_places[number] = len(self.kinds)
            kind = self.table.kinds[number]
            parts = tuple([self._part_place(part) for part in kind.parts])
            self._counts.append(len(parts))
            self.kinds.append(kind_told(self.voice, kind, self.step.seat, self.step.cites(number) or kind.rule, parts))
        return place

    def _part_place(self, part: Part) -> int:
        key = (part.name, part.texts, part.first, part.seat)
        if key not in self._part_places:
            self._part_places[key] = len(self._parts)
            self._parts.append(part)
        return self._part_places[key]

    def exceptions(self, moves: Sequence[int]) -> tuple[tuple[int, str], ...]:
        """The places of moves whose sentence is not just their template filled in."""
        if len(moves) > MOST_SAID:
            return ()
        said = [(place, exception(self.voice, self.step.seat, move)) for place, move in enumerate(moves)]
        return tuple([each for each in said if each[1]])

    def part_models(self, legal: Sequence[list[int]], refused: Sequence[list[int]]) -> tuple[PartModel, ...]:
        occurring: list[set[int]] = [set() for _ in self._parts]
        for first, runs in ((1, legal), (2, refused)):
            for run in runs:
                parts = self.kinds[run[first - 1]].parts
                for at, part in enumerate(parts, start=first):
                    occurring[part].update(run[at :: len(parts)])
        return tuple(
            [
                PartModel(
                    part.name,
                    self.voice.texts(f"part-{part.name}"),
                    part.seat,
                    tuple([choice_of(self.voice, part, value) for value in sorted(values)]),
                )
                for part, values in zip(self._parts, occurring, strict=True)
            ]
        )


def runs_text(runs: Sequence[list[int]]) -> str:
    """Runs of moves as JSON; all numbers are small, which is quicker to write than any numbers."""
    return "[" + ",".join(["[" + ",".join([NUMBERS[value] for value in run]) + "]" for run in runs]) + "]"


def add_values(values: list[int], move: int, count: int) -> None:
    """The values of a packed move's parts."""
    packed: i64 = move
    place: i64 = FIRST_SHIFT
    for _ in range(count):
        values.append(int((packed >> place) & PART_MASK))
        place -= PART_BITS
