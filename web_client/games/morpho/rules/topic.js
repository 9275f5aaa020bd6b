/** @import { Topic } from "./types.js" */

import { html } from "../../../lib/index.js";
import { factionClass, factionName, IDENTITIES, identityName } from "../cards/identities.js";
import { Emblem, Picture } from "../cards/icons.js";
import { PICTURES } from "./pictures.js";
import { Medal } from "../cards/tiles.js";

/** One topic: its text, with a picture made of what lies on the table. @param {{topic: Topic}} props */
export function TopicEntry({ topic }) {
  const Illustration = PICTURES[topic.id];
  return html`<section class="rule-topic" data-entry=${topic.id}>
    <h2 class="disp" tabindex="-1">${topic.title}</h2>
    ${topic.text.map((paragraph) => html`<p key=${paragraph}>${paragraph}</p>`)}
    ${topic.points && html`<${Points} points=${topic.points} />`}
    ${topic.factions && html`<${Factions} factions=${topic.factions} />`}
    ${topic.reasons && html`<${Reasons} reasons=${topic.reasons} />`}
    ${Illustration && html`<${Illustration} />`}
    ${topic.more && html`<${More} lines=${topic.more} />`}
  </section>`;
}

/** @param {{lines: string[]}} props */
function More({ lines }) {
  if (lines.length === 1) return html`<p>${lines[0]}</p>`;
  return html`<ul class="rule-more">${lines.map((line) => html`<li key=${line}>${line}</li>`)}</ul>`;
}

/** @param {{points: NonNullable<Topic["points"]>}} props */
function Points({ points }) {
  return html`<dl class="rule-points">${points.map(
    ({ title, emblem, text }) => html`<div key=${title}>
    <dt><${Emblem} name=${emblem} /><span class="disp">${title}</span></dt><dd>${text}</dd></div>`,
  )}</dl>`;
}

/** @param {{factions: Record<string, string>}} props */
function Factions({ factions }) {
  return html`<ul class="rule-factions">${Object.entries(factions).map(
    ([faction, text]) => html`
    <li key=${faction} class=${`f-${faction}`}>
      <span class="rule-shape"><${Picture} id=${`f-${faction}`} /></span>
      <div><b class="disp">${factionName(faction)}</b><p>${text}</p>
        <${Medals} identities=${Object.keys(IDENTITIES).filter((identity) => IDENTITIES[identity].faction === faction)} /></div>
    </li>`,
  )}</ul>`;
}

/** @param {{reasons: NonNullable<Topic["reasons"]>}} props */
function Reasons({ reasons }) {
  return html`<ul class="rule-reasons">${reasons.map(
    ({ identities, text }) => html`
    <li key=${text}><${Medals} identities=${identities} /><p>${text}</p></li>`,
  )}</ul>`;
}

/** Identities by emblem and name. @param {{identities: string[]}} props */
function Medals({ identities }) {
  return html`<span class="rule-medals">${identities.map(
    (identity) => html`
    <span key=${identity} class=${`medal ${factionClass(identity)}`}><${Medal} identity=${identity} />${identityName(identity)}</span>`,
  )}</span>`;
}
