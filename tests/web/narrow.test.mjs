// Narrowing, tried without a browser: from many moves to one.

import assert from "node:assert/strict";
import test from "node:test";
import { alternatives, Narrowing, spread } from "../../src/qosqo/web/static/narrow.js";

/** Placing one of 4 tiles on one of 10 hexes in 3 rotations, moving from 5 hexes to hex 9, giving to a seat, and ending the turn. */
function moves() {
  const rows = [];
  for (let tile = 0; tile < 4; tile++) for (let hex = 0; hex < 10; hex++) for (let turn = 0; turn < 3; turn++) rows.push([0, tile, hex, turn]);
  for (let from = 0; from < 5; from++) rows.push([1, from, 9]);
  rows.push([2, 1], [2, 2], [3]);
  const labels = (/** @type {number} */ count) => Object.fromEntries([...Array(count).keys()].map((value) => [value, `<${value}>`]));
  return {
    version: 1,
    kinds: [
      { name: "place", title: "place … on …", template: "place {tile} on {hex} turned {turn}", rule: "K1", parts: [0, 1, 2] },
      { name: "move", title: "move …", template: "move from {from} to {to}", rule: "", parts: [3, 4] },
      { name: "give", title: "give …", template: "give to {receiver}", rule: "", parts: [5] },
      { name: "end", title: "end the turn", template: "end the turn", rule: "", parts: [] },
      { name: "sleep", title: "sleep", template: "sleep", rule: "", parts: [] },
    ],
    parts: [
      { name: "tile", title: "tile", seat: false, labels: labels(4) },
      { name: "hex", title: "hex", seat: false, labels: labels(11) },
      { name: "turn", title: "turn", seat: false, labels: labels(3) },
      { name: "from", title: "from", seat: false, labels: labels(5) },
      { name: "to", title: "to", seat: false, labels: labels(10) },
      { name: "receiver", title: "to whom", seat: true, labels: labels(3) },
    ],
    rows,
    refused: /** @type {[number[], string][]} */ ([[[0, 0, 10, 0], "K2: too high"], [[4], "K3: not tired"]]),
  };
}

test("the first question is what to do, with the kinds that are closed", () => {
  const question = new Narrowing(moves()).question("What?");
  assert.equal(question?.title, "What?");
  assert.deepEqual(question?.choices.map((choice) => [choice.label, choice.count]), [["place … on …", 120], ["move …", 5], ["give …", 2], ["end the turn", 1]]);
  assert.deepEqual(question?.refused.map((choice) => [choice.label, choice.reason]), [["sleep", "K3: not tired"]]);
});

test("then part after part, in any order, with the values that are closed", () => {
  const narrowing = new Narrowing(moves());
  assert.ok(narrowing.choose([[["kind", "place"]]]));
  assert.equal(narrowing.question("")?.title, "tile");
  narrowing.choose([[["tile", "0"]]]);
  const question = narrowing.question("");
  assert.equal(question?.title, "hex");
  assert.deepEqual(question?.refused.map((choice) => choice.label), ["<10>"]);
  narrowing.choose([[["turn", "2"]]]);
  narrowing.choose([[["hex", "7"]]]);
  assert.deepEqual(narrowing.remaining, [[0, 0, 7, 2]]);
  assert.deepEqual(narrowing.named(narrowing.remaining[0]), { kind: "place", tile: 0, hex: 7, turn: 2 });
  assert.equal(narrowing.sentence(narrowing.remaining[0]), "place <0> on <7> turned <2>");
});

test("what the board names is called so in choices, and as the rules say in sentences", () => {
  const named = moves();
  Object.assign(named.parts[3], { names: { 2: "the tower" } });
  const narrowing = new Narrowing(named);
  narrowing.choose([[["kind", "move"]]]);
  assert.deepEqual(narrowing.question("")?.choices.map((choice) => choice.label), ["<0>", "<1>", "the tower", "<3>", "<4>"]);
  assert.equal(narrowing.words([["from", "2"]]), "from the tower");
  assert.equal(narrowing.sentence([1, 2, 9]), "move from <2> to <9>");
});

test("few moves of one kind are told by what differs, under the name of the kind", () => {
  const narrowing = new Narrowing(moves());
  narrowing.choose([[["kind", "move"]]]);
  assert.equal(narrowing.question("What?")?.title, "move …");
  assert.deepEqual(narrowing.question("")?.choices.map((choice) => choice.label).slice(0, 2), ["<0>", "<1>"]);
});

