// For what a match of Morphatrons is remembered.

/** @import { WireEvent } from "../../net/wire.js" */
/** @import { Highlight } from "../types.js" */

import { greatest, most, ofKind, summed } from "../shared/result/counting.js";
import { short } from "./describe.js";

/** Return for what a match is remembered, by its events. @param {WireEvent[]} events @returns {Highlight[]} */
export function highlights(events) {
  const attacks = ofKind(events, "bot_attacked");
  const morphs = events.filter(({ kind }) => kind === "bot_morphed" || kind === "bot_triple_morphed");
  return [
    ...greatest(summed(blows(events)), 3).map((one) => ({ ...one, card: short(String(one.name)) })),
    ...most("scrap", attacks, 2, ({ scrapped }) => scrapped.length),
    ...most("architect", ofKind(events, "building_raised"), 2),
    ...most("restless", morphs, 4),
    ...most("carrier", ofKind(events, "bot_moved"), 2, ({ passengers }) => passengers.length),
  ];
}

/** Return how many chips each attack took from buildings. @param {WireEvent[]} events */
function blows(events) {
  /** @type {Record<string, number>} */
  const heights = {};
  return events.flatMap((event) => {
    if (event.kind === "cities_set_up") Object.assign(heights, event.buildings);
    if (event.kind === "building_raised") heights[event.building] = event.height;
    if (event.kind !== "bot_attacked") return [];
    const count = Object.entries(event.heights).reduce((sum, [building, left]) => sum + heights[building] - left, 0);
    Object.assign(heights, event.heights);
    return [{ kind: "wrecker", seat: event.seat, name: event.card, count }];
  });
}
