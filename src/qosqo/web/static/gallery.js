// The gallery: finds drawings by what is written below them, without asking the server.

import { holds, sounds } from "./book.js";

const [finder, field, told] = ["gallery-finder", "gallery-search", "gallery-found"].map((id) => document.getElementById(id));
const exhibits = [...document.querySelectorAll(".exhibits > li")].filter((item) => item instanceof HTMLElement);
/** @type {Map<HTMLElement, string[]>} */
const said = new Map(exhibits.map((item) => [item, sounds(`${item.closest(".group")?.querySelector("h3")?.textContent} ${item.querySelector("figcaption")?.textContent}`)]));

if (finder && told && field instanceof HTMLInputElement) {
  finder.hidden = false;
  field.addEventListener("input", () => {
    const wanted = sounds(field.value);
    let count = 0;
    for (const [item, words] of said) {
      item.hidden = !holds(words, wanted);
      if (!item.hidden) count++;
    }
    for (const around of document.querySelectorAll(".group, section.box")) {
      if (around instanceof HTMLElement) around.hidden = !around.querySelector(".exhibits > li:not([hidden])");
    }
    told.textContent = wanted.length === 0 ? "" : count ? (told.dataset.found ?? "").replace("{count}", String(count)) : (told.dataset.nothing ?? "");
  });
}
