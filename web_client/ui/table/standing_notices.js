/** @import { TableStore } from "../../state/table/store.js" */

import { html } from "../../lib/index.js";
import { lazily } from "../../loading/lazy.js";
import { withStyles } from "../../loading/stylesheets.js";

const Behind = lazily(async () => (await withStyles(import("../time/behind.js"), "ui/time/pauses.css")).Behind);
const PauseBanner = lazily(
  async () => (await withStyles(import("../time/pauses.js"), "ui/time/pauses.css")).PauseBanner,
);
const EntryRequests = lazily(
  async () => (await withStyles(import("../people/entry_requests.js"), "ui/people/seat_requests.css")).EntryRequests,
);
const SeatRequests = lazily(
  async () => (await withStyles(import("../people/seat_requests.js"), "ui/people/seat_requests.css")).SeatRequests,
);
const SeatReturned = lazily(async () => (await withStyles(import("./missed.js"), "ui/table/missed.css")).SeatReturned);

/** What stands above a table in play as long as it holds; most of the time nothing does. @param {{store: TableStore}} props */
export function StandingNotices({ store }) {
  const { table } = store.now;
  return html`${store.behind.value && html`<${Behind} store=${store} />`}
    ${(table?.paused || table?.wishing) && html`<${PauseBanner} store=${store} />`}
    ${store.isHost.value && table?.entry_requests && html`<${EntryRequests} store=${store} />`}
    ${table?.seat_requests && html`<${SeatRequests} store=${store} />`}
    ${store.missed.seatReturned.value && html`<${SeatReturned} store=${store} />`}`;
}
