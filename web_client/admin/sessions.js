/** @import { AdminSessions } from "../net/wire.js" */

import { words } from "../i18n/words.js";
import { html } from "../lib/index.js";
import { useAction, usePolled } from "./asking.js";
import { Part } from "./part.js";
import { ask } from "./session.js";
import { momentAt } from "./moment.js";

/** The sessions of all administrators; those of others can be ended. */
export function Sessions() {
  const { answer, failure } = usePolled(() => /** @type {Promise<AdminSessions>} */ (ask("GET", "sessions")));
  const { act, busy, outcome } = useAction();
  /** @param {number} id @param {string} name */
  const end = (id, name) => act(() => ask("DELETE", `sessions/${id}`), words("admin-session-ended", { name }));
  return html`<${Part} name="sessions" failure=${failure} outcome=${outcome} title=${words("admin-sessions")}>
    <ul>${answer?.sessions.map(
      ({ id, name, until, this: own }) => html`<li key=${id}>
        <span><b><bdi>${name}</bdi></b><small>${own && `${words("admin-this-session")} · `}${words("admin-until", { time: momentAt(until) })}</small></span>
        ${!own && html`<button type="button" class="btn" data-action="end-session" disabled=${busy} onClick=${() => end(id, name)}>${words("admin-end-session")}<span class="sr"> ${name}</span></button>`}
      </li>`,
    )}</ul>
  <//>`;
}
