// What the other player did in their last turn: it stays in sight while this player thinks.

/** @import { GameClient } from "../../games/types.js" */
/** @import { FeedItem } from "../../state/types.js" */
/** @import { TableStore } from "../../state/table/store.js" */
/** @import { LogLine } from "../types.js" */

import { linesOf } from "./feed.js";

/**
 * Return what is worth telling of the turn before this player's, while theirs lasts; [] where a turn is one move, and
 * for spectators.
 * @param {FeedItem[]} feed
 * @param {GameClient} game
 * @param {TableStore} store
 * @returns {LogLine[]}
 */
export function lastTurnOf(feed, game, store) {
  const { turnRecap } = game;
  const begun = feed.flatMap(({ event }, i) => (event.kind === "turn_began" ? [i] : []));
  const now = begun.at(-1);
  if (!turnRecap || now === undefined || feed[now].event.seat !== store.seat.value) return [];
  return linesOf(feed.slice(begun.at(-2) ?? 0, now), game, store).filter(({ item }) => turnRecap.test(item.event.kind));
}
