// The teacher points: at what the words are about, and at what leads to the move that is wanted, one press after the other.

import { alternatives } from "./narrow.js";

const DRAWN = "#board [data-move], #board [data-is], #seats [data-move], #seats [data-is]";

/** What the teacher wants to be done, part by part. @param {HTMLElement} box @returns {Map<string, string>} */
function wantedBy(box) {
  const wanted = JSON.parse(box.dataset.wanted ?? "{}");
  return new Map(Object.entries(wanted).map(([name, value]) => [name, String(value)]));
}

/** @param {string} text @param {(name: string, value: string) => boolean} holds */
function describes(text, holds) {
  return alternatives(text).some((way) => way.length > 0 && way.every(([name, value]) => name.split("/").some((each) => holds(each, value))));
}

/** Marks what to press next, and what the words are about. */
function point() {
  const box = document.getElementById("teacher");
  const wanted = box ? wantedBy(box) : new Map();
  const about = box?.dataset.point ? alternatives(box.dataset.point).flat() : [];
  const leads = (/** @type {string} */ name, /** @type {string} */ value) => wanted.get(name) === value;
  const named = (/** @type {string} */ name, /** @type {string} */ value) => about.some((pair) => pair[0] === name && pair[1] === value);
  for (const element of document.querySelectorAll(DRAWN)) {
    const move = element.getAttribute("data-move") ?? "";
    const next = element.getAttribute("data-state") === "legal" && describes(move, leads);
    const also = !next && about.length > 0 && (describes(move, named) || describes(element.getAttribute("data-is") ?? "", named));
    set(element, next ? "next" : also ? "also" : "");
  }
  for (const button of document.querySelectorAll("#choices [data-pairs]")) {
    set(button, describes(button.getAttribute("data-pairs") ?? "", leads) && wanted.size > 0 ? "next" : "");
  }
}

/** @param {Element} element @param {string} mark */
function set(element, mark) {
  if ((element.getAttribute("data-pointed") ?? "") === mark) return;
  if (mark) element.setAttribute("data-pointed", mark);
  else element.removeAttribute("data-pointed");
}

/** What is to be pressed on the board. @returns {Element[]} */
function nextToPress() {
  return [...document.querySelectorAll("#board [data-pointed=next]")];
}

/** Whether something can be seen whole, above the choices at the bottom of a narrow window. @param {Element} element */
function isInSight(element) {
  const choices = document.getElementById("choices");
  const covered = choices && getComputedStyle(choices).position === "sticky" ? choices.getBoundingClientRect().top : innerHeight;
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= Math.min(innerHeight, covered);
}

/** At a table with a teacher: points again whenever something has changed, and goes back to the words when they are new. While they
 * stay, the next thing to press is brought into sight: on a phone the board is longer than the screen. */
export function listenForTeacher() {
  let waiting = 0;
  let told = "";
  let last = "";
  const later = () => {
    waiting ||= requestAnimationFrame(() => {
      waiting = 0;
      point();
      const words = document.querySelector(".teacher-says")?.textContent ?? "";
      const next = nextToPress();
      const names = next.map((element) => element.id).join();
      if (words && words !== told) document.getElementById("teacher")?.scrollIntoView({ block: "nearest" });
      else if (next.length && names !== last && !next.some(isInSight)) next[0]?.scrollIntoView({ block: "center" });
      told = words;
      last = names;
    });
  };
  const observer = new MutationObserver(later);
  observer.observe(/** @type {Node} */ (document.getElementById("table")), { subtree: true, childList: true, attributes: true, attributeFilter: ["data-state", "data-wanted", "data-point", "data-pairs"] });
  point();
}
