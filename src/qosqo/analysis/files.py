"""Analyses as JSON lines: the settings, then stages and decisions as they were found, in any order, so that an interrupted one goes on."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

from qosqo.analysis.decisions import Candidate, Decision
from qosqo.analysis.effort import Effort
from qosqo.analysis.labels import label_of
from qosqo.analysis.outlook import Expectation, Stage
from qosqo.analysis.whole import Settings
from qosqo.arena.results import append_lines, whole_lines
from qosqo.arena.statistics import Estimate
from qosqo.core.codec import digest
from qosqo.core.game import Game

FORMAT: Final = 2
DIGITS: Final = 4


class BadAnalysis(ValueError):
    """A file that is not the analysis it should be. `cause` is a message of the catalogue that gets the file's name."""

    def __init__(self, cause: str, file: Path) -> None:
        super().__init__(f"{cause}: {file}")
        self.cause = cause
        self.file = file


class AnalysisFile:
    """The analyses of one or more records, all with the same settings."""

    def __init__(self, file: Path, settings: Settings) -> None:
        """Begin the file, or go on with it; BadAnalysis if it was made with other settings."""
        self.file = file
        self._settings = settings
        self._found: dict[str, list[dict[str, Any]]] = {}
        lines = read_lines(file)
        if not lines:
            self._append([{"qosqo-analysis": FORMAT, "settings": settings_json(settings)}])
            return
        if lines[0].get("qosqo-analysis") != FORMAT:
            raise BadAnalysis("kept-no-analysis", file)
        if lines[0].get("settings") != settings_json(settings):
            raise BadAnalysis("kept-other-settings", file)
        for line in lines[1:]:
            self._found.setdefault(str(line.get("record")), []).append(line)

    def found(self, record: str, game: Game) -> tuple[dict[int, Stage], dict[int, Decision]]:
        """What the file holds about a record, by its checksum."""
        stages: dict[int, Stage] = {}
        decisions: dict[int, Decision] = {}
        try:
            for line in self._found.get(record, []):
                if "stage" in line:
                    stage = stage_from(line["stage"])
                    stages[stage.number] = stage
                else:
                    decision = decision_from(line["decision"], game)
                    decisions[decision.number] = decision
        except (KeyError, TypeError, ValueError) as error:
            raise BadAnalysis("kept-no-part", self.file) from error
        return stages, decisions

    def add(self, record: str, parts: Iterable[Stage | Decision], game: Game) -> None:
        self._append([{"record": record, **part_json(part, game)} for part in parts])

    def _append(self, lines: Sequence[dict[str, Any]]) -> None:
        self.file.touch()
        append_lines(self.file, lines)


def read_lines(file: Path) -> list[dict[str, Any]]:
    """The lines of a file that may not be there yet, without a last one that was cut off."""
    try:
        whole = whole_lines(file)
        if not whole and file.stat().st_size:
            raise BadAnalysis("kept-no-analysis", file)  # it would be written over
    except FileNotFoundError:
        return []
    except UnicodeDecodeError as error:
        raise BadAnalysis("kept-no-text", file) from error
    try:
        lines = [json.loads(line) for line in whole]
    except (json.JSONDecodeError, RecursionError) as error:
        raise BadAnalysis("kept-no-json", file) from error
    if not all(isinstance(line, dict) for line in lines):
        raise BadAnalysis("kept-no-json", file)
    return lines


def record_sum(text: str) -> str:
    """By which checksum an analysis knows a record."""
    return digest([text])


def settings_json(settings: Settings) -> dict[str, Any]:
    return {"effort": asdict(settings.effort), "seed": settings.seed, "open_cards": settings.open_cards}


def settings_from(content: dict[str, Any]) -> Settings:
    return Settings(Effort(**content["effort"]), int(content["seed"]), bool(content["open_cards"]))


def settings_of(file: Path) -> Settings | None:
    """With which settings a file was begun; None if it was not."""
    lines = read_lines(file)
    if not lines:
        return None
    try:
        return settings_from(lines[0]["settings"])
    except (KeyError, TypeError, ValueError) as error:
        raise BadAnalysis("kept-no-analysis", file) from error


def part_json(part: Stage | Decision, game: Game) -> dict[str, Any]:
    return {"stage": stage_json(part)} if isinstance(part, Stage) else {"decision": decision_json(part, game)}


def stage_json(stage: Stage) -> dict[str, Any]:
    return {"number": stage.number, "surplus": list(stage.surplus), "spread": stage.spread, "lasts": stage.lasts}


def stage_from(content: dict[str, Any]) -> Stage:
    return Stage(
        int(content["number"]), tuple(float(each) for each in content["surplus"]), float(content["spread"]), float(content["lasts"])
    )


def decision_json(decision: Decision, game: Game) -> dict[str, Any]:
    """Moves by their names, estimates as value, low and high end."""
    return {
        "number": decision.number,
        "seat": decision.seat,
        "played": game.moves.named(decision.played),
        "legal": decision.legal,
        "label": label_of(decision),
        "loss_share": estimate_json(decision.loss_share),
        "loss_points": estimate_json(decision.loss_points),
        "change": expectation_json(decision.change),
        "luck": None if decision.luck is None else expectation_json(decision.luck),
        "candidates": [
            {
                "move": game.moves.named(candidate.move),
                "points": [estimate_json(each) for each in candidate.points],
                "shares": [estimate_json(each) for each in candidate.shares],
                "deals": candidate.deals,
                "line": [game.moves.named(move) for move in candidate.line],
            }
            for candidate in decision.candidates
        ],
    }


def decision_from(content: dict[str, Any], game: Game) -> Decision:
    packed = game.moves.packed
    return Decision(
        int(content["number"]),
        int(content["seat"]),
        packed(content["played"]),
        int(content["legal"]),
        tuple(
            Candidate(
                packed(each["move"]),
                tuple(estimate_from(value) for value in each["points"]),
                tuple(estimate_from(value) for value in each["shares"]),
                int(each["deals"]),
                tuple(packed(move) for move in each["line"]),
            )
            for each in content["candidates"]
        ),
        expectation_from(content["change"]),
        estimate_from(content["loss_share"]),
        estimate_from(content["loss_points"]),
        None if content["luck"] is None else expectation_from(content["luck"]),
    )


def estimate_json(estimate: Estimate) -> list[float]:
    return [round(each, DIGITS) for each in (estimate.value, estimate.low, estimate.high)]


def estimate_from(content: Sequence[float]) -> Estimate:
    value, low, high = content
    return Estimate(float(value), float(low), float(high))


def expectation_json(expectation: Expectation) -> dict[str, list[float]]:
    return {"points": [round(each, DIGITS) for each in expectation.points], "shares": [round(each, DIGITS) for each in expectation.shares]}


def expectation_from(content: dict[str, Sequence[float]]) -> Expectation:
    return Expectation(tuple(float(each) for each in content["points"]), tuple(float(each) for each in content["shares"]))
