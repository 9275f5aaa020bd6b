import { language, loadWords } from "./languages/index.js";

/** Have the language first: everything else takes its words as they are when it runs. */
async function begin() {
  document.documentElement.lang = language;
  await loadWords();
  const { start } = await import("./start.js");
  start(/** @type {Element} */ (document.getElementById("app")));
}

if (!("old" in document.documentElement.dataset)) void begin();
