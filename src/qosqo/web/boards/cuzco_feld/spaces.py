"""Around the map: the turn, action spaces, university, temple and the supply."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from qosqo.core.position import NOBODY
from qosqo.core.texts import Texts
from qosqo.games.cuzco_feld.names import ACTION_HEADDRESS, NEVER, PHASE_END, ROUNDS, SET_UP, TOP_OF_TRACK
from qosqo.games.cuzco_feld.view import ActionSpace, FeldView
from qosqo.web.boards import move_hook
from qosqo.web.boards.cuzco_feld.scene import Dice, DiePiece
from qosqo.web.boards.cuzco_feld.things import counted_icon, die_node, tip_with
from qosqo.web.boards.drawing import icon, meeple, seat_shape
from qosqo.web.markup import E, Node
from qosqo.web.model import TableModel
from qosqo.web.seats import SIGNS

ACTION_ICONS: Final = ("stone", "rope", "study", "farm", "exchange", "priest", "circlet", "points")
PHASE_NAMES: Final = ("–", "I", "II", "III", "–")


def hook(*ways: dict[str, int | str]) -> str:
    return move_hook(*ways)["data_move"]


def panel(id: str, title: str, *content: object, tip: str = "", class_: str = "") -> Node:
    return E.section(E.h3(title, data_tip=tip or None), *content, id=id, class_=f"cf-panel {class_}".rstrip(), aria_label=title)


# The turn.


def turn_bar(view: FeldView, model: TableModel, say: Texts) -> Node:
    """Round, phase, turn order, what is left to exchange, and going on."""
    kinds = {kind.name for kind in model.decision.kinds} if model.decision is not None else set()
    pips = view.pips if "take-point" in kinds else 0
    return model.part(draw_turn_bar, view.round, view.phase, view.order, model.names, pips, "done" in kinds, say)


def draw_turn_bar(round: int, phase: int, order: tuple[int, ...], names: tuple[str, ...], pips: int, done: bool, say: Texts) -> Node:
    return E.div(
        round_marks(round, phase, say),
        order_line(order, names, say),
        pips > 0 and E.span(say("pips-left", count=pips), class_="cf-note"),
        done and button("cf-done", say("go-on"), "done"),
        id="cf-turn",
        class_="cf-turn",
    )


@lru_cache(maxsize=100)
def button(id: str, word: str, kind: str) -> Node:
    return E.div(E.span(word, class_="word"), id=id, class_="thing", role="img", aria_label=word, data_move=f"kind={kind}")


@lru_cache(maxsize=200)
def round_marks(round: int, phase: int, say: Texts) -> Node:
    label = (
        say("set-up")
        if phase == SET_UP
        else say("the-end")
        if phase == PHASE_END
        else say("round-label", round=round, phase=PHASE_NAMES[phase])
    )
    marks = [E.span(number, class_="cf-round" + (" cf-on" if number == round else "")) for number in range(1, ROUNDS + 1)]
    return E.span(
        E.span(marks, class_="cf-rounds", aria_hidden="true"),
        " ",
        E.span(label),
        class_="cf-when",
        data_tip=say(f"about-phase-{min(phase, 3)}"),
    )


@lru_cache(maxsize=200)
def order_line(order: tuple[int, ...], names: tuple[str, ...], say: Texts) -> Node:
    label = say("order-label", names=", ".join(names[seat] for seat in order))
    signs = [E.span(SIGNS[seat], class_=f"sign seat-{seat}") for seat in order]
    return E.span(say("order-word"), " ", signs, class_="cf-order", role="img", aria_label=label, data_tip=label)


# Action spaces.


def action_spaces(spaces: tuple[ActionSpace, ...], dice_on: tuple[Dice, ...], bonus: int, names: tuple[str, ...], say: Texts) -> Node:
    return panel(
        "cf-actions",
        say("actions-title"),
        E.div(
            [action_space(space, dice, bonus, names, say) for space, dice in zip(spaces, dice_on, strict=True)],
            class_="cf-spaces",
        ),
        tip=say("about-actions"),
    )


def action_space(space: ActionSpace, dice: Dice, bonus: int, names: tuple[str, ...], say: Texts) -> Node:
    first = space.actions[0]
    return E.div(
        E.div([action_sign(action, space.below, bonus, say) for action in space.actions], class_="cf-signs"),
        E.div(
            [
                die_node(die, die_label(die, names[die.seat], say), hook({"kind": "move-die", "die": die.pips, "action": first}))
                for die in dice
            ],
            id=f"cf-space-{first}",
            class_="cf-dice",
        ),
        class_="cf-space",
    )


@lru_cache(maxsize=500)
def action_sign(action: int, below: int, bonus: int, say: Texts) -> Node:
    tip = tip_with(say(f"action-{action}"), say(f"about-action-{action}"))
    if action == ACTION_HEADDRESS:
        tip += " " + say("bonus-now", points=bonus)
    if below < NEVER:
        tip += " " + say("space-limit", pips=below)
    return E.div(
        icon(f"cf-{ACTION_ICONS[action]}"),
        E.span(say(f"short-action-{action}"), class_="cf-word"),
        id=f"cf-action-{action}",
        class_="cf-sign",
        role="img",
        aria_label=tip,
        data_tip=True,
        data_move=hook({"action": action}, {"to-action": action}),
    )


def die_label(die: DiePiece, name: str, say: Texts) -> str:
    return say("die-label", name=name, pips=die.pips)


# University and temple.


def university(arrivals: tuple[tuple[int, int], ...], names: tuple[str, ...], say: Texts) -> Node:
    """The knowledge track; on the same space the marker that came last lies on top (F2.15). Seats and their spaces, the first to come
    first."""
    cells = [
        E.g(
            E.rect(x=2 + 22 * space, y=20, width=21, height=24, rx=3, class_="cf-cell" + (" cf-even" if space % 2 else "")),
            E.text(space, x=12.5 + 22 * space, y=57, class_="cf-cell-number"),
        )
        for space in range(TOP_OF_TRACK + 1)
    ]
    heights: dict[int, int] = {}
    markers = []
    for seat, space in arrivals:
        height = heights.get(space, 0)
        heights[space] = height + 1
        markers.append((seat, space, height))
    told = ", ".join(f"{names[seat]} {space}" for seat, space in reversed(arrivals))
    label = say("university-label", told=told)
    return panel(
        "cf-university",
        say("university-title"),
        E.svg(
            E.g(cells, aria_hidden="true"),
            E.g([marker(*each) for each in sorted(markers)], id="cf-markers"),
            id="cf-track",
            class_="cf-track",
            viewBox="0 0 356 60",
            role="img",
            aria_label=label,
            data_tip=True,
            **move_hook(kind="take-knowledge"),
        ),
        tip=say("about-university"),
    )


@lru_cache(maxsize=500)
def marker(seat: int, space: int, height: int) -> Node:
    return E.g(
        E.ellipse(rx=9.5, ry=7, class_="cf-marker"),
        seat_shape(seat, 0.75),
        id=f"cf-marker-{seat}",
        class_=f"seat-{seat}",
        transform=f"translate({12.5 + 22 * space} {36 - 8 * height})",
        data_piece=True,
    )


def temple(priests: tuple[int, ...], medals: int, points: int, names: tuple[str, ...], say: Texts) -> Node:
    """The stairs of the temple: a new priest pushes others down (F2.11)."""
    counts: dict[int, int] = {}
    steps = []
    for place, seat in enumerate(priests):
        copy = counts.get(seat, 0)
        counts[seat] = copy + 1
        steps.append(temple_step(place + 1, seat, copy, names[seat] if seat != NOBODY else "", say))
    return panel(
        "cf-temple",
        say("temple-title"),
        E.svg(
            steps,
            class_="cf-stairs",
            viewBox="0 12 312 104",
            role="group",
            aria_label=say("temple-title"),
        ),
        E.p(
            counted_icon("cf-temple-medals", "medal", medals, say("temple-medals", count=medals)),
            E.span(say("temple-points", points=points)),
            class_="cf-line",
        ),
        tip=say("about-temple"),
    )


@lru_cache(maxsize=500)
def temple_step(step: int, seat: int, copy: int, name: str, say: Texts) -> Node:
    x = 4 + 51 * (step - 1)
    top = 98 - 9 * step
    label = say("step-label", step=step) + (" " + say("step-priest", name=name) if name else "")
    return E.g(
        E.path(d=f"M{x} {top}H{x + 51}V114H{x}Z", class_="cf-step"),
        E.text(step, x=x + 25.5, y=109, class_="cf-cell-number cf-step-number"),
        seat != NOBODY and E.g(meeple(seat), id=f"cf-priest-{seat}-{copy}", transform=f"translate({x + 25.5} {top - 12})", data_piece=True),
        id=f"cf-step-{step}",
        class_="cf-stair",
        role="img",
        aria_label=label,
        data_tip=True,
        **move_hook(kind="put-priest", step=step),
    )


# The supply.


def supply(offerings: int, food: int, say: Texts) -> Node:
    """What an exchange or a fire blessing gives beside cards and tiles."""
    return E.div(
        counted_icon(
            "cf-supply-offerings", "offering", offerings, say("supply-offerings", count=offerings), hook({"kind": "take-offering"})
        ),
        counted_icon("cf-supply-food", "food", food, say("supply-food", count=food), hook({"kind": "take-food"})),
        gain_icon("cf-supply-knowledge", "knowledge", say("supply-knowledge"), "take-knowledge"),
        gain_icon("cf-supply-point", "points", say("supply-point"), "take-point"),
        id="cf-supply",
        class_="cf-line cf-supply",
    )


@lru_cache(maxsize=50)
def gain_icon(id: str, name: str, tip: str, kind: str) -> Node:
    return E.span(
        icon(f"cf-{name}"),
        id=id,
        class_="cf-has",
        role="img",
        aria_label=tip,
        data_tip=True,
        data_move=f"kind={kind}",
    )
