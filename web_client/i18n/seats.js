import { words } from "./words.js";

/** Return a seat's letter, as in its name and in the notation of moves. @param {number} seat */
export const seatLetter = (seat) => String.fromCharCode(65 + seat);

/**
 * Return the name of the player who holds a seat, or held it last.
 * @param {{players: Record<string, {name: string}>, seats: Record<string, string>, left?: Record<string, {name: string}> | null}} table
 * @param {number} seat
 */
export const holderName = ({ players, seats, left }, seat) =>
  players[seats[seat]]?.name ?? left?.[seat]?.name ?? emptySeatName(seat);

/** @param {number} seat */
export const emptySeatName = (seat) => words("table-seat", { letter: seatLetter(seat) });
