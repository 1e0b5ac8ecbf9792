// What matters now is in sight: the page keeps account of what its bars cover, and goes by itself to where something can be pressed.

import { showWhole, zoomTo } from "./zoom.js";

/** One column with bars above and below the board; the style sheets know the same widths. */
const NARROW = matchMedia("(width < 60rem), (height < 36rem)");
const AT_SIDE = matchMedia("(height < 36rem) and (width >= 34rem)");
/** Fingers need so many pixels. */
const FINGER = 32;
/** More places than these are nearly everywhere. */
const MANY = 60;
/** So many pixels of frame or shadow may be hidden. */
const EDGE = 2;
const LEGAL = "#board [data-state=legal], #seats [data-state=legal]";

/** What is measured here is told to the style sheets by a sheet of its own, because the content policy allows no style attributes. */
const told = new CSSStyleSheet();
/** Drawings that were zoomed by the page, not by the reader. @type {Set<string>} */
const zoomed = new Set();

export function isNarrow() {
  return NARROW.matches;
}

/** On a phone that lies on its side, or in a window zoomed in, choices stand beside the board instead of on it. */
export function isAtSide() {
  return AT_SIDE.matches;
}

/** Tells the style sheets how high the bars are that stay on the screen. */
function measure() {
  const height = (/** @type {string} */ selector) => Math.ceil(document.querySelector(selector)?.getBoundingClientRect().height ?? 0);
  told.replaceSync(`:root { --head: ${height("#prompt")}px; --strip: ${height(".own-strip")}px; --sheet: ${height("#choices")}px; }`);
}

/** Keeps account of how high the bars are that stay on the screen. */
export function measureBars() {
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, told];
  const observer = new ResizeObserver(measure);
  for (const id of ["prompt", "choices", "board"]) {
    const element = document.getElementById(id);
    if (element) observer.observe(element);
  }
  measure();
}

/**
 * Goes to what can be pressed, if none of it is in sight.
 * @param {boolean} placing whether a place on the drawing is to be chosen
 * @param {boolean} chosen whether one was chosen and only waits to be confirmed: then what is seen of a drawing stays the same
 */
export function showLegal(placing, chosen) {
  const all = [...document.querySelectorAll(LEGAL)];
  const elsewhere = all.filter((each) => !each.closest(".own-strip")); // what stays in sight anyway says nothing about the rest
  const legal = elsewhere.length > 0 ? elsewhere : all;
  if (!chosen) for (const svg of /** @type {NodeListOf<SVGSVGElement>} */ (document.querySelectorAll("#board svg[data-zoom]"))) zoomForFingers(svg, placing);
  const drawing = document.querySelector(`#board svg[data-zoom]:has([data-state=${placing ? "legal" : "chosen"}])`);
  if (isNarrow() && drawing && hiddenHeight(drawing) > FINGER) drawing.scrollIntoView({ block: "start" });
  if (legal.length === 0 || legal.some(isInSight)) return;
  measure(); // the choices may have been drawn just now
  bestOf(legal).scrollIntoView({ block: isNarrow() ? "center" : "nearest", inline: "nearest" });
}

/** What to go to: something on the board, where most of what is legal lies together. @param {Element[]} legal */
function bestOf(legal) {
  const together = (/** @type {Element} */ each) => legal.filter((other) => other.parentElement === each.parentElement).length;
  const drawn = legal.filter((each) => each.closest("#board"));
  return drawn.sort((one, other) => together(other) - together(one))[0] ?? legal[0];
}

/** How much of a drawing the window or the choices hide at its foot. @param {Element} drawing */
function hiddenHeight(drawing) {
  const sheet = document.getElementById("choices")?.getBoundingClientRect();
  const foot = sheet && sheet.top > 0 && sheet.width > innerWidth / 2 ? Math.min(sheet.top, innerHeight) : innerHeight;
  return drawing.getBoundingClientRect().bottom - foot;
}

/** Whether it is seen from corner to corner, before all bars. @param {Element} element */
function isInSight(element) {
  const { left, right, top, bottom, width } = element.getBoundingClientRect();
  const isShown = (/** @type {number} */ x, /** @type {number} */ y) => placeOf(document.elementFromPoint(x, y)) === placeOf(element);
  return width > 0 && isShown(left + EDGE, top + EDGE) && isShown(right - EDGE, bottom - EDGE);
}

/** @param {Element | null} element */
function placeOf(element) {
  return element?.closest("#board, #seats, #choices, #prompt, .own-strip");
}

/** On a small screen a drawing shows the part in which something is legal, large enough for a finger. @param {SVGSVGElement} svg @param {boolean} placing */
function zoomForFingers(svg, placing) {
  const legal = [...svg.querySelectorAll("[data-state=legal]")];
  if (!isNarrow() || !placing || legal.length === 0) {
    if (zoomed.delete(svg.id)) showWhole(svg);
    return;
  }
  if (svg.classList.contains("zoomed") && !zoomed.has(svg.id)) return; // the reader looks at something
  zoomed.add(svg.id);
  showWhole(svg);
  const boxes = legal.map((each) => each.getBoundingClientRect());
  const usual = boxes.map((box) => Math.min(box.width, box.height)).sort((one, other) => one - other)[boxes.length >> 1];
  const middle = boxes.map(middleOf);
  // Where nearly everything is legal one looks for the places beside what lies there already.
  const around = legal.length > MANY ? [...svg.querySelectorAll("[data-piece]")].map((each) => middleOf(each.getBoundingClientRect())) : [];
  const centre = middleOfAll(around.length > 0 ? around : middle);
  const away = (/** @type {{ x: number, y: number }} */ place) => Math.hypot(place.x - centre.x, place.y - centre.y);
  const nearest = middle.sort((one, other) => away(one) - away(other))[0];
  if (usual < FINGER) zoomTo(svg, FINGER / usual, nearest.x, nearest.y);
}

/** @param {DOMRect} box */
function middleOf(box) {
  return { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
}

/** @param {{ x: number, y: number }[]} places */
function middleOfAll(places) {
  const mean = (/** @type {number[]} */ values) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return { x: mean(places.map((each) => each.x)), y: mean(places.map((each) => each.y)) };
}
