/** @import { GameOffered } from "../../net/wire.js" */

import { assetAddress } from "../../loading/assets.js";
import { hasClient } from "../../games/registry.js";
import { words } from "../../i18n/words.js";
import { html } from "../../lib/index.js";

/** What a cover shows of a game. @typedef {Pick<GameOffered, "name" | "title"> & Partial<GameOffered>} Shown */

/**
 * The games of this server, as covers.
 * @param {{games: Shown[], chosen: string | null, choose: (name: string) => void}} props
 */
export function Shelf({ games, chosen, choose }) {
  return html`<section class=${`shelf n${Math.min(games.length, 5)}`} aria-label=${words("lobby-games")} data-shelf>
    ${games.map((game) => html`<${Cover} key=${game.name} game=${game} on=${game.name === chosen} choose=${choose} />`)}
  </section>`;
}

/** @param {{game: Shown, on: boolean, choose: (name: string) => void}} props */
function Cover({ game: { name, title, seats }, on, choose }) {
  return html`<button type="button" class="cover" data-game=${name} aria-pressed=${String(on)} onClick=${() => choose(name)}>
    ${
      hasClient(name)
        ? html`<img class="cover-art" src=${assetAddress(`games/${name}/cover.svg`)} alt="" />`
        : html`<span class="cover-art disp" aria-hidden="true">${title[0]}</span>`
    }
    <span class="cover-title"><b class="disp"><bdi>${title}</bdi></b> <small>${seats && howMany(...seats)}</small></span>
  </button>`;
}

/** @param {number} least @param {number} most */
const howMany = (least, most) =>
  least === most ? words("lobby-players", { count: least }) : words("lobby-players-range", { least, most });
