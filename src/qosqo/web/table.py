"""The page of a table: the parts that are sent again whenever they change.

What the page's script owns is marked `data-client`: the server draws it once and never touches its inside again.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from typing import Final

from qosqo.core.position import NOBODY, Json
from qosqo.core.scores import ScoreSheet
from qosqo.core.texts import Texts
from qosqo.web.boards import Board, find_board
from qosqo.web.decision import runs_text
from qosqo.web.exercise import exercise_box
from qosqo.web.generic import view_panels
from qosqo.web.ghosts import changed_ids
from qosqo.web.hints import hint_boxes, hints_taken
from qosqo.web.icons import icon
from qosqo.web.lesson import teacher_box
from qosqo.web.markup import E, Node, Parts, data_island, fragment
from qosqo.web.model import Common, Decision, TableModel, category_names
from qosqo.web.review import analyse_button, looking, review, study_button, study_request
from qosqo.web.rules import rule_link
from qosqo.web.scores import Curve, difference, margin, running_curve, score_chart, score_sheet, whole_curve
from qosqo.web.seats import seat_list, seat_name, seat_sign
from qosqo.web.standing import standing, words_of
from qosqo.web.story import LogEntry


def render_table(model: TableModel) -> dict[str, Node]:
    """All parts of a table's page by the id of their element."""
    return drawn_parts(model) | {"log": log(model)}


def drawn_parts(model: TableModel) -> dict[str, Node]:
    """The parts of a page that are drawn anew when what they show has changed: all but the log, which only grows."""
    board = find_board(model.game_id)
    drawn = board_section(model, board)
    before = None if model.before is None else board_section(without_better(model), board)
    return {
        "prompt": prompt(model),
        "moves": moves_island(model.decision, model),
        "asked": asked(model),
        "board": drawn,
        "seats": seat_list(model, board),
        "end": end(model),
        "replay": replay(model),
        "analysis": review(model, before, drawn),
    }


def looks_different(model: TableModel, before: TableModel) -> bool:
    """Whether anything on the board looks different from what it was."""
    board = find_board(model.game_id)
    return any(changed_ids(board_section(before, board), board_section(model, board)))


def without_better(model: TableModel) -> TableModel:
    """The same position without the better line."""
    assert model.before is not None
    view, common = model.before
    return replace(model, view=view, common=common, viewer=replace(model.viewer, better=0), before=None)


NEWEST: Final = 4
"""So many moves are new."""
PromptButton = tuple[str, tuple[str, ...], str, int | None]
"""Its message, its icons, what it does, and to which move."""


def prompt(model: TableModel) -> Node:
    """Whose turn it is and what to do; the buttons that take moves back."""
    mine = model.decision is not None and not model.viewer.trying
    playing = not model.replaying and not model.info.uploaded
    buttons: list[PromptButton] = []
    if model.undo_to is not None:
        buttons.append(("undo-step", ("undo",), "undo", model.length - 1))
        if model.undo_to < model.length - 1:
            buttons.append(("undo-turn", ("undo", "undo"), "undo", model.undo_to))
    elif playing and not model.finished and model.seat >= 0 and model.exercise is None and (last := own_last(model)) is not None:
        buttons.append(("undo-ask" if others_are_asked(model) else "undo-last", ("undo",), "undo", last))
    if mine and model.info.teaching is None and model.info.exercise is None and model.viewer.advice is None:
        buttons.append(("hint-ask", ("hint",), "advice", None))
    if playing and not mine and model.to_act >= 0 and model.info.seats[model.to_act].kind == "bot":
        buttons.append(("skip-bots", ("hurry",), "skip", None))
    chooser, instead, look = looking(model) or (model.to_act, "", None)
    return model.part(
        draw_prompt,
        words_of(model),
        instead or model.prompt,
        chooser,
        model.to_act,
        model.sheet.totals,
        tuple(buttons),
        look,
        mine,
        model.replaying,
        model.texts,
    )


