import { useLayoutEffect, useRef, useState } from "../../lib/index.js";
import { announce } from "../accessibility/announcer.js";
import { needWords, words } from "../../i18n/words.js";

needWords("lobby");

/** How long "copied" is shown, in milliseconds. */
const SAID = 4_000;

/** Return whether this device has a share sheet. */
export const canSend = () => "share" in navigator;

/**
 * Share something: by the device's share sheet, else by copying it, else by selecting it so that the user can copy it.
 * @param {string} text what is copied
 * @param {ShareData} data what is sent
 * @returns the message last `said`; whether the user must copy it `byHand`; the `place` of the text
 */
export function useSharing(text, data) {
  const [said, say] = useState("");
  const [byHand, leaveToHand] = useState(0);
  const place = useRef(/** @type {HTMLElement | null} */ (null));
  /** @param {string} done */
  const tell = (done) => {
    say(done);
    announce(done);
    setTimeout(() => say(""), SAID);
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      tell(words("lobby-copied"));
    } catch {
      leaveToHand((times) => times + 1);
    }
  };
  const send = async () => {
    try {
      await navigator.share(data);
    } catch (error) {
      // Cancelled: copy nothing either.
      if (!(error instanceof DOMException) || error.name !== "AbortError") await copy();
    }
  };
  useLayoutEffect(() => {
    if (!byHand || !place.current) return;
    getSelection()?.selectAllChildren(place.current);
    const copied = document.execCommand("copy");
    tell(copied ? words("lobby-copied") : words("lobby-copy-by-hand"));
    if (copied) leaveToHand(0);
  }, [byHand]);
  return { said, byHand: byHand > 0, place, copy, send };
}
