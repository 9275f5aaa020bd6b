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
  /** What may lie at each place. @type {Map<string, any[]>} */
  const lies = new Map();
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
      lies.clear();
      for (const [place, piece] of laid) lies.set(place, [piece]);
    }
    for (const [place, piece] of shown(event, shows[event.kind])) {
      const there = lies.get(place);
      if (!there?.includes(piece)) {
        found.push(["shown_otherwise", { place, shown: piece }]);
        continue;
      }
      // Of several laid in secret, this one is known now: the list is that of all their places.
      there.splice(there.indexOf(piece), 1);
      lies.set(place, [piece]);
      const known = [...lies.values()].filter((there) => there.length === 1 && there[0] === piece);
      if (known.length > pieces.filter((one) => one === piece).length)
        found.push(["shown_otherwise", { place, shown: piece }]);
    }
    const exchanged = exchanges[event.kind];
    if (exchanged) {
      const [one, other] = exchanged.map((name) => (name.startsWith("=") ? name.slice(1) : event[name]));
      const there = lies.get(one) ?? [];
      lies.set(one, lies.get(other) ?? []);
      lies.set(other, there);
    }
    const mixed = mixes[event.kind];
    if (mixed) {
      const [name, namedBy] = mixed;
      if (!same(told.get(namedBy)?.[name], event[name])) {
        found.push(["shown_otherwise", { place: event[name].join(", "), shown: event.kind }]);
      }
      told.delete(namedBy);
      // Places that were laid together before have one list.
      const together = [...new Set(event[name].map((/** @type {string} */ place) => lies.get(place) ?? []))].flat();
      for (const place of event[name]) lies.set(place, together);
    }
    told.set(event.kind, event);
  }
  return found;
}

/**
 * Return the pieces that an event shows, by place.
 * @param {Told} event
 * @param {string[]} [fields]
 * @returns {[string, any][]}
 */
function shown(event, fields = []) {
  const [first, second] = fields;
  if (second) return [[event[first], event[second]]];
  return first ? Object.entries(event[first]) : [];
}
