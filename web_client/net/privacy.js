// For how long the server keeps things.

/** @import { Privacy } from "./wire.js" */

import { request } from "./rest.js";

/** @returns {Promise<Privacy>} */
export const howLongKept = () => request("GET", "/privacy");
