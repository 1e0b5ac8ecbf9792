"""What a player may take home of a game that is still going on: the own view of every position, no seed, no secrets."""

from __future__ import annotations

from qosqo.core.codec import canonical
from qosqo.core.match import Made, Match
from qosqo.core.phrases import Saying, Table
from qosqo.core.position import Json
from qosqo.core.record import FORMAT_VERSION
from qosqo.core.view import view_json


def export_text(match: Match, seat: int) -> str:
    """A file for one seat (or NOBODY, a spectator): the full record of a finished game, otherwise a sequence of views."""
    if match.position.over():
        return match.record_text()
    positions = match.positions()
    header: dict[str, Json] = {
        "qosqo-views": FORMAT_VERSION,
        "game": match.header.game,
        "rules": match.header.rules,
        "data": match.header.data,
        "options": dict[str, Json](match.header.options),
        "names": list[Json](match.names),
        "seat": seat,
        "events": told(match, match.opening, seat),
        "view": view_json(next(positions).view(seat)),
    }
    lines = [canonical(header)]
    for number, made in enumerate(match.made, start=1):
        move = visible(match.game.moves, match.game.moves.named(made.move), made.seat, seat)
        line: dict[str, Json] = {
            "n": number,
            "seat": made.seat,
            "move": move,
            "events": told(match, made, seat),
            "view": view_json(next(positions).view(seat)),
        }
        lines.append(canonical(line))
    return "\n".join(lines) + "\n"


def told(match: Match, made: Made, viewer: int) -> list[Json]:
    """The log entries of a move as the viewer may read them."""
    return [visible(match.game.events, named_event(match.game.events, event), event.seat, viewer) for event in made.events]


def named_event(table: Table, event: Saying) -> dict[str, int | str]:
    kind = table.kinds[event.kind]
    result: dict[str, int | str] = {"kind": kind.name, "seat": event.seat}
    result.update({part.name: value for part, value in zip(kind.parts, event.values, strict=False)})
    return result


def visible(table: Table, named: dict[str, int | str], seat: int, viewer: int) -> dict[str, Json]:
    """A phrase without the parts that only the seat it is about may see."""
    kind = table.kinds[table.numbers[str(named["kind"])]]
    hidden = {part.name for part in kind.parts if part.hidden} if viewer != seat else set()
    return {name: value for name, value in named.items() if name not in hidden}
