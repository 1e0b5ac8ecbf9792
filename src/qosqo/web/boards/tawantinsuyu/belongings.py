"""What belongs to a seat: the viewer's own things large enough to be taken up, those of the others in short."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from qosqo.games.tawantinsuyu import names as n
from qosqo.games.tawantinsuyu.view import PlayerView
from qosqo.web.boards.drawing import icon, thing
from qosqo.web.boards.tawantinsuyu.payments import named_moves, payments
from qosqo.web.boards.tawantinsuyu.pieces import Ways, army_card, building, god_card, hook, statue, weaving, worker_piece
from qosqo.web.boards.tawantinsuyu.scene import Scene, one_by_one, statues_of
from qosqo.web.boards.tawantinsuyu.words import amount_icon, tw_icon
from qosqo.web.markup import E, Node

RESOURCE_WAYS: tuple[tuple[Ways, ...], ...] = (
    ({"kind": "feed"}, {"kind": "draw-for-potato"}),
    (),
    (),
    ({"kind": "take-gold"}, {"kind": "place-for-gold"}, {"kind": "climb"}),
)
"""What pressing an own resource can mean beside exchanging it."""


MARKET_SLOTS: Final = 4
"""As the second building to be replaced it stands for none."""


def own_strip(scene: Scene) -> Node | None:
    """What the viewer counts with in every turn: resources, workers, and what has no drawing of its own."""
    mine = scene.mine()
    if mine is None:
        return None
    return E.div(
        own_resources(scene, mine),
        own_workers(scene, mine),
        buttons(scene),
        id="tw-own-strip",
        class_="tw-row tw-own-strip own-strip",
        role="group",
        aria_label=scene.say("mat-title"),
    )


def mat(scene: Scene) -> Node | None:
    """Everything else of the viewer's own."""
    mine = scene.mine()
    if mine is None:
        return None
    say = scene.say
    return E.section(
        E.h3(say("mat-title")),
        payments(scene),
        keeping(scene) and E.p(say("keep-hint"), class_="tw-note", id="tw-keep-hint"),
        group("hand", say("hand-title"), own_cards(scene, mine)),
        group("army", say("army-title"), own_army(scene, mine)),
        group("built", say("buildings-title"), own_buildings(scene, mine)),
        group("gods", say("statues-title"), own_statues(scene, mine)),
        group("cloths", say("tapestries-title"), tapestries(scene, scene.own, own=True)),
        id="tw-mat",
        class_="tw-mat",
        aria_label=say("mat-title"),
    )


def group(name: str, title: str, content: list[Node]) -> Node:
    return E.div(
        E.span(title, class_="tw-caption"),
        E.div(content, class_="tw-row", id=f"tw-mat-{name}"),
        class_=f"tw-group {'' if content else 'none'}",
    )


def keeping(scene: Scene) -> bool:
    """T1.11: three of the eight cards are being chosen."""
    decision = scene.model.decision
    return decision is not None and any(kind.name == "keep-cards" for kind in decision.kinds)


def own_resources(scene: Scene, mine: PlayerView) -> Node:
    shown = []
    for resource, count in enumerate(mine.resources):
        exchange: tuple[Ways, ...] = ({"kind": "exchange", "give": resource}, {"kind": "exchange", "get": resource})
        shown.append(
            thing(
                f"tw-own-resource-{resource}",
                tw_icon(f"task-{resource}"),
                count,
                scene.say(f"benefit-{resource}", count=count),
                hook(*RESOURCE_WAYS[resource], *exchange),
            )
        )
    return E.div(shown, class_="things", role="group", aria_label=scene.say("resources-title"))


def own_workers(scene: Scene, mine: PlayerView) -> Node:
    """Workers to place; whoever may be placed as another kind of worker has these beside it."""
    say, seat = scene.say, scene.own
    roles = roles_by_worker(scene)
    shown: list[Node] = []
    supply = one_by_one(mine.workers)
    for place, colour in enumerate(supply):
        copy = supply[:place].count(colour)
        move = hook({"worker": colour, "role": colour}, {"kind": "dismiss", "worker": colour})
        shown.append(worker_piece(f"tw-own-{seat}-{colour}-{copy}", colour, say(f"tip-worker-{colour}"), move, say))
        if copy == 0:
            shown += [
                E.span(
                    say("place-as", role=say(f"worker-{role}")),
                    id=f"tw-role-{colour}-{role}",
                    class_="tw-role",
                    data_move=hook({"worker": colour, "role": role}),
                )
                for role in sorted(roles.get(colour, set()) - {colour})
            ]
    return E.div(shown, class_="tw-row tw-own-workers", id="tw-own-workers", role="group", aria_label=say("workers-title"))


