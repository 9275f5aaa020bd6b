/** Return what the server has told this page under a name. @param {string} name */
export const told = (name) => document.querySelector(`meta[name=${name}]`)?.getAttribute("content") ?? null;

/** Whether this page came through the tunnel by which the server is shared. */
export const isFromTunnel = told("tunnel") === location.origin;
