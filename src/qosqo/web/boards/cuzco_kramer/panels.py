"""What lies beside the site: the supply, what belongs to each seat, and the festival that is being organized."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from qosqo.core.position import NOBODY
from qosqo.core.texts import Texts
from qosqo.games.cuzco_kramer.components import Components
from qosqo.games.cuzco_kramer.names import CARD_KINDS, step_of, value_of
from qosqo.games.cuzco_kramer.view import FestivalView, KramerView, PlayerView, SupplyView, TempleView
from qosqo.web.boards import move_hook
from qosqo.web.boards.drawing import icon, pips, thing
from qosqo.web.markup import E, Node
from qosqo.web.model import TableModel
from qosqo.web.seats import seat_name

UNKNOWN: Final = -1
TEMPLE_BOX: Final = "-20 -21 40 38"


@lru_cache(maxsize=20_000)
def said(say: Texts, message: str, count: int, discards: int = 0) -> str:
    """A message about a number of things. Remembered, because putting sentences together takes time."""
    return say(message, count=count, discards=discards)


def hook(*ways: dict[str, int | str]) -> str:
    return move_hook(*ways)["data_move"]


@dataclass(frozen=True)
class Turn:
    """How far a turn has come."""

    points: int
    """Action points left."""
    full: int
    duty: bool
    last_turns: int


@dataclass(frozen=True)
class Cards:
    """The festival cards that lie ready."""

    deck: int
    discards: int
    face_up: int


def supply(view: KramerView, model: TableModel, say: Texts) -> Node:
    """What the viewer's own seat, or for a spectator the seat to act, can do things with."""
    seat = model.seat if model.seat != NOBODY else max(model.to_act, 0)
    turn = Turn(view.action_points, model.data.action_points, view.duty and model.to_act != NOBODY, view.last_turns)
    cards = Cards(view.deck, len(view.discards), view.face_up)
    return model.part(draw_supply, seat, view.players[seat], model.seat != NOBODY, view.supply, turn, cards, say)


def draw_supply(seat: int, own: PlayerView, mine: bool, common: SupplyView, turn: Turn, cards: Cards, say: Texts) -> Node:
    """The things of a turn in the order of the rules: action points, terrain, Incas, ponds, temples, cards. A move changes few of them."""
    return E.div(
        state_line(turn, say),
        terrain_things(common.triples, own.doubles, own.villages, own.crops, say),
        building_things(seat, own.incas, common.ponds, common.floors, say),
        card_things(cards, own.tokens, say),
        mine and hand("ck-own-hand", own.hand, say, own=True),
        end_turn(say),
        id="ck-supply",
        class_="ck-supply own-strip",
    )


@lru_cache(maxsize=2_000)
def terrain_things(triples: int, doubles: int, villages: int, crops: int, say: Texts) -> Node:
    return E.div(
        thing("ck-triples", icon("ck-triple"), triples, said(say, "tip-triple", triples), hook({"kind": "triple"})),
        thing("ck-own-doubles", icon("ck-double"), doubles, said(say, "tip-double", doubles), hook({"kind": "double"})),
        thing("ck-own-villages", icon("ck-single-village"), villages, said(say, "tip-village", villages), hook({"kind": "village"})),
        thing("ck-own-crops", icon("ck-single-crop"), crops, said(say, "tip-crop", crops), hook({"kind": "crop"})),
        class_="things",
        role="group",
        aria_label=say("group-terrain"),
    )


@lru_cache(maxsize=2_000)
def building_things(seat: int, incas: int, ponds: int, floors: tuple[int, ...], say: Texts) -> Node:
    return E.div(
        thing("ck-own-incas", inca_icon(seat), incas, said(say, "tip-inca", incas), hook({"kind": "enter"}, {"kind": "leave"})),
        thing("ck-ponds", icon("ck-pond-tile"), ponds, said(say, "tip-pond", ponds), hook({"kind": "pond"})),
        [floor(step, count, say) for step, count in enumerate(floors)],
        class_="things",
        role="group",
        aria_label=say("group-buildings"),
    )


@lru_cache(maxsize=2_000)
def card_things(cards: Cards, tokens: int, say: Texts) -> Node:
    tip = said(say, "tip-deck", cards.deck, cards.discards)
    return E.div(
        thing("ck-deck", card_icon(UNKNOWN), cards.deck, tip, hook({"kind": "draw"}), "card"),
        face_up(cards.face_up, say),
        thing("ck-own-tokens", icon("ck-token"), tokens, said(say, "tip-token", tokens), hook({"kind": "token"})),
        class_="things",
        role="group",
        aria_label=say("group-cards"),
    )


@lru_cache(maxsize=8)
def end_turn(say: Texts) -> Node:
    return thing("ck-end-turn", E.span(say("end-turn"), class_="word"), None, say("tip-end-turn"), hook({"kind": "end-turn"}), "end-turn")


@lru_cache(maxsize=16)
def inca_icon(seat: int) -> Node:
    return E.svg(E.use(href=f"#ck-inca-{seat}"), viewBox="-13 -16 26 30", class_="icon", aria_hidden="true")


