"""The messages of a table's socket, in both directions. `docs/protocol.md` is written from these (`protocol`).

What comes in is checked against them and nothing else: types are strict, sizes are bounded, entries that are not named here are left aside.
"""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, TypeAdapter, ValidationError

from qosqo.server.api.schemas import LONGEST_REPORT, NamedMove, PreviewOut, SettingsIn, TableOut
from qosqo.server.tables.errors import Denied
from qosqo.web.preview import MOST_PREVIEWS

FURTHEST: Final = 1_000_000
MOST_BETTER: Final = 16
LONGEST_QUOTE: Final = 40
"""So much of a message that makes no sense is repeated in the answer."""

Number = Annotated[int, Field(ge=-FURTHEST, le=FURTHEST)]


class Message(BaseModel):
    model_config = ConfigDict(strict=True, frozen=True, use_attribute_docstrings=True)

    example: ClassVar[Any] = None
    """One such message, for the page about the protocol; None where it would be too long."""


# From the page (or a program).


class MoveMessage(Message):
    """Make a move. It is made and stored when the next `parts` (or `table`) of a higher version come."""

    example: ClassVar[Any] = {"type": "move", "version": 17, "move": {"kind": "give", "card": 3, "to": 1}}

    type: Literal["move"]
    version: Number
    """The version that the page shows."""
    move: NamedMove
    """The kind of the move and its parts by name, like `{"kind": "give", "card": 3, "to": 1}`."""


class UndoMessage(Message):
    """Take moves back. Further than `undo_to` allows it becomes a request to the others (bots agree)."""

    example: ClassVar[Any] = {"type": "undo", "version": 17, "to": 12}

    type: Literal["undo"]
    version: Number
    """The version that the page shows."""
    to: Number
    """How many moves remain."""


class AgreeMessage(Message):
    """The answer to somebody's request to take back; `false` declines it, or withdraws one's own."""

    example: ClassVar[Any] = {"type": "agree", "version": 17, "yes": True}

    type: Literal["agree"]
    version: Number
    """The version that the page shows."""
    yes: bool
    """Whether it is agreed to."""


class PreviewsQuestion(Message):
    """Ask what moves would bring about; answered by `previews`."""

    example: ClassVar[Any] = {"type": "previews", "version": 17, "moves": [{"kind": "draw"}]}

    type: Literal["previews"]
    version: Number
    """The version that the page shows."""
    moves: Annotated[tuple[NamedMove, ...], Field(max_length=MOST_PREVIEWS, strict=False)]
    """As in `move`."""


class ReadyMessage(Message):
    """The device is in the hands of this seat (of those played from this browser)."""

    example: ClassVar[Any] = {"type": "ready", "seat": 1}

    type: Literal["ready"]
    seat: Number
    """Which one."""


class ReplayMessage(Message):
    """Look at an earlier position. Only this tab changes; the answer are `parts`."""

    example: ClassVar[Any] = {"type": "replay", "number": 5, "seat": 1}

    type: Literal["replay"]
    number: Number | None = None
    """After so many moves; `null`: back to the game as it stands."""
    seat: Number | None = None
    """Through whose eyes, where that is allowed."""
    trying: bool = False
    """Show what could be decided there, to look for a better move than the one played."""
    better: Annotated[int, Field(ge=0, le=MOST_BETTER)] = 0
    """Show the position after so many moves of the better line."""


class AnalyseMessage(Message):
    """Find out what every move was worth and what was luck. What is found appears in the `parts` that follow."""

    example: ClassVar[Any] = {"type": "analyse", "level": "quick"}

    type: Literal["analyse"]
    level: Annotated[str, StringConstraints(max_length=LONGEST_QUOTE)] = "quick"
    """How thoroughly: `quick`, `standard` or `deep`."""


class StudyMessage(Message):
    """At a running table: have moves judged while the game goes on, once everybody has agreed; `false`: not (any more), which counts for
    all."""

    example: ClassVar[Any] = {"type": "study", "agree": True}

    type: Literal["study"]
    agree: bool
    """Whether it is wanted."""


