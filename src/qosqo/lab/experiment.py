"""An experiment: variants of a game × numbers of players × line-ups of bots, each played over the same deals. Read from a TOML file;
docs/lab.md has one with every entry.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass, field, fields
from typing import Any, Final

from qosqo.arena.contest import MOST_SEATS, MOST_SEED, BadContest, Contest, bot_and_budget, line_up_of
from qosqo.bots import BOT_NAMES, UnknownBot, UnusableBot
from qosqo.bots.any_bot import make_any_bot
from qosqo.core.data import DataError, Entry, data_hash
from qosqo.core.game import BadSetup, Game
from qosqo.games import UnknownGame, find_game
from qosqo.games import name_of as name_of_game
from qosqo.lab.measures import SEAT_POINTS, all_measures
from qosqo.lab.patches import patched, path_of, written

MOST_GAMES: Final = 1_000_000
MOST_VARIANTS: Final = 100
MOST_NAME: Final = 80
MOST_BOTS: Final = 20
MOST_LINE_UPS: Final = MOST_BOTS * MOST_SEATS
ENTRIES: Final = ("game", "title", "games", "players", "bots", "budget", "seed", "options", "variants", "goals", "differences")
DEFAULT_GAMES: Final = 200
BYTE_ORDER_MARK: Final = "\ufeff"
"""Some editors begin a file with it."""


class BadExperiment(ValueError):
    """An experiment that cannot be run; the message names the entry."""


@dataclass(frozen=True)
class Variant:
    name: str
    changes: dict[str, Any] = field(default_factory=dict)
    """Entries of the data file with their values, by name."""
    options: dict[str, str] = field(default_factory=dict)
    """Complete."""
    data: str = ""
    """The text of the data file played with; empty: the game's own."""


@dataclass(frozen=True)
class Cell:
    """One variant with one number of players and one line-up."""

    variant: str
    line_up: tuple[str, ...]

    @property
    def key(self) -> str:
        return f"{self.variant} | {', '.join(self.line_up)}"


@dataclass(frozen=True)
class Experiment:
    game: str
    title: str
    games: int
    line_ups: tuple[tuple[str, ...], ...]
    variants: tuple[Variant, ...]
    seed: int = 1
    budget: str = ""
    goals: dict[str, tuple[float, float]] = field(default_factory=dict)
    differences: dict[str, float] = field(default_factory=dict)
    data: str = ""
    """The hash of the game's own component data when it was begun."""

    def cells(self) -> list[Cell]:
        """All of them; those that are compared with each other follow each other."""
        return [Cell(variant.name, line_up) for line_up in self.line_ups for variant in self.variants]

    def contest(self, cell: Cell) -> Contest:
        variant = next(each for each in self.variants if each.name == cell.variant)
        return Contest(self.game, cell.line_up, self.games, self.seed, self.budget, variant.options, variant.data)

    def to_json(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "title": self.title,
            "games": self.games,
            "line_ups": [list(line_up) for line_up in self.line_ups],
            "variants": [vars(variant) for variant in self.variants],
            "seed": self.seed,
            "budget": self.budget,
            "goals": {name: list(bounds) for name, bounds in self.goals.items()},
            "differences": self.differences,
            "data": self.data,
        }

    @classmethod
    def from_json(cls, found: Any) -> Experiment:
        """What `to_json` told; BadExperiment or DataError where it is something else."""
        file = Entry("experiment", found).only(*(each.name for each in fields(cls)))
        game = find_game(file["game"].text())
        line_ups = tuple(tuple(bots_of(each)) for each in file["line_ups"].items(1, MOST_LINE_UPS))
        known = measures_asked(game, line_ups)
        return cls(
            game=file["game"].text(),
            title=file["title"].text(),
            games=file["games"].number(1, MOST_GAMES),
            line_ups=line_ups,
            variants=tuple(variant_from(game, each) for each in file["variants"].items(1, MOST_VARIANTS)),
            seed=file["seed"].number(0, MOST_SEED),
            budget=file["budget"].text(),
            goals={name: bounds_of(entry) for name, entry in measured(file["goals"], known).items()},
            differences={name: smallest_of(entry) for name, entry in measured(file["differences"], known).items()},
            data=file["data"].text(),
        )


def read_experiment(text: str) -> Experiment:
    """An experiment from the text of its file; whatever is wrong is told before anything is played."""
    try:
        file = tomllib.loads(text.removeprefix(BYTE_ORDER_MARK))
    except (ValueError, RecursionError) as error:
        raise BadExperiment(f"not a TOML file: {error}") from error
    try:
        return checked(Entry("experiment", file).only(*ENTRIES))
    except (DataError, BadContest, BadSetup, UnknownGame) as error:
        raise BadExperiment(str(error).removeprefix("experiment.")) from error


