// The client of Morphatrons, as games/types.d.ts describes it.

import { ahead, lazily } from "../../loading/lazy.js";
import { withStyles } from "../../loading/stylesheets.js";
import { lessonBy, puzzlesBy } from "../shared/learning/learning.js";

export { Board } from "./board/board.js";
export { Dock, dockClass } from "./dock/dock.js";
export { HandCards as PastDock } from "./dock/hand.js";
export { Header, Header as PastHeader } from "./players.js";
export { sentence, turnRecap } from "./sentence.js";

const loadSheet = async () =>
  (
    await withStyles(
      import("./lookup/sheet.js"),
      "games/shared/lookup/lookup.css",
      "games/shared/lookup/explained.css",
      "games/morphatrons/lookup/lookup.css",
    )
  ).Lookup;
export const Beside = lazily(async () => (await import("../shared/lookup/beside.js")).besideBy(loadSheet));
export const Outcome = lazily(async () => (await import("./result.js")).Outcome);
export const FinalPosition = lazily(async () => (await import("./result.js")).FinalPosition);
export const loadEnding = ahead(() => import("./result.js"));
export const OpenMoves = lazily(async () => (await import("../shared/dock/resign.js")).Resign);

export const title = "Morphatrons";
/** A match is one round. @type {import("../types.js").Filter[]} */
export const logFilters = ["all", "yours", "chat"];
export const loadMotion = () => import("./motion/index.js");
export const loadSounds = async () => (await import("./sounds.js")).sound;
export const loadPhrases = async () => (await import("./phrases.js")).phrases;
export const styles = [
  "ui/time/time.css",
  "games/shared/dock/dock.css",
  "games/shared/dock/dock_below.css",
  "games/shared/dock/answer_keys.css",
  "games/shared/board/ground.css",
  "games/morphatrons/ink.css",
  "games/morphatrons/cards/cards.css",
  "games/shared/board/shot_line.css",
  "games/morphatrons/board/board.css",
  "games/shared/players/names.css",
  "games/shared/players/players.css",
  "games/morphatrons/players.css",
  "games/morphatrons/dock/hand.css",
  "games/morphatrons/dock/dock.css",
];

export const loadRules = async () =>
  (await withStyles(import("./rules/rules.js"), "games/shared/rules/rules.css", "games/morphatrons/rules/rules.css"))
    .Rules;

export const loadStage = () =>
  withStyles(import("./stage.js"), "games/shared/stage/players.css", "games/morphatrons/stage.css");

export const loadDraws = async () => (await import("./draws.js")).Draws;

export const loadLesson = lessonBy(() => import("./lesson/lesson.js"), "games/morphatrons/lesson/lesson.css");

export const loadPuzzles = puzzlesBy(
  "morphatrons",
  () => import("./puzzles/picture.js"),
  "games/morphatrons/lesson/lesson.css",
);
