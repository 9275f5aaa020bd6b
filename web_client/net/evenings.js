// The evening of a table by REST: its call, and its file for calendars.

/** @import { Call } from "./wire.js" */

import { request, ROOT, tablePath } from "./rest.js";

/**
 * Return where people talk during the evening. Only people at the table are told.
 * @param {string} code
 * @param {string} player
 * @returns {Promise<Call>}
 */
export const seeCall = (code, player) => request("GET", `${tablePath(code)}/call?player=${player}`);

/** Return the address of the evening's file for calendars. @param {string} invitation */
export const calendarFile = (invitation) => `${ROOT}${tablePath(invitation)}/evening.ics`;
