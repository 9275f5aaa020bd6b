// What events change on the table, so that each can be shown between the one before and the one after.

/** @import { WireEvent } from "../../../net/wire.js" */
/** @import { Moment, Shown } from "../types.js" */

import { CREATURES } from "../rule_tables.js";
import { seatOf, sideOf } from "../view.js";

/**
 * Return what is on the table after an event.
 * @param {Moment} moment
 * @param {WireEvent} event
 * @returns {Moment}
 */
export function after(moment, event) {
  const change = CHANGES[event.kind];
  return change ? { ...moment, ...change(moment, event) } : moment;
}

/** @param {any} moment @param {any} event @param {Record<string, number>} more how many cards a seat gets where @returns {Partial<Moment>} */
const plus = (moment, { seat }, more) =>
  Object.fromEntries(
    Object.entries(more).map(([where, by]) => [
      where,
      { ...moment[where], [sideOf(seat)]: moment[where][sideOf(seat)] + by },
    ]),
  );

/** Change the line that an event is about. @param {Moment} moment @param {any} event @param {(line: Shown[]) => void} change */
function line({ lines }, { seat, line: number }, change) {
  const name = `${sideOf(seat)}${number}`;
  const changed = [...lines[name]];
  change(changed);
  return { ...lines, [name]: changed };
}

/** Change the creature that an event is about. @param {Moment} moment @param {any} event @param {(creature: Shown) => Partial<Shown>} change */
const creature = (moment, event, change) => ({
  lines: line(moment, event, (all) => {
    const old = all[event.place - 1];
    if (old) all[event.place - 1] = { ...old, ...change(old) };
  }),
});

/** @param {Moment} moment @param {any} event */
const arrived = (moment, event) =>
  line(moment, event, (all) => {
    const { card, upright } = event;
    all.splice(event.place - 1, 0, { card, upright, attack: CREATURES[card].attack, damage: 0 });
  });

/** @param {Moment} moment @param {any} event */
const left = (moment, event) => line(moment, event, (all) => void all.splice(event.place - 1, 1));

/** Change all creatures, or those of a side. @param {Moment} moment @param {(creature: Shown) => Partial<Shown>} change @param {string} [side] */
const everywhere = ({ lines }, change, side = "") =>
  Object.fromEntries(
    Object.entries(lines).map(([name, all]) => [
      name,
      name.startsWith(side) ? all.map((one) => ({ ...one, ...change(one) })) : all,
    ]),
  );

/** Where a destroyed creature goes that is counted there. @type {Record<string, Record<string, number>>} */
const INTO = { deck: { deck: 1 }, mana: { mana: 1, mana_upright: 1 }, discard: {} };

/** @type {Record<string, (moment: Moment, event: any) => Partial<Moment>>} */
const CHANGES = {
  turn_began: (_, { seat, budget }) => ({ turn: seat, ...(budget !== null && { budget, spent: 0 }) }),
  stake_chosen: (moment, event) => plus(moment, event, { hand: -1 }),
  stakes_shown: (moment, { stakes }) => {
    let now = moment;
    for (const side of Object.keys(stakes))
      now = { ...now, ...plus(now, { seat: seatOf(side) }, { mana: 1, mana_upright: 1 }) };
    return now;
  },
  mana_put: (moment, event) => plus(moment, event, { hand: -1, mana: 1, mana_upright: 1 }),
  mana_drawn: (moment, event) => plus(moment, event, { deck: -1, mana: 1 }),
  card_drawn: (moment, event) => plus(moment, event, { deck: -1, hand: 1 }),
  card_discarded: (moment, event) => plus(moment, event, { deck: -1 }),
  card_renewed: (moment, event) => plus(moment, event, { deck: 1 }),
  creature_summoned: (moment, event) => ({
    lines: arrived(moment, event),
    ...plus(moment, event, { hand: -1, mana_upright: -event.paid }),
  }),
  creature_revealed: (moment, event) => ({
    lines: arrived(moment, event),
    ...plus(moment, event, { deck: -1 }),
    spent: event.spent,
  }),
  feat_used: (moment, event) => plus(moment, event, { mana_upright: -event.paid }),
  attack_raised: (moment, event) => creature(moment, event, ({ attack = 0 }) => ({ attack: attack + event.by })),
  creature_turned: (moment, event) => creature(moment, event, () => ({ upright: false })),
  creature_roused: (moment, event) => creature(moment, event, () => ({ upright: true })),
  creature_damaged: (moment, event) => creature(moment, event, () => ({ damage: event.damage })),
  creature_destroyed: (moment, event) => ({ lines: left(moment, event), ...plus(moment, event, INTO[event.into]) }),
  creature_dissipated: (moment, event) => ({ lines: left(moment, event), ...plus(moment, event, { deck: 1 }) }),
  assault_ended: (moment) => ({ lines: everywhere(moment, () => ({ damage: 0 })) }),
  seat_rested: (moment, { seat }) => ({
    lines: everywhere(moment, ({ card }) => ({ upright: true, attack: CREATURES[card].attack }), sideOf(seat)),
    mana_upright: { ...moment.mana_upright, [sideOf(seat)]: moment.mana[sideOf(seat)] },
  }),
};
