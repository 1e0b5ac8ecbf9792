"""How many small mistakes in the rules would the tests notice?

Changes one place of the games' rules at a time (a comparison, a number, a condition) in a copy of the sources, runs that game's tests and
says which changes nobody noticed. Each of those is either a test that is missing or code that is not needed.

python scripts/mutants.py --game cuzco-kramer --sample 30 --seed 1

The tools that exist for this mutate every place or know no bounded sample that can be repeated, and they do not know in which order our
tests are quickest to fail: first those of the game that come by the changed line, the quickest of them first, then its golden records and
the promises of all games.
"""

from __future__ import annotations

import argparse
import ast
import os
import random
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue
from typing import Final

from coverage import CoverageData

ROOT: Final = Path(__file__).parent.parent
GAMES: Final = ROOT / "src" / "qosqo" / "games"
COPIED: Final = ("src", "tests", "docs", "scripts", "pyproject.toml", "README.md")
LEFT_OUT: Final = ("__init__.py", "phrases.py", "invariants.py", "shortcuts.py")
"""Tables of what is said, what only tests ask, and what serves only bots or speed: not the rules."""
LONGER: Final = 6
"""A mutant may take so many times the processor time that the tests take without a change: some never end. On a busy machine a clock would
call mutants caught that were only slow."""
CHECKED_GAMES: Final = "5"
FOR_EVER: Final = 3600
AT_IMPORT: Final = ""
"""How coverage calls what happens before any test."""
PYTEST: Final = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider"]

COMPARISONS: Final[dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]]] = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
}
OPERATORS: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
}


@dataclass(frozen=True)
class Mutant:
    """One changed place."""

    game: str
    """The folder of the game."""
    file: Path
    """Below the root."""
    line: int
    lines: tuple[int, ...]
    """Of the statement that is changed; none: it is outside of all functions, so that every test comes by it."""
    start: int
    end: int
    """The place in the file, in bytes."""
    before: str
    after: str

    def changed(self, source: bytes) -> bytes:
        return source[: self.start] + self.after.encode() + source[self.end :]

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {' '.join(self.before.split())}  →  {' '.join(self.after.split())}"


# Finding places.


def mutants_of(game: str) -> Iterator[Mutant]:
    for file in sorted((GAMES / game).rglob("*.py")):
        if file.name not in LEFT_OUT:
            yield from mutants_in(game, file)


def mutants_in(game: str, file: Path) -> Iterator[Mutant]:
    source = file.read_bytes()
    starts = [0]
    for line in source.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    for node, statement in rules_in(ast.parse(source)):
        for place, changed in changes(node):
            assert place.end_lineno is not None
            assert place.end_col_offset is not None
            start = starts[place.lineno - 1] + place.col_offset
            end = starts[place.end_lineno - 1] + place.end_col_offset
            after = ast.unparse(changed)
            if isinstance(place, ast.expr) and not isinstance(place, ast.Constant):
                after = f"({after})"
            lines = tuple(range(statement.lineno, place.end_lineno + 1)) if statement is not None else ()
            yield Mutant(game, file.relative_to(ROOT), place.lineno, lines, start, end, source[start:end].decode(), after)


def rules_in(node: ast.AST, statement: ast.stmt | None = None, called: bool = False) -> Iterator[tuple[ast.AST, ast.stmt | None]]:
    """The nodes that say how the game is played: no annotations, complaints, promises or imports. Each with its statement, if that is
    carried out when a function is called."""
    if isinstance(node, (ast.Raise, ast.Assert, ast.Import, ast.ImportFrom, ast.JoinedStr)):
        return
    if isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
        return
    if called and isinstance(node, ast.stmt):
        statement = node
    yield node, statement
    for name, value in ast.iter_fields(node):
        if name not in ("annotation", "returns", "decorator_list", "bases", "type_params"):
            inside = called or (name == "body" and isinstance(node, (ast.FunctionDef, ast.Lambda)))
            for child in value if isinstance(value, list) else [value]:
                if isinstance(child, ast.AST):
                    yield from rules_in(child, statement, inside)


