import { html, signal, useLayoutEffect, useRef } from "../lib/index.js";
import { words } from "../i18n/words.js";

/** The notice that is shown. There is only one, though several parts of a screen may be missing. */
const sayer = signal(/** @type {object | null} */ (null));

/** Says that the server is newer than this page, and offers to load the page again; once on a screen. */
export function Outdated() {
  const me = useRef(null);
  useLayoutEffect(() => {
    sayer.value ??= me;
  });
  useLayoutEffect(
    () => () => {
      if (sayer.peek() === me) sayer.value = null;
    },
    [],
  );
  if (sayer.value !== me) return null;
  return html`<div class="link-banner" role="alert" data-outdated>
    <b>${words("table-outdated")}</b>
    <button type="button" class="btn" data-action="reload" onClick=${() => location.reload()}>${words("table-reload")}</button>
  </div>`;
}
