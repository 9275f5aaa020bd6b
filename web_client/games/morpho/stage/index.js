// What a big screen shows of M.O.R.P.H.O., as games/types.d.ts describes it.

/** @import { StageAward, StageTrack } from "../../types.js" */
/** @import { Play } from "../types.js" */

import { findWords, hasWords, needWords } from "../../../i18n/words.js";
import { html } from "../../../lib/index.js";
import { Who } from "../../../ui/icons/icons.js";
import { Emblem, Picture } from "../cards/icons.js";
import { TileRow } from "../cards/tiles.js";
import { awardsOf, EMBLEMS } from "../result/awards.js";
import { outcomeFaction, outcomeHeadline } from "../result/reasons.js";
import { Story } from "../result/story.js";
import { isEnding, scoresOf } from "../view.js";

export { Wheel as Board } from "./wheel.js";

needWords("morpho.stage");
needWords("morpho.more");

/** The identities dealt, and how many are left of each. @param {{play: Play}} props */
export function Head({ play }) {
  const { tiles, unknowns, eliminated } = play.view;
  return html`<div class="strip"><${TileRow} tiles=${tiles} unknowns=${unknowns} eliminated=${eliminated} each=${false} /></div>`;
}

/** @param {Play} play @returns {StageTrack} */
export const track = (play) => ({
  target: play.view.target ?? 10,
  scores: isEnding(play) ? (play.view.scores ?? []) : scoresOf(play.view),
  gained: (!isEnding(play) && play.view.outcome?.points) || [],
});

/** @param {Play} play */
export function ending(play) {
  const { outcome } = play.view;
  if (!outcome) return null;
  const faction = outcomeFaction(outcome.reason);
  const headline = html`${faction && html`<${Picture} id=${`f-${faction}`} />`}${outcomeHeadline(outcome.reason)}`;
  return { colour: `decided f-${faction}`, headline, story: html`<${Story} play=${play} reason=${outcome.reason} />` };
}

/** @param {Play} play @returns {StageAward[]} */
export function awards(play) {
  const people = play.scores.flatMap((_, seat) => (play.kind(seat) === "bot" ? [] : [seat]));
  const given = awardsOf(play.view.honours ?? [], people, [], play.view.target);
  return given
    .filter(({ feat }) => feat !== "to_the_end" && hasWords(`morpho-award-${feat}`))
    .map(({ seat, feat, ...facts }) => ({
      picture: html`<${Emblem} name=${EMBLEMS[feat] ?? "first"} />`,
      title: findWords(`morpho-award-${feat}`) ?? "",
      text: html`<${Who} seat=${seat} name=${play.name(seat)} /> ${findWords(`morpho-award-${feat}.count`, facts)}`,
    }));
}
