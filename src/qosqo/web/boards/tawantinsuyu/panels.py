"""What lies around the hill: village, temple, regions, market, statues, weavings and cards."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from qosqo.core.position import NOBODY
from qosqo.core.texts import Texts
from qosqo.games.tawantinsuyu import names as n
from qosqo.games.tawantinsuyu.components import Components
from qosqo.games.tawantinsuyu.view import UNKNOWN, RegionView
from qosqo.games.tawantinsuyu.words import conquest_name
from qosqo.web.boards.drawing import icon, thing
from qosqo.web.boards.tawantinsuyu.pieces import Ways, building, god_card, hook, statue, weaving, worker_piece
from qosqo.web.boards.tawantinsuyu.scene import one_by_one, statues_of
from qosqo.web.boards.tawantinsuyu.words import cost_icons, cost_words, effect_icons, effect_words, tw_icon
from qosqo.web.markup import E, Node


def panel(name: str, title: str, *content: object, note: str = "", scrolls: bool = False) -> Node:
    """`scrolls`: it may have less room than it needs, and must be reached by keys then."""
    return E.section(
        E.h3(title, note and E.span(note, class_="tw-note")),
        content,
        id=f"tw-{name}",
        class_=f"tw-panel tw-{name}",
        data_scroll=scrolls,
        aria_label=title,
    )


@dataclass(frozen=True)
class Around:
    """Where workers wait, and how far the festivals have come."""

    village: tuple[int, ...]
    nomads: tuple[int, ...]
    fallen: int
    bag: int
    festival: int
    token: int


@dataclass(frozen=True)
class Decks:
    """How many cards are left, and which lie open."""

    gods: int
    army: int
    army_discards: int
    offer: tuple[int, ...]
    chosen: tuple[int, ...]


def village(around: Around, names: tuple[str, ...], say: Texts) -> Node:
    """The queue from the potato end to the corn end, the nomads, the casualties and the bag."""
    last = len(around.village) - 1
    queue = []
    for place, colour in enumerate(around.village):
        ends = [end for end, there in enumerate((0, last)) if place == there]
        ways: list[Ways] = [{"kind": kind, "end": end} for end in ends for kind in ("buy-worker", "casualty")]
        worker = say(f"worker-{colour}")
        tip = say("village-worker", worker=worker, place=place + 1)
        name = "end " + say("name-village-end", worker=worker, end=say(f"village-end-{ends[0]}")) if len(ends) == 1 else ""
        queue.append(worker_piece(f"tw-village-{place}", colour, tip, hook(*ways) if ways else "", say, name))
    nomads = [
        worker_piece(
            f"tw-nomad-{place}",
            colour,
            say("nomad-worker", worker=say(f"worker-{colour}")),
            hook({"kind": "take-nomad", "worker": colour}, {"kind": "casualty-nomad", "worker": colour}),
            say,
        )
        for place, colour in enumerate(one_by_one(around.nomads))
    ]
    return panel(
        "village",
        say("village-title"),
        E.div(
            end_of_village(0, say),
            E.div(queue or E.span(say("village-empty"), class_="tw-note"), id="tw-queue", class_="tw-row"),
            end_of_village(1, say),
            class_="tw-queue",
        ),
        E.div(
            E.span(say("nomads-title"), class_="tw-caption"),
            E.div(nomads, id="tw-nomads", class_="tw-row"),
            E.span(say("casualties-title"), class_="tw-caption"),
            E.span(
                tw_icon("skull"),
                E.b(around.fallen, id="tw-fallen", data_number=around.fallen),
                class_="tw-count",
                data_tip=say("tip-casualties"),
            ),
            E.span(tw_icon("bag"), E.b(around.bag), id="tw-worker-bag", class_="tw-count", data_tip=say("tip-bag")),
            festival_token(around, names, say),
            class_="tw-row tw-wait",
        ),
    )


def end_of_village(end: int, say: Texts) -> Node:
    tip = say(f"tip-village-end-{end}")
    return E.span(
        tw_icon(f"task-{end}"),
        id=f"tw-end-{end}",
        class_="tw-end",
        role="img",
        aria_label=tip,
        data_tip=True,
        data_move=hook({"kind": "buy-worker", "end": end}, {"kind": "casualty", "end": end}),
    )


def festival_token(around: Around, names: tuple[str, ...], say: Texts) -> Node:
    token = around.token
    held = token != NOBODY
    tip = say("festival-held", name=names[token]) if held else say("festival-free")
    return E.span(
        tw_icon("festival"),
        E.b(f"{around.festival}/3"),
        held and icon(f"tw-flag-{token}", "0 0 24 24"),
        id="tw-festival-token",
        class_="tw-count" + (" held" if held else ""),
        data_tip=tip,
        role="img",
        aria_label=tip,
    )


def temple(reached: tuple[int, ...], own: int, data: Components, names: tuple[str, ...], say: Texts) -> Node:
    """The track from the bottom to the top, with the markers of all seats. `own` is the step of the viewer's seat."""
    return panel(
        "temple",
        say("temple-title"),
        E.div(
            [E.span(say(f"temple-{column}")) for column in ("reward", "final", "festival")],
            class_="tw-temple-head",
            aria_hidden="true",
        ),
        E.ol([temple_step(reached, step, own, data, names, say) for step in range(data.temple_top, -1, -1)], class_="tw-temple-track"),
        scrolls=True,
    )


