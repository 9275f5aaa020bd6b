/** @import { PartCount } from "../../../net/wire.js" */

import { percent } from "../../../i18n/percent.js";
import { needWords, words } from "../../../i18n/words.js";
import { html } from "../../../lib/index.js";
import { Emblem, Picture } from "../cards/icons.js";
import { factionClass, factionName, IDENTITIES, identityName } from "../cards/identities.js";

needWords("morpho.more");

/**
 * With which cards somebody has won, and which they were dealt.
 * @param {{own: Record<string, PartCount>, all: Record<string, PartCount>}} props by identity
 */
export function Numbers({ own, all }) {
  const known = Object.keys(IDENTITIES).filter((identity) => Object.hasOwn(own, identity));
  const held = known.filter((identity) => own[identity].held > 0);
  return html`<h3 class="disp">${words("morpho-history-won-as")}</h3><p class="note">${words("morpho-history-won-as.note")}</p>
    <ul class="won-as">${held.map((identity) => html`<${WonAs} key=${identity} identity=${identity} own=${own[identity]} all=${all[identity]} />`)}</ul>
    <${Dealt} own=${own} known=${known} />`;
}

/** @param {{identity: string, own: PartCount, all: PartCount | undefined}} props */
function WonAs({ identity, own: { won, held }, all }) {
  const everybody = all?.held ? all.won / all.held : 0;
  const name = identityName(identity);
  const style = `--won: ${won / held}; --all: ${everybody}`;
  return html`<li class=${factionClass(identity)} data-identity=${identity}>
    <span class="sr">${words("morpho-history-won-with", { card: name, won, held, all: percent(everybody) })}</span>
    <span class="won-card" style=${style} aria-hidden="true"><i></i><u></u><${Emblem} name=${identity} /></span>
    <b class="disp" aria-hidden="true">${name}</b>
    <small aria-hidden="true">${words("morpho-history-won-of", { won, held })}</small>
  </li>`;
}

/** @param {{own: Record<string, PartCount>, known: string[]}} props */
function Dealt({ own, known }) {
  /** @type {Record<string, number>} */
  const cards = {};
  for (const identity of known) {
    const { faction } = IDENTITIES[identity];
    cards[faction] = (cards[faction] ?? 0) + own[identity].dealt;
  }
  const dealt = Object.entries(cards).filter(([, n]) => n > 0);
  if (!dealt.length) return null;
  return html`<h3 class="disp">${words("morpho-history-dealt")}</h3>
    <ul class="dealt">${dealt.map(
      ([faction, n]) => html`<li class=${`f-${faction}`} key=${faction} style=${`flex-grow: ${n}`}>
        <span class="sr">${words("morpho-history-cards-of", { faction: factionName(faction), count: n })}</span>
        <${Picture} id=${`f-${faction}`} /><b class="disp" aria-hidden="true">${n}</b>
        <small aria-hidden="true">${factionName(faction)}</small>
      </li>`,
    )}</ul>`;
}
