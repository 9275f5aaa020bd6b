// The client of M.O.R.P.H.O., as games/index.js wants it.

import { lazily } from "../../components/lazy.js";
import { loadStyles } from "../../components/stylesheets.js";
import { loadWords } from "../../languages/index.js";
import { M } from "./words.js";

export { Board } from "./board.js";
export { Dock, dockClass } from "./dock.js";
export { optionsInWords } from "./options_words.js";
export { sentence } from "./sentences.js";
export { sound } from "./sounds.js";
export { Header } from "./tiles.js";
export { isReaction, ranking, tieInWords, winner } from "./view.js";
export { REFUSALS as refusals } from "./words.js";

export const Beside = lazily(async () => (await import("./beside.js")).Beside);
export const Hero = lazily(async () => (await import("./poster.js")).Hero);
export const LastCards = lazily(async () => (await import("./outcome.js")).LastCards);
export const OpenMoves = lazily(async () => (await import("./open_moves.js")).OpenMoves);
export const OptionsForm = lazily(async () => (await import("./options_form.js")).OptionsForm);
export const Outcome = lazily(async () => (await import("./outcome.js")).Outcome);
export const Setup = lazily(async () => (await import("./deck.js")).Deck);

/** @param {string} file of this folder */
const addressOf = (file) => new URL(file, import.meta.url).pathname;

export const { title } = M;
export const loadMotion = () => import("./motion/index.js");
export const styles = [
  "factions.css",
  "card.css",
  "card_marks.css",
  "about.css",
  "card_light.css",
  "tiles.css",
  "tokens.css",
  "poster.css",
  "notices.css",
  "ring.css",
  "ring_columns.css",
  "ring_oval.css",
  "plate.css",
  "ring_tall.css",
  "bubble.css",
  "light.css",
  "dock.css",
  "answers.css",
  "arrange.css",
  "round_over.css",
  "deck.css",
  "unknowns.css",
].map(addressOf);

const RULES_STYLES = ["rules.css", "rules_topics.css", "rules_pictures.css", "rules_identity.css", "rules_print.css"];

export async function loadCourse() {
  const [{ Course }] = await Promise.all([import("./course.js"), loadStyles(addressOf("course.css"))]);
  return Course;
}

export async function loadHonours() {
  const [{ Honours }] = await Promise.all([
    import("./honours.js"),
    loadStyles(addressOf("honours.css")),
  ]);
  return Honours;
}

export async function loadLesson() {
  const [{ lesson }] = await Promise.all([
    import("./lesson/lesson.js"),
    loadStyles(addressOf("lesson/lesson.css")),
  ]);
  await loadWords();
  return lesson();
}

export async function loadPitch() {
  const [{ Pitch }] = await Promise.all([import("./pitch.js"), loadStyles(addressOf("pitch.css"))]);
  return Pitch;
}

export async function loadRules() {
  const [{ Rules }] = await Promise.all([
    import("./rules.js"),
    loadStyles(...RULES_STYLES.map(addressOf)),
  ]);
  return Rules;
}
