"""Setting up tables and playing at them through the API."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.helpers import Player, refusal, two_people


def test_a_game_against_a_bot_is_played_to_the_end(ana: Player) -> None:
    table = ana.play_to_the_end(ana.set_up("me", "bot:random"))
    assert table["over"]
    assert max(table["sheet"]["totals"]) == table["sheet"]["totals"][table["winners"][0]]
    assert table["log"][0]["text"].startswith("Ana rolls")


def test_all_games_can_be_set_up(ana: Player) -> None:
    for game in ana.ok(ana.http.get("/api/games")):
        table = ana.set_up("me", "bot:easy", game=game["id"])
        assert table["game"] == game["id"]


def test_an_invitation_gives_one_seat_to_one_person(ana: Player, ben: Player, address: str) -> None:
    table = ana.set_up("me", "friend")
    link = table["invites"]["1"]
    assert link.startswith(address)
    assert ben.join(link, "Benedikt")["seat"] == 1
    assert [seat["name"] for seat in ana.look(table)["seats"]] == ["Ana", "Benedikt"]
    assert ana.look(table)["invites"] == {}
    late = Player(address, "Carl").http.post(f"/api/invites/{link.rpartition('/')[2]}", json={})
    assert refusal(late) == (404, "no-invite")


def test_only_the_owner_sees_invitations(ana: Player, ben: Player) -> None:
    table = ana.set_up("me", "friend", "friend")
    ben.join(table["invites"]["1"])
    assert ben.look(table)["invites"] == {}


def test_who_sits_at_a_table_does_not_take_another_seat(ana: Player) -> None:
    table = ana.set_up("me", "friend")
    response = ana.http.post(f"/api/invites/{table['invites']['1'].rpartition('/')[2]}", json={})
    assert refusal(response) == (409, "already-seated")


def test_an_invitation_can_be_renewed_and_the_old_one_ends(ana: Player, ben: Player) -> None:
    table = ana.set_up("me", "friend")
    new = ana.ok(ana.post(table, "seats/1/invite"))["url"]
    old = ben.http.post(f"/api/invites/{table['invites']['1'].rpartition('/')[2]}", json={})
    assert refusal(old) == (404, "no-invite")
    assert ben.join(new)["seat"] == 1


def test_a_bot_takes_the_seat_of_a_friend_who_does_not_come(ana: Player) -> None:
    table = ana.set_up("me", "friend")
    ana.ok(ana.post(table, "seats/1/bot", bot="random"))
    assert ana.play_to_the_end(table)["over"]


def test_my_tables_are_listed_latest_first(ana: Player) -> None:
    first, second = ana.set_up("me", "bot:random"), ana.set_up("me", "device")
    listed = ana.ok(ana.http.get("/api/tables"))
    assert [line["id"] for line in listed] == [second["id"], first["id"]]
    assert listed[0]["my_turn"]


def test_only_listed_tables_can_be_found_by_others(ana: Player, ben: Player) -> None:
    hidden, open_to_all = ana.set_up("me", "device"), ana.set_up("me", "device", listed=True)
    found = [line["id"] for line in ben.ok(ben.http.get("/api/tables/listed"))]
    assert open_to_all["id"] in found
    assert hidden["id"] not in found


def test_a_setup_that_the_game_does_not_allow_is_refused_with_the_reason(ana: Player) -> None:
    for wrong, reason in (
        ({"seats": [{"who": "me"}]}, "2 to 4"),
        ({"seats": [{"who": "me"}, {"who": "device"}], "options": {"deck": "burnt"}}, "burnt"),
        ({"seats": [{"who": "me"}, {"who": "device"}], "data": "rounds = 3\ncopies = 3"}, "copies"),
    ):
        response = ana.http.post("/api/tables", json={"game": "tambo", **wrong})
        assert response.status_code == 409
        assert reason in response.json()["text"]


def test_only_bots_of_the_house_are_seated(ana: Player) -> None:
    for who in ("bot:genius", "bot:program:ls", "bot:", "cat"):
        response = ana.http.post("/api/tables", json={"game": "tambo", "seats": [{"who": "me"}, {"who": who}]})
        assert response.status_code == 422


def test_component_data_of_ones_own(ana: Player) -> None:
    table = ana.set_up("me", "device", data="rounds = 1\ncopies = [4, 4, 4, 4, 4, 4]\n")
    table = ana.play_to_the_end(table)
    assert max(entry["number"] for entry in table["log"]) <= 4


def test_several_people_at_one_browser(ana: Player) -> None:
    table = ana.play_to_the_end(ana.set_up("me", "device", "device"))
    assert table["over"]
    assert table["mine"] == [0, 1, 2]


def test_own_moves_are_taken_back_freely_while_nothing_is_revealed(ana: Player, ben: Player) -> None:
    table = ana.set_up("me", "friend", game="cuzco-kramer")
    ben.join(table["invites"]["1"])
    while table["undo_to"] is None:
        player = (ana, ben)[table["to_act"]]
        table = player.play(player.look(table))
    back = player.ok(player.post(table, "undo", version=table["version"], to=table["undo_to"]))
    after = player.look(table)
    assert after["length"] == table["undo_to"]
    assert back["version"] == after["version"] == table["version"] + 1


def test_what_was_revealed_is_not_taken_back_alone(ana: Player, ben: Player) -> None:
    table = ana.play(two_people(ana, ben), {"kind": "draw"})
    ana.ok(ana.post(table, "undo", version=table["version"], to=0))
    asked = ben.look(table)
    assert asked["request"] == {"by": 0, "to": 0, "agreed": []}
    assert asked["length"] == 1


def test_taking_back_what_was_revealed_needs_the_agreement_of_all(ana: Player, ben: Player) -> None:
    table = ana.play(two_people(ana, ben), {"kind": "draw"})
    ana.ok(ana.post(table, "undo", version=table["version"], to=0))
    assert refusal(ana.post(table, "undo/answer", version=table["version"], agree=True)) == (409, "no-request")
    ben.ok(ben.post(table, "undo/answer", version=table["version"], agree=True))
    after = ana.look(table)
    assert after["length"] == 0
    assert after["request"] is None
    assert after["to_act"] == 0


def test_a_request_can_be_declined_and_withdrawn(ana: Player, ben: Player) -> None:
    table = ana.play(two_people(ana, ben), {"kind": "draw"})
    for who in (ben, ana):
        ana.ok(ana.post(table, "undo", version=table["version"], to=0))
        who.ok(who.post(table, "undo/answer", version=table["version"], agree=False))
        assert ana.look(table)["request"] is None
        assert ana.look(table)["length"] == 1


def test_a_move_ends_a_request(ana: Player, ben: Player) -> None:
    table = ana.play(two_people(ana, ben), {"kind": "draw"})
    ana.ok(ana.post(table, "undo", version=table["version"], to=0))
    ben.play(ben.look(table))
    assert ana.look(table)["request"] is None


def test_bots_and_neighbours_at_the_same_browser_agree_to_take_back(ana: Player) -> None:
    for other in ("bot:random", "device"):
        table = ana.set_up("me", other)
        ana.play(table)
        table = ana.look(table)
        while table["to_act"] != 0 and other != "device":
            table = ana.look(table, after=table["version"])
        ana.ok(ana.post(table, "undo", version=table["version"], to=0, seat=0))
        assert ana.look(table)["length"] == 0


def test_a_rematch_has_the_same_people_with_another_first_player(ana: Player, ben: Player) -> None:
    table = two_people(ana, ben)
    assert refusal(ana.post(table, "rematch")) == (409, "only-finished")
    table = ana.look(table)
    while not table["over"]:
        player = (ana, ben)[table["to_act"]]
        table = player.play(player.look(table))
    again = ana.ok(ana.post(table, "rematch"))
    assert ben.ok(ben.post(table, "rematch")) == again
    assert [seat["name"] for seat in ben.look(again)["seats"]] == ["Ben", "Ana"]
    assert ben.look(again)["mine"] == [0]


def test_a_replay_shows_any_position_of_a_finished_game_from_any_seat(ana: Player, ben: Player) -> None:
    table = ana.play_to_the_end(ana.set_up("me", "device"))
    for seat in (0, 1):
        shown = ben.look(table, number=1, seat=seat)
        assert shown["shown"] == 1
        assert shown["seat"] == seat
        assert -1 not in shown["view"]["hands"][seat]
    assert ben.http.get(f"/api/tables/{table['id']}", params={"number": 999}).status_code == 404


def test_a_replay_of_a_running_game_shows_only_the_own_seat(ana: Player, ben: Player) -> None:
    table = ana.play(two_people(ana, ben))
    assert ana.look(table, number=0)["view"]["hands"][1] == [-1, -1, -1]
    response = ana.http.get(f"/api/tables/{table['id']}", params={"number": 0, "seat": 1})
    assert refusal(response) == (403, "not-your-seat")


def test_a_finished_game_can_be_forked_anywhere_by_anybody(ana: Player, ben: Player) -> None:
    table = ana.play_to_the_end(ana.set_up("me", "bot:random"))
    fork = ben.look(ben.ok(ben.post(table, "fork", number=2)))
    assert fork["length"] == 2
    assert [seat["kind"] for seat in fork["seats"]] == ["person", "bot"]
    assert ben.play_to_the_end(fork)["over"]


def test_who_goes_on_from_a_record_plays_one_seat_and_bots_the_others(ana: Player, ben: Player) -> None:
    table = ana.play_to_the_end(ana.set_up("me", "device", "bot:random"))
    text = ana.http.get(f"/api/tables/{table['id']}/record").text
    record = ben.ok(ben.http.post("/api/records", content=text, headers={"content-type": "text/plain"}))
    for number in range(4):
        to_act = ben.look(record, number=number)["to_act"]
        seats = ben.look(ben.ok(ben.post(record, "fork", number=number)))["seats"]
        own = to_act if to_act < 2 else 0  # never that of the bot
        assert [seat["kind"] for seat in seats] == ["person" if seat == own else "bot" for seat in range(3)]
        assert seats[2]["bot"] == "random"
        assert [seat["name"] for seat in seats] == [seat["name"] for seat in table["seats"]]
    assert [seat["kind"] for seat in ana.look(ana.ok(ana.post(table, "fork", number=0)))["seats"]] == ["device", "device", "bot"]
    assert refusal(ben.post(record, "fork", number=9_999)) == (404, "no-position")


def test_a_running_game_is_forked_only_if_all_its_seats_are_ones_own(ana: Player) -> None:
    own = ana.play(ana.set_up("me", "device"))
    assert ana.look(ana.ok(ana.post(own, "fork", number=1)))["length"] == 1
    against_a_bot = ana.set_up("me", "bot:random")
    assert refusal(ana.post(against_a_bot, "fork", number=0)) == (409, "only-finished")


def test_the_record_of_a_finished_game_can_be_uploaded_again(ana: Player, ben: Player) -> None:
    table = ana.play_to_the_end(ana.set_up("me", "device"))
    text = ana.http.get(f"/api/tables/{table['id']}/record").text
    place = ben.ok(ben.http.post("/api/records", content=text, headers={"Content-Type": "text/plain"}))
    copy = ben.look(place)
    assert copy["uploaded"]
    assert copy["sheet"] == table["sheet"]
    assert [seat["name"] for seat in copy["seats"]] == [seat["name"] for seat in table["seats"]]
    damaged = ben.http.post("/api/records", content=text[:-20], headers={"Content-Type": "text/plain"})
    assert refusal(damaged) == (409, "bad-record")


def test_the_record_of_a_running_game_holds_only_what_the_seat_has_seen(ana: Player, ben: Player) -> None:
    table = ana.play(two_people(ana, ben))
    text = ben.http.get(f"/api/tables/{table['id']}/record").text
    assert '"qosqo-views"' in text
    assert '"seed"' not in text


def test_a_problem_report_keeps_the_record(ana: Player) -> None:
    table = ana.set_up("me", "bot:random")
    assert ana.ok(ana.post(table, "reports", text="The die is too heavy."))["name"]


def test_previews_tell_what_a_move_would_bring(ana: Player) -> None:
    table = ana.set_up("me", "device", data="rounds = 3\ncopies = [30, 0, 0, 0, 0, 0]\n")
    found = ana.ok(ana.post(table, "previews", version=table["version"], moves=[{"kind": "play", "card": 1}]))
    assert found[0]["points"] == [1, 0]


def test_a_program_can_wait_for_its_turn(ana: Player, ben: Player) -> None:
    table = two_people(ana, ben)
    ana.play(table)
    assert ben.look(table, after=0)["version"] == 1


def test_the_example_of_the_documentation_plays_a_game(address: str, capsys: pytest.CaptureFixture[str]) -> None:
    page = (Path(__file__).parents[3] / "docs" / "server.md").read_text()
    example = page.partition("```python\n")[2].partition("```")[0]
    exec(example.replace("http://localhost:8750", address).replace("cuzco-kramer", "tambo"), {})
    assert capsys.readouterr().out.startswith("[")


def test_alone_against_the_games_own_opponent(ana: Player) -> None:
    """Axomamma needs no seat in the wishes, plays by itself, and stays second in a rematch."""
    table = ana.set_up("me", game="tawantinsuyu", options={"opponent": "axomamma"})
    assert [(seat["name"], seat["kind"]) for seat in table["seats"]] == [("Ana", "person"), ("Axomamma", "automaton")]
    end = ana.play_to_the_end(table)
    assert end["sheet"]["totals"][1] > 0
    again = ana.ok(ana.post(end, "rematch"))
    assert [seat["kind"] for seat in ana.look(again)["seats"]] == ["person", "automaton"]
    fork = ana.ok(ana.post(end, "fork", number=3))
    assert [seat["kind"] for seat in ana.look(fork)["seats"]] == ["person", "automaton"]


def test_against_the_games_own_opponent_nobody_else_plays(ana: Player) -> None:
    wanted = {"game": "tawantinsuyu", "seats": [{"who": "me"}, {"who": "bot:easy"}], "options": {"opponent": "axomamma"}}
    assert refusal(ana.http.post("/api/tables", json=wanted)) == (409, "bad-setup")


def test_a_running_game_against_the_games_own_opponent_is_all_ones_own(ana: Player) -> None:
    """It may be taken back alone and forked, like any table whose seats are at one browser."""
    table = ana.set_up("me", game="tawantinsuyu", options={"opponent": "axomamma"})
    for _ in range(6):
        table = ana.play(table)
    ana.ok(ana.post(table, "undo", version=table["version"], to=0))
    assert ana.look(table)["length"] == 0
    ana.ok(ana.post(table, "fork", number=0))
