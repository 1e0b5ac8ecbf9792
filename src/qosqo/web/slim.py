"""Scripts and style sheets on their way to a browser: without comments, indentation and spaces that only readers of the source need."""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path
from typing import Final

SLIM: Final = (".js", ".css")
COMMENT: Final = re.compile(r"^[ \t]*(?:/\*(?:(?!\*/).)*\*/[ \t]*|//[^\n]*)$", re.DOTALL | re.MULTILINE)
"""A comment that has its lines for itself. Others are left alone: telling them from texts would need a parser."""
INDENTATION: Final = re.compile(r"^[ \t]+", re.MULTILINE)
AROUND_SIGNS: Final = re.compile(r"[ \t]*([{};,])[ \t]*|(?<=[\w-])(:)[ \t]+")
"""Spaces that mean nothing in a style sheet. None of its texts contains such a sign."""


def slim(text: str) -> str:
    """The same lines, those of comments empty, so that a browser still tells the right line of an error. No text may have several lines."""
    return INDENTATION.sub("", COMMENT.sub(lambda comment: "\n" * comment[0].count("\n"), text))


def slim_style(text: str) -> str:
    return AROUND_SIGNS.sub(lambda signs: signs[1] or signs[2], text).replace(";}", "}")


@lru_cache(maxsize=256)
def slim_file(file: Path) -> bytes:
    """Remembered: the address of a static file holds a version, so none changes while a server runs."""
    text = slim(file.read_text(encoding="utf-8"))
    return (slim_style(text) if file.suffix == ".css" else text).encode()
