// The lab: draws anew after every change, shows what is wrong at its entry, undoes, keeps changes as long as the tab is open, and watches an experiment.

const form = document.getElementById("lab-form");
const [undo, redo] = ["lab-undo", "lab-redo"].map((id) => document.getElementById(id));
/** What is kept is the same on a page that came back because something is wrong. */
const kept = form instanceof HTMLFormElement ? form.action : "";
/** @typedef {{ name: string, before: string, after: string }} Change */
/** @type {Change[]} */
const done = [];
/** @type {Change[]} */
const undone = [];
/** @type {Map<HTMLInputElement, string>} */
const last = new Map();
/** Drawings beside their fields as they were, of those that look different now. @type {Map<Element, string>} */
const replaced = new Map();
/** Groups that a search has opened. @type {Set<Element>} */
const found = new Set();
let asked = 0;

/** @returns {HTMLInputElement[]} */
const fields = () => (form ? [...form.querySelectorAll("input[data-original]")].filter((field) => field instanceof HTMLInputElement) : []);

/** @param {string | undefined} name @returns {HTMLInputElement | null} */
function fieldOf(name) {
  const field = document.getElementById(`field-${name}`);
  return field instanceof HTMLInputElement ? field : null;
}

/** The list of words below a field, which covers the next ones. @param {EventTarget | null} field @returns {Element | null} */
function wordsOf(field) {
  return field instanceof HTMLInputElement ? document.getElementById(`words-${field.name}`) : null;
}

/** @param {HTMLElement} field */
function show(field) {
  field.closest("details")?.setAttribute("open", "");
  field.focus();
}

/** @param {HTMLInputElement} field */
function compare(field) {
  const told = field.parentElement?.querySelector(".lab-original");
  if (told instanceof HTMLElement) told.hidden = field.value === field.dataset.original;
}

function buttons() {
  if (undo instanceof HTMLButtonElement) undo.disabled = done.length === 0;
  if (redo instanceof HTMLButtonElement) redo.disabled = undone.length === 0;
}

/** @param {HTMLInputElement} field @param {string} value */
function put(field, value) {
  field.value = value;
  last.set(field, value);
  field.closest("details")?.setAttribute("open", "");
  compare(field);
}

/** Whoever comes back from a table or an experiment goes on with what was changed. */
function keep() {
  const values = fields().filter((field) => field.value !== field.dataset.original).map((field) => [field.name, field.value]);
  sessionStorage.setItem(kept, JSON.stringify({ values, done, undone }));
}

/** @returns {boolean} whether anything was different */
function takeUp() {
  /** @type {{ values: [string, string][], done: Change[], undone: Change[] }} */
  const was = JSON.parse(sessionStorage.getItem(kept) ?? '{"values": [], "done": [], "undone": []}');
  done.push(...was.done.filter((change) => fieldOf(change.name)));
  undone.push(...was.undone.filter((change) => fieldOf(change.name)));
  buttons();
  let any = false;
  for (const [name, value] of was.values) {
    const field = fieldOf(name);
    if (!field || field.value === value) continue;
    put(field, value);
    any = true;
  }
  return any;
}

/** @param {HTMLInputElement} field */
function changed(field) {
  const before = last.get(field) ?? "";
  if (field.value === before) return;
  done.push({ name: field.name, before, after: field.value });
  undone.length = 0;
  put(field, field.value);
  buttons();
  keep();
  draw();
}

/** @param {Change[]} from @param {Change[]} to @param {"before" | "after"} side */
function step(from, to, side) {
  const change = from.pop();
  const field = fieldOf(change?.name);
  if (!change || !field) return;
  to.push(change);
  put(field, change[side]);
  field.focus();
  buttons();
  keep();
  draw();
}

async function draw() {
  if (!(form instanceof HTMLFormElement)) return;
  const number = ++asked;
  const asking = { method: "POST", body: new FormData(form), headers: { Accept: "application/json" } };
  const answer = await fetch(form.action, asking).catch(() => undefined);
  if (number !== asked) return;
  if (!answer?.ok) {
    const told = document.getElementById("lab-state");
    if (told) told.textContent = told.dataset.lost ?? "";
    return;
  }
  const { errors, parts, things } = await answer.json();
  for (const field of fields()) {
    const wrong = errors[field.name];
    if (wrong === undefined) field.removeAttribute("aria-invalid");
    else field.setAttribute("aria-invalid", "true");
    const told = document.getElementById(`about-${field.name}`);
    if (told) told.textContent = wrong ?? "";
    if (wrong !== undefined) field.closest("details")?.setAttribute("open", "");
  }
  for (const [id, html] of Object.entries(parts)) {
    const part = document.getElementById(id);
    if (part) part.innerHTML = String(html);
  }
  if (things) redraw(things);
}

