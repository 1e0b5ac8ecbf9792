"""Experiments: how they are read, played, stopped and told."""

from __future__ import annotations

import json
import re
import tomllib
from dataclasses import replace
from pathlib import Path

import pytest
from rich.progress import ProgressColumn

from qosqo.arena.contest import Contest
from qosqo.arena.workers import Here
from qosqo.cli import main
from qosqo.cli.terminal import Terminal
from qosqo.core.data import DataError
from qosqo.core.texts import LANGUAGES
from qosqo.games import find_game
from qosqo.games.tawantinsuyu.data import EFFECT_NAMES
from qosqo.games.tawantinsuyu.names import GOD_NAMES, REGION_NAMES
from qosqo.lab.charts import drawn, intervals
from qosqo.lab.collector import Observed, observe_games
from qosqo.lab.comparisons import (
    MET,
    MISSED,
    OPEN,
    benjamini_hochberg,
    difference_known,
    goal_state,
    holm,
    interval_between,
    probability,
)
from qosqo.lab.components import components_of, regression, taken_by_deal, totals_of, worths_of
from qosqo.lab.editing import checked, draft_of, groups_of, names_in, words_for
from qosqo.lab.experiment import BadExperiment, read_experiment
from qosqo.lab.measures import by_deal
from qosqo.lab.patches import Scanner, name_of, patched, path_of, value_at
from qosqo.lab.report import report_of, taken_differently
from qosqo.lab.results import ExperimentFile, open_results
from qosqo.lab.running import carry_out
from qosqo.lab.watched import generic
from qosqo.lab.words import entry_words, message_of, word_told, words
from qosqo.web.boards import find_board
from qosqo.web.build import web_texts
from qosqo.web.lab import LabModel, lab_page
from qosqo.web.lab_report import report_page
from qosqo.web.model import Settings

GAMES = ("cuzco-feld", "cuzco-kramer", "tawantinsuyu")
FELD = """
game = "cuzco-feld"
title = "Rich soup"
games = 20
players = [2]
bots = ["random"]

[[variants]]
name = "as printed"

[[variants]]
name = "rich"
set = { "goods.kinds[0].points" = 19 }
"""


# Changing single entries.


@pytest.mark.parametrize("game_id", GAMES)
def test_every_entry_is_found_in_the_text(game_id: str) -> None:
    text = find_game(game_id).data_text()
    data = tomllib.loads(text)
    spans = Scanner(text).spans
    assert len(spans) > 50
    for path, (start, end) in spans.items():
        assert tomllib.loads(f"x = {text[start:end]}")["x"] == value_at(data, path), name_of(path)
        assert path_of(name_of(path)) == path


def test_a_patch_changes_its_entry_and_nothing_else() -> None:
    text = find_game("tawantinsuyu").data_text()
    new = patched(text, {"statues.large.cost.stone": 6, "god_cards.Mama Killa[0]": [["gold", 2]], "hill.top.colours[1]": "green"})
    different = [(old, line) for old, line in zip(text.splitlines(), new.splitlines(), strict=True) if old != line]
    assert [line.strip() for _, line in different][1:] == [
        "large = { cost = { stone = 6, gold = 1 }, points = 9, of_each_god = 1 }",
        '[["gold", 2]],',
    ]
    assert different[0][1].strip() == '"plain", "green",'


@pytest.mark.parametrize(
    "name", ["statues.huge.cost", "weavings.tiles[99].left", "statues", "a..b", "weavings[x]", f"weavings.tiles[{'9' * 5000}]"]
)
def test_an_entry_that_is_not_there_is_named(name: str) -> None:
    with pytest.raises(DataError, match=r"^[^:]+: "):
        patched(find_game("tawantinsuyu").data_text(), {name: 1})


def test_an_entry_is_not_changed_together_with_what_holds_it() -> None:
    with pytest.raises(DataError, match="changed already"):
        patched(find_game("tawantinsuyu").data_text(), {"statues.large.cost": {"stone": 1}, "statues.large.cost.stone": 2})


# Data as a form.


