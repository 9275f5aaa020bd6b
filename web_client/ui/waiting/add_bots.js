/** @import { GameClient } from "../../games/types.js" */
/** @import { TableStore } from "../../state/table/store.js" */

import { html, useLayoutEffect, useRef, useState } from "../../lib/index.js";
import { words } from "../../i18n/words.js";
import { Sign } from "../icons/icons.js";
import { Refused, refusalAt } from "../refusals/refused.js";
import { StrengthChoice, usualStrength } from "./strengths.js";
import { emptySeatName } from "../../i18n/seats.js";

/** The form's id, so that a button elsewhere on the page can submit it. */
export const BOT_FORM = "bot-form";

/**
 * The host's way to fill seats with bots: the one that was picked in the ring, or the first that is free.
 * Without a name of the host's choice the table gives one.
 * @param {{store: TableStore, game: GameClient, strengths: string[], picked: number | null,
 *   pick: (seat: number | null) => void}} props
 */
export function AddBots({ store, game, strengths, picked, pick }) {
  const [chosen, choose] = useState(/** @type {string | null} */ (null));
  const strength = chosen ?? usualStrength(strengths);
  const [name, setName] = useState("");
  const table = store.now.table;
  const refusal = refusalAt(store, "add_bot");
  const asked = store.isPending("add_bot");
  const wasAsked = useRef(asked);
  useLayoutEffect(() => {
    if (wasAsked.current && !asked && !refusal) setName("");
    wasAsked.current = asked;
  }, [asked]);
  const full = Object.keys(table?.seats ?? {}).length >= (table?.seat_count ?? 0);
  const seat = picked === null || table?.seats[picked] ? null : picked;
  // On a phone this form is below the screen when a bot asked for elsewhere is refused.
  const form = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => {
    if (refusal) form.current?.scrollIntoView({ block: "nearest" });
  }, [refusal]);
  if (full && !refusal) return null;
  /** @param {Event} event */
  const add = (event) => {
    event.preventDefault();
    store.command("add_bot", { strength, seat, name: name.trim() || null });
    pick(null);
  };
  return html`<section class="add-bots options" aria-label=${words("lobby-bots")} data-bots>
    <${StrengthChoice} game=${game} strengths=${strengths} value=${strength} onPick=${choose} />
    <form class="say" id=${BOT_FORM} onSubmit=${add} ref=${form}>
      <input type="text" name="bot" dir=${name && "auto"} aria-label=${words("lobby-bot-name")} placeholder=${words("lobby-bot-name")} value=${name} maxlength="20"
        autocomplete="off" onInput=${(/** @type {any} */ e) => setName(e.target.value)} />
      <button class="btn" data-action="add-bot" disabled=${!store.live.value || full}>
        <${Sign} name="bot" />${seat === null ? words("lobby-add-bot") : words("lobby-add-bot-at", { seat: emptySeatName(seat) })}</button>
      <${Refused} refusal=${refusal} of="bot" />
    </form>
  </section>`;
}
