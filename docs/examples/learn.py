"""Learns Cuzco (Feld) for two by playing against itself, with NumPy alone: `python docs/examples/learn.py --minutes 30`

A small network reads the observation. A move is worth what its kind and its parts are worth together, so thousands of moves need a few
hundred rows of weights. It learns by proximal policy optimization from the points as they come: what one gains, the other loses. The saved
network is a bot: `cd docs/examples && qosqo benchmark --agent learn:Learned cuzco-feld`.
"""

import argparse
import os
from time import process_time
from typing import Any

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # these matrices are small: a second thread would only wait

import numpy as np

import qosqo
from qosqo.bots import make_bot
from qosqo.envs.episode import actions_of, layout_of
from qosqo.envs.vector import VectorEnv

GAME, RIVALS = "cuzco-feld", ("random", "easy", "greedy")
GAMES, STEPS = 128, 64  # decisions between two improvements
HIDDEN, WIDTH = 192, 64
DISCOUNT, TRACE, POINT = 0.995, 0.95, 0.05
CLIP, ENTROPY, RATE, EPOCHS, BATCH = 0.2, 0.01, 1e-3, 3, 2048
Array = Any


class Network:
    """How likely moves are to be chosen, and what positions are worth to whoever decides."""

    def __init__(self, game: qosqo.Game, seed: int) -> None:
        layout, actions = layout_of(game), actions_of(game)
        self.low, self.span = layout.low.astype(np.float32), np.maximum(layout.high - layout.low.astype(np.float32), 1)
        rows, said = dict[tuple[int, ...], int](), list[tuple[int, int]]()
        for action in range(actions.size):
            kind, *parts = actions.factors(actions.move(action))
            for word in [(kind,), *[(kind, place, value) for place, value in enumerate(parts)]]:
                said.append((action, rows.setdefault(word, len(rows))))
        self.said = np.zeros((actions.size, len(rows)), np.float32)  # which words each move is said with
        self.said[tuple(np.array(said).T)] = 1
        shapes = {"read": (layout.observer.size, HIDDEN), "think": (HIDDEN, WIDTH), "words": (len(rows), WIDTH), "worth": (WIDTH, 1)}
        scale = {"read": layout.observer.size**-0.5, "think": HIDDEN**-0.5, "words": 0.01, "worth": 0.01}
        rng = np.random.default_rng(seed)
        self.weights: dict[str, Array] = {name: rng.normal(0, scale[name], shapes[name]).astype(np.float32) for name in shapes}
        self.weights |= {"read0": np.zeros(HIDDEN, np.float32), "think0": np.zeros(WIDTH, np.float32)}
        self.momentum = {name: [np.zeros_like(value), np.zeros_like(value)] for name, value in self.weights.items()}
        self.updates = 0

    def moves(self) -> Array:
        return self.said @ self.weights["words"]

    def forward(self, seen: Array, legal: Array, counts: Array, moves: Array) -> tuple[Array, Array, tuple[Array, ...]]:
        """For rows of observations with so many legal moves each: how likely these are, what the rows are worth, and steps in between."""
        w = self.weights
        x = (seen - self.low) / self.span - 0.5
        h = np.maximum(x @ w["read"] + w["read0"], 0)
        z = np.maximum(h @ w["think"] + w["think0"], 0)
        starts, rows = np.cumsum(counts) - counts, np.repeat(np.arange(len(counts)), counts)
        logits = np.einsum("ij,ij->i", z[rows], moves[legal])
        powers = np.exp(logits - np.maximum.reduceat(logits, starts)[rows])
        return powers / np.add.reduceat(powers, starts)[rows], (z @ w["worth"])[:, 0], (x, h, z, starts, rows)

    def learn(self, seen: Array, legal: Array, counts: Array, chosen: Array, before: Array, gain: Array, target: Array) -> None:
        """One step of PPO. `chosen` are places in `legal`, `before` is how likely they were when they were chosen."""
        w, moves, size = self.weights, self.moves(), len(counts)
        likely, worth, (x, h, z, starts, rows) = self.forward(seen, legal, counts, moves)
        ratio = likely[chosen] / before
        push = gain * ratio * np.where(gain > 0, ratio < 1 + CLIP, ratio > 1 - CLIP) / size
        surprise = -np.log(likely + 1e-9)
        d_logits = likely * (push[rows] - ENTROPY / size * (surprise - np.add.reduceat(likely * surprise, starts)[rows]))
        d_logits[chosen] -= push
        d_worth, d_moves = ((worth - target) / size)[:, None], np.zeros_like(moves)
        order = np.argsort(legal, kind="stable")
        firsts = np.flatnonzero(np.diff(legal[order], prepend=-1))
        d_moves[legal[order][firsts]] = np.add.reduceat((d_logits[:, None] * z[rows])[order], firsts)
        d_z = (np.add.reduceat(d_logits[:, None] * moves[legal], starts) + d_worth * w["worth"][:, 0]) * (z > 0)
        d_h = d_z @ w["think"].T * (h > 0)
        slopes = {"words": self.said.T @ d_moves, "worth": z.T @ d_worth, "think": h.T @ d_z, "think0": d_z.sum(0)}
        self.adam(slopes | {"read": x.T @ d_h, "read0": d_h.sum(0)})

    def adam(self, slopes: dict[str, Array]) -> None:
        self.updates += 1
        rate = RATE * np.sqrt(1 - 0.999**self.updates) / (1 - 0.9**self.updates)
        shrink = min(1.0, 0.5 / np.sqrt(sum(float((slope * slope).sum()) for slope in slopes.values())))
        for name, slope in slopes.items():
            first, second = self.momentum[name]
            first += 0.1 * (slope * shrink - first)
            second += 0.001 * ((slope * shrink) ** 2 - second)
            self.weights[name] -= rate * first / (np.sqrt(second) + 1e-8)