def test_a_form_as_it_is_changes_nothing() -> None:
    for game_id in GAMES:
        game = find_game(game_id)
        fields = [field for group in groups_of(game.data_text()) for field in group.fields]
        draft = checked(game, draft_of(game, {field.name: field.text for field in fields}))
        assert (draft.changes, draft.errors, draft.text) == ({}, {}, game.data_text())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", GAMES)
def test_entries_are_told_in_words_but_for_names(game_id: str, language: str) -> None:
    say = words(language)
    keys = {key for group in groups_of(find_game(game_id).data_text()) for field in group.fields for key in path_of(field.name)}
    unknown = {key for key in keys if isinstance(key, str) and not say.knows(message_of(key))}
    assert unknown <= {*GOD_NAMES, *REGION_NAMES}


def test_an_entry_is_called_by_what_it_adds_to_the_thing_that_it_belongs_to() -> None:
    assert entry_words("army_cards.kinds[0].soldiers", "en", "army_cards.kinds[0]") == "Soldiers"
    assert entry_words("hill.top.icons[3]", "en", "hill") == "Top · Tasks · 4"
    assert entry_words("god_cards.Inti[0]", "en", "god_cards.Inti[0]") == "Gives"
    assert entry_words("passive_buildings.costs[4]", "en", "passive_buildings.costs[4]") == "Cost"


@pytest.mark.parametrize("game_id", ["tawantinsuyu", "cuzco-feld"])
def test_drawings_stand_beside_the_fields_of_what_they_show(game_id: str) -> None:
    game = find_game(game_id)
    board = find_board(game_id)
    assert board is not None
    assert board.gallery is not None
    shown = [each.entry for each in board.gallery(web_texts("en", game), game.own_data) if each.entry]
    fields = [field for group in groups_of(game.data_text()) for field in group.fields]
    assert len(shown) == len(set(shown)) > 60
    assert all(any(field.within(entry) for field in fields) for entry in shown)


@pytest.mark.parametrize(
    ("name", "text", "entry"),
    [
        ("statues.large.cost", "{ stone = 99 }", "statues.large.cost"),
        ("statues.large.cost", "{ stone =", "statues.large.cost"),
        ("army_cards.kinds[0].copies", "8", "army_cards.kinds[0].copies"),
        ("hill.top.colours[0]", "pink", "hill.top.colours[0]"),
        ("statues.large.points", "1979-05-27", "statues.large.points"),
    ],
)
def test_what_is_wrong_is_told_at_its_field(name: str, text: str, entry: str) -> None:
    game = find_game("tawantinsuyu")
    draft = checked(game, draft_of(game, {name: text}))
    assert list(draft.errors) == [entry]
    assert draft.text == game.data_text()


@pytest.mark.parametrize("game_id", GAMES)
def test_every_field_tells_what_is_wrong_with_itself(game_id: str) -> None:
    """One of each sort: the tenth good tells as the first one does."""
    game = find_game(game_id)
    data = tomllib.loads(game.data_text())
    sorts = {re.sub(r"\d+", "#", name): name for name in names_in(game.data_text())}
    wrong = [name for name in sorts.values() if list(checked(game, draft_of(game, {name: wrong_for(data, name)})).errors) != [name]]
    assert [name for name in wrong if not name.endswith(".reference")] == []  # a reference may be any text


def wrong_for(data: dict[str, object], name: str) -> str:
    value = value_at(data, path_of(name))
    return "999" if isinstance(value, int) else "nonsense" if isinstance(value, str) else "[999]"


@pytest.mark.parametrize(
    ("name", "text", "told"),
    [
        ("missions.tiles[5].counts", "goods-of", "missions.tiles[5].of is missing"),
        ("goods.kinds[2].count", "6", "30 goods"),
        ("map.feather_triangles[0].feathers", '["turquoise", "purple", "pink"]', "2 villages are orange"),
    ],
)
def test_what_is_wrong_with_several_entries_together_is_told_where_one_was_changed(name: str, text: str, told: str) -> None:
    game = find_game("cuzco-feld")
    draft = checked(game, draft_of(game, {name: text}))
    assert list(draft.errors) == [name]
    assert told in draft.errors[name]


