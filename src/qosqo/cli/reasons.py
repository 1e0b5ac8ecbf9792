"""Why not? The moves that one might look for but that are not possible, by the rule that forbids them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from qosqo.cli.narrow import phrase
from qosqo.core.match import Match
from qosqo.core.narrator import Narrator
from qosqo.core.phrases import Kind, Saying, kind_of

MOST_TRIED: Final = 200
"""Of a kind that the position does not even consider, so many moves are asked about, evenly spread."""
MOST_NAMED: Final = 4
"""So many moves are named under one reason."""
MOST_ALIKE: Final = 2
"""So many reasons of one kind are named; the others only differ in where they apply."""


@dataclass
class Reason:
    text: str
    """The rule's number and the sentence."""
    moves: list[str]
    more: int = 0
    """How many other moves are not possible for this reason or one of its kind."""


def reasons(match: Match, narrator: Narrator, seat: int, wanted: str = "") -> list[Reason]:
    """Why some moves are not possible. `wanted` narrows to moves that read like it."""
    refused = match.refused_candidates()
    if wanted:
        named = [(move, reason) for move, reason in refused if wanted.lower() in narrator.move(move, seat, seat).lower()]
        refused = named or of_kinds(match, kinds_called(match, narrator, seat, wanted))
    by_kind: dict[int, list[Reason]] = {}
    for move, saying in refused:
        alike = by_kind.setdefault(saying.kind, [])
        text = narrator.refusal(saying)
        reason = next((each for each in alike if each.text == text), None)
        if reason is None and len(alike) < MOST_ALIKE:
            reason = Reason(text, [])
            alike.append(reason)
        if reason is not None and len(reason.moves) < MOST_NAMED:
            reason.moves.append(narrator.move(move, seat, seat))
        else:
            alike[-1].more += 1
    return [reason for alike in by_kind.values() for reason in alike]


def kinds_called(match: Match, narrator: Narrator, seat: int, wanted: str) -> list[Kind]:
    """The kinds of moves whose name or sentence has the wanted words in it."""
    table = match.game.moves
    result: list[Kind] = []
    for kind in table.kinds:
        first = table.move(table.offsets[table.number(kind.name)])
        last = table.move(table.offsets[table.number(kind.name)] + kind.size - 1)
        if wanted.lower() in kind.name or wanted.lower() in phrase([first, last], seat, narrator).lower():
            result.append(kind)
    return result


def of_kinds(match: Match, kinds: list[Kind]) -> list[tuple[int, Saying]]:
    """One refused move per kind and reason, for kinds of which no move is legal."""
    table = match.game.moves
    legal = {kind_of(move) for move in match.position.moves()}
    result: list[tuple[int, Saying]] = []
    for kind in kinds:
        number = table.number(kind.name)
        seen: set[int] = set()
        for index in range(0, kind.size, -(-kind.size // MOST_TRIED)) if number not in legal else ():
            move = table.move(table.offsets[number] + index)
            reason = match.why_not(move)
            if reason is not None and reason.kind not in seen:
                seen.add(reason.kind)
                result.append((move, reason))
    return result
