"""First games with a teacher: every lesson is played from beginning to end, so that no change of rules or words breaks it unseen."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from qosqo.core.chance import seeded
from qosqo.core.data import DataError, data_hash
from qosqo.core.examples import examples_of
from qosqo.core.exercises import exercise_match, exercises_of
from qosqo.core.game import Game
from qosqo.core.lesson import (
    LEARNER,
    Idea,
    Lesson,
    fits,
    lesson_folder,
    lesson_of,
    lesson_texts,
    new_match,
    read_lesson,
    reply,
    stage,
)
from qosqo.core.match import Match
from qosqo.core.rulebook import rulebook
from qosqo.core.texts import LANGUAGES
from qosqo.games import all_games

TAUGHT = [game for game in all_games().values() if lesson_of(game) is not None]
MOST_WORDS = 75
"""Of one idea: more is not read."""


def lesson_for(game: Game) -> Lesson:
    lesson = lesson_of(game)
    assert lesson is not None
    return lesson


def wanted_moves(match: Match, idea: Idea) -> list[int]:
    return [move for move in match.position.moves() if fits(match.game.moves.named(move), idea.want)]


class Pupil:
    """Goes through a lesson and does what is wanted."""

    def __init__(self, game: Game) -> None:
        self.lesson = lesson_for(game)
        self.match = new_match(game, self.lesson, ["Ana", "Sisa"])
        self.read: list[str] = []
        self.done: list[str] = []

    def next_idea(self) -> Idea | None:
        """Reads and lets the opponent reply until a move is wanted; None: the lesson's ideas are over."""
        while True:
            now = stage(self.lesson, self.match, self.read, alone=False)
            assert now.mistake is None, f"{now.told} is not met by what was wanted"
            if now.place == 0:
                return None
            if self.match.position.to_act() != LEARNER:
                assert now.told is None
                prepared = reply(self.lesson, self.match)
                assert prepared is not None, f"after {len(self.match.made)} moves the opponent has nothing prepared"
                self.match.play(self.match.position.to_act(), self.match.game.moves.packed(prepared))
            elif now.waits:
                assert now.told is not None
                self.read.append(now.told.id)
                self.done.append(now.told.id)
            else:
                assert isinstance(now.told, Idea)
                return now.told

    def do(self, idea: Idea) -> None:
        self.match.play(LEARNER, wanted_moves(self.match, idea)[0])
        if idea.id not in self.done:
            self.done.append(idea.id)


def taught(game: Game) -> Pupil:
    pupil = Pupil(game)
    while (idea := pupil.next_idea()) is not None:
        assert wanted_moves(pupil.match, idea), f"{idea.id}: what is wanted is not possible"
        pupil.do(idea)
    return pupil


@pytest.mark.parametrize("game", TAUGHT, ids=lambda game: game.id)
def test_a_lesson_can_be_played_as_the_teacher_wants(game: Game) -> None:
    pupil = taught(game)
    assert pupil.done == [idea.id for idea in pupil.lesson.ideas]
    replies = [game.moves.named(made.move) for made in pupil.match.made if made.seat != LEARNER]
    assert replies == list(pupil.lesson.replies), "all replies are needed"


@pytest.mark.parametrize("game", TAUGHT, ids=lambda game: game.id)
def test_every_way_to_do_what_is_wanted_leads_on(game: Game) -> None:
    """Where several moves would do, the rest of the lesson works with each of them."""
    pupil = Pupil(game)
    while (idea := pupil.next_idea()) is not None:
        for other in wanted_moves(pupil.match, idea)[1:]:
            again = Pupil(game)
            again.match, again.read = pupil.match.fork(len(pupil.match.made)), pupil.read[:]
            again.match.play(LEARNER, other)
            while (further := again.next_idea()) is not None:
                assert wanted_moves(again.match, further), f"after another way of {idea.id}, {further.id} is not possible"
                again.do(further)
        pupil.do(idea)


@pytest.mark.parametrize("game", TAUGHT, ids=lambda game: game.id)
def test_after_the_ideas_the_game_goes_on_to_its_end_and_a_second_game_is_recommended(game: Game) -> None:
    pupil = taught(game)
    chance = seeded(5)
    told = set()
    while not pupil.match.position.over():
        pupil.match.play(pupil.match.position.to_act(), pupil.match.position.random_move(chance))
        now = stage(pupil.lesson, pupil.match, pupil.read, alone=False)
        assert not now.waits
        if now.told is not None:
            told.add(now.told.id)
            pupil.read.append(now.told.id)
    assert "second-game" in told
    assert len(told) > 1, "something else comes up for the first time, too"


