// Narrowing, tried without a browser: from many moves to one.

import assert from "node:assert/strict";
import test from "node:test";
import { alternatives, Narrowing } from "../../src/qosqo/web/static/narrow.js";

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

test("few moves are offered as whole sentences", () => {
  const narrowing = new Narrowing(moves());
  narrowing.choose([[["kind", "move"]]]);
  assert.deepEqual(narrowing.question("")?.choices.map((choice) => choice.label)[0], "move from <0> to <9>");
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
