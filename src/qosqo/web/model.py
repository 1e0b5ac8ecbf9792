"""Everything a page needs to know, for one viewer.

The server fills these, the views draw them. A table's model is made by `qosqo.web.build.table_model` from a match and what
the server knows about the table (`TableInfo`) and about who looks at it (`Viewer`). Nothing in a model may be hidden from its viewer.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Literal

from qosqo.core.position import NOBODY
from qosqo.core.rulebook import Rulebook
from qosqo.core.scores import ScoreSheet
from qosqo.core.texts import Texts

SeatKind = Literal["person", "bot", "device", "open", "automaton"]
"""Who sits there: a person at another browser, a program, a person at the browser that set up the table, nobody yet, or the game's own
opponent."""
Theme = Literal["auto", "light", "dark"]
Pace = Literal["slow", "normal", "fast", "none"]
THEMES: Final[tuple[Theme, ...]] = ("auto", "light", "dark")
PACES: Final[tuple[Pace, ...]] = ("slow", "normal", "fast", "none")


@dataclass(frozen=True)
class Settings:
    """What a browser has chosen; kept with the browser's cookie."""

    language: str = "en"
    theme: Theme = "auto"
    confirm: bool = True
    """Ask before a move that ends the turn or reveals something."""
    pace: Pace = "normal"
    """How fast bots play and replays run at this browser's tables."""
    name: str = ""
    """How the person is called at tables; empty: not said yet."""


# What the server tells about a table.


@dataclass(frozen=True)
class SeatInfo:
    """One seat of a table."""

    name: str
    kind: SeatKind
    bot: str = ""
    """The id of the bot playing here."""
    strength: str = ""
    """The bot's strength, as chosen in the set-up."""
    online: bool = True
    """Whether somebody's browser is connected (bots always are)."""
    thinking: bool = False
    """A bot that is just thinking."""


@dataclass(frozen=True)
class UndoRequest:
    """Somebody asks to take back more than they may alone."""

    by: int
    to: int
    """How many moves would remain."""
    agreed: tuple[int, ...] = ()


@dataclass(frozen=True)
class TableInfo:
    """What the server knows about a table beside its match."""

    id: str
    version: int
    """Grows with every change; a message made for an older version is refused."""
    seats: tuple[SeatInfo, ...]
    undo_request: UndoRequest | None = None
    rematch: str = ""
    """The path of the table on which the players go on, once somebody asked for a rematch."""
    uploaded: bool = False
    """An uploaded record: to look at and to fork, not to play on."""
    owner: bool = False
    """The viewer set this table up."""
    forkable: bool = False
    """The viewer may go on from any of its positions at a new table."""
    invites: tuple[tuple[int, str], ...] = ()
    """Seat and full address of the invite links still open; only for the owner."""


@dataclass(frozen=True)
class Viewer:
    """Who looks, through one browser tab."""

    seats: tuple[int, ...] = ()
    """The seats played from this browser; empty for a spectator."""
    ready: int = NOBODY
    """At a browser with several seats: who said last that they hold the device. With one seat it does not matter."""
    replay: int | None = None
    """The number of moves made in the position looked at; None: the game as it stands."""
    replay_seat: int | None = None
    """Through whose eyes the replay is seen; only seats that the viewer may see (all, once the game is over)."""
    settings: Settings = field(default_factory=Settings)


# What a table page shows.


@dataclass(frozen=True)
class Choice:
    """One value of a part of a move, as it is shown: hex 12 is "c7"."""

    value: int
    label: str


@dataclass(frozen=True)
class PartModel:
    """One named part of moves, with the values that occur among the moves listed."""

    name: str
    title: str
    seat: bool
    """Its values are seats."""
    choices: tuple[Choice, ...]


@dataclass(frozen=True)
class KindModel:
    """One kind of move that occurs among the moves listed."""

    name: str
    title: str
    """The sentence of the move with … in place of what is still open."""
    template: str
    """The same sentence with {part} in place of each part, to be filled in by the page."""
    rule: str
    parts: tuple[int, ...]
    """The places of its parts in `Decision.parts`."""
    costly: bool = False
    """It spends something beside what the pressed things tell: it is said, and asked for once more."""


@dataclass(frozen=True)
class Decision:
    """What the viewer may decide now: the legal moves, and those refused with a reason."""

    seat: int
    kinds: tuple[KindModel, ...]
    parts: tuple[PartModel, ...]
    moves: tuple[int, ...]
    """The legal moves, packed."""
    rows: tuple[tuple[int, ...], ...]
    """The same moves: the place of the kind in `kinds`, then the values of its parts."""
    refused: tuple[tuple[tuple[int, ...], str], ...] = ()
    """Moves that one would look for but that are not legal: row, and the reason with the number of the rule."""

    def values(self, part: str) -> set[int]:
        """All values that a part has among the legal moves."""
        places = [[place for place, number in enumerate(kind.parts, start=1) if self.parts[number].name == part] for kind in self.kinds]
        return {row[place] for row in self.rows for place in places[row[0]]}


@dataclass(frozen=True)
class Preview:
    """What a move would bring about, told before it is made and without anything hidden."""

    move: int
    text: str
    """The move as a sentence."""
    effects: tuple[str, ...]
    """What would be written in the log, up to the first thing that chance or a hidden card decides."""
    points: tuple[int | None, ...]
    """The change of every seat's score; None where chance or something hidden decides."""
    reveals: bool
    """Chance is used or something hidden is shown: the move cannot be taken back alone."""
    ends_turn: bool
    """Afterwards somebody else is to act, or the game is over."""


