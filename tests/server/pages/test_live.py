"""Live pages: what travels over a tab's socket."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosedError, InvalidStatus

from tests.server.helpers import Player, Tab, two_people

ALL_CARDS_SIX = "rounds = 3\ncopies = [1, 1, 1, 1, 1, 60]\n"


def test_a_new_tab_gets_all_parts_and_then_only_what_changes(ana: Player) -> None:
    table = ana.set_up("me", "device")
    with ana.socket(table) as tab:
        first = tab.receive()
        assert first["version"] == 0
        assert {"prompt", "moves", "board", "seats", "log"} <= set(first["parts"])
        ana.play(table)
        second = tab.receive()
        assert second["version"] == 1
        assert "prompt-text" in second["parts"]
        assert "board" not in second["parts"]


def test_a_page_that_was_just_loaded_is_not_sent_again(ana: Player) -> None:
    """It names what it shows; the first message brings only that Ana is there now."""
    table = ana.set_up("me", "bot:random")
    with ana.socket(table, marks=marks_in(ana, table)) as tab:
        first = tab.receive()
        assert first["version"] == 0
        assert not {"board", "log", "moves", "prompt", "end", "replay"} & set(first["parts"])


def test_a_page_that_connects_again_is_sent_what_it_has_missed(ana: Player) -> None:
    table = ana.set_up("me", "device")
    with ana.socket(table) as tab:
        shown = tab.receive()["marks"]
    ana.play(table)
    with ana.socket(table, marks=" ".join(f"{id}={mark}" for id, mark in shown.items())) as tab:
        missed = tab.receive()
        assert missed["version"] == 1
        assert "log-list+" in missed["parts"]
        assert "about" not in missed["parts"]


def marks_in(player: Player, table: dict[str, Any]) -> str:
    """The marks of the page as it is loaded."""
    page = player.http.get(f"/table/{table['id']}").text
    found = re.search(r'data-marks="([^"]+)"', page)
    assert found is not None
    return found[1]


def test_a_move_shows_up_at_the_other_persons_page(ana: Player, ben: Player) -> None:
    table = two_people(ana, ben)
    with ana.socket(table) as mine, ben.socket(table) as theirs:
        mine.receive()
        theirs.receive()
        mine.send("move", version=0, move={"kind": "draw"})
        mine.wait_for_version(1)
        theirs.wait_for_version(1)
        assert "Ana draws a card." in theirs.traffic
        assert "Ana draws a card." not in mine.traffic
        assert re.search(r"Ana draws card \d", mine.traffic)


def test_a_hidden_hand_never_travels_to_another_seat_or_a_spectator(ana: Player, ben: Player, address: str) -> None:
    """What Ben and a spectator receive is the same, whatever Ana's hidden cards are."""
    table = two_people(ana, ben)
    carl = Player(address, "Carl")
    tabs = [player.socket(table, data=True) for player in (ana, ben, carl)]
    for _ in range(4):
        looked = ana.look(table)
        player = (ana, ben)[looked["to_act"]]
        player.play(player.look(table))
    for tab in tabs:
        tab.wait_for_version(4)
    for number, tab in enumerate(tabs):
        for message in (json.loads(line) for line in tab.traffic.replace("}{", "}\n{").split("\n")):
            check_hands(message["table"], number)
        tab.connection.close()


def check_hands(table: dict[str, Any], viewer: int) -> None:
    """Tambo: cards of others are unknown (-1) unless they were taken face up or given."""
    known = {entry["text"] for entry in table["log"] if "takes the face-up" in entry["text"] or "gift" in entry["text"]}
    for seat, hand in enumerate(table["view"]["hands"]):
        if seat != viewer and not known:
            assert set(hand) <= {-1}


def test_a_data_socket_tells_programs_the_table(ana: Player) -> None:
    table = ana.set_up("me", "device")
    with ana.socket(table, data=True) as tab:
        assert tab.receive()["table"]["id"] == table["id"]


def test_previews_over_the_socket(ana: Player, ben: Player) -> None:
    table = two_people(ana, ben)
    with ana.socket(table) as tab:
        tab.send("previews", version=0, moves=[{"kind": "draw"}, {"kind": "keep"}])
        previews = tab.wait_for("previews")["previews"]
        assert [preview["move"] for preview in previews] == [{"kind": "draw"}]
        assert previews[0]["reveals"]


