/** @import { Component } from "../../../lib/index.js" */
/** @import { Play, Position, Spot } from "../types.js" */

import { readOut } from "../../../i18n/grammar.js";
import { words } from "../../../i18n/words.js";
import { html, useRef } from "../../../lib/index.js";
import { memo } from "../../../ui/hooks/memo.js";
import { aim, aimOf, mayAim, playAim } from "../aim.js";
import { howItLies, isOn, middlePoint, pointAt, spotOf } from "../points.js";
import { nearest, wholeBox } from "./geometry.js";
import { Ground } from "./ground.js";
import { Cross, Ghost, Marks } from "./marks.js";
import { Stones } from "./stones.js";

/** How far an arrow key goes, in points. @type {Record<string, [number, number]>} */
const STEPS = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };

/**
 * The board with its stones. It is aimed at by a touch, a drag or the arrow keys; only the mouse and Enter play on it,
 * on the point that is aimed at already.
 * @param {{play: Play}} props
 */
export function Board({ play }) {
  const { size } = play.view;
  const dragged = useRef(/** @type {string | null} */ (null));
  if (!size) return null;
  /** @param {PointerEvent} event */
  const aimAt = (event) => {
    const board = /** @type {HTMLElement} */ (event.currentTarget);
    const point = nearest(event, board.getBoundingClientRect(), size);
    if (point && point !== dragged.current) aim(play, point);
    dragged.current = point;
  };
  /** @param {PointerEvent} event */
  const onDown = (event) => {
    if (event.button !== 0) return;
    const board = /** @type {HTMLElement} */ (event.currentTarget);
    const before = aimOf(play);
    dragged.current = null;
    aimAt(event);
    const isAgain = event.pointerType === "mouse" && before !== null && before === aimOf(play);
    if (isAgain) playAim(play);
    else board.setPointerCapture(event.pointerId);
  };
  return html`<div class="clay" role="application" tabindex="0" aria-label=${words("morphos-board-keys", { size })} data-board=${size}
      data-target=${play.legal.length ? "yes" : undefined} onPointerDown=${onDown}
      onPointerMove=${(/** @type {PointerEvent} */ event) => event.buttons && aimAt(event)}
      onKeyDown=${(/** @type {KeyboardEvent} */ event) => onKey(event, play)}>
      <${Drawing} play=${play} box=${wholeBox(size)} />
    </div>
    <${Read} size=${size} stones=${play.view.stones} weak=${play.view.weak} />`;
}

/** @param {KeyboardEvent} event @param {Play} play */
function onKey(event, play) {
  const { key } = event;
  const { size } = play.view;
  const at = aimOf(play);
  if (key in STEPS && mayAim(play)) {
    const { x, y } = spotOf(at ?? middlePoint(size));
    const next = at ? { x: x + STEPS[key][0], y: y + STEPS[key][1] } : { x, y };
    if (isOn(next, size)) aim(play, pointAt(next.x, next.y));
  } else if (key === "Enter" || key === " ") playAim(play);
  else return;
  event.preventDefault();
}

/**
 * A board as it lies, with what is aimed at. It is drawn in layers, so that an aim paints no stone again.
 * @param {{play: Play, box: string, within?: (spot: Spot) => boolean}} props `box`: the part that is drawn, `within`:
 *   of the points whose stones are; then the rims have no names, which are slow to lay out
 */
export function Drawing({ play, box, within }) {
  const { size, stones, weak } = play.view;
  return html`<${Layer} box=${box}><${Ground} size=${size} named=${!within} /><//>
    <${Layer} box=${box}><${Cross} play=${play} /><//>
    <${Layer} box=${box}><${Lying} size=${size} stones=${stones} weak=${weak} within=${within} /><//>
    <${Layer} box=${box}><${Marks} play=${play} /><${Ghost} play=${play} /><//>`;
}

/** @param {{box: string, children?: unknown}} props */
const Layer = ({ box, children }) => html`<svg class="position" viewBox=${box} aria-hidden="true">${children}</svg>`;

/** The stones; aiming does not draw them again. @type {Component<Pick<Position, "size" | "stones" | "weak"> & {within?: (spot: Spot) => boolean}>} */
const Lying = memo(({ within, ...position }) => html`<${Stones} position=${position} within=${within} />`);

/** The position by ranks, for screen readers. @type {Component<Pick<Position, "size" | "stones" | "weak">>} */
export const Read = memo(({ size, stones = {}, weak = {} }) => {
  const ranks = Array.from({ length: size }, (_, i) => size - 1 - i);
  return html`<ul class="sr" aria-label=${words("morphos-position")} data-position>${ranks.map((y) => {
    const points = Array.from({ length: size }, (_, x) => pointAt(x, y)).filter((point) => stones[point]);
    const said = points.map((point) => howItLies(point, { stones, weak }));
    return points.length > 0 && html`<li key=${y}>${readOut(...said)}</li>`;
  })}</ul>`;
});
