/** @import { FeedItem } from "../../../state/types.js" */
/** @import { TableStore } from "../../../state/table/store.js" */

import { needWords, words } from "../../../i18n/words.js";
import { html } from "../../../lib/index.js";
import { Sign } from "../../../ui/icons/icons.js";
import { useSharing } from "../../../ui/people/share_link.js";
import { usePlay } from "../../../ui/table/play_state.js";
import { aim, mayAim } from "../aim.js";
import { turnsOf } from "./turns.js";

needWords("lobby");

/** The turns so far, numbered; a tap on one shows its point on the board. @param {{store: TableStore, feed: FeedItem[]}} props */
export function Moves({ store, feed }) {
  const play = usePlay(store);
  const turns = turnsOf(feed.map(({ event }) => event));
  const text = (turns ?? []).map((turn) => `${turn.number}. ${turn.text}`).join("  ");
  const { said, place, copy } = useSharing(text, { text });
  if (!turns?.length)
    return html`<p class="nothing">${words(turns ? "table-nothing-yet" : "morphos-first-moves-lacking")}</p>`;
  const may = mayAim(play);
  return html`<ol class="turns" ref=${place}>${turns.map(
    (
      { number, text: written, point },
      i,
    ) => html`<li key=${number} aria-current=${i === turns.length - 1 ? "step" : undefined}>
      ${may && point ? html`<button type="button" data-turn=${number} onClick=${() => aim(play, point)}>${number}. <b>${written}</b></button>` : html`<span data-turn=${number}>${number}. <b>${written}</b></span>`}</li>`,
  )}</ol>
  <button type="button" class="btn" data-action="copy-moves" onClick=${copy}><${Sign} name="copy" />${said || words("lobby-copy")}</button>`;
}
