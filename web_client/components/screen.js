/**
 * @import { TableStore } from "../state/store.js"
 */

import { html, useRef } from "../lib/index.js";
import { useAnnounced } from "./announcer.js";
import { Outdated } from "./outdated.js";
import { W } from "./words.js";

/**
 * The frame of every screen of a table; its attributes say where it stands: at the present, unless what it
 * shows is told by `at`.
 * @param {{name: string, class: string, store: TableStore, at?: {n: number, legal: string[]}, children?: unknown}} props
 */
export function Screen({ name, store, at, children, ...props }) {
  const { n, legal } = at ?? store.state.value;
  const live = store.live.value;
  return html`<main class=${`${props.class} ${live ? "" : "not-live"}`} data-screen=${name}
    data-connection=${live ? "live" : "reconnecting"} data-n=${n} data-legal=${legal.length}
    data-player=${store.player}>${children}</main>`;
}

/**
 * Says so when what is on the screen may not be the present.
 * @param {{store: TableStore}} props
 */
export function ConnectionBanner({ store }) {
  return store.state.value.outdated ? html`<${Outdated} />` : html`<${Reconnecting} store=${store} />`;
}

/**
 * Says so while the page is not connected.
 * @param {{store: TableStore}} props
 */
export function Reconnecting({ store }) {
  const lost = !store.live.value && !store.state.value.outdated;
  const trouble = store.status.value === "connecting" ? W.connecting : W.reconnecting;
  const wasLost = useRef(false);
  wasLost.current ||= lost;
  useAnnounced(lost ? trouble : wasLost.current ? W.connectedAgain : "");
  return lost && html`<div class="link-banner">
    <b>${trouble}</b>
    <span>${W.reconnectingHint}</span>
  </div>`;
}
