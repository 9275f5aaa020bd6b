/** @import { FooledProps } from "../../types.js" */
/** @import { RoundStory } from "../wire.js" */

import { list } from "../../../i18n/grammar.js";
import { needWords, parts, words } from "../../../i18n/words.js";
import { html } from "../../../lib/index.js";
import { Mark, seatColour } from "../../../ui/icons/icons.js";
import { Sentence } from "../../../ui/log/sentence.js";

needWords("morpho.more");

/** How many sentences there are. */
const TOLD = 3;

/** Who had whom fooled in a match: the most in sentences, and everybody in a table. @param {FooledProps} props */
export function Fooled({ rounds, seats, name, roster }) {
  const stories = /** @type {RoundStory[]} */ (rounds);
  const fooled = addedUp(stories, seats);
  const pairs = fooled.flatMap((row, one) => row.map((count, other) => ({ one, other, count })));
  const most = pairs.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count);
  if (!most.length) return null;
  return html`<section class="fooled" aria-labelledby="who-fooled-whom" data-fooled>
    <h2 class="disp" id="who-fooled-whom">${words("morpho-analysis-fooled")}</h2>
    <ol>${most.slice(0, TOLD).map(
      ({ one, other, count }) => html`<li key=${`${one} ${other}`}>
        <span class=${`fooled-most ${seatColour(one)}`} style=${{ "--share": share(count, most[0].count) }}><${Mark} seat=${one} /></span>
        <p><${Sentence} parts=${parts("morpho-analysis-fooled-most", { fooler: { seat: one }, fooled: { seat: other }, count })} roster=${roster} /></p></li>`,
    )}</ol>
    <details class="fold"><summary>${words("morpho-analysis-everybody")}</summary>
      <div><${Everybody} fooled=${fooled} most=${most[0].count} name=${name} />
        <p>${words("morpho-analysis-fooled.hint")}</p>
        <${Liars} lies=${lies(stories, seats)} name=${name} /></div></details>
  </section>`;
}

/** @param {RoundStory[]} stories @param {number} seats @returns {number[][]} */
const addedUp = (stories, seats) =>
  Array.from({ length: seats }, (_, one) =>
    Array.from({ length: seats }, (__, other) =>
      stories.reduce((sum, { fooled }) => sum + (fooled[one]?.[other] ?? 0), 0),
    ),
  );

/** Return how large a shape is beside the largest. @param {number} count @param {number} most */
const share = (count, most) => Math.sqrt(count / most).toFixed(2);

/** @param {{fooled: number[][], most: number, name: (seat: number) => string}} props */
function Everybody({ fooled, most, name }) {
  return html`<table><thead><tr><td></td>${fooled.map(
    (_, seat) => html`<th key=${seat} scope="col"><${Mark} seat=${seat} /><span class="sr">${name(seat)}</span></th>`,
  )}<th scope="col" class="sum">${words("morpho-analysis-fooled.turns")}</th></tr></thead>
    <tbody>${fooled.map(
      (row, one) => html`<tr key=${one} class=${seatColour(one)}>
        <th scope="row"><${Mark} seat=${one} /><span class="fooler"><bdi>${name(one)}</bdi></span></th>
        ${row.map((count, other) =>
          one === other
            ? html`<td key=${other} class="self"></td>`
            : html`<td key=${other}>
              <span class="shape" style=${{ "--share": share(count, most) }}>${count > 0 && html`<${Mark} seat=${one} />`}</span><b>${count}</b></td>`,
        )}
        <td class="sum">${row.reduce((sum, count) => sum + count, 0)}</td></tr>`,
    )}</tbody></table>`;
}

/** Return how often each seat's lies were not seen through. @param {RoundStory[]} stories @param {number} seats */
const lies = (stories, seats) =>
  Array.from({ length: seats }, (_, seat) => stories.reduce((sum, story) => sum + (story.lies[seat] ?? 0), 0));

/** @param {{lies: number[], name: (seat: number) => string}} props */
function Liars({ lies, name }) {
  const most = Math.max(...lies);
  const liars = lies.flatMap((count, seat) => (most > 0 && count === most ? [name(seat)] : []));
  if (!liars.length) return null;
  return html`<p data-best-liar><b>${words("morpho-analysis-best-liar")}</b> ${words("morpho-analysis-lied", { names: list(liars), count: most })}</p>`;
}
