// Morph on a big screen.

/** @import { StandingOf } from "../shared/stage/players.js" */
/** @import { Moment, Play, Side } from "./types.js" */
/** @import { MorphView } from "./wire.js" */

import { needWords, words } from "../../i18n/words.js";
import { html } from "../../lib/index.js";
import { playWith } from "../../ui/table/play_state.js";
import { wonBy } from "../shared/stage/ending.js";
import { Players } from "../shared/stage/players.js";
import { Field } from "./board/field.js";
import { isDue } from "./board/plate.js";
import { Stake, Stakes } from "./board/stake.js";
import { pairColours, prodigyEmblem } from "./cards/card.js";
import { Emblem } from "./cards/icons.js";
import { film } from "./film.js";
import { endingInWords } from "./result.js";
import { isShadow, nameOf, sideOf, winnerInWords } from "./view.js";

needWords("morph.stage");

/** @type {[Side, Side]} */
const SIDES = ["A", "B"];

/** Both fields, or the stakes before there are any. @param {{play: Play}} props */
export function Board({ play }) {
  const { view } = play;
  const { moment, now, aim, order, rows, stakes } = film.value ?? {};
  if (!view.lines) return null;
  /** @param {string} key */
  const lookOf = (key) => (key === now ? "now" : key === aim ? "aim" : "");
  const shown = stakes
    ? html`<${Stakes} stakes=${stakes.cards} sides=${SIDES} first=${stakes.first} />`
    : view.phase === "stake"
      ? html`<${Stake} play=${play} />`
      : html`<${Field} lines=${moment?.lines ?? view.lines} sides=${SIDES} wide lookOf=${lookOf} order=${order} rows=${rows} owner=${(/** @type {Side} */ side) => nameOf(play, side)} />`;
  return html`<div class="arena" data-arena>${shown}</div>`;
}

/** Both players, the Shadow among them. @param {{play: Play}} props */
export function Head({ play }) {
  const { view } = play;
  if (!view.lines) return null;
  const past = film.value?.moment;
  const turn = past?.turn ?? SIDES.findIndex((side) => isDue(view, side));
  const winners = view.winner === undefined ? [] : [view.winner];
  const isHere = (/** @type {number} */ seat) => isShadow(view, sideOf(seat)) || play.here(seat);
  const isAway = (/** @type {number} */ seat) => !isShadow(view, sideOf(seat)) && play.away(seat);
  const name = (/** @type {number} */ seat) => nameOf(play, sideOf(seat));
  const shown = playWith(play, { name, here: isHere, away: isAway, view: { turn, winners } });
  return html`<${Players} play=${shown} seats=${[0, 1]} standing=${standingIn(view, past ?? view)} />`;
}

/** Return how both stand: their cards to live, and their mana. @param {MorphView} view @param {Moment} moment @returns {StandingOf} */
const standingIn = (view, moment) => (seat) => {
  const side = sideOf(seat);
  const pair = view.pairs[side];
  const isAlone = isShadow(view, side);
  const mana = isAlone
    ? words("morph-stage-budget", { budget: Math.max(0, moment.budget ?? 0) })
    : words("morph-stage-mana", { upright: moment.mana_upright[side], all: moment.mana[side] });
  return {
    facts: [words("morph-stage-lives", { count: moment.deck[side] }), mana],
    picture: html`<span data-feat=${side} data-figures=${side} style=${isAlone ? {} : pairColours(pair)}><span class=${isAlone ? "portrait shadow deck" : "portrait deck"}><${Emblem} name=${isAlone ? "m-shadow" : prodigyEmblem(pair)} /></span></span>`,
  };
};

/** @param {Play} play */
export const ending = (play) => wonBy(play, endingInWords(play), winnerInWords(play));
