// Passes that this page has made: their secrets are in no answer of the server, and kept nowhere else.

import { signal } from "../lib/index.js";
import { tableAddress } from "./route.js";

const TOKEN_BYTES = 32;

/** The secrets by what they are for. */
const made = signal(/** @type {Record<string, string>} */ ({}));

/**
 * Return the secret last made here for something.
 * @param {string} purpose
 */
export const tokenFor = (purpose) => made.value[purpose] ?? null;

/**
 * Make a secret for something, instead of the last one.
 * @param {string} purpose
 */
export function makeToken(purpose) {
  const token = newToken();
  made.value = { ...made.peek(), [purpose]: token };
  return token;
}

/** Return random bytes in Base64url. */
function newToken() {
  const drawn = crypto.getRandomValues(new Uint8Array(TOKEN_BYTES));
  return btoa(String.fromCharCode(...drawn)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/**
 * Return the link with a pass. What stands behind # reaches no server; `hints` tell the page that it
 * opens what to ask for.
 * @param {string} code
 * @param {string} token
 * @param {Hints} hints
 */
export function passLink(code, token, hints) {
  const fragment = new URLSearchParams({ pass: token });
  for (const [name, hint] of Object.entries(hints)) fragment.set(name, String(hint));
  return new URL(`${tableAddress(code)}#${fragment}`, location.href).href;
}

/**
 * What a link says of its pass, if whoever made it says so: `as`, the player whom one is by it; or
 * `seat`, with the name `of` who held it.
 * @typedef {{as?: string, seat?: number, of?: string}} Hints
 */

/**
 * Return the pass in an address, and what is said of it there.
 * @param {string} fragment
 * @returns {{token: string} & Hints}
 */
export function readPass(fragment) {
  const said = new URLSearchParams(fragment.replace(/^#/, ""));
  const seat = said.get("seat") ?? "";
  return {
    token: said.get("pass") ?? "",
    as: shortened(said.get("as")),
    of: shortened(said.get("of")),
    seat: /^\d{1,2}$/.test(seat) ? Number(seat) : undefined,
  };
}

const LONGEST_NAME = 20;

/** @param {string | null} name which anybody may have put into a link */
const shortened = (name) => name?.trim().slice(0, LONGEST_NAME) || undefined;
