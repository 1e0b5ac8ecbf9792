"""The page about the protocol says what the declared messages are."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from qosqo.server.api.messages import Message, Misunderstood, read_message
from qosqo.server.api.protocol import FROM_PAGE, FROM_SERVER, written

PAGE = Path(__file__).parents[3] / "docs" / "protocol.md"


def test_the_page_is_written_from_the_messages() -> None:
    """If not: `python -m qosqo.server.api.protocol docs/protocol.md`."""
    page = PAGE.read_text(encoding="utf-8")
    assert written(page) == page


@pytest.mark.parametrize("message", FROM_PAGE)
def test_every_message_of_a_page_has_an_example_that_is_understood(message: type[Message]) -> None:
    assert isinstance(read_message(json.dumps(message.example)), message)


@pytest.mark.parametrize("message", [message for message in FROM_SERVER if message.example is not None])
def test_every_example_of_the_server_is_such_a_message(message: type[Message]) -> None:
    message.model_validate(message.example)


def test_every_entry_of_every_message_is_explained() -> None:
    entries = [(message, name, entry) for message in (*FROM_PAGE, *FROM_SERVER) for name, entry in message.model_fields.items()]
    assert [(message, name) for message, name, entry in entries if name != "type" and not entry.description] == []


@pytest.mark.parametrize(
    ("text", "code", "about", "detail"),
    [
        ("", "bad-message", "", "JSON"),
        ("3", "bad-message", "", "{}"),
        ("{}", "bad-message", "", "type"),
        ('{"type": 3}', "bad-message", "3", "type"),
        ('{"type": "' + 1000 * "x" + '"}', "bad-message", 40 * "x", "type"),
        ('{"type": "move", "move": {"kind": "draw"}}', "bad-message", "move", "version"),
        ('{"type": "move", "version": 3.0, "move": {"kind": "draw"}}', "bad-message", "move", "version"),
        ('{"type": "move", "version": 1' + 400 * "0" + ', "move": {"kind": "draw"}}', "bad-message", "move", "version"),
        ('{"type": "move", "version": 0, "move": {"kind": "play", "card": [3]}}', "bad-move", "move", "card"),
        ('{"type": "move", "version": 0, "move": {"kind": "play", "card": 99999999999}}', "bad-move", "move", "card"),
        ('{"type": "previews", "version": 0, "moves": ' + json.dumps(25 * [{"kind": "draw"}]) + "}", "bad-message", "previews", "moves"),
        ('{"type": "previews", "version": 0, "moves": [3]}', "bad-message", "previews", "moves"),
        ('{"type": "previews", "version": 0, "moves": [{"kind": null}]}', "bad-move", "previews", "kind"),
        ('{"type": "settings", "settings": {"pace": "sluggish"}}', "bad-message", "settings", "settings: pace"),
        ('{"type": "problem", "text": "' + 4001 * "x" + '"}', "bad-message", "problem", "text"),
        ('{"type": "problem", "text": "\\ud800"}', "bad-message", "", "JSON"),
    ],
)
def test_what_is_wrong_with_a_message_is_named(text: str, code: str, about: str, detail: str) -> None:
    with pytest.raises(Misunderstood) as caught:
        read_message(text)
    assert (caught.value.code, caught.value.about, caught.value.values["detail"]) == (code, about, detail)
