/** @import { Table } from "../../net/wire.js" */
/** @import { TableStore } from "../../state/table/store.js" */

import { html, useEffect, useRef } from "../../lib/index.js";
import { makeToken, passLink, restoreToken, tokenFor } from "../../state/passes.js";
import { momentIn } from "../../i18n/time.js";
import { words } from "../../i18n/words.js";
import { Refused, refusalAt } from "../refusals/refused.js";
import { SharedLink } from "./share.js";
import { holderName } from "../../i18n/seats.js";

/**
 * A seat whose player is gone. The host may offer it by a link.
 * @param {{store: TableStore, seat: number}} props
 */
export function SeatOffer({ store, seat }) {
  const { table, skew } = store.now;
  const place = `offer-${seat}`;
  const purpose = `${store.code} ${place}`;
  const left = (table?.offers?.[seat] ?? 0) - skew - performance.now();
  const offered = left > 0;
  const token = tokenFor(purpose);
  const live = store.live.value;
  const busy = !live || store.isPending(place);
  /** The secret of the valid link, until the server has accepted a new one. */
  const before = useRef(/** @type {string | null} */ (null));
  const offer = () => {
    if (busy) return;
    before.current = token;
    store.command("offer_seat", { seat, token: makeToken(purpose) }, place);
  };
  const withdraw = () => {
    before.current = null;
    if (!busy) store.command("withdraw_offer", { seat }, place);
  };
  const refusal = refusalAt(store, place);
  useEffect(() => {
    if (!refusal || refusal.again || !before.current) return;
    restoreToken(purpose, before.current);
    before.current = null;
  }, [refusal]);
  const link = token && passLink(store.invitation.value, token);
  return html`<div class="pass" data-offer=${seat}>
    ${offered && link && !busy && html`<${SharedLink} label=${words("passes-seat-link", { name: holderName(/** @type {Table} */ (table), seat) })} link=${link} scan=${words("passes-scan-seat")} />`}
    <p class="sum" role="status">${offered && (link ? words("passes-link-for", { until: momentIn(left) }) : words("passes-offered-until", { until: momentIn(left) }))}</p>
    <span class="person-acts">
      <button type="button" class="btn" data-action="offer-seat" disabled=${!live} onClick=${offer}>
        ${offered ? words("passes-new-link") : words("passes-invite-into")}</button>
      ${
        offered &&
        html`<button type="button" class="btn" data-action="withdraw-offer" disabled=${!live}
        onClick=${withdraw}>${words("passes-take-back")}</button>`
      }
    </span>
    <${Refused} refusal=${refusal} of="passes" />
  </div>`;
}