def draw_prompt(
    words: tuple[str, ...],
    text: str,
    chooser: int,
    to_act: int,
    totals: tuple[int, ...],
    buttons: tuple[PromptButton, ...],
    look: Node | None,
    mine: bool,
    replaying: bool,
    say: Texts,
) -> Node:
    return E.section(
        standing(words, say),
        E.p(chooser >= 0 and seat_sign(chooser), " ", text, id="prompt-text", role="status"),
        score_strip(totals, to_act),
        E.div([prompt_button(button, say) for button in buttons], look, class_="buttons", id="prompt-buttons"),
        id="prompt",
        class_="prompt" + (" mine" if mine else "") + (" replaying" if replaying else ""),
    )


def score_strip(totals: tuple[int, ...], to_act: int) -> Node:
    """The scores in one line, for small screens on which the seats are out of sight; others read them there."""
    return E.div(
        [E.span(seat_sign(seat), f" {total}", class_="acting" if seat == to_act else None) for seat, total in enumerate(totals)],
        id="score-strip",
        class_="score-strip",
        aria_hidden="true",
    )


def prompt_button(button: PromptButton, say: Texts) -> Node:
    message, icons, does, to = button
    words = E.span(say(message), class_="word")
    heard = say("help-undo-turn") if message == "undo-turn" else None  # beside the button that takes back a step it needs fewer words
    return E.button([icon(name) for name in icons], words, type="button", class_="quiet", data_do=does, data_to=to, aria_label=heard)


def others_are_asked(model: TableModel) -> bool:
    """Whether people at other browsers must agree; bots do not mind."""
    return any(info.kind in ("person", "device") and seat not in model.viewer.seats for seat, info in enumerate(model.info.seats))


def own_last(model: TableModel) -> int | None:
    """The number of moves before the viewer's last move, to ask the others to go back there."""
    last = model.story.last_move_of(model.seat)
    return None if last is None else last - 1


def moves_island(decision: Decision | None, model: TableModel) -> Node:
    """The legal moves as data for the script, which narrows them."""
    trying: dict[str, Json] = {"trying": model.shown} if model.viewer.trying and decision is not None else {}
    if decision is None:
        return data_island("moves", {"version": model.info.version, "kinds": [], "parts": [], "rows": [], "reasons": [], "refused": []})
    return data_island(
        "moves",
        {
            "version": model.info.version,
            "seat": decision.seat,
            "kinds": [
                {"name": kind.name, "title": kind.title, "template": kind.template, "rule": kind.rule, "parts": kind.parts}
                | ({"costly": True} if kind.costly else {})
                | ({"brief": kind.brief} if kind.brief else {})
                for kind in decision.kinds
            ],
            "parts": [
                {
                    "name": part.name,
                    "title": part.title,
                    "seat": part.seat,
                    "labels": {choice.value: choice.label for choice in part.choices},
                }
                for part in decision.parts
            ],
            "said": decision.said,
            "reasons": decision.reasons,
        }
        | trying,
        f'"rows":{runs_text(decision.runs)},"refused":{runs_text(decision.refused_runs)}',
    )


@cache
def nothing_asked() -> Node:
    return E.div(id="asked", class_="asked")


