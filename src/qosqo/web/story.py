"""What has happened in a match, as one viewer may read it: told only as far as somebody asks, because games are long."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final
from weakref import WeakKeyDictionary

from qosqo.core.match import Made, Match
from qosqo.core.narrator import Narrator
from qosqo.core.phrases import Part, Saying
from qosqo.core.position import NOBODY
from qosqo.core.scores import POINT_EVENTS
from qosqo.core.texts import about_people

SENTENCES_KEPT: Final = 5_000
"""Those who sit at the same table read nearly the same."""


@dataclass(frozen=True)
class LogEntry:
    """One line of the referee's log."""

    number: int
    """The position after so many moves holds what the entry tells; 0: the set-up."""
    place: int
    """Its place among the entries of the same move."""
    seat: int
    text: str
    rule: str
    changed: tuple[tuple[str, int], ...]
    """Parts and values that the entry names: the same pairs that drawn things carry, so that they can be highlighted."""
    move: bool = False
    """The first entry of a move made by a player."""
    kind: str = ""
    """The name of the event in the game's table; empty for a move that nothing else tells of."""


@dataclass(frozen=True)
class Trace:
    """What everybody may know of an event, for boards that tell pieces apart by where they have been."""

    number: int
    """After so many moves it has happened."""
    seat: int
    kind: str
    changed: tuple[tuple[str, int], ...]


class Story:
    def __init__(self, match: Match, viewer: int, voice: Narrator) -> None:
        self._match = match
        self._viewer = viewer
        self._voice = voice

    def entries(self, first: int = 0) -> tuple[LogEntry, ...]:
        """All entries from a move on; from 0 on the set-up is told, too."""
        return tuple(entry for number in range(first, len(self._match.made) + 1) for entry in self.of_move(number))

    def of_move(self, number: int) -> list[LogEntry]:
        """What a move brought about."""
        made = self._match.made[number - 1] if number else self._match.opening
        return list(entries(made, number, self._viewer, self._voice))

    def last_move_of(self, seat: int) -> int | None:
        """The number of a seat's last move."""
        made = self._match.made
        return next((number for number in range(len(made), 0, -1) if made[number - 1].seat == seat), None)

    def traces(self, kinds: frozenset[str]) -> Sequence[Trace]:
        """All events of some kinds, without what is hidden from anybody. They are kept, and only what is new is looked at."""
        kept = _traces.setdefault(self._match, {})
        if kinds not in kept:
            kept[kinds] = Traces(self._match, kinds)
        return kept[kinds].up_to_date(self._match)


def entries(made: Made, number: int, viewer: int, voice: Narrator) -> Iterator[LogEntry]:
    for place, event in enumerate(made.events):
        text, rule, changed = told(voice, event.kind, event.seat, tuple(event.values), viewer == event.seat)
        yield LogEntry(number, place, event.seat, text, rule, changed, not place, voice.game.events.kinds[event.kind].name)
    if not made.events and number:
        text = f"{voice.name(made.seat)}: {voice.move(made.move, made.seat, viewer)}"
        yield LogEntry(number, 0, made.seat, text, "", (("seat", made.seat),), move=True)


@about_people
@lru_cache(maxsize=SENTENCES_KEPT)
def told(voice: Narrator, kind: int, seat: int, values: tuple[int, ...], own: bool) -> tuple[str, str, tuple[tuple[str, int], ...]]:
    """The text of a log entry, its rule, and the parts and values that it names."""
    event = Saying()
    event.kind = kind
    event.seat = seat
    event.values = list(values)
    text = voice.event(event, seat if own else NOBODY)
    return text, voice.game.events.kinds[kind].cited(event.values), named_by(voice.game.events.kinds[kind].parts, event, own)


def named_by(parts: Sequence[Part], event: Saying, own: bool) -> tuple[tuple[str, int], ...]:
    """The parts and values that an event names; the hidden ones only to whom it is about."""
    named = [("seat", event.seat)] if event.seat != NOBODY else []
    if event.kind not in POINT_EVENTS:
        for part, value in zip(parts, event.values, strict=False):
            if own or not part.hidden:
                named.append(("seat" if part.seat else part.name, value))
    return tuple(named)


class Traces:
    """The events of some kinds in a match, brought up to date when they are asked for."""

    def __init__(self, match: Match, kinds: frozenset[str]) -> None:
        self._numbers = {number for number, kind in enumerate(match.game.events.kinds) if kind.name in kinds}
        self._seen: Made | None = None
        """The last move that was looked at."""
        self._found: list[Trace] = []
        self._look(match, 0, match.opening)

    def up_to_date(self, match: Match) -> Sequence[Trace]:
        made = match.made
        done = next((number for number in range(len(made), 0, -1) if made[number - 1] is self._seen), 0)
        if not done:  # from the beginning, or moves were taken back
            self._found = [trace for trace in self._found if not trace.number]
        for number in range(done + 1, len(made) + 1):
            self._look(match, number, made[number - 1])
        self._seen = made[-1] if made else None
        return self._found

    def _look(self, match: Match, number: int, made: Made) -> None:
        kinds = match.game.events.kinds
        for event in made.events:
            if event.kind in self._numbers:
                changed = named_by(kinds[event.kind].parts, event, own=False)
                self._found.append(Trace(number, event.seat, kinds[event.kind].name, changed))


_traces: Final[WeakKeyDictionary[Match, dict[frozenset[str], Traces]]] = WeakKeyDictionary()
