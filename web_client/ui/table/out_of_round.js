/** @import { Child } from "../../lib/index.js" */
/** @import { Table } from "../../net/wire.js" */
/** @import { TableStore } from "../../state/table/store.js" */

import { inARow } from "../../i18n/grammar.js";
import { html, useEffect, useRef, useState } from "../../lib/index.js";
import { holderName } from "../../i18n/seats.js";
import { words } from "../../i18n/words.js";
import { useAnnounced } from "../accessibility/announcer.js";
import { focusOn } from "../accessibility/focus.js";
import { ReactionButtons } from "../log/reaction_buttons.js";
import { Mark } from "../icons/icons.js";
import { Refused, refusalAt } from "../refusals/refused.js";

/**
 * What is left for a player who is out of the round: what they see, a bet, and reactions. For somebody who watches it is
 * the bet.
 * @param {{store: TableStore}} props
 */
export function OutOfRound({ store }) {
  if (store.seat.value === null) return html`<div class="out-of-round watching"><${Bet} store=${store} /></div>`;
  return html`<${Out} store=${store} />`;
}

/** @param {{store: TableStore}} props */
function Out({ store }) {
  const { own, table } = store.now;
  const seesAll = Boolean(own?.all_cards);
  // Where nothing is hidden there is no such option, and nothing to guess.
  const mayBet = Boolean(table?.options.out_players_see);
  const sees = seesAll ? words("match-out-sees-all") : mayBet && words("match-out-sees-no-more");
  const text = inARow(sees, seesAll && words("match-only-out-hear"));
  useAnnounced(inARow(words("match-you-are-out"), text));
  const before = html`<p><b>${words("match-you-are-out")}</b> ${text}</p>`;
  const after = !store.muted.value && html`<${ReactionButtons} store=${store} />`;
  return html`<div class="out-of-round" data-sees=${seesAll ? "all_cards" : "own_view"}>
    ${mayBet ? html`<${Bet} store=${store} before=${before} after=${after} />` : html`${before}${after}`}
  </div>`;
}

/**
 * The bet of this player, or the button to it; while it is chosen, the choice alone.
 * @param {{store: TableStore, before?: Child, after?: Child}} props
 */
function Bet({ store, before, after }) {
  const { own, table } = store.now;
  const [betting, setBetting] = useState(false);
  const bet = own?.bet ?? null;
  useFocusOf(betting, bet);
  if (betting && bet === null) return html`<${Choices} store=${store} cancel=${() => setBetting(false)} />`;
  return html`${before}${
    bet === null
      ? html`<button type="button" class="btn" data-action="bet" onClick=${() => setBetting(true)}>${words("match-bet")}</button>`
      : html`<p tabindex="-1" data-bet=${bet}>${words("match-your-bet", { name: holderName(/** @type {Table} */ (table), bet) })}</p>`
  }${after}`;
}

/**
 * Keep the focus with the bet: on the choices, then on what was chosen.
 * @param {boolean} betting
 * @param {number | null} bet
 */
function useFocusOf(betting, bet) {
  const was = useRef(false);
  useEffect(() => {
    if (betting && bet === null) focusOn("[data-bet-on]");
    else if (was.current) focusOn("[data-bet], [data-action=bet]");
    was.current = betting && bet === null;
  }, [betting, bet]);
}

/**
 * The players who are in the round, to bet on one of them.
 * @param {{store: TableStore, cancel: () => void}} props
 */
function Choices({ store, cancel }) {
  const { public: view } = store.now;
  const table = /** @type {Table} */ (store.now.table);
  const isReady = store.live.value && !store.isPending("bet");
  const seats = Array.from({ length: table.match?.seats ?? 0 }, (_, seat) => seat);
  const open = seats.filter((seat) => !view?.out?.includes(seat));
  return html`<div class="choosing"><p id="bet-question">${words("match-bet-question")}</p>
    <div class="bets" role="group" aria-labelledby="bet-question">
      ${open.map(
        (seat) => html`<button type="button" class="btn" key=${seat} data-bet-on=${seat} disabled=${!isReady}
          onClick=${() => store.command("bet", { on: seat })}><${Mark} seat=${seat} /><span><bdi>${holderName(table, seat)}</bdi></span></button>`,
      )}
      <button type="button" class="btn" data-action="no-bet" onClick=${cancel}>${words("table-cancel")}</button>
    </div>
    <${Refused} refusal=${refusalAt(store, "bet")} /></div>`;
}
