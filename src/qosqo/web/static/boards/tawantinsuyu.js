// The hill of Tawantinsuyu can be zoomed without wheel, pinch or keys.

import { addZoomButtons } from "./zoom-buttons.js";

export function attach() {
  const texts = JSON.parse(document.getElementById("tw-data")?.textContent ?? "{}");
  const group = document.getElementById("tw-zoom");
  if (group) addZoomButtons(group, () => /** @type {SVGSVGElement | null} */ (/** @type {unknown} */ (document.getElementById("tw-hill"))), texts);
}
