/** @import { GameClient } from "../../games/types.js" */
/** @import { VNode } from "../../lib/index.js" */
/** @import { TableMotion } from "../../motion/table_motion.js" */
/** @import { FeedItem } from "../../state/types.js" */
/** @import { TableStore } from "../../state/table/store.js" */
/** @import { Line } from "../../i18n/types.js" */
/** @import { LogLine } from "../types.js" */

import { html, useComputed, useLayoutEffect, useMemo, useRef, useState } from "../../lib/index.js";
import { FeedFilter, FILTERS, filtered } from "./feed_filter.js";
import { linesOf, useFeedSeen } from "./feed.js";
import { seatColour } from "../icons/icons.js";
import { Sentence } from "./sentence.js";
import { memo } from "../hooks/memo.js";
import { Refused, refusalAt } from "../refusals/refused.js";
import { ReactionButtons } from "./reaction_buttons.js";
import { phrases } from "./reactions.js";
import { AskButton } from "../forms/ask_button.js";
import { TextForm } from "../forms/text_form.js";
import { TurnNumber } from "./turn_number.js";
import { isOfTable } from "../../i18n/table_events.js";
import { words } from "../../i18n/words.js";

const NEAR_END = 60;
const NEAR_BEGINNING = 200;
/** How many lines are there at first: each costs a little in every frame in which anything moves. */
const DRAWN = 40;
/** How many may come before the oldest go, all at once: while none goes the browser paints the new one only. */
const SPARE = 10;
/** How many earlier ones come at a time. */
const MORE = 100;

/**
 * Everything that happened, and the chat. It keeps to its end unless somebody has scrolled up; what was long ago
 * comes when somebody does.
 * @param {{store: TableStore, game: GameClient, feed?: FeedItem[], motion?: TableMotion | null, filters: boolean, open?: boolean}} props
 *   `feed`: what has happened, by default at the table; `filters`: some of it may be picked out
 */
export function Log({ store, game, feed: whole = store.now.feed, motion = null, filters, open }) {
  const feed = useFeedSeen(whole, motion);
  const [filter, choose] = useState(/** @type {import("../../games/types.js").Filter} */ ("all"));
  const all = useMemo(
    () => linesOf(feed, game, store),
    [feed, game, game.sentenceContext?.(store.now.public ?? {}), phrases.value],
  );
  const lines = useMemo(() => filtered(all, feed, filter), [all, feed, filter]);
  const { list, left, onScroll, goToEarlier } = useNewestLines(lines, open, filter);
  const entries = useEntries(lines, left, game, filter === "chat" && store.isHost.value ? store : null);
  return html`<aside class="log" aria-label=${words("match-what-happened")}>
    <div class="log-head"><h2 class="disp">${words("match-what-happened")}</h2><${TurnNumber} store=${store} motion=${motion} /></div>
    ${filters && html`<${FeedFilter} filters=${game.logFilters ?? FILTERS} chosen=${filter} choose=${choose} />`}
    ${
      left > 0 &&
      html`<button type="button" class="btn earlier" data-action="earlier"
      onClick=${goToEarlier}>${words("match-earlier")}</button>`
    }
    ${
      filter === "moves"
        ? html`<div class="lines" data-moves role="group" aria-label=${words("match-filter-moves")} tabindex="0"><div><${game.Moves} store=${store} feed=${feed} /></div></div>`
        : html`<div class="lines" ref=${list} onScroll=${onScroll} role="log" aria-live="off" aria-label=${words("match-what-happened")} data-feed tabindex="0">
      <ol>${entries}</ol>
      ${lines.length === 0 && html`<p class="nothing">${words("table-nothing-yet")}</p>`}
    </div>`
    }
    ${
      store.muted.value
        ? html`<p class="sum" data-muted>${words("refused-muted")}</p>`
        : html`<${ReactionButtons} store=${store} />${
            store.now.own?.all_cards && html`<p class="sum" data-only-out>${words("match-only-out-hear")}</p>`
          }<${Chat} store=${store} />`
    }
    <${Refused} refusal=${refusalAt(store, "say", "chat")} of=${game.name} />
  </aside>`;
}

/**
 * Return how many of the oldest lines are left out, and how the list scrolls. Its styles keep it at its end
 * (`column-reverse`, so `scrollTop` counts from there): while nobody scrolls, no layout is read.
 * @param {LogLine[]} lines
 * @param {unknown[]} resets the list goes to its end when one of them changes
 */
