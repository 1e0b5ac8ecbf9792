"""The page of a table: the parts that are sent again whenever they change.

What the page's script owns is marked `data-client`: the server draws it once and never touches its inside again.
"""

from __future__ import annotations

from functools import lru_cache

from qosqo.core.texts import Texts, about_people
from qosqo.web.boards import Board, find_board
from qosqo.web.generic import view_panels
from qosqo.web.icons import icon
from qosqo.web.markup import E, Node, data_island
from qosqo.web.model import Decision, LogEntry, TableModel
from qosqo.web.rules import rule_link
from qosqo.web.scores import difference, margin, score_chart, score_sheet
from qosqo.web.seats import seat_list, seat_name, seat_sign


def render_table(model: TableModel) -> dict[str, Node]:
    """All parts of a table's page by the id of their element."""
    board = find_board(model.game_id)
    return {
        "prompt": prompt(model),
        "moves": moves_island(model.decision, model),
        "asked": asked(model),
        "board": board_section(model, board),
        "seats": seat_list(model, board),
        "end": end(model),
        "log": log(model),
        "replay": replay(model),
    }


def prompt(model: TableModel) -> Node:
    """Whose turn it is and what to do; the buttons that take moves back."""
    say = model.texts
    mine = model.decision is not None
    playing = not model.replaying and not model.info.uploaded
    acting = model.to_act if model.to_act >= 0 else None
    buttons = []
    if model.undo_to is not None:
        buttons.append(prompt_button("undo-step", say, icon("undo"), data_do="undo", data_to=model.length - 1))
        if model.undo_to < model.length - 1:
            buttons.append(prompt_button("undo-turn", say, icon("undo"), icon("undo"), data_do="undo", data_to=model.undo_to))
    elif playing and not model.finished and model.seat >= 0 and own_last(model) is not None:
        message = "undo-ask" if others_are_asked(model) else "undo-last"
        buttons.append(prompt_button(message, say, icon("undo"), data_do="undo", data_to=own_last(model)))
    if playing and not mine and acting is not None and model.info.seats[acting].kind == "bot":
        buttons.append(prompt_button("skip-bots", say, icon("hurry"), data_do="skip"))
    return E.section(
        E.p(acting is not None and seat_sign(acting), " ", model.prompt, id="prompt-text", role="status"),
        score_strip(model),
        E.div(buttons, class_="buttons", id="prompt-buttons"),
        id="prompt",
        class_="prompt" + (" mine" if mine else "") + (" replaying" if model.replaying else ""),
    )


def score_strip(model: TableModel) -> Node:
    """The scores in one line, for small screens on which the seats are out of sight; others read them there."""
    return E.div(
        [
            E.span(seat_sign(seat), f" {total}", class_="acting" if seat == model.to_act else None)
            for seat, total in enumerate(model.sheet.totals)
        ],
        id="score-strip",
        class_="score-strip",
        aria_hidden="true",
    )


def prompt_button(message: str, say: Texts, *icons: Node, **data: str | int | None) -> Node:
    return E.button(icons, say(message), type="button", class_="quiet", **data)


def others_are_asked(model: TableModel) -> bool:
    """Whether people at other browsers must agree; bots do not mind."""
    return any(info.kind in ("person", "device") and seat not in model.viewer.seats for seat, info in enumerate(model.info.seats))


def own_last(model: TableModel) -> int | None:
    """The number of moves before the viewer's last move, to ask the others to go back there."""
    own = [entry.number for entry in model.log if entry.move and entry.seat == model.seat and entry.number]
    return own[-1] - 1 if own else None


def moves_island(decision: Decision | None, model: TableModel) -> Node:
    """The legal moves as data for the script, which narrows them."""
    if decision is None:
        return data_island("moves", {"version": model.info.version, "kinds": [], "parts": [], "rows": [], "refused": []})
    return data_island(
        "moves",
        {
            "version": model.info.version,
            "seat": decision.seat,
            "kinds": [
                {"name": kind.name, "title": kind.title, "template": kind.template, "rule": kind.rule, "parts": kind.parts}
                | ({"costly": True} if kind.costly else {})
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
            "rows": decision.rows,
            "refused": decision.refused,
        },
    )


def asked(model: TableModel) -> Node:
    """What somebody must answer before going on: pass the device, agree to an undo; or news about the table."""
    say = model.texts
    request = model.info.undo_request
    content: list[Node] = []
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
        return E.details(E.summary(say("sheet-title")), score_sheet(model), score_chart(model), id="end", class_="box")
    return E.section(
        E.h2(model.prompt),
        margin(model),
        E.div(
            model.info.rematch and E.a(say("rematch-join"), href=model.info.rematch, class_="button main"),
            not model.info.rematch and model.viewer.seats and E.button(say("rematch"), type="button", data_do="rematch", class_="main"),
            E.a(say("home-link"), href="/", class_="button"),
            class_="buttons",
        ),
        E.div(E.div(difference(model), score_sheet(model)), score_chart(model), class_="end-parts"),
        id="end",
        class_="box ended",
    )


def log(model: TableModel) -> Node:
    say = model.texts
    return E.section(
        E.h2(say("log-title")),
        E.ol(
            [log_item(entry, entry.number == model.shown, say, model.rules_path) for entry in model.log],
            id="log-list",
            tabindex="0",
            aria_label=say("log-title"),
        ),
        id="log",
        class_="box",
    )


@about_people
@lru_cache(maxsize=20_000)
def log_item(entry: LogEntry, current: bool, say: Texts, rules_path: str) -> Node:
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
        class_=("move" if entry.move else "follows") + (" current" if current else ""),
        data_changed=" ".join(f"{part}={value}" for part, value in entry.changed) or None,
    )


