// Phones that are hands while the table is on a big screen.

/** @import { Signal } from "../lib/index.js" */
/** @import { TableStore } from "./table/store.js" */

import { signal } from "../lib/index.js";
import { browser, read, write } from "../lib/storage.js";
import { Preference } from "./preferences.js";

/** Return whether a table is on a big screen that shows it live. @param {TableStore} store */
export const isOnScreen = ({ now }) => Object.values(now.table?.screens ?? {}).some(({ delayed }) => !delayed);

/** How the cards of a hand are uncovered: as long as they are held, or from one tap to the next. */
export const cover = new Preference("cover", ["hold", "tap"]);

/** What was chosen at each table. @type {Map<string, Signal<string | null>>} */
const wishes = new Map();

/** Where it is kept. @param {string} code */
const keyOf = (code) => `morpho.hand.${code}`;

/** Return whether this browser is to be a hand at a table: "on", "off", null before that was chosen. @param {TableStore} store */
export function handWish({ code }) {
  const wish = wishes.get(code) ?? signal(read(browser, keyOf(code)));
  wishes.set(code, wish);
  return wish;
}

/** Choose it, and keep it. @param {TableStore} store @param {boolean} isHand */
export function wishHand(store, isHand) {
  const wish = handWish(store);
  wish.value = isHand ? "on" : "off";
  write(browser, keyOf(store.code), wish.value);
}
