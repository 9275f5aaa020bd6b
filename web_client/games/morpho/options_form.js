/** @import { OptionsProps } from "../types.js" */

import { choicesOf, Segments } from "../../components/choices.js";
import { html } from "../../lib/index.js";
import { S } from "./setup_words.js";
import { Unknowns } from "./unknowns.js";

const TARGETS = [5, 10, 15];
const TURN_LIMITS = [null, 10, 15, 25];

/**
 * The game's options, for the host. The server has the last word on what suits.
 * @param {OptionsProps} props
 */
export function OptionsForm({ options, change, asking, setup, only }) {
  // A merge patch takes away what becomes null.
  const limit = options.turn_limit ?? null;
  /** @param {string} name */
  const open = (name) => !only || only.includes(name);
  return html`
    ${open("mode") && html`<${Segments} name="mode" label=${S.mode} hint=${S.modeHint} value=${options.mode}
      choices=${[{ value: "basic", label: S.basic }, { value: "expert", label: S.expert }]}
      onPick=${(/** @type {string} */ mode) => change({ mode })} />`}
    ${open("unknowns") && options.mode === "expert" && setup && html`<${Unknowns} options=${options} setup=${setup} change=${change} asking=${asking} />`}
    ${open("target") && html`<${Segments} name="target" label=${S.target} value=${options.target}
      choices=${choicesOf(TARGETS, options.target, String)} onPick=${(/** @type {number} */ target) => change({ target })} />`}
    ${open("turn_limit") && html`<${Segments} name="turn_limit" label=${S.turnLimit} value=${limit}
      choices=${choicesOf(TURN_LIMITS, limit, (turns) => (turns === null ? S.noLimit : String(turns)))}
      onPick=${(/** @type {number | null} */ turn_limit) => change({ turn_limit })} />`}`;
}
