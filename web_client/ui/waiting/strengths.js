/** @import { GameClient } from "../../games/types.js" */

import { html } from "../../lib/index.js";
import { Segments } from "../forms/choices.js";
import { D } from "../../i18n/lobby.js";

/**
 * Return the strength that bots have unless another is chosen: not the best of them, to begin with.
 * @param {string[]} strengths the weakest first
 */
export const usualStrength = (strengths) => strengths[Math.floor((strengths.length - 1) / 2)];

/**
 * Return the words for a strength; undefined while the game is loaded, and for one that it has no words for.
 * @param {string} strength by the server's name for it
 * @param {GameClient | null} game
 */
const wordsFor = (strength, game) => game?.bots?.[strength] ?? D.strengths[strength];

/**
 * Return what a strength is called; "" while the game is loaded.
 * @param {string} strength by the server's name for it
 * @param {GameClient | null} game
 */
export const strengthCalled = (strength, game) => wordsFor(strength, game)?.name ?? (game ? strength : "");

/**
 * How well bots are to play; nothing to choose where they all play alike.
 * @param {{game: GameClient | null, strengths: string[], value: string, onPick: (strength: string) => void}} props
 */
export function StrengthChoice({ game, strengths, value, onPick }) {
  if (strengths.length < 2) return null;
  const choices = strengths.map((strength) => ({ value: strength, label: strengthCalled(strength, game) }));
  return html`<${Segments} name="strength" label=${D.strength} hint=${wordsFor(value, game)?.hint} value=${value}
    choices=${choices} onPick=${onPick} />`;
}
