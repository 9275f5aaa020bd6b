/** @import { OptionsProps } from "../../types.js" */
/** @import { Pair } from "../wire.js" */

import { html, useState } from "../../../lib/index.js";
import { OptionForm } from "../../../ui/waiting/option_form.js";
import { factionClass } from "../cards/creatures.js";
import { Emblem, Picture } from "../cards/icons.js";
import { PRODIGIES } from "../rule_tables.js";
import { C, M } from "../words.js";

/** A creature that stands for its faction. @type {Record<string, string>} */
const FACES = { violet: "V04", grey: "G09", yellow: "Y03", red: "R11" };
const PAIRS = /** @type {Pair[]} */ (Object.keys(PRODIGIES));

/** The game's options, for the host: what eases the Shadow only where it is played. @param {OptionsProps} props */
export const OptionsForm = (props) =>
  html`<${OptionForm} ...${props} of=${M.options} fields=${props.fields.filter(({ name }) => name !== "relief" || props.options.mode === "solo")} />`;

/** Return in words how the game is set up. @param {import("../../../net/wire.js").TableOptions} options */
export const optionsInWords = (options) =>
  ["mode", "packs", ...(options.mode === "solo" ? ["relief"] : [])].map((name) => {
    const { label = "", values = {} } = M.options[name];
    return M.optionIs(label, values[options[name]]);
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
  return html`<div class="opt" role="group" aria-label=${M.options.factions.label} data-option="factions">
    <div class="faction-tiles">${Object.entries(C.factions).map(
      ([
        faction,
        [name],
      ]) => html`<button type="button" key=${faction} class=${`faction-tile ${factionClass(faction)}`} data-value=${faction}
        aria-pressed=${String(chosen.includes(faction))} onClick=${() => pick(faction)}>
        <span class="stack" aria-hidden="true"><${Picture} id=${factionClass(faction)} /><${Emblem} name=${FACES[faction]} /></span><b class="disp">${name}</b></button>`,
    )}</div>
    <small>${pair ? `${C.prodigies[pair].name}, ${C.prodigies[pair].feat}: ${C.prodigies[pair].text}` : M.options.factions.hint}</small>
  </div>`;
}
