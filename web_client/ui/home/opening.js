import { words } from "../../i18n/words.js";
import { html, useState } from "../../lib/index.js";
import { isOpeningClosed } from "../../routing/link.js";
import { asGuest, storedName } from "../../state/guest.js";
import { beLetIn } from "../../state/asked_state.js";
import { serverState } from "../../state/server_state.js";
import { useAttempt } from "../hooks/use_attempt.js";
import { Refused, refusalWords } from "../refusals/refused.js";

const LINK = /^#opening=([\w-]+)$/;

/** Return why no table can be opened from here now, as the code of a refusal; "" if one can. */
export function openingRefusal() {
  const { maintenance, tablesBy } = /** @type {import("../../state/server_state.js").Known} */ (serverState.value);
  if (maintenance) return "maintenance";
  return tablesBy === "everyone" && !isOpeningClosed ? "" : "opening_closed";
}

/** What it takes to open a table here: the server's password, a link, or another time. */
export function Opening() {
  const [link, setLink] = useState(LINK.exec(location.hash)?.[1] ?? "");
  const [refusal, refuse] = useState(/** @type {any} */ (null));
  const [busy, attempt] = useAttempt(refuse);
  /** @param {"password" | "link"} by @param {string} secret */
  const enter = (by, secret) =>
    attempt(() => asGuest(storedName() || words("lobby-nameless"), () => beLetIn(by, secret)));
  const accept = async () => {
    await enter("link", link);
    // It is used, and must not stay in the address or in the browser's history.
    history.replaceState(history.state, "", location.pathname);
    setLink("");
  };
  const code = openingRefusal();
  const asked = code !== "maintenance" && !isOpeningClosed && serverState.value?.tablesBy === "password";
  return html`${
    link &&
    html`<p>${words("lobby-invited-to-open")}</p>
      <button type="button" class="btn btn-main" data-action="accept" disabled=${busy} onClick=${accept}>${words("lobby-accept")}</button>`
  }
    ${code && !asked && (!link || code === "maintenance") && html`<p role="status" data-opening=${code}>${refusalWords({ code, reason: "" })}</p>`}
    ${!link && asked && html`<${Password} busy=${busy} send=${(/** @type {string} */ secret) => void enter("password", secret)} />`}
    <${Refused} refusal=${refusal} of="lobby" />`;
}

/** @param {{busy: boolean, send: (password: string) => void}} props */
function Password({ busy, send }) {
  /** @param {any} event */
  const submit = (event) => {
    event.preventDefault();
    send(event.target[0].value);
  };
  return html`<form class="go-form ask-name" data-opening="password" onSubmit=${submit}>
    <label class="fld">${words("lobby-password")}
      <input type="password" name="password" required maxlength="200" autocomplete="current-password" aria-describedby="password-hint" /></label>
    <p id="password-hint">${words("lobby-password.hint")}</p>
    <button class="btn" data-action="unlock" disabled=${busy}>${words("lobby-unlock")}</button>
  </form>`;
}
