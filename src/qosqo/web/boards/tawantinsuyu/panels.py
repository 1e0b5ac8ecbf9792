"""What lies around the hill: village, temple, regions, market, statues, weavings and cards."""

from __future__ import annotations

from functools import lru_cache

from qosqo.core.position import NOBODY
from qosqo.core.texts import Texts
from qosqo.games.tawantinsuyu import names as n
from qosqo.games.tawantinsuyu.components import Components
from qosqo.games.tawantinsuyu.view import UNKNOWN, RegionView
from qosqo.web.boards.drawing import icon, thing
from qosqo.web.boards.tawantinsuyu.pieces import Ways, building, god_card, hook, statue, weaving, worker_piece
from qosqo.web.boards.tawantinsuyu.scene import Scene, one_by_one, statues_of
from qosqo.web.boards.tawantinsuyu.words import cost_icons, cost_words, effect_icons, effect_words, tw_icon
from qosqo.web.markup import E, Node


def panel(name: str, title: str, *content: object, note: str = "") -> Node:
    return E.section(
        E.h3(title, note and E.span(note, class_="tw-note")), content, id=f"tw-{name}", class_=f"tw-panel tw-{name}", aria_label=title
    )


def village(scene: Scene) -> Node:
    """The queue from the potato end to the corn end, the nomads, the casualties and the bag."""
    say = scene.say
    view = scene.view
    last = len(view.village) - 1
    queue = []
    for place, colour in enumerate(view.village):
        ends: list[Ways] = []
        if place == 0:
            ends += [{"kind": "buy-worker", "end": 0}, {"kind": "casualty", "end": 0}]
        if place == last:
            ends += [{"kind": "buy-worker", "end": 1}, {"kind": "casualty", "end": 1}]
        tip = say("village-worker", worker=say(f"worker-{colour}"), place=place + 1)
        queue.append(worker_piece(f"tw-village-{place}", colour, tip, hook(*ends) if ends else "", say))
    nomads = [
        worker_piece(
            f"tw-nomad-{place}",
            colour,
            say("nomad-worker", worker=say(f"worker-{colour}")),
            hook({"kind": "take-nomad", "worker": colour}, {"kind": "casualty-nomad", "worker": colour}),
            say,
        )
        for place, colour in enumerate(one_by_one(view.nomads))
    ]
    fallen = sum(view.casualties)
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
                E.b(fallen, id="tw-fallen", data_number=fallen),
                class_="tw-count",
                data_tip=say("tip-casualties"),
            ),
            E.span(tw_icon("bag"), E.b(sum(view.bag)), id="tw-worker-bag", class_="tw-count", data_tip=say("tip-bag")),
            festival_token(scene),
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


def festival_token(scene: Scene) -> Node:
    token = scene.view.token
    held = token != NOBODY
    tip = scene.say("festival-held", name=scene.model.names[token]) if held else scene.say("festival-free")
    return E.span(
        tw_icon("festival"),
        E.b(f"{scene.view.festival}/3"),
        held and icon(f"tw-flag-{token}", "0 0 24 24"),
        id="tw-festival-token",
        class_="tw-count" + (" held" if held else ""),
        data_tip=tip,
        role="img",
        aria_label=tip,
    )


def temple(scene: Scene) -> Node:
    """The track from the bottom to the top, with the markers of all seats."""
    mine = scene.mine()
    own = mine.temple if mine else -1
    return panel(
        "temple",
        scene.say("temple-title"),
        E.div(
            [E.span(scene.say(f"temple-{column}")) for column in ("reward", "final", "festival")],
            class_="tw-temple-head",
            aria_hidden="true",
        ),
        E.ol([temple_step(scene, step, own) for step in range(scene.data.temple_top, -1, -1)], class_="tw-temple-track"),
    )


def temple_step(scene: Scene, step: int, own: int) -> Node:
    here = tuple(seat for seat, player in enumerate(scene.view.players) if player.temple == step)
    return one_temple_step(
        scene.data, step, here, tuple(scene.model.names[seat] for seat in here), step - own if own >= 0 else 0, scene.say
    )


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


