// Links to replays that this browser has made. The server keeps only hashes of their secrets, so a link can be shown
// again only here.

/** @import { Replay } from "./table/replay.js" */

import { linkTo } from "../routing/link.js";
import { browser, read, write } from "../lib/storage.js";
import { hashOf } from "./table/moment_link.js";

/** What a link shows: a match, or one round of it. @typedef {{match: number, round: number | null}} Shown */

/** @param {string} code @param {string} player @param {Shown} shown */
const placeOf = (code, player, { match, round }) => `morpho.shared.${code}.${player}.${match}.${round ?? "all"}`;

/** Return the secret of a link made here, or null. @param {string} code @param {string} player @param {Shown} shown */
export const secretOf = (code, player, shown) => read(browser, placeOf(code, player, shown));

/**
 * Keep the secret of a link, null to forget it.
 * @param {string} code
 * @param {string} player
 * @param {Shown} shown
 * @param {string | null} token
 */
export const keepSecret = (code, player, shown, token) => write(browser, placeOf(code, player, shown), token);

/**
 * Return the link for others to the present moment of a round. It does not name the table, and what stands behind #
 * reaches no server.
 * @param {string} token
 * @param {Replay} replay
 */
export const sharedAddress = (token, replay) =>
  linkTo("/replay") + hashOf(replay, { link: token, round: String(replay.place?.number ?? 1) });

/**
 * Return what a link in an address says, null if there is none.
 * @param {string} hash
 * @returns {{token: string, round: number | null} | null}
 */
export function linkIn(hash) {
  const said = new URLSearchParams(hash.slice(1));
  const token = said.get("link");
  const round = Number.parseInt(said.get("round") ?? "", 10);
  return token ? { token, round: round >= 1 ? round : null } : null;
}
