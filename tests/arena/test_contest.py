"""Contests: seats, pairing, files, numbers."""

from __future__ import annotations

import json
import math
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from qosqo.arena.contest import BadContest, Contest, Result, budget_of, line_up_of, play_games
from qosqo.arena.ladder import Ladders, ranks_of, round_robin
from qosqo.arena.results import append_results, go_on_with, read_contest, write_contest
from qosqo.arena.statistics import QUANTILE, mean, mean_of_groups, share, summarise
from qosqo.arena.student import quantile, two_sided
from qosqo.arena.workers import Here, Processes, RayCluster, Workers, in_folder, run, task_size
from qosqo.core.data import Entry

TAMBO = "tests.tambo:GAME"


def contest(*line_up: str, games: int = 12) -> Contest:
    return Contest(TAMBO, line_up, games, seed=5)


def played(a_contest: Contest, workers: Workers, done: Sequence[Result] = ()) -> list[Result]:
    with workers:
        return sorted((result for results in run(a_contest, done, workers) for result in results), key=lambda result: result.number)


def without_times(results: Sequence[Result]) -> list[tuple[int, list[int], list[int]]]:
    return [(result.number, result.seats, result.scores) for result in results]


def test_every_bot_sits_on_every_seat_equally_often() -> None:
    results = played(contest("greedy", "random", "random", "random", games=8), Here())
    assert Counter(result.seats.index(0) for result in results) == {0: 2, 1: 2, 2: 2, 3: 2}


def test_the_same_deal_is_played_in_all_seatings() -> None:
    four = contest("greedy", "random", "random", "random")
    assert [four.deal(number) for number in range(9)] == [5, 5, 5, 5, 6, 6, 6, 6, 7]
    assert [four.seats(number) for number in range(4)] == [[0, 1, 2, 3], [1, 2, 3, 0], [2, 3, 0, 1], [3, 0, 1, 2]]


def test_seatings_that_look_alike_are_played_once() -> None:
    assert contest("greedy", "random", "greedy", "random").rotations() == 2
    assert contest("greedy", "greedy").rotations() == 1


def test_games_depend_on_the_seed_alone() -> None:
    assert without_times(play_games(contest("greedy", "random"), [3, 4])) == without_times(play_games(contest("greedy", "random"), [3, 4]))


def test_processes_give_the_same_games() -> None:
    small = contest("greedy", "random")
    assert without_times(played(small, Processes(2))) == without_times(played(small, Here()))


def test_ray_gives_the_same_games() -> None:
    pytest.importorskip("ray")
    small = contest("greedy", "random")
    assert without_times(played(small, RayCluster(""))) == without_times(played(small, Here()))


def test_work_far_away_finds_the_files_and_modules_of_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A cluster was started somewhere else; `qosqo tune` names the file of its weights."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", sys.path[:])
    (tmp_path / "work").mkdir()
    (tmp_path / "work" / "module_of_mine.py").write_text("SEVEN = 7\n")
    assert in_folder(str(tmp_path / "work"), seven_and, "module_of_mine.py") == [7, True]
    assert in_folder(str(tmp_path / "nowhere"), seven_and, "nothing") == [7, False]


def seven_and(file: str) -> list[Any]:
    return [import_module("module_of_mine").SEVEN, Path(file).exists()]


def test_the_last_bot_fills_the_table() -> None:
    assert line_up_of(["hard", "normal"], 4) == ("hard", "normal", "normal", "normal")
    with pytest.raises(BadContest):
        line_up_of(["a", "b", "c"], 2)


def test_an_interrupted_contest_is_continued(tmp_path: Path) -> None:
    whole = contest("greedy", "random")
    file = tmp_path / "games.jsonl"
    write_contest(file, whole)
    append_results(file, play_games(whole, [0, 1, 7]))
    with file.open("a") as stream:
        stream.write('{"number": 2, "sea')  # the power went off here
    again, done = read_contest(file)
    assert again == whole
    assert [result.number for result in done] == [0, 1, 7]
    rest = played(again, Here(), done)
    assert [result.number for result in rest] == [2, 3, 4, 5, 6, 8, 9, 10, 11]
    append_results(file, rest)
    everything = sorted(read_contest(file)[1], key=lambda result: result.number)
    assert without_times(everything) == without_times(played(whole, Here()))


