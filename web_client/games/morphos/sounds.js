/** @import { WireEvent } from "../../net/wire.js" */
/** @import { SoundName } from "../../sound/types.js" */

/** What events sound like. @type {Record<string, SoundName>} */
const SOUNDS = {
  stone_placed: "stone",
  stone_flipped: "flip",
  stone_returned: "paper",
  colours_swapped: "bell",
  side_skipped: "thud",
  side_won: "chord",
};

/** Return what an event sounds like; null for silence. @param {WireEvent} event */
export const sound = ({ kind }) => SOUNDS[kind] ?? null;
