/** Return random bytes as hex digits. @param {number} bytes */
function randomHex(bytes) {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes));
  return [...drawn].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Make the id of a command. */
export function newId() {
  return randomHex(8);
}

/** Make this page's share in the chance of a match. */
export function newShare() {
  return randomHex(32);
}
