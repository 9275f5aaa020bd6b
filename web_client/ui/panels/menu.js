/** @import { GameClient, Play } from "../../games/types.js" */
/** @import { TableStore } from "../../state/table/store.js" */
/** @import { Panels } from "./use_panels.js" */

import { html } from "../../lib/index.js";
import { lazily } from "../../loading/lazy.js";
import { leaveTable } from "../../state/enter_leave.js";
import { isOnScreen } from "../../state/hands.js";
import { showRules } from "../../routing/open_rules.js";
import { AskButton } from "../forms/ask_button.js";
import { AttentionBanner } from "./attention_banner.js";
import { useEntered } from "../accessibility/focus.js";
import { words } from "../../i18n/words.js";
import { AllMoves } from "./moves.js";
import { playWith } from "../table/play_state.js";
import { Refused, refusalAt } from "../refusals/refused.js";
import { PauseButtons } from "../time/pauses.js";
import { People } from "../people/people.js";
import { DevicesFold, ScreensFold, SettingsFold } from "./folds.js";
import { Share } from "../people/share.js";
import { StandInTime } from "../waiting/time_options.js";
import { SoundButton } from "./sound_button.js";

const PlayedOn = lazily(async () => (await import("../replay/played_on.js")).PlayedOn);
const Keeping = lazily(async () => (await import("./keeping.js")).Keeping);
const HandSwitch = lazily(async () => (await import("../hands/hand_line.js")).HandSwitch);
const Report = lazily(async () => (await import("./report_button.js")).ReportButton);

/**
 * The menu: everything that is not needed each turn, such as the rules, the people and the end of the match.
 * @param {{store: TableStore, game: GameClient, play: Play, panels: Panels}} props
 */
export function Menu({ store, game, play, panels }) {
  const heading = useEntered();
  const origin = store.now.table?.match?.played_on;
  const close = () => panels.close("menu");
  const openRules = () => {
    close();
    showRules();
  };
  /** Closes the menu before a move, so that its effects are seen on the table. @type {Play} */
  const onTable = playWith(play, {
    move: (text) => {
      close();
      play.move(text);
    },
  });
  return html`<aside class="menu" aria-label=${words("table-menu")} data-menu>
    <div class="menu-top">
      <h2 class="disp" tabindex="-1" ref=${heading}>${words("table-menu")}</h2>
      <${AttentionBanner} store=${store} game=${game} close=${close} />
      <${SoundButton} />
      <button type="button" class="btn" data-action="close-menu" onClick=${close}>${words("table-close")}</button>
    </div>
    ${origin && html`<${PlayedOn} origin=${origin} />`}
    <div class="menu-acts">
      ${game.loadRules && html`<button type="button" class="btn" data-action="rules" onClick=${openRules}>${words("table-rules")}</button>`}
      ${play.phase === "playing" && html`<${PauseButtons} store=${store} done=${close} />`}
      <button type="button" class="btn" data-action="keys" onClick=${() => panels.open("keys")}>${words("match-keys")}</button>
      ${game.loadHand && isOnScreen(store) && play.seat !== null && html`<${HandSwitch} store=${store} />`}
      <${SettingsFold} />
      <${DevicesFold} store=${store} />
      <${ScreensFold} store=${store} />
    </div>
    ${game.OpenMoves && html`<${game.OpenMoves} play=${onTable} />`}
    <${People} store=${store} game=${game} />
    <${Share} invitation=${store.invitation.value} />
    ${
      store.isHost.value &&
      html`<div class="options" data-options><${StandInTime} store=${store} />
      <${Refused} refusal=${refusalAt(store, "set_options")} of=${game.name} /></div>`
    }
    <${AllMoves} play=${onTable} />
    <${Keeping} store=${store} />
    <div class="menu-acts"><${Report} code=${store.code} player=${store.player} /></div>
    <div class="menu-acts">
      ${
        store.isHost.value &&
        html`<${AskButton} action="end-match" label=${words("match-end-match")} question=${words("match-end-match-sure")}
        onConfirm=${() => store.command("end_match")} />`
      }
      <${AskButton} action="leave" label=${words("table-leave")} question=${play.seat === null ? words("match-leave-sure") : words("match-leave-match-sure")}
        onConfirm=${() => void leaveTable(store)} />
    </div>
    <${Refused} refusal=${refusalAt(store, "end_match", "leave")} of=${game.name} />
  </aside>`;
}