test("few moves of several kinds are told in full, unless there is a shorter way to say them", () => {
  const listed = moves();
  listed.rows = listed.rows.slice(-5);
  assert.deepEqual(new Narrowing(listed).question("What?")?.choices.map((choice) => choice.label), ["move from <3> to <9>", "move from <4> to <9>", "give to <1>", "give to <2>", "end the turn"]);
  const brief = { ...listed, kinds: listed.kinds.map((kind) => (kind.name === "give" ? { ...kind, brief: "for {receiver}" } : kind)) };
  assert.deepEqual(new Narrowing(brief).question("What?")?.choices.map((choice) => choice.label).slice(2), ["for <1>", "for <2>", "end the turn"]);
  const said = { ...listed, said: /** @type {[number, string][]} */ ([[0, "one"], [3, "four"]]) };
  assert.deepEqual(new Narrowing(said).question("What?")?.choices.map((choice) => choice.label), ["one", "move from <4> to <9>", "give to <1>", "four", "end the turn"]);
});

test("beside one kind with parts, going on does not make the names longer", () => {
  const listed = moves();
  listed.rows = listed.rows.slice(-3);
  const question = new Narrowing(listed).question("What?");
  assert.equal(question?.title, "give …");
  assert.deepEqual(question?.choices.map((choice) => choice.label), ["<1>", "<2>", "end the turn"]);
});

test("a drawn thing stands for the first alternative that leads on", () => {
  const narrowing = new Narrowing(moves());
  const hex9 = alternatives("from=9|to=9|hex=9");
  assert.ok(narrowing.choose(hex9));
  assert.equal(narrowing.remaining.length, 5, "to 9");
  assert.ok(narrowing.choose(hex9));
  assert.equal(narrowing.remaining.length, 12, "the second press means the next alternative: placing on 9");
});

test("what contradicts earlier choices makes them give way", () => {
  const narrowing = new Narrowing(moves());
  narrowing.choose([[["kind", "place"]]]);
  narrowing.choose([[["hex", "3"]]]);
  narrowing.choose([[["hex", "4"]]]);
  assert.deepEqual(narrowing.steps, [[["kind", "place"]], [["hex", "4"]]]);
  narrowing.choose([[["from", "1"]]]);
  assert.deepEqual(narrowing.remaining, [[1, 1, 9]]);
});

test("what leads nowhere changes nothing", () => {
  const narrowing = new Narrowing(moves());
  assert.equal(narrowing.choose([[["hex", "10"]]]), false);
  assert.equal(narrowing.steps.length, 0);
  assert.equal(narrowing.reasonAgainst([["hex", "10"]]), "K2: too high");
  assert.equal(narrowing.isOpen([["hex", "10"]]), false);
  assert.equal(narrowing.isOpen([["kind", "move"], ["hex", "3"]]), false, "each occurs, but never together");
});

test("seats are found under the name seat", () => {
  const narrowing = new Narrowing(moves());
  assert.ok(narrowing.isOpen([["seat", "2"]]));
  assert.ok(!narrowing.isOpen([["seat", "0"]]));
  narrowing.choose([[["seat", "2"]]]);
  assert.deepEqual(narrowing.remaining, [[2, 2]]);
});

test("back gives up the last choice", () => {
  const narrowing = new Narrowing(moves());
  narrowing.choose([[["kind", "place"]]]);
  narrowing.choose([[["tile", "1"]]]);
  narrowing.back();
  assert.equal(narrowing.remaining.length, 120);
  assert.equal(narrowing.words(narrowing.steps[0]), "place … on …");
  narrowing.reset();
  assert.equal(narrowing.remaining.length, 128);
});

test("a thing that stands for either of two parts can be chosen first or second", () => {
  const pairsOfThree = {
    ...moves(),
    kinds: [{ name: "keep", title: "keep …", template: "keep {one} and {other}", rule: "", parts: [0, 1] }],
    parts: ["one", "other"].map((name) => ({ name, title: name, seat: false, labels: { 3: "c", 5: "e", 7: "g" } })),
    rows: [[0, 3, 5], [0, 3, 7], [0, 5, 7]],
    refused: [],
  };
  for (const [first, second] of [["5", "3"], ["3", "5"]]) {
    const narrowing = new Narrowing(pairsOfThree);
    assert.ok(narrowing.choose(alternatives(`one/other=${first}`)));
    assert.equal(narrowing.remaining.length, 2);
    assert.ok(narrowing.isOpen(alternatives("one/other=7")[0]));
    assert.ok(narrowing.choose(alternatives(`one/other=${second}`)));
    assert.deepEqual(narrowing.remaining, [[0, 3, 5]]);
  }
});

