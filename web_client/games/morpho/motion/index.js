// How the events of M.O.R.P.H.O. move, as motion/types.d.ts wants it. Not in it, since there is nothing to be
// seen: what nobody is shown (dealt, arranged), what one sees when it happens (saw belongs to looks,
// changes and deals), and one's own secret votes and choices (agreed, disagreed, investment_chosen).

import { SCENE_MILLIS } from "../rule_tables.js";
import { inLimelight } from "./limelight.js";
import { ROUNDS } from "./rounds.js";
import { SHOTS } from "./shots.js";
import { SIGHTS } from "./sights.js";
import { SIGNALS } from "./signals.js";
import { TRAVELS } from "./travels.js";

export { FINALES as finales } from "./finale.js";
export { about, copy, find, forget } from "./looks.js";

export const styles = ["motion/motion.css", "games/morpho/motion/motion.css"];

const ALL = { ...ROUNDS, ...SHOTS, ...SIGHTS, ...SIGNALS, ...TRAVELS };

/** The events that decide are scenes. */
export const choreographies = {
  ...ALL,
  ...Object.fromEntries(Object.keys(SCENE_MILLIS).map((kind) => [kind, inLimelight(ALL[kind])])),
};
export { SCENE_MILLIS as scenes };
