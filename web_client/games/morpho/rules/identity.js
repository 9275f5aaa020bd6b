/** @import { AbilityRules } from "./types.js" */

import { html } from "../../../lib/index.js";
import { Picked } from "../cards/card.js";
import { factionClass, factionName, IDENTITIES, identityName } from "../cards/identities.js";
import { Emblem, Picture } from "../cards/icons.js";
import { R } from "./text.js";

/** Everything about one identity, beside its card. @param {{identity: string}} props */
export function IdentityEntry({ identity }) {
  const { acts, reacts, faction } = IDENTITIES[identity];
  const { abilities, special } = R.identityRules[identity];
  return html`<section class=${`rule-identity ${factionClass(identity)}`} data-entry=${identity} data-identity-entry=${identity}>
    <div class="rule-card"><${Picked} full identity=${identity} /></div>
    <header>
      <h3 class="disp" tabindex="-1">${identityName(identity)}</h3>
      <p class="rule-faction"><${Picture} id=${`f-${faction}`} class="ic" />${factionName(faction)}</p>
    </header>
    <${Facts} identity=${identity} />
    <div class="rule-abilities">
      ${acts.map((ability) => html`<${Ability} key=${ability} ability=${ability} kind=${R.active} rules=${abilities[ability]} />`)}
      ${reacts.map((ability) => html`<${Ability} key=${ability} ability=${ability} kind=${R.passive} rules=${abilities[ability]} />`)}
      ${acts.length + reacts.length === 0 && html`<p>${R.noAbility}</p>`}
    </div>
    <div class="rule-special"><h4>${R.special}</h4><ul class="rule-more">${special.map((line) => html`<li key=${line}>${line}</li>`)}</ul></div>
  </section>`;
}

/** @param {{identity: string}} props */
function Facts({ identity }) {
  const { reward, cards, players } = IDENTITIES[identity];
  return html`<dl class="rule-facts">
    <div class="rule-wins"><dt>${R.wins}</dt><dd>${R.identityRules[identity].wins}</dd></div>
    <div><dt>${R.reward}</dt><dd data-reward=${reward}>${R.points(reward)}</dd></div>
    <div><dt>${R.inTheBox}</dt><dd data-cards=${cards}>${R.cards(cards)}</dd></div>
    <div><dt>${R.players}</dt><dd>${players ? R.range(players) : R.anyNumber}</dd></div>
  </dl>`;
}

/** @param {{ability: string, kind: string, rules: AbilityRules}} props */
function Ability({ ability, kind, rules }) {
  return html`<section class="rule-ability" data-ability=${ability}>
    <h4><${Emblem} name=${ability} /><span class="disp">${R.abilities[ability]}</span><small>${kind}</small></h4>
    <p>${rules.does}</p>
    <dl>
      <div><dt>${R.when}</dt><dd>${rules.when}</dd></div>
      <div><dt>${R.cost}</dt><dd>${rules.cost}</dd></div>
      <div><dt>${R.shows}</dt><dd>${rules.shows}</dd></div>
      <div><dt>${R.reacts}</dt><dd>${rules.reacts}</dd></div>
    </dl>
  </section>`;
}
