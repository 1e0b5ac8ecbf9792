// The road map of Cuzco (Feld): zooming by buttons, and the overlay turned for a look before it is turned for good.

import { addZoomButtons } from "./zoom-buttons.js";

const TURNED = /cf-turn-\d/;

/** The knob that is pointed at, focused or already chosen. */
function wantedKnob() {
  return document.querySelector(".cf-knob[data-state]:is(:hover, :focus-visible)") ?? document.querySelector(".cf-knob[data-state='chosen']");
}

/** Turns the overlay as the knob says; without one back to how it lies. */
function preview() {
  const overlay = document.getElementById("cf-overlay");
  if (!overlay) return;
  const knob = wantedKnob();
  const previewed = overlay.classList.contains("cf-previewed");
  if (!knob && !previewed) return;
  if (!previewed) overlay.dataset.lies = TURNED.exec(overlay.getAttribute("class") ?? "")?.[0] ?? "cf-turn-0";
  const turn = knob ? knob.id.replace("cf-knob", "cf-turn") : (overlay.dataset.lies ?? "cf-turn-0");
  overlay.setAttribute("class", `cf-overlay ${turn}${knob ? " cf-previewed" : ""}`);
}

export function attach() {
  for (const name of ["pointerover", "focusin", "focusout", "narrowed"]) document.addEventListener(name, preview);
  const group = document.getElementById("cf-zoom");
  if (!group) return;
  addZoomButtons(group, () => /** @type {SVGSVGElement | null} */ (/** @type {unknown} */ (document.getElementById("cf-map"))), {
    in: group.dataset.in ?? "",
    out: group.dataset.out ?? "",
    whole: group.dataset.whole ?? "",
  });
}
