"""The file of a contest: JSON lines, the contest first, then a line per game. What is written survives any interruption."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable
from pathlib import Path

from qosqo.arena.contest import BadContest, Contest, Result


def write_contest(file: Path, contest: Contest) -> None:
    """Begin a file; refuses to overwrite one."""
    try:
        with file.open("x", encoding="utf-8") as stream:
            stream.write(json.dumps({"contest": contest.to_json()}) + "\n")
    except FileExistsError:
        raise BadContest(f"{file} exists already: continue it with --resume, or choose another name") from None


def append_results(file: Path, results: Iterable[Result]) -> None:
    with file.open("a", encoding="utf-8") as stream:
        stream.writelines(json.dumps(result.to_json()) + "\n" for result in results)
        stream.flush()
        os.fsync(stream.fileno())


def whole_lines(file: Path) -> list[str]:
    """The lines of a file that grows. A last line that was cut off is removed from it."""
    text = file.read_text(encoding="utf-8")
    whole = text[: text.rfind("\n") + 1]
    if whole != text:
        file.write_text(whole, encoding="utf-8")
    return whole.splitlines()


def read_contest(file: Path) -> tuple[Contest, list[Result]]:
    """The contest and the games played so far. A last line that was cut off is removed from the file."""
    lines = whole_lines(file)
    try:
        contest = Contest.from_json(json.loads(lines[0])["contest"])
        return contest, [Result(**json.loads(line)) for line in lines[1:]]
    except (IndexError, KeyError, TypeError, json.JSONDecodeError) as error:
        raise BadContest(f"{file} is not the file of a contest: {error!r}") from error