def test_a_field_tells_the_words_that_the_reader_knows_there() -> None:
    told = words_for(find_game("tawantinsuyu"))
    assert told["statues.large.cost"] == told["army_cards.kinds[0].resource"] == ("potato", "corn", "stone", "gold")
    assert told["temple.rewards[0]"] == told["god_cards.Inti[0]"] == EFFECT_NAMES  # also where nothing stands so far
    assert told["axomamma.worker_rewards.priest"] == ("potato", "corn", "stone", "gold", "points", "army_card")
    assert told["hill.top.colours[0]"] == ("plain", "blue", "green")
    assert not told.keys() & {"score.start", "village.village", "weavings.tiles[0].reference"}  # numbers, all that there is, any text
    assert words_for(find_game("cuzco-feld"))["missions.tiles[20].of"] == ("study", "farm")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", GAMES)
def test_every_word_that_may_be_written_is_told_in_words(game_id: str, language: str) -> None:
    game = find_game(game_id)
    say = web_texts(language, game)
    assert {word for words in words_for(game).values() for word in words if not word_told(word, say)} == set()


def test_a_field_is_described_by_its_words_in_the_language_of_the_reader() -> None:
    game = find_game("tawantinsuyu")
    page = lab_page(LabModel(Settings("de"), game, {}, draft_of(game, {})), [])
    assert 'aria-describedby="about-steps.benefit words-steps.benefit"' in page
    [words] = re.findall(r'<span id="words-steps.benefit" class="lab-words">(.*?)</span>', page)
    assert "<code>god_card</code> (Götterkarte)" in words


# Reading experiments.


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('"cuzco-feld"', '"chess"', "chess"),
        ('["random"]', '["radnom"]', "radnom"),
        ("games = 20", "games = 0", "games: a number from 1"),
        ("players = [2]", "players = [9]", r"players\[0\]"),
        ('name = "rich"', 'name = "as printed"', "name of its own"),
        ("= 19 }", "= 99999 }", "rich: goods"),
        ("= 19 }", f"= 0x1{'0' * 5000} }}", "rich: goods.kinds.0..points: a data file cannot hold a huge number"),
        ("title", "titel", "titel: there is no such entry"),
        ("[[variants]]", "goals = { turns = [nan, 9] }\n[[variants]]", r"goals.turns\[0\]: a number is needed"),
        ("[[variants]]", f"goals = {{ turns = [0, 1{'0' * 400}] }}\n[[variants]]", r"goals.turns\[1\]: a number is needed"),
        ("[[variants]]", "differences = { turns = -1 }\n[[variants]]", "differences.turns: a number from 0"),
        ("[[variants]]", "goals = { truns = [0, 9] }\n[[variants]]", "goals.truns: there is no such measure; there are: score, winning"),
        ("[[variants]]", 'goals = { "win:3" = [0, 1] }\n[[variants]]', "goals.win:3: there is no such measure"),
        ("[[variants]]", "differences = { scroe = 1 }\n[[variants]]", "differences.scroe: there is no such measure"),
        (FELD[FELD.index('[[variants]]\nname = "rich"') :], "[differences]\nscore = 1", "differences: there is no second variant"),
        ('name = "rich"', 'name = " "', r"variants\[1\].name: a name is needed"),
        ('"cuzco-feld"', '"..:x"', r"\.\.:x"),
        ('["random"]', '["random+nowhere.json"]', "bots: nowhere.json holds no weights"),
    ],
)
def test_what_is_wrong_with_an_experiment_is_told(old: str, new: str, complaint: str) -> None:
    text = FELD
    assert old in text
    with pytest.raises(BadExperiment, match=complaint):
        read_experiment(text.replace(old, new, 1))


def test_a_byte_order_mark_is_passed_over() -> None:
    assert read_experiment("\ufeff" + FELD) == read_experiment(FELD)


def test_names_are_of_what_can_be_seen() -> None:
    found = read_experiment(FELD.replace("Rich soup", "Rich\\u0000  \\u202esoup").replace('"rich"', f'"{"r" * 1000}"'))
    assert found.title == "Rich soup"
    assert found.variants[1].name == "r" * 80


