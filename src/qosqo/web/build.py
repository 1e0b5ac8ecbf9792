"""Models from matches: what one viewer may see of a table, in that viewer's language."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from pathlib import Path
from typing import Any, Final
from weakref import WeakKeyDictionary

from qosqo.core.game import Game
from qosqo.core.match import Made, Match
from qosqo.core.narrator import Narrator
from qosqo.core.phrases import Part, Saying, kind_of
from qosqo.core.position import NOBODY, Position
from qosqo.core.rulebook import rulebook
from qosqo.core.scores import POINT_EVENTS, points_by_round, score_history, score_sheet
from qosqo.core.texts import DEFAULT_LANGUAGE, Texts, about_people, texts
from qosqo.web.model import (
    Choice,
    Decision,
    GameModel,
    KindModel,
    LogEntry,
    OptionModel,
    PartModel,
    TableInfo,
    TableModel,
    Viewer,
)

WEB_FOLDER: Final = Path(__file__).parent
OPEN: Final = "…"


def web_texts(language: str, game: Game | None = None) -> Texts:
    """The messages of the pages, with those of a game on top."""
    return texts(language, WEB_FOLDER, game.folder) if game else texts(language, WEB_FOLDER)


@about_people
@lru_cache(maxsize=256)
def narrator(game: Game, language: str, names: tuple[str, ...], data: Any) -> Narrator:
    return Narrator(game, language, list(names), data)


def rules_path(game: Game) -> str:
    """The page of a game's rules; empty: nobody has written them."""
    return f"/rules/{game.id}" if rulebook(game.folder, DEFAULT_LANGUAGE) else ""


def game_model(game: Game, language: str) -> GameModel:
    """A game as the home page and the set-up describe it."""
    say = web_texts(language, game)
    about_automaton = game.automaton_options()
    options = tuple(
        OptionModel(
            option.name,
            say(f"option-{option.name}"),
            tuple((choice, say(f"option-{option.name}-{choice}")) for choice in option.choices),
            option.name in about_automaton,
        )
        for option in game.options
    )
    model = GameModel(
        game.id,
        say("game-name"),
        say("game-about"),
        game.fewest_seats,
        game.most_seats,
        options,
        game.data_file().exists(),
        rules_path=rules_path(game),
        facts=say("game-facts") if say.knows("game-facts") else "",
    )
    if game.automaton is None:
        return model
    return replace(model, fewest=1, automaton=say("automaton-name"), automaton_option=game.automaton[0])


def table_model(match: Match, info: TableInfo, viewer: Viewer) -> TableModel:
    """The table as the viewer may see it."""
    game = match.game
    names = tuple(seat.name for seat in info.seats)
    voice = narrator(game, viewer.settings.language, names, match.data)
    say = web_texts(viewer.settings.language, game)
    length = len(match.made)
    finished = match.position.over()
    shown = length if viewer.replay is None else max(0, min(viewer.replay, length))
    position = match.position if shown == length else match.position_at(shown)
    watchable = tuple(range(len(names))) if finished or info.uploaded else allowed(viewer)
    seat, cover = eyes(match, info, viewer, watchable)
    asked = viewer.replay is None and not info.uploaded and seat == position.to_act() and seat != NOBODY
    return TableModel(
        info=info,
        viewer=viewer,
        game_id=game.id,
        game_name=say("game-name"),
        options=options_told(match, say),
        seat=seat,
        cover=cover,
        to_act=position.to_act(),
        over=position.over(),
        winners=tuple(position.winners()) if position.over() else (),
        prompt=prompt(position, cover, asked, voice, say),
        view=position.view(seat),
        decision=decision(match, seat, voice) if asked else None,
        log=log(match, seat, voice),
        length=length,
        shown=shown,
        finished=finished,
        undo_to=undo_to(match, seat) if viewer.replay is None and not info.uploaded and not finished else None,
        sheet=score_sheet(match, shown),
        by_round=points_by_round(match) if position.over() else {},
        history=score_history(match, shown),
        watchable=watchable,
        texts=say,
        data=match.data,
        rules_path=rules_path(game),
    )


def options_told(match: Match, say: Texts) -> tuple[tuple[str, str], ...]:
    """What was agreed on before the game."""
    told = [
        (say(f"option-{name}"), say(f"option-{name}-{choice}")) for name, choice in match.game.telling_options(match.header.options).items()
    ]
    if match.header.data_text is not None:
        told.append((say("data-title"), say("data-other")))
    return tuple(told)


# Who sees what.


def allowed(viewer: Viewer) -> tuple[int, ...]:
    """The seats whose hidden things this browser may show just now."""
    if len(viewer.seats) < 2:
        return viewer.seats
    return (viewer.ready,) if viewer.ready in viewer.seats else ()


def eyes(match: Match, info: TableInfo, viewer: Viewer, watchable: tuple[int, ...]) -> tuple[int, int | None]:
    """Through whose eyes the table is shown, and to whom the device must be passed first."""
    own = allowed(viewer)
    seat = own[0] if own else NOBODY
    if viewer.replay is not None:
        if viewer.replay_seat is not None and viewer.replay_seat in (NOBODY, *watchable):
            return viewer.replay_seat, None
        return seat, None
    to_act = match.position.to_act()
    if len(viewer.seats) > 1 and to_act in viewer.seats and to_act != viewer.ready and not info.uploaded:
        return NOBODY, to_act
    return seat, None


def undo_to(match: Match, seat: int) -> int | None:
    if seat == NOBODY or not match.made:
        return None
    to = match.free_undo(seat)
    return to if to < len(match.made) else None


