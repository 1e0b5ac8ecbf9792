"""Games and tables as plain data for programs: the models of the pages as answers of the API."""

from __future__ import annotations

from collections.abc import Sequence

from qosqo.analysis.files import decision_json, estimate_json
from qosqo.analysis.profile import Profile, Tally, profile_of
from qosqo.bots import BOT_NAMES
from qosqo.core.game import Game
from qosqo.core.match import Match
from qosqo.core.view import view_json
from qosqo.server.api.schemas import (
    AnalysisOut,
    DecisionOut,
    GameOut,
    ListingOut,
    LogOut,
    NamedMove,
    OptionOut,
    PlayerOut,
    RefusedOut,
    RequestOut,
    SeatOut,
    SheetOut,
    StrengthOut,
    TableOut,
    TallyOut,
)
from qosqo.server.tables.info import table_path
from qosqo.web.build import game_model
from qosqo.web.model import AnalysisInfo, Decision, TableModel
from qosqo.web.page_models import TableLine


def described_game(game: Game, language: str) -> GameOut:
    model = game_model(game, language)
    options = [OptionOut(name=option.name, title=option.title, choices=dict(option.choices)) for option in model.options]
    return GameOut(
        id=game.id,
        name=model.name,
        about=model.about,
        rules=game.rules_version,
        fewest_seats=model.fewest,
        most_seats=model.most,
        options=options,
        solo=game.solo,
        bots=list(BOT_NAMES),
    )


def described_listing(line: TableLine, game: str) -> ListingOut:
    return ListingOut(
        id=line.id,
        url=table_path(line.id),
        game=game,
        names=list(line.names),
        finished=line.finished,
        scores=list(line.scores),
        moves=line.moves,
        my_turn=line.my_turn,
        changed=line.when,
    )


def described(model: TableModel) -> TableOut:
    info, decision, request = model.info, model.decision, model.info.undo_request
    return TableOut(
        id=info.id,
        url=table_path(info.id),
        game=model.game_id,
        version=info.version,
        seats=[SeatOut(name=seat.name, kind=seat.kind, bot=seat.bot, online=seat.online, thinking=seat.thinking) for seat in info.seats],
        mine=list(model.viewer.seats),
        owner=info.owner,
        invites=dict(info.invites),
        options=dict(model.options),
        seat=model.seat,
        to_act=model.to_act,
        over=model.over,
        winners=list(model.winners),
        prompt=model.prompt,
        view=view_json(model.view),
        moves=[named(decision, row) for row in decision.rows] if decision else [],
        refused=[RefusedOut(move=named(decision, row), reason=reason) for row, reason in decision.refused] if decision else [],
        log=[LogOut(number=entry.number, seat=entry.seat, text=entry.text, rule=entry.rule) for entry in model.log],
        length=model.length,
        shown=model.shown,
        undo_to=model.undo_to,
        request=RequestOut(by=request.by, to=request.to, agreed=list(request.agreed)) if request else None,
        sheet=SheetOut(
            categories=list(model.categories),
            by_category=[list(row) for row in model.sheet.by_category],
            totals=list(model.sheet.totals),
        ),
        rematch=info.rematch,
        uploaded=info.uploaded,
    )


def named(decision: Decision, row: tuple[int, ...]) -> NamedMove:
    """A move by the names of its parts, from a row of a decision."""
    kind = decision.kinds[row[0]]
    result: NamedMove = {"kind": kind.name}
    for part, value in zip(kind.parts, row[1:], strict=True):
        result[decision.parts[part].name] = value
    return result


def described_analysis(info: AnalysisInfo, match: Match, seats: Sequence[int]) -> AnalysisOut:
    """What was found about the decisions of these seats."""
    found, game = info.found, match.game
    whole = info.complete and bool(found.winners)
    profiles = [(seat, profile_of(name, game, [(found, seat)])) for seat, name in enumerate(found.names) if seat in seats]
    return AnalysisOut(
        level=info.level,
        done=info.done,
        total=info.total,
        complete=info.complete,
        failed=info.failed,
        decisions=[DecisionOut.model_validate(decision_json(each, game)) for each in found.decisions if each.seat in seats],
        players=[described_player(seat, profile) for seat, profile in profiles if profile.all.decisions],
        explained=[found.explained(seat) for seat in seats] if whole else [],
    )


def described_player(seat: int, profile: Profile) -> PlayerOut:
    strength = profile.strength
    return PlayerOut(
        seat=seat,
        **described_tally(profile.all).model_dump(),
        labels=profile.labels,
        by_part=[None if tally is None else described_tally(tally) for tally in profile.by_part],
        by_kind={kind: described_tally(tally) for kind, tally in profile.by_kind.items()},
        luck_share=profile.luck_share,
        luck_points=profile.luck_points,
        strength=None if strength is None else StrengthOut(value=estimate_json(strength.value), bots=list(strength.bots)),
    )


def described_tally(tally: Tally) -> TallyOut:
    return TallyOut(
        decisions=tally.decisions,
        best=tally.best,
        loss_share=estimate_json(tally.loss_share),
        loss_points=estimate_json(tally.loss_points),
    )
