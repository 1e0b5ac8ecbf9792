"""Models: who may see what, what can be decided, what has happened."""

from __future__ import annotations

import json

import pytest

from qosqo.core.match import Match
from qosqo.core.position import NOBODY
from qosqo.web.model import TableModel, Viewer
from qosqo.web.pages import table_page
from tests.tambo.phrases import MOVE_DRAW, MOVE_TAKE
from tests.tambo.view import TamboView
from tests.web.tables import give_card, in_language, model, move_of, new_match, play_card, play_to_end


def hand(shown: TableModel, seat: int) -> tuple[int, ...]:
    assert isinstance(shown.view, TamboView)
    return shown.view.hands[seat]


# Who sees what.


def test_a_seat_sees_its_own_hand_only() -> None:
    shown = model(new_match())
    assert hand(shown, 0) == (1, 1, 3)
    assert hand(shown, 1) == (-1, -1, -1)


def test_a_spectator_sees_no_hand_and_decides_nothing() -> None:
    shown = model(new_match(), Viewer())
    assert hand(shown, 0) == hand(shown, 1) == (-1, -1, -1)
    assert shown.decision is None
    assert shown.prompt == "Ana is to play."


def test_the_page_of_another_seat_is_the_same_whatever_the_hidden_hand_holds() -> None:
    match = new_match()
    before = table_page(model(match, Viewer((1,))))
    match.position.hands[0].cards = (6, 6, 6)  # type: ignore[attr-defined]
    assert table_page(model(match, Viewer((1,)))) == before


def test_a_hidden_draw_is_told_only_to_who_drew() -> None:
    match = new_match()
    match.play(0, move_of(match, MOVE_DRAW))
    own = [entry.text for entry in model(match).log if entry.number == 1]
    others = [entry for entry in model(match, Viewer((1,))).log if entry.number == 1]
    assert any("draws card" in text for text in own)
    assert others[0].text == "Ana draws a card."
    assert others[0].changed == (("seat", 0),)


def test_a_device_with_two_seats_is_covered_until_it_is_passed_on() -> None:
    match = new_match()
    covered = model(match, Viewer((0, 1)))
    assert (covered.seat, covered.cover, covered.decision) == (NOBODY, 0, None)
    assert hand(covered, 0) == (-1, -1, -1)
    ready = model(match, Viewer((0, 1), ready=0))
    assert (ready.seat, ready.cover) == (0, None)
    assert ready.decision is not None
    play_card(match)
    assert model(match, Viewer((0, 1), ready=0)).cover == 1


def test_replay_shows_an_earlier_position_without_a_decision() -> None:
    match = new_match()
    play_card(match)
    shown = model(match, Viewer((0,), replay=0))
    assert (shown.shown, shown.length, shown.to_act) == (0, 1, 0)
    assert shown.decision is None
    assert shown.undo_to is None
    assert shown.sheet.totals == (0, 0)


def test_through_other_eyes_only_after_the_end() -> None:
    match = new_match()
    play_card(match)
    peeping = model(match, Viewer((0,), replay=0, replay_seat=1))
    assert (peeping.seat, peeping.watchable) == (0, (0,))
    play_to_end(match)
    allowed = model(match, Viewer((0,), replay=0, replay_seat=1))
    assert (allowed.seat, allowed.watchable) == (1, (0, 1))
    assert hand(allowed, 0) == (-1, -1, -1)
    assert -1 not in json.loads(json.dumps(hand(allowed, 1)))


@pytest.mark.parametrize("number", [-5, 500])
def test_a_replay_beyond_the_ends_shows_the_end(number: int) -> None:
    match = new_match()
    play_card(match)
    assert model(match, Viewer((0,), replay=number)).shown == (0 if number < 0 else 1)


def test_an_uploaded_record_is_looked_at_but_not_played() -> None:
    shown = model(new_match(), uploaded=True)
    assert shown.decision is None
    assert shown.watchable == (0, 1)


# What can be decided.


def test_the_decision_lists_all_legal_moves_and_the_reasons_against_others() -> None:
    match = new_match()
    decision = model(match).decision
    assert decision is not None
    assert decision.moves == tuple(match.position.moves())
    kinds = [kind.name for kind in decision.kinds]
    assert decision.rows == ((kinds.index("play"), 1), (kinds.index("draw"),), (kinds.index("take"),), (3, 1, 1), (3, 3, 1))
    assert decision.refused == (((kinds.index("play"), 3), "R2.1: Card 3 is higher than the die, a 2."),)
    assert decision.values("card") == {1, 3}


def test_kinds_and_parts_are_named_for_reading() -> None:
    decision = model(new_match()).decision
    assert decision is not None
    give = next(kind for kind in decision.kinds if kind.name == "give")
    assert (give.title, give.template) == ("give card … to …", "give card {card} to {to}")
    to = decision.parts[give.parts[1]]
    assert (to.name, to.title, to.seat) == ("to", "to whom", True)
    assert [(choice.value, choice.label) for choice in to.choices] == [(1, "Bo")]


def test_what_may_be_taken_back_alone() -> None:
    match = new_match()
    assert model(match).undo_to is None
    give_card(match)
    assert model(match).undo_to is None, "the gift was shown to somebody"


# What has happened.


def test_the_log_tells_every_event_with_what_it_concerns() -> None:
    match = new_match()
    match.play(0, move_of(match, MOVE_TAKE))
    entries = [entry for entry in model(match).log if entry.number == 1]
    assert (entries[0].text, entries[0].rule, entries[0].move) == ("Ana takes the face-up card 2.", "R2.3", True)
    assert entries[0].kind == match.game.events.kinds[match.made[0].events[0].kind].name == "took"
    assert entries[0].changed == (("seat", 0), ("card", 2))


def test_sheet_and_history_add_up_to_the_scores() -> None:
    match = play_to_end(new_match())
    shown = model(match)
    sheet = shown.sheet
    for seat in range(2):
        assert sheet.from_start[seat] + sum(row[seat] for row in sheet.by_category) == match.position.scores[seat]
        assert sum(row[seat] for row in shown.by_round.values()) == match.position.scores[seat]
    assert list(shown.by_round) == [1, 2, 3, 4, 5, 6]
    changed = [0, *[number for number in range(1, len(match.made) + 1) if scores_at(match, number) != scores_at(match, number - 1)]]
    assert shown.common.course == tuple((number, scores_at(match, number)) for number in changed)


def scores_at(match: Match, number: int) -> tuple[int, ...]:
    return tuple(match.position_at(number).scores)


def test_the_end_names_the_winners() -> None:
    match = play_to_end(new_match())
    shown = model(match)
    assert shown.winners == tuple(match.position.winners())
    assert shown.over
    assert "win" in shown.prompt or "victory" in shown.prompt


@pytest.mark.parametrize(("language", "prompt"), [("de", "Ana, du bist am Zug."), ("nl", "Ana, je bent aan de beurt.")])
def test_languages(language: str, prompt: str) -> None:
    assert model(new_match(), in_language(language)).prompt.startswith(prompt)