/** @param {Record<string, string>} things what looks different from the original, by id */
function redraw(things) {
  for (const [part, html] of replaced) {
    if (!(part.id in things)) {
      part.innerHTML = html;
      replaced.delete(part);
    }
  }
  for (const [id, html] of Object.entries(things)) {
    const part = document.getElementById(id);
    if (!part) continue;
    if (!replaced.has(part)) replaced.set(part, part.innerHTML);
    part.innerHTML = html;
  }
}

if (form) {
  for (const field of fields()) last.set(field, field.value);
  if (takeUp()) draw();
  form.addEventListener("change", (event) => {
    if (event.target instanceof HTMLInputElement && event.target.dataset.original !== undefined) changed(event.target);
  });
  form.addEventListener("focusout", (event) => wordsOf(event.target)?.classList.remove("closed"));
  form.addEventListener("keydown", (event) => {
    if (event.key === "Escape") wordsOf(event.target)?.classList.add("closed");
    // Enter takes the entry over or starts an experiment; it must not send the form by its first button.
    if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    if (event.target.dataset.original !== undefined) changed(event.target);
    if (event.target.closest(".lab-try")) document.getElementById("lab-start")?.click();
  });
  form.addEventListener("submit", (event) => {
    const wrong = form.querySelector("[aria-invalid=true]");
    if (!(wrong instanceof HTMLElement)) return;
    event.preventDefault();
    show(wrong);
  });
  form.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest(".lab-changes a") : null;
    const entry = document.getElementById(link?.getAttribute("href")?.slice(1) ?? "");
    if (entry) {
      event.preventDefault();
      show(entry);
    }
    const field = event.target instanceof HTMLElement ? fieldOf(event.target.dataset.back) : null;
    if (field) {
      field.value = field.dataset.original ?? "";
      changed(field);
      field.focus();
    }
  });
  document.getElementById("lab-draw")?.remove(); // what is changed is drawn without asking
  undo?.addEventListener("click", () => step(done, undone, "before"));
  redo?.addEventListener("click", () => step(undone, done, "after"));
  const [finder, search] = ["lab-finder", "lab-search"].map((id) => document.getElementById(id));
  if (finder && search instanceof HTMLInputElement) {
    finder.hidden = false;
    search.addEventListener("input", () => find(search.value.trim().toLowerCase()));
  }
}

/** Things and fields about which this is said; of a thing or a group that is called so, all. @param {string} wanted */
function find(wanted) {
  for (const group of document.querySelectorAll(".lab-group")) {
    const whole = said(group, "summary").includes(wanted);
    let any = false;
    for (const part of group.querySelectorAll(":scope > .lab-thing, :scope > .lab-field")) {
      const shown = whole || said(part, "label, figcaption, input").includes(wanted);
      if (part instanceof HTMLElement) part.hidden = !shown;
      any ||= shown;
    }
    if (group instanceof HTMLDetailsElement) {
      group.hidden = !any;
      if (!found.has(group) && !group.open && wanted && any) found.add(group);
      if (found.has(group)) group.open = wanted !== "" && any;
    }
  }
  if (!wanted) found.clear();
}

/** @param {Element} part @param {string} where */
function said(part, where) {
  const told = [...part.querySelectorAll(where)].map((each) => (each instanceof HTMLInputElement ? `${each.name} ${each.value}` : each.textContent));
  return told.join(" ").toLowerCase();
}

// An experiment that is being played.

const progress = document.getElementById("lab-progress");
const running = document.getElementById("lab-running");
const BETWEEN = 1500;

async function look() {
  const address = progress?.dataset.address;
  if (!(progress instanceof HTMLProgressElement) || !running || !address) return;
  const answer = await fetch(`${address}/progress`).catch(() => undefined);
  if (answer?.status === 404) location.reload(); // a server that was started anew does not know it any more
  if (answer?.ok) {
    const { played, wanted, ready, failed } = await answer.json();
    progress.max = wanted;
    progress.value = played;
    const [done, all] = [played, wanted].map((count) => count.toLocaleString(document.documentElement.lang));
    running.textContent = (running.dataset.told ?? "").replace("{played}", done).replace("{wanted}", all);
    if (ready || failed) {
      location.assign(address);
      return;
    }
  }
  setTimeout(look, BETWEEN);
}

if (progress) look();
