// SHA-256 where the browser has none. It is not in index.js, so that only such pages load the library.

export { sha256 } from "../vendor/noble-sha2.js";
