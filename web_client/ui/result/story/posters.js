/** @import { GameReplay, Moment } from "../../../games/types.js" */
/** @import { MatchFacts } from "./match_facts.js" */

import { needWords, words } from "../../../i18n/words.js";
import { html } from "../../../lib/index.js";
import { kindIn } from "../../log/sentence.js";
import { Sign, Who } from "../../icons/icons.js";
import { SendMoment } from "./moments.js";

needWords("after");

/** The moments for which a match is remembered, each a poster. @param {{moments: Moment[], brand: string, facts: MatchFacts, Cards: GameReplay["MomentCards"]}} props */
export function Posters({ moments, brand, facts, Cards }) {
  if (!moments.length) return null;
  const inOrder = moments.toSorted((one, other) => one.round - other.round || one.step - other.step);
  return html`<section class="moments" aria-labelledby="moments">
    <h2 class="disp" id="moments">${words("match-moments")}</h2>
    <ul class="posters">${inOrder.map(
      (moment) =>
        html`<li key=${`${moment.round}/${moment.step}`}><${Poster} moment=${moment} brand=${brand} facts=${facts} Cards=${Cards} /></li>`,
    )}</ul>
  </section>`;
}

/** @param {{moment: Moment, brand: string, facts: MatchFacts, Cards: GameReplay["MomentCards"]}} props */
function Poster({ moment, brand, facts: { name, roster, link }, Cards }) {
  const { kind, round, step, seat, seats, title, line, colour } = moment;
  return html`<article class=${`poster ${colour}`} data-moment=${kind}>
    <div class="poster-cards">${Cards && html`<${Cards} moment=${moment} />`}</div>
    <div class="poster-says">
      <p class="poster-who">${seats.map((one) => html`<${Who} key=${one} seat=${one} name=${name(one)} kind=${kindIn({ seat: one }, roster)} />`)}</p>
      <h3 class="disp">${title}</h3>
      <p>${line}</p>
      <div class="poster-acts">
        <a class="btn" ...${link(round, `#at=${step + 1}&eyes=${seat + 1}`)} data-action="watch" aria-label=${words("replay-watch-moment", { title })}>
          <${Sign} name="play" />${words("replay-watch")}</a>
        <${SendMoment} moment=${moment} brand=${brand} name=${name} />
      </div>
    </div>
  </article>`;
}
