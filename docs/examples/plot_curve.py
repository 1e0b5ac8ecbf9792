"""Draws the curve that `learn.py` has written: `python docs/examples/plot_curve.py learned.csv curve.svg` (needs matplotlib)."""

import sys
from pathlib import Path

import matplotlib.pyplot as plt
import numpy as np

source, target = sys.argv[1:]
_, _, *rivals = Path(source).read_text(encoding="utf-8").splitlines()[0].split(",")
curve = np.genfromtxt(source, delimiter=",", names=True)
figure, axes = plt.subplots(figsize=(7, 3.5), layout="constrained")
for rival in rivals:
    axes.plot(curve["minutes"], 100 * curve[rival], marker="o", markersize=3, label=f"against {rival}")
axes.axhline(90, color="grey", linewidth=0.8, linestyle=":")
axes.set(xlabel="minutes of one processor", ylabel="games won, %", ylim=(0, 101), xlim=(0, None))
axes.legend(loc="lower center", bbox_to_anchor=(0.5, 1), ncols=len(rivals), frameon=False)
axes.grid(alpha=0.3)
figure.savefig(target)