def changes(node: ast.AST) -> Iterator[tuple[ast.expr | ast.stmt, ast.AST]]:
    """The ways to change the node in one place, each with what is replaced."""
    if isinstance(node, ast.Compare):
        for place, operator in enumerate(node.ops):
            for other in COMPARISONS[type(operator)]:
                yield node, ast.Compare(node.left, [*node.ops[:place], other(), *node.ops[place + 1 :]], node.comparators)
    elif isinstance(node, ast.BoolOp):
        yield node, ast.BoolOp(ast.Or() if isinstance(node.op, ast.And) else ast.And(), node.values)
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield node, node.operand
    elif isinstance(node, ast.BinOp) and type(node.op) in OPERATORS:
        yield node, ast.BinOp(node.left, OPERATORS[type(node.op)](), node.right)
    elif isinstance(node, ast.AugAssign) and type(node.op) in OPERATORS:
        yield node, ast.AugAssign(node.target, OPERATORS[type(node.op)](), node.value)
    elif isinstance(node, ast.Constant) and isinstance(node.value, bool):
        yield node, ast.Constant(not node.value)
    elif isinstance(node, ast.Constant) and isinstance(node.value, int):
        yield node, ast.Constant(node.value + 1)
        if node.value > 0:
            yield node, ast.Constant(node.value - 1)
    elif isinstance(node, (ast.If, ast.IfExp, ast.comprehension)):
        for test in node.ifs if isinstance(node, ast.comprehension) else [node.test]:
            if isinstance(test, (ast.Name, ast.Attribute, ast.Call)):  # the others are changed themselves
                yield test, ast.UnaryOp(ast.Not(), test)


# Trying them.


