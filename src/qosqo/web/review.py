"""A game looked back at with its analysis: how far it has come, the course of the game, turning points, and the decision that is shown."""

from __future__ import annotations

from typing import Final

from qosqo.analysis.decisions import Candidate, Decision, lead
from qosqo.analysis.effort import LEVELS
from qosqo.analysis.labels import BLUNDER, INACCURACY, MISTAKE, label_of
from qosqo.analysis.profile import deciding, luck_of
from qosqo.analysis.words import BLAMED, decimal, lead_text, percent, points_text, turning_points, words
from qosqo.core.chance import seeded
from qosqo.core.match import Match
from qosqo.core.position import Position
from qosqo.core.texts import Texts
from qosqo.web.analysis import BESIDE, BESIDE_HEIGHT, chart_mark, course_chart, explained, legend, luck_arrows, outlook_of_all, players
from qosqo.web.ghosts import changed_ids
from qosqo.web.markup import E, Node, fragment
from qosqo.web.model import AnalysisInfo, TableModel
from qosqo.web.seats import seat_sign

OFFERED: Final = ("quick", "standard")
"""The levels of which people choose; programs may ask for more."""
LEAST_LUCK: Final = 0.01
"""Less than this share of the win is not spoken of."""
SIGNS_OF_LABELS: Final = {INACCURACY: "?!", MISTAKE: "?", BLUNDER: "??"}
"""What chess players write beside such a move."""
BAR: Final = 100
BAR_HEIGHT: Final = 10
IMAGINED: Final = 1
"""The seed of what a better line is shown with in place of what the player could not know."""


def decision_shown(info: AnalysisInfo | None, number: int) -> Decision | None:
    """What is known about the decision in the position after so many moves."""
    if info is None:
        return None
    return next((decision for decision in info.found.decisions if decision.number == number), None)


def better_position(match: Match, decision: Decision, moves: int) -> Position:
    """The position after so many moves of the better line, as the player could imagine it."""
    position = match.position_at(decision.number).imagine(decision.seat, seeded(IMAGINED))
    for move in line_of(decision)[:moves]:
        if position.over() or position.to_act() != decision.seat or move not in position.moves():
            break
        position.apply(move)
    return position


def line_of(decision: Decision) -> tuple[int, ...]:
    return decision.best.move, *decision.best.line


def moves_left(model: TableModel) -> bool:
    """Whether the better line that is shown goes on."""
    decision = decision_shown(model.info.analysis, model.shown)
    return decision is not None and model.viewer.better < len(line_of(decision))


def review(model: TableModel, before: Node | None = None, after: Node | None = None) -> Node:
    """`before` and `after` are the board as it was and with the better line, where that is shown."""
    if not model.info.judged or not model.length:
        return E.section(id="analysis", hidden=True)
    say, info = words(model.texts.language), model.info.analysis
    if info is None:
        content: list[Node | None] = [E.p(say("review-offer")), level_buttons(OFFERED, say)]
    else:
        shown = None if model.shown == model.length else decision_shown(info, model.shown)
        visible = shown if shown is not None and shown.seat in model.watchable else None
        content = [
            latest(info, model, say) if visible is None and goes_on(model) else None,
            None if info.complete else progress(info, model, say),
            course(info, model, say),
            decision_box(visible, info, model, say) if visible is not None else None,
            E.div(tallies(info, model, say), turning(info, model, say), summary(info, model, say), id="review-game"),
            progress(info, model, say) if info.complete else None,
        ]
    ghosts = " ".join(changed_ids(before, after)) if before is not None and after is not None else None
    return E.section(
        E.h2(say("review-title")),
        content,
        id="analysis",
        class_="box review",
        data_scroll=True,
        data_ghosts=ghosts,
        aria_label=say("review-title"),
    )


def goes_on(model: TableModel) -> bool:
    """Whether moves are judged while the game is played."""
    return not model.finished and not model.info.uploaded


def latest(info: AnalysisInfo, model: TableModel, say: Texts) -> Node | None:
    """What is said about the last move of one's own, which is what somebody wants to know who is playing; it leads there."""
    own = [decision for decision in info.found.decisions if decision.seat in model.watchable and not decision.forced]
    if not own:
        return None
    decision = own[-1]
    return E.p(
        E.button(
            E.span(
                say("study-latest", played=model.voice.move(decision.played, decision.seat, decision.seat)), " ", label_node(decision, say)
            ),
            type="button",
            class_="quiet",
            data_do="replay",
            data_number=decision.number,
            id="review-latest",
        ),
        role="status",
    )


