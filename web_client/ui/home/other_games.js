/** @import { Shown } from "./game_facts.js" */

import { hasClient } from "../../games/registry.js";
import { words } from "../../i18n/words.js";
import { html } from "../../lib/index.js";
import { assetAddress } from "../../loading/assets.js";
import { figuresOf, lineOf, puzzlesOf } from "./game_facts.js";

/** The games of this server beside the one at the door. @param {{games: Shown[], choose: (name: string) => void}} props */
export function OtherGames({ games, choose }) {
  return html`<section><h2 class="disp">${words("lobby-other-games")}</h2>
    <ul class="shelf" data-shelf>${games.map((game) => html`<li key=${game.name}><${Cover} game=${game} choose=${choose} /></li>`)}</ul>
  </section>`;
}

/** @param {{game: Shown, choose: (name: string) => void}} props */
function Cover({ game, choose }) {
  const { name, title } = game;
  const { players, time } = figuresOf(game);
  return html`<button type="button" class="cover" data-game=${name} onClick=${() => choose(name)}>
    ${
      hasClient(name)
        ? html`<img class="cover-art" src=${assetAddress(`games/${name}/cover.svg`)} alt="" />`
        : html`<span class="cover-art disp" aria-hidden="true">${title[0]}</span>`
    }
    <b class="disp"><bdi>${title}</bdi></b> <span>${lineOf(name)}</span>
    <small>${players} ${time && html`<br />${time}`} ${game.puzzles ? html`<br />${puzzlesOf(game)}` : ""}</small>
  </button>`;
}
