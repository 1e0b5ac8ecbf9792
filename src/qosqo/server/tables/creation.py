"""New tables: set up by somebody, forked from another, as a rematch, or read from a record."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from qosqo.bots import BOT_NAMES, STRENGTHS, seat_name
from qosqo.core.causes import Cause
from qosqo.core.chance import FAST, SECRET
from qosqo.core.exercises import exercise_called, exercise_match, record_of
from qosqo.core.game import BadSetup, DataError, Game
from qosqo.core.lesson import lesson_of
from qosqo.core.lesson import new_match as lesson_match
from qosqo.core.match import Match, Player
from qosqo.core.position import NOBODY
from qosqo.core.record import RecordError, read_record
from qosqo.core.texts import texts
from qosqo.server.tables.environment import Environment
from qosqo.server.tables.errors import Denied, UnusableDenied
from qosqo.server.tables.names import clean_name
from qosqo.server.tables.table import Seat, State, Table
from qosqo.web.model import Pace

log = logging.getLogger(__name__)

MOST_LINES: Final = 10_000
"""Of a record that somebody sends. Games have a few hundred moves."""
MOST_DATA: Final = 128 * 1024
"""Characters of component data that somebody sends. What is stored already is not asked."""
USUAL_BOT: Final = "normal"
"""Plays on for people who are not here, and for programs that are not ours."""
DATA_TOO_LONG: Final = f"component data have at most {MOST_DATA} characters here"


@dataclass(frozen=True)
class Wish:
    """Who shall sit on a seat: `me`, `device` (somebody else at my browser), `friend` (by an invitation) or `bot:<name>`."""

    who: str
    name: str = ""


def new_table(
    environment: Environment,
    game: Game,
    wishes: Sequence[Wish],
    owner: str,
    my_name: str,
    language: str,
    options: dict[str, str] | None = None,
    data_text: str | None = None,
    pace: Pace = "normal",
    listed: bool = False,
    seed: int | None = None,
) -> Table:
    try:
        seats = make_seats(environment, game, game.complete_options(options or {}), wishes, owner, my_name, language)
        match = new_match(environment, game, seats, options, data_text, seed)
    except BadSetup as error:
        raise UnusableDenied("bad-setup", error) from error
    except DataError as error:
        raise Denied("bad-data", detail=str(error)) from error
    return Table(environment.new_table_id(), game, match, owner, seats, State(pace=pace), listed)


def new_match(
    environment: Environment,
    game: Game,
    seats: Sequence[Seat],
    options: dict[str, str] | None,
    data_text: str | None,
    seed: int | None = None,
) -> Match:
    """A game whose chance nobody can foresee; with a seed, one that can be played again."""
    return Match.new(
        game,
        [seat.name for seat in seats],
        options,
        environment.new_seed() if seed is None else seed,
        data_text,
        [seat.bot for seat in seats],
        generator=SECRET if seed is None else FAST,
    )


def lesson_table(environment: Environment, game: Game, owner: str, my_name: str, language: str, pace: Pace) -> Table:
    """A first game with a teacher, against a friendly bot."""
    lesson = lesson_of(game)
    if lesson is None:
        raise Denied("no-lesson")
    wishes = [Wish("me"), Wish(f"bot:{lesson.bot}")]
    seats = make_seats(environment, game, game.complete_options(lesson.options), wishes, owner, my_name, language)
    match = lesson_match(game, lesson, [seat.name for seat in seats])
    return Table(environment.new_table_id(), game, match, owner, seats, State(pace=pace, taught=[]))


def exercise_table(environment: Environment, game: Game, id: str, owner: str, my_name: str, language: str) -> Table:
    """The position of an exercise. The others sit there but never play."""
    exercise = exercise_called(game, id)
    if exercise is None:
        raise Denied("no-exercise")
    header = record_of(game, exercise.record).header
    wishes = [Wish("me") if seat == exercise.seat else Wish(f"bot:{STRENGTHS[0]}") for seat in range(len(header.names))]
    seats = make_seats(environment, game, header.options, wishes, owner, my_name, language)
    match = exercise_match(game, exercise, [Player(seat.name, seat.bot) for seat in seats])
    return Table(environment.new_table_id(), game, match, owner, seats, State(exercise=exercise.id))


def make_seats(
    environment: Environment, game: Game, options: dict[str, str], wishes: Sequence[Wish], owner: str, my_name: str, language: str
) -> list[Seat]:
    """The seats as wished; that of the game's own opponent is filled without a wish."""
    seats: list[Seat] = []
    wished = [clean_name(wish.name) for wish in wishes]
    for number, wish in enumerate(wishes):
        name = wished[number]
        numbered = texts(language)("seat-name", number=number + 1)
        if wish.who == "me":
            seats.append(Seat("person", name or clean_name(my_name) or numbered, holder=owner))
        elif wish.who == "device":
            seats.append(Seat("person", name or numbered, holder=owner))
        elif wish.who == "friend":
            seats.append(Seat("person", name or numbered, invite=environment.new_invite()))
        elif wish.who.startswith("bot:"):
            bot = wish.who.removeprefix("bot:")
            check_bot(bot)
            seats.append(Seat("bot", name or seat_name([*wished, *[seat.name for seat in seats]], bot), bot))
        else:
            raise Denied("bad-setup", detail=f"seat {number + 1}: {wish.who!r}")
    automaton = game.automaton_seat(options)
    if automaton != NOBODY:
        seats.insert(automaton, Seat("automaton", texts(language, game.folder)("automaton-name")))
    return seats