def test_the_experiments_of_the_docs_can_be_played(monkeypatch: pytest.MonkeyPatch) -> None:
    folder = Path(__file__).parent.parent.parent / "docs" / "lab"
    monkeypatch.syspath_prepend(folder)
    files = sorted(folder.glob("*.toml"))
    assert len(files) >= 6
    for file in files:
        assert read_experiment(file.read_text()).cells()
    [example] = re.findall("```toml\n(.*?)```", (folder.parent / "lab.md").read_text(), re.DOTALL)
    assert len(read_experiment(example).cells()) == 8


# Looking on.


@pytest.mark.parametrize("game_id", GAMES)
def test_what_is_observed_agrees_with_the_game(game_id: str) -> None:
    contest = Contest(game_id, ("random", "random"), 2, 5)
    for number, observed in enumerate(observe_games(contest, range(2))):
        start = contest.first_position(number).scores
        for seat, score in enumerate(observed.scores):
            assert start[seat] + sum(row[seat] for row in observed.points) == score
        assert all(turns > 3 for turns in observed.turns)
        for things in observed.components.values():
            for offered, taken, first in things.values():
                for seat in range(2):
                    assert (taken[seat] > 0) == (first[seat] > 0)
                    assert offered[seat] <= observed.turns[seat] + 1
        assert any(any(offered) for things in observed.components.values() for offered, _, _ in things.values())
        for turns in observed.actions.values():
            assert all(done <= of for done, of in zip(turns, observed.turns, strict=True))


def test_a_game_that_nobody_described_is_watched_by_its_moves() -> None:
    watched = generic(find_game("cuzco-feld"))
    assert "place-die" in watched.actions
    assert {"good", "mission", "card"} <= {family.name for family in watched.families}


# Sure or not.


def test_many_comparisons_are_corrected() -> None:
    assert holm([0.01, 0.04, 0.03]) == pytest.approx([0.03, 0.06, 0.06])
    assert benjamini_hochberg([0.01, 0.04, 0.03]) == pytest.approx([0.03, 0.04, 0.04])


def test_goals_and_differences_are_certain_only_with_enough_games() -> None:
    near_twenty = [19.0, 21.0] * 20
    assert goal_state(near_twenty, (18, 24)) == MET
    assert goal_state(near_twenty, (30, 40)) == MISSED
    assert goal_state(near_twenty, (20, 24)) == OPEN
    assert goal_state(near_twenty[:4], (18, 24)) == OPEN
    assert goal_state([0.0] * 10, (0.1, 0.5)) == OPEN  # ten games without a win do not say that none is ever won
    assert goal_state([0.0] * 100, (0.1, 0.5)) == MISSED
    assert difference_known([1.0, 2.0] * 20, 0.1, 0.95)
    assert difference_known([-0.1, 0.1] * 20, 0.5, 0.95)
    assert not difference_known([-9.0, 10.0] * 4, 0.5, 0.95)
    assert not difference_known([0.0] * 8, 0.05, 0.95)  # eight games without a tie do not say that there are none
    assert difference_known([0.0] * 200, 0.05, 0.95)


def test_a_difference_in_what_is_so_or_not_is_none_because_it_was_so_once() -> None:
    found = interval_between([0.0] * 9 + [1.0])
    assert found.value == pytest.approx(0.1)
    assert found.low < 0 < found.high
    assert not difference_known([0.0] * 9 + [1.0], 0.05, 0.95)
    assert interval_between([1.0] * 30 + [0.0] * 10).low > 0
    assert interval_between([1.0]).low < -1e9  # one game shows nothing


def test_few_deals_are_never_sure_however_alike_they_are() -> None:
    assert probability([5.0]) == 1
    assert probability([5.0, 5.0, 5.0]) == 0.25
    assert probability([5.0] * 6 + [6.0]) == pytest.approx(1 / 64)
    assert probability([5.0] * 40) < 1e-9
    assert probability([0.0] * 40) == 1
    assert probability([1.0, 2.0, 4.0, -3.0]) == pytest.approx(0.546, abs=0.001)  # Student's


