"""What belongs to a seat: the viewer's own things large enough to be taken up, those of the others in short."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from qosqo.core.texts import Texts
from qosqo.games.tawantinsuyu import names as n
from qosqo.games.tawantinsuyu.components import Components
from qosqo.games.tawantinsuyu.view import PlayerView, TapestryView
from qosqo.web.boards.drawing import icon, thing
from qosqo.web.boards.tawantinsuyu.payments import Payment, named_moves, payments, ways_to_pay
from qosqo.web.boards.tawantinsuyu.pieces import Ways, army_card, building, god_card, hook, statue, weaving, worker_piece
from qosqo.web.boards.tawantinsuyu.scene import one_by_one, statues_of
from qosqo.web.boards.tawantinsuyu.words import amount_icon, tw_icon
from qosqo.web.markup import E, Node
from qosqo.web.model import Decision

RESOURCE_WAYS: tuple[tuple[Ways, ...], ...] = (
    ({"kind": "feed"}, {"kind": "draw-for-potato"}),
    (),
    (),
    ({"kind": "take-gold"}, {"kind": "place-for-gold"}, {"kind": "climb"}),
)
"""What pressing an own resource can mean beside exchanging it."""


MARKET_SLOTS: Final = 4
"""As the second building to be replaced it stands for none."""


@dataclass(frozen=True)
class Choosing:
    """What a decision offers in the strip of the own things."""

    kinds: frozenset[str] = frozenset()
    roles: tuple[tuple[int, tuple[int, ...]], ...] = ()
    """Z01, Z02, Z05: as what each worker may be placed now."""
    benefits: tuple[tuple[int, int], ...] = ()
    """Effects to choose from, and how much of each."""


NO_CHOICE: Final = Choosing()


def choosing(decision: Decision | None) -> Choosing:
    if decision is None:
        return NO_CHOICE
    roles: dict[int, set[int]] = {}
    benefits: list[tuple[int, int]] = []
    for kind, named in named_moves(decision):
        if "role" in named:
            roles.setdefault(named["worker"], set()).add(named["role"])
        if kind == "choose":
            benefits.append((named["effect"], named["amount"]))
    kinds = frozenset(kind.name for kind in decision.kinds)
    return Choosing(kinds, tuple((worker, tuple(sorted(found))) for worker, found in roles.items()), tuple(benefits))


def own_strip(seat: int, resources: tuple[int, ...], workers: tuple[int, ...], choosing: Choosing, say: Texts) -> Node:
    """What the viewer counts with in every turn: resources, workers, and what has no drawing of its own."""
    return E.div(
        own_resources(resources, say),
        own_workers(seat, workers, choosing, say),
        buttons(choosing, say),
        id="tw-own-strip",
        class_="tw-row tw-own-strip own-strip",
        role="group",
        aria_label=say("mat-title"),
    )


@dataclass(frozen=True)
class Paying:
    """What a decision offers on the mat."""

    ways: tuple[Payment, ...] = ()
    keeping: bool = False
    """T1.11: three of the eight cards are being chosen."""
    attaching: bool = False
    """A new weaving may be put to either end of a tapestry."""


NOTHING_TO_PAY: Final = Paying()


def paying(decision: Decision | None) -> Paying:
    if decision is None:
        return NOTHING_TO_PAY
    keeping = any(kind.name == "keep-cards" for kind in decision.kinds)
    return Paying(ways_to_pay(decision), keeping, bool(decision.values("tapestry")))


def mat(seat: int, mine: PlayerView, trained: tuple[int, ...], paying: Paying, data: Components, say: Texts) -> Node:
    """Everything else of the viewer's own."""
    return E.section(
        E.h3(say("mat-title")),
        payments(paying.ways, say),
        paying.keeping and E.p(say("keep-hint"), class_="tw-note", id="tw-keep-hint"),
        group("hand", say("hand-title"), own_cards(mine, data, say)),
        group("army", say("army-title"), own_army(seat, mine, trained, data, say)),
        group("built", say("buildings-title"), own_buildings(mine, data, say)),
        group("gods", say("statues-title"), own_statues(mine, say)),
        group("cloths", say("tapestries-title"), tapestries(seat, mine.tapestries, data, say, attaching=paying.attaching)),
        id="tw-mat",
        class_="tw-mat",
        data_scroll=True,
        aria_label=say("mat-title"),
    )