def asked(model: TableModel) -> Node:
    """What somebody must answer before going on: pass the device, agree to an undo; or news about the table."""
    wanted = study_request(model)
    said = model.teacher is not None or model.exercise is not None
    hints = hint_boxes(model)
    if model.cover is None and model.info.undo_request is None and not said and not model.info.invites and not hints and wanted is None:
        return nothing_asked()
    say = model.texts
    request = model.info.undo_request
    content: list[Node | None] = [] if model.teacher is None else [teacher_box(model.teacher, say, model.rules_path)]
    if model.exercise is not None:
        content.append(exercise_box(model.exercise, say, model.rules_path))
    content.extend(hints)
    if model.cover is not None:
        content.append(
            E.div(
                E.h2(say("cover-title", name=model.names[model.cover])),
                E.p(say("cover-text")),
                E.button(
                    say("cover-ready", name=model.names[model.cover]), type="button", data_do="ready", data_seat=model.cover, class_="main"
                ),
                class_="cover",
            )
        )
    if request is not None and not model.replaying:
        waiting = [seat for seat in model.viewer.seats if seat != request.by and seat not in request.agreed]
        content.append(
            E.div(
                E.p(say("undo-request", name=model.names[request.by], count=model.length - request.to)),
                waiting
                and E.div(
                    E.button(say("undo-agree"), type="button", data_do="agree", data_yes="true", class_="main"),
                    E.button(say("undo-refuse"), type="button", data_do="agree", data_yes="false"),
                    class_="buttons",
                ),
                class_="request",
            )
        )
    content.append(wanted)
    for seat, address in model.info.invites:
        content.append(
            E.div(
                E.label(say("invite-label", seat=model.names[seat]), for_=f"invite-{seat}"),
                E.div(
                    E.input(id=f"invite-{seat}", value=address, readonly=True),
                    E.button(say("invite-copy"), type="button", data_do="copy", data_from=f"invite-{seat}"),
                    class_="row",
                ),
                E.button(say("invite-bot"), type="button", class_="quiet", data_do="bot", data_seat=seat),
                class_="invite",
            )
        )
    return E.div(content, id="asked", class_="asked" + (" covering" if model.cover is not None else ""))


def board_section(model: TableModel, board: Board | None) -> Node:
    return E.section(
        E.h2(model.texts("board-title"), class_="hidden-title"),
        board.draw(model.view, model) if board else view_panels(model.view, model),
        id="board",
        class_="board" + ("" if board else " generic"),
        data_game=model.game_id,
        aria_label=model.texts("board-title"),
        tabindex="0",
    )


def end(model: TableModel) -> Node:
    """The score sheet and the chart: open at the end of the game, otherwise on request."""
    say = model.texts
    if not model.over:
        return model.common.once(scores_so_far)
    return E.section(
        E.h2(model.prompt),
        margin(model),
        E.div(
            model.info.rematch and E.a(say("rematch-join"), href=model.info.rematch, class_="button main"),
            not model.info.rematch and model.viewer.seats and E.button(say("rematch"), type="button", data_do="rematch", class_="main"),
            analyse_button(model),
            E.a(say("home-link"), href="/", class_="button"),
            class_="buttons",
        ),
        E.details(
            E.summary(say("end-scores")),
            E.div(
                E.div(difference(model), score_chart(model.names, model.sheet.totals, whole_curve(model.common.course, model.shown), say)),
                score_sheet(model.names, model.categories, model.sheet, model.by_round, say),
                class_="end-parts",
            ),
            open=True,
        ),
        hints_taken(model),
        id="end",
        class_="box ended",
    )


def scores_so_far(common: Common) -> Node:
    curve = running_curve(common.course, common.shown)
    return common.part(draw_scores, common.names, category_names(common.sheet, common.texts), common.sheet, curve, common.texts)


def draw_scores(names: tuple[str, ...], categories: tuple[str, ...], sheet: ScoreSheet, curve: Curve, say: Texts) -> Node:
    return E.details(
        E.summary(say("sheet-title")),
        score_sheet(names, categories, sheet, {}, say),
        score_chart(names, sheet.totals, curve, say),
        id="end",
        class_="box",
    )


def log(model: TableModel) -> Node:
    say = model.texts
    return E.section(
        E.h2(say("log-title")),
        E.ol(
            log_items(model, 0),
            id="log-list",
            tabindex="0",
            aria_label=say("log-title"),
        ),
        id="log",
        class_="box",
    )


def log_items(model: TableModel, first: int) -> list[Node]:
    """The lines of the log from a move on. The newest are told to all who look on at the same time, so they are kept for a while."""
    entries = model.story.entries(first)
    if model.length - first < NEWEST:
        return [model.part(log_item, entry, model.texts, model.rules_path) for entry in entries]
    return [log_item(entry, model.texts, model.rules_path) for entry in entries]


