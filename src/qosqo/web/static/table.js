// The page of a table: talks to the server, narrows the legal moves by choosing, and listens to mouse, finger and keys.

import { explanation } from "./explain.js";
import { listenForKeys } from "./keys.js";
import { isMoving, show, skip } from "./motion.js";
import { alternatives, Narrowing, pair } from "./narrow.js";
import { linked, listenForRules } from "./rule-links.js";
import { isNarrow, measureBars, showLegal } from "./sight.js";
import { keepSaying, listenForTips, say } from "./tips.js";
import { listenForZoom, restoreZoom, wasDragged } from "./zoom.js";

/**
 * @typedef {import("./narrow.js").Row} Row
 * @typedef {import("./narrow.js").Choice} Choice
 * @typedef {{ move: Record<string, string | number>, text: string, effects: string[], points: (number | null)[], reveals: boolean, ends_turn: boolean }} Preview
 * @typedef {{ type: string, version?: number, parts?: Record<string, string>, previews?: Preview[], text?: string, about?: string, url?: string }} FromServer
 */

const MOST_PREVIEWS = 24;
const SHOWN_FIRST = 24;
/** More choices than these are folded away where the board offers the same. */
const MANY = 9;
const PATIENCE = 2000;
/** So near to its end (in pixels) the log is at its end. */
const AT_END = 30;
const MOST_HEARD = 8;
const SLIDER_PAUSE = 90;
const RECONNECT = [300, 700, 1500, 3000, 5000];
const PACES = { slow: 2500, normal: 1200, fast: 500, none: 250 };

/** @param {string} id */
function byId(id) {
  return /** @type {HTMLElement} */ (document.getElementById(id));
}

/** @param {string} id */
function island(id) {
  return JSON.parse(byId(id).textContent ?? "");
}

/**
 * @param {string} tag
 * @param {Record<string, string>} attributes
 * @param {...(Node | string)} children
 */
