"""Cuzco (Kramer & Kiesling): how long listing the moves takes early and late in random games.

`python benchmarks/kramer_listing.py [GAMES]`
"""

from __future__ import annotations

import sys
from time import process_time

from qosqo.core import position as position_module
from qosqo.core.chance import seeded
from qosqo.games.cuzco_kramer import GAME
from qosqo.games.cuzco_kramer.names import NOT_YET
from qosqo.games.cuzco_kramer.position import KramerPosition
from qosqo.games.cuzco_kramer.turn import Turn

STAGES = ("first third of the triples", "second third", "last third", "all triples placed")


def stage_of(position: KramerPosition) -> int:
    if position.last_turns != NOT_YET:
        return 3
    return 2 - min(2, 3 * (position.triples - 1) // position.data.triples)


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 30
    data = GAME.load(GAME.data_text())
    spent = [0.0] * len(STAGES)
    positions = [0] * len(STAGES)
    moves = [0] * len(STAGES)
    for seed in range(games):
        chance = seeded(seed)
        position = GAME.start(2 + seed % 3, {}, data, seeded(seed), GAME.rules_version)
        assert isinstance(position, KramerPosition)
        while not position.over():
            if isinstance(position.stack[-1], Turn) and position.action_points > 0 and not position.duty:
                position.listed = None
                begin = process_time()
                listed = position.moves()
                stage = stage_of(position)
                spent[stage] += process_time() - begin
                positions[stage] += 1
                moves[stage] += len(listed)
                position.listed = None
            position.apply(position.sample(chance))
    print("interpreted" if position_module.__file__.endswith(".py") else "compiled")
    for stage, name in enumerate(STAGES):
        each = 1e6 * spent[stage] / positions[stage]
        print(f"{name:28} {positions[stage]:6} lists  {moves[stage] / positions[stage]:7.0f} moves  {each:7.0f} µs")


if __name__ == "__main__":
    main()
