import { FIRST_GAME, hasClient, useGame } from "../../games/registry.js";
import { html } from "../../lib/index.js";
import { assetAddress } from "../../loading/assets.js";

/** A game's poster beside a page of few words: its own, or else its name over its cover. @param {{game?: string}} props */
export function Poster({ game = FIRST_GAME }) {
  const client = useGame(game);
  if (!client) return null;
  if (client.Hero) return html`<div class="hero"><${client.Hero} beside /></div>`;
  return html`<div class="hero hero-cover" aria-hidden="true"><p class="disp"><bdi>${client.title}</bdi></p>
    ${hasClient(game) && html`<img src=${assetAddress(`games/${game}/cover.svg`)} alt="" />`}</div>`;
}
