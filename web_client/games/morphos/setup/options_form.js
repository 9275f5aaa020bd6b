/** @import { OptionsProps } from "../../types.js" */

import { needWords, words } from "../../../i18n/words.js";
import { html } from "../../../lib/index.js";
import { Segments } from "../../../ui/forms/choices.js";
import { OptionForm } from "../../../ui/waiting/option_form.js";
import { sizesFor, together } from "./combinations.js";

needWords("morphos.learn");

/** The sizes that go with the mutators. @param {OptionsProps} props */
function SizeRow({ options, change }) {
  const sizes = [...new Set([...sizesFor(/** @type {any} */ (options)), options.size])].sort(
    (one, other) => one - other,
  );
  return html`<${Segments} name="size" label=${words("morphos-option-size")} hint=${words("morphos-option-size.hint")} value=${options.size}
    choices=${sizes.map((size) => ({ value: size, label: String(size) }))} onPick=${(/** @type {number} */ size) => change({ size })} />`;
}

/** The game's options, for the host: what goes together is chosen together. @param {OptionsProps} props */
export const OptionsForm = (props) =>
  html`<${OptionForm} ...${props} of="morphos" rows=${{ size: SizeRow }} together=${together} />`;