def test_the_regression_tells_worth_from_company() -> None:
    """What is always taken by those who also took something good is not good itself."""
    rows, margins, groups = [], [], []
    for game in range(200):
        good, useless = float(game % 2), float(game % 3 > 0 and game % 2)
        for side in (1, -1):
            rows.append([side * good, side * useless])
            margins.append(side * 10 * good + side * ((game * 7919) % 5 - 2))
            groups.append(game)
    (good, useless), errors = regression(rows, margins, groups)
    assert good == pytest.approx(10, abs=4 * errors[0])
    assert abs(useless) < 4 * errors[1] < 2


def test_what_is_seldom_taken_is_not_worth_less_beside_large_numbers() -> None:
    rows, margins, groups = [], [], []
    for game in range(200):
        rare, many = float(game % 20 == 0), float(game * 7919 % 201 - 100)
        for side in (1, -1):
            rows.append([side * rare, side * many])
            margins.append(side * 10 * rare)
            groups.append(game)
    assert regression(rows, margins, groups)[0] == pytest.approx([10, 0], abs=0.1)


def observed_game(number: int, owner: int, lead: int) -> Observed:
    """A game in which one seat took component 7 of the only family and ended ahead."""
    taken = [int(seat == owner) for seat in range(2)]
    return Observed(
        number,
        0.1,
        [0, 1],
        [50 + lead * (1 if owner == 0 else -1), 50],
        [owner],
        [9, 9],
        [10, 10],
        [],
        9,
        2.0,
        0.7,
        {},
        0,
        0.5,
        [[owner]] * 3,
        {"card": {"7": [[3, 3], taken, [5 * each for each in taken]], "8": [[4, 4], [0, 0], [0, 0]]}},
    )


def test_a_component_is_counted_by_seats_that_could_take_it() -> None:
    games = [observed_game(number, number % 2, 6 + number % 3) for number in range(40)]
    games[0] = replace(games[0], components={"card": {"7": [[1, 3], [1, 0], [9, 0]], "8": [[4, 4], [0, 0], [0, 0]]}})
    seven, eight = components_of(games, ["card"], ["greedy", "greedy"], 1)
    assert (seven.offered, seven.takers, seven.taken.value) == (80, 40, 0.5)
    assert seven.when.value == pytest.approx((39 * 4 + 8) / 40 / 9)
    for each in (seven.offers, seven.taken, seven.when, seven.owners_margin):
        assert each.low < each.value < each.high
    assert eight.when.value != eight.when.value  # nobody took it
    assert seven.worth is not None
    assert seven.worth.low < 7 < seven.worth.high
    assert seven.certain
    assert eight.never
    assert not eight.always


def test_a_component_that_a_stronger_bot_likes_is_worth_nothing_by_that() -> None:
    """`b` wins by 20 whatever it takes, and takes component 7 more often than `a` does."""
    games = []
    for number in range(200):
        seats = [number % 2, 1 - number % 2]
        liked = [int(number * 37 % 100 < (80 if bot else 20)) for bot in seats]
        scores = [50 + 20 * bot + (number * 7919 + seat * 31) % 5 for seat, bot in enumerate(seats)]
        things = {"card": {"7": [[3, 3], liked, liked]}}
        games.append(replace(observed_game(number, 0, 0), seats=seats, scores=scores, components=things))
    [seven] = components_of(games, ["card"], ["a", "b"], 2)
    assert seven.owners_margin.low > 5
    assert seven.worth is not None
    assert abs(seven.worth.value) < 1
    assert not seven.certain


def test_what_nearly_everybody_takes_shows_no_worth() -> None:
    def taken(number: int, owner: int) -> Observed:
        return replace(observed_game(number, owner, 6 + number % 3), components={"card": {"7": [[3, 3], [1, int(number > 3)], [1, 1]]}})

    [seven] = components_of([taken(number, number % 2) for number in range(40)], ["card"], ["greedy", "greedy"], 1)
    assert seven.takers == 76
    assert seven.worth is None  # all but four games say nothing


