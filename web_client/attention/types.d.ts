/** What the table wants of a player: a turn, or an answer to what another does. */
export type Attention = "turn" | "reaction";

/** What a game says of the decision that is owed. */
export interface Urgency {
  /** Return whether it answers somebody else, and is not part of one's own turn. */
  isReaction?: (view: any) => boolean;
  /** Return whether the page may not call for it, as the call would tell others in the room that it is this player. */
  isHushed?: (view: any) => boolean;
}
