"""How seats look everywhere: a colour, a sign that tells it apart without colour, and a name."""

from __future__ import annotations

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


def seat_name(model: TableModel, seat: int) -> Node:
    return E.span(seat_sign(seat), " ", model.names[seat], class_="seat-name")


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
    elif not info.online:
        notes.append(say("seat-offline"))
    if acting:
        notes.append(say("seat-thinking") if info.thinking else say("seat-acting"))
    if seat in model.winners:
        notes.append(say("seat-winner"))
    panel = board.seat_panel(seat, model.view, model) if board and board.seat_panel else None
    more = board.seat_more(seat, model.view, model) if board and board.seat_more else None
    return E.li(
        E.div(
            seat_name(model, seat),
            E.output(
                E.span(say("points-word"), class_="hidden-title"),
                model.sheet.totals[seat],
                class_="score",
                id=f"score-{seat}",
                data_number=model.sheet.totals[seat],
            ),
            class_="seat-head",
            data_move=f"seat={seat}",
        ),
        E.p(" · ".join(notes), class_="seat-notes"),
        panel and E.div(panel, class_="seat-panel", id=f"seat-panel-{seat}"),
        more
        and E.details(
            E.summary(E.span(say("seat-more", name=model.names[seat]), class_="hidden-title")),
            E.div(more, id=f"seat-unfolded-{seat}", class_="unfolded"),
            class_="seat-more",
            id=f"seat-more-{seat}",
        ),
        id=f"seat-{seat}",
        class_="seat" + (" acting" if acting else "") + (" mine" if seat == model.seat else ""),
        data_is=f"seat={seat}",
        aria_current="true" if acting else None,
    )
