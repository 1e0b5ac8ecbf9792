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
BOTS = ["evaluation", "leaning", "tree"]
ENVS = ["actions", "batch", "kramer_turn", "kramer_ways", "observation", "rewards"]
WEB = ["decision", "markup"]
NOT_COMPILED = {"__init__", "game", "data", "invariants", "view"}
"""Modules of a game that run once per program, not once per decision."""


def engine_groups() -> list[tuple[list[str], str | None]]:
    """What is compiled together, with a name: the core with the bots' search, each game with its evaluation, what draws pages, and what
    observes all games for learners (apart from them, because it needs librt, which those who only play need not have). Within a group calls
    are direct; across groups they go through a table. One group for everything is no faster and keeps one processor busy for long."""
    core = [SOURCE / "core" / f"{name}.py" for name in CORE]
    search = [SOURCE / "bots" / f"{name}.py" for name in BOTS]
    groups: list[tuple[list[str], str | None]] = [([str(module) for module in [*core, *search]], "qosqo_core")]
    for game in sorted((SOURCE / "games").iterdir()):
        modules = [module for module in sorted(game.rglob("*.py")) if module.stem not in NOT_COMPILED]
        modules.extend((SOURCE / "bots" / "evaluations").glob(f"{game.name}.py"))
        if modules:
            groups.append(([str(module) for module in modules], f"qosqo_{game.name}"))
    groups.append(([str(SOURCE / "web" / f"{name}.py") for name in WEB], "qosqo_web"))
    environments = [SOURCE / "envs" / f"{name}.py" for name in ENVS]
    environments.extend(module for module in sorted((SOURCE / "envs" / "observations").glob("*.py")) if module.stem != "__init__")
    groups.append(([str(module) for module in environments], "qosqo_envs"))
    return groups


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
    groups = engine_groups()
    modules = [module for group, _ in groups for module in group]
    found: list[Extension] = mypycify(modules, opt_level="3", debug_level="0", separate=groups, multi_file=False)
    if os.name == "posix":
        for extension in found:
            extension.extra_compile_args.append("-fvisibility=hidden")  # calls within a group need no detour, and may be inlined
    return found


setup(ext_modules=extensions(), options={"build_ext": {"parallel": os.cpu_count() or 1}})