def log_item(entry: LogEntry, say: Texts, rules_path: str) -> Node:
    """One line of the log; its link shows the position after the move, hovering highlights what it changed."""
    return E.li(
        entry.move
        and E.a(
            entry.number or "–",
            href=f"#move-{entry.number}",
            aria_label=say("log-show", number=entry.number),
        ),
        E.span(entry.seat >= 0 and seat_sign(entry.seat), " ", entry.text, class_="log-text"),
        entry.rule and rule_link(entry.rule, rules_path),
        id=f"log-{entry.number}-{entry.place}",
        class_=("move" if entry.move else "follows") + ("" if entry.kind else " idle"),
        data_seat=entry.seat if entry.seat >= 0 else None,
        data_changed=" ".join(f"{part}={value}" for part, value in entry.changed) or None,
    )


def replay(model: TableModel) -> Node:
    """Looking back: step, slider, play, whose eyes; fork, download, report. Of all this a move changes only where one is."""
    looking = Looking(model.shown, model.length, model.replaying)
    eyes = tuple((seat, model.names[seat]) for seat in model.watchable) if len(model.watchable) > 1 else ()
    more = model.part(
        draw_replay_more,
        model.info.id,
        eyes,
        eyes_chosen(model) if eyes else NOBODY,
        model.replaying,
        model.info.forkable,
        study_button(model),
        model.info.judged,
        model.texts,
    )
    return E.section(
        model.part(draw_replay_steps, looking, model.texts),
        more,
        id="replay",
        class_="box" + (" replaying" if model.replaying else ""),
        data_scroll=True,
    )


def eyes_chosen(model: TableModel) -> int:
    """Through whose eyes one looks at the game; a better line is shown through those of who decided, only as long as it lasts."""
    chosen = model.viewer.replay_seat
    if chosen is not None and (model.viewer.better or model.viewer.trying):
        return chosen
    return model.seat


@dataclass(frozen=True)
class Looking:
    """Where somebody is in the game, looking back."""

    shown: int
    length: int
    replaying: bool


def draw_replay_steps(looking: Looking, say: Texts) -> Node:
    def step(sign: str, message: str, enabled: bool, **where: int | str) -> Node:
        told = say(message)
        return E.button(icon(sign), type="button", data_do="replay", **where, aria_label=told, title=told, disabled=not enabled)

    return fragment(
        E.h2(say("replay-title"), class_="hidden-title"),
        E.div(
            step("first", "replay-first", looking.shown > 0, data_number=0),
            step("back", "replay-back", looking.shown > 0, data_by=-1),
            E.button(
                icon("play"),
                type="button",
                data_do="play",
                aria_label=say("replay-play"),
                title=say("replay-play"),
                id="replay-play",
            ),
            step("forward", "replay-forward", looking.shown < looking.length, data_by=1),
            step("last", "replay-last", looking.replaying, data_number="live"),
            E.label(
                E.span(say("replay-position", shown=looking.shown, length=looking.length), id="replay-where"),
                E.input(
                    type="range",
                    min=0,
                    max=looking.length,
                    value=looking.shown,
                    id="replay-slider",
                    data_live=not looking.replaying,
                    disabled=looking.length == 0,
                ),
                class_="slider",
            ),
            class_="replay-steps",
        ),
    )


def draw_replay_more(
    table: str,
    eyes: tuple[tuple[int, str], ...],
    seat: int,
    replaying: bool,
    forkable: bool,
    study: Node | None,
    judged: bool,
    say: Texts,
) -> Node:
    """What else can be done there; `eyes` are the seats through whose eyes one may look, `seat` the one chosen. Where
    moves can be judged, the analysis needs the room."""
    return E.details(
        E.summary(say("replay-more")),
        E.div(
            eyes
            and E.label(
                say("replay-seat"),
                " ",
                E.select(
                    [E.option(name, value=each, selected=each == seat) for each, name in ((NOBODY, say("replay-spectator")), *eyes)],
                    id="replay-eyes",
                ),
            ),
            replaying and E.button(say("replay-live"), type="button", data_do="replay", data_number="live", class_="main"),
            forkable and E.button(say("fork-here"), type="button", data_do="fork"),
            E.a(say("download"), href=f"/table/{table}/record", download=True, class_="button"),
            study,
            E.button(say("report-problem"), type="button", data_do="problem"),
            class_="buttons",
        ),
        id="replay-more",
        open=replaying and not judged,
    )


