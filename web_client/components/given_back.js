/** @import { TableStore } from "../state/store.js" */

import { html, useEffect } from "../lib/index.js";
import { A } from "./absence_words.js";
import { Sign } from "./icons.js";
import { W } from "./words.js";

/**
 * Tells whoever is back that a stand-in played for them, until they move or have read it, and has
 * what happened meanwhile be offered, also on a page that has seen nothing of this table before.
 * @param {{store: TableStore}} props
 */
export function GivenBack({ store }) {
  const { feed } = store.state.value;
  const since = feed.findLast(({ event }) => event.kind === "player_away" && event.player === store.player)?.n;
  useEffect(() => {
    if (since !== undefined) store.missed.offer(since);
  }, [since]);
  const close = () => {
    store.missed.givenBack.value = false;
  };
  return html`<div class="given-back" role="status" data-given-back>
    <${Sign} name="stand-in" /><span>${A.standInOver}</span>
    <button type="button" class="iconbtn" data-action="close-given-back" aria-label=${W.close} onClick=${close}><${Sign} name="x" /></button>
  </div>`;
}
