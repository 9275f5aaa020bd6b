import { signal } from "../lib/index.js";
import { metaContent } from "../net/meta.js";

/** The address by which others reach the server. The server sets it if this page's own works on this computer only. */
const origin = metaContent("for-others") ?? location.origin;

/** Where the tunnel comes out by which the server is shared; null without one, or once it has ended. */
export const tunnel = signal(metaContent("tunnel"));

/** Whether tables are opened by others than this page. */
export const isOpeningClosed = metaContent("opening") === "closed";

/** Return a path as a link for others. @param {string} path */
export const linkTo = (path) => (tunnel.value ?? origin) + path;
