// Pan and zoom of drawings marked data-zoom: wheel, pinch, drag and keys. What part is seen belongs to the reader, not to the server.

const MOST = 6;
const DRAG = 6;

/** @typedef {{ x: number, y: number, width: number, height: number }} Box */

/** @type {Map<string, Box>} what part of each drawing is seen; drawings not listed are seen whole */
const seen = new Map();
/** @type {Map<number, { x: number, y: number }>} fingers and buttons that are down */
const pointers = new Map();
let dragged = 0;

/** @param {SVGSVGElement} svg @returns {Box} */
function whole(svg) {
  if (!svg.dataset.whole) svg.dataset.whole = svg.getAttribute("viewBox") ?? "0 0 100 100";
  const [x, y, width, height] = svg.dataset.whole.split(/[\s,]+/).map(Number);
  return { x, y, width, height };
}

/** @param {SVGSVGElement} svg @param {Box} box */
function setBox(svg, box) {
  const all = whole(svg);
  const width = Math.min(all.width, Math.max(all.width / MOST, box.width));
  const height = (width * all.height) / all.width;
  const x = Math.min(all.x + all.width - width, Math.max(all.x, box.x));
  const y = Math.min(all.y + all.height - height, Math.max(all.y, box.y));
  seen.set(svg.id, { x, y, width, height });
  svg.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
  svg.classList.toggle("zoomed", width < all.width * 0.999);
}

/** @param {SVGSVGElement} svg */
function boxOf(svg) {
  return seen.get(svg.id) ?? whole(svg);
}

/** A place of the screen in the units of the drawing, whatever room is left beside it. @param {SVGSVGElement} svg @param {number} clientX @param {number} clientY */
function placeIn(svg, clientX, clientY) {
  const toScreen = svg.getScreenCTM();
  return toScreen ? new DOMPoint(clientX, clientY).matrixTransform(toScreen.inverse()) : new DOMPoint(clientX, clientY);
}

/** @param {SVGSVGElement} svg @param {number} factor @param {number} [clientX] @param {number} [clientY] */
export function zoomBy(svg, factor, clientX, clientY) {
  const box = boxOf(svg);
  const place = clientX === undefined || clientY === undefined ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : placeIn(svg, clientX, clientY);
  setBox(svg, { x: place.x - (place.x - box.x) / factor, y: place.y - (place.y - box.y) / factor, width: box.width / factor, height: box.height / factor });
}

/** Shows so much more of less, with a place of the screen in the middle. @param {SVGSVGElement} svg @param {number} factor @param {number} clientX @param {number} clientY */
export function zoomTo(svg, factor, clientX, clientY) {
  const box = boxOf(svg);
  const { x, y } = placeIn(svg, clientX, clientY);
  const [width, height] = [box.width / factor, box.height / factor];
  setBox(svg, { x: x - width / 2, y: y - height / 2, width, height });
}

/** @param {SVGSVGElement} svg @param {number} across @param {number} down in pixels of the screen */
export function panBy(svg, across, down) {
  const box = boxOf(svg);
  const scale = svg.getScreenCTM()?.a ?? 1;
  setBox(svg, { ...box, x: box.x - across / scale, y: box.y - down / scale });
}

/** @param {SVGSVGElement} svg */
export function showWhole(svg) {
  setBox(svg, whole(svg));
}

/** The drawing to which an event or key belongs. @param {EventTarget | null} [target] @returns {SVGSVGElement | null} */
export function drawing(target) {
  const inside = target instanceof Element ? target.closest("svg[data-zoom]") : null;
  return /** @type {SVGSVGElement | null} */ (inside ?? (target ? null : document.querySelector("#board svg[data-zoom]")));
}

/** Whether a drag has just ended, so that the click after it means nothing. */
export function wasDragged() {
  return dragged > DRAG;
}

export function listenForZoom() {
  document.addEventListener(
    "wheel",
    (event) => {
      const svg = drawing(event.target);
      if (!svg || !(event.ctrlKey || event.metaKey || svg.classList.contains("zoomed")) || event.defaultPrevented) return;
      event.preventDefault();
      zoomBy(svg, Math.exp(-event.deltaY / 400), event.clientX, event.clientY);
    },
    { passive: false },
  );
  document.addEventListener("pointerdown", (event) => {
    if (pointers.size === 0) dragged = 0;
    if (drawing(event.target)) pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  });
  document.addEventListener("pointermove", (event) => {
    const old = pointers.get(event.pointerId);
    const svg = drawing(event.target);
    if (!old || !svg) return;
    const others = [...pointers].filter(([id]) => id !== event.pointerId).map(([, place]) => place);
    if (others.length === 0) {
      dragged += Math.hypot(event.clientX - old.x, event.clientY - old.y);
      if (svg.classList.contains("zoomed")) panBy(svg, event.clientX - old.x, event.clientY - old.y);
    } else {
      const other = others[0];
      const before = Math.hypot(old.x - other.x, old.y - other.y);
      const now = Math.hypot(event.clientX - other.x, event.clientY - other.y);
      dragged += DRAG + 1;
      if (before > 0) zoomBy(svg, now / before, (event.clientX + other.x) / 2, (event.clientY + other.y) / 2);
      panBy(svg, (event.clientX - old.x) / 2, (event.clientY - old.y) / 2);
    }
    pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  });
  for (const name of /** @type {const} */ (["pointerup", "pointercancel"])) {
    document.addEventListener(name, (event) => pointers.delete(event.pointerId));
  }
}

/** After a patch: a drawing that was replaced shows the same part as before. */
export function restoreZoom() {
  for (const svg of document.querySelectorAll("svg[data-zoom]")) {
    const box = seen.get(svg.id);
    if (box) setBox(/** @type {SVGSVGElement} */ (svg), box);
  }
}
