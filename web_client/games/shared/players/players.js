/** @import { Child } from "../../../lib/index.js" */
/** @import { Play } from "../../types.js" */

import { readOut } from "../../../i18n/grammar.js";
import { words } from "../../../i18n/words.js";
import { html } from "../../../lib/index.js";
import { lazily } from "../../../loading/lazy.js";
import { Bubble } from "../../../ui/log/bubble.js";
import { Mark, seatColour, Sign } from "../../../ui/icons/icons.js";
import { playWith } from "../../../ui/table/play_state.js";

const TimeRing = lazily(async () => (await import("../../../ui/time/time_ring.js")).TimeRing);

/** Return a play whose view is what has been seen so far: points and turns wait for what moves. @template {Play<any, any>} Any @param {Any} play @returns {Any} */
export const asSeen = (play) => (play.seenView ? /** @type {Any} */ (playWith(play, { view: play.seenView })) : play);

/** Return how somebody is absent; false if they are not. @param {Play} play @param {number} seat */
const absenceOf = (play, seat) => (play.standIn(seat) ? "stand-in" : play.away(seat) && "away");

/** From this window size on the dock stands beside the board, and may have the players in it. */
export const BESIDE = "(min-width: 1100px) and (min-height: 640px)";

/**
 * The plate of a player, in a list `players`: their mark and their time, what the game shows beside them (`children`),
 * and what they say. `said` is what is read out of them, `look` what the game's styles have to know, `about` what the
 * game's sheet explains of them.
 * @param {{play: Play<any, any>, seat: number, said: (string | false)[],
 *   look?: string | false, about?: string, children?: Child}} props
 */
export function Player({ play, seat, said, look = "", about, children }) {
  const { view } = play;
  const turn = view.turn === seat;
  const looks = ["player", seatColour(seat), turn && "turn", look, !play.here(seat) && "absent"];
  return html`<li class=${[...looks, view.winners?.includes(seat) && "won"].filter(Boolean).join(" ")} data-seat=${seat} data-about=${about}>
    <span class="sr">${spokenPlayer(play, seat, turn, said)}</span>
    <span class="plate" aria-hidden="true">
      <${PlayerMark} play=${play} seat=${seat} />
      ${children}
      <${Bubble} text=${play.said(seat)} />
    </span></li>`;
}

/**
 * Say who a player is and how they stand, to be read out.
 * @param {Play<any, any>} play
 * @param {number} seat
 * @param {boolean} turn it is theirs to move
 * @param {(string | false)[]} [said] what the game says of them
 */
export function spokenPlayer(play, seat, turn, said = []) {
  const absence = absenceOf(play, seat);
  const kind = play.kind(seat);
  return readOut(
    play.name(seat),
    seat === play.seat && words("board-standing-you"),
    kind && words(`board-standing-${kind}`),
    turn && words("board-standing-turn"),
    ...said,
    absence && words(`board-standing-${absence}`),
  );
}

/** A player's mark, with the time that they have left. @param {{play: Play<any, any>, seat: number}} props */
export function PlayerMark({ play, seat }) {
  const isTimed = play.deadline?.seats.includes(seat);
  return html`<span class=${isTimed ? "marked timed" : "marked"} aria-hidden="true"><${Mark} seat=${seat} />${isTimed && html`<${TimeRing} play=${play} seat=${seat} reaction=${false} />`}</span>`;
}

/** A player's name on the plate, with a sign if they are no person or absent. @param {{play: Play<any, any>, seat: number}} props */
export function PlayerName({ play, seat }) {
  const absence = absenceOf(play, seat);
  const sign = absence || play.kind(seat);
  return html`<span class="pname" aria-hidden="true">${sign && html`<${Sign} name=${sign} />`}${play.name(seat)}</span>`;
}