class Copy:
    """A copy of the sources in which one mutant after the other is tried."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for name in COPIED:
            if (ROOT / name).is_dir():
                shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
            else:
                shutil.copy(ROOT / name, folder / name)

    def noticed(self, mutant: Mutant, known: Known) -> str:
        """Which tests notice the mutant; empty if none do."""
        file = self.folder / mutant.file
        source = file.read_bytes()
        written = file.stat()
        try:
            file.write_bytes(mutant.changed(source))
            for name, command in self.stages(mutant.game, known.tests_of(mutant)):
                if not self.passes(command, known.limit):
                    return name
            return ""
        finally:
            file.write_bytes(source)
            os.utime(file, ns=(written.st_atime_ns, written.st_mtime_ns))  # what was compiled of it before is valid again

    def stages(self, game: str, tests: list[str]) -> list[tuple[str, list[str]]]:
        """The commands that must all succeed, the quickest to fail first."""
        chosen = self.folder / "tests.txt"
        chosen.write_text("\n".join(tests), encoding="utf-8")
        identity = game.replace("_", "-")
        return [
            *([(f"tests/games/{game}", [*PYTEST, f"@{chosen}"])] if tests else []),
            ("tests/test_golden.py", [*PYTEST, "tests/test_golden.py", "-k", identity]),
            ("qosqo check", [sys.executable, "-m", "qosqo", "check", identity, "--games", CHECKED_GAMES]),
        ]

    def look(self, game: str) -> Known:
        """Run the tests of a game without a mutant and see which lines they come by and how long all takes."""
        folder = f"tests/games/{game}"
        report = self.folder / "times.xml"
        watching = [
            "-p",
            "pytest_cov",
            f"--cov=qosqo.games.{game}",
            "--cov-context=test",
            "--cov-report=",
            f"--junitxml={report}",
            "-o",
            "junit_family=xunit1",
        ]
        if not self.passes([*PYTEST, *watching, folder], FOR_EVER, keep=True):
            raise SystemExit(f"{folder} fails without any mutant")
        data = CoverageData(str(self.folder / ".coverage"))
        data.read()
        by_line = {}
        for file in data.measured_files():
            for line, contexts in data.contexts_by_lineno(file).items():
                by_line[str(Path(file).relative_to(self.folder)), line] = {context.partition("|")[0] for context in contexts}
        times = {f"{case.get('file')}::{case.get('name')}": float(case.get("time", 0)) for case in ET.parse(report).iter("testcase")}
        known = Known(sorted(times, key=times.__getitem__), by_line, FOR_EVER)
        longest = 0.0
        for name, command in self.stages(game, known.tests):
            began = os.times().children_user
            if not self.passes(command, FOR_EVER, keep=True):
                raise SystemExit(f"{name} fails without any mutant")
            longest = max(longest, os.times().children_user - began)
        return Known(known.tests, by_line, 30 + LONGER * int(longest))

    def passes(self, command: list[str], limit: int, keep: bool = False) -> bool:
        """Whether the command succeeds in so many seconds of processor time. What Python compiles meanwhile is kept only where nothing
        is changed."""
        environment = {
            **os.environ,
            "PYTHONPATH": "src",
            "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
            "PYTHONDONTWRITEBYTECODE": "" if keep else "1",
        }
        limited = ["sh", "-c", f'ulimit -t {limit}; exec "$@"', "sh", *command]
        silent = subprocess.DEVNULL
        return subprocess.run(limited, cwd=self.folder, env=environment, stdout=silent, stderr=silent, check=False).returncode == 0


@dataclass(frozen=True)
class Known:
    """What a run without a mutant tells about the tests of a game."""

    tests: list[str]
    """The quickest first."""
    by_line: dict[tuple[str, int], set[str]]
    """Which tests come by a line of a file; AT_IMPORT: what it makes may be used by any of them."""
    limit: int
    """How much processor time a run with a mutant may take, in seconds."""

    def tests_of(self, mutant: Mutant) -> list[str]:
        """The tests that could notice a mutant."""
        if not mutant.lines:
            return self.tests
        wanted = set[str]().union(*(self.by_line.get((str(mutant.file), line), ()) for line in mutant.lines))
        return self.tests if AT_IMPORT in wanted else [test for test in self.tests if test in wanted]


def main() -> int:
    known = sorted(folder.name for folder in GAMES.iterdir() if (folder / "game.py").exists())
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", action="append", choices=[name.replace("_", "-") for name in known], help="all games without it")
    parser.add_argument("--sample", type=int, default=30, metavar="N", help="how many mutants are tried, of all games together")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="which ones")
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="how many at a time")
    parser.add_argument("--file", default="", metavar="NAME", help="only in files whose path has this in it")
    parser.add_argument("--at-least", type=float, default=0, metavar="PERCENT", help="fail if fewer are caught")
    chosen = parser.parse_args()
    games = [name.replace("-", "_") for name in chosen.game] if chosen.game else known
    everything = [mutant for game in games for mutant in mutants_of(game) if chosen.file in str(mutant.file)]
    sample = random.Random(chosen.seed).sample(everything, min(chosen.sample, len(everything)))
    print(f"{len(sample)} of {len(everything)} mutants of {', '.join(games)}, seed {chosen.seed}", flush=True)
    with tempfile.TemporaryDirectory(prefix="qosqo-mutants-") as folder:
        copies: SimpleQueue[Copy] = SimpleQueue()
        for number in range(chosen.jobs):
            copies.put(Copy(Path(folder) / str(number)))
        place = copies.get()
        seen = {game: place.look(game) for game in sorted({mutant.game for mutant in sample})}
        copies.put(place)

        def tried(mutant: Mutant) -> bool:
            place = copies.get()
            by = place.noticed(mutant, seen[mutant.game])
            copies.put(place)
            print(f"{'caught  ' if by else 'SURVIVED'} {mutant}{f'  ({by})' if by else ''}", flush=True)
            return bool(by)

        with ThreadPoolExecutor(chosen.jobs) as pool:
            caught = sum(pool.map(tried, sample))
    share = 100 * caught / len(sample) if sample else 100.0
    print(f"{caught} of {len(sample)} caught: {share:.1f} %")
    return 0 if share >= chosen.at_least else 1


if __name__ == "__main__":
    sys.exit(main())