class TryMessage(Message):
    """Would this move have been better? Answered by `tried`."""

    example: ClassVar[Any] = {"type": "try", "number": 12, "move": {"kind": "draw"}}

    type: Literal["try"]
    number: Number
    """Of the decision: how many moves were made before."""
    move: NamedMove
    """As in `move`."""


class SettingsMessage(Message):
    """Change one's own settings; the answer are `parts` (language and theme: the page reloads itself)."""

    example: ClassVar[Any] = {"type": "settings", "settings": {"confirm": False}}

    type: Literal["settings"]
    settings: SettingsIn
    """Any of `language`, `theme`, `confirm`, `pace`, `name`, `hints`."""


class BotMessage(Message):
    """A bot plays for a friend who does not come; only from whoever set up the table."""

    example: ClassVar[Any] = {"type": "bot", "seat": 1}

    type: Literal["bot"]
    seat: Number
    """Which one."""


class SkipMessage(Message):
    """Let bots play without waiting until a person must decide."""

    example: ClassVar[Any] = {"type": "skip"}

    type: Literal["skip"]


class ForkMessage(Message):
    """Go on from an earlier position at a new table; answered by `go`."""

    example: ClassVar[Any] = {"type": "fork", "number": 5}

    type: Literal["fork"]
    number: Number
    """How many moves are taken over."""


class LessonMessage(Message):
    """At a table with a teacher: what was said has been read, go on; or go on without guidance."""

    example: ClassVar[Any] = {"type": "lesson", "read": "goal", "alone": False}

    type: Literal["lesson"]
    read: Annotated[str, StringConstraints(max_length=LONGEST_QUOTE)] = ""
    """The id of what has been read."""
    alone: bool = False
    """No more guidance is wanted."""


class AdviceMessage(Message):
    """Ask a bot what the seat to act could do. The answer are `parts` with up to three plans; it is recorded. Where people at other
    browsers have not agreed to hints yet, they are asked first."""

    example: ClassVar[Any] = {"type": "advice", "version": 17}

    type: Literal["advice"]
    version: Number
    """The version that the page shows."""


class HintsMessage(Message):
    """The answer to somebody's request to allow hints; `false` declines it, or withdraws one's own."""

    example: ClassVar[Any] = {"type": "hints", "yes": True}

    type: Literal["hints"]
    yes: bool
    """Whether they are allowed."""


class HintReadMessage(Message):
    """What was said about a kind of decision has been read: it is not said again."""

    example: ClassVar[Any] = {"type": "hint-read", "read": "step-turn"}

    type: Literal["hint-read"]
    read: Annotated[str, StringConstraints(max_length=LONGEST_QUOTE)]
    """The id of the sentence."""


class RematchMessage(Message):
    """Play again with the same people; answered by `go`."""

    example: ClassVar[Any] = {"type": "rematch"}

    type: Literal["rematch"]


class ProblemMessage(Message):
    """Keep the record with this remark; answered by a `notice` with the report's name."""

    example: ClassVar[Any] = {"type": "problem", "text": "The bridge is missing."}

    type: Literal["problem"]
    text: Annotated[str, StringConstraints(max_length=LONGEST_REPORT)]
    """What is wrong."""


FromPage = Annotated[
    MoveMessage
    | UndoMessage
    | AgreeMessage
    | PreviewsQuestion
    | ReadyMessage
    | ReplayMessage
    | SettingsMessage
    | BotMessage
    | SkipMessage
    | ForkMessage
    | LessonMessage
    | AdviceMessage
    | HintsMessage
    | HintReadMessage
    | AnalyseMessage
    | StudyMessage
    | TryMessage
    | RematchMessage
    | ProblemMessage,
    Field(discriminator="type"),
]


# From the server.


class PartsMessage(Message):
    """What is different on the page from what it shows. A page that connects names the marks of its parts (`?marks=`, pairs like
    `prompt=1f2e3d4c5b6a` with spaces between them) and is sent the others; without marks all parts are sent. Removals are applied first;
    applying a patch twice does no harm."""

    example: ClassVar[Any] = {
        "type": "parts",
        "version": 17,
        "parts": {"prompt": "<section …", "log-list+": "<li …", "piece-3": ""},
        "marks": {"prompt": "1f2e3d4c5b6a", "log": "17.a6b5c4d3e2f1"},
    }

    type: Literal["parts"] = "parts"
    version: int
    """Grows with every change of the game; what later messages must name."""
    parts: dict[str, str]
    """By the id of an element: markup that replaces (morphs) it, or nothing to remove it; by an id with `+` at its end: markup appended to
    the element's children. An element inside that is as it was is only named, by its id and `data-same`."""
    marks: dict[str, str]
    """The new marks of the parts of the page that are different now, to be named when the page connects again."""


