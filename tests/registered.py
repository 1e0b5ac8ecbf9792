"""Packages that register games, put into a folder as an installer would: modules, and a `*.dist-info` that names the entry points."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Final

import qosqo

TESTS: Final = Path(__file__).parent
SOURCE: Final = Path(qosqo.__file__).parent.parent
Groups = dict[str, dict[str, str]]


def install_chaski(folder: Path) -> None:
    """The package of `tests/chaski/pyproject.toml`: the rules of Tambo under another name, with parts of its own."""
    project = tomllib.loads((TESTS / "chaski" / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    package = folder / "chaski"
    left_out = shutil.ignore_patterns("__pycache__")
    shutil.copytree(TESTS / "chaski", package, ignore=shutil.ignore_patterns("__pycache__", "__init__.py", "pyproject.toml"))
    shutil.copytree(TESTS / "tambo", package, ignore=left_out, dirs_exist_ok=True)
    for file in [*package.glob("*.py"), *package.glob("texts/*.ftl")]:
        text = file.read_text(encoding="utf-8").replace("tests.tambo", "chaski")
        text = text.replace('id = "tambo"', 'id = "chaski"').replace("game-name = Tambo", "game-name = Chaski")
        file.write_text(text, encoding="utf-8")
    register(folder, project["name"], project["entry-points"])


def register(folder: Path, package: str, groups: Groups) -> None:
    """What an installer writes down about a package."""
    info = folder / f"{package.replace('-', '_')}-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n", encoding="utf-8")
    lines = [
        line for group, entries in groups.items() for line in (f"[{group}]", *(f"{name} = {value}" for name, value in entries.items()))
    ]
    (info / "entry_points.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")


def environment_with(folder: Path) -> dict[str, str]:
    """For a process that finds Qosqo as the tests do, and the packages of a folder."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(SOURCE), str(folder)]), "COLUMNS": "120", "QOSQO_LANGUAGE": "en"}


def run_python(folder: Path, code: str, *words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", code, *words],
        cwd=folder,
        env=environment_with(folder),
        input=typed,
        capture_output=True,
        text=True,
        check=False,
        encoding="utf-8",
    )


def run_qosqo(folder: Path, *words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """The command in a process of its own."""
    return run_python(folder, "import sys; from qosqo.cli import main; sys.exit(main())", *words, typed=typed)
