/** @import { TableStore } from "../../state/table/store.js" */

import { html, useEffect, useRef, useState } from "../../lib/index.js";
import { useAnnounced } from "../accessibility/announcer.js";
import { Sign } from "../icons/icons.js";
import { Refused } from "../refusals/refused.js";
import { Outdated } from "../../loading/outdated.js";
import { words } from "../../i18n/words.js";

/**
 * The frame of every screen of a table. Its attributes say which position it shows. A translator would change names
 * and cards, too.
 * @param {{name: string, class: string, store: TableStore, children?: unknown}} props
 */
export function Screen({ name, store, children, ...props }) {
  const { n, legal } = store.now;
  const live = store.live.value;
  return html`<main class=${`${props.class} ${live ? "" : "not-live"}`} data-screen=${name}
    translate=${false} data-connection=${live ? "live" : "reconnecting"} data-n=${n} data-legal=${legal.length}
    data-player=${store.player}>${children}</main>`;
}

/** A notice when the screen may not show the present. @param {{store: TableStore}} props */
export function ConnectionBanner({ store }) {
  return store.now.outdated ? html`<${Outdated} />` : html`<${Reconnecting} store=${store} />`;
}

/** A notice while the page is not connected, or connected in a slower way. @param {{store: TableStore}} props */
export function Reconnecting({ store }) {
  const lost = !store.live.value && !store.now.outdated;
  const trouble = store.status.value === "connecting" ? words("table-connecting") : words("table-reconnecting");
  const wasLost = useRef(false);
  wasLost.current ||= lost;
  useAnnounced(lost ? trouble : wasLost.current ? words("table-connected-again") : "");
  const cause = store.cause.value;
  const [closed, close] = useState(/** @type {string | null} */ (null));
  if (!lost && (!cause || cause === closed)) return null;
  return html`<div class="link-banner">
    ${lost && html`<b>${trouble}</b>`}
    ${cause ? html`<${Cause} code=${cause} />` : html`<span>${words("table-reconnecting-hint")}</span>`}
    ${!lost && html`<button type="button" class="btn" data-action="close-cause" onClick=${() => close(cause)}>${words("table-close")}</button>`}
  </div>`;
}

/** Why the server can't be used as usual. @param {{code: string}} props */
export const Cause = ({ code }) => html`<${Refused} refusal=${{ code, reason: "" }} />`;

/** Set the page's title. @param {string} title */
export function useTitle(title) {
  useEffect(() => {
    document.title = title;
  }, [title]);
}

/** The top line of a page. @param {{title: string, children?: unknown}} props */
export function Bar({ title, children }) {
  return html`<header class="bar">
    <span class="brand disp"><${Sign} name="brand" />${title}</span>
    <span class="bar-end">${children}</span>
  </header>`;
}
