import { html, useState } from "../../lib/index.js";
import { invitationIn } from "../../routing/pasted.js";
import { passIn } from "../../routing/route.js";
import { words } from "../../i18n/words.js";
import { Sign } from "../icons/icons.js";
import { TextForm } from "./text_form.js";

/** The most characters of a message that somebody may paste whole. */
const LONGEST = 5000;

/**
 * A form for the code of a table, a link to it, or a message with either. Nobody is asked about a text without one.
 * @param {{go: (invitation: string, pass: string) => void}} props `pass`: as the fragment of an address, or ""
 */
export function CodeForm({ go }) {
  const [missing, miss] = useState(false);
  /** @param {string} text */
  const read = (text) => {
    const invitation = invitationIn(text);
    miss(!invitation);
    if (invitation) go(invitation, passIn(text));
  };
  return html`<${TextForm} label=${words("lobby-table-code")} action="join" button=${words("lobby-join")} longest=${LONGEST} onSend=${read} />
    ${missing && html`<p class="refused" role="alert" data-refused="no_code"><${Sign} name="x" />${words("lobby-no-code")}</p>`}`;
}
