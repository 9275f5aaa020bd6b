/** @import { GameClient } from "../../games/types.js" */
/** @import { Player, Table } from "../../net/wire.js" */
/** @import { TableStore } from "../../state/table/store.js" */

import { html, useEffect, useState } from "../../lib/index.js";
import { list } from "../../i18n/grammar.js";
import { needWords, words } from "../../i18n/words.js";
import { Sign, Who } from "../icons/icons.js";
import { lazily } from "../../loading/lazy.js";
import { Refused, refusalAt } from "../refusals/refused.js";
import { strengthWithin } from "../waiting/strengths.js";
import { withStyles } from "../../loading/stylesheets.js";
import { TextForm } from "../forms/text_form.js";
import { holderName } from "../../i18n/seats.js";

needWords("curtain");

const SeatOffer = lazily(async () => (await withStyles(import("./seat_offer.js"), "ui/people/passes.css")).SeatOffer);

const loadPowers = () => withStyles(import("./host_powers.js"), "ui/people/host_powers.css");
const HostPowers = lazily(async () => (await loadPowers()).HostPowers);
const PersonPowers = lazily(async () => (await loadPowers()).PersonPowers);

/**
 * Everybody at the table, and what the host may do with them.
 * @param {{store: TableStore, game: GameClient}} props
 */
export function People({ store, game }) {
  const table = /** @type {Table} */ (store.now.table);
  const people = Object.entries(table.players).sort(([, one], [, other]) => place(one) - place(other));
  const [managing, manage] = useState(false);
  return html`<section class="people" aria-label=${words("lobby-people")}>
    <div class="people-top ends">
      <h2 class="disp">${words("lobby-people")}</h2>
      ${
        store.isHost.value &&
        html`<button type="button" class="btn" data-action="manage" aria-pressed=${String(managing)}
        onClick=${() => manage(!managing)}>${words("lobby-manage")}</button>`
      }
    </div>
    ${store.isHost.value && managing && html`<${HostPowers} store=${store} />`}
    <ul>${people.map(([id, player]) => html`<${Person} key=${id} id=${id} player=${player} store=${store} game=${game} managed=${managing} />`)}
      <${EmptySeats} store=${store} table=${table} />
    </ul>
    ${store.isHost.value && !isArranged(table) && people.some(([, { bot }]) => bot) && html`<p class="sum" data-bots-stay>${words("lobby-bots-stay")}</p>`}
    ${table.shared?.map((group) => html`<p class="sum" data-shared>${words("curtain-share-a-phone", { names: list(group.map((id) => table.players[id].name)) })}</p>`)}
    <${Refused} refusal=${refusalAt(store, "rename", "remove", "hand_over", "sit", "stand")} of=${game.name} />
  </section>`;
}

/** Return whether no match is under way, so that a seat can be emptied. @param {Table | null} table */
const isArranged = (table) => table?.phase === "waiting" || table?.phase === "over";

/** Return what it says on the button for a seat: in a round only the host sits down at once. @param {TableStore} store */
const takeSeat = (store) =>
  store.now.table?.phase === "playing" && !store.isHost.value
    ? words("lobby-ask-for-this-seat")
    : words("lobby-take-seat");

/** @param {Player} player */
const place = (player) => player.seat ?? Infinity;

/**
 * @param {{id: string, player: Player, store: TableStore, game: GameClient, managed: boolean}} props `managed`: the
 *   host wants to do something about people
 */
