"""Setting up a table, step by step: against whom, how strong, by which rules. Only what belongs to the chosen way is shown."""

from __future__ import annotations

from typing import Final

from qosqo.core.texts import Texts
from qosqo.web.markup import E, Node
from qosqo.web.page_models import OptionModel, SeatDraft, SetupModel

OFF: Final = "off"
ON: Final = "on"


def setup_body(model: SetupModel, say: Texts) -> Node:
    game = model.game
    return E.main(
        E.h1(say("setup-title", game=game.name)),
        game.motto and E.p(game.motto, class_="motto"),
        E.p(game.about),
        error(model.error),
        E.form(
            E.fieldset(
                E.legend(say("setup-way")),
                way("bots", model, say, [count("bots", model, say), strengths(model, say)]),
                way("friends", model, say, [count("friends", model, say), E.p(say("setup-friends-about"), class_="quiet-text")]),
                game.automaton and way("automaton", model, say, difficulties(model, say)),
                way("mix", model, say, mix(model, say)),
                class_="ways",
            ),
            options(model, say),
            more(model, say),
            E.div(E.button(say("setup-start"), type="submit", class_="main"), class_="start"),
            action=f"/setup/{game.id}",
            method="post",
            enctype="multipart/form-data",
            class_="setup",
        ),
        id="main",
        class_="page setting-up",
    )


def error(text: str) -> Node | None:
    return E.p(text, class_="error", role="alert") if text else None


# Against whom.


def way(name: str, model: SetupModel, say: Texts, content: list[Node]) -> Node:
    """One way to play, with what is to be said about it; that is shown while it is chosen."""
    return E.div(
        radio("way", name, model.way == name, say(f"way-{name}", name=model.game.automaton)),
        E.div(content, class_="way-more"),
        class_="way",
    )


def radio(name: str, value: str, chosen: bool, text: str) -> Node:
    return E.label(E.input(type="radio", name=name, value=value, checked=chosen), " ", text, class_="check")


def count(name: str, model: SetupModel, say: Texts) -> Node:
    """How many others, besides oneself."""
    numbers = range(max(1, model.fewest_others), model.game.most)
    return E.div(
        E.p(say(f"setup-{name}"), id=f"count-{name}"),
        E.div(
            [radio(name, str(number), model.others == number, str(number)) for number in numbers],
            class_="picks",
            role="radiogroup",
            aria_labelledby=f"count-{name}",
        ),
    )


def strengths(model: SetupModel, say: Texts) -> Node:
    return E.div(
        E.p(say("setup-strength"), id="strengths"),
        E.div(
            [radio("strength", id, model.strength == id, name) for id, name in model.strengths],
            class_="picks two",
            role="radiogroup",
            aria_labelledby="strengths",
        ),
    )


def difficulties(model: SetupModel, say: Texts) -> list[Node]:
    """How strong the game's own opponent is: three usual ways, or rule by rule."""
    own = [setup_option(option, model) for option in model.game.options if option.automaton]
    return [
        E.p(say("setup-difficulty"), id="difficulties"),
        E.div(
            [radio("difficulty", name, model.difficulty == name, say(f"difficulty-{name}")) for name in model.difficulties],
            own and radio("difficulty", "own", model.difficulty == "own", say("difficulty-own")),
            class_="picks",
            role="radiogroup",
            aria_labelledby="difficulties",
        ),
        E.div(own, class_="own-difficulty"),
    ]


def mix(model: SetupModel, say: Texts) -> list[Node]:
    about = say("setup-seats-about", fewest=max(2, model.game.fewest), most=model.game.most)
    return [E.p(about, class_="quiet-text"), *[setup_seat(number, model, say) for number in range(model.game.most)]]


def setup_seat(number: int, model: SetupModel, say: Texts) -> Node:
    draft = model.seats[number] if number < len(model.seats) else SeatDraft("none")
    choices = [("me", say("who-me")), ("friend", say("who-friend")), ("device", say("who-device"))]
    choices.extend((f"bot:{id}", say("who-bot", strength=name)) for id, name in model.strengths)
    choices.append(("none", say("who-none")))
    return E.div(
        E.label(
            say("setup-seat", number=number + 1),
            E.select([E.option(text, value=value, selected=value == draft.who) for value, text in choices], name=f"who-{number}"),
        ),
        E.label(say("setup-name"), E.input(name=f"name-{number}", value=draft.name, maxlength=40, autocomplete="off")),
        class_="row",
    )


# By which rules.


def options(model: SetupModel, say: Texts) -> Node | None:
    shown = [option for option in model.game.options if not option.automaton and option.name != model.game.automaton_option]
    return E.fieldset(E.legend(say("setup-options")), [setup_option(option, model) for option in shown]) if shown else None


def setup_option(option: OptionModel, model: SetupModel) -> Node:
    """A box to tick for what is on or off, otherwise a list."""
    name = f"option-{option.name}"
    chosen = model.chosen.get(option.name)
    if [choice for choice, _ in option.choices] == [OFF, ON]:
        return E.label(E.input(type="checkbox", name=name, value=ON, checked=chosen == ON), " ", option.title, class_="check")
    return E.label(
        option.title, E.select([E.option(text, value=choice, selected=chosen == choice) for choice, text in option.choices], name=name)
    )


def more(model: SetupModel, say: Texts) -> Node:
    """What few people want: others who watch, component data of one's own."""
    return E.details(
        E.summary(say("setup-more")),
        E.label(E.input(type="checkbox", name="listed", value="on", checked=model.listed), " ", say("setup-listed"), class_="check"),
        model.game.has_data
        and E.div(
            E.h2(say("data-title")),
            E.p(say("setup-data-about"), " ", E.a(say("setup-data-own"), href=f"/api/games/{model.game.id}/data", download=True)),
            E.label(say("setup-data"), E.input(type="file", name="data", accept=".toml,text/plain")),
        ),
        open=model.data_open or model.listed,
        class_="box",
    )