def roles_by_worker(scene: Scene) -> dict[int, set[int]]:
    """Z01, Z02, Z05: as what each worker may be placed now."""
    found: dict[int, set[int]] = {}
    for _, named in named_moves(scene.model.decision):
        if "role" in named:
            found.setdefault(named["worker"], set()).add(named["role"])
    return found


def buttons(scene: Scene) -> Node:
    """What has no drawing of its own: stopping, choosing how to pay, and benefits to choose from."""
    say = scene.say
    decision = scene.model.decision
    kinds = {kind.name for kind in decision.kinds} if decision else set()
    shown = []
    if "pass" in kinds:
        shown.append(word("tw-pass", say("button-pass"), {"kind": "pass"}))
    if "pay-by-hand" in kinds:
        shown.append(word("tw-pay-by-hand", say("button-pay"), {"kind": "pay-by-hand"}))
    if "remove" in kinds:
        shown.append(word("tw-no-other", say("button-one"), {"kind": "remove", "other": MARKET_SLOTS}))
    shown += [
        thing(
            f"tw-choose-{named['effect']}-{named['amount']}",
            amount_icon(named["effect"], named["amount"]),
            None,
            say(f"benefit-{named['effect']}", count=named["amount"]),
            hook({"kind": kind, **named}),
        )
        for kind, named in named_moves(decision)
        if kind == "choose"
    ]
    return E.div(shown, class_="things tw-buttons", id="tw-buttons")


def word(id: str, text: str, way: Ways) -> Node:
    return thing(id, E.span(text, class_="word"), None, text, hook(way))


def own_cards(scene: Scene, mine: PlayerView) -> list[Node]:
    shown = []
    for card in mine.god_hand:
        uses: list[Ways] = [{"kind": kind, "card": card} for kind in ("place", "use-card", "replace")]
        shown.append(god_card(scene.data, card, hook(*uses, {"first/second/third": card}), scene.say))
    return shown


def own_army(scene: Scene, mine: PlayerView) -> list[Node]:
    """Cards in hand, those of a training, then those on the table face up and face down."""
    say, data, seat = scene.say, scene.data, scene.own
    shown = []
    hand = mine.army_hand
    for place, army in enumerate(hand):
        ways: tuple[Ways, ...] = ({"kind": "play-army", "army": army}, {"kind": "discard-army", "army": army})
        shown.append(army_card(data, army, f"tw-army-{seat}-{army}-{hand[:place].count(army)}", "hand", hook(*ways), say))
    for place, army in enumerate(scene.view.trained):
        shown.append(army_card(data, army, f"tw-trained-{place}", "trained", hook({"kind": "keep-army", "army": army}), say))
    return [*shown, *army_on_the_table(scene, seat, mine)]


def army_on_the_table(scene: Scene, seat: int, player: PlayerView) -> list[Node]:
    """Face up, then face down; the viewer's own cards can be turned up again."""
    shown = []
    for face, counts in (("up", player.army_up), ("down", player.army_down)):
        for army, count in enumerate(counts):
            for copy in range(count):
                move = hook({"kind": "revive-army", "army": army}) if face == "down" and seat == scene.own else ""
                shown.append(army_card(scene.data, army, f"tw-army-{seat}-{army}-{face}-{copy}", face, move, scene.say))
    return shown


def own_buildings(scene: Scene, mine: PlayerView) -> list[Node]:
    return [
        building(
            scene.data,
            each.building,
            each.face_up,
            hook({"kind": "produce", "building": each.building}, {"kind": "revive-building", "building": each.building}),
            scene.say,
            False,
        )
        for each in mine.buildings
    ]


def own_statues(scene: Scene, mine: PlayerView) -> list[Node]:
    say = scene.say
    return [
        statue(
            f"tw-own-statue-{god}-{size}",
            god,
            size,
            count,
            say("statue-own", god=n.GOD_NAMES[god], size=say(f"size-{size}"), count=count),
            hook({"kind": "worship", "god": god, "size": size}),
            f"tw-statue-{god}-{size}",
        )
        for god, size, count in statues_of(mine)
        if count
    ]


