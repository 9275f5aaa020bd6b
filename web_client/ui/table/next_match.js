/** @import { TableStore } from "../../state/table/store.js" */
/** @import { TableState } from "../../state/types.js" */
/** @import { Elsewhere } from "../types.js" */

import { words } from "../../i18n/words.js";
import { html, useEffect } from "../../lib/index.js";
import { navigate, replayed, tableAddress } from "../../routing/route.js";
import { arrived } from "../../state/arrival.js";
import { storePlayed } from "../../state/played_games.js";

/** For how many milliseconds learners read why they are at the table. */
const SAID = 8_000;
/** How much longer than its time a deadline must be to be one that waits, in milliseconds. */
const WAITS = 5_000;

/**
 * Tells a player who is elsewhere that a match has begun, and leads there. A player at the table ends the wait.
 * @param {{store: TableStore, elsewhere: Elsewhere | null, stay: (elsewhere: Elsewhere | null) => void}} props
 */
export function NextMatch({ store, elsewhere, stay }) {
  useEffect(() => {
    /** @param {TableState} before */
    const look = (before) => {
      const { table } = store.state.peek();
      const began = before.table && before.table.phase !== "playing" && table?.phase === "playing";
      if (began && table.match?.round === 1) stay(whereabouts(before, store));
    };
    const stops = [store.onUpdate((_, before) => look(before)), store.onSnapshot(look)];
    return () => stops.forEach((stop) => stop());
  }, [store]);
  const phase = store.now.table?.phase;
  useEffect(() => {
    if (phase === "playing" || phase === "between") arrived.value = store.code;
  }, [phase]);
  const isBack = elsewhere?.doing === "replay" && !replayed.value;
  useEffect(() => {
    if (isBack) stay(null);
  }, [isBack]);
  useEffect(() => {
    if (elsewhere?.doing !== "learning") return undefined;
    const timer = setTimeout(() => stay(null), SAID);
    return () => clearTimeout(timer);
  }, [elsewhere]);
  useAtTable(store, elsewhere?.doing !== "reading" && !replayed.value);
  if (!elsewhere || (elsewhere.doing === "replay" && !replayed.value)) return null;
  const go = () => {
    stay(null);
    if (replayed.value) navigate(tableAddress(store.invitation.value));
  };
  return html`<div class="match-begun" role="status" data-match-begun=${elsewhere.doing}><b>${words("table-match-begun")}</b>
    ${elsewhere.doing !== "learning" && html`<button type="button" class="btn btn-main" data-action="to-table" onClick=${go}>${words("table-to-table")}</button>`}</div>`;
}

/**
 * Return where the reader was when a match began; null for the table, or on the way there.
 * @param {TableState} before
 * @param {TableStore} store
 * @returns {Elsewhere | null}
 */
function whereabouts(before, store) {
  if (replayed.peek()) return { doing: "replay", store };
  if (document.querySelector(".lesson")) return { doing: "learning", store };
  // Players who are in, and the host who began it, go along, unless they have gone on to read.
  const goes = before.table?.host === store.player || before.table?.players[store.player]?.ready;
  const reads = document.querySelector("[data-screen=game-over]") && (!goes || scrollY > innerHeight / 2);
  return reads ? { doing: "reading", store: asItWas(store, before) } : null;
}

/** Return what belongs to a match: all else is shown as it is now. @param {TableState} state */
const pastOf = ({ table, public: seen, own, legal, timeoutMove }) => ({ table, public: seen, own, legal, timeoutMove });

/**
 * Return a store that shows a match as it was, and acts on the present table.
 * @param {TableStore} store
 * @param {TableState} now
 * @returns {TableStore}
 */
const asItWas = (store, now) =>
  new Proxy(store, {
    get: (target, key) => {
      if (key === "now") return { ...target.now, ...pastOf(now) };
      const value = Reflect.get(target, key);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });

/**
 * Note that this page's player plays, once they have the table before them, and end the wait for them.
 * @param {TableStore} store
 * @param {boolean} isThere
 */
function useAtTable(store, isThere) {
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
