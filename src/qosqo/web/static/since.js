// "Since your last turn": what the others did meanwhile, told above the choices. Everything is taken from the log, so nothing is sent twice.

import { highlight, NAMED } from "./highlight.js";
import { isNarrow } from "./sight.js";

/** More moves than these are read in the log. */
const MOST_MOVES = 12;
/** Who only watches sees the newest moves. */
const MOST_WATCHED = 4;

/**
 * One move with all that the log tells of it.
 * @typedef {{ number: number, seat: string, entries: HTMLElement[], idle: boolean }} Told the sentences, and whether it was but going on
 */

/** A box that is lower (in lines) shows but the newest of it. */
const FEWEST_LINES = 3;

/** What is shown now, to leave it alone while nothing is new. */
let shown = "";
/** What the newest line highlights after a touch, until something else is touched. */
let touched = "";

/** @param {Record<string, string>} texts */
export function listenForNews(texts) {
  document.addEventListener("changed", () => tell(texts));
  document.addEventListener("click", (event) => {
    const line = event.target instanceof Element ? event.target.closest("#since [data-changed]") : null;
    const changed = line?.getAttribute("data-changed") ?? "";
    if (line) {
      highlight(changed, true);
      document.querySelector(`#board ${NAMED}`)?.scrollIntoView({ block: "nearest", inline: "nearest" });
    } else if (touched) {
      highlight("", false);
    }
    touched = changed;
  });
  const box = document.getElementById("since");
  if (box) {
    box.addEventListener("scroll", () => fade(box), { passive: true });
    new ResizeObserver(() => fade(box)).observe(box);
  }
  tell(texts);
}

/** @param {Record<string, string>} texts */
function tell(texts) {
  const box = document.getElementById("since");
  const prompt = document.getElementById("prompt");
  if (!box || !prompt) return;
  const own = document.querySelector("#seat-list > .seat.mine")?.id.slice("seat-".length) ?? "";
  const deciding = prompt.classList.contains("mine");
  const moves = prompt.classList.contains("replaying") ? [] : own ? sinceLastTurn(own, deciding) : latest();
  const begun = deciding && lastMove()?.dataset.seat === own;
  const signature = `${own} ${begun} ${moves.map((move) => move.entries.map((entry) => entry.id).join()).join(" ")}`;
  if (signature === shown) return;
  shown = signature;
  box.hidden = moves.length === 0;
  box.classList.toggle("watching", !own);
  if (moves.length === 0) {
    box.replaceChildren();
    return;
  }
  const details = document.createElement("details");
  const summary = document.createElement("summary");
  const newest = document.createElement("span");
  newest.className = "ticker";
  newest.append(...words(moves[0]));
  const title = document.createElement("span");
  title.className = "since-title";
  title.textContent = own ? texts.since : texts.lately;
  summary.append(title, newest);
  const list = document.createElement("ol");
  list.append(...moves.map(line));
  details.append(summary, list);
  details.open = !begun && !isNarrow();
  box.replaceChildren(details);
  if (details.open && box.scrollHeight > box.clientHeight && box.clientHeight < FEWEST_LINES * parseFloat(getComputedStyle(box).lineHeight)) details.open = false;
  fade(box);
}

/** Says whether there is more below what is seen. @param {HTMLElement} box */
function fade(box) {
  box.toggleAttribute("data-more", box.scrollTop + box.clientHeight < box.scrollHeight - 2);
}

/** @param {Told} move */
function line(move) {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "happened";
  button.dataset.changed = move.entries.map((entry) => entry.dataset.changed ?? "").filter(Boolean).join("|");
  button.append(...words(move));
  const item = document.createElement("li");
  item.append(button);
  return item;
}

/** The sign of who moved and all sentences of the log about it. @param {Told} move @returns {Node[]} */
function words(move) {
  const sign = move.entries[0].querySelector(".sign")?.cloneNode(true);
  const sentences = move.entries.map((entry) => {
    const text = entry.querySelector(".log-text")?.cloneNode(true);
    if (text instanceof Element) text.querySelector(".sign")?.remove();
    return text?.textContent?.trim() ?? "";
  });
  return [...(sign ? [sign] : []), document.createTextNode(` ${sentences.join(" ")}`)];
}

function lastMove() {
  return /** @type {HTMLElement | undefined} */ ([...document.querySelectorAll("#log-list > li.move")].at(-1));
}

/** The moves in the log, the newest first. @returns {Generator<Told>} */
function* backwards() {
  /** @type {HTMLElement[]} */
  let entries = [];
  for (let item = document.getElementById("log-list")?.lastElementChild; item; item = item.previousElementSibling) {
    if (!(item instanceof HTMLElement)) continue;
    entries.unshift(item);
    if (!item.classList.contains("move")) continue;
    const number = Number(item.id.split("-")[1]);
    if (number === 0) return;
    yield { number, seat: item.dataset.seat ?? "", entries, idle: item.classList.contains("idle") };
    entries = [];
  }
}

/** What the others did since the last turn of a seat; in the middle of its turn, since the turn before. @param {string} own @param {boolean} deciding */
function sinceLastTurn(own, deciding) {
  const moves = [];
  for (const move of backwards()) {
    if (move.seat === own && (moves.length > 0 || !deciding)) break;
    if (move.seat !== own && !move.idle) moves.push(move);
    if (moves.length === MOST_MOVES) break;
  }
  return moves;
}

function latest() {
  const moves = [];
  for (const move of backwards()) {
    if (!move.idle) moves.push(move);
    if (moves.length === MOST_WATCHED) break;
  }
  return moves;
}
