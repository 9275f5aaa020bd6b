/**
 * @import { OptionsProps } from "../types.js"
 * @import { TableOptions } from "../../net/wire.js"
 */

import { choicesOf, Segments } from "../../components/parts.js";
import { html } from "../../lib/index.js";
import { factionClass, IDENTITIES, STRANGERS, suits } from "./identities.js";
import { Medal } from "./tiles.js";
import { identityName, M } from "./words.js";

const TARGETS = [5, 10, 15];
const TURN_LIMITS = [null, 10, 15, 25];

/**
 * The game's options, for the host. The server has the last word on what suits.
 * @param {OptionsProps} props
 */
export function OptionsForm({ options, change, seated, only }) {
  // A merge patch takes away what becomes null.
  const limit = options.turn_limit ?? null;
  /** @param {string} name */
  const open = (name) => !only || only.includes(name);
  return html`
    ${open("mode") && html`<${Segments} name="mode" label=${M.mode} hint=${M.modeHint} value=${options.mode}
      choices=${[{ value: "basic", label: M.basic }, { value: "expert", label: M.expert }]}
      onPick=${(/** @type {string} */ mode) => change({ mode })} />`}
    ${open("unknowns") && options.mode === "expert" && html`<${Unknowns} options=${options} change=${change} seated=${seated} />`}
    ${open("target") && html`<${Segments} name="target" label=${M.target} value=${options.target}
      choices=${choicesOf(TARGETS, options.target, String)} onPick=${(/** @type {number} */ target) => change({ target })} />`}
    ${open("turn_limit") && html`<${Segments} name="turn_limit" label=${M.turnLimit} value=${limit}
      choices=${choicesOf(TURN_LIMITS, limit, (turns) => (turns === null ? M.noLimit : String(turns)))}
      onPick=${(/** @type {number | null} */ turn_limit) => change({ turn_limit })} />`}`;
}

/** @param {Omit<OptionsProps, "only">} props */
function Unknowns({ options, change, seated }) {
  const chosen = /** @type {string[] | null} */ (options.unknowns ?? null);
  const shown = chosen ?? STRANGERS.filter((identity) => suits(identity, seated));
  /** @param {string} identity */
  const toggle = (identity) => {
    const next = STRANGERS.filter((one) => shown.includes(one) !== (one === identity));
    if (next.length) change({ unknowns: next });
  };
  return html`<div class="opt" role="group" aria-label=${M.unknowns} data-option="unknowns">
    <span>${M.unknowns}</span>
    <div class="seg"><button type="button" aria-pressed=${String(chosen === null)} data-value="all"
        onClick=${() => change({ unknowns: null })}>${M.allThatSuit}</button>
      <button type="button" aria-pressed=${String(chosen !== null)} data-value="chosen"
        onClick=${() => change({ unknowns: shown })}>${M.chosen}</button></div>
    <div class="pick">${STRANGERS.map((identity) => html`<button type="button" key=${identity} class=${factionClass(identity)}
      aria-pressed=${String(shown.includes(identity))} data-unknown=${identity} onClick=${() => toggle(identity)}>
      <${Medal} identity=${identity} />${identityName(identity)}
      ${IDENTITIES[identity].players && html`<small>${M.forPlayers(IDENTITIES[identity].players)}</small>`}</button>`)}</div>
  </div>`;
}

/**
 * Say in words how the game is set up.
 * @param {TableOptions} options
 */
export const optionsInWords = (options) => [
  M.modeIs(options.mode, options.unknowns ?? null),
  M.targetIs(options.target),
  M.turnLimitIs(options.turn_limit ?? null),
];
