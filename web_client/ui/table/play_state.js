/** @import { Table } from "../../net/wire.js" */
/** @import { Play } from "../../games/types.js" */
/** @import { TableStore } from "../../state/table/store.js" */

import { computed, tracked, useMemo } from "../../lib/index.js";
import { kindOf } from "../../state/table/kind.js";
import { notesOf } from "../../state/table/notes.js";
import { saidBy } from "../log/bubble.js";
import { refusalAt } from "../refusals/refused.js";
import { holderName } from "../../i18n/seats.js";

/** What stands for a missing view and for missing banks: always the same object, since another would be a change. */
const NOTHING = Object.freeze({});
/** What stands for missing points and winners. @type {number[]} */
const NONE = [];

/** Return what a game's module needs: one object for as long as the table is shown. @param {TableStore} store */
export const usePlay = (store) => useMemo(() => playOf(store), [store]);

/** Return a play with some fields replaced. @param {Play} play @param {Partial<Play>} fields @returns {Play} */
export const playWith = (play, fields) => Object.create(play, Object.getOwnPropertyDescriptors(fields));

/**
 * Gather what a game's module needs. A component is drawn again when a field that it reads changes.
 * @param {TableStore} store
 * @returns {Play}
 */
export function playOf(store) {
  const { now } = store;
  const table = () => /** @type {Table} */ (now.table);
  const seated = tracked({
    players: () => table().players,
    seats: () => table().seats,
    left: () => table().left,
    standIns: () => table().stand_ins ?? NONE,
  });
  const match = computed(() => table().match?.number ?? 0);
  /** @param {number} seat */
  const playerIn = (seat) => seated.players[seated.seats[seat]];
  /** @param {number} seat */
  const kind = (seat) => kindOf(playerIn(seat));
  const fields = tracked({
    view: () => now.public ?? NOTHING,
    own: () => now.own,
    legal: () => now.legal,
    timeoutMove: () => now.timeoutMove,
    n: () => now.n ?? 0,
    phase: () => table().phase,
    scores: () => table().match?.scores ?? NONE,
    winners: () => table().match?.winners ?? NONE,
    options: () => table().options,
    seat: () => store.seat.value,
    watches: () => store.seat.value === null && store.player !== "",
    deadline: () => table().deadline ?? null,
    banks: () => table().banks ?? NOTHING,
    paused: () => table().paused ?? null,
    skew: () => now.skew,
    live: () => store.live.value,
    mayMove: () => store.live.value && !table().paused && !store.isPending("move"),
    refusal: () => refusalAt(store, "move"),
    notes: () => notesOf(store.code, store.player, match.value),
    feed: () => now.feed,
    whole: () => now.whole,
  });
  return Object.assign(fields, {
    /** @type {Play["move"]} */
    move: (text) => store.move(text),
    /** @type {Play["name"]} */
    name: (seat) => holderName(seated, seat),
    /** @type {Play["said"]} */
    said: (seat) => saidBy(store, seated.seats[seat]),
    /** @type {Play["here"]} */
    here: (seat) => kind(seat) === "bot" || now.here.includes(seated.seats[seat]),
    /** @type {Play["away"]} */
    away: (seat) => playerIn(seat)?.away ?? !seated.seats[seat],
    kind,
    /** @type {Play["standIn"]} */
    standIn: (seat) => seated.standIns.includes(seat),
  });
}
