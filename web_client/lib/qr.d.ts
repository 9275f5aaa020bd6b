/** Types of the vendored library of QR codes, as far as this client uses it. */

export interface QrCode {
  /** How many modules (dots) there are to a side. */
  size: number;
  /** Rows of modules; true is dark. */
  data: boolean[][];
}

/** `ecc`: how much of the code may be hidden or dirty: M for 15 %. `border`: empty modules around it. */
export function encode(text: string, options: { ecc: "L" | "M" | "Q" | "H"; border: number }): QrCode;
