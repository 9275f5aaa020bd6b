/** @import { GapView, Play, TableLight } from "../types.js" */

import { words } from "../../../i18n/words.js";
import { Sign } from "../../../ui/icons/icons.js";
import { html } from "../../../lib/index.js";
import { Emblem } from "../cards/icons.js";
import { seatOf } from "../dock/moves.js";
import { nameCard, placeOfGap } from "../view.js";

/**
 * Return the gaps to draw, by their place on the ring.
 * @param {Play} play
 * @param {TableLight} light
 * @returns {Map<string, GapView>}
 */
export function readGaps(play, light) {
  /** @type {Map<string, GapView>} */
  const gaps = new Map();
  for (const gap of light.gaps) gaps.set(placeOfGap(play.view, gap), { gap, token: false });
  for (const gap of play.view.blocks ?? []) gaps.set(placeOfGap(play.view, gap), { gap, token: true });
  const aim = aimedGap(light, play);
  if (aim) gaps.set(placeOfGap(play.view, aim), { gap: aim, token: false });
  return gaps;
}

/**
 * @param {TableLight} light
 * @param {Play} play
 */
function aimedGap(light, play) {
  const moves = play.legal.filter((move) => move.startsWith("block ")).map((move) => move.split(" ")[1]);
  return moves.find((gap) => light.of(gap) === "aim");
}

/**
 * Name the ends of a gap for this page's player.
 * @param {Play} play
 * @param {string} gap
 */
export function endsOf(play, gap) {
  const [one, other] = gap
    .split("/")
    .map((end) => (end.length > 1 ? nameCard(play, end) : play.name(seatOf(end) ?? 0)));
  return { one, other };
}

/**
 * A block token in its gap, or the place where one may be put.
 * @param {{view: GapView, play: Play, light: TableLight}} props
 */
export function Gap({ view, play, light }) {
  const ends = endsOf(play, view.gap);
  if (view.token) {
    return html`<span class="tok tok-block" role="img" aria-label=${words("morpho-block-token", ends)} data-block=${view.gap}><${Emblem} name="block" /></span>`;
  }
  const { light: fallen, move, onPick } = light.props(view.gap);
  return html`<button type="button" class=${`gapt ${fallen === "aim" ? "aim" : ""}`} aria-label=${words("morpho-block-here", ends)}
    data-gap=${view.gap} data-move=${move} data-target=${onPick && "yes"} disabled=${!onPick} onClick=${onPick}><i></i><${Sign} name="plus" /></button>`;
}
