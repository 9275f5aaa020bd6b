/** @import { Rival } from "../../net/wire.js" */

import { figures } from "../../i18n/grammar.js";
import { words } from "../../i18n/words.js";
import { html } from "../../lib/index.js";
import { myRivals } from "../../net/results.js";
import { useRequest } from "../hooks/use_request.js";

/**
 * Those with whom this guest has often played: three relations, and where this guest stands among all of them.
 * Nothing while there are none.
 */
export function Rivals() {
  const { answer: rivals } = useRequest(myRivals, []);
  // Without an answer nothing is missing that one would wait for.
  if (!rivals?.length) return null;
  return html`<section class="rivals" aria-labelledby="rivals">
    <h2 class="disp" id="rivals">${words("history-rivals")}</h2>
    <${Relations} rivals=${rivals} />
    <${Ranking} rivals=${rivals} />
  </section>`;
}

/** How much more often a rival was ahead, in matches. @param {Rival} rival */
const lead = ({ ahead, behind }) => behind - ahead;

/** @param {{rivals: Rival[]}} props */
function Relations({ rivals }) {
  const byLead = [...rivals].sort((a, b) => lead(b) - lead(a));
  const [nemesis, favourite] = [byLead[0], /** @type {Rival} */ (byLead.at(-1))];
  const relations = [
    lead(nemesis) > 0 && {
      what: "nemesis",
      title: words("history-nemesis"),
      text: words("history-nemesis.text", nemesis),
    },
    lead(favourite) < 0 && {
      what: "favourite",
      title: words("history-favourite"),
      text: words("history-favourite.text", favourite),
    },
    { what: "companion", title: words("history-companion"), text: words("history-companion.text", rivals[0]) },
  ].filter((one) => one !== false);
  return html`<dl class="relations">${relations.map(
    ({ what, title, text }) =>
      html`<div key=${what} data-relation=${what}><dt class="disp">${title}</dt><dd translate=${false}>${text}</dd></div>`,
  )}</dl>`;
}

/**
 * All of them in order, with this guest after those who were ahead more often than not.
 * @param {{rivals: Rival[]}} props
 */
function Ranking({ rivals }) {
  const share = (/** @type {Rival} */ rival) => lead(rival) / rival.matches;
  const ordered = [...rivals].sort((a, b) => share(b) - share(a));
  const above = ordered.filter((rival) => share(rival) > 0);
  const rows = [...above.map(Row), Own(), ...ordered.slice(above.length).map(Row)];
  return html`<table>
    <caption class="note">${words("history-ranking-note")}</caption>
    <thead><tr><th scope="col"><span class="sr">${words("history-player")}</span></th>
      <th scope="col">${words("history-they-ahead")}</th><th scope="col">${words("history-you-ahead")}</th><th scope="col">${words("history-counted-matches")}</th></tr></thead>
    <tbody>${rows}</tbody>
  </table>`;
}

/** @param {Rival} rival @param {number} i */
const Row = ({ name, matches, ahead, behind }, i) => html`<tr key=${`${name} ${i}`} data-rival=${name}>
  <th scope="row"><bdi translate=${false}>${name}</bdi></th><td>${figures(behind)}</td><td>${figures(ahead)}</td><td>${figures(matches)}</td></tr>`;

const Own = () =>
  html`<tr key="you" class="yourself" data-you><th scope="row">${words("history-you")}</th><td></td><td></td><td></td></tr>`;
