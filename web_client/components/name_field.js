import { html } from "../lib/index.js";
import { D } from "./doors_words.js";

/** Where somebody writes their name. @param {{name: string, write: (name: string) => void}} props */
export function NameField({ name, write }) {
  return html`<label class="fld">${D.yourName}
    <input type="text" name="name" value=${name} required pattern=".*\\S.*" maxlength="20" autocomplete="nickname"
      onInput=${(/** @type {any} */ event) => write(event.target.value)} />
  </label>`;
}
