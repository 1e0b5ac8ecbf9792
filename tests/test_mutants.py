"""The places that `make mutants` changes: everything that decides in the rules, one place at a time, and nothing else."""

from __future__ import annotations

import ast
import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

SCRIPT = Path(__file__).parent.parent / "scripts" / "mutants.py"

SOURCE = '''
LIMIT: Final[tuple[int, ...]] = (3, 4)

def legal(position: Position, most: int = 2) -> bool:
    """At most 5."""
    assert position.left > 0, "none left"
    if position.over and not position.open:
        raise ValueError(f"{most + 1}")
    total = sum(1 for each in position.all if each)
    return total < most
'''


@pytest.fixture(scope="module")
def mutants() -> ModuleType:
    spec = importlib.util.spec_from_file_location("mutants", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["mutants"] = module
    spec.loader.exec_module(module)
    return module


def test_one_place_is_changed_at_a_time(mutants: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Comparisons, numbers, conditions and what joins them; no annotations, complaints, promises or texts."""
    monkeypatch.setattr(mutants, "ROOT", tmp_path)
    file = tmp_path / "turn.py"
    file.write_text(SOURCE, encoding="utf-8")
    assert [(mutant.line, mutant.before, mutant.after) for mutant in mutants.mutants_in("some_game", file)] == [
        (2, "3", "4"),
        (2, "3", "2"),
        (2, "4", "5"),
        (2, "4", "3"),
        (4, "2", "3"),
        (4, "2", "1"),
        (7, "position.over and not position.open", "(position.over or not position.open)"),
        (7, "not position.open", "(position.open)"),
        (9, "1", "2"),
        (9, "1", "0"),
        (9, "each", "(not each)"),
        (10, "total < most", "(total <= most)"),
        (10, "total < most", "(total >= most)"),
    ]


def test_a_changed_line_is_known_by_its_statement(mutants: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """So that only tests that come by it are run; what is carried out with the import concerns all of them."""
    monkeypatch.setattr(mutants, "ROOT", tmp_path)
    file = tmp_path / "turn.py"
    file.write_text(
        "LIMIT = 3\n\ndef legal(most: int = 2) -> bool:\n    return (\n        most > 1\n        and most < 9\n    )\n", encoding="utf-8"
    )
    lines = {mutant.before: mutant.lines for mutant in mutants.mutants_in("some_game", file)}
    assert (lines["3"], lines["2"], lines["1"], lines["9"]) == ((), (), (4, 5), (4, 5, 6))
    known = mutants.Known(["quick", "slow", "other"], {("turn.py", 4): {"slow"}, ("turn.py", 5): {"quick"}}, 60)
    chosen = {mutant.before: known.tests_of(mutant) for mutant in mutants.mutants_in("some_game", file)}
    assert chosen["1"] == ["quick", "slow"]
    assert chosen["3"] == ["quick", "slow", "other"]


def test_a_changed_game_can_still_be_read(mutants: ModuleType) -> None:
    for mutant in mutants.mutants_of("cuzco_kramer"):
        source = (mutants.ROOT / mutant.file).read_bytes()
        changed = mutant.changed(source)
        assert ast.dump(ast.parse(changed)) != ast.dump(ast.parse(source)), str(mutant)
