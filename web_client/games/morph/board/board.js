/** @import { Play, Shown, Side } from "../types.js" */
/** @import { Action, Landing } from "./field.js" */

import { readOut } from "../../../i18n/grammar.js";
import { words } from "../../../i18n/words.js";
import { html } from "../../../lib/index.js";
import { useMedia } from "../../../ui/hooks/use_media.js";
import { lookUp } from "../../shared/lookup/lookup.js";
import { assaultAhead } from "../assault.js";
import { creatureName, spokenCard } from "../cards/creatures.js";
import { choice, chosenCard } from "../choice.js";
import { film } from "../film.js";
import { hasKeyword, LINES, nameOf, sideOf, sidesOf, WIDE } from "../view.js";
import { Field } from "./field.js";
import { Plate } from "./plate.js";
import { Stake, Stakes } from "./stake.js";

/** The other player in the top line of a narrow window. @param {{play: Play}} props */
export const Header = ({ play }) =>
  !useMedia(WIDE) && play.view.lines && html`<${Plate} play=${play} side=${sidesOf(play)[1]} />`;

/** Both fields, or the stakes before there are any, and the players beside them. @param {{play: Play}} props */
export function Board({ play }) {
  const wide = useMedia(WIDE);
  if (!play.view.lines) return null;
  const [mine, theirs] = sidesOf(play);
  return html`<div class="table">
    ${wide && html`<div class="versus"><${Plate} play=${play} side=${mine} /><${Plate} play=${play} side=${theirs} /></div>`}
    <div class="arena" data-arena>${arenaOf(play, wide)}</div>
    ${!wide && html`<${Plate} play=${play} side=${mine} />`}
  </div>`;
}

/** Return what is shown of the fields: the stakes, or a battle. @param {Play} play @param {boolean} wide */
function arenaOf(play, wide) {
  const { stakes } = film.value ?? {};
  if (stakes) return html`<${Stakes} stakes=${stakes.cards} sides=${sidesOf(play)} first=${stakes.first} />`;
  if (play.view.phase === "stake") return html`<${Stake} play=${play} />`;
  return html`<${Battle} play=${play} wide=${wide} />`;
}

/** The fields, on which lines and creatures can be chosen; at a moment of what happens, or now. @param {{play: Play, wide: boolean}} props */
function Battle({ play, wide }) {
  const { targets, group } = choice.step(play);
  const { moment, now, aim, order, rows } = film.value ?? {};
  const [mine] = sidesOf(play);
  const isFeat = group?.verb === "feat" && !moment && play.mayMove;
  const fates = assaultAhead(play)?.fates;
  /** @param {string} at @param {Shown} creature @returns {Action} */
  const actionOf = (at, creature) => {
    const target = isFeat ? targetAt(targets, at, mine) : null;
    const fate = fates?.get(`${at[0]}${creature.card}`);
    const place = words("morph-place", { place: Number(at[3]) });
    const label = readOut(spokenCard(creature), place, fate && words(`morph-foreseen-${fate}`));
    if (!target) return { label, pick: () => lookUp(creature.card) };
    return {
      label: readOut(label, words("morph-choosable")),
      target: true,
      pick: () => choice.chooseTarget(target, play),
    };
  };
  /** @param {string} key */
  const lookOf = (key) => (key === now ? "now" : key === aim ? "aim" : (fates?.get(key) ?? ""));
  return html`<${Field} lines=${moment?.lines ?? play.view.lines} sides=${sidesOf(play)} wide=${wide} actionOf=${actionOf} lookOf=${lookOf}
    order=${order} rows=${rows} landings=${moment ? undefined : landingsOf(play)} owner=${(/** @type {Side} */ side) => nameOf(play, side)} />`;
}

/**
 * Return the target of a feat that a place stands for: a creature of one's own, or the line of the enemy that is
 * nearest the Front.
 * @param {Map<string, unknown>} targets
 * @param {string} at
 * @param {Side} mine
 */
function targetAt(targets, at, mine) {
  const [side, line, , place] = at;
  if (side === mine) return targets.has(`${line}.${place}`) ? `${line}.${place}` : null;
  return place === "1" && targets.has(line) ? line : null;
}

/** Return where the chosen card would stand (R4.2). @param {Play} play @returns {Map<string, Landing>} */
function landingsOf(play) {
  const { group, targets } = choice.step(play);
  const card = chosenCard(play);
  if (group?.verb !== "summon" || !card || play.seat === null || !play.mayMove) return new Map();
  const side = sideOf(play.seat);
  const creature = { card, upright: hasKeyword(card, "surge") };
  return new Map(
    LINES.filter((line) => targets.has(String(line))).map((line) => [
      `${side}${line}`,
      {
        creature,
        index: hasKeyword(card, "vanguard") ? 0 : play.view.lines[`${side}${line}`].length,
        label: words("morph-summon", { creature: creatureName(card), line }),
        pick: () => choice.chooseTarget(String(line), play),
      },
    ]),
  );
}

/** The fields as they lie at the end. @param {{play: Play}} props */
export function FinalPosition({ play }) {
  const { lines } = play.view;
  return (
    lines &&
    html`<div class="final-board arena"><${Field} lines=${lines} sides=${sidesOf(play)} wide=${false} owner=${(/** @type {Side} */ side) => nameOf(play, side)} /></div>`
  );
}