def replay(model: TableModel) -> Node:
    """Looking back: step, slider, play, whose eyes; fork, download, report."""
    say = model.texts

    def step(sign: str, message: str, number: int | None, enabled: bool) -> Node:
        return E.button(
            icon(sign),
            type="button",
            data_do="replay",
            data_number="live" if number is None else number,
            aria_label=say(message),
            title=say(message),
            disabled=not enabled,
        )

    return E.section(
        E.h2(say("replay-title"), class_="hidden-title"),
        E.div(
            step("first", "replay-first", 0, model.shown > 0),
            step("back", "replay-back", model.shown - 1, model.shown > 0),
            E.button(
                icon("play"),
                type="button",
                data_do="play",
                aria_label=say("replay-play"),
                title=say("replay-play"),
                id="replay-play",
            ),
            step("forward", "replay-forward", model.shown + 1, model.shown < model.length),
            step("last", "replay-last", None, model.replaying),
            E.label(
                E.span(say("replay-position", shown=model.shown, length=model.length), id="replay-where"),
                E.input(
                    type="range",
                    min=0,
                    max=model.length,
                    value=model.shown,
                    id="replay-slider",
                    data_live=not model.replaying,
                    disabled=model.length == 0,
                ),
                class_="slider",
            ),
            class_="replay-steps",
        ),
        E.details(
            E.summary(say("replay-more")),
            E.div(
                len(model.watchable) > 1
                and E.label(
                    say("replay-seat"),
                    " ",
                    E.select(
                        [
                            E.option(say("replay-spectator") if seat < 0 else model.names[seat], value=seat, selected=seat == model.seat)
                            for seat in (-1, *model.watchable)
                        ],
                        id="replay-eyes",
                    ),
                ),
                model.replaying and E.button(say("replay-live"), type="button", data_do="replay", data_number="live", class_="main"),
                model.info.forkable and E.button(say("fork-here"), type="button", data_do="fork", data_number=model.shown),
                E.a(say("download"), href=f"/table/{model.info.id}/record", download=True, class_="button"),
                E.button(say("report-problem"), type="button", data_do="problem"),
                class_="buttons",
            ),
            id="replay-more",
            open=model.replaying or model.over,
        ),
        id="replay",
        class_="box" + (" replaying" if model.replaying else ""),
    )


def table_body(model: TableModel) -> Node:
    """The whole page of a table, with all parts in their places."""
    say = model.texts
    parts = render_table(model)
    return E.main(
        E.h1(model.game_name, class_="hidden-title"),
        E.div(
            parts["prompt"],
            parts["asked"],
            E.section(E.noscript(say("needs-script")), id="choices", data_client=True, aria_label=say("choices-title")),
            class_="deciding",
        ),
        E.div(parts["seats"], parts["end"], parts["board"], class_="playing"),
        E.div(parts["log"], parts["replay"], about(model), class_="beside"),
        parts["moves"],
        data_island("client-texts", client_texts(say, alone=not others_may_be_asked(model))),
        E.div(id="heard", class_="hidden-title", aria_live="polite", data_client=True),
        problem_dialog(say),
        id="table",
        data_table=model.info.id,
        data_confirm=model.viewer.settings.confirm,
        data_pace=model.viewer.settings.pace,
        data_rules=model.rules_path or None,
    )


def about(model: TableModel) -> Node:
    say = model.texts
    return E.details(
        E.summary(say("about-table")),
        E.dl(
            [(E.dt(title), E.dd(choice)) for title, choice in model.options],
            [(E.dt(seat_name(model, seat)), E.dd(say(f"kind-{info.kind}"))) for seat, info in enumerate(model.info.seats)],
        ),
        id="about",
        class_="box",
    )


CLIENT_MESSAGES = (
    "client-back", "client-confirm", "client-reveals", "client-ends", "client-points",
    "client-open-points", "client-chosen", "client-lost", "client-back-online", "client-copied", "client-not-now",
    "client-kind", "client-refused", "client-more", "client-on-board", "client-list", "client-put-away",
)  # fmt: skip
"""What the page's script says by itself."""


def client_texts(say: Texts, *, alone: bool = False) -> dict[str, str]:
    """The script fills {name} in by itself. Whoever is alone with bots may take back what was revealed, too: bots agree."""
    told = {
        message.removeprefix("client-"): say(message, count="{count}", points="{points}", reason="{reason}") for message in CLIENT_MESSAGES
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
