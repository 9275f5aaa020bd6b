// What a round of M.O.R.P.H.O. has besides its table when it is seen again, and a match that is over.

import { lazily } from "../../../loading/lazy.js";
import { withStyles } from "../../../loading/stylesheets.js";

export const Fooled = lazily(
  async () => (await withStyles(import("../result/fooled.js"), "games/morpho/result/fooled.css")).Fooled,
);

export { Knowledge } from "./knowledge.js";
export { readAnalysis, showKnowers } from "./known_then.js";
export { mark } from "./marks.js";
export { MomentCards } from "../result/moment_cards.js";
export { momentsOf } from "../result/moments.js";
