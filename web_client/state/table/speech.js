/** @import { Part } from "../../i18n/types.js" */
/** @import { Update } from "../../net/wire.js" */

import { signal } from "../../lib/index.js";

/** From this age in milliseconds on, a line only appears in the feed. */
const PRESENT = 10_000;
/** How long a text is shown, in milliseconds: some time to notice it, and some for each character. */
const TO_FIND = 4_000;
const TO_READ = 40;
const LONGEST = 9_000;
/** How many characters a phrase has, about. */
const PHRASE = 30;

/** The players' latest lines, shown for as long as it takes to read them. */
export class Speech {
  /** What they said, by player. */
  said = signal(/** @type {Record<string, Part>} */ ({}));
  /** @type {Map<string, number>} */
  #timers = new Map();

  /**
   * Take the lines from an update.
   * @param {Update} update
   * @param {number} age how long ago it happened, in milliseconds
   */
  hear(update, age) {
    if (update.events?.some(({ kind }) => kind === "chat_cleared")) this.close();
    if (age > PRESENT) return;
    for (const event of [...(update.events ?? []), ...(update.yours ?? [])]) {
      if (event.kind === "said") this.#show(event.player, event.phrase ? { phrase: event.phrase } : event.text);
    }
  }

  /** Forget everything. */
  close() {
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
    this.said.value = {};
  }

  /** @param {string} player @param {string | {phrase: string}} said */
  #show(player, said) {
    clearTimeout(this.#timers.get(player));
    this.said.value = { ...this.said.peek(), [player]: said };
    const { length = PHRASE } = /** @type {{length?: number}} */ (said);
    const lasts = Math.min(LONGEST, TO_FIND + TO_READ * length);
    this.#timers.set(
      player,
      setTimeout(() => this.#hide(player), lasts),
    );
  }

  /** @param {string} player */
  #hide(player) {
    const { [player]: _, ...others } = this.said.peek();
    this.said.value = others;
  }
}
