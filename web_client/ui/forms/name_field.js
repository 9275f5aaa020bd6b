import { html, useState } from "../../lib/index.js";
import { D } from "../../i18n/lobby.js";
import { Sign } from "../icons/icons.js";

const MISSING = "name-missing";

/**
 * The field for a name. A missing name is reported below it, because the browser's own bubble would cover the button
 * that was pressed.
 * @param {{name: string, write: (name: string) => void}} props
 */
export function NameField({ name, write }) {
  const [missing, miss] = useState(false);
  /** @param {any} event */
  const tell = (event) => {
    event.preventDefault();
    event.target.focus();
    miss(true);
  };
  /** @param {any} event */
  const edit = (event) => {
    miss(false);
    write(event.target.value);
  };
  return html`<label class="fld">${D.yourName}
    <input type="text" name="name" value=${name} required pattern=".*\\S.*" maxlength="20" autocomplete="nickname"
      aria-invalid=${String(missing)} aria-describedby=${missing ? MISSING : undefined}
      onInvalid=${tell} onInput=${edit} />
  </label>
  ${missing && html`<p class="refused" role="alert" id=${MISSING}><${Sign} name="x" />${D.nameMissing}</p>`}`;
}
