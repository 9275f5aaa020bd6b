/** @import { GameClient } from "../../games/types.js" */
/** @import { TableStore } from "../../state/table/store.js" */

import { hasClient } from "../../games/registry.js";
import { needWords, words } from "../../i18n/words.js";
import { html, useEffect, useRef, useState } from "../../lib/index.js";
import { assetAddress } from "../../loading/assets.js";
import { useOfferedGames } from "../../state/offered_games.js";
import { Refused, refusalAt } from "../refusals/refused.js";

needWords("after");

/**
 * The host's choice of another game for the same people, by its cover: those in which all of them have a seat.
 * @param {{store: TableStore, game: GameClient}} props
 */
export function AnotherGame({ store, game }) {
  const [isOpen, open] = useState(false);
  const covers = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => covers.current?.scrollIntoView({ block: "nearest" }), [isOpen]);
  const { games } = useOfferedGames();
  const seated = Object.keys(store.now.table?.seats ?? {}).length;
  const others = games.filter(({ name, seats: [, most] }) => name !== game.name && seated <= most);
  if (!others.length) return null;
  /** @param {string} name */
  const choose = (name) => store.command("choose_game", { game: name });
  const busy = !store.live.value || store.isPending("choose_game");
  return html`<button type="button" class="btn" data-action="another-game" aria-expanded=${String(isOpen)} onClick=${() => open(!isOpen)}>${words("match-another-game")}</button>
    ${
      isOpen &&
      html`<ul class="other-covers" ref=${covers} aria-label=${words("match-another-game")}>${others.map(
        ({
          name,
          title,
        }) => html`<li key=${name}><button type="button" class="btn" data-game=${name} disabled=${busy} onClick=${() => choose(name)}>
          ${hasClient(name) && html`<img src=${assetAddress(`games/${name}/cover.svg`)} alt="" />`}<bdi>${title}</bdi></button></li>`,
      )}</ul>`
    }
    <${Refused} refusal=${refusalAt(store, "choose_game")} of=${game.name} />`;
}