def prompt(position: Position, cover: int | None, asked: bool, voice: Narrator, say: Texts) -> str:
    """Whose turn it is and what to do. A game may say more by a message `prompt-<step>` (the class of the step, in small letters)."""
    if position.over():
        winners = position.winners()
        return say("prompt-winner", name=join([voice.name(winner) for winner in winners], say("and")), count=len(winners))
    name = voice.name(position.to_act())
    if cover is not None:
        return say("prompt-pass-device", name=voice.name(cover))
    if not asked:
        return say("prompt-waiting", name=name)
    special = f"prompt-{type(position.stack[-1]).__name__.lower()}"
    what = say(special, seat=name) if say.knows(special) else say("prompt-choose")
    return say("prompt-your-turn", name=name, what=what)


def join(names: Sequence[str], last: str) -> str:
    return f" {last} ".join([", ".join(names[:-1]), names[-1]]) if len(names) > 1 else "".join(names)


# What can be done.


_decisions: WeakKeyDictionary[Match, dict[tuple[int, Narrator], Decision]] = WeakKeyDictionary()


def decision(match: Match, seat: int, voice: Narrator) -> Decision:
    """The legal moves of the seat to act, ready for narrowing. Several tabs may ask at the same position, so it is kept."""
    kept = _decisions.get(match, {})
    key = (len(match.entries), voice)
    if key not in kept:
        made = list_decision(match, seat, voice)
        kept = {known: each for known, each in kept.items() if known[0] == len(match.entries)} | {key: made}
        _decisions[match] = kept
    return kept[key]


def list_decision(match: Match, seat: int, voice: Narrator) -> Decision:
    moves = match.position.moves()
    refused = match.refused_candidates()
    collector = Collector(match.game, voice, seat)
    rows = tuple(collector.row(move) for move in moves)
    refused_rows = tuple((collector.row(move), voice.refusal(reason)) for move, reason in refused)
    return Decision(seat, tuple(collector.kinds), collector.part_models(), tuple(moves), rows, refused_rows)


class Collector:
    """Gathers the kinds, parts and values that occur among moves."""

    def __init__(self, game: Game, voice: Narrator, seat: int) -> None:
        self.table = game.moves
        self.voice = voice
        self.seat = seat
        self.kinds: list[KindModel] = []
        self._kind_places: dict[int, int] = {}
        self._parts: list[Part] = []
        self._part_places: dict[tuple[str, str, int, bool], int] = {}
        self._values: list[set[int]] = []

    def row(self, move: int) -> tuple[int, ...]:
        number = kind_of(move)
        place = self._kind_places.get(number)
        if place is None:
            place = self._add_kind(number)
        values = self.table.values(move)
        for part, value in zip(self.kinds[place].parts, values, strict=True):
            self._values[part].add(value)
        return (place, *values)

    def _add_kind(self, number: int) -> int:
        kind = self.table.kinds[number]
        parts = tuple(self._part_place(part) for part in kind.parts)
        say = self.voice.texts
        name = self.voice.name(self.seat)
        short = f"title-{kind.name}"
        title = say(short) if say.knows(short) else say(f"move-{kind.name}", seat=name, **{part.name: OPEN for part in kind.parts})
        template = say(f"move-{kind.name}", seat=name, **{part.name: f"{{{part.name}}}" for part in kind.parts})
        self._kind_places[number] = len(self.kinds)
        self.kinds.append(KindModel(kind.name, title, template, kind.rule, parts, kind.costly))
        return self._kind_places[number]

    def _part_place(self, part: Part) -> int:
        key = (part.name, part.texts, part.first, part.seat)
        if key not in self._part_places:
            self._part_places[key] = len(self._parts)
            self._parts.append(part)
            self._values.append(set())
        return self._part_places[key]

    def part_models(self) -> tuple[PartModel, ...]:
        return tuple(
            PartModel(
                part.name,
                self.voice.texts(f"part-{part.name}"),
                part.seat,
                tuple(Choice(value, str(self.voice.part(part, value))) for value in sorted(values)),
            )
            for part, values in zip(self._parts, self._values, strict=True)
        )


# What has happened.


def log(match: Match, viewer: int, voice: Narrator) -> tuple[LogEntry, ...]:
    """Everything that has happened, as the viewer may read it."""
    result = list(entries(match.opening, 0, viewer, voice))
    for number, made in enumerate(match.made, start=1):
        result.extend(entries(made, number, viewer, voice))
    return tuple(result)


def entries(made: Made, number: int, viewer: int, voice: Narrator) -> list[LogEntry]:
    result = [
        LogEntry(
            number,
            place,
            event.seat,
            *told(voice, event.kind, event.seat, tuple(event.values), viewer == event.seat),
            move=not place,
            kind=voice.game.events.kinds[event.kind].name,
        )
        for place, event in enumerate(made.events)
    ]
    if not result and number:
        name = voice.name(made.seat)
        result = [
            LogEntry(number, 0, made.seat, f"{name}: {voice.move(made.move, made.seat, viewer)}", "", (("seat", made.seat),), move=True)
        ]
    return result


@about_people
@lru_cache(maxsize=100_000)
def told(voice: Narrator, kind: int, seat: int, values: tuple[int, ...], own: bool) -> tuple[str, str, tuple[tuple[str, int], ...]]:
    """The text of a log entry, its rule, and the parts and values that it names."""
    event = Saying()
    event.kind = kind
    event.seat = seat
    event.values = list(values)
    known = voice.game.events.kinds[kind]
    changed = [("seat", seat)] if seat != NOBODY else []
    for part, value in zip(known.parts, values, strict=False):
        if (own or not part.hidden) and kind not in POINT_EVENTS:
            changed.append(("seat" if part.seat else part.name, value))
    return voice.event(event, seat if own else NOBODY), known.cited(event.values), tuple(changed)
