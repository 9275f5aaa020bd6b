/** @import { GameClient, OptionWords } from "../../games/types.js" */
/** @import { Json, OptionField, TableOptions } from "../../net/wire.js" */

import { useLoaded } from "../../loading/lazy.js";
import { findWords, needWords, words } from "../../i18n/words.js";

needWords("lobby");

/** @param {string} name */
const spaced = (name) => name[0].toUpperCase() + name.slice(1).replaceAll("_", " ");

/** Return a span of time in words. @param {number | null} seconds null for no limit */
export function timeInWords(seconds) {
  if (seconds === null) return words("lobby-no-limit");
  return seconds % 60 || seconds < 60
    ? words("lobby-seconds", { seconds })
    : words("lobby-minutes", { minutes: seconds / 60 });
}

/** The words of options: the game whose messages they are, or themselves. @typedef {string | Record<string, OptionWords>} OptionsOf */

/**
 * Return the words of an option, as far as there are any.
 * @param {OptionsOf} of
 * @param {string} name
 */
export function optionWords(of, name) {
  if (typeof of !== "string")
    return { ...of[name], inWords: (/** @type {any} */ one) => of[name]?.values?.[one] ?? null };
  const id = `${of}-option-${name}`;
  return {
    label: findWords(id) ?? undefined,
    hint: findWords(`${id}.hint`) ?? undefined,
    unset: findWords(`${id}.unset`) ?? undefined,
    inWords: (/** @type {any} */ one) => findWords(`${id}-${one}`),
  };
}

/** Return an option's label. @param {OptionField} field @param {OptionsOf} of */
export const fieldLabel = ({ name }, of) => optionWords(of, name).label ?? spaced(name);

/**
 * Return an option's value; a merge patch has taken away what is null.
 * @param {OptionField} field
 * @param {Json} options
 */
export const chosenValue = ({ name }, options) => options[name] ?? null;

/**
 * Return a value in words.
 * @param {any} value
 * @param {OptionField} field
 * @param {OptionsOf} of
 * @returns {string}
 */
export function valueInWords(value, field, of) {
  const { unset = timeInWords(null), inWords } = optionWords(of, field.name);
  if (value === null) return unset;
  if (typeof value === "boolean") return value ? words("table-yes") : words("table-no");
  if (Array.isArray(value)) return value.map((one) => valueInWords(one, field, of)).join(words("comma"));
  return inWords(value) ?? (typeof value === "string" ? spaced(value) : String(value));
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
  return (fields, options) => fields.map((field) => fieldInWords(field, options, wordsOfOptions(game)));
}

/** Return what has the words of a game's options. @param {GameClient | null} game @returns {OptionsOf} */
export const wordsOfOptions = (game) => game?.optionWords ?? game?.name ?? {};

/**
 * @param {OptionField} field
 * @param {TableOptions} options
 * @param {OptionsOf} of
 */
const fieldInWords = (field, options, of) =>
  words("lobby-option-is", {
    option: fieldLabel(field, of),
    value: valueInWords(chosenValue(field, options), field, of),
  });

/**
 * Return a seat's options in words; none if nothing was chosen.
 * @param {GameClient} game
 * @param {OptionField[]} fields
 * @param {Json | undefined} options
 */
export const seatInWords = (game, fields, options) =>
  options ? fields.map((field) => valueInWords(chosenValue(field, options), field, wordsOfOptions(game))) : [];
