/** @import { GameClient } from "../../games/types.js" */
/** @import { TableStore } from "../../state/table/store.js" */

import { html, useEffect, useRef } from "../../lib/index.js";
import { closeRules, openRules, showRules } from "../../routing/open_rules.js";
import { AttentionBanner } from "../panels/attention_banner.js";
import { Lazy } from "../../loading/lazy.js";
import { words } from "../../i18n/words.js";

/**
 * The rules beside the table, which goes on. The Escape key and the back button close them.
 * @param {{game: GameClient, store?: TableStore}} props `store`: of the table that may ask for attention
 */
export function RulesPanel({ game, store }) {
  const panel = useRef(/** @type {HTMLElement | null} */ (null));
  const place = openRules.value ?? "";
  useEffect(() => {
    const before = document.activeElement;
    panel.current?.focus({ preventScroll: true });
    document.addEventListener("keydown", closeByEscape);
    return () => {
      document.removeEventListener("keydown", closeByEscape);
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  return html`<aside class="rules-panel" aria-label=${words("table-rules")} tabindex="-1" ref=${panel} data-rules-panel>
    <div class="menu-top">
      <h2 class="disp">${words("table-rules")}</h2>
      ${store && html`<${AttentionBanner} store=${store} game=${game} close=${closeRules} />`}
      <button type="button" class="btn" data-action="close-rules" onClick=${closeRules}>${words("table-close")}</button>
    </div>
    ${game.loadRules && html`<${Lazy} load=${game.loadRules} props=${{ place, go: showRules }} meanwhile=${words("table-loading")} />`}
  </aside>`;
}

/** @param {KeyboardEvent} event */
function closeByEscape(event) {
  if (event.key !== "Escape" || event.defaultPrevented) return;
  event.preventDefault();
  closeRules();
}
