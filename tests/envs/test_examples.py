"""The examples for researchers run: the one that learns, and the notebook."""

from __future__ import annotations

import importlib.util
import json
import sys
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

import qosqo

EXAMPLES = Path(__file__).parent.parent.parent / "docs" / "examples"


@pytest.fixture
def learn(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> ModuleType:
    """The example, with few and short games between improvements, in an empty folder."""
    spec = importlib.util.spec_from_file_location("learn", EXAMPLES / "learn.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, "learn", module)
    spec.loader.exec_module(module)
    for name, value in {"GAMES": 4, "STEPS": 8, "BATCH": 16, "RIVALS": ("random", "random")}.items():
        monkeypatch.setattr(module, name, value)
    monkeypatch.chdir(tmp_path)
    return module


def test_the_example_is_one_short_file() -> None:
    assert len((EXAMPLES / "learn.py").read_text(encoding="utf-8").splitlines()) < 200


def test_the_example_learns_and_its_network_plays(learn: ModuleType) -> None:
    net, curve = learn.train(minutes=1e-6, seed=1, games=2, points=1)
    assert [decisions for _, decisions, *_ in curve] == [0, 32]
    assert all(0 <= share <= 1 for *_, first, second in curve for share in (first, second))
    np.savez("learned.npz", **net.weights)
    found = qosqo.simulate(learn.GAME, bots=["learn:Learned", "random"], games=1, seed=1)
    assert found.summary.games == 1


def test_the_same_seed_learns_the_same(learn: ModuleType) -> None:
    first, second = (learn.train(minutes=1e-6, seed=3, games=1, points=1)[0].weights for _ in range(2))
    for name, weights in first.items():
        assert np.array_equal(weights, second[name])


def test_what_turned_out_well_becomes_likelier_and_is_expected_sooner(learn: ModuleType) -> None:
    game = qosqo.game(learn.GAME)
    net = learn.Network(game, 1)
    env = learn.VectorEnv(learn.GAME, games=2, players=2)
    env.reset(1)
    legal, counts = env.legal, env.counts.copy()
    chosen = np.cumsum(counts) - 1

    def now() -> tuple[np.ndarray, np.ndarray]:
        likely, worth, _ = net.forward(env.observations, legal, counts, net.moves())
        return likely, worth

    before = now()
    for _ in range(20):
        net.learn(env.observations, legal, counts, chosen, now()[0][chosen], np.array([1.0, -1.0]), np.array([0.5, -0.5]))
    after = now()
    assert after[0][chosen[0]] > before[0][chosen[0]]
    assert after[0][chosen[1]] < before[0][chosen[1]]
    assert np.all(np.abs(after[1] - [0.5, -0.5]) < np.abs(before[1] - [0.5, -0.5]))
    assert np.allclose(np.add.reduceat(after[0], chosen - counts + 1), 1, atol=1e-5)


@pytest.mark.parametrize("notebook", sorted(EXAMPLES.glob("*.ipynb")), ids=lambda file: file.stem)
def test_the_notebook_runs_from_top_to_bottom(notebook: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("MPLBACKEND", "agg")
    monkeypatch.chdir(tmp_path)
    cells = json.loads(notebook.read_text(encoding="utf-8"))["cells"]
    code = ["".join(line for line in cell["source"] if not line.startswith("%")) for cell in cells if cell["cell_type"] == "code"]
    names: dict[str, object] = {}
    for number, text in enumerate(code):
        exec(compile(text, f"{notebook.name}, cell {number}", "exec"), names)
    figure = names["figure"]
    figure.savefig("plot.png")  # type: ignore[attr-defined]
    assert Path("plot.png").stat().st_size > 1000
