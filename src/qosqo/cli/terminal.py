"""Where the command speaks to: texts in a language, colours where people watch, JSON where programs read."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from rich.console import Console, RenderableType
from rich.markup import escape

from qosqo.cli.complaint import Complaint
from qosqo.core.texts import texts

if TYPE_CHECKING:
    from rich.progress import Progress

FOLDER: Final = Path(__file__).parent
WIDTH_OF_FILES: Final = 120
"""How wide tables are where no terminal says how wide it is."""


class Terminal:
    """What a person or a program sees of a command."""

    def __init__(self, language: str) -> None:
        self.language: Final = language
        self.texts: Final = texts(language, FOLDER)
        width = None if sys.stdout.isatty() or "COLUMNS" in os.environ else WIDTH_OF_FILES
        self.out: Final = Console(highlight=False, emoji=False, width=width)
        self.err: Final = Console(stderr=True, highlight=False, emoji=False)

    def print(self, *things: RenderableType) -> None:
        """Print as it is: no markup, long lines are left to the terminal."""
        for thing in things:
            self.out.print(thing, markup=False, soft_wrap=isinstance(thing, str))

    def say(self, message: str, **values: str | int) -> None:
        """Print a message of the catalogue."""
        self.print(self.texts(message, **values))

    def json(self, value: Any) -> None:
        print(json.dumps(value, ensure_ascii=False, indent=2), file=self.out.file)

    def complaint_text(self, complaint: Complaint) -> str:
        text = self.texts(complaint.message, **complaint.values)
        if complaint.nearest is not None:
            text += " " + self.texts("did-you-mean", nearest=complaint.nearest)
        return text

    def complain(self, complaint: Complaint) -> None:
        self.warn(self.complaint_text(complaint))

    def object_to(self, complaint: Complaint) -> None:
        """A complaint within a dialogue, which goes on."""
        self.out.print(f"[red]{escape(self.complaint_text(complaint))}[/]", soft_wrap=True)

    def warn(self, text: str) -> None:
        """One line to people, even where the output goes to a program."""
        self.err.print(f"[bold red]qosqo:[/] {escape(text)}", soft_wrap=True)

    def progress(self) -> Progress:
        """A progress bar, shown only where people watch."""
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn  # slow to load, seldom needed

        return Progress(
            TextColumn("{task.description}", markup=False),
            BarColumn(),
            MofNCompleteColumn(),
            TimeRemainingColumn(),
            console=self.err,
            transient=True,
            disable=not self.err.is_terminal,
        )
