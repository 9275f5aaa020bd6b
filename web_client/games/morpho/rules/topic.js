import { html } from "../../../lib/index.js";
import { factionClass, factionName, IDENTITIES, identityName } from "../cards/identities.js";
import { Emblem, Picture } from "../cards/icons.js";
import { PICTURES } from "./pictures.js";
import { Medal } from "../cards/tiles.js";
import { paragraphs, text } from "./text.js";
import { TOPICS } from "./topics.js";

/** One topic: its text, with a picture made of what lies on the table. @param {{topic: string}} props */
export function TopicEntry({ topic }) {
  const Illustration = PICTURES[topic];
  const { points, factions, reasons } = TOPICS[topic];
  const id = `morpho-rules-${topic}`;
  return html`<section class="rule-topic" data-entry=${topic}>
    <h2 class="disp" tabindex="-1">${text(id)}</h2>
    ${paragraphs(`${id}.text`).map((paragraph) => html`<p key=${paragraph}>${paragraph}</p>`)}
    ${points && html`<${Points} id=${id} points=${points} />`}
    ${factions && html`<${Factions} id=${id} factions=${factions} />`}
    ${reasons && html`<${Reasons} id=${id} reasons=${reasons} />`}
    ${Illustration && html`<${Illustration} />`}
    <${More} lines=${paragraphs(`${id}.more`)} />
  </section>`;
}

/** @param {{lines: string[]}} props */
function More({ lines }) {
  if (lines.length <= 1) return lines.map((line) => html`<p key=${line}>${line}</p>`);
  return html`<ul class="rule-more">${lines.map((line) => html`<li key=${line}>${line}</li>`)}</ul>`;
}

/** @param {{id: string, points: Record<string, string>}} props */
function Points({ id, points }) {
  return html`<dl class="rule-points">${Object.entries(points).map(
    ([point, emblem]) => html`<div key=${point}>
    <dt><${Emblem} name=${emblem} /><span class="disp">${text(`${id}-${point}`)}</span></dt><dd>${text(`${id}-${point}.text`)}</dd></div>`,
  )}</dl>`;
}

/** @param {{id: string, factions: string[]}} props */
function Factions({ id, factions }) {
  return html`<ul class="rule-factions">${factions.map(
    (faction) => html`
    <li key=${faction} class=${`f-${faction}`}>
      <span class="rule-shape"><${Picture} id=${`f-${faction}`} /></span>
      <div><b class="disp">${factionName(faction)}</b><p>${text(`${id}-${faction}`)}</p>
        <${Medals} identities=${Object.keys(IDENTITIES).filter((identity) => IDENTITIES[identity].faction === faction)} /></div>
    </li>`,
  )}</ul>`;
}

/** @param {{id: string, reasons: Record<string, string[]>}} props */
function Reasons({ id, reasons }) {
  return html`<ul class="rule-reasons">${Object.entries(reasons).map(
    ([reason, identities]) => html`
    <li key=${reason}><${Medals} identities=${identities} /><p>${text(`${id}-${reason}`)}</p></li>`,
  )}</ul>`;
}

/** Identities by emblem and name. @param {{identities: string[]}} props */
function Medals({ identities }) {
  return html`<span class="rule-medals">${identities.map(
    (identity) => html`
    <span key=${identity} class=${`medal ${factionClass(identity)}`}><${Medal} identity=${identity} />${identityName(identity)}</span>`,
  )}</span>`;
}
