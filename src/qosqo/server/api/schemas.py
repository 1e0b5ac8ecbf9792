"""The messages of the API: what is sent to it and what it answers. The OpenAPI description is made from these."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, StringConstraints

from qosqo.analysis.whole import Explained
from qosqo.bots import BOT_NAMES
from qosqo.server.tables.names import LONGEST_NAME
from qosqo.web.model import Pace, Theme

Language = Literal["en", "de", "nl"]
Name = Annotated[str, StringConstraints(max_length=LONGEST_NAME)]


def whole(value: object) -> object:
    """JSON knows no whole numbers: 3.0 is one, too."""
    return int(value) if isinstance(value, float) and value.is_integer() else value


Number = Annotated[int, Field(ge=0, le=1_000_000), BeforeValidator(whole)]
BOTS: Final = "|".join(BOT_NAMES)
MovePart = Annotated[int, Field(ge=-(2**31), le=2**31), BeforeValidator(whole)] | Annotated[str, StringConstraints(max_length=100)]
NamedMove = Annotated[dict[Annotated[str, StringConstraints(max_length=100)], MovePart], Field(max_length=20)]
LONGEST_REPORT: Final = 4000


class Data(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True, use_attribute_docstrings=True)


# Answers.


class ErrorOut(Data):
    """Why nothing was done: a code for programs, a sentence for people."""

    code: str
    text: str


class OptionOut(Data):
    name: str
    title: str
    choices: dict[str, str]
    """Each choice with its text; the first one is the default."""


class GameOut(Data):
    id: str
    name: str
    about: str
    rules: int
    fewest_seats: int
    most_seats: int
    options: list[OptionOut]
    solo: dict[str, dict[str, str]]
    """For playing alone: the options that bring in the game's own opponent, by its strength. Its seat is not named in `seats`."""
    bots: list[str]


class GuestOut(Data):
    secret: str
    """Send it as `Authorization: Bearer …`. It is not shown again."""


class SettingsOut(Data):
    language: Language
    theme: Theme
    confirm: bool
    pace: Pace
    name: str
    hints: bool


class SeatOut(Data):
    name: str
    kind: str
    bot: str
    online: bool
    thinking: bool


class RefusedOut(Data):
    move: NamedMove
    reason: str


class LogOut(Data):
    number: int
    seat: int
    text: str
    rule: str


class RequestOut(Data):
    by: int
    to: int
    agreed: list[int]


class SheetOut(Data):
    categories: list[str]
    by_category: list[list[int]]
    totals: list[int]


class TableOut(Data):
    """A table as one guest may see it."""

    id: str
    url: str
    game: str
    version: int
    """Grows with every change of the game. Everything that changes the game must name it."""
    seats: list[SeatOut]
    mine: list[int]
    """The seats that the guest plays."""
    owner: bool
    invites: dict[int, str]
    """Addresses that give a seat to a friend; only shown to the owner."""
    options: dict[str, str]
    seat: int
    """Through whose eyes; -1: a spectator."""
    to_act: int
    over: bool
    winners: list[int]
    prompt: str
    view: dict[str, Any]
    """What the seat may see, in words of the game:"""
    moves: list[NamedMove]
    """The legal moves, if it is this seat's turn."""
    refused: list[RefusedOut]
    """What one would look for but is not legal, and why."""
    log: list[LogOut]
    length: int
    """How many moves count (those taken back do not)."""
    shown: int
    """How many moves had been made in the position shown."""
    undo_to: int | None
    """How far the seat may go back alone."""
    request: RequestOut | None
    sheet: SheetOut
    rematch: str
    uploaded: bool


Interval = Annotated[list[float], Field(min_length=3, max_length=3)]
"""An estimate and the ends of the interval that holds the truth in 95 of 100 cases."""


class ExpectationOut(Data):
    points: list[float]
    """Final points of every seat; of a change, by how many points it changed."""
    shares: list[float]
    """Shares of the win of every seat; of a change, by how much they changed."""


class CandidateOut(Data):
    """A move and what it leads to."""

    move: NamedMove
    points: list[Interval]
    """The final points that every seat may expect."""
    shares: list[Interval]
    """The shares of the win."""
    deals: int
    """In how many positions, dealt anew in all that the player could not know, it was tried."""
    line: list[NamedMove]
    """How the turn might go on."""


class DecisionOut(Data):
    number: int
    """How many decisions were made before."""
    seat: int
    played: NamedMove
    legal: int
    """How many moves were possible."""
    label: Literal["best", "fine", "inaccuracy", "mistake", "blunder"]
    loss_share: Interval
    """What the player gave away of the own share of the win."""
    loss_points: Interval
    """What the player gave away of the own lead over the mean of the others, in points."""
    change: ExpectationOut
    """What the move played changed, compared with what hasty bots would have played."""
    luck: ExpectationOut | None
    """What chance and hidden cards brought after the move, compared with their mean; null where nothing came up."""
    candidates: list[CandidateOut]
    """The best first; the one played is among them."""


