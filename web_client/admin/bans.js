/** @import { BanShown, BansShown, BanTried } from "../net/wire.js" */

import { words } from "../i18n/words.js";
import { html, signal, useEffect, useRef, useState } from "../lib/index.js";
import { Segments } from "../ui/forms/choices.js";
import { useAction, usePolled } from "./asking.js";
import { Part } from "./part.js";
import { ask } from "./session.js";
import { momentAt } from "./moment.js";

const DAY = 86_400_000;
/** For how long somebody may be banned, in milliseconds; 0 for good. */
const SPANS = /** @type {const} */ ({ hour: DAY / 24, day: DAY, week: 7 * DAY, month: 30 * DAY, good: 0 });

/** The guest who is to be banned, as chosen at a table. @type {import("../lib/index.js").Signal<{guest: number, name: string} | null>} */
export const chosen = signal(null);

/** The bans, and a form to ban somebody. */
export function Bans() {
  const { answer, failure } = usePolled(() => /** @type {Promise<BansShown>} */ (ask("GET", "bans")));
  const { act, busy, outcome } = useAction();
  /** @param {BanShown} ban */
  const lift = ({ id }) => act(() => ask("DELETE", `bans/${id}`), words("admin-lifted"));
  return html`<${Part} name="bans" failure=${failure} outcome=${outcome} title=${words("admin-bans")}>
    <${NewBan} />
    <ul>${answer?.bans.map(
      (ban) => html`<li key=${ban.id} data-ban=${ban.id}>
        <span><b>${whom(ban)}</b><small>${ban.until === null ? words("admin-for-good") : words("admin-until", { time: momentAt(ban.until) })} · <bdi>${ban.reason}</bdi> · <bdi>${ban.who}</bdi></small></span>
        <button type="button" class="btn" data-action="lift" disabled=${busy} onClick=${() => lift(ban)}>${words("admin-lift")}<span class="sr"> ${whom(ban)}</span></button>
      </li>`,
    )}</ul>
  <//>`;
}

/** @param {{guests: number[], network: string | null}} ban */
const whom = ({ guests, network }) =>
  network ?? words("admin-guests", { guests: guests.join(", "), count: guests.length });

/** @param {{guests: number[], network: string | null, name: string}} ban */
const named = ({ name, ...ban }) => [name, whom(ban)].filter(Boolean).join(" · ");

/**
 * A ban that was tried: what was asked, and the name of the guest. It is this that is carried out, and not what the
 * fields say by then: they may have been edited before the answer came.
 * @typedef {BanTried & {asked: object, name: string}} Tried
 */

const NOBODY = { target: "", name: "" };

/** @param {string} target */
const isGuest = (target) => /^\d*$/.test(target);

/** A form that first says whom a ban would hit. */
function NewBan() {
  const [{ target, name }, setWhom] = useState(NOBODY);
  const [reason, setReason] = useState("");
  const [span, setSpan] = useState(/** @type {keyof typeof SPANS} */ ("day"));
  const [tried, setTried] = useState(/** @type {Tried | null} */ (null));
  const { act, busy, outcome } = useAction();
  const field = useRef(/** @type {HTMLInputElement | null} */ (null));
  useEffect(() => {
    if (!chosen.value) return;
    setWhom({ target: String(chosen.value.guest), name: chosen.value.name });
    setTried(null);
    field.current?.focus();
  }, [chosen.value]);
  const spans = /** @type {(keyof typeof SPANS)[]} */ (Object.keys(SPANS)).filter(
    (one) => SPANS[one] || isGuest(target),
  );
  const lasting = spans.includes(span) ? span : "day";
  /** @param {Event} event */
  const tryOut = (event) => {
    event.preventDefault();
    const until = SPANS[lasting] ? Date.now() + SPANS[lasting] : null;
    const asked = { ...(isGuest(target) ? { guest: Number(target) } : { network: target }), until, reason };
    act(
      () => ask("POST", "bans", { ...asked, dry_run: true }),
      (/** @type {BanTried} */ answer) => setTried({ ...answer, asked, name }),
    );
  };
  const ban = () =>
    act(
      () => ask("POST", "bans", { ...tried?.asked, dry_run: false }),
      (made) => {
        setWhom(NOBODY);
        setReason("");
        setTried(null);
        return words("admin-banned", { whom: named({ ...made, name: tried?.name ?? "" }) });
      },
    );
  /** @param {(value: any) => void} set */
  const change = (set) => (/** @type {any} */ value) => {
    setTried(null);
    set(value);
  };
  /** @param {(text: string) => void} set */
  const edit = (set) => (/** @type {any} */ event) => change(set)(event.target.value.trim());
  return html`<form onSubmit=${tryOut}>
    <label class="fld">${words("admin-ban-whom")}
      <input type="text" name="banned" ref=${field} value=${target} required maxlength="60" autocomplete="off" onInput=${edit((target) => setWhom({ target, name: "" }))} /></label>
    ${name && html`<p><b><bdi>${name}</bdi></b></p>`}
    <label class="fld">${words("admin-ban-reason")}
      <input type="text" name="reason" value=${reason} required maxlength="200" autocomplete="off" onChange=${edit(setReason)} /></label>
    <${Segments} label=${words("admin-ban-span")} name="span" value=${lasting} onPick=${change(setSpan)}
      choices=${spans.map((one) => ({ value: one, label: words(`admin-span-${one}`) }))} />
    ${
      tried
        ? html`<${Confirmation} tried=${tried} busy=${busy} ban=${ban} cancel=${() => setTried(null)} />`
        : html`<button class="btn" data-action="try-ban" disabled=${busy}>${words("admin-try-ban")}</button>`
    }
    ${outcome}
  </form>`;
}

/**
 * Whom a ban would hit, and whether it is to be. @param {{tried: Tried, busy: boolean, ban: () => void,
 *   cancel: () => void}} props
 */
function Confirmation({ tried, busy, ban, cancel }) {
  const hits = words("admin-ban-hits", { count: tried.guests_of_the_last_hour, whom: named(tried) });
  return html`<div class="asking admin-asking" role="group" aria-label=${words("admin-ban")}>
    <p role="status">${hits} ${tried.others_may_know && `${words("admin-ban-others")} `}${words("admin-ban-new")}</p>
    <button type="button" class="btn btn-fire" data-action="ban" disabled=${busy} onClick=${ban}>${words("admin-ban")}</button>
    <button type="button" class="btn" data-action="cancel" onClick=${cancel}>${words("table-cancel")}</button>
  </div>`;
}
