"""A contest: who plays what, how often, and in which seats.

The same deal is played once for every way of rotating the bots around the table, so that nobody owes a win to the seat or the cards.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, fields
from time import perf_counter
from typing import Any, Final

from qosqo.bots import Bot, BotFailed, Budget, Known, Thoughts
from qosqo.bots.any_bot import is_ours, make_any_bot, what_happened
from qosqo.bots.play import Decision, Watcher, play_out
from qosqo.core.data import DataError, Entry
from qosqo.core.position import NOBODY, Position
from qosqo.games import find_game

BOT_STREAM: Final = 1 << 64
"""Lifts the seeds of bots above those of the games, so that no bot draws the chance of its own game."""


MOST_GAMES: Final = 10_000_000
MOST_SEATS: Final = 10
MOST_SEED: Final = 1 << 60
MOST_ITERATIONS: Final = 1_000_000_000
MOST_SCORE: Final = 1_000_000_000


class BadContest(ValueError):
    """A contest that cannot be played."""


@dataclass(frozen=True)
class Contest:
    game: str
    """As `find_game` finds it."""
    line_up: tuple[str, ...]
    """One bot per player, as `name` or `name@budget`."""
    games: int
    seed: int = 1
    budget: str = ""
    """For bots without a budget of their own: "0.5s" of thinking per turn, "200" iterations per turn, "x0.1" of what they usually take."""
    options: dict[str, str] = field(default_factory=dict)
    data: str = ""
    """The text of the component data played with; empty: the game's own."""
    course: bool = False
    """Whether results tell every decision; not part of the contest's description."""

    @property
    def players(self) -> int:
        return len(self.line_up)

    def rotations(self) -> int:
        """How many different seatings there are by rotating."""
        for shift in range(1, self.players):
            if rotated(self.line_up, shift) == self.line_up:
                return shift
        return self.players

    def deal(self, number: int) -> int:
        """The seed of a game: the same for all rotations."""
        return self.seed + number // self.rotations()

    def seats(self, number: int) -> list[int]:
        """For each seat of a game, the place in the line-up of the bot that sits there."""
        return [(seat + number) % self.players for seat in range(self.players)]

    def first_position(self, number: int) -> Position:
        """How a game begins."""
        game = find_game(self.game)
        data = game.read_data(self.data) if self.data else None
        return game.new(self.players, self.deal(number), self.options, data)

    def to_json(self) -> dict[str, Any]:
        return described(self)

    @classmethod
    def from_json(cls, told: Any) -> Contest:
        """A contest as a file describes it, which people may have changed."""
        try:
            entry = Entry("contest", told).only(*(each.name for each in fields(cls) if each.name != "course"))
            return cls(
                entry["game"].text(),
                tuple(each.text() for each in entry["line_up"].items(1, MOST_SEATS)),
                entry["games"].number(1, MOST_GAMES),
                entry["seed"].number(0, MOST_SEED) if entry.has("seed") else 1,
                entry["budget"].text() if entry.has("budget") else "",
                {name: each.text() for name, each in entry["options"].entries().items()} if entry.has("options") else {},
                entry["data"].text() if entry.has("data") else "",
            )
        except DataError as error:
            raise BadContest(str(error)) from error


@dataclass(frozen=True)
class Result:
    """One game that was played."""

    number: int
    seats: list[int]
    """For each seat the place in the line-up of the bot that sat there."""
    scores: list[int]
    winners: list[int]
    """Seats."""
    decisions: list[int]
    """Per seat."""
    seconds: list[float]
    """Thinking time per seat."""
    took: float
    """Seconds for the whole game."""
    course: tuple[Decision, ...] = ()
    """What was decided, where the contest asks for it; not part of the result's description."""

    def to_json(self) -> dict[str, Any]:
        return described(self)

    @classmethod
    def from_json(cls, told: Any, contest: Contest) -> Result:
        """A result as a file of the contest describes it."""
        players = contest.players
        try:
            entry = Entry("result", told).only(*(each.name for each in fields(cls) if each.name != "course"))
            number = entry["number"].number(0, MOST_GAMES)
            seats = entry["seats"].numbers(players, 0, players - 1)
            if seats != contest.seats(number):
                raise entry["seats"].refuse(f"game {number} is played as {contest.seats(number)}")
            return cls(
                number,
                seats,
                entry["scores"].numbers(players, -MOST_SCORE, MOST_SCORE),
                [each.number(0, players - 1) for each in entry["winners"].items(0, players)],
                entry["decisions"].numbers(players, 0, MOST_SCORE),
                [each.real() for each in entry["seconds"].items(players, players)],
                entry["took"].real(),
            )
        except DataError as error:
            raise BadContest(str(error)) from error


