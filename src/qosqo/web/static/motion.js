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

/** Where every piece is on the screen, and what every number shows. */
function places() {
  /** @type {Map<string, { box: DOMRect, number: string | null }>} */
  const found = new Map();
  for (const piece of document.querySelectorAll("[data-piece][id], [data-number][id]")) {
    found.set(piece.id, { box: piece.getBoundingClientRect(), number: piece.getAttribute("data-number") });
  }
  return found;
}

/** @param {ReturnType<typeof places>} before */
function moveFrom(before) {
  /** @type {[Element, Keyframe[]][]} */
  const moves = [];
  for (const piece of document.querySelectorAll("[data-piece][id]")) {
    const old = before.get(piece.id);
    if (!old) {
      moves.push([piece, [{ opacity: 0 }, { opacity: 1 }]]);
      continue;
    }
    const now = piece.getBoundingClientRect();
    const across = middle(old.box.left, old.box.right) - middle(now.left, now.right);
    const down = middle(old.box.top, old.box.bottom) - middle(now.top, now.bottom);
    if (Math.abs(across) + Math.abs(down) < 2 || old.box.width === 0 || now.width === 0) continue;
    const scale = scaleOf(piece);
    moves.push([piece, [{ translate: `${across / scale}px ${down / scale}px` }, { translate: "0px 0px" }]]);
  }
  for (const number of document.querySelectorAll("[data-number][id]")) {
    const old = before.get(number.id);
    if (old && old.number !== number.getAttribute("data-number")) {
      moves.push([number, [{ scale: 1 }, { scale: 1.5, offset: 0.3 }, { scale: 1 }]]);
    }
  }
  for (const [element, frames] of moves) start(element, frames);
}

/**
 * @param {Element} element
 * @param {Keyframe[]} frames
 */
function start(element, frames) {
  const animation = element.animate(frames, { duration: DURATION, easing: "ease-in-out" });
  running.add(animation);
  const done = () => {
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
