"""The HTTP API: everything that a page can do, for programs. Described by `/openapi.json`."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from typing import Annotated, Any, Final

from fastapi import APIRouter, Depends, Path, Query, Request, Response
from fastapi.responses import PlainTextResponse

from qosqo.core.position import NOBODY
from qosqo.server.described import described, described_game, described_listing
from qosqo.server.errors import Denied
from qosqo.server.guests import changed_settings, clean_name
from qosqo.server.house import House, checked_seat
from qosqo.server.schemas import (
    AnswerIn,
    BotIn,
    ErrorOut,
    ForkIn,
    GameOut,
    GuestIn,
    GuestOut,
    HealthOut,
    InviteOut,
    JoinIn,
    Language,
    LinkOut,
    ListingOut,
    MoveIn,
    PlaceOut,
    PreviewOut,
    PreviewsIn,
    ReportIn,
    ReportOut,
    SeatIn,
    SeatPlaceOut,
    SettingsIn,
    SettingsOut,
    TableChangeIn,
    TableIn,
    TableOut,
    UndoIn,
    VersionOut,
)
from qosqo.server.setup import Wish
from qosqo.server.shown import invite_path, table_info, table_line, table_path
from qosqo.server.table import Table
from qosqo.server.visitors import HouseHere, Visitor, VisitorHere, new_guest
from qosqo.web.build import table_model
from qosqo.web.model import Settings, TableModel, Viewer

LONGEST_WAIT: Final = 25.0
TEXT_PLAIN: Final = "text/plain"

RECORD_BODY: Final = {"required": True, "content": {TEXT_PLAIN: {"schema": {"type": "string"}}}}

ANSWERS: Final[dict[int | str, dict[str, Any]]] = {
    status: {"model": ErrorOut, "description": description}
    for status, description in {
        400: "The request makes no sense.",
        401: "It is not known who is asking.",
        403: "The guest has no right to do that.",
        404: "There is no such thing.",
        409: "The rules (of the game, of tables, of records) do not allow it, or the table has changed meanwhile.",
        413: "The request is too large.",
        422: "The request does not have the form described here.",
        429: "That was too fast.",
        503: "The server is too busy, or cannot reach its database.",
    }.items()
}

TableId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,40}$", description="The name of a table.")]
SeatNumber = Annotated[int, Path(ge=0, le=7)]
Invite = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,80}$", description="The secret part of an invite link.")]


def seldom(house: HouseHere, visitor: VisitorHere) -> None:
    """For requests that make something that is kept."""
    if not house.new_tables.take(visitor.address):
        raise Denied("too-fast")


Seldom = Depends(seldom)
api = APIRouter(prefix="/api", responses=ANSWERS)


@api.get("/health", tags=["server"])
async def health(house: HouseHere) -> HealthOut:
    """Whether the server works, its database included."""
    await house.store.run(lambda transaction: transaction.rows("SELECT version FROM schema_version"))
    return HealthOut(status="ok", sockets=house.presence.count(), tables_in_memory=house.hall.in_memory())


# Games and guests.


@api.get("/games", tags=["games"])
async def games(house: HouseHere, visitor: VisitorHere, language: Language | None = None) -> list[GameOut]:
    """What can be played here."""
    return [described_game(game, language or visitor.settings.language) for game in house.hall.games.values()]


@api.post("/guests", status_code=201, tags=["guests"], dependencies=[Seldom])
async def make_guest(house: HouseHere, wanted: GuestIn) -> GuestOut:
    """Become somebody: the secret is what seats are held by."""
    secret, guest = new_guest()
    await house.guests.remember(guest, Settings(language=wanted.language, name=clean_name(wanted.name)))
    return GuestOut(secret=secret)


@api.get("/games/{game_id}/data", tags=["games"], response_model=None, responses={200: {"content": {TEXT_PLAIN: {}}}})
async def game_data(house: HouseHere, game_id: str) -> PlainTextResponse:
    """The game's component data, as TOML: to be changed and sent along as `data` of a new table."""
    return PlainTextResponse(house.hall.game(game_id).data_text(), headers={"Content-Disposition": 'attachment; filename="data.toml"'})