function useNewestLines(lines, ...resets) {
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  /** How far somebody has scrolled up, in pixels. */
  const up = useRef(0);
  const newest = useRef(/** @type {Element | null} */ (null));
  /** No line is removed while somebody reads further up. */
  const left = useRef(0);
  const [, draw] = useState(0);
  const drawn = lines.length - left.current;
  const tooMany = up.current < NEAR_END && drawn > DRAWN + SPARE;
  if (tooMany || drawn < Math.min(DRAWN, lines.length)) left.current = Math.max(0, lines.length - DRAWN);
  useLayoutEffect(() => {
    up.current = 0;
    list.current?.scrollTo(0, 0);
  }, resets);
  useLayoutEffect(() => {
    const before = newest.current;
    newest.current = list.current?.querySelector("li:last-child") ?? null;
    if (!list.current || !newest.current || !up.current) return;
    if (up.current < NEAR_END) list.current.scrollTo(0, 0);
    // What one reads stays where it is when there is more below it.
    else if (before?.isConnected) list.current.scrollTop -= bottomOf(newest.current) - bottomOf(before);
  }, [lines.at(-1)?.item.key]);
  const showEarlier = () => {
    left.current = Math.max(0, left.current - MORE);
    draw((times) => times + 1);
  };
  const goToEarlier = () => {
    list.current?.scrollTo(0, -list.current.scrollHeight);
    list.current?.focus();
    up.current = Infinity; // until the list reports how far that was
    showEarlier();
  };
  /** @param {Event} event */
  const onScroll = ({ currentTarget }) => {
    const { scrollHeight, scrollTop, clientHeight } = /** @type {HTMLElement} */ (currentTarget);
    up.current = -scrollTop;
    const isNearBeginning = scrollHeight - clientHeight - up.current < NEAR_BEGINNING;
    if (left.current && isNearBeginning && up.current >= NEAR_END) showEarlier();
  };
  return { list, left: left.current, onScroll, goToEarlier };
}

/** @param {Element} line */
const bottomOf = (line) => line.getBoundingClientRect().bottom;

/** The text stays until the server has accepted it. */
const Chat = memo((/** @type {{store: TableStore}} */ { store }) => {
  const pending = useComputed(() => store.isPending("chat")).value;
  const refused = useComputed(() => refusalAt(store, "chat") !== null).value;
  return html`<${TextForm} label=${words("match-say-something")} action="say" button=${words("match-send")} longest=${300} clears pending=${pending}
    refused=${refused} onSend=${(/** @type {string} */ text) => store.command("say", { text }, "chat")} />`;
});

const CLASSES = { turn: "tn", chat: "chat", end: "end", sum: "" };

/**
 * Draw lines, each but once: there are hundreds of them, and all but the newest stay what they are.
 * @param {LogLine[]} lines
 * @param {number} left how many of the first are left out
 * @param {GameClient} game
 * @param {TableStore | null} host the table, where each line can be erased
 */
function useEntries(lines, left, game, host) {
  const drawn = useMemo(() => /** @type {WeakMap<Line, {entry: VNode, count: number}>} */ (new WeakMap()), [host]);
  return useMemo(
    () =>
      movesOf(lines.slice(left), game).map((move) => {
        const [{ item, line }] = move;
        const before = drawn.get(line);
        if (before?.count === move.length) return before.entry;
        const entry = html`<${Entry} key=${item.key} lines=${move} host=${host} />`;
        drawn.set(line, { entry, count: move.length });
        return entry;
      }),
    [lines, left, host],
  );
}

/**
 * Return the lines that stand together: what happened in one move, where a game says so.
 * @param {LogLine[]} lines
 * @param {GameClient} game
 */
function movesOf(lines, game) {
  /** @type {LogLine[][]} */
  const moves = [];
  for (const one of lines) {
    const last = moves.at(-1)?.at(-1);
    if (last && game.oneLineAMove && isOfMove(last) && isOfMove(one) && last.item.n === one.item.n)
      moves.at(-1)?.push(one);
    else moves.push([one]);
  }
  return moves;
}

/** @param {LogLine} line */
const isOfMove = ({ item, line }) => !line.kind && !isOfTable(item.event);

/** @param {{lines: LogLine[], host: TableStore | null}} props */
function Entry({ lines, host }) {
  const [{ item, line }, ...more] = lines;
  const kind = line.kind ? CLASSES[line.kind] : "";
  const ofSeat = line.seat == null ? "" : `of-seat ${seatColour(line.seat)}`;
  const isMine = lines.some((one) => one.item.yours);
  return html`<li class=${`${kind} ${isMine ? "me" : ""} ${ofSeat}`} data-event=${more.length ? undefined : item.event.kind}>
    ${
      more.length
        ? lines.map(
            (one, i) =>
              html`${i > 0 && " · "}<span data-event=${one.item.event.kind}><${EntryText} of=${one} /></span>`,
          )
        : html`<${EntryText} of=${lines[0]} />${host && item.event.text && html` <${EraseLine} store=${host} item=${item} />`}`
    }
  </li>`;
}

/** @param {{store: TableStore, item: FeedItem}} props */
const EraseLine = ({ store, item: { at, event } }) =>
  html`<${AskButton} action="erase-line" label=${words("match-erase-line")} question=${words("match-erase-line-sure")}
    onConfirm=${() => store.command("erase_line", { player: event.player, said_at: at }, "chat")} />`;

/** @param {{of: LogLine}} props */
const EntryText = ({ of: { item, line } }) =>
  html`<${Sentence} parts=${line.parts} roster=${item.roster} />${item.yours && html` <small>${words("table-only-you")}</small>`}`;
