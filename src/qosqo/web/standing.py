"""How things stand, in a word or two that are read at a glance: whose turn it is not, who thinks, who is missing, who only watches."""

from __future__ import annotations

from qosqo.core.texts import Texts
from qosqo.web.markup import E, Node
from qosqo.web.model import TableModel


def standing(words: tuple[str, ...], say: Texts) -> Node:
    """The words above the prompt; none while it is the viewer's own turn, for which the prompt itself speaks."""
    return E.p([E.span(say(f"standing-{word}"), class_=f"standing {word}") for word in words], id="standing")


def words_of(model: TableModel) -> tuple[str, ...]:
    told = []
    if model.replaying:
        told.append("looking-back")
    elif model.info.uploaded:
        told.append("record")
    elif not model.viewer.seats:
        told.append("watching")
    if model.over:
        told.append("over")
    elif not (model.replaying or model.info.uploaded or model.cover is not None or model.to_act in model.viewer.seats):
        told.append(waiting(model))
    return tuple(told)


def waiting(model: TableModel) -> str:
    """Why nothing happens just now."""
    acting = model.info.seats[model.to_act]
    if acting.kind in ("bot", "automaton"):
        return "thinking"
    if acting.kind == "open":
        return "invited"
    if not acting.online:
        return "away"
    return "waiting"
