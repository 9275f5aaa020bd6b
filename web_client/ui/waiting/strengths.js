import { html } from "../../lib/index.js";
import { Segments } from "../forms/choices.js";
import { D } from "../../i18n/lobby.js";

/**
 * Return the strength that bots have unless another is chosen: not the best of them, to begin with.
 * @param {string[]} strengths the weakest first
 */
export const usualStrength = (strengths) => strengths[Math.floor((strengths.length - 1) / 2)];

/** @param {string} strength by the server's name for it */
export const strengthCalled = (strength) => D.strengths[strength]?.name ?? strength;

/**
 * How well bots are to play; nothing to choose where they all play alike.
 * @param {{strengths: string[], value: string, onPick: (strength: string) => void}} props
 */
export function StrengthChoice({ strengths, value, onPick }) {
  if (strengths.length < 2) return null;
  const choices = strengths.map((strength) => ({ value: strength, label: strengthCalled(strength) }));
  return html`<${Segments} name="strength" label=${D.strength} hint=${D.strengths[value]?.hint} value=${value}
    choices=${choices} onPick=${onPick} />`;
}
