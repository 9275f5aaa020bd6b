/**
 * Return the SHA-256 of some bytes. Browsers keep Web Crypto from plain-http addresses of a home network; there a
 * library does it.
 * @param {Uint8Array<ArrayBuffer>} bytes
 * @returns {Promise<Uint8Array>}
 */
export async function sha256(bytes) {
  if (globalThis.crypto.subtle) return new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  const library = await import("../../lib/sha256.js");
  return library.sha256(bytes);
}

/**
 * Return what is shown of a secret or a share at first: the SHA-256 of its bytes, in hex. Nothing if it is not spelled in
 * the one way in which it is mixed in.
 * @param {string} hex
 */
export const commitmentTo = async (hex) => (/^[0-9a-f]{64}$/.test(hex) ? toHex(await sha256(fromHex(hex))) : "");

/** @param {Uint8Array} bytes */
const toHex = (bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** @param {string} hex */
export const fromHex = (hex) => Uint8Array.from(hex.match(/../g) ?? [], (digits) => Number.parseInt(digits, 16));
