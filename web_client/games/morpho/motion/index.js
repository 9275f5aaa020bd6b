// How the events of M.O.R.P.H.O. move, as motion/types.d.ts wants it. Not in it, since there is nothing to be
// seen: what nobody is shown (dealt, arranged), what one sees when it happens (saw belongs to looks,
// changes and deals), and one's own secret votes and choices (agreed, disagreed, investment_chosen).

import { inLimelight, isLast } from "./limelight.js";
import { ROUNDS } from "./rounds.js";
import { SHOTS } from "./shots.js";
import { SIGHTS } from "./sights.js";
import { SIGNALS } from "./signals.js";
import { TRAVELS } from "./travels.js";

export { FINALES as finales } from "./finale.js";
export { about, copy, find } from "./looks.js";

export const styles = ["motion/motion.css", "games/morpho/motion/motion.css"];

const ALL = { ...ROUNDS, ...SHOTS, ...SIGHTS, ...SIGNALS, ...TRAVELS };

/** What everybody should look at: the last shot of a round always, a mission's indication, a Transmit. */
export const choreographies = {
  ...ALL,
  ...Object.fromEntries(Object.keys(SHOTS).map((kind) => [kind, inLimelight(ALL[kind], isLast)])),
  indicated: inLimelight(ALL.indicated),
  transmit_began: inLimelight(ALL.transmit_began),
  transmit_laid: inLimelight(ALL.transmit_laid),
};
