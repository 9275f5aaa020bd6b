/** @import { RoundPlayed } from "../../../net/wire.js" */

import { html } from "../../../lib/index.js";
import { words } from "../../../i18n/words.js";

/** How many of those who bet are listed: the best. */
const SHOWN_BETTORS = 5;

/** The players who bet right most often in a match; nothing if nobody has bet. @param {{rounds: RoundPlayed[]}} props */
export function BestBettors({ rounds }) {
  const bettors = bettorsIn(rounds);
  if (!bettors.length) return null;
  return html`<section class="best-bettors" aria-labelledby="best-bettors">
    <h3 class="disp" id="best-bettors">${words("replay-bets")}</h3>
    <ul>${bettors
      .slice(0, SHOWN_BETTORS)
      .map(
        ({ player, name, bets, right }) =>
          html`<li key=${player} data-bettor=${player}>${words("replay-bet-right", { name, right, bets })}</li>`,
      )}</ul>
  </section>`;
}

/**
 * Return those who bet, by how often they were right; of two, the one who needed fewer bets is first.
 * @param {RoundPlayed[]} rounds
 */
function bettorsIn(rounds) {
  /** @type {Map<string, {player: string, name: string, bets: number, right: number}>} */
  const found = new Map();
  for (const { player, name, right } of rounds.flatMap(({ bets = [] }) => bets)) {
    const before = found.get(player) ?? { bets: 0, right: 0 };
    found.set(player, { player, name, bets: before.bets + 1, right: before.right + Number(right) });
  }
  return [...found.values()].sort((a, b) => b.right - a.right || a.bets - b.bets);
}
