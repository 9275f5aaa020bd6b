/** @import { TableStore } from "../../state/table/store.js" */

import { kindIn, nameIn, seatIn } from "../log/sentence.js";

/** Return who held the seats during the match, even if others sit there now. @param {TableStore} store */
export function whoPlayed(store) {
  const { feed, roster } = store.now;
  const then = feed.findLast(({ event }) => event.kind === "match_ended")?.roster ?? roster;
  return {
    /** @param {number} seat */
    name: (seat) => nameIn({ seat }, then),
    /** @param {number} seat */
    kind: (seat) => kindIn({ seat }, then),
    /** @param {number} seat */
    mine: (seat) => then.seats[seat] === store.player,
    seat: seatIn({ player: store.player }, then),
  };
}
