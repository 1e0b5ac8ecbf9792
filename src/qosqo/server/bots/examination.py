"""One part of an analysis, to be found out wherever bots think: what is asked, and the answer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from qosqo.analysis.files import expectation_json, part_json, settings_from, settings_json, stage_from, stage_json
from qosqo.analysis.outlook import Outlook, Stage, how_much_lasts
from qosqo.analysis.whole import Deals, Settings, decision_at, opening, stage_at
from qosqo.bots.evaluations import evaluation_of
from qosqo.core.codec import encode
from qosqo.core.game import Game
from qosqo.core.match import Match
from qosqo.core.position import Json
from qosqo.server.bots.question import NUMBERS
from qosqo.server.tables.table import Move

Part = Literal["stage", "opening", "decision"]


@dataclass(frozen=True)
class Course:
    """What stays the same while a game is analysed."""

    settings: Settings
    turns: int
    """How many turns rollouts go on for."""
    automatic: tuple[bool, ...]
    """The seats that are played by the rules."""
    decisions: int | None
    """How many the game had; None while it goes on."""


@dataclass(frozen=True)
class Examination:
    """Plain data, so that it can be sent to another process as JSON. Whoever answers needs no record: the positions are enough."""

    id: int
    owner: str
    """Who asked for the analysis: time is shared among them."""
    game: str
    """The game's id."""
    data: str
    data_text: str | None
    """Component data, as in `Question`."""
    options: dict[str, str]
    rules: int
    part: Part
    number: int
    """Of the decision, or how many there are."""
    settings: dict[str, Any]
    turns: int
    automatic: list[bool]
    lasts: float
    stages: list[dict[str, Any]]
    position: Json
    after: Json = None
    """Where the move played led to."""
    played: Move | None = None


def examination(
    owner: str, match: Match, course: Course, stages: Sequence[Stage], part: Part, number: int, tried: Move | None = None
) -> Examination:
    """The caller holds the table's lock. `tried` is judged instead of the move that was played."""
    decided = part == "decision"
    return Examination(
        id=next(NUMBERS),
        owner=owner,
        game=match.game.id,
        data=match.header.data,
        data_text=match.data_text,
        options=match.header.options,
        rules=match.header.rules,
        part=part,
        number=number,
        settings=settings_json(course.settings),
        turns=course.turns,
        automatic=list(course.automatic),
        lasts=how_much_lasts(match.game.id, match.position.seats, number / course.decisions if course.decisions else None),
        stages=[stage_json(stage) for stage in stages],
        position=encode(match.position_at(0 if part == "opening" else number)),
        after=encode(match.position_at(number + 1)) if decided and tried is None else None,
        played=(tried or match.game.moves.named(match.made[number].move)) if decided else None,
    )


def examined(asked: Examination, find_game: Callable[[str], Game]) -> dict[str, Any]:
    """The part that was asked for, as `qosqo.analysis.files` writes it."""
    game = find_game(asked.game)
    data = game.data_called(asked.data, asked.data_text)
    position = game.position_from(asked.position, data)
    evaluation = evaluation_of(game)
    settings = settings_from(asked.settings)
    outlook = Outlook(evaluation, asked.turns, [stage_from(stage) for stage in asked.stages])
    if asked.part == "stage":
        found = stage_at(position, asked.number, evaluation, asked.turns, settings, asked.automatic, asked.lasts)
        return part_json(found, game)
    if asked.part == "opening":
        deals = Deals(game, position.seats, asked.options, data, asked.rules)
        return {"opening": [expectation_json(each) for each in opening(deals, position, outlook, settings, asked.number)]}
    assert asked.played is not None
    played = game.moves.packed(asked.played)
    if asked.after is None:
        after = position.clone()  # nothing is told about the luck of a move that was not made
    else:
        after = game.position_from(asked.after, data)
    return part_json(decision_at(position, asked.number, played, after, outlook, settings), game)
