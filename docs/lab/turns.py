"""What a turn of each kind brings in Tawantinsuyu, part by part, in the points of the bots' own judgement.

python docs/lab/turns.py 40
"""

from __future__ import annotations

import sys
from collections import defaultdict
from statistics import fmean
from typing import Final

import qosqo
from qosqo.bots import Budget, Known, make_bot
from qosqo.bots.evaluations import evaluation_of
from qosqo.core.phrases import kind_of
from qosqo.games.tawantinsuyu.position import TawaPosition

GAME: Final = qosqo.game("tawantinsuyu")
EVALUATION: Final = evaluation_of(GAME)
PARTS: Final = ("points", "temple", "tapestries", "resources", "workers", "cards", "army", "buildings", "statues", "steps", "regions")
SAID: Final = {
    "place": "card placed",
    "place-for-gold": "gold placed",
    "take-gold": "gold",
    "conquer": "conquest",
    "worship": "worship",
    "offer": "offering",
    "pray": "pray",
    "train": "train",
    "take-nomad": "recruit",
}
KINDS: Final = {GAME.moves.number(name): said for name, said in SAID.items()}


def turns_of(seed: int, turns: dict[str, list[dict[str, float]]]) -> None:
    """Play a game of `greedy` and add its turns without a festival: what each part of the own worth gained, and the lead in all."""
    position = GAME.new(players=2, seed=seed)
    assert isinstance(position, TawaPosition)
    bots = [make_bot("greedy", GAME, seat, 2 * seed + seat) for seat in range(2)]
    turn, festival, seat, decisions = 0, 0, 0, 0
    done: list[str] = []
    before: list[dict[str, float]] = []
    while not position.over():
        if position.turn != turn:
            after = [EVALUATION.parts(position, each) for each in range(2)]
            if before and festival == position.festival:
                gains = {part: after[seat][part] - before[seat][part] for part in PARTS}
                gains["own"] = sum(gains.values())
                gains["lead"] = gains["own"] - sum(after[1 - seat][part] - before[1 - seat][part] for part in PARTS)
                turns[" + ".join(sorted(set(done))) or "something else"].append(gains)
            turn, festival, seat, before, done = position.turn, position.festival, position.active, after, []
        deciding = position.to_act()
        move = bots[deciding].choose(Known(GAME, position, deciding, decisions, decisions), Budget())
        if deciding == seat and kind_of(move) in KINDS:
            done.append(KINDS[kind_of(move)])
        position.apply(move)
        decisions += 1


def main() -> None:
    turns: dict[str, list[dict[str, float]]] = defaultdict(list)
    for seed in range(1, int(sys.argv[1]) + 1):
        turns_of(seed, turns)
    total = sum(map(len, turns.values()))
    print(f"{'kind of turn':24} share" + "".join(f"{name:>11}" for name in ("own", "lead", *PARTS)))
    for kind, found in sorted(turns.items(), key=lambda item: -len(item[1])):
        if len(found) > total / 100:
            means = (fmean(each[name] for each in found) for name in ("own", "lead", *PARTS))
            print(f"{kind:24}{len(found) / total:6.1%}" + "".join(f"{mean:11.2f}" for mean in means))


if __name__ == "__main__":
    main()
