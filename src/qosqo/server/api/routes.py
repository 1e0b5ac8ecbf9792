"""The HTTP API: everything that a page can do, for programs. Described by `/openapi.json`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Annotated, Any, Final

from fastapi import APIRouter, Path, Query, Request, Response
from fastapi.responses import PlainTextResponse

from qosqo.core.position import NOBODY
from qosqo.server.api.describe import described, described_analysis, described_game, described_listing
from qosqo.server.api.looking import model_of, wait_for_change
from qosqo.server.api.schemas import (
    AnalysisIn,
    AnalysisOut,
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
    StudyIn,
    TableChangeIn,
    TableIn,
    TableOut,
    UndoIn,
    VersionOut,
)
from qosqo.server.http.downloads import record_file, text_file
from qosqo.server.http.services import Services
from qosqo.server.http.visitors import Seldom, ServicesHere, Visitor, VisitorHere, new_guest
from qosqo.server.tables.creation import Wish
from qosqo.server.tables.errors import Denied
from qosqo.server.tables.info import invite_path, table_line, table_path
from qosqo.server.tables.names import clean_name
from qosqo.server.tables.service import checked_seat
from qosqo.server.tables.settings import changed_settings
from qosqo.server.tables.stored import Listing
from qosqo.server.tables.table import Table
from qosqo.web.model import Settings

TEXT_PLAIN: Final = "text/plain"

RECORD_BODY: Final = {"required": True, "content": {TEXT_PLAIN: {"schema": {"type": "string"}}}}

ANSWERS: Final[dict[int | str, dict[str, Any]]] = {
    status: {"model": ErrorOut, "description": description}
    for status, description in {
        400: "The request makes no sense.",
        401: "It is not known who is asking.",
        403: "The guest has no right to do that.",
        404: "There is no such thing.",
        408: "The request took too long.",
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


api = APIRouter(prefix="/api", responses=ANSWERS)


@api.get("/health", tags=["server"])
async def health(services: ServicesHere) -> HealthOut:
    """Whether the server works, its database included."""
    await services.database.check()
    return HealthOut(status="ok", sockets=services.sockets.count(), tables_in_memory=services.registry.in_memory())


# Games and guests.


@api.get("/games", tags=["games"])
async def games(services: ServicesHere, visitor: VisitorHere, language: Language | None = None) -> list[GameOut]:
    """What can be played here."""
    return [described_game(game, language or visitor.settings.language) for game in services.registry.games.values()]


@api.post("/guests", status_code=201, tags=["guests"], dependencies=[Seldom])
async def make_guest(services: ServicesHere, wanted: GuestIn) -> GuestOut:
    """Become somebody: the secret is what seats are held by."""
    secret, guest = new_guest()
    await services.guests.remember(guest, Settings(language=wanted.language, name=clean_name(wanted.name)))
    return GuestOut(secret=secret)


@api.get("/games/{game_id}/data", tags=["games"], response_model=None, responses={200: {"content": {TEXT_PLAIN: {}}}})
async def game_data(services: ServicesHere, game_id: str) -> PlainTextResponse:
    """The game's component data, as TOML: to be changed and sent along as `data` of a new table."""
    return text_file(services.registry.game(game_id).data_text(), "data.toml")


@api.get("/me", tags=["guests"])
async def my_settings(visitor: VisitorHere) -> SettingsOut:
    return described_settings(visitor.settings)


@api.patch("/me", tags=["guests"])
async def change_my_settings(services: ServicesHere, visitor: VisitorHere, wanted: SettingsIn) -> SettingsOut:
    settings = changed_settings(visitor.settings, wanted.model_dump(exclude_none=True))
    await services.guests.remember(visitor.known(), settings)
    return described_settings(settings)


def described_settings(settings: Settings) -> SettingsOut:
    return SettingsOut(
        language=settings.language,  # type: ignore[arg-type]  # checked when it was set
        theme=settings.theme,
        confirm=settings.confirm,
        pace=settings.pace,
        name=settings.name,
        hints=settings.hints,
    )


# Tables.


@api.get("/tables", tags=["tables"])
async def my_tables(services: ServicesHere, visitor: VisitorHere) -> list[ListingOut]:
    """The tables at which the guest sits or which they have set up, latest first."""
    listings = await services.registry.tables_of(visitor.known())
    return listed(services, visitor, listings)


@api.get("/tables/listed", tags=["tables"])
async def listed_tables(services: ServicesHere, visitor: VisitorHere) -> list[ListingOut]:
    """Running tables of others that may be watched."""
    listings = await services.registry.tables_to_watch(visitor.guest)
    return listed(services, visitor, listings)


@api.post("/tables", status_code=201, tags=["tables"], dependencies=[Seldom])
async def set_up_table(services: ServicesHere, visitor: VisitorHere, wanted: TableIn) -> TableOut:
    settings = replace(visitor.settings, pace=wanted.pace or visitor.settings.pace)
    table = await services.tables.set_up(
        visitor.known(), settings, wanted.game, wishes(wanted.seats), wanted.options, wanted.data, wanted.listed
    )
    return described(model_of(services, visitor, table))


