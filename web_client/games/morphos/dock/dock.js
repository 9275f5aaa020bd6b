/** @import { Child } from "../../../lib/index.js" */
/** @import { Play } from "../types.js" */
/** @import { Mutator } from "../wire.js" */

import { words } from "../../../i18n/words.js";
import { html } from "../../../lib/index.js";
import { useMedia } from "../../../ui/hooks/use_media.js";
import { Answers, Back, Chip, Main, Question, useSpokenQuestion } from "../../shared/dock/dock.js";
import { Sign } from "../../../ui/icons/icons.js";
import { lookUp } from "../../shared/lookup/lookup.js";
import { useSeen } from "../../../ui/hooks/use_seen.js";
import { aim, aimedMove, aimOf, playAim } from "../aim.js";
import { colourOf, pointOf } from "../points.js";
import { Beside, Stone } from "../players.js";
import { Legend } from "./legend.js";
import { CLOSE, Lens } from "./lens.js";
import { questionOf } from "./question.js";

/** Where a second click on a point can play there. */
const MOUSE = "(hover: hover) and (pointer: fine)";

/**
 * The players where there is room, the lens where points are close, the question and the answers, or `out` in their
 * place.
 * @param {{play: Play, out?: Child}} props
 */
export function Dock({ play, out }) {
  const { view } = play;
  const { headline, hint } = useSeen(play, questionOf(play, { hasLens: useMedia(CLOSE), hasMouse: useMedia(MOUSE) }));
  useSpokenQuestion(play, { headline, hint }, answersOf(play), aimOf(play) ? hint : headline);
  const stone =
    view.phase === "return" && play.legal.length > 0 && html`<${Stone} colour=${colourOf(view, play.seat)} />`;
  return html`<${Beside} play=${play} />
    <${Legend} />
    <${Lens} play=${play} />
    <${Question} play=${play} headline=${headline} hint=${[stone, hint]} timeoutMove=${play.timeoutMove ? actOf(play.timeoutMove) : ""}>
      <${Mutators} mutators=${view.mutators ?? []} />
    <//>
    <${Answers} play=${play} game="morphos">${out || html`<${Buttons} play=${play} />`}<//>`;
}

/** The mutators of the game, which open what they change. @param {{mutators: Mutator[]}} props */
const Mutators = ({ mutators }) =>
  mutators.length > 0 &&
  html`<p class="facts"><button type="button" data-action="mutators" data-about="mutators"
    onClick=${(/** @type {MouseEvent} */ { detail }) => lookUp("mutators", { byKey: detail === 0 })}>${mutators.map(
      (mutator) => html`<span key=${mutator}>${words(`morphos-mutator-${mutator}`)}</span>`,
    )}<span class="sr">${words("morphos-mutators")}</span><${Sign} name="q" /></button></p>`;

/** Tell the dock's styles that there is an answer to give, or that there is little to say. @param {Play} play */
export const dockClass = (play) =>
  answersOf(play).length
    ? "answering"
    : play.view.phase === "main"
      ? `idle ${play.view.mutators?.length ? "mutated" : ""}`
      : "";

/** Return the answers to the question, as they are called. @param {Play} play */
function answersOf(play) {
  if (play.legal.includes("accept")) return [words("morphos-takeback-accept"), words("morphos-takeback-decline")];
  const move = play.legal.length ? aimedMove(play) : null;
  if (move) return [actOf(move), words("table-back")];
  if (play.legal.length && aimOf(play)) return [words("table-back")];
  return play.legal.includes("swap") ? [words("morphos-take-black")] : [];
}

/** Say what a move does. @param {string} move */
function actOf(move) {
  const point = pointOf(move) ?? "";
  if (move.startsWith("x")) return words("morphos-flip", { point });
  if (move.startsWith("+")) return words("morphos-put-back", { point });
  if (move === "decline") return words("morphos-takeback-decline");
  return move === "swap" ? words("morphos-take-black") : words("morphos-place", { point });
}

/** @param {{play: Play}} props */
function Buttons({ play }) {
  if (play.legal.includes("accept")) {
    /** @param {"accept" | "decline"} answer */
    const answer = (answer) => ({
      play,
      action: answer,
      move: answer,
      label: words(`morphos-takeback-${answer}`),
      go: () => play.move(answer),
    });
    return html`<${Main} ...${answer("accept")} /><${Chip} ...${answer("decline")} />`;
  }
  const move = aimedMove(play);
  if (!play.legal.length) return play.watches && html`<p class="why">${words("board-watching")}</p>`;
  if (aimOf(play))
    return html`${move && html`<${Main} play=${play} label=${actOf(move)} move=${move} go=${() => playAim(play)} />`}<${Back} label=${words("table-back")} go=${() => aim(play, null)} />`;
  if (!play.legal.includes("swap")) return null;
  return html`<${Main} play=${play} label=${words("morphos-take-black")} action="swap" move="swap" go=${() => play.move("swap")} />`;
}