class StrengthOut(Data):
    value: Interval
    """0 like the first of the bots, 1 like the second …"""
    bots: list[str]
    """The weakest first."""


class TallyOut(Data):
    """Some decisions of a player taken together."""

    decisions: int
    """In which there was a choice."""
    best: float
    """The share of them in which nothing was given away."""
    loss_share: Interval
    """Given away per decision."""
    loss_points: Interval


class PlayerOut(TallyOut):
    """What the analysis tells about a player."""

    seat: int
    labels: dict[str, int]
    by_part: list[TallyOut | None]
    """Beginning, middle and end of the game; null where nothing was decided."""
    by_kind: dict[str, TallyOut]
    """By the kind of move that was made, the most costly kind first."""
    luck_share: float
    luck_points: float
    strength: StrengthOut | None
    """On the bots' scale; null where none is known for the game."""


class AnalysisOut(Data):
    """How far an analysis has come, and what was found. While the game goes on only the decisions of the own seats are told."""

    level: str
    """`quick`, `standard`, `deep`; `study`: while the game goes on."""
    done: int
    total: int
    """How many parts are found, and how many there are."""
    complete: bool
    failed: bool
    """It could not go on; ask for it once more."""
    decisions: list[DecisionOut]
    """Of a more thorough analysis that is under way: where it has not come yet, what the former one said."""
    players: list[PlayerOut]
    explained: list[Explained]
    """Of a complete analysis of a finished game; otherwise empty."""


class ListingOut(Data):
    id: str
    url: str
    game: str
    names: list[str]
    finished: bool
    scores: list[int]
    moves: int
    my_turn: bool
    changed: str


class VersionOut(Data):
    version: int


class PlaceOut(Data):
    """Where to go on."""

    id: str
    url: str


class SeatPlaceOut(PlaceOut):
    seat: int


class InviteOut(Data):
    """What an invitation is for."""

    table: str
    game: str
    names: list[str]
    seat: int


class LinkOut(Data):
    url: str


class ReportOut(Data):
    name: str


class PreviewOut(Data):
    move: NamedMove
    text: str
    effects: list[str]
    points: list[int | None]
    """The change of every seat's score; null where chance or something hidden decides."""
    reveals: bool
    ends_turn: bool


class HealthOut(Data):
    status: str
    sockets: int
    tables_in_memory: int


# Requests.


class GuestIn(Data):
    name: Name = ""
    language: Language = "en"


class SettingsIn(Data):
    language: Language | None = None
    theme: Theme | None = None
    confirm: bool | None = None
    pace: Pace | None = None
    name: Name | None = None
    hints: bool | None = None


class SeatIn(Data):
    who: Annotated[str, StringConstraints(pattern=f"^(me|device|friend|bot:({BOTS}))$")]
    """`me`, `device` (somebody else at the same browser), `friend` (gets an invitation) or `bot:<name>`."""
    name: Name = ""


Seats = Annotated[list[SeatIn], Field(min_length=1, max_length=8)]


class TableIn(Data):
    game: str
    seats: Seats
    options: dict[str, str] = {}
    data: Annotated[str, StringConstraints(max_length=1_000_000)] | None = None
    """Component data of one's own, in the game's TOML format."""
    pace: Pace | None = None
    listed: bool = False
    """Whether everybody may find the table to watch it."""


class AnalysisIn(Data):
    level: Literal["quick", "standard", "deep"] = "quick"
    """How thoroughly: each takes four times as long as the one before."""


class StudyIn(Data):
    agree: bool
    """Whether moves may be judged while the game goes on."""


class MoveIn(Data):
    version: Number
    seat: Number | None = None
    """Which of one's seats; without it the one to act."""
    move: NamedMove
    """One of the table's `moves`."""


class PreviewsIn(Data):
    version: Number
    seat: Number | None = None
    moves: Annotated[list[NamedMove], Field(max_length=24)]


class UndoIn(Data):
    version: Number
    seat: Number | None = None
    to: Number
    """How many moves remain."""


class AnswerIn(Data):
    version: Number
    agree: bool
    """False declines; from whoever asked it withdraws the request."""


class TableChangeIn(Data):
    pace: Pace | None = None
    listed: bool | None = None


class ForkIn(Data):
    number: Number
    """How many moves are taken over."""
    seats: Seats | None = None


class JoinIn(Data):
    name: Name = ""


class BotIn(Data):
    bot: Annotated[str, StringConstraints(pattern=f"^({BOTS})$")]


class ReportIn(Data):
    text: Annotated[str, StringConstraints(max_length=LONGEST_REPORT)]
