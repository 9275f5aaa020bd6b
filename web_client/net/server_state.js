// The requests about the server's state.

/** @import { ServerState } from "./wire.js" */

import { request } from "./rest.js";

/** @returns {Promise<ServerState>} */
export const seeServerState = () => request("GET", "/state");

/** @param {"password" | "link"} by @param {string} secret @returns {Promise<ServerState>} */
export const letMeIn = (by, secret) => request("POST", "/guests/me/let-in", { by, secret });
