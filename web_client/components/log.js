/**
 * @import { GameClient } from "../games/types.js"
 * @import { FeedItem } from "../state/types.js"
 * @import { TableStore } from "../state/store.js"
 * @import { Line } from "./types.js"
 */

import { html, useEffect, useLayoutEffect, useMemo, useRef, useState } from "../lib/index.js";
import { FeedFilter, filtered } from "./feed_filter.js";
import { linesOf } from "./feed.js";
import { seatColour } from "./icons.js";
import { Sentence } from "./line.js";
import { M } from "./match_words.js";
import { memo } from "./memo.js";
import { Refused, refusalAt, TextForm } from "./parts.js";
import { ReactionButtons } from "./reactions.js";
import { W } from "./words.js";

const NEAR_END = 60;

/**
 * Everything that happened, and the chat. It keeps to its end unless somebody has scrolled up.
 * @param {{store: TableStore, game: GameClient, open?: boolean}} props
 */
export function Log({ store, game, open }) {
  const { feed, public: view, table } = store.state.value;
  const [filter, choose] = useState(/** @type {import("./feed_filter.js").Filter} */ ("all"));
  const all = useMemo(() => linesOf(feed, game, view ?? {}), [feed, game, view?.hand_size]);
  const lines = useMemo(() => filtered(all, feed, filter), [all, feed, filter]);
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  const atEnd = useRef(true);
  useLayoutEffect(() => {
    atEnd.current = true;
  }, [open, filter]);
  // When the list is on the screen: to measure it before would lay the page out twice.
  useEffect(() => {
    if (list.current && atEnd.current) list.current.scrollTop = list.current.scrollHeight;
  });
  /** @param {Event} event which may come when the list is gone already */
  const onScroll = ({ currentTarget }) => {
    const scrolled = /** @type {HTMLElement} */ (currentTarget);
    atEnd.current = scrolled.scrollHeight - scrolled.scrollTop - scrolled.clientHeight < NEAR_END;
  };
  return html`<aside class="log" aria-label=${M.whatHappened}>
    <h2 class="disp">${M.whatHappened}</h2>
    ${table?.match && html`<${FeedFilter} chosen=${filter} choose=${choose} />`}
    <div class="lines" ref=${list} onScroll=${onScroll} role="log" aria-live="off" aria-label=${M.whatHappened} data-feed tabindex="0">
      <ol>${lines.map(({ item, line }) => html`<${Entry} key=${item.key} item=${item} line=${line} />`)}</ol>
      ${lines.length === 0 && html`<p class="nothing">${W.nothingYet}</p>`}
    </div>
    <${ReactionButtons} store=${store} />
    <${TextForm} label=${M.saySomething} action="say" button=${M.send} longest=${300} clears
      onSend=${(/** @type {string} */ text) => store.command("say", { text })} />
    <${Refused} refusal=${refusalAt(store, "say", "page")} words=${game.refusals} />
  </aside>`;
}

const CLASSES = { turn: "tn", chat: "chat", end: "end" };

const Entry = memo((/** @type {{item: FeedItem, line: Line}} */ { item, line }) => {
  const kind = line.kind ? CLASSES[line.kind] : "";
  return html`<li class=${`${kind} ${item.yours ? "me" : ""} ${seatColour(line.seat)}`} data-event=${item.event.kind}>
    <${Sentence} parts=${line.parts} roster=${item.roster} />
    ${item.yours && html`<small>${W.onlyYou}</small>`}
  </li>`;
});
