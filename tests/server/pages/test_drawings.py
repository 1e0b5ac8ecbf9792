"""What is drawn and what is sent: once for all who see the same, not at all where nothing has changed, and never what is hidden."""

from __future__ import annotations

import random

import pytest

from qosqo.analysis.decisions import Candidate, Decision
from qosqo.analysis.outlook import Expectation
from qosqo.analysis.whole import GameAnalysis
from qosqo.arena.statistics import Estimate
from qosqo.core.match import Match
from qosqo.core.phrases import kind_of
from qosqo.core.position import Position
from qosqo.games import all_games
from qosqo.games.tawantinsuyu.phrases import MOVE_PRAY, MOVE_TAKE_CARD
from qosqo.server.pages.drawings import CHANGES_KEPT, Drawings, Page, TableDrawings
from qosqo.server.pages.live import read_marks
from qosqo.web.build import table_model
from qosqo.web.model import AnalysisInfo, SeatInfo, Settings, TableInfo, Viewer
from qosqo.web.table import drawn_parts, log
from tests.analysis.games import SETTINGS
from tests.everybody import fewest_names
from tests.tambo import GAME as TAMBO
from tests.tambo.phrases import MOVE_DRAW
from tests.web.tables import move_of, new_match, play_card

WATCHER = Viewer()
MOVES = 60


def page(drawings: TableDrawings, match: Match, viewer: Viewer = WATCHER, **changed: object) -> Page:
    seats = tuple(SeatInfo(name, "person") for name in match.names)
    info = TableInfo(**{"id": "t", "version": match.changes, "seats": seats, **changed})  # type: ignore[arg-type]
    return drawings.page(match, info, viewer)


def start(game: str) -> Match:
    return Match.new(all_games()[game], fewest_names(all_games()[game]), seed=7)


def play_somehow(match: Match, chance: random.Random) -> None:
    match.play(match.position.to_act(), chance.choice(match.position.moves()))


@pytest.mark.parametrize("game", all_games())
def test_what_is_kept_is_what_would_be_drawn_now_for_every_viewer(game: str) -> None:
    """Nothing stale, and nothing of what another viewer sees: each page is the one that its viewer's own view gives by itself."""
    match, drawings, chance = start(game), TableDrawings(), random.Random(3)
    viewers = [*[Viewer((seat,)) for seat in range(len(match.names))], WATCHER]
    for _ in range(MOVES):
        play_somehow(match, chance)
        chance.shuffle(viewers)
        for viewer in viewers:
            shown = page(drawings, match, viewer)
            assert shown.parts == drawn_parts(table_model(match, shown.model.info, viewer))


