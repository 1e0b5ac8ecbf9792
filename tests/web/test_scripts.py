"""The browser's scripts: type-checked, and the narrowing run by itself."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from qosqo.web.pages import STATIC_FOLDER

SOURCE = Path(__file__).parents[2] / "src/qosqo/web"
"""What only authors need is not installed."""
needs_node = pytest.mark.skipif(shutil.which("node") is None, reason="node is not installed")


@needs_node
def test_the_scripts_pass_the_type_checker() -> None:
    """The compiler comes by npm; its version is fixed so that results do not drift."""
    npx = shutil.which("npx")
    assert npx
    result = subprocess.run(
        [npx, "--yes", "--package", "typescript@5.9.3", "tsc", "--project", str(SOURCE / "jsconfig.json")],
        capture_output=True,
        text=True,
        check=False,
    )
    assert result.returncode == 0, result.stdout + result.stderr


@needs_node
def test_narrowing() -> None:
    result = subprocess.run(["node", "--test", str(Path(__file__).parent / "narrow.test.mjs")], capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stdout + result.stderr


def test_every_import_leads_to_a_file() -> None:
    for script in STATIC_FOLDER.glob("*.js"):
        for line in script.read_text(encoding="utf-8").splitlines():
            if line.startswith("import ") and ' from "' in line:
                assert (STATIC_FOLDER / line.split('"')[1]).resolve().is_file(), f"{script.name}: {line}"
