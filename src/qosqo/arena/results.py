"""Files that grow: JSON lines, what was asked for first, then a line per game. What is written survives any interruption."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, TypeVar

from qosqo.arena.contest import BadContest, Contest, Result
from qosqo.core.data import Entry

T = TypeVar("T")


def write_contest(file: Path, contest: Contest) -> None:
    """Begin a file; refuses to overwrite one."""
    file.parent.mkdir(parents=True, exist_ok=True)
    try:
        with file.open("x", encoding="utf-8") as stream:
            stream.write(json.dumps({"contest": contest.to_json()}) + "\n")
    except FileExistsError:
        raise BadContest(f"{file} exists already: continue it with --resume, or choose another name") from None


def append_results(file: Path, results: Iterable[Result]) -> None:
    append_lines(file, (result.to_json() for result in results))


def append_lines(file: Path, lines: Iterable[dict[str, Any]]) -> None:
    """Add lines to the end of a file. What an interruption has left of a last line is cut off first."""
    with file.open("r+b") as stream:
        size = stream.seek(0, os.SEEK_END)
        stream.seek(max(0, size - 1))
        if stream.read() not in (b"", b"\n"):
            stream.seek(0)
            stream.truncate(stream.read().rfind(b"\n") + 1)
            stream.seek(0, os.SEEK_END)
        stream.write("".join(json.dumps(line, separators=(",", ":")) + "\n" for line in lines).encode())
        stream.flush()
        os.fsync(stream.fileno())


def whole_lines(file: Path) -> list[str]:
    """The lines of a file that grows, without a last one that was cut off. Nothing is written: it may be any other file."""
    whole = file.read_bytes()
    return whole[: whole.rfind(b"\n") + 1].decode().split("\n")[:-1]


def go_on_with(file: Path, first: dict[str, Any], read: Callable[[Entry], T]) -> list[T]:
    """What is in a file that was begun with this line, each line read by `read`; a new file is begun with it."""
    if not file.exists():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(json.dumps(first) + "\n", encoding="utf-8")
        return []
    try:
        lines = [json.loads(line) for line in whole_lines(file)]
    except (ValueError, RecursionError) as error:
        raise ValueError(f"{file}: {error}") from error
    if not lines or lines[0] != json.loads(json.dumps(first)):
        raise ValueError(f"{file} holds other games: choose another file, or delete this one")
    return [read(Entry(f"{file}, line {number}", line)) for number, line in enumerate(lines[1:], 2)]


def read_contest(file: Path) -> tuple[Contest, list[Result]]:
    """The contest and the games played so far."""
    try:
        lines = [json.loads(line) for line in whole_lines(file)]
        if not lines or not isinstance(lines[0], dict) or "contest" not in lines[0]:
            raise BadContest("its first line names no contest")
        contest = Contest.from_json(lines[0]["contest"])
        results = [Result.from_json(line, contest) for line in lines[1:]]
        if len({result.number for result in results}) < len(results):
            raise BadContest("it holds a game twice")
        return contest, results
    except (ValueError, RecursionError) as error:
        raise BadContest(f"{file} is not the file of a contest: {error}") from error
