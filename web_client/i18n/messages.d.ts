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
  "morpho-faction-aliens": {};
  "morpho-faction-deserters": {};
  "morpho-faction-killers": {};
  "morpho-faction-morpho": {};
  "morpho-faction-outsiders": {};
  "morpho-identity-bodyguard": {};
  "morpho-identity-bodyguard.one": { name: TextValue };
  "morpho-identity-bodyguard.the": { name: TextValue };
  "morpho-identity-cyborg": {};
  "morpho-identity-cyborg.one": { name: TextValue };
  "morpho-identity-cyborg.the": { name: TextValue };
  "morpho-identity-deserter": {};
  "morpho-identity-deserter.one": { name: TextValue };
  "morpho-identity-deserter.the": { name: TextValue };
  "morpho-identity-extremist": {};
  "morpho-identity-extremist.one": { name: TextValue };
  "morpho-identity-extremist.the": { name: TextValue };
  "morpho-identity-investor": {};
  "morpho-identity-investor.one": { name: TextValue };
  "morpho-identity-investor.the": { name: TextValue };
  "morpho-identity-killer": {};
  "morpho-identity-killer.one": { name: TextValue };
  "morpho-identity-killer.the": { name: TextValue };
  "morpho-identity-leader": {};
  "morpho-identity-leader.one": { name: TextValue };
  "morpho-identity-leader.the": { name: TextValue };
  "morpho-identity-mercenary": {};
  "morpho-identity-mercenary.one": { name: TextValue };
  "morpho-identity-mercenary.the": { name: TextValue };
  "morpho-identity-parasite": {};
  "morpho-identity-parasite.one": { name: TextValue };
  "morpho-identity-parasite.the": { name: TextValue };
  "morpho-identity-psionics": {};
  "morpho-identity-psionics.one": { name: TextValue };
  "morpho-identity-psionics.the": { name: TextValue };
  "morpho-identity-spy": {};
  "morpho-identity-spy.one": { name: TextValue };
  "morpho-identity-spy.the": { name: TextValue };
  "morpho-identity-technician": {};
  "morpho-identity-technician.one": { name: TextValue };
  "morpho-identity-technician.the": { name: TextValue };
  "morphos-resign-note": {};
  "morpyam-resign-note": {};
  "rules-contents": {};
  "rules-title": {};
  "table-comes-back": {};
  "table-offline": {};
  "table-out-of-reach": {};
  "table-try-again": {};
}
