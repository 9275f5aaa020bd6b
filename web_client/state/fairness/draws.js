// Draws, as morpho_server/games/chance.py makes them from a seed.

import { same } from "./json_values.js";

/** A draw as it is shown when a match is over. @typedef {{stream: string, what: string, how: string, of: any[], gave: any}} Draw */

const WORD = 2 ** 32;

/**
 * Return the SHA-256 of some bytes. Browsers keep Web Crypto from plain-http addresses of a home network; there a
 * library does it.
 * @param {Uint8Array<ArrayBuffer>} bytes
 * @returns {Promise<Uint8Array>}
 */
async function sha256(bytes) {
  if (globalThis.crypto.subtle) return new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  const library = await import("../../lib/sha256.js");
  return library.sha256(bytes);
}

/**
 * Return the commitment to a secret or a share: the SHA-256 of its bytes, in hex. Empty if it is not spelled in the one
 * way in which it is mixed in.
 * @param {string} hex
 */
export const commitmentTo = async (hex) => (/^[0-9a-f]{64}$/.test(hex) ? toHex(await sha256(fromHex(hex))) : "");

/** @param {Uint8Array} bytes */
const toHex = (bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** @param {string} hex */
const fromHex = (hex) => Uint8Array.from(hex.match(/../g) ?? [], (digits) => Number.parseInt(digits, 16));

/**
 * Return an independent seed: the SHA-256 of another and a label.
 * @param {Uint8Array} seed
 * @param {string} label
 */
const branch = (seed, label) => sha256(joined(seed, new TextEncoder().encode(label)));

/** @param {Uint8Array} one @param {Uint8Array} other */
function joined(one, other) {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}

/**
 * Return the seed of a match.
 * @param {string} secret in hex
 * @param {string[]} seats
 * @param {Record<string, string>} shares by player
 */
export const matchSeed = (secret, seats, shares) =>
  branch(fromHex(secret), seats.map((player) => `${player}:${shares[player] ?? ""}`).join(","));

/** @param {Uint8Array} seed of the match @param {number} number */
export const roundSeed = (seed, number) => branch(seed, `round ${number}`);

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
 * Return what a draw gives; undefined where it is not known how.
 * @param {Uint8Array} seed of the round
 * @param {Draw} draw
 */
async function drawAgain(seed, { stream, how, of, gave }) {
  const words = new Words(await branch(seed, stream));
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

/** @param {any} one @param {any} other */
const byValue = (one, other) => (one < other ? -1 : Number(one > other));

/**
 * Return whether a draw follows from the seed of its round. What is drawn from is sorted, so that its order chooses
 * nothing.
 * @param {Uint8Array} seed
 * @param {Draw} draw
 * @param {number} nth how many of its kind were made before it in the round
 */
export const follows = async (seed, draw, nth) =>
  draw.stream === `${draw.what} ${nth}` &&
  same(draw.of, [...draw.of].sort(byValue)) &&
  same(await drawAgain(seed, draw), draw.gave);