@api.get("/me", tags=["guests"])
async def my_settings(visitor: VisitorHere) -> SettingsOut:
    return described_settings(visitor.settings)


@api.patch("/me", tags=["guests"])
async def change_my_settings(house: HouseHere, visitor: VisitorHere, wanted: SettingsIn) -> SettingsOut:
    settings = changed_settings(visitor.settings, wanted.model_dump(exclude_none=True))
    await house.guests.remember(visitor.known(), settings)
    return described_settings(settings)


def described_settings(settings: Settings) -> SettingsOut:
    return SettingsOut(
        language=settings.language,  # type: ignore[arg-type]  # checked when it was set
        theme=settings.theme,
        confirm=settings.confirm,
        pace=settings.pace,
        name=settings.name,
    )


# Tables.


@api.get("/tables", tags=["tables"])
async def my_tables(house: HouseHere, visitor: VisitorHere) -> list[ListingOut]:
    """The tables at which the guest sits or which they have set up, latest first."""
    listings = await house.hall.tables_of(visitor.known())
    return [described_listing(table_line(house.hall, listing, visitor.settings.language), listing.game) for listing in listings]


@api.get("/tables/listed", tags=["tables"])
async def listed_tables(house: HouseHere, visitor: VisitorHere) -> list[ListingOut]:
    """Running tables of others that may be watched."""
    listings = await house.hall.tables_to_watch(visitor.guest)
    return [described_listing(table_line(house.hall, listing, visitor.settings.language), listing.game) for listing in listings]


@api.post("/tables", status_code=201, tags=["tables"], dependencies=[Seldom])
async def set_up_table(house: HouseHere, visitor: VisitorHere, wanted: TableIn) -> TableOut:
    settings = replace(visitor.settings, pace=wanted.pace or visitor.settings.pace)
    table = await house.set_up(visitor.known(), settings, wanted.game, wishes(wanted.seats), wanted.options, wanted.data, wanted.listed)
    return described(model_of(house, visitor, table))


@api.get("/tables/{table_id}", tags=["tables"])
async def look(
    house: HouseHere,
    visitor: VisitorHere,
    table_id: TableId,
    seat: Annotated[int | None, Query(ge=NOBODY, le=7, description="Through whose eyes; without it the own seat to act.")] = None,
    number: Annotated[int | None, Query(ge=0, le=1_000_000, description="The position after so many moves.")] = None,
    after: Annotated[int | None, Query(ge=0, le=1_000_000, description="Wait until the table has a higher version.")] = None,
    language: Language | None = None,
) -> TableOut:
    """The table as the guest may see it; with `after` once something has happened (or half a minute has passed)."""
    if after is not None:
        await wait_for_change(house, visitor, table_id, after)
    async with house.hall.reading(table_id) as table:
        return described(model_of(house, visitor, table, seat, number, language))


@api.patch("/tables/{table_id}", status_code=204, tags=["tables"], response_class=Response)
async def change_table(house: HouseHere, visitor: VisitorHere, table_id: TableId, wanted: TableChangeIn) -> None:
    """How fast bots play, and whether everybody may find the table."""
    await house.change_table(table_id, visitor.known(), wanted.pace, wanted.listed)


@api.post("/tables/{table_id}/moves", tags=["playing"])
async def play(house: HouseHere, visitor: VisitorHere, table_id: TableId, wanted: MoveIn) -> VersionOut:
    """Make a move. It is stored when the answer comes."""
    return VersionOut(version=await house.play(table_id, visitor.known(), wanted.move, wanted.version, wanted.seat))


