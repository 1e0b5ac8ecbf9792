"""The words of the games: every decision says what it is about, and one thing has one name."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from qosqo.core.game import Game
from qosqo.core.position import Happening, Step
from qosqo.core.texts import texts
from qosqo.games import all_games, find_game
from qosqo.web import boards

REJECTED = {
    ("cuzco-kramer", "de"): ("Inkas",),
    ("cuzco-kramer", "nl"): ("bouwterrein", "bouwplaats", "uitstap", "stapt uit"),
    ("tawantinsuyu", "de"): ("Ressource", "Heereskarte", "Kaufmann", "Treppe", "Festival", "Kriegsopfer", "Stockwerk"),
    ("tawantinsuyu", "nl"): ("arbeider", "feest", "handelaar", "aardappeleinde", "maïseinde", "aardappels", "slachtoffer"),
}
"""Words that once stood beside the ones of the rules: Inka, site, afhaken; Rohstoff, Armeekarte, Händler, Stufen, Fest, Opfer des Krieges;
werker, festival, koopman, aardappelkant, aardappelen, gevallene."""


@pytest.mark.parametrize("language", ["en", "de", "nl"])
@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.id)
def test_every_decision_says_what_it_is_about(game: Game, language: str) -> None:
    """A game need not; one that does leaves none out."""
    say = texts(language, game.folder)
    steps = [kind for kind in game.classes().values() if issubclass(kind, Step) and not issubclass(kind, Happening)]
    decisions = [kind.__name__ for kind in steps if not kind.__subclasses__()]
    told = [name for name in decisions if say.knows(f"prompt-{name.lower()}")]
    assert told in ([], decisions)


@pytest.mark.parametrize(("identity", "language"), REJECTED)
def test_one_thing_has_one_name(identity: str, language: str) -> None:
    """In the log, on the board and in the rules."""
    folder = find_game(identity).folder
    board = Path(boards.__path__[0]) / folder.name
    texts = [folder / "texts" / f"{language}.ftl", board / "texts" / f"{language}.ftl", folder / "rules" / f"{language}.md"]
    for file in texts:
        said = re.sub(r"^[\w-]+ =|\$\w+", "", file.read_text(encoding="utf-8"), flags=re.MULTILINE).lower()
        assert [word for word in REJECTED[identity, language] if word.lower() in said] == [], file
