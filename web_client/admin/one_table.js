/** @import { PersonAtTable, TableInspected } from "../net/wire.js" */

import { needWords, words } from "../i18n/words.js";
import { html } from "../lib/index.js";
import { AskButton } from "../ui/forms/ask_button.js";
import { Refused } from "../ui/refusals/refused.js";
import { useAction, usePolled } from "./asking.js";
import { chosen } from "./bans.js";
import { ask } from "./session.js";

needWords("stage");

/** The people and screens of a table and what can be done to it. @param {{code: string, phase: string}} props */
export function OneTable({ code, phase }) {
  const { answer, failure } = usePolled(
    () => /** @type {Promise<TableInspected>} */ (ask("GET", `tables/${code}`)),
    [code],
  );
  const { act, busy, outcome } = useAction();
  const end = () => act(() => ask("POST", `tables/${code}/end`), words("admin-ended", { code }));
  /** @param {PersonAtTable} person @param {"remove" | "mute" | "unmute"} how */
  const keepOrder = ({ player, name }, how) =>
    act(() => ask("POST", `tables/${code}/people/${player}/${how}`), words(`admin-did-${how}`, { name }));
  /** @param {PersonAtTable} person */
  const erase = ({ guests, name }) =>
    act(
      async () => {
        for (const guest of guests) await ask("DELETE", `guests/${guest}`);
      },
      words("admin-erased", { name }),
    );
  /** @param {TableInspected["screens"][number]} screen */
  const turnOff = ({ screen }) =>
    act(() => ask("POST", `tables/${code}/screens/${screen}/end`), words("admin-turned-off"));
  const isPlayed = phase === "playing" || phase === "between";
  return html`<div class="admin-table">
    <${Refused} refusal=${failure} of="admin" />
    ${
      answer &&
      html`<p>${words("admin-rates", { ...answer.rates })}</p>
      <ul>${answer.people.map((person) => html`<${Person} key=${person.player} person=${person} busy=${busy} onOrder=${keepOrder} onErase=${erase} />`)}
        ${answer.screens.map((one) => html`<${Screen} key=${one.screen} screen=${one} busy=${busy} end=${() => turnOff(one)} />`)}</ul>`
    }
    ${isPlayed && html`<${AskButton} action="end" label=${words("admin-end")} question=${words("admin-end.question")} disabled=${busy} onConfirm=${end} />`}
    ${outcome}
  </div>`;
}

/**
 * @param {{person: PersonAtTable, busy: boolean,
 *   onOrder: (person: PersonAtTable, how: "remove" | "mute" | "unmute") => void,
 *   onErase: (person: PersonAtTable) => void}} props
 */
function Person({ person, busy, onOrder, onErase }) {
  const { name, guests, muted } = person;
  const about = [
    person.is_host && words("admin-is-host"),
    words(person.seat === null ? "admin-watches" : "admin-plays"),
    words(person.present ? "admin-present" : "admin-away"),
    muted && words("admin-muted"),
    words("admin-guests", { guests: guests.join(", "), count: guests.length }),
  ];
  const mute = muted ? "unmute" : "mute";
  return html`<li data-person=${person.player}>
    <span><b translate=${false}><bdi>${name}</bdi></b><small>${about.filter(Boolean).join(" · ")}</small></span>
    <span class="admin-actions">
      <button type="button" class="btn" data-action=${mute} disabled=${busy}
        onClick=${() => onOrder(person, mute)}>${words(`admin-${mute}`)}<span class="sr"> ${name}</span></button>
      <button type="button" class="btn" data-action="choose-ban" onClick=${() => (chosen.value = { guest: guests[0], name })}>${words("admin-choose-ban")}<span class="sr"> ${name}</span></button>
      <${AskButton} action="remove" label=${words("admin-remove")} question=${words("admin-remove.question", { name })} disabled=${busy} onConfirm=${() => onOrder(person, "remove")} />
      <${AskButton} action="erase" label=${words("admin-erase")} question=${words("admin-erase.question", { name })} disabled=${busy} onConfirm=${() => onErase(person)} />
    </span>
  </li>`;
}

/** @param {{screen: TableInspected["screens"][number], busy: boolean, end: () => void}} props */
function Screen({ screen: { screen, guest, delayed }, busy, end }) {
  const number = Number(screen.slice(1));
  const name = words(delayed ? "screens-delayed-one" : "screens-live-one", { number });
  return html`<li data-screen-of-table=${screen}>
    <span><b>${name}</b><small>${guest !== null && words("admin-guests", { guests: String(guest), count: 1 })}</small></span>
    <span class="admin-actions">
      ${guest !== null && html`<button type="button" class="btn" data-action="choose-ban" onClick=${() => (chosen.value = { guest, name })}>${words("admin-choose-ban")}<span class="sr"> ${name}</span></button>`}
      <button type="button" class="btn" data-action="end-screen" disabled=${busy} aria-label=${words("screens-end-one", { number })} onClick=${end}>${words("screens-end")}</button>
    </span>
  </li>`;
}
