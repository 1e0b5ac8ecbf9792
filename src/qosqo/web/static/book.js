// A rulebook that is read on the screen: words of the glossary explain themselves, searching needs no server, the contents say where one is.

const LINGER = 250;

/** The words of a text without capitals and accents. @param {string} text */
export function sounds(text) {
  const bare = text.toLowerCase().normalize("NFKD").replace(/\p{M}/gu, "");
  return bare.match(/[\p{L}\p{N}_.]*[\p{L}\p{N}_]/gu) ?? [];
}

/** Whether every word that is looked for begins one of the words said. @param {string[]} said @param {string[]} wanted */
export function holds(said, wanted) {
  return wanted.every((word) => said.some((each) => each.startsWith(word)));
}

/** Makes a rulebook in a page live. @param {HTMLElement} book */
export function attachBook(book) {
  explainWords(book);
  search(book);
  markPlace(book);
  const print = book.querySelector("[data-do=print]");
  if (print instanceof HTMLElement) {
    print.hidden = false;
    print.addEventListener("click", () => window.print());
  }
}

// Words of the glossary: what they mean appears where they are read; without this the link leads to the glossary.

/** @param {HTMLElement} book */
function explainWords(book) {
  const tip = document.createElement("div");
  tip.id = "word-tip";
  tip.setAttribute("role", "tooltip");
  tip.hidden = true;
  book.append(tip);
  /** @type {HTMLElement | null} */
  let shown = null;
  let leaving = 0;

  /** @param {EventTarget | null} target */
  const wordAt = (target) => {
    const word = target instanceof Element ? target.closest("a.word") : null;
    return word instanceof HTMLAnchorElement && !tip.contains(word) ? word : null;
  };
  const hide = () => {
    window.clearTimeout(leaving);
    shown?.removeAttribute("aria-describedby");
    shown = null;
    tip.hidden = true;
  };
  /** @param {HTMLAnchorElement} word */
  const show = (word) => {
    window.clearTimeout(leaving);
    if (shown === word) return;
    const entry = document.getElementById(decodeURIComponent(word.hash.slice(1)));
    const [term, about] = [entry?.querySelector("dt"), entry?.querySelector("dd")];
    if (!term || !about) return;
    hide();
    shown = word;
    word.setAttribute("aria-describedby", tip.id);
    const head = document.createElement("strong");
    head.textContent = term.textContent;
    tip.replaceChildren(head, ...[...about.childNodes].map((node) => node.cloneNode(true)));
    tip.hidden = false;
    place(tip, word);
  };
  const leave = () => {
    window.clearTimeout(leaving);
    leaving = window.setTimeout(hide, LINGER);
  };

  book.addEventListener("pointerover", (event) => {
    if (event.pointerType !== "mouse") return;
    const word = wordAt(event.target);
    if (word) show(word);
    else if (event.target instanceof Node && tip.contains(event.target)) window.clearTimeout(leaving);
    else if (shown) leave();
  });
  book.addEventListener("focusin", (event) => {
    const word = wordAt(event.target);
    if (word) show(word);
    else if (!(event.target instanceof Node && tip.contains(event.target))) hide();
  });
  /** Where there is no hovering, the first tap explains and the second one leads on. @type {HTMLElement | null} */
  let tapped = null;
  book.addEventListener("click", (event) => {
    const word = wordAt(event.target);
    const touched = event instanceof PointerEvent && event.pointerType !== "mouse" && event.pointerType !== "";
    if (word && touched && tapped !== word) {
      event.preventDefault();
      show(word);
      tapped = word;
    } else {
      tapped = null;
      if (!word || touched) hide();
    }
  });
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || tip.hidden) return;
    hide();
    event.preventDefault();
    event.stopPropagation();
  }, { capture: true });
}

