import { locale } from "../i18n/language.js";

const UNITS = ["byte", "kilobyte", "megabyte", "gigabyte"];

/** Return a number of bytes in the unit that fits: "45 kB". @param {number} bytes */
export function size(bytes) {
  const power = Math.min(UNITS.length - 1, Math.floor(Math.log10(Math.max(bytes, 1)) / 3));
  const format = { style: "unit", unit: UNITS[power], maximumFractionDigits: power > 1 ? 1 : 0 };
  return new Intl.NumberFormat(locale, /** @type {Intl.NumberFormatOptions} */ (format)).format(bytes / 1000 ** power);
}
