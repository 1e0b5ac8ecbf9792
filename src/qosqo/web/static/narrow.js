// Narrowing: from all legal moves to one by choosing what, where and how, in any order.

/**
 * The legal moves as the server lists them. A row is the place of the kind in `kinds` and the values of its parts.
 * @typedef {{ name: string, title: string, template: string, rule: string, parts: number[], costly?: boolean }} Kind
 * @typedef {{ name: string, title: string, seat: boolean, labels: Record<string, string> }} Part
 * @typedef {number[]} Row
 * @typedef {{ version: number, seat?: number, kinds: Kind[], parts: Part[], rows: Row[], refused: [Row, string][] }} Moves
 * @typedef {[string, string]} Pair a part (or `kind`, or `seat` for any part that is a seat) and its value
 * @typedef {{ label: string, pairs: Pair[], count: number, row: Row | null, reason: string }} Choice
 * @typedef {{ title: string, choices: Choice[], refused: Choice[] }} Question
 */

const FLAT = 8;

export class Narrowing {
  /** @param {Moves} moves */
  constructor(moves) {
    this.moves = moves;
    /** @type {Pair[][]} what was chosen, step by step */
    this.steps = [];
    /** @type {Row[]} */
    this.remaining = moves.rows;
    this.#known = null;
  }

  /** @type {Set<string> | null} */
  #known;

  /**
   * Whether a row has the value for the part.
   * @param {Row} row
   * @param {Pair} pair
   */
  fits(row, [name, value]) {
    const kind = this.moves.kinds[row[0]];
    if (name === "kind") return kind.name === value;
    return kind.parts.some((place, at) => {
      const part = this.moves.parts[place];
      return names(name, part) && String(row[at + 1]) === value;
    });
  }

  /**
   * @param {Row[]} rows
   * @param {Pair[]} pairs
   */
  matching(rows, pairs) {
    return rows.filter((row) => pairs.every((pair) => this.fits(row, pair)));
  }

  /** All part=value pairs that occur in the remaining moves, for quick looking up. */
  get known() {
    if (!this.#known) {
      this.#known = new Set();
      for (const row of this.remaining) {
        const kind = this.moves.kinds[row[0]];
        this.#known.add(`kind=${kind.name}`);
        for (let at = 0; at < kind.parts.length; at++) {
          const part = this.moves.parts[kind.parts[at]];
          this.#known.add(`${part.name}=${row[at + 1]}`);
          if (part.seat) this.#known.add(`seat=${row[at + 1]}`);
        }
      }
    }
    return this.#known;
  }

  /**
   * Whether pairs lead on to at least one of the remaining moves.
   * @param {Pair[]} pairs
   */
  isOpen(pairs) {
    if (!pairs.every(([name, value]) => name.split("/").some((each) => this.known.has(`${each}=${value}`)))) return false;
    return pairs.length < 2 || this.remaining.some((row) => pairs.every((pair) => this.fits(row, pair)));
  }

  /**
   * Whether pairs were already chosen.
   * @param {Pair[]} pairs
   */
  isChosen(pairs) {
    return pairs.every(([name, value]) => this.steps.some((step) => step.some((pair) => pair[0] === name && pair[1] === value)));
  }

  /**
   * Why pairs lead nowhere, if the server said so.
   * @param {Pair[]} pairs
   */
  reasonAgainst(pairs) {
    const chosen = this.steps.flat();
    const found = this.moves.refused.find(([row]) => [...chosen, ...pairs].every((pair) => this.fits(row, pair)));
    return (found ?? this.moves.refused.find(([row]) => pairs.every((pair) => this.fits(row, pair))))?.[1] ?? "";
  }

  /**
   * Chooses the first of the alternatives that leads on. Where none fits what was chosen before, as much of that as contradicts is given up.
   * @param {Pair[][]} alternatives
   * @returns {boolean} whether anything was chosen
   */
  choose(alternatives) {
    const fresh = alternatives.filter((pairs) => !this.isChosen(pairs));
    for (const pairs of fresh) {
      if (this.matching(this.remaining, pairs).length > 0) {
        this.#take([...this.steps, pairs]);
        return true;
      }
    }
    for (const pairs of fresh) {
      if (this.matching(this.moves.rows, pairs).length === 0) continue;
      let rows = this.matching(this.moves.rows, pairs);
      /** @type {Pair[][]} */
      const kept = [];
      for (const step of this.steps) {
        const left = this.matching(rows, step);
        if (left.length > 0) {
          rows = left;
          kept.push(step);
        }
      }
      this.#take([...kept, pairs]);
      return true;
    }
    return false;
  }

  /** Gives up the last choice. */
  back() {
    this.#take(this.steps.slice(0, -1));
  }

  /** Gives up all choices. */
  reset() {
    this.#take([]);
  }

