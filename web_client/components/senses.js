/**
 * @import { GameClient } from "../games/types.js"
 * @import { TableStore } from "../state/store.js"
 */

import { useEffect } from "../lib/index.js";
import { keepAwake } from "../senses/awake.js";
import { makeAudible } from "../senses/sound.js";
import { showCalls } from "../senses/summons.js";
import { vibrateWhenCalled } from "../senses/vibration.js";
import { W } from "./words.js";

/**
 * What a table does beyond its screen: it sounds, calls, and keeps the machine awake.
 * @param {{store: TableStore, game: GameClient}} props
 */
export function Senses({ store, game }) {
  useEffect(() => {
    const senses = [
      makeAudible(store, game),
      vibrateWhenCalled(store, game),
      showCalls(store, game, (call) => W.notice(call, store.code)),
      keepAwake(store),
    ];
    return () => senses.forEach((stop) => stop());
  }, [store, game]);
  return null;
}
