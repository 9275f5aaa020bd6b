// The check that everybody's shares were fixed before anybody could see another's, with the same codes as
// morpho_server/games/fairness/share_check.py.

/** @import { Found, Told } from "./check.js" */
/** @import { FoundMatch } from "./told_match.js" */

import { same } from "./json_values.js";
import { commitmentTo } from "./sha256.js";

/**
 * Check what was promised against what was shown, and that nothing was promised late.
 * @param {FoundMatch} match
 * @param {string} [player]
 * @returns {Promise<Found[]>}
 */
export async function checkShares(match, player) {
  const { callings, promises, ownShares, revealed } = match;
  const [{ event: called, at: calledAt }] = callings;
  const secret = await commitmentTo(match.ended.secret);
  /** @type {Found[]} */
  const found = [];
  const isShownOnce = match.waiting.filter(({ kind }) => kind === "shares_revealed").length === 1;
  const isAgain = callings.length > 1 || match.isBegunTwice || !isShownOnce;
  if (isAgain || called.number !== match.number) found.push(["called_again", null]);
  if (match.waiting.some(({ kind }) => ["options_set", "game_chosen"].includes(kind))) {
    found.push(["options_changed", null]);
  }
  if (!promises.length && !ownShares.length) found.push(["commitment_unseen", null]);
  if (promises.length > 1 || promises.some(({ at }) => at > calledAt)) found.push(["promised_again", null]);
  if (!secret || promises.some(({ event }) => event.commitment !== secret)) found.push(["secret_not_promised", null]);
  if (match.before.some(({ kind, secret }) => kind === "match_ended" && secret === match.ended.secret)) {
    found.push(["secret_used_again", null]);
  }
  const { shares, unrevealed } = revealed;
  const seated = new Set(match.started.seats);
  const areSeated =
    Object.keys(called.commitments).every((player) => seated.has(player)) && seated.size === match.started.seats.length;
  if (!same(match.started.seats, called.seats) || !areSeated) found.push(["seats_changed", null]);
  if (!Object.keys(shares).length) found.push(["no_share", null]);
  for (const one of unrevealed) found.push([one in shares ? "share_late" : "share_unrevealed", one]);
  for (const [one, commitment] of Object.entries(called.commitments)) {
    if (!(one in shares)) {
      if (!unrevealed.includes(one)) found.push(["share_dropped", one]);
    } else if (!commitment || (await commitmentTo(shares[one])) !== commitment) found.push(["share_replaced", one]);
  }
  for (const one of Object.keys(shares)) {
    if (!(one in called.commitments)) found.push(["share_late", one]);
  }
  if (ownShares.length) found.push(...(await checkOwnShare(match, called, secret)));
  else if (player !== undefined && player in called.commitments) found.push(["share_of_other_device", player]);
  else if (player !== undefined && seated.has(player)) found.push(["own_share_unknown", player]);
  return found;
}

/**
 * Check that the share of this page is among those that count, unless another device gave one for the same player.
 * @param {FoundMatch} match
 * @param {Told} called the call for shares
 * @param {string} secret the commitment to it
 * @returns {Promise<Found[]>}
 */
async function checkOwnShare({ before, during, started, ownShares }, { seats, commitments }, secret) {
  const earlier = ownShares.slice(0, -1);
  const made = ownShares[earlier.length];
  /** @type {Found[]} */
  const found = made.promised === secret ? [] : [["secret_not_promised", null]];
  if (earlier.some((own) => own.published && own.promised !== secret)) found.push(["promised_again", null]);
  if (made.published && !same(made.published, { seats, commitments })) found.push(["called_again", null]);
  const commitment = await commitmentTo(made.share);
  const after = before.slice(before.lastIndexOf(made));
  if (!started.seats.includes(made.player) && seatings(made.player, after).at(-1) === false) {
    return seatings(made.player, during).includes(true) ? [...found, ["own_share_unknown", made.player]] : found;
  }
  // A page makes one share for each promise. That it came too late may be pretended.
  const isOnly = earlier.every((own) => own.share === made.share || own.promised !== secret);
  const later = after.findLast(({ kind }) => kind === "share_committed");
  if (isOnly && later && later.commitment !== commitment) found.push(["share_of_other_device", made.player]);
  else if (isOnly && !later && !(made.player in commitments)) found.push(["own_share_late", made.player]);
  else if (!isOnly || commitments[made.player] !== commitment) found.push(["own_share_unused", made.player]);
  return found;
}

const SEATING = ["sat", "seat_given"];
const STANDING = ["stood", "player_left", "player_removed"];

/**
 * Return each time that a player got a seat or gave it up, and whether they got it.
 * @param {string} player
 * @param {Told[]} events
 */
const seatings = (player, events) =>
  events
    .filter((event) => [...SEATING, ...STANDING].includes(event.kind) && event.player === player)
    .map(({ kind }) => SEATING.includes(kind));
