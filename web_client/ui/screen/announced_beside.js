import { html } from "../../lib/index.js";
import { useServerState } from "../../state/asked_state.js";
import { Said } from "./announced.js";

/** How often a page asks that has no other need of the server, in milliseconds. */
const EVERY = 15_000;

/** What the server's admin announces, on a page beside tables. */
export function AnnouncedBeside() {
  useServerState(EVERY);
  return html`<div class="announced-beside"><${Said} /></div>`;
}
