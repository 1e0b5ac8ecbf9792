"""Build the engine with mypyc where a C compiler is there; the same source runs interpreted where not.

Editable installs stay interpreted: a stale compiled module would win over an edited one.
`QOSQO_PURE=1` asks for an interpreted build.
"""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path

from setuptools import Extension, setup
from setuptools._distutils.ccompiler import new_compiler
from setuptools._distutils.errors import CCompilerError, DistutilsError
from setuptools._distutils.sysconfig import customize_compiler

SOURCE = Path("src/qosqo")
CORE = ["chance", "phrases", "position", "pile", "playout", "values"]
BOTS = ["evaluation", "tree"]
NOT_COMPILED = {"__init__", "game", "data", "invariants"}
"""Modules of a game that run once per program, not once per decision."""


def engine_modules() -> list[str]:
    modules = [SOURCE / "core" / f"{name}.py" for name in CORE]
    for game in sorted((SOURCE / "games").iterdir()):
        modules.extend(module for module in sorted(game.glob("*.py")) if module.stem not in NOT_COMPILED)
    modules.extend(SOURCE / "bots" / f"{name}.py" for name in BOTS)
    modules.extend(module for module in sorted((SOURCE / "bots" / "evaluations").glob("*.py")) if module.stem not in NOT_COMPILED)
    return [str(module) for module in modules]


def has_compiler() -> bool:
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder) / "probe.c"
        probe.write_text("#include <Python.h>\nint main(void) { return 0; }\n")
        compiler = new_compiler()
        customize_compiler(compiler)
        include = __import__("sysconfig").get_paths()["include"]
        try:
            compiler.compile([str(probe)], output_dir=folder, include_dirs=[include])
        except (CCompilerError, DistutilsError):
            return False
        return True


def extensions() -> list[Extension]:
    if "bdist_wheel" not in sys.argv or os.environ.get("QOSQO_PURE") or not has_compiler():
        return []
    from mypyc.build import mypycify

    os.environ["MYPYPATH"] = "src"
    return mypycify(engine_modules(), opt_level="3", separate=True, multi_file=False)


setup(ext_modules=extensions(), options={"build_ext": {"parallel": os.cpu_count() or 1}})