@pytest.mark.parametrize("game", TAUGHT, ids=lambda game: game.id)
def test_a_mistake_is_explained_and_taken_back_and_then_the_lesson_goes_on(game: Game) -> None:
    pupil = Pupil(game)
    while (idea := pupil.next_idea()) is not None:
        others = [move for move in pupil.match.position.moves() if not fits(game.moves.named(move), idea.want + idea.may)]
        if others:
            before = len(pupil.match.made)
            pupil.match.play(LEARNER, others[-1])
            now = stage(pupil.lesson, pupil.match, pupil.read, alone=False)
            assert now.told == idea
            assert now.mistake == before
            assert now.waits
            assert not stage(pupil.lesson, pupil.match, pupil.read, alone=True).waits
            pupil.match.undo(LEARNER, before, agreed=[1])
            assert stage(pupil.lesson, pupil.match, pupil.read, alone=False).told == idea
        pupil.do(idea)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TAUGHT, ids=lambda game: game.id)
def test_everything_is_told_in_every_language_briefly(game: Game, language: str) -> None:
    lesson = lesson_for(game)
    needed = {told.id for told in lesson.told} | {f"{idea.id}-not" for idea in lesson.ideas if idea.want}
    words = lesson_texts(game, language)
    file = lesson_folder(game) / "texts" / f"{language}.ftl"
    written = set(re.findall(r"^([a-z][\w-]*) =", file.read_text(encoding="utf-8"), flags=re.MULTILINE))
    kinds = {f"{idea.id}-not-{kind.name}" for idea in lesson.ideas if idea.want for kind in game.moves.kinds}
    assert needed - written == set()
    assert written - needed - kinds == set()
    for message in written:
        assert len(words(message, rival="Sisa").split()) <= MOST_WORDS, message
    assert len(words("goal", rival="Sisa").split("\n")) == 3, "the goal in three lines"


@pytest.mark.parametrize("game", TAUGHT, ids=lambda game: game.id)
def test_every_rule_that_is_named_can_be_read(game: Game) -> None:
    book = rulebook(game.folder, "en")
    assert book is not None
    assert [told.id for told in lesson_for(game).told if told.rule and told.rule not in book.rules] == []


@pytest.mark.parametrize("game", TAUGHT, ids=lambda game: game.id)
def test_a_lesson_keeps_the_component_data_it_was_written_with(game: Game, tmp_path: Path) -> None:
    """When data.toml is corrected and the former file kept, the lesson, the examples and the exercises go on as they were."""
    changed = with_corrected_data(game, tmp_path)
    lesson = lesson_of(changed)
    assert lesson is not None
    match = new_match(changed, lesson, ["Ana", "Sisa"])
    assert match.header.data == new_match(game, lesson_for(game), ["Ana", "Sisa"]).header.data
    former = examples_of(game)
    for name, example in examples_of(changed).items():
        assert example.data_text == former[name].data_text
    for exercise in exercises_of(changed)[:1]:
        assert exercise_match(changed, exercise).header.data != data_hash(changed.data_text())


def test_a_lesson_whose_component_data_are_gone_says_so() -> None:
    with pytest.raises(DataError, match=re.escape("lesson.data: cuzco-kramer does not know these component data any more")):
        read_lesson(GOOD.replace("seed = 1", 'seed = 1\ndata = "0123456789abcdef"'), all_games()["cuzco-kramer"])


def with_corrected_data(game: Game, place: Path) -> Game:
    """The same game after somebody has corrected its component data."""
    for part in ("lesson", "rules", "exercises"):
        shutil.copytree(game.folder / part, place / part)
    (place / "earlier-data").mkdir()
    for number, text in enumerate([game.data_text(), *(file.read_text(encoding="utf-8") for file in game.earlier_data_files())]):
        (place / "earlier-data" / f"{number}.toml").write_text(text, encoding="utf-8")
    (place / "data.toml").write_text(game.data_text() + "# corrected\n", encoding="utf-8")
    changed: Game = type("Corrected", (type(game),), {"folder": place})()
    return changed


GOOD = """
seed = 1
bot = "easy"
[[idea]]
id = "goal"
[[idea]]
id = "end"
want = [{ kind = "end-turn" }]
[[remark]]
id = "over"
over = true
"""


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('kind = "end-turn"', 'kind = "fly"', "lesson.idea[1].want[0]: there is no move called 'fly'"),
        ('kind = "end-turn"', 'kind = "enter", to = 5000', "lesson.idea[1].want[0]: enter: to must be from 0"),
        ("over = true", 'over = "yes"', "lesson.remark[0].over: true or false is needed"),
        ("seed = 1", "seed = 1\nsede = 2", "lesson.sede: there is no such entry"),
        ('id = "over"', 'id = "goal"', "goal is told twice"),
        (
            "seed = 1",
            'seed = 1\nshorter = [["triples = 57", "triples = 9"]]',
            "lesson.shorter[0]: 'triples = 57' must be there exactly once",
        ),
    ],
)
def test_a_slip_in_a_lesson_is_named(old: str, new: str, complaint: str) -> None:
    game = all_games()["cuzco-kramer"]
    assert read_lesson(GOOD, game).ideas[1].want == ({"kind": "end-turn"},)
    with pytest.raises(DataError, match=re.escape(complaint)):
        read_lesson(GOOD.replace(old, new), game)


def test_a_game_without_a_lesson_has_none(tmp_path: Path) -> None:
    class Bare(Game):
        folder = tmp_path

    assert lesson_of(Bare()) is None
