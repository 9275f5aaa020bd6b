/** Return the content of a `meta` element, by which the server informs a page. @param {string} name */
export const metaContent = (name) => document.querySelector(`meta[name=${name}]`)?.getAttribute("content") ?? null;

/** Whether this page came through the tunnel by which the server is shared. */
export const isFromTunnel = metaContent("tunnel") === location.origin;
