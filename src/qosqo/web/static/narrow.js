// Narrowing: from all legal moves to one by choosing what, where and how, in any order.

/**
 * The legal moves as the server lists them. A row is the place of the kind in `kinds` and the values of its parts.
 * @typedef {{ name: string, title: string, template: string, rule: string, parts: number[], costly?: boolean, brief?: string }} Kind
 * @typedef {{ name: string, title: string, seat: boolean, labels: Record<string, string>, names?: Record<string, string> }} Part names: what lies there now, where labels only tell places
 * @typedef {number[]} Row
 * @typedef {{ version: number, seat?: number, trying?: number, kinds: Kind[], parts: Part[], rows: Row[], said?: [number, string][], refused: [Row, string][] }} Moves
 * @typedef {[string, string]} Pair a part (or `kind`, or `seat` for any part that is a seat) and its value
 * @typedef {{ label: string, pairs: Pair[], count: number, row: Row | null, reason: string }} Choice
 * @typedef {{ title: string, choices: Choice[], refused: Choice[] }} Question
 * @typedef {{ value: string, label: string, pairs: Pair[], picked: boolean, open: boolean }} Item something that can belong to a set
 * @typedef {{ title: string, items: Item[], missing: number, more: boolean, row: Row | null }} Gathering a set being chosen; the row once it is a move
 */

const FLAT = 8;

