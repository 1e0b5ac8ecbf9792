"""An analysis divided into tasks for processes: first the stages, then the decisions. Each carries its record, so it can go anywhere."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from qosqo.analysis.decisions import Decision
from qosqo.analysis.outlook import Stage, checkpoints
from qosqo.analysis.whole import Examiner, GameAnalysis, Settings, assembled
from qosqo.arena.workers import Here, Work, Workers
from qosqo.core.match import Match
from qosqo.core.record import read_record
from qosqo.games import find_game, name_of

DECISIONS_PER_TASK: Final = 6
"""So few that progress is seen and little is lost by an interruption; so many that replaying the record does not count."""


def analyse(match: Match, settings: Settings, workers: Workers | None = None) -> GameAnalysis:
    """The whole analysis, in this process unless others do the work."""
    stages: dict[int, Stage] = {}
    decisions: dict[int, Decision] = {}
    for found in work_through(name_of(match.game), match.record_text(), settings, len(match.made), stages, decisions, workers or Here()):
        keep(found, stages, decisions)
    return assembled(match, settings, stages, decisions)


def keep(found: Iterable[Stage | Decision], stages: dict[int, Stage], decisions: dict[int, Decision]) -> None:
    for part in found:
        if isinstance(part, Stage):
            stages[part.number] = part
        else:
            decisions[part.number] = part


@lru_cache(maxsize=2)
def examiner_of(game_name: str, record_text: str, settings: Settings) -> Examiner:
    """The record played through, once per process."""
    return Examiner(Match.from_record(read_record(record_text, open_ended=True), find_game(game_name)), settings)


def explore_stages(game_name: str, record_text: str, settings: Settings, numbers: Sequence[int]) -> list[Stage]:
    examiner = examiner_of(game_name, record_text, settings)
    return [examiner.stage(number) for number in numbers]


def judge_decisions(
    game_name: str, record_text: str, settings: Settings, stages: Sequence[Stage], numbers: Sequence[int]
) -> list[Decision]:
    examiner = examiner_of(game_name, record_text, settings)
    outlook = examiner.outlook(stages)
    return [examiner.decision(number, outlook) for number in numbers]


def work_through(
    game_name: str,
    record_text: str,
    settings: Settings,
    decisions: int,
    stages: Mapping[int, Stage],
    done: Mapping[int, Decision],
    workers: Workers,
) -> Iterator[list[Stage] | list[Decision]]:
    """Do what is missing; yields what was found as it comes."""
    known = dict(stages)
    missing = [[number] for number in checkpoints(decisions) if number not in known]
    for found in side_by_side(workers, explore_stages, (game_name, record_text, settings), missing):
        known.update((stage.number, stage) for stage in found)
        yield found
    in_order = [known[number] for number in checkpoints(decisions)]
    numbers = [number for number in range(decisions) if number not in done]
    parts = [numbers[first : first + DECISIONS_PER_TASK] for first in range(0, len(numbers), DECISIONS_PER_TASK)]
    yield from side_by_side(workers, judge_decisions, (game_name, record_text, settings, in_order), parts)


def side_by_side(workers: Workers, work: Work, given: tuple[object, ...], parts: Sequence[Sequence[int]]) -> Iterator[list[Any]]:
    """Hand out the parts as fast as they are done; yields results as they come."""
    waiting = list(reversed(parts))
    under_way = 0
    while waiting or under_way:
        while waiting and under_way < workers.slots:
            workers.submit(work, *given, waiting.pop())
            under_way += 1
        yield workers.collect()
        under_way -= 1
