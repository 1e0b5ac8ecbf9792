"""Everything a table's page needs to know, for one viewer.

The server fills these, the views draw them. A table's model is made by `qosqo.web.build.table_model` from a match and what
the server knows about the table (`TableInfo`) and about who looks at it (`Viewer`). Nothing in a model may be hidden from its viewer.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Final, Literal

from qosqo.analysis.whole import GameAnalysis
from qosqo.bots.plan_words import ToldPlan
from qosqo.core.game import Game
from qosqo.core.narrator import Narrator
from qosqo.core.position import NOBODY
from qosqo.core.scores import Course, ScoreSheet
from qosqo.core.texts import Texts
from qosqo.core.view import View
from qosqo.web.kept import Drawn, Facts, Kept
from qosqo.web.story import LogEntry, Story

SeatKind = Literal["person", "bot", "device", "open", "automaton"]
"""Who sits there: a person at another browser, a program, a person at the browser that set up the table, nobody yet, or the game's own
opponent."""
Theme = Literal["auto", "light", "dark"]
Pace = Literal["slow", "normal", "fast", "none"]
ExerciseState = Literal["open", "missed", "reached", "shown", "seen"]
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
    hints: bool = True
    """Say in a sentence what a kind of decision is good for, the first time it comes up."""
    read: tuple[str, ...] = ()
    """The names of such sentences that were read (`qosqo.core.hints.hint_name`)."""


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
class Teaching:
    """How far somebody has come at a table with a teacher."""

    read: tuple[str, ...] = ()
    """The ids of what has been read."""
    alone: bool = False
    """No more guidance is wanted; the teacher only remarks."""


@dataclass(frozen=True, eq=False)
class AnalysisInfo:
    """How far the analysis of a table has come. Every further step is another one of these."""

    level: str
    done: int
    total: int
    """How many parts are found, and how many there are."""
    failed: bool
    found: GameAnalysis
    """What is known so far."""

    @property
    def complete(self) -> bool:
        return self.done >= self.total


@dataclass(frozen=True)
class ExerciseAt:
    """What a table with an exercise knows beside its match."""

    id: str
    shown: bool = False
    """The solution is being shown."""


@dataclass(frozen=True)
class HintsRequest:
    """Somebody asks the others to allow hints."""

    by: int
    agreed: tuple[int, ...] = ()


@dataclass(frozen=True)
class Advice:
    """The answer to "What could I do?"."""

    plans: tuple[ToldPlan, ...] = ()
    thinking: bool = False


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
    teaching: Teaching | None = None
    """Set at a table with a teacher."""
    exercise: ExerciseAt | None = None
    """Set at a table with an exercise."""
    hints_request: HintsRequest | None = None
    hints_taken: tuple[int, ...] = ()
    """How often each seat has asked a bot what it could do."""
    judged: bool = False
    """Its moves may be judged: the game is over, or everybody agreed to it."""
    study: tuple[int, ...] = ()
    """The seats that want moves to be judged while the game goes on."""
    analysis: AnalysisInfo | None = None
    """What is known of what moves were worth."""


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
    hint: str = ""
    """The message about the decision at hand that is said to the viewer."""
    advice: Advice | None = None
    """What this tab has asked for."""
    trying: bool = False
    """In a replay: look for a better move than the one that was played."""
    better: int = 0
    """In a replay: so many moves of the better line are shown instead of what was played."""


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
    """What it is called in a few words."""
    template: str
    """The same sentence with {part} in place of each part, to be filled in by the page."""
    rule: str
    parts: tuple[int, ...]
    """The places of its parts in `Decision.parts`."""
    costly: bool = False
    """It spends something beside what the pressed things tell: it is said, and asked for once more."""
    brief: str = ""
    """The same as `template` in few words, for a button with a picture; empty: the sentence is short enough."""


@dataclass(frozen=True)
class Decision:
    """What the viewer may decide now: the legal moves, and those refused with a reason."""

    seat: int
    kinds: tuple[KindModel, ...]
    parts: tuple[PartModel, ...]
    moves: tuple[int, ...]
    """The legal moves, packed."""
    runs: tuple[list[int], ...]
    """The same moves as pages are sent them: those of a kind that follow each other in one list, the place of the kind in `kinds` first,
    then the values of all their parts."""
    reasons: tuple[str, ...] = ()
    """Why moves are refused, each with the number of the rule."""
    refused_runs: tuple[list[int], ...] = ()
    """Moves that one would look for but that are not legal, in the same way: the place of the reason first."""
    said: tuple[tuple[int, str], ...] = ()
    """The sentences of those legal moves (by their place) that are not just a template filled in."""

    @cached_property
    def rows(self) -> tuple[tuple[int, ...], ...]:
        """The legal moves one by one: the place of the kind, then the values of its parts."""
        return tuple(row for place, *values in self.runs for row in self._rows(place, values))

    @cached_property
    def refused(self) -> tuple[tuple[tuple[int, ...], str], ...]:
        """The refused moves one by one: row, and the reason."""
        return tuple((row, self.reasons[reason]) for reason, place, *values in self.refused_runs for row in self._rows(place, values))

    def _rows(self, place: int, values: list[int]) -> list[tuple[int, ...]]:
        size = len(self.kinds[place].parts)
        return [(place, *values[at : at + size]) for at in range(0, len(values), size)] if size else [(place,)]

    def values(self, part: str) -> set[int]:
        """All values that a part has among the legal moves."""
        found: set[int] = set()
        for run in self.runs:
            parts = self.kinds[run[0]].parts
            for at, number in enumerate(parts, start=1):
                if self.parts[number].name == part:
                    found.update(run[at :: len(parts)])
        return found


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
class TeacherModel:
    """What the teacher says now."""

    id: str
    """Of the idea or remark."""
    lines: tuple[str, ...]
    rule: str = ""
    """Where to read more."""
    point: str = ""
    """What is pointed at, described as drawn things describe themselves."""
    place: int = 0
    """Of the idea among `ideas`; 0: a remark."""
    ideas: int = 0
    wanted: Mapping[str, int | str] | None = None
    """A move that would do."""
    take_back: int | None = None
    """A mistake was made after so many moves: it is explained, and waits to be taken back."""
    waits: bool = False
    """Nobody plays before the learner has answered."""


@dataclass(frozen=True)
class ExerciseModel:
    """What is said at a table with an exercise."""

    id: str
    place: int
    """Among the exercises of the game, from 1."""
    count: int
    task: str
    rule: str = ""
    state: ExerciseState = "open"
    """Under way, over without or with success; the solution is being shown, has been shown."""
    gained: int = 0
    least: int = 0
    counts_points: bool = True
    begun: bool = False
    """Something was tried already."""
    why: tuple[str, ...] = ()
    """Why the solution works, once it may be told."""
    wanted: Mapping[str, int | str] | None = None
    """The next move of the solution that is being shown."""
    path: str = ""
    """The list of exercises of the game; what is sent there begins one."""
    next: str = ""
    """The id of the exercise that comes next."""

    @property
    def waits(self) -> bool:
        """Nothing is to be decided at the table."""
        return self.state in ("missed", "reached", "seen")


@dataclass(frozen=True, eq=False)
class Common:
    """A table as everybody sees it: what is drawn from this and nothing else looks the same to all who look on, and is drawn once."""

    view: Any
    """What a spectator sees: a `View` of the game's own class, which its board knows."""
    shown: int
    """How many moves have been made in the position shown."""
    names: tuple[str, ...]
    sheet: ScoreSheet
    course: Course
    """Up to the position shown, like the sheet."""
    data: Any
    """The component data that the table is played with."""
    texts: Texts
    """Messages of the pages and of the game in the language of those who look on."""
    story: Story
    """What has happened, as a spectator may read it."""
    kept: Kept
    """What was drawn of this table before."""
    drawn: dict[object, object] = field(default_factory=dict)

    @property
    def to_act(self) -> int:
        return int(self.view.to_act)

    def part(self, draw: Callable[Facts, Drawn], *facts: Facts.args, **named: Facts.kwargs) -> Drawn:
        """A part of what is drawn, as it was drawn before if these facts are what they were then (see `TableModel.part`)."""
        return self.kept.part(draw, *facts, **named)

    def once(self, draw: Callable[[Common], Drawn]) -> Drawn:
        """What the function draws or finds out, for all who look on."""
        if draw not in self.drawn:
            self.drawn[draw] = draw(self)
        return self.drawn[draw]  # type: ignore[return-value]  # it came from this very function


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
    story: Story
    """What has happened in the game as it stands, also while an earlier position is looked at."""
    length: int
    """How many moves have been made."""
    finished: bool
    """The game as it stands is over."""
    undo_to: int | None
    """How far the viewer's seat may go back alone; None: nothing to take back alone."""
    by_round: Mapping[int, tuple[int, ...]]
    """Points of every seat in each round, of a finished game that counts rounds; otherwise empty."""
    common: Common
    """What everybody sees of it."""
    watchable: tuple[int, ...]
    """The seats through whose eyes the viewer may look at a replay."""
    voice: Narrator
    """Says moves in the viewer's language."""
    before: tuple[View, Common] | None
    """While a better line is shown: what was seen before it, by the viewer and by everybody."""
    rules_path: str = ""
    """Where the rules can be read; empty: nobody has written them."""
    teacher: TeacherModel | None = None
    """At a table with a teacher: what is said to the viewer now, if anything."""
    exercise: ExerciseModel | None = None
    """At a table with an exercise."""
    hint: str = ""
    """What the decision at hand is good for, said to the viewer for the first time."""

    def part(self, draw: Callable[Facts, Drawn], *facts: Facts.args, **named: Facts.kwargs) -> Drawn:
        """A part of the page, drawn by the function from these facts and nothing else; if it was drawn from them before, as it was."""
        return self.common.part(draw, *facts, **named)

    @property
    def log(self) -> tuple[LogEntry, ...]:
        """All entries of the story."""
        return self.story.entries()

    @property
    def names(self) -> tuple[str, ...]:
        return self.common.names

    @property
    def sheet(self) -> ScoreSheet:
        return self.common.sheet

    @property
    def shown(self) -> int:
        return self.common.shown

    @property
    def texts(self) -> Texts:
        return self.common.texts

    @property
    def data(self) -> Any:
        return self.common.data

    @property
    def categories(self) -> tuple[str, ...]:
        """What the lines of the score sheet are called."""
        return category_names(self.sheet, self.texts)

    @property
    def game(self) -> Game:
        return self.voice.game

    @property
    def replaying(self) -> bool:
        return self.viewer.replay is not None


def category_names(sheet: ScoreSheet, say: Texts) -> tuple[str, ...]:
    """What the lines of the score sheet are called."""
    return tuple(say(f"category-{number}") for number in range(len(sheet.by_category)))
