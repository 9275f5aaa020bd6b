// What is shown while an update is gone through event by event: an assault, or the Shadow's turn.

/** @import { Frame } from "./types.js" */

import { signal } from "../../lib/index.js";

/** The moment that is shown in place of the present; null at rest. */
export const film = signal(/** @type {Frame | null} */ (null));

/** Whether something is shown in place of the question. */
export const isTelling = () => Boolean(film.value?.headline);
