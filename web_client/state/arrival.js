// At which table this page has gone on from the evening that is planned to the seats.

import { signal } from "../lib/index.js";
import { page, read, write } from "../lib/storage.js";

const KEY = "morpho.arrived";

/** The code of that table. It survives a reload. */
export const arrived = signal(read(page, KEY));

/** Go on to a table, or, with null, back to its evening. @param {string | null} code */
export function arrive(code) {
  arrived.value = code;
  write(page, KEY, code);
}
