"""`qosqo play`: whole games with scripted people, words instead of numbers, leaving and coming back."""

from __future__ import annotations

from pathlib import Path

import pytest

from qosqo.bots import Budget
from qosqo.bots.plans import plans
from qosqo.cli.play import saves_folder
from qosqo.core.chance import seeded
from qosqo.core.match import Match
from qosqo.core.record import UndoEntry, read_record
from qosqo.games import all_games
from tests.cli.helpers import Command, Outcome
from tests.tambo import GAME
from tests.tambo.view import TamboView

TAMBO = "tests.tambo:GAME"
ALWAYS_THE_FIRST = "1\n" * 60


@pytest.fixture(autouse=True)
def saves(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.setenv("QOSQO_SAVES", str(tmp_path / "saves"))
    return tmp_path / "saves"


def match_in(file: Path) -> Match:
    return Match.from_record(read_record(file.read_text(encoding="utf-8")), GAME)


def alone(qosqo: Command, typed: str, *more: str) -> Outcome:
    """Ana against a random bot, always the same game."""
    return qosqo("play", TAMBO, "--seats", "Ana,bot:random", "--seed", "3", "--save", "game.jsonl", *more, typed=typed)


def test_a_whole_game_ends_with_the_score_sheet(qosqo: Command) -> None:
    outcome = alone(qosqo, ALWAYS_THE_FIRST)
    assert outcome.code == 0
    assert outcome.err == ""
    match = match_in(Path("game.jsonl"))
    assert match.position.over()
    total = next(line for line in outcome.out.splitlines() if line.strip().startswith("Total"))
    assert total.split()[1:] == [str(points) for points in match.position.scores]
    assert "The game is kept in game.jsonl" in outcome.out
    assert "--resume" not in outcome.out


def test_long_choices_go_on_below_their_words(qosqo: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "50")
    lines = qosqo("play", "tawantinsuyu", "--seats", "Ana,bot:random", "--seed", "5").out.splitlines()
    first = next(number for number, line in enumerate(lines) if line.startswith("   1  "))
    second = next(number for number, line in enumerate(lines) if line.startswith("   2  "))
    assert second - first > 1
    assert all(line.startswith(" " * 6) and line[6] != " " for line in lines[first + 1 : second])


def test_the_same_seed_and_answers_give_the_same_game(qosqo: Command) -> None:
    first = alone(qosqo, ALWAYS_THE_FIRST).out
    Path("game.jsonl").unlink()
    assert alone(qosqo, ALWAYS_THE_FIRST).out == first


@pytest.mark.parametrize("bot", ["program:touch started", "tests.arena.test_commands:Cheat", "greedy+weights.json", "nobody"])
def test_a_record_of_somebody_else_starts_no_program(qosqo: Command, bot: str) -> None:
    Match.new(GAME, ["Ana", "Ben"], seed=3, bots=[bot, ""]).save(Path("game.jsonl"))
    outcome = qosqo("play", TAMBO, "--resume", "game.jsonl", typed=ALWAYS_THE_FIRST)
    assert (outcome.code, outcome.out) == (2, "")
    assert f"The bot “{bot}” of this record is none of Qosqo’s own" in outcome.err
    assert [file.name for file in Path().iterdir()] == ["game.jsonl"]


def test_no_other_file_is_written_over(qosqo: Command) -> None:
    Path("game.jsonl").write_text("my notes")
    outcome = alone(qosqo, "")
    assert (outcome.code, outcome.err) == (2, "qosqo: game.jsonl exists already; choose another name.\n")
    outcome = qosqo(
        "play", TAMBO, "--seats", "Ana,Ben", "--save", "new.jsonl", typed="save game.jsonl\nsave copy.jsonl\nsave copy.jsonl\nquit\n"
    )
    assert outcome.out.count("game.jsonl exists already") == 1
    assert outcome.out.count("kept in copy.jsonl") == 2
    assert Path("game.jsonl").read_text() == "my notes"


def test_people_are_asked_for_what_is_not_said(qosqo: Command) -> None:
    outcome = qosqo("play", TAMBO, "--save", "game.jsonl", typed="\n5\n3\nAna\nAna\nbot:esay\nbot:easy\n\n" + ALWAYS_THE_FIRST)
    assert "“5” players? There can be 2 to 4." in outcome.out
    assert "Somebody else is already called Ana." in outcome.out
    assert "There is no bot “esay”" in outcome.out
    assert "Did you mean easy?" in outcome.out
    header = match_in(Path("game.jsonl")).header
    assert header.names == ["Ana", "Sisa (easy)", "Illari (normal)"]
    assert header.bots == ["", "easy", "normal"]
    assert header.options == {"deck": "shuffled"}


def test_bots_are_introduced_in_the_language_of_the_people(qosqo: Command) -> None:
    outcome = qosqo("play", TAMBO, "--language", "de", "--save", "game.jsonl", typed="\n\n\nbot:warrior\n")
    assert "bot:warrior  Awqa, mittel mit einer Vorliebe: will überall vorn sein" in outcome.out
    assert match_in(Path("game.jsonl")).header.names == ["Spieler 1", "Awqa (kämpft gern)"]


def test_a_person_called_like_a_bot_is_a_person(qosqo: Command) -> None:
    outcome = qosqo("play", TAMBO, "--seats", "Ana (hard),Ben", "--save", "game.jsonl", typed="")
    assert outcome.code == 0
    match = match_in(Path("game.jsonl"))
    assert match.made == []
    assert [player.bot for player in match.players] == ["", ""]


def test_the_game_is_asked_for(qosqo: Command) -> None:
    outcome = qosqo("play", "--seats", "Ana,bot:random", "--save", "game.jsonl", typed="chess\nkramer\n")
    assert "“chess” is neither a number from 1 to" in outcome.out
    assert qosqo("record", "verify", "game.jsonl", "--json").json["game"] == "cuzco-kramer"


def test_bots_play_among_themselves(qosqo: Command) -> None:
    outcome = qosqo("play", TAMBO, "--seats", "bot:random,bot:greedy", "--seed", "1", "--save", "game.jsonl")
    assert outcome.code == 0
    assert "Score sheet" in outcome.out
    assert match_in(Path("game.jsonl")).position.over()


def test_german(qosqo: Command) -> None:
    outcome = alone(qosqo, "hilfe\nwarum\nverlauf\nende\n", "--language", "de")
    assert outcome.code == 0
    assert "den eigenen letzten Zug zurücknehmen" in outcome.out
    assert "ist am Zug" in outcome.out
    assert "Weiter geht es mit: qosqo play" in outcome.out


@pytest.mark.parametrize("game_id", all_games())
def test_people_can_play_every_game(qosqo: Command, game_id: str) -> None:
    chance = seeded(1)
    typed = "".join(f"{1 + chance.below(4)}\n" for _ in range(60))
    seats = ["Ana", *["bot:random"] * (all_games()[game_id].fewest_seats - 1)]
    outcome = qosqo("play", game_id, "--seats", ",".join(seats), "--seed", "1", "--save", "game.jsonl", typed=typed)
    assert outcome.code == 0
    assert "seen by Ana" in outcome.out
    verified = qosqo("record", "verify", "game.jsonl", "--json").json
    assert verified["game"] == game_id
    assert verified["over"] or verified["moves"] > 10
    assert verified["over"] != ("qosqo play --resume game.jsonl" in outcome.out)


# Hidden hands.


def hand_of(match: Match, seat: int) -> str:
    view = match.position.view(seat)
    assert isinstance(view, TamboView)
    return " ".join(str(card) for card in view.hands[seat])


def test_hands_are_covered_when_the_keyboard_is_passed(qosqo: Command) -> None:
    outcome = qosqo("play", TAMBO, "--seats", "Ana,Ben", "--seed", "3", "--save", "game.jsonl", typed="1\n\n\nquit\n")
    before, _, after = outcome.out.partition("Ben is next. Press Enter to cover the screen:")
    assert "seen by Ana" in before
    assert "seen by Ben" not in before
    assert "Pass the keyboard to Ben. Ben, press Enter:" in after
    ben = hand_of(match_in(Path("game.jsonl")), 1)
    assert ben not in before
    assert ben in after


def test_what_somebody_else_drew_is_not_told(qosqo: Command) -> None:
    outcome = qosqo("play", TAMBO, "--seats", "Ana,Ben", "--seed", "3", typed="draw from the deck\n\n\nlog\nquit\n")
    for_ana, _, for_ben = outcome.out.partition("Pass the keyboard")
    assert "Ana draws card " in for_ana
    assert "Ana draws a card." in for_ben
    assert "Ana draws card " not in for_ben


# Words instead of numbers.


def test_undo_takes_back_the_own_last_move(qosqo: Command) -> None:
    outcome = alone(qosqo, "undo\n1\nundo\nquit\n")
    assert "There is nothing to take back." in outcome.out
    assert "Taken back." in outcome.out
    match = match_in(Path("game.jsonl"))
    assert match.made == []
    assert [type(entry) for entry in match.entries].count(UndoEntry) == 1


def test_undo_asks_the_other_people(qosqo: Command) -> None:
    typed = "1\n\n\n1\n\n\nundo\nno\nundo\nyes\nquit\n"
    outcome = qosqo("play", TAMBO, "--seats", "Ana,Ben", "--seed", "3", "--save", "game.jsonl", typed=typed)
    assert outcome.out.count("Do all others agree?") == 2
    (undo,) = [entry for entry in match_in(Path("game.jsonl")).entries if isinstance(entry, UndoEntry)]
    assert (undo.by, undo.to, undo.agreed) == (0, 0, [1])


def test_why_names_the_rule(qosqo: Command) -> None:
    outcome = alone(qosqo, "why\nwhy keep\nquit\n")
    assert "R2.1: Card 3 is higher than the die, a 2." in outcome.out
    assert "play card 3" in outcome.out
    assert "There is no rule to name about “keep”" in outcome.out


def test_a_word_that_is_not_known_gets_the_nearest_one(qosqo: Command) -> None:
    outcome = alone(qosqo, "udno\n99\nquit\n")
    assert "“udno” is neither a number from 1 to 5 nor a word that is known here. Did you mean undo?" in outcome.out
    assert "“99” is neither" in outcome.out


def test_save_keeps_a_copy_and_log_and_board_show_again(qosqo: Command) -> None:
    outcome = alone(qosqo, "1\nsave copy.jsonl\nlog 1\nboard\nhelp\nback\nsave .\nquit\n")
    assert "The game is kept in copy.jsonl" in outcome.out
    assert len(match_in(Path("copy.jsonl")).made) >= 2
    assert outcome.out.count("seen by Ana") == 3
    assert "Nothing is chosen yet." in outcome.out
    assert ".: Is a directory." in outcome.out


# Leaving and coming back.


def test_the_end_of_input_keeps_the_game_and_says_how_to_go_on(qosqo: Command) -> None:
    outcome = alone(qosqo, "1\n")
    assert outcome.code == 0
    assert "The game is kept in game.jsonl" in outcome.out
    command = outcome.out.splitlines()[-1].removeprefix("Go on with: ").split()
    assert command[0] == "qosqo"
    again = qosqo(*command[1:], typed=ALWAYS_THE_FIRST)
    assert again.code == 0
    assert match_in(Path("game.jsonl")).position.over()
    assert match_in(Path("game.jsonl")).header.names == ["Ana", "Sisa (random)"]


def test_the_end_of_input_before_the_game(qosqo: Command) -> None:
    outcome = qosqo("play", TAMBO, typed="")
    assert outcome.code == 0
    assert outcome.out.endswith("No game was started.\n")


def test_an_interrupt_keeps_the_game(qosqo: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    answers = iter(["1"])

    def typed_then_interrupted(_prompt: str) -> str:
        try:
            return next(answers)
        except StopIteration:
            raise KeyboardInterrupt from None

    monkeypatch.setattr("builtins.input", typed_then_interrupted)
    outcome = alone(qosqo, "")
    assert outcome.code == 130
    assert "Go on with: qosqo play" in outcome.out
    assert len(match_in(Path("game.jsonl")).made) >= 2


def test_resume_without_a_file_takes_the_last_unfinished_game(qosqo: Command, saves: Path) -> None:
    assert saves_folder() == saves
    nothing = qosqo("play", TAMBO, "--resume")
    assert (nothing.code, nothing.err) == (2, f"qosqo: There is no unfinished game in {saves}.\n")
    qosqo("play", TAMBO, "--seats", "Ana,bot:random", typed="1\n")
    (file,) = saves.glob("tambo-*.jsonl")
    made = len(match_in(file).made)
    outcome = qosqo("play", TAMBO, "--resume", typed="1\n")
    assert outcome.code == 0
    assert len(match_in(file).made) > made


def test_a_damaged_file_cannot_be_resumed(qosqo: Command) -> None:
    alone(qosqo, "1\n")
    file = Path("game.jsonl")
    file.write_text(file.read_text(encoding="utf-8").replace("Ana", "Eva"), encoding="utf-8")
    outcome = qosqo("play", TAMBO, "--resume", "game.jsonl")
    assert outcome.code == 1
    assert outcome.err.startswith("qosqo: game.jsonl, line 1: the checksum does not fit")


# Other components, wrong words.


def test_other_component_data_are_used_and_kept_in_the_record(qosqo: Command) -> None:
    Path("short.toml").write_text("rounds = 1\ncopies = [6, 5, 5, 4, 4, 3]\n", encoding="utf-8")
    alone(qosqo, "1\n1\n", "--data", "short.toml")
    match = match_in(Path("game.jsonl"))
    assert match.position.over()
    assert match.header.data_text is not None


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["--data", "bad.toml"], "bad.toml cannot be used as component data: rounds: a number from 1 to 50 is needed, not 99."),
        (["--data", "abd.toml"], "There is no file abd.toml. Did you mean bad.toml?"),
        (["--seats", "Ana"], "tambo is for 2 to 4 players, not 1."),
        (["--seats", "Ana,bot:hrad"], "Did you mean hard?"),
        (["--seats", "Ana,Ana"], "Somebody else is already called Ana."),
        (["--seats", "Ana,"], "A seat needs a name."),
        (["--seed", "x"], "“x” is not a whole number of at least 0."),
        (["--resume", "nothing.jsonl"], "There is no file nothing.jsonl."),
    ],
)
def test_wrong_words_get_one_line(qosqo: Command, words: list[str], complaint: str) -> None:
    Path("bad.toml").write_text("rounds = 99\ncopies = [6, 5, 5, 4, 4, 3]\n", encoding="utf-8")
    outcome = qosqo("play", TAMBO, "--seats", "Ana,Ben", *words)
    assert outcome.code == 2
    assert outcome.err.endswith(complaint + "\n")
    assert outcome.err.count("\n") == 1


