"""Sends nonsense to a real server, by requests and by sockets, and says whether anything failed or changed.

python benchmarks/fuzz.py --messages 1000000 --seed 7
"""

from __future__ import annotations

import argparse
import logging
import sys
import tempfile
from pathlib import Path
from typing import Final

from tests.server.fuzzing import Nonsense, attack_requests, attack_socket
from tests.server.helpers import Player, serving, tambo_config

AT_ONCE: Final = 1000
FAILED: Final = 1011


class Failures(logging.Handler):
    """Counts what the server logs as a failure of its own."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.found: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        if record.exc_info or record.levelno >= logging.ERROR:
            self.found.append(record.getMessage())


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--messages", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    failures = Failures()
    logging.getLogger().addHandler(failures)
    answers = ended = 0
    with tempfile.TemporaryDirectory() as folder, serving(tambo_config(str(Path(folder) / "t.db"))) as address:
        ana, stranger = Player(address, "Ana"), Player(address, "Eve")
        table = ana.set_up("me", "friend")
        before = ana.look(table)
        for number in range(0, args.messages, AT_ONCE):
            nonsense, count = Nonsense(args.seed + number), min(AT_ONCE, args.messages - number)
            answers += sum(answer.status_code >= 500 for answer in attack_requests(stranger, table, nonsense, count // 5))
            ended += attack_socket(stranger, table, nonsense, count - count // 5).count(FAILED)
        unchanged = ana.look(table)["version"] == before["version"]
    print(f"{args.messages} messages: {answers} answers of 500 or more, {ended} sockets failed, {len(failures.found)} failures logged")
    print("the table is as it was" if unchanged else "the table has changed")
    return int(bool(answers or ended or failures.found or not unchanged))


if __name__ == "__main__":
    sys.exit(main())
