"""What a move costs the processor for each of those who look on, without a network: rules, views, drawing, comparing and writing down.

    python benchmarks/viewers.py --game cuzco-kramer
    python benchmarks/viewers.py --game cuzco-feld --seats 4 --at-move 300

Processor time, so that it can be compared even where other programs keep the machine busy; then everything takes about twice as long.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import random
import sys
import time
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from qosqo.core.game import Game  # noqa: E402  # the repository must be on the path first
from qosqo.games import all_games  # noqa: E402
from qosqo.server.api.conversation import Participant  # noqa: E402
from qosqo.server.pages.drawings import Drawings  # noqa: E402
from qosqo.server.pages.live import LivePage  # noqa: E402
from qosqo.server.tables.creation import Wish, new_table  # noqa: E402
from qosqo.server.tables.environment import Environment  # noqa: E402
from qosqo.server.tables.table import Table  # noqa: E402
from qosqo.web.model import Settings  # noqa: E402
from tests.server.tables import in_process  # noqa: E402

WARMING_UP = 3
MOVES_LEFT = 40
"""A game that has ended goes back so far."""
MOVE, NEXT, WAITING, WATCHING, WRITING = "making the move", "who acts next", "who waits", "who watches", "writing it down"


class Group:
    """A table, with a page for every seat and one for somebody who watches."""

    def __init__(self, services: in_process.ServicesHere, drawings: Drawings, table: Table, guests: list[str]) -> None:
        self.table = table
        settings = Settings(name="Ana", language="en")
        self._pages = [LivePage(services, table.id, Participant(guest, settings, "", ""), drawings) for guest in (*guests, None)]

    async def look(self, spent: defaultdict[str, float]) -> None:
        acting = self.table.match.position.to_act()
        for seat, page in enumerate(self._pages):
            page.wake()
            started = time.process_time()
            messages = await page.messages()
            looked = time.process_time()
            spent[WATCHING if page is self._pages[-1] else NEXT if seat == acting else WAITING] += looked - started
            for message in messages:
                message.model_dump_json()
            spent[WRITING] += time.process_time() - looked

    async def move(self, game: Game, chance: random.Random, spent: defaultdict[str, float]) -> int:
        """Make a move and let everybody look; how many were made."""
        position = self.table.match.position
        if position.over():
            return 0
        message = {"type": "move", "version": self.table.version, "move": game.moves.named(chance.choice(position.moves()))}
        started = time.process_time()
        denied = await self._pages[position.to_act()].hear(json.dumps(message))
        spent[MOVE] += time.process_time() - started
        assert denied is None, denied
        await self.look(spent)
        return 1


async def measure(arguments: argparse.Namespace) -> None:
    game, chance, seats = all_games()[arguments.game], random.Random(5), arguments.seats
    in_process.GAMES[game.id] = game
    moments = iter(range(1_000_000_000))
    services = in_process.ServicesHere(Environment(moments.__next__, chance.randbytes, in_process.here))
    drawings, groups = Drawings(), list[Group]()
    guests = [f"guest {seat}" for seat in range(seats)]
    for _ in range(arguments.tables):
        wishes = [Wish("me"), *[Wish("friend", f"Ben {seat}") for seat in range(1, seats)]]
        table = new_table(services.environment, game, wishes, guests[0], "Ana", "en", seed=chance.getrandbits(60))
        for seat, guest in zip(table.seats, guests, strict=True):
            seat.holder, seat.invite = guest, None
        for _ in range(arguments.at_move):
            table.match.play(table.match.position.to_act(), chance.choice(table.match.position.moves()))
            if table.match.position.over():
                table.match.undo(0, len(table.match.made) - MOVES_LEFT, list(range(1, seats)))
                break
        await services.registry.add(table)
        groups.append(Group(services, drawings, table, guests))
    begun = sum(len(group.table.match.made) for group in groups) / len(groups)
    for _ in range(WARMING_UP):
        for group in groups:
            await group.move(game, chance, defaultdict(float))
    gc.collect()
    gc.freeze()
    spent, made = defaultdict[str, float](float), 0
    for _ in range(arguments.moves):
        for group in groups:
            made += await group.move(game, chance, spent)
    told = ", ".join(f"{what} {1000 * seconds / made:.2f}" for what, seconds in spent.items())
    whole = 1000 * sum(spent.values()) / made
    print(f"{game.id}, {seats} seats, begun at move {begun:.0f}: {whole / (seats + 1):.2f} ms per viewer and move (ms per move: {told})")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=sorted(all_games()), default="cuzco-kramer")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--tables", type=int, default=10)
    parser.add_argument("--at-move", type=int, default=10)
    parser.add_argument("--moves", type=int, default=30, help="at every table")
    asyncio.run(measure(parser.parse_args()))


if __name__ == "__main__":
    main()
