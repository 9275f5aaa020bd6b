/** @import { OptionsProps } from "../../types.js" */

import { OptionForm } from "../../../ui/waiting/option_form.js";
import { needWords } from "../../../i18n/words.js";
import { html } from "../../../lib/index.js";
import { Unknowns } from "./unknowns.js";

needWords("morpho.more");

/** The values of each number that are offered. */
const USUAL = { target: [5, 10, 15], turn_limit: [null, 10, 15, 25] };

/** The identities that the Unknown may be, in a game that has one. @param {OptionsProps} props */
const UnknownsRow = (props) => props.options.mode === "expert" && props.setup && html`<${Unknowns} ...${props} />`;

/** The game's options, for the host. @param {OptionsProps} props */
export const OptionsForm = (props) =>
  html`<${OptionForm} ...${props} of="morpho" usual=${USUAL} rows=${{ unknowns: UnknownsRow }} />`;
