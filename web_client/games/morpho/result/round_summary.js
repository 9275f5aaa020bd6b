/** @import { RoundSummary } from "../../types.js" */
/** @import { WireEvent } from "../../../net/wire.js" */

import { outcomeFaction, outcomeHeadline, outcomeSentence } from "./reasons.js";

/** Sum up a round by the events of its end. @param {WireEvent[]} events @returns {RoundSummary | null} */
export function summary(events) {
  const end = /** @type {any} */ (events.find(({ kind }) => kind === "round_ended"));
  if (!end) return null;
  const { reason, points } = end;
  const faction = outcomeFaction(reason);
  return {
    picture: faction ? `f-${faction}` : null,
    colour: faction ? `f-${faction}` : "",
    title: outcomeHeadline(reason),
    text: outcomeSentence(reason),
    points,
  };
}