@api.get("/tables/{table_id}", tags=["tables"])
async def look(
    services: ServicesHere,
    visitor: VisitorHere,
    table_id: TableId,
    seat: Annotated[int | None, Query(ge=NOBODY, le=7, description="Through whose eyes; without it the own seat to act.")] = None,
    number: Annotated[int | None, Query(ge=0, le=1_000_000, description="The position after so many moves.")] = None,
    after: Annotated[int | None, Query(ge=0, le=1_000_000, description="Wait until the table has a higher version.")] = None,
    language: Language | None = None,
) -> TableOut:
    """The table as the guest may see it; with `after` once something has happened (or half a minute has passed)."""
    if after is not None:
        await wait_for_change(services, visitor, table_id, after)
    if number is not None:
        services.check_replay(visitor.address, visitor.guest)
    async with services.registry.reading(table_id) as table:
        return described(model_of(services, visitor, table, seat, number, language))


@api.patch("/tables/{table_id}", status_code=204, tags=["tables"], response_class=Response)
async def change_table(services: ServicesHere, visitor: VisitorHere, table_id: TableId, wanted: TableChangeIn) -> None:
    """How fast bots play, and whether everybody may find the table."""
    await services.tables.change_table(table_id, visitor.known(), wanted.pace, wanted.listed)


@api.post("/tables/{table_id}/moves", tags=["playing"])
async def play(services: ServicesHere, visitor: VisitorHere, table_id: TableId, wanted: MoveIn) -> VersionOut:
    """Make a move. It is stored when the answer comes."""
    return VersionOut(version=await services.tables.play(table_id, visitor.known(), wanted.move, wanted.version, wanted.seat))


@api.post("/tables/{table_id}/previews", tags=["playing"])
async def preview(services: ServicesHere, visitor: VisitorHere, table_id: TableId, wanted: PreviewsIn) -> list[PreviewOut]:
    """What moves would bring about, as far as their seat can know. Those not legal are left out."""
    guest = visitor.known()

    def seats_of(table: Table) -> Sequence[int]:
        return table.seats_of(guest) if wanted.seat is None else [checked_seat(table, guest, wanted.seat)]

    services.check_previews(visitor.address, len(wanted.moves))
    answer = await services.tables.previews(table_id, seats_of, wanted.moves, wanted.version, visitor.settings.language)
    return [PreviewOut.model_validate(found) for found in answer["previews"]]  # type: ignore[union-attr]  # a list, as its maker says


@api.post("/tables/{table_id}/undo", tags=["playing"])
async def undo(services: ServicesHere, visitor: VisitorHere, table_id: TableId, wanted: UndoIn) -> VersionOut:
    """Take moves back; where that needs the others' agreement, ask them (the table then shows the `request`)."""
    return VersionOut(version=await services.tables.undo(table_id, visitor.known(), wanted.to, wanted.version, wanted.seat))


@api.post("/tables/{table_id}/undo/answer", tags=["playing"])
async def answer_request(services: ServicesHere, visitor: VisitorHere, table_id: TableId, wanted: AnswerIn) -> VersionOut:
    """Agree to somebody's request to take back, decline it, or withdraw one's own."""
    return VersionOut(version=await services.tables.answer_request(table_id, visitor.known(), wanted.agree, wanted.version))


@api.post("/tables/{table_id}/skip", status_code=204, tags=["playing"], response_class=Response)
async def skip(services: ServicesHere, visitor: VisitorHere, table_id: TableId) -> None:
    """Let bots play without waiting until a person must decide."""
    await services.tables.skip(table_id, visitor.known())


@api.post("/tables/{table_id}/rematch", status_code=201, tags=["tables"], dependencies=[Seldom])
async def rematch(services: ServicesHere, visitor: VisitorHere, table_id: TableId) -> PlaceOut:
    """Play again: a new table with the same people, or the one that somebody has asked for already."""
    return place(await services.tables.rematch(table_id, visitor.known()))


@api.post("/tables/{table_id}/fork", status_code=201, tags=["tables"], dependencies=[Seldom])
async def fork(services: ServicesHere, visitor: VisitorHere, table_id: TableId, wanted: ForkIn) -> PlaceOut:
    """A new table that goes on from an earlier position of a finished game (or of a running one that is all one's own)."""
    seats = None if wanted.seats is None else wishes(wanted.seats)
    return place((await services.tables.fork(table_id, visitor.known(), visitor.settings, wanted.number, seats)).id)


