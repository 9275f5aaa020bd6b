import { assetAddress } from "../../loading/assets.js";
import { Backoff } from "../../net/backoff.js";

/**
 * Bring the symbols of a file into the document, where `<use href="#id">` finds them, also one that
 * was drawn before. One that names the file itself would stay empty forever when the file could not
 * be loaded just then, as while a server is started anew.
 * @param {string} path from the client's folder
 */
export async function inlineSprite(path) {
  const backoff = new Backoff();
  for (;;) {
    try {
      document.body.append(await loadSprite(assetAddress(path)));
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, backoff.next()));
    }
  }
}

/** @param {string} address */
async function loadSprite(address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${answer.status}`);
  const text = await answer.text();
  const parsed = new DOMParser().parseFromString(text, "image/svg+xml");
  const sprite = document.importNode(parsed.documentElement, true);
  sprite.setAttribute("aria-hidden", "true");
  sprite.style.display = "none";
  return sprite;
}
