"""The `qosqo` command. Each subcommand is a module of this package with `add_parser` and `run`."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Final

import qosqo
from qosqo.cli.complaint import Complaint
from qosqo.cli.extras import missing_extra
from qosqo.cli.parser import Commands, Parser, language_wanted
from qosqo.cli.terminal import Terminal
from qosqo.core import position
from qosqo.core.texts import DEFAULT_LANGUAGE

COMMANDS: Final = (
    "play",
    "serve",
    "tables",
    "reports",
    "games",
    "rules",
    "exercises",
    "record",
    "simulate",
    "analyse",
    "lab",
    "rate",
    "tune",
    "benchmark",
    "check",
)
"""The subcommands, each a module of this package, in the order in which `qosqo --help` lists them."""

FINE: Final = 0
BAD_USE: Final = 2
INTERRUPTED: Final = 130


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command and return the exit code: 0 all is well, 1 something was found wrong, 2 the command makes no sense."""
    words = list(sys.argv[1:] if argv is None else argv)
    terminal = Terminal(DEFAULT_LANGUAGE)
    try:
        terminal = Terminal(language_wanted(words))
        return run(words, terminal)
    except Complaint as complaint:
        terminal.complain(complaint)
        return BAD_USE
    except ModuleNotFoundError as error:
        lacking = missing_extra(error)
        if lacking is None:
            raise
        terminal.complain(lacking)
        return BAD_USE
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        sys.stdout = None  # whoever read our output went away; Python must not flush to them when it ends
        return FINE
    except OSError as error:
        terminal.complain(Complaint("bad-file", file=str(error.filename or "qosqo"), detail=error.strerror or str(error)))
        return BAD_USE
    except SystemExit as end:  # argparse has printed some help
        return int(end.code or FINE)


def run(words: list[str], terminal: Terminal) -> int:
    parser = parser_for(words, terminal)
    args, unknown = parser.parse_known_args(words)
    if unknown:
        asked: Parser = getattr(args, "parser", parser)
        raise asked.unknown_argument(unknown[0])
    if args.version:
        terminal.print(version(terminal))
        return FINE
    if "run" not in args:
        parser.print_help()
        return FINE
    result = args.run(args, terminal)
    assert isinstance(result, int)
    return result


def parser_for(words: list[str], terminal: Terminal) -> Parser:
    """The parser in the language of the terminal: of the subcommand that is meant (the others need not be loaded), otherwise of all."""
    texts = terminal.texts
    parser = Parser(texts, prog="qosqo", description=texts("about-qosqo"), epilog=texts("after-qosqo"))
    parser.add_argument("--version", action="store_true", help=texts("help-version"))
    commands = Commands(parser)
    meant = [word for word in words if word in COMMANDS][:1]
    for name in meant or (() if words == ["--version"] else COMMANDS):
        import_module(f"{__name__}.{name}").add_parser(commands)
    return parser


def version(terminal: Terminal) -> str:
    compiled = not (position.__file__ or "").endswith(".py")
    return terminal.texts("version-compiled" if compiled else "version-interpreted", version=qosqo.__version__)