/** Below a word, or above it where there is no room. @param {HTMLElement} tip @param {HTMLElement} word */
function place(tip, word) {
  tip.style.left = tip.style.top = "0";
  const origin = tip.getBoundingClientRect();
  const line = word.getClientRects()[0] ?? word.getBoundingClientRect();
  const below = line.bottom + 6 + origin.height < innerHeight;
  const left = Math.max(8, Math.min(document.documentElement.clientWidth - origin.width - 8, line.left));
  tip.style.left = `${left - origin.left}px`;
  tip.style.top = `${(below ? line.bottom + 6 : line.top - origin.height - 6) - origin.top}px`;
}

// Searching.

/** @param {HTMLElement} book */
function search(book) {
  const [form, field, told] = [book.querySelector("form[role=search]"), book.querySelector("#rules-search"), book.querySelector("#rules-found")];
  if (!(form instanceof HTMLFormElement) || !(field instanceof HTMLInputElement) || !(told instanceof HTMLElement)) return;
  form.querySelector("button")?.remove();
  const entries = [...book.querySelectorAll(".numbered, .entry")].filter((entry) => entry instanceof HTMLElement);
  const chapters = [...book.querySelectorAll(".chapter")].filter((chapter) => chapter instanceof HTMLElement);
  /** @type {Map<HTMLElement, string[]>} */
  const said = new Map(entries.map((entry) => [entry, sounds(spoken(entry))]));

  const find = () => {
    const wanted = sounds(field.value);
    let count = 0;
    book.classList.toggle("searching", wanted.length > 0);
    for (const [entry, words] of said) {
      entry.hidden = !holds(words, wanted);
      if (!entry.hidden) count++;
    }
    for (const chapter of chapters) chapter.hidden = !chapter.querySelector(".numbered:not([hidden]), .entry:not([hidden])");
    told.textContent = wanted.length === 0 ? "" : count ? (told.dataset.found ?? "").replace("{count}", String(count)) : (told.dataset.nothing ?? "");
    light(wanted, [...said.keys()].filter((entry) => !entry.hidden));
  };
  field.addEventListener("input", find);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    entries.find((entry) => !entry.hidden)?.scrollIntoView();
  });
  // A link to a rule that the search has put away brings everything back.
  book.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a[href^='#']") : null;
    if (event.defaultPrevented || !link || !field.value) return;
    field.value = "";
    find();
  });
  if (field.value) find();
}

/** What an entry says; the blocks are words apart. @param {Element} entry */
function spoken(entry) {
  return [...entry.querySelectorAll("h3, p, li, dt, dd")].map((block) => block.textContent ?? "").join(" ");
}

/** Marks what was found, where the browser can do so without changing the text. @param {string[]} wanted @param {HTMLElement[]} entries */
function light(wanted, entries) {
  if (!("highlights" in CSS)) return;
  const ranges = [];
  for (const entry of wanted.length ? entries : []) {
    const walker = document.createTreeWalker(entry, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (const match of (node.textContent ?? "").matchAll(/[\p{L}\p{N}\p{M}_.]*[\p{L}\p{N}\p{M}_]/gu)) {
        if (!sounds(match[0]).some((sound) => wanted.some((word) => sound.startsWith(word)))) continue;
        const range = new Range();
        range.setStart(node, match.index);
        range.setEnd(node, match.index + match[0].length);
        ranges.push(range);
      }
    }
  }
  CSS.highlights.set("found", new Highlight(...ranges));
}

// Where one is.

/** @param {HTMLElement} book */
function markPlace(book) {
  const links = [...book.querySelectorAll(".rules-contents a")].filter((link) => link instanceof HTMLAnchorElement);
  /** @type {Set<string>} */
  const seen = new Set();
  const observer = new IntersectionObserver((changes) => {
    for (const change of changes) change.isIntersecting ? seen.add(change.target.id) : seen.delete(change.target.id);
    const first = links.find((link) => seen.has(link.hash.slice(1)));
    for (const link of links) link === first ? link.setAttribute("aria-current", "true") : link.removeAttribute("aria-current");
  }, { rootMargin: "-20% 0px -60% 0px" });
  for (const link of links) {
    const section = book.querySelector(`[id="${CSS.escape(link.hash.slice(1))}"]`);
    if (section) observer.observe(section);
  }
}
