/** @import { GameClient } from "../../games/types.js" */
/** @import { TableMotion } from "../../motion/table_motion.js" */
/** @import { SharedSeats } from "../../state/curtain/shared_seats.js" */
/** @import { TableStore } from "../../state/table/store.js" */

import { needWords, words } from "../../i18n/words.js";
import { html, useEffect, useRef, useState } from "../../lib/index.js";
import { seatsAsked } from "../../state/curtain/shared_seats.js";
import { isOfTable } from "../../i18n/table_events.js";
import { holderName } from "../../i18n/seats.js";
import { Mark, seatColour, Sign } from "../icons/icons.js";
import { linesOf } from "../log/feed.js";
import { Sentence } from "../log/sentence.js";

needWords("curtain");

/** How long the table of who has moved stays open, in milliseconds: with secrets, without. */
const LINGER = /** @type {const} */ ([3_000, 1_000]);
/** How many facts are told of the time since somebody's last turn. */
const FACTS = 3;
/** What is looked at, and would fall with the curtain: a cover, a panel, the rules. */
const LIES_OPEN = "[data-opened] [aria-expanded=true], [data-rules-panel]";
const PRESSES = ["pointerdown", "pointerup", "pointercancel"];

/** Return whether everybody may see everything, so that no curtain is needed. @param {GameClient} game */
export const hidesNothing = ({ logFilters }) => logFilters?.includes("yours") === false;

/**
 * Whose seat is open, in that player's colour; it closes when they have moved, or by its button.
 * @param {{seats: SharedSeats, store: TableStore, game: GameClient, motion: TableMotion | null}} props
 */
export function OpenBand({ seats, store, game, motion }) {
  const seat = store.seat.value;
  const { table } = store.now;
  const isPlain = hidesNothing(game);
  const isOver = table?.phase === "over";
  const movedAt = useMoved(store);
  const closes = useUncovered(store, movedAt, useBusy()) && !motion?.seen.value;
  useEffect(() => {
    if (!closes) return undefined;
    const timer = setTimeout(() => seats.shut(), LINGER[isPlain ? 1 : 0]);
    return () => clearTimeout(timer);
  }, [closes]);
  const name = table?.players[store.player]?.name ?? "";
  return html`<header class=${`seat-band ${seatColour(seat)}`} data-band="open">
      ${seat !== null && html`<${Mark} seat=${seat} />`}<b class="disp"><bdi>${name}</bdi></b>
      ${!isPlain && !isOver && html`<span role="status">${words(closes ? "curtain-closing" : "curtain-closes")}${closes && html`<i class="falls"></i>`}</span>`}
      ${(!isPlain || isOver) && html`<button type="button" class="iconbtn" data-action="close-curtain" aria-label=${words("curtain-close")} onClick=${() => seats.shut()}><${Sign} name="eyeoff" /></button>`}
    </header>${!isPlain && html`<${Since} seats=${seats} store=${store} game=${game} />`}`;
}

/** Return after which update a player was done who was asked something here; null until then. @param {TableStore} store */
function useMoved(store) {
  const asked = useRef(/** @type {number | null} */ (null));
  const { legal, n, table } = store.now;
  if (legal.length) asked.current = n;
  return !legal.length && !store.isPending("move") && table?.phase !== "over" ? asked.current : null;
}

/**
 * Return whether a player who has moved has seen what it showed, and looks at nothing else: on a hand, what only they
 * learned lies under a cover.
 * @param {TableStore} store @param {number | null} movedAt @param {boolean} busy
 */
function useUncovered(store, movedAt, busy) {
  const seen = useRef(false);
  const hasMoved = movedAt !== null;
  seen.current = hasMoved && (seen.current || busy);
  const learned = hasMoved && store.now.feed.some(({ n, yours }) => yours && n > movedAt);
  return hasMoved && !busy && (seen.current || !learned || !store.isHand.value);
}

/** Return whether something is held, or lies open over the table. */
function useBusy() {
  const [busy, become] = useState(false);
  useEffect(() => {
    let held = false;
    const look = () => become(held || Boolean(document.querySelector(LIES_OPEN)));
    const press = (/** @type {Event} */ { type }) => {
      held = type === "pointerdown";
      look();
    };
    const watch = new MutationObserver(look);
    watch.observe(document.body, { subtree: true, childList: true, attributeFilter: ["aria-expanded"] });
    for (const type of PRESSES) addEventListener(type, press, true);
    return () => {
      watch.disconnect();
      for (const type of PRESSES) removeEventListener(type, press, true);
    };
  }, []);
  return busy;
}

