import { locale } from "./language.js";

/** The format without a decimal, and that with one. */
const FORMATS = [0, 1].map(
  (decimals) => new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: decimals }),
);

/**
 * Return a chance in per cent, as numbers are written here. Only what is certain, 1, is 100 %, and only what can't be,
 * 0, is 0 %: what lies next to them is more than 99 %, or less than 1 %.
 * @param {number} chance
 * @param {0 | 1} [decimals] at most
 */
export function percent(chance, decimals = 0) {
  const { format } = FORMATS[decimals];
  if (chance > 0 && chance < 0.005) return `<${format(0.01)}`;
  return chance >= 0.995 && chance < 1 ? `>${format(0.99)}` : format(chance);
}
