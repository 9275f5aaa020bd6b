/** @import { SoundName, SoundOf } from "../../sound/types.js" */

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
  fight_ended: "chord",
};

/** Return what an event sounds like; null for silence. @type {SoundOf} */
export function sound(event) {
  if (event.kind === "bot_attacked")
    return event.scrapped.length || Object.values(event.heights).includes(0) ? "thud" : "snap";
  return SOUNDS[event.kind] ?? null;
}
