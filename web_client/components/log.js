/**
 * @import { GameClient } from "../games/types.js"
 * @import { VNode } from "../lib/index.js"
 * @import { FeedItem } from "../state/types.js"
 * @import { TableStore } from "../state/store.js"
 * @import { Line } from "./types.js"
 */

import { html, useEffect, useLayoutEffect, useMemo, useRef, useState } from "../lib/index.js";
import { FeedFilter, filtered } from "./feed_filter.js";
import { linesOf } from "./feed.js";
import { seatColour } from "./icons.js";
import { whenLaidOut } from "./laid_out.js";
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
  const all = useMemo(() => linesOf(feed, game, store), [feed, game, view?.hand_size]);
  const lines = useMemo(() => filtered(all, feed, filter), [all, feed, filter]);
  const entries = useEntries(lines);
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  const atEnd = useRef(true);
  const top = useRef(0);
  useLayoutEffect(() => {
    atEnd.current = true;
  }, [open, filter]);
  useEffect(() => {
    const scrolled = list.current;
    if (!scrolled) return undefined;
    const toEnd = () => {
      const { scrollHeight } = scrolled;
      return () => {
        if (atEnd.current) scrolled.scrollTop = scrollHeight;
      };
    };
    const stops = [scrolled, ...scrolled.children].map((element) => whenLaidOut(element, toEnd));
    return () => stops.forEach((stop) => stop());
  }, []);
  // The event of our own scrolling may come when there are more lines already, and when the list is
  // gone: so only who scrolls upwards leaves the end.
  /** @param {Event} event */
  const onScroll = ({ currentTarget }) => {
    const { scrollHeight, scrollTop, clientHeight } = /** @type {HTMLElement} */ (currentTarget);
    const isNear = scrollHeight - scrollTop - clientHeight < NEAR_END;
    atEnd.current = isNear || (atEnd.current && scrollTop >= top.current);
    top.current = scrollTop;
  };
  return html`<aside class="log" aria-label=${M.whatHappened}>
    <h2 class="disp">${M.whatHappened}</h2>
    ${table?.match && html`<${FeedFilter} chosen=${filter} choose=${choose} />`}
    <div class="lines" ref=${list} onScroll=${onScroll} role="log" aria-live="off" aria-label=${M.whatHappened} data-feed tabindex="0">
      <ol>${entries}</ol>
      ${lines.length === 0 && html`<p class="nothing">${W.nothingYet}</p>`}
    </div>
    <${ReactionButtons} store=${store} />
    <${Chat} store=${store} />
    <${Refused} refusal=${refusalAt(store, "say", "page")} words=${game.refusals} />
  </aside>`;
}

const Chat = memo((/** @type {{store: TableStore}} */ { store }) => html`<${TextForm} label=${M.saySomething} action="say"
  button=${M.send} longest=${300} clears onSend=${(/** @type {string} */ text) => store.command("say", { text })} />`);

const CLASSES = { turn: "tn", chat: "chat", end: "end" };

/**
 * Draw lines, each but once: there are hundreds of them, and all but the newest stay what they are.
 * @param {{item: FeedItem, line: Line}[]} lines
 */
function useEntries(lines) {
  const drawn = useMemo(() => /** @type {WeakMap<Line, VNode>} */ (new WeakMap()), []);
  return useMemo(() => lines.map(({ item, line }) => {
    const entry = drawn.get(line) ?? html`<${Entry} key=${item.key} item=${item} line=${line} />`;
    drawn.set(line, entry);
    return entry;
  }), [lines]);
}

/** @param {{item: FeedItem, line: Line}} props */
function Entry({ item, line }) {
  const kind = line.kind ? CLASSES[line.kind] : "";
  return html`<li class=${`${kind} ${item.yours ? "me" : ""} ${seatColour(line.seat)}`} data-event=${item.event.kind}>
    <${Sentence} parts=${line.parts} roster=${item.roster} />
    ${item.yours && html`<small>${W.onlyYou}</small>`}
  </li>`;
}
