"""What a player takes home of a running game holds no seed and no secret."""

from __future__ import annotations

import json

from qosqo.core.export import export_text
from qosqo.core.position import NOBODY
from qosqo.core.record import read_record
from tests.core.helpers import move, play_random, position_of, tambo_match


def test_a_running_game_is_exported_as_views_without_seed() -> None:
    match = play_random(tambo_match(seed=123456789), moves=7)
    text = export_text(match, 1)
    assert "123456789" not in text
    assert "seed" not in text
    assert "chance" not in text
    assert len(text.splitlines()) == 8


def test_hidden_parts_of_moves_are_told_to_their_seat_only() -> None:
    match = tambo_match()
    card = position_of(match).hands[0].cards[0]
    match.play(0, move("give", card=card, to=1))
    of_giver, of_other, of_nobody = (json.loads(export_text(match, seat).splitlines()[1]) for seat in (0, 2, NOBODY))
    assert of_giver["move"] == {"kind": "give", "card": card, "to": 1}
    assert of_other["move"] == of_nobody["move"] == {"kind": "give", "to": 1}
    assert "card" not in of_other["events"][0]


def test_what_others_hold_changes_nothing_in_the_export() -> None:
    match = play_random(tambo_match(), moves=5)
    text = export_text(match, 0)
    for line in text.splitlines():
        view = json.loads(line)["view"]
        assert view["viewer"] == 0
        known = [card for hand in view["hands"][1:] for card in hand]
        assert len(known) >= 4
        assert "deck_cards" not in view


def test_a_finished_game_is_exported_whole() -> None:
    match = play_random(tambo_match())
    assert read_record(export_text(match, 2)).closed
