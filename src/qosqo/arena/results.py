"""The file of a contest: JSON lines, the contest first, then a line per game. What is written survives any interruption."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable
from dataclasses import asdict
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
        stream.writelines(json.dumps(asdict(result)) + "\n" for result in results)
        stream.flush()
        os.fsync(stream.fileno())


def read_contest(file: Path) -> tuple[Contest, list[Result]]:
    """The contest and the games played so far. A last line that was cut off is removed from the file."""
    text = file.read_text(encoding="utf-8")
    whole = text[: text.rfind("\n") + 1]
    if whole != text:
        file.write_text(whole, encoding="utf-8")
    lines = whole.splitlines()
    try:
        contest = Contest.from_json(json.loads(lines[0])["contest"])
        return contest, [Result(**json.loads(line)) for line in lines[1:]]
    except (IndexError, KeyError, TypeError, json.JSONDecodeError) as error:
        raise BadContest(f"{file} is not the file of a contest: {error!r}") from error
