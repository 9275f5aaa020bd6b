/** @import { GameClient } from "../../games/types.js" */
/** @import { TableMotion } from "../../motion/table_motion.js" */
/** @import { FeedItem } from "../../state/types.js" */
/** @import { TableStore } from "../../state/table/store.js" */
/** @import { Line } from "../../i18n/types.js" */
/** @import { LogLine } from "../types.js" */

import { html, useEffect, useMemo, useState } from "../../lib/index.js";
import { attentionFor } from "../../attention/attention.js";
import { Sign } from "../icons/icons.js";
import { focusOn } from "../accessibility/keyboard.js";
import { seatIn, Sentence } from "./sentence.js";
import { Refused, refusalAt } from "../refusals/refused.js";
import { phrases, ReactionButtons } from "./reactions.js";
import { tableSentence } from "../../i18n/table_events.js";
import { words } from "../../i18n/words.js";

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
  const line = tableSentence(item.event) ?? gameLine(item, game, context, player);
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

/**
 * The newest sentence, on a button that opens all of them; and reactions, without opening anything. Where
 * they lie over the table it says instead what they hide: that something is wanted of the player.
 * @param {{store: TableStore, game: GameClient, motion: TableMotion | null, open: boolean, toggle: () => void}} props
 */
export function FeedLine({ store, game, motion, open, toggle }) {
  const feed = useFeedSeen(store.now.feed, motion);
  const lines = linesOf(feed.slice(-30), game, store);
  // Whose turn it is, the board shows; the line is for what was done.
  const last = lines.findLast(({ line }) => line.kind !== "turn") ?? lines.at(-1);
  const [reacting, react] = useState(false);
  const stop = () => {
    react(false);
    focusOn("[data-action=react]");
  };
  const unread = useUnread(store, open);
  const wanted = open && !motion?.staged.value ? attentionFor(store.now, game) : null;
  const press = () => {
    toggle();
    if (wanted) focusOn("[data-headline]");
  };
  return html`<div class=${reacting ? "feed reacting" : "feed"}>
    ${!open && html`<${Refused} refusal=${refusalAt(store, "say", "chat")} />`}
    ${
      reacting
        ? html`<${ReactionButtons} store=${store} done=${stop} />`
        : html`
      <button type="button" class=${`feed-line ${wanted ? "wanted" : ""}`} data-action="feed" aria-expanded=${String(open)} onClick=${press}>
        <span class="ln">${wanted ? html`<b>${words(`table-wanted-${wanted}`)}</b>` : last ? html`<${Sentence} parts=${last.line.parts} roster=${last.item.roster} />` : words("table-nothing-yet")}
          ${!wanted && last?.item.yours && html` <small>${words("table-only-you")}</small>`}</span>
        <${Unread} count=${unread} />
        <${Sign} name="up" />
      </button>`
    }
    <button type="button" key="react" class="iconbtn" data-action="react" disabled=${store.muted.value} aria-label=${words("table-react")} aria-expanded=${String(reacting)}
      onClick=${() => react(!reacting)}><${Sign} name=${reacting ? "x" : "laugh"} /></button>
  </div>`;
}

/** How much was said that one has not read. @param {{count: number}} props */
export const Unread = ({ count }) =>
  count > 0 &&
  html`<span class="unread" data-unread=${count}><${Sign} name="chat" />
  <span aria-hidden="true">${count}</span><span class="sr"> ${words("table-unread", { count })}</span></span>`;

/**
 * Count what other people have said since the log was last open.
 * @param {TableStore} store
 * @param {boolean} open
 */
export function useUnread(store, open) {
  const { feed, n } = store.now;
  const [read, setRead] = useState(n ?? 0);
  useEffect(() => {
    if (open) setRead(n ?? 0);
  }, [open, n]);
  if (open) return 0;
  return feed.filter(
    ({ n: at, event, roster }) =>
      at > read && event.kind === "said" && event.player !== store.player && !roster.bots[event.player],
  ).length;
}
