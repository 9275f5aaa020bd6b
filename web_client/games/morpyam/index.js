// The client of Morpyam, as games/types.d.ts describes it.

import { ahead, lazily } from "../../loading/lazy.js";
import { withStyles } from "../../loading/stylesheets.js";
import { lessonBy, puzzlesBy } from "../shared/learning/learning.js";

export { Board } from "./board/board.js";
export { Dock, dockClass, PastDock } from "./dock/dock.js";
export { Header, Header as PastHeader } from "./players.js";
export { sentence } from "./events.js";
export { tieInWords } from "./result.js";

export const Outcome = lazily(async () => (await import("./result.js")).Outcome);
export const FinalPosition = lazily(async () => (await import("./result.js")).FinalPosition);
export const loadEnding = ahead(() => import("./result.js"));
export const OpenMoves = lazily(async () => (await import("../shared/dock/resign.js")).Resign);

export const title = "Morpyam";
/** Nothing is secret, and a match is one round. @type {import("../types.js").Filter[]} */
export const logFilters = ["all", "chat"];
export const loadSounds = async () => (await import("./sounds.js")).sound;
export const loadPhrases = async () => (await import("./phrases.js")).phrases;
export const loadMotion = () => import("./motion/index.js");
export const styles = [
  "games/shared/board/squares.css",
  "ui/time/time.css",
  "games/shared/dock/dock.css",
  "games/shared/dock/dock_beside.css",
  "games/shared/dock/answer_keys.css",
  "games/shared/board/ground.css",
  "games/morpyam/ink.css",
  "games/shared/players/names.css",
  "games/shared/players/players.css",
  "games/morpyam/players.css",
  "games/morpyam/board/board.css",
  "games/morpyam/dock/dock.css",
];

export const loadRules = async () =>
  (await withStyles(import("./rules/rules.js"), "games/shared/rules/rules.css", "games/morpyam/rules/rules.css")).Rules;

export const loadStage = () =>
  withStyles(import("./stage.js"), "games/shared/stage/players.css", "games/morpyam/stage.css");

export const loadDraws = async () => (await withStyles(import("./draws.js"), "games/morpyam/draws.css")).Draws;

export const loadLesson = lessonBy(() => import("./lesson/lesson.js"), "games/morpyam/lesson/lesson.css");
export const loadPuzzles = puzzlesBy("morpyam", () => import("./puzzles/picture.js"));
