import { App } from "./components/app.js";
import { followAppearance } from "./components/appearance.js";
import { survive } from "./components/crash.js";
import { keepFocus } from "./components/focus.js";
import { awaitOffer } from "./installing/offer.js";
import { installWorker } from "./installing/worker.js";
import { h, render } from "./lib/index.js";

/** Show the client in an element. @param {Element} root */
export function start(root) {
  followAppearance();
  survive(root);
  keepFocus();
  awaitOffer();
  render(h(App, null), root);
  installWorker();
}
