/** @import { Play } from "../types.js" */

import { Mark } from "../../../ui/parts/icons.js";
import { M as T } from "../../../i18n/match.js";
import { html } from "../../../lib/index.js";
import { Picture } from "../cards/icons.js";
import { M, outcomeFaction, outcomeHeadline, outcomeSentence } from "../words/game.js";

/**
 * The rounds of a match, as far back as this page knows them. Nothing for a match of one round.
 * @param {{play: Play}} props
 */
export function MatchHistory({ play }) {
  const { round, outcome } = play.view;
  const played = outcome ? round : round - 1;
  const ends = play.feed
    .map(({ event }) => event)
    .filter(({ kind }) => kind === "round_ended")
    .slice(-played);
  if (played < 2 || ends.length < 2) return null;
  return html`<section class="match-history" aria-label=${T.howItWent}>
    <h2 class="disp">${T.howItWent}</h2>
    <ol>${ends.map((end, i) => html`<${Round} key=${i} play=${play} number=${played - ends.length + i + 1} end=${end} />`)}</ol>
  </section>`;
}

/** @param {{play: Play, number: number, end: any}} props */
function Round({ play, number, end: { reason, points } }) {
  const faction = outcomeFaction(reason);
  /** @type {{seat: number, gained: number}[]} */
  const scorers = points.flatMap((/** @type {number} */ gained, /** @type {number} */ seat) =>
    gained ? { seat, gained } : [],
  );
  return html`<li class=${faction && `f-${faction}`} value=${number} title=${outcomeSentence(reason)} data-round=${number}>
    <b class="disp" aria-hidden="true">${number}</b>
    ${faction ? html`<${Picture} id=${`f-${faction}`} />` : html`<i></i>`}
    <span>${outcomeHeadline(reason)}</span>
    <span class="scorers">${scorers.length ? null : M.nobodyScores}${scorers.map(
      ({ seat, gained }) => html`<span key=${seat} title=${play.name(seat)}>
      <${Mark} seat=${seat} /><span class="sr">${play.name(seat)}</span>${gained > 0 ? `+${gained}` : `−${-gained}`}</span> `,
    )}</span>
  </li>`;
}
