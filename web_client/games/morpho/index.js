// The client of M.O.R.P.H.O., as games/types.d.ts describes it.

import { lazily } from "../../loading/lazy.js";
import { withStyles } from "../../loading/stylesheets.js";
import { lessonBy } from "../shared/learning/learning.js";

export { Board } from "./board/board.js";
export { Dock, dockClass } from "./dock/dock.js";
export { sentence, sentenceContext } from "./sentences.js";
export { Hand as PastDock } from "./cards/hand.js";
export { Header } from "./cards/tiles.js";
export { isReaction, tieInWords } from "./view.js";

export const Beside = lazily(async () => (await import("./lookup/beside.js")).Beside);
export const Hero = lazily(async () => (await import("./home/poster.js")).Hero);
export const FinalPosition = lazily(async () => (await import("./result/outcome.js")).FinalPosition);
export const OpenMoves = lazily(async () => (await import("./dock/open_moves.js")).OpenMoves);
export const OptionsForm = lazily(async () => (await import("./setup/options_form.js")).OptionsForm);
export const Outcome = lazily(async () => (await import("./result/outcome.js")).Outcome);
export const Setup = lazily(async () => (await import("./setup/deck.js")).Deck);

export const title = "M.O.R.P.H.O.";
export const oneLineAMove = true;
export const loadSounds = async () => (await import("./sounds.js")).sound;
export const loadPhrases = async () => (await import("./phrases.js")).phrases;
export const loadOptionsInWords = async () => (await import("./setup/options_words.js")).optionsInWords;
export const loadMotion = () => import("./motion/index.js");
export const styles = [
  "games/morpho/cards/factions.css",
  "games/morpho/cards/card.css",
  "games/morpho/cards/card_marks.css",
  "games/morpho/dock/about.css",
  "games/morpho/cards/card_light.css",
  "games/morpho/cards/tiles.css",
  "games/morpho/cards/tokens.css",
  "games/morpho/home/poster.css",
  "games/morpho/board/notices.css",
  "games/shared/board/shot_line.css",
  "games/morpho/board/ring.css",
  "games/morpho/board/ring_columns.css",
  "games/morpho/board/ring_oval.css",
  "games/morpho/board/plate.css",
  "games/morpho/board/ring_tall.css",
  "games/morpho/dock/dock.css",
  "games/morpho/dock/answers.css",
  "games/morpho/dock/arrange.css",
  "games/morpho/result/round_over.css",
  "games/morpho/setup/deck.css",
  "games/morpho/setup/unknowns.css",
];

const RULES_STYLES = [
  "games/shared/rules/rules.css",
  "games/morpho/rules/rules.css",
  "games/morpho/rules/topics.css",
  "games/morpho/rules/pictures.css",
  "games/morpho/rules/identity.css",
  "games/morpho/rules/print.css",
];

export const loadRoundSummary = async () => (await import("./result/round_summary.js")).summary;

export const loadAwards = async () =>
  (await withStyles(import("./result/awards.js"), "games/morpho/result/awards.css")).Awards;

export const loadNumbers = async () =>
  (await withStyles(import("./history/numbers.js"), "games/morpho/history/numbers.css")).Numbers;

export const loadStage = () => withStyles(import("./stage/index.js"), "games/morpho/stage/stage.css");

export const loadReplay = () => withStyles(import("./replay/index.js"), "games/morpho/replay/knowledge.css");

export const loadHand = async () => (await withStyles(import("./hand/hand.js"), "games/morpho/hand/hand.css")).Hand;

export const loadDraws = async () =>
  (await withStyles(import("./result/draws.js"), "games/morpho/result/draws.css")).Draws;

export const loadDeduction = async () =>
  (await withStyles(import("./deduction/index.js"), "games/morpho/deduction/deduction.css")).show;

export const loadLesson = lessonBy(() => import("./lesson/lesson.js"), "games/morpho/lesson/lesson.css");

export const loadRules = async () => (await withStyles(import("./rules/rules.js"), ...RULES_STYLES)).Rules;
