import { html, useState } from "../../lib/index.js";
import { invitationIn } from "../../routing/pasted.js";
import { passIn } from "../../routing/route.js";
import { needWords, words } from "../../i18n/words.js";
import { Sign } from "../icons/icons.js";
import { TextForm } from "./text_form.js";

needWords("lobby");

/** The most characters of a message that somebody may paste whole. */
const LONGEST = 5000;

/** Return the invitation whose name is in a text, "" if there is none. @param {string} text */
async function named(text) {
  const { invitationNamed } = await import("../../i18n/table_name.js");
  return invitationNamed(text);
}

/**
 * A form for the name of a table, its code, a link to it, or a message with any of these. Nobody is asked about a text
 * without one.
 * @param {{go: (invitation: string, pass: string) => void}} props `pass`: as the fragment of an address, or ""
 */
export function CodeForm({ go }) {
  const [missing, miss] = useState(false);
  /** @param {string} text */
  const read = async (text) => {
    const invitation = invitationIn(text) || (await named(text).catch(() => ""));
    miss(!invitation);
    if (invitation) go(invitation, passIn(text));
  };
  return html`<${TextForm} label=${words("lobby-table-name")} action="join" button=${words("lobby-join")} longest=${LONGEST} onSend=${read} />
    ${missing && html`<p class="refused" role="alert" data-refused="no_code"><${Sign} name="x" />${words("lobby-no-code")}</p>`}`;
}