def check_bot(name: str) -> None:
    """Only Qosqo's own bots: never a program that somebody names."""
    if name not in BOT_NAMES:
        raise Denied("bad-setup", detail=f"{name!r}; {', '.join(BOT_NAMES)}")


def forked(
    environment: Environment, table: Table, number: int, owner: str, wishes: Sequence[Wish] | None, my_name: str, language: str
) -> Table:
    """A table that goes on from an earlier position with another future. Without wishes bots come for those who are not here."""
    if not table.forkable_by(owner):
        raise Denied("only-finished")
    if not 0 <= number <= len(table.match.made):
        raise Denied("no-position")
    if wishes is None:
        wishes = going_on(table, number, owner)
    if len(wishes) != len(table.filled_seats()):
        raise Denied("bad-setup", detail=f"{len(table.filled_seats())} seats")
    seats = make_seats(environment, table.game, table.match.header.options, wishes, owner, my_name, language)
    match = table.match.fork(number, environment.new_seed(), [Player(seat.name, seat.bot) for seat in seats], SECRET)
    return Table(environment.new_table_id(), table.game, match, owner, seats, State(pace=table.state.pace))


def going_on(table: Table, number: int, owner: str) -> list[Wish]:
    """Whoever forks plays on with the own seats or, at a table of others, with one that no bot had: whose turn it is, if that can be."""
    bots = {seat: player.bot for seat, player in enumerate(table.match.players) if table.seats[seat].kind != "automaton"}
    own = table.seats_of(owner)
    if not own:
        free = [seat for seat, bot in bots.items() if not bot] or list(bots)
        to_act = table.match.position_at(number).to_act()
        own = (to_act if to_act in free else free[0],)

    def who(seat: int, bot: str) -> str:
        if seat in own:
            return "device"
        return f"bot:{bot if bot in BOT_NAMES else USUAL_BOT}"

    return [Wish(who(seat, bot), table.seats[seat].name) for seat, bot in bots.items()]


def rematch(environment: Environment, table: Table, owner: str) -> Table:
    """The same people and bots play again; the seats move on by one, so that somebody else starts (not the game's own opponent)."""
    if not table.finished or table.state.uploaded:
        raise Denied("only-finished")
    order = [*range(1, len(table.seats)), 0] if len(table.filled_seats()) == len(table.seats) else range(len(table.seats))
    seats = [replace(table.seats[at], invite=environment.new_invite() if table.seats[at].open else None) for at in order]
    header = table.match.header
    data_text = header.data_text if table.state.taught is None else None  # after a lesson the whole game is played
    match = new_match(environment, table.game, seats, header.options, data_text)
    return Table(environment.new_table_id(), table.game, match, owner, seats, State(pace=table.state.pace), table.listed)


def record_in(content: bytes) -> str:
    """The text of a record that somebody sent, if it is one that a game could have made."""
    try:
        text = content.decode()
    except UnicodeDecodeError as error:
        raise Denied("bad-record", detail=str(error)) from error
    if text.count("\n") > MOST_LINES:
        raise UnusableDenied("bad-record", RecordError(MOST_LINES + 1, f"a record has at most {MOST_LINES} lines here"))
    return text


def uploaded(environment: Environment, text: str, games: dict[str, Game], owner: str) -> Table:
    """A table to look at, made from a record. Everything in the record is checked by playing it through."""
    try:
        record = read_record(text)
        if record.header.game not in games:
            raise RecordError(1, Cause("no-game", found=record.header.game))
        if len(record.header.data_text or "") > MOST_DATA:
            raise RecordError(1, DATA_TOO_LONG)
        match = Match.from_record(record, games[record.header.game])
    except RecordError as error:
        raise UnusableDenied("bad-record", error) from error
    except Exception as error:  # whatever a made-up record makes a game do, it is the record's fault
        log.exception("an uploaded record made a game fail")
        raise Denied("bad-record", detail=repr(error)) from error
    names = [clean_name(name) for name in match.names]
    automaton = match.game.automaton_seat(match.header.options)
    seats = [Seat("automaton" if seat == automaton else "person", name) for seat, name in enumerate(names)]
    return Table(environment.record_id(owner, text), match.game, match, owner, seats, State(uploaded=True))
