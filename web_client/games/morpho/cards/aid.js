/** @import { Aid } from "../types.js" */

import { signal } from "../../../lib/index.js";

/** What shows what hidden cards can be, while the host offers that, or in a replay; it is loaded then. */
export const aid = signal(/** @type {Aid | null} */ (null));
