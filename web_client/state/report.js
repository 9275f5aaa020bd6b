// Reports of a problem: a round as far as the reporter may know it, and what it runs on.

/** @import { Report } from "../net/wire.js" */
/** @import { Replay } from "./table/replay.js" */
/** @import { Perspective } from "./types.js" */

import { language } from "../i18n/language.js";
import { seeReport } from "../net/past_rounds.js";
import { hashOf } from "./table/moment_link.js";

/** Which release of the client this is, as its address names it; "" where it names none. */
const RELEASE = /\/c\/([^/]+)\//.exec(import.meta.url)?.[1] ?? "";

/**
 * Return what a player reports: the last round of a table, or the one that is seen again, at its moment.
 * @param {string} code
 * @param {string} player
 * @param {Replay | null} replay
 */
export async function makeReport(code, player, replay) {
  const report = await seeReport(code, player);
  const client = {
    release: RELEASE,
    language,
    browser: navigator.userAgent,
    window: [innerWidth, innerHeight, devicePixelRatio],
  };
  return { ...report, ...(replay && seenAgain(replay)), client };
}

/** Return the parts of a report on a round that is seen again. Its match is over, so everybody may see all of it. @param {Replay} replay */
const seenAgain = (replay) => ({
  game: replay.round.game,
  round: { ...replay.round, holders: replay.round.holders.map(() => null) },
  ...{ public: null, own: null, legal: null },
  moment: hashOf(replay),
});

/**
 * Return the report in the text of a file, null if it is something else: a record.
 * @param {string} text
 * @returns {Report & {moment?: string} | null}
 */
export function reportIn(text) {
  try {
    const found = JSON.parse(text);
    return found && typeof found === "object" && "report" in found ? found : null;
  } catch {
    return null;
  }
}

/**
 * Return the perspectives from which a report can be seen; undefined for all.
 * @param {Report & {moment?: string}} report
 * @returns {Perspective[] | undefined}
 */
export const perspectivesOf = ({ seat, moment }) =>
  moment === undefined ? (seat === null ? ["spectator"] : [seat, "spectator"]) : undefined;
