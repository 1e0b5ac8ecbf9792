// Choices show what they are about: the drawn things that stand for them, as small pictures beside their names.

import { alternatives } from "./narrow.js";

/**
 * @typedef {import("./narrow.js").Pair} Pair
 * @typedef {import("./narrow.js").Narrowing} Narrowing
 */

const DRAWN = "#board [data-move], #seats [data-move]";
/** More pictures than these tell less. */
const MOST = 3;
const SVG = "http://www.w3.org/2000/svg";
/** What a picture does not need: counts, words and explanations. */
const NEEDLESS = ".many, .word, title, .badge.on-demand";

/**
 * Pictures of what tells a choice from the others, or of all that it is about.
 * @param {Narrowing} narrowing
 * @param {Pair[]} pairs
 * @param {boolean} [whole]
 */
export function pictures(narrowing, pairs, whole = false) {
  /** @type {Map<string, HTMLElement>} */
  const found = new Map();
  for (const thing of standingFor(narrowing, pairs, whole)) {
    const drawn = picture(thing);
    if (drawn && found.size < MOST) found.set(drawn.innerHTML, found.get(drawn.innerHTML) ?? drawn);
  }
  return [...found.values()];
}

/**
 * For everything that tells the choice from the others, in the order in which it is said, the drawn thing that stands for it.
 * @param {Narrowing} narrowing
 * @param {Pair[]} pairs
 * @param {boolean} whole
 */
function standingFor(narrowing, pairs, whole) {
  /** @type {Set<string>} */
  const common = whole ? new Set() : narrowing.shared(narrowing.remaining);
  const said = narrowing.shared(narrowing.matching(narrowing.remaining, pairs));
  const fresh = pairs.filter(([name, value]) => name.split("/").some((each) => !common.has(`${each}=${value}`)));
  // What is drawn last lies on top: a village on its road, an Inca on its hex.
  const drawn = allDrawn();
  /** @param {Pair} own */
  const thingOf = (own) => {
    const fits = (/** @type {Pair[]} */ way) => way.some((each) => same(each, own)) && way.every((each) => same(each, own) || holds(said, each));
    const found = drawn.filter(({ ways }) => ways.some(fits));
    return (found.find(({ thing }) => thing.hasAttribute("data-piece")) ?? found[0])?.thing ?? null;
  };
  const things = fresh.filter(([name]) => name !== "kind").flatMap((own) => thingOf(own) ?? []);
  const kind = fresh.find(([name]) => name === "kind");
  if (things.length > 0 || !kind) return things;
  const mentioned = narrowing.mentioned(narrowing.matching(narrowing.remaining, [kind]));
  return [thingOf(kind) ?? ofKind(drawn, kind, mentioned)].flatMap((thing) => thing ?? []);
}

/** What is drawn now, for all choices of one list. @type {{ thing: Element, ways: Pair[][] }[] | null} */
let listed = null;

function allDrawn() {
  if (!listed) {
    listed = [...document.querySelectorAll(DRAWN)].reverse().map((thing) => ({ thing, ways: alternatives(thing.getAttribute("data-move") ?? "") }));
    queueMicrotask(() => (listed = null));
  }
  return listed;
}

/**
 * Of a kind of move that has no thing of its own, anything that it is done with.
 * @param {{ thing: Element, ways: Pair[][] }[]} drawn
 * @param {Pair} kind
 * @param {Set<string>} mentioned
 */
function ofKind(drawn, kind, mentioned) {
  const named = drawn.find(({ ways }) => ways.some((way) => way.some((each) => same(each, kind)) && way.every((each) => holds(mentioned, each))));
  return (named ?? drawn.find(({ ways }) => ways.some((way) => way.length > 0 && way.every((each) => holds(mentioned, each)))))?.thing ?? null;
}

/** Whether one pair says the same as another. @param {Pair} one @param {Pair} other */
function same([name, value], [otherName, otherValue]) {
  return value === otherValue && (name === otherName || name.split("/").some((each) => otherName.split("/").includes(each)));
}

/** @param {Set<string>} said @param {Pair} pair */
function holds(said, [name, value]) {
  return name.split("/").some((each) => said.has(`${each}=${value}`));
}

/**
 * A copy of a drawn thing that is only looked at; nothing for what is mere text.
 * @param {Element} thing
 */
function picture(thing) {
  const copy = /** @type {Element} */ (thing.cloneNode(true));
  for (const needless of copy.querySelectorAll(NEEDLESS)) needless.remove();
  for (const each of [copy, ...copy.querySelectorAll("*")]) {
    for (const { name } of [...each.attributes]) if (/^(id|role|tabindex|aria-.*|data-.*)$/.test(name)) each.removeAttribute(name);
  }
  const frame = document.createElement("span");
  frame.className = "picture";
  if (thing instanceof SVGGraphicsElement && thing.ownerSVGElement) {
    const box = thing.getBBox();
    if (box.width === 0 || box.height === 0) return null;
    copy.removeAttribute("transform");
    const svg = document.createElementNS(SVG, "svg");
    svg.setAttribute("viewBox", [box.x - 1, box.y - 1, box.width + 2, box.height + 2].map((each) => each.toFixed(1)).join(" "));
    svg.setAttribute("class", "scrap");
    svg.append(copy);
    frame.append(svg);
  } else if (copy.querySelector("svg")) {
    frame.append(copy);
  } else {
    return null;
  }
  return frame;
}

/**
 * Where moves know only a place, the board may name what lies there: data-name is the part and, after a blank, the name.
 * @template {import("./narrow.js").Moves} M
 * @param {M} moves
 * @returns {M}
 */
export function namedByBoard(moves) {
  for (const thing of document.querySelectorAll("#board [data-name]")) {
    const [, named, name] = /^(\S+) (.*)$/.exec(thing.getAttribute("data-name") ?? "") ?? [];
    for (const way of alternatives(thing.getAttribute("data-move") ?? "")) {
      const [[, value] = [], [, only] = []] = [named, "kind"].map((wanted) => way.find((each) => each[0] === wanted));
      for (const place of moves.kinds.flatMap((kind) => (value && (only ?? kind.name) === kind.name ? kind.parts : []))) {
        const part = moves.parts[place];
        if (named?.split("/").includes(part.name)) part.names = { ...part.names, [value ?? ""]: name };
      }
    }
  }
  return moves;
}

/** Parts of moves that are chosen together, as the board tells by naming several ("first/second/third"), and the values that it draws. */
export function setsOnBoard() {
  /** @type {Map<string, Set<string>>} */
  const sets = new Map();
  for (const thing of document.querySelectorAll("#board [data-move*='/']")) {
    for (const [name, value] of alternatives(thing.getAttribute("data-move") ?? "").flat()) {
      if (name.includes("/")) sets.set(name, (sets.get(name) ?? new Set()).add(value));
    }
  }
  return sets;
}
