// How a round ended, in colours and words.

/** @import { Faction } from "../types.js" */
/** @import { Reason } from "../wire.js" */

import { findWords, words } from "../../../i18n/words.js";

/** @type {Partial<Record<Reason, Faction>>} */
const WINNERS = {
  killers_eliminated: "morpho",
  leader_eliminated: "killers",
  deserters_eliminated: "outsiders",
  technician_eliminated: "aliens",
  mission_succeeded: "morpho",
  mission_failed: "killers",
  deserter_escaped: "deserters",
  parasite_escaped: "aliens",
  report_right: "outsiders",
  report_wrong: "outsiders",
  perception_right: "aliens",
  perception_wrong: "aliens",
};

/** Return the faction in whose colour a round's end is shown. @param {Reason} reason */
export const outcomeFaction = (reason) => WINNERS[reason] ?? "";

/** @param {Reason} reason */
export const outcomeHeadline = (reason) => findWords(`morpho-reason-${reason}`) ?? words("morpho-round-over");

/** @param {Reason} reason */
export const outcomeSentence = (reason) => findWords(`morpho-reason-${reason}.says`) ?? "";
