import { loadWords } from "../i18n/words.js";
import { declareLanguage } from "../i18n/language.js";

/** Load the words first: all other modules read them while they run. */
async function begin() {
  declareLanguage(document);
  await loadWords();
  const { start } = await import("./app.js");
  start(/** @type {Element} */ (document.getElementById("app")));
}

if (!("old" in document.documentElement.dataset)) void begin();