function make(tag, attributes, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

export class Table {
  constructor() {
    this.root = byId("table");
    /** @type {Record<string, string>} */
    this.texts = island("client-texts");
    this.narrowing = new Narrowing(island("moves"));
    /** @type {Map<string, Preview>} previews of the version shown, by move */
    this.previews = new Map();
    /** @type {Row | null} the move that waits for a second press */
    this.armed = null;
    /** @type {{ row: Row, drawn: boolean } | null} the move that waits for its preview */
    this.wanted = null;
    /** Whether the server has not yet answered the last move. */
    this.sent = false;
    this.showAll = false;
    /** Whether the list of what the board offers, too, was opened. */
    this.listOpen = false;
    /** Whether the choices are put away on a small screen, to see more of the board. */
    this.putAway = false;
    /** @type {WebSocket | null} */
    this.socket = null;
    this.tries = 0;
    this.closing = false;
    /** @type {number | undefined} */
    this.player = undefined;
    /** @type {number | undefined} */
    this.sliding = undefined;
    this.touched = false;
    /** @type {Element | null} what had the focus when the connection was lost */
    this.focused = null;
    /** The question that was asked last. */
    this.asked = "";
  }

  get confirms() {
    return this.root.hasAttribute("data-confirm");
  }

  // The server.

  connect() {
    const address = new URL(`/table/${this.root.dataset.table}/socket`, location.href);
    address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
    address.searchParams.set("language", document.documentElement.lang);
    const socket = new WebSocket(address);
    this.socket = socket;
    socket.onopen = () => {
      if (this.tries > 0) say(this.texts["back-online"]);
      this.tries = 0;
      this.setLost(false);
      document.body.dataset.connected = "true";
      this.draw();
    };
    socket.onmessage = (event) => this.receive(JSON.parse(event.data));
    socket.onclose = () => {
      delete document.body.dataset.connected;
      if (this.closing) return;
      this.setLost(true);
      this.sent = false;
      window.setTimeout(() => this.connect(), RECONNECT[Math.min(this.tries++, RECONNECT.length - 1)]);
    };
  }

  /** Without a connection nothing can be pressed, and the page says so until it is back. @param {boolean} lost */
  setLost(lost) {
    keepSaying(lost ? this.texts.lost : "");
    if (this.root.inert === lost) return;
    if (lost) this.focused = document.activeElement;
    this.root.inert = lost;
    if (!lost && (this.focused instanceof HTMLElement || this.focused instanceof SVGElement) && this.focused.isConnected) this.focused.focus({ preventScroll: true });
  }

  /** @param {Record<string, unknown>} message */
  send(message) {
    if (this.socket?.readyState !== WebSocket.OPEN) {
      say(this.texts.lost);
      return false;
    }
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** @param {FromServer} message */
  receive(message) {
    if (message.type === "parts" && message.parts) {
      show(message.parts, () => this.changed());
    } else if (message.type === "previews" && message.version === this.narrowing.moves.version) {
      for (const preview of message.previews ?? []) this.previews.set(JSON.stringify(preview.move), preview);
      this.showPreviews();
      if (this.wanted && this.preview(this.wanted.row)) this.decide(this.wanted.row, this.wanted.drawn);
    } else if (message.type === "refused" && message.about === "previews") {
      // The table has changed meanwhile; what it looks like now is on its way.
    } else if (message.type === "refused") {
      this.sent = false;
      this.disarm();
      this.draw();
      say(message.text ?? this.texts["not-now"], true);
    } else if (message.type === "notice") {
      say(message.text ?? "");
    } else if (message.type === "go" && message.url) {
      this.closing = true;
      location.assign(message.url);
    }
  }

  /** The page shows something new. */
  changed() {
    const moves = island("moves");
    if (moves.version !== this.narrowing.moves.version || moves.rows.length !== this.narrowing.moves.rows.length) {
      this.narrowing = new Narrowing(moves);
      this.previews.clear();
      this.sent = false;
      this.showAll = false;
      this.disarm();
      this.draw();
    } else {
      this.mark();
    }
    restoreZoom();
    followLog();
    readAloud();
  }

  // Choosing.

  /**
   * Chooses parts of a move; with one move left it is made (or asks for a second press).
   * @param {import("./narrow.js").Pair[][]} ways alternatives, the first that leads on counts
   * @param {boolean} drawn whether a drawn thing was pressed
   */
  choose(ways, drawn) {
    if (this.sent || !this.narrowing.choose(ways)) return false;
    this.showAll = false;
    this.disarm();
    if (this.narrowing.remaining.length === 1) this.pick(this.narrowing.remaining[0], drawn);
    else this.draw(true);
    return true;
  }

  /** @param {Row} row @param {boolean} drawn */
  pick(row, drawn) {
    if (!this.confirms && !this.asksOnceMore(row, drawn)) {
      this.make(row);
    } else if (this.preview(row)) {
      this.decide(row, drawn);
    } else {
      this.wanted = { row, drawn };
      byId("choices").setAttribute("aria-busy", "true");
      this.ask([row]);
      window.setTimeout(() => {
        if (this.wanted?.row === row) this.arm(row);
      }, PATIENCE);
    }
  }

  /** A finger may have slipped, and a pressed thing may not tell all that the move spends. @param {Row} row @param {boolean} drawn */
  asksOnceMore(row, drawn) {
    return drawn && (this.touched || this.narrowing.isCostly(row));
  }

  /** With its preview known: make the move, or ask for a second press. @param {Row} row @param {boolean} drawn */
  decide(row, drawn) {
    const preview = this.preview(row);
    const final = !preview || preview.ends_turn || preview.reveals;
    if ((this.confirms && final) || this.asksOnceMore(row, drawn)) this.arm(row);
    else this.make(row);
  }

  /** @param {Row} row */
  arm(row) {
    this.wanted = null;
    this.armed = row;
    this.draw(true);
  }

  disarm() {
    this.wanted = null;
    this.armed = null;
  }

  /** @param {Row} row */
  make(row) {
    if (this.sent) return;
    this.disarm();
    this.sent = this.send({ type: "move", version: this.narrowing.moves.version, move: this.narrowing.named(row) });
    this.draw();
  }

  confirm() {
    if (this.armed) this.make(this.armed);
  }

  /** One step back in choosing. */
  back() {
    if (this.armed && this.narrowing.steps.length === 0) this.disarm();
    else this.narrowing.back();
    this.disarm();
    this.draw(true);
  }

  // Previews.

  /** @param {Row} row */
  preview(row) {
    return this.previews.get(JSON.stringify(this.narrowing.named(row)));
  }

  /** @param {Row[]} rows */
  ask(rows) {
    const moves = rows.filter((row) => !this.preview(row)).slice(0, MOST_PREVIEWS).map((row) => this.narrowing.named(row));
    if (moves.length > 0 && this.socket?.readyState === WebSocket.OPEN) {
      this.send({ type: "previews", version: this.narrowing.moves.version, moves });
    }
  }

  showPreviews() {
    for (const button of document.querySelectorAll("#choices [data-row]")) {
      const preview = this.preview(JSON.parse(button.getAttribute("data-row") ?? "[]"));
      const place = button.querySelector(".effect");
      if (preview && place && !place.hasChildNodes()) {
        place.append(...this.effect(preview));
        if (button instanceof HTMLElement) button.dataset.tip = [button.dataset.tip, ...preview.effects].filter(Boolean).join("\n");
      }
    }
    if (this.armed) this.draw(true);
    document.dispatchEvent(new CustomEvent("previewed", { detail: this }));
  }

  /** @param {Preview} preview @returns {Node[]} */
  effect(preview) {
    const seat = island("moves").seat;
    const points = preview.points[seat];
    const told = [];
    if (points === null || points === undefined) told.push(make("span", { class: "gain" }, this.texts["open-points"]));
    else if (points !== 0) told.push(make("span", { class: points > 0 ? "gain" : "gain loss" }, this.texts.points.replace("{points}", signed(points))));
    for (const line of preview.effects) told.push(make("span", { class: "happens" }, line));
    return told;
  }

  // Drawing the choices.

  /** @param {boolean} [focus] move the focus along with the question */
  draw(focus = false) {
    const box = byId("choices");
    const hadFocus = box.contains(document.activeElement);
    box.replaceChildren(...this.content());
    box.toggleAttribute("data-sent", this.sent);
    box.toggleAttribute("data-away", this.putAway && !this.armed);
    box.setAttribute("aria-busy", String(this.sent || this.wanted !== null));
    box.hidden = box.childElementCount === 0;
    this.mark();
    this.fit(box);
    const asked = `${this.narrowing.moves.version} ${JSON.stringify(this.narrowing.steps)}`;
    if (asked !== this.asked) {
      this.asked = asked;
      showLegal(box.querySelector(".folded") !== null);
    }
    if (this.socket?.readyState === WebSocket.OPEN) {
      this.ask([...box.querySelectorAll("[data-row]")].map((button) => JSON.parse(button.getAttribute("data-row") ?? "[]")));
    }
    if (focus && (hadFocus || this.armed)) /** @type {HTMLElement | null} */ (box.querySelector("[data-first], .folded:not([open]) > summary, .choice"))?.focus({ preventScroll: true });
    document.dispatchEvent(new CustomEvent("narrowed", { detail: this }));
  }

  /** Many choices are written closer; what they bring about is then told by their tips. @param {HTMLElement} box */
  fit(box) {
    box.removeAttribute("data-dense");
    box.toggleAttribute("data-dense", box.scrollHeight > box.clientHeight + 2);
  }

  /** @returns {Node[]} */
  content() {
    if (this.armed) return [this.trail(), ...this.confirmation(this.armed)];
    const question = this.narrowing.question(this.texts.kind);
    if (!question) return [];
    const shown = this.showAll ? question.choices : question.choices.slice(0, SHOWN_FIRST);
    const list = make("ol", { class: question.choices.some((choice) => choice.label.length > 14) ? "choice-list long" : "choice-list" }, ...shown.map((choice, at) => this.choiceItem(choice, at)));
    const head = make("div", { class: "choices-head" }, make("h2", {}, capital(question.title)), this.putAwayButton());
    const content = [...(this.narrowing.steps.length > 0 ? [this.trail()] : []), head];
    const listed = [list];
    if (shown.length < question.choices.length) {
      const more = make("button", { type: "button", class: "quiet" }, this.texts.more.replace("{count}", String(question.choices.length)));
      more.addEventListener("click", () => {
        this.showAll = true;
        this.draw(true);
      });
      listed.push(more);
    }
    if (question.refused.length > 0) {
      listed.push(make("ul", { class: "refused-list" }, ...question.refused.slice(0, SHOWN_FIRST).map((choice) => refusedItem(choice))));
    }
    if (question.choices.length > (isNarrow() ? 0 : MANY) && this.isDrawn(question.choices)) {
      return [...content, make("p", { class: "on-board" }, this.texts["on-board"]), this.foldedList(listed, question.choices.length)];
    }
    return [...content, ...listed];
  }

  /**
   * Whether the board offers all of the choices, so that a list of them only repeats it. On a small screen it is enough that each leads on
   * from something drawn.
   * @param {Choice[]} choices
   */
  isDrawn(choices) {
    if (!isNarrow()) return isDrawn(choices);
    const ways = [...document.querySelectorAll("#board [data-move]")].flatMap((element) => alternatives(element.getAttribute("data-move") ?? ""));
    const open = ways.filter((way) => way.length > 0 && this.narrowing.isOpen(way) && !this.narrowing.isChosen(way));
    return choices.every((choice) => {
      const rows = this.narrowing.matching(this.narrowing.remaining, choice.pairs).slice(0, SHOWN_FIRST);
      return rows.some((row) => open.some((way) => way.every((each) => this.narrowing.fits(row, each))));
    });
  }

  putAwayButton() {
    const button = make("button", { type: "button", class: "quiet put-away", "aria-expanded": String(!this.putAway), "aria-label": this.texts["put-away"] }, this.putAway ? "▴" : "▾");
    button.addEventListener("click", () => {
      this.putAway = !this.putAway;
      this.draw();
      /** @type {HTMLElement | null} */ (document.querySelector("#choices .put-away"))?.focus({ preventScroll: true });
    });
    return button;
  }

  /** The list of what can be pressed on the board, too; keys open it by themselves. @param {HTMLElement[]} listed @param {number} count */
  foldedList(listed, count) {
    const box = /** @type {HTMLDetailsElement} */ (make("details", { class: "folded" }, make("summary", {}, this.texts.list.replace("{count}", String(count))), ...listed));
    box.open = this.listOpen;
    box.addEventListener("toggle", () => (this.listOpen = box.open));
    return box;
  }

  /** @param {Choice} choice @param {number} at */
  choiceItem(choice, at) {
    const button = make("button", { type: "button", class: "choice" });
    if (at < 9) button.append(make("kbd", { "aria-hidden": "true" }, String(at + 1)));
    const about = explanation(this.narrowing, choice.pairs);
    if (about) button.dataset.tip = about;
    const label = make("span", { class: "label" }, capital(choice.label));
    button.append(label);
    if (choice.row) {
      button.dataset.row = JSON.stringify(choice.row);
      const preview = this.preview(choice.row);
      button.append(make("span", { class: "effect" }, ...(preview ? this.effect(preview) : [])));
    }
    button.dataset.pairs = choice.pairs.map((pair) => pair.join("=")).join(" ");
    if (this.sent) button.setAttribute("disabled", "");
    button.addEventListener("click", () => {
      if (choice.row) this.#pickChoice(choice);
      else this.choose([choice.pairs], false);
    });
    return make("li", {}, button);
  }

  /** @param {Choice} choice */
  #pickChoice(choice) {
    if (!choice.row || this.sent) return;
    this.narrowing.choose([choice.pairs]);
    this.pick(choice.row, false);
  }

  trail() {
    const back = make("button", { type: "button", class: "quiet" }, `‹ ${this.texts.back}`);
    back.addEventListener("click", () => this.back());
    const steps = this.narrowing.steps.map((step) => make("li", {}, this.narrowing.words(step)));
    return make("div", { class: "trail" }, back, make("ol", { "aria-label": this.texts.chosen }, ...(this.armed ? [] : steps)));
  }

  /** @param {Row} row */
  confirmation(row) {
    const preview = this.preview(row);
    const go = make("button", { type: "button", class: "main", "data-first": "" }, this.texts.confirm);
    go.addEventListener("click", () => this.confirm());
    const text = preview?.text ?? this.narrowing.sentence(row);
    const box = make("div", { class: "armed" }, make("p", { class: "what" }, make("strong", {}, capital(text))));
    if (preview) {
      box.append(make("p", { class: "effect" }, ...this.effect(preview)));
      const warning = preview.reveals ? this.texts.reveals : preview.ends_turn ? this.texts.ends : "";
      if (warning) box.append(make("p", { class: "warning" }, warning));
    }
    box.append(make("div", { class: "buttons" }, go));
    return [box];
  }

  // The drawn things.

  /** Marks every drawn thing: legal to choose, chosen, or refused with a reason. */
  mark() {
    const active = this.narrowing.remaining.length > 0 && !this.sent;
    for (const element of document.querySelectorAll("[data-move]")) {
      const ways = alternatives(element.getAttribute("data-move") ?? "");
      const chosen = this.narrowing.steps.length > 0 && ways.some((pairs) => this.narrowing.isChosen(pairs));
      const open = active && !this.armed && ways.some((pairs) => !this.narrowing.isChosen(pairs) && this.narrowing.isOpen(pairs));
      const reason = active && !open && !chosen ? ways.map((pairs) => this.narrowing.reasonAgainst(pairs)).find(Boolean) : "";
      const state = open ? "legal" : chosen ? "chosen" : reason ? "refused" : "";
      if (state) element.setAttribute("data-state", state);
      else element.removeAttribute("data-state");
      if (reason) element.setAttribute("data-reason", reason);
      else element.removeAttribute("data-reason");
      if (open) {
        element.setAttribute("tabindex", "0");
        element.setAttribute("role", "button");
      } else if (element !== document.activeElement) {
        element.removeAttribute("tabindex");
        if (element.getAttribute("role") === "button") element.removeAttribute("role");
      }
    }
  }

  /** @param {Element} element */
  press(element) {
    if (this.choose(alternatives(element.getAttribute("data-move") ?? ""), true)) return;
    const reason = element.getAttribute("data-reason");
    if (reason) say(this.texts.refused.replace("{reason}", reason));
  }

  // Everything that buttons say by data-do.

  /** @param {HTMLElement} button */
  perform(button) {
    const { do: what, to, seat, yes, number, from } = button.dataset;
    const version = this.narrowing.moves.version;
    if (what === "undo") this.send({ type: "undo", version, to: Number(to) });
    else if (what === "agree") this.send({ type: "agree", version, yes: yes === "true" });
    else if (what === "ready") this.send({ type: "ready", seat: Number(seat) });
    else if (what === "bot") this.send({ type: "bot", seat: Number(seat) });
    else if (what === "skip") this.skipBots();
    else if (what === "replay") this.replay(number === "live" ? null : Number(number));
    else if (what === "fork") this.send({ type: "fork", number: Number(number) });
    else if (what === "rematch") this.send({ type: "rematch" });
    else if (what === "play") this.play();
    else if (what === "problem") this.report();
    else if (what === "copy") void copy(byId(from ?? ""), this.texts.copied);
  }

  skipBots() {
    skip();
    this.send({ type: "skip" });
  }

  /** @param {number | null} number */
  replay(number) {
    window.clearTimeout(this.sliding); // what was asked for last is shown, not where the slider has been before
    this.sliding = undefined;
    const eyes = document.getElementById("replay-eyes");
    const seat = eyes instanceof HTMLSelectElement ? Number(eyes.value) : null;
    this.send({ type: "replay", number, seat });
  }

  /** Follows the slider, but not more often than the server likes. */
  slide() {
    this.sliding ??= window.setTimeout(() => this.replay(this.shown.number), SLIDER_PAUSE);
  }

  get shown() {
    const slider = /** @type {HTMLInputElement} */ (byId("replay-slider"));
    return { number: Number(slider.value), last: Number(slider.max) };
  }

  /** Plays the moves one after another, or stops doing so. */
  play() {
    if (this.player !== undefined) {
      window.clearInterval(this.player);
      this.player = undefined;
    } else {
      if (this.shown.number >= this.shown.last) this.replay(0);
      const pace = PACES[/** @type {keyof typeof PACES} */ (this.root.dataset.pace)] ?? PACES.normal;
      this.player = window.setInterval(() => {
        if (isMoving()) return;
        if (this.shown.number >= this.shown.last) this.play();
        else this.replay(this.shown.number + 1);
      }, pace);
    }
    byId("replay-play").setAttribute("aria-pressed", String(this.player !== undefined));
  }

  report() {
    const dialog = /** @type {HTMLDialogElement} */ (byId("problem"));
    const field = /** @type {HTMLTextAreaElement} */ (byId("problem-text"));
    dialog.returnValue = "";
    field.value = "";
    dialog.onclose = () => {
      if (dialog.returnValue && field.value.trim()) this.send({ type: "problem", text: field.value });
    };
    dialog.showModal();
  }

  // Listening.

  listen() {
    document.addEventListener("pointerdown", (event) => (this.touched = event.pointerType === "touch"), { capture: true });
    document.addEventListener("click", (event) => {
      const target = event.target instanceof Element ? event.target : null;
      const button = target?.closest("[data-do]");
      if (button instanceof HTMLElement) {
        event.preventDefault();
        this.perform(button);
        return;
      }
      const entry = target?.closest("#log-list a[href^='#move-']")?.getAttribute("href");
      if (entry) {
        event.preventDefault();
        this.replay(Number(entry.slice("#move-".length)));
        return;
      }
      const drawn = target?.closest("[data-move]");
      if (drawn && !wasDragged()) this.press(drawn);
    });
    document.addEventListener("input", (event) => {
      if (event.target instanceof HTMLInputElement && event.target.id === "replay-slider") this.slide();
    });
    document.addEventListener("change", (event) => {
      if (event.target instanceof HTMLSelectElement && event.target.id === "replay-eyes") this.replay(this.shown.number);
    });
    for (const [name, on] of /** @type {const} */ ([["pointerover", true], ["pointerout", false], ["focusin", true], ["focusout", false]])) {
      document.addEventListener(name, (event) => {
        const entry = event.target instanceof Element ? event.target.closest("[data-changed]") : null;
        if (entry) highlight(entry.getAttribute("data-changed") ?? "", on);
      });
    }
    window.addEventListener("pagehide", () => (this.closing = true));
    window.addEventListener("pageshow", (event) => {
      if (event.persisted) location.reload();
    });
  }
}

/** Whether the board offers all of the choices, so that a list of them only repeats it. @param {Choice[]} choices */
function isDrawn(choices) {
  const offered = new Set();
  for (const element of document.querySelectorAll("#board [data-move]")) {
    for (const [name, value] of alternatives(element.getAttribute("data-move") ?? "").flat()) {
      for (const each of name.split("/")) offered.add(`${each}=${value}`);
    }
  }
  return choices.every((choice) => choice.pairs.every(([name, value]) => offered.has(`${name}=${value}`)));
}

/** Highlights the drawn things that a log entry names: all that one of their descriptions says must be in the entry. @param {string} changed @param {boolean} on */
function highlight(changed, on) {
  for (const one of document.querySelectorAll("[data-named]")) one.removeAttribute("data-named");
  if (!on) return;
  const told = changed.split(" ").map(pair);
  for (const element of document.querySelectorAll("[data-is], [data-move]")) {
    const descriptions = alternatives(element.getAttribute("data-is") ?? element.getAttribute("data-move") ?? "").map((way) => way.filter(([name]) => name !== "kind"));
    const named = descriptions.some((way) => way.length > 0 && way.every(([name, value]) => told.some((each) => name.split("/").includes(each[0]) && value === each[1])));
    if (named) element.setAttribute("data-named", "");
  }
}

/** Whether the log is at its end, where it stays until the reader scrolls up. */
let following = true;
/** The entry that was read aloud last. @type {Element | null} */
let heard = null;

/** The log follows the game: its newest (or, looking back, its current) entry is in sight. */
function followLog() {
  const list = byId("log-list");
  const current = [...list.querySelectorAll(".current")].at(-1) ?? list.lastElementChild;
  if (current instanceof HTMLElement && current !== list.lastElementChild) list.scrollTop = current.offsetTop - list.clientHeight / 2;
  else if (following) list.scrollTop = list.scrollHeight;
}

function listenToLog() {
  const list = byId("log-list");
  list.addEventListener("scroll", () => (following = list.scrollTop + list.clientHeight > list.scrollHeight - AT_END), { passive: true });
  new ResizeObserver(() => following && followLog()).observe(list);
  heard = list.lastElementChild;
}

/** Screen readers hear what is new in the log. */
function readAloud() {
  const lines = [];
  for (let entry = byId("log-list").lastElementChild; entry && entry !== heard && lines.length < MOST_HEARD; entry = entry.previousElementSibling) {
    lines.unshift(entry.querySelector(".log-text")?.textContent?.trim() ?? "");
  }
  if (heard?.isConnected && lines.length > 0) byId("heard").textContent = lines.join(" ");
  heard = byId("log-list").lastElementChild;
}

/** @param {HTMLElement} field @param {string} done */
async function copy(field, done) {
  if (!(field instanceof HTMLInputElement)) return;
  field.select();
  await navigator.clipboard?.writeText(field.value).catch(() => undefined);
  say(done);
}

/** @param {string} text */
function capital(text) {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** @param {number} points */
function signed(points) {
  return points > 0 ? `+${points}` : `−${-points}`;
}

/** @param {Choice} choice */
function refusedItem(choice) {
  return make("li", {}, make("span", { class: "label" }, capital(choice.label)), make("span", { class: "reason" }, ...linked(choice.reason)));
}

const table = new Table();
table.listen();
listenForZoom();
listenForTips();
listenForRules();
listenForKeys(table);
measureBars();
table.draw();
followLog();
listenToLog();
table.connect();
const script = document.body.dataset.boardScript;
if (script) void import(script).then((module) => module.attach(table));
