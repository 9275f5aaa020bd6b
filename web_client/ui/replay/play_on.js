/** @import { GameClient } from "../../games/types.js" */
/** @import { Replay } from "../../state/table/replay.js" */

import { html, useRef, useState } from "../../lib/index.js";
import { words } from "../../i18n/words.js";
import { playOn } from "../../net/past_rounds.js";
import { enterTable } from "../../state/enter_leave.js";
import { useOfferedGames } from "../../state/offered_games.js";
import { Segments } from "../forms/choices.js";
import { Sign } from "../icons/icons.js";
import { Refused } from "../refusals/refused.js";
import { useAttempt } from "../hooks/use_attempt.js";
import { StrengthChoice, usualStrength } from "../waiting/strengths.js";
import { nameOf } from "./perspectives.js";

/** The player who plays on, and the code of the table where the round was played. @typedef {{code: string, player: string}} Place */

/**
 * The button that lets somebody play on from the present moment, and what they choose for it.
 * @param {{replay: Replay, game: GameClient, place: Place}} props
 */
export function PlayOn({ replay, game, place }) {
  const sheet = useRef(/** @type {HTMLDialogElement | null} */ (null));
  const [asked, ask] = useState(0);
  const strengths = useOfferedGames().games.find(({ name }) => name === replay.round.game)?.bots ?? [];
  if (!strengths.length) return null;
  const isOver = replay.isAtEnd.value && !replay.round.called_off;
  const open = () => {
    if (isOver) return;
    if (replay.playing.peek()) replay.toggle();
    ask(asked + 1);
    sheet.current?.showModal();
  };
  return html`<button type="button" class="btn play-on" data-action="play-on" aria-haspopup="dialog"
      aria-disabled=${String(isOver)} onClick=${open}><${Sign} name="branch" /><span>${words("playon-play-on")}</span></button>
    <dialog class="replay-sheet" ref=${sheet} aria-label=${words("playon-play-on")}>
      <div class="menu-top"><h2 class="disp">${words("playon-play-on")}</h2>
        <button type="button" class="btn" data-action="close-play-on" onClick=${() => sheet.current?.close()}>${words("table-close")}</button></div>
      ${asked > 0 && html`<${Choice} key=${asked} replay=${replay} game=${game} place=${place} strengths=${strengths} />`}
    </dialog>`;
}

/** @param {{replay: Replay, game: GameClient, place: Place, strengths: string[]}} props */
function Choice({ replay, game, place: { code, player }, strengths }) {
  const out = replay.store.now.public?.out ?? [];
  const seats = [...replay.round.holders.keys()].filter((seat) => !out.includes(seat));
  const [seat, sit] = useState(usualSeat(replay, seats));
  const [strength, choose] = useState(usualStrength(strengths));
  const [refusal, refuse] = useState(/** @type {any} */ (null));
  const [busy, attempt] = useAttempt(refuse);
  const begin = () =>
    attempt(async () => {
      const { match, number } = /** @type {{match: number, number: number}} */ (replay.place);
      const steps = replay.at.peek() + 1;
      const on = await playOn(code, player, match, number, { steps, seat, strength });
      enterTable(on.code, on.player);
    });
  const choices = seats.map((value) => ({ value, label: nameOf(value, replay) }));
  return html`<p>${words("playon-what")}</p>
    <div class="options">
      <${Segments} name="seat" label=${words("playon-seat")} value=${seat} choices=${choices} onPick=${sit} />
      <${StrengthChoice} game=${game} strengths=${strengths} value=${strength} onPick=${choose} />
    </div>
    <${Refused} refusal=${refusal} of="playon" />
    <button type="button" class="btn btn-main" data-action="begin-play-on" disabled=${busy} onClick=${() => void begin()}>${words("playon-begin")}</button>`;
}

/**
 * Return the seat whose perspective it is, or else of who made the next move.
 * @param {Replay} replay
 * @param {number[]} seats those that are in the round
 */
function usualSeat({ perspective, at, round }, seats) {
  const next = round.steps[at.peek() + 1]?.seat;
  return seats.find((seat) => seat === perspective.peek()) ?? seats.find((seat) => seat === next) ?? seats[0];
}
