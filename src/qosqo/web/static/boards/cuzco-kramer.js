// The site of Cuzco (Kramer & Kiesling): terrain under the pointer before it is placed. A key, the wheel or another tap turns it; a line below
// the map tells what it costs and what it would change.

import { wasDragged } from "../zoom.js";
import { addZoomButtons } from "./zoom-buttons.js";

/**
 * @typedef {import("../table.js").Table} Table
 * @typedef {import("../narrow.js").Row} Row
 * @typedef {{ row: number[], column: number[], cells: number, site: number, lift: number, height: number[], group: number[], texts: Record<string, string> }} Site
 * @typedef {{ kind: string, cell: number, rotation: number, row: Row | null }} Ghost what lies under the pointer; without a row it is not legal there
 */

const SVG = "http://www.w3.org/2000/svg";
const HALF = 22.5;
const ROW = 39;
const SIDES = 6;
const TOP_SHADE = 6;
const WHEEL_PAUSE = 110;
const ASK_AFTER = 120;
/** Row and column by direction: east, south-east, south-west, west, north-west, north-east. */
const STEPS = [[0, 2], [1, 1], [1, -1], [0, -2], [-1, -1], [-1, 1]];
const TURNING = ["triple", "double"];
const TERRAIN = [...TURNING, "village", "crop"];
const STANDING = ["enter", "move"];

/** @param {Table} table */
export function attach(table) {
  const placing = new Placing(table);
  placing.listen();
  const { texts } = placing.site;
  addZoomButtons(
    /** @type {HTMLElement} */ (document.getElementById("ck-zoom")),
    () => /** @type {SVGSVGElement | null} */ (/** @type {unknown} */ (document.getElementById("ck-site"))),
    { in: texts["zoom-in"], out: texts["zoom-out"], whole: texts["zoom-whole"] },
  );
}

class Placing {
  /** @param {Table} table */
  constructor(table) {
    this.table = table;
    /** The direction in which terrain is held. */
    this.turned = 0;
    /** @type {number | null} the hex under the pointer, finger or focus */
    this.cell = null;
    /** @type {Row | null} the choice in the list under the pointer */
    this.listed = null;
    /** The moves that `listed` belongs to. */
    this.moves = table.narrowing.moves;
    this.wheeled = 0;
    this.asking = 0;
    this.text = told("ck-land");
    /** @type {Site} */
    this.site = { ...JSON.parse(told("ck-data")), ...JSON.parse(this.text) };
    /** @type {Map<string, number>} cells by row and column */
    this.places = new Map(this.site.row.map((row, cell) => [`${row} ${this.site.column[cell]}`, cell]));
  }

  /** Takes over what the server says about the map. */
  read() {
    const text = told("ck-land");
    if (text === this.text) return;
    this.text = text;
    this.site = { ...this.site, ...JSON.parse(text) };
  }

  // What is being done.

  /** The only kind of move that the choices so far leave, or "". */
  get kind() {
    const { remaining, moves } = this.table.narrowing;
    const kinds = new Set(remaining.map((row) => row[0]));
    return kinds.size === 1 ? moves.kinds[remaining[0][0]].name : "";
  }

  get turning() {
    return TURNING.includes(this.kind);
  }

  /**
   * The moves of a kind that put something on a hex.
   * @param {string} kind
   * @param {number} cell
   */
  rowsAt(kind, cell) {
    const { narrowing } = this.table;
    const rows = TURNING.includes(kind) ? narrowing.moves.rows : narrowing.remaining;
    return rows.filter((row) => {
      if (narrowing.moves.kinds[row[0]].name !== kind) return false;
      const named = narrowing.named(row);
      return (named.hex ?? named.to) === cell;
    });
  }

