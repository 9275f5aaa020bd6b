// Draws, as morpho_server/games/chance.py makes them from a seed.

/** @import { Draw } from "./check.js" */

import { sha256 } from "./sha256.js";

const WORD = 2 ** 32;

/**
 * Return an independent seed: the SHA-256 of another and a label.
 * @param {Uint8Array} seed
 * @param {string} label
 */
export const branch = (seed, label) => sha256(joined(seed, new TextEncoder().encode(label)));

/** @param {Uint8Array} one @param {Uint8Array} other */
function joined(one, other) {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}

/** The words of the stream with a seed. */
class Words {
  /** @type {number[]} */
  #left = [];
  #block = 0;

  /** @param {Uint8Array} seed */
  constructor(seed) {
    this.seed = seed;
  }

  /** Draw a number from 0 to `bound` - 1; NaN if there is none. @param {number} bound */
  async below(bound) {
    if (!bound) return Number.NaN;
    const limit = WORD - (WORD % bound);
    for (;;) {
      if (!this.#left.length) await this.#fill();
      const word = /** @type {number} */ (this.#left.shift());
      if (word < limit) return word % bound;
    }
  }

  async #fill() {
    const counted = new DataView(new ArrayBuffer(8));
    counted.setUint32(4, this.#block);
    this.#block += 1;
    const digest = await sha256(joined(this.seed, new Uint8Array(counted.buffer)));
    const view = new DataView(digest.buffer, digest.byteOffset);
    this.#left = [0, 4, 8, 12, 16, 20, 24, 28].map((at) => view.getUint32(at));
  }
}

/**
 * Draw again what was drawn; undefined where it is not known how.
 * @param {Uint8Array} roundSeed
 * @param {Draw} draw
 */
export async function drawAgain(roundSeed, { stream, how, of, gave }) {
  const words = new Words(await branch(roundSeed, stream));
  if (how === "choice") return of[await words.below(of.length)];
  if (how === "rolls") {
    const rolled = [];
    for (const _ of gave) rolled.push(of[await words.below(of.length)]);
    return rolled;
  }
  if (how !== "deal") return undefined;
  const pile = [...of];
  for (let last = pile.length - 1; last > 0; last -= 1) {
    const drawn = await words.below(last + 1);
    [pile[last], pile[drawn]] = [pile[drawn], pile[last]];
  }
  return Object.fromEntries(
    Object.keys(gave)
      .sort()
      .map((place, i) => [place, pile[i]]),
  );
}
