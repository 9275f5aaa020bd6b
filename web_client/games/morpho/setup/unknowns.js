/** @import { Json, TableOptions } from "../../../net/wire.js" */
/** @import { Name, Setup } from "../wire.js" */

import { needWords, words } from "../../../i18n/words.js";
import { html, useRef } from "../../../lib/index.js";
import { showRules } from "../../../routing/open_rules.js";
import { Picked } from "../cards/card.js";
import { IDENTITIES, UNKNOWNS } from "../rule_tables.js";
import { identityName } from "../cards/identities.js";

needWords("morpho.more");

/**
 * The identities that the Unknown may be: all that the server offers, or those whose cards are chosen here. A choice
 * counts before the server answers, so that several cards can be tapped quickly.
 * @param {{options: TableOptions, setup: Setup, change: (some: Json) => void, asking: boolean}} props
 */
export function Unknowns({ options, setup, change, asking }) {
  const asked = useRef(/** @type {Name[] | null} */ (null));
  if (!asking) asked.current = null;
  const chosen = asked.current ?? /** @type {Name[] | null} */ (options.unknowns ?? null);
  const taken = asked.current ?? [...setup.unknowns, ...setup.unsuited];
  /** @param {Name[] | null} unknowns */
  const choose = (unknowns) => {
    asked.current = unknowns;
    change({ unknowns });
  };
  /** @param {Name} identity */
  const toggle = (identity) => {
    const before = asked.current ?? taken;
    const next = UNKNOWNS.filter((one) => before.includes(one) !== (one === identity));
    if (next.length) choose(next);
  };
  return html`<div class="opt" role="group" aria-label=${words("morpho-option-unknowns")} data-option="unknowns">
    <span>${words("morpho-option-unknowns")}</span>
    <div class="seg">
      <button type="button" aria-pressed=${String(chosen === null)} data-value="all"
        onClick=${() => choose(null)}>${words("morpho-option-unknowns-all")}</button>
      <button type="button" aria-pressed=${String(chosen !== null)} data-value="chosen"
        onClick=${() => choose(UNKNOWNS.filter((one) => taken.includes(one)))}>${words("morpho-option-unknowns-chosen")}</button>
    </div>
    <small>${words("morpho-option-unknowns.hint")}</small>
    <ul class="unknowns">${UNKNOWNS.map(
      (identity) => html`<${Choice} key=${identity} identity=${identity}
      taken=${taken.includes(identity)} unsuited=${setup.unsuited.includes(identity)} onToggle=${() => toggle(identity)} />`,
    )}</ul>
  </div>`;
}

/**
 * A card to include or leave out, with a button for its rules.
 * @param {{identity: Name, taken: boolean, unsuited: boolean, onToggle: () => void}} props
 */
function Choice({ identity, taken, unsuited, onToggle }) {
  const { players } = IDENTITIES[identity];
  const name = identityName(identity);
  return html`<li>
    <button type="button" class=${`unknown ${unsuited ? "unsuited" : ""}`} aria-pressed=${String(taken)} aria-label=${name}
      data-unknown=${identity} onClick=${onToggle}><${Picked} identity=${identity} /></button>
    <button type="button" class="about" data-about=${identity} aria-label=${words("morpho-setup-about.card", { name })}
      onClick=${() => showRules(identity)}>${words("morpho-setup-about")}</button>
    ${players && html`<small>${words("morpho-setup-for-players", { least: players[0], most: players[1] })}</small>`}
  </li>`;
}
