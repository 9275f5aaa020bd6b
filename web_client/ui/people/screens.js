/** @import { TableStore } from "../../state/table/store.js" */

import { momentIn } from "../../i18n/time.js";
import { needWords, words } from "../../i18n/words.js";
import { html, useEffect, useState } from "../../lib/index.js";
import { linkTo } from "../../routing/link.js";
import { tableAddress } from "../../routing/route.js";
import { dropToken, makeToken, tokenFor, usableUntil } from "../../state/passes.js";
import { Segments } from "../forms/choices.js";
import { useValidity } from "../hooks/use_validity.js";
import { Refused, refusalAt } from "../refusals/refused.js";
import { SharedLink } from "./share.js";

needWords("stage");

/** How long the server accepts a link, in milliseconds. */
const VALID = 600_000;
/** The letters of codes: a remote control types them, and none is taken for another. */
const LETTERS = "BCDFGHJKMNPQRTVWXY";
const OFFER = "offer_screen";
const END = "end_screen";

/** Draw the eight letters by which a browser becomes a screen. */
const newLetters = () =>
  Array.from(crypto.getRandomValues(new Uint32Array(8)), (drawn) => LETTERS[drawn % LETTERS.length]).join("");

/**
 * The host's links to big screens, and the screens that there are.
 * @param {{store: TableStore}} props
 */
export function Screens({ store }) {
  const screens = Object.entries(store.now.table?.screens ?? {});
  // A new screen has used the link up.
  const purpose = `${store.code} screen ${screens.at(-1)?.[0] ?? ""}`;
  const [delayed, delay] = useState(false);
  const serverTime = () => performance.now() + store.now.skew;
  const left = usableUntil(purpose) - serverTime();
  const valid = useValidity(left);
  const token = tokenFor(purpose);
  const live = store.live.value;
  const options = /** @type {Record<string, unknown>} */ (store.now.table?.options ?? {});
  const make = () => {
    if (!store.isPending(OFFER))
      store.command(OFFER, { token: makeToken(purpose, serverTime() + VALID, newLetters()), delayed });
  };
  const refusal = refusalAt(store, OFFER, END);
  useEffect(() => {
    if (refusal?.place === OFFER && !refusal.again) dropToken(purpose);
  }, [refusal]);
  const place = `${linkTo(tableAddress(store.invitation.value))}/tv`;
  const link = valid && token && live && !store.isPending(OFFER) && !refusal && `${place}#${token}`;
  return html`<div class="pass" data-screens>
    <p class="sum">${words("screens-hint")}</p>
    ${screens.map(
      ([id, screen]) => html`<div class="screen-on" key=${id} data-screen-of=${id}>
        <span>${words(screen.delayed ? "screens-delayed-one" : "screens-live-one", { number: Number(id.slice(1)) })}</span>
        <button type="button" class="btn" data-action="end-screen" disabled=${!live} aria-label=${words("screens-end-one", { number: Number(id.slice(1)) })}
          onClick=${() => store.command(END, { screen: id })}>${words("screens-end")}</button></div>`,
    )}
    ${
      Boolean(options.spectator_delay) &&
      html`<${Segments} name="screen" label=${words("screens-when")} hint=${words("screens-when.hint")} value=${delayed}
      choices=${[
        { value: false, label: words("screens-live") },
        { value: true, label: words("screens-delayed") },
      ]} onPick=${delay} />`
    }
    ${
      link &&
      html`<${SharedLink} label=${words("screens-link")} link=${link} name=${token} scan=${words("screens-scan")} />
      <p class="sum">${words("screens-type", { address: place.replace(/^https?:../, "") })}</p>`
    }
    <p class="sum" role="status">${link && words("screens-link-for", { until: momentIn(left) })}</p>
    <span class="person-acts">
      ${link && html`<a class="btn" data-action="open-screen" target="_blank" rel="noopener" href=${link}>${words("screens-open-here")}</a>`}
      <button type="button" class="btn" data-action="offer-screen" disabled=${!live} onClick=${make}>
        ${words(link ? "passes-new-link" : "screens-make-link")}</button>
    </span>
    <${Refused} refusal=${refusal} of="passes" />
  </div>`;
}
