// The client of Morphos, as games/types.d.ts describes it.

import { ahead, lazily } from "../../loading/lazy.js";
import { withStyles } from "../../loading/stylesheets.js";
import { lessonBy, puzzlesBy } from "../shared/learning/learning.js";
import { eventsInWords } from "../shared/sentences.js";

export { Board } from "./board/board.js";
export { Dock, dockClass } from "./dock/dock.js";
export { Beside as PastDock, Header, Header as PastHeader } from "./players.js";

const loadSheet = async () =>
  (
    await withStyles(
      import("./rules/mutators_sheet.js"),
      "games/shared/lookup/lookup.css",
      "games/shared/lookup/explained.css",
      "games/morphos/rules/mutators.css",
    )
  ).MutatorsSheet;
export const Beside = lazily(async () => (await import("../shared/lookup/beside.js")).besideBy(loadSheet));
export const Outcome = lazily(async () => (await import("./result.js")).Outcome);
export const FinalPosition = lazily(async () => (await import("./result.js")).FinalPosition);
export const loadEnding = ahead(() => import("./result.js"));
export const OpenMoves = lazily(async () => (await import("./dock/open_moves.js")).OpenMoves);

export const OptionsForm = lazily(async () => (await import("./setup/options_form.js")).OptionsForm);
export const loadOptionsInWords = async () => (await import("./setup/options_words.js")).optionsInWords;

export const title = "Morphos";
export const sentence = eventsInWords("morphos", { side_won: "end" }, ({ kind, black, reason, seat }) => {
  if (kind === "board_set_up") return { seat: black };
  return reason === "resigned" ? { seat: 1 - seat } : {};
});
/** Nothing is secret, and a match is one round. @type {import("../types.js").Filter[]} */
export const logFilters = ["all", "moves", "chat"];
export const Moves = lazily(
  async () => (await withStyles(import("./log/moves.js"), "games/morphos/log/moves.css")).Moves,
);
export const loadMotion = () => import("./motion/index.js");
export const loadSounds = async () => (await import("./sounds.js")).sound;
export const loadPhrases = async () => (await import("./phrases.js")).phrases;
export const styles = [
  "ui/time/time.css",
  "games/shared/dock/dock.css",
  "games/shared/dock/dock_beside.css",
  "games/shared/board/ground.css",
  "games/morphos/ink.css",
  "games/morphos/board/board.css",
  "games/shared/players/names.css",
  "games/shared/players/players.css",
  "games/morphos/players.css",
  "games/morphos/dock/dock.css",
];

export const loadRules = async () =>
  (await withStyles(import("./rules/rules.js"), "games/shared/rules/rules.css", "games/morphos/rules/rules.css")).Rules;

export const loadStage = () =>
  withStyles(import("./stage.js"), "games/shared/stage/players.css", "games/morphos/stage.css");

export const loadDraws = async () => (await import("./draws.js")).Draws;

export const loadLesson = lessonBy(() => import("./lesson/lesson.js"));

export const loadPuzzles = puzzlesBy("morphos", () => import("./puzzles/picture.js"));
