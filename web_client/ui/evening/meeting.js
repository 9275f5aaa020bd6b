/** @import { TableStore } from "../../state/table/store.js" */

import { useEffect } from "../../lib/index.js";
import { withStyles } from "../../loading/stylesheets.js";
import { arrive, arrived } from "../../state/arrival.js";

/** Load the page of a table's evening. */
export const loadEvening = async () =>
  (await withStyles(import("./evening_page.js"), "ui/evening/evening.css", "ui/result/season.css")).EveningPage;

/** Load what somebody with the link is asked. */
export const loadInvited = async () => (await withStyles(import("./invited.js"), "ui/evening/evening.css")).Invited;

/** Load the line at a table that leads back to it. */
export const loadStrip = async () => (await withStyles(import("./strip.js"), "ui/evening/strip.css")).EveningStrip;

/**
 * Return whether a page shows the evening that is planned. Who was at the table before it was planned stays there.
 * @param {TableStore} store
 */
export function useMeeting({ code, now }) {
  const isPlanned = Boolean(now.table?.evening);
  useEffect(() => {
    if (!isPlanned && arrived.peek() !== code) arrive(code);
  }, [isPlanned]);
  return isPlanned && arrived.value !== code;
}
