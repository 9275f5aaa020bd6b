// A match in one sentence: who led for how long, and when it turned.

import { needWords, words } from "../../i18n/words.js";

needWords("after");

/**
 * What is true of a match: one round was enough; the winner led after each; somebody led until the last one, one point
 * `short` or not; nobody led alone before the last one; the winner led from a round on.
 * @typedef {{kind: "one" | "whole" | "level"} | {kind: "stolen", rival: number, rounds: number, short: boolean}
 *   | {kind: "turned", round: number}} Evening
 */

/**
 * Return what sums up a match; null where there is nothing to say.
 * @param {number[][]} gains by round, then by seat
 * @param {number[]} winners
 * @param {number | undefined} target the points that win
 * @returns {Evening | null}
 */
export function evening(gains, winners, target) {
  const [winner, ...others] = winners;
  const totals = totalsOf(gains);
  const ahead = totals.map(leaderOf);
  if (others.length || !gains.length || ahead.at(-1) !== winner) return null;
  if (gains.length === 1) return { kind: "one" };
  const turned = ahead.findLastIndex((one) => one !== winner);
  if (turned < 0) return { kind: "whole" };
  if (turned < gains.length - 2) return { kind: "turned", round: turned + 2 };
  const rival = ahead[turned];
  if (rival === null) return { kind: "level" };
  const rounds = ahead.filter((one) => one === rival).length;
  return { kind: "stolen", rival, rounds, short: totals[turned][rival] + 1 === target };
}

/** Return everybody's points after each round. @param {number[][]} gains */
function totalsOf(gains) {
  let total = gains[0]?.map(() => 0) ?? [];
  return gains.map((gained) => {
    total = total.map((points, seat) => points + gained[seat]);
    return total;
  });
}

/** Return who has most points alone; null where several do. @param {number[]} points */
function leaderOf(points) {
  const most = Math.max(...points);
  const first = points.indexOf(most);
  return points.lastIndexOf(most) === first ? first : null;
}

/**
 * Say it.
 * @param {Evening} evening
 * @param {number} winner
 * @param {(seat: number) => string} name
 * @param {(seat: number) => boolean} mine whether it is the reader's seat
 */
export function eveningInWords(evening, winner, name, mine) {
  const facts = { name: name(winner), you: mine(winner) };
  switch (evening.kind) {
    case "one":
      return words("evening-one");
    case "turned":
      return words("evening-turned", { ...facts, round: evening.round });
    case "stolen": {
      const { rival, rounds, short } = evening;
      const reader = mine(winner) ? "winner" : mine(rival) ? "rival" : "other";
      return words("evening-stolen", { name: facts.name, reader, rival: name(rival), rounds, short });
    }
    case "whole":
      return words("evening-whole", facts);
    default:
      return words("evening-level", facts);
  }
}
