/** @import { GameClient, MarkedMoment } from "../../games/types.js" */
/** @import { Replay } from "../../state/table/replay.js" */
/** @import { TableStore } from "../../state/table/store.js" */
/** @import { LogLine } from "../types.js" */

import { html } from "../../lib/index.js";
import { asSentence, inARow } from "../../i18n/grammar.js";
import { words } from "../../i18n/words.js";
import { linesOf } from "../log/feed.js";
import { Sign } from "../icons/icons.js";
import { plain, Sentence } from "../log/sentence.js";
import { MarkLine } from "./analysis.js";
import { nameOf } from "./perspectives.js";

/**
 * Return the lines of the present moment. Whose turn is next, the board shows.
 * @param {TableStore} store
 * @param {GameClient} game
 * @returns {LogLine[]}
 */
function linesAt(store, game) {
  const { feed, n } = store.now;
  const lines = linesOf(
    feed.filter((item) => item.n === n),
    game,
    store,
  );
  const shown = lines.filter(({ line }) => line.kind !== "turn");
  return shown.length ? shown : lines.slice(0, 1);
}

/**
 * Say the present moment in plain text.
 * @param {Replay} replay
 * @param {GameClient} game
 */
export const momentInWords = ({ store }, game) =>
  inARow(...linesAt(store, game).map(({ item, line }) => asSentence(plain(line.parts, item.roster)))) ||
  asSentence(words("replay-in-secret"));

/** Name whose perspective it is. @param {Replay} replay */
export const perspectiveName = (replay) => nameOf(replay.perspective.value, replay);

/**
 * What happened at this moment, and what was seen only from this perspective.
 * @param {{replay: Replay, game: GameClient, mark: MarkedMoment | null}} props what it is marked for, if it is
 */
export function Moment({ replay, game, mark }) {
  const lines = linesAt(replay.store, game);
  const [head, ...more] = lines.filter(({ item }) => !item.yours);
  const seen = lines.filter(({ item }) => item.yours);
  const isOfSeat = typeof replay.perspective.value === "number";
  const isCutOff = replay.isAtEnd.value && replay.round.called_off;
  return html`<div class="prompt moment">
    ${head ? html`<h2><${LineSentence} of=${head} /></h2>` : !isCutOff && html`<h2>${words("replay-in-secret")}</h2>`}
    <div class=${mark ? "hint is-marked" : "hint"}>
      ${mark && html`<${MarkLine} mark=${mark} />`}
      ${more.map((line) => html`<p key=${line.item.key}><${LineSentence} of=${line} /></p>`)}
      ${seen.map(
        (line) => html`<p key=${line.item.key} class="only"><${Sign} name="eye" /><${LineSentence} of=${line} />
        ${isOfSeat && html`<small>${words("replay-only-seen-by", { name: perspectiveName(replay) })}</small>`}</p>`,
      )}
      ${isCutOff && html`<p>${replay.place ? words("replay-called-off") : words("replay-ends-here")}</p>`}
    </div>
  </div>`;
}

/** @param {{of: LogLine}} props */
const LineSentence = ({ of: { item, line } }) => html`<${Sentence} parts=${line.parts} roster=${item.roster} />`;
