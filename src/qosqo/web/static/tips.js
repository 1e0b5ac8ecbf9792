// Short messages, and explanations of drawn things: on hovering, on focus, and to keep on a long press or a right click.

import { linked } from "./rule-links.js";

const LONG_PRESS = 450;
const NOTICE = 5000;

let pressing = 0;
/** Whether what is explained stays until the next press or Escape, so that its rules can be opened: after a long press, a right click, or an answer. */
let held = false;

/** Says something for a while. @param {string} text @param {boolean} [urgent] */
export function say(text, urgent = false) {
  const notice = document.createElement("p");
  notice.append(...linked(text));
  if (urgent) notice.className = "urgent";
  const box = document.getElementById("notices");
  if (!box || !text) return;
  for (const earlier of box.querySelectorAll("p:not(.lasting)")) earlier.remove();
  box.append(notice);
  window.setTimeout(() => notice.remove(), NOTICE);
}

/** Says something until it is over; nothing: it is over. @param {string} text */
export function keepSaying(text) {
  const box = document.getElementById("notices");
  const old = box?.querySelector(".lasting");
  if (!box || old?.textContent === text) return;
  old?.remove();
  if (!text) return;
  const notice = document.createElement("p");
  notice.textContent = text;
  notice.className = "urgent lasting";
  box.prepend(notice);
}

/** What explains a thing; without words of its own the tip says what a screen reader says. @param {Element} element */
export function tipOf(element) {
  return element.getAttribute("data-tip") || (element.hasAttribute("data-tip") && element.getAttribute("aria-label")) || "";
}

/** @param {Element} element */
function explain(element) {
  const text = [tipOf(element), element.getAttribute("data-reason")].filter(Boolean).join("\n");
  if (text) explainAt(element, text);
}

/** Explains a thing, and keeps doing it. @param {Element} element */
function hold(element) {
  held = true;
  explain(element);
}

/** What was pressed answers; an answer that names a rule stays. @param {Element} element @param {string} text */
export function answerAt(element, text) {
  held = linked(text).length > 1;
  explainAt(element, text);
}

/** Says something at a thing, until the reader turns to another. @param {Element} element @param {string} text */
function explainAt(element, text) {
  let tip = document.getElementById("tip");
  if (!tip) {
    tip = document.createElement("div");
    tip.id = "tip";
    tip.setAttribute("role", "tooltip");
    document.body.append(tip);
  }
  tip.replaceChildren(...linked(text));
  for (const rule of tip.querySelectorAll("a")) rule.tabIndex = -1; // keys open it by R
  tip.toggleAttribute("data-held", held);
  tip.hidden = false;
  const thing = element.getBoundingClientRect();
  const own = tip.getBoundingClientRect();
  const drawing = element.closest("svg[data-zoom]")?.getBoundingClientRect();
  const [left, top] = drawing ? inCorner(thing, own, drawing) : beside(thing, own);
  tip.style.left = `${left}px`;
  tip.style.top = `${top}px`;
}

/** Above a thing, or below it where there is no room. @param {DOMRect} thing @param {DOMRect} own @returns {[number, number]} */
function beside(thing, own) {
  const above = thing.top - own.height - 8;
  return [
    Math.max(8, Math.min(innerWidth - own.width - 8, thing.left + thing.width / 2 - own.width / 2)),
    above > 8 ? above : Math.min(innerHeight - own.height - 8, thing.bottom + 8),
  ];
}

/**
 * On a map the neighbours of a thing matter, too: the tip goes to the corner that is farthest from it.
 * @param {DOMRect} thing @param {DOMRect} own @param {DOMRect} drawing @returns {[number, number]}
 */
function inCorner(thing, own, drawing) {
  const [first, last] = [Math.max(0, drawing.top), Math.min(innerHeight, drawing.bottom)];
  const right = thing.left + thing.width / 2 < drawing.left + drawing.width / 2;
  const low = thing.top + thing.height / 2 < (first + last) / 2;
  return [
    Math.max(8, right ? Math.min(innerWidth, drawing.right) - own.width - 8 : drawing.left + 8),
    low ? last - own.height - 8 : Math.max(8, first + 8),
  ];
}

export function hideTip() {
  held = false;
  const tip = document.getElementById("tip");
  if (tip) tip.hidden = true;
}

/** Opens the rule that an explanation names. @returns {boolean} whether it names one */
export function openExplainedRule() {
  const rule = document.querySelector("#tip:not([hidden]) a");
  if (rule instanceof HTMLElement) rule.click();
  return rule !== null;
}

/** @param {EventTarget | null} target */
function explained(target) {
  return target instanceof Element ? target.closest("[data-tip], [data-reason]") : null;
}

export function listenForTips() {
  document.addEventListener("pointerover", (event) => {
    const element = explained(event.target);
    if (event.pointerType === "mouse" && !held) element ? explain(element) : hideTip();
  });
  document.addEventListener("focusin", (event) => {
    const element = explained(event.target);
    if (element?.matches(":focus-visible")) {
      held = false;
      explain(element);
    } else if (!held) hideTip(); // a finger that was lifted gives its thing the focus, too
  });
  document.addEventListener("click", (event) => {
    if (event.target instanceof Element && event.target.closest("#tip a")) hideTip(); // the rule has its own place
  });
  document.addEventListener("pointerdown", (event) => {
    if (event.target instanceof Element && event.target.closest("#tip")) return;
    hideTip();
    const element = explained(event.target);
    if (event.pointerType === "mouse" || !element) return;
    pressing = window.setTimeout(() => {
      pressing = 0;
      hold(element);
      document.addEventListener("click", swallow, { capture: true, once: true });
      window.setTimeout(() => document.removeEventListener("click", swallow, { capture: true }), 1000);
    }, LONG_PRESS);
  });
  for (const name of ["pointerup", "pointercancel", "scroll"]) {
    document.addEventListener(name, () => window.clearTimeout(pressing), { capture: true });
  }
  document.addEventListener("contextmenu", (event) => {
    const element = explained(event.target);
    if (!element) return;
    event.preventDefault();
    if (!matchMedia("(pointer: coarse)").matches) hold(element);
  });
}

/** A long press explains; the click that ends it does nothing. @param {Event} event */
function swallow(event) {
  event.preventDefault();
  event.stopPropagation();
}
