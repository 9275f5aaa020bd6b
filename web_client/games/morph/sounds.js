/** @import { SoundName } from "../../sound/types.js" */

import { soundsBy } from "../shared/result/ending_sound.js";

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
};

/** What an event sounds like. */
export const sound = soundsBy(SOUNDS, {
  ...{ kind: "battle_ended", timbre: "glass" },
  winners: ({ winner }) => [winner],
});
