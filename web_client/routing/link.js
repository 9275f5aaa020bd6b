/** The address by which others reach the server. The server sets it if this page's own works on this computer only. */
const origin = document.querySelector("meta[name=for-others]")?.getAttribute("content") ?? location.origin;

/** Return a path as a link for others. @param {string} path */
export const linkTo = (path) => origin + path;
