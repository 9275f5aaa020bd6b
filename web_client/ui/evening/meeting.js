/** @import { TableStore } from "../../state/table/store.js" */

import { useEffect } from "../../lib/index.js";
import { withStyles } from "../../loading/stylesheets.js";
import { arrived } from "../../state/arrival.js";

/** Load the page of a table's evening. */
export const loadEvening = async () =>
  (await withStyles(import("./evening_page.js"), "ui/evening/evening.css", "ui/result/season.css")).EveningPage;

/** Load what somebody with the link is asked. */
export const loadInvited = async () => (await withStyles(import("./invited.js"), "ui/evening/evening.css")).Invited;

/** Load the line at a table that leads back to it. */
export const loadStrip = async () => (await withStyles(import("./strip.js"), "ui/evening/strip.css")).EveningStrip;

/**
 * Return whether a page shows the evening that is planned. During a match it shows the table, and so to those who were
 * there before it was planned.
 * @param {TableStore} store
 */
export function useMeeting({ code, now }) {
  const isPlanned = Boolean(now.table?.evening);
  useEffect(() => {
    if (!isPlanned) arrived.value = code;
  }, [isPlanned]);
  const isOn = now.table?.phase === "playing" || now.table?.phase === "between";
  return isPlanned && !isOn && arrived.value !== code;
}
