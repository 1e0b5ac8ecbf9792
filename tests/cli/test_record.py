"""`qosqo record`: show, verify, replay and export, of good files and of bad ones."""

from __future__ import annotations

from pathlib import Path

import pytest

from qosqo.core.chance import seeded
from qosqo.core.match import Match
from qosqo.core.record import read_record
from qosqo.core.view import view_json
from tests.cli.helpers import Command
from tests.far_away import FAR_AWAY
from tests.tambo import GAME

TAMBO = ("--game", "tests.tambo:GAME")


def random_match(moves: int | None = None) -> Match:
    """A game of Ana and Ben by random moves, as long as asked for or to its end."""
    match = Match.new(GAME, ["Ana", "Ben"], seed=5)
    chance = seeded(6)
    while not match.position.over() and (moves is None or len(match.made) < moves):
        match.play(match.position.to_act(), match.position.sample(chance))
    return match


def saved(match: Match, name: str = "game.jsonl") -> str:
    Path(name).write_text(match.record_text(), encoding="utf-8")
    return name


def test_show_tells_players_log_and_score_sheet(qosqo: Command) -> None:
    match = random_match()
    outcome = qosqo("record", "show", saved(match), *TAMBO)
    assert outcome.code == 0
    assert "Ana, Ben" in outcome.out
    assert "Ana rolls a" in outcome.out
    assert "Score sheet" in outcome.out
    total = next(line for line in outcome.out.splitlines() if line.strip().startswith("Total"))
    assert total.split()[1:] == [str(points) for points in match.position.scores]
    assert "wins." in outcome.out or "share the victory." in outcome.out


def test_show_in_german_with_rule_numbers(qosqo: Command) -> None:
    outcome = qosqo("record", "show", saved(random_match()), *TAMBO, "--rules", "--language", "de")
    assert "Wertung" in outcome.out
    assert "[R2]" in outcome.out
    assert "[R2]" not in qosqo("record", "show", "game.jsonl", *TAMBO).out


def test_an_unfinished_game_keeps_its_secrets_except_from_the_seat_that_asks(qosqo: Command) -> None:
    match = Match.new(GAME, ["Ana", "Ben"], seed=5)
    match.play(0, GAME.moves.packed({"kind": "draw"}))
    file = saved(match)
    assert "Ana draws a card." in qosqo("record", "show", file, *TAMBO).out
    assert "Ana draws a card." in qosqo("record", "show", file, *TAMBO, "--seat", "ben").out
    assert "Ana draws card " in qosqo("record", "show", file, *TAMBO, "--seat", "1").out
    assert view_json(match.position.view(0)) == qosqo("record", "replay", file, *TAMBO, "--seat", "Ana", "--json").json["view"]


def test_show_for_programs(qosqo: Command) -> None:
    match = random_match()
    shown = qosqo("record", "show", saved(match), *TAMBO, "--json").json
    assert shown["scores"] == match.position.scores
    assert [sum(seat) for seat in zip(*shown["categories"].values(), strict=True)] == match.position.scores
    assert shown["moves"] == len(match.made)
    assert shown["log"][0] == {"move": 0, "text": "Ana rolls a 2."}


def test_verify_of_a_good_record(qosqo: Command) -> None:
    outcome = qosqo("record", "verify", saved(random_match(4)), *TAMBO)
    assert outcome.code == 0
    assert outcome.out == "game.jsonl is right: an unfinished game of tambo with 4 moves in 4 entries.\n"
    assert qosqo("record", "verify", saved(random_match()), *TAMBO, "--json").json["ok"]


def damaged(how: str) -> str:
    lines = random_match(6).record_text().splitlines(keepends=True)
    if how == "tampered":
        lines[2] = lines[2].replace('"seat":1', '"seat":0')
    elif how == "cut":
        del lines[5:]
    elif how == "torn":
        lines[-1] = lines[-1][:10]
    elif how == "foreign":
        lines = ["hello\n"]
    elif how == "other game":
        lines = [line.replace('"tambo"', '"chess"') for line in lines]
    return "".join(lines)


