// QR codes, for those who need them: apart from index.js, so that nobody else loads what makes them.

export { encode } from "../vendor/uqr.js";
