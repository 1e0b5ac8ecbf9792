// Changes the page into what the server sent, touching as little as possible, so that focus, scrolling and open boxes survive.

/**
 * Attributes that belong to the page's own script or to the reader; the server's markup does not change them.
 * @param {Element} element
 * @param {string} name
 */
function isOurs(element, name) {
  if (name === "data-state" || name === "open") return true;
  if (name === "viewBox") return element.hasAttribute("data-zoom");
  return (name === "tabindex" && element.hasAttribute("data-scroll")) || ((name === "tabindex" || name === "role" || name === "aria-disabled") && element.hasAttribute("data-move"));
}

/**
 * @param {string} markup
 * @param {Element} context the element that the markup replaces or is put into; tells SVG from HTML
 * @returns {Element[]}
 */
export function parse(markup, context) {
  const template = document.createElement("template");
  const svg = context.namespaceURI === "http://www.w3.org/2000/svg";
  template.innerHTML = svg ? `<svg>${markup}</svg>` : markup;
  const root = svg ? template.content.firstElementChild : template.content;
  return root ? [...root.children] : [];
}

/**
 * Applies a patch: markup by id; "" removes; a key ending in + appends. Applying it twice does no harm.
 * @param {Record<string, string>} parts
 */
export function applyParts(parts) {
  const entries = Object.entries(parts);
  for (const [id, markup] of entries) {
    if (markup === "") document.getElementById(id)?.remove();
  }
  for (const [id, markup] of entries) {
    if (markup === "") continue;
    const appends = id.endsWith("+");
    const target = document.getElementById(appends ? id.slice(0, -1) : id);
    if (!target) continue;
    if (appends) {
      for (const child of parse(markup, target)) {
        if (child.id) document.getElementById(child.id)?.remove();
        target.append(child);
      }
    } else {
      const [made] = parse(markup, target.tagName === "svg" ? /** @type {Element} */ (target.parentElement) : target);
      if (!made) continue;
      named = new Map([...made.querySelectorAll(`[${SAME}]`)].map((each) => [each.id, document.getElementById(each.id)]));
      morph(target, made);
    }
  }
}

/** Stands at an element that is named only, because it is as the page shows it. */
const SAME = "data-same";
/** What the part that is being applied names; known before anything is changed, because it may be taken out before its place comes. @type {Map<string, Element | null>} */
let named = new Map();

/**
 * Something new for the page, with what it names only taken from the page.
 * @param {Element} made
 */
function filled(made) {
  for (const place of made.querySelectorAll(`[${SAME}]`)) {
    const same = named.get(place.id);
    if (same) place.replaceWith(same);
  }
  return made;
}

/**
 * Makes one element like another.
 * @param {Element} old
 * @param {Element} made
 */
export function morph(old, made) {
  if (old.tagName !== made.tagName || old.namespaceURI !== made.namespaceURI) {
    old.replaceWith(filled(made));
    return;
  }
  for (const { name } of [...old.attributes]) {
    if (!made.hasAttribute(name) && !isOurs(old, name)) old.removeAttribute(name);
  }
  for (const { name, value } of [...made.attributes]) {
    if (old.getAttribute(name) !== value && !(isOurs(old, name) && old.hasAttribute(name))) old.setAttribute(name, value);
  }
  if (old instanceof HTMLInputElement && old !== document.activeElement) old.value = made.getAttribute("value") ?? "";
  if (!old.hasAttribute("data-client")) morphChildren(old, made);
  if (old instanceof HTMLSelectElement && made instanceof HTMLSelectElement) old.value = made.value;
}

/**
 * @param {Element} old
 * @param {Element} made
 */
function morphChildren(old, made) {
  const wanted = new Set([...made.children].map((child) => child.id).filter(Boolean));
  let at = old.firstChild;
  for (const child of [...made.childNodes]) {
    const same = child instanceof Element && child.hasAttribute(SAME) ? named.get(child.id) : null;
    if (same) {
      if (same === at) at = at.nextSibling;
      else old.insertBefore(same, at);
      continue;
    }
    const match = findMatch(old, at, child, wanted);
    if (!match) {
      old.insertBefore(child instanceof Element ? filled(child) : child, at);
      continue;
    }
    if (match === at) at = at.nextSibling;
    else old.insertBefore(match, at);
    if (match instanceof Element && child instanceof Element) morph(match, child);
    else if (match.nodeValue !== child.nodeValue) match.nodeValue = child.nodeValue;
  }
  while (at) {
    const next = at.nextSibling;
    at.remove();
    at = next;
  }
}

/**
 * The node among the old ones from `at` on that the new one continues: the one with its id, or the next of its kind without one.
 * @param {Element} parent
 * @param {ChildNode | null} at
 * @param {ChildNode} child
 * @param {Set<string>} wanted ids that other new children will claim
 * @returns {ChildNode | null}
 */
function findMatch(parent, at, child, wanted) {
  if (child instanceof Element && child.id) {
    const same = document.getElementById(child.id);
    if (!same || same.tagName !== child.tagName) return null;
    if (same.parentNode !== parent) {
      same.remove();
      return null;
    }
    for (let node = at; node; node = node.nextSibling) if (node === same) return same;
    return null;
  }
  for (let node = at; node; node = node.nextSibling) {
    if (node instanceof Element && node.id && wanted.has(node.id)) continue;
    if (node.nodeType !== child.nodeType) continue;
    if (!(node instanceof Element) || (child instanceof Element && node.tagName === child.tagName && !node.id)) return node;
  }
  return null;
}
