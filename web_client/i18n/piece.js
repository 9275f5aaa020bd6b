/** @import { Part } from "./types.js" */

import { FluentType } from "../lib/fluent.js";

/**
 * A value of a message that is more than text, such as a player. The message has a mark in its place until the
 * sentence is taken apart.
 * @extends {FluentType<Part[]>}
 */
export class Piece extends FluentType {
  /** The first of the signs that stand for pieces: Unicode's area for private use. */
  static FIRST = 0xe000;
  /** The pieces of the sentence that is being put together. @type {Part[][]} */
  static all = [];

  /** @override */
  toString() {
    return String.fromCharCode(Piece.FIRST + Piece.all.push(this.value) - 1);
  }
}
