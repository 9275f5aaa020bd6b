import { FIRST_GAME } from "../../games/registry.js";
import { html } from "../../lib/index.js";
import { useGame } from "../../loading/use_game.js";
import { W } from "../../i18n/table.js";

/** A game's poster beside a page of few words. @param {{game?: string}} props */
export function Poster({ game = FIRST_GAME }) {
  const client = useGame(game);
  if (!client) return null;
  return html`<div class="hero">${client.Hero ? html`<${client.Hero} beside />` : html`<p class="disp">${W.brand}</p>`}</div>`;
}
