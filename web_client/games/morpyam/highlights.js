// For what a match of Morpyam is remembered.

/** @import { WireEvent } from "../../net/wire.js" */
/** @import { Highlight } from "../types.js" */

import { greatest, most, ofKind } from "../shared/result/counting.js";

/** Return for what a match is remembered, by its events. @param {WireEvent[]} events @returns {Highlight[]} */
export function highlights(events) {
  const calls = ofKind(events, "dice_rolled").filter(({ call }) => call !== null);
  const came = (/** @type {number} */ seat) => calls.filter((one) => one.seat === seat && one.came).length;
  const gains = ofKind(events, "token_placed").map(({ seat, box, gained }) => ({
    kind: "gain",
    seat,
    box,
    count: gained,
  }));
  const agains = ofKind(events, "turn_began").filter(({ again }) => again);
  return [
    ...most("calls", calls, 2).map((one) => ({ ...one, came: came(one.seat) })),
    ...most("again", agains, 1),
    ...greatest(gains, 2),
    ...greatest(droughts(events), 3),
  ];
}

/** Return how many turns in a row somebody has placed nothing. @param {WireEvent[]} events */
function droughts(events) {
  /** @type {Record<number, number>} */
  const lasting = {};
  return events.flatMap(({ kind, seat }) => {
    if (kind === "token_placed") lasting[seat] = 0;
    if (kind !== "turn_passed") return [];
    lasting[seat] = (lasting[seat] ?? 0) + 1;
    return [{ kind: "drought", seat, count: lasting[seat] }];
  });
}