@api.get("/tables/{table_id}/record", tags=["records"], response_model=None, responses={200: {"content": {TEXT_PLAIN: {}}}})
async def record(
    services: ServicesHere, visitor: VisitorHere, table_id: TableId, seat: Annotated[int | None, Query(ge=NOBODY, le=7)] = None
) -> PlainTextResponse:
    """The record of a finished game; of a running one all that the seat has seen."""
    services.check_record(visitor.address)
    return record_file(table_id, await services.tables.record(table_id, visitor.guest, seat))


@api.post("/records", status_code=201, tags=["records"], dependencies=[Seldom], openapi_extra={"requestBody": RECORD_BODY})
async def upload(services: ServicesHere, visitor: VisitorHere, request: Request) -> PlaceOut:
    """A table to look at and to fork, from a record file. The record is played through and checked."""
    return place(await services.tables.upload(visitor.known(), await request.body()))


@api.post("/tables/{table_id}/reports", status_code=201, tags=["records"], dependencies=[Seldom])
async def report(services: ServicesHere, visitor: VisitorHere, table_id: TableId, wanted: ReportIn) -> ReportOut:
    """Something is wrong: keep the record as it stands, with a remark."""
    return ReportOut(name=await services.tables.report(table_id, visitor.known(), wanted.text))


# Analyses.


@api.post("/tables/{table_id}/analysis", status_code=202, tags=["analyses"], dependencies=[Seldom])
async def begin_analysis(services: ServicesHere, visitor: VisitorHere, table_id: TableId, wanted: AnalysisIn) -> AnalysisOut:
    """Find out what every move was worth and what was luck: of a finished game, of an opened record, or of a running game if everybody has
    agreed to it. Look again to see how far it has come; it is kept with the table."""
    await services.analyses.begin(table_id, visitor.known(), wanted.level)
    return await analysis_of(services, visitor, table_id)


@api.get("/tables/{table_id}/analysis", tags=["analyses"])
async def look_at_analysis(services: ServicesHere, visitor: VisitorHere, table_id: TableId) -> AnalysisOut:
    """How far the analysis has come, and what was found."""
    services.check_record(visitor.address)
    return await analysis_of(services, visitor, table_id)


async def analysis_of(services: Services, visitor: Visitor, table_id: str) -> AnalysisOut:
    await services.analyses.load(table_id, afresh=True)
    async with services.registry.reading(table_id) as table:
        found = services.analyses.info(table)
        if found is None:
            raise Denied("no-analysis")
        return described_analysis(found, table.match, table.visible_to(visitor.guest))


@api.post("/tables/{table_id}/study", status_code=204, tags=["analyses"], response_class=Response)
async def agree_to_study(services: ServicesHere, visitor: VisitorHere, table_id: TableId, wanted: StudyIn) -> None:
    """Have moves judged while the game goes on, once everybody at the table has agreed; or not (any more), which counts for all."""
    await services.tables.agree_to_study(table_id, visitor.known(), wanted.agree)


# Seats.


@api.get("/invites/{invite}", tags=["seats"])
async def look_at_invite(services: ServicesHere, invite: Invite) -> InviteOut:
    table_id, seat = await services.registry.table_of_invite(invite)
    async with services.registry.reading(table_id) as table:
        return InviteOut(table=table_id, game=table.game.id, names=table.names(), seat=seat)


@api.post("/invites/{invite}", tags=["seats"])
async def join(services: ServicesHere, visitor: VisitorHere, invite: Invite, wanted: JoinIn) -> SeatPlaceOut:
    """Take the seat. The invitation is used up by that."""
    table_id, seat = await services.tables.join(invite, visitor.known(), wanted.name or visitor.settings.name)
    return SeatPlaceOut(id=table_id, url=table_path(table_id), seat=seat)


@api.post("/tables/{table_id}/seats/{seat}/invite", tags=["seats"])
async def renew_invite(services: ServicesHere, visitor: VisitorHere, table_id: TableId, seat: SeatNumber) -> LinkOut:
    """Another invite link for a seat that is still open; the old one no longer works."""
    return LinkOut(url=visitor.site + invite_path(await services.tables.renew_invite(table_id, visitor.known(), seat)))


@api.post("/tables/{table_id}/seats/{seat}/bot", status_code=204, tags=["seats"], response_class=Response)
async def replace_by_bot(services: ServicesHere, visitor: VisitorHere, table_id: TableId, seat: SeatNumber, wanted: BotIn) -> None:
    """Let a bot play a seat that nobody has taken."""
    await services.tables.replace_by_bot(table_id, visitor.known(), seat, wanted.bot)


# Helpers.


def listed(services: Services, visitor: Visitor, listings: list[Listing]) -> list[ListingOut]:
    language = visitor.settings.language
    return [described_listing(table_line(services.registry.game(listing.game), listing, language), listing.game) for listing in listings]


def wishes(seats: list[SeatIn]) -> list[Wish]:
    return [Wish(seat.who, seat.name) for seat in seats]


def place(table_id: str) -> PlaceOut:
    return PlaceOut(id=table_id, url=table_path(table_id))
