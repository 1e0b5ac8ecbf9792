"""What looks different on a board, when something else is shown than the game as it was."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Final

from qosqo.web.boards.drawing import ON_DEMAND
from qosqo.web.markup import Node

NOT_SEEN: Final = re.compile(
    rf' (?:data|aria)-[a-z-]+(?:="[^"]*")?| (?:role|tabindex)="[^"]*"|<title>[^<]*</title>|<g class="badge [^"]*\b{ON_DEMAND}".*?</g>'
)
"""What markup tells programs and those who ask, and nobody who looks."""


def changed_ids(before: Node, after: Node) -> Iterator[str]:
    """The smallest elements of a drawing that look different from what they were."""
    yield from smallest(after, {node.id: node for node in inside(before)})


def inside(node: Node) -> Iterator[Node]:
    for piece in node.pieces:
        if isinstance(piece, Node):
            if piece.id is not None:
                yield piece
            yield from inside(piece)


def smallest(node: Node, known: Mapping[str | None, Node]) -> Iterator[str]:
    for piece in node.pieces:
        if isinstance(piece, Node):
            within = list(smallest(piece, known))
            if not within and piece.id is not None and not alike(piece, known.get(piece.id)):
                within = [piece.id]
            yield from within


def alike(node: Node, before: Node | None) -> bool:
    """Whether an element looks as it did before, whatever else is told about it: which moves it stands for, say, or what it would cost."""
    if before is None:
        return False
    return node.mark == before.mark or NOT_SEEN.sub("", str(node)) == NOT_SEEN.sub("", str(before))
