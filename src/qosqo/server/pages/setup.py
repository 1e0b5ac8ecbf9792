"""The form with which a table is set up: what was chosen in it, and which seats and options that means."""

from __future__ import annotations

from dataclasses import dataclass, field

from starlette.datastructures import FormData

from qosqo.core.game import Game
from qosqo.server.tables.creation import Wish
from qosqo.web.page_models import SeatDraft


@dataclass(frozen=True)
class SetupForm:
    way: str
    """bots, friends, automaton or mix."""
    others: int
    strength: str
    difficulty: str
    seats: tuple[SeatDraft, ...]
    chosen: dict[str, str] = field(default_factory=dict)
    """The options that were chosen one by one."""
    listed: bool = False

    def wishes(self) -> list[Wish]:
        """Who shall sit where."""
        if self.way == "automaton":
            return [Wish("me")]
        if self.way == "mix":
            return [Wish(draft.who, draft.name) for draft in self.seats if draft.who != "none"]
        who = "friend" if self.way == "friends" else f"bot:{self.strength}"
        return [Wish("me"), *[Wish(who) for _ in range(self.others)]]

    def options(self, game: Game) -> dict[str, str]:
        """What is to be agreed on. How strong the game's own opponent is matters only against it."""
        about_automaton = game.automaton_options()
        usual = {name: choice for name, choice in self.chosen.items() if name not in about_automaton}
        if self.way != "automaton" or game.automaton is None:
            return usual
        name, choice = game.automaton
        if self.difficulty == "own":
            return usual | {each: self.chosen[each] for each in about_automaton if each in self.chosen} | {name: choice}
        return usual | game.solo.get(self.difficulty, {}) | {name: choice}


def usual_setup(game: Game) -> SetupForm:
    """What the form proposes."""
    return SetupForm("bots", max(game.fewest_seats, 2) - 1, "normal", "standard", (SeatDraft("me"), SeatDraft("bot:normal")))


def read_setup(form: FormData, game: Game) -> SetupForm:
    """What was sent; without a way to play the seats are told one by one."""
    way = text_of(form, "way") or "mix"
    usual = usual_setup(game)
    return SetupForm(
        way,
        number_of(text_of(form, way), usual.others),
        text_of(form, "strength") or usual.strength,
        text_of(form, "difficulty") or usual.difficulty,
        tuple(SeatDraft(text_of(form, f"who-{number}") or "none", text_of(form, f"name-{number}")) for number in range(game.most_seats)),
        {option.name: text_of(form, f"option-{option.name}") for option in game.options if f"option-{option.name}" in form},
        text_of(form, "listed") == "on",
    )


def number_of(text: str, otherwise: int) -> int:
    return int(text) if len(text) == 1 and text.isascii() and text.isdigit() else otherwise


def text_of(form: FormData, name: str) -> str:
    value = form.get(name, "")
    return value if isinstance(value, str) else ""
