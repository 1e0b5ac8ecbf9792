"""Scripts and style sheets on their way to a browser: without comments and indentation, which only readers of the source need."""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path
from typing import Final

SLIM: Final = (".js", ".css")
COMMENT: Final = re.compile(r"^[ \t]*(?:/\*(?:(?!\*/).)*\*/[ \t]*|//[^\n]*)$", re.DOTALL | re.MULTILINE)
"""A comment that has its lines for itself. Others are left alone: telling them from texts would need a parser."""
INDENTATION: Final = re.compile(r"^[ \t]+", re.MULTILINE)


def slim(text: str) -> str:
    """The same lines, those of comments empty, so that a browser still tells the right line of an error. No text may have several lines."""
    return INDENTATION.sub("", COMMENT.sub(lambda comment: "\n" * comment[0].count("\n"), text))


@lru_cache(maxsize=256)
def slim_file(file: Path) -> bytes:
    """Remembered: the address of a static file holds a version, so none changes while a server runs."""
    return slim(file.read_text(encoding="utf-8")).encode()
