import { assetAddress } from "../../loading/assets.js";
import { Backoff } from "../../net/backoff.js";

/**
 * Load the symbols of a file into the document, where `<use href="#id">` finds them, even if it was drawn before. A
 * `use` that names the file itself would stay empty if the file failed to load once, for example while a server
 * restarts.
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
