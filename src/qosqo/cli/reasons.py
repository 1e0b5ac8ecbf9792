"""Why not? The moves that one might look for but that are not possible, by the rule that forbids them."""

from __future__ import annotations

from typing import Final

from qosqo.cli.narrow import OPEN, phrase
from qosqo.core.match import Match
from qosqo.core.narrator import Narrator
from qosqo.core.phrases import Kind, Saying, kind_of

MOST_TRIED: Final = 5000
"""Of a kind that the position does not even consider, so many moves are asked about."""
MOST_NAMED: Final = 8
"""So many moves are named under one reason."""


def reasons(match: Match, narrator: Narrator, seat: int, wanted: str = "") -> list[tuple[str, list[str]]]:
    """Each reason with rule number and sentence, and the moves it forbids. `wanted` narrows to moves that read like it."""
    refused = match.refused_candidates()
    if wanted:
        named = [(move, reason) for move, reason in refused if wanted.lower() in narrator.move(move, seat, seat).lower()]
        refused = named or of_kinds(match, kinds_called(match, narrator, seat, wanted))
    found: dict[str, list[str]] = {}
    for move, reason in refused:
        moves = found.setdefault(narrator.refusal(reason), [])
        if len(moves) <= MOST_NAMED:
            moves.append(narrator.move(move, seat, seat) if len(moves) < MOST_NAMED else OPEN)
    return list(found.items())


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
        for index in range(min(kind.size, MOST_TRIED)) if number not in legal else ():
            move = table.move(table.offsets[number] + index)
            reason = match.why_not(move)
            if reason is not None and reason.kind not in seen:
                seen.add(reason.kind)
                result.append((move, reason))
    return result
