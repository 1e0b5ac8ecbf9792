"""What `qosqo simulate` keeps of its games can be replayed and learned from."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import duckdb
import numpy as np
import pyarrow.parquet as pq
import pytest

import qosqo as front_door
from qosqo.arena.contest import Contest, play_game
from qosqo.bots import Bot, Budget, Known, Thoughts
from qosqo.bots.play import Decision
from qosqo.core.game import Game
from qosqo.core.position import Position
from qosqo.envs.dataset import DecisionFile, schema_of
from qosqo.envs.episode import actions_of, layout_of
from tests.cli.conftest import qosqo as qosqo
from tests.cli.helpers import Command

GAME = front_door.game("cuzco-feld")
ROOT = Path(__file__).parent.parent.parent


def kept(qosqo: Command, *words: str) -> tuple[list[front_door.Match], Path]:
    outcome = qosqo("simulate", GAME.id, *words, "--jobs", "1", "--records", "games", "--parquet", "decisions.parquet")
    assert outcome.code == 0, outcome.err
    assert "The records are in games." in outcome.out
    assert "decisions are in decisions.parquet" in outcome.out
    return [front_door.replay(front_door.load(file)) for file in sorted(Path("games").iterdir())], Path("decisions.parquet")


def test_rows_tell_the_decisions_of_the_records(qosqo: Command) -> None:
    matches, file = kept(qosqo, "--games", "2", "--players", "3", "--bots", "easy,random", "--options", "pututus=on")
    rows = pq.read_table(file).to_pylist()
    layout, actions = layout_of(GAME), actions_of(GAME)
    assert len(rows) == sum(len(match.made) for match in matches)
    for row in rows:
        match = matches[row["game"]]
        made = match.made[row["decision"]]
        position = match.position_at(row["decision"])
        assert row["seat"] == made.seat == position.to_act()
        assert row["bot"] == match.players[made.seat].bot
        assert row["action"] == actions.index(made.move)
        assert row["legal"] == [actions.index(move) for move in position.moves()]
        assert np.array_equal(row["observation"], layout.row(position, made.seat))
        assert_outcome(row, match.position)
        if row["bot"] == "easy":
            assert 0 <= row["value"] <= 1
            assert sum(row["shares"]) == pytest.approx(1, abs=1e-5)
            assert row["shares"][row["legal"].index(row["action"])] > 0
        else:
            assert row["value"] is None
            assert row["shares"] is None


def assert_outcome(row: dict[str, float], end: Position) -> None:
    seat = int(row["seat"])
    others = [score for other, score in enumerate(end.scores) if other != seat]
    assert row["score"] == end.scores[seat]
    assert row["margin"] == end.scores[seat] - max(others)
    assert row["win"] == (1 / len(end.winners()) if seat in end.winners() else 0)


def test_a_search_tells_its_visits(qosqo: Command) -> None:
    _, file = kept(qosqo, "--games", "1", "--bots", "search@5,greedy")
    question = f"select bot, min(list_sum(shares)), max(list_sum(shares)), min(value), max(value) from '{file}' group by bot"
    found = duckdb.connect().execute(question).fetchall()
    by_bot = {bot: figures for bot, *figures in found}
    assert by_bot["search@5"][:2] == pytest.approx([1, 1], abs=1e-5)
    assert by_bot["greedy"][:2] == [None, None]
    for _, _, least, most in by_bot.values():
        assert 0 <= least < most <= 1


def test_the_file_says_what_it_is(qosqo: Command) -> None:
    _, file = kept(qosqo, "--games", "1", "--seed", "5")
    about = json.loads(pq.read_schema(file).metadata[b"qosqo"])
    assert (about["format"], about["version"]) == (1, front_door.__version__)
    assert about["environment"].startswith("cuzco_feld_v")
    assert about["contest"]["seed"] == 5
    assert about["contest"]["line_up"] == ["random", "random"]


def test_games_against_the_games_own_opponent_are_kept_by_difficulty(qosqo: Command) -> None:
    words = ["simulate", "tawantinsuyu", "--solo", "--games", "1", "--jobs", "1", "--records", "games", "--parquet", "decisions.parquet"]
    outcome = qosqo(*words)
    assert outcome.code == 0, outcome.err
    for difficulty, options in front_door.game("tawantinsuyu").solo.items():
        (file,) = Path("games", difficulty).iterdir()
        match = front_door.replay(front_door.load(file))
        assert match.position.over()
        assert options.items() <= match.header.options.items()
        assert [player.name for player in match.players] == ["random", "Axomamma"]
        rows = pq.read_table(f"decisions-{difficulty}.parquet", columns=["seat", "action"]).to_pylist()
        own = [made for made in match.made if made.seat == 0]
        assert [row["action"] for row in rows] == [match.game.moves.index(made.move) for made in own]
    again = qosqo(*words[:-4], "--parquet", "decisions.parquet")
    assert again.code == 2
    assert "decisions-easiest.parquet exists already" in again.err


class Interrupted(list[Decision]):
    """Is gone through to its end once, and to its middle the next time."""

    times = 0

    def __iter__(self) -> Iterator[Decision]:
        self.times += 1
        for place, decision in enumerate(super().__iter__()):
            if self.times == 2 and place == len(self) // 2:
                raise KeyboardInterrupt
            yield decision


def test_a_game_that_was_being_written_down_when_somebody_interrupted_is_left_out(tmp_path: Path) -> None:
    contest = Contest(GAME.id, ("random", "random"), 2, course=True)
    courses = [play_game(contest, number).course for number in range(2)]

    def write() -> None:
        with DecisionFile(tmp_path / "decisions.parquet", GAME, {}) as file:
            file.add(0, contest.first_position(0), contest.line_up, courses[0])
            file.add(1, contest.first_position(1), contest.line_up, Interrupted(courses[1]))

    with pytest.raises(KeyboardInterrupt):
        write()
    assert pq.read_table(tmp_path / "decisions.parquet")["game"].to_pylist() == [0] * len(courses[0])


class Thoughtless(Bot):
    """Thinks a number."""

    def __init__(self, game: Game, seat: int, seed: int) -> None:
        pass

    def choose(self, known: Known, budget: Budget) -> int:
        return known.moves()[0]

    def thoughts(self) -> Thoughts | None:
        return 5  # type: ignore[return-value]


def test_where_the_first_game_fails_no_empty_file_is_in_the_way_of_the_next_try(qosqo: Command) -> None:
    words = ["simulate", GAME.id, "--games", "1", "--jobs", "1", "--parquet", "decisions.parquet"]
    failed = qosqo(*words, "--bots", f"{__name__}:Thoughtless")
    assert failed.code == 2
    assert "tells 5, which are no thoughts" in failed.err
    assert qosqo(*words).code == 0


def test_a_full_disk_is_told_with_the_file(qosqo: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError("no space left")

    monkeypatch.setattr(pq.ParquetWriter, "write_table", full)
    outcome = qosqo("simulate", GAME.id, "--games", "1", "--jobs", "1", "--parquet", "decisions.parquet")
    assert outcome.code == 2
    assert outcome.err.startswith("qosqo: decisions.parquet: no space left")


def test_every_column_is_described() -> None:
    page = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")
    for name in schema_of(GAME, {}).names:
        assert f"| `{name}` |" in page


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["--parquet", "there.txt"], "there.txt exists already"),
        (["--records", "."], "There are files in ."),
        (["--parquet", "new.parquet", "--resume", "there.txt"], "they do not go with --resume"),
        (["--parquet", "there.txt/new.parquet"], "there.txt/new.parquet"),
    ],
)
def test_nothing_is_overwritten_and_mistakes_are_told_in_one_line(qosqo: Command, words: list[str], complaint: str) -> None:
    Path("there.txt").write_text("mine", encoding="utf-8")
    outcome = qosqo("simulate", GAME.id, "--games", "1", "--jobs", "1", *words)
    assert outcome.code == 2
    assert complaint in outcome.err
    assert len(outcome.err.splitlines()) == 1
    assert [file.name for file in Path().iterdir()] == ["there.txt"]
