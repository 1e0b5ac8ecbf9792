// The rules in a drawer beside the table, loaded when somebody asks for a rule.

import { attachBook } from "./book.js";

/** @type {Promise<HTMLDialogElement> | null} */
let drawer = null;

/** Shows the rule that a link leads to. @param {HTMLAnchorElement} link */
export async function openRules(link) {
  drawer ??= makeDrawer(link.pathname);
  try {
    show(await drawer, link.hash.slice(1), link);
  } catch (problem) {
    drawer = null;
    throw problem;
  }
}

/** @param {HTMLDialogElement} dialog @param {string} number @param {HTMLElement} from */
function show(dialog, number, from) {
  if (!dialog.open) {
    dialog.show();
    dialog.addEventListener("close", () => from.isConnected && from.focus(), { once: true });
  }
  goTo(dialog, number);
}

/** @param {HTMLDialogElement} dialog @param {string} id */
function goTo(dialog, id) {
  for (const old of dialog.querySelectorAll("[data-shown]")) old.removeAttribute("data-shown");
  const place = dialog.querySelector(`[id="${CSS.escape(id)}"]`);
  if (!(place instanceof HTMLElement)) return;
  place.setAttribute("data-shown", "");
  place.tabIndex = -1;
  place.scrollIntoView({ block: "start" });
  place.focus({ preventScroll: true });
}

/** The rules as a drawer, taken from their own page. @param {string} path @returns {Promise<HTMLDialogElement>} */
async function makeDrawer(path) {
  const [answer] = await Promise.all([fetch(path), style()]);
  if (!answer.ok) throw new Error(answer.statusText);
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const book = page.getElementById("rulebook");
  const title = page.querySelector("h1");
  if (!book || !title) throw new Error("there are no rules");
  const dialog = document.createElement("dialog");
  dialog.id = "rules-drawer";
  dialog.setAttribute("aria-label", title.textContent ?? "");
  const head = document.createElement("div");
  head.className = "drawer-head";
  const name = document.createElement("h2");
  const whole = document.createElement("a");
  whole.href = path;
  whole.target = "_blank";
  whole.textContent = title.textContent;
  name.append(whole);
  title.remove();
  const close = document.createElement("button");
  close.type = "button";
  close.className = "quiet";
  close.textContent = document.querySelector("#help form button")?.textContent ?? "×";
  close.addEventListener("click", () => dialog.close());
  head.append(name, close);
  const body = document.createElement("div");
  body.className = "drawer-body";
  body.append(document.adoptNode(book));
  book.querySelector("[data-do=print]")?.remove();
  for (const link of book.querySelectorAll("a:not([href^='#'])")) link.setAttribute("target", "_blank"); // nobody leaves the table by it
  dialog.append(head, body);
  document.body.append(dialog);
  attachBook(book);
  // Keys are for reading here, not for the table.
  dialog.addEventListener("keydown", (event) => {
    event.stopPropagation();
    if (event.key === "Escape" && !event.defaultPrevented) dialog.close();
  });
  // Links inside of the rules stay in the drawer: the address is the table's.
  dialog.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a[href^='#']") : null;
    if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented) return;
    event.preventDefault();
    goTo(dialog, decodeURIComponent(link.hash.slice(1)));
  });
  return dialog;
}

/** The style sheet of the rules, loaded once it is needed. */
function style() {
  return new Promise((resolve, reject) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = new URL("./rules.css", import.meta.url).href;
    link.addEventListener("load", resolve);
    link.addEventListener("error", reject);
    document.head.append(link);
  });
}
