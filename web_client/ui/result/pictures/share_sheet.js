/** @import { Child } from "../../../lib/index.js" */

import { html, useEffect, useLayoutEffect, useRef, useState } from "../../../lib/index.js";
import { locale } from "../../../i18n/language.js";
import { needWords, words } from "../../../i18n/words.js";
import { loadStyles } from "../../../loading/stylesheets.js";
import { Sign } from "../../icons/icons.js";
import { saveFile } from "../../panels/save_file.js";
import { useSharing } from "../../people/share_link.js";

needWords("after");

/** After how many milliseconds without another letter the picture gets its title. */
const SETTLING = 300;

/** By it a browser says whether it can send pictures. */
const SAMPLE = new File([""], "picture.png", { type: "image/png" });

/** When it was: pictures without a title carry it. */
const DAY = new Intl.DateTimeFormat(locale, { weekday: "long", day: "numeric", month: "long" });

/** Name a file by what is said, in any script. @param {string} said */
const fileName = (said) =>
  `${
    said
      .toLocaleLowerCase(locale)
      .match(/[\p{L}\p{M}\p{N}]+/gu)
      ?.join("-") ?? "picture"
  }.png`;

/**
 * @typedef {object} Sent
 * @property {string} title of the sheet
 * @property {string} alt what the picture shows
 * @property {string} text what is copied
 * @property {string} [file] after what the file is named, if not after the title and the date
 * @property {(title: string) => Promise<HTMLCanvasElement>} draw
 */

/**
 * A button for a picture to send, and the sheet in which it is seen, gets a title, and is sent, saved or copied as text.
 * @param {{sent: Sent, action: string, label?: string, children?: Child}} props
 */
export function SharePicture({ sent, action, label, children }) {
  const sheet = useRef(/** @type {HTMLDialogElement | null} */ (null));
  const [open, show] = useState(false);
  const begin = () => {
    void loadStyles("ui/result/pictures/share_sheet.css").then(() => {
      show(true);
      sheet.current?.showModal();
    });
  };
  return html`<button type="button" class="btn" data-action=${action} aria-haspopup="dialog" aria-label=${label} onClick=${begin}>${children}</button>
    <dialog class="share-sheet" ref=${sheet} aria-label=${sent.title} onClose=${() => show(false)}>
      <div class="menu-top"><h2 class="disp">${sent.title}</h2>
        <button type="button" class="btn" data-action="close-picture" onClick=${() => sheet.current?.close()}>${words("table-close")}</button></div>
      ${open && html`<${Sheet} sent=${sent} />`}
    </dialog>`;
}

/** @param {{sent: Sent}} props */
function Sheet({ sent }) {
  const { alt, text } = sent;
  const [title, call] = useState("");
  const day = DAY.format(Date.now());
  const wanted = title.trim() || day;
  const drawn = useDrawn(sent, wanted);
  const { said, byHand, place, copy } = useSharing(text, { text });
  // The one before has another title.
  const blob = drawn?.title === wanted && drawn.blob;
  const file = blob && new File([blob], fileName(sent.file ?? `${title} ${day}`), { type: blob.type });
  const frame = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => {
    if (drawn?.canvas) frame.current?.replaceChildren(drawn.canvas);
  }, [drawn]);
  const canSend = navigator.canShare?.({ files: [SAMPLE] });
  return html`<div class="share-picture" role="img" aria-label=${alt} data-picture=${file ? file.name : null} ref=${frame}></div>
    ${drawn && !drawn.blob && html`<p class="refused" role="alert"><${Sign} name="x" />${words("picture-failed")}</p>`}
    <label class="share-title"><span>${words("picture-title")}</span>
      <input type="text" name="title" dir=${title && "auto"} value=${title} maxlength="40" autocomplete="off" placeholder=${day}
        onInput=${(/** @type {InputEvent} */ { target }) => call(/** @type {HTMLInputElement} */ (target).value)} /></label>
    <div class="share-acts">
      ${canSend && html`<button type="button" class="btn btn-main" data-action="send-picture" disabled=${!file} onClick=${() => file && void send(file)}><${Sign} name="share" />${words("picture-send")}</button>`}
      <button type="button" class=${canSend ? "btn" : "btn btn-main"} data-action="save-picture" disabled=${!file}
        onClick=${() => file && saveFile(file.name, file)}><${Sign} name="install" />${words("picture-save")}</button>
      <button type="button" class="btn" data-action="copy-picture" onClick=${() => void copy()}><${Sign} name=${said ? "check" : "copy"} />${said || words("picture-copy")}</button>
    </div>
    ${byHand && html`<pre class="shared-text" data-shared ref=${place}>${text}</pre>`}`;
}

/**
 * A picture with a title, or none where it could not be drawn. The file is made before it is sent, for which a browser
 * wants a tap just then.
 * @typedef {{title: string, canvas?: HTMLCanvasElement, blob?: Blob | null}} Drawn
 */

/** Return the last picture that was drawn; null until there is one. @param {Sent} sent @param {string} title */
function useDrawn({ draw }, title) {
  const [drawn, take] = useState(/** @type {Drawn | null} */ (null));
  useEffect(() => {
    let wanted = true;
    const make = async () => {
      /** @type {Drawn} */
      let made = { title };
      try {
        const canvas = await draw(title);
        made = { title, canvas, blob: await new Promise((done) => canvas.toBlob(done, "image/png")) };
      } catch {
        // A part or a cover could not be loaded: the text can be sent all the same.
      }
      if (wanted) take(made);
    };
    const timer = setTimeout(() => void make(), drawn ? SETTLING : 0);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [title]);
  return drawn;
}

/** Share a file by the device's share sheet. @param {File} file */
async function send(file) {
  try {
    await navigator.share({ files: [file] });
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    if (error.name !== "AbortError") saveFile(file.name, file);
  }
}
