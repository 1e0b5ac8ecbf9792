"""Catalogues and the narrator."""

from __future__ import annotations

from pathlib import Path

import pytest

from qosqo.core.narrator import Narrator
from qosqo.core.phrases import pack, saying
from qosqo.core.texts import CORE_FOLDER, LANGUAGES, BadCatalogue, Texts, read_bundle, texts
from tests.tambo import GAME


def test_the_core_speaks_all_languages_alike() -> None:
    catalogues = {language: set(read_bundle(language, (CORE_FOLDER,))._messages) for language in LANGUAGES}
    assert catalogues["de"] == catalogues["nl"] == catalogues["en"]


def test_plurals_and_losses() -> None:
    narrator = Narrator(GAME, "en", ["Ana", "Ben"])
    assert narrator.event(saying(0, 1, 1, 0), 0) == "Ben gains 1 point (Cards)."
    assert narrator.event(saying(0, 1, 4, 0), 0) == "Ben gains 4 points (Cards)."
    assert narrator.event(saying(1, 0, 1, 1), 0) == "Ana loses 1 point (Gifts)."


def test_hidden_parts_are_told_to_their_seat_only() -> None:
    narrator = Narrator(GAME, "en", ["Ana", "Ben", "Cem"])
    give = pack(3, 4, 2)
    assert narrator.move(give, 0, 0) == "give card 4 to Cem"
    assert narrator.move(give, 0, 1) == "give a card to Cem"


def test_rule_numbers_on_request() -> None:
    assert Narrator(GAME, "nl", ["Ana", "Ben"]).move(pack(1), 0, 0, rules=True) == "van de stapel trekken [R2.2]"


def test_what_a_language_lacks_is_said_in_english(tmp_path: Path) -> None:
    (tmp_path / "texts").mkdir()
    (tmp_path / "texts" / "en.ftl").write_text("only-english = sun\n")
    assert texts("nl", tmp_path)("only-english") == "sun"
    assert not texts("nl", tmp_path).has("only-english")


def test_wrong_use_is_an_error() -> None:
    with pytest.raises(BadCatalogue, match="no language 'fr'"):
        texts("fr")
    with pytest.raises(BadCatalogue, match="no message 'nonsense'"):
        texts("en")("nonsense")
    with pytest.raises(BadCatalogue, match="seat-name"):
        texts("en")("seat-name")


def test_a_list_leaves_out_what_is_empty(tmp_path: Path) -> None:
    folder = tmp_path / "texts"
    folder.mkdir()
    (folder / "en.ftl").write_text(
        'corn = { $corn ->\n    [0] { "" }\n   *[other] { $corn } corn\n }\nprice = { LIST(corn, gold) }\ngold = 1 gold\n'
    )
    say = Texts("en", (tmp_path,))
    assert say("price", corn=2) == "2 corn, 1 gold"
    assert say("price", corn=0) == "1 gold"
