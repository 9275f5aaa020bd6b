/** @import { GameClient } from "../../games/types.js" */
/** @import { TableMotion } from "../../motion/table_motion.js" */
/** @import { TableStore } from "../../state/table/store.js" */
/** @import { FeedItem, MissedRange } from "../../state/types.js" */
/** @import { Line } from "../../i18n/types.js" */
/** @import { LogLine } from "../types.js" */

import { html, useEffect, useMemo, useRef, useState } from "../../lib/index.js";
import { announce } from "../accessibility/announcer.js";
import { linesOf } from "../log/feed.js";
import { Sign } from "../icons/icons.js";
import { Sentence } from "../log/sentence.js";
import { words } from "../../i18n/words.js";
import { tableSentence } from "../../i18n/table_events.js";

/**
 * Offers to step through the events that the player missed, one sentence at a time, each shown on the table as it is
 * now. The game goes on meanwhile.
 * @param {{store: TableStore, game: GameClient, motion: TableMotion | null}} props
 */
export function MissedBar({ store, game, motion }) {
  const { feed } = store.now;
  const range = store.missed.range.value;
  const lines = useMemo(() => (range ? missedIn(feed, range, game, store) : []), [feed, range, game]);
  const [at, go] = useState(/** @type {number | null} */ (null));
  const shown = at === null ? null : lines[Math.min(at, lines.length - 1)];
  useReplay(shown?.item ?? null, feed, motion);
  if (!lines.length) return null;
  const close = () => store.missed.dismiss();
  if (at === null || !shown) return html`<${Offer} count=${lines.length} open=${() => go(0)} close=${close} />`;
  return html`<${Stepper} lines=${lines} at=${at} go=${go} close=${close} />`;
}

/**
 * Replay an event on the table.
 * @param {FeedItem | null} item
 * @param {FeedItem[]} feed
 * @param {TableMotion | null} motion
 */
function useReplay(item, feed, motion) {
  useEffect(() => {
    if (!item || !motion) return undefined;
    const all = feed.filter((other) => other.n === item.n).map((other) => other.event);
    return motion.again(item.event, all);
  }, [item?.key, motion]);
}

/**
 * Return the lines of a range of updates; if a round has begun since, only those of that round.
 * @param {FeedItem[]} feed
 * @param {MissedRange} range
 * @param {GameClient} game
 * @param {TableStore} store
 * @returns {LogLine[]}
 */
function missedIn(feed, { after, upto }, game, store) {
  const items = feed.filter(({ n }) => n > after && n <= upto);
  const round = items.findLastIndex(({ event }) => event.kind === "round_opened");
  return linesOf(items.slice(round + 1), game, store).filter(({ item, line }) => !isAside(item, line));
}

/**
 * Return whether a sentence needs nothing shown on the table, or is not about the game at all.
 * @param {FeedItem} item
 * @param {Line} line
 */
const isAside = ({ event }, { kind }) => kind === "turn" || tableSentence(event) !== null;

/** After this many milliseconds without a new missed event, all of them have arrived. */
const ALL_CAME_MS = 600;

/** @param {{count: number, open: () => void, close: () => void}} props */
function Offer({ count, open, close }) {
  // Missed events arrive one by one and are read out, so their number is announced only once, at the end.
  useEffect(() => {
    const soon = setTimeout(() => announce(words("match-missed", { count })), ALL_CAME_MS);
    return () => clearTimeout(soon);
  }, [count]);
  return html`<div class="missed" role="group" aria-label=${words("match-missed", { count })} data-missed=${count}>
    <span class="missed-line">${words("match-missed", { count })}</span>
    <button type="button" class="btn" data-action="show-missed" aria-label=${words("match-show-missed-all")} onClick=${open}>${words("match-show-missed")}</button>
    <${Step} action="close-missed" label=${words("match-missed-close")} sign="x" onClick=${close} />
  </div>`;
}

/** @param {{lines: LogLine[], at: number, go: (at: number) => void, close: () => void}} props */
function Stepper({ lines, at, go, close }) {
  const next = useRef(/** @type {HTMLElement | null} */ (null));
  const last = lines.length - 1;
  const { item, line } = lines[Math.min(at, last)];
  useEffect(() => next.current?.querySelector("button")?.focus(), []);
  /** @param {KeyboardEvent} event */
  const onKey = (event) => {
    if (event.key === "Escape") close();
    else if (event.key === "ArrowLeft") go(Math.max(0, at - 1));
    else if (event.key === "ArrowRight") go(Math.min(last, at + 1));
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return html`<div class="missed open" role="group" aria-label=${words("match-show-missed-all")} data-missed-at=${at} data-event=${item.event.kind}
    onKeyDown=${onKey}>
    <${Step} action="missed-before" label=${words("match-missed-before")} sign="back" disabled=${at === 0} onClick=${() => go(at - 1)} />
    <span class="missed-line" aria-live="polite"><small>${words("match-missed-step", { at: at + 1, count: lines.length })}</small> <${Sentence} parts=${line.parts} roster=${item.roster} />
      ${item.yours && html` <small>${words("table-only-you")}</small>`}</span>
    <span class="missed-next" ref=${next}>${
      at < last
        ? html`<${Step} action="missed-next" label=${words("match-missed-next")} sign="back" onClick=${() => go(at + 1)} />`
        : html`<${Step} action="missed-done" label=${words("match-missed-close")} sign="check" onClick=${close} />`
    }</span>
    <${Step} action="close-missed" label=${words("match-missed-close")} sign="x" onClick=${close} />
  </div>`;
}

/** @param {{action: string, label: string, sign: string, disabled?: boolean, onClick: () => void}} props */
function Step({ action, label, sign, disabled = false, onClick }) {
  return html`<button type="button" class="iconbtn" data-action=${action} aria-label=${label} disabled=${disabled} onClick=${onClick}>
    <${Sign} name=${sign} /></button>`;
}

/**
 * Says that a stand-in played for this player, until they move or close it. It offers what happened meanwhile,
 * also on a page that has seen nothing of this table before.
 * @param {{store: TableStore}} props
 */
export function SeatReturned({ store }) {
  const { feed } = store.now;
  const since = feed.findLast(({ event }) => event.kind === "player_away" && event.player === store.player)?.n;
  useEffect(() => {
    if (since !== undefined) store.missed.offer(since);
  }, [since]);
  const close = () => {
    store.missed.seatReturned.value = false;
  };
  return html`<div class="seat-returned" role="status" data-seat-returned>
    <${Sign} name="stand-in" /><span>${words("match-stand-in-over")}</span>
    <button type="button" class="iconbtn" data-action="close-seat-returned" aria-label=${words("table-close")} onClick=${close}><${Sign} name="x" /></button>
  </div>`;
}
