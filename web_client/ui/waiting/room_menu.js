/** @import { GameClient } from "../../games/types.js" */
/** @import { TableStore } from "../../state/table/store.js" */

import { words } from "../../i18n/words.js";
import { html } from "../../lib/index.js";
import { Lazy } from "../../loading/lazy.js";
import { withStyles } from "../../loading/stylesheets.js";
import { showRules } from "../../routing/open_rules.js";
import { leaveTable } from "../../state/enter_leave.js";
import { AskButton } from "../forms/ask_button.js";
import { Log } from "../log/log.js";
import { DevicesFold, ScreensFold, SettingsFold } from "../panels/folds.js";
import { People } from "../people/people.js";
import { Share } from "../people/share.js";
import { loadSeason } from "../result/load_season.js";
import { RoomSheet } from "./sheet.js";

const loadPlanning = async () =>
  (await withStyles(import("../evening/plan_form.js"), "ui/evening/evening.css")).Planning;
const loadAdding = async () => (await import("../curtain/add_somebody.js")).AddSomebody;
const loadKeeping = async () => (await import("../panels/keeping.js")).Keeping;

/**
 * What is seldom needed while people come.
 * @param {{store: TableStore, game: GameClient, learn: (() => void) | null, close: () => void}} props `learn`: begin the
 *   lesson, if there is one
 */
export function RoomMenu({ store, game, learn, close }) {
  const { table } = store.now;
  const rules = () => {
    close();
    showRules();
  };
  return html`<${RoomSheet} title=${words("table-menu")} close=${close} data-menu>
    <div class="menu-acts">
      ${game.loadRules && html`<button type="button" class="btn" data-action="rules" onClick=${rules}>${words("table-rules")}</button>`}
      ${learn && html`<button type="button" class="btn" data-action="learn" onClick=${learn}>${words("lobby-learn")}</button>`}
      <${SettingsFold} />
      <${DevicesFold} store=${store} />
      <${ScreensFold} store=${store} />
    </div>
    ${store.isHost.value && html`<${Lazy} load=${loadPlanning} props=${{ store, close }} />`}
    <${People} store=${store} game=${game} />
    <${Lazy} load=${loadAdding} props=${{ store, game }} />
    <${Share} invitation=${store.invitation.value} />
    ${(table?.match || table?.seasons) && html`<${Lazy} load=${loadSeason} props=${{ store }} />`}
    <${Lazy} load=${loadKeeping} props=${{ store }} />
    <div class="menu-acts"><${AskButton} action="leave" label=${words("table-leave")} question=${words("match-leave-sure")}
      onConfirm=${() => void leaveTable(store)} /></div>
  <//>`;
}

/** The chat, and what has happened so far. @param {{store: TableStore, game: GameClient, close: () => void}} props */
export const Chat = ({ store, game, close }) =>
  html`<${RoomSheet} title=${words("match-filter-chat")} close=${close} data-chat>
    <${Log} store=${store} game=${game} filters=${Boolean(store.now.table?.match) || store.isHost.value} open />
  <//>`;
