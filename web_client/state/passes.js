// Passes that this page has made. The server never sends their secrets, so this page keeps them: a link that was not
// sent yet survives a reload.

import { signal } from "../lib/index.js";
import { linkTo } from "../routing/link.js";
import { tableAddress } from "../routing/route.js";
import { page, read, write } from "../lib/storage.js";

const TOKEN_BYTES = 32;

/** The secrets made since the page was loaded, each with its time, by purpose; "" once dropped. */
const made = signal(/** @type {Record<string, string>} */ ({}));

/** @param {string} purpose */
const placeOf = (purpose) => `morpho.pass.${purpose}`;

/** Return the secret last made here for a purpose. @param {string} purpose */
export const tokenFor = (purpose) => parts(purpose)[0] || null;

/**
 * Return when the secret last made here for a purpose expires; 0 if unknown.
 * @param {string} purpose
 */
export const usableUntil = (purpose) => Number(parts(purpose)[1] ?? 0);

/**
 * Make a secret for a purpose, in place of the last one.
 * @param {string} purpose
 * @param {number} [until] when it expires, in milliseconds by the server's clock
 * @param {string} [token] the secret, where it is one to be typed
 */
export function makeToken(purpose, until = 0, token = newToken()) {
  keep(purpose, `${token} ${until}`);
  return token;
}

/**
 * Restore a secret as the last one made for a purpose.
 * @param {string} purpose
 * @param {string} token
 */
export const restoreToken = (purpose, token) => keep(purpose, `${token} 0`);

/** Forget the secret made here for a purpose. @param {string} purpose */
export const dropToken = (purpose) => keep(purpose, "");

/** @param {string} purpose @param {string} pass */
function keep(purpose, pass) {
  made.value = { ...made.peek(), [purpose]: pass };
  write(page, placeOf(purpose), pass || null);
}

/** @param {string} purpose */
const parts = (purpose) => (made.value[purpose] ?? read(page, placeOf(purpose)) ?? "").split(" ");

/** Return random bytes in Base64url: a secret for a link. */
export function newToken() {
  const drawn = crypto.getRandomValues(new Uint8Array(TOKEN_BYTES));
  return btoa(String.fromCharCode(...drawn))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/**
 * Return the link with a pass. The part after # never reaches a server.
 * @param {string} invitation
 * @param {string} token
 */
export const passLink = (invitation, token) =>
  linkTo(`${tableAddress(invitation)}#${new URLSearchParams({ pass: token })}`);

/** Return the pass in an address. @param {string} fragment */
export const readPass = (fragment) => new URLSearchParams(fragment.replace(/^#/, "")).get("pass") ?? "";
