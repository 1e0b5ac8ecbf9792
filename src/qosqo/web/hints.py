"""Hints at a table: what a decision is good for, what one could do, and what the others say to that."""

from __future__ import annotations

import json

from qosqo.bots.plan_words import ToldPlan
from qosqo.core.texts import Texts
from qosqo.web.markup import E, Node
from qosqo.web.model import Advice, TableModel


def hint_boxes(model: TableModel) -> list[Node]:
    """All that is said about hints to this viewer now."""
    boxes: list[Node] = []
    if model.info.hints_request is not None and not model.replaying and model.cover is None:
        boxes.append(request_box(model))
    if model.viewer.advice is not None and model.decision is not None:
        boxes.append(advice_box(model.viewer.advice, model.texts))
    elif model.hint and model.decision is not None:
        boxes.append(sentence_box(model.hint, model.viewer.hint, model.texts))
    return boxes


def sentence_box(sentence: str, id: str, say: Texts) -> Node:
    return E.div(
        E.p(E.strong(say("hint-title")), " ", sentence, role="status"),
        E.div(
            E.button(say("hint-noted"), type="button", class_="quiet", data_do="hint-read", data_read=id),
            E.button(say("hint-never"), type="button", class_="quiet", data_do="no-hints"),
            class_="buttons",
        ),
        id="hint",
        class_="hint",
    )


def advice_box(advice: Advice, say: Texts) -> Node:
    if advice.thinking:
        return E.div(E.p(say("hint-thinking"), role="status"), id="advice", class_="hint")
    return E.details(
        E.summary(say("hint-could", count=len(advice.plans))),
        E.ol([plan_item(plan, say) for plan in advice.plans], role="status"),
        id="advice",
        class_="hint",
        open=True,
    )


def plan_item(plan: ToldPlan, say: Texts) -> Node:
    return E.li(
        E.span("; ".join(plan.reasons), class_="plan-reasons"),
        E.span(" → ".join(plan.steps), class_="plan-steps"),
        E.button(say("hint-do"), type="button", class_="quiet", data_do="show-me", data_wanted=json.dumps(dict(plan.move))),
    )


def request_box(model: TableModel) -> Node:
    """Somebody would like to ask a bot: the others agree, or not."""
    request, say = model.info.hints_request, model.texts
    assert request is not None
    own = request.by in model.viewer.seats
    asked = not own and any(seat not in request.agreed for seat in model.viewer.seats)
    return E.div(
        E.p(say("hints-waiting") if own else say("hints-request", name=model.names[request.by])),
        asked
        and E.div(
            E.button(say("undo-agree"), type="button", data_do="hints", data_yes="true", class_="main"),
            E.button(say("undo-refuse"), type="button", data_do="hints", data_yes="false"),
            class_="buttons",
        ),
        class_="request",
    )


def hints_taken(model: TableModel) -> Node | None:
    """At the end of a game: who has asked a bot, and how often."""
    told = [(model.names[seat], count) for seat, count in enumerate(model.info.hints_taken) if count]
    if not told:
        return None
    say = model.texts
    return E.p(
        say("hints-taken"), " ", ", ".join(say("hints-taken-by", name=name, count=count) for name, count in told), class_="hints-taken"
    )
