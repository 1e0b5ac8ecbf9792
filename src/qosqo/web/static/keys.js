// Playing without a mouse.

import { hideTip, openExplainedRule } from "./tips.js";
import { drawing, panBy, showWhole, zoomBy } from "./zoom.js";

const PAN = 60;
/** @type {Record<string, [number, number]>} */
const DIRECTIONS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** @param {import("./table.js").Table} table */
export function listenForKeys(table) {
  document.addEventListener("keydown", (event) => {
    const target = event.target instanceof Element ? event.target : document.body;
    if (table.root.inert || event.ctrlKey || event.metaKey || event.altKey || target.closest("input, select, textarea, dialog[open], form")) return;
    if (handle(table, event, target)) event.preventDefault();
  });
}

/**
 * @param {import("./table.js").Table} table
 * @param {KeyboardEvent} event
 * @param {Element} target
 * @returns {boolean} whether the key meant something
 */
function handle(table, event, target) {
  const key = event.key;
  if (key in DIRECTIONS) return arrow(target, DIRECTIONS[key]);
  if (/^[1-9]$/.test(key)) return unfold() ? focus(choices()[0]) : click(choices()[Number(key) - 1]);
  switch (key) {
    case "Enter":
    case " ":
      if (target.closest("button, a, summary")) return false;
      if (target.matches("[data-move]")) {
        table.press(target);
        return true;
      }
      return table.confirm();
    case "Escape":
      hideTip();
      table.back();
      return true;
    case "r":
      return openExplainedRule();
    case "u":
      return click(document.querySelector("[data-do=undo]"));
    case "U":
      return click([...document.querySelectorAll("[data-do=undo]")].at(-1));
    case "s":
      table.skipBots();
      return true;
    case "b":
      return focus(document.querySelector("#board [data-state=legal]") ?? document.getElementById("board"));
    case "l":
      return focus(document.getElementById("log-list"));
    case "[":
      table.replay(Math.max(0, table.shown.number - 1));
      return true;
    case "]":
      table.replay(table.shown.number + 1 >= table.shown.last ? null : table.shown.number + 1);
      return true;
    case "?":
      /** @type {HTMLDialogElement} */ (document.getElementById("help")).showModal();
      return true;
  }
  return zoomKey(key);
}

/** @param {string} key */
function zoomKey(key) {
  const svg = drawing();
  if (!svg) return false;
  if (key === "+" || key === "=") zoomBy(svg, 1.3);
  else if (key === "-") zoomBy(svg, 1 / 1.3);
  else if (key === "0") showWhole(svg);
  else return false;
  return true;
}

/** Opens the list that is folded away while the board offers the same. @returns {boolean} whether it was closed */
function unfold() {
  const folded = document.querySelector("#choices details.folded:not([open])");
  if (folded instanceof HTMLDetailsElement) folded.open = true;
  return folded !== null;
}

function choices() {
  return [.../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("#choices .choice, #choices [data-first]"))];
}

/** @param {Element | null | undefined} element */
function click(element) {
  if (element instanceof HTMLElement) element.click();
  return element instanceof HTMLElement;
}

/** @param {Element | null} element */
function focus(element) {
  if (element instanceof HTMLElement || element instanceof SVGElement) element.focus();
  return element !== null;
}

/**
 * Arrows go from choice to choice, or on the board to the nearest legal place in that direction; elsewhere on the board they pan.
 * @param {Element} target
 * @param {[number, number]} direction
 */
function arrow(target, [across, down]) {
  if (target.closest("#board")) {
    if (target.matches("[data-move]")) return focus(nearest(target, across, down) ?? target);
    const svg = drawing();
    if (svg) panBy(svg, -across * PAN, -down * PAN);
    return svg !== null;
  }
  if (target.closest("#log-list, .masthead")) return false;
  unfold();
  const all = choices();
  if (all.length === 0) return false;
  const at = all.indexOf(/** @type {HTMLElement} */ (target));
  const next = at < 0 ? 0 : (at + (across + down > 0 ? 1 : -1) + all.length) % all.length;
  return focus(all[next]);
}

/** @param {Element} from @param {number} across @param {number} down */
function nearest(from, across, down) {
  const start = middle(from);
  let best = null;
  let least = Infinity;
  for (const element of document.querySelectorAll("#board [data-state=legal]")) {
    const place = middle(element);
    const along = (place.x - start.x) * across + (place.y - start.y) * down;
    const aside = Math.abs((place.x - start.x) * down) + Math.abs((place.y - start.y) * across);
    if (element !== from && along > 1 && along + 2 * aside < least) {
      least = along + 2 * aside;
      best = element;
    }
  }
  return best;
}

/** @param {Element} element */
function middle(element) {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
