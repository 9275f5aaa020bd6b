// The requests about this browser's guest.

/** @import { Devices, Me } from "./wire.js" */

import { request } from "./rest.js";

/** @param {string} name */
export const makeGuest = (name) => request("POST", "/guests", { name });

/** @returns {Promise<Me>} */
export const whoAmI = () => request("GET", "/guests/me");

/** @returns {Promise<Devices>} */
export const listDevices = () => request("GET", "/guests/me/devices");

/** Erase this guest, for good. */
export const eraseMe = () => request("DELETE", "/guests/me");

/** @param {"here" | "elsewhere"} where */
export const signOut = (where) => request("POST", "/guests/me/sign-out", { where });
