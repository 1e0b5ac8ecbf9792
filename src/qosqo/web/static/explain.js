// What is drawn explains the choices in the list, too: a choice gets the tooltips of the things that it concerns.

import { alternatives } from "./narrow.js";
import { tipOf } from "./tips.js";

/**
 * @typedef {import("./narrow.js").Pair} Pair
 * @typedef {import("./narrow.js").Narrowing} Narrowing
 */

/**
 * The tooltips of the drawn things that stand for something of a choice.
 * @param {Narrowing} narrowing
 * @param {Pair[]} pairs
 */
export function explanation(narrowing, pairs) {
  const fresh = new Set(pairs.filter(([name]) => name !== "kind").map(([name, value]) => `${name}=${value}`));
  if (fresh.size === 0) return "";
  const kinds = new Set(narrowing.matching(narrowing.remaining, pairs).map((row) => narrowing.moves.kinds[row[0]].name));
  const known = new Set([...fresh, ...narrowing.steps.flat().map(([name, value]) => `${name}=${value}`), ...(kinds.size === 1 ? [...kinds].map((kind) => `kind=${kind}`) : [])]);
  const found = new Set();
  for (const thing of document.querySelectorAll("#board [data-move][data-tip]")) {
    const concerned = alternatives(thing.getAttribute("data-move") ?? "").some((way) => {
      const told = way.map(([name, value]) => `${name}=${value}`);
      return told.some((each) => fresh.has(each)) && told.every((each) => known.has(each));
    });
    if (concerned) found.add(tipOf(thing));
  }
  return [...found].join("\n");
}
