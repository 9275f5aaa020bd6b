/**
 * @import { GameClient } from "../games/types.js"
 * @import { Json } from "../net/wire.js"
 * @import { FeedItem } from "../state/types.js"
 * @import { TableStore } from "../state/store.js"
 * @import { Line } from "./types.js"
 */

import { html, useLayoutEffect, useMemo, useRef } from "../lib/index.js";
import { seatColour, Sign } from "./icons.js";
import { Sentence } from "./line.js";
import { Refused, refusalAt, TextForm } from "./parts.js";
import { tableSentence, W } from "./words.js";

const NEAR_END = 60;

/**
 * Tell what happened, those events left out that need no sentence.
 * @param {FeedItem[]} feed
 * @param {GameClient} game
 * @param {Json} view
 * @returns {{item: FeedItem, line: Line}[]}
 */
export function linesOf(feed, game, view) {
  return feed.filter(isLastOfItsKind).flatMap((item) => {
    const line = tableSentence(item.event) ?? game.sentence(item.event, view);
    return line ? [{ item, line }] : [];
  });
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
 * The newest sentence, on a button that opens all of them.
 * @param {{store: TableStore, game: GameClient, open: boolean, toggle: () => void}} props
 */
export function FeedLine({ store, game, open, toggle }) {
  const { feed, public: view } = store.state.value;
  const lines = linesOf(feed.slice(-30), game, view ?? {});
  // Whose turn it is, the board shows; the line is for what was done.
  const last = lines.findLast(({ line }) => line.kind !== "turn") ?? lines.at(-1);
  return html`<button type="button" class="feed" data-action="feed" aria-expanded=${String(open)} onClick=${toggle}>
    <span class="ln">${last ? html`<${Sentence} parts=${last.line.parts} roster=${last.item.roster} />` : W.nothingYet}
      ${last?.item.yours && html`<small>${W.onlyYou}</small>`}</span>
    <${Sign} name="up" />
  </button>`;
}

/**
 * Everything that happened, and the chat. It keeps to its end unless somebody has scrolled up.
 * @param {{store: TableStore, game: GameClient, open?: boolean}} props
 */
export function Log({ store, game, open }) {
  const { feed, public: view } = store.state.value;
  const lines = useMemo(() => linesOf(feed, game, view ?? {}), [feed, game, view?.hand_size]);
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  const atEnd = useRef(true);
  useLayoutEffect(() => {
    atEnd.current = true;
  }, [open]);
  useLayoutEffect(() => {
    if (list.current && atEnd.current) list.current.scrollTop = list.current.scrollHeight;
  });
  /** @param {Event} event which may come when the list is gone already */
  const onScroll = ({ currentTarget }) => {
    const scrolled = /** @type {HTMLElement} */ (currentTarget);
    atEnd.current = scrolled.scrollHeight - scrolled.scrollTop - scrolled.clientHeight < NEAR_END;
  };
  return html`<aside class="log" aria-label=${W.whatHappened}>
    <h2 class="disp">${W.whatHappened}</h2>
    <div class="lines" ref=${list} onScroll=${onScroll} role="log" aria-live="off" aria-label=${W.whatHappened} data-feed tabindex="0">
      <ol>${lines.map(({ item, line }) => html`<${Entry} key=${item.key} item=${item} line=${line} />`)}</ol>
    </div>
    <${TextForm} label=${W.saySomething} action="say" button=${W.send} longest=${300} clears
      onSend=${(/** @type {string} */ text) => store.command("say", { text })} />
    <${Refused} refusal=${refusalAt(store, "say", "page")} words=${game.refusals} />
  </aside>`;
}

const CLASSES = { turn: "tn", chat: "chat", end: "end" };

/** @param {{item: FeedItem, line: Line}} props */
function Entry({ item, line }) {
  const kind = line.kind ? CLASSES[line.kind] : "";
  return html`<li class=${`${kind} ${item.yours ? "me" : ""} ${seatColour(line.seat)}`} data-event=${item.event.kind}>
    <${Sentence} parts=${line.parts} roster=${item.roster} />
    ${item.yours && html`<small>${W.onlyYou}</small>`}
  </li>`;
}