def temple_step(reached: tuple[int, ...], step: int, own: int, data: Components, names: tuple[str, ...], say: Texts) -> Node:
    here = tuple(seat for seat, at in enumerate(reached) if at == step)
    return one_temple_step(data, step, here, tuple(names[seat] for seat in here), step - own if own >= 0 else 0, say)


@lru_cache(maxsize=2_000)
def one_temple_step(data: Components, step: int, here: tuple[int, ...], names: tuple[str, ...], ahead: int, say: Texts) -> Node:
    label = say(
        "temple-step",
        step=step,
        reward=effect_words(data, data.temple_effect[step], say),
        festival=data.temple_festival[step],
        final=data.temple_final[step],
        names=", ".join(names) or "–",
    )
    ways: list[Ways] = [{"kind": "offer", "steps": ahead}] if ahead > 0 else []
    if ahead == 1:
        ways.append({"kind": "climb"})
    return E.li(
        E.span(data.temple_effect[step] > 0 and effect_icons(data, data.temple_effect[step]), class_="tw-reward"),
        E.span(
            data.temple_final[step] > 0 and E.span(data.temple_final[step], class_="tw-final"),
            [E.span(icon(f"tw-flag-{seat}", "0 0 24 24"), id=f"tw-climber-{seat}", class_="tw-climber", data_piece=True) for seat in here],
            class_="tw-stand",
        ),
        E.span(data.temple_festival[step] or "", class_="tw-points-right"),
        id=f"tw-temple-{step}",
        class_="tw-temple-step",
        aria_label=label,
        data_tip=True,
        data_is=f"steps={step}",
        data_move=hook(*ways) if ways else None,
    )


def regions(shown: tuple[RegionView, ...], data: Components, names: tuple[str, ...], say: Texts) -> Node:
    return panel(
        "regions",
        say("regions-title"),
        E.div([region(number, each, data, names, say) for number, each in enumerate(shown)], class_="tw-region-list"),
    )


def region(number: int, seen: RegionView, data: Components, names: tuple[str, ...], say: Texts) -> Node:
    spaces = [
        conquest(data, number * n.REGION_SPACES + place, owner, names[owner] if owner != NOBODY else "", say)
        for place, owner in enumerate(seen.spaces)
    ]
    return E.div(
        E.h4(n.REGION_NAMES[number]),
        E.div(spaces, class_="tw-conquests"),
        class_=f"tw-region r{number}",
        id=f"tw-region-{number}",
        data_is=f"region={number}",
    )


def conquest_words(data: Components, space: int, say: Texts) -> str:
    return say(
        "conquest-label",
        name=conquest_name(space, say),
        flip=data.conquest_flip[space],
        discard=data.conquest_discard[space],
        does=effect_words(data, data.conquest_effect[space], say),
    )


@lru_cache(maxsize=1_000)
def conquest(data: Components, space: int, owner: int, name: str, say: Texts) -> Node:
    flip, discard = data.conquest_flip[space], data.conquest_discard[space]
    label = conquest_words(data, space, say)
    if owner != NOBODY:
        label += " " + say("conquest-owner", name=name)
    return E.div(
        E.span(
            flip > 0 and E.span(flip, tw_icon("soldier"), "↻", class_="tw-flip"),
            discard > 0 and E.span(discard, tw_icon("soldier"), "✕", class_="tw-discard"),
            class_="tw-soldiers",
            aria_hidden="true",
        ),
        effect_icons(data, data.conquest_effect[space]),
        owner != NOBODY
        and E.span(
            E.span(icon(f"tw-flag-{owner}", "0 0 24 24"), id=f"tw-conqueror-{space}", data_piece=True, data_from=f"tw-has-markers-{owner}"),
            class_="tw-conqueror",
        ),
        id=f"tw-conquest-{space}",
        class_="tw-conquest" + (" taken" if owner != NOBODY else ""),
        role="img",
        aria_label=label,
        data_tip=True,
        data_move=hook({"conquest": space}),
    )