def pick(likely: Array, counts: Array, rng: np.random.Generator | None = None) -> Array:
    """A place in the list of legal moves for every row: drawn as likely as they are, or without a generator the likeliest."""
    ends = np.cumsum(counts)
    if rng is None:
        return np.array([end - count + np.argmax(likely[end - count : end]) for end, count in zip(ends, counts, strict=True)])
    total = np.cumsum(likely, dtype=np.float64)
    before = np.concatenate([[0], total[ends[:-1] - 1]])
    return np.clip(np.searchsorted(total, before + rng.random(len(counts)) * (total[ends - 1] - before)), ends - counts, ends - 1)


def play(net: Network, env: VectorEnv, rng: np.random.Generator) -> list[tuple[Array, ...]]:
    """Some decisions of all games: what was seen, legal and chosen, how likely that was, what was expected, by whom, what it brought."""
    moves, taken = net.moves(), list[tuple[Array, ...]]()
    for _ in range(STEPS):
        seen, legal, counts, seats = env.observations.copy(), env.legal, env.counts.copy(), env.to_act.copy()
        likely, worth, _ = net.forward(seen, legal, counts, moves)
        env.step(legal[chosen := pick(likely, counts, rng)])
        lead = 2 * env.rewards[np.arange(GAMES), seats] - env.rewards.sum(1)
        taken.append((seen, legal, counts, chosen, likely[chosen], worth, seats, POINT * lead, env.ended.copy()))
    return taken


def advantages(net: Network, env: VectorEnv, taken: list[tuple[Array, ...]]) -> Array:
    """How much better than expected each decision turned out (generalized advantage estimation, with the sign of whoever decides)."""
    _, worth, _ = net.forward(env.observations, env.legal, env.counts, net.moves())
    seats, later, gains = env.to_act.copy(), np.zeros(GAMES), list[Array]()
    for *_, expected, seat, lead, ended in reversed(taken):
        sign = DISCOUNT * np.where(seat == seats, 1, -1) * ~ended
        later = lead + sign * worth - expected + TRACE * sign * later
        worth, seats = expected, seat
        gains.append(later)
    return np.concatenate(gains[::-1]).astype(np.float32)


