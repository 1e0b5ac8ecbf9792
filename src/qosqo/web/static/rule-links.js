// Numbers of rules at a table: they open their paragraph in a drawer; in a new tab where that fails, or with a key held down.

const NUMBER = /(?<![\w.])[A-Z]\d+(?:\.\d+)?(?!\w)/g;

/** Where the rules of the game are; empty: nobody has written them. */
function rulesPath() {
  return document.getElementById("table")?.dataset.rules ?? "";
}

/** A text in which numbers of rules are links. @param {string} text @returns {(string | Node)[]} */
export function linked(text) {
  const path = rulesPath();
  return path ? linkedTo(text, path) : [text];
}

/** The same where the rules are known. @param {string} text @param {string} path @returns {(string | Node)[]} */
export function linkedTo(text, path) {
  /** @type {(string | Node)[]} */
  const pieces = [];
  let done = 0;
  for (const match of text.matchAll(NUMBER)) {
    const link = document.createElement("a");
    link.href = `${path}#${match[0]}`;
    link.textContent = match[0];
    pieces.push(text.slice(done, match.index), link);
    done = match.index + match[0].length;
  }
  pieces.push(text.slice(done));
  return pieces;
}

export function listenForRules() {
  const path = rulesPath();
  document.addEventListener("click", async (event) => {
    const link = path && event.target instanceof Element ? event.target.closest(`a[href^="${path}"]`) : null;
    if (!(link instanceof HTMLAnchorElement) || link.target || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    try {
      await (await import("./rule-drawer.js")).openRules(link);
    } catch {
      window.open(link.href, "_blank", "noopener");
    }
  });
}
