// The evening of a table by REST: its call, and its file for calendars.

/** @import { Call, Seated } from "./wire.js" */

import { requestOnce } from "./entering.js";
import { request, ROOT, tablePath } from "./rest.js";

/**
 * Return where people talk during the evening. Only people at the table are told.
 * @param {string} code
 * @param {string} player
 * @returns {Promise<Call>}
 */
export const seeCall = (code, player) => request("GET", `${tablePath(code)}/call?player=${player}`);

/**
 * Come to a table without a seat, and say whether one comes to its evening.
 * @param {string} invitation
 * @param {string} name
 * @param {"yes" | "maybe" | "no"} answer
 * @returns {Promise<Seated>}
 */
export const comeAndAnswer = (invitation, name, answer) =>
  requestOnce(`${tablePath(invitation)}/players`, { name, sit: false, answer });

/** Return the address of the evening's file for calendars. @param {string} invitation */
export const calendarFile = (invitation) => `${ROOT}${tablePath(invitation)}/evening.ics`;