def test_a_few_owners_show_a_worth_less_surely() -> None:
    def cards(number: int) -> dict[str, dict[str, list[list[int]]]]:
        rare = [int(number % 20 == 0), 0]
        return {"card": {"7": [[3, 3], rare, rare], "8": [[3, 3], [number % 2, 1 - number % 2], [1, 1]]}}

    games = [replace(observed_game(number, number % 2, number * 7919 % 11 - 5), components=cards(number)) for number in range(120)]
    rare, usual = components_of(games, ["card"], ["greedy", "greedy"], 1)
    assert rare.worth is not None
    assert usual.worth is not None
    found = worths_of(games, "card", [7, 8], [totals_of(game, ["card"]) for game in games], ["greedy", "greedy"], 1)
    assert [found[7].freedom, found[8].freedom] == [5, 59]
    assert rare.worth.high - rare.worth.value == pytest.approx(2.571 * found[7].error, rel=0.001)


def test_what_a_variant_makes_bots_take_is_told() -> None:
    def taken(number: int, seven: int) -> Observed:
        things = {"7": [[3, 3], [seven, number % 2], [1, 1]], "8": [[1, 1], [1, 0], [1, 0]]}
        return replace(observed_game(number, 0, 6), components={"card": things})

    experiment = read_experiment(FELD)
    cell = experiment.cells()[1]
    base, more = (taken_by_deal([taken(number, seven) for number in range(20)], 1) for seven in (0, 2))
    found = taken_differently(cell, base, more, range(20))
    assert [(each.family, each.number, each.base, each.value.value) for each in found] == [("card", 7, 0.25, 1.0)]
    assert [each.number for each in taken_differently(cell, base, {}, range(20))] == [7, 8]  # what nobody is offered any more counts, too


# Playing experiments.


def test_variants_play_the_same_deals_and_go_on_after_an_interruption(tmp_path: Path) -> None:
    experiment = read_experiment(FELD)
    file = tmp_path / "x.jsonl"
    results = ExperimentFile(experiment, file)
    going = carry_out(results, Here())
    for _ in range(3):
        next(going)
    begun = results.played
    assert 0 < begun < 40
    assert all(results.games.values())  # no variant waits until another one is done
    with file.open("a") as stream:
        stream.write('{"cell": "as pri')  # cut off
    again = ExperimentFile(experiment, file)
    assert again.played == begun
    assert sum(carry_out(again, Here())) == 40 - begun
    whole = open_results(file)
    assert whole.played == 40
    contests = [experiment.contest(cell) for cell in experiment.cells()]
    assert contests[0].deal(7) == contests[1].deal(7)
    same = ExperimentFile(replace(experiment, seed=1), None)
    assert sum(carry_out(same, Here())) == 40
    measured = [
        by_deal(find_game("cuzco-feld"), contests[0], list(each.games[experiment.cells()[0].key].values())) for each in (whole, same)
    ]
    assert measured[0] == measured[1]
    with pytest.raises(BadExperiment, match="another experiment"):
        ExperimentFile(replace(experiment, seed=2), file)


def test_an_experiment_ends_when_its_answers_are_certain() -> None:
    text = FELD.replace("games = 20", "games = 100") + "\n[goals]\nturns = [10, 30]\n"
    results = ExperimentFile(read_experiment(text))
    assert sum(carry_out(results, Here())) == results.wanted == 20


def test_a_line_up_about_which_nothing_is_asked_is_played_to_the_end() -> None:
    text = FELD.replace("[2]", "[2, 3]") + '\n[goals]\n"win:3" = [0, 1]\n'
    results = ExperimentFile(read_experiment(text))
    assert sum(carry_out(results, Here())) == 2 * 20 + 2 * 8  # with three players it is certain as soon as anything can be
    assert results.finished == {("random", "random", "random")}


