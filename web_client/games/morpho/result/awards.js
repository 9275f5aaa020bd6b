/** @import { AwardsProps } from "../../types.js" */
/** @import { Honour } from "../wire.js" */

import { Who } from "../../../ui/icons/icons.js";
import { findWords, hasWords, words } from "../../../i18n/words.js";
import { html } from "../../../lib/index.js";
import { Emblem } from "../cards/icons.js";

/** The emblem of each award. @type {Record<string, string>} */
export const EMBLEMS = {
  unseen_points: "spy",
  eliminations: "detonate",
  looked_at: "look",
  guards_lost: "bodyguard",
  steps_in: "guard",
  aimed_at: "killer",
  right_names: "perceive",
  wrong_names: "mission",
  shots: "snipe",
  looks: "look",
  job_changes: "change",
  so_close: "invest",
  best_round: "leader",
  steady: "intercept",
  late: "escape",
  to_the_end: "first",
};

/** An award, by what it is for. @typedef {{seat: number, feat: string, count: number, round?: number}} Award */

/** One award for every person; bots have some only where they were alone. @param {AwardsProps} props */
export function Awards({ play, gains, holders }) {
  const people = holders.flatMap((holder, seat) => (holder && !holder.bot ? [seat] : []));
  const awards = awardsOf(play.view.honours ?? [], people, gains, play.view.target);
  if (!awards.length) return null;
  return html`<section class="awards" aria-labelledby="awards">
    <h2 class="disp" id="awards">${words("morpho-awards")}</h2>
    <ul>${awards.map(
      ({ seat, feat, ...facts }) => html`<li key=${seat} data-feat=${feat}>
        <span class="seal"><${Emblem} name=${EMBLEMS[feat] ?? "first"} /></span>
        <div><h3 class="disp">${findWords(`morpho-award-${feat}`)}</h3><${Who} seat=${seat} name=${holders[seat]?.name ?? ""} /></div>
        <small>${findWords(`morpho-award-${feat}.count`, facts)}</small>
      </li>`,
    )}</ul>
  </section>`;
}

/**
 * Give each person an award: for what they did most of all, else for their points.
 * @param {Honour[]} honours
 * @param {number[]} people their seats
 * @param {number[][]} gains by round, then by seat
 * @param {number} [target]
 * @returns {Award[]}
 */
export function awardsOf(honours, people, gains, target) {
  /** @type {Map<number, Award>} */
  const given = new Map();
  /** @param {number} seat */
  const chances = (seat) => honours.filter(({ seats }) => seats.includes(seat)).length;
  for (const { feat, seats, count } of honours.filter(({ feat }) => hasWords(`morpho-award-${feat}`))) {
    const [seat] = people
      .filter((one) => seats.includes(one) && !given.has(one))
      .sort((one, other) => chances(one) - chances(other));
    if (seat !== undefined) given.set(seat, { seat, feat, count });
  }
  const taken = new Set();
  return people.map((seat) => {
    const award = given.get(seat) ?? byPoints(gains, seat, target).find(({ feat }) => !taken.has(feat));
    taken.add(award?.feat);
    return award ?? { seat, feat: "to_the_end", count: gains.length };
  });
}

/**
 * Return what somebody's points deserve.
 * @param {number[][]} gains
 * @param {number} seat
 * @param {number | undefined} target
 * @returns {Award[]}
 */
function byPoints(gains, seat, target) {
  const own = gains.map((round) => round[seat]);
  const most = Math.max(0, ...own);
  const rounds = own.filter((points) => points > 0).length;
  const first = own.findIndex((points) => points > 0);
  const isMost = most > 0 && most === Math.max(...gains.flat());
  const isClose = own.reduce((sum, points) => sum + points, 0) + 1 === target;
  return [
    ...(isClose ? [{ seat, feat: "so_close", count: 1 }] : []),
    ...(isMost ? [{ seat, feat: "best_round", count: most, round: own.indexOf(most) + 1 }] : []),
    ...(rounds > 1 ? [{ seat, feat: "steady", count: rounds }] : []),
    ...(first > 1 ? [{ seat, feat: "late", count: 1, round: first + 1 }] : []),
  ];
}
