"""Whole games: the parts fit together, whoever did the work."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from dataclasses import replace
from itertools import chain
from pathlib import Path
from statistics import fmean

import pytest

import qosqo
from qosqo.analysis.files import AnalysisFile, BadAnalysis, record_sum
from qosqo.analysis.labels import label_of
from qosqo.analysis.outlook import Expectation, Outlook, Stage, checkpoints, how_much_lasts
from qosqo.analysis.profile import Scale, choices, gained_per_choice, over_games, place_on, profile_of, scale_of, scales, strength_on
from qosqo.analysis.tasks import analyse, keep, work_through
from qosqo.analysis.whole import Examiner, GameAnalysis, Settings
from qosqo.analysis.words import FOLDER, strength_text, turning_point_text, turning_points, words
from qosqo.arena.statistics import Estimate, mean, share
from qosqo.arena.workers import Here, Processes, RayCluster
from qosqo.bots.evaluations import evaluation_of
from qosqo.core.texts import LANGUAGES, read_bundle
from qosqo.games import name_of
from tests.analysis.games import LITTLE, SETTINGS, played
from tests.tambo import GAME

GAMES_MADE_UP = 400


def test_the_same_seed_gives_the_same_analysis_also_side_by_side() -> None:
    match = played(["greedy", "easy"], 4)
    alone = analyse(match, SETTINGS)
    with Processes(2) as workers:
        assert analyse(match, SETTINGS, workers) == alone
    assert analyse(match, Settings(LITTLE, seed=4)) != alone


def test_ray_gives_the_same_analysis() -> None:
    pytest.importorskip("ray")
    match = played(["greedy", "easy"], 4)
    with RayCluster("") as workers:
        assert analyse(match, SETTINGS, workers) == analyse(match, SETTINGS)


def test_how_much_of_a_lead_lasts_depends_on_the_number_of_players(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("qosqo.analysis.outlook.measured", lambda: {"tambo": {"2": [0.5, 0.7], "4": [0.25]}})
    assert [how_much_lasts("tambo", players, 0.9) for players in (2, 3, 4)] == [0.7, 0.7, 0.25]  # three: as measured with two
    assert [how_much_lasts("tambo", 2, progress) for progress in (0.0, 1.0, None)] == [0.5, 0.7, pytest.approx(0.6)]
    assert how_much_lasts("patolli", 2, 0.5) == 1.0  # not measured: all of it


def test_the_last_decision_of_a_game_that_was_broken_off_is_not_taken_for_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("qosqo.analysis.outlook.measured", lambda: {GAME.id: {"2": [0.5, 0.9]}})
    whole = played(["greedy", "random"], 3)
    broken_off = whole.fork(len(whole.made) - 4)
    for match, lasts in ((whole, 0.9), (broken_off, pytest.approx(0.7))):
        assert Examiner(match, SETTINGS).stage(len(match.made) - 1).lasts == lasts


def test_a_lead_is_the_sum_of_its_parts() -> None:
    for bots in (["greedy", "random"], ["greedy", "random", "easy"]):
        analysis = analyse(played(bots, 6), SETTINGS)
        for seat in range(len(bots)):
            found = analysis.explained(seat)
            assert found.start + found.own + found.others + found.luck + found.rest == pytest.approx(found.final)
            others = [score for other, score in enumerate(analysis.scores) if other != seat]
            assert found.final == pytest.approx(analysis.scores[seat] - fmean(others))


def test_who_plays_at_random_gives_away_more_and_moves_and_luck_explain_the_result() -> None:
    losses: dict[str, list[float]] = {"greedy": [], "random": []}
    moves: list[float] = []
    rests: list[float] = []
    for seed in range(8):
        bots = ["greedy", "random"] if seed % 2 else ["random", "greedy"]
        analysis = analyse(played(bots, seed), SETTINGS)
        for seat, bot in enumerate(bots):
            losses[bot].extend(decision.loss_points.value for decision in choices(analysis, seat))
        found = analysis.explained(bots.index("random"))
        moves.append(found.own)
        rests.append(found.rest)
    assert fmean(losses["random"]) > fmean(losses["greedy"])
    assert mean(moves).high < 0
    assert mean(rests).low < 0 < mean(rests).high


def test_players_are_told_about_while_decisions_are_still_missing() -> None:
    """Several processes find decisions in any order."""
    analysis = analyse(played(["greedy", "random"], 3), SETTINGS)
    gaps = replace(analysis, decisions=analysis.decisions[::3])
    known = [profile_of(name, GAME, [(gaps, seat)]) for seat, name in enumerate(gaps.names)]
    assert sum(profile.all.decisions for profile in known) == sum(not decision.forced for decision in gaps.decisions)


def test_the_course_ends_with_the_result() -> None:
    analysis = analyse(played(["greedy", "random"], 3), SETTINGS)
    course = analysis.course()
    assert len(course) == len(analysis.decisions) + 1
    assert course[-1].points == tuple(float(score) for score in analysis.scores)
    assert max(course[-1].shares) > 0.4


def test_what_was_found_goes_on_after_an_interruption(tmp_path: Path) -> None:
    match = played(["greedy", "random"], 3)
    text, name = match.record_text(), name_of(GAME)
    file = tmp_path / "analysis.jsonl"
    kept = AnalysisFile(file, SETTINGS)
    parts = work_through(name, text, SETTINGS, len(match.made), {}, {}, Here())
    for _ in range(len(checkpoints(len(match.made))) + 2):
        kept.add(record_sum(text), next(parts), GAME)
    with file.open("a") as stream:
        stream.write('{"record": "cut o')
    stages, decisions = AnalysisFile(file, SETTINGS).found(record_sum(text), GAME)
    assert len(stages) == len(checkpoints(len(match.made)))
    assert 0 < len(decisions) < len(match.made)
    before = set(decisions)
    for found in work_through(name, text, SETTINGS, len(match.made), dict(stages), dict(decisions), Here()):
        assert not before & {part.number for part in found}
        keep(found, stages, decisions)
    assert sorted(decisions) == list(range(len(match.made)))


def test_files_of_another_kind_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "analysis.jsonl"
    AnalysisFile(file, SETTINGS)
    with pytest.raises(BadAnalysis, match="other-settings"):
        AnalysisFile(file, Settings(LITTLE, seed=9))
    for content in ("[1, 2]\n", "nonsense\n", '{"qosqo": 1}\n', "[" * 100_000 + "\n"):
        file.write_text(content)
        with pytest.raises(BadAnalysis):
            AnalysisFile(file, SETTINGS)
    file.write_text("a note without an end of its line")
    with pytest.raises(BadAnalysis):
        AnalysisFile(file, SETTINGS)
    assert file.read_text() == "a note without an end of its line"
    file.write_bytes(b"\xff\xfe\n")
    with pytest.raises(BadAnalysis, match="kept-no-text"):
        AnalysisFile(file, SETTINGS)


def test_between_two_checkpoints_in_proportion() -> None:
    outlook = Outlook(evaluation_of(GAME), 2, [Stage(0, (10.0, 10.0), 8.0), Stage(20, (0.0, 0.0), 4.0)])
    assert outlook.at(5) == Stage(5, (7.5, 7.5), 7.0)
    assert outlook.at(40).spread == 4.0


def test_a_profile_counts_every_choice_once() -> None:
    analysis = analyse(played(["greedy", "random"], 3), SETTINGS)
    profile = profile_of("greedy", GAME, [(analysis, 0)])
    assert profile.all.decisions == sum(profile.labels.values()) == sum(tally.decisions for tally in profile.by_kind.values())
    assert profile.all.decisions == sum(tally.decisions for tally in profile.by_part if tally is not None)
    assert profile.strength is None


def test_over_games_a_bot_is_the_same_at_every_seat_and_a_single_game_is_not_told_again() -> None:
    matches = [played(bots, 3) for bots in (["greedy", "random"], ["random", "greedy", "random"])]
    analyses = [(match, analyse(match, SETTINGS)) for match in matches]
    alone = qosqo.replay(Path(__file__).parent.parent / "golden" / "rules-2" / "cuzco-feld-2-easy.jsonl")
    [(game, count, appearances)] = over_games([analyses[0], (alone, analyses[0][1]), analyses[1]])
    assert (game, count) == (GAME, 2)
    assert {name: [seat for _, seat in found] for name, found in appearances.items()} == {"greedy": [0, 1], "random": [1, 0, 2]}


SCALES = {
    2: Scale({"hard": 1.0, "easy": -1.0, "normal": 0.5}, 0.0, 1.0),
    4: Scale({"hard": 2.0, "easy": -2.0, "normal": 1.0}, 0.0, 3.0),
    5: Scale({"easy": -1.0, "normal": 0.5}, 0.3, 1.0),
}


def test_strength_lies_between_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("qosqo.analysis.profile.scales", lambda: {"tambo": SCALES})

    def told(gained: float, half: float, players: dict[int, int], language: str = "en") -> str | None:
        scale = scale_of("tambo", players)
        if scale is None:
            return None
        return strength_text(strength_on(scale, Estimate(gained, gained - half, gained + half)), words(language))

    assert told(-1.0, 0.1, {2: 80}) == "easy"
    assert told(-0.25, 0.75, {2: 80}) == "between easy and normal (from easy to normal)"
    assert told(0.5, 0.5, {2: 80}, "de") == "mittel (von leicht bis schwer)"
    assert told(1.5, 0.1, {2: 80}) == "stronger than hard"
    assert told(0.5, 4.0, {2: 80}) == "cannot be told from so few choices"
    assert told(0.5, math.inf, {2: 1}) == "cannot be told from so few choices"
    assert told(1.0, 0.1, {4: 80}) == "normal"
    assert told(0.75, 0.1, {2: 80, 4: 80}) == "normal"  # half of the choices with each number of players
    assert told(0.5, 0.1, {2: 80, 5: 80}) == "normal"  # of the bots that are known for both
    assert told(1.0, 0.1, {3: 80}) is None
    assert told(1.0, 0.1, {}) is None


def test_a_place_is_no_surer_than_the_marks_of_the_ladder() -> None:
    exact, measured = (strength_on(Scale({"easy": 0.0, "greedy": 1.0}, error, 2.0), Estimate(0.5, 0.2, 0.8)) for error in (0.0, 0.2))
    assert (exact.value.low, exact.value.high) == pytest.approx((0.2, 0.8))
    assert measured.value.high - measured.value.value == pytest.approx(math.hypot(0.3, 1.96 * 0.2), abs=1e-3)


def test_scales_of_several_numbers_of_players_are_mixed_by_choices(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "qosqo.analysis.profile.scales", lambda: {"tambo": {2: Scale({"easy": 0.0}, 0.3, 1.0), 4: Scale({"easy": 4.0}, 0.4, 3.0)}}
    )
    found = scale_of("tambo", {2: 30, 4: 10})
    assert found is not None
    assert found.bots == {"easy": 1.0}
    assert found.error == pytest.approx(math.hypot(0.3 * 0.75, 0.4 * 0.25))
    assert found.spread == pytest.approx(math.sqrt(0.75 * 1 + 0.25 * 9))


def made_up(gains: Sequence[Sequence[float]]) -> GameAnalysis:
    """An analysis in which the first seat gains so much by each choice, and the second one moves after each row of them."""
    analysis = analyse(played(["greedy", "greedy"], 3), SETTINGS)
    own = next(decision for decision in analysis.decisions if not decision.forced)
    rows = [[(0, gain) for gain in row] + [(1, 0.0)] for row in gains]
    decisions = [
        replace(own, number=number, seat=seat, change=Expectation((gain, 0.0), (0.5, 0.5)))
        for number, (seat, gain) in enumerate(chain.from_iterable(rows))
    ]
    return replace(analysis, decisions=tuple(decisions))


def test_choices_of_one_turn_that_hang_together_do_not_count_as_so_many() -> None:
    """Three choices of a turn that bring the same say no more than one of them."""
    chance = random.Random(5)
    turns = [chance.gauss(0.5, 1.0) for _ in range(12)]
    hanging = profile_of("greedy 1", GAME, [(made_up([[gain] * 3 for gain in turns]), 0)]).gained
    single = profile_of("greedy 1", GAME, [(made_up([[gain] for gain in turns]), 0)]).gained
    assert (hanging.value, hanging.low, hanging.high) == pytest.approx((single.value, single.low, single.high))
    both = profile_of("greedy 1", GAME, [(made_up([[gain] for gain in turns]), 0), (made_up([[gain] for gain in turns]), 0)]).gained
    assert both.high - both.low == pytest.approx((single.high - single.low) / math.sqrt(2), rel=0.1)


def test_a_game_without_rare_strokes_is_not_surer_than_others() -> None:
    """One choice in thirty brings fifteen points, and that is all that a player gains: the interval of a game that lacks them has to hold
    the mean all the same."""
    scale = Scale({"easy": -0.5, "greedy": 0.5}, 0.0, 2.7)
    chance = random.Random(5)
    held = 0
    for _ in range(GAMES_MADE_UP):
        turns = [[15.0 if chance.random() < 1 / 30 else 0.0 for _ in range(3)] for _ in range(20)]
        found = gained_per_choice(turns, scale)
        held += found.low <= 0.5 <= found.high
    assert share(held, GAMES_MADE_UP).high >= 0.95


def test_places_on_the_ladder_go_on_for_a_step_beyond_its_ends() -> None:
    assert [place_on([0.0, 1.0, 3.0], value) for value in (0.0, 2.0, 4.0, 9.0, -0.5, -9.0)] == [0.0, 1.5, 2.5, 3.0, -0.5, -1.0]


def test_who_plays_at_random_gains_less_than_who_looks_ahead() -> None:
    analysis = analyse(played(["greedy", "random"], 3), SETTINGS)
    greedy, random = (profile_of(name, GAME, [(analysis, seat)]).gained for seat, name in enumerate(analysis.names))
    assert greedy.value > random.value
    own = analysis.explained(0).own
    assert greedy.value * profile_of("greedy", GAME, [(analysis, 0)]).all.decisions == pytest.approx(own)


def test_every_ladder_rises_from_the_weakest_to_the_strongest() -> None:
    for by_players in scales().values():
        for scale in by_players.values():
            ladder = sorted(scale.bots, key=lambda bot: scale.bots[bot])
            assert len(ladder) > 1
            assert ladder == [bot for bot in ("easy", "greedy", "normal", "hard") if bot in scale.bots]
            assert 0 < scale.error < scale.spread


def test_turning_points_are_told_in_every_language() -> None:
    match = played(["random", "random"], 1)
    analysis = analyse(match, SETTINGS)
    assert turning_points(analysis)
    for language in LANGUAGES:
        say = words(language)
        for decision in turning_points(analysis):
            line = turning_point_text(decision, match.narrator(language), say)
            assert match.names[decision.seat] in line
            assert say(f"label-{label_of(decision)}") in line


def test_the_catalogue_is_the_same_in_all_languages() -> None:
    catalogues = {language: set(read_bundle(language, (FOLDER,))._messages) for language in LANGUAGES}
    assert catalogues["de"] == catalogues["nl"] == catalogues["en"]
