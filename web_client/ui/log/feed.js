/** @import { GameClient } from "../../games/types.js" */
/** @import { TableMotion } from "../../motion/table_motion.js" */
/** @import { FeedItem } from "../../state/types.js" */
/** @import { TableStore } from "../../state/table/store.js" */
/** @import { Line } from "../../i18n/types.js" */
/** @import { LogLine } from "../types.js" */

import { useMemo } from "../../lib/index.js";
import { seatIn } from "./sentence.js";
import { phrases } from "./reactions.js";
import { turnHeading } from "./turn.js";
import { tableSentence } from "../../i18n/table_events.js";

/**
 * Return what happened in sentences for this player, without the events that need none. The summary of a match
 * comes after its end.
 * @param {FeedItem[]} feed
 * @param {GameClient} game
 * @param {TableStore} store
 * @returns {LogLine[]}
 */
export function linesOf(feed, game, store) {
  const context = game.sentenceContext?.(store.now.public ?? {});
  const lines = feed.flatMap((item, i) => {
    if (!isLastOfItsKind(item, i, feed) || game.isShown?.(feed, i) === false) return [];
    const line = lineOf(item, game, context, store.player);
    return line ? [{ item, line }] : [];
  });
  return lines.sort((one, other) => one.item.n - other.item.n || isSum(one) - isSum(other));
}

/** @param {{line: Line}} entry */
const isSum = ({ line }) => Number(line.kind === "sum");

/** Lines made before: there are hundreds. They change with the game and its context alone. @type {WeakMap<FeedItem, {game: GameClient, context: unknown, line: Line | null}>} */
const made = new WeakMap();

/** Whether a sentence has failed: only the first is reported. */
let hasFailed = false;

/**
 * @param {FeedItem} item
 * @param {GameClient} game
 * @param {unknown} context
 * @param {string} player
 */
function lineOf(item, game, context, player) {
  const { phrase } = item.event;
  if (phrase && !phrases.value?.inWords(phrase).length) return null;
  const before = made.get(item);
  if (before?.game === game && before.context === context) return before.line;
  const line =
    tableSentence(item.event) ?? turnHeading(item.event, game, context) ?? gameLine(item, game, context, player);
  made.set(item, { game, context, line });
  return line;
}

/**
 * Return a game's line for an event; null where its sentence fails, as for an event of another game. One line that is
 * lacking must not take the page away.
 * @param {FeedItem} item
 * @param {GameClient} game
 * @param {unknown} context
 * @param {string} player
 */
function gameLine(item, game, context, player) {
  try {
    return game.sentence(item.event, context, seatIn({ player }, item.roster));
  } catch (error) {
    if (!hasFailed) console.error(error);
    hasFailed = true;
    return null;
  }
}

/**
 * Return whether an item has a line: of options changed one after the other only the last.
 * @param {FeedItem} item
 * @param {number} i
 * @param {FeedItem[]} feed
 */
const isLastOfItsKind = (item, i, feed) =>
  item.event.kind !== "options_set" || feed[i + 1]?.event.kind !== "options_set";

/**
 * Return the feed without what still moves on the table, but with all that was said.
 * @param {FeedItem[]} feed
 * @param {TableMotion | null} motion
 */
export function useFeedSeen(feed, motion) {
  const seen = motion?.seen.value?.n ?? Infinity;
  return useMemo(() => feed.filter(({ n, event }) => n <= seen || event.kind === "said"), [feed, seen]);
}
