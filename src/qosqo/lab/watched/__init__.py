"""What to watch for in the games of an experiment: turns, kinds of action, and components that are offered and taken.

A module `qosqo.lab.watched.<game id>`, or one that another package registers in the group `qosqo.watched`, has `WATCHED`. For games
without one everything that has a name in a move counts as a component, and every kind of move as an action.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import prod
from typing import Final

from qosqo.core.game import Game
from qosqo.core.parts import Parts
from qosqo.core.phrases import Kind, Part, Table

WATCHED: Final = Parts(__name__, "qosqo.watched", "WATCHED")
MOST_THINGS: Final = 200
"""Parts with more values than that are amounts or places on a large board, not components."""

Spoken = tuple[str, ...]
"""Kinds of a table, by name."""


@dataclass(frozen=True)
class Family:
    """Components of one sort: buildings, gods, spaces. Which of them a phrase is about is told by some of its parts."""

    name: str
    """The game's catalogue calls it `part-<name>`, or that of the lab `family-<name>`."""
    parts: tuple[str, ...]
    """The parts of phrases that tell which one it is: mostly one; a statue is told by god and size."""
    offered: Spoken
    """Moves: a component is on offer where such a move is legal."""
    taken: Spoken = ()
    """Events that tell that it was taken; without any: the moves of `offered`, when they are made."""


@dataclass(frozen=True)
class Watched:
    turn: str = ""
    """The event with which the turn of a seat begins; empty: a turn is what a seat decides in a row."""
    actions: dict[str, Spoken] = field(default_factory=dict)
    """Kinds of action and the moves that are one; the lab's catalogue calls them `action-<name>`."""
    action_parts: tuple[tuple[str, str], ...] = ()
    """Moves and the part of them that names the action: in Feld's game the space that a die is put on."""
    families: tuple[Family, ...] = ()


def watched_of(game: Game) -> Watched:
    module = WATCHED.usable(game.id)
    if module is None:
        return generic(game)
    watched = module.WATCHED
    assert isinstance(watched, Watched)
    return watched


def generic(game: Game) -> Watched:
    """All that can be said without knowing the game."""
    families: dict[str, list[str]] = {}
    for kind in game.moves.kinds:
        for part in kind.parts:
            if part.texts and not part.seat and part.size <= MOST_THINGS:
                families.setdefault(part.name, []).append(kind.name)
    return Watched(
        actions={kind.name: (kind.name,) for kind in game.moves.kinds},
        families=tuple(Family(name, (name,), tuple(kinds)) for name, kinds in families.items()),
    )


def action_names(game: Game) -> list[str]:
    """What turns are counted by; an action that a part of a move names is called by that part and its value."""
    watched = watched_of(game)
    values = {part: part_called(game.moves.kinds[game.moves.number(kind)], part).size for kind, part in watched.action_parts}
    return [*watched.actions, *(f"{part} {value}" for part, size in values.items() for value in range(size))]


def parts_of(game: Game, family: Family) -> list[Part]:
    """The parts that tell a component of the family apart, as the first kind that has them declares them."""
    kind = game.moves.kinds[game.moves.number(family.offered[0])]
    return [part_called(kind, name) for name in family.parts]


def size_of(game: Game, family: Family) -> int:
    return prod(part.size for part in parts_of(game, family))


def places_in(table: Table, family: Family, spoken: Spoken) -> dict[int, list[int]]:
    """For each kind of phrase, by number, where among its parts those of the family are."""
    found: dict[int, list[int]] = {}
    for name in spoken:
        number = table.number(name)
        kind = table.kinds[number]
        found[number] = [kind.parts.index(part_called(kind, part)) for part in family.parts]
    return found


def part_called(kind: Kind, name: str) -> Part:
    return next(part for part in kind.parts if part.name == name)
