// QR codes. They are not in index.js, so that only pages that show one load the library.

export { encode } from "../vendor/uqr.js";