@lru_cache(maxsize=200)
def floor(step: int, count: int, say: Texts) -> Node:
    drawing = E.svg(E.use(href=f"#ck-temple-{step}"), viewBox=TEMPLE_BOX, class_="icon", aria_hidden="true")
    tip = say("tip-floor", value=value_of(step), count=count, points=value_of(step) // 2)
    return thing(
        f"ck-floor-{step}", drawing, count, tip, hook({"kind": "build", "value": step}, {"kind": "expand", "value": step}), "floor"
    )


@lru_cache(maxsize=100)
def face_up(card: int, say: Texts) -> Node:
    return thing("ck-face-up", card_icon(card), None, say("tip-face-up", card=say(f"card-{card}")), hook({"kind": "take"}), "card face-up")


@lru_cache(maxsize=500)
def state_line(turn: Turn, say: Texts) -> Node:
    """Action points left, and the end drawing near."""
    return E.div(
        E.span(
            E.span(turn.points, class_="ap-number", id="ck-ap", data_number=turn.points),
            " ",
            say("ap-word"),
            " ",
            pips(turn.points, turn.full, say("tip-ap", count=turn.points)),
        ),
        turn.duty and E.span(say("duty-note"), class_="note"),
        turn.last_turns > 0 and E.span(say("last-turns-note", count=turn.last_turns), class_="note urgent"),
        id="ck-turn",
        class_="turn-state",
    )


# Seats.


def seat_belongings(seat: int, player: PlayerView, say: Texts) -> Node:
    """What a seat has left, and its festival cards: face down unless the viewer knows them."""
    counts = (
        ("incas", inca_icon(seat), player.incas),
        ("doubles", icon("ck-double"), player.doubles),
        ("villages", icon("ck-single-village"), player.villages),
        ("crops", icon("ck-single-crop"), player.crops),
        ("tokens", icon("ck-token"), player.tokens),
    )
    return E.div(
        E.div([belonging(seat, name, drawing, count, say) for name, drawing, count in counts], class_="belongings"),
        hand(f"ck-hand-{seat}", player.hand, say, own=False),
        class_="ck-seat",
    )


@lru_cache(maxsize=2_000)
def belonging(seat: int, name: str, drawing: Node, count: int, say: Texts) -> Node:
    tip = say(f"has-{name}", count=count)
    return E.span(
        drawing,
        E.span(count, class_="many"),
        id=f"ck-has-{name}-{seat}",
        class_="has" + (" none" if count == 0 else ""),
        role="img",
        aria_label=tip,
        data_tip=True,
    )


@lru_cache(maxsize=2_000)
def hand(id: str, cards: tuple[int, ...], say: Texts, *, own: bool) -> Node:
    shown: list[Node] = []
    for place, card in enumerate(cards):
        copy = cards[:place].count(card)
        shown.append(card_node(f"{id}-{'x' if card == UNKNOWN else card}-{copy}", card, say, playable=own))
    # The own hand may be wider than a phone: it scrolls, so it must be reached by the keyboard.
    return E.div(shown, id=id, class_="hand", role="group", aria_label=say("hand-label", count=len(cards)), tabindex=0 if own else None)


@lru_cache(maxsize=16)
def card_icon(card: int) -> Node:
    return icon("ck-back" if card == UNKNOWN else f"ck-card-{card}", "0 0 52 72")


@lru_cache(maxsize=4_000)
def card_node(id: str, card: int, say: Texts, *, playable: bool = False) -> Node:
    """A festival card as a piece; face down if it is not known."""
    tip = say("tip-unknown-card") if card == UNKNOWN else say("tip-card", card=say(f"card-{card}"))
    return E.span(
        card_icon(card),
        id=id,
        class_="festival-card",
        role="img",
        aria_label=tip,
        data_tip=True,
        data_piece=True,
        data_kin="festival-card" if card == UNKNOWN else f"festival-card-{card} festival-card",
        data_from="ck-deck",
        data_move=f"card={card}" if playable and card != UNKNOWN else None,
    )


# The festival.


def festival(
    held: FestivalView,
    temples: tuple[TempleView, ...],
    face_up: int,
    to_act: int,
    names: tuple[str, ...],
    data: Components,
    say: Texts,
) -> Node | None:
    """Who bids how much, with which cards, and what it is about (K8)."""
    temple = next((each for each in temples if each.cell == held.cell), None)
    if temple is None:
        return None
    title = say("festival-title", hex=data.hex_names[temple.cell])
    return E.section(
        E.div(
            E.svg(E.use(href=f"#ck-temple-{step_of(temple.value)}"), viewBox=TEMPLE_BOX, class_="icon", aria_hidden="true"),
            E.div(E.h3(title), E.p(say("festival-about", alone=temple.alone, shared=temple.shared))),
            icon(f"ck-card-{face_up}", "0 0 52 72", label=say("tip-face-up", card=CARD_KINDS[face_up])),
            class_="festival-head",
        ),
        E.ol([bidder(seat, name, held, seat == to_act, say) for seat, name in enumerate(names) if held.bidding[seat] or held.played[seat]]),
        E.div(
            thing("ck-hold", E.span(say("hold"), class_="word"), None, say("tip-hold"), hook({"kind": "hold"})),
            thing("ck-drop", E.span(say("drop"), class_="word"), None, say("tip-drop"), hook({"kind": "drop"})),
            class_="things",
        ),
        id="ck-festival",
        class_="ck-festival",
        aria_label=title,
    )


def bidder(seat: int, name: str, held: FestivalView, acting: bool, say: Texts) -> Node:
    bid = held.bids[seat]
    out = not held.bidding[seat]
    highest = bid == held.highest and not out
    return E.li(
        seat_name(name, seat),
        E.span(say("bid", points=bid), class_="bid" + (" highest" if highest else ""), id=f"ck-bid-{seat}", data_number=bid),
        E.span([card_node(f"ck-bid-{seat}-{place}", card, say) for place, card in enumerate(held.played[seat])], class_="hand"),
        out and E.span(say("dropped-out"), class_="note"),
        class_="bidder" + (" out" if out else "") + (" acting" if acting else ""),
        id=f"ck-bidder-{seat}",
    )
