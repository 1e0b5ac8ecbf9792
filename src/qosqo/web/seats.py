"""How seats look everywhere: a colour, a sign that tells it apart without colour, and a name."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from qosqo.core.texts import Texts
from qosqo.web.boards import Board
from qosqo.web.markup import E, Node
from qosqo.web.model import TableModel

SIGNS: Final = ("▲", "●", "■", "◆")


@lru_cache(maxsize=64)
def seat_sign(seat: int) -> Node:
    """The sign of a seat in its colour; the name stands beside it, so it is not read aloud."""
    return E.span(SIGNS[seat], class_=f"sign seat-{seat}", aria_hidden="true")


def seat_name(name: str, seat: int) -> Node:
    """The name of whoever sits on a seat, with the seat's sign."""
    return E.span(seat_sign(seat), " ", name, class_="seat-name")


def seat_list(model: TableModel, board: Board | None) -> Node:
    """All seats in turn order, with scores and what belongs to them."""
    say = model.texts
    return E.section(
        E.h2(say("seats-title"), class_="hidden-title"),
        E.ol([seat_item(model, seat, board) for seat in range(len(model.names))], id="seat-list"),
        id="seats",
        aria_label=say("seats-title"),
    )


def strength_name(strength: str, say: Texts) -> str:
    """The strength of a bot in words; a program of somebody's own keeps its name."""
    message = f"strength-{strength}"
    return say(message) if say.knows(message) else strength


def is_here(model: TableModel, seat: int) -> bool | None:
    """Whether somebody else is connected; None: bots always are, and nobody need be told about oneself."""
    info = model.info.seats[seat]
    if info.kind not in ("person", "device") or seat in model.viewer.seats or model.info.uploaded:
        return None
    return info.online


def presence(here: bool | None) -> Node | None:
    """A sign beside the word for it."""
    if here is None:
        return None
    return E.span("●" if here else "○", " ", class_=f"presence {'here' if here else 'gone'}", aria_hidden="true")


def seat_item(model: TableModel, seat: int, board: Board | None) -> Node:
    say = model.texts
    info = model.info.seats[seat]
    acting = seat == model.to_act
    notes = []
    if seat in model.viewer.seats:
        notes.append(say("seat-you") if len(model.viewer.seats) == 1 else say("seat-here"))
    elif info.kind == "bot":
        notes.append(say("seat-bot", strength=strength_name(info.strength or info.bot, say)))
    elif info.kind == "automaton":
        notes.append(say("seat-automaton"))
    elif info.kind == "open" and not model.info.uploaded:
        notes.append(say("seat-open"))
    elif not model.info.uploaded:
        notes.append(say("seat-online" if info.online else "seat-offline"))
    if acting:
        notes.append(say("seat-thinking") if info.thinking else say("seat-acting"))
    if seat in model.winners:
        notes.append(say("seat-winner"))
    panel = board.seat_panel(seat, model.view, model) if board and board.seat_panel else None
    more = board.seat_more(seat, model.view, model) if board and board.seat_more else None
    told = SeatTold(seat, info.name, " · ".join(notes), model.sheet.totals[seat], acting, seat == model.seat, is_here(model, seat))
    return model.part(draw_seat, told, panel, more, say)


@dataclass(frozen=True)
class SeatTold:
    """What is told about a seat in every game."""

    seat: int
    name: str
    notes: str
    score: int
    acting: bool
    mine: bool
    """The table is seen through its eyes."""
    here: bool | None
    """Somebody else who is connected, or is not."""


def draw_seat(told: SeatTold, panel: Node | None, more: Node | None, say: Texts) -> Node:
    seat = told.seat
    return E.li(
        E.div(
            seat_name(told.name, seat),
            E.output(
                E.span(say("points-word"), class_="hidden-title"),
                told.score,
                class_="score",
                id=f"score-{seat}",
                data_number=told.score,
            ),
            class_="seat-head",
            data_move=f"seat={seat}",
        ),
        E.p(presence(told.here), told.notes, class_="seat-notes"),
        panel and E.div(panel, class_="seat-panel", id=f"seat-panel-{seat}"),
        more
        and E.details(
            E.summary(E.span(say("seat-more", name=told.name), class_="hidden-title")),
            E.div(more, id=f"seat-unfolded-{seat}", class_="unfolded", data_scroll=True),
            class_="seat-more",
            id=f"seat-more-{seat}",
        ),
        id=f"seat-{seat}",
        class_="seat" + (" acting" if told.acting else "") + (" mine" if told.mine else ""),
        data_is=f"seat={seat}",
        aria_current="true" if told.acting else None,
    )
