"""Reading and writing the files that are named on the command line."""

from __future__ import annotations

from pathlib import Path

import qosqo
from qosqo.cli.complaint import Complaint, nearest
from qosqo.core.game import Game
from qosqo.core.match import Match
from qosqo.core.record import RecordError, read_record


def read_text(file: Path) -> str:
    """The text of a file. A file that is not there gets a complaint with the nearest one that is."""
    try:
        return file.read_text(encoding="utf-8")
    except FileNotFoundError:
        beside = [str(other) for other in file.parent.iterdir() if other.is_file()] if file.parent.is_dir() else []
        raise Complaint("no-file", nearest(str(file), beside), file=str(file)) from None
    except UnicodeDecodeError as error:
        line = error.object[: error.start].count(b"\n") + 1
        raise RecordError(line, "this is not UTF-8 text") from error
    except OSError as error:
        raise Complaint("bad-file", file=str(file), detail=error.strerror or str(error)) from error


def check_place(file: Path) -> None:
    """Complain before long work if its result could not be written there."""
    there = file.exists()
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        with file.open("a", encoding="utf-8"):
            pass
    except OSError as error:
        raise Complaint("bad-file", file=str(file), detail=error.strerror or str(error)) from error
    if not there:
        file.unlink()


def write_text(file: Path, text: str) -> None:
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    except OSError as error:
        raise Complaint("bad-file", file=str(file), detail=error.strerror or str(error)) from error


def read_match(file: Path, game: Game | None, open_ended: bool = True) -> Match:
    """The match of a record, played through. The game is the one that the record names, unless another is given."""
    return qosqo.replay(read_record(read_text(file), open_ended), game)
