import { SHOWN_FIRST } from "../games/index.js";
import { html } from "../lib/index.js";
import { useGame } from "./use_game.js";
import { W } from "./words.js";

/**
 * A game's poster beside a page of few words.
 * @param {{game?: string}} props
 */
export function Poster({ game = SHOWN_FIRST }) {
  const client = useGame(game);
  if (!client) return null;
  return html`<div class="hero">${client.Hero ? html`<${client.Hero} beside />` : html`<p class="disp">${W.brand}</p>`}</div>`;
}
