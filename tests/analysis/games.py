"""Games to analyse: short ones of the example game, and an effort that takes no time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import qosqo
from qosqo.analysis.effort import Effort
from qosqo.analysis.whole import Settings
from qosqo.arena.contest import name_at
from qosqo.core.match import Match
from tests.tambo import GAME

LITTLE: Final = Effort(iterations=12, candidates=4, first_deals=4, most_deals=8, futures=4)
SETTINGS: Final = Settings(LITTLE, seed=3)


def played(bots: Sequence[str], seed: int) -> Match:
    """A game of the example game between bots."""
    match = Match.new(GAME, [name_at(bot, seat) for seat, bot in enumerate(bots)], seed=seed, bots=bots)
    seated = [qosqo.bot(bot, match, seat, seed=seed + seat) for seat, bot in enumerate(bots)]
    while not match.position.over():
        seated[match.position.to_act()].play(qosqo.Budget(iterations=40))
    return match