def level_buttons(levels: tuple[str, ...], say: Texts) -> Node:
    return E.div(
        [
            E.button(say(f"review-{level}"), type="button", data_do="analyse", data_level=level, class_="main" if place == 0 else None)
            for place, level in enumerate(levels)
        ],
        class_="buttons",
    )


def analyse_button(model: TableModel) -> Node | None:
    """At the end of a game: begins an analysis, or leads to it where it is not beside the board."""
    if not model.info.judged:
        return None
    say = words(model.texts.language)
    if model.info.analysis is not None:
        return E.a(say("review-see"), href="#analysis", class_="button narrow-only")
    return E.button(say("review-analyse"), type="button", data_do="analyse", data_level=OFFERED[0])


def study_button(model: TableModel) -> Node | None:
    """While a game goes on: have moves judged at once, if everybody agrees."""
    if (
        model.finished
        or model.info.uploaded
        or not model.viewer.seats
        or model.info.teaching is not None
        or model.info.exercise is not None
    ):
        return None
    say = words(model.texts.language)
    agreed = all(seat in model.info.study for seat in model.viewer.seats)
    return E.button(say("study-stop" if agreed else "study-ask"), type="button", data_do="study", data_yes="false" if agreed else "true")


def study_request(model: TableModel) -> Node | None:
    """Somebody would like moves to be judged while the game goes on, and not everybody has answered."""
    others = [model.names[seat] for seat in model.info.study if seat not in model.viewer.seats]
    own = model.viewer.seats
    if model.info.judged or not model.info.study or not own:
        return None
    say = words(model.texts.language)
    if all(seat in model.info.study for seat in own):
        return E.div(E.p(say("study-waiting")), class_="request")
    return E.div(
        E.p(say("study-request", name=", ".join(others))),
        E.div(
            E.button(model.texts("undo-agree"), type="button", data_do="study", data_yes="true", class_="main"),
            E.button(model.texts("undo-refuse"), type="button", data_do="study", data_yes="false"),
            class_="buttons",
        ),
        class_="request",
    )


def progress(info: AnalysisInfo, model: TableModel, say: Texts) -> Node:
    if info.failed:
        again = info.level if info.level in OFFERED else OFFERED[0]
        return E.div(E.p(say("review-failed"), role="status"), level_buttons((again,), say), id="review-progress")
    # What was judged during a game may have ended with it, because somebody no longer agreed.
    further = OFFERED[1:] if info.level == OFFERED[0] else OFFERED if info.level not in LEVELS and model.finished else ()
    if not info.complete:
        share = 100 * info.done // max(1, info.total)
        return E.div(
            E.label(say("review-working", share=share), " ", E.progress(value=info.done, max=info.total)),
            info.level not in LEVELS and further and level_buttons(further, say),
            id="review-progress",
            class_="quiet-text",
        )
    return E.div(E.p(say(f"review-done-{info.level}"), class_="quiet-text"), further and level_buttons(further, say), id="review-progress")


def course(info: AnalysisInfo, model: TableModel, say: Texts) -> Node:
    """The chart, which stays in sight above the decision that is told about."""
    shown = model.shown if model.shown < model.length else None
    return E.figure(
        E.figcaption(say("analysis-course")),
        course_chart(info.found, say, model.length, shown, model.watchable, (BESIDE, BESIDE_HEIGHT)),
        id="review-course",
    )


def tallies(info: AnalysisInfo, model: TableModel, say: Texts) -> Node | None:
    """What the marks of the chart mean; how often each player went wrong, and how lucky they were. The words stand above the table, where
    they take no room from the names."""
    told = [(seat, name) for seat, name in deciding(info.found) if seat in model.watchable]
    if not told:
        return None
    ended = info.complete and bool(info.found.winners)
    table = E.table(
        E.thead(
            E.tr(
                E.td(),
                [E.th(chart_mark(label), E.span(say(f"label-{label}"), class_="hidden-title"), scope="col") for label in BLAMED],
                ended and E.th(luck_arrows(), E.span(say("review-luck"), class_="hidden-title"), scope="col"),
            )
        ),
        E.tbody(
            [
                E.tr(
                    E.th(seat_sign(seat), " ", name, scope="row"),
                    [E.td(count, class_=label if count else None) for label, count in counted(info, seat)],
                    ended and E.td(with_sign(luck_of(info.found, seat)[0], say)),
                )
                for seat, name in told
            ]
        ),
        class_="tallies",
    )
    return E.div(legend(say), table)