@api.post("/tables/{table_id}/previews", tags=["playing"])
async def preview(house: HouseHere, visitor: VisitorHere, table_id: TableId, wanted: PreviewsIn) -> list[PreviewOut]:
    """What moves would bring about, as far as their seat can know. Those not legal are left out."""
    guest = visitor.known()

    def seats_of(table: Table) -> Sequence[int]:
        return table.seats_of(guest) if wanted.seat is None else [checked_seat(table, guest, wanted.seat)]

    answer = await house.previews(table_id, seats_of, wanted.moves, wanted.version, visitor.settings.language, visitor.address)
    return [PreviewOut.model_validate(found) for found in answer["previews"]]  # type: ignore[union-attr]  # a list, as its maker says


@api.post("/tables/{table_id}/undo", tags=["playing"])
async def undo(house: HouseHere, visitor: VisitorHere, table_id: TableId, wanted: UndoIn) -> VersionOut:
    """Take moves back; where that needs the others' agreement, ask them (the table then shows the `request`)."""
    return VersionOut(version=await house.undo(table_id, visitor.known(), wanted.to, wanted.version, wanted.seat))


@api.post("/tables/{table_id}/undo/answer", tags=["playing"])
async def answer_request(house: HouseHere, visitor: VisitorHere, table_id: TableId, wanted: AnswerIn) -> VersionOut:
    """Agree to somebody's request to take back, decline it, or withdraw one's own."""
    return VersionOut(version=await house.answer_request(table_id, visitor.known(), wanted.agree, wanted.version))


@api.post("/tables/{table_id}/skip", status_code=204, tags=["playing"], response_class=Response)
async def skip(house: HouseHere, visitor: VisitorHere, table_id: TableId) -> None:
    """Let bots play without waiting until a person must decide."""
    await house.skip(table_id, visitor.known())


@api.post("/tables/{table_id}/rematch", status_code=201, tags=["tables"], dependencies=[Seldom])
async def rematch(house: HouseHere, visitor: VisitorHere, table_id: TableId) -> PlaceOut:
    """Play again: a new table with the same people, or the one that somebody has asked for already."""
    return place(await house.rematch(table_id, visitor.known()))


@api.post("/tables/{table_id}/fork", status_code=201, tags=["tables"], dependencies=[Seldom])
async def fork(house: HouseHere, visitor: VisitorHere, table_id: TableId, wanted: ForkIn) -> PlaceOut:
    """A new table that goes on from an earlier position of a finished game (or of a running one that is all one's own)."""
    seats = None if wanted.seats is None else wishes(wanted.seats)
    return place((await house.fork(table_id, visitor.known(), visitor.settings, wanted.number, seats)).id)


@api.get("/tables/{table_id}/record", tags=["records"], response_model=None, responses={200: {"content": {TEXT_PLAIN: {}}}})
async def record(
    house: HouseHere, visitor: VisitorHere, table_id: TableId, seat: Annotated[int | None, Query(ge=NOBODY, le=7)] = None
) -> PlainTextResponse:
    """The record of a finished game; of a running one all that the seat has seen."""
    return record_file(table_id, await house.record(table_id, visitor.guest, seat))


@api.post("/records", status_code=201, tags=["records"], dependencies=[Seldom], openapi_extra={"requestBody": RECORD_BODY})
async def upload(house: HouseHere, visitor: VisitorHere, request: Request) -> PlaceOut:
    """A table to look at and to fork, from a record file. The record is played through and checked."""
    return place((await house.upload(visitor.known(), await request.body())).id)


@api.post("/tables/{table_id}/reports", status_code=201, tags=["records"], dependencies=[Seldom])
async def report(house: HouseHere, visitor: VisitorHere, table_id: TableId, wanted: ReportIn) -> ReportOut:
    """Something is wrong: keep the record as it stands, with a remark."""
    return ReportOut(name=await house.report(table_id, visitor.known(), wanted.text))


# Seats.


@api.get("/invites/{invite}", tags=["seats"])
async def look_at_invite(house: HouseHere, invite: Invite) -> InviteOut:
    table_id, seat = await house.hall.table_of_invite(invite)
    async with house.hall.reading(table_id) as table:
        return InviteOut(table=table_id, game=table.game.id, names=table.names(), seat=seat)