@pytest.mark.parametrize("game", all_games())
def test_what_is_drawn_on_from_another_position_is_what_would_be_drawn_there(game: str) -> None:
    """Those who look back at any move and those who watch take turns, and moves are taken back."""
    match, drawings, chance = start(game), TableDrawings(), random.Random(5)
    others = list(range(1, len(match.names)))
    for _ in range(MOVES):
        play_somehow(match, chance)
    for turn in range(MOVES // 4):
        if turn % 5 == 4:
            match.undo(0, len(match.made) - chance.randint(1, 6), others)
        for viewer in (WATCHER, Viewer(replay=chance.randint(0, len(match.made)))):
            shown = page(drawings, match, viewer)
            assert shown.parts == drawn_parts(table_model(match, shown.model.info, viewer))


@pytest.mark.parametrize("game", all_games())
def test_a_second_watcher_costs_no_drawing_and_a_move_only_what_it_changes(game: str) -> None:
    match, drawings, chance = start(game), TableDrawings(), random.Random(3)
    page(drawings, match)
    whole = drawings.kept.drawn
    page(drawings, match, Viewer(settings=Settings(theme="dark", name="Eva")))
    assert drawings.kept.drawn == whole, "another watcher sees the same"
    drawn = []
    for _ in range(MOVES):
        before = drawings.kept.drawn
        play_somehow(match, chance)
        page(drawings, match)
        drawn.append(drawings.kept.drawn - before)
    assert 0 < sum(drawn) / len(drawn) < whole / 2


@pytest.mark.parametrize("game", all_games())
def test_who_plays_shares_with_those_who_watch_what_they_see_alike(game: str) -> None:
    match, drawings = start(game), TableDrawings()
    page(drawings, match)
    whole = drawings.kept.drawn
    page(drawings, match, Viewer((0,)))
    assert drawings.kept.drawn - whole < whole


def test_a_page_that_shows_everything_is_sent_nothing() -> None:
    match, drawings = new_match(), TableDrawings()
    shown = page(drawings, match)
    assert drawings.changes(shown.marks, shown) == {}


def test_a_page_without_marks_is_sent_everything() -> None:
    match, drawings = new_match(), TableDrawings()
    shown = page(drawings, match)
    whole = shown.parts | {"log": log(shown.model)}
    assert drawings.changes({}, shown) == {id: str(node) for id, node in whole.items()}


def test_marks_that_nobody_knows_bring_the_whole_part() -> None:
    match, drawings = new_match(), TableDrawings()
    shown = page(drawings, match)
    assert drawings.changes(shown.marks | {"seats": "0" * 12, "log": "7.nonsense"}, shown) == {
        "seats": str(shown.parts["seats"]),
        "log": str(log(shown.model)),
    }


def test_a_tab_that_has_missed_a_few_changes_is_sent_the_difference_and_one_that_slept_the_whole_parts() -> None:
    match, drawings = Match.new(TAMBO, ["Ana", "Bo"], seed=3), TableDrawings()
    first = page(drawings, match)
    for number in range(1, CHANGES_KEPT + 1):
        play_card(match) if number == 1 else match.play(match.position.to_act(), match.position.moves()[0])
        now = page(drawings, match)
        assert ("board" in drawings.changes(first.marks, now)) == (number >= CHANGES_KEPT), number


def test_the_log_only_grows_until_something_is_taken_back() -> None:
    match, drawings = new_match(), TableDrawings()
    before = page(drawings, match)
    play_card(match)
    after = page(drawings, match)
    sent = drawings.changes(before.marks, after)
    assert "log" not in sent
    assert 'id="log-1-0"' in sent["log-list+"]
    assert 'id="log-0-0"' not in sent["log-list+"]
    match.undo(0, 0, [1])
    assert 'id="log-1-0"' not in drawings.changes(after.marks, page(drawings, match))["log"]


def test_another_language_is_another_page() -> None:
    match, drawings = new_match(), TableDrawings()
    english, german = page(drawings, match), page(drawings, match, Viewer(settings=Settings(language="de")))
    assert {"prompt-text", "seats", "log"} <= set(drawings.changes(english.marks, german))
    assert drawings.changes(german.marks, german) == {}


def test_the_mark_of_what_another_seat_sees_is_known_to_that_seat_only() -> None:
    """Otherwise somebody could draw what the other perhaps sees and ask whether it is so."""
    match, drawings = new_match(), TableDrawings()
    theirs = page(drawings, match, Viewer((0,)))
    match.play(0, move_of(match, MOVE_DRAW))
    mine = page(drawings, match, Viewer((1,)))
    assert drawings.changes({"board": theirs.marks["board"]}, mine)["board"] == str(mine.parts["board"])
    assert "board" not in drawings.changes({"board": theirs.marks["board"]}, page(drawings, match, Viewer((0,))))


def test_drawings_are_kept_while_somebody_watches() -> None:
    watched = {"t"}
    drawings = Drawings(watched.__contains__)
    assert drawings.of("t") is drawings.of("t")
    kept = drawings.of("t")
    drawings.forget("t")
    assert drawings.of("t") is not kept


def test_who_loads_a_page_and_then_watches_finds_it_drawn() -> None:
    watched: set[str] = set()
    drawings = Drawings(watched.__contains__)
    loaded = drawings.of("t")
    watched.add("t")
    assert drawings.of("t") is loaded


@pytest.mark.parametrize("text", ["", " ", "=", "prompt", "=".join("a" * 3000), "log=9" * 500])
def test_marks_that_make_no_sense_are_none(text: str) -> None:
    match, drawings = new_match(), TableDrawings()
    shown = page(drawings, match)
    assert set(drawings.changes(read_marks(text), shown)) == {*shown.parts, "log"}


@pytest.mark.parametrize(("length", "asked", "shown", "seen"), [(3, 1, 2, True), (3, 3, 3, True), (1, 1, 1, False)])
def test_a_better_line_goes_on_until_something_is_to_be_seen_of_it(length: int, asked: int, shown: int, seen: bool) -> None:
    """The first move only opens a further choice: a page that showed it alone would look as before."""
    match, chance = start("tawantinsuyu"), random.Random(3)
    while not (line := choice_opened(match.position)):
        play_somehow(match, chance)
    seat, number = match.position.to_act(), len(match.made)
    match.play(seat, line[0])
    analysis = found(match, line[:length])
    drawn = page(TableDrawings(), match, Viewer((seat,), replay=number, better=asked), uploaded=True, judged=True, analysis=analysis)
    assert drawn.model.viewer.better == shown
    assert ('data-ghosts=""' not in str(drawn.parts["analysis"])) == seen


def choice_opened(position: Position) -> list[int]:
    """To pray where cards are offered, and then to take two of them one by one; nothing if that cannot be done now."""
    line = [move for move in position.moves() if kind_of(move) == MOVE_PRAY]
    after = position.clone()
    for move in line:
        after.apply(move)
        line += [each for each in after.moves() if kind_of(each) == MOVE_TAKE_CARD][:1]
    return line if len(line) == 3 else []


def found(match: Match, line: list[int]) -> AnalysisInfo:
    """As if this line were the best that the last decision could lead to."""
    made, nothing = match.made[-1], Expectation((0.0,) * len(match.names), (0.0,) * len(match.names))
    unknown = Estimate(0.0, 0.0, 0.0)
    best = Candidate(line[0], (unknown,) * len(match.names), (unknown,) * len(match.names), 1, tuple(line[1:]))
    decision = Decision(len(match.made) - 1, made.seat, made.move, 2, (best,), nothing, unknown, unknown)
    whole = GameAnalysis(SETTINGS, tuple(match.names), (), nothing, nothing, (decision,), (0,) * len(match.names), ())
    return AnalysisInfo("quick", 1, 2, False, whole)
