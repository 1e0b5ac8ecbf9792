"""What the pages around a table need to know: home, set-up, invitations, rules, exercises and plain messages."""

from __future__ import annotations

from dataclasses import dataclass, field

from qosqo.core.rulebook import Rulebook
from qosqo.web.model import Settings


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
    """Author and length in one line; empty: not told."""
    has_lesson: bool = False
    """There is a first game with a teacher."""
    exercises: int = 0
    """How many there are."""
    motto: str = ""
    """What the game is about in a few words, which tell games of the same name apart; empty: not told."""
    reading: int = 0
    """How many minutes its rules take to read; 0: nobody has written them."""


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
    recorded: bool = False
    """A record that was opened: to look at, not to play on."""


@dataclass(frozen=True)
class HomeModel:
    settings: Settings
    games: tuple[GameModel, ...]
    mine: tuple[TableLine, ...] = ()
    public: tuple[TableLine, ...] = ()
    """Running tables of others that may be watched."""
    lab: bool = False
    """Whether the lab is open here."""


@dataclass(frozen=True)
class SeatDraft:
    """One line of the set-up form, as chosen so far."""

    who: str
    """me, friend, device, none, or bot:<strength>."""
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
    way: str = "bots"
    """bots, friends, automaton, or mix: each seat as `seats` says."""
    others: int = 1
    """How many bots or friends are wanted."""
    strength: str = "normal"
    """That of the bots."""
    difficulty: str = "standard"
    """How strong the game's own opponent is: one of `difficulties`, or `own` for rule by rule."""
    difficulties: tuple[str, ...] = ()

    @property
    def fewest_others(self) -> int:
        return (2 if self.game.automaton else self.game.fewest) - 1


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
    tries: tuple[tuple[str, str, str], ...] = ()
    """What can be tried: the number of the rule, where, and in words."""
    lab: bool = False
    """Whether the lab is open here."""


@dataclass(frozen=True)
class ExerciseLine:
    """One exercise in the list."""

    id: str
    task: str
    solved: bool
    easy: bool


@dataclass(frozen=True)
class ExercisesModel:
    """The exercises of a game, with what the guest has solved of them."""

    settings: Settings
    game: GameModel
    exercises: tuple[ExerciseLine, ...]


@dataclass(frozen=True)
class MessageModel:
    """A page that only says something: not found, invite used up, record refused."""

    settings: Settings
    title: str
    text: str
