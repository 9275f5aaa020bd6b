import { request, RequestRefused } from "./rest.js";
import { isFromTunnel } from "./meta.js";

/** What the end of a tunnel looks like. */
const ENDS = new Set(["bad_gateway", "unreachable"]);

/**
 * Return why the server can't be used from this page, as the code of a refusal; null if it can, by requests.
 * @returns {Promise<string | null>}
 */
export async function findCause() {
  try {
    return causeOf(await request("GET", `/connection?origin=${encodeURIComponent(location.origin)}`));
  } catch (error) {
    if (!(error instanceof RequestRefused)) throw error;
    return isFromTunnel && ENDS.has(error.code) ? "tunnel_gone" : error.code;
  }
}

/** @param {{may_act: boolean, host: string, scheme: string}} seen how the page's request arrived */
function causeOf({ may_act: mayAct, host, scheme }) {
  if (mayAct) return null;
  if (host !== location.host) return "host_hidden";
  return `${scheme}:` === location.protocol ? "foreign_origin" : "scheme_hidden";
}
