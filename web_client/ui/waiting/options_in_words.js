/** @import { GameClient } from "../../games/types.js" */
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

/** Return the id of an option's messages. @param {string} game @param {string} name */
const idOf = (game, name) => `${game}-option-${name}`;

/** Return an option's label. @param {OptionField} field @param {string} game */
export const fieldLabel = ({ name }, game) => findWords(idOf(game, name)) ?? spaced(name);

/** Return what an option does, if that is said. @param {OptionField} field @param {string} game */
export const fieldHint = ({ name }, game) => findWords(`${idOf(game, name)}.hint`) ?? undefined;

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
 * @param {string} game
 * @returns {string}
 */
export function valueInWords(value, field, game) {
  const id = idOf(game, field.name);
  if (value === null) return findWords(`${id}.unset`) ?? timeInWords(null);
  if (typeof value === "boolean") return value ? words("table-yes") : words("table-no");
  if (Array.isArray(value)) return value.map((one) => valueInWords(one, field, game)).join(words("comma"));
  return findWords(`${id}-${value}`) ?? (typeof value === "string" ? spaced(value) : String(value));
}

/**
 * Return the fields whose values differ.
 * @param {OptionField[]} fields
 * @param {Json} one
 * @param {Json} other
 */
export const changedFields = (fields, one, other) =>
  fields.filter((field) => JSON.stringify(chosenValue(field, one)) !== JSON.stringify(chosenValue(field, other)));

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
  return (fields, options) => fields.map((field) => fieldInWords(field, options, game?.name ?? ""));
}

/**
 * Return an option with its value in words.
 * @param {OptionField} field
 * @param {Json} options
 * @param {string} game
 */
export const fieldInWords = (field, options, game) =>
  words("lobby-option-is", {
    option: fieldLabel(field, game),
    value: valueInWords(chosenValue(field, options), field, game),
  });

/**
 * Return the table's own options in words.
 * @param {TableOptions} options
 */
export function tableInWords(options) {
  const { reaction_seconds: reaction, out_players_see: see, stand_in_seconds: away = null } = options;
  const { spectators, spectator_delay: behind } = options;
  return [
    clockInWords(options) ?? words("lobby-turns-unlimited"),
    ...(reaction ? [words("lobby-reaction-time-is", { time: timeInWords(reaction) })] : []),
    words("lobby-spectators-are", { allowed: spectators }),
    ...(spectators && behind ? [delayInWords(behind)] : []),
    ...(see ? [words(`lobby-out-see-${see}`)] : []),
    words(`lobby-replays-are-${options.replays ?? "match"}`),
    away === null ? words("lobby-nobody-stands-in") : words("lobby-stand-in-after", { time: timeInWords(away) }),
  ];
}

/** Return in words how far spectators are behind. @param {number | "round"} delay */
export const delayInWords = (delay) =>
  delay === "round"
    ? words("lobby-spectators-behind-round")
    : words("lobby-spectators-behind", { time: timeInWords(delay) });

/** Return in words how much time a turn has; null if turns have no limit. @param {TableOptions} options */
function clockInWords({ turn_seconds: turn, bank_seconds: seconds, increment_seconds: more }) {
  if (!turn) return null;
  const time = words("lobby-turn-time-is", { time: timeInWords(turn) });
  if (!seconds) return time;
  const bank = timeInWords(seconds);
  return more
    ? words("lobby-clock-with-increment", { time, bank, increment: timeInWords(more) })
    : words("lobby-clock-with-bank", { time, bank });
}

/**
 * Return a seat's options in words; none if nothing was chosen.
 * @param {GameClient} game
 * @param {OptionField[]} fields
 * @param {Json | undefined} options
 */
export const seatInWords = (game, fields, options) =>
  options ? fields.map((field) => valueInWords(chosenValue(field, options), field, game.name)) : [];

/**
 * Put the options in one short sentence: the game's own words for its most telling ones, and the clock.
 * @param {GameClient} game
 * @param {TableOptions} options
 */
export const optionsInShort = (game, options) =>
  words("lobby-in-short", {
    rules: findWords(`${game.name}-in-short`, options) ?? words("lobby-usual-rules"),
    clock: clockInWords(options) ?? words("lobby-no-clock"),
  });
