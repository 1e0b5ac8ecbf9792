"""Sends nonsense to the server and its readers, and says whether anything failed or changed.

python benchmarks/fuzz.py --messages 1000000 --seed 7

Most of it goes to the application itself: requests, messages of sockets, records, data files. Of a hundred pieces one more goes to a real
server over the wire.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import sys
import tempfile
import time
from pathlib import Path
from typing import Final

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from tests.server.fuzzing import (  # noqa: E402  # the repository must be on the path first
    FAILED,
    NO_LIMITS,
    Failures,
    Nonsense,
    Share,
    application,
    attack_application,
    attack_readers,
    attack_requests,
    attack_socket,
)
from tests.server.helpers import Player, serving, tambo_config  # noqa: E402

AT_ONCE: Final = 20_000
"""Each such part has a server and tables of its own."""
OVER_THE_WIRE: Final = 100


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--messages", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    failures = Failures()
    logging.getLogger().addHandler(failures)
    started, wrong, done = time.monotonic(), list[str](), 0
    for begin in range(0, args.messages, AT_ONCE):
        share = Share.of(min(AT_ONCE, args.messages - begin))
        attack_readers(args.seed + begin, share.records, share.files)
        wrong += asyncio.run(attack_in_process(args.seed + begin, share))
        done += share.requests + share.messages + share.records + share.files
        print(f"\r{done} messages, {len(wrong)} faults", end="", flush=True)
    wired = args.messages // OVER_THE_WIRE
    wrong += attack_over_the_wire(args.seed, wired)
    print(f"\r{done} messages in process and {wired} over the wire in {time.monotonic() - started:.0f} s:", end=" ")
    print(f"{len(wrong)} answers of 500 or more, failed sockets or changed tables; {len(failures.found)} failures logged")
    for fault in [*wrong, *failures.found][:20]:
        print(fault[:1000])
    return int(bool(wrong or failures.found))


async def attack_in_process(seed: int, share: Share) -> list[str]:
    with tempfile.TemporaryDirectory() as folder:
        async with application(Path(folder)) as direct:
            return await attack_application(direct, seed, share.requests, share.messages)


def attack_over_the_wire(seed: int, count: int) -> list[str]:
    wrong: list[str] = []
    nonsense = Nonsense(seed)
    with tempfile.TemporaryDirectory() as folder, serving(tambo_config(str(Path(folder) / "t.db"), NO_LIMITS)) as address:
        ana, stranger = Player(address, "Ana"), Player(address, "Eve")
        table = ana.set_up("me", "friend")
        before = ana.look(table)
        for answer in attack_requests(stranger, table, nonsense, count // 5):
            if answer.status_code >= 500:
                wrong.append(f"{answer.status_code}: {answer.request.method} {answer.request.url}")
        if FAILED in attack_socket(stranger, table, nonsense, count - count // 5):
            wrong.append("a socket failed over the wire")
        if ana.look(table)["version"] != before["version"]:
            wrong.append("the table has changed over the wire")
    return wrong


if __name__ == "__main__":
    sys.exit(main())
