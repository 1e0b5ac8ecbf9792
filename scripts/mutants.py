"""How many small mistakes in the rules would the tests notice?

Changes one place of the games' rules at a time (a comparison, a number, a condition) in a copy of the sources, runs that game's tests and
says which changes nobody noticed. Each of those is either a test that is missing or code that is not needed.

python scripts/mutants.py --game cuzco-kramer --sample 30 --seed 1

The tools that exist for this mutate every place or know no bounded sample that can be repeated, and they do not know in which order our
tests are quickest to fail: first the test file of the changed module, then the other tests of the game, its golden records, and the
promises of all games.
"""

from __future__ import annotations

import argparse
import ast
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue
from typing import Final

ROOT: Final = Path(__file__).parent.parent
GAMES: Final = ROOT / "src" / "qosqo" / "games"
COPIED: Final = ("src", "tests", "docs", "scripts", "pyproject.toml", "README.md")
LEFT_OUT: Final = ("__init__.py", "phrases.py", "invariants.py", "shortcuts.py")
"""Tables of what is said, what only tests ask, and what serves only bots or speed: not the rules."""
LONGER: Final = 6
"""A mutant may take so many times as long as the tests take without a change: some never end."""
CHECKED_GAMES: Final = "5"

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
    for node in rules_in(ast.parse(source)):
        for place, changed in changes(node):
            assert place.end_lineno is not None
            assert place.end_col_offset is not None
            start = starts[place.lineno - 1] + place.col_offset
            end = starts[place.end_lineno - 1] + place.end_col_offset
            after = ast.unparse(changed)
            if isinstance(place, ast.expr) and not isinstance(place, ast.Constant):
                after = f"({after})"
            yield Mutant(game, file.relative_to(ROOT), place.lineno, start, end, source[start:end].decode(), after)


def rules_in(node: ast.AST) -> Iterator[ast.AST]:
    """The nodes that say how the game is played: no annotations, complaints, promises or imports."""
    if isinstance(node, (ast.Raise, ast.Assert, ast.Import, ast.ImportFrom, ast.JoinedStr)):
        return
    if isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
        return
    yield node
    for name, value in ast.iter_fields(node):
        if name not in ("annotation", "returns", "decorator_list", "bases", "type_params"):
            for child in value if isinstance(value, list) else [value]:
                if isinstance(child, ast.AST):
                    yield from rules_in(child)


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

    def noticed(self, mutant: Mutant, limit: float) -> str:
        """Which tests notice the mutant; empty if none do."""
        file = self.folder / mutant.file
        source = file.read_bytes()
        try:
            file.write_bytes(mutant.changed(source))
            for name, command in stages(mutant.game, mutant.file.stem):
                if not self.passes(command, limit):
                    return name
            return ""
        finally:
            file.write_bytes(source)

    def passes(self, command: list[str], limit: float) -> bool:
        environment = {**os.environ, "PYTHONPATH": "src", "PYTHONDONTWRITEBYTECODE": "1"}
        with subprocess.Popen(
            command, cwd=self.folder, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True
        ) as process:
            try:
                return process.wait(limit) == 0
            except subprocess.TimeoutExpired:
                os.killpg(process.pid, signal.SIGKILL)
                return False


def stages(game: str, module: str) -> list[tuple[str, list[str]]]:
    """The commands that must all succeed, the quickest to fail first."""
    pytest = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider"]
    tests = f"tests/games/{game}"
    own = [str(file.relative_to(ROOT)) for file in sorted((ROOT / tests).rglob(f"test_{module}.py"))]
    identity = game.replace("_", "-")
    return [
        *([(own[0], [*pytest, *own])] if own else []),
        (tests, [*pytest, tests, *[f"--ignore={file}" for file in own]]),
        ("tests/test_golden.py", [*pytest, "tests/test_golden.py", "-k", identity]),
        ("qosqo check", [sys.executable, "-m", "qosqo", "check", identity, "--games", CHECKED_GAMES]),
    ]


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
        limits = {game: time_limit(copies, game) for game in {mutant.game for mutant in sample}}

        def tried(mutant: Mutant) -> bool:
            place = copies.get()
            by = place.noticed(mutant, limits[mutant.game])
            copies.put(place)
            print(f"{'caught  ' if by else 'SURVIVED'} {mutant}{f'  ({by})' if by else ''}", flush=True)
            return bool(by)

        with ThreadPoolExecutor(chosen.jobs) as pool:
            caught = sum(pool.map(tried, sample))
    share = 100 * caught / len(sample) if sample else 100.0
    print(f"{caught} of {len(sample)} caught: {share:.1f} %")
    return 0 if share >= chosen.at_least else 1


def time_limit(copies: SimpleQueue[Copy], game: str) -> float:
    """What the tests of a game take without a change decides what they may take with one."""
    place = copies.get()
    longest = 0.0
    for name, command in stages(game, ""):
        began = time.monotonic()
        if not place.passes(command, limit=3600):
            raise SystemExit(f"{name} fails without any mutant")
        longest = max(longest, time.monotonic() - began)
    copies.put(place)
    return 30 + LONGER * longest


if __name__ == "__main__":
    sys.exit(main())