@api.post("/invites/{invite}", tags=["seats"])
async def join(house: HouseHere, visitor: VisitorHere, invite: Invite, wanted: JoinIn) -> SeatPlaceOut:
    """Take the seat. The invitation is used up by that."""
    table_id, seat = await house.join(invite, visitor.known(), wanted.name or visitor.settings.name)
    return SeatPlaceOut(id=table_id, url=table_path(table_id), seat=seat)


@api.post("/tables/{table_id}/seats/{seat}/invite", tags=["seats"])
async def renew_invite(house: HouseHere, visitor: VisitorHere, table_id: TableId, seat: SeatNumber) -> LinkOut:
    """Another invite link for a seat that is still open; the old one no longer works."""
    return LinkOut(url=visitor.site + invite_path(await house.renew_invite(table_id, visitor.known(), seat)))


@api.post("/tables/{table_id}/seats/{seat}/bot", status_code=204, tags=["seats"], response_class=Response)
async def replace_by_bot(house: HouseHere, visitor: VisitorHere, table_id: TableId, seat: SeatNumber, wanted: BotIn) -> None:
    """Let a bot play a seat that nobody has taken."""
    await house.replace_by_bot(table_id, visitor.known(), seat, wanted.bot)


# Helpers, also for the pages.


def wishes(seats: list[SeatIn]) -> list[Wish]:
    return [Wish(seat.who, seat.name) for seat in seats]


def place(table_id: str) -> PlaceOut:
    return PlaceOut(id=table_id, url=table_path(table_id))


def record_file(table_id: str, text: str) -> PlainTextResponse:
    return PlainTextResponse(text, headers={"Content-Disposition": f'attachment; filename="qosqo-{table_id}.jsonl"'})


def model_of(
    house: House, visitor: Visitor, table: Table, seat: int | None = None, number: int | None = None, language: str | None = None
) -> TableModel:
    """A table for a program: through the eyes of any of the guest's seats, by default the one to act."""
    own = table.seats_of(visitor.guest)
    to_act = table.match.position.to_act()
    if seat is None:
        seat = to_act if to_act in own else own[0] if own else NOBODY
    elif seat != NOBODY and seat not in table.visible_to(visitor.guest):
        raise Denied("not-your-seat" if seat < len(table.seats) else "no-seat")
    if number is not None and number > len(table.match.made):
        raise Denied("no-position")
    settings = replace(visitor.settings, language=language or visitor.settings.language)
    if number is None and seat not in (*own, NOBODY):
        number = len(table.match.made)  # through another's eyes one looks at a replay
    viewer = Viewer((seat,) if seat in own else (), seat, number, seat if seat != NOBODY else None, settings)
    model = table_model(table.match, table_info(table, visitor.guest, visitor.site, house.presence.here), viewer)
    return replace(model, viewer=replace(viewer, seats=own))


class Change:
    """Waits for a table to change."""

    def __init__(self, table_id: str, visitor: Visitor) -> None:
        self.table_id = table_id
        self.guest = visitor.guest
        self.address = visitor.address
        self._changed = asyncio.Event()

    def wake(self) -> None:
        self._changed.set()

    async def wait(self) -> None:
        await self._changed.wait()
        self._changed.clear()


async def wait_for_change(house: House, visitor: Visitor, table_id: str, version: int) -> None:
    change = Change(table_id, visitor)
    await house.hall.open(table_id)
    house.presence.check_room(visitor.address, house.config.limits)
    house.presence.enter(change)
    try:
        async with asyncio.timeout(LONGEST_WAIT):
            while True:
                async with house.hall.reading(table_id) as table:
                    if table.version > version or table.finished:
                        return
                await change.wait()
    except TimeoutError:
        pass  # the answer is the table as it still is
    finally:
        house.presence.leave(change)