@pytest.mark.parametrize("content", [b"a note without an end of its line", b"\xff\xfe\n", b"", b"[1]\n", b"{\n", b"[" * 100_000 + b"\n"])
def test_a_file_of_another_kind_is_refused_and_left_as_it_is(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "note.txt"
    file.write_bytes(content)
    with pytest.raises(BadContest, match=r"note\.txt is not the file of a contest"):
        read_contest(file)
    with pytest.raises(ValueError, match=r"note\.txt"):
        go_on_with(file, {"self_play": {}}, Entry.table)
    with pytest.raises(BadContest, match=r"note\.txt is not a file of ladders"):
        Ladders(file)
    assert file.read_bytes() == content


@pytest.mark.parametrize(
    ("changed", "complaint"),
    [
        ({"game": 7}, "game: a text"),
        ({"line_up": [1, 2]}, r"line_up\[0\]: a text"),
        ({"line_up": []}, "line_up: a list"),
        ({"games": "x"}, "games: a number"),
        ({"games": 10**30}, "games: a number"),
        ({"seed": None}, "seed: a number"),
        ({"budget": 7}, "budget: a text"),
        ({"options": {"pond": True}}, r"options\.pond: a text"),
        ({"luck": 1}, "luck: there is no such entry"),
    ],
)
def test_what_is_wrong_with_a_contest_is_named(changed: dict[str, Any], complaint: str) -> None:
    good = json.loads(json.dumps(contest("greedy", "random").to_json()))
    assert Contest.from_json(good) == contest("greedy", "random")
    with pytest.raises(BadContest, match=complaint):
        Contest.from_json(good | changed)


@pytest.mark.parametrize(
    ("changed", "complaint"),
    [
        ({"number": -1}, "number"),
        ({"seats": [0, 2]}, r"seats\[1\]"),
        ({"seats": [1, 0]}, r"seats: game 0 is played as \[0, 1\]"),
        ({"scores": [1]}, "scores: a list of 2"),
        ({"winners": ["Ana"]}, r"winners\[0\]"),
        ({"took": float("nan")}, "took: a number"),
        ({"seconds": [1, 10**400]}, r"seconds\[1\]: a number"),
    ],
)
def test_what_is_wrong_with_a_result_is_named(changed: dict[str, Any], complaint: str) -> None:
    good = result_of(0, [0, 1], [3, 5], [1]).to_json()
    played = contest("greedy", "random")
    assert Result.from_json(good, played).to_json() == good
    with pytest.raises(BadContest, match=complaint):
        Result.from_json(good | changed, played)


def test_a_game_counts_once(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    write_contest(file, contest("greedy", "random"))
    append_results(file, [result_of(0, [0, 1], [3, 5], [1])] * 2)
    with pytest.raises(BadContest, match="a game twice"):
        read_contest(file)


def test_files_are_not_overwritten_nor_guessed(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    write_contest(file, contest("random", "random"))
    with pytest.raises(BadContest, match="exists"):
        write_contest(file, contest("random", "random"))
    file.write_text("{}\n")
    with pytest.raises(BadContest, match="not the file of a contest"):
        read_contest(file)


@pytest.mark.parametrize("text", ["fast", "-1s", "0", "x0", "1.5", "xnan", "infs"])
def test_bad_budgets_are_refused(text: str) -> None:
    with pytest.raises(BadContest, match="not a budget"):
        budget_of(text)


def test_budgets() -> None:
    assert budget_of("0.5s").seconds == 0.5
    assert budget_of("200").iterations == 200
    assert budget_of("x0.1").scale == 0.1


def test_task_size() -> None:
    """Fast games go out by the dozen, slow ones singly, the last ones evenly."""
    assert task_size(0.02, 1000, 3) == 150
    assert task_size(60, 1000, 3) == 1
    assert task_size(0.001, 30, 3) == 10


def test_wilson_interval() -> None:
    """The example of Newcombe (1998): 81 of 263 gives 25.53 % to 36.62 %."""
    found = share(81, 263)
    assert found.low == pytest.approx(0.2553, abs=5e-5)
    assert found.high == pytest.approx(0.3662, abs=5e-5)
    assert share(10, 10).high == pytest.approx(1)
    assert share(0, 10).low == pytest.approx(0)


def test_mean_interval() -> None:
    found = mean([1.0, 2.0, 3.0, 4.0, 5.0])
    assert found.value == 3
    assert found.high - found.value == pytest.approx(1.96 * 1.5811 / 5**0.5, abs=1e-3)


def test_student_quantiles_are_those_of_the_tables() -> None:
    known = {1: 12.706, 2: 4.303, 3: 3.182, 4: 2.776, 10: 2.228, 30: 2.042, 120: 1.980}
    assert {degrees: round(quantile(0.95, degrees), 3) for degrees in known} == known
    assert quantile(0.95, 1000) == pytest.approx(QUANTILE, rel=2e-3)
    assert quantile(0.95, 100_000) == QUANTILE
    assert two_sided(2.228, 10) == pytest.approx(0.05, abs=1e-4)
    assert two_sided(12.706, 1) == pytest.approx(0.05, abs=1e-4)


def test_the_mean_of_groups_is_as_sure_as_their_number_allows() -> None:
    single = mean_of_groups([[1.0], [2.0], [3.0], [4.0], [5.0]])
    assert single.value == 3
    assert single.high - single.value == pytest.approx(2.776 * 1.5811 / 5**0.5, abs=1e-3)
    assert mean_of_groups([[1.0] * 9, [2.0] * 9, [3.0] * 9, [4.0] * 9, [5.0] * 9]).high == pytest.approx(single.high)
    assert mean_of_groups([[1.0, 3.0]]).high == math.inf
    assert math.isnan(mean_of_groups([]).value)


def test_what_is_known_of_the_spread_counts_like_further_values() -> None:
    alike = [[1.0], [1.0], [1.0], [1.0], [1.0]]
    assert mean_of_groups(alike).high == 1
    assert mean_of_groups(alike, usual=2.0, counts=5).high == pytest.approx(1 + 2.776 * 2.0 * (5 / 10) ** 0.5 / 5**0.5, abs=1e-3)


def result_of(number: int, seats: list[int], scores: list[int], winners: list[int]) -> Result:
    return Result(number, seats, scores, winners, [10] * len(seats), [0.5] * len(seats), 2.0)


def test_summary_counts_shared_wins_in_parts() -> None:
    two = contest("greedy", "random")
    summary = summarise(two, [result_of(0, [0, 1], [5, 3], [0]), result_of(1, [1, 0], [4, 4], [0, 1])])
    greedy, other = summary.bots
    assert greedy.wins.value == 0.75
    assert other.wins.value == 0.25
    assert greedy.score.value == 4.5
    assert [seat.wins.value for seat in summary.seats] == [0.75, 0.25]
    assert summary.decisions.value == 20
    assert summary.decisions_per_second == 10


def test_bots_of_the_same_name_count_together() -> None:
    four = contest("greedy", "random", "random", "random")
    summary = summarise(four, [result_of(0, [0, 1, 2, 3], [9, 1, 2, 3], [0])])
    assert [(tally.name, tally.played, tally.wins.value) for tally in summary.bots] == [("greedy", 1, 1.0), ("random", 3, 0.0)]


def test_ladder_puts_the_better_bot_on_top(tmp_path: Path) -> None:
    file = tmp_path / "ladder.json"
    ladders = Ladders(file)
    two = contest("weak", "strong")
    ladders.add(two, [result_of(number, [0, 1], [3, 5], [1]) for number in range(5)])
    ladders.save()
    rungs = Ladders(file).ladder(f"{TAMBO} (2)")
    assert [(rung.bot, rung.games) for rung in rungs] == [("strong", 5), ("weak", 5)]
    assert rungs[0].low() > rungs[1].mu
    assert rungs[0].sigma < 25 / 3
    file.write_text(json.dumps([1]))
    with pytest.raises(BadContest, match="not a file of ladders"):
        Ladders(file)


def test_ranks() -> None:
    """Winners first, even where a tie on points was broken; equal scores share a rank."""
    assert ranks_of(result_of(0, [0, 1, 2, 3], [7, 7, 3, 3], [1])) == [1, 0, 2, 2]


def seatings(contests: Sequence[Contest]) -> Iterator[tuple[str, ...]]:
    return (each.line_up for each in contests)


def test_round_robin() -> None:
    assert list(seatings(round_robin(TAMBO, ["a", "b", "c"], 2, 10, 1, "", {}))) == [("a", "b"), ("a", "c"), ("b", "c")]
    assert list(seatings(round_robin(TAMBO, ["a", "b"], 4, 10, 1, "", {}))) == [("a", "b", "a", "b")]
    assert list(seatings(round_robin(TAMBO, ["a", "a", "b"], 2, 10, 1, "", {}))) == [("a", "b")], "the same games would count twice"
    with pytest.raises(BadContest):
        round_robin(TAMBO, ["a"], 2, 10, 1, "", {})
