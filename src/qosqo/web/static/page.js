// What the pages around the tables need: times as the reader's clock shows them, and opening a recorded game.

for (const time of document.querySelectorAll("time")) {
  time.textContent = new Date(time.dateTime).toLocaleString(document.documentElement.lang, { dateStyle: "medium", timeStyle: "short" });
}

const file = document.getElementById("record-file");
const problem = document.getElementById("record-error");
if (file instanceof HTMLInputElement) {
  file.addEventListener("change", async () => {
    const record = file.files?.[0];
    if (!record || !problem) return;
    problem.textContent = "";
    const answer = await fetch("/records", { method: "POST", headers: { "Content-Type": "text/plain" }, body: await record.text() });
    /** @type {{ url?: string, error?: string }} */
    const told = await answer.json().catch(() => ({}));
    if (answer.ok && told.url) location.assign(told.url);
    else problem.textContent = told.error ?? answer.statusText;
    file.value = "";
  });
}
