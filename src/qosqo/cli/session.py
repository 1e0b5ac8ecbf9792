"""A game at the terminal: people who share a keyboard, bots on the other seats."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from rich.columns import Columns
from rich.table import Column, Table
from rich.text import Text

from qosqo.bots import BOT_NAMES
from qosqo.bots.contract import known_in
from qosqo.bots.plan_words import told_plan
from qosqo.bots.plans import plans
from qosqo.bots.seated import SeatedBot, seated_bot
from qosqo.bots.side_by_side import processors
from qosqo.cli.board import board
from qosqo.cli.complaint import Complaint, nearest
from qosqo.cli.files import write_text
from qosqo.cli.keyboard import Keyboard
from qosqo.cli.narrow import FEW, Question, question
from qosqo.cli.reasons import reasons
from qosqo.cli.scores import score_table, who_won
from qosqo.cli.terminal import Terminal
from qosqo.core.match import Match, Refused
from qosqo.core.position import NOBODY
from qosqo.core.view import view_json

WORDS: Final = ("board", "back", "undo", "why", "hint", "log", "save", "help", "quit")
"""What can be typed instead of a number. Every language has its own words for them, too: `word-undo`."""
LOG_MOVES: Final = 10
LOW_BOARD: Final = 20
"""A board with so few lines is always shown; a higher one should leave so many lines of the screen free."""


class Quit(Exception):
    """Somebody wants to go on another time."""


class Session:
    """Plays a match to its end, or until somebody leaves; the record is always in the file."""

    def __init__(self, match: Match, terminal: Terminal, file: Path) -> None:
        self.match = match
        self.terminal = terminal
        self.keyboard = Keyboard(terminal)
        self.file = file
        self.written = {file}
        """What may be written over: files of this game."""
        self.narrator = match.narrator(terminal.language)
        self.bots: list[SeatedBot | None] = [self.bot_on(seat) for seat in range(match.position.seats)]
        automaton = match.game.automaton_seat(match.header.options)
        self.people = [seat for seat, bot in enumerate(self.bots) if bot is None and seat != automaton]
        self.told = [len(match.made)] * match.position.seats
        """How many moves each seat has read about."""
        self.told_to_all = len(match.made)
        self.hints_agreed = False
        """Whether all people here let a bot be asked what one could do."""
        self.holder = self.people[0] if self.people else NOBODY
        """Who sits in front of the screen."""

    def bot_on(self, seat: int) -> SeatedBot | None:
        """The bot that the record names, if it is one of the house: whoever opens somebody else's file must not start a program by that."""
        name = self.match.players[seat].bot
        if not name:
            return None
        if name not in BOT_NAMES:
            raise Complaint("bot-of-a-file", name=name)
        return seated_bot(name, self.match, seat, processes=processors())

    def play(self) -> None:
        """To the end of the game. Quit, EOFError and KeyboardInterrupt leave earlier; the file is up to date then, too."""
        try:
            if not self.match.made:
                self.print_log(self.holder, 0, 1)
            while not self.match.position.over():
                seat = self.match.position.to_act()
                bot = self.bots[seat]
                if bot is None:
                    self.person_decides(seat)
                else:
                    self.bot_decides(seat, bot)
            self.finish()
        finally:
            self.save(self.file)
            for bot in self.bots:
                if bot is not None:
                    bot.close()

    def save(self, file: Path) -> None:
        write_text(file, self.match.record_text())
        self.written.add(file)

    def finish(self) -> None:
        for seat in self.people[:1] or [NOBODY]:
            self.tell_news(seat)
        self.terminal.print(board(self.match, self.match.position, NOBODY, self.narrator, self.terminal))
        self.terminal.print(score_table(self.match, self.narrator, self.terminal))
        taken = [(self.narrator.name(seat), count) for seat, count in enumerate(self.match.hints_taken()) if count]
        for name, count in taken:
            self.terminal.say("play-hints-taken", name=name, count=count)
        self.terminal.print(Text(who_won(self.match, self.narrator, self.terminal), style="bold green"))

    # Bots.

    def bot_decides(self, seat: int, bot: SeatedBot) -> None:
        with self.terminal.out.status(self.terminal.texts("play-thinking", name=self.narrator.name(seat))):
            bot.play()
        if len(self.people) <= 1:
            self.tell_news(self.holder)

    # People.

    def person_decides(self, seat: int) -> None:
        if seat != self.holder:
            self.hand_over(seat)
        self.tell_news(seat)
        self.save(self.file)
        self.show_board(seat, again=bool(self.match.made) and self.match.made[-1].seat == seat)
        made = len(self.match.made)
        move = self.ask_move(seat)
        if move is None:
            return  # something was taken back
        assert made == len(self.match.made)
        self.match.play(seat, move)
        self.tell_news(seat)

    def hand_over(self, seat: int) -> None:
        """Cover what the one before could see and the next must not, if there is anything like that."""
        before, self.holder = self.holder, seat
        if not any(self.sees_secrets(person) for person in (before, seat)):
            return
        name = self.narrator.name(seat)
        self.keyboard.enter(self.terminal.texts("play-cover", name=name))
        self.keyboard.cover()
        self.keyboard.enter(self.terminal.texts("play-handed", name=name))

    def sees_secrets(self, seat: int) -> bool:
        position = self.match.position
        return {**view_json(position.view(seat)), "viewer": NOBODY} != view_json(position.view(NOBODY))

    def show_board(self, seat: int, again: bool = False) -> None:
        """Show the board; a high one not again before every further decision of the same turn."""
        shown = board(self.match, self.match.position, seat, self.narrator, self.terminal)
        if again and shown.plain.count("\n") > max(LOW_BOARD, self.terminal.out.height - LOW_BOARD):
            self.terminal.print(Text(self.terminal.texts("play-board-hint", word=self.terminal.texts("word-board")), style="dim"))
        else:
            self.terminal.print(shown)

    def ask_move(self, seat: int) -> int | None:
        """Narrow the legal moves down to one; None if the position changed meanwhile."""
        levels: list[list[int]] = [self.match.position.moves()]
        waiting: list[str] = []
        shown = False
        while True:
            if len(levels[-1]) == 1:
                return levels[-1][0]
            asked = question(levels[-1], seat, self.narrator)
            if not waiting:
                if not shown:
                    self.show_choices(asked, len(levels))
                waiting = self.keyboard.line(self.prompt(seat, asked)).split()
                shown = True
            if not waiting:
                shown = False
                continue
            chosen = self.pick(asked, waiting)
            if chosen is not None:
                levels.append(chosen)
                shown = False
                continue
            line = " ".join(waiting)
            waiting = []
            word = self.word_meant(line.split()[0])
            if word == "back":
                shown = len(levels) == 1
                levels = levels[:-1] or levels
                if shown:
                    self.terminal.say("play-nothing-chosen")
            elif word is None:
                self.not_understood(line, asked)
            elif self.obey(word, line.split()[1:], seat):
                return None

    def prompt(self, seat: int, asked: Question) -> str:
        what = self.terminal.texts("play-what") if asked.part is None else self.narrator.texts(f"part-{asked.part}")
        return self.terminal.texts("play-prompt", name=self.narrator.name(seat), what=what, last=len(asked.choices))

    def show_choices(self, asked: Question, level: int) -> None:
        long = asked.part is not None and len(asked.choices) > FEW
        numbered = [(Text(f"{number:>4}", "cyan"), choice) for number, choice in enumerate(asked.choices, start=1)]
        if long:
            lines = [Text.assemble(number, " ", choice.value) for number, choice in numbered]
            self.terminal.print(Text(asked.about, style="bold"), Columns(lines, column_first=True, padding=(0, 1)))
        else:
            lines_below = Table.grid(Column(no_wrap=True), Column(), padding=(0, 2))  # long ones go on below their words
            for number, choice in numbered:
                lines_below.add_row(number, choice.text)
            self.terminal.print(lines_below)
        if level > 1:
            self.terminal.print(Text(self.terminal.texts("play-back-hint"), style="dim"))

    def pick(self, asked: Question, waiting: list[str]) -> list[int] | None:
        """The moves of the choice that the next word means; the word is used up. Whole names may have several words."""
        first = waiting[0]
        if first.isascii() and first.isdigit() and 1 <= int(first) <= len(asked.choices):
            waiting.pop(0)
            return asked.choices[int(first) - 1].moves
        for words in range(len(waiting), 0, -1):
            typed = " ".join(waiting[:words]).lower()
            for choice in asked.choices:
                if typed in (choice.word.lower(), choice.text.lower()):
                    del waiting[:words]
                    return choice.moves
        return None

    # Words instead of numbers.

    def word_meant(self, typed: str) -> str | None:
        """The command meant by a word of either language, or by the beginning of one."""
        own = {self.terminal.texts(f"word-{word}"): word for word in WORDS}
        known = {**{word: word for word in WORDS}, **own}
        if typed.lower() in known:
            return known[typed.lower()]
        found = {word for spelling, word in known.items() if spelling.startswith(typed.lower())}
        return found.pop() if len(found) == 1 else None

    def not_understood(self, line: str, asked: Question) -> None:
        known = [self.terminal.texts(f"word-{word}") for word in WORDS] + [choice.word for choice in asked.choices if choice.word]
        self.terminal.object_to(Complaint("not-a-choice", nearest(line, known), text=line, last=len(asked.choices)))

    def obey(self, word: str, rest: list[str], seat: int) -> bool:
        """Do what a word says; whether the position changed."""
        if word == "undo":
            return self.undo(seat)
        if word == "quit":
            raise Quit
        actions: dict[str, Callable[[], None]] = {
            "board": lambda: self.show_board(seat),
            "why": lambda: self.why(" ".join(rest), seat),
            "hint": lambda: self.hint(seat),
            "log": lambda: self.log(rest, seat),
            "save": lambda: self.save_as(rest),
            "help": self.help,
        }
        actions[word]()
        return False

    def undo(self, seat: int) -> bool:
        """Take back the own last move, and what came after it; with the consent of the others where the rules of undoing ask for it."""
        match = self.match
        own = [number for number, made in enumerate(match.made) if made.seat == seat]
        try:
            if not own:
                raise Refused("refused-nothing-to-undo")
            others = [other for other in range(match.position.seats) if other != seat]
            agreed: list[int] = []
            if own[-1] < match.free_undo(seat):
                if not self.all_agree(others):
                    return False
                agreed = others
            match.undo(seat, own[-1], agreed)
        except Refused as refused:
            self.terminal.print(refused.explain(self.narrator))
            return False
        self.told = [min(told, own[-1]) for told in self.told]
        self.told_to_all = min(self.told_to_all, own[-1])
        self.terminal.say("play-undone")
        return True

    def all_agree(self, others: list[int]) -> bool:
        """Whether the other people let something be taken back that has had consequences; bots always do."""
        if not any(other in self.people for other in others):
            return True
        self.terminal.print(self.narrator.texts("refused-undo-needs-agreement"))
        return self.keyboard.agrees(self.terminal.texts("play-all-agree"))

    def why(self, wanted: str, seat: int) -> None:
        found = reasons(self.match, self.narrator, seat, wanted)
        if not found:
            self.terminal.say("play-no-reason" if not wanted else "play-no-reason-for", wanted=wanted)
        for reason in found:
            self.terminal.print(Text(reason.text, style="bold"))
            for move in reason.moves:
                self.terminal.print(Text(f"      {move}", style="dim"))
            if reason.more:
                self.terminal.print(Text(self.terminal.texts("play-more-reasons", more=reason.more), style="dim"))

    def hint(self, seat: int) -> None:
        """Up to three plans of a bot with their reasons. People who share the keyboard agree first; the record tells that it was asked."""
        if not self.hints_agreed:
            others = [other for other in self.people if other != seat]
            self.hints_agreed = not others or self.keyboard.agrees(self.terminal.texts("play-hints-agree"))
        if not self.hints_agreed:
            return
        self.match.note_hint(seat)
        with self.terminal.out.status(self.terminal.texts("play-hint-thinking")):
            found = plans(known_in(self.match), len(self.match.entries))
        lines = Table.grid(Column(no_wrap=True), Column(), padding=(0, 2))
        for plan in found:
            told = told_plan(plan, seat, self.narrator)
            lines.add_row(Text("   •", "cyan"), "; ".join(told.steps))  # no number: numbers are for choices
            lines.add_row("", Text("; ".join(told.reasons), style="dim"))
        self.terminal.print(lines)

    def log(self, rest: list[str], seat: int) -> None:
        moves = int(rest[0]) if rest and rest[0].isascii() and rest[0].isdigit() else LOG_MOVES
        last = len(self.match.made) + 1
        self.print_log(seat, max(0, last - moves), last)

    def save_as(self, rest: list[str]) -> None:
        file = Path(" ".join(rest)) if rest else self.file
        try:
            if file.is_file() and file not in self.written:
                raise Complaint("file-exists", file=str(file))
            self.save(file)
        except Complaint as complaint:
            self.terminal.object_to(complaint)
        else:
            self.terminal.say("play-saved", file=str(file))

    def help(self) -> None:
        self.terminal.say("play-help-numbers")
        for word in WORDS:
            spelled = self.terminal.texts(f"word-{word}")
            self.terminal.print(Text.assemble((f"  {spelled:<12}", "cyan"), self.terminal.texts(f"play-help-{word}")))

    # The log.

    def tell_news(self, seat: int) -> None:
        """What happened since the seat last looked."""
        last = len(self.match.made)
        told = self.told_to_all if seat == NOBODY else self.told[seat]
        if told < last:
            self.print_log(seat, told + 1, last + 1)
        if seat == NOBODY:
            self.told_to_all = last
        else:
            self.told[seat] = last

    def print_log(self, seat: int, first: int, last: int) -> None:
        """The log of some moves as the seat may read it; number 0 is the set-up."""
        everything = [self.match.opening, *self.match.made]
        for made in everything[first:last]:
            for event in made.events:
                self.terminal.print(Text(f"  {self.narrator.event(event, seat)}", style="bold" if event.seat == seat else ""))
