// The client of M.O.R.P.H.O., as games/index.js wants it.

export { Board } from "./board.js";
export { Dock } from "./dock.js";
export { Hero, Notice, OpenMoves } from "./extras.js";
export { OptionsForm, optionsInWords } from "./options_form.js";
export { LastCards, Outcome } from "./outcome.js";
export { sentence } from "./sentences.js";
export { sound } from "./sounds.js";
export { Tiles as Header } from "./tiles.js";
export { isReaction, ranking, winner } from "./view.js";
export { REFUSALS as refusals } from "./words.js";
import { M } from "./words.js";

export const { title } = M;
export const loadRules = async () => (await import("./rules.js")).Rules;
export const styles = [
  "/games/morpho/factions.css",
  "/games/morpho/card.css",
  "/games/morpho/card_marks.css",
  "/games/morpho/card_light.css",
  "/games/morpho/tiles.css",
  "/games/morpho/tokens.css",
  "/games/morpho/poster.css",
  "/games/morpho/notices.css",
  "/games/morpho/ring.css",
  "/games/morpho/plate.css",
  "/games/morpho/ring_oval.css",
  "/games/morpho/dock.css",
  "/games/morpho/arrange.css",
  "/games/morpho/round_over.css",
  "/games/morpho/options.css",
  "/games/morpho/rules.css",
];
