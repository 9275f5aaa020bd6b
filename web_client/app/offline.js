// The page that the service worker shows in place of one that can't be reached.

import { declareLanguage, language } from "../i18n/language.js";
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

/** Lead to the rules and the guided games that are kept, in the order of the server's list. */
async function lead() {
  // Browsers hide caches from pages that others on the way could read.
  const list = await globalThis.caches?.match(`/offline.json?language=${language}`);
  const games = document.getElementById("games");
  if (!list || !games) return;
  for (const { title, pages } of (await list.json()).games) {
    const [rules, lesson] = pages;
    if (!(await caches.match(rules))) continue;
    const item = document.createElement("li");
    item.append(named("b", title), link(rules, words("table-rules")), link(lesson, words("table-lesson")));
    games.append(item);
  }
  say("kept-title", words("table-kept-here"));
  document.getElementById("kept")?.toggleAttribute("hidden", !games.childElementCount);
}

/** @param {string} to @param {string} text */
function link(to, text) {
  const made = /** @type {HTMLAnchorElement} */ (named("a", text));
  made.href = to;
  made.className = "btn";
  return made;
}

/** @param {string} tag @param {string} text */
function named(tag, text) {
  const made = document.createElement(tag);
  made.textContent = text;
  return made;
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

void explain().then(lead);
document.getElementById("again")?.addEventListener("click", () => void tryAgain());
addEventListener("online", () => void tryAgain());
addEventListener("offline", () => void explain());
setInterval(() => void tryAgain(), EVERY);
