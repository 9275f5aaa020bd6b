/** @import { GameClient, GameEnding, Play } from "../../games/types.js" */
/** @import { Child } from "../../lib/index.js" */
/** @import { TableStore } from "../../state/table/store.js" */
/** @import { Place } from "../types.js" */

import { needWords, words } from "../../i18n/words.js";
import { html } from "../../lib/index.js";
import { useMedia } from "../hooks/use_media.js";
import { KindSign, Mark, seatColour } from "../icons/icons.js";
import { Highlights } from "./highlights.js";
import { Stamp } from "./stamp.js";

needWords("after");

/** From this window size on the table stands beside what is said of it, as one_round.css has it. */
const BESIDE = "(width >= 1000px) and (height >= 480px)";

/**
 * The end of a match of one round: the table with its stamp, who won and how, and for what it is remembered.
 * @param {{store: TableStore, game: GameClient, ending: GameEnding, play: Play, ranking: Place[], title: string,
 *   beneath: Child, children: Child}} props `beneath`: what stands below the sentence; the children are the ways on
 */
export function OneRound({ store, game, ending, play, ranking, title, beneath, children }) {
  const tie = game.tieInWords?.(play);
  const isBeside = useMedia(BESIDE);
  const says = ending.stamp(play);
  const stamp = says && html`<${Stamp} says=${says} />`;
  return html`<div class="one-round">
    ${!isBeside && stamp}
    <section class="won-who">
      <h1 class="disp" tabindex="-1">${title}</h1>
      <p class="won-sum">${ending.endingInWords(play)}</p>
      ${tie && html`<p class="won-sum" data-ties>${tie}</p>`}
      ${beneath}
    </section>
    ${ranking.length > 1 && html`<${Places} ranking=${ranking} ending=${ending} play=${play} />`}
    <section class="another">${children}</section>
    <${Highlights} store=${store} game=${game} ending=${ending} />
    ${game.FinalPosition && html`<section class="as-it-lies" aria-label=${words("match-as-it-lies")}><${game.FinalPosition} play=${play} />${isBeside && stamp}</section>`}
  </div>`;
}

/** Everybody by their place, and how they stand. @param {{ranking: Place[], ending: GameEnding, play: Play}} props */
const Places = ({ ranking, ending, play }) =>
  html`<ol class="places">${ranking.map(({ seat, place }) => {
    const { value, note } = ending.standing(play, seat);
    const looks = [seatColour(seat), play.winners.includes(seat) && "first-place"];
    return html`<li key=${seat} value=${place} class=${looks.filter(Boolean).join(" ")} data-place=${place} data-seat=${seat}>
      <b class="disp" aria-hidden="true">${place}</b><${Mark} seat=${seat} />
      <span class="nm who">${play.kind(seat) && html`<${KindSign} kind=${play.kind(seat)} /> `}<bdi>${play.name(seat)}</bdi></span>
      <span class="place-value"><b class="disp">${value}</b>${note && html`<small>${note}</small>`}</span></li>`;
  })}</ol>`;
