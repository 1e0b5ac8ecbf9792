// Buttons for zooming a drawing without wheel, pinch or keys.

import { showWhole, zoomBy } from "../zoom.js";

/**
 * @param {HTMLElement} group the element that will hold them; the server must not touch its inside
 * @param {() => SVGSVGElement | null} drawing
 * @param {{ in: string, out: string, whole: string }} texts
 */
export function addZoomButtons(group, drawing, texts) {
  /** @type {[string, string, (svg: SVGSVGElement) => void][]} */
  const buttons = [
    ["+", texts.in, (svg) => zoomBy(svg, 1.5)],
    ["−", texts.out, (svg) => zoomBy(svg, 1 / 1.5)],
    ["⤢", texts.whole, showWhole],
  ];
  for (const [sign, label, act] of buttons) {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = sign;
    button.setAttribute("aria-label", label);
    button.title = label;
    button.addEventListener("click", () => {
      const svg = drawing();
      if (svg) act(svg);
    });
    group.append(button);
  }
}