def test_alone_against_the_games_own_opponent(qosqo: Command) -> None:
    """One person and Axomamma, whose seat is never asked for."""
    outcome = qosqo("play", "tawantinsuyu", "--save", "solo.jsonl", typed="\n2\n3\nAna\nquit\n")
    assert outcome.code == 0
    assert "How strong shall Axomamma be?" in outcome.out
    assert "Seat 2" not in outcome.out
    header = read_record(Path("solo.jsonl").read_text(encoding="utf-8")).header
    assert header.names == ["Ana", "Axomamma"]
    assert header.options["weaving-points"] == "on"
    said = qosqo("play", "tawantinsuyu", "--seats", "Ana,bot", "--options", "opponent=axomamma", typed="")
    assert (said.code, said.err.count("\n")) == (2, 1)
    assert "Against Axomamma one person plays" in said.err


def test_a_bot_says_what_one_could_do_and_the_record_tells_it(qosqo: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("qosqo.cli.session.plans", lambda known, seed: plans(known, seed, Budget(iterations=8)))
    outcome = alone(qosqo, "hint\nhint\n" + ALWAYS_THE_FIRST)
    assert outcome.code == 0
    assert "   •  " in outcome.out
    assert "Ana has asked a bot for a hint once." in outcome.out
    assert match_in(Path("game.jsonl")).hints_taken() == [1, 0]
