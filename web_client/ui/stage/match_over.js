/** @import { GameClient, GameEnding, GameStage, Play, StageAward } from "../../games/types.js" */
/** @import { Table } from "../../net/wire.js" */
/** @import { TableStore } from "../../state/table/store.js" */
/** @import { Place } from "../types.js" */

import { findParts, findWords, needWords, words } from "../../i18n/words.js";
import { html } from "../../lib/index.js";
import { useLoaded } from "../../loading/lazy.js";
import { Mark } from "../icons/icons.js";
import { Sentence } from "../log/sentence.js";
import { evening, eveningInWords } from "../result/evening.js";
import { Podium, Step } from "../result/podium.js";
import { rankingOf } from "../result/ranking.js";
import { whoPlayed } from "../result/who_played.js";
import { winnersInWords } from "../result/winners.js";
import { playWith } from "../table/play_state.js";

needWords("after");
needWords("stage");

/** How many are honoured. */
const MOST = 3;

/**
 * The result of a match: who won, for what it is remembered, and who wants another one.
 * @param {{store: TableStore, game: GameClient, stage: GameStage, play: Play}} props
 */
export function MatchOver({ store, game, stage, play: present }) {
  const ending = useLoaded(game.loadEnding ?? null);
  const { name, kind } = whoPlayed(store);
  const play = playWith(present, { name, kind });
  const { match } = /** @type {Table} */ (store.now.table);
  const isWon = match?.ended === "won";
  const title = isWon ? winnersInWords(play, game) : words("match-match-over");
  const awards = (ending ? highlightsOf(ending, game, play) : stage.awards?.(play)) ?? [];
  const ranking = rankingOf(play);
  return html`<section class="result">
    <div class="won"><h1 class=${`disp ${title.length > 9 ? "long" : ""} ${title.length > 26 ? "longest" : ""}`}>${title}</h1>
      <p>${isWon && (game.tieInWords?.(play) || (ending ? ending.endingInWords(play) : asEvening(play, match?.round ?? 0)))}</p>
      <ul>${awards.slice(0, MOST).map((one) => html`<li key=${one.title}>${one.picture}<div><b class="disp">${one.title}</b><span>${one.text}</span></div></li>`)}</ul></div>
    <div class="standing">${ending ? html`<${Places} ranking=${ranking} ending=${ending} play=${play} />` : html`<${Podium} ranking=${ranking} play=${play} />`}
      <${Again} store=${store} /></div>
  </section>`;
}

/** Say how a match of several rounds went; "" if that is not known. @param {Play} play @param {number} rounds */
function asEvening({ feed, winners, view, name }, rounds) {
  const gains = feed.flatMap(({ event }) => (event.kind === "round_ended" ? [event.points] : [])).slice(-rounds);
  const found = gains.length === rounds && evening(gains, winners, view.target);
  return found ? eveningInWords(found, winners[0], name, () => false) : "";
}

/**
 * Return for what a match of one round is remembered, as far as this page has seen it.
 * @param {GameEnding} ending
 * @param {GameClient} game
 * @param {Play} play
 * @returns {StageAward[]}
 */
function highlightsOf(ending, { name: of }, { feed }) {
  const from = feed.findLastIndex(({ event }) => event.kind === "match_started");
  const { roster } = feed.at(-1) ?? {};
  const events = feed.slice(from + 1).map(({ event }) => event);
  return ending.highlights(events).map(({ kind, seat, ...facts }) => ({
    picture: html`<${Mark} seat=${seat} />`,
    title: findWords(`${of}-highlight-${kind}`) ?? "",
    text: html`<${Sentence} parts=${findParts(`${of}-highlight-${kind}.sentence`, { ...facts, who: { seat }, you: false }) ?? []} roster=${roster} />`,
  }));
}

/** Everybody by their place, and how they stand, where there are no points. @param {{ranking: Place[], ending: GameEnding, play: Play}} props */
const Places = ({ ranking, ending, play }) =>
  html`<ol class="podium">${ranking.map(
    (one) => html`<${Step} key=${one.seat} shared=${[one]} at=${one.place > 1 ? -1 : 0} play=${play}
      standing=${ending.standing(play, one.seat).value} />`,
  )}</ol>`;

/** How many want another match. @param {{store: TableStore}} props */
function Again({ store }) {
  const { seats, players, starting } = /** @type {Table} */ (store.now.table);
  if (starting) return html`<p class="again">${words("match-match-begins")}</p>`;
  const people = Object.values(seats).filter((id) => !players[id]?.bot);
  const ready = people.filter((id) => players[id]?.ready).length;
  return html`<p class="again">${words("stage-again", { ready, count: people.length })}</p>`;
}
