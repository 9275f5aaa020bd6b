/** @import { ChanceRules, Found, Told } from "./check.js" */

import { same } from "./json_values.js";

/**
 * Check that every piece lay where it was dealt, or was moved to, when it was shown.
 * @param {Told[]} events of a round
 * @param {Map<Told, [string, any][]>} dealt what was laid where for an event
 * @param {ChanceRules} rules
 * @returns {Found[]}
 */
export function checkPieces(events, dealt, { shows, exchanges, mixes }) {
  /** What may lie at each place. @type {Map<string, Set<any>>} */
  let lies = new Map();
  /** @type {any[]} */
  let pieces = [];
  /** The last event of each kind. @type {Map<string, Told>} */
  const told = new Map();
  /** @type {Found[]} */
  const found = [];
  for (const event of events) {
    const laid = dealt.get(event);
    if (laid) {
      pieces = laid.map(([, piece]) => piece);
      lies = new Map(laid.map(([place, piece]) => [place, new Set([piece])]));
    }
    for (const [place, piece] of shown(event, shows[event.kind])) {
      const known = lies.get(place)?.has(piece) && new Map(lies).set(place, new Set([piece]));
      if (known && canLie(known, pieces)) lies = known;
      else found.push(["shown_otherwise", { place, shown: piece }]);
    }
    const exchanged = exchanges[event.kind];
    if (exchanged) {
      const [one, other] = exchanged.map((name) => named(event, name));
      const there = lies.get(one) ?? new Set();
      lies.set(one, lies.get(other) ?? new Set());
      lies.set(other, there);
    }
    const mixed = mixes[event.kind];
    if (mixed) {
      const [name, namedBy] = mixed;
      if (!same(told.get(namedBy)?.[name], event[name])) {
        found.push(["shown_otherwise", { place: event[name].join(", "), shown: event.kind }]);
      }
      told.delete(namedBy);
      const together = new Set(event[name].flatMap((/** @type {string} */ place) => [...(lies.get(place) ?? [])]));
      for (const place of event[name]) lies.set(place, together);
    }
    told.set(event.kind, event);
  }
  return found;
}

/** Return a field of an event, or what stands behind `=`. @param {Told} event @param {string} name */
const named = (event, name) => (name.startsWith("=") ? name.slice(1) : event[name]);

/**
 * Return whether the pieces can lie so that each place has one of those that may lie there.
 * @param {Map<string, Set<any>>} lies
 * @param {any[]} pieces
 */
function canLie(lies, pieces) {
  /** @type {Map<number, Set<any>>} */
  const holders = new Map();
  /**
   * Find a piece for a place, and another for the place from which that is taken.
   * @param {Set<any>} there what may lie at the place
   * @param {Set<number>} tried
   * @returns {boolean}
   */
  const find = (there, tried) =>
    pieces.some((piece, at) => {
      if (!there.has(piece) || tried.has(at)) return false;
      tried.add(at);
      const holder = holders.get(at);
      if (holder && !find(holder, tried)) return false;
      holders.set(at, there);
      return true;
    });
  return [...lies.values()].every((there) => find(there, new Set()));
}

/**
 * Return the pieces that an event shows, by place.
 * @param {Told} event
 * @param {string[]} [fields]
 * @returns {[string, any][]}
 */
function shown(event, fields = []) {
  const [first, second] = fields;
  if (second) return [[event[first], named(event, second)]];
  return first ? Object.entries(event[first]) : [];
}
