// The players of a game for two to four on a big screen: at both sides of a square board, or in the head above a long
// one.

/** @import { Child } from "../../../lib/index.js" */
/** @import { Play } from "../../types.js" */

import { words } from "../../../i18n/words.js";
import { html } from "../../../lib/index.js";
import { Shout } from "../../../ui/stage/shout.js";
import { playWith } from "../../../ui/table/play_state.js";
import { Player, PlayerName } from "../players/players.js";

/** Nobody on a big screen is asked to hurry, and what is said is a shout. */
const QUIET = { deadline: null, said: () => null };

/**
 * What a game shows of a player: two facts, and a picture of its own.
 * @typedef {{facts: [string, string], look?: string | false, picture?: Child}} Standing
 */

/** @typedef {(seat: number) => Standing} StandingOf */

/** Names of more letters are set smaller, in two lines. */
const LONG = 8;

/** @param {{play: Play, seat: number, standing: Standing}} props */
function OnStage({ play, seat, standing: { facts, look, picture } }) {
  const looks = [look, [...play.name(seat)].length > LONG && "long"].filter(Boolean).join(" ");
  return html`<${Player} play=${playWith(play, QUIET)} seat=${seat} said=${facts} look=${looks}>
    <${PlayerName} play=${play} seat=${seat} />
    <span class="facts-of"><b class="disp">${facts[0]}</b><span>${facts[1]}</span></span>${picture}<${Shout} play=${play} seat=${seat} /><//>`;
}

/** Some players, one beside or below the other. @param {{play: Play, seats: number[], standing: StandingOf}} props */
export const Players = ({ play, seats, standing }) =>
  html`<ul class="players" aria-label=${words("board-players")}>${seats.map((seat) => html`<${OnStage} key=${seat} play=${play} seat=${seat} standing=${standing(seat)} />`)}</ul>`;

/**
 * A square board between the players, who sit by turns on its left and right.
 * @param {{play: Play, standing: StandingOf, below?: Child, children: Child}} props `below`: the
 *   players on the right
 */
export function Between({ play, standing, below, children }) {
  const seats = Array.from({ length: play.view.seats ?? 0 }, (_, seat) => seat);
  return html`<div class="between">
    <div class="side"><${Players} play=${play} seats=${seats.filter((seat) => seat % 2 === 0)} standing=${standing} /></div>
    <div class="middle">${children}</div>
    <div class="side"><${Players} play=${play} seats=${seats.filter((seat) => seat % 2)} standing=${standing} />${below}</div>
  </div>`;
}
