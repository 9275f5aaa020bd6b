/** Types of the vendored library of hashes, as far as this client uses it. */

export function sha256(message: Uint8Array): Uint8Array;
