import { FIRST_GAME, hasClient, useGame } from "../../games/registry.js";
import { html } from "../../lib/index.js";
import { assetAddress } from "../../loading/assets.js";
import { lineOf } from "../home/game_facts.js";

/**
 * A game's poster: its own, or else its name over its cover.
 * @param {{game?: string | null, title?: string, heading?: boolean}} props `heading`: the name is the page's, and one line says what the
 *   game is
 */
export function Poster({ game, title, heading = false }) {
  const name = game ?? FIRST_GAME;
  const client = useGame(name);
  if (!client) return null;
  const { Hero } = client;
  const line = heading && html`<p class="line">${lineOf(name)}</p>`;
  if (Hero) return html`<div class="hero"><${Hero} heading=${heading}>${line}<//></div>`;
  return html`<div class="hero hero-cover"><${heading ? "h1" : "p"} class="disp" tabindex=${heading ? -1 : undefined}><bdi>${title ?? client.title}</bdi><//>${line}
    ${hasClient(name) && html`<img src=${assetAddress(`games/${name}/cover.svg`)} alt="" />`}</div>`;
}
