/** @import { OptionRow, OptionsProps } from "../../games/types.js" */
/** @import { Json, OptionField } from "../../net/wire.js" */

import { html, useState } from "../../lib/index.js";
import { words } from "../../i18n/words.js";
import { useAnnounced } from "../accessibility/announcer.js";
import { choicesOf, Segments, Switch } from "../forms/choices.js";
import { changedFields, chosenValue, fieldHint, fieldInWords, fieldLabel, valueInWords } from "./options_in_words.js";

/** The most numbers that are offered side by side; for more there is a field. */
const MOST_SIDE_BY_SIDE = 9;

/**
 * The options of a game, as its fields describe them. A game that draws one of them itself provides a `row` for it.
 * @param {OptionsProps & {of: string, usual?: Record<string, any[]>, rows?: Record<string, OptionRow>,
 * together?: (options: Json, some: Json) => Json}} props `usual`: the values offered for a number; `together`: returns
 *   what is chosen with everything that goes with it, which is then said beside it
 */
export function OptionForm({ of, usual = {}, rows = {}, together = (_, some) => some, ...props }) {
  const { fields, options, only } = props;
  const [last, choose] = useState({ name: "", all: /** @type {Json} */ ({}) });
  const open = fields.filter(({ name }) => !only || only.includes(name));
  /** @param {string} name @returns {(some: Json) => void} */
  const changeBy = (name) => (some) => {
    const all = together(options, some);
    choose({ name, all });
    props.change(all);
  };
  return html`${open.map((field) => {
    const { name } = field;
    const change = changeBy(name);
    return html`${
      rows[name]
        ? html`<${rows[name]} key=${name} ...${props} change=${change} />`
        : html`<${Field} key=${name} field=${field} value=${chosenValue(field, options)} of=${of}
          usual=${usual[name]} pick=${(/** @type {any} */ value) => change({ [name]: value })} />`
    }${name === last.name && html`<${GoesWith} key=${`${name}+`} fields=${fields} of=${of} options=${options} ...${last} />`}`;
  })}`;
}

/**
 * What a choice has changed besides, once it holds.
 * @param {{fields: OptionField[], of: string, options: Json, name: string, all: Json}} props `all`: what was chosen
 */
function GoesWith({ fields, of, options, name, all }) {
  const others = fields.filter((field) => field.name !== name && field.name in all);
  const holds = !changedFields(others, options, all).length;
  const said = others.map((field) => fieldInWords(field, options, of)).join(" · ");
  const text = holds && said ? words("lobby-goes-with", { options: said }) : "";
  useAnnounced(text);
  return text && html`<p class="goes-with" data-goes-with>${text}</p>`;
}

/** @param {{field: OptionField, value: any, of: string, usual?: any[], pick: (value: any) => void}} props */
function Field({ field, value, of, usual, pick }) {
  const { name } = field;
  const label = fieldLabel(field, of);
  const hint = fieldHint(field, of);
  const common = { name, label, hint, value, onPick: pick };
  /** @param {any} one */
  const said = (one) => valueInWords(one, field, of);
  if (field.kind === "flag") return html`<${Switch} ...${common} />`;
  if (field.kind === "choice") {
    return html`<${Segments} ...${common} choices=${field.values.map((one) => ({ value: one, label: said(one) }))} />`;
  }
  if (field.kind === "set")
    return html`<${SetField} field=${field} value=${value} label=${label} said=${said} pick=${pick} />`;
  const offered = usual ?? sideBySide(field);
  if (offered) return html`<${Segments} ...${common} choices=${choicesOf(offered, value, said)} />`;
  return html`<label class="fld opt" data-option=${name}>${label}
    <input type="number" inputmode="numeric" min=${field.least} max=${field.most} value=${value}
      required=${!field.optional} onChange=${(/** @type {any} */ { target }) => target.reportValidity() && pick(target.value === "" ? null : Number(target.value))} />
    ${hint && html`<small>${hint}</small>`}
  </label>`;
}

/**
 * Return all values of a number, if they are few.
 * @param {Extract<OptionField, {kind: "number"}>} field
 */
function sideBySide({ least, most, optional }) {
  if (most - least >= MOST_SIDE_BY_SIDE) return null;
  const numbers = Array.from({ length: most - least + 1 }, (_, i) => least + i);
  return optional ? [null, ...numbers] : numbers;
}

/**
 * Values, any number of which may be chosen.
 * @param {{field: Extract<OptionField, {kind: "set"}>, value: string[] | null, label: string,
 *   said: (one: string) => string, pick: (value: string[]) => void}} props
 */
function SetField({ field, value, label, said, pick }) {
  const chosen = value ?? field.values;
  /** @param {string} one */
  const toggle = (one) => {
    const next = field.values.filter((other) => chosen.includes(other) !== (other === one));
    if (next.length >= field.least) pick(next);
  };
  return html`<div class="opt" role="group" aria-label=${label} data-option=${field.name}>
    <span>${label}</span>
    <div class="seg">${field.values.map(
      (one) => html`<button type="button" key=${one} data-value=${one} aria-pressed=${String(chosen.includes(one))}
        onClick=${() => toggle(one)}>${said(one)}</button>`,
    )}</div>
  </div>`;
}
