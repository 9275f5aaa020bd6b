/** @import { WireEvent } from "../../net/wire.js" */
/** @import { SoundName } from "../../sound/types.js" */

/** What events sound like. @type {Record<string, SoundName>} */
const SOUNDS = { dice_rolled: "dice", token_placed: "stamp", seat_resigned: "thud", game_ended: "chord" };

/** Return what an event sounds like; null for silence. @param {WireEvent} event */
export const sound = ({ kind, came }) => (came ? "bell" : (SOUNDS[kind] ?? null));
