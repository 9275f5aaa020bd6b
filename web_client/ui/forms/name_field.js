import { html, useLayoutEffect, useRef, useState } from "../../lib/index.js";
import { words } from "../../i18n/words.js";
import { Sign } from "../icons/icons.js";

const MISSING = "name-missing";

/** What comes before a name is used. */
const BEFORE_USE = ["pointerdown", "keydown", "click"];

/**
 * The field for a name. A missing name is reported below it, because the browser's own bubble would cover the button
 * that was pressed. Only the field itself writes its text, so that nothing drawn anew empties one that was filled.
 * @param {{name: string, write: (name: string) => void, label?: string}} props
 */
export function NameField({ name, write, label = words("lobby-your-name") }) {
  const [missing, miss] = useState(false);
  const field = useRef(/** @type {HTMLInputElement | null} */ (null));
  const current = useRef({ name, write });
  current.current = { name, write };
  useLayoutEffect(() => {
    // Some browsers and password managers fill a field without an event.
    const look = () => {
      const filled = field.current?.value ?? "";
      if (filled !== current.current.name) current.current.write(filled);
    };
    for (const type of BEFORE_USE) addEventListener(type, look, { capture: true });
    return () => {
      for (const type of BEFORE_USE) removeEventListener(type, look, { capture: true });
    };
  }, []);
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
  return html`<label class="fld">${label}
    <input type="text" name="name" dir=${name && "auto"} ref=${field} defaultValue=${name} required pattern=".*\\S.*" maxlength="20" autocomplete="nickname"
      aria-invalid=${String(missing)} aria-describedby=${missing ? MISSING : undefined}
      onInvalid=${tell} onInput=${edit} />
  </label>
  ${missing && html`<p class="refused" role="alert" id=${MISSING}><${Sign} name="x" />${words("lobby-name-missing")}</p>`}`;
}
