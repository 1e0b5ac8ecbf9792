"""Tables that go on from a match made by a test."""

from __future__ import annotations

from qosqo.core.match import Match
from tests.browser.people import Person
from tests.server.helpers import Player

SMALLEST_LETTERS = """() => {
    const walk = document.createTreeWalker(document.querySelector("#table"), NodeFilter.SHOW_TEXT);
    const kept = "symbol, defs, script, noscript, .hidden-title, details:not([open]) > :not(summary)";
    let least = Infinity;
    while (walk.nextNode()) {
        const around = walk.currentNode.parentElement;
        if (!walk.currentNode.textContent.trim() || around.closest(kept)) continue;
        const box = around.getBoundingClientRect();
        if (box.width < 2 || box.height < 2 || !around.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
        const turned = around.ownerSVGElement ? around.getScreenCTM() : { b: 0, d: 1 };
        least = Math.min(least, parseFloat(getComputedStyle(around).fontSize) * Math.hypot(turned.b, turned.d));
    }
    return least;
}"""
"""The size of the smallest letters that are shown at a table, in pixels on the screen."""


def sit_down(person: Person, match: Match, others: str = "friend") -> Person:
    """At a table that goes on from a match, in the seat whose turn it is."""
    host = Player(person.address)
    shown = host.ok(host.http.post("/api/records", content=match.record_text(), headers={"content-type": "text/plain"}))
    seats = [{"who": "me" if seat == match.position.to_act() else others} for seat in range(match.position.seats)]
    table = host.ok(host.http.post(f"/api/tables/{shown['id']}/fork", json={"number": len(match.made), "seats": seats}))
    person.context.add_cookies([{"name": "qosqo", "value": host.secret, "url": person.address}])
    person.open(table["url"]).connected()
    person.waits_for("#board [data-state=legal]")
    return person
