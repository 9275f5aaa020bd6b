/**
 * @import { Deadline, Json, Phase, Table } from "../net/wire.js"
 * @import { FeedItem } from "../state/feed.js"
 * @import { Refusal } from "../state/reducer.js"
 * @import { TableStore } from "../state/store.js"
 */

import { refusalAt } from "./parts.js";
import { emptySeatName } from "./words.js";

/**
 * What a game's module gets to draw a table and to act there.
 * @typedef {object} Play
 * @property {Json} view the public part
 * @property {Json | null} own what this seat alone knows; null for spectators
 * @property {string[]} legal the moves of the decision that this seat owes
 * @property {number | null} seat this page's seat
 * @property {Phase} phase of the table
 * @property {boolean} live what is shown is the present
 * @property {boolean} mayMove a move may be sent now
 * @property {(move: string) => void} move
 * @property {(seat: number) => string} name of whoever sits there
 * @property {(seat: number) => boolean} here whether somebody has a page open for that seat
 * @property {Deadline | null} deadline
 * @property {number} skew the server's clock minus ours
 * @property {Refusal | null} refusal of the last move
 * @property {FeedItem[]} feed
 */

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
    mayMove: live && !store.isPending("move"),
    move: (text) => store.move(text),
    name: (seat) => table.players[table.seats[seat]]?.name ?? emptySeatName(seat),
    here: (seat) => state.here.includes(table.seats[seat]),
    deadline: table.deadline ?? null,
    skew: state.skew,
    refusal: refusalAt(store, "move"),
    feed: state.feed,
  };
}
