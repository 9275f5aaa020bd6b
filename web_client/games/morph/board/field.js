/** @import { Child } from "../../../lib/index.js" */
/** @import { Shown, Side } from "../types.js" */

import { words } from "../../../i18n/words.js";
import { html } from "../../../lib/index.js";
import { Face } from "../cards/card.js";
import { shownClass, spokenCard } from "../cards/creatures.js";
import { StripFace } from "../cards/strip.js";
import { LINES, PLACES } from "../view.js";

/**
 * Where a creature would stand: before so many others of its line.
 * @typedef {{creature: Shown, index: number, label: string, pick: () => void}} Landing
 */

/**
 * What can be done with a creature: a name for it, and a tap.
 * @typedef {{label: string, pick: () => void, target?: boolean}} Action
 */

/**
 * @typedef {object} FieldProps
 * @property {Record<string, Shown[]>} lines by side and number, place 1 first
 * @property {[Side, Side]} sides the side at the bottom or on the left, and the other
 * @property {boolean} wide lines are rows of cards
 * @property {Map<string, Landing>} [landings] by line
 * @property {(at: string, creature: Shown) => Action | null} [actionOf] for a place, as `A1.2`
 * @property {(key: string) => string} [lookOf] more classes for a creature, by side and card
 * @property {Map<string, number>} [order] in which creatures attack, by side and card
 * @property {(side: Side) => string} [owner] names whose lines they are
 * @property {[number, number]} [rows] the most creatures on a line of either side
 */

/** The two lines of both sides, with the Front between them. @param {FieldProps} props */
export function Field(props) {
  const { sides, lines, landings, rows, wide } = props;
  const [mine, theirs] = sides;
  /** @param {Side} side */
  const most = (side) =>
    Math.max(...LINES.map((line) => lines[`${side}${line}`].length + Number(landings?.has(`${side}${line}`) ?? 0)));
  const [below, above] = [Math.max(rows?.[0] ?? 0, most(mine)), Math.max(rows?.[1] ?? 0, most(theirs))];
  return html`<div class=${wide ? "field rows" : "field columns"} style=${{ "--above": shareOf(above), "--below": shareOf(below) }}>
    ${LINES.map((line) => html`<${Half} key=${line} ...${props} side=${theirs} line=${line} look=${`theirs l${line}`} />`)}
    <div class="front" aria-hidden="true"><b>1</b><span>${words("morph-front")}</span><b>2</b></div>
    ${LINES.map((line) => html`<${Half} key=${line} ...${props} side=${mine} line=${line} look=${`mine l${line}`} />`)}
  </div>`;
}

/** How much room a side gets by its longest line, so that a full one keeps its height. @param {number} count */
const shareOf = (count) => `${Math.min(4, Math.max(2, count)) + (count < 4 ? 0.3 : 0)}fr`;

/** One line of one side. @param {FieldProps & {side: Side, line: number, look: string}} props */
function Half({ side, line, look, lines, wide, landings, owner, ...rest }) {
  const name = `${side}${line}`;
  const creatures = lines[name];
  const label = owner && words("morph-line-of", { name: owner(side), line, count: creatures.length });
  const landing = landings?.get(name);
  /** @type {Child[]} */
  const slots = creatures.map(
    (creature, i) =>
      html`<${Creature} key=${creature.card} creature=${creature} at=${`${name}.${i + 1}`} side=${side} wide=${wide} ...${rest} />`,
  );
  if (landing)
    slots.splice(landing.index, 0, html`<${Ghost} key="landing" landing=${landing} line=${line} wide=${wide} />`);
  const empty = PLACES.slice(slots.length);
  return html`<div class=${`half ${look}`} role="group" aria-label=${label} data-line=${name}>
    ${slots}${empty.map((place) => html`<span class="slot empty" key=${place}></span>`)}</div>`;
}

/**
 * A creature on its place.
 * @param {Pick<FieldProps, "actionOf" | "lookOf" | "order" | "wide"> & {creature: Shown, at: string, side: Side}} props
 */
function Creature({ creature, at, side, wide, actionOf, lookOf, order }) {
  const action = actionOf?.(at, creature) ?? null;
  const key = `${side}${creature.card}`;
  const nth = order?.get(key);
  const classes = shownClass(wide ? "creature" : "strip", creature, lookOf?.(key), action?.target && "lit");
  const inside = html`<${wide ? Face : StripFace} ...${creature} />${nth && html`<span class="nth">${nth}</span>`}`;
  return html`<span class="slot">${
    action
      ? html`<button type="button" class=${classes} data-creature=${key} data-at=${at} data-about=${creature.card}
          data-target=${action.target ? "yes" : undefined} aria-label=${action.label} onClick=${action.pick}>${inside}</button>`
      : html`<span class=${classes} data-creature=${key} data-at=${at} role="img" aria-label=${spokenCard(creature)}>${inside}</span>`
  }</span>`;
}

/** How the chosen card would stand. @param {{landing: Landing, line: number, wide: boolean}} props */
function Ghost({ landing: { creature, label, pick }, line, wide }) {
  const classes = shownClass(wide ? "creature" : "strip", creature, "ghost", "lit");
  return html`<span class="slot"><button type="button" class=${classes} data-landing=${line} data-target="yes" aria-label=${label} onClick=${pick}>
    <${wide ? Face : StripFace} ...${creature} /><span class="here" aria-hidden="true">${words("morph-here")}</span></button></span>`;
}