def test_the_report_is_one_page_and_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("vl_convert")
    file = tmp_path / "x.toml"
    file.write_text(FELD + "\n[goals]\nscore = [500, 600]\n")
    assert main(["lab", "run", str(file), "--jobs", "1"]) == 0
    told = capsys.readouterr().out
    assert "lab report" in told
    assert "1 of 1 line-ups needed fewer games" in told
    results, html = tmp_path / "x.jsonl", tmp_path / "x.html"
    games = results.read_bytes()
    assert main(["lab", "report", str(results), "--html", str(results)]) == 2
    assert "a file of their own" in capsys.readouterr().err
    assert results.read_bytes() == games
    assert main(["lab", "report", str(results), "--json", str(tmp_path / "x.json"), "--language", "de"]) == 0
    page = html.read_text()
    assert page.count("<svg") >= 6
    assert "Rich soup" in page
    assert "Ziele: 0 erreicht, 2 verfehlt, 0 nicht sicher" in page
    assert "<del>1</del> → <ins>19</ins>" in page
    assert "<title>die Ware „Suppe“ (Waren)</title>" in page  # a point of a chart tells what it is
    for part in ("goals", "differences", "takings", "cell-1"):
        assert f'href="#{part}"' in page
        assert f'id="{part}"' in page
    for far in ("src=", "@import", "<script", "<link"):
        assert far not in page
    numbers = json.loads((tmp_path / "x.json").read_text())
    assert numbers["cells"][0]["goals"] == {"score": "missed"}
    assert set(numbers["cells"][0]["measures"]["turns"]) == {"name", "value", "low", "high"}
    assert numbers["cells"][0]["measures"]["action:action 3"]["name"] == "Züge mit: Landwirtschaft"
    assert numbers["cells"][0]["measures"]["seat-points:market:2"]["name"] == "Punkte von Platz 2: Markt"
    assert any(each["name"] == "Punkte: Markt" for each in numbers["differences"])
    assert any(each["measure"] == "points:market" for each in numbers["differences"])
    assert "die Ware „Suppe“" in {each["name"] for cell in numbers["cells"] for each in cell["components"]}
    assert "2 × random" in page
    assert "random, random" not in page  # the same name of a line-up in all tables


@pytest.mark.parametrize("language", LANGUAGES)
def test_axes_of_charts_write_numbers_as_the_language_does(language: str) -> None:
    pytest.importorskip("vl_convert")
    row = {"name": "soup", "told": "soup", "value": 0.2, "low": -0.1, "high": 0.4, "certain": False}
    axis = re.findall(r">[−-]?\d([.,])\d+</text>", drawn(intervals([row], "worth"), "worths", language))
    assert set(axis) == {"." if language == "en" else ","}


def test_a_report_names_the_games_own_opponent() -> None:
    pytest.importorskip("vl_convert")
    text = 'game = "tawantinsuyu"\ngames = 1\nbots = ["random"]\noptions = { opponent = "axomamma" }\n'
    results = ExperimentFile(read_experiment(text))
    assert sum(carry_out(results, Here())) == 1
    page = report_page(report_of(results), "en", "2026-01-01")
    assert "random, Axomamma (1 game)" in page
    assert "2 × random" not in page
    assert "<h1>Tawantinsuyu</h1>" in page  # without a title of its own


