"""Who plays: people by their names, and bots."""

from __future__ import annotations

from typing import Final

from rich.table import Column, Table
from rich.text import Text

from qosqo.bots import BOT_NAMES, CHARACTERS, seat_name
from qosqo.bots.plan_words import BOTS_FOLDER
from qosqo.cli.arguments import possible_seats
from qosqo.cli.complaint import Complaint, unknown
from qosqo.cli.keyboard import Keyboard
from qosqo.cli.terminal import Terminal
from qosqo.core.game import Game
from qosqo.core.match import Player
from qosqo.core.position import NOBODY
from qosqo.core.texts import texts

DEFAULT_BOT: Final = "normal"
STANDARD: Final = "standard"
"""The strength of a game's own opponent that is proposed first."""


def seated(word: str, others: list[Player], language: str) -> Player:
    """The person ("Ana") or the bot ("bot", "bot:hard") that takes a seat. A bot's name tells its strength to whoever reads it."""
    taken = [player.name for player in others]
    kind, colon, bot = word.strip().partition(":")
    if kind != "bot":
        name = word.strip()
        if not name:
            raise Complaint("empty-name")
        if name in taken:
            raise Complaint("name-taken", name=name)
        return Player(name)
    if not colon:
        bot = DEFAULT_BOT
    if bot not in BOT_NAMES:
        raise unknown("unknown-opponent", bot, BOT_NAMES)
    strength = texts(language, BOTS_FOLDER)(f"strength-{bot}")
    return Player(f"{seat_name(taken, bot)} ({strength})", bot)


def named_seats(words: str, game: Game, options: dict[str, str], language: str) -> list[Player]:
    """The seats of `--seats Ana,Ben,bot:hard`; the game's own opponent comes without being named."""
    players: list[Player] = []
    for word in words.split(","):
        players.append(seated(word, players, language))
    return with_automaton(players, game, options, language)


def with_automaton(players: list[Player], game: Game, options: dict[str, str], language: str) -> list[Player]:
    """Seat the game's own opponent, if it plays."""
    seat = game.automaton_seat(options)
    if seat == NOBODY:
        return players
    own = texts(language, game.folder)("automaton-name")
    if len(players) != 1:
        raise Complaint("alone-against-automaton", name=own, count=len(players))
    return [*players[:seat], Player(own), *players[seat:]]


def ask_seats(game: Game, options: dict[str, str], keyboard: Keyboard, terminal: Terminal) -> list[Player]:
    """Ask how many play, and who; against the game's own opponent there is one."""
    alone = game.automaton_seat(options) != NOBODY
    possible = [1] if alone else possible_seats(game, options)
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
    players: list[Player] = []
    terminal.say("ask-seats")
    terminal.print(characters(terminal.language))
    while len(players) < seats:
        default = terminal.texts("seat-name", number=1) if not players else f"bot:{DEFAULT_BOT}"
        answer = keyboard.line(terminal.texts("ask-seat", number=len(players) + 1, default=default))
        try:
            players.append(seated(answer or default, players, terminal.language))
        except Complaint as complaint:
            terminal.object_to(complaint)
    return with_automaton(players, game, options, terminal.language)


def characters(language: str) -> Table:
    """The bots that people choose from, with what they are like."""
    say = texts(language, BOTS_FOLDER)
    table = Table.grid(Column(no_wrap=True), Column(), padding=(0, 2))
    for bot, names in CHARACTERS.items():
        table.add_row(Text(f"  bot:{bot}", "cyan"), say(f"character-{bot}", name=names[0]))
    return table


def ask_options(game: Game, keyboard: Keyboard, terminal: Terminal) -> dict[str, str]:
    """Ask for the choice of every option. How strong the game's own opponent is, is asked in one question."""
    say = texts(terminal.language, game.folder)
    about_automaton = game.automaton_options()
    chosen: dict[str, str] = {}
    for option in game.options:
        if option.name not in about_automaton:
            choice = keyboard.choice(say(f"option-{option.name}"), [say(f"option-{option.name}-{choice}") for choice in option.choices])
            chosen[option.name] = option.choices[choice]
    if game.automaton_seat(chosen) != NOBODY:
        strengths = sorted(game.solo, key=lambda strength: strength != STANDARD)
        asked = terminal.texts("ask-difficulty", name=say("automaton-name"))
        choice = keyboard.choice(asked, [terminal.texts(f"difficulty-{strength}") for strength in strengths])
        chosen |= game.solo[strengths[choice]]
    return game.complete_options(chosen)
