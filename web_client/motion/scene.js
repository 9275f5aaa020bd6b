/** @import { WireEvent } from "../net/wire.js" */
/** @import { TableState } from "../state/types.js" */
/** @import { Act, Cover, GameMotion, Place, Scene } from "./types.js" */

import { boxOf } from "./overlay.js";

/**
 * Make acts from events. Call it while the board still shows the state before them.
 * @param {WireEvent[]} events in their order
 * @param {{before: TableState, after: TableState, all: WireEvent[], again?: boolean}} around `all` events of the update
 * @param {GameMotion} game
 * @param {number} due when the last must be over, in milliseconds of `performance.now()`
 * @returns {Act[]}
 */
export function actsOf(events, { before, after, all, again = false }, game, due) {
  /** How places look after an earlier event of the update. @type {Map<Place, HTMLElement>} */
  const looks = new Map();
  return events.flatMap((event) => {
    if (!Object.hasOwn(game.choreographies, event.kind)) return [];
    /** @type {Cover[]} */
    const covers = [];
    /** @type {Scene} */
    const scene = {
      before,
      after,
      all,
      again,
      keep: (place) => {
        const cover = { place, node: lookOf(place, looks, game), box: boxOf(game.find(place)) };
        covers.push(cover);
        return cover;
      },
      becomes: (place, node) => looks.set(place, node),
    };
    const movement = game.choreographies[event.kind](event, scene);
    if (!movement) return [];
    const staged = !again && Object.hasOwn(game.scenes ?? {}, event.kind);
    return [{ ...movement, holds: movement.holds ?? [], event, covers, due, staged }];
  });
}

/**
 * @param {Place} place
 * @param {Map<Place, HTMLElement>} looks
 * @param {GameMotion} game
 */
function lookOf(place, looks, game) {
  const changed = looks.get(place);
  if (changed) return /** @type {HTMLElement} */ (changed.cloneNode(true));
  const element = game.find(place);
  return element ? game.copy(element) : null;
}
