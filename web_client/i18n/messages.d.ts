/** The messages of words/en and their variables. Written by scripts/generate_words.py. */

/** A text or a number that stands in a message as it is. */
export type TextValue = string | number;

/** By id; of an attribute, by "id.attribute". */
export interface Messages {
  "board-answers": {};
  "board-choose-among": { answers: TextValue };
  "board-resign": {};
  "board-resign-sure": {};
  "board-standing-away": {};
  "board-standing-bot": {};
  "board-standing-stand-in": {};
  "board-standing-turn": {};
  "board-standing-you": {};
  "board-you": {};
  comma: {};
  "full-stop": { text: TextValue };
  "morph-resign-note": {};
  "morphatrons-resign-note": {};
  "morphos-resign-note": {};
  "morpyam-resign-note": {};
  "rules-contents": {};
  "rules-title": {};
  "table-comes-back": {};
  "table-offline": {};
  "table-out-of-reach": {};
  "table-try-again": {};
}
