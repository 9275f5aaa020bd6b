/** @import { AdminServerState } from "../net/wire.js" */

import { words } from "../i18n/words.js";
import { html } from "../lib/index.js";
import { useAction } from "./asking.js";
import { Part } from "./part.js";
import { ask } from "./session.js";
import { momentAt } from "./moment.js";

/** A sentence to all pages, with the moment of which it speaks. @param {{state: AdminServerState | null}} props */
export function Announcement({ state }) {
  const { act, busy, outcome } = useAction();
  const said = state?.announcement;
  /** @param {any} event */
  const send = (event) => {
    event.preventDefault();
    const form = event.target;
    const text = form.elements.text.value.trim();
    const clock = form.elements.at.value;
    const announcement = { text, at: clock ? comingMoment(clock) : null };
    act(
      () => ask("PATCH", "state", { announcement }),
      () => {
        form.reset();
        return words("admin-announced");
      },
    );
  };
  const withdraw = () => act(() => ask("PATCH", "state", { announcement: null }), words("admin-withdrawn"));
  return html`<${Part} name="announcement" outcome=${outcome} title=${words("admin-announcement")} note=${words("admin-announcement.note")}>
    ${
      said &&
      html`<div class="admin-announced"><p dir="auto">${said.text}</p>
        ${said.at !== null && html`<p>${words("admin-announced-for", { time: momentAt(said.at) })}</p>`}
      </div>
      <button type="button" class="btn" data-action="withdraw" disabled=${busy} onClick=${withdraw}>${words("admin-withdraw")}</button>`
    }
    <form onSubmit=${send}>
      <label class="fld">${words("admin-announcement-text")}<input type="text" name="text" dir="auto" required maxlength="200" autocomplete="off" /></label>
      <label class="fld">${words("admin-announcement-at")}<input type="time" name="at" /></label>
      <button class="btn" data-action="announce" disabled=${busy}>${words("admin-announce")}</button>
    </form>
  <//>`;
}

/** Return when the clock will next show a time. @param {string} clock such as "22:30" */
function comingMoment(clock) {
  const [hours, minutes] = clock.split(":").map(Number);
  const at = new Date();
  at.setHours(hours, minutes, 0, 0);
  if (at.getTime() < Date.now()) at.setDate(at.getDate() + 1);
  return at.getTime();
}
