/** @import { OptionsProps } from "../../types.js" */

import { OptionForm } from "../../../ui/waiting/option_form.js";
import { html } from "../../../lib/index.js";
import { S } from "../words/setup.js";
import { Unknowns } from "./unknowns.js";

/** The values of each number that are offered. */
const USUAL = { target: [5, 10, 15], turn_limit: [null, 10, 15, 25] };

/** The identities that the Unknown may be, in a game that has one. @param {OptionsProps} props */
const UnknownsRow = (props) => props.options.mode === "expert" && props.setup && html`<${Unknowns} ...${props} />`;

/** The game's options, for the host. @param {OptionsProps} props */
export const OptionsForm = (props) =>
  html`<${OptionForm} ...${props} of=${S.options} usual=${USUAL} rows=${{ unknowns: UnknownsRow }} />`;