function Person({ id, player, store, game, managed }) {
  const { table, here } = store.now;
  const standIn = player.seat != null && table?.stand_ins?.includes(player.seat);
  const isMe = id === store.player;
  const mayStand = isMe && player.seat != null && isArranged(table);
  if (player.bot) return html`<${Bot} id=${id} player=${player} store=${store} game=${game} />`;
  const signs = [
    player.program && words("table-program"),
    isMe && words("lobby-you"),
    table?.host === id && words("lobby-host"),
    player.seat == null &&
      (table?.seat_requests?.[id] === undefined ? words("lobby-watching") : words("lobby-asks-for-seat")),
    here.includes(id) ? words("lobby-here") : words("lobby-away"),
    standIn && words("lobby-stand-in"),
    player.muted && table?.host !== id && words("lobby-muted"),
  ].filter(Boolean);
  return html`<li data-player=${id} data-here=${String(here.includes(id))}>
    <span class="person" id=${`person-${id}`}><${Who} seat=${player.seat} name=${player.name} /><small>${signs.join(" · ")}</small></span>
    ${isMe && html`<${Rename} store=${store} name=${player.name} />`}
    ${
      mayStand &&
      html`<button type="button" class="btn" data-action="stand" disabled=${!store.live.value}
      onClick=${() => store.command("stand")}>${words("lobby-stand-up")}</button>`
    }
    ${!isMe && managed && store.isHost.value && html`<${PersonPowers} store=${store} id=${id} player=${player} />`}
    ${
      !isMe &&
      player.away &&
      player.seat != null &&
      store.isHost.value &&
      html`<${SeatOffer} store=${store} seat=${player.seat} />`
    }
  </li>`;
}

/** @param {{id: string, player: Player, store: TableStore, game: GameClient}} props */
function Bot({ id, player, store, game }) {
  const { seat, name, bot } = player;
  const mayGo = isArranged(store.now.table);
  return html`<li data-player=${id} data-bot=${bot}>
    <span class="person" id=${`bot-${id}`}><${Who} seat=${seat} name=${name} /><small><${Sign} name="bot" /> ${words("lobby-bot-of", { strength: strengthWithin(bot ?? "", game) })}</small></span>
    ${
      store.seat.value === null &&
      html`<button type="button" class="btn" data-action="sit" data-seat-number=${seat}
      onClick=${() => store.command("sit", { seat })}>${takeSeat(store)}</button>`
    }
    ${
      store.isHost.value &&
      mayGo &&
      html`<button type="button" class="btn" data-action="remove-bot"
      id=${`remove-${id}`} aria-labelledby=${`remove-${id} bot-${id}`}
      onClick=${() => store.command("remove", { player: id })}>${words("lobby-take-away")}</button>`
    }
  </li>`;
}

/** @param {{store: TableStore, name: string}} props */
function Rename({ store, name }) {
  const [open, setOpen] = useState(false);
  useEffect(() => setOpen(false), [name]);
  if (!open) {
    return html`<button type="button" class="btn" data-action="rename" onClick=${() => setOpen(true)}>${words("lobby-rename")}</button>`;
  }
  /** @param {string} text */
  const save = (text) => {
    if (text === name) setOpen(false);
    else store.command("rename", { name: text });
  };
  return html`<${TextForm} label=${words("lobby-your-name")} action="save" button=${words("lobby-save")} value=${name} longest=${20} onSend=${save}
    onCancel=${() => setOpen(false)} />`;
}

/**
 * Seats of a match that nobody holds; a spectator may take one over.
 * @param {{store: TableStore, table: Table}} props
 */
function EmptySeats({ store, table }) {
  if (!table.match || (table.phase !== "playing" && table.phase !== "between")) return null;
  const empty = Array.from({ length: table.match.seats }, (_, seat) => seat).filter((seat) => !table.seats[seat]);
  return empty.map(
    (seat) => html`<li key=${seat}>
    <span class="person"><${Who} seat=${seat} name=${words("lobby-seat-without-player", { name: holderName(table, seat) })} />
      ${table.stand_ins?.includes(seat) && html`<small>${words("lobby-stand-in")}</small>`}</span>
    ${
      store.seat.value === null &&
      html`<button type="button" class="btn" data-action="sit" data-seat-number=${seat}
      onClick=${() => store.command("sit", { seat })}>${takeSeat(store)}</button>`
    }
    ${store.isHost.value && html`<${SeatOffer} store=${store} seat=${seat} />`}
  </li>`,
  );
}
