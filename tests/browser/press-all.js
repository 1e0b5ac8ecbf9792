() => {
  const kinds = ["#board [data-move]", "#board [data-is]", "#board [data-piece]", "#board [data-tip]", "#board [aria-label]", "#board .thing", "#board svg use", "#seats [data-move]", "#seats [data-tip]", "#seats .seat-panel svg", "#seats .seat-panel [id]"];
  const usable = "[data-state=legal], button, a, summary";
  const things = [...document.querySelectorAll(kinds.join())].filter((thing) => {
    if (thing.closest(`defs, symbol, title, .hidden-title, ${usable}`) || thing.matches("svg[data-zoom], section") || !thing.checkVisibility()) return false;
    const box = thing.getBoundingClientRect();
    return box.width > 2 && box.height > 2;
  });
  const choices = document.getElementById("choices");
  const silent = [];
  for (const thing of things) {
    const tip = document.getElementById("tip");
    if (tip) tip.hidden = true;
    thing.scrollIntoView({ block: "nearest", inline: "nearest" });
    const box = thing.getBoundingClientRect();
    const place = { clientX: (box.left + box.right) / 2, clientY: (box.top + box.bottom) / 2 };
    const pressed = document.elementFromPoint(place.clientX, place.clientY);
    if (pressed?.closest(usable)) continue;
    const before = choices.innerHTML;
    pressed?.dispatchEvent(new MouseEvent("click", { bubbles: true, ...place }));
    const said = document.getElementById("tip");
    if ((!said || said.hidden || !said.textContent) && choices.innerHTML === before) silent.push(thing.outerHTML.slice(0, 200));
  }
  return { things: things.length, silent };
}
