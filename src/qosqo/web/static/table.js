// The page of a table: talks to the server, narrows the legal moves by choosing, and listens to mouse, finger and keys.

import { explanation } from "./explain.js";
import { highlight } from "./highlight.js";
import { listenForKeys } from "./keys.js";
import { listenForLight } from "./light.js";
import { isMoving, show, skip } from "./motion.js";
import { alternatives, Narrowing, pair, spread } from "./narrow.js";
import { namedByBoard, pictures, setsOnBoard } from "./pictures.js";
import { listenForRules } from "./rule-links.js";
import { listenForScrolling } from "./scroll.js";
import { isAtSide, isNarrow, measureBars, showLegal } from "./sight.js";
import { listenForNews } from "./since.js";
import { keepSaying, listenForTips, say } from "./tips.js";
import { listenForTurns } from "./turn.js";
import { answer, reasons } from "./why.js";
import { listenForZoom, restoreZoom, wasDragged } from "./zoom.js";

/**
 * @typedef {import("./narrow.js").Row} Row
 * @typedef {import("./narrow.js").Choice} Choice
 * @typedef {{ move: Record<string, string | number>, text: string, effects: string[], points: (number | null)[], reveals: boolean, ends_turn: boolean }} Preview
 * @typedef {{ type: string, version?: number, parts?: Record<string, string>, marks?: Record<string, string>, previews?: Preview[], text?: string, about?: string, url?: string, found?: boolean }} FromServer
 */

const MOST_PREVIEWS = 24;
/** Of so many moves it is asked beforehand which one brings most. */
const BEST_OF = 12;
const SHOWN_FIRST = 24;
/** More choices than these are folded away where the board offers the same. */
const MANY = 9;
/** Who is asked what to do at all sees what there is. */
const MANY_KINDS = 14;
/** How close choices are written, step by step. */
const DENSITIES = ["some", "some most", "some most tight"];
/** Longer names leave no room beside them. */
const LONG_LABEL = 26;
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

