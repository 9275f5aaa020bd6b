/** @import { MatchAnalysisProps } from "../../types.js" */
/** @import { Mark as Marked, RoundStory } from "../wire.js" */

import { list } from "../../../i18n/grammar.js";
import { words } from "../../../i18n/words.js";
import { html } from "../../../lib/index.js";
import { Mark, seatColour, Sign } from "../../../ui/icons/icons.js";
import { factionClass } from "../cards/identities.js";
import { Medal } from "../cards/tiles.js";
import { markInWords } from "../replay/known_then.js";

/** How much a mark tells beside others of its kind. @type {Record<Marked["kind"], (mark: Marked) => number>} */
const TELLING = {
  could_have_known: ({ step, since = step }) => step - since,
  sure_shot: ({ acted }) => Number(acted),
  it_dawned: ({ chance = 1 }) => 1 - chance,
  turning_point: ({ step }) => step,
};

/**
 * The deceptions of a match, and its best moments.
 * @param {MatchAnalysisProps} props
 */
export function MatchAnalysis({ rounds, seats, name, moment }) {
  const stories = /** @type {RoundStory[]} */ (rounds);
  return html`<${BestMoments} stories=${stories} name=${name} moment=${moment} />
    <${Fooled} fooled=${addedUp(stories, seats)} lies=${lies(stories, seats)} name=${name} />`;
}

/** @param {RoundStory[]} stories @param {number} seats @returns {number[][]} */
const addedUp = (stories, seats) =>
  Array.from({ length: seats }, (_, one) =>
    Array.from({ length: seats }, (__, other) =>
      stories.reduce((sum, { fooled }) => sum + (fooled[one]?.[other] ?? 0), 0),
    ),
  );

/** Return how often each seat's lies were not seen through. @param {RoundStory[]} stories @param {number} seats */
const lies = (stories, seats) =>
  Array.from({ length: seats }, (_, seat) => stories.reduce((sum, story) => sum + (story.lies[seat] ?? 0), 0));

/** @param {{stories: RoundStory[], name: (seat: number) => string, moment: MatchAnalysisProps["moment"]}} props */
function BestMoments({ stories, name, moment }) {
  const found = stories.flatMap(({ marks }, round) => marks.map((mark) => ({ mark, round })));
  const best = Object.entries(TELLING)
    .flatMap(([kind, telling]) => {
      const alike = found.filter(({ mark }) => mark.kind === kind);
      return alike.sort((one, other) => telling(other.mark) - telling(one.mark)).slice(0, 1);
    })
    .sort((one, other) => one.round - other.round || one.mark.step - other.mark.step);
  if (!best.length) return null;
  return html`<section class="bests" aria-labelledby="best-moments">
    <h2 class="disp" id="best-moments">${words("morpho-analysis-best-moments")}</h2>
    <ul>${best.map(({ mark, round }) => {
      const { kind, step, seat, sign, title, text } = markInWords(mark, name);
      return html`<li key=${`${round}/${step}`} class=${factionClass(mark.identity)}>
        <a ...${moment(round + 1, step, seat)} data-best=${kind}>
          <span class="best-card"><${Medal} identity=${mark.identity} /></span>
          <b class="disp"><${Sign} name=${sign} /> ${title}</b><span>${text}</span>
          <small>${words("morpho-analysis-place", { round: round + 1, step: step + 1 })}<${Sign} name="play" /></small></a></li>`;
    })}</ul>
  </section>`;
}

const NOBODY = { one: 0, other: 0, count: 0 };

/** @param {{fooled: number[][], lies: number[], name: (seat: number) => string}} props */
function Fooled({ fooled, lies, name }) {
  const cells = fooled.flatMap((row, one) => row.map((count, other) => ({ one, other, count })));
  const top = cells.reduce((most, next) => (next.count > most.count ? next : most), NOBODY);
  if (!top.count) return null;
  const most = Math.max(...lies);
  const liars = lies.flatMap((count, seat) => (most > 0 && count === most ? [name(seat)] : []));
  return html`<section class="fooled" aria-labelledby="who-fooled-whom" data-fooled>
    <h2 class="disp" id="who-fooled-whom">${words("morpho-analysis-fooled")}</h2>
    <table><thead><tr><td></td>${fooled.map(
      (_, seat) => html`<th key=${seat} scope="col"><${Mark} seat=${seat} /><span class="sr">${name(seat)}</span></th>`,
    )}<th scope="col" class="sum">${words("morpho-analysis-fooled.turns")}</th></tr></thead>
    <tbody>${fooled.map(
      (row, one) => html`<tr key=${one} class=${seatColour(one)}>
        <th scope="row"><${Mark} seat=${one} /><span class="fooler"><bdi>${name(one)}</bdi></span></th>
        ${row.map((count, other) =>
          one === other
            ? html`<td key=${other} class="self"></td>`
            : html`<td key=${other} class=${one === top.one && other === top.other ? "most" : ""}>
              <span class="shape" style=${{ "--share": Math.sqrt(count / top.count).toFixed(2) }}>${count > 0 && html`<${Mark} seat=${one} />`}</span><b>${count}</b></td>`,
        )}
        <td class="sum">${row.reduce((sum, count) => sum + count, 0)}</td></tr>`,
    )}</tbody></table>
    <p><b>${words("morpho-analysis-fooled-most", { fooler: name(top.one), fooled: name(top.other), count: top.count })}</b> ${words("morpho-analysis-fooled.hint")}</p>
    ${liars.length > 0 && html`<p data-best-liar><b>${words("morpho-analysis-best-liar")}</b> ${words("morpho-analysis-lied", { names: list(liars), count: most })}</p>`}
  </section>`;
}