def counted(info: AnalysisInfo, seat: int) -> list[tuple[str, int]]:
    labels = [label_of(decision) for decision in info.found.decisions if decision.seat == seat]
    return [(label, labels.count(label)) for label in BLAMED]


def with_sign(points: float, say: Texts) -> str:
    shown = decimal(points, say, 0)
    return say("analysis-points", points=f"+{shown}" if round(points) > 0 else shown, count=abs(round(points)))


def label_node(decision: Decision, say: Texts) -> Node:
    label = label_of(decision)
    sign = SIGNS_OF_LABELS.get(label)
    return E.span(say(f"label-{label}"), sign and E.span(f" {sign}", aria_hidden="true"), class_=label)


def turning(info: AnalysisInfo, model: TableModel, say: Texts) -> Node | None:
    """The decisions that gave away most; each leads to its position."""
    found = [decision for decision in turning_points(info.found) if decision.seat in model.watchable]
    items = [
        E.li(
            E.button(
                seat_sign(decision.seat),
                E.span(
                    f"{decision.number + 1}. {model.names[decision.seat]}: ",
                    label_node(decision, say),
                    E.small(
                        say("review-lost", points=points_text(decision.loss_points.value, say), share=percent(decision.loss_share.value))
                    ),
                ),
                type="button",
                class_="quiet",
                data_do="replay",
                data_number=decision.number,
                data_turning=True,
                aria_current="true" if decision.number == model.shown else None,
            )
        )
        for decision in found
    ]
    if not items and not info.complete:
        return None
    nothing = "study-none" if goes_on(model) else "analysis-none"
    return E.section(E.h3(say("analysis-turning-points")), E.ol(items, class_="turning") if items else E.p(say(nothing)))


def summary(info: AnalysisInfo, model: TableModel, say: Texts) -> Node | None:
    """What it says about the players, once everything is known."""
    if not info.complete or not info.found.winners:
        return E.p(say("review-own-only"), class_="quiet-text") if goes_on(model) else None
    table, where = players(model.voice, info.found, say, narrow=True)
    return E.details(
        E.summary(say("review-players")),
        table,
        explained(info.found, say),
        where,
        E.p(say("analysis-how"), class_="quiet-text"),
    )


def decision_box(decision: Decision, info: AnalysisInfo, model: TableModel, say: Texts) -> Node:
    """The decision in the position shown: what was played, what it cost, and what would have been better."""
    seat, voice = decision.seat, model.voice
    played = voice.move(decision.played, seat, seat)
    head = E.p(
        seat_sign(seat),
        " ",
        E.strong(model.names[seat]),
        f": {played} – ",
        label_node(decision, say),
    )
    if model.viewer.trying:
        return E.div(
            E.p(say("review-find", name=model.names[seat], played=played)),
            E.p(id="tried", role="status", data_client=True),
            E.div(look_button("review-give-up", decision.number, say), class_="buttons"),
            id="review-decision",
            class_="review-decision",
            data_number=decision.number,
        )
    cost = None
    if label_of(decision) in BLAMED:
        cost = E.p(say("review-cost", share=percent(decision.loss_share.value), points=points_text(decision.loss_points.value, say)))
    better = model.viewer.better
    improvable = decision.best.move != decision.played
    return E.div(
        head,
        cost,
        luck_text(decision, say),
        E.div(
            improvable and not better and look_button("review-try", decision.number, say, trying=True),
            improvable
            and better < len(line_of(decision))
            and look_button("review-further" if better else "review-better", decision.number, say, better=better + 1),
            better > 0 and look_button("review-back", decision.number, say),
            # A new table would begin at the decision, and not with the better line that the board shows.
            model.info.forkable and not better and E.button(say("review-fork"), type="button", data_do="fork", data_number=decision.number),
            next_turning(decision, info, model, say),
            class_="buttons",
        ),
        not decision.forced and E.ol([candidate_item(each, decision, model, say) for each in decision.candidates], class_="candidates"),
        id="review-decision",
        class_="review-decision",
        data_number=decision.number,
        data_better=pairs(model, decision.best.move) if improvable else None,
    )


