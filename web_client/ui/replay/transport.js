/** @import { GameClient, GameReplay, ReplayAnalysis } from "../../games/types.js" */
/** @import { Replay } from "../../state/table/replay.js" */

import { html, useMemo, useRef } from "../../lib/index.js";
import { asSentence, inARow } from "../../i18n/grammar.js";
import { words } from "../../i18n/words.js";
import { seatColour, Sign } from "../icons/icons.js";
import { useMedia } from "../hooks/use_media.js";
import { markAt, MarksAbove } from "./analysis.js";
import { momentInWords } from "./moment.js";

/** How a speed is written. @param {number} speed */
const times = (speed) => (speed < 1 ? "½×" : `${speed}×`);

/**
 * The line of a round's steps, each in the colour of who took it, and the buttons to move along it.
 * @param {{replay: Replay, game: GameClient, mark?: GameReplay["mark"], analysis: ReplayAnalysis | null, children?: unknown}} props
 *   `children`: what else can be done at the present moment
 */
export function Transport({ replay, game, mark, analysis, children }) {
  const { at, last, playing, speed } = replay;
  return html`<div class="transport">
    <${Scrubber} replay=${replay} game=${game} mark=${mark} analysis=${analysis} />
    <div class="transport-buttons">
      <${Button} action="replay-back" label=${words("replay-previous")} sign="previous" disabled=${at.value === 0} onClick=${() => replay.goTo(at.peek() - 1)} />
      <button type="button" class="btn btn-main" data-action="replay-play" onClick=${() => replay.toggle()}>
        <${Sign} name=${playing.value ? "stop" : "play"} /><span>${playing.value ? words("replay-stop") : words("replay-play")}</span></button>
      <${Button} action="replay-on" label=${words("replay-next")} sign="next" disabled=${at.value === last} onClick=${() => replay.next()} />
      <button type="button" class="btn" data-action="replay-speed" onClick=${() => replay.nextSpeed()}>
        <b>${times(speed.value)}</b> <span>${words("replay-speed")}</span></button>
      ${children}
    </div>
  </div>`;
}

/** So many pictures have room on the line, on a phone and on a laptop. */
const ROOM = { narrow: 18, wide: 50 };

/** From this width on, the line is that of a laptop. */
const WIDE = "(min-width: 700px)";

/**
 * Return the steps that get their picture: the heaviest, as long as it has room beside those that have theirs.
 * @param {(number | undefined)[]} weights by step
 * @param {number} room how many pictures the line has room for
 */
export function pictured(weights, room) {
  const apart = weights.length / room;
  /** @type {number[]} */
  const chosen = [];
  for (const [step] of [...weights.entries()].sort(([, a], [, b]) => (b ?? 0) - (a ?? 0)))
    if (weights[step] !== undefined && chosen.every((other) => Math.abs(other - step) >= apart)) chosen.push(step);
  return new Set(chosen);
}

/** How tall the mark is of a step about which the game says nothing. */
const PLAIN = 0.3;

/** @param {{replay: Replay, game: GameClient, mark?: GameReplay["mark"], analysis: ReplayAnalysis | null}} props */
function Scrubber({ replay, game, mark, analysis }) {
  const { round, at, last } = replay;
  const room = useMedia(WIDE) ? ROOM.wide : ROOM.narrow;
  const marks = useMemo(() => {
    const found = round.steps.map(({ events }) => mark?.(events) ?? null);
    const shown = pictured(
      found.map((each) => each?.weight),
      room,
    );
    return round.steps.map(({ seat }, step) => {
      const { picture = "", weight = PLAIN } = found[step] ?? {};
      const place = { "--i": String(step), "--weight": String(weight) };
      return html`<i key=${step} class=${seatColour(seat)} style=${place}>
        ${shown.has(step) && html`<svg><use href=${`#${picture}`} /></svg>`}</i>`;
    });
  }, [round, mark, room]);
  const frame = useRef(0);
  /** A finger may move several times in a frame. @param {InputEvent} event */
  const drag = ({ target }) => {
    const step = Number(/** @type {HTMLInputElement} */ (target).value);
    cancelAnimationFrame(frame.current);
    frame.current = requestAnimationFrame(() => replay.goTo(step));
  };
  const found = markAt(replay, analysis);
  const said = inARow(
    words("replay-step", { step: at.value + 1, steps: last + 1, moment: momentInWords(replay, game) }),
    found !== null && inARow(asSentence(found.title), found.text),
  );
  return html`<div class=${mark ? "score" : "score plain"} style=${{ "--last": String(Math.max(1, last)), "--at": String(at.value) }}>
    <span class="score-marks" aria-hidden="true">${marks}<b></b><${MarksAbove} analysis=${analysis} /></span>
    <input type="range" min="0" max=${last} value=${at.value} data-action="replay-scrub" aria-label=${words("replay-moment")}
      aria-valuetext=${said} onInput=${drag} />
  </div>`;
}

/** @param {{action: string, label: string, sign: string, disabled: boolean, onClick: () => void}} props */
const Button = ({ action, label, sign, disabled, onClick }) =>
  html`<button type="button" class="btn" data-action=${action} aria-disabled=${String(disabled)} onClick=${onClick}>
    <${Sign} name=${sign} /><span>${label}</span></button>`;