@dataclass(frozen=True)
class LogEntry:
    """One line of the referee's log."""

    number: int
    """The position after so many moves holds what the entry tells; 0: the set-up."""
    place: int
    """Its place among the entries of the same move."""
    seat: int
    text: str
    rule: str
    changed: tuple[tuple[str, int], ...]
    """Parts and values that the entry names: the same pairs that drawn things carry, so that they can be highlighted."""
    move: bool = False
    """The first entry of a move made by a player."""
    kind: str = ""
    """The name of the event in the game's table; empty for a move that nothing else tells of."""


@dataclass(frozen=True)
class TableModel:
    """A table as one viewer sees it."""

    info: TableInfo
    viewer: Viewer
    game_id: str
    game_name: str
    options: tuple[tuple[str, str], ...]
    """Title and choice of every option."""
    seat: int
    """Through whose eyes: NOBODY for a spectator and while the device is being passed on."""
    cover: int | None
    """The seat that the device must be passed to before anything hidden is shown."""
    to_act: int
    """Whose turn it is in the position shown; NOBODY when the game is over."""
    over: bool
    """The position shown is the end of the game."""
    winners: tuple[int, ...]
    prompt: str
    view: Any
    """What `seat` sees: a `View` of the game's own class, which its board knows."""
    decision: Decision | None
    """Set when it is the viewer's turn, nothing covers the table and no replay is shown."""
    log: tuple[LogEntry, ...]
    """All entries of the game as it stands, also while an earlier position is looked at."""
    length: int
    """How many moves have been made."""
    shown: int
    """How many moves have been made in the position shown."""
    finished: bool
    """The game as it stands is over."""
    undo_to: int | None
    """How far the viewer's seat may go back alone; None: nothing to take back alone."""
    sheet: ScoreSheet
    by_round: Mapping[int, tuple[int, ...]]
    """Points of every seat in each round, of a finished game that counts rounds; otherwise empty."""
    history: tuple[tuple[int, ...], ...]
    """The scores of all seats after 0, 1, 2, … moves, up to the position shown."""
    watchable: tuple[int, ...]
    """The seats through whose eyes the viewer may look at a replay."""
    texts: Texts
    """Messages of the pages and of the game in the viewer's language."""
    data: Any
    """The component data that the table is played with."""
    rules_path: str = ""
    """Where the rules can be read; empty: nobody has written them."""

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(seat.name for seat in self.info.seats)

    @property
    def categories(self) -> tuple[str, ...]:
        """What the lines of the score sheet are called."""
        return tuple(self.texts(f"category-{number}") for number in range(len(self.sheet.by_category)))

    @property
    def replaying(self) -> bool:
        return self.viewer.replay is not None


# The other pages.


@dataclass(frozen=True)
class OptionModel:
    name: str
    title: str
    choices: tuple[tuple[str, str], ...]
    """Choice and its text; the first one is the default."""
    automaton: bool = False
    """Matters only against the game's own opponent."""


@dataclass(frozen=True)
class GameModel:
    """A game as the home page and the set-up describe it."""

    id: str
    name: str
    about: str
    fewest: int
    most: int
    options: tuple[OptionModel, ...]
    has_data: bool = False
    """Its cards and boards are in a data file, which can be replaced by one's own."""
    automaton: str = ""
    """The name of the game's own opponent, for playing alone; empty: there is none."""
    automaton_option: str = ""
    """The option that brings it in; on the pages it is chosen by its seat instead."""
    rules_path: str = ""
    """Where its rules can be read; empty: nobody has written them."""
    facts: str = ""
    """Author, length and weight in one line; empty: not told."""


@dataclass(frozen=True)
class TableLine:
    """A table in a list of tables."""

    id: str
    game_name: str
    names: tuple[str, ...]
    finished: bool
    scores: tuple[int, ...]
    moves: int
    my_turn: bool
    when: str
    """The time of the last change, ISO 8601 in UTC."""
    turn_of: str = ""
    """The name of whoever is to play."""
    away: bool = False
    """Put away by the viewer."""


@dataclass(frozen=True)
class HomeModel:
    settings: Settings
    games: tuple[GameModel, ...]
    mine: tuple[TableLine, ...] = ()
    public: tuple[TableLine, ...] = ()
    """Running tables of others that may be watched."""


@dataclass(frozen=True)
class SeatDraft:
    """One line of the set-up form, as chosen so far."""

    who: str
    """me, friend, device, none, automaton, or bot:<strength>."""
    name: str = ""


@dataclass(frozen=True)
class SetupModel:
    settings: Settings
    game: GameModel
    strengths: tuple[tuple[str, str], ...]
    """The bots that can be chosen: id and name."""
    seats: tuple[SeatDraft, ...]
    chosen: dict[str, str] = field(default_factory=dict)
    error: str = ""
    """What was wrong with the last attempt."""
    listed: bool = False
    """Others may find the table on the home page and watch."""
    data_open: bool = False
    """The field for component data is shown at once, because something was wrong with them."""


@dataclass(frozen=True)
class JoinModel:
    """The page behind an invite link."""

    settings: Settings
    game: GameModel
    names: tuple[str, ...]
    seat: int
    secret: str
    """The part of the link that gives the seat."""
    error: str = ""


@dataclass(frozen=True)
class RulesModel:
    """The rules of a game to be read."""

    settings: Settings
    game: GameModel
    book: Rulebook
    wanted: str = ""
    """Words looked for, when a browser without a script asks."""


@dataclass(frozen=True)
class MessageModel:
    """A page that only says something: not found, invite used up, record refused."""

    settings: Settings
    title: str
    text: str
