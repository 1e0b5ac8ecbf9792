// Looking back with an analysis: what is different on the board, which move was better, and the way from one turning point to the next.

import { highlight } from "./highlight.js";
import { isNarrow } from "./sight.js";
import { say } from "./tips.js";

/** In a box lower than this there is no room for the chart above a decision, in pixels. */
const LOW = 320;

/** @param {import("./table.js").Table} table */
export function listenForReview(table) {
  loadStyle();
  show(table);
  document.addEventListener("changed", () => show(table));
  document.addEventListener("tried", (event) => tried(/** @type {CustomEvent} */ (event).detail));
  document.addEventListener("click", (event) => {
    const target = event.target instanceof Element ? event.target : null;
    const chart = target?.closest("#review-course .course");
    const button = target?.closest("[data-do]");
    if (chart || button?.matches("[data-turning], #review-next, #review-latest")) chosen = true;
    if (chart instanceof SVGSVGElement) table.replay(decisionAt(chart, event));
    if (button instanceof HTMLElement && button.dataset.do === "review") wanted = aimOf(button);
    if (button?.matches("[data-do=analyse]")) showProgress();
  });
  document.addEventListener("keydown", (event) => {
    const target = event.target instanceof Element ? event.target : document.body;
    if (table.root.inert || event.ctrlKey || event.metaKey || event.altKey || target.closest("input, select, textarea, dialog[open], form")) return;
    if (pressed(event.key, table)) event.preventDefault();
  });
}

function loadStyle() {
  const style = document.createElement("link");
  style.rel = "stylesheet";
  style.href = new URL("./review.css", import.meta.url).href;
  document.head.append(style);
}

/** The decision that is told about. @type {string | undefined} */
let told;
/** Whether somebody has asked for another decision that is not there yet. */
let chosen = false;
/** What somebody has asked for at the decision: to see the better line on the board, to look for it there, or to come back from there. @type {"line" | "try" | "back" | ""} */
let wanted = "";

/** @param {HTMLElement} button */
function aimOf(button) {
  if (button.dataset.better) return "line";
  return button.dataset.trying ? "try" : "back";
}

/** Marks what the better line changes, or else what the better move is about. @param {import("./table.js").Table} table */
function show(table) {
  for (const ghost of document.querySelectorAll("#board .ghost")) ghost.classList.remove("ghost");
  const ghosts = (document.getElementById("analysis")?.dataset.ghosts ?? "").split(" ").filter(Boolean);
  for (const id of ghosts) document.getElementById(id)?.classList.add("ghost");
  const box = document.getElementById("review-decision");
  const better = box?.dataset.better;
  if (ghosts.length === 0 && better) highlight(better, true);
  else if (document.getElementById("analysis")?.childElementCount) highlight("", false);
  // Who chooses a decision in the chart or at the end of a list looks for what is said about it.
  if (box && box.dataset.number !== told && chosen) {
    goTo(box);
    chosen = false;
  }
  told = box?.dataset.number;
  arrive(box, table);
  showEnd();
}

/** How far an analysis has come stands at its head; it is begun at the end of a game, or by a button below what is known already. */
function showProgress() {
  const box = document.getElementById("analysis");
  if (box) box.scrollTop = 0;
  box?.scrollIntoView({ block: isNarrow() ? "start" : "nearest" });
}

/** Whether the page shows the end of the game. */
let over = false;

/** The result comes above the board, where nobody is who has just made the last move on a phone. */
function showEnd() {
  const end = document.querySelector("#end.ended");
  if (end && !over && isNarrow()) end.scrollIntoView({ block: "start" });
  over = end !== null;
}

/** The board and what is said about it are not in sight together everywhere. @param {HTMLElement | null} box @param {import("./table.js").Table} table */
function arrive(box, table) {
  if (wanted === "line" && document.getElementById("review-back")) showGhost();
  else if (wanted === "try" && document.getElementById("tried")) table.showLegal();
  else if (wanted === "back" && box && isNarrow()) goTo(box);
  else return;
  wanted = "";
}

/** To where the better line changes something: best on the map, and not where it is in sight anyway. */
function showGhost() {
  const ghosts = [...document.querySelectorAll("#board .ghost")].filter((each) => !each.closest(".own-strip"));
  const ghost = ghosts.find((each) => each.closest("svg[data-zoom]")) ?? ghosts[0];
  ghost?.scrollIntoView({ block: isNarrow() ? "center" : "nearest" });
}

/** To a decision, with the chart above it where there is room. @param {HTMLElement} box */
function goTo(box) {
  const height = document.getElementById("analysis")?.clientHeight ?? 0;
  const chart = height < LOW ? null : document.getElementById("review-course");
  (chart ?? box).scrollIntoView({ block: "start" });
}

/** Beside the board the answer is in sight where it belongs; elsewhere it is said. @param {{ found: boolean, text: string }} message */
function tried(message) {
  const place = document.getElementById("tried");
  if (!place || isNarrow()) say(message.text);
  if (!place) return;
  place.textContent = message.text;
  place.classList.toggle("found", message.found);
  if (!isNarrow()) place.scrollIntoView({ block: "nearest" });
}

/** The number of the decision under the pointer. @param {SVGSVGElement} chart @param {MouseEvent} event */
function decisionAt(chart, event) {
  const box = chart.getBoundingClientRect();
  const [, , width] = (chart.getAttribute("viewBox") ?? "0 0 1 1").split(" ").map(Number);
  const decisions = Number(chart.dataset.decisions);
  const edge = Number(chart.dataset.edge);
  const across = ((event.clientX - box.left) / box.width) * width;
  const number = Math.round(((across - edge) / (width - 2 * edge)) * decisions);
  return number >= decisions ? null : Math.max(0, number);
}

/** @param {string} key @param {import("./table.js").Table} table @returns {boolean} whether it meant something */
function pressed(key, table) {
  if (key === "n" || key === "p") return toTurningPoint(key === "n" ? 1 : -1, table);
  if (key === "t") return click("#review-try");
  if (key === "g") return click("#review-further") || click("#review-better");
  if (key === "a") return click("#analysis [data-do=analyse]");
  return false;
}

/** @param {number} direction @param {import("./table.js").Table} table */
function toTurningPoint(direction, table) {
  const numbers = [...document.querySelectorAll("#analysis [data-turning]")].map((each) => Number(each.getAttribute("data-number")));
  const { number } = table.shown;
  const next = direction > 0 ? numbers.find((each) => each > number) ?? numbers[0] : numbers.filter((each) => each < number).at(-1) ?? numbers.at(-1);
  if (next !== undefined) {
    chosen = true;
    table.replay(next);
  }
  return next !== undefined;
}

/** @param {string} selector */
function click(selector) {
  const button = document.querySelector(selector);
  if (button instanceof HTMLElement) button.click();
  return button !== null;
}
