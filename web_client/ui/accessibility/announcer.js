// The one live region. All announcements for screen readers are made here, in order: nothing is read twice, and
// nothing interrupts.

/** @import { GameClient } from "../../games/types.js" */
/** @import { TableMotion } from "../../motion/table_motion.js" */
/** @import { TableStore } from "../../state/table/store.js" */

import { html, signal, useEffect, useLayoutEffect, useRef } from "../../lib/index.js";
import { linesOf } from "../log/feed.js";
import { plain } from "../log/sentence.js";
import { words } from "../../i18n/words.js";

/** How many announcements stay in the page, to be read again. */
const KEPT = 6;

/** The last announcement on the page, which has been read out. */
let shown = 0;

/** What was announced, the latest last. */
export const said = signal(/** @type {{key: number, text: string}[]} */ ([]));

/**
 * Announce a text to screen readers after the current one.
 * @param {string} text
 */
export function announce(text) {
  const key = (said.peek().at(-1)?.key ?? 0) + 1;
  const before = said.peek();
  said.value = [...before.filter((one, i) => one.key > shown || i > before.length - KEPT), { key, text }];
}

/**
 * Announce a text whenever it changes; nothing while it is empty.
 * @param {string} text
 * @param {boolean} [waits] whether it can't be told yet: what was announced last is still true
 */
export function useAnnounced(text, waits = false) {
  const last = useRef("");
  useLayoutEffect(() => {
    if (waits || text === last.current) return;
    last.current = text;
    if (text) announce(text);
  }, [text, waits]);
}

/** The live region. It must be in the page before anything is announced, and stay. */
export function Announcer() {
  const all = said.value;
  // After the frame: what is announced in it is read out as a whole.
  useEffect(() => {
    shown = all.at(-1)?.key ?? 0;
  }, [all]);
  return html`<div class="sr" aria-live="polite" data-announcer>${all.map(
    ({ key, text }) => html`<p key=${key}>${text}</p>`,
  )}</div>`;
}

/**
 * Announces a table's events when they have been seen. Earlier events are only in the log.
 *
 * The game's question says whose turn it is.
 * @param {{store: TableStore, game: GameClient, motion: TableMotion | null}} props
 */
export function SpokenFeed({ store, game, motion }) {
  const { feed, n } = store.now;
  const heard = useRef(n ?? 0);
  const seen = motion?.seen.value?.n ?? n ?? 0;
  // In the frame that shows it, because a later effect would cost another frame. And before the question that follows
  // from it, which is further down.
  useLayoutEffect(() => {
    const news = feed.filter((item) => item.n > heard.current && item.n <= seen);
    heard.current = seen;
    for (const { item, line } of linesOf(news, game, store)) {
      if (line.kind === "turn" && line.seat !== undefined) continue;
      if (item.yours && store.isHand.peek()) continue;
      const text = plain(line.parts, item.roster);
      announce(item.yours ? words("table-whispered", { text }) : text);
    }
  }, [feed, seen]);
  return null;
}
