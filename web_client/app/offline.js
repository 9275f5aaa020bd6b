// The page that the service worker shows in place of one that can't be reached.

import { declareLanguage } from "../i18n/language.js";
import { loadWords, words } from "../i18n/words.js";

const EVERY = 3_000;

/** @param {string} id @param {string} text */
const say = (id, text) => {
  const element = document.getElementById(id);
  if (element) element.textContent = text;
};

/** Say in the browser's language what is wrong, and at whose end, if that is known. */
async function explain() {
  await loadWords();
  declareLanguage(document);
  say("title", words(navigator.onLine ? "table-out-of-reach" : "table-offline"));
  say("note", words("table-comes-back"));
  say("again", words("table-try-again"));
}

/** Load the page that was wanted, if the server is there. */
async function tryAgain() {
  try {
    const answer = await fetch("/healthz", { cache: "no-store" });
    if (answer.ok) location.reload();
    else await explain();
  } catch {
    await explain();
  }
}

void explain();
document.getElementById("again")?.addEventListener("click", () => void tryAgain());
addEventListener("online", () => void tryAgain());
addEventListener("offline", () => void explain());
setInterval(() => void tryAgain(), EVERY);
