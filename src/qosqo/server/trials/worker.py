"""A process that tries what strangers sent: `python -m qosqo.server.trials.worker` reads one JSON object per line and answers each.

The first line says how games are found (as for bots) and how many seconds of a processor a trial may take (where the system cannot count
those, as on Windows: seconds of the clock; and memory is not limited there). Then come
`{"game": "tambo", "data": "…"}` and `{"record": "…"}`. The answer `{}` means that it was read to its end, whatever came of it: the
server does it again and says what is wrong. What takes too much time ends the process instead; what takes too much memory gets
another answer.
"""

from __future__ import annotations

import contextlib
import json
import os
import sys
import threading
from collections.abc import Iterator
from typing import Any, Final

from qosqo.core.game import Game
from qosqo.core.match import Match
from qosqo.core.record import read_record
from qosqo.games import find_game

try:
    import resource

    LIMITED_BY_THE_SYSTEM = True
except ImportError:  # on Windows
    LIMITED_BY_THE_SYSTEM = False

MOST_BYTES: Final = 1 << 30
"""Of memory, the program itself included."""


def limit_memory() -> None:
    if LIMITED_BY_THE_SYSTEM:
        _, most = resource.getrlimit(resource.RLIMIT_AS)
        resource.setrlimit(resource.RLIMIT_AS, (MOST_BYTES, most))


@contextlib.contextmanager
def limited_time(seconds: int) -> Iterator[None]:
    """The block may take so many seconds; then this process is ended."""
    if LIMITED_BY_THE_SYSTEM:
        limit_processor(seconds)
        yield
        return
    end = threading.Timer(seconds, os._exit, [1])
    end.start()
    try:
        yield
    finally:
        end.cancel()


def limit_processor(seconds: int) -> None:
    """From now on so many seconds of a processor; then the system ends this process."""
    usage = resource.getrusage(resource.RUSAGE_SELF)
    _, most = resource.getrlimit(resource.RLIMIT_CPU)
    resource.setrlimit(resource.RLIMIT_CPU, (int(usage.ru_utime + usage.ru_stime) + 1 + seconds, most))


def attempt(question: dict[str, Any], names: dict[str, str]) -> None:
    def game(game_id: str) -> Game:
        return find_game(names.get(game_id, game_id))

    if "record" in question:
        record = read_record(question["record"])
        if record.header.game in names:
            Match.from_record(record, game(record.header.game))
    else:
        # A game that is set up has used its data once: no number is too large for that.
        found = game(question["game"])
        data = found.read_data(question["data"])
        for players in range(found.fewest_seats, found.most_seats + 1):
            found.new(players, data=data).moves()


def main() -> None:
    answers = sys.stdout
    sys.stdout = sys.stderr
    first = json.loads(sys.stdin.readline())
    names: dict[str, str] = first["games"]
    for name in names.values():
        find_game(name)
    limit_memory()
    for line in sys.stdin:
        question = json.loads(line)
        answer = "{}"
        try:
            with limited_time(first["seconds"]):
                attempt(question, names)
        except MemoryError:
            answer = '{"too": "much"}'
        except Exception:  # the server finds the same and says so
            pass
        print(answer, file=answers, flush=True)


if __name__ == "__main__":
    main()
