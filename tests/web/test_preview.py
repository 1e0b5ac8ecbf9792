"""What a move would do, shown before it is made."""

from __future__ import annotations

from qosqo.web.build import narrator
from qosqo.web.preview import preview, preview_message
from tests.tambo import GAME
from tests.tambo.phrases import MOVE_DRAW, MOVE_GIVE, MOVE_PLAY
from tests.web.tables import NAMES, move_of, new_match

VOICE = narrator(GAME, "en", NAMES, GAME.own_data)


def test_points_and_effects_are_told() -> None:
    match = new_match()
    told = preview(match, 0, move_of(match, MOVE_PLAY), VOICE)
    assert (told.text, told.effects, told.points) == ("play card 1", (), (1, 0)), "what the move says is not said twice"
    assert told.ends_turn
    assert told.reveals, "the next player rolls"


def test_what_chance_decides_is_not_told() -> None:
    match = new_match()
    told = preview(match, 0, move_of(match, MOVE_DRAW), VOICE)
    assert told.effects == ()
    assert told.reveals


def test_a_preview_changes_nothing() -> None:
    match = new_match()
    before = (match.position.chance.draws, list(match.position.scores), len(match.made))
    preview(match, 0, move_of(match, MOVE_GIVE), VOICE)
    assert (match.position.chance.draws, list(match.position.scores), len(match.made)) == before


def test_the_message_leaves_out_what_is_not_legal() -> None:
    match = new_match()
    legal = move_of(match, MOVE_PLAY)
    message = preview_message(match, 0, [legal, GAME.moves.packed({"kind": "play", "card": 3})], VOICE, 7)
    previews = message["previews"]
    assert isinstance(previews, list)
    assert [each["move"] for each in previews if isinstance(each, dict)] == [{"kind": "play", "card": 1}]
    assert message["version"] == 7
