/** @import { WireEvent } from "../../net/wire.js" */
/** @import { SoundName } from "../../sound/types.js" */

/** @type {Record<string, SoundName>} */
const SOUNDS = {
  round_started: "paper",
  investigated: "paper",
  job_changed: "paper",
  swapped: "paper",
  transmit_taken: "paper",
  transmit_laid: "paper",
  guessed: "paper",
  revealed: "flip",
  guarded: "flip",
  intercepted: "flip",
  indicated: "flip",
  sniped: "snap",
  bombed: "snap",
  assassinated: "snap",
  eliminated: "thud",
  blocked: "stamp",
  block_removed: "stamp",
  invested: "stamp",
  mission_activated: "bell",
  escape_tried: "bell",
  round_ended: "chord",
};

/** Return what an event sounds like; null for silence. @param {WireEvent} event */
export const sound = (event) => (Object.hasOwn(SOUNDS, event.kind) ? SOUNDS[event.kind] : null);
