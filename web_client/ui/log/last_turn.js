// What the other player did in their last turn: it stays in sight while this player thinks.

/** @import { GameClient } from "../../games/types.js" */
/** @import { Part } from "../../i18n/types.js" */
/** @import { FeedItem } from "../../state/types.js" */
/** @import { TableStore } from "../../state/table/store.js" */
/** @import { LogLine } from "../types.js" */

import { html } from "../../lib/index.js";
import { linesOf } from "./feed.js";
import { Sentence } from "./sentence.js";

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

/** What was done in a turn, sentence by sentence; what several in a row begin with is said once. @param {{lines: LogLine[]}} props */
export const LastTurn = ({ lines }) =>
  lines.map(({ item, line: { parts } }, i) => {
    const isSaid = i > 0 && nameIn(parts) !== null && nameIn(parts) === nameIn(lines[i - 1].line.parts);
    return html`${i > 0 && " · "}<${Sentence} parts=${isSaid ? parts.slice(1) : parts} roster=${item.roster} />`;
  });

/** Return the player or the thing with which a sentence begins; null for another one. @param {Part[]} parts */
function nameIn([first]) {
  if (typeof first !== "object") return null;
  return "seat" in first ? first.seat : "strong" in first ? first.strong : null;
}
