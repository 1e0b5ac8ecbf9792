"""Decisions of many games as a Parquet file, one row each: what was known, what was possible, what was chosen, what came of it.

Written with pyarrow; polars, pandas, DuckDB and others read it. The columns are described in docs/research.md.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
from librt.strings import BytesWriter

from qosqo.bots.play import Decision
from qosqo.core.game import Game
from qosqo.core.position import Position
from qosqo.envs.episode import actions_of, layout_of
from qosqo.envs.layout import NUMBER
from qosqo.envs.names import environment_name
from qosqo.envs.rewards import MARGIN, WIN, final_rewards

FORMAT: Final = 1
"""Raised when columns change."""
ROWS_AT_ONCE: Final = 1 << 14
"""What is written together, and read together."""


def schema_of(game: Game, about: dict[str, Any]) -> pa.Schema:
    size = layout_of(game).observer.size
    return pa.schema(
        [
            pa.field("game", pa.int32(), nullable=False),
            pa.field("decision", pa.int32(), nullable=False),
            pa.field("seat", pa.int8(), nullable=False),
            pa.field("bot", pa.string(), nullable=False),
            pa.field("observation", pa.list_(pa.field("element", pa.int16(), nullable=False), size), nullable=False),
            pa.field("legal", pa.list_(pa.field("element", pa.int32(), nullable=False)), nullable=False),
            pa.field("action", pa.int32(), nullable=False),
            pa.field("value", pa.float32()),
            pa.field("shares", pa.list_(pa.field("element", pa.float32(), nullable=False))),
            pa.field("win", pa.float32(), nullable=False),
            pa.field("margin", pa.int16(), nullable=False),
            pa.field("score", pa.int16(), nullable=False),
        ],
        metadata={"qosqo": json.dumps({"format": FORMAT, "environment": environment_name(game), **about})},
    )


class DecisionFile:
    """A Parquet file that grows game by game. As a context manager it is closed in the end: before that nobody can read it."""

    def __init__(self, file: Path, game: Game, about: dict[str, Any]) -> None:
        self.game: Final = game
        self.observer: Final = layout_of(game).observer
        self.actions: Final = actions_of(game)
        self.schema: Final = schema_of(game, about)
        self.writer: Final = pq.ParquetWriter(file, self.schema, compression="zstd")
        self.rows = 0
        """How many decisions have been added."""
        self._written = 0
        """So many of them are in the file."""
        self._observed = BytesWriter()
        self._legal = BytesWriter()
        """The actions of all rows after each other: as lists of Python they would take five times the memory."""
        self._counts: list[int] = []
        """How many of them belong to each row."""
        self._columns: dict[str, list[Any]] = {name: [] for name in self.schema.names if name not in ("observation", "legal")}

    def add(self, number: int, first: Position, bots: Sequence[str], course: Sequence[Decision]) -> None:
        """One game: its number, how it began (this position is played to its end), who sat where, and what was decided."""
        columns = self._columns
        for place, decision in enumerate(course):
            self.observer.write(first, decision.seat, self._observed)
            self._counts.append(self.observer.write_legal(first, self.actions, 0, self._legal))
            thoughts = decision.thoughts
            columns["game"].append(number)
            columns["decision"].append(place)
            columns["seat"].append(decision.seat)
            columns["bot"].append(bots[decision.seat])
            columns["action"].append(self.actions.index(decision.move))
            columns["value"].append(None if thoughts is None else thoughts.value)
            if thoughts is None or not thoughts.moves:
                columns["shares"].append(None)
            else:
                shares = dict(zip(thoughts.moves, thoughts.shares, strict=True))
                columns["shares"].append(np.array([shares.get(move, 0.0) for move in first.moves()], np.float32))
            first.apply(decision.move)
        wins, margins = final_rewards(first, WIN), final_rewards(first, MARGIN)
        for decision in course:
            columns["win"].append(wins[decision.seat])
            columns["margin"].append(int(margins[decision.seat]))
            columns["score"].append(first.scores[decision.seat])
        self.rows += len(course)
        if len(columns["game"]) >= ROWS_AT_ONCE:
            self.flush()

    def flush(self) -> None:
        """Write what has been gathered. Of a game in whose midst somebody interrupted, nothing is."""
        count = self.rows - self._written
        types = {field.name: field.type for field in self.schema}
        columns = {name: pa.array(values[:count], types[name]) for name, values in self._columns.items()}
        seen = np.frombuffer(self._observed.getvalue(), NUMBER, count * self.observer.size)
        columns["observation"] = pa.FixedSizeListArray.from_arrays(pa.array(seen), type=types["observation"])
        ends = np.cumsum([0, *self._counts[:count]], dtype=np.int32)
        legal = np.frombuffer(self._legal.getvalue(), "<i8", ends[-1]).astype(np.int32)
        columns["legal"] = pa.ListArray.from_arrays(pa.array(ends), pa.array(legal), type=types["legal"])
        table = pa.table([columns[name] for name in self.schema.names], schema=self.schema)
        self._written = self.rows
        self.writer.write_table(table)
        self._observed.truncate(0)
        self._legal.truncate(0)
        self._counts.clear()
        for values in self._columns.values():
            values.clear()

    def close(self) -> None:
        if self.rows > self._written:
            self.flush()
        self.writer.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.close()