test("a move that spends more than the pressed things tell is known as such", () => {
  const costly = moves();
  costly.kinds[1] = { ...costly.kinds[1], costly: true };
  const narrowing = new Narrowing(costly);
  assert.equal(narrowing.isCostly([1, 0, 9]), true);
  assert.equal(narrowing.isCostly([3]), false);
});

/** Keeping two of four things, said in order; and replacing one or two of three, where 9 stands for no second one. */
function sets() {
  const labels = { 3: "c", 5: "e", 7: "g", 8: "h", 9: "none" };
  return {
    ...moves(),
    kinds: [{ name: "keep", title: "keep two", template: "keep {one} and {other}", rule: "", parts: [0, 1] }],
    parts: ["one", "other"].map((name) => ({ name, title: name, seat: false, labels })),
    rows: [[0, 3, 5], [0, 3, 7], [0, 3, 8], [0, 5, 7], [0, 5, 8], [0, 7, 8]],
    refused: [],
  };
}
const THINGS = new Map([["one/other", new Set(["3", "5", "7", "8"])]]);

test("a set is gathered in any order, given up again, and closed to the rest once it is complete", () => {
  const narrowing = new Narrowing(sets(), THINGS);
  const start = narrowing.gathering();
  assert.deepEqual([start?.missing, start?.row, start?.items.map((item) => item.label)], [2, null, ["c", "e", "g", "h"]]);
  narrowing.choose(alternatives("one/other=8"));
  narrowing.choose(alternatives("one/other=3"));
  const full = narrowing.gathering();
  assert.deepEqual([full?.missing, full?.more, full?.row], [0, false, [0, 3, 8]]);
  assert.deepEqual(full?.items.map((item) => [item.value, item.picked, item.open]), [["3", true, true], ["5", false, false], ["7", false, false], ["8", true, true]]);
  narrowing.giveUp(["one/other", "8"]);
  assert.deepEqual([narrowing.gathering()?.missing, narrowing.gathering()?.items.filter((item) => item.picked).map((item) => item.value)], [1, ["3"]]);
});

test("a set that may stay smaller is complete early, and keeps the order of picking where the moves know it", () => {
  const narrowing = new Narrowing({ ...sets(), rows: [[0, 3, 5], [0, 5, 3], [0, 3, 9], [0, 5, 9]] }, THINGS);
  assert.equal(narrowing.gathering()?.missing, 1);
  narrowing.choose(alternatives("one/other=5"));
  assert.deepEqual([narrowing.gathering()?.missing, narrowing.gathering()?.more, narrowing.gathering()?.row], [0, true, [0, 5, 9]]);
  narrowing.choose(alternatives("one/other=3"));
  assert.deepEqual(narrowing.gathering()?.row, [0, 5, 3]);
});

test("without a set on the board nothing is gathered", () => {
  assert.equal(new Narrowing(sets()).gathering(), null);
  assert.equal(new Narrowing(moves(), THINGS).gathering(), null);
});

test("what moves have in common, and what any of them says", () => {
  const narrowing = new Narrowing(moves());
  const rows = narrowing.matching(narrowing.remaining, [["kind", "give"]]);
  assert.deepEqual([...narrowing.shared(rows)], ["kind=give"]);
  assert.deepEqual([...narrowing.mentioned(rows)], ["kind=give", "receiver=1", "seat=1", "receiver=2", "seat=2"]);
});

test("moves are sent in runs of a kind, those refused with the place of their reason", () => {
  const known = moves();
  const sent = { ...known, rows: [[0, 1, 2, 0, 3, 9, 2], [3], [0, 2, 2, 2]], reasons: ["no hands", "too late"], refused: [[1, 2, 1, 2], [0, 3], [1, 2, 0]] };
  const { rows, refused } = spread(sent);
  assert.deepEqual(rows, [[0, 1, 2, 0], [0, 3, 9, 2], [3], [0, 2, 2, 2]]);
  assert.deepEqual(refused, [[[2, 1], "too late"], [[2, 2], "too late"], [[3], "no hands"], [[2, 0], "too late"]]);
});
