"""The record: written, read, verified; damage is named by line and cause."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, ClassVar

import pytest

from qosqo.core.chance import SECRET
from qosqo.core.codec import canonical, encode
from qosqo.core.match import Match
from qosqo.core.record import Record, RecordError, chained, read_record, write_record
from tests.core.helpers import NAMES, play_random, tambo_match
from tests.tambo import GAME
from tests.tambo.game import Tambo


@pytest.fixture
def text() -> str:
    return play_random(tambo_match()).record_text()


def forged(text: str, line: int, **changes: object) -> str:
    """The text with fields of one line changed and all checksums made to fit again."""
    contents = [json.loads(each) for each in text.splitlines()]
    contents[line - 1].update(changes)
    total = ""
    lines = []
    for content in contents:
        content.pop("sum")
        total = chained(total, content)
        lines.append(canonical({**content, "sum": total}))
    return "\n".join(lines) + "\n"


def test_a_record_replays_to_the_same_end(text: str) -> None:
    match = Match.from_record(read_record(text), GAME)
    assert match.position.over()
    assert match.record_text() == text


def test_undone_moves_stay_in_the_record() -> None:
    match = play_random(tambo_match(), moves=5)
    seat = match.made[-1].seat
    match.undo(seat, 3, [other for other in range(3) if other != seat])
    play_random(match, seed=5)
    again = Match.from_record(read_record(match.record_text()), GAME)
    assert encode(again.position) == encode(match.position)
    assert len(again.entries) > len(again.made)


def test_a_fork_with_new_chance_replays(text: str) -> None:
    fork = play_random(Match.from_record(read_record(text), GAME).fork(4, seed=77))
    again = Match.from_record(read_record(fork.record_text()), GAME)
    assert encode(again.position) == encode(fork.position)
    assert again.header.forked is not None
    assert again.header.forked["moves"] == 4


def test_a_game_with_secret_chance_replays_and_so_does_its_fork() -> None:
    match = play_random(Match.new(GAME, NAMES, seed=1 << 255, generator=SECRET))
    fork = play_random(match.fork(4, seed=77, generator=SECRET))
    for played in (match, fork):
        again = Match.from_record(read_record(played.record_text()), GAME)
        assert again.record_text() == played.record_text()
    assert fork.made[4:] != match.made[4:]
    with pytest.raises(RecordError, match="does not come out"):
        Match.from_record(read_record(forged(match.record_text(), 1, generator="sfc32")), GAME)


def test_own_component_data_travel_with_the_record() -> None:
    match = play_random(Match.new(GAME, NAMES, seed=1, data_text="rounds = 2\ncopies = [3, 3, 3, 3, 3, 3]\n"))
    assert Match.from_record(read_record(match.record_text()), GAME).position.over()


def test_earlier_component_data_are_kept_for_old_records(tmp_path: Path, text: str) -> None:
    class Corrected(Tambo):
        folder: ClassVar[Any] = tmp_path

    (tmp_path / "data.toml").write_text(GAME.data_text() + "# a correction\n")
    with pytest.raises(RecordError, match=r"line 1: played with component data .* which are not here"):
        Match.from_record(read_record(text), Corrected())
    (tmp_path / "earlier-data").mkdir()
    (tmp_path / "earlier-data" / "first.toml").write_text(GAME.data_text())
    assert Match.from_record(read_record(text), Corrected()).position.over()


def test_a_record_being_written_is_read_as_far_as_it_goes() -> None:
    match = play_random(tambo_match(), moves=6)
    lines = match.record_text().splitlines()[:5]
    record = read_record("\n".join(lines) + "\n", open_ended=True)
    assert not record.closed
    assert len(Match.from_record(record, GAME).made) == 4


def damage(text: str, kind: str) -> str:
    lines = text.splitlines()
    if kind == "empty":
        return ""
    if kind == "foreign":
        return '{"game": "chess"}\n'
    if kind == "not json":
        return "hello\n"
    if kind == "newer format":
        return forged(text, 1, qosqo=2)
    if kind == "cut in a line":
        return text[: len(text) - 30]
    if kind == "cut between lines":
        return "\n".join(lines[:4]) + "\n"
    if kind == "line missing":
        return "\n".join(lines[:3] + lines[4:]) + "\n"
    if kind == "line changed":
        return "\n".join([*lines[:3], canonical({**json.loads(lines[3]), "seat": 3}), *lines[4:]]) + "\n"
    raise AssertionError(kind)


@pytest.mark.parametrize(
    ("kind", "complaint"),
    [
        ("empty", "line 1: the file is empty"),
        ("foreign", "line 1: this is not a Qosqo record"),
        ("not json", "line 1: not JSON"),
        ("newer format", "line 1: record format 2 is not known"),
        ("cut in a line", "the file is truncated in the middle of this line"),
        ("cut between lines", "line 4: the file is truncated: the closing line is missing"),
        ("line missing", "line 4: the checksum does not fit"),
        ("line changed", "line 4: the checksum does not fit"),
    ],
)
def test_a_damaged_file_is_refused_naming_line_and_cause(text: str, kind: str, complaint: str) -> None:
    with pytest.raises(RecordError, match=complaint):
        read_record(damage(text, kind))


@pytest.mark.parametrize(
    ("line", "changes", "complaint"),
    [
        (1, {"seed": "12"}, "line 1: the set-up does not come out as recorded"),
        (1, {"seed": "x"}, "line 1: the field 'seed' must be a number in quotes"),
        (1, {"generator": "dice"}, "line 1: the field 'generator' must be one of sfc32, blake2b"),
        (1, {"game": "chess"}, "line 1: this is a record of 'chess'"),
        (1, {"rules": 7}, "line 1: played by version 7 of the rules of tambo; the newest version known here is 1"),
        (1, {"data": "0123456789abcdef"}, "line 1: played with component data 0123456789abcdef"),
        (1, {"names": ["Ana"]}, "line 1: tambo is for 2 to 4 players"),
        (1, {"options": {"deck": "stacked"}}, "line 1: option deck"),
        (2, {"seat": 2}, "line 2: It is the turn of Ana"),
        (2, {"move": {"kind": "fly"}}, "line 2: there is no move called 'fly'"),
        (2, {"move": {"kind": "keep"}}, "line 2: That is not possible now"),
        (2, {"chance": [5, 5, 5]}, "line 2: chance gave"),
        (2, {"n": 7}, "line 2: entry 1 was expected here, not 7"),
        (11, {"hash": "0000000000000000"}, "line 11: the position after this move is not the recorded one"),
    ],
)
def test_a_forged_record_is_found_out_by_playing_it(text: str, line: int, changes: dict[str, object], complaint: str) -> None:
    with pytest.raises(RecordError, match=complaint):
        Match.from_record(read_record(forged(text, line, **changes)), GAME)


def test_the_closing_line_counts_the_entries(text: str) -> None:
    last = len(text.splitlines())
    with pytest.raises(RecordError, match=f"line {last}: the file says it has 3 entries"):
        read_record(forged(text, last, end=3))


def test_reading_and_writing_are_opposites(text: str) -> None:
    record: Record = read_record(text)
    assert write_record(record.header, record.entries) == text