def test_a_bot_plays_for_a_friend_who_does_not_come(ana: Player, ben: Player) -> None:
    table = ana.set_up("me", "friend")
    with ben.socket(table) as theirs:
        theirs.send("bot", seat=1)
        assert theirs.wait_for("refused")["code"] == "not-yours"
    with ana.socket(table) as tab:
        tab.send("bot", seat=1)
        tab.wait_for_seat(1, "bot, normal")
        tab.send("bot", seat=1)
        assert tab.wait_for("refused")["code"] == "not-open"
    assert ana.look(table)["invites"] == {}


def test_passing_the_device_covers_the_table_first(ana: Player) -> None:
    table = ana.set_up("me", "device", data=ALL_CARDS_SIX)
    with ana.socket(table) as tab:
        tab.receive()
        assert "pass" in tab.parts["prompt"].lower()
        covered = tab.traffic
        tab.send("ready", seat=0)
        tab.wait_for("parts")
        assert '"kind":"draw"' in tab.traffic.replace("\\", "") or "draw from the deck" in tab.traffic
        assert "draw from the deck" not in covered
        tab.send("ready", seat=3)
        assert tab.wait_for("refused")["code"] == "not-your-seat"


def test_a_replay_changes_only_the_own_tab(ana: Player, ben: Player) -> None:
    table = ana.play(two_people(ana, ben))
    with ben.socket(table) as theirs, ana.socket(table) as mine:
        mine.receive()
        mine.send("replay", number=0, seat=None)
        assert mine.wait_for("parts")["parts"]
        mine.send("replay", number=None, seat=None)
        assert mine.wait_for("parts")["parts"]
        theirs.send("previews", version=99, moves=[])
        theirs.wait_for("refused")
        assert "replaying" in mine.traffic
        assert "replaying" not in theirs.traffic


def test_settings_change_the_language_of_the_page(ana: Player) -> None:
    table = ana.set_up("me", "bot:random")
    with ana.socket(table) as tab:
        tab.receive()
        tab.send("settings", settings={"language": "de"})
        tab.wait_for("parts")
        assert "würfelt" in tab.traffic
    assert ana.ok(ana.http.get("/api/me"))["language"] == "de"


def test_taking_back_by_agreement_over_sockets(ana: Player, ben: Player) -> None:
    table = two_people(ana, ben)
    with ana.socket(table) as mine, ben.socket(table) as theirs:
        mine.send("move", version=0, move={"kind": "draw"})
        theirs.wait_for_version(1)
        mine.wait_for_version(1)
        mine.send("undo", version=1, to=0)
        while "asked" not in theirs.receive()["parts"]:
            pass
        theirs.send("agree", version=1, yes=True)
        mine.wait_for_version(2)
    assert ana.look(table)["length"] == 0


def test_bots_can_be_hurried(ana: Player) -> None:
    """With the slow pace a bot's move takes three seconds; skipping it does not."""
    table = ana.set_up("me", "bot:random", "bot:random", "bot:random", pace="slow")
    with ana.socket(table) as tab:
        tab.send("move", version=0, move={"kind": "draw"})
        tab.wait_for_version(1)
        tab.send("skip")
        while ana.look(table)["to_act"] != 0:
            tab.receive()


def test_forks_rematches_and_reports_from_the_page(ana: Player) -> None:
    table = ana.play_to_the_end(ana.set_up("me", "device"))
    with ana.socket(table) as tab:
        tab.send("fork", number=1)
        assert ana.look({"id": tab.wait_for("go")["url"].removeprefix("/table/")})["length"] == 1
        tab.send("rematch")
        assert ana.look({"id": tab.wait_for("go")["url"].removeprefix("/table/")})["length"] == 0
        tab.send("problem", text="too short")
        assert "kept under the name" in tab.wait_for("notice")["text"]


def test_who_is_connected_is_shown_to_the_others(ana: Player, ben: Player) -> None:
    table = two_people(ana, ben)
    with ana.socket(table, data=True) as mine:
        assert not mine.receive()["table"]["seats"][1]["online"]
        with ben.socket(table):
            assert mine.receive()["table"]["seats"][1]["online"]
        assert not mine.receive()["table"]["seats"][1]["online"]