def table_body(model: TableModel, parts: Parts, marks: Mapping[str, str]) -> Node:
    """The whole page of a table, with all parts in their places; the marks tell the server later what the page shows."""
    say = model.texts
    return E.main(
        E.h1(model.game_name, class_="hidden-title"),
        E.div(
            parts["prompt"],
            parts["asked"],
            E.section(id="since", data_client=True, data_scroll=True, aria_label=say("client-since"), hidden=True),
            E.section(E.noscript(say("needs-script")), id="choices", data_client=True, data_scroll=True, aria_label=say("choices-title")),
            class_="deciding",
        ),
        E.div(parts["seats"], parts["end"], parts["board"], class_="playing"),
        E.div(parts["analysis"], parts["log"], parts["replay"], about(model), class_="beside"),
        parts["moves"],
        data_island("client-texts", client_texts(say, alone=not others_may_be_asked(model))),
        E.div(id="heard", class_="hidden-title", aria_live="polite", data_client=True),
        problem_dialog(say),
        id="table",
        data_table=model.info.id,
        data_confirm=model.viewer.settings.confirm,
        data_pace=model.viewer.settings.pace,
        data_rules=model.rules_path or None,
        data_lesson=model.info.teaching is not None or model.info.exercise is not None,
        data_marks=" ".join(f"{id}={mark}" for id, mark in marks.items()) or None,
    )


def about(model: TableModel) -> Node:
    say = model.texts
    return E.details(
        E.summary(say("about-table")),
        E.dl(
            [(E.dt(title), E.dd(choice)) for title, choice in model.options],
            [(E.dt(seat_name(model.names[seat], seat)), E.dd(say(f"kind-{info.kind}"))) for seat, info in enumerate(model.info.seats)],
        ),
        id="about",
        class_="box",
    )


CLIENT_MESSAGES = (
    "client-back", "client-confirm", "client-reveals", "client-ends", "client-point", "client-points",
    "client-open-points", "client-chosen", "client-lost", "client-back-online", "client-copied", "client-not-now",
    "client-kind", "client-refused", "client-more", "client-on-board", "client-list", "client-short-list", "client-put-away",
    "client-best", "client-missing", "client-may-add", "client-complete",
    "client-since", "client-lately", "client-your-turn", "client-no-notifications", "client-why", "client-not-this",
)  # fmt: skip
"""What the page's script says by itself."""


def client_texts(say: Texts, *, alone: bool = False) -> dict[str, str]:
    """The script fills {name} in by itself. Whoever is alone with bots may take back what was revealed, too: bots agree."""
    told = {
        message.removeprefix("client-"): say(message, count="{count}", points="{points}", reason="{reason}", now="{now}")
        for message in CLIENT_MESSAGES
    }
    return told | {"reveals": say("client-reveals-to-bots")} if alone else told


def others_may_be_asked(model: TableModel) -> bool:
    """Whether somebody else sits at the table or may still come."""
    return any(info.kind not in ("bot", "automaton") and seat not in model.viewer.seats for seat, info in enumerate(model.info.seats))


def problem_dialog(say: Texts) -> Node:
    """Where a remark is written that is kept with the record."""
    return E.dialog(
        E.form(
            E.label(say("problem-label"), for_="problem-text"),
            E.textarea(id="problem-text", name="text", rows=5, maxlength=4000, required=True),
            E.div(
                E.button(say("problem-send"), type="submit", value="send", class_="main"),
                E.button(say("problem-cancel"), type="submit", value="", formnovalidate=True),
                class_="buttons",
            ),
            method="dialog",
        ),
        id="problem",
        aria_label=say("report-problem"),
        data_client=True,
    )
