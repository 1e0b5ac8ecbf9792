"""What is known of the analysis of a table, and what there is to find out."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from qosqo.analysis.decisions import Decision
from qosqo.analysis.files import decision_from, expectation_from, stage_from
from qosqo.analysis.outlook import Expectation, Stage, checkpoints
from qosqo.analysis.whole import GameAnalysis, Settings, automatic_seats, length_of, put_together, turns_of
from qosqo.bots.evaluations import evaluation_of
from qosqo.core.game import Game
from qosqo.core.match import Match
from qosqo.server.bots.examination import Course, Part
from qosqo.server.tables.stored import StoredAnalysis
from qosqo.server.tables.table import Table
from qosqo.web.model import AnalysisInfo

STUDY: Final = "study"
"""The level of what is found while a game goes on."""
STAGES_APART: Final = 8
"""While a game goes on nobody knows how long it will be: what estimates are worth is found out after every so many decisions."""


@dataclass(eq=False)
class Held:
    """The analysis of a table, as far as it has come."""

    table_id: str
    asked_by: str
    level: str
    settings: Settings
    stages: dict[int, Stage] = field(default_factory=dict)
    decisions: dict[int, Decision] = field(default_factory=dict)
    opening: tuple[Expectation, Expectation] | None = None
    failed: bool = False
    former: Held | None = None
    """One that was less thorough: it is shown as long as nothing better is known."""
    shown: AnalysisInfo | None = None
    """As it was told last; None: something has changed since."""

    def add(self, part: Mapping[str, Any], game: Game) -> None:
        if "stage" in part:
            stage = stage_from(part["stage"])
            self.stages[stage.number] = stage
        elif "opening" in part:
            start, deal = part["opening"]
            self.opening = expectation_from(start), expectation_from(deal)
        else:
            decision = decision_from(part["decision"], game)
            self.decisions[decision.number] = decision
        self.shown = None

    def in_order(self) -> list[Stage]:
        return [self.stages[number] for number in sorted(self.stages)]

    def put_together(self, match: Match) -> GameAnalysis:
        """What is known so far."""
        former = self.former
        decisions = {**former.decisions, **self.decisions} if former else self.decisions
        opening = self.opening or (former.opening if former else None)
        return put_together(match, self.settings, self.stages, decisions, opening)

    def about(self, number: int) -> Held | None:
        """That of the two which knows about a decision."""
        return next((each for each in (self, self.former) if each is not None and number in each.decisions), None)

    def forget_from(self, number: int) -> bool:
        """Moves were taken back; whether something is forgotten by that."""
        if self.former is not None:
            self.former.forget_from(number)
        late = [each for each in self.decisions if each >= number]
        for each in late:
            del self.decisions[each]
        self.stages = {each: stage for each, stage in self.stages.items() if each < max(number, 1)}
        self.shown = None
        return bool(late)


def course_of(match: Match, settings: Settings, level: str) -> Course:
    decisions = None if level == STUDY else length_of(match)
    return Course(settings, turns_of(match, evaluation_of(match.game)), tuple(automatic_seats(match)), decisions)


def parts_of(level: str, match: Match) -> Iterator[tuple[Part, int]]:
    """All that there is to find out, in the order in which it is done."""
    decisions = len(match.made)
    for number in range(0, decisions, STAGES_APART) if level == STUDY else checkpoints(decisions):
        yield "stage", number
    if level != STUDY:
        yield "opening", decisions
    for number in range(decisions):
        yield "decision", number


def is_found(held: Held, part: Part, number: int) -> bool:
    if part == "stage":
        return number in held.stages
    return held.opening is not None if part == "opening" else number in held.decisions


def read_back(table: Table, stored: StoredAnalysis) -> Held:
    """An analysis as it was kept, without what the table has taken back since."""
    held = Held(table.id, stored.asked_by, stored.level, stored.settings)
    for part in stored.parts:
        held.add(part, table.game)
    made = table.match.made
    stale = [number for number, found in held.decisions.items() if number >= len(made) or made[number].move != found.played]
    if stale:
        held.forget_from(min(stale))
    return held
