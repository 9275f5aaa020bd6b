import type { Part } from "../i18n/types.js";
import type { WireEvent } from "../net/wire.js";
import type { TableState } from "../state/types.js";
import type { Overlay } from "./overlay.js";

/** A place on the table, in the game's own words; the game's `find` returns its element. */
export type Place = string;

/** Where something is on the screen, in CSS pixels. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A copy of how a place looked, laid over it until the event that changed it has been played. */
export interface Cover {
  place: Place;
  /** Null if the place was not visible. */
  node: HTMLElement | null;
  /** Where it lies; null if the place is not visible. */
  box: Box | null;
}

/** Something on the board that stays as it was until its event is played. */
export interface Hold {
  place: Place;
  frame: Keyframe;
}

/** How one event moves. */
export interface Movement {
  /** Milliseconds at its own pace: 600 at most, and the time of its scene. */
  lasts: number;
  /** Sets everything moving. */
  draw: (overlay: Overlay) => void;
  holds?: Hold[];
  /** Whether it says itself when its event sounds. */
  reports?: boolean;
  /** Whether half a second of silence comes before it. */
  hushed?: boolean;
  /** Whether the next question tells what it shows: nobody is asked anything until it is over. */
  reveals?: boolean;
}

/** One event in the queue. */
export interface Act extends Movement {
  event: WireEvent;
  covers: Cover[];
  holds: Hold[];
  /** Whether it is a scene: the rest of the table is dimmed. */
  staged: boolean;
  /** When it must be over, in milliseconds of `performance.now()`. */
  due: number;
}

/** What a scene says at a moment. */
export interface Caption {
  /** Stands in place of the question until the next title; without one, the caption before stays. */
  title?: string;
  /** The title as a sentence with people in it, where there are any. */
  parts?: Part[];
  hint?: string;
  /** A breath before the answer: what beats, in which colour, and for how many milliseconds. */
  breath?: { beat: "heart" | "roll"; colour: string; lasts: number };
  /** What sounds, as an event does. */
  sound?: string;
}

/** What a movement is made from, while the board still shows the past. */
export interface Scene {
  before: TableState;
  after: TableState;
  /** All events of this update in their order, this seat's own included. */
  all: WireEvent[];
  /** Whether the event is replayed on a board that has gone on since. */
  again: boolean;
  /** Keep a place as it looks until this event is played. */
  keep: (place: Place) => Cover;
  /** Set how a place looks from this event on, for later events of the same update. */
  becomes: (place: Place, node: HTMLElement) => void;
}

export type Choreography = (event: WireEvent, scene: Scene) => Movement | null;

/** What a game provides to animate its events. */
export interface GameMotion {
  /** Addresses of the stylesheets to load before anything moves. */
  styles: string[];
  /** How long the motion of one update may take at most, in milliseconds, where one move sets off a lot. */
  longest?: number;
  /** How much longer acts of some kinds may take, in milliseconds: the time of scenes, which the server gives them. */
  scenes?: Record<string, number>;
  /** The kinds of events that may decide a round; half a second of silence comes before the last of them. */
  deciding?: string[];
  /** Called when nothing moves any more, whatever ended it. */
  rested?: () => void;
  /** Forget what was drawn: the table is closed. */
  forget?: () => void;
  /** How each kind of event moves; kinds that are left out move nothing. */
  choreographies: Record<string, Choreography>;
  /**
   * How an event that ends a round is shown once more, as a scene, when its last act is over and its result stands on
   * the screen. The scene must not be needed: whatever ends motion ends it.
   */
  finales?: Record<string, Choreography>;
  /** Return the element that shows a place. */
  find: (place: Place) => HTMLElement | null;
  /** Return a copy of what an element shows, to be moved about. */
  copy: (element: HTMLElement) => HTMLElement;
  /** Return the places that an event is about. */
  about: (event: WireEvent) => Place[];
}
