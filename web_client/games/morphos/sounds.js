/** @import { SoundName } from "../../sound/types.js" */

import { soundsBy } from "../shared/result/ending_sound.js";

/** What events sound like. @type {Record<string, SoundName>} */
const SOUNDS = {
  stone_placed: "stone",
  stone_flipped: "flip",
  stone_returned: "paper",
  colours_swapped: "bell",
  side_skipped: "thud",
};

/** What an event sounds like. */
export const sound = soundsBy(SOUNDS, {
  ...{ kind: "side_won", timbre: "wood" },
  winners: ({ seat }) => [seat],
});