def described(what: Contest | Result) -> dict[str, Any]:
    """As a line of a contest's file."""
    return {each.name: getattr(what, each.name) for each in fields(what) if each.name != "course"}


def line_up_of(bots: Sequence[str], players: int) -> tuple[str, ...]:
    """A bot for every player: where there are fewer, the last one is repeated."""
    if not bots or len(bots) > players:
        raise BadContest(f"{len(bots)} bots cannot play a game of {players}")
    return (*bots, *[bots[-1]] * (players - len(bots)))


def rotated(line_up: tuple[str, ...], shift: int) -> tuple[str, ...]:
    return line_up[shift:] + line_up[:shift]


def budget_of(text: str) -> Budget:
    """Read "0.5s", "200" or "x0.1"; nothing stands for what the bot usually takes."""
    try:
        if not text:
            return Budget()
        if text.startswith("x"):
            return Budget(scale=positive(text[1:]))
        if text.endswith("s"):
            return Budget(seconds=positive(text[:-1]))
        return Budget(iterations=min(MOST_ITERATIONS, int(positive(str(int(text))))))
    except ValueError:
        raise BadContest(
            f"{text!r} is not a budget: 0.5s (seconds per turn), 200 (iterations per turn) or x0.1 (of the usual time)"
        ) from None


def positive(text: str) -> float:
    value = float(text)
    if not 0 < value < float("inf"):
        raise ValueError(text)
    return value


def bot_and_budget(entry: str, budget: str) -> tuple[str, Budget]:
    """A bot of the line-up: its name and how long it may think."""
    name, at, own = entry.rpartition("@")
    return (name, budget_of(own)) if at else (entry, budget_of(budget))


def name_at(bot: str, seat: int) -> str:
    """What a bot is called in the record of a contest's game, where the same bot may sit at several seats."""
    return f"{bot} {seat + 1}"


def name_at_any(name: str, seat: int) -> str:
    """The same without the seat."""
    return name.removesuffix(name_at("", seat))


@contextmanager
def blamed(name: str) -> Iterator[None]:
    """What goes wrong inside of a bot of somebody else is told with its name."""
    try:
        yield
    except BotFailed:
        raise
    except Exception as error:
        if is_ours(name):
            raise
        raise BotFailed(f"{name}: {what_happened(error)}") from error


class Clocked(Bot):
    """A bot with its own budget and a clock beside it."""

    def __init__(self, name: str, bot: Bot, budget: Budget) -> None:
        self.name = name
        self.bot = bot
        self.budget = budget
        self.decisions = 0
        self.seconds = 0.0

    def choose(self, known: Known, budget: Budget) -> int:
        start = perf_counter()
        with blamed(self.name):
            move = self.bot.choose(known, self.budget)
        self.seconds += perf_counter() - start
        self.decisions += 1
        return move

    def thoughts(self) -> Thoughts | None:
        with blamed(self.name):
            return self.bot.thoughts()

    def close(self) -> None:
        with blamed(self.name):
            self.bot.close()


def play_games(contest: Contest, numbers: Sequence[int]) -> list[Result]:
    """Play some games of a contest: the unit of work for a process or a node of a cluster."""
    return [play_game(contest, number) for number in numbers]


def play_game(contest: Contest, number: int, watcher: Watcher | None = None) -> Result:
    """Play one game of a contest; a watcher sees every decision of it."""
    game = find_game(contest.game)
    deal = contest.deal(number)
    seats = contest.seats(number)
    position = contest.first_position(number)
    bots: list[Clocked] = []
    for seat, place in enumerate(seats):
        name, budget = bot_and_budget(contest.line_up[place], contest.budget)
        bots.append(Clocked(name, make_any_bot(name, game, seat, BOT_STREAM + deal * contest.players + place), budget))
    start = perf_counter()
    try:
        course = play_out(game, position, bots, Budget(), watcher)
    finally:
        for bot in bots:
            bot.close()
    took = perf_counter() - start
    return Result(
        number,
        seats,
        position.scores[:],
        [seat for seat in position.winners() if seat != NOBODY],
        [bot.decisions for bot in bots],
        [round(bot.seconds, 4) for bot in bots],
        round(took, 4),
        tuple(course) if contest.course else (),
    )