def group(name: str, title: str, content: list[Node]) -> Node:
    return E.div(
        E.span(title, class_="tw-caption"),
        E.div(content, class_="tw-row", id=f"tw-mat-{name}"),
        class_=f"tw-group {'' if content else 'none'}",
    )


def own_resources(resources: tuple[int, ...], say: Texts) -> Node:
    shown = []
    for resource, count in enumerate(resources):
        exchange: tuple[Ways, ...] = ({"kind": "exchange", "give": resource}, {"kind": "exchange", "get": resource})
        shown.append(
            thing(
                f"tw-own-resource-{resource}",
                tw_icon(f"task-{resource}"),
                count,
                say(f"benefit-{resource}", count=count),
                hook(*RESOURCE_WAYS[resource], *exchange),
            )
        )
    return E.div(shown, class_="things", role="group", aria_label=say("resources-title"))


def own_workers(seat: int, workers: tuple[int, ...], choosing: Choosing, say: Texts) -> Node:
    """Workers to place; whoever may be placed as another kind of worker has these beside it."""
    roles = dict(choosing.roles)
    shown: list[Node] = []
    supply = one_by_one(workers)
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
                for role in roles.get(colour, ())
                if role != colour
            ]
    return E.div(shown, class_="tw-row tw-own-workers", id="tw-own-workers", role="group", aria_label=say("workers-title"))


def buttons(choosing: Choosing, say: Texts) -> Node:
    """What has no drawing of its own: stopping, choosing how to pay, and benefits to choose from."""
    kinds = choosing.kinds
    shown = []
    if "pass" in kinds:
        shown.append(word("tw-pass", say("button-pass"), {"kind": "pass"}))
    if "pay-by-hand" in kinds:
        shown.append(word("tw-pay-by-hand", say("button-pay"), {"kind": "pay-by-hand"}))
    if "remove" in kinds:
        shown.append(word("tw-no-other", say("button-one"), {"kind": "remove", "other": MARKET_SLOTS}))
    shown += [
        thing(
            f"tw-choose-{effect}-{amount}",
            amount_icon(effect, amount),
            None,
            say(f"benefit-{effect}", count=amount),
            hook({"kind": "choose", "effect": effect, "amount": amount}),
        )
        for effect, amount in choosing.benefits
    ]
    return E.div(shown, class_="things tw-buttons", id="tw-buttons")


def word(id: str, text: str, way: Ways) -> Node:
    return thing(id, E.span(text, class_="word"), None, text, hook(way))


def own_cards(mine: PlayerView, data: Components, say: Texts) -> list[Node]:
    shown = []
    for card in mine.god_hand:
        uses: list[Ways] = [{"kind": kind, "card": card} for kind in ("place", "use-card", "replace")]
        shown.append(god_card(data, card, hook(*uses, {"first/second/third": card}), say))
    return shown


def own_army(seat: int, mine: PlayerView, trained: tuple[int, ...], data: Components, say: Texts) -> list[Node]:
    """Cards in hand, those of a training, then those on the table face up and face down."""
    shown = []
    hand = mine.army_hand
    for place, army in enumerate(hand):
        ways: tuple[Ways, ...] = ({"kind": "play-army", "army": army}, {"kind": "discard-army", "army": army})
        shown.append(army_card(data, army, f"tw-army-{seat}-{army}-{hand[:place].count(army)}", "hand", hook(*ways), say))
    for place, army in enumerate(trained):
        shown.append(army_card(data, army, f"tw-trained-{place}", "trained", hook({"kind": "keep-army", "army": army}), say))
    return [*shown, *army_on_the_table(seat, mine, data, say, own=True)]


