"""What people type, at a terminal or piped in advance."""

from __future__ import annotations

import contextlib
import sys

from qosqo.cli.complaint import Complaint
from qosqo.cli.terminal import Terminal

with contextlib.suppress(ImportError):
    import readline as _readline  # noqa: F401  (lines can be edited and called back)


class Keyboard:
    """Asks and waits. EOFError: nobody will ever answer again."""

    def __init__(self, terminal: Terminal) -> None:
        self.terminal = terminal

    def line(self, prompt: str) -> str:
        answer = input(f"{prompt} ").strip()
        if not sys.stdin.isatty():
            self.terminal.print(answer)  # so that a piped game can be read afterwards
        return answer

    def choice(self, prompt: str, choices: list[str], default: int = 0) -> int:
        """One of several things by its number or a part of its name; just Enter takes the default."""
        for number, text in enumerate(choices, start=1):
            self.terminal.print(f"{number:>3}  {text}")
        while True:
            answer = self.line(f"{prompt} [{default + 1}]:")
            if not answer:
                return default
            if answer.isascii() and answer.isdigit() and 1 <= int(answer) <= len(choices):
                return int(answer) - 1
            found = [place for place, text in enumerate(choices) if answer.lower() in text.lower()]
            if len(found) == 1:
                return found[0]
            self.terminal.object_to(Complaint("not-a-choice", text=answer, last=len(choices)))

    def agrees(self, prompt: str) -> bool:
        yes = self.terminal.texts("yes")
        return self.line(f"{prompt} [{yes}/{self.terminal.texts('no')}]").lower() in (yes, yes[0], "y", "yes")

    def enter(self, prompt: str) -> None:
        self.line(prompt)

    def cover(self) -> None:
        """Clear the screen, and what could be scrolled back to."""
        if self.terminal.out.is_terminal:
            self.terminal.out.clear()
            self.terminal.out.file.write("\x1b[3J")