  /** @returns {Ghost | null} */
  get ghost() {
    const { narrowing } = this.table;
    const row = this.listed ?? this.table.armed;
    if (row) {
      const named = narrowing.named(row);
      const cell = named.hex ?? named.to;
      return typeof cell === "number" ? { kind: String(named.kind), cell, rotation: Number(named.rotation ?? 0), row } : null;
    }
    const kind = this.kind;
    if (!kind) return this.onlyOne();
    const chosen = narrowing.steps.flat().find(([name]) => name === "hex");
    const cell = this.cell ?? (chosen ? Number(chosen[1]) : null);
    if (cell === null) return null;
    const rows = this.rowsAt(kind, cell);
    if (!TURNING.includes(kind)) return rows.length === 0 && !TERRAIN.includes(kind) ? null : { kind, cell, rotation: 0, row: rows.length === 1 ? rows[0] : null };
    for (let more = 0; more < SIDES; more++) {
      const rotation = (this.turned + more) % SIDES;
      const found = rows.find((each) => narrowing.named(each).rotation === rotation);
      if (found) return { kind, cell, rotation, row: found };
    }
    return { kind, cell, rotation: this.turned, row: null };
  }

  /** With several kinds of moves left: the one move that the hex under the pointer stands for. @returns {Ghost | null} */
  onlyOne() {
    const { narrowing } = this.table;
    if (this.cell === null || narrowing.steps.length === 0) return null;
    const rows = narrowing.remaining.filter((row) => {
      const named = narrowing.named(row);
      return (named.hex ?? named.to) === this.cell;
    });
    return rows.length === 1 ? { kind: String(narrowing.named(rows[0]).kind), cell: this.cell, rotation: 0, row: rows[0] } : null;
  }

  /** Turns to the next direction that is legal here, forwards or backwards. @param {number} way */
  turn(way) {
    const ghost = this.ghost;
    const legal = ghost ? this.rowsAt(ghost.kind, ghost.cell).map((row) => Number(this.table.narrowing.named(row).rotation)) : [];
    let next = ghost?.row ? ghost.rotation : this.turned;
    do next = (next + way + SIDES) % SIDES;
    while (legal.length > 0 && !legal.includes(next));
    this.turned = next;
    if (this.table.armed && ghost) {
      this.table.back();
      this.place(ghost.cell);
    } else {
      this.show();
    }
  }

  /** Places terrain as it is shown. @param {number} cell */
  place(cell) {
    this.cell = cell;
    this.listed = null;
    const ghost = this.table.armed ? null : this.ghost;
    const rotation = ghost ? ghost.rotation : this.turned;
    this.turned = rotation;
    this.table.choose([[["hex", String(cell)], ["rotation", String(rotation)]]], true);
    this.show();
  }

  // Showing it.

  show() {
    this.read();
    if (this.moves !== this.table.narrowing.moves) this.listed = null;
    this.moves = this.table.narrowing.moves;
    document.body.classList.toggle("ck-picked", this.table.narrowing.steps.length > 0);
    const ghost = this.table.sent ? null : this.ghost;
    document.body.classList.toggle("ck-placing", ghost !== null);
    document.getElementById("ck-ghost")?.replaceChildren(...(ghost ? this.drawing(ghost) : []));
    this.tell(ghost);
    window.clearTimeout(this.asking);
    const row = ghost?.row;
    if (row && !this.table.preview(row)) this.asking = window.setTimeout(() => this.table.ask([row]), ASK_AFTER);
  }

  /**
   * The cells that terrain would cover, its village first.
   * @param {Ghost} ghost
   */
  covered(ghost) {
    const beyond = ghost.kind === "triple" ? [ghost.rotation, ghost.rotation + 1] : ghost.kind === "double" ? [ghost.rotation] : [];
    return [ghost.cell, ...beyond.map((side) => this.toward(ghost.cell, side % SIDES))];
  }

  /** The cell in a direction; −1 outside the map. @param {number} cell @param {number} side */
  toward(cell, side) {
    const [down, across] = STEPS[side];
    return this.places.get(`${this.site.row[cell] + down} ${this.site.column[cell] + across}`) ?? -1;
  }

