// What scrolls by itself is reached by keys, too: it takes the focus as long as there is more in it than is shown.

/** So many pixels more are no reason to scroll. */
const SLACK = 2;

export function listenForScrolling() {
  /** @type {number | undefined} */
  let waiting;
  const look = () => {
    waiting ??= requestAnimationFrame(() => {
      waiting = undefined;
      mark();
    });
  };
  for (const name of ["changed", "narrowed", "toggle"]) document.addEventListener(name, look, { capture: true });
  window.addEventListener("resize", look);
  look();
}

function mark() {
  const areas = [...document.querySelectorAll("[data-scroll]")].map((area) => ({ area, scrolls: area.scrollHeight > area.clientHeight + SLACK || area.scrollWidth > area.clientWidth + SLACK }));
  for (const { area, scrolls } of areas) {
    if (scrolls) area.setAttribute("tabindex", "0");
    else if (area !== document.activeElement) area.removeAttribute("tabindex");
  }
}
