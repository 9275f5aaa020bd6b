import { words } from "../../../i18n/words.js";
import { html } from "../../../lib/index.js";
import { Picked } from "../cards/card.js";
import { factionClass, factionName, IDENTITIES, identityName } from "../cards/identities.js";
import { Emblem, Picture } from "../cards/icons.js";
import { abilityText, paragraphs, QUESTIONS, text } from "./text.js";

/** Everything about one identity, beside its card. @param {{identity: string}} props */
export function IdentityEntry({ identity }) {
  const { acts, reacts, faction } = IDENTITIES[identity];
  return html`<section class=${`rule-identity ${factionClass(identity)}`} data-entry=${identity} data-identity-entry=${identity}>
    <div class="rule-card"><${Picked} full identity=${identity} /></div>
    <header>
      <h3 class="disp" tabindex="-1">${identityName(identity)}</h3>
      <p class="rule-faction"><${Picture} id=${`f-${faction}`} class="ic" />${factionName(faction)}</p>
    </header>
    <${Facts} identity=${identity} />
    <div class="rule-abilities">
      ${acts.map((ability) => html`<${Ability} key=${ability} ability=${ability} identity=${identity} kind=${words("morpho-rules-on-your-turn")} />`)}
      ${reacts.map((ability) => html`<${Ability} key=${ability} ability=${ability} identity=${identity} kind=${words("morpho-rules-reaction")} />`)}
      ${acts.length + reacts.length === 0 && html`<p>${words("morpho-rules-no-ability")}</p>`}
    </div>
    <div class="rule-special"><h4>${words("morpho-rules-special")}</h4><ul class="rule-more">${paragraphs(`morpho-identity-rules-${identity}.special`).map((line) => html`<li key=${line}>${line}</li>`)}</ul></div>
  </section>`;
}

/** @param {{identity: string}} props */
function Facts({ identity }) {
  const { reward, cards, players } = IDENTITIES[identity];
  return html`<dl class="rule-facts">
    <div class="rule-wins"><dt>${words("morpho-rules-wins")}</dt><dd>${text(`morpho-identity-rules-${identity}.wins`)}</dd></div>
    <div><dt>${words("morpho-rules-reward")}</dt><dd data-reward=${reward}>${words(reward < 0 ? "morpho-rules-reward.less" : "morpho-rules-reward.points", { points: Math.abs(reward) })}</dd></div>
    <div><dt>${words("morpho-rules-in-the-box")}</dt><dd data-cards=${cards}>${words("morpho-rules-in-the-box.cards", { count: cards })}</dd></div>
    <div><dt>${words("morpho-rules-players")}</dt><dd>${suited(players)}</dd></div>
  </dl>`;
}

/** Say how many players an identity suits. @param {[least: number, most: number]} [players] */
function suited(players) {
  if (!players) return words("morpho-rules-players.any");
  const [least, most] = players;
  return words("morpho-rules-players.range", { least, most });
}

/** @param {{ability: string, identity: string, kind: string}} props */
function Ability({ ability, identity, kind }) {
  return html`<section class="rule-ability" data-ability=${ability}>
    <h4><${Emblem} name=${ability} /><span class="disp">${text(`morpho-ability-${ability}`)}</span><small>${kind}</small></h4>
    <p>${abilityText(identity, ability, "does")}</p>
    <dl>${QUESTIONS.map(
      (question) =>
        html`<div key=${question}><dt>${words(`morpho-rules-${question}`)}</dt><dd>${abilityText(identity, ability, question)}</dd></div>`,
    )}</dl>
  </section>`;
}