@pytest.mark.parametrize(
    "content",
    [
        b"a note without an end of its line",
        b"\xff\n",
        b'{"experiment": {"game": "chess"}}\n',
        b'{"experiment": 7}\n',
    ],
)
def test_results_are_not_written_over_another_file(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "note.txt"
    file.write_bytes(content)
    with pytest.raises(BadExperiment, match=r"note\.txt is not the file of an experiment"):
        ExperimentFile(read_experiment(FELD), file)
    assert file.read_bytes() == content


ANYTHING: tuple[object, ...] = ("x", None, [], {}, -1, 10**30, float("inf"), [["x"]], True)


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file of an experiment with a game of each variant."""
    file = tmp_path_factory.mktemp("played") / "x.jsonl"
    assert sum(carry_out(ExperimentFile(read_experiment(FELD.replace("games = 20", "games = 1")), file), Here())) == 2
    return file


def with_line(file: Path, line: int, changed: object) -> None:
    lines = file.read_text().splitlines()
    lines[line] = changed if isinstance(changed, str) else json.dumps(changed)
    file.write_text("\n".join(lines) + "\n")


def refused_or_reported(file: Path) -> str:
    """What is said against a file of results; a file that is taken can be told."""
    try:
        report = report_of(open_results(file))
    except BadExperiment as error:
        return str(error)
    assert json.dumps(report.to_json("en"), allow_nan=False)
    return ""


def test_whatever_a_file_of_games_says_is_refused_or_can_be_told(tmp_path: Path, played: Path) -> None:
    pytest.importorskip("numpy")
    file = tmp_path / "x.jsonl"
    refused = 0
    for line in (0, 1):
        whole = json.loads(played.read_text().splitlines()[line])
        for name in whole["experiment"] if line == 0 else whole:
            for value in ANYTHING:
                file.write_text(played.read_text())
                with_line(file, line, {"experiment": {**whole["experiment"], name: value}} if line == 0 else {**whole, name: value})
                refused += bool(refused_or_reported(file))
    assert refused > 200


@pytest.mark.parametrize(
    "changed",
    [
        [],
        {},
        {"cell": "none"},
        {"cell": "as printed | random, random", "number": 1},
        {"components": {"tile": {"9999": [[1, 1], [1, 1], [1, 1]]}}},
        {"components": {"tile": {"1": [[1, 1], [1]]}}},
        {"components": {"soup": {"1": [[1, 1], [1, 1], [1, 1]]}}},
        {"actions": {"action 999": [1, 1]}},
        {"seats": [0, 7]},
        "[" * 100_000,
        "9" * 5_000,
    ],
)
def test_a_line_that_tells_of_no_game_is_refused(tmp_path: Path, played: Path, changed: object) -> None:
    file = tmp_path / "x.jsonl"
    file.write_text(played.read_text())
    if isinstance(changed, dict) and changed and "cell" not in changed:
        changed = {**json.loads(file.read_text().splitlines()[2]), **changed}
    with_line(file, 2, changed)
    assert "is not the file of an experiment" in refused_or_reported(file)


@pytest.mark.parametrize(
    "variant", [{"data": "x = 1"}, {"changes": {"a..b": 1}}, {"changes": {"goods": None}}, {"name": 7}, {"options": []}]
)
def test_a_variant_that_cannot_be_read_again_is_refused(tmp_path: Path, played: Path, variant: dict[str, object]) -> None:
    file = tmp_path / "x.jsonl"
    file.write_text(played.read_text())
    experiment = json.loads(file.read_text().splitlines()[0])["experiment"]
    experiment["variants"][1] |= variant
    with_line(file, 0, {"experiment": experiment})
    assert "is not the file of an experiment" in refused_or_reported(file)


def test_the_numbers_of_a_single_game_are_json_that_every_program_reads() -> None:
    """Where nothing is known of a bound, it is null: JSON has no infinity."""
    results = ExperimentFile(read_experiment(FELD.replace("games = 20", "games = 1")))
    assert sum(carry_out(results, Here())) == 2
    told = json.loads(json.dumps(report_of(results).to_json("en"), allow_nan=False))
    assert told["cells"][0]["measures"]["score"]["high"] is None


def test_a_title_with_brackets_is_no_markup_for_the_terminal() -> None:
    progress = Terminal("en").progress()
    progress.add_task("Playing [/x]")
    column = progress.columns[0]
    assert isinstance(column, ProgressColumn)
    assert str(column(progress.tasks[0])) == "Playing [/x]"


def test_bad_files_get_a_line_each(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "x.toml"
    file.write_text("game = 7")
    assert main(["lab", "run", str(file)]) == 2
    assert "game: a text is needed" in capsys.readouterr().err
    file.write_bytes(b'game = "cuzco-feld"\n\xff')
    assert main(["lab", "run", str(file)]) == 2
    assert "line 2: this is not UTF-8 text" in capsys.readouterr().err
    if pytest.importorskip("vl_convert"):
        assert main(["lab", "report", str(file)]) == 2
        assert "line 2: this is not UTF-8 text" in capsys.readouterr().err
        file.write_text("game = 7")
        assert main(["lab", "report", str(file)]) == 2
        assert "x.jsonl" in capsys.readouterr().err  # the games are wanted
