/** @import { Play } from "../types.js" */
/** @import { Name } from "../wire.js" */

import { lazily } from "../../../loading/lazy.js";
import { useMedia } from "../../../ui/hooks/use_media.js";
import { memo } from "../../../ui/hooks/memo.js";
import { words } from "../../../i18n/words.js";
import { html } from "../../../lib/index.js";
import { showRules } from "../../../routing/open_rules.js";
import { factionClass, IDENTITIES, identityName } from "./identities.js";
import { Emblem, Picture } from "./icons.js";
import { isEnding } from "../view.js";

/** From this window size on, each tile is large enough to tap. */
const ROOM_FOR_EACH = "(min-width: 700px) and (min-height: 481px)";

const Track = lazily(async () => (await import("../result/outcome.js")).Track);

/**
 * The top line: the tiles, or everybody's score once a round is over.
 * @param {{play: Play}} props
 */
export function Header({ play }) {
  return html`<div class="tally"><${Tiles} play=${play} />${play.view.outcome && !isEnding(play) && html`<${Track} play=${play} />`}</div>`;
}

/**
 * The identities dealt, how many are left of each, and those that the Unknown may be. A tile opens the rules of its
 * identity. If tiles are small, they are one button together.
 * @param {{play: Play}} props
 */
function Tiles({ play }) {
  const each = useMedia(ROOM_FOR_EACH);
  const { tiles, unknowns, eliminated } = play.view;
  const row = html`<${TileRow} tiles=${tiles} unknowns=${unknowns} eliminated=${eliminated} each=${each} />`;
  if (each) return html`<div class="strip" role="group" aria-label=${words("morpho-tiles")}>${row}</div>`;
  return html`<button type="button" class="strip" data-action="tiles" onClick=${() => showRules()}>${row}</button>`;
}

/** @typedef {Pick<Play["view"], "tiles" | "unknowns" | "eliminated">} Dealt */

export const TileRow = memo(
  (/** @type {Dealt & {each: boolean}} `each` is a button */ { tiles = {}, unknowns = [], eliminated = {}, each }) => {
    const fallen = Object.values(eliminated);
    /** @param {string} identity */
    const out = (identity) => fallen.filter((one) => one === identity).length;
    return html`
    ${Object.entries(tiles)
      .filter(([, dealt]) => dealt)
      .map(
        ([identity, dealt]) => html`
      <${Tile} key=${identity} identity=${identity} dealt=${dealt} out=${out(identity)} each=${each} />`,
      )}
    <${OneOf} identities=${unknowns} each=${each}
      isOut=${(/** @type {Name} */ identity) => isGone(identity, out(identity), tiles)} />`;
  },
);

/**
 * Return whether the Unknown has fallen as that identity.
 * @param {string} identity
 * @param {number} out
 * @param {Record<string, number>} tiles
 */
const isGone = (identity, out, tiles) => out > (tiles[identity] ?? 0);

/**
 * How many of an identity are dealt, and how many of these are left.
 * @param {{identity: string, dealt: number, out?: number, spoken?: string, each?: boolean}} props
 */
export function Tile({ identity, dealt, out = 0, spoken, each = false }) {
  const left = Math.max(0, dealt - out);
  const name = identityName(identity);
  return html`<${Frame} identity=${identity} none=${!left} label=${spoken ?? words("morpho-tile", { name, left, dealt })} data-tile=${identity} each=${each}>
    <${Medal} identity=${identity} /><span class="nm">${name}</span>
    <b>${left}${out > 0 && html`<s>/${dealt}</s>`}</b>
    <span class="row">${Array.from({ length: dealt }, (_, i) => html`<i key=${i} class=${i < left ? "" : "o"}></i>`)}</span>
  <//>`;
}

/**
 * Identities of which one is dealt; nothing if there are none. `isOut` says which it can't be.
 * @param {{identities: Name[], isOut: (identity: Name) => boolean, each?: boolean}} props
 */
export function OneOf({ identities, isOut, each = false }) {
  if (!identities.length) return null;
  return html`<span class="oneof" role="group" aria-label=${words("morpho-one-of-these")}>
    <span class="lbl" aria-hidden="true">${words("morpho-one-of")}</span>
    ${identities.map((identity) => html`<${Maybe} key=${identity} identity=${identity} gone=${isOut(identity)} each=${each} />`)}
  </span>`;
}

/** @param {{identity: string, gone: boolean, each: boolean}} props */
function Maybe({ identity, gone, each }) {
  const name = identityName(identity);
  return html`<${Frame} identity=${identity} none=${gone} label=${name} data-maybe=${identity} each=${each}>
    <${Medal} identity=${identity} /><span class="nm">${name}</span>
  <//>`;
}

/**
 * @param {{identity: string, none: boolean, label: string, each: boolean, children?: unknown}} props
 *   further ones are attributes
 */
function Frame({ identity, none, label, each, children, ...attributes }) {
  const shown = {
    class: `tile ${factionClass(identity)} ${none ? "none" : ""}`,
    "aria-label": label,
    "data-about": identity,
    ...attributes,
  };
  if (!each) return html`<span ...${shown} role="img">${children}</span>`;
  return html`<button type="button" ...${shown} onClick=${() => showRules(identity)}>${children}</button>`;
}

/** An identity's emblem on its faction's shape. */
export const Medal = memo((/** @type {{identity: string}} */ { identity }) => {
  const faction = IDENTITIES[identity]?.faction;
  return html`<span class="em">${faction && html`<${Picture} id=${`f-${faction}`} />`}<${Emblem} name=${identity} /></span>`;
});
