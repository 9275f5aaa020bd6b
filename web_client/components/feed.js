/**
 * @import { GameClient } from "../games/types.js"
 * @import { Json } from "../net/wire.js"
 * @import { FeedItem } from "../state/types.js"
 * @import { TableStore } from "../state/store.js"
 * @import { Line } from "./types.js"
 */

import { html, useEffect, useMemo, useState } from "../lib/index.js";
import { callIn } from "../senses/call.js";
import { Sign } from "./icons.js";
import { focusOn } from "./keyboard.js";
import { seatIn, Sentence } from "./line.js";
import { Refused, refusalAt } from "./parts.js";
import { ReactionButtons } from "./reactions.js";
import { tableSentence, W } from "./words.js";

/**
 * Tell what happened to whoever is before the page, those events left out that need no sentence. What sums a
 * match up comes after its end, with which it is told.
 * @param {FeedItem[]} feed
 * @param {GameClient} game
 * @param {TableStore} store
 * @returns {{item: FeedItem, line: Line}[]}
 */
export function linesOf(feed, game, store) {
  const view = store.state.value.public ?? {};
  const told = feed.filter(isLastOfItsKind).flatMap((item) => {
    const line = lineOf(item, game, view, store.player);
    return line ? [{ item, line }] : [];
  });
  return told.sort((one, other) => one.item.n - other.item.n || isSum(one) - isSum(other));
}

/** @param {{line: Line}} told */
const isSum = ({ line }) => Number(line.kind === "sum");

/** Lines made before: there are hundreds, and most of them never change. @type {WeakMap<FeedItem, {game: GameClient, hand: unknown, line: Line | null}>} */
const made = new WeakMap();

/**
 * @param {FeedItem} item
 * @param {GameClient} game
 * @param {Json} view
 * @param {string} player
 */
function lineOf(item, game, view, player) {
  const before = made.get(item);
  if (before?.game === game && before.hand === view.hand_size) return before.line;
  const line = tableSentence(item.event) ?? game.sentence(item.event, view, seatIn({ player }, item.roster));
  made.set(item, { game, hand: view.hand_size, line });
  return line;
}

/**
 * Tell whether an item is to be told: of options changed one after the other only the last.
 * @param {FeedItem} item
 * @param {number} i
 * @param {FeedItem[]} feed
 */
const isLastOfItsKind = (item, i, feed) =>
  item.event.kind !== "options_set" || feed[i + 1]?.event.kind !== "options_set";

/**
 * Return what has happened before an update with which a round ends, as long as its last act still moves.
 * @param {FeedItem[]} feed
 * @param {number} ending the number of that update; 0 for all
 */
export const useTold = (feed, ending) => useMemo(() => (ending ? feed.filter(({ n }) => n < ending) : feed), [feed, ending]);

/**
 * The newest sentence, on a button that opens all of them; and reactions, without opening anything. Where
 * they lie over the table it says instead what they hide: that something is wanted of the player.
 * @param {{store: TableStore, game: GameClient, ending: number, open: boolean, toggle: () => void}} props
 */
export function FeedLine({ store, game, ending, open, toggle }) {
  const feed = useTold(store.state.value.feed, ending);
  const lines = linesOf(feed.slice(-30), game, store);
  // Whose turn it is, the board shows; the line is for what was done.
  const last = lines.findLast(({ line }) => line.kind !== "turn") ?? lines.at(-1);
  const [reacting, react] = useState(false);
  const unread = useUnread(store, open);
  const call = open ? callIn(store.state.value, game) : null;
  const press = () => {
    toggle();
    if (call) focusOn("[data-headline]");
  };
  return html`<div class=${reacting ? "feed reacting" : "feed"}>
    ${!open && html`<${Refused} refusal=${refusalAt(store, "say", "chat")} />`}
    ${reacting ? html`<${ReactionButtons} store=${store} done=${() => react(false)} />` : html`
      <button type="button" class=${`feed-line ${call ? "called" : ""}`} data-action="feed" aria-expanded=${String(open)} onClick=${press}>
        <span class="ln">${call ? html`<b>${W.called[call]}</b>` : last ? html`<${Sentence} parts=${last.line.parts} roster=${last.item.roster} />` : W.nothingYet}
          ${!call && last?.item.yours && html` <small>${W.onlyYou}</small>`}</span>
        <${Unread} count=${unread} />
        <${Sign} name="up" />
      </button>`}
    <button type="button" class="iconbtn" data-action="react" aria-label=${W.react} aria-expanded=${String(reacting)}
      onClick=${() => react(!reacting)}><${Sign} name=${reacting ? "x" : "laugh"} /></button>
  </div>`;
}

/** How much was said that one has not read. @param {{count: number}} props */
export const Unread = ({ count }) => count > 0 && html`<span class="unread" data-unread=${count}><${Sign} name="chat" />
  <span aria-hidden="true">${count}</span><span class="sr"> ${W.unread(count)}</span></span>`;

/**
 * Count what others have said since the log was last open.
 * @param {TableStore} store
 * @param {boolean} open
 */
export function useUnread(store, open) {
  const { feed, n } = store.state.value;
  const [read, setRead] = useState(n ?? 0);
  useEffect(() => {
    if (open) setRead(n ?? 0);
  }, [open, n]);
  if (open) return 0;
  return feed.filter(({ n: told, event }) => told > read && event.kind === "said" && event.player !== store.player).length;
}
