import type { WireEvent } from "../net/wire.js";

/** All wording of a language: what en.js has, all others have. */
export type Words = typeof import("./en.js");

/** A piece of a sentence: text, somebody (by seat or as a player), or a word to stress. */
export type Part = string | { seat: number } | { player: string } | { strong: string };

/** How events are told, by kind. `Names` makes the parts for who and what an event is about. */
export type Sentences<Names> = Record<string, (event: WireEvent, names: Names) => Part[]>;

/** The sentences for events of a table. */
export type TableEvents = Sentences<{
  player: (id: string) => Part;
  seat: (seat: number) => Part;
}>;