def improve(net: Network, taken: list[tuple[Array, ...]], gains: Array, rng: np.random.Generator) -> None:
    seen, legal, counts, chosen, before, expected = (np.concatenate([entry[part] for entry in taken]) for part in range(6))
    lengths = np.array([len(entry[1]) for entry in taken])
    chosen = chosen + np.repeat(np.cumsum(lengths) - lengths, GAMES)
    starts, targets = np.cumsum(counts) - counts, gains + expected
    gains = (gains - gains.mean()) / (gains.std() + 1e-8)
    for _ in range(EPOCHS):
        for part in np.array_split(rng.permutation(len(counts)), max(1, len(counts) // BATCH)):
            shift = np.cumsum(counts[part]) - counts[part] - starts[part]
            places = np.arange(counts[part].sum()) - np.repeat(shift, counts[part])
            net.learn(seen[part], legal[places], counts[part], chosen[part] + shift, before[part], gains[part], targets[part])


def wins(net: Network, rival: str, games: int, seed: int) -> float:
    """The share of games won against a bot, the seats taken in turn."""
    env = VectorEnv(GAME, games, players=2, reward="win")
    env.reset(seed)
    moves, own = net.moves(), np.arange(games) % 2
    bots = [make_bot(rival, env.game, 1 - int(own[row]), seed + row) for row in range(games)]
    won, over = np.zeros(games), np.zeros(games, bool)
    while not over.all():
        legal = env.legal
        actions = legal[pick(net.forward(env.observations, legal, env.counts, moves)[0], env.counts)]
        for row in np.flatnonzero((env.to_act != own) & ~over):
            known = qosqo.Known(env.game, env.batch.positions[row], int(env.to_act[row]))
            actions[row] = env.game.moves.index(bots[row].choose(known, qosqo.Budget()))
        env.step(actions)
        won += env.rewards[np.arange(games), own] * (env.ended & ~over)
        over |= env.ended
    return float(won.mean())


def train(minutes: float, seed: int, games: int = 100, points: int = 20) -> tuple[Network, list[tuple[float, ...]]]:
    """Learn for so many minutes of one processor. Also tells the curve: minutes, decisions, shares of wins against the rivals."""
    net, rng = Network(qosqo.game(GAME), seed), np.random.default_rng(seed)
    env = VectorEnv(GAME, games=GAMES, players=2, reward="points")
    env.reset(seed)
    curve, spent, decisions = list[tuple[float, ...]](), 0.0, 0
    while True:
        if spent >= minutes * len(curve) / points:
            curve.append((spent, decisions, *[wins(net, rival, games, seed + len(curve)) for rival in RIVALS]))
            won = ", ".join(f"{share:.0%} against {rival}" for share, rival in zip(curve[-1][2:], RIVALS, strict=True))
            print(f"{spent:5.1f} minutes, {decisions:,} decisions: won {won}", flush=True)
        if spent >= minutes:
            return net, curve
        begin, taken = process_time(), play(net, env, rng)
        improve(net, taken, advantages(net, env, taken), rng)
        decisions += GAMES * STEPS
        spent += (process_time() - begin) / 60


class Learned(qosqo.Bot):
    """The saved network as a player; its file is `learned.npz` unless the environment variable LEARNED names another."""

    def __init__(self, game: qosqo.Game, seat: int, seed: int) -> None:
        self.net, self.chance = Network(game, 0), qosqo.seeded(seed)
        self.net.weights = dict(np.load(os.environ.get("LEARNED", "learned.npz")))
        self.moves = self.net.moves()

    def choose(self, known: qosqo.Known, budget: qosqo.Budget) -> int:
        seen = layout_of(known.game).row(known.imagine(self.chance), known.seat)[None]  # what is only imagined is not observed
        legal = np.array([known.game.moves.index(move) for move in known.moves()])
        return known.moves()[np.argmax(self.net.forward(seen, legal, np.array([len(legal)]), self.moves)[0])]


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Learn a game; writes learned.npz and learned.csv.")
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--seed", type=int, default=1)
    learned, points = train(**vars(parser.parse_args()))
    np.savez("learned.npz", **learned.weights)
    np.savetxt("learned.csv", points, "%.7g", ",", header=",".join(("minutes", "decisions", *RIVALS)), comments="")