def regions(scene: Scene) -> Node:
    return panel(
        "regions",
        scene.say("regions-title"),
        E.div([region(scene, number, each) for number, each in enumerate(scene.view.regions)], class_="tw-region-list"),
    )


def region(scene: Scene, number: int, seen: RegionView) -> Node:
    spaces = [
        conquest(scene.data, number * n.REGION_SPACES + place, owner, scene.model.names[owner] if owner != NOBODY else "", scene.say)
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
        name=n.conquest_name(space),
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


def market(scene: Scene) -> Node:
    say = scene.say
    shown = []
    for slot, number in enumerate(scene.view.market):
        ways: tuple[Ways, ...] = (
            {"kind": "build", "building": number},
            {"kind": "remove", "slot": slot},
            {"kind": "remove", "other": slot},
        )
        shown.append(
            building(scene.data, number, True, hook(*ways), say, True)
            if number >= 0
            else E.span("–", class_="tw-building gap", id=f"tw-slot-{slot}")
        )
    return panel(
        "market",
        say("market-title"),
        E.div(shown, class_="tw-row", id="tw-market-row"),
        note=say("market-left", production=len(scene.view.stacks[0]), passive=len(scene.view.stacks[1])),
    )


def statues(scene: Scene) -> Node:
    say = scene.say
    shown = []
    for god, size, count in statues_of(scene.view):
        tip = say(
            "statue-label",
            god=n.GOD_NAMES[god],
            size=say(f"size-{size}"),
            cost=cost_words(scene.data.statue_cost[size], say),
            points=scene.data.statue_points[size],
            count=count,
        )
        move = hook({"kind": "build-statue", "god": god, "size": size})
        shown.append(statue(f"tw-statue-{god}-{size}", god, size, count, tip, move))
    prices = [E.span(cost_icons(scene.data.statue_cost[size]), " → ", tw_icon("points"), scene.data.statue_points[size]) for size in (0, 1)]
    return panel(
        "statues", say("statues-title"), E.div(shown, class_="things"), E.p(prices, class_="tw-note tw-prices", aria_hidden="true")
    )


def weavings(scene: Scene) -> Node:
    """The stack with its face-up tile, and what was drawn from it."""
    say = scene.say
    view = scene.view
    top = view.weavings[-1] if view.weavings else UNKNOWN
    drawn = [weaving(scene.data, tile, f"weaving={tile}", say) for tile in view.drawn]
    beneath = len(view.weavings) > 1 and E.span(
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
            top != UNKNOWN and weaving(scene.data, top, hook({"kind": "take-weaving", "which": 0}), say),
            beneath,
            class_="tw-row",
            id="tw-stack",
        ),
        bool(drawn) and E.div(E.span(say("weavings-drawn"), class_="tw-caption"), drawn, class_="tw-row", id="tw-drawn"),
        note=say("weavings-left", count=len(view.weavings)),
    )


def god_cards(scene: Scene) -> Node:
    """The deck, the offer and, in the set-up, the cards chosen for their benefits."""
    say = scene.say
    deck = thing(
        "tw-god-deck",
        tw_icon("effect-5"),
        len(scene.view.god_deck),
        say("tip-god-deck"),
        hook({"kind": "draw-card"}, {"kind": "pray"}, {"kind": "draw-for-potato"}),
    )
    army = thing(
        "tw-army-deck",
        tw_icon("effect-7"),
        len(scene.view.army_deck),
        say("tip-army-deck", count=len(scene.view.army_discards)),
        hook({"kind": "train"}),
    )
    offer = [god_card(scene.data, card, hook({"kind": "take-card", "card": card}), say) for card in scene.view.offer]
    chosen = [god_card(scene.data, card, hook({"kind": "use-card", "card": card}), say) for card in scene.view.chosen if card != UNKNOWN]
    return panel(
        "offer",
        say("offer-title"),
        E.div(deck, E.div(offer or E.span("–", class_="tw-note"), class_="tw-row", id="tw-offer-row"), army, class_="tw-row"),
        bool(chosen) and E.div(E.span(say("chosen-title"), class_="tw-caption"), chosen, class_="tw-row", id="tw-chosen"),
    )
