"""What a game tells the rest of the house about itself."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from functools import cached_property, lru_cache
from itertools import chain
from pathlib import Path
from typing import Any, ClassVar

from qosqo.core.causes import Cause, told
from qosqo.core.chance import Chance, seeded
from qosqo.core.codec import CORE_CLASSES, decode
from qosqo.core.data import DataError as DataError
from qosqo.core.data import data_hash
from qosqo.core.phrases import Kind, Part, Table
from qosqo.core.position import NOBODY, Json, Position, Step
from qosqo.core.record import RecordError
from qosqo.core.texts import Texts


class Option:
    """Something chosen before a game starts. Texts: `option-<name>` and `option-<name>-<choice>`."""

    def __init__(self, name: str, *choices: str) -> None:
        self.name = name
        self.choices = choices
        """The first one is the default."""


class BadSetup(ValueError):
    """Seats or options with which the game cannot be played."""

    def __init__(self, cause: str | Cause) -> None:
        super().__init__(str(cause))
        self.cause = cause

    def told(self, say: Texts) -> str:
        """The cause in the language of the reader."""
        return told(self.cause, say)


CORE_EVENTS = (
    Kind("points", Part("points", 1000), Part("category", 100, texts="category")),
    Kind("lost-points", Part("points", 1000), Part("category", 100, texts="category")),
)
"""The first kinds of every event table, written by `Position.gain`."""


AUTOMATON_SEAT = 1
SEED_BITS = 96
MOST_DATA_REMEMBERED = 64


class Game:
    """One game: what it is called, how it is set up, and the tables that name its moves and events.

    A game lives in a folder of its own: this object, the position and its steps, `data.toml` (what is printed on boards and
    cards) and `texts/` (one Fluent catalogue per language).
    """

    id: ClassVar[str]
    rules_version: ClassVar[int]
    """Raised whenever a recorded game would be played differently. The code that is changed then asks the position for its `rules`, so that
    games begun under any version from 1 on can be replayed and played on for ever."""
    folder: ClassVar[Path]
    fewest_seats: ClassVar[int] = 2
    most_seats: ClassVar[int] = 4
    options: ClassVar[tuple[Option, ...]] = ()
    solo: ClassVar[dict[str, dict[str, str]]] = {}
    """The options with which one person plays against the automaton, by difficulty (easiest, standard, hardest)."""
    automaton: ClassVar[tuple[str, str] | None] = None
    """The option and its choice with which the second of two seats is played by rules of the game itself and never decides anything.
    Its name is the message `automaton-name`."""
    moves: ClassVar[Table]
    events: ClassVar[Table]
    """Starts with CORE_EVENTS."""
    refusals: ClassVar[Table]
    categories: ClassVar[tuple[str, ...]]
    """The lines of the score sheet, in the order of the numbers given to `Position.gain`."""
    measures: ClassVar[dict[str, Callable[[Any, int], int]]] = {}
    """What an exercise may ask for beside points and events: numbers of a position and a seat, by name."""

    def load(self, text: str) -> Any:
        """Read a component data file, check it and refuse a wrong one with DataError. The result is shared and never changed."""
        return None

    def start(self, seats: int, options: dict[str, str], data: Any, chance: Chance, rules: int) -> Position:
        """The position before the first decision (`settle` already called). `options` holds a choice for every option; `rules` is the
        version of the rules to play by, for `Position.begin`. What happens here is logged, too."""
        raise NotImplementedError

    def check(self, position: Position) -> None:
        """The game's invariants; raises AssertionError. Called by the conformance suite after every move."""

    def part_text(self, part: str, value: int, data: Any, say: Texts) -> str | None:
        """How a value of a part is called when neither a number nor a text will do (a hex: "c7"). `data` are the components played with,
        `say` is the game's catalogue in the language spoken."""
        return None

    # The rest is the same for all games.

    def automaton_seat(self, options: dict[str, str]) -> int:
        """The seat that the game itself plays; NOBODY: none."""
        return AUTOMATON_SEAT if self.automaton is not None and options.get(self.automaton[0]) == self.automaton[1] else NOBODY

    def automaton_options(self) -> list[str]:
        """The options that matter only against the automaton: how strong it is."""
        names = {name for chosen in self.solo.values() for name in chosen if self.automaton is not None and name != self.automaton[0]}
        return [option.name for option in self.options if option.name in names]

    def telling_options(self, chosen: dict[str, str]) -> dict[str, str]:
        """The options that are worth telling: not how strong the automaton usually is."""
        about_automaton = self.automaton_options()
        usual = {option.name: option.choices[0] for option in self.options}
        return {name: choice for name, choice in chosen.items() if name not in about_automaton or choice != usual[name]}

    def new(
        self,
        players: int = 2,
        seed: int | None = None,
        options: dict[str, str] | None = None,
        data: Any = None,
        rules: int | None = None,
    ) -> Position:
        """A first position for programs. Nobody keeps a record of it or reads its log: that is what a `Match` is for.

        Without a seed an unguessable one is drawn. `options` need to name only what is not the usual choice. `data` are other
        components than the game's own (`read_data`), `rules` an earlier version of the rules."""
        complete = self.complete_options(options or {})
        self.check_seats(players, complete)
        version = self.rules_version if rules is None else rules
        self.check_rules(version)
        chance = seeded(secrets.randbits(SEED_BITS) if seed is None else seed)
        position = self.start(players, complete, self.own_data if data is None else data, chance, version)
        position.journal = None
        return position

    def data_file(self) -> Path:
        return self.folder / "data.toml"

    def data_text(self) -> str:
        """The game's own component data; a game without any has an empty text."""
        file = self.data_file()
        return file.read_text(encoding="utf-8") if file.exists() else ""

    def read_data(self, text: str) -> Any:
        """Component data from the text of a file. The same text gives the same object, shared by everybody who plays with it."""
        return read_data(self, text)

    @cached_property
    def own_data(self) -> Any:
        """The game's own component data, read."""
        return self.read_data(self.data_text())

    def data_called(self, name: str, text: str | None) -> Any:
        """The component data with this hash, read: the one answer to "which data". Without a text: the game's own, or earlier ones.
        DataError, or RecordError where they are not to be had."""
        found = self.data_named(name) if text is None else text
        if found is None:
            raise RecordError(1, Cause("other-data", data=name))
        if data_hash(found) != name:
            raise RecordError(1, f"the component data in the record are {data_hash(found)}, not {name} as it says")
        return self.read_data(found)

    def check_rules(self, version: int) -> None:
        """Refuse a version of the rules that this code does not know."""
        if not 1 <= version <= self.rules_version:
            raise BadSetup(Cause("rules", found=version, game=self.id, known=self.rules_version))

    def earlier_data_files(self) -> list[Path]:
        return sorted(self.folder.glob("earlier-data/*.toml"))

    def data_named(self, name: str) -> str | None:
        """The component data with this hash: the present ones, or earlier ones kept in the folder `earlier-data/` for old records."""
        earlier = (file.read_text(encoding="utf-8") for file in self.earlier_data_files())
        for text in chain([self.data_text()], earlier):
            if data_hash(text) == name:
                return text
        return None

    def complete_options(self, chosen: dict[str, str]) -> dict[str, str]:
        """Defaults filled in; unknown names and choices refused."""
        if not isinstance(chosen, Mapping):
            raise BadSetup(f"options are a dictionary of names and choices, not {chosen!r}")
        known = {option.name: option for option in self.options}
        for name, choice in chosen.items():
            if name not in known:
                raise BadSetup(f"{self.id} has no option {name!r}" + (f"; there are: {', '.join(known)}" if known else ""))
            if choice not in known[name].choices:
                raise BadSetup(f"option {name}: {choice!r} is not one of {', '.join(known[name].choices)}")
        return {option.name: chosen.get(option.name, option.choices[0]) for option in self.options}

    def check_seats(self, seats: int, options: dict[str, str]) -> None:
        """Refuse a number of seats that the game (with these options) does not allow."""
        if not isinstance(seats, int):
            raise BadSetup(f"the number of players is a whole number, not {seats!r}")
        if not self.fewest_seats <= seats <= self.most_seats:
            raise BadSetup(Cause("seats", game=self.id, fewest=self.fewest_seats, most=self.most_seats, seats=seats))

    def position_from(self, encoded: Json, data: Any) -> Position:
        """Read a position back from JSON."""
        result = decode(encoded, self.classes())
        assert isinstance(result, Position)
        self.attach(result, data)
        return result

    def classes(self) -> dict[str, type]:
        """What positions of the game are made of, by name: the position and the steps of the packages that the game is written in, and
        what the core brings."""
        modules = [cls.__module__ for cls in type(self).__mro__ if cls is not object]
        packages = tuple(f"{module.rpartition('.')[0] or module}." for module in modules)
        found: list[type] = [*CORE_CLASSES]
        for base in (Position, Step):
            found.extend(cls for cls in all_subclasses(base) if f"{cls.__module__}.".startswith(packages))
        return {cls.__name__: cls for cls in found}

    def attach(self, position: Position, data: Any) -> None:
        """Give a position read from JSON its shared tables again; games whose positions hold `data` override this."""


@lru_cache(maxsize=MOST_DATA_REMEMBERED)
def read_data(game: Game, text: str) -> Any:
    return game.load(text)


def all_subclasses(base: type) -> list[type]:
    """Everything that is derived from a class, near or far."""
    nearest: list[type] = type.__subclasses__(base)
    return [cls for near in nearest for cls in (near, *all_subclasses(near))]
