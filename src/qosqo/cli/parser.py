"""Reading the command line: argparse with our own complaints and with texts of the catalogue."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable, Iterable, Sequence
from typing import Any, NoReturn

from qosqo.cli.complaint import Complaint, unknown
from qosqo.cli.terminal import Terminal
from qosqo.core.texts import DEFAULT_LANGUAGE, LANGUAGES, Texts

Run = Callable[[argparse.Namespace, Terminal], int]


class HelpFormatter(argparse.HelpFormatter):
    """Help with room for the names of options, and with our word for usage."""

    def __init__(self, prog: str, usage_word: str) -> None:
        super().__init__(prog, max_help_position=30)
        self.usage_word = usage_word

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[Any],
        prefix: str | None = None,
    ) -> None:
        super().add_usage(usage, actions, groups, self.usage_word if prefix is None else prefix)


class Parser(argparse.ArgumentParser):
    """A parser that complains in one line instead of printing its usage."""

    def __init__(self, texts: Texts, prog: str, description: str, epilog: str | None = None) -> None:
        super().__init__(
            prog=prog,
            description=description,
            epilog=epilog,
            formatter_class=lambda *, prog: HelpFormatter(prog, texts("help-usage") + " "),
            add_help=False,
            allow_abbrev=False,
        )
        self.texts = texts
        self._positionals.title = texts("help-arguments")
        self._optionals.title = texts("help-options")
        self.add_argument("-h", "--help", action="help", help=texts("help-help"))
        # The language is read before the parser exists, because its help is already in that language.
        self.add_argument("--language", metavar=texts("value-language"), default=argparse.SUPPRESS, help=texts("help-language"))

    def error(self, message: str) -> NoReturn:
        raise Complaint("bad-arguments", detail=message, help=f"{self.prog} --help")

    def _check_value(self, action: argparse.Action, value: Any) -> None:
        if action.choices is not None and value not in action.choices:
            command = isinstance(action, argparse._SubParsersAction)
            raise unknown("unknown-command" if command else "unknown-choice", str(value), action.choices)

    def unknown_argument(self, word: str) -> Complaint:
        known = [option for option in self._option_string_actions if option.startswith("--")]
        return unknown("unknown-argument", word.partition("=")[0], known)


class Commands:
    """The subcommands of a parser. A command `x` has the messages `help-x` (a few words) and `about-x` (sentences)."""

    def __init__(self, parser: Parser, prefix: str = "", required: bool = False) -> None:
        self.texts = parser.texts
        self.prefix = prefix
        self.required = required
        self.prog = parser.prog
        self._subparsers = parser.add_subparsers(
            title=self.texts("help-commands"), metavar=self.texts("value-command"), required=required, parser_class=Parser
        )

    def add(self, name: str, run: Run | None = None) -> Parser:
        """A new command; one that only has further commands of its own comes without `run`."""
        message = f"{self.prefix}{name}"
        parser = self._subparsers.add_parser(
            name,
            help=self.texts(f"help-{message}"),
            texts=self.texts,
            prog=f"{self.prog} {name}",
            description=self.texts(f"about-{message}"),
        )
        parser.set_defaults(parser=parser)
        if run is not None:
            parser.set_defaults(run=run)
        return parser


def language_wanted(words: Sequence[str]) -> str:
    """The language of `--language` or of the environment variable QOSQO_LANGUAGE."""
    wanted = os.environ.get("QOSQO_LANGUAGE") or DEFAULT_LANGUAGE
    for place, word in enumerate(words):
        if word == "--language" and place + 1 < len(words):
            wanted = words[place + 1]
        elif word.startswith("--language="):
            wanted = word.partition("=")[2]
    if wanted not in LANGUAGES:
        raise unknown("unknown-language", wanted, LANGUAGES)
    return wanted
