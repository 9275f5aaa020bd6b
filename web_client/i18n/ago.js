import { locale } from "./language.js";

/** The units of "ago", in milliseconds, the longest first. @type {[Intl.RelativeTimeFormatUnit, number][]} */
const UNITS = [
  ["month", 30 * 86_400_000],
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
  ["second", 1_000],
];

const times = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });

/** Say how long ago something was: "2 hours ago". @param {number} ms milliseconds */
export function ago(ms) {
  const [unit, length] = UNITS.find(([, span]) => ms >= span) ?? UNITS[UNITS.length - 1];
  return times.format(-Math.floor(ms / length), unit);
}
