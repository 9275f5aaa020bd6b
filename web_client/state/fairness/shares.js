// This page's shares in the chance of matches: committed to before a match, and revealed when it begins
// (docs/fairness.md). The tabs of a browser have them in common, and they survive a reload.

/** @import { Starting, Table } from "../../net/wire.js" */

import { newShare } from "../../net/random.js";
import { browser, read, write } from "../../lib/storage.js";
import { commitmentTo } from "./draws.js";
import { same } from "./json_values.js";

/** The players, and everybody's commitments. @typedef {Pick<Starting, "seats" | "commitments">} Published */
/**
 * A share that a page made.
 * @typedef {object} OwnShare
 * @property {string} table its code
 * @property {string} player
 * @property {string} promised the server's commitment that stood at the table then
 * @property {string} share
 * @property {string} commitment
 * @property {boolean} [committed] whether the server has the commitment
 * @property {Published} [published] what the page saw before it revealed the share
 * @property {string} [settled] `SEEN` if the browser saw the end of the match for which it was revealed, else the secret
 *   of the match at which the page said that it did not
 */

const KEY = "morpho.shares";
/** How many shares are kept of other tables: more than one has tables open. */
const KEPT = 40;
/** How many are made at one table. No more: a server could promise so much that the page forgets what it gave. */
const MOST = 400;
/** How many characters are kept of who plays and their commitments. No table has more. */
const LONGEST = 2_000;

/** How a share is settled whose match was seen to its end. */
export const SEEN = "seen";

/** @returns {OwnShare[]} */
const allShares = () => JSON.parse(read(browser, KEY) ?? "[]");

/**
 * Return the shares that this browser made for a player, oldest first.
 * @param {string} code
 * @param {string} player
 */
export const sharesOf = (code, player) => allShares().filter((own) => own.table === code && own.player === player);

/**
 * Return the shares that this browser revealed at a table, as whomever, for matches that it has not seen to be over. A
 * server could break off one deal after another.
 * @param {string} code
 * @param {string} secret of the last match
 */
export const sharesLeftOpen = (code, secret) =>
  allShares().filter(({ table, published, settled = secret }) => table === code && published && settled === secret);

/**
 * Settle the shares that were made at a table for some secrets.
 * @param {string} code
 * @param {string[]} promised the commitments to them
 * @param {string} settled `SEEN`, or the secret of the match at which it is said that they are left open
 */
export const settleShares = (code, promised, settled) =>
  alone(() => {
    for (const own of allShares()) {
      if (own.table === code && own.settled === undefined && promised.includes(own.promised)) keep({ ...own, settled });
    }
  });

/**
 * Do something while no other tab of this browser does. Where the browser has no locks, or forbids them, do it at once.
 * @template T
 * @param {() => T | Promise<T>} act
 * @returns {Promise<T>}
 */
async function alone(act) {
  const release = navigator.locks ? await lock().catch(() => () => {}) : () => {};
  try {
    return await act();
  } finally {
    release();
  }
}

/** Wait for the lock of the shares; return what releases it. @returns {Promise<() => void>} */
const lock = () =>
  new Promise((resolve, reject) => {
    const held = () => /** @type {Promise<void>} */ (new Promise((release) => resolve(release)));
    navigator.locks.request(KEY, held).catch(reject);
  });

/** Keep a share, in place of what was kept of it. Return whether that was possible. @param {OwnShare} own */
function keep(own) {
  const all = allShares();
  const place = all.findIndex(({ share }) => share === own.share);
  all.splice(place < 0 ? all.length : place, 1, own);
  const others = all.filter(({ table }) => table !== own.table);
  const kept = new Set([
    ...others.filter(({ published }) => published).slice(-MOST),
    ...others.filter(({ published }) => !published).slice(-KEPT),
  ]);
  return write(browser, KEY, JSON.stringify(all.filter((one) => one.table === own.table || kept.has(one))));
}

/**
 * Return the share for the match to which the server has committed, and make it if there is none yet; null where too
 * many were made already, or it can't be kept.
 * @param {string} code
 * @param {string} player
 * @param {string} promised
 * @returns {Promise<OwnShare | null>}
 */
export const shareFor = (code, player, promised) =>
  alone(async () => {
    const known = () => sharesOf(code, player).find((own) => own.promised === promised);
    if (!known() && sharesOf(code, player).length >= MOST) return null;
    const share = newShare();
    const made = { table: code, player, promised, share, commitment: await commitmentTo(share) };
    // Another tab may have made one meanwhile, if the browser has no locks.
    const first = known() ?? made;
    return keep(first) ? first : null;
  });

/**
 * Return the share to be revealed, after noting the commitments beside it; null if none of this browser's is wanted.
 * @param {string} code
 * @param {string} player
 * @param {Pick<Table, "starting" | "next_commitment" | "phase">} table
 */
export const shareToReveal = (code, player, table) => alone(() => noteRevealed(code, player, table));

/**
 * @param {string} code
 * @param {string} player
 * @param {Pick<Table, "starting" | "next_commitment" | "phase">} table
 */
function noteRevealed(code, player, { starting, next_commitment, phase }) {
  const wanted = starting?.commitments[player];
  const own = sharesOf(code, player).find((one) => one.commitment === wanted && one.promised === next_commitment);
  if (!own || !starting || !["waiting", "over"].includes(phase)) return null;
  const { seats, commitments } = starting;
  // The page has to be able to keep what it saw.
  if (!Object.entries(commitments).every(([one, text]) => seats.includes(one) && /^[0-9a-f]{64}$/.test(text)))
    return null;
  const published = { seats, commitments };
  if (JSON.stringify(published).length > LONGEST) return null;
  // Once is enough: a server that shows other seats or commitments later wants to try another deal.
  if (own.published && !same(own.published, published)) return null;
  // A share is revealed only where that is remembered over a reload.
  return keep({ ...own, published }) ? own.share : null;
}

/** Note that the server has a commitment. @param {string} code @param {string} player @param {string} commitment */
export const noteCommitted = (code, player, commitment) =>
  alone(() => {
    const own = sharesOf(code, player).find((one) => one.commitment === commitment);
    if (own) keep({ ...own, committed: true });
  });
