// A choice under the pointer lights the things on the board that it is about, and a thing there lights its choices; so does the focus.

import { alternatives } from "./narrow.js";

/**
 * @typedef {import("./table.js").Table} Table
 * @typedef {import("./narrow.js").Pair} Pair
 */

const THINGS = "#board [data-move], #seats [data-move]";

/** @param {Table} table */
export function listenForLight(table) {
  for (const name of ["pointerover", "focusin"]) {
    document.addEventListener(name, (event) => {
      const target = event.target instanceof Element ? event.target : null;
      const source = target?.closest("#choices .choice, #board [data-move], #seats [data-move]") ?? null;
      if (source !== lighting || !source) light(table, source);
    });
  }
  for (const name of ["pointerleave", "focusout"]) document.addEventListener(name, () => light(table, null), { capture: name === "focusout" });
  document.addEventListener("narrowed", () => (lighting = null));
}

/** Whose light is on. @type {Element | null} */
let lighting = null;

/** @param {Table} table @param {Element | null} source */
function light(table, source) {
  lighting = source;
  for (const lit of document.querySelectorAll("[data-lit]")) lit.removeAttribute("data-lit");
  if (!source) return;
  const lit = source.matches(".choice") ? thingsOf(table, source) : choicesOf(table, source);
  for (const each of lit) each.setAttribute("data-lit", "");
}

/** @param {Element} choice @returns {Pair[]} */
function pairsOf(choice) {
  return alternatives(choice.getAttribute("data-pairs") ?? "")[0];
}

/**
 * The drawn things that a choice settles; of a mere kind of move all that it can be done with.
 * @param {Table} table
 * @param {Element} choice
 */
function thingsOf({ narrowing }, choice) {
  const pairs = pairsOf(choice);
  const rows = narrowing.matching(narrowing.remaining, pairs);
  const common = narrowing.shared(narrowing.remaining);
  const said = pairs.every(([name]) => name === "kind") && rows.length > 1 ? narrowing.mentioned(rows) : narrowing.shared(rows);
  const holds = (/** @type {Set<string>} */ known, /** @type {Pair} */ [name, value]) => name.split("/").some((each) => known.has(`${each}=${value}`));
  return [...document.querySelectorAll(THINGS)].filter((thing) =>
    alternatives(thing.getAttribute("data-move") ?? "").some(
      (way) => way.length > 0 && way.every((each) => holds(said, each) || own(pairs, each)) && !way.every((each) => holds(common, each)) && narrowing.isOpen(way),
    ),
  );
}

/** Whether the choice names the very same. @param {Pair[]} pairs @param {Pair} pair */
function own(pairs, [name, value]) {
  return pairs.some((each) => each[1] === value && each[0] === name);
}

/** The choices that a drawn thing leads to. @param {Table} table @param {Element} thing */
function choicesOf({ narrowing }, thing) {
  const way = alternatives(thing.getAttribute("data-move") ?? "").find((each) => each.length > 0 && narrowing.isOpen(each));
  if (!way) return [];
  const rows = narrowing.matching(narrowing.remaining, way);
  if (rows.length === narrowing.remaining.length) return [];
  return [...document.querySelectorAll("#choices .choice")].filter((choice) => narrowing.matching(rows, pairsOf(choice)).length > 0);
}
