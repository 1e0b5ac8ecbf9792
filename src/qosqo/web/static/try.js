// Examples of the rules: what is pressed on the board is answered from what the engine has said beforehand.

import { alternatives } from "./narrow.js";
import { linkedTo } from "./rule-links.js";

/** @param {HTMLElement} box @param {string} rules where the rules are */
export function attachExample(box, rules) {
  const board = box.querySelector(".board");
  const told = box.querySelector(".try-answer");
  const island = box.querySelector("#try-answers");
  if (!(board instanceof HTMLElement) || !told || !island) return;
  /** @type {Record<string, [boolean, string]>} */
  const answers = JSON.parse(island.textContent ?? "{}");
  const press = board.dataset.press ?? "";
  /** The value that a drawn thing stands for. @param {Element} thing */
  const valueOf = (thing) => {
    const pairs = alternatives(thing.getAttribute("data-move") ?? "").flat();
    return pairs.find(([name, value]) => name.split("/").includes(press) && value in answers)?.[1];
  };
  for (const thing of board.querySelectorAll("[data-move]")) {
    if (valueOf(thing) === undefined) continue;
    thing.setAttribute("tabindex", "0");
    thing.setAttribute("role", "button");
  }
  /** @param {EventTarget | null} target */
  const ask = (target) => {
    const thing = target instanceof Element ? target.closest("[data-move]") : null;
    if (!thing || !board.contains(thing)) return;
    const value = valueOf(thing);
    const [fine, text] = value === undefined ? [false, box.dataset.not ?? ""] : (answers[value] ?? [false, ""]);
    for (const old of board.querySelectorAll("[data-tried]")) old.removeAttribute("data-tried");
    thing.setAttribute("data-tried", fine ? "yes" : "no");
    told.className = `try-answer ${fine ? "yes" : "no"}`;
    told.replaceChildren(...linkedTo(text, rules));
  };
  board.addEventListener("click", (event) => ask(event.target));
  board.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    ask(event.target);
  });
}

/** In the page of the rules an example opens where it stands, one at a time. @param {HTMLElement} book */
export function attachExamples(book) {
  book.addEventListener("click", async (event) => {
    const link = event.target instanceof Element ? event.target.closest("a.try") : null;
    if (!(link instanceof HTMLAnchorElement) || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const open = document.getElementById("try");
    const again = open?.previousElementSibling === link.parentElement;
    open?.remove();
    if (again) return;
    const answer = await fetch(link.href).catch(() => null);
    const page = answer?.ok ? new DOMParser().parseFromString(await answer.text(), "text/html") : null;
    const box = page?.getElementById("try");
    if (!page || !box) return location.assign(link.href);
    for (const style of page.querySelectorAll("link[rel=stylesheet]")) {
      const href = style.getAttribute("href") ?? "";
      if (!document.querySelector(`link[href="${CSS.escape(href)}"]`)) document.head.append(document.adoptNode(style));
    }
    document.getElementById("try")?.remove();
    link.parentElement?.after(document.adoptNode(box));
    attachExample(box, "");
    box.scrollIntoView({ block: "nearest" });
  });
}

const alone = document.querySelector("main.try-page > #try");
if (alone instanceof HTMLElement) attachExample(alone, alone.parentElement?.dataset.rules ?? "");
