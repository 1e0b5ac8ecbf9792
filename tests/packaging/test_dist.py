"""What is handed out holds everything that runs, and nothing else."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterable
from pathlib import Path

import pytest

from qosqo import __version__

ROOT = Path(__file__).parent.parent.parent
BUILT_FROM = {"pyproject.toml", "setup.py", "MANIFEST.in", "README.md", "LICENSE", "CHANGELOG.md"}
FOR_AUTHORS_ONLY = {"qosqo/web/jsconfig.json"}
"""Tools' settings that lie beside what they are about."""
NAME = f"qosqo-{__version__}"


@pytest.fixture(scope="module")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sdist, built in a copy of the sources which knows nothing of git."""
    folder = tmp_path_factory.mktemp("checkout")
    shutil.copytree(ROOT / "src", folder / "src", ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
    shutil.copytree(ROOT / "tests", folder / "tests", ignore=shutil.ignore_patterns("__pycache__"))
    for file in BUILT_FROM:
        shutil.copy(ROOT / file, folder)
    return build("sdist", folder)


@pytest.fixture(scope="module")
def wheel(sdist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built from the sdist alone."""
    folder = tmp_path_factory.mktemp("sdist")
    with tarfile.open(sdist) as archive:
        archive.extractall(folder, filter="data")
    return build("wheel", folder / NAME)


def build(kind: str, folder: Path) -> Path:
    code = f"from setuptools import build_meta; print(build_meta.build_{kind}('dist'))"
    environment = {**os.environ, "QOSQO_PURE": "1", "PATH": ""}
    done = subprocess.run([sys.executable, "-c", code], cwd=folder, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return folder / "dist" / done.stdout.splitlines()[-1]


def package_files() -> set[str]:
    source = ROOT / "src"
    files = {
        file.relative_to(source).as_posix()
        for file in (source / "qosqo").rglob("*")
        if file.is_file() and file.suffix not in (".pyc", ".so")
    }
    return files - FOR_AUTHORS_ONLY


def without_metadata(files: Iterable[str]) -> set[str]:
    return {file for file in files if ".egg-info/" not in file and ".dist-info/" not in file and file not in ("PKG-INFO", "setup.cfg")}


def test_the_sdist_holds_what_a_wheel_is_built_from(sdist: Path) -> None:
    with tarfile.open(sdist) as archive:
        files = {member.name.removeprefix(f"{NAME}/") for member in archive if member.isfile()}
    assert without_metadata(files) == BUILT_FROM | {f"src/{file}" for file in package_files()}


def test_the_wheel_holds_the_package_with_texts_data_and_pages(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        files = set(archive.namelist())
    assert without_metadata(files) == package_files()
    assert f"{NAME}.dist-info/licenses/LICENSE" in files
    for ending in ("py.typed", "data.toml", "en.ftl", "de.ftl", "nl.ftl", ".css", ".js", ".svg"):
        assert any(file.endswith(ending) for file in files), ending


def test_the_wheel_asks_for_little_and_offers_the_rest(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        metadata = archive.read(f"{NAME}.dist-info/METADATA").decode()
    asked = {
        line.split()[1].partition(">")[0] for line in metadata.splitlines() if line.startswith("Requires-Dist") and "extra ==" not in line
    }
    assert asked == {"mypy_extensions", "fluent.runtime", "rich"}
    assert "Description-Content-Type: text/markdown" in metadata
