// Your turn: the tab says it by its title and its icon, and, for whoever asked for it, by a sound and by a notification.

/** @typedef {"sound" | "notification"} Signal */
/** @type {Signal[]} */
const SIGNALS = ["sound", "notification"];
/** Two soft notes: frequency in hertz, start and length in seconds. */
const NOTES = [
  [587.3, 0, 0.16],
  [880, 0.14, 0.3],
];
const LOUDNESS = 0.12;

/** Whether it was the reader's turn when the page was last looked at; null: not known yet. @type {boolean | null} */
let mine = null;
/** @type {AudioContext | null} */
let audio = null;
/** @type {Notification | null} */
let notice = null;

/** @param {Record<string, string>} texts */
export function listenForTurns(texts) {
  const title = document.title;
  const look = () => tell(texts, title);
  document.addEventListener("changed", look);
  document.addEventListener("visibilitychange", () => document.hidden || notice?.close());
  for (const signal of SIGNALS) {
    const button = buttonOf(signal);
    button?.addEventListener("click", () => void toggle(signal, texts));
    showState(signal);
  }
  look();
}

/** @param {Signal} signal */
function buttonOf(signal) {
  return document.querySelector(`[data-signal="${signal}"]`);
}

/** @param {Signal} signal */
function isWanted(signal) {
  const allowed = signal === "sound" || ("Notification" in window && Notification.permission === "granted");
  return allowed && localStorage.getItem(`turn-${signal}`) === "on";
}

/** @param {Signal} signal */
function showState(signal) {
  buttonOf(signal)?.setAttribute("aria-pressed", String(isWanted(signal)));
}

/** Asked for by a button, remembered by the browser. @param {Signal} signal @param {Record<string, string>} texts */
async function toggle(signal, texts) {
  const on = !isWanted(signal);
  if (on && signal === "notification") {
    const answer = "Notification" in window ? await Notification.requestPermission() : "denied";
    if (answer !== "granted") {
      const told = document.getElementById("signal-told");
      if (told) told.textContent = texts["no-notifications"];
      return;
    }
  }
  if (on) localStorage.setItem(`turn-${signal}`, "on");
  else localStorage.removeItem(`turn-${signal}`);
  if (on && signal === "sound") ring();
  showState(signal);
}

/** @param {Record<string, string>} texts @param {string} title */
function tell(texts, title) {
  const prompt = document.getElementById("prompt");
  if (!prompt || prompt.classList.contains("replaying")) return;
  const now = prompt.classList.contains("mine");
  if (now === mine) return;
  document.title = now ? `● ${texts["your-turn"]} – ${title}` : title;
  const icon = document.querySelector("link[rel=icon]");
  if (icon instanceof HTMLLinkElement) {
    icon.dataset.usual ??= icon.href;
    icon.href = (now ? icon.dataset.turn : icon.dataset.usual) ?? icon.href;
  }
  if (now && mine === false) {
    if (isWanted("sound")) ring();
    if (isWanted("notification") && (document.hidden || !document.hasFocus())) notify(texts["your-turn"], title, icon instanceof HTMLLinkElement ? icon.href : "");
  }
  if (!now) notice?.close();
  mine = now;
}

function ring() {
  audio ??= new AudioContext();
  void audio.resume();
  for (const [frequency, start, length] of NOTES) {
    const from = audio.currentTime + start;
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0, from);
    volume.gain.linearRampToValueAtTime(LOUDNESS, from + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, from + length);
    tone.connect(volume).connect(audio.destination);
    tone.start(from);
    tone.stop(from + length);
  }
}

/** @param {string} what @param {string} where @param {string} icon */
function notify(what, where, icon) {
  try {
    notice = new Notification(what, { body: where, icon, tag: location.pathname });
  } catch {
    return; // some phones only let service workers notify
  }
  notice.onclick = () => {
    window.focus();
    notice?.close();
  };
}
