"""Games that bots play against themselves to learn from: some turns begin with a random move, because a search meets such positions."""

from __future__ import annotations

from collections.abc import Sequence

from qosqo.arena.contest import BOT_STREAM
from qosqo.bots import Bot, Budget, Known
from qosqo.bots.play import Watcher, play_out
from qosqo.core.chance import Chance, seeded
from qosqo.core.game import Game


class Exploring(Bot):
    """A bot that begins a part of its turns with any legal move."""

    def __init__(self, bot: Bot, budget: Budget, part: float, chance: Chance) -> None:
        self.bot = bot
        self.budget = budget
        self.part = part
        self.chance = chance

    def choose(self, known: Known, budget: Budget) -> int:
        if known.number == known.turn and self.chance.below(10_000) < self.part * 10_000:
            return known.imagine(self.chance).random_move(self.chance)
        return self.bot.choose(known, self.budget)


def explored(
    game: Game, bots: Sequence[Bot], budgets: Sequence[Budget], explore: float, seed: int, watcher: Watcher | None = None
) -> list[int]:
    """The scores of a game between these bots; the part `explore` of the turns begins with a random move."""
    position = game.new(len(bots), seed)
    chance = seeded(BOT_STREAM + seed)
    seated = [Exploring(bot, budget, explore, chance) for bot, budget in zip(bots, budgets, strict=True)]
    play_out(game, position, seated, Budget(), watcher)
    return position.scores
