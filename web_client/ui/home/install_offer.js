import { signal } from "../../lib/index.js";

/** @typedef {Event & {prompt: () => Promise<unknown>}} Offer */

/** The browser's offer to install this client as an app; null when it makes none. */
export const offer = signal(/** @type {Offer | null} */ (null));

/** Keep the browser's offer until somebody asks for it; otherwise it would appear over the page. */
export function awaitOffer() {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    offer.value = /** @type {Offer} */ (event);
  });
  addEventListener("appinstalled", () => (offer.value = null));
}

/** Let the browser ask whether to install. An offer can be taken up once. */
export async function takeOffer() {
  const made = offer.peek();
  offer.value = null;
  await made?.prompt();
}
