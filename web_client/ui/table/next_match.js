/** @import { TableStore } from "../../state/table/store.js" */
/** @import { TableState } from "../../state/types.js" */

import { words } from "../../i18n/words.js";
import { html, useEffect, useState } from "../../lib/index.js";
import { replayed } from "../../routing/route.js";
import { storePlayed } from "../../state/played_games.js";

/** For how many milliseconds it is said to those who were learning why they are at the table. */
const SAID = 8_000;
/** How much longer than its time a deadline must be to be one that waits, in milliseconds. */
const WAITS = 5_000;

/**
 * What somebody does when a match begins: they read its predecessor's result (`past` is the table as it was then) or
 * see a replay, and stay there; or they learn, and are taken to the table.
 * @typedef {{doing: "reading" | "replay" | "learning", past: TableState}} Elsewhere
 */

/**
 * Return where the reader was when the match began, if not at the table, and how to go there.
 * @param {TableStore} store
 * @returns {[Elsewhere | null, () => void]}
 */
export function useElsewhere(store) {
  const [elsewhere, stay] = useState(/** @type {Elsewhere | null} */ (null));
  const come = () => stay(null);
  useEffect(() => {
    /** @param {TableState} before */
    const look = (before) => {
      const { table } = store.state.peek();
      if (before.table && before.table.phase !== "playing" && table?.phase === "playing" && table.match?.round === 1) {
        const doing = whereabouts(before, store);
        stay(doing && { doing, past: before });
      }
    };
    const stops = [store.onUpdate((_, before) => look(before)), store.onSnapshot(look)];
    return () => stops.forEach((stop) => stop());
  }, [store]);
  useEffect(() => {
    if (elsewhere?.doing !== "learning") return undefined;
    const timer = setTimeout(come, SAID);
    return () => clearTimeout(timer);
  }, [elsewhere]);
  return [elsewhere?.doing === "replay" && !replayed.value ? null : elsewhere, come];
}

/**
 * @param {TableState} before
 * @param {TableStore} store
 * @returns {Elsewhere["doing"] | null}
 */
function whereabouts({ table }, { player }) {
  if (replayed.peek()) return "replay";
  if (document.querySelector(".lesson")) return "learning";
  // Who is in, or has begun it as the host, goes along, unless they have gone on to read.
  const goes = table?.host === player || table?.players[player]?.ready;
  const reads = document.querySelector("[data-screen=game-over]") && (!goes || scrollY > innerHeight / 2);
  return reads ? "reading" : null;
}

/**
 * Return a store that shows a table as it was, and acts on the present one.
 * @param {TableStore} store
 * @param {TableState} now
 * @returns {TableStore}
 */
export const asItWas = (store, now) =>
  new Proxy(store, {
    get: (target, key) => {
      if (key === "now") return now;
      const value = Reflect.get(target, key);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });

/**
 * Says that a match has begun, and leads there.
 * @param {{doing: Elsewhere["doing"], go: () => void}} props
 */
export const MatchBegun = ({ doing, go }) =>
  html`<div class="match-begun" role="status" data-match-begun=${doing}><b>${words("table-match-begun")}</b>
    ${doing !== "learning" && html`<button type="button" class="btn btn-main" data-action="to-table" onClick=${go}>${words("table-to-table")}</button>`}</div>`;

/**
 * Note that this page's player plays, once they have the table before them, and end the wait for them.
 * @param {TableStore} store
 * @param {boolean} isThere
 */
export function useAtTable(store, isThere) {
  const { table } = store.now;
  const until = table?.phase === "playing" && table.match?.round === 1 && table.deadline?.at;
  const played = isThere && table?.phase === "playing" && store.seat.value !== null && table.game;
  useEffect(() => {
    if (played) storePlayed(played);
  }, [played]);
  useEffect(() => {
    if (isThere && until && isAwaited(store)) store.command("at_table");
  }, [isThere, until]);
}

/** @param {TableStore} store */
function isAwaited({ state, seat }) {
  const { table, skew } = state.peek();
  const { turn_seconds: turn, reaction_seconds: reaction } = table?.options ?? {};
  const usual = 1_000 * Math.max(turn ?? 0, reaction ?? 0);
  const { seats, at } = table?.deadline ?? { seats: [], at: 0 };
  return seats.length === 1 && seats[0] === seat.value && at - skew - performance.now() > usual + WAITS;
}
