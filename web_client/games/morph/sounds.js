/** @import { WireEvent } from "../../net/wire.js" */
/** @import { SoundName } from "../../sound/types.js" */

/** What events sound like. @type {Record<string, SoundName>} */
const SOUNDS = {
  stake_chosen: "paper",
  stakes_shown: "flip",
  mana_put: "paper",
  mana_drawn: "paper",
  creature_summoned: "stamp",
  creature_revealed: "flip",
  feat_used: "bell",
  assault_began: "bell",
  creature_attacked: "snap",
  deck_attacked: "snap",
  creature_destroyed: "thud",
  creature_dissipated: "paper",
  card_discarded: "tap",
  battle_ended: "chord",
};

/** Return what an event sounds like; null for silence. @param {WireEvent} event */
export const sound = ({ kind }) => SOUNDS[kind] ?? null;