  /** @param {Ghost} ghost @returns {Element[]} */
  drawing(ghost) {
    const group = document.createElementNS(SVG, "g");
    group.setAttribute("class", ghost.row ? "ghost" : "ghost ghost-wrong");
    const onTop = STANDING.includes(ghost.kind);
    if (!onTop && ![...TERRAIN, "pond"].includes(ghost.kind)) return [];
    this.covered(ghost).forEach((cell, place) => {
      if (cell < 0) return;
      const level = this.site.height[ghost.cell] + (onTop || ghost.kind === "pond" ? 0 : 1);
      const drawn = onTop ? `inca-${this.table.narrowing.moves.seat}` : ghost.kind === "pond" ? "pond" : place > 0 || ghost.kind === "crop" ? "crop" : "village";
      const use = document.createElementNS(SVG, "use");
      use.setAttribute("href", `#ck-${drawn}`);
      use.setAttribute("class", onTop ? "ghost-inca" : `${drawn} h${Math.min(level, TOP_SHADE)} ghost-hex`);
      use.setAttribute("transform", `translate(${this.site.column[cell] * HALF} ${this.site.row[cell] * ROW - this.site.lift * level})`);
      group.append(use);
    });
    return [group];
  }

  /** The line below the map: cost, points and what would change. @param {Ghost | null} ghost */
  tell(ghost) {
    const line = document.getElementById("ck-told");
    if (!line) return;
    line.replaceChildren();
    if (!ghost) return;
    const { texts } = this.site;
    const preview = ghost.row ? this.table.preview(ghost.row) : undefined;
    if (ghost.row && TERRAIN.includes(ghost.kind)) {
      const covered = this.covered(ghost);
      const level = this.site.height[ghost.cell];
      const outside = level === 0 ? covered.filter((cell) => cell >= this.site.site).length : 0;
      line.append(made("strong", `${texts.cost.replace("{cost}", String(1 + outside))} · ${texts.height.replace("{height}", String(level + 1))}`));
      for (const fact of this.facts(ghost, covered)) line.append(made("span", fact));
      if (preview) line.append(...this.table.effect({ ...preview, effects: preview.effects.slice(1) }));
    } else if (preview) {
      line.append(...this.table.effect(preview));
    } else if (!ghost.row && TERRAIN.includes(ghost.kind)) {
      line.append(made("span", this.table.narrowing.reasonAgainst([["hex", String(ghost.cell)]]) || this.table.texts["not-now"]));
    }
    if (this.listed) return;
    const turns = TURNING.includes(ghost.kind);
    if (this.table.armed && turns) line.append(this.button(`↻ ${texts.turn}`, () => this.turn(1)));
    if (turns) line.append(made("span", this.table.touched ? texts["touch-hint"] : texts.hint, "hint"));
  }

  /** @param {string} text @param {() => void} act */
  button(text, act) {
    const button = made("button", text);
    button.setAttribute("type", "button");
    button.addEventListener("click", act);
    return button;
  }

  /**
   * How villages and cities would change.
   * @param {Ghost} ghost
   * @param {number[]} covered
   */
  facts(ghost, covered) {
    const { group, cells, texts } = this.site;
    const village = group.map((each) => each >= 0);
    const crops = ghost.kind === "crop" ? covered : covered.slice(1);
    for (const cell of crops) village[cell] = false;
    /** @type {string[]} */
    const found = [];
    if (ghost.kind !== "crop") {
      const before = group[ghost.cell];
      village[ghost.cell] = true;
      const members = this.connected(ghost.cell, village);
      const groups = new Set(members.map((cell) => group[cell]).filter((each) => each >= 0));
      const size = String(members.length);
      const old = [...groups][0];
      if (groups.size === 0) found.push(texts.village);
      else if (groups.size > 1) found.push(texts.joins.replace("{count}", String(groups.size)).replace("{size}", size));
      else if (before < 0) found.push((old < cells ? texts["city-grows"] : texts.grows).replace("{size}", size));
    }
    for (const cut of new Set(crops.map((cell) => group[cell]).filter((each) => each >= 0))) {
      const left = group.flatMap((each, cell) => (each === cut && village[cell] ? [cell] : []));
      let parts = 0;
      const seen = new Set();
      for (const cell of left) {
        if (seen.has(cell)) continue;
        parts++;
        for (const member of this.connected(cell, village)) seen.add(member);
      }
      if (parts === 0) found.push(texts.vanishes);
      else if (parts > 1) found.push(texts.cuts.replace("{count}", String(parts)));
    }
    return found;
  }

