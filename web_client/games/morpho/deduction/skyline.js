/** @import { CardView } from "../types.js" */

import { list } from "../../../i18n/grammar.js";
import { percent } from "../../../i18n/percent.js";
import { words } from "../../../i18n/words.js";
import { html } from "../../../lib/index.js";
import { Picture } from "../cards/icons.js";
import { factionClass, identityName } from "../cards/identities.js";
import { Medal } from "../cards/tiles.js";
import { byFaction, deducedAt, differs, FACTIONS, likely } from "./deduced.js";

/**
 * What a hidden card can be, at the foot of its back: each faction has its place, and the height says how likely it
 * is. A card that differs from most has its likeliest identity above.
 * @param {{card: CardView}} props
 */
export function Skyline({ card: { slot, hunch } }) {
  const found = deducedAt(slot);
  if (!found) return null;
  const { odds } = found;
  const factions = byFaction(odds);
  const [[likeliest, chance]] = Object.entries(odds);
  const isCertain = Object.keys(odds).length === 1;
  const said = isCertain
    ? words("morpho-deduction-must-be", { identity: identityName(likeliest) })
    : words("morpho-deduction-can-be", { factions: list(factions.map(likely)) });
  return html`
    <span class="c-odds" aria-hidden="true" data-odds=${slot}>${FACTIONS.map((faction) => {
      const p = factions.find((one) => one.faction === faction)?.chance;
      return html`<i key=${faction} class=${`f-${faction}`} data-faction=${p && faction}>
        ${p && html`<u style=${{ "--p": p.toFixed(3) }}></u><${Picture} id=${`f-${faction}`} />`}</i>`;
    })}</span>
    ${
      differs(odds) &&
      !hunch &&
      html`<span class=${`c-guess ${factionClass(likeliest)}`} aria-hidden="true" data-guess=${likeliest}>
      <${Medal} identity=${likeliest} />${isCertain ? "!" : percent(chance)}</span>`
    }
    <span class="sr">${said}</span>`;
}
