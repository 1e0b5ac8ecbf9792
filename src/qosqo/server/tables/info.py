"""What a table tells to somebody: from a table to the models of the pages."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime

from qosqo.core.game import Game
from qosqo.core.hints import due_hint
from qosqo.server.tables.stored import Listing
from qosqo.server.tables.table import Seat, Table
from qosqo.web.build import web_texts
from qosqo.web.model import AnalysisInfo, ExerciseAt, HintsRequest, SeatInfo, SeatKind, Settings, TableInfo, Teaching, UndoRequest
from qosqo.web.page_models import TableLine


def table_path(table_id: str) -> str:
    return f"/table/{table_id}"


def invite_path(invite: str) -> str:
    return f"/join/{invite}"


def table_info(
    table: Table, guest: str | None, site: str, online: Callable[[str], bool], analysis: AnalysisInfo | None = None
) -> TableInfo:
    """What the table tells to a guest; invitations only to whoever set it up. `site` is the address of the server."""
    owner = guest is not None and guest == table.owner
    request = table.state.request
    due = table.bot_due()
    return TableInfo(
        id=table.id,
        version=table.version,
        seats=tuple(seat_info(table, seat, thinking=number == due, online=online) for number, seat in enumerate(table.seats)),
        undo_request=UndoRequest(request.by, request.to, tuple(request.agreed)) if request else None,
        rematch=table_path(table.state.rematch) if table.state.rematch else "",
        uploaded=table.state.uploaded,
        owner=owner,
        forkable=table.forkable_by(guest),
        hints_request=HintsRequest(asked.by, tuple(asked.agreed)) if (asked := table.state.hints_request) else None,
        hints_taken=tuple(table.match.hints_taken()),
        judged=table.judged,
        study=tuple(table.state.study),
        analysis=analysis,
        teaching=None if table.state.taught is None else Teaching(tuple(table.state.taught), table.state.alone),
        exercise=ExerciseAt(table.state.exercise, table.state.shown) if table.state.exercise else None,
        invites=tuple((number, site + invite_path(seat.invite)) for number, seat in enumerate(table.seats) if seat.invite and owner),
    )


def due_sentence(table: Table, seats: tuple[int, ...], settings: Settings) -> str:
    """What is said about the decision at hand to whoever sits on these seats, if anything; a teacher says enough."""
    position = table.match.position
    if not settings.hints or position.to_act() not in seats or table.state.uploaded:
        return ""
    if table.state.taught is not None or table.state.exercise:
        return ""
    return due_hint(table.game, position, settings.read)


def seat_info(table: Table, seat: Seat, thinking: bool, online: Callable[[str], bool]) -> SeatInfo:
    if seat.kind == "automaton":
        return SeatInfo(seat.name, "automaton")
    if seat.kind == "bot":
        return SeatInfo(seat.name, "bot", seat.bot, seat.bot, thinking=thinking)
    if seat.holder is None:
        return SeatInfo(seat.name, "open", online=table.state.uploaded)
    kind: SeatKind = "device" if len(table.seats_of(seat.holder)) > 1 else "person"
    return SeatInfo(seat.name, kind, online=online(seat.holder))


def table_line(game: Game, listing: Listing, language: str) -> TableLine:
    return TableLine(
        id=listing.id,
        game_name=web_texts(language, game)("game-name"),
        names=listing.names,
        finished=listing.finished,
        scores=listing.summary.scores,
        moves=listing.summary.moves,
        my_turn=listing.summary.to_act in listing.mine,
        when=datetime.fromtimestamp(listing.changed / 1000, UTC).isoformat(timespec="seconds"),
        turn_of=listing.names[listing.summary.to_act] if 0 <= listing.summary.to_act < len(listing.names) else "",
        away=listing.away,
        recorded=listing.recorded,
    )
