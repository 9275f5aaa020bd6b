/** @import { Rival } from "../../net/wire.js" */

import { H } from "../../i18n/history.js";
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
    <h2 class="disp" id="rivals">${H.rivals}</h2>
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
      title: H.nemesis,
      text: H.nemesisText(nemesis.name, nemesis.behind, nemesis.matches),
    },
    lead(favourite) < 0 && {
      what: "favourite",
      title: H.favourite,
      text: H.favouriteText(favourite.name, favourite.ahead, favourite.matches),
    },
    { what: "companion", title: H.companion, text: H.companionText(rivals[0].name, rivals[0].matches) },
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
    <caption class="note">${H.rankingNote}</caption>
    <thead><tr><th scope="col"><span class="sr">${H.player}</span></th>
      <th scope="col">${H.theyAhead}</th><th scope="col">${H.youAhead}</th><th scope="col">${H.counted.matches}</th></tr></thead>
    <tbody>${rows}</tbody>
  </table>`;
}

/** @param {Rival} rival @param {number} i */
const Row = ({ name, matches, ahead, behind }, i) => html`<tr key=${`${name} ${i}`} data-rival=${name}>
  <th scope="row"><bdi translate=${false}>${name}</bdi></th><td>${H.number(behind)}</td><td>${H.number(ahead)}</td><td>${H.number(matches)}</td></tr>`;

const Own = () =>
  html`<tr key="you" class="yourself" data-you><th scope="row">${H.you}</th><td></td><td></td><td></td></tr>`;
