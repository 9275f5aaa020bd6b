import { locale } from "../i18n/language.js";

const UNITS = ["kilobyte", "megabyte", "gigabyte"];

/** Return a number of bytes in the unit that fits, at least kilobytes: "45 kB". @param {number} bytes */
export function size(bytes) {
  const kilobytes = Math.ceil(bytes / 1000);
  const power = Math.min(UNITS.length - 1, Math.floor(Math.log10(Math.max(kilobytes, 1)) / 3));
  const format = { style: "unit", unit: UNITS[power], maximumFractionDigits: power && 1 };
  return new Intl.NumberFormat(locale, /** @type {Intl.NumberFormatOptions} */ (format)).format(
    kilobytes / 1000 ** power,
  );
}
