"""Who plays: people by their names, and bots."""

from __future__ import annotations

import re
from typing import Final

from qosqo.bots import BOT_NAMES, STRENGTHS
from qosqo.cli.arguments import check_seats, possible_seats
from qosqo.cli.complaint import Complaint, unknown
from qosqo.cli.keyboard import Keyboard
from qosqo.cli.terminal import Terminal
from qosqo.core.game import Game
from qosqo.core.texts import texts

DEFAULT_BOT: Final = "normal"
BOTS_ARE_CALLED: Final = ("Sisa", "Amaru", "Illari", "Waman", "Quilla", "Kusi")
"""Quechua names: flower, serpent, daybreak, falcon, moon, joy."""


def seat_name(word: str, taken: list[str]) -> str:
    """The name under which a person ("Ana") or a bot ("bot", "bot:hard") takes a seat. A bot's name tells its strength."""
    kind, colon, bot = word.strip().partition(":")
    if kind != "bot":
        name = word.strip()
        if not name:
            raise Complaint("empty-name")
        if name in taken:
            raise Complaint("name-taken", name=name)
        return name
    if not colon:
        bot = DEFAULT_BOT
    if bot not in BOT_NAMES:
        raise unknown("unknown-opponent", bot, BOT_NAMES)
    free = [called for called in BOTS_ARE_CALLED if not any(name.startswith(called) for name in taken)]
    return f"{free[0]} ({bot})"


def bot_of(name: str) -> str | None:
    """The bot that sits on a seat with such a name; None: a person."""
    found = re.fullmatch(r".+ \(([a-z]+)\)", name)
    return found[1] if found and found[1] in BOT_NAMES else None


def named_seats(words: str) -> list[str]:
    """The seats of `--seats Ana,Ben,bot:hard`."""
    names: list[str] = []
    for word in words.split(","):
        names.append(seat_name(word, names))
    return names


def ask_seats(game: Game, options: dict[str, str], keyboard: Keyboard, terminal: Terminal) -> list[str]:
    """Ask how many play, and who."""
    possible = possible_seats(game, options)
    seats = possible[0]
    if len(possible) > 1:
        while True:
            answer = keyboard.line(terminal.texts("ask-players", fewest=possible[0], most=possible[-1], default=seats))
            if not answer:
                break
            if answer.isascii() and answer.isdigit() and int(answer) in possible:
                seats = int(answer)
                break
            terminal.object_to(Complaint("not-a-number-of-players", text=answer, fewest=possible[0], most=possible[-1]))
    check_seats(game, seats, options)
    names: list[str] = []
    terminal.say("ask-seats", bots=", ".join(f"bot:{name}" for name in STRENGTHS))
    while len(names) < seats:
        default = terminal.texts("default-name") if not names else f"bot:{DEFAULT_BOT}"
        answer = keyboard.line(terminal.texts("ask-seat", number=len(names) + 1, default=default))
        try:
            names.append(seat_name(answer or default, names))
        except Complaint as complaint:
            terminal.object_to(complaint)
    return names


def ask_options(game: Game, keyboard: Keyboard, terminal: Terminal) -> dict[str, str]:
    """Ask for the choice of every option."""
    say = texts(terminal.language, game.folder)
    chosen: dict[str, str] = {}
    for option in game.options:
        choice = keyboard.choice(say(f"option-{option.name}"), [say(f"option-{option.name}-{choice}") for choice in option.choices])
        chosen[option.name] = option.choices[choice]
    return chosen
