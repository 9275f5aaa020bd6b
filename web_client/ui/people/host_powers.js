/** @import { Player, Table } from "../../net/wire.js" */
/** @import { TableStore } from "../../state/table/store.js" */

import { html } from "../../lib/index.js";
import { AskButton } from "../forms/ask_button.js";
import { Segments, Switch } from "../forms/choices.js";
import { Refused, refusalAt } from "../refusals/refused.js";
import { needWords, words } from "../../i18n/words.js";

needWords("lobby");

const ENTRIES = /** @type {const} */ (["open", "approval", "locked"]);

/** What the host decides about everybody: who may come in, and that the chat is cleared. @param {{store: TableStore}} props */
export function HostPowers({ store }) {
  const { options, players } = /** @type {Table} */ (store.now.table);
  const hasBots = Object.values(players).some(({ bot }) => bot);
  const entry = options.entry ?? "open";
  const choices = ENTRIES.map((value) => ({ value, label: words(`host-entry-${value}`) }));
  return html`<div class="options host-powers" data-host-powers>
    <${Segments} name="entry" label=${words("host-who-may-come")} hint=${words(`host-entry-${entry}.hint`)} value=${entry} choices=${choices}
      onPick=${(/** @type {string} */ value) => store.command("set_options", { options: { entry: value } }, "entry")} />
    ${
      hasBots &&
      html`<${Switch} name="bots_speak" label=${words("host-bots-speak")} hint=${words("host-bots-speak.hint")} value=${options.bots_speak ?? true}
        onPick=${(/** @type {boolean} */ value) => store.command("set_options", { options: { bots_speak: value } }, "entry")} />`
    }
    <${AskButton} action="clear-chat" label=${words("host-clear-chat")} question=${words("host-clear-chat-sure")}
      onConfirm=${() => store.command("clear_chat")} />
    <${Refused} refusal=${refusalAt(store, "entry", "clear_chat", "mute")} />
  </div>`;
}

/** What the host may do about somebody. @param {{store: TableStore, id: string, player: Player}} props */
export function PersonPowers({ store, id, player: { name, muted } }) {
  return html`<span class="person-acts">
    <button type="button" class="btn" data-action="mute" id=${`mute-${id}`}
      aria-labelledby=${`mute-${id} person-${id}`} disabled=${!store.live.value}
      onClick=${() => store.command("mute", { player: id, muted: !muted })}>${words(muted ? "host-unmute" : "host-mute")}</button>
    <${AskButton} action="hand-over" label=${words("lobby-hand-over")} question=${words("lobby-hand-over-sure", { name })}
      onConfirm=${() => store.command("hand_over", { player: id })} />
    <${AskButton} action="remove" label=${words("lobby-remove")} question=${words("lobby-remove-sure", { name })}
      onConfirm=${() => store.command("remove", { player: id })} />
  </span>`;
}
