// For what a match of Morph is remembered.

/** @import { WireEvent } from "../../net/wire.js" */
/** @import { Highlight } from "../types.js" */

import { greatest, most, ofKind, summed } from "../shared/result/counting.js";
import { creatureName } from "./cards/creatures.js";

/** Return for what a match is remembered, by its events. The Shadow is nobody's deed. @param {WireEvent[]} events @returns {Highlight[]} */
export function highlights(events) {
  const isSolo = events.some(({ kind, mode }) => kind === "battle_set_up" && mode === "solo");
  const strikes = ofKind(events, "deck_attacked").map(({ seat, card, cards }) => ({
    ...{ kind: "striker", seat, name: card, count: cards },
  }));
  const homeward = events.filter(({ kind }) => kind === "creature_dissipated" || kind === "card_renewed");
  const found = [
    ...greatest(assaults(events), 3),
    ...greatest(summed(strikes), 3).map((one) => ({ ...one, creature: creatureName(String(one.name)) })),
    ...most("feats", ofKind(events, "feat_used"), 2),
    ...most("home", homeward, 2),
    ...most("losses", ofKind(events, "creature_destroyed"), 3),
  ];
  return found.filter(({ seat }) => !isSolo || seat === 0);
}

/** Return how many cards each assault took from the other deck. @param {WireEvent[]} events */
function assaults(events) {
  const made = ofKind(events, "assault_began").map(({ seat }) => ({ kind: "blow", seat, count: 0 }));
  let now = -1;
  let isOn = false;
  for (const { kind, seat } of events) {
    if (kind === "assault_began") [now, isOn] = [now + 1, true];
    if (kind === "assault_ended") isOn = false;
    if (kind === "card_discarded" && isOn && seat !== made[now].seat) made[now].count += 1;
  }
  return made;
}
