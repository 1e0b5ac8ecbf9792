"""The ways to pay a cost or to spend soldiers, each one drawn so that it can be pressed."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from qosqo.core.texts import Texts
from qosqo.games.tawantinsuyu import names as n
from qosqo.web.boards.drawing import thing
from qosqo.web.boards.tawantinsuyu.pieces import hook
from qosqo.web.boards.tawantinsuyu.words import cost_icons, cost_words, tw_icon
from qosqo.web.markup import E, Node
from qosqo.web.model import Decision

RESOURCES: Final = ("potato", "corn", "stone", "gold")
SPENT: Final = (("flip1", 1, "↻"), ("flip2", 2, "↻"), ("discard1", 1, "✕"), ("discard2", 2, "✕"))
"""Parts of a move that spends soldiers, the soldiers on such a card, and the sign for turning down or discarding."""


Payment = tuple[str, tuple[int, ...]]
"""The kind of a move, and how much of each it spends."""


def named_moves(decision: Decision | None) -> list[tuple[str, dict[str, int]]]:
    """The legal moves: kind, and parts by name."""
    if decision is None:
        return []
    return [
        (decision.kinds[row[0]].name, {decision.parts[part].name: row[at] for at, part in enumerate(decision.kinds[row[0]].parts, start=1)})
        for row in decision.rows
    ]


def ways_to_pay(decision: Decision | None) -> tuple[Payment, ...]:
    """T2.2: resources, T3.23: soldiers, T4.2: gold for missing potatoes."""
    found: list[Payment] = []
    for kind, named in named_moves(decision):
        if kind == "pay":
            found.append((kind, tuple(named[resource] for resource in RESOURCES)))
        elif kind in ("spend", "pay-gold"):
            found.append((kind, tuple(named.values())))
    return tuple(found)


def payments(ways: tuple[Payment, ...], say: Texts) -> Node | None:
    """Nothing while there is nothing to pay."""
    shown = []
    for kind, values in ways:
        if kind == "pay":
            shown.append(resources_paid(values, say))
        elif kind == "spend":
            shown.append(soldiers_spent(values, say))
        else:
            shown.append(gold_paid(values[0], say))
    return E.div(shown, class_="things tw-payments", id="tw-payments") if shown else None


@lru_cache(maxsize=500)
def resources_paid(amounts: tuple[int, ...], say: Texts) -> Node:
    cost = list(amounts)
    move = hook({"kind": "pay", **dict(zip(RESOURCES, amounts, strict=True))})
    return thing(f"tw-pay-{'-'.join(map(str, amounts))}", cost_icons(cost), None, cost_words(cost, say), move)


@lru_cache(maxsize=500)
def soldiers_spent(counts: tuple[int, ...], say: Texts) -> Node:
    named = {part: count for (part, _, _), count in zip(SPENT, counts, strict=True)}
    cards = [
        E.span([tw_icon("soldier") for _ in range(soldiers)], sign, class_=f"tw-spent {part[:-1]}")
        for (part, soldiers, sign), count in zip(SPENT, counts, strict=True)
        for _ in range(count)
    ]
    drawing = E.span(cards, class_="tw-row", aria_hidden="true")
    return thing(f"tw-spend-{'-'.join(map(str, counts))}", drawing, None, say("move-spend", **named), hook({"kind": "spend", **named}))


@lru_cache(maxsize=100)
def gold_paid(amount: int, say: Texts) -> Node:
    cost = [0] * n.GOLD + [amount]
    drawing = cost_icons(cost) if amount else E.span(say("pay-no-gold"), class_="word")
    return thing(f"tw-pay-gold-{amount}", drawing, None, say("move-pay-gold", amount=amount), hook({"kind": "pay-gold", "amount": amount}))
