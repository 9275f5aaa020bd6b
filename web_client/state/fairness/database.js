// The memory's place in the browser. Where it may keep nothing, what is remembered lasts as long as the page.

/** @import { Remembered } from "./memory.js" */

import { wasCleared } from "../../lib/storage.js";
import { same } from "./json_values.js";

const NAME = "morpho.memory";
const UPDATES = "updates";
const TABLES = "tables";
/** Of how many tables something is kept. */
const MOST_TABLES = 12;

/** What could not be written, by table and player. @type {Map<string, Map<number, Remembered>>} */
const held = new Map();

/** @type {Promise<IDBDatabase> | null} */
let opened = null;

/** @returns {Promise<IDBDatabase>} */
function open() {
  if (wasCleared()) return Promise.reject(new Error("cleared"));
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(UPDATES);
      request.result.createObjectStore(TABLES);
    };
    request.onsuccess = () => {
      // It is deleted or renewed elsewhere, which waits for this page.
      request.result.onversionchange = () => {
        request.result.close();
        opened = null;
      };
      resolve(request.result);
    };
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error("blocked"));
  });
  return opened;
}

/** A player at a table, perhaps with an update's number. @typedef {[code: string, player: string, n: number]} Key */

/**
 * Delete everything. Where the browser can't, it has kept nothing.
 * @returns {Promise<void>}
 */
export const deleteRecords = () =>
  new Promise((resolve) => {
    held.clear();
    try {
      const request = indexedDB.deleteDatabase(NAME);
      request.onsuccess = request.onerror = request.onblocked = () => resolve();
    } catch {
      resolve();
    }
  });

/** The keys of a player's updates. @param {string} code @param {string} player @param {number} [below] */
const keysOf = (code, player, below = Number.POSITIVE_INFINITY) =>
  IDBKeyRange.bound([code, player, 0], [code, player, below], false, true);

/**
 * @param {IDBTransaction} transaction
 * @returns {Promise<void>}
 */
const over = (transaction) =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onerror = transaction.onabort = () => reject(transaction.error);
  });

/**
 * @template T
 * @param {IDBRequest<T>} request
 * @returns {Promise<T>}
 */
const answer = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/**
 * Keep updates; of those that are kept already the first version stays, marked if another one came.
 * @param {string} code
 * @param {string} player
 * @param {Remembered[]} news
 */
export async function keepRecords(code, player, news) {
  try {
    const transaction = (await open()).transaction([UPDATES, TABLES], "readwrite");
    const updates = transaction.objectStore(UPDATES);
    for (const one of news) {
      const changed = marked(one, await answer(updates.get([code, player, one.n])));
      if (changed) updates.put(changed, [code, player, one.n]);
    }
    await forgetOldTables(transaction, code, player);
    await over(transaction);
  } catch {
    const here = held.get(`${code} ${player}`) ?? new Map();
    for (const one of news) here.set(one.n, marked(one, here.get(one.n)) ?? here.get(one.n));
    held.set(`${code} ${player}`, here);
  }
}

/**
 * Return what is to be written of an update; null if it is kept already.
 * @param {Remembered} one
 * @param {Remembered | undefined} kept the first version
 * @returns {Remembered | null}
 */
function marked(one, kept) {
  if (!kept) return one;
  return same(one.events, kept.events) ? null : { ...kept, again: true };
}

/** @param {IDBTransaction} transaction @param {string} code @param {string} player */
async function forgetOldTables(transaction, code, player) {
  const tables = transaction.objectStore(TABLES);
  tables.put(Date.now(), [code, player]);
  const [keys, used] = await Promise.all([answer(tables.getAllKeys()), answer(tables.getAll())]);
  const byUse = keys.map((key, i) => ({ key: /** @type {Key} */ (key), used: used[i] }));
  byUse.sort((one, other) => other.used - one.used);
  for (const { key } of byUse.slice(MOST_TABLES)) {
    tables.delete(key);
    transaction.objectStore(UPDATES).delete(keysOf(key[0], key[1]));
  }
}

/**
 * Return all updates that are kept, oldest first.
 * @param {string} code
 * @param {string} player
 * @returns {Promise<Remembered[]>}
 */
export async function allRecords(code, player) {
  const here = [...(held.get(`${code} ${player}`)?.values() ?? [])];
  try {
    const updates = (await open()).transaction(UPDATES).objectStore(UPDATES);
    const kept = await answer(updates.getAll(keysOf(code, player)));
    const isKept = new Set(kept.map(({ n }) => n));
    return [...kept, ...here.filter(({ n }) => !isKept.has(n))].sort((one, other) => one.n - other.n);
  } catch {
    return here.sort((one, other) => one.n - other.n);
  }
}

/**
 * Forget the updates below a number.
 * @param {string} code
 * @param {string} player
 * @param {number} n
 */
export async function forgetBelow(code, player, n) {
  const here = held.get(`${code} ${player}`);
  for (const number of here?.keys() ?? []) if (number < n) here?.delete(number);
  try {
    const updates = (await open()).transaction(UPDATES, "readwrite").objectStore(UPDATES);
    updates.delete(keysOf(code, player, n));
    await over(updates.transaction);
  } catch {
    // It can't be written, so there is nothing to forget.
  }
}
