/** @import { GameClient } from "../../games/types.js" */

import { html } from "../../lib/index.js";
import { Segments } from "../forms/choices.js";
import { locale } from "../../i18n/language.js";
import { findWords, words } from "../../i18n/words.js";

/**
 * Return the strength that bots have unless another is chosen: not the best of them, to begin with.
 * @param {string[]} strengths the weakest first
 */
export const usualStrength = (strengths) => strengths[Math.floor((strengths.length - 1) / 2)];

/**
 * Return what a strength is called; "" while the game is loaded.
 * @param {string} strength by the server's name for it
 * @param {GameClient | null} game
 */
export const strengthCalled = (strength, game) =>
  (game && findWords(`${game.name}-bot-${strength}`)) ?? findWords(`bot-${strength}`) ?? (game ? strength : "");

/**
 * Return what a strength is called beside other words.
 * @param {string} strength
 * @param {GameClient | null} game
 */
export const strengthWithin = (strength, game) => strengthCalled(strength, game).toLocaleLowerCase(locale);

/** @param {string} strength @param {GameClient | null} game */
const strengthHint = (strength, game) =>
  (game && findWords(`${game.name}-bot-${strength}.hint`)) ?? findWords(`bot-${strength}.hint`) ?? undefined;

/**
 * How well bots are to play; nothing to choose where they all play alike.
 * @param {{game: GameClient | null, strengths: string[], value: string, onPick: (strength: string) => void}} props
 */
export function StrengthChoice({ game, strengths, value, onPick }) {
  if (strengths.length < 2) return null;
  const choices = strengths.map((strength) => ({ value: strength, label: strengthCalled(strength, game) }));
  return html`<${Segments} name="strength" label=${words("lobby-strength")} hint=${strengthHint(value, game)} value=${value}
    choices=${choices} onPick=${onPick} />`;
}