# Messages that change nothing.


@pytest.fixture
def tab(ana: Player, ben: Player) -> Tab:
    found = ana.socket(two_people(ana, ben))
    found.receive()
    return found


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("{", "bad-message"),
        ("[]", "bad-message"),
        ("[" * 5000, "bad-message"),
        ('{"type": "dance"}', "bad-message"),
        ('{"type": "move"}', "bad-message"),
        ('{"type": "move", "version": true, "move": {"kind": "draw"}}', "bad-message"),
        ('{"type": "move", "version": 0, "move": "draw"}', "bad-message"),
        ('{"type": "move", "version": 0, "move": {"kind": "fly"}}', "bad-move"),
        ('{"type": "move", "version": 0, "move": {"kind": "play", "card": 99}}', "bad-move"),
        ('{"type": "move", "version": 0, "move": {"kind": "play", "card": true}}', "bad-move"),
        ('{"type": "move", "version": 0, "move": {"kind": "keep"}}', "refused"),
        ('{"type": "move", "version": 7, "move": {"kind": "draw"}}', "stale"),
        ('{"type": "move", "version": -1, "move": {"kind": "draw"}}', "stale"),
        ('{"type": "undo", "version": 0, "to": 0}', "refused"),
        ('{"type": "undo", "version": 0, "to": -5}', "refused"),
        ('{"type": "agree", "version": 0, "yes": true}', "no-request"),
        ('{"type": "ready", "seat": 1}', "not-your-seat"),
        ('{"type": "settings", "settings": {"language": "tlh"}}', "bad-message"),
        ('{"type": "settings", "settings": {"password": "x"}}', "bad-message"),
        ('{"type": "fork", "number": 0}', "only-finished"),
        ('{"type": "rematch"}', "only-finished"),
        ('{"type": "problem", "text": 3}', "bad-message"),
        (json.dumps({"type": "problem", "text": "x" * 40_000}), "too-big"),
    ],
)
def test_a_wrong_message_changes_nothing_and_is_answered(tab: Tab, text: str, code: str) -> None:
    with tab:
        tab.connection.send(text)
        answer = tab.wait_for("refused")
        assert answer["code"] == code
        assert answer["text"]
        assert answer["version"] == 0


def test_a_double_click_moves_once(tab: Tab) -> None:
    with tab:
        tab.send("move", version=0, move={"kind": "draw"})
        tab.send("move", version=0, move={"kind": "draw"})
        assert tab.wait_for("refused")["code"] == "stale"
        assert tab.version == 1


def test_a_spectator_cannot_move(ana: Player, ben: Player, address: str) -> None:
    table = two_people(ana, ben)
    with Player(address, "Carl").socket(table) as tab:
        for kind, content in (("move", {"move": {"kind": "draw"}}), ("undo", {"to": 0}), ("agree", {"yes": True}), ("skip", {})):
            tab.send(kind, version=0, **content)
            assert tab.wait_for("refused")["code"] == "not-your-seat"


def test_who_is_not_to_act_cannot_move(ana: Player, ben: Player) -> None:
    table = two_people(ana, ben)
    with ben.socket(table) as tab:
        tab.send("move", version=0, move={"kind": "draw"})
        assert tab.wait_for("refused")["text"] == "It is the turn of Ana."


def test_a_socket_that_only_talks_nonsense_is_closed(tab: Tab) -> None:
    for _ in range(20):
        tab.connection.send("nonsense")
    with pytest.raises(ConnectionClosedError, match="1008"):
        tab.wait_for_version(1)


def test_a_socket_from_another_site_is_refused(ana: Player) -> None:
    table = ana.set_up("me", "device")
    with pytest.raises(InvalidStatus) as caught:
        ana.socket(table, Origin="http://evil.example")
    assert caught.value.response.status_code == 403


def test_a_socket_of_no_table_is_refused(ana: Player) -> None:
    with pytest.raises(InvalidStatus) as caught:
        ana.socket({"id": "nowhere"})
    assert caught.value.response.status_code == 404
