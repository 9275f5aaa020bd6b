/** @import { GameClient, OptionWords } from "../../games/types.js" */
/** @import { Json, OptionField, TableOptions } from "../../net/wire.js" */

import { useLoaded } from "../../loading/lazy.js";
import { D } from "../../i18n/lobby.js";
import { W } from "../../i18n/table.js";

/** @param {string} name */
const spaced = (name) => name[0].toUpperCase() + name.slice(1).replaceAll("_", " ");

/** Return an option's label. @param {OptionField} field @param {OptionWords} words */
export const fieldLabel = ({ name }, { label }) => label ?? spaced(name);

/**
 * Return an option's value; a merge patch has taken away what is null.
 * @param {OptionField} field
 * @param {Json} options
 */
export const chosenValue = ({ name }, options) => options[name] ?? null;

/**
 * Return a value in words.
 * @param {any} value
 * @param {OptionWords} words
 * @returns {string}
 */
export function valueInWords(value, { values = {}, unset = D.span(null) }) {
  if (value === null) return unset;
  if (typeof value === "boolean") return value ? W.yes : W.no;
  if (Array.isArray(value)) return value.map((one) => valueInWords(one, { values, unset })).join(", ");
  return values[value] ?? (typeof value === "string" ? spaced(value) : String(value));
}

/**
 * Return what puts a game's options in words: in its own sentences, or else as a list. While they are loading there are
 * no words.
 * @param {GameClient | null} game
 * @returns {(fields: OptionField[], options: TableOptions) => string[]}
 */
export function useOptionsInWords(game) {
  const load = game?.loadOptionsInWords ?? null;
  const inWords = useLoaded(load);
  if (load) return (_, options) => inWords?.(options) ?? [];
  return (fields, options) =>
    fields.map((field) => fieldInWords(field, options, game?.optionWords?.[field.name] ?? {}));
}

/**
 * @param {OptionField} field
 * @param {TableOptions} options
 * @param {OptionWords} words
 */
const fieldInWords = (field, options, words) =>
  D.optionIs(fieldLabel(field, words), valueInWords(chosenValue(field, options), words));

/**
 * Return a seat's options in words; none if nothing was chosen.
 * @param {GameClient} game
 * @param {OptionField[]} fields
 * @param {Json | undefined} options
 */
export const seatInWords = ({ optionWords = {} }, fields, options) =>
  options ? fields.map((field) => valueInWords(chosenValue(field, options), optionWords[field.name] ?? {})) : [];
