/** @import { TableStore } from "../../state/table/store.js" */

import { html, useEffect, useRef } from "../../lib/index.js";
import { dropToken, makeToken, passLink, tokenFor, usableUntil } from "../../state/passes.js";
import { AskButton } from "../forms/ask_button.js";
import { momentIn } from "../../i18n/time.js";
import { words } from "../../i18n/words.js";
import { Refused, refusalAt } from "../refusals/refused.js";
import { SharedLink } from "./share.js";
import { inARow } from "../../i18n/grammar.js";
import { useValidity } from "../hooks/use_validity.js";

/** How long the server accepts a link, in milliseconds. */
const VALID = 600_000;
const LINK = "link_device";
const KEEP = "keep_this_device";

/**
 * Links that move this player to another device, and a button that signs all other devices out.
 * @param {{store: TableStore}} props
 */
export function Devices({ store }) {
  const purpose = `${store.code} ${store.player}`;
  const until = usableUntil(purpose);
  const serverTime = () => performance.now() + store.now.skew;
  const left = until - serverTime();
  const valid = useValidity(left);
  const kept = useDone(store, KEEP);
  const token = tokenFor(purpose);
  const live = store.live.value;
  const busy = !live || store.isPending(LINK) || store.isPending(KEEP);
  const make = () => {
    if (busy) return;
    store.command(LINK, { token: makeToken(purpose, serverTime() + VALID) });
  };
  const keep = () => {
    dropToken(purpose);
    store.command(KEEP);
  };
  const refusal = refusalAt(store, LINK, KEEP);
  useEffect(() => {
    if (refusal?.place === LINK && !refusal.again) dropToken(purpose);
  }, [refusal]);
  const link = valid && token && !busy && !refusal && passLink(store.invitation.value, token);
  const said = kept ? words("passes-only-here-now") : until && !valid ? words("passes-too-old") : "";
  return html`<div class="pass" data-devices>
    <p class="sum">${words("passes-devices-hint")}</p>
    ${link && html`<${SharedLink} label=${words("passes-device-link")} link=${link} scan=${words("passes-scan-device")} />`}
    <p class="sum" role="status">${link ? inARow(words("passes-link-for", { until: momentIn(left) }), words("passes-keep-to-yourself")) : said}</p>
    <span class="person-acts">
      <button type="button" class="btn" data-action="link-device" disabled=${!live} onClick=${make}>
        ${until ? words("passes-new-link") : words("passes-make-link")}</button>
      <${AskButton} action="keep-this-device" label=${words("passes-only-here")} question=${words("passes-only-here-sure")} disabled=${!live} onConfirm=${keep} />
    </span>
    <${Refused} refusal=${refusal} of="passes" />
  </div>`;
}

/**
 * Return whether the last command given at a place was carried out.
 * @param {TableStore} store
 * @param {string} place
 */
function useDone(store, place) {
  const asked = useRef(false);
  const pending = store.isPending(place);
  asked.current ||= pending;
  return asked.current && !pending && !refusalAt(store, place);
}
