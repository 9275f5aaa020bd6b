/** @import { Table } from "../../net/wire.js" */
/** @import { Play } from "../types.js" */
/** @import { TableStore } from "../../state/table/store.js" */

import { computed, useMemo } from "../../lib/index.js";
import { notesOf } from "../../state/table/notes.js";
import { saidBy } from "../log/bubble.js";
import { refusalAt } from "../parts/refusals.js";
import { emptySeatName } from "../../i18n/table.js";

/**
 * Return whether a bot sits in a seat.
 * @param {Table} table
 * @param {number} seat
 */
const isBot = (table, seat) => Boolean(table.players[table.seats[seat]]?.bot);

/**
 * Return what a game's module needs; the same object as long as nothing in it changes.
 * @param {TableStore} store
 * @returns {Play}
 */
export const usePlay = (store) => useMemo(() => computed(() => playOf(store)), [store]).value;

/**
 * Gather what a game's module needs.
 * @param {TableStore} store
 * @returns {Play}
 */
export function playOf(store) {
  const state = store.state.value;
  const table = /** @type {Table} */ (state.table);
  const live = store.live.value;
  return {
    view: state.public ?? {},
    own: state.own,
    legal: state.legal,
    seat: store.seat.value,
    phase: table.phase,
    live,
    mayMove: live && !table.paused && !store.isPending("move"),
    move: (text) => store.move(text),
    name: (seat) => table.players[table.seats[seat]]?.name ?? emptySeatName(seat),
    said: (seat) => saidBy(store, table.seats[seat]),
    here: (seat) => isBot(table, seat) || state.here.includes(table.seats[seat]),
    away: (seat) => table.players[table.seats[seat]]?.away ?? !table.seats[seat],
    bot: (seat) => isBot(table, seat),
    standIn: (seat) => table.stand_ins?.includes(seat) ?? false,
    deadline: table.deadline ?? null,
    banks: table.banks ?? {},
    paused: table.paused ?? null,
    options: table.options,
    timeoutMove: state.timeoutMove,
    skew: state.skew,
    refusal: refusalAt(store, "move"),
    scores: table.match?.scores ?? [],
    winners: table.match?.winners ?? [],
    feed: state.feed,
    whole: state.whole,
    n: state.n ?? 0,
    notes: notesOf(store.code, store.player, table.match?.number ?? 0),
  };
}