class TableMessage(Message):
    """On the socket for programs, instead of `parts`: the table as data."""

    type: Literal["table"] = "table"
    version: int
    """Grows with every change of the game; what later messages must name."""
    table: TableOut
    """As `GET /api/tables/<id>` answers."""


class PreviewsMessage(Message):
    """The answer to `previews`. Moves that are not legal are left out."""

    example: ClassVar[Any] = {
        "type": "previews",
        "version": 17,
        "previews": [
            {
                "move": {"kind": "play", "card": 3},
                "text": "play a 3",
                "effects": ["3 points"],
                "points": [3, 0],
                "reveals": False,
                "ends_turn": True,
            }
        ],
    }

    type: Literal["previews"] = "previews"
    version: int
    """As in the question."""
    previews: list[PreviewOut]
    """One for every legal move that was asked for."""


class TriedMessage(Message):
    """The answer to `try`."""

    example: ClassVar[Any] = {"type": "tried", "number": 12, "found": True, "text": "That is it: …"}

    type: Literal["tried"] = "tried"
    number: int
    """As in the question."""
    found: bool
    """Whether the move is as good as the best one known."""
    text: str
    """What it is worth, for people."""


class RefusedMessage(Message):
    """A message changed nothing, and why. The page gives up what it was waiting for; about previews it says nothing."""

    example: ClassVar[Any] = {
        "type": "refused",
        "about": "move",
        "code": "stale",
        "text": "The table has changed meanwhile.",
        "version": 18,
    }

    type: Literal["refused"] = "refused"
    about: str
    """The type of the message."""
    code: str
    """For programs: `stale`, `refused`, `not-your-seat`, `bad-message`, …"""
    text: str
    """For people."""
    version: int
    """The version of the table as it was sent last."""


class NoticeMessage(Message):
    """Shown for a while."""

    example: ClassVar[Any] = {"type": "notice", "text": "Thank you."}

    type: Literal["notice"] = "notice"
    text: str
    """A sentence."""


class GoMessage(Message):
    """Open another page (fork, rematch)."""

    example: ClassVar[Any] = {"type": "go", "url": "/table/Zm9v"}

    type: Literal["go"] = "go"
    url: str
    """Where."""


FromServer = PartsMessage | TableMessage | PreviewsMessage | TriedMessage | RefusedMessage | NoticeMessage | GoMessage


# Reading.

READER: Final[TypeAdapter[FromPage]] = TypeAdapter(FromPage)


class Misunderstood(Denied):
    """A message that makes no sense: what kind of message it wanted to be, as far as that can be told."""

    def __init__(self, code: str, about: str, detail: str) -> None:
        super().__init__(code, detail=detail[:LONGEST_QUOTE])
        self.about = about[:LONGEST_QUOTE]


def read_message(text: str) -> FromPage:
    try:
        return READER.validate_json(text)
    except ValidationError as error:
        raise misunderstood(error) from error


def misunderstood(error: ValidationError) -> Misunderstood:
    problem = error.errors(include_url=False, include_input=False)[0]
    where = problem["loc"]
    if problem["type"] == "json_invalid":
        return Misunderstood("bad-message", "", "JSON")
    if problem["type"].startswith("union_tag"):
        return Misunderstood("bad-message", str(problem.get("ctx", {}).get("tag", "")), "type")
    if len(where) < 2:
        return Misunderstood("bad-message", "", "{}")
    about, entry = str(where[0]), str(where[1])
    parts = [str(place) for place in where[2:] if isinstance(place, str)]
    if entry in ("move", "moves") and parts:
        return Misunderstood("bad-move", about, parts[0])
    return Misunderstood("bad-message", about, f"{entry}: {parts[0]}" if parts else entry)
