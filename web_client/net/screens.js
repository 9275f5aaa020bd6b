/** @import { ScreenMade } from "./wire.js" */

import { request, tablePath } from "./rest.js";

/**
 * Make this browser a big screen of a table by a pass.
 * @param {string} invitation
 * @param {string} token
 * @returns {Promise<ScreenMade>}
 */
export const makeScreen = (invitation, token) => request("POST", `${tablePath(invitation)}/screens`, { token });
