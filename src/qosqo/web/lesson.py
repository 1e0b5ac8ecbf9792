"""The teacher of a first game: what is said at a table, and the box it is said in."""

from __future__ import annotations

import json

from qosqo.core.lesson import LEARNER, Idea, Stage, fits, lesson_of, lesson_texts, stage
from qosqo.core.match import Match
from qosqo.core.texts import Texts
from qosqo.web.markup import E, Node
from qosqo.web.model import TableInfo, TeacherModel, Viewer
from qosqo.web.rules import rule_link


def teacher_model(match: Match, info: TableInfo, viewer: Viewer) -> TeacherModel | None:
    """What the teacher says to the learner at this moment; nothing to those who watch or look back."""
    lesson = lesson_of(match.game) if info.teaching is not None else None
    if lesson is None or info.teaching is None or LEARNER not in viewer.seats or viewer.replay is not None:
        return None
    now = stage(lesson, match, info.teaching.read, info.teaching.alone)
    if now.told is None:
        return None
    words = lesson_texts(match.game, viewer.settings.language)
    rival = next(seat.name for number, seat in enumerate(info.seats) if number != LEARNER)
    return TeacherModel(
        id=now.told.id,
        lines=tuple(words(message_of(now, match, words), rival=rival).split("\n")),
        rule=now.told.rule,
        point=now.told.point,
        place=now.place,
        ideas=len(lesson.ideas),
        wanted=wanted(now, match),
        take_back=now.mistake,
        waits=now.waits,
    )


def message_of(now: Stage, match: Match, words: Texts) -> str:
    """The message that is said; about a mistake the one for that kind of move, if there is one."""
    assert now.told is not None
    if now.mistake is None:
        return now.told.id
    kind = match.game.moves.kind(match.made[now.mistake].move).name
    special = f"{now.told.id}-not-{kind}"
    return special if words.knows(special) else f"{now.told.id}-not"


def wanted(now: Stage, match: Match) -> dict[str, int | str] | None:
    """The first move that leads on."""
    if now.mistake is not None or not isinstance(now.told, Idea) or match.position.to_act() != LEARNER:
        return None
    named = (match.game.moves.named(move) for move in match.position.moves())
    return next((move for move in named if fits(move, now.told.want)), None)


def teacher_box(teacher: TeacherModel, say: Texts, rules_path: str) -> Node:
    mistake = teacher.take_back is not None
    buttons: list[Node] = []
    if mistake:
        buttons.append(E.button(say("teacher-take-back"), type="button", data_do="undo", data_to=teacher.take_back, class_="main"))
        buttons.append(E.button(say("teacher-alone"), type="button", data_do="lesson", data_yes="true", class_="quiet"))
    elif teacher.wanted is None:
        message = "teacher-next" if teacher.waits else "teacher-noted"
        buttons.append(
            E.button(say(message), type="button", data_do="lesson", data_read=teacher.id, class_="main" if teacher.waits else "quiet")
        )
    else:
        told = json.dumps(dict(teacher.wanted))
        buttons.append(E.button(say("teacher-show"), type="button", data_do="show-me", data_wanted=told, class_="quiet"))
    return E.div(
        E.p(
            E.strong(say("teacher-mistake") if mistake else say("teacher-title")),
            teacher.place > 0 and E.span(say("teacher-place", place=teacher.place, ideas=teacher.ideas), class_="quiet-text"),
            teacher.rule and rule_link(teacher.rule, rules_path),
            class_="teacher-head",
        ),
        E.div([E.p(line) for line in teacher.lines], class_="teacher-says", role="status"),
        E.div(buttons, class_="buttons"),
        id="teacher",
        class_="teacher mistake" if mistake else "teacher",
        data_point=teacher.point or None,
        data_wanted=json.dumps(dict(teacher.wanted)) if teacher.wanted is not None else None,
    )