  /** @param {Pair[][]} steps */
  #take(steps) {
    this.steps = steps;
    this.remaining = steps.reduce((rows, step) => this.matching(rows, step), this.moves.rows);
    this.#known = null;
  }

  /**
   * A move with its parts by name, as the server wants it.
   * @param {Row} row
   * @returns {Record<string, string | number>}
   */
  named(row) {
    const kind = this.moves.kinds[row[0]];
    /** @type {Record<string, string | number>} */
    const result = { kind: kind.name };
    kind.parts.forEach((place, at) => (result[this.moves.parts[place].name] = row[at + 1]));
    return result;
  }

  /**
   * Whether the move spends something beside what was pressed for it.
   * @param {Row} row
   */
  isCostly(row) {
    return this.moves.kinds[row[0]].costly === true;
  }

  /**
   * A move as a sentence.
   * @param {Row} row
   */
  sentence(row) {
    const kind = this.moves.kinds[row[0]];
    return kind.parts.reduce((text, place, at) => {
      const part = this.moves.parts[place];
      return text.replaceAll(`{${part.name}}`, part.labels[row[at + 1]] ?? String(row[at + 1]));
    }, kind.template);
  }

  /**
   * What was chosen in a step, in words.
   * @param {Pair[]} step
   */
  words(step) {
    return step
      .map(([name, value]) => {
        if (name === "kind") return this.moves.kinds.find((kind) => kind.name === value)?.title ?? value;
        const part = this.moves.parts.find((each) => names(name, each) && value in each.labels);
        return part ? `${part.title} ${part.labels[value]}` : value;
      })
      .join(", ");
  }

  /**
   * What to ask next: a few moves as whole sentences, otherwise the kind, otherwise the first part that is still open.
   * @param {string} kindTitle
   * @returns {Question | null}
   */
  question(kindTitle) {
    const rows = this.remaining;
    if (rows.length === 0) return null;
    const refused = this.moves.refused.filter(([row]) => this.steps.flat().every((pair) => this.fits(row, pair)));
    const kinds = [...new Set(rows.map((row) => row[0]))];
    if (rows.length <= FLAT) {
      const open = kinds.length === 1 ? this.#openPart(rows) : -1;
      const title = open < 0 ? kindTitle : this.#partAt(kinds[0], open).title;
      return {
        title,
        choices: rows.map((row) => this.#choice(this.sentence(row), this.#pairs(row), [row])),
        refused: refused.map(([row, reason]) => this.#refused(this.sentence(row), reason)),
      };
    }
    if (kinds.length > 1) {
      const closed = new Map(refused.filter(([row]) => !kinds.includes(row[0])).map(([row, reason]) => [row[0], reason]));
      return {
        title: kindTitle,
        choices: kinds.map((kind) => {
          const own = rows.filter((row) => row[0] === kind);
          const label = own.length === 1 ? this.sentence(own[0]) : this.moves.kinds[kind].title;
          return this.#choice(label, [["kind", this.moves.kinds[kind].name]], own);
        }),
        refused: [...closed].map(([kind, reason]) => this.#refused(this.moves.kinds[kind].title, reason)),
      };
    }
    const at = this.#openPart(rows);
    const part = this.#partAt(kinds[0], at);
    /** @type {Map<number, Row[]>} */
    const byValue = new Map();
    for (const row of rows) byValue.set(row[at + 1], [...(byValue.get(row[at + 1]) ?? []), row]);
    const closed = new Map(
      refused.filter(([row]) => row[0] === kinds[0] && !byValue.has(row[at + 1])).map(([row, reason]) => [row[at + 1], reason]),
    );
    return {
      title: part.title,
      choices: [...byValue].map(([value, own]) => this.#choice(part.labels[value] ?? String(value), [[part.name, String(value)]], own)),
      refused: [...closed].map(([value, reason]) => this.#refused(part.labels[value] ?? String(value), reason)),
    };
  }

  /** @param {Row} row @returns {Pair[]} */
  #pairs(row) {
    return Object.entries(this.named(row)).map(([name, value]) => [name, String(value)]);
  }

  /** @param {number} kind @param {number} at */
  #partAt(kind, at) {
    return this.moves.parts[this.moves.kinds[kind].parts[at]];
  }

  /** The place of the first part whose value is still open, −1 if there is none. @param {Row[]} rows */
  #openPart(rows) {
    return this.moves.kinds[rows[0][0]].parts.findIndex((_, at) => rows.some((row) => row[at + 1] !== rows[0][at + 1]));
  }

  /** @param {string} label @param {Pair[]} pairs @param {Row[]} rows @returns {Choice} */
  #choice(label, pairs, rows) {
    return { label, pairs, count: rows.length, row: rows.length === 1 ? rows[0] : null, reason: "" };
  }

  /** @param {string} label @param {string} reason @returns {Choice} */
  #refused(label, reason) {
    return { label, pairs: [], count: 0, row: null, reason };
  }
}

/**
 * Reads what a drawn thing stands for: "hex=12|from=12 kind=move".
 * @param {string} text
 * @returns {Pair[][]}
 */
export function alternatives(text) {
  return text.split("|").map((each) => each.trim().split(/\s+/).filter(Boolean).map(pair));
}

/**
 * Whether a name in a hook means the part: its own name, `seat` for every part that is a seat, or several names with / between them for any of these.
 * @param {string} name
 * @param {{ name: string, seat: boolean }} part
 */
function names(name, part) {
  return name === part.name || (name === "seat" && part.seat) || (name.includes("/") && name.split("/").includes(part.name));
}

/** @param {string} text @returns {Pair} */
export function pair(text) {
  const at = text.indexOf("=");
  return [text.slice(0, at), text.slice(at + 1)];
}
