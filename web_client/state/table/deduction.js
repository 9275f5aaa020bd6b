/** @import { Json } from "../../net/wire.js" */
/** @import { TableStore } from "./store.js" */

import { computed, effect } from "../../lib/index.js";
import { request, tablePath } from "../../net/rest.js";

/** How long after a failure it is asked for again, in milliseconds. */
const AGAIN = 2_000;

/**
 * Return what everybody could work out now, in a form of the game's own.
 * @param {TableStore} store
 * @returns {Promise<Json>}
 */
const ask = ({ code, player, state }) =>
  request("GET", `${tablePath(code)}/deduction?player=${encodeURIComponent(player)}&at=${state.peek().n ?? 0}`);

/**
 * Keep what everybody could work out on the screen, where the host offers that, until it is stopped. While it can't be
 * had nothing is shown: it would belong to other cards.
 * @param {TableStore} store
 * @param {() => Promise<(found: Json | null) => void>} load loads what shows it; null hides it
 * @returns {() => void} stops it
 */
export function followDeduction(store, load) {
  const offered = computed(() => {
    const { table, public: view } = store.now;
    return store.live.value && table?.phase === "playing" && table.options.deduction ? view : null;
  });
  /** The view that it is wanted for, and the one that it was found for; null for none. @type {Json | null} */
  let wanted = null;
  /** @type {Json | null} */
  let answered = null;
  let isBusy = false;
  const work = async () => {
    isBusy = true;
    const show = await load().catch(() => null);
    while (show && wanted !== answered) {
      const view = wanted;
      const found = view && (await ask(store).catch(() => null));
      show(wanted && found);
      if (view && !found) await new Promise((resolve) => setTimeout(resolve, AGAIN));
      else answered = view;
    }
    isBusy = false;
  };
  const look = () => {
    if (wanted !== answered && !isBusy) void work();
  };
  const stop = effect(() => {
    wanted = offered.value;
    look();
  });
  return () => {
    stop();
    wanted = null;
    look();
  };
}
