// What an entry of the log tells of is highlighted on the board while somebody looks at the entry.

import { alternatives } from "./narrow.js";

/** The drawn things that are named now. */
export const NAMED = "[data-named]";

/**
 * Highlights the drawn things that log entries name: all that one of their descriptions says must be in one entry.
 * @param {string} changed pairs of one entry, or of several with | between them
 * @param {boolean} on
 */
export function highlight(changed, on) {
  for (const one of document.querySelectorAll(NAMED)) one.removeAttribute("data-named");
  if (!on) return;
  const entries = alternatives(changed).filter((told) => told.length > 0);
  for (const element of document.querySelectorAll("[data-is], [data-move]")) {
    const descriptions = alternatives(element.getAttribute("data-is") ?? element.getAttribute("data-move") ?? "").map((way) => way.filter(([name]) => name !== "kind"));
    const named = entries.some((told) =>
      descriptions.some((way) => way.length > 0 && way.every(([name, value]) => told.some((each) => name.split("/").includes(each[0]) && value === each[1]))),
    );
    if (named) element.setAttribute("data-named", "");
  }
}
