// The client of Morph, as games/types.d.ts describes it.

import { ahead, lazily } from "../../loading/lazy.js";
import { withStyles } from "../../loading/stylesheets.js";
import { lessonBy, puzzlesBy } from "../shared/learning/learning.js";

export { Board, FinalPosition, Header, Header as PastHeader } from "./board/board.js";
export { Dock } from "./dock/dock.js";
export { Hand as PastDock } from "./dock/hand.js";
export { isShown, opponent, sentence, sentenceContext, turnRecap } from "./sentence.js";
export { winnerInWords } from "./view.js";

const loadSheet = async () =>
  (
    await withStyles(
      import("./lookup/sheet.js"),
      "games/shared/lookup/lookup.css",
      "games/shared/lookup/explained.css",
      "games/morph/cards/gallery.css",
      "games/morph/lookup/lookup.css",
    )
  ).Lookup;
export const Beside = lazily(async () => (await import("../shared/lookup/beside.js")).besideBy(loadSheet));
export const Outcome = lazily(async () => (await import("./result.js")).Outcome);
const loadSetup = () => withStyles(import("./setup/setup.js"), "games/morph/setup/setup.css");
export const OptionsForm = lazily(async () => (await loadSetup()).OptionsForm);
export const SeatOptionsForm = lazily(async () => (await loadSetup()).SeatOptionsForm);
export const loadOptionsInWords = async () => (await loadSetup()).optionsInWords;
export const loadEnding = ahead(() => import("./result.js"));
export const OpenMoves = lazily(async () => (await import("../shared/dock/resign.js")).Resign);

export const title = "Morph";
/** A match is one round. @type {import("../types.js").Filter[]} */
export const logFilters = ["all", "yours", "chat"];
export const loadMotion = () => import("./motion/index.js");
export const loadSounds = async () => (await import("./sounds.js")).sound;
export const loadPhrases = async () => (await import("./phrases.js")).phrases;
export const styles = [
  "ui/time/time.css",
  "games/shared/dock/dock.css",
  "games/shared/dock/dock_below.css",
  "games/shared/board/ground.css",
  "games/morph/ink.css",
  "games/morph/cards/card.css",
  "games/morph/cards/strip.css",
  "games/shared/players/names.css",
  "games/morph/board/plate.css",
  "games/morph/board/field.css",
  "games/morph/board/stake.css",
  "games/morph/dock/dock.css",
];

export const loadRules = async () =>
  (
    await withStyles(
      import("./rules/rules.js"),
      "games/shared/rules/rules.css",
      "games/shared/lookup/explained.css",
      "games/morph/cards/gallery.css",
      "games/morph/rules/rules.css",
    )
  ).Rules;

export const loadStage = () =>
  withStyles(
    import("./stage.js"),
    "games/shared/players/players.css",
    "games/shared/stage/players.css",
    "games/morph/stage.css",
  );

export const loadHand = async () => (await withStyles(import("./hand/hand.js"), "games/morph/hand/hand.css")).Hand;

export const loadDraws = async () => (await import("./draws.js")).Draws;

export const loadLesson = lessonBy(() => import("./lesson/lesson.js"), "games/morph/lesson/lesson.css");

export const loadPuzzles = puzzlesBy("morph", () => import("./puzzles/picture.js"), "games/morph/lesson/lesson.css");