def checked(file: Entry) -> Experiment:
    game = find_game(file["game"].text())
    options = texts_of(file["options"]) if file.has("options") else {}
    variants = [Entry("variants[0]", {"name": "base"})] if not file.has("variants") else file["variants"].items(1, MOST_VARIANTS)
    found = tuple(variant_of(game, each.only("name", "set", "options"), options) for each in variants)
    if len({variant.name for variant in found}) != len(found):
        raise BadExperiment("variants: each needs a name of its own")
    players = [each.number(1, game.most_seats) for each in file["players"].items(1, MOST_SEATS)] if file.has("players") else [2]
    bots = [bots_of(each) for each in file["bots"].items(1, MOST_BOTS)] if file.has("bots") else [["greedy"]]
    line_ups = [line_up_of(names, seats) for seats in players for names in bots if len(names) <= seats]
    if not line_ups:
        raise BadExperiment("bots: there are more of them than players")
    for seats in players:
        for variant in found:
            game.check_seats(seats, variant.options)
    budget = file["budget"].text() if file.has("budget") else ""
    for entry in dict.fromkeys(name for line_up in line_ups for name in line_up):
        check_bot(game, entry, budget)
    known = measures_asked(game, line_ups)
    goals = measured(file["goals"], known) if file.has("goals") else {}
    differences = measured(file["differences"], known) if file.has("differences") else {}
    if differences and len(found) == 1:
        raise file["differences"].refuse("there is no second variant that could differ")
    return Experiment(
        game=name_of_game(game),
        title=called(file["title"]) if file.has("title") else "",
        games=file["games"].number(1, MOST_GAMES) if file.has("games") else DEFAULT_GAMES,
        line_ups=tuple(dict.fromkeys(line_ups)),
        variants=found,
        seed=file["seed"].number(0, MOST_SEED) if file.has("seed") else 1,
        budget=budget,
        goals={name: bounds_of(entry) for name, entry in goals.items()},
        differences={name: smallest_of(entry) for name, entry in differences.items()},
        data=data_hash(game.data_text()),
    )


def variant_of(game: Game, entry: Entry, options: dict[str, str]) -> Variant:
    name = called(entry["name"])
    if not name:
        raise entry["name"].needed("a name")
    changes = dict(entry["set"].table()) if entry.has("set") else {}
    own = texts_of(entry["options"]) if entry.has("options") else {}
    try:
        data = patched(game.data_text(), changes) if changes else ""
        if data:
            game.read_data(data)
    except DataError as error:
        raise BadExperiment(f"{name}: {error}") from error
    return Variant(name, changes, game.complete_options({**options, **own}), data)


def called(entry: Entry) -> str:
    """A name as a page can show it: not too long, and of what can be seen."""
    return " ".join("".join(char for char in entry.text() if char.isprintable()).split())[:MOST_NAME]


def texts_of(entry: Entry) -> dict[str, str]:
    return {name: each.text() for name, each in entry.entries().items()}


def bots_of(entry: Entry) -> list[str]:
    return [entry.text()] if isinstance(entry.value, str) else [each.text() for each in entry.items(1, MOST_SEATS)]


def variant_from(game: Game, entry: Entry) -> Variant:
    """A variant of an experiment that was begun."""
    changes = entry["changes"].table()
    for name, value in changes.items():
        path_of(name)
        written(value)
    data = entry["data"].text()
    if data:
        game.read_data(data)
    return Variant(entry["name"].text(), changes, texts_of(entry["options"]), data)


def measures_asked(game: Game, line_ups: Sequence[Sequence[str]]) -> list[str]:
    """The measures that goals and differences may be about."""
    return list(dict.fromkeys(name for line_up in line_ups for name in all_measures(game, line_up) if not name.startswith(SEAT_POINTS)))


def measured(entry: Entry, known: Sequence[str]) -> dict[str, Entry]:
    """What is asked of measures, which must be known ones of any line-up."""
    found = entry.entries()
    for name, each in found.items():
        if name not in known:
            raise each.refuse(f"there is no such measure; there are: {', '.join(known)}")
    return found


def smallest_of(entry: Entry) -> float:
    """The smallest difference that matters."""
    if entry.real() < 0:
        raise entry.needed("a number from 0")
    return entry.real()


def bounds_of(entry: Entry) -> tuple[float, float]:
    low, high = [each.real() for each in entry.items(2, 2)]
    if low > high:
        raise entry.refuse("the lower bound comes first")
    return low, high


def check_bot(game: Game, entry: str, budget: str) -> None:
    name, _ = bot_and_budget(entry, budget)
    try:
        make_any_bot(name, game, 0, 0).close()
    except UnusableBot as error:
        raise BadExperiment(f"bots: {error}") from error
    except UnknownBot:
        raise BadExperiment(f"bots: there is no bot {name!r}; there are: {', '.join(BOT_NAMES)}") from None
