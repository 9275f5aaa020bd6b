/** @import { GameClient, GameEnding, Highlight } from "../../games/types.js" */
/** @import { TableStore } from "../../state/table/store.js" */

import { findParts, findWords, needWords, words } from "../../i18n/words.js";
import { html, useMemo } from "../../lib/index.js";
import { seeRound } from "../../net/past_rounds.js";
import { useRequest } from "../hooks/use_request.js";
import { seatColour } from "../icons/icons.js";
import { Sentence } from "../log/sentence.js";

needWords("after");

/** How many are shown at most. */
const MOST = 4;

/**
 * For what a match of one round is remembered; nothing if there is nothing, or as long as its events are not known.
 * @param {{store: TableStore, game: GameClient, ending: GameEnding}} props
 */
export function Highlights({ store, game, ending }) {
  const { code, player } = store;
  const match = store.now.table?.match?.number ?? 0;
  const { answer: past } = useRequest(() => seeRound(code, player, match, 1), [code, player, match]);
  const found = useMemo(() => past && ending.highlights(past.steps.flatMap(({ events }) => events)), [past, ending]);
  if (!found?.length) return null;
  return html`<section class="highlights" aria-label=${words("match-moments")}>
    <ul>${found.slice(0, MOST).map((one) => html`<${Shown} key=${one.kind} of=${game.name} highlight=${one} store=${store} />`)}</ul></section>`;
}

/** @param {{of: string, highlight: Highlight, store: TableStore}} props `of`: the game */
function Shown({ of, highlight: { kind, seat, ...facts }, store }) {
  const id = `${of}-highlight-${kind}`;
  const sentence = findParts(`${id}.sentence`, { ...facts, who: { seat }, you: seat === store.seat.value });
  return html`<li class=${seatColour(seat)} data-highlight=${kind}><b class="disp">${findWords(id) ?? ""}</b>
    <span>${sentence && html`<${Sentence} parts=${sentence} roster=${store.now.roster} />`}</span></li>`;
}
