/** @import { SoundName, SoundOf } from "../../sound/types.js" */

import { soundsBy } from "../shared/result/ending_sound.js";

/** What events sound like. @type {Record<string, SoundName>} */
const SOUNDS = {
  cities_set_up: "bell",
  card_drawn: "paper",
  deck_reshuffled: "paper",
  bot_played: "stamp",
  bot_moved: "paper",
  bot_morphed: "flip",
  building_raised: "stamp",
  bot_deactivated: "thud",
  bot_triple_morphed: "flip",
};

const byKind = soundsBy(SOUNDS, {
  ...{ kind: "fight_ended", timbre: "brass" },
  winners: ({ winner }) => (winner === null ? [] : [winner]),
});

/** Return what an event sounds like. @type {SoundOf} */
export function sound(event, seat) {
  if (event.kind === "bot_attacked")
    return event.scrapped.length || Object.values(event.heights).includes(0) ? "thud" : "snap";
  return byKind(event, seat);
}
