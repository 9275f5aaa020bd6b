import type { Messages, TextValue } from "./messages.js";

/**
 * A piece of a sentence: text; text that depends on what comes next and before, as an article may; a player (by seat
 * or id); a stressed word, which may be `about` something that the game explains; or a phrase said by a tap.
 */
export type Part =
  | string
  | ((next: string, before: string) => string)
  | { seat: number }
  | { player: string }
  | { strong: string; about?: string }
  | { phrase: string };

/** The value of a variable in a text. */
export type Value = string | number | boolean | null | undefined;

/** The values of the variables of a message, if it has any; where a text may stand, `More` may stand, too. */
export type Given<Id extends keyof Messages, More = never> = keyof Messages[Id] extends never
  ? []
  : [
      values: {
        [Name in keyof Messages[Id]]: Messages[Id][Name] extends TextValue
          ? Messages[Id][Name] extends number
            ? number
            : TextValue extends Messages[Id][Name]
              ? TextValue | More
              : Messages[Id][Name]
          : Messages[Id][Name];
      },
    ];

/** A sentence of the feed. */
export interface Line {
  parts: Part[];
  /** A heading, a chat line, how a round ended, or a match's highlights. */
  kind?: "turn" | "chat" | "end" | "sum";
  /** The seat of the player who did it. */
  seat?: number;
}
