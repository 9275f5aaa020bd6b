// The feed: every event of the game in a plain sentence.

/**
 * @import { Line, Part } from "../../components/types.js"
 * @import { Json, WireEvent } from "../../net/wire.js"
 */

import { say } from "../../components/line.js";
import { outcomeHeadline, outcomeSentence } from "./move_words.js";
import { seatOf } from "./moves.js";
import { identityName, sideOf, teamName } from "./words.js";

/** @typedef {{hand: number}} Context how many cards a hand has */

/** @param {number} seat @returns {Part} */
const who = (seat) => ({ seat });

/** @param {string} identity @returns {Part} */
const the = (identity) => ({ strong: identityName(identity) });

/**
 * @param {string} slot
 * @param {Context} context
 * @returns {Part[]}
 */
function card(slot, { hand }) {
  const seat = seatOf(slot);
  return seat === null ? ["the middle card"] : say`${who(seat)}’s ${sideOf(slot, hand)}card`;
}

/**
 * @param {string[] | undefined} slots
 * @param {Context} context
 * @returns {Part[]}
 */
function cards(slots, context) {
  const named = (slots ?? []).map((slot) => card(slot, context));
  return named.flatMap((parts, i) => (i ? [i === named.length - 1 ? " and " : ", ", ...parts] : parts));
}

/**
 * @param {string} gap
 * @param {Context} context
 * @returns {Part[]}
 */
function between(gap, context) {
  const [one, other] = gap.split("/").map((end) => (end.length > 1 ? card(end, context) : [who(seatOf(end) ?? 0)]));
  return say`between ${one} and ${other ?? []}`;
}

/**
 * @param {Json} seen identities by slot
 * @param {Context} context
 * @returns {Part[]}
 */
const sights = (seen, context) =>
  Object.entries(seen ?? {}).flatMap(([slot, identity], i) => [
    ...(i ? [", "] : []),
    ...say`${card(slot, context)} is the ${the(identity)}`,
  ]);

/** @type {Record<string, string>} */
const MISSION_ENDS = {
  succeeded: "The mission succeeds",
  failed: "The mission fails",
  off: "The mission is over: the Leader is gone",
};

/** @type {Record<string, (event: WireEvent, context: Context) => Part[]>} */
const SENTENCES = {
  saw: (e, c) => sights(e.cards, c),
  investigated: (e, c) => say`${who(e.seat)} looks at ${card(e.slot, c)}`,
  job_changed: (e, c) => say`${who(e.seat)} exchanges ${card(e.slot, c)} with the middle card`,
  revealed: (e, c) => say`${card(e.slot, c)} is turned up: the ${the(e.identity)}`,
  sniped: (e, c) => say`${who(e.seat)} shoots at ${card(e.target, c)}`,
  guard_asked: (e) => say`${who(e.seat)} must step in`,
  guarded: (e, c) => say`${card(e.slot, c)} steps in: a ${the(e.identity)}`,
  intercept_asked: (e) => say`${who(e.seat)} must stop the escape`,
  intercepted: (e, c) => say`${card(e.slot, c)} stops the escape: the ${the(e.identity)}`,
  eliminated: (e, c) => say`${card(e.slot, c)} is eliminated: the ${the(e.identity)}`,
  went_out: (e) => say`${who(e.seat)} is out of the round`,
  blocked: (e, c) => say`${who(e.seat)} places a block ${between(e.gap, c)}`,
  block_removed: (e, c) => say`The block ${between(e.gap, c)} goes away`,
  mission_activated: (e) => say`${who(e.seat)} starts the mission`,
  indication_asked: (e) => say`${who(e.seat)} must name the Technician`,
  indicated: (e, c) =>
    e.named === e.identity
      ? say`${who(e.seat)} names ${card(e.slot, c)} the ${the(e.named)}: right`
      : say`${who(e.seat)} names ${card(e.slot, c)} the ${the(e.named)}, but it is the ${the(e.identity)}`,
  mission_ended: (e) => [MISSION_ENDS[e.outcome] ?? "The mission is over"],
  escape_tried: (e, c) => say`${who(e.seat)} tries to escape with ${cards(e.slots, c)}`,
  escaped: (e) => say`${who(e.seat)} has escaped`,
  report_began: (e) => say`${who(e.seat)} begins a report`,
  detonation_began: (e) => say`${who(e.seat)} begins to throw bombs`,
  bombed: (e, c) => say`${who(e.seat)} bombs ${card(e.target, c)}`,
  invested: (e) => say`${who(e.seat)} backs a side and passes from now on`,
  investment_chosen: (e) => say`You backed the ${{ strong: teamName(e.team) }}`,
  assassinated: (e, c) => say`${who(e.seat)} stabs ${card(e.target, c)}`,
  perception_began: (e) => say`${who(e.seat)} begins to name all cards`,
  guessed: (e, c) =>
    e.named === e.identity
      ? say`${who(e.seat)} guesses that ${card(e.slot, c)} is the ${the(e.named)}: right`
      : say`${who(e.seat)} guesses that ${card(e.slot, c)} is the ${the(e.named)}, but it is the ${the(e.identity)}`,
  swapped: (e, c) => say`${who(e.seat)} swaps ${card(e.slot, c)} with ${card(e.target, c)}`,
  transmit_began: (e, c) => say`${card(e.slot, c)} is the ${the("parasite")}: ${who(e.seat)} shuffles three cards`,
  transmit_taken: (e, c) => say`${who(e.seat)} takes ${card(e.slot, c)}`,
  transmit_laid: (e, c) => say`${who(e.seat)} lays ${cards(e.places, c)} anew, face down`,
  passed: (e) => say`${who(e.seat)} passes`,
  agreed: () => say`You agree to end this round`,
  disagreed: () => say`You want to play on`,
  end_wished: (e) => [e.wished ? "Somebody wishes to end this round" : "Nobody wishes to end this round any more"],
};

/** @type {Record<string, (event: WireEvent) => Line>} */
const LINES = {
  round_started: (e) => ({ parts: say`Round ${e.round}`, kind: "turn" }),
  turn_began: (e) => ({ parts: say`${who(e.seat)}`, kind: "turn", seat: e.seat }),
  round_ended: (e) => ({
    parts: say`${{ strong: outcomeHeadline(e.reason) }}: ${outcomeSentence(e.reason)}${scored(e.points)}`,
    kind: "end",
  }),
};

/**
 * @param {number[] | undefined} points
 * @returns {Part[]}
 */
const scored = (points) =>
  (points ?? []).flatMap((gained, seat) => (gained ? say` ${who(seat)} ${gained > 0 ? "+" : "−"}${Math.abs(gained)}` : []));

/**
 * Tell an event in a sentence; null for one that needs none or is not known.
 * @param {WireEvent} event
 * @param {Json} view
 * @returns {Line | null}
 */
export function sentence(event, view) {
  if (Object.hasOwn(LINES, event.kind)) return LINES[event.kind](event);
  if (!Object.hasOwn(SENTENCES, event.kind)) return null;
  const parts = SENTENCES[event.kind](event, { hand: view.hand_size ?? 1 });
  return { parts: capitalised(parts), seat: event.seat };
}

/**
 * @param {Part[]} parts
 * @returns {Part[]}
 */
function capitalised([first, ...rest]) {
  if (typeof first !== "string" || !first) return [first, ...rest].filter((part) => part !== undefined);
  return [first[0].toUpperCase() + first.slice(1), ...rest];
}
