// The check of piles: that each piece came from where it lay by then, also face down.
// morpho_server/games/fairness/pile_check.py is the same.

/** @import { ChanceRules, Found, Told } from "./check.js" */

import { same } from "./json_values.js";

const LETTERS = "ABCDEFGHI";

/** How many pieces are moved face down at most: a server may say anything. */
const MOST = 100;

/** A pile that was dealt: its name, and its pieces by place. @typedef {[pile: string, gave: Record<string, any>]} Stacked */

/** A piece did not lie in a pile; or an event of a kind does not show what lies there. */
class Misplaced extends Error {
  /** @param {string} pile @param {any} shown */
  constructor(pile, shown) {
    super();
    this.about = { pile, shown };
  }
}

/**
 * Check that every piece of a round came from where it lay. All that follows a lie is in doubt, so there is one finding.
 * @param {Told[]} events
 * @param {Map<Told, Stacked[]>} stacked what was dealt as piles for an event
 * @param {ChanceRules} rules
 * @returns {Found[]}
 */
export function checkPiles(events, stacked, rules) {
  const piles = new Piles(rules);
  try {
    for (const [at, event] of events.entries()) {
      for (const [pile, gave] of stacked.get(event) ?? []) piles.lay(pile, gave, event, events[at + 1]);
      piles.follow(event);
    }
  } catch (error) {
    if (error instanceof Misplaced) return [["moved_otherwise", error.about]];
    throw error;
  }
  return [];
}

/** The piles of a round. */
class Piles {
  /** What lies in each, from the top where that counts. Elsewhere some may be gone. @type {Map<string, any[]>} */
  #piles = new Map();
  /** What each piece that was moved face down from a pile may have been, in turn. @type {Map<string, Set<any>[]>} */
  #gone = new Map();

  /** @param {ChanceRules} rules */
  constructor({ opens, piles, moves, holds, tells }) {
    this.opens = opens;
    this.order = piles;
    this.moves = moves;
    this.holds = holds;
    this.tells = tells;
  }

  /**
   * Lay the pieces of a deal. A pile that is shuffled anew has nothing left, and what comes right after takes from it.
   * @param {string} pile
   * @param {Record<string, any>} gave
   * @param {Told} event
   * @param {Told} [after]
   */
  lay(pile, gave, { kind }, after) {
    const isTaken = after && (this.moves[after.kind] ?? []).some(([, source]) => named(source, after) === pile);
    if (kind !== this.opens && (this.#at(pile).length || !isTaken)) throw new Misplaced(pile, kind);
    this.#piles.set(pile, inOrder(gave));
  }

  /** Check the piles that an event shows, and move what it moves. @param {Told} event */
  follow(event) {
    const { kind } = event;
    for (const [fields, names] of this.holds[kind] ?? []) {
      const shown = fields.flatMap((path) => piecesOf(event, path));
      const piles = names.map((name) => named(name, event));
      const there = piles.flatMap((pile) => this.#at(pile));
      const isOrdered = piles.every((pile) => this.order[pile] !== "any");
      if (!same(shown, there) && (isOrdered || !same([...shown].sort(), there.sort())))
        throw new Misplaced(piles.join(", "), kind);
    }
    if (this.tells[kind]) {
      const [path, name] = this.tells[kind];
      const pile = named(name, event);
      if (!same(piecesOf(event, path), this.#at(pile).slice(-1))) throw new Misplaced(pile, kind);
    }
    for (const [what, source, target] of this.moves[kind] ?? []) {
      const number = typeof what === "number" ? what : partOf(event, what);
      const pieces = typeof number === "number" ? Array(Math.min(number, MOST)).fill(null) : piecesOf(event, `${what}`);
      const [one, other] = [named(source, event), named(target, event)];
      // Only the rules say what goes face down.
      if (typeof what === "string" && this.order[one] === "any" && pieces.includes(null))
        throw new Misplaced(one, kind);
      for (const piece of pieces) this.#move(one, other, piece, kind);
    }
  }

  /** @param {string} one @param {string} other @param {any} piece null if it is not shown @param {string} kind */
  #move(one, other, piece, kind) {
    const pile = this.#at(one);
    for (const name of [other, one]) if (!this.order[name]) throw new Misplaced(name, piece || kind);
    if (this.order[one] !== "any") {
      if (!pile.length || (piece !== null && piece !== pile[0])) throw new Misplaced(one, piece || kind);
      this.#add(pile.shift(), other);
      return;
    }
    const gone = this.#gone.get(one) ?? [];
    this.#gone.set(one, gone);
    if (piece === null) {
      gone.push(new Set(pile));
    } else if (pile.includes(piece)) {
      pile.splice(pile.indexOf(piece), 1);
      // It was there until now, so it was none of those that are gone.
      for (const each of gone) each.delete(piece);
      this.#add(piece, other);
    } else {
      throw new Misplaced(one, piece);
    }
    if (gone.some((each, i) => each.size < i + 1)) throw new Misplaced(one, piece || kind);
  }

  /** @param {any} piece @param {string} name */
  #add(piece, name) {
    if (this.order[name] === "stack") this.#at(name).unshift(piece);
    else this.#at(name).push(piece);
  }

  /** @param {string} name @returns {any[]} */
  #at(name) {
    const pile = this.#piles.get(name) ?? [];
    this.#piles.set(name, pile);
    return pile;
  }
}

/**
 * Return the name of a pile, with the values of an event's fields.
 * @param {string} pile
 * @param {Told} event
 */
const named = (pile, event) =>
  pile.replace(/\{(\w+)(\+1)?\}/g, (_, /** @type {string} */ field, /** @type {string | undefined} */ next) => {
    const value = event[field];
    return (typeof value === "number" && LETTERS[next ? (value + 1) % event.seats : value]) || `${value}`;
  });

/** Return a field of an event, or the part of one behind a dot. @param {Told} event @param {string} path @returns {any} */
const partOf = (event, path) => path.split(".").reduce((value, name) => value[name], /** @type {any} */ (event));

/** Return the pieces that a field names; those of a mapping by place. @param {Told} event @param {string} path @returns {any[]} */
function piecesOf(event, path) {
  const value = partOf(event, path);
  if (typeof value === "string") return [value];
  return Array.isArray(value) ? value : inOrder(value);
}

/** @param {Record<string, any>} byPlace @returns {any[]} */
const inOrder = (byPlace) =>
  Object.keys(byPlace)
    .sort()
    .map((place) => byPlace[place]);
