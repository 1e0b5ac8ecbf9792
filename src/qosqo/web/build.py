"""Models from matches: what one viewer may see of a table, in that viewer's language."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from qosqo.bots.plan_words import BOTS_FOLDER
from qosqo.core.exercises import exercises_of
from qosqo.core.game import Game
from qosqo.core.hints import hint_texts
from qosqo.core.lesson import lesson_of
from qosqo.core.match import Match
from qosqo.core.narrator import Narrator
from qosqo.core.phrases import kinds_among
from qosqo.core.position import NOBODY, Position
from qosqo.core.rulebook import rulebook, rulebook_file
from qosqo.core.scores import points_by_round, score_course, score_sheet
from qosqo.core.texts import DEFAULT_LANGUAGE, Texts, about_people, texts
from qosqo.core.view import View
from qosqo.web.decision import decision_at, list_decision
from qosqo.web.exercise import exercise_begins, exercise_model
from qosqo.web.kept import Kept
from qosqo.web.lesson import teacher_model
from qosqo.web.model import Common, TableInfo, TableModel, Viewer
from qosqo.web.page_models import GameModel, OptionModel
from qosqo.web.review import better_position, decision_shown
from qosqo.web.story import Story

WEB_FOLDER: Final = Path(__file__).parent
STOPPING: Final = ("end-turn", "done", "pass")
"""The kinds of moves that end a turn or go on without doing more."""
WORDS_PER_MINUTE: Final = 200
FIVE: Final = 5


def web_texts(language: str, game: Game | None = None) -> Texts:
    """The messages of the pages, with those of a game on top."""
    return texts(language, BOTS_FOLDER, WEB_FOLDER, *([game.folder] if game else []))


@about_people
@lru_cache(maxsize=256)
def narrator(game: Game, language: str, names: tuple[str, ...], data: Any) -> Narrator:
    return Narrator(game, language, list(names), data)


def rules_path(game: Game) -> str:
    """The page of a game's rules; empty: nobody has written them."""
    return f"/rules/{game.id}" if rulebook(game.folder, DEFAULT_LANGUAGE) else ""


@lru_cache(maxsize=64)
def reading_minutes(game: Game, language: str) -> int:
    """How many minutes the rules take to read, to the nearest five; 0: nobody has written them. How heavy a game is can be told by it."""
    files = [file for file in (rulebook_file(game.folder, each) for each in (language, DEFAULT_LANGUAGE)) if file.exists()]
    words = len(files[0].read_text(encoding="utf-8").split()) if files else 0
    return FIVE * math.ceil(words / WORDS_PER_MINUTE / FIVE)


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
        has_lesson=lesson_of(game) is not None,
        exercises=len(exercises_of(game)),
        motto=say("game-motto") if say.knows("game-motto") else "",
        reading=reading_minutes(game, language),
    )
    if game.automaton is None:
        return model
    return replace(model, fewest=1, automaton=say("automaton-name"), automaton_option=game.automaton[0])


def table_model(match: Match, info: TableInfo, viewer: Viewer, kept: Kept | None = None) -> TableModel:
    """The table as the viewer may see it. `kept` is what was found out and drawn of this very table before, if anything was."""
    kept = kept or Kept()
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
    judged = decision_shown(info.analysis, shown) if viewer.trying or viewer.better else None
    trying = judged is not None and judged.seat in watchable and viewer.replay is not None and shown < length
    looked = Looked(match, names, say, voice, kept)
    before = None
    if judged is not None and trying:
        seat = judged.seat  # what the player could know is looked at, and nothing else
        if viewer.better:
            before = looked.view(position, seat, shown), looked.common(position, shown)
            position = better_position(match, judged, viewer.better)
    line = (info.analysis, viewer.better) if before else None
    asked = viewer.replay is None and not info.uploaded and seat == position.to_act() and seat != NOBODY
    teacher = teacher_model(match, info, viewer)
    exercise = exercise_model(match, info, viewer)
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
        prompt=prompt(position, cover, asked or (trying and viewer.trying), voice, say),
        view=looked.view(position, seat, shown, line),
        decision=list_decision(match, seat, voice)
        if asked and not (teacher and teacher.waits) and not (exercise and exercise.waits)
        else decision_at(match.game, position, (), seat, voice)
        if trying and viewer.trying
        else None,
        story=Story(match, seat, voice),
        length=length,
        finished=finished,
        undo_to=undo_to(match, seat, exercise_begins(match, info))
        if viewer.replay is None and not info.uploaded and not finished
        else None,
        by_round=kept.once("by round", points_by_round, match) if position.over() else {},
        common=looked.common(position, shown, line),
        watchable=watchable,
        voice=voice,
        before=before,
        rules_path=rules_path(game),
        teacher=teacher,
        exercise=exercise,
        hint=hint_told(game, viewer) if asked else "",
    )


class Looked:
    """What was found out about positions of a match when somebody looked at them, until the table changes."""

    def __init__(self, match: Match, names: tuple[str, ...], say: Texts, voice: Narrator, kept: Kept) -> None:
        self._match = match
        self._names = names
        self._say = say
        self._voice = voice
        self._kept = kept

    def view(self, position: Position, seat: int, shown: int, line: object = None) -> View:
        """What a seat sees in the position after so many moves, or (of the same name for the same) of a line that was not played."""
        if seat == NOBODY:
            return self._kept.once(("view", shown, line, NOBODY), position.view, NOBODY)
        return self._kept.once(("view", shown, line, seat), position.view_beside, self.view(position, NOBODY, shown, line), seat)

    def common(self, position: Position, shown: int, line: object = None) -> Common:
        """What everybody sees in it."""
        return self._kept.once(("common", shown, line, self._names, self._say), self._common, position, shown, line)

    def _common(self, position: Position, shown: int, line: object) -> Common:
        match = self._match
        return Common(
            self.view(position, NOBODY, shown, line),
            shown,
            self._names,
            score_sheet(match, shown),
            score_course(match, shown),
            match.data,
            self._say,
            Story(match, NOBODY, self._voice),
            self._kept,
        )


def hint_told(game: Game, viewer: Viewer) -> str:
    """The sentence about the decision at hand."""
    words = hint_texts(game, viewer.settings.language)
    return words(viewer.hint) if viewer.hint and words is not None else ""


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
    return holding(viewer.seats, viewer.ready)


def holding(seats: tuple[int, ...], ready: int) -> tuple[int, ...]:
    """Of the seats of a browser those whose hidden things it may show; with several seats only that of whoever holds the device."""
    if len(seats) < 2:
        return seats
    return (ready,) if ready in seats else ()


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


def undo_to(match: Match, seat: int, begins: int) -> int | None:
    """How far the seat may go back alone; never behind the move with which its game begins."""
    if seat == NOBODY or not match.made:
        return None
    to = max(begins, match.free_undo(seat))
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
    what = say(special, seat=name, stop=may_stop(position, voice)) if say.knows(special) else say("prompt-choose")
    return say("prompt-your-turn", name=name, what=what)


def may_stop(position: Position, voice: Narrator) -> str:
    """Whether going on without doing anything is legal: a prompt must not speak of it otherwise."""
    kinds = voice.game.moves.kinds
    return "yes" if any(kinds[kind].name in STOPPING for kind in kinds_among(position.moves())) else "no"


def join(names: Sequence[str], last: str) -> str:
    return f" {last} ".join([", ".join(names[:-1]), names[-1]]) if len(names) > 1 else "".join(names)
