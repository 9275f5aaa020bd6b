// What a round of M.O.R.P.H.O. has besides its table when it is seen again, and a match that is over.

import { lazily } from "../../../loading/lazy.js";
import { withStyles } from "../../../loading/stylesheets.js";

export const MatchAnalysis = lazily(
  async () =>
    (await withStyles(import("../result/match_analysis.js"), "games/morpho/result/match_analysis.css")).MatchAnalysis,
);

export { Knowledge } from "./knowledge.js";
export { readAnalysis, showKnowers } from "./known_then.js";
export { mark } from "./marks.js";
