/** The folder of this release of the client. */
const ROOT = new URL("..", import.meta.url);

/** Return the address of a file of the client. @param {string} path from the client's folder */
export const assetAddress = (path) => new URL(path, ROOT).pathname;
