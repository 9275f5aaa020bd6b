/** @import { SoundName, SoundOf } from "../../sound/types.js" */

import { soundsBy } from "../shared/result/ending_sound.js";

/** What events sound like. @type {Record<string, SoundName>} */
const SOUNDS = { dice_rolled: "dice", token_placed: "stamp", seat_resigned: "thud" };

const byKind = soundsBy(SOUNDS, { kind: "game_ended", timbre: "toy", winners: ({ winners }) => winners });

/** Return what an event sounds like: a call that comes rings. @type {SoundOf} */
export const sound = (event, seat) => (event.came ? "bell" : byKind(event, seat));