/** Whether a choice only says what kind of move it is. @param {Choice} choice */
function isKind(choice) {
  return choice.pairs.every(([name]) => name === "kind");
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
    this.narrowing = new Narrowing(namedByBoard(spread(island("moves"))), setsOnBoard());
    /** @type {Map<string, Preview>} previews of the version shown, by move */
    this.previews = new Map();
    /** @type {Row | null} the move that waits for a second press */
    this.armed = null;
    /** @type {{ row: Row, drawn: boolean } | null} the move that waits for its preview */
    this.wanted = null;
    /** Whether the server has not yet answered the last move. */
    this.sent = false;
    /** What things are called when they cannot be pressed: a button that is none any more gets its former role back. @type {WeakMap<Element, string | null>} */
    this.roles = new WeakMap();
    this.showAll = false;
    /** Whether the list of what the board offers, too, was opened. */
    this.listOpen = false;
    /** Whether the choices are put away on a small screen, to see more of the board. */
    this.putAway = false;
    /** @type {Map<string, string>} short hashes of the parts that the page shows, so that the server need not send them again */
    this.marks = new Map((this.root.dataset.marks ?? "").split(" ").map(pair));
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
    /** Whether what looks after analyses is loaded. */
    this.reviews = false;
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
    address.searchParams.set("marks", [...this.marks].map((each) => each.join("=")).join(" "));
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
      for (const [id, mark] of Object.entries(message.marks ?? {})) this.marks.set(id, mark);
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
    } else if (message.type === "tried") {
      this.sent = false;
      this.narrowing = new Narrowing(namedByBoard(spread(island("moves"))), setsOnBoard());
      this.draw();
      document.dispatchEvent(new CustomEvent("tried", { detail: message }));
    } else if (message.type === "notice") {
      say(message.text ?? "");
    } else if (message.type === "go" && message.url) {
      this.closing = true;
      location.assign(message.url);
    }
  }

  /** The page shows something new. */
  changed() {
    const moves = spread(island("moves"));
    const { asked } = this;
    if (moves.version !== this.narrowing.moves.version || moves.trying !== this.narrowing.moves.trying || moves.rows.length !== this.narrowing.moves.rows.length) {
      this.narrowing = new Narrowing(namedByBoard(moves), setsOnBoard());
      this.previews.clear();
      this.sent = false;
      this.showAll = false;
      this.disarm();
      this.draw();
    } else {
      this.mark();
    }
    this.reviewIfAny();
    restoreZoom();
    followLog();
    readAloud();
    document.dispatchEvent(new CustomEvent("changed"));
    if (asked !== this.asked) this.showLegal(); // what is told above the board has moved it
  }

  /** Where there is something to analyse, what looks after it is loaded. */
  reviewIfAny() {
    if (this.reviews || !document.querySelector("#analysis > *")) return;
    this.reviews = true;
    void import("./review.js").then((module) => module.listenForReview(this));
  }

  // Choosing.

  /**
   * Chooses parts of a move; with one move left it is made (or asks for a second press).
   * @param {import("./narrow.js").Pair[][]} ways alternatives, the first that leads on counts
   * @param {boolean} drawn whether a drawn thing was pressed
   */
  choose(ways, drawn) {
    if (this.sent) return false;
    if (this.gather(ways)) return true;
    if (!this.narrowing.choose(ways)) return false;
    this.showAll = false;
    this.disarm();
    if (this.narrowing.remaining.length === 1 && !this.narrowing.gathering()) this.pick(this.narrowing.remaining[0], drawn);
    else this.draw(true);
    return true;
  }

  /**
   * Takes something into the set that is being chosen, or out of it.
   * @param {import("./narrow.js").Pair[][]} ways
   * @returns {boolean} whether it belongs to such a set
   */
  gather(ways) {
    const gathering = this.armed ? null : this.narrowing.gathering();
    const item = gathering?.items.find(({ pairs: [[name, value]] }) => ways.some((way) => way.some((each) => each[0] === name && each[1] === value)));
    if (!item) return false;
    if (item.picked) this.narrowing.giveUp(item.pairs[0]);
    else if (item.open) this.narrowing.choose([item.pairs]);
    this.draw();
    byId("heard").textContent = document.querySelector("#choices .gathered p")?.textContent ?? "";
    return true;
  }

  /** @param {Row} row @param {boolean} drawn */
  pick(row, drawn) {
    if (this.narrowing.moves.trying !== undefined || !this.confirms && !this.asksOnceMore(row, drawn)) {
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
    const { trying, version } = this.narrowing.moves;
    const move = this.narrowing.named(row);
    this.sent = this.send(trying === undefined ? { type: "move", version, move } : { type: "try", number: trying, move });
    this.draw();
  }

  /** Makes the move that waits for it. @returns {boolean} whether there is one */
  confirm() {
    const row = this.armed ?? this.narrowing.gathering()?.row;
    if (row) this.make(row);
    return row !== null && row !== undefined;
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
    if (moves.length > 0 && this.narrowing.moves.trying === undefined && this.socket?.readyState === WebSocket.OPEN) {
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
    for (const button of document.querySelectorAll("#choices [data-rows]")) {
      const place = button.querySelector(".effect");
      if (place && !place.hasChildNodes()) place.append(...this.best(JSON.parse(button.getAttribute("data-rows") ?? "[]")));
    }
    if (this.armed) this.draw(true);
    else if (document.querySelector("#choices .gathered [data-first]")) this.draw();
    else this.fit(byId("choices"), true);
    document.dispatchEvent(new CustomEvent("previewed", { detail: this }));
  }

  /** What the best of several moves brings, if all of them are certain. @param {Row[]} rows @returns {Node[]} */
  best(rows) {
    const seat = island("moves").seat;
    const points = rows.map((row) => this.preview(row)?.points[seat]);
    if (!points.every((each) => typeof each === "number")) return [];
    const most = Math.max(...points);
    return most > 0 ? [make("span", { class: "gain" }, this.texts.best.replace("{points}", signed(most)))] : [];
  }

  /** @param {Preview} preview @returns {Node[]} */
  effect(preview) {
    const seat = island("moves").seat;
    const points = preview.points[seat];
    const told = [];
    if (points === null || points === undefined) told.push(make("span", { class: "gain open" }, this.texts["open-points"]));
    else if (points !== 0) told.push(make("span", { class: points > 0 ? "gain" : "gain loss" }, (Math.abs(points) === 1 ? this.texts.point : this.texts.points).replace("{points}", signed(points))));
    for (const line of preview.effects) told.push(make("span", { class: "happens" }, line));
    return told;
  }

  // Drawing the choices.

  /** @param {boolean} [focus] move the focus along with the question */
  draw(focus = false) {
    const box = byId("choices");
    const hadFocus = box.contains(document.activeElement);
    const focused = hadFocus ? document.activeElement?.getAttribute("data-pairs") : null;
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
      this.showLegal();
    }
    if (this.socket?.readyState === WebSocket.OPEN) {
      this.ask([...box.querySelectorAll("[data-row]")].map((button) => JSON.parse(button.getAttribute("data-row") ?? "[]")));
      if (this.narrowing.remaining.length <= BEST_OF) this.ask(this.narrowing.remaining);
    }
    if (focus && (hadFocus || this.armed)) /** @type {HTMLElement | null} */ (box.querySelector("[data-first], .folded:not([open]) > summary, .choice"))?.focus({ preventScroll: true });
    else if (focused) /** @type {HTMLElement | null} */ (box.querySelector(`[data-pairs="${CSS.escape(focused)}"]`))?.focus({ preventScroll: true });
    document.dispatchEvent(new CustomEvent("narrowed", { detail: this }));
  }

  showLegal() {
    showLegal(document.querySelector("#choices .folded") !== null && this.isPlacing(), this.armed !== null);
  }

  /** Whether only a place is still to be chosen, or to be declined: not what to do at all. */
  isPlacing() {
    return new Set(this.narrowing.remaining.map((row) => row[0])).size <= 2;
  }

  /** Many choices are written closer; what they bring about is then told by their tips. @param {HTMLElement} box @param {boolean} [grown] whether they are the same as before, only longer */
  fit(box, grown = false) {
    if (!grown) box.removeAttribute("data-dense");
    for (const density of DENSITIES.slice(DENSITIES.indexOf(box.dataset.dense ?? "") + 1)) {
      if (box.scrollHeight <= box.clientHeight + 2) return;
      box.dataset.dense = density;
    }
  }

  /** @returns {Node[]} */
  content() {
    if (this.armed) return [this.trail(), ...this.confirmation(this.armed)];
    const gathering = this.narrowing.gathering();
    if (gathering) return this.gatherContent(gathering);
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
      listed.push(reasons(question.refused.map(({ label, reason }) => ({ label: capital(label), reason })), this.texts));
    }
    const many = isNarrow() ? 1 : question.choices.every(isKind) ? MANY_KINDS : MANY;
    if (question.choices.length > many && this.isDrawn(question.choices)) {
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

  /** A set to be chosen in any order: what can belong to it, how much is missing, and the button that makes the move. @param {import("./narrow.js").Gathering} gathering */
  gatherContent(gathering) {
    const { items, missing, more, row } = gathering;
    const list = make("ol", { class: "choice-list long" }, ...items.map((item, at) => this.gatherItem(item, at)));
    const head = make("div", { class: "choices-head" }, make("h2", {}, capital(gathering.title)), this.putAwayButton());
    const told = missing > 0 ? this.texts.missing.replace("{count}", String(missing)) : more ? this.texts["may-add"] : this.texts.complete;
    const foot = make("div", { class: "gathered" }, make("p", {}, told));
    if (row) {
      const preview = this.preview(row);
      if (preview) foot.append(make("p", { class: "effect" }, ...this.effect(preview)));
      const go = make("button", { type: "button", class: "main", "data-first": "" }, this.texts.confirm);
      go.addEventListener("click", () => this.confirm());
      foot.append(go);
      this.ask([row]);
    }
    return [head, isNarrow() ? this.foldedList([list], items.length) : list, foot]; // whatever is gathered is drawn on the board, too
  }

  /** @param {import("./narrow.js").Item} item @param {number} at */
  gatherItem(item, at) {
    const button = make("button", { type: "button", class: "choice", "aria-pressed": String(item.picked) });
    if (at < 9) button.append(make("kbd", { "aria-hidden": "true" }, String(at + 1)));
    button.append(this.pictures(item.pairs), make("span", { class: "label" }, capital(item.label)));
    const about = explanation(this.narrowing, item.pairs);
    if (about) button.dataset.tip = about;
    button.dataset.pairs = item.pairs.map((pair) => pair.join("=")).join(" ");
    if (this.sent || !(item.picked || item.open)) button.setAttribute("disabled", "");
    button.addEventListener("click", () => this.gather([item.pairs]));
    return make("li", {}, button);
  }

  /** @param {import("./narrow.js").Pair[]} pairs @param {boolean} [whole] */
  pictures(pairs, whole = false) {
    return make("span", { class: "pictures", "aria-hidden": "true" }, ...pictures(this.narrowing, pairs, whole));
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
    const box = /** @type {HTMLDetailsElement} */ (make("details", { class: "folded" }, make("summary", {}, (isNarrow() ? this.texts["short-list"] : this.texts.list).replace("{count}", String(count))), ...listed));
    const open = this.listOpen || (isAtSide() && count <= MANY && !this.narrowing.gathering()); // beside the board a short list hides nothing
    box.open = open;
    box.addEventListener("toggle", () => {
      if (box.open !== open) this.listOpen = box.open;
    });
    return box;
  }

  /** @param {Choice} choice @param {number} at */
  choiceItem(choice, at) {
    const button = make("button", { type: "button", class: "choice" });
    if (at < 9) button.append(make("kbd", { "aria-hidden": "true" }, String(at + 1)));
    const about = explanation(this.narrowing, choice.pairs);
    if (about) button.dataset.tip = about;
    const [label, ...notes] = isKind(choice) ? choice.label.split(" · ") : [choice.label];
    button.append(this.pictures(choice.pairs), make("span", { class: "label" }, capital(label)));
    button.toggleAttribute("data-long", [label, ...notes].join(" ").length > LONG_LABEL);
    if (notes.length > 0) button.append(make("span", { class: "price" }, notes.join(" · ")));
    if (choice.row) {
      button.dataset.row = JSON.stringify(choice.row);
      const preview = this.preview(choice.row);
      if (preview) button.dataset.tip = [about, ...preview.effects].filter(Boolean).join("\n");
      button.append(make("span", { class: "effect" }, ...(preview ? this.effect(preview) : [])));
    } else if (this.narrowing.remaining.length <= BEST_OF) {
      const rows = this.narrowing.matching(this.narrowing.remaining, choice.pairs);
      button.dataset.rows = JSON.stringify(rows);
      button.append(make("span", { class: "effect" }, ...this.best(rows)));
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
    const steps = this.narrowing.steps.map((step) => make("li", {}, this.pictures(step, true), capital(this.narrowing.words(step))));
    return make("div", { class: "trail" }, back, make("ol", { "aria-label": this.texts.chosen }, ...(this.armed ? [] : steps)));
  }

  /** @param {Row} row */
  confirmation(row) {
    const preview = this.preview(row);
    const go = make("button", { type: "button", class: "main", "data-first": "" }, this.texts.confirm);
    go.addEventListener("click", () => this.confirm());
    const text = preview?.text ?? this.narrowing.sentence(row);
    const pairs = Object.entries(this.narrowing.named(row)).map(([name, value]) => /** @type {import("./narrow.js").Pair} */ ([name, String(value)]));
    const box = make("div", { class: "armed" }, make("p", { class: "what" }, this.pictures(pairs, true), make("strong", {}, capital(text))));
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
    const gathered = active && !this.armed ? this.narrowing.gathering()?.items ?? [] : [];
    const members = new Set(gathered.map((item) => item.pairs[0].join("=")));
    for (const element of document.querySelectorAll("[data-move]")) {
      const ways = alternatives(element.getAttribute("data-move") ?? "");
      const chosen = this.narrowing.steps.length > 0 && ways.some((pairs) => this.narrowing.isChosen(pairs));
      const open = active && !this.armed && ways.some((pairs) => !this.narrowing.isChosen(pairs) && this.narrowing.isOpen(pairs));
      const reason = active && !open && !chosen ? ways.map((pairs) => this.narrowing.reasonAgainst(pairs)).find(Boolean) : "";
      const member = members.size > 0 && ways.flat().some((pair) => members.has(pair.join("=")));
      const state = open ? "legal" : chosen ? "chosen" : reason ? "refused" : member ? "out" : "";
      if (state) element.setAttribute("data-state", state);
      else element.removeAttribute("data-state");
      if (reason) element.setAttribute("data-reason", reason);
      else element.removeAttribute("data-reason");
      if (member && chosen) element.setAttribute("aria-pressed", "true");
      else element.removeAttribute("aria-pressed");
      if (open || (member && chosen)) {
        element.setAttribute("tabindex", "0");
        if (!this.roles.has(element)) this.roles.set(element, element.getAttribute("role"));
        element.setAttribute("role", "button");
      } else if (element !== document.activeElement) {
        element.removeAttribute("tabindex");
        const role = this.roles.get(element);
        if (role) element.setAttribute("role", role);
        else if (role === null) element.removeAttribute("role");
      }
    }
  }

  /** @param {Element} element @param {MouseEvent} [place] */
  press(element, place) {
    if (!this.choose(alternatives(element.getAttribute("data-move") ?? ""), true)) answer(element, this.texts, place);
  }

  // Everything that buttons say by data-do.

  /** @param {HTMLElement} button */
  perform(button) {
    const { do: what, to, seat, yes, number, by, from } = button.dataset;
    const version = this.narrowing.moves.version;
    if (what === "undo") this.send({ type: "undo", version, to: Number(to) });
    else if (what === "agree") this.send({ type: "agree", version, yes: yes === "true" });
    else if (what === "ready") this.send({ type: "ready", seat: Number(seat) });
    else if (what === "bot") this.send({ type: "bot", seat: Number(seat) });
    else if (what === "skip") this.skipBots();
    else if (what === "replay" && by) this.replay(this.shown.number + Number(by));
    else if (what === "replay") this.replay(number === "live" ? null : Number(number));
    else if (what === "fork") this.send({ type: "fork", number: Number(number ?? this.shown.number) });
    else if (what === "analyse") this.send({ type: "analyse", level: button.dataset.level });
    else if (what === "study") this.send({ type: "study", agree: yes === "true" });
    else if (what === "review") this.replay(Number(number), button.dataset.trying === "true", Number(button.dataset.better ?? 0));
    else if (what === "lesson") this.send({ type: "lesson", read: button.dataset.read ?? "", alone: yes === "true" });
    else if (what === "show-me") this.send({ type: "move", version, move: JSON.parse(button.dataset.wanted ?? "{}") });
    else if (what === "advice") this.askAdvice(version);
    else if (what === "hints") this.send({ type: "hints", yes: yes === "true" });
    else if (what === "hint-read") this.send({ type: "hint-read", read: button.dataset.read ?? "" });
    else if (what === "no-hints") this.send({ type: "settings", settings: { hints: false } });
    else if (what === "rematch") this.send({ type: "rematch" });
    else if (what === "play") this.play();
    else if (what === "problem") this.report();
    else if (what === "copy") void copy(byId(from ?? ""), this.texts.copied);
  }

  /** @param {number} version */
  askAdvice(version) {
    this.send({ type: "advice", version });
    byId("asked").scrollIntoView({ block: "nearest" }); // on a small screen the answer comes above the board
  }

  skipBots() {
    skip();
    this.send({ type: "skip" });
  }

  /**
   * @param {number | null} number
   * @param {boolean} [trying] look for a better move there
   * @param {number} [better] so many moves of the better line are shown
   */
  replay(number, trying = false, better = 0) {
    window.clearTimeout(this.sliding); // what was asked for last is shown, not where the slider has been before
    this.sliding = undefined;
    const eyes = document.getElementById("replay-eyes");
    const seat = eyes instanceof HTMLSelectElement ? Number(eyes.value) : null;
    this.send({ type: "replay", number, seat, ...(trying && { trying }), ...(better > 0 && { better }) });
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
      if (wasDragged() || !target) return;
      if (drawn) this.press(drawn, event);
      else if (!target.closest("button, a, summary, input, select")) answer(target, this.texts, event);
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

/** Whether the log is at its end, where it stays until the reader scrolls up. */
let following = true;
/** The entry that was read aloud last. @type {Element | null} */
let heard = null;

/** The log follows the game: its newest (or, looking back, its current) entry is in sight. */
function followLog() {
  const list = byId("log-list");
  for (const entry of list.querySelectorAll(".current")) entry.classList.remove("current");
  const shown = byId("replay-slider").getAttribute("value");
  /** @type {Element | null} */
  let current = document.getElementById(`log-${shown}-0`) ?? list.lastElementChild;
  for (let entry = current; entry?.id.startsWith(`log-${shown}-`); entry = entry.nextElementSibling) {
    entry.classList.add("current");
    current = entry;
  }
  if (current instanceof HTMLElement && current !== list.lastElementChild) list.scrollTop = current.offsetTop - list.clientHeight / 2;
  else if (following) list.scrollTop = Math.min(list.scrollHeight, newestLine(list));
}

/** Where the newest entry begins: a long one is read from its beginning. @param {HTMLElement} list */
function newestLine(list) {
  const newest = list.lastElementChild;
  return newest instanceof HTMLElement ? newest.offsetTop : 0;
}

function listenToLog() {
  const list = byId("log-list");
  let height = list.clientHeight;
  const look = () => {
    // What scrolls because the room changed says nothing about the reader.
    if (list.clientHeight === height) following = list.scrollTop + AT_END > Math.min(list.scrollHeight - list.clientHeight, newestLine(list));
  };
  list.addEventListener("scroll", look, { passive: true });
  new ResizeObserver(() => {
    height = list.clientHeight;
    if (following) followLog();
  }).observe(list);
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

/** Sentences begin with a capital; names of places like d14 stay as they are. @param {string} text */
function capital(text) {
  return /^\p{L}\d/u.test(text) ? text : text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** @param {number} points */
function signed(points) {
  return points > 0 ? `+${points}` : `−${-points}`;
}

const table = new Table();
table.listen();
listenForZoom();
listenForTips();
listenForLight(table);
listenForRules();
listenForKeys(table);
measureBars();
table.draw();
followLog();
listenToLog();
listenForNews(table.texts);
table.showLegal(); // the news above the board have moved it
listenForTurns(table.texts);
listenForScrolling();
table.reviewIfAny();
table.connect();
if (table.root.hasAttribute("data-lesson")) void import("./lesson.js").then((module) => module.listenForTeacher());
const script = document.body.dataset.boardScript;
if (script) void import(script).then((module) => module.attach(table));
