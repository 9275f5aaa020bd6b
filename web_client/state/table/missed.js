/** @import { Signal } from "../../lib/index.js" */
/** @import { Update } from "../../net/wire.js" */
/** @import { TableStore } from "./store.js" */
/** @import { MissedRange } from "../types.js" */

import { signal } from "../../lib/index.js";
import { storedSeen, storeSeen } from "../session.js";

/** An update that comes later than this many milliseconds after it happened counts as missed. */
const LATE = 4_000;

/**
 * Return whether an update is seen as it happens: it comes in time, and the page is visible.
 * @param {number} age how long ago it happened, in milliseconds
 */
export const isNews = (age) => age < LATE && !document.hidden;

/** What happened at a table while nobody saw this page: it was asleep, hidden, offline or reloading. */
export class Missed {
  /** @param {TableStore} store */
  constructor(store) {
    this.store = store;
    /** @type {Signal<MissedRange | null>} */
    this.range = signal(/** @type {MissedRange | null} */ (null));
    /** Whether a stand-in has just handed this page's seat back. @type {Signal<boolean>} */
    this.seatReturned = signal(false);
    store.onUpdate((update) => this.#takeBack(update));
    store.onUpdate((_update, before, age) => this.#reach(before.n, isNews(age)));
    store.onSnapshot((before) => this.#reach(before.n ?? storedSeen(store.code), false));
  }

  /**
   * Store what was seen when the page is left.
   * @returns {() => void} stop
   */
  open() {
    const store = () => this.#storeSeen();
    addEventListener("pagehide", store);
    return () => removeEventListener("pagehide", store);
  }

  /**
   * Offer the events after an update, unless some are offered already.
   * @param {number} after
   */
  offer(after) {
    this.range.value ??= { after, upto: this.store.state.peek().n ?? after };
  }

  /** Mark everything as seen. */
  dismiss() {
    this.range.value = null;
    this.seatReturned.value = false;
  }

  /** Say when this player is back after a stand-in played for them. @param {Update} update */
  #takeBack({ events }) {
    const back = events?.some((event) => event.kind === "player_back" && event.player === this.store.player);
    if (back && events?.some((event) => event.kind === "stand_in_ended")) this.seatReturned.value = true;
  }

  #storeSeen() {
    const upto = this.range.peek()?.after ?? this.store.state.peek().n;
    if (upto !== null) storeSeen(this.store.code, upto);
  }

  /**
   * Offer what the page missed before it was up to date again.
   * @param {number | null} seen the number of the last update that was seen before, if it is known
   * @param {boolean} looking whether the page was visible meanwhile
   */
  #reach(seen, looking) {
    const { n } = this.store.state.peek();
    if (looking || n === null || seen === null || seen >= n) return;
    this.range.value = { after: this.range.peek()?.after ?? seen, upto: n };
  }
}
