"""Weights fitted to games."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from qosqo.arena.shifting import Shifting, moved, part_of_the_way, signs_of, start_of
from qosqo.arena.tuning import Sample, SelfPlay, fit, game_with_samples, missed_by, seated
from qosqo.bots import UnknownBot
from qosqo.bots.any_bot import make_any_bot
from qosqo.bots.evaluations import evaluation_of
from qosqo.bots.leaning import leaning
from qosqo.bots.weights import weighted
from qosqo.core.chance import seeded
from qosqo.games import find_game
from tests.cli.conftest import qosqo as qosqo
from tests.cli.helpers import Command

TAMBO = "tests.tambo:GAME"


def test_a_fit_finds_what_parts_were_worth_in_each_phase() -> None:
    chance = seeded(1)
    samples = []
    for _ in range(400):
        ahead = {name: float(chance.below(21) - 10) for name in ("points", "cards", "actions")}
        early = chance.below(2) == 0
        margin = ahead["points"] + (1.5 if early else 0.5) * ahead["cards"] + ahead["actions"]
        samples.append(Sample(0.2 if early else 0.8, ahead, margin))
    factors = fit(samples, ("actions",), 2, ridge=0.0, step=1.0)
    assert factors == {"cards": [pytest.approx(1.5, abs=0.01), pytest.approx(0.5, abs=0.01)]}
    assert missed_by(samples, factors, 2) < 0.1 < missed_by(samples, {}, 2)
    assert fit(samples, ("actions",), 2, ridge=1.0, step=0.5)["cards"] == [pytest.approx(1.125, abs=0.01), pytest.approx(0.875, abs=0.01)]


def test_a_fit_tells_opponents_apart() -> None:
    """A stronger bot with a liking for cards wins by 20 points whatever it holds: cards get no praise for that."""
    chance = seeded(2)
    samples = []
    for _ in range(200):
        for who, liking, strength in (("strong", 5, 20), ("weak", -5, -20)):
            ahead = {"points": 0.0, "cards": float(liking + chance.below(11) - 5)}
            samples.append(Sample(0.5, ahead, ahead["cards"] + strength, who))
    assert fit(samples, (), 1, ridge=0.0, step=1.0) == {"cards": [pytest.approx(1.0, abs=0.01)]}
    mixed = [Sample(sample.progress, sample.ahead, sample.margin) for sample in samples]
    assert fit(mixed, (), 1, ridge=0.0, step=1.0)["cards"][0] > 2


def test_every_bot_meets_every_bot_in_all_seats() -> None:
    assert {tuple(seated(["a", "b"], 2, number)) for number in range(4)} == {("a", "a"), ("a", "b"), ("b", "a"), ("b", "b")}


def test_samples_name_who_sat_there_and_against_whom() -> None:
    settings = SelfPlay(TAMBO, bots=("random", "greedy"), players=(2,), explore=0.0)
    assert {sample["who"] for sample in game_with_samples(settings, 1)["samples"]} == {"greedy - random", "random - greedy"}


def test_the_same_seed_gives_the_same_samples() -> None:
    settings = SelfPlay(TAMBO, seed=3)
    assert game_with_samples(settings, 0) == game_with_samples(settings, 0) != game_with_samples(settings, 3)


def test_weights_of_a_file_change_what_a_position_is_worth(tmp_path: Path) -> None:
    game = find_game("cuzco-feld")
    position = game.new(2, 1)
    file = tmp_path / "weights.json"
    file.write_text(json.dumps({"game": game.id, "factors": {"dice": [2.0]}}))
    plain, new = evaluation_of(game), weighted(game, file)
    dice = [plain.parts(position, seat)["dice"] for seat in range(2)]
    assert new.worths(position) == pytest.approx([worth + more for worth, more in zip(plain.worths(position), dice, strict=True)])
    assert sum(new.parts(position, 0).values()) == pytest.approx(new.worths(position)[0])


NAMELESS = '{"game": "cuzco-feld", "factors": {"cubes": [2.0]}}'
NO_NUMBER = '{"game": "cuzco-feld", "factors": {"dice": [NaN]}}'
TEXT = '{"game": "cuzco-feld", "factors": {"dice": "12"}}'
UNEVEN = '{"game": "cuzco-feld", "factors": {"dice": [1, 2], "tiles": [1, 2, 3]}}'


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"game": "tawantinsuyu", "factors": {}}', NAMELESS, NO_NUMBER, TEXT, UNEVEN])
def test_other_files_are_no_weights(tmp_path: Path, text: str) -> None:
    file = tmp_path / "weights.json"
    file.write_text(text)
    with pytest.raises(UnknownBot):
        make_any_bot(f"search+{file}", find_game("cuzco-feld"), 0, 1)


def test_tuning_goes_on_where_it_was(qosqo: Command) -> None:
    words = ("tune", TAMBO, "--out", "w.json", "--jobs", "1", "--budget", "3")
    qosqo(*words, "--games", "1", "--duel", "0")
    first = Path("w.games.jsonl").read_text()
    out = qosqo(*words, "--games", "2", "--duel", "2").out
    assert Path("w.games.jsonl").read_text().startswith(first)
    assert "of 2 games" in out
    assert json.loads(Path("w.json").read_text())["duel"]["games"] == 2


QUICK = ("--players", "2", "--iterations", "1", "--explore", "1", "--jobs", "1", "--duel", "0")
BY = {"fit": ("--by", "fit", "--bots", "random", *QUICK), "play": ("--by", "play", *QUICK)}


@pytest.mark.parametrize(("by", "ending"), [("fit", "games"), ("play", "trials")])
def test_a_line_that_was_cut_off_is_played_anew(qosqo: Command, by: str, ending: str) -> None:
    words = ("tune", "cuzco-feld", *BY[by], "--out", "w.json", "--games", "2")
    file = Path(f"w.{ending}.jsonl")
    qosqo(*words)
    whole = file.read_text()
    file.write_text(whole[:-20])
    assert qosqo(*words).code == 0
    assert file.read_text() == whole


SAMPLE = {"progress": 0.5, "ahead": {"points": 1.0}, "margin": 2.0, "who": "a - b"}


@pytest.mark.parametrize(
    ("by", "ending", "line", "complaint"),
    [
        ("fit", "games", 5, "w.games.jsonl, line 3: a table is needed, not 5"),
        ("fit", "games", {"samples": []}, "w.games.jsonl, line 3.number is missing"),
        ("fit", "games", {"number": 7}, "line 3.samples is missing"),
        ("fit", "games", {"number": 7, "samples": [SAMPLE | {"luck": 1}]}, "line 3.samples[0].luck: there is no such entry"),
        ("fit", "games", {"number": 7, "samples": [SAMPLE | {"ahead": {"points": "1"}}]}, "samples[0].ahead.points: a number is needed"),
        ("play", "trials", {"number": 7}, "w.trials.jsonl, line 3.margin is missing"),
        ("play", "trials", {"number": "7", "margin": 1}, "line 3.number: a number from 0"),
    ],
)
def test_a_line_that_was_changed_is_named(qosqo: Command, by: str, ending: str, line: object, complaint: str) -> None:
    words = ("tune", "cuzco-feld", *BY[by], "--out", "w.json")
    assert qosqo(*words, "--games", "1").code == 0
    with Path(f"w.{ending}.jsonl").open("a") as file:
        file.write(json.dumps(line) + "\n")
    outcome = qosqo(*words, "--games", "2")
    assert (outcome.code, outcome.out) == (2, "")
    assert complaint in outcome.err
    assert len(outcome.err.splitlines()) == 1


@pytest.mark.parametrize("by", ["fit", "play"])
def test_a_shorter_run_leaves_the_games_of_a_longer_one_out(qosqo: Command, by: str) -> None:
    words = ("tune", "cuzco-feld", *BY[by])
    qosqo(*words, "--games", "1", "--out", "one.json")
    qosqo(*words, "--games", "3", "--out", "three.json")
    assert qosqo(*words, "--games", "1", "--out", "three.json").code == 0
    assert Path("three.json").read_text() == Path("one.json").read_text()


def test_a_duel_goes_on_that_had_no_game_yet_and_begins_anew_with_another_budget(qosqo: Command) -> None:
    words = ("tune", TAMBO, "--out", "w.json", "--jobs", "1", "--games", "1", "--duel", "2")
    assert qosqo(*words, "--budget", "3").code == 0
    duel = Path("w.duel.jsonl")
    duel.write_text(duel.read_text().splitlines(keepends=True)[0])  # interrupted before its first game was over
    assert qosqo(*words, "--budget", "3").code == 0
    assert len(duel.read_text().splitlines()) == 3
    assert qosqo(*words, "--budget", "2").code == 0
    first, *games = map(json.loads, duel.read_text().splitlines())
    assert (first["contest"]["budget"], len(games)) == ("2", 2)


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["--explore", "7"], "“7” is not a number from 0 to 1."),
        (["--step", "nan"], "“nan” is not a number"),
        (["--shift", "soon"], "“soon” is not a number"),
        (["--phases", "99999"], "too large"),
        (["--budget", "fast"], "not a budget"),
        (["--start", "feld.json"], "--start only goes with --by play."),
        (["--shift", "0.1"], "--shift only goes with --by play."),
        (["--by", "play", "--bots", "search"], "--bots only goes with --by fit."),
        (["--bots", "gredy"], "There is no bot “gredy”"),
        (["--out", "w@1.json"], "w@1.json would be read as a bot with a budget"),
        (["--by", "play", "--start", "./w.json"], "w.json cannot be both"),
    ],
)
def test_tuning_complains_before_it_plays(qosqo: Command, words: list[str], complaint: str) -> None:
    outcome = qosqo("tune", TAMBO, "--out", "w.json", *words)
    assert (outcome.code, outcome.out) == (2, "")
    assert complaint in outcome.err
    assert not list(Path().iterdir())


def test_weights_with_phases_of_their_own_are_told_in_no_others(qosqo: Command) -> None:
    outcome = qosqo("tune", "cuzco-feld", "--by", "play", "--phases", "2")
    assert (outcome.code, outcome.out) == (2, "")
    assert "phases of their own" in outcome.err
    assert not list(Path().iterdir())


def test_weights_for_three_are_tried_by_three(qosqo: Command) -> None:
    out = qosqo("tune", TAMBO, "--players", "3", "--out", "w.json", "--jobs", "1", "--games", "1", "--duel", "3", "--budget", "2").out
    assert "of 3 games of 3; equal ones would win 33%" in out
    contest = json.loads(Path("w.duel.jsonl").read_text().splitlines()[0])["contest"]
    assert contest["line_up"] == ["search+w.json", "search", "search"]


@pytest.mark.parametrize("text", ["my notes", "[1]", '{"game": "tawantinsuyu", "factors": {}}', '{"game": "cuzco-feld"}'])
def test_tuning_writes_over_nothing_but_weights_of_its_game(qosqo: Command, text: str) -> None:
    Path("w.json").write_text(text)
    outcome = qosqo("tune", "cuzco-feld", "--games", "1", "--duel", "0", "--jobs", "1", "--out", "w.json")
    assert (outcome.code, outcome.err) == (2, "qosqo: w.json exists already; choose another name.\n")
    assert Path("w.json").read_text() == text
    assert not Path("w.games.jsonl").exists()


# Weights found by play.


def test_weights_go_with_those_who_win_and_back_with_those_who_lose() -> None:
    settings = Shifting("cuzco-feld", {"die": [4.0, 6.0], "pip": [0.5]})
    signs = signs_of(settings, 0)
    start = settings.start
    won = moved(settings, start, [{"number": 0, "margin": 20.0}])
    for name, values in start.items():
        for old, new, sign in zip(values, won[name], signs[name], strict=True):
            assert (new > old) == (sign > 0)
    back = moved(settings, won, [{"number": 0, "margin": -20.0}])
    assert {name: pytest.approx(values) for name, values in start.items()} == back
    assert part_of_the_way(start, won, 0.0) == start
    assert part_of_the_way(start, won, 1.0)["die"] == [pytest.approx(each, abs=1e-4) for each in won["die"]]


@pytest.mark.parametrize("name", ["cuzco-feld", "cuzco-kramer"])
def test_named_weights_of_a_file_change_what_a_position_is_worth(tmp_path: Path, name: str) -> None:
    game = find_game(name)
    position = game.new(2, 1)
    file = tmp_path / "weights.json"
    own = evaluation_of(game).weights()
    file.write_text(json.dumps({"game": game.id, "weights": own}))
    assert weighted(game, file).worths(position) == evaluation_of(game).worths(position)
    changed = {weight: [2 * each for each in values] for weight, values in own.items()}
    file.write_text(json.dumps({"game": game.id, "weights": changed}))
    assert weighted(game, file).worths(position) != evaluation_of(game).worths(position)
    assert evaluation_of(game).weights() == own
    file.write_text(json.dumps({"game": game.id, "weights": {"luck": [1.0]}}))
    with pytest.raises(UnknownBot):
        make_any_bot(f"search+{file}", game, 0, 1)


def test_a_game_without_named_weights_has_factors_for_its_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    """As one of another package may be."""
    game = find_game("tawantinsuyu")
    monkeypatch.setattr("qosqo.arena.shifting.evaluation_of", lambda game: leaning(evaluation_of(game), {}))
    start = start_of(game, 2)
    assert start
    assert set(map(tuple, start.values())) == {(1.0, 1.0)}
    assert not {"points", *evaluation_of(game).spent} & set(start)


def test_tuning_by_play_goes_on_where_it_was_and_says_the_same_at_once(qosqo: Command) -> None:
    words = ("tune", "cuzco-feld", "--by", "play", "--players", "2", "--iterations", "1", "--explore", "1", "--jobs", "1", "--duel", "0")
    qosqo(*words, "--out", "two.json", "--games", "1")
    first = Path("two.trials.jsonl").read_text()
    qosqo(*words, "--out", "two.json", "--games", "2")
    assert Path("two.trials.jsonl").read_text().startswith(first)
    shown = qosqo(*words, "--out", "one.json", "--games", "2").out
    assert Path("one.json").read_text() == Path("two.json").read_text()
    told = json.loads(Path("one.json").read_text())
    assert told["trials"] == 2
    assert all(name in shown for name in told["weights"])  # though one of them has a number for each of twelve abilities
    assert told["weights"] != evaluation_of(find_game("cuzco-feld")).weights()
    Path("fitted.json").write_text('{"game": "cuzco-feld", "factors": {"tiles": [2.0]}}')
    refused = qosqo(*words, "--out", "more.json", "--games", "1", "--start", "fitted.json")
    assert refused.code == 2
    assert "fitted.json holds factors for parts" in refused.err
    qosqo(*words, "--out", "more.json", "--games", "1", "--start", "one.json")
    assert json.loads(Path("more.trials.jsonl").read_text().splitlines()[0])["shifting"]["start"] == told["weights"]