def tapestries(scene: Scene, seat: int, own: bool) -> list[Node]:
    """Rows of weavings; matching edges are marked, and a new weaving may be put to either end."""
    shown = []
    rows = scene.view.players[seat].tapestries
    attaching = own and scene.model.decision is not None and bool(scene.model.decision.values("tapestry"))
    for row, tapestry in enumerate(rows):
        edges = [False, *tapestry.matching, False]
        shown.append(
            E.span(
                attaching and attach_place(scene, row, 0, new=False),
                [weaving(scene.data, tile, "", scene.say, (edges[place], edges[place + 1])) for place, tile in enumerate(tapestry.tiles)],
                attaching and attach_place(scene, row, 1, new=False),
                id=f"tw-tapestry-{seat}-{row}",
                class_="tw-tapestry",
            )
        )
    if attaching:
        shown.append(E.span(attach_place(scene, len(rows), 0, new=True), id=f"tw-tapestry-{seat}-new", class_="tw-tapestry"))
    return shown


def attach_place(scene: Scene, row: int, end: int, new: bool) -> Node:
    label = scene.say("attach-new") if new else scene.say(f"attach-{end}", tapestry=row + 1)
    return E.span(
        "+",
        id=f"tw-attach-{row}-{end}",
        class_="tw-attach",
        aria_label=label,
        data_tip=True,
        data_move=hook({"kind": "attach", "tapestry": row, "end": end}),
    )


# Seats in short.


def seat_belongings(scene: Scene, seat: int) -> Node:
    """Resources and what can be counted."""
    say = scene.say
    player = scene.view.players[seat]
    resources = [
        has(
            seat,
            f"r{resource}",
            f"task-{resource}",
            count,
            say(f"benefit-{resource}", count=count),
            f"seat={seat} resource={resource}",
        )
        for resource, count in enumerate(player.resources)
    ]
    others = [
        has(seat, "cards", "effect-5", len(player.god_hand), say("has-cards", count=len(player.god_hand))),
        has(seat, "steps", "task-4", player.steps_left, say("has-steps", count=player.steps_left)),
        has(seat, "markers", "marker", player.markers_left, say("has-markers", count=player.markers_left)),
        has(seat, "temple", "effect-14", player.temple, say("has-temple", count=player.temple)),
    ]
    return E.div(E.div(resources, others, class_="tw-belongings extra"), class_="tw-seat")


@lru_cache(maxsize=4_000)
def has(seat: int, name: str, symbol: str, count: int, tip: str, named: str = "") -> Node:
    return E.span(
        tw_icon(symbol),
        E.span(count, class_="many"),
        id=f"tw-has-{name}-{seat}",
        class_="tw-has" + (" none" if count == 0 else ""),
        role="img",
        aria_label=tip,
        data_tip=True,
        data_is=named or None,
    )


def seat_in_short(scene: Scene, seat: int) -> Node:
    """What lies in front of another seat."""
    say, data = scene.say, scene.data
    player = scene.view.players[seat]
    supply = one_by_one(player.workers)
    workers = [
        worker_piece(f"tw-own-{seat}-{colour}-{supply[:place].count(colour)}", colour, say(f"worker-{colour}"), "", say)
        for place, colour in enumerate(supply)
    ]
    buildings = [building(data, each.building, each.face_up, "", say, False) for each in player.buildings]
    statues = [
        E.span(
            tw_icon("task-6", "large" if size else "small"),
            icon(f"tw-god-{god}", "0 0 24 24", "", "tw-god"),
            E.span(
                count > 1 and count,
                id=f"tw-own-statue-{god}-{size}-{seat}-count",
                data_number=count,
                data_from=f"tw-statue-{god}-{size}",
            ),
            id=f"tw-own-statue-{god}-{size}-{seat}",
            class_="tw-has",
            role="img",
            aria_label=say("statue-own", god=n.GOD_NAMES[god], size=say(f"size-{size}"), count=count),
            data_tip=say("statue-own", god=n.GOD_NAMES[god], size=say(f"size-{size}"), count=count),
        )
        for god, size, count in statues_of(player)
        if count
    ]
    cards = [god_card(data, card, "", say, f"{seat}-{place}") for place, card in enumerate(player.god_hand)]
    in_hand = [army_card(data, army, f"tw-army-{seat}-x-{place}", "hand", "", say) for place, army in enumerate(player.army_hand)]
    army = [*in_hand, *army_on_the_table(scene, seat, player)]
    return E.div(
        E.div(workers, cards, army, statues, class_="tw-row", id=f"tw-short-{seat}"),
        bool(buildings) and E.div(buildings, class_="tw-row", id=f"tw-short-buildings-{seat}"),
        E.div(tapestries(scene, seat, own=False), class_="tw-row", id=f"tw-short-cloths-{seat}"),
        class_="tw-seat tw-short",
    )
