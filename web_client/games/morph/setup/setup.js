/** @import { OptionsProps } from "../../types.js" */
/** @import { Pair } from "../wire.js" */

import { findWords, words } from "../../../i18n/words.js";
import { html, useState } from "../../../lib/index.js";
import { OptionForm } from "../../../ui/waiting/option_form.js";
import { factionClass, factionName, FACTIONS, featInWords } from "../cards/creatures.js";
import { Emblem, Picture } from "../cards/icons.js";
import { PRODIGIES } from "../rule_tables.js";

/** A creature that stands for its faction. @type {Record<string, string>} */
const FACES = { violet: "V04", grey: "G09", yellow: "Y03", red: "R11" };
const PAIRS = /** @type {Pair[]} */ (Object.keys(PRODIGIES));

/** The game's options, for the host: what eases the Shadow only where it is played. @param {OptionsProps} props */
export const OptionsForm = (props) =>
  html`<${OptionForm} ...${props} of="morph" fields=${props.fields.filter(({ name }) => name !== "relief" || props.options.mode === "solo")} />`;

/** Return in words how the game is set up. @param {import("../../../net/wire.js").TableOptions} options */
export const optionsInWords = (options) =>
  ["mode", "packs", ...(options.mode === "solo" ? ["relief"] : [])].map((name) => {
    const id = `morph-option-${name}`;
    const value = findWords(`${id}-${options[name]}`);
    return words("morph-chosen-option", { option: findWords(id) ?? name, value: value ?? options[name] });
  });

/** The two factions of one's deck, by a tap on each. @param {OptionsProps} props */
export function SeatOptionsForm({ options, change }) {
  const pair = PAIRS.find((one) => one === options.factions);
  const [first, keep] = useState(/** @type {string | null} */ (null));
  const chosen = pair ? PRODIGIES[pair].factions : first ? [first] : [];
  /** @param {string} faction */
  const pick = (faction) => {
    const next = chosen.includes(faction) ? chosen.filter((one) => one !== faction) : [...chosen, faction].slice(-2);
    keep(next.length === 1 ? next[0] : null);
    const both = PAIRS.find((one) => PRODIGIES[one].factions.every((each) => next.includes(each)));
    if ((both ?? "drawn") !== options.factions) change({ factions: both ?? "drawn" });
  };
  return html`<div class="opt" role="group" aria-label=${words("morph-option-factions")} data-option="factions">
    <div class="faction-tiles">${FACTIONS.map(
      (
        faction,
      ) => html`<button type="button" key=${faction} class=${`faction-tile ${factionClass(faction)}`} data-value=${faction}
        aria-pressed=${String(chosen.includes(faction))} onClick=${() => pick(faction)}>
        <span class="stack" aria-hidden="true"><${Picture} id=${factionClass(faction)} /><${Emblem} name=${FACES[faction]} /></span><b class="disp">${factionName(faction)}</b></button>`,
    )}</div>
    <small role="status">${pair ? words("morph-chosen-prodigy", { prodigy: words(`morph-prodigy-${pair}`), ...featInWords(pair) }) : words("morph-option-factions.hint")}</small>
  </div>`;
}
