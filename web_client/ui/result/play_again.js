/** @import { GameClient } from "../../games/types.js" */
/** @import { Table } from "../../net/wire.js" */
/** @import { TableStore } from "../../state/table/store.js" */

import { list } from "../../i18n/grammar.js";
import { needWords, words } from "../../i18n/words.js";
import { html } from "../../lib/index.js";
import { startRefusal } from "../../state/server_state.js";
import { Mark, Sign } from "../icons/icons.js";
import { Refused, refusalAt, refusalWords } from "../refusals/refused.js";

needWords("after");

/**
 * The shapes of those who are in for another match, which begins when all are or the host deals. A player who says so
 * may read on.
 * @param {{store: TableStore, game: GameClient, changes?: string}} props `changes`: what would be another way then
 */
export function PlayAgain({ store, game, changes }) {
  const table = /** @type {Table} */ (store.now.table);
  if (table.starting) return html`<p class="sum" role="status">${words("match-match-begins")}</p>`;
  const people = Object.values(table.seats).map((id) => ({ id, ...table.players[id] }));
  const asked = people.filter(({ bot }) => !bot);
  const reading = asked.filter(({ ready, away }) => !ready && !away);
  const me = asked.find(({ id }) => id === store.player);
  const refusal = startRefusal(table);
  const problem = refusal && refusalWords(refusal, game.name);
  return html`<div class="play-again">
    ${
      asked.length > 1 &&
      html`<p class="who-is-in" role="status"><span class="shapes">${asked.map(
        ({ id, seat, ready }) =>
          html`<span key=${id} class=${ready ? "is-in" : ""} data-in=${String(Boolean(ready))}><${Mark} seat=${/** @type {number} */ (seat)} /></span>`,
      )}</span>
      ${reading.length > 0 && reading.length < asked.length && html`<span>${words("match-still-reading", { names: list(reading.map(({ name }) => name)) })}</span>`}</p>`
    }
    ${problem && html`<p class="sum" role="status" data-problem>${problem}</p>`}
    ${!problem && changes && html`<p class="sum" data-changes>${changes}</p>`}
    ${me && html`<${ImIn} store=${store} inside=${Boolean(me.ready)} />`}
    ${
      store.isHost.value &&
      !problem &&
      (!reading.length || reading.some(({ id }) => id !== store.player)) &&
      html`<button type="button" class="btn" data-action="rematch" disabled=${!store.live.value}
        onClick=${() => store.command("rematch")}>${words("match-deal-without-waiting")}</button>`
    }
    <${Refused} refusal=${refusalAt(store, "rematch", "ready")} of=${game.name} />
  </div>`;
}

/** @param {{store: TableStore, inside: boolean}} props */
const ImIn = ({ store, inside }) =>
  html`<button type="button" class=${inside ? "btn im-in" : "btn btn-main"} data-action="again" aria-pressed=${String(inside)}
    disabled=${!store.live.value} onClick=${() => store.command("ready", { ready: !inside })}>
    ${inside && html`<${Sign} name="check" />`}${inside ? words("match-you-are-in") : words("match-im-in")}</button>`;
