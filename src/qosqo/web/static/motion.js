// Pieces move visibly from where they were to where they are; patches that come meanwhile wait their turn.

import { applyParts } from "./morph.js";

const DURATION = 380;
const LONGEST_QUEUE = 12;

const reduced = matchMedia("(prefers-reduced-motion: reduce)");

/** @typedef {{ parts: Record<string, string>, then: () => void }} Patch */

/** @type {Patch[]} */
const queue = [];
/** @type {Set<Animation>} */
const running = new Set();

/**
 * Shows a patch after all earlier ones have been shown.
 * @param {Record<string, string>} parts
 * @param {() => void} then
 */
export function show(parts, then) {
  queue.push({ parts, then });
  if (queue.length > LONGEST_QUEUE) skip();
  else if (running.size === 0) next();
}

/** Finishes what moves and shows everything that waits at once. */
export function skip() {
  const waiting = queue.splice(0);
  for (const animation of [...running]) animation.finish();
  running.clear();
  for (const patch of waiting) {
    applyParts(patch.parts);
    patch.then();
  }
}

export function isMoving() {
  return running.size > 0 || queue.length > 0;
}

function next() {
  while (running.size === 0) {
    const patch = queue.shift();
    if (!patch) return;
    if (reduced.matches || document.hidden) {
      applyParts(patch.parts);
      patch.then();
      continue;
    }
    const before = places();
    applyParts(patch.parts);
    patch.then();
    moveFrom(before);
  }
}

/**
 * @typedef {{ box: DOMRect, number: string | null, kin: string }} Place
 */

/** Where every piece is on the screen, and what every number shows. */
function places() {
  /** @type {Map<string, Place>} */
  const found = new Map();
  for (const piece of document.querySelectorAll("[data-piece][id], [data-number][id]")) {
    found.set(piece.id, { box: piece.getBoundingClientRect(), number: piece.getAttribute("data-number"), kin: kinsOf(piece)[0] ?? "" });
  }
  return found;
}

/** What a piece is called beside its id, so that it can be told when it gets another one. @param {Element} piece */
function kinsOf(piece) {
  return (piece.getAttribute("data-kin") ?? "").split(" ").filter(Boolean);
}

/** @param {Map<string, Place>} before */
function moveFrom(before) {
  const pieces = [...document.querySelectorAll("[data-piece][id]")].map((piece) => ({ piece, now: piece.getBoundingClientRect() }));
  const numbers = [...document.querySelectorAll("[data-number][id]")];
  const stayed = new Set(pieces.filter(({ piece }) => (before.get(piece.id)?.kin ?? "") === (kinsOf(piece)[0] ?? "")).map(({ piece }) => piece.id));
  /** @type {Map<string, DOMRect[]>} where pieces of a kin were that are no longer there */
  const left = new Map();
  for (const [id, { box, kin, number }] of before) {
    if (kin && number === null && !stayed.has(id)) left.set(kin, [...(left.get(kin) ?? []), box]);
  }
  /** @type {[Element, Keyframe[]][]} */
  const moves = [];
  for (const { piece, now } of pieces) {
    const old = before.get(piece.id);
    const from = old && stayed.has(piece.id) ? old.box : (cameFrom(piece, now, left) ?? null);
    if (!from) {
      if (!old) moves.push([piece, [{ opacity: 0 }, { opacity: 1 }]]);
      continue;
    }
    const [across, down] = distance(from, now);
    if (Math.abs(across) + Math.abs(down) < 2 || from.width === 0 || now.width === 0) continue;
    const scale = scaleOf(piece);
    moves.push([piece, [{ translate: `${across / scale}px ${down / scale}px` }, { translate: "0px 0px" }]]);
  }
  for (const number of numbers) {
    const old = before.get(number.id)?.number;
    const now = number.getAttribute("data-number");
    if (old === now) continue;
    if (old !== undefined) moves.push([number, [{ scale: 1 }, { scale: 1.5, offset: 0.3 }, { scale: 1 }]]);
    if (Number(now) > Number(old ?? 0)) fly(number, left);
  }
  for (const [element, frames] of moves) start(element, frames);
}

/**
 * Where something new comes from: the place that the nearest piece of its kin has left, or the thing named by `data-from`.
 * @param {Element} piece
 * @param {DOMRect} now
 * @param {Map<string, DOMRect[]>} left
 */
function cameFrom(piece, now, left) {
  for (const kin of kinsOf(piece)) {
    const boxes = left.get(kin) ?? [];
    if (boxes.length === 0) continue;
    const [nearest] = [...boxes].sort((one, other) => Math.hypot(...distance(one, now)) - Math.hypot(...distance(other, now)));
    boxes.splice(boxes.indexOf(nearest), 1);
    return nearest;
  }
  return document.getElementById(piece.getAttribute("data-from") ?? "")?.getBoundingClientRect();
}

/**
 * More of something that is only counted: its drawing flies to the number from where it came.
 * @param {Element} number
 * @param {Map<string, DOMRect[]>} left
 */
function fly(number, left) {
  const drawing = number.parentElement?.querySelector("svg");
  if (!drawing) return;
  const now = drawing.getBoundingClientRect();
  const from = cameFrom(number, now, left);
  if (!from || from.width === 0 || now.width === 0) return;
  const copy = /** @type {SVGSVGElement} */ (drawing.cloneNode(true));
  copy.setAttribute("class", "flying");
  for (const side of /** @type {const} */ (["left", "top", "width", "height"])) copy.style[side] = `${now[side]}px`;
  document.body.append(copy);
  const [across, down] = distance(from, now);
  start(copy, [{ translate: `${across}px ${down}px` }, { translate: "0px 0px" }], () => copy.remove());
}

/** @param {DOMRect} from @param {DOMRect} to @returns {[number, number]} */
function distance(from, to) {
  return [middle(from.left, from.right) - middle(to.left, to.right), middle(from.top, from.bottom) - middle(to.top, to.bottom)];
}

/**
 * @param {Element} element
 * @param {Keyframe[]} frames
 * @param {() => void} [then]
 */
function start(element, frames, then) {
  const animation = element.animate(frames, { duration: DURATION, easing: "ease-in-out" });
  const drawing = element.closest("svg[data-zoom]");
  drawing?.classList.add("moving");
  running.add(animation);
  const done = () => {
    then?.();
    drawing?.classList.remove("moving");
    if (running.delete(animation) && running.size === 0) next();
  };
  animation.onfinish = done;
  animation.oncancel = done;
}

/**
 * @param {number} one
 * @param {number} other
 */
function middle(one, other) {
  return (one + other) / 2;
}

/**
 * How many pixels of the screen one unit of the drawing is.
 * @param {Element} element
 */
function scaleOf(element) {
  const parent = element instanceof SVGElement && element.tagName !== "svg" ? element.parentElement : null;
  const matrix = /** @type {unknown} */ (parent) instanceof SVGGraphicsElement ? /** @type {SVGGraphicsElement} */ (/** @type {unknown} */ (parent)).getScreenCTM() : null;
  return matrix ? Math.hypot(matrix.a, matrix.b) : 1;
}