export class Narrowing {
  /**
   * @param {Moves} moves
   * @param {Map<string, Set<string>>} [sets] parts that are chosen together, in any order ("first/second/third"), and the values that are things
   */
  constructor(moves, sets = new Map()) {
    this.moves = moves;
    this.sets = sets;
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

  /** What all of the moves say, as part=value. @param {Row[]} rows */
  shared(rows) {
    const [first, ...others] = rows;
    /** @type {Set<string>} */
    const said = new Set(first ? this.#told(first) : []);
    for (const row of others) {
      if (said.size === 0) break;
      const told = new Set(this.#told(row));
      for (const each of said) if (!told.has(each)) said.delete(each);
    }
    return said;
  }

  /** What any of the moves says. @param {Row[]} rows */
  mentioned(rows) {
    return new Set(rows.flatMap((row) => this.#told(row)));
  }

  /** @param {Row} row */
  #told(row) {
    const kind = this.moves.kinds[row[0]];
    const told = [`kind=${kind.name}`];
    for (let at = 0; at < kind.parts.length; at++) {
      const part = this.moves.parts[kind.parts[at]];
      told.push(`${part.name}=${row[at + 1]}`);
      if (part.seat) told.push(`seat=${row[at + 1]}`);
    }
    return told;
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
    const concerned = this.#refusedFor(pairs[0]);
    const against = concerned.filter(([row]) => pairs.every((pair) => this.fits(row, pair)));
    return (against.find(([row]) => chosen.every((pair) => this.fits(row, pair))) ?? against[0])?.[1] ?? "";
  }

  /** What is refused of all that has a value. @param {Pair | undefined} pair @returns {[Row, string][]} */
  #refusedFor(pair) {
    if (!pair) return this.moves.refused;
    this.#refused ??= this.#refusedByValue();
    const [name, value] = pair;
    return name.split("/").flatMap((each) => this.#refused?.get(`${each}=${value}`) ?? []);
  }

  /** All refusals by what they say: everything drawn asks for its own after every press. @returns {Map<string, [Row, string][]>} */
  #refusedByValue() {
    /** @type {Map<string, [Row, string][]>} */
    const found = new Map();
    for (const refusal of this.moves.refused) {
      for (const told of new Set(this.#told(refusal[0]))) {
        const known = found.get(told);
        if (known) known.push(refusal);
        else found.set(told, [refusal]);
      }
    }
    return found;
  }

  /** @type {Map<string, [Row, string][]> | null} */
  #refused = null;

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

  /** Takes something out of what was chosen. @param {Pair} pair */
  giveUp([name, value]) {
    this.#take(this.steps.filter((step) => !step.some((each) => each[0] === name && each[1] === value)));
  }

  /** The set that is being chosen, if only such moves remain. @returns {Gathering | null} */
  gathering() {
    const kinds = new Set(this.remaining.map((row) => row[0]));
    const number = this.remaining[0]?.[0];
    const name = kinds.size === 1 ? this.#setOf(number) : "";
    if (!name) return null;
    const things = this.sets.get(name) ?? new Set();
    const kind = this.moves.kinds[number];
    const places = kind.parts.map((_, at) => at).filter((at) => name.split("/").includes(this.#partAt(number, at).name));
    const members = (/** @type {Row} */ row) => places.map((at) => String(row[at + 1])).filter((value) => things.has(value));
    const all = this.moves.rows.filter((row) => row[0] === number);
    const picked = this.steps.flat().filter((pair) => pair[0] === name).map((pair) => pair[1]);
    const complete = this.remaining.filter((row) => members(row).length === picked.length);
    const values = [...new Set(all.flatMap(members))].sort((one, other) => Number(one) - Number(other));
    return {
      title: kind.title,
      items: values.map((value) => ({
        value,
        label: places.map((at) => nameOf(this.#partAt(number, at), value)).find((label) => label && !isNumber(label)) ?? value,
        pairs: [[name, value]],
        picked: picked.includes(value),
        open: this.isOpen([[name, value]]),
      })),
      missing: Math.min(...this.remaining.map((row) => members(row).length)) - picked.length,
      more: this.remaining.some((row) => members(row).length > picked.length),
      row: complete.find((row) => members(row).join() === picked.join()) ?? complete[0] ?? null,
    };
  }

  /** The name under which parts of a kind are chosen together; empty: they are not. @param {number} kind */
  #setOf(kind) {
    const parts = this.moves.kinds[kind].parts.map((place) => this.moves.parts[place].name);
    return [...this.sets.keys()].find((name) => name.split("/").every((each) => parts.includes(each))) ?? "";
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
    return this.moves.said?.find(([place]) => this.moves.rows[place] === row)?.[1] ?? this.#filled(this.moves.kinds[row[0]].template, row, (part, value) => part.labels[value]);
  }

  /** A template with the values of a move. @param {string} template @param {Row} row @param {typeof nameOf} called */
  #filled(template, row, called) {
    return this.moves.kinds[row[0]].parts.reduce((text, place, at) => {
      const part = this.moves.parts[place];
      return text.replaceAll(`{${part.name}}`, called(part, row[at + 1]) ?? String(row[at + 1]));
    }, template);
  }

  /** A move in few words, as a button says it. @param {Row} row */
  brief(row) {
    const kind = this.moves.kinds[row[0]];
    if (kind.parts.length === 0) return kind.title;
    return kind.brief ? this.#filled(kind.brief, row, nameOf) : this.sentence(row);
  }

  /** By what a move differs from others of its kind, if that can be told by names; mere numbers need the whole sentence. @param {Row} row @param {Row[]} rows */
  #difference(row, rows) {
    const kind = this.moves.kinds[row[0]];
    let open = kind.parts.map((_, at) => at).filter((at) => rows.some((other) => other[at + 1] !== row[at + 1]));
    // What the board names may tell the move all by itself: a new row has no ends to choose between.
    const alone = open.find((at) => this.#partAt(row[0], at).names?.[row[at + 1]] && !rows.some((other) => other !== row && other[at + 1] === row[at + 1]));
    if (alone !== undefined) open = [alone];
    const labels = open.map((at) => nameOf(this.#partAt(row[0], at), row[at + 1]) ?? "");
    const way = open.map((at) => this.#partAt(row[0], at).name).join() === "from,to";
    return labels.every((label) => label && !isNumber(label)) ? labels.join(way ? " → " : " · ") : "";
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
        return part ? `${part.title} ${nameOf(part, value)}` : value;
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
      const asking = kinds.filter((kind) => this.moves.kinds[kind].parts.length > 0);
      const own = asking.length === 1 ? rows.filter((row) => row[0] === asking[0]) : [];
      return {
        title: own.length > 1 ? this.moves.kinds[asking[0]].title : kindTitle,
        choices: rows.map((row) => this.#choice((own.includes(row) && this.#difference(row, own)) || this.brief(row), this.#pairs(row), [row])),
        refused: refused.map(([row, reason]) => this.#refusedChoice(this.sentence(row), reason)),
      };
    }
    if (kinds.length > 1) {
      const closed = new Map(refused.filter(([row]) => !kinds.includes(row[0])).map(([row, reason]) => [row[0], reason]));
      return {
        title: kindTitle,
        choices: kinds.map((kind) => {
          const own = rows.filter((row) => row[0] === kind);
          const label = own.length === 1 ? this.brief(own[0]) : this.moves.kinds[kind].title;
          return this.#choice(label, [["kind", this.moves.kinds[kind].name]], own);
        }),
        refused: [...closed].map(([kind, reason]) => this.#refusedChoice(this.moves.kinds[kind].title, reason)),
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
    const name = (/** @type {number} */ value) => {
      const label = nameOf(part, value) ?? String(value);
      return isNumber(label) ? `${part.title} ${label}` : label;
    };
    return {
      title: this.steps.length === 0 ? this.moves.kinds[kinds[0]].title : part.title,
      choices: [...byValue].map(([value, own]) => this.#choice(name(value), [[part.name, String(value)]], own)),
      refused: [...closed].map(([value, reason]) => this.#refusedChoice(name(value), reason)),
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
  #refusedChoice(label, reason) {
    return { label, pairs: [], count: 0, row: null, reason };
  }
}

/**
 * The moves as they are sent: rows of the same kind that follow each other in one list, the kind first and then all their values; of those refused
 * the place of the reason before it.
 * @typedef {Omit<Moves, "rows" | "refused"> & { rows: number[][], reasons: string[], refused: number[][] }} Sent
 * @param {Sent} sent
 * @returns {Moves}
 */
export function spread(sent) {
  const rowsOf = (/** @type {number} */ kind, /** @type {number[]} */ values) => {
    const size = sent.kinds[kind].parts.length;
    if (size === 0) return [[kind]];
    return Array.from({ length: values.length / size }, (_, at) => [kind, ...values.slice(at * size, (at + 1) * size)]);
  };
  return {
    ...sent,
    rows: sent.rows.flatMap(([kind, ...values]) => rowsOf(kind, values)),
    refused: sent.refused.flatMap(([reason, kind, ...values]) =>
      rowsOf(kind, values).map((row) => /** @type {[Row, string]} */ ([row, sent.reasons[reason]])),
    ),
  };
}

/**
 * Reads what a drawn thing stands for: "hex=12|from=12 kind=move".
 * @param {string} text
 * @returns {Pair[][]}
 */
export function alternatives(text) {
  let read = known.get(text);
  if (!read) {
    if (known.size > MOST_KNOWN) known.clear();
    read = text.split("|").map((each) => each.trim().split(/\s+/).filter(Boolean).map(pair));
    known.set(text, read);
  }
  return read;
}

/** What was read before: all things of a board are asked after every press. @type {Map<string, Pair[][]>} */
const known = new Map();
const MOST_KNOWN = 5000;

/**
 * Whether a name in a hook means the part: its own name, `seat` for every part that is a seat, or several names with / between them for any of these.
 * @param {string} name
 * @param {{ name: string, seat: boolean }} part
 */
function names(name, part) {
  return name === part.name || (name === "seat" && part.seat) || (name.includes("/") && name.split("/").includes(part.name));
}

/** What a value is called: by what lies there, if the board says so. @param {Part} part @param {number | string} value @returns {string | undefined} */
function nameOf(part, value) {
  return part.names?.[value] ?? part.labels[value];
}

/** @param {string} label */
function isNumber(label) {
  return /^\d+$/.test(label);
}

/** @param {string} text @returns {Pair} */
export function pair(text) {
  const at = text.indexOf("=");
  return [text.slice(0, at), text.slice(at + 1)];
}
