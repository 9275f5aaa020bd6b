/** @import { GameClient } from "../../games/types.js" */
/** @import { TableMotion } from "../../motion/table_motion.js" */
/** @import { TableStore } from "../../state/table/store.js" */

import { useEffect, useLayoutEffect, useMemo } from "../../lib/index.js";
import { loadWords } from "../../i18n/words.js";
import { phrases } from "../log/reactions.js";
import { followDeduction } from "../../state/table/deduction.js";
import { keepAwake } from "../../attention/wake_lock.js";
import { soundAttention, soundEvents } from "../../sound/sound_events.js";
import { Speaker } from "../../sound/speaker.js";
import { sound } from "../../state/preferences.js";
import { showAttention } from "../../attention/notifications.js";
import { vibrateForAttention } from "../../attention/vibration.js";

/**
 * What a table does besides its screen: play sounds, ask for attention, and keep the device awake.
 * @param {{store: TableStore, game: GameClient, motion: TableMotion | null}} props
 */
export function Effects({ store, game: played, motion }) {
  const isHand = store.isHand.value;
  const game = isHand ? hushed(played) : played;
  useSound(store, game, motion);
  useEffect(() => void loadPhrases(game).catch(() => {}), [game]);
  useEffect(
    () => (store.player && game.loadDeduction ? followDeduction(store, loaderOf(game.loadDeduction)) : undefined),
    [store, game],
  );
  useEffect(() => {
    const stops = [
      vibrateForAttention(store, game),
      showAttention(store, game),
      keepAwake(() => store.now.table?.phase === "playing"),
    ];
    return () => stops.forEach((stop) => stop());
  }, [store, game]);
  return null;
}

/** Each made once, as all sentences of another game are made anew. @type {WeakMap<GameClient, GameClient>} */
const quiet = new WeakMap();

/**
 * Return a game whose events are heard from the big screen, and who must react from nowhere: that may be a secret.
 * @param {GameClient} game
 * @returns {GameClient}
 */
export function hushed(game) {
  const made = quiet.get(game) ?? { ...game, isHushed: game.isReaction, loadSounds: undefined };
  quiet.set(game, made);
  return made;
}

/**
 * Return what loads a part with its words.
 * @template Part
 * @param {() => Promise<Part>} load
 * @returns {() => Promise<Part>}
 */
const loaderOf = (load) => async () => {
  const part = await load();
  await loadWords();
  return part;
};

/** Load what is said by a tap, for the log as well. @param {GameClient} game */
export async function loadPhrases(game) {
  const load = game.loadPhrases ?? (async () => (await import("../log/phrases.js")).phrases);
  phrases.value = (await loaderOf(load)())();
}

/**
 * Play the sounds of a table's events, and those that ask for attention.
 * @param {TableStore} store
 * @param {GameClient} game
 * @param {TableMotion | null} motion
 * @param {typeof sound} [chosen] whether there are any
 */
export function useSound(store, game, motion, chosen = sound) {
  const speaker = useMemo(() => new Speaker(chosen), []);
  useEffect(() => () => speaker.close(), [speaker]);
  // In the frame that shows the table, so that no sound is lost after the first tap.
  useLayoutEffect(() => soundAttention(store, game, speaker), [store, game]);
  useLayoutEffect(() => soundEvents(store, game, motion, speaker), [store, game, motion]);
}
