// The road map of Cuzco (Feld) can be zoomed by buttons, too.

import { addZoomButtons } from "./zoom-buttons.js";

export function attach() {
  const group = document.getElementById("cf-zoom");
  if (!group) return;
  addZoomButtons(group, () => /** @type {SVGSVGElement | null} */ (/** @type {unknown} */ (document.getElementById("cf-map"))), {
    in: group.dataset.in ?? "",
    out: group.dataset.out ?? "",
    whole: group.dataset.whole ?? "",
  });
}