@pytest.mark.parametrize(
    ("how", "line", "cause"),
    [
        ("tampered", 3, "the checksum does not fit: this line was changed, or a line before it is missing"),
        ("cut", 5, "the file is truncated: the closing line is missing"),
        ("torn", 8, "the file is truncated in the middle of this line"),
        ("foreign", 1, "not JSON"),
        ("other game", 1, "the checksum does not fit"),
    ],
)
def test_verify_names_line_and_cause(qosqo: Command, how: str, line: int, cause: str) -> None:
    Path("bad.jsonl").write_text(damaged(how), encoding="utf-8")
    outcome = qosqo("record", "verify", "bad.jsonl", *TAMBO)
    assert outcome.code == 1
    assert outcome.err.startswith(f"qosqo: bad.jsonl, line {line}: {cause}")
    assert outcome.err.count("\n") == 1
    found = qosqo("record", "verify", "bad.jsonl", *TAMBO, "--json")
    assert found.code == 1
    assert (found.json["ok"], found.json["line"]) == (False, line)


def test_a_file_being_written_is_fine_if_asked(qosqo: Command) -> None:
    Path("open.jsonl").write_text(damaged("cut"), encoding="utf-8")
    assert qosqo("record", "verify", "open.jsonl", *TAMBO, "--open").code == 0


def test_a_record_of_an_unknown_game_and_a_file_that_is_no_text(qosqo: Command) -> None:
    assert "line 1: there is no game 'far-away'" in qosqo("record", "verify", saved(Match.new(FAR_AWAY, ["Ana", "Ben"], seed=1))).err
    Path("binary").write_bytes(b"one\ntwo\xff")
    assert "line 2: this is not UTF-8 text" in qosqo("record", "verify", "binary").err


def test_replay_shows_the_position_after_a_move(qosqo: Command) -> None:
    match = random_match(7)
    file = saved(match)
    shown = qosqo("record", "replay", file, *TAMBO, "--to", "3", "--json").json
    assert (shown["move"], shown["of"]) == (3, 7)
    assert shown["view"] == view_json(match.position_at(3).view(-1))
    board = qosqo("record", "replay", file, *TAMBO, "--to", "3").out
    assert "after 3 moves" in board
    assert "face up" in board
    late = qosqo("record", "replay", file, *TAMBO, "--to", "9")
    assert (late.code, late.err) == (2, "qosqo: There is no move 9; the last one is 7.\n")


def test_export_hides_the_seed_of_an_unfinished_game(qosqo: Command) -> None:
    match = random_match(5)
    file = saved(match)
    exported = qosqo("record", "export", file, *TAMBO, "--seat", "Ben").out
    assert '"seed"' not in exported
    assert exported.count("\n") == 6
    assert qosqo("record", "export", saved(random_match()), *TAMBO, "--output", "out.jsonl").code == 0
    assert read_record(Path("out.jsonl").read_text(encoding="utf-8")).closed


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["record"], "See: qosqo record --help"),
        (["record", "shwo", "game.jsonl"], "Did you mean show?"),
        (["record", "show", "gaem.jsonl", *TAMBO], "There is no file gaem.jsonl. Did you mean game.jsonl?"),
        (
            ["record", "show", "game.jsonl", *TAMBO, "--seat", "Bne"],
            "Nobody called “Bne” plays here; there are: Ana, Ben. Did you mean Ben?",
        ),
        (["record", "show", ".", *TAMBO], ".: Is a directory."),
    ],
)
def test_wrong_words_get_one_line(qosqo: Command, words: list[str], complaint: str) -> None:
    saved(random_match(1))
    outcome = qosqo(*words)
    assert outcome.code == 2
    assert outcome.err.endswith(complaint + "\n")
