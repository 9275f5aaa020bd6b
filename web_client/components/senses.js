/**
 * @import { GameClient } from "../games/types.js"
 * @import { TableMotion } from "../motion/table_motion.js"
 * @import { TableStore } from "../state/store.js"
 */

import { useEffect, useLayoutEffect, useMemo } from "../lib/index.js";
import { keepAwake } from "../senses/awake.js";
import { soundCalls, soundEvents } from "../senses/sound.js";
import { Speaker } from "../senses/speaker.js";
import { showCalls } from "../senses/summons.js";
import { vibrateWhenCalled } from "../senses/vibration.js";
import { M } from "./match_words.js";

/**
 * What a table does beyond its screen: it sounds, calls, and keeps the machine awake.
 * @param {{store: TableStore, game: GameClient, motion: TableMotion | null}} props
 */
export function Senses({ store, game, motion }) {
  useSound(store, game, motion);
  useEffect(() => {
    const senses = [
      vibrateWhenCalled(store, game),
      showCalls(store, game, (call) => M.notice(call, store.code)),
      keepAwake(store),
    ];
    return () => senses.forEach((stop) => stop());
  }, [store, game]);
  return null;
}

/**
 * Let it be heard what happens at a table, and that somebody is called.
 * @param {TableStore} store
 * @param {GameClient} game
 * @param {TableMotion | null} motion
 */
export function useSound(store, game, motion) {
  const speaker = useMemo(() => new Speaker(), []);
  useEffect(() => () => speaker.close(), [speaker]);
  // Whoever may hear sounds hears all: none comes between the first tap and the next frame.
  useLayoutEffect(() => soundCalls(store, game, speaker), [store, game]);
  useLayoutEffect(() => soundEvents(store, game, motion, speaker), [store, game, motion]);
}
