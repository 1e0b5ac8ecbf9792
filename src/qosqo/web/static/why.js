// "Why can't I …?": the reasons against what one would look for, and an answer from every drawn thing that is pressed in vain.

import { linked } from "./rule-links.js";
import { answerAt, tipOf } from "./tips.js";

/** @typedef {{ label: string, reason: string }} Refusal */

/** More of what a reason forbids is not listed. */
const MOST_NAMED = 4;
const THINGS = "#board, #seats";
const DESCRIBED = "[data-reason], [data-tip], [aria-label], [title], :has(> title)";

/** Whether the reader has unfolded the reasons. */
let open = false;

/**
 * One line per reason, folded away.
 * @param {Refusal[]} refused
 * @param {Record<string, string>} texts
 */
export function reasons(refused, texts) {
  /** @type {Map<string, Set<string>>} */
  const labels = new Map();
  for (const { label, reason } of refused) labels.set(reason, (labels.get(reason) ?? new Set()).add(label));
  const box = document.createElement("details");
  box.className = "why";
  box.open = open;
  box.addEventListener("toggle", () => (open = box.open));
  const summary = document.createElement("summary");
  summary.textContent = texts.why;
  const list = document.createElement("ul");
  list.className = "refused-list";
  list.append(...[...labels].map(([reason, named]) => line(reason, [...named])));
  box.append(summary, list);
  return box;
}

/** @param {string} reason @param {string[]} named */
function line(reason, named) {
  const item = document.createElement("li");
  const why = document.createElement("span");
  why.className = "reason";
  why.append(...linked(reason));
  const what = document.createElement("span");
  what.className = "label";
  what.textContent = named.slice(0, MOST_NAMED).join(" · ") + (named.length > MOST_NAMED ? " …" : "");
  item.append(why, " ", what);
  return item;
}

/**
 * What a thing says that was pressed in vain: why it cannot be used now, or what it is and what can be done instead.
 * @param {Element} pressed
 * @param {Record<string, string>} texts
 * @param {{ clientX: number, clientY: number }} [place] where, to find pieces that let presses through to what is below them
 * @returns {boolean} whether there was anything to say
 */
export function answer(pressed, texts, place) {
  const area = pressed.closest(THINGS);
  if (!area) return false;
  const around = pressed.closest(DESCRIBED);
  const own = around && around !== area && area.contains(around) && !around.matches("svg[data-zoom]") ? around : null;
  const thing = own ?? (place && at(area, place.clientX, place.clientY)) ?? pressed.closest(".seat");
  if (!thing) return false;
  const hook = pressed.closest("[data-move]");
  const reason = (hook ?? thing).getAttribute("data-reason");
  const useless = hook && !hook.hasAttribute("data-state") ? texts["not-this"].replace("{now}", whatNow()) : "";
  const text = reason ? texts.refused.replace("{reason}", reason) : [wordsOf(thing), useless].filter(Boolean).join("\n");
  if (!text) return false;
  answerAt(hook ?? thing, text);
  const heard = document.getElementById("heard");
  if (heard) heard.textContent = text;
  return true;
}

/** The smallest described thing at a place. @param {Element} area @param {number} x @param {number} y */
function at(area, x, y) {
  let found = null;
  let least = Infinity;
  for (const each of area.querySelectorAll(DESCRIBED)) {
    const box = each.getBoundingClientRect();
    if (each.matches("svg[data-zoom]") || x < box.left || x > box.right || y < box.top || y > box.bottom || box.width * box.height >= least) continue;
    found = each;
    least = box.width * box.height;
  }
  return found;
}

/** @param {Element} thing */
function wordsOf(thing) {
  if (thing.matches(".seat")) return [...thing.querySelectorAll(".seat-name, .score, .seat-notes")].map(plain).join(" · ");
  return tipOf(thing) || thing.getAttribute("aria-label") || thing.getAttribute("title") || thing.querySelector(":scope > title")?.textContent?.trim() || "";
}

/** What the prompt says: whose turn it is, or what is to be done. */
function whatNow() {
  const prompt = document.getElementById("prompt-text");
  return prompt ? plain(prompt) : "";
}

/** The words of an element without the signs that only decorate. @param {Element} element @returns {string} */
function plain(element) {
  return [...element.childNodes]
    .filter((node) => !(node instanceof Element && node.getAttribute("aria-hidden") === "true"))
    .map((node) => (node instanceof Element ? plain(node) : node.textContent?.trim()))
    .filter(Boolean)
    .join(" ");
}