/**
 * What everybody saw since this player's last turn, of the round that is played, until they touch something. A seat's own
 * feed is closed in between.
 * @param {{seats: SharedSeats, store: TableStore, game: GameClient}} props
 */
function Since({ seats, store, game }) {
  const { legal, n, public: view } = store.now;
  const seat = store.seat.value;
  // What was done before this player could do anything: once they have moved it is read.
  const asked = useRef(Infinity);
  if (legal.length) asked.current = n ?? Infinity;
  const before = seats.common.now.feed.filter((item) => item.n <= asked.current);
  const last = before.findLastIndex(
    ({ event }) => event.kind === "round_opened" || (event.seat === seat && event.kind !== "turn_began"),
  );
  // Copies: the lines of these say "you" to this player.
  const told = before
    .slice(last + 1)
    .filter(({ event }) => !isOfTable(event))
    .map((item) => ({ ...item }));
  const lines = view
    ? linesOf(told, game, store)
        .filter(({ line }) => !line.kind)
        .slice(-FACTS)
    : [];
  const isRead = useTouched();
  if (!lines.length || isRead) return null;
  return html`<section class="since" data-since aria-labelledby="since"><h2 class="disp" id="since">${words("curtain-since")}</h2>
    <ul>${lines.map(({ item, line }) => html`<li key=${item.key} class=${seatColour(item.event.seat)}><${Sentence} parts=${line.parts} roster=${item.roster} /></li>`)}</ul></section>`;
}

/** Return whether anything was touched, or a key pressed. */
function useTouched() {
  const [touched, touch] = useState(false);
  useEffect(() => {
    const note = () => touch(true);
    // Not a press: what is drawn anew before it is released takes the click from what is under it.
    const kinds = ["click", "keydown"];
    for (const kind of kinds) addEventListener(kind, note, { capture: true, once: true });
    return () => kinds.forEach((kind) => removeEventListener(kind, note, { capture: true }));
  }, []);
  return touched;
}

/** The table while everybody may look: whose turn it is, and the seats to open. @param {{seats: SharedSeats, game: GameClient}} props */
export function PublicBand({ seats, game }) {
  const { table, public: view } = seats.common.now;
  const due = seats.due.value;
  const [asked] = seatsAsked(table, view);
  const says =
    due || asked === undefined || !table
      ? words(hidesNothing(game) ? "curtain-everybody.plain" : "curtain-everybody")
      : words("curtain-lay-down", { name: holderName(table, asked) });
  return html`<header class="seat-band common" data-band="public">
    <span role="status">${says}</span>
    <${Owners} seats=${seats} lit=${due} action="call" choose=${(/** @type {string} */ player) => (seats.called.value = player)} />
  </header>`;
}

/** Before a match and after it: for whom the page acts. @param {{seats: SharedSeats}} props */
export function RestingBand({ seats }) {
  return html`<header class="seat-band common" data-band="resting">
    <span>${words("curtain-acts-for")}</span>
    <${Owners} seats=${seats} pressed=${seats.acting?.player} action="act-as" choose=${(/** @type {string} */ player) => (seats.actor.value = player)} />
  </header>`;
}

/**
 * The players of this page, each a button.
 * @param {{seats: SharedSeats, action: string, choose: (player: string) => void, lit?: string | null, pressed?: string}} props
 *   `lit`: who is asked
 */
function Owners({ seats, action, choose, lit, pressed }) {
  const players = seats.common.now.table?.players ?? {};
  const here = seats.players.value.filter((player) => players[player] && (pressed || players[player].seat != null));
  return html`<span class="owners">${here.map((player) => {
    const { name, seat } = players[player];
    return html`<button type="button" key=${player} class=${`btn ${seatColour(seat)} ${lit === player ? "lamp" : ""}`} data-action=${action}
      data-player=${player} aria-pressed=${pressed && String(pressed === player)} onClick=${() => choose(player)}>
      ${seat != null && html`<${Mark} seat=${seat} />`}<bdi>${name}</bdi></button>`;
  })}</span>`;
}
