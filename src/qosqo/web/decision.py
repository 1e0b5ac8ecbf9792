"""What a seat can decide now: its legal moves taken apart, with the names of their kinds, parts and values, ready for narrowing.

Compiled with the engine: a position may offer a thousand moves, and they are listed after every move.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

from qosqo.core.game import Game
from qosqo.core.match import Match
from qosqo.core.narrator import Narrator
from qosqo.core.phrases import KIND_SHIFT, PART_BITS, PART_MASK, Part, Saying, kind_of
from qosqo.core.position import Position, Step
from qosqo.core.texts import about_people
from qosqo.web.model import Choice, Decision, KindModel, PartModel

FIRST_SHIFT: Final = KIND_SHIFT - PART_BITS
"""Where the first part of a packed move begins; moves that come from a position need not be checked."""
MOST_SAID: Final = 40
"""So many moves are put into words one by one, because a template cannot tell one potato from two."""


def list_decision(match: Match, seat: int, voice: Narrator) -> Decision:
    """The legal moves of the seat to act, ready for narrowing."""
    return decision_at(match.game, match.position, match.refused_candidates(), seat, voice)


def decision_at(game: Game, position: Position, refused: Sequence[tuple[int, Saying]], seat: int, voice: Narrator) -> Decision:
    """What can be decided in a position."""
    moves = position.moves()
    collector = Collector(game, voice, position.stack[-1])
    rows = tuple([collector.row(move) for move in moves])
    refused_rows = tuple(
        (collector.row(move), reason_told(voice, reason.kind, reason.seat, tuple(reason.values))) for move, reason in refused
    )
    return Decision(
        seat, tuple(collector.kinds), collector.part_models(), tuple(moves), rows, refused_rows, collector.exceptions(moves, rows)
    )


def runs(rows: Sequence[tuple[int, ...]]) -> list[list[int]]:
    """Rows as pages are sent them: those of a kind that follow each other in one list, the kind first and then all their values."""
    result: list[list[int]] = []
    last = -1
    for row in rows:
        if row[0] == last:
            result[-1].extend(row[1:])
        else:
            result.append(list(row))
            last = row[0]
    return result


def refused_runs(refused: Sequence[tuple[tuple[int, ...], str]]) -> tuple[list[str], list[list[int]]]:
    """The reasons, and in the same way the moves refused: the place of the reason first."""
    places: dict[str, int] = {}
    result: list[list[int]] = []
    last = -1, -1
    for row, reason in refused:
        place = places.setdefault(reason, len(places))
        if (place, row[0]) == last:
            result[-1].extend(row[1:])
        else:
            result.append([place, *row])
            last = place, row[0]
    return list(places), result


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
        self._rows: list[list[tuple[int, ...]]] = []
        """The rows of each kind."""
        self._counts: list[int] = []
        """How many parts each kind has."""

    def row(self, move: int) -> tuple[int, ...]:
        number = kind_of(move)
        place = self._kind_places.get(number)
        if place is None:
            place = self._add_kind(number)
        shift = FIRST_SHIFT
        values = [place]
        for _ in range(self._counts[place]):
            values.append((move >> shift) & PART_MASK)
            shift -= PART_BITS
        row = tuple(values)
        self._rows[place].append(row)
        return row

    def _add_kind(self, number: int) -> int:
        kind = self.table.kinds[number]
        parts = tuple(self._part_place(part) for part in kind.parts)
        say = self.voice.texts
        name = self.voice.name(self.step.seat)
        title = self.voice.title(kind, self.step.seat)
        places = {part.name: f"{{{part.name}}}" for part in kind.parts}
        template = say(f"move-{kind.name}", seat=name, **places)
        brief = say(f"brief-{kind.name}", **places) if say.knows(f"brief-{kind.name}") else ""
        self._kind_places[number] = len(self.kinds)
        self._rows.append([])
        self._counts.append(len(parts))
        rule = self.step.cites(number) or kind.rule
        self.kinds.append(KindModel(kind.name, title, template, rule, parts, kind.costly, brief))
        return self._kind_places[number]

    def _part_place(self, part: Part) -> int:
        key = (part.name, part.texts, part.first, part.seat)
        if key not in self._part_places:
            self._part_places[key] = len(self._parts)
            self._parts.append(part)
        return self._part_places[key]

    def exceptions(self, moves: Sequence[int], rows: Sequence[tuple[int, ...]]) -> tuple[tuple[int, str], ...]:
        """The places of moves whose sentence is not just their template filled in: "1 potato", "2 potatoes"."""
        found = []
        for place, (move, row) in enumerate(zip(moves, rows, strict=True) if len(rows) <= MOST_SAID else ()):
            kind = self.kinds[row[0]]
            filled = kind.template
            for part, value in zip(kind.parts, row[1:], strict=True):
                filled = filled.replace(f"{{{self._parts[part].name}}}", str(self.voice.part(self._parts[part], value)))
            said = self.voice.move(move, self.step.seat, self.step.seat)
            if said != filled:
                found.append((place, said))
        return tuple(found)

    def part_models(self) -> tuple[PartModel, ...]:
        occurring: list[set[int]] = [set() for _ in self._parts]
        for kind, rows in zip(self.kinds, self._rows, strict=True):
            _, *columns = zip(*rows, strict=True)
            for part, column in zip(kind.parts, columns, strict=True):
                occurring[part].update(column)
        return tuple(
            PartModel(
                part.name,
                self.voice.texts(f"part-{part.name}"),
                part.seat,
                tuple(choice_of(self.voice, part, value) for value in sorted(values)),
            )
            for part, values in zip(self._parts, occurring, strict=True)
        )