def army_on_the_table(seat: int, player: PlayerView, data: Components, say: Texts, *, own: bool) -> list[Node]:
    """Face up, then face down; the viewer's own cards can be turned up again."""
    shown = []
    for face, counts in (("up", player.army_up), ("down", player.army_down)):
        for army, count in enumerate(counts):
            for copy in range(count):
                move = hook({"kind": "revive-army", "army": army}) if face == "down" and own else ""
                shown.append(army_card(data, army, f"tw-army-{seat}-{army}-{face}-{copy}", face, move, say))
    return shown


def own_buildings(mine: PlayerView, data: Components, say: Texts) -> list[Node]:
    return [
        building(
            data,
            each.building,
            each.face_up,
            hook({"kind": "produce", "building": each.building}, {"kind": "revive-building", "building": each.building}),
            say,
            False,
        )
        for each in mine.buildings
    ]


def own_statues(mine: PlayerView, say: Texts) -> list[Node]:
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
        for god, size, count in statues_of(mine.small_statues, mine.large_statues)
        if count
    ]


def tapestries(seat: int, rows: tuple[TapestryView, ...], data: Components, say: Texts, *, attaching: bool) -> list[Node]:
    """Rows of weavings; matching edges are marked, and a new weaving may be put to either end."""
    shown = []
    for row, tapestry in enumerate(rows):
        edges = [False, *tapestry.matching, False]
        shown.append(
            E.span(
                attaching and attach_place(row, 0, say, new=False),
                [weaving(data, tile, "", say, (edges[place], edges[place + 1])) for place, tile in enumerate(tapestry.tiles)],
                attaching and attach_place(row, 1, say, new=False),
                id=f"tw-tapestry-{seat}-{row}",
                class_="tw-tapestry",
            )
        )
    if attaching:
        shown.append(E.span(attach_place(len(rows), 0, say, new=True), id=f"tw-tapestry-{seat}-new", class_="tw-tapestry"))
    return shown


def attach_place(row: int, end: int, say: Texts, *, new: bool) -> Node:
    label = say("attach-new") if new else say(f"attach-{end}", tapestry=row + 1)
    name = say("name-tapestry-new") if new else say("name-tapestry", tapestry=row + 1)
    return E.span(
        "+",
        id=f"tw-attach-{row}-{end}",
        class_="tw-attach",
        aria_label=label,
        data_tip=True,
        data_name=f"tapestry {name}",
        data_move=hook({"kind": "attach", "tapestry": row, "end": end}),
    )


# Seats in short.


def seat_belongings(seat: int, player: PlayerView, say: Texts) -> Node:
    """Resources and what can be counted."""
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


def seat_in_short(seat: int, player: PlayerView, data: Components, say: Texts) -> Node:
    """What lies in front of another seat."""
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
        for god, size, count in statues_of(player.small_statues, player.large_statues)
        if count
    ]
    cards = [god_card(data, card, "", say, f"{seat}-{place}") for place, card in enumerate(player.god_hand)]
    in_hand = [army_card(data, army, f"tw-army-{seat}-x-{place}", "hand", "", say) for place, army in enumerate(player.army_hand)]
    army = [*in_hand, *army_on_the_table(seat, player, data, say, own=False)]
    return E.div(
        E.div(workers, cards, army, statues, class_="tw-row", id=f"tw-short-{seat}"),
        bool(buildings) and E.div(buildings, class_="tw-row", id=f"tw-short-buildings-{seat}"),
        E.div(tapestries(seat, player.tapestries, data, say, attaching=False), class_="tw-row", id=f"tw-short-cloths-{seat}"),
        class_="tw-seat tw-short",
    )
