"""What an analysis says about players, as a page of its own and beside a board."""

from __future__ import annotations

import re

import pytest

from qosqo.analysis.decisions import Candidate
from qosqo.analysis.profile import Scale
from qosqo.analysis.tasks import analyse
from qosqo.analysis.words import BLAMED, decimal, lead_text, percent, words
from qosqo.arena.statistics import Estimate
from qosqo.core.texts import LANGUAGES
from qosqo.web.analysis import STATIC, players, report, style
from qosqo.web.boards.drawing import ON_DEMAND, badge
from qosqo.web.charts import apart
from qosqo.web.ghosts import changed_ids
from qosqo.web.markup import E, Node
from tests.analysis.games import SETTINGS, played
from tests.tambo import GAME

LIKE = {"en": "Plays like", "de": "Spielt wie", "nl": "Speelt als"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_strength_is_told_where_a_ladder_is_known_and_nothing_about_it_elsewhere(monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    match = played(["greedy", "random"], 3)
    analysis = analyse(match, SETTINGS)
    say, voice = words(language), match.narrator(language)

    def pages() -> list[str]:
        return [report([(match, analysis)], ["game"], language), *(str(players(voice, analysis, say, each)[0]) for each in (False, True))]

    assert not any(LIKE[language] in page for page in pages())
    scale = Scale({"easy": -50.0, "greedy": 0.0, "normal": 50.0, "hard": 60.0}, error=0.0, spread=1.0)
    monkeypatch.setattr("qosqo.analysis.profile.scales", lambda: {GAME.id: {2: scale}})
    for page in pages():
        assert LIKE[language] in page
        names = [say(f"strength-{bot}") for bot in ("easy", "greedy", "normal", "hard")]
        assert say("analysis-ladder", bots=", ".join(names)) in page
        assert page.count(names[1]) > 1  # who the bots are, and like which one somebody played


def test_players_are_told_the_same_also_where_only_some_can_be_compared_with_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """In the games of others were as many players as no bot was measured with."""
    scale = Scale({"easy": -50.0, "greedy": 0.0}, error=0.0, spread=1.0)
    monkeypatch.setattr("qosqo.analysis.profile.scales", lambda: {GAME.id: {2: scale}})
    pairs = [played(["greedy", "random"], 3), played(["easy", "random", "easy"], 3)]
    page = report([(match, analyse(match, SETTINGS)) for match in pairs], ["one", "two"], "en")
    rows = re.findall("<tr>.*?</tr>", page.partition("<table>")[2].partition("</table>")[0])
    assert len({len(re.findall("<t[hd]", row)) for row in rows}) == 1
    assert [row.endswith(">–</td></tr>") for row in rows[1:]] == [False, True, True]


@pytest.mark.parametrize(
    ("language", "over_one", "over_several"),
    [
        ("en", "4.0 points ahead", "4.0 points ahead of the others’ mean"),
        ("de", "4,0 Punkte voraus", "4,0 Punkte vor dem Mittel der anderen"),
        ("nl", "4,0 punten voor", "4,0 punten voor op het gemiddelde van de anderen"),
    ],
)
def test_a_lead_says_over_whom(language: str, over_one: str, over_several: str) -> None:
    """Whoever is ahead of the mean of the others may be behind the best of them."""
    moves = [Candidate(0, tuple(Estimate(each, each, each) for each in points), (), 8, ()) for points in ((9.0, 5.0), (9.0, 10.0, 0.0))]
    assert [lead_text(move, 0, words(language)) for move in moves] == [over_one, over_several]


@pytest.mark.parametrize(
    ("places", "moved"),
    [
        ([10.0, 40.0], [10.0, 40.0]),
        ([20.0, 15.0], [28.0, 15.0]),
        ([95.0, 100.0, 98.0], [74.0, 100.0, 87.0]),
        ([100.0, 100.0], [87.0, 100.0]),
    ],
)
def test_signs_at_the_end_of_lines_do_not_lie_on_each_other(places: list[float], moved: list[float]) -> None:
    assert apart(places, 13, 100) == moved


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_report_says_what_the_marks_of_its_chart_mean(language: str) -> None:
    match = played(["greedy", "random"], 3)
    say = words(language)
    legend = report([(match, analyse(match, SETTINGS))], ["game"], language).partition('class="legend"')[2].partition("</ul>")[0]
    for label in BLAMED:
        assert say(f"label-{label}") in legend
        assert f'class="{label}"' in legend
    assert say("review-luck") in legend


def test_only_what_looks_different_is_marked_as_a_ghost() -> None:
    def drawn(price: int, x: int) -> Node:
        return E.div(
            E.g(
                E.circle(r=3),
                E.title(f"costs {price}"),
                id="told",
                data_move=f"price={price}",
                data_tip=price > 1,
                aria_label=f"{price} gold",
            ),
            E.g(E.circle(r=3), badge(price, f"price {ON_DEMAND}"), id="asked-for"),
            E.g(E.g(E.circle(r=3), id="moved", transform=f"translate({x} 0)"), id="around"),
            x > 1 and E.g(id="new"),
        )

    assert list(changed_ids(drawn(1, 1), drawn(2, 1))) == []
    assert list(changed_ids(drawn(1, 1), drawn(2, 2))) == ["moved", "new"]


def test_nothing_is_no_less_than_nothing() -> None:
    assert [decimal(each, words("en"), 1) for each in (-0.04, 0.04, -0.06)] == ["0.0", "0.0", "−0.1"]
    assert decimal(-0.4, words("de"), 0) == "0"


def test_a_percent_sign_stays_with_its_number() -> None:
    assert percent(0.126) == "13\u00a0%"


def test_in_a_report_seats_look_as_they_do_at_a_table() -> None:
    found = style()
    pages = (STATIC / "qosqo.css").read_text(encoding="utf-8")
    for seat in range(4):
        for told in (rf"--seat-{seat}: light-dark\([^;]+;", rf"\.seat-{seat} \{{ --seat: [^}}]+}}"):
            assert re.search(told, pages)[0] in found  # type: ignore[index]
    assert found.count("stroke-dasharray") == 3
