// An evening is one moment, which each place reads by its own clocks. The browser's zone stays in the browser.

import { language, locale } from "../../i18n/language.js";
import { regional } from "../../i18n/time.js";
import { needWords, words } from "../../i18n/words.js";
import { useEffect, useState } from "../../lib/index.js";

needWords("evening");

const QUARTER = 900_000;
/** How long an evening lasts, in milliseconds. */
const LASTS = 14_400_000;

/** The time zone of this device. */
export const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * @param {Intl.LocalesArgument} tag of the language
 * @param {string} zone
 * @param {Intl.DateTimeFormatOptions} options
 */
function format(tag, zone, options) {
  try {
    return new Intl.DateTimeFormat(tag, { ...options, timeZone: zone });
  } catch {
    return new Intl.DateTimeFormat(tag, options); // the server knows zones that this browser doesn't
  }
}

/** Return a time of day: "20:30". @param {number} at @param {string} [zone] */
export const timeOf = (at, zone = ownZone()) => format(regional, zone, { timeStyle: "short" }).format(at);

/** Return a day: "Fri 4 Dec". @param {number} at @param {string} [zone] */
export const dayOf = (at, zone = ownZone()) =>
  format(locale, zone, { weekday: "short", day: "numeric", month: "short" }).format(at).replace(/,/g, "");

/** Return a day of the week: "Friday". @param {number} at */
export const weekdayOf = (at) => format(locale, ownZone(), { weekday: "long" }).format(at);

/** Return a zone as this language calls it today: "India Time", "ET". @param {string} zone */
export function zoneInWords(zone) {
  try {
    const parts = new Intl.DateTimeFormat(language, { timeZone: zone, timeZoneName: "shortGeneric" }).formatToParts();
    return parts.find(({ type }) => type === "timeZoneName")?.value ?? zone;
  } catch {
    return zone;
  }
}

/** Return the time in the host's zone, with the day if it is another; "" where clocks show the same. @param {{at: number, zone: string}} evening */
export function timeThere({ at, zone }) {
  const [here, there] = [dayOf(at), dayOf(at, zone)];
  if (here === there && timeOf(at) === timeOf(at, zone)) return "";
  const time = timeOf(at, zone);
  return words("meet-time-there", { time: here === there ? time : `${there} ${time}`, zone: zoneInWords(zone) });
}

/** Say when an evening is, here and there: "Fri 4 Dec 20:30, Austria Time". @param {{at: number, zone: string}} evening */
export function whenInWords(evening) {
  const { at, zone } = evening;
  const there = timeThere(evening);
  return there
    ? `${dayOf(at)} ${timeOf(at)} (${there})`
    : words("meet-time-there", { time: `${dayOf(at)} ${timeOf(at)}`, zone: zoneInWords(zone) });
}

/** Return the date and the time of fields in a form, by a zone's clocks. @param {number} at @param {string} zone */
export function fieldsOf(at, zone) {
  const options = /** @type {const} */ ({ dateStyle: "short", timeStyle: "medium" });
  const [date, time] = format("sv-SE", zone, options).format(at).split(" ");
  return { date, time: time.slice(0, 5) };
}

/** Return the date in some days, by this device's calendar. @param {number} days */
export const dateIn = (days) => fieldsOf(Date.now() + days * 86_400_000, ownZone()).date;

/**
 * Return how near an evening is, as time passes: on (from a quarter of an hour before it), later today, tonight, or another day.
 * @param {number} at
 */
export function useNearness(at) {
  const [now, look] = useState(Date.now());
  useEffect(() => {
    const timer = setInterval(() => look(Date.now()), 30_000);
    return () => clearInterval(timer);
  }, []);
  if (now >= at - QUARTER && now < at + LASTS) return "now";
  if (dayOf(at) !== dayOf(now)) return "later";
  return new Date(at).getHours() < 17 ? "today" : "tonight";
}

/**
 * Return the time zones of the world by name, of those called the same one: another one, or else the first.
 * @param {string} zone
 */
export function zonesWith(zone) {
  const all = [...Intl.supportedValuesOf("timeZone").reverse(), zone];
  const byName = new Map(all.map((one) => [zoneInWords(one), one]));
  return [...byName].sort(([one], [other]) => one.localeCompare(other, language));
}