def market(slots: tuple[int, ...], left: tuple[int, ...], data: Components, say: Texts) -> Node:
    """What can be built. `left` are the production and the passive buildings in the stacks."""
    shown = []
    for slot, number in enumerate(slots):
        ways: tuple[Ways, ...] = (
            {"kind": "build", "building": number},
            {"slot/other": slot},
        )
        shown.append(
            building(data, number, True, hook(*ways), say, True)
            if number >= 0
            else E.span("–", class_="tw-building gap", id=f"tw-slot-{slot}")
        )
    return panel(
        "market",
        say("market-title"),
        E.div(shown, class_="tw-row", id="tw-market-row"),
        note=say("market-left", production=left[0], passive=left[1]),
    )


def statues(small: tuple[int, ...], large: tuple[int, ...], data: Components, say: Texts) -> Node:
    shown = []
    for god, size, count in statues_of(small, large):
        tip = say(
            "statue-label",
            god=n.GOD_NAMES[god],
            size=say(f"size-{size}"),
            cost=cost_words(data.statue_cost[size], say),
            points=data.statue_points[size],
            count=count,
        )
        move = hook({"kind": "build-statue", "god": god, "size": size})
        shown.append(statue(f"tw-statue-{god}-{size}", god, size, count, tip, move))
    prices = [E.span(cost_icons(data.statue_cost[size]), " → ", tw_icon("points"), data.statue_points[size]) for size in (0, 1)]
    return panel(
        "statues", say("statues-title"), E.div(shown, class_="things"), E.p(prices, class_="tw-note tw-prices", aria_hidden="true")
    )


def weavings(stack: tuple[int, ...], drawn: tuple[int, ...], data: Components, say: Texts) -> Node:
    """The stack with its face-up tile, and what was drawn from it."""
    top = stack[-1] if stack else UNKNOWN
    taken = [weaving(data, tile, f"weaving={tile}", say) for tile in drawn]
    beneath = len(stack) > 1 and E.span(
        tw_icon("task-7"),
        id="tw-beneath",
        class_="tw-weaving back",
        role="img",
        aria_label=say("weaving-beneath"),
        data_tip=say("weaving-beneath"),
        data_move=hook({"kind": "take-weaving", "which": 1}),
    )
    return panel(
        "weavings",
        say("weavings-title"),
        E.div(
            top != UNKNOWN and weaving(data, top, hook({"kind": "take-weaving", "which": 0}), say),
            beneath,
            class_="tw-row",
            id="tw-stack",
        ),
        bool(taken) and E.div(E.span(say("weavings-drawn"), class_="tw-caption"), taken, class_="tw-row", id="tw-drawn"),
        note=say("weavings-left", count=len(stack)),
    )


def god_cards(decks: Decks, data: Components, say: Texts) -> Node:
    """The deck, the offer and, in the set-up, the cards chosen for their benefits."""
    deck = thing(
        "tw-god-deck",
        tw_icon("effect-5"),
        decks.gods,
        say("tip-god-deck"),
        hook({"kind": "draw-card"}, {"kind": "pray"}, {"kind": "draw-for-potato"}),
    )
    army = thing(
        "tw-army-deck",
        tw_icon("effect-7"),
        decks.army,
        say("tip-army-deck", count=decks.army_discards),
        hook({"kind": "train"}),
    )
    offer = [god_card(data, card, hook({"kind": "take-card", "card": card}), say) for card in decks.offer]
    chosen = [god_card(data, card, hook({"kind": "use-card", "card": card}), say) for card in decks.chosen if card != UNKNOWN]
    return panel(
        "offer",
        say("offer-title"),
        E.div(deck, E.div(offer or E.span("–", class_="tw-note"), class_="tw-row", id="tw-offer-row"), army, class_="tw-row"),
        bool(chosen) and E.div(E.span(say("chosen-title"), class_="tw-caption"), chosen, class_="tw-row", id="tw-chosen"),
    )