def better_text(decision: Decision, model: TableModel, say: Texts) -> str:
    """The better line, as far as it is shown."""
    seat = decision.seat
    return say("review-line", moves=" · ".join(model.voice.move(move, seat, seat) for move in line_of(decision)[: model.viewer.better]))


def next_turning(decision: Decision, info: AnalysisInfo, model: TableModel, say: Texts) -> Node | None:
    """To the next turning point, without going back to the list."""
    later = (each.number for each in turning_points(info.found) if each.seat in model.watchable and each.number > decision.number)
    number = next(later, None)
    if number is None:
        return None
    return E.button(say("review-next"), type="button", data_do="replay", data_number=number, id="review-next")


def looking(model: TableModel) -> tuple[int, str, Node] | None:
    """What the prompt says while somebody looks at a better line or for one, and whose moves it tells: the board is not beside the analysis
    on a small screen."""
    decision = decision_shown(model.info.analysis, model.shown) if model.viewer.better or model.viewer.trying else None
    if decision is None or decision.seat not in model.watchable:
        return None
    say, better = words(model.texts.language), model.viewer.better
    if not better:
        return decision.seat, "", fragment(look_button("review-give-up", decision.number, say, named=False))
    ways = fragment(
        better < len(line_of(decision)) and look_button("review-further", decision.number, say, better=better + 1, named=False),
        look_button("review-back", decision.number, say, named=False),
    )
    return decision.seat, better_text(decision, model, say), ways


def luck_text(decision: Decision, say: Texts) -> Node | None:
    """What chance brought after the move, if it could be felt."""
    if decision.luck is None:
        return None
    share, points = decision.luck.shares[decision.seat], lead(decision.luck.points, decision.seat)
    if abs(share) < LEAST_LUCK or (share > 0) != (points > 0):
        return None
    message = "review-luck-good" if share > 0 else "review-luck-bad"
    return E.p(say(message, points=points_text(abs(points), say), share=percent(abs(share))))


def pairs(model: TableModel, move: int) -> str:
    """A move as drawn things describe themselves."""
    return " ".join(f"{name}={value}" for name, value in model.game.moves.named(move).items())


def look_button(message: str, number: int, say: Texts, trying: bool = False, better: int = 0, named: bool = True) -> Node:
    """Only the one in the analysis has the name by which keys find it."""
    return E.button(
        say(message),
        type="button",
        data_do="review",
        data_number=number,
        data_trying="true" if trying else None,
        data_better=better or None,
        id=message if named else None,
    )


def worth(candidate: Candidate, seat: int, say: Texts) -> Node:
    """How likely a candidate wins as a bar, whose whisker is the interval, and in words. Everybody's numbers are unfolded below."""
    share = candidate.shares[seat]
    middle = BAR_HEIGHT / 2
    return E.span(
        E.svg(
            E.title(say("review-between", low=f"{100 * share.low:.0f}", high=percent(share.high))),
            E.rect(width=BAR, height=BAR_HEIGHT, class_="all"),
            E.rect(width=BAR * share.value, height=BAR_HEIGHT, class_="share"),
            E.path(d=f"M{BAR * share.low:.1f},{middle}H{BAR * share.high:.1f}", class_="whisker"),
            viewBox=f"0 0 {BAR} {BAR_HEIGHT}",
            preserveAspectRatio="none",
        ),
        " ",
        say("review-worth", share=percent(share.value), lead=lead_text(candidate, seat, say)),
        class_=f"worth seat-{seat}",
    )


def candidate_item(candidate: Candidate, decision: Decision, model: TableModel, say: Texts) -> Node:
    text = model.voice.move(candidate.move, decision.seat, decision.seat)
    return E.li(
        E.span(text, class_="played" if candidate.move == decision.played else None),
        candidate.move == decision.played and f" ({say('review-played')})",
        " ",
        worth(candidate, decision.seat, say),
        outlook_of_all(candidate, decision, model.voice, say),
        data_changed=pairs(model, candidate.move),
        tabindex="0",
    )
