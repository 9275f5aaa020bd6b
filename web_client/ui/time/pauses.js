/** @import { Table } from "../../net/wire.js" */
/** @import { TableStore } from "../../state/table/store.js" */

import { html, useEffect, useRef } from "../../lib/index.js";
import { useAnnounced } from "../accessibility/announcer.js";
import { list } from "../../i18n/grammar.js";
import { words } from "../../i18n/words.js";
import { Refused, refusalAt } from "../refusals/refused.js";

/**
 * A notice that the table is paused, or that a player asks for a pause, with the buttons for it.
 * @param {{store: TableStore}} props
 */
export function PauseBanner({ store }) {
  const { paused, wishing, players } = tableOf(store);
  const names = (wishing ?? []).map((player) => players[player]?.name ?? "");
  const text = paused ? pausedBy(store) : words("match-pause-wished-by", { names: list(names), count: names.length });
  useAnnounced(text);
  return html`<div class=${`pause-banner ${paused ? "on" : ""}`} data-paused=${String(Boolean(paused))}>
    <b>${text}</b>
    ${paused && html`<span>${words("match-paused-hint")}</span>`}
    <${PauseButtons} store=${store} />
  </div>`;
}

/**
 * The buttons for a pause: the host begins and ends it, the others ask for it.
 * @param {{store: TableStore, done?: () => void}} props `done`: called when the host's choice has taken effect
 */
export function PauseButtons({ store, done }) {
  const { paused } = tableOf(store);
  const action = paused ? "resume" : "pause";
  const refusal = refusalAt(store, "pause", "resume", "wish_pause");
  const pending = store.isPending("pause") || store.isPending("resume");
  const asked = useRef(false);
  const mayWish = !store.isHost.value && store.seat.value !== null && !store.now.own?.all_cards;
  useEffect(() => {
    if (asked.current && !pending && !refusal) done?.();
    asked.current = pending;
  }, [pending]);
  return html`<span class="pause-buttons" data-pause>
    ${
      store.isHost.value &&
      html`<button type="button" class="btn" data-action=${action} disabled=${!store.live.value}
      onClick=${() => store.command(action)}>${paused ? words("match-resume") : words("match-pause")}</button>`
    }
    ${mayWish && html`<${WishButton} store=${store} />`}
    <${Refused} refusal=${refusal} />
  </span>`;
}

/** @param {{store: TableStore}} props */
function WishButton({ store }) {
  const { paused, wishing, players, options } = tableOf(store);
  const wishes = (wishing ?? []).includes(store.player);
  const silent = options.out_players_see === "all_cards" ? (store.now.public?.out ?? []) : [];
  const there = Object.keys(players).filter((id) => {
    const { seat, away, bot } = players[id];
    return seat != null && !away && !bot && !silent.includes(seat);
  });
  const agreed = there.filter((id) => (wishing ?? []).includes(id) !== Boolean(paused)).length;
  const mine = paused ? !wishes : wishes;
  return html`<button type="button" class="btn" data-action="wish-pause" aria-pressed=${String(mine)} disabled=${!store.live.value}
    onClick=${() => store.command("wish_pause", { wish: !wishes })}>
    ${paused ? words("match-wish-to-go-on") : words("match-wish-pause")} <small>${words("match-agreed-of", { agreed, of: there.length })}</small></button>`;
}

/** Say who paused a table. @param {TableStore} store */
export function pausedBy(store) {
  const { paused, players } = tableOf(store);
  if (!paused || paused.agreed) return words("match-paused-by-all");
  return words("match-paused-by", { name: players[paused.player]?.name ?? "" });
}

/** @param {TableStore} store */
const tableOf = (store) => /** @type {Table} */ (store.now.table);
