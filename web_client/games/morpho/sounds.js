/** @import { WireEvent } from "../../net/wire.js" */
/** @import { SoundName } from "../../sound/types.js" */

/** The events by what they sound like. @type {Partial<Record<SoundName, string[]>>} */
const SOUNDS = {
  paper: ["round_started", "investigated", "job_changed", "swapped", "transmit_taken", "transmit_laid", "guessed"],
  flip: ["revealed", "guarded", "intercepted", "indicated", "turned"],
  snap: ["sniped", "bombed", "assassinated"],
  thud: ["eliminated"],
  stamp: ["blocked", "block_removed", "invested"],
  bell: ["mission_activated", "escape_tried"],
  heart: ["heart"],
  roll: ["roll"],
  chord: ["round_ended"],
};
const NAMES = /** @type {SoundName[]} */ (Object.keys(SOUNDS));

/**
 * Return what an event sounds like to a seat; undefined for what is not the game's. An end at which somebody scores is won or lost.
 * @param {WireEvent} event
 * @param {number | null} seat null for a spectator
 * @returns {SoundName | undefined}
 */
export const sound = ({ kind, points }, seat) =>
  kind === "round_ended" && seat !== null && points.some(Boolean)
    ? points[seat] > 0
      ? "fanfare"
      : "sigh"
    : NAMES.find((name) => SOUNDS[name]?.includes(kind));
