import { words } from "./words.js";

/** Return a seat's letter, as in its name and in the notation of moves. @param {number} seat */
export const seatLetter = (seat) => String.fromCharCode(65 + seat);

/** @param {number} seat */
export const emptySeatName = (seat) => words("table-seat", { letter: seatLetter(seat) });