  /** The village hexes connected to one of them. @param {number} start @param {boolean[]} village */
  connected(start, village) {
    const members = [start];
    const seen = new Set(members);
    for (const cell of members) {
      for (let side = 0; side < SIDES; side++) {
        const near = this.toward(cell, side);
        if (near >= 0 && village[near] && !seen.has(near)) {
          seen.add(near);
          members.push(near);
        }
      }
    }
    return members;
  }

  // Listening.

  listen() {
    document.addEventListener("narrowed", () => this.show());
    document.addEventListener("previewed", () => this.show());
    document.addEventListener("pointerover", (event) => {
      if (event.pointerType === "mouse") this.point(event.target);
    });
    document.addEventListener("focusin", (event) => {
      if (event.target instanceof Element && event.target.matches(":focus-visible")) this.point(event.target);
    });
    document.addEventListener("click", (event) => this.click(event), { capture: true });
    document.addEventListener("keydown", (event) => this.key(event), { capture: true });
    document.addEventListener("wheel", (event) => this.wheel(event), { capture: true, passive: false });
  }

  /** @param {EventTarget | null} target */
  point(target) {
    const cell = cellOf(target);
    const choice = target instanceof Element ? target.closest("#choices [data-row]") : null;
    const listed = choice ? JSON.parse(choice.getAttribute("data-row") ?? "null") : null;
    if (cell === this.cell && listed === this.listed) return;
    this.cell = cell;
    this.listed = listed;
    this.show();
  }

  /** @param {MouseEvent} event */
  click(event) {
    const cell = cellOf(event.target);
    if (cell === null || !this.turning || this.table.sent || wasDragged()) return;
    const possible = this.rowsAt(this.kind, cell).length > 0;
    if (!possible && !(event.target instanceof Element && event.target.closest(".cell"))) return;
    event.stopPropagation();
    if (!possible) {
      this.point(event.target);
      return;
    }
    const again = this.table.armed !== null && this.table.narrowing.named(this.table.armed).hex === cell;
    if (again && this.table.touched) this.turn(1);
    else if (again) this.table.confirm();
    else this.place(cell);
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const target = event.target instanceof Element ? event.target : document.body;
    if (!this.turning || event.ctrlKey || event.metaKey || event.altKey || target.closest("input, select, textarea, dialog[open], form")) return;
    const cell = cellOf(target);
    if (event.key === "r" || event.key === "R") this.turn(event.key === "r" ? 1 : -1);
    else if ((event.key === "Enter" || event.key === " ") && cell !== null && !this.table.armed && this.rowsAt(this.kind, cell).length > 0) this.place(cell);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** @param {WheelEvent} event */
  wheel(event) {
    if (!this.turning || event.ctrlKey || event.metaKey || cellOf(event.target) === null) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.timeStamp - this.wheeled < WHEEL_PAUSE || event.deltaY === 0) return;
    this.wheeled = event.timeStamp;
    this.turn(event.deltaY > 0 ? 1 : -1);
  }
}

/** Data of the board's. @param {string} id */
function told(id) {
  return document.getElementById(id)?.textContent ?? "{}";
}

/** The hex that a drawn thing is or stands on. @param {EventTarget | null} target */
function cellOf(target) {
  const drawn = target instanceof Element ? target.closest("#ck-site [data-move]") : null;
  const found = drawn?.getAttribute("data-move")?.match(/(?:hex|from)=(\d+)/);
  return found ? Number(found[1]) : null;
}

/** @param {string} tag @param {string} text @param {string} [name] */
function made(tag, text, name) {
  const element = document.createElement(tag);
  element.textContent = text;
  if (name) element.className = name;
  return element;
}
