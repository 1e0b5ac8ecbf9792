"""Experiments of the lab: begun beside the form, watched while bots play, and found again."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from qosqo.bots import BOT_NAMES
from qosqo.core.game import Game
from qosqo.lab import INSTALL, can_report
from qosqo.web.build import game_model, web_texts
from qosqo.web.markup import E, Node
from qosqo.web.model import Settings
from qosqo.web.pages import page

USUAL_GAMES: Final = 40
MOST_GAMES: Final = 2000
USUAL_BOT: Final = "greedy"


@dataclass(frozen=True)
class Tried:
    """An experiment that was started here."""

    address: str
    title: str
    played: int
    wanted: int
    ready: bool
    trouble: str
    """The key of what is said where there will be no report."""


def try_out(settings: Settings, game: Game, address: str) -> Node:
    """How an experiment with the changed data is begun; `address` is that of the lab of the game."""
    say = web_texts(settings.language)
    seats = range(game.fewest_seats, game.most_seats + 1)
    if not can_report():
        more = E.p(say("lab-needs-more", install=INSTALL))
        return E.details(E.summary(say("lab-experiment")), E.p(say("lab-experiment-about")), more, class_="lab-try")
    return E.details(
        E.summary(say("lab-experiment")),
        E.p(say("lab-experiment-about")),
        E.label(say("lab-bot"), " ", E.select([E.option(bot, selected=bot == USUAL_BOT) for bot in BOT_NAMES], name="bot")),
        E.label(say("lab-players"), " ", E.select([E.option(number, selected=number == 2) for number in seats], name="seats")),
        E.label(say("lab-games"), " ", E.input(type="number", name="games", value=USUAL_GAMES, min=1, max=MOST_GAMES, required=True)),
        E.button(say("lab-start"), type="submit", formaction=f"{address}/experiment", id="lab-start"),
        class_="lab-try",
    )


def tried_list(settings: Settings, tried: Sequence[Tried]) -> Node | None:
    """The way back to experiments, whose pages nobody may have open any more."""
    say = web_texts(settings.language)
    if not tried:
        return None
    links = [E.li(E.a(each.title, href=each.address), " ", E.small(how_far(each, settings))) for each in tried]
    return E.div(E.p(say("lab-tried")), E.ul(links), class_="lab-tried")


def how_far(tried: Tried, settings: Settings) -> str:
    say = web_texts(settings.language)
    if tried.trouble:
        return say(tried.trouble)
    return say("lab-ready") if tried.ready else say("lab-running", played=tried.played, wanted=tried.wanted)


def watch_page(settings: Settings, game: Game, tried: Tried) -> str:
    """An experiment that is being played; its script asks how far it is."""
    say = web_texts(settings.language)
    title = say("lab-watch", game=game_model(game, settings.language).name)
    stop = E.form(E.button(say("lab-stop")), method="post", action=f"{tried.address}/stop")
    again = E.noscript(E.p(E.a(say("lab-look-again"), href=tried.address)))
    body = E.main(
        E.h1(title),
        E.p(E.strong(tried.title)),
        E.p(say(tried.trouble or "lab-waiting")),
        E.p(
            say("lab-running", played=tried.played, wanted=tried.wanted),
            id="lab-running",
            role="status",
            data_told=say("lab-running", played="{played}", wanted="{wanted}"),
        ),
        E.progress(
            id="lab-progress",
            value=tried.played,
            max=tried.wanted,
            data_address=None if tried.trouble else tried.address,
            aria_label=title,
        ),
        None if tried.trouble else [again, stop],
        E.p(E.a(say("lab-return"), href=f"/lab/{game.id}")),
        id="main",
        class_="page lab",
    )
    return page(title, settings, body, tried.address, style="lab.css", script="lab.js")
