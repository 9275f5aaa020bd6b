// What the guided first game of M.O.R.P.H.O. says in English, step by step. The players are called as
// in the recording: Ada is who reads this, then clockwise Bo, Cleo, Dora and Emil.

import { say, strong } from "./say.js";

/** `detour`: to any other move than the one that is asked for. */
export const lesson = {
  hand: {
    title: "Tonight you are Ada",
    says: () =>
      say`You hold two secret cards. Your ${strong("Killer")} (red) wants the Leader gone and is worth three points: count the marks in its corner. Your ${strong("Bodyguard")} (teal) works for Morpho. The two clash: as long as you hold both, neither does anything.`,
  },
  tiles: {
    title: "Who holds what?",
    says: () =>
      say`The tiles on top count what was dealt: one ${strong("Leader")}, one ${strong("Technician")}, two ${strong("Bodyguards")}, two ${strong("Killers")}, five ${strong("Deserters")}. Ten cards are in hands, one lies in the middle. Finding out which is where: that is the game.`,
  },
  look: {
    title: "Look at a card",
    says: () =>
      say`In your turn you do one thing. Tap ${strong("Look")}, then the marked card of Cleo’s. Cards right beside you can’t be chosen: what sits next door stays a surprise.`,
    detour: "Another evening, gladly. Tonight we want to know what Cleo hides: the marked card.",
  },
  saw: {
    title: "A Bodyguard! Well, well",
    says: () =>
      say`Only you saw it. The lifted corner remembers it for you. And what did Cleo just say aloud? “Two Deserters. How dull.” So Cleo lies. Everybody may: it is half the game.`,
  },
  others: {
    title: "Now the others",
    says: () =>
      say`You see who looks where, never what they see. Cleo has looked at one of Emil’s cards; keep that in mind. And Emil has ${strong("changed jobs")}: he gave a card away, face down, for the one in the middle.`,
  },
  change: {
    title: "Change your job",
    says: () =>
      say`End the clash: tap ${strong("Change")}, then your ${strong("Bodyguard")}. You get the middle card for it. It was Emil’s, and he did not look sorry to lose it.`,
    detour: "That is allowed, but not tonight: stay with the Killer and give the Bodyguard away.",
  },
  changed: {
    title: "A Deserter. It will do",
    says: () =>
      say`Deserters get along with everybody, so your Killer is wide awake. And the Bodyguard? It lies in the ${strong("middle")} now, where it protects nobody. Only you know. It will matter.`,
  },
  guard: {
    title: "Bo believes everything",
    says: () =>
      say`Dora said: “I am the Leader. Please don’t shoot.” So Bo turned up a Killer and shot. But Cleo sits next door, and her ${strong("Bodyguard")} must step in: now the one who shot is out of cards to shoot with. One Killer is left on the tiles. Yours.`,
  },
  mission: {
    title: "The real one",
    says: () =>
      say`Cleo has had enough and turns up the ${strong("Leader")}: the mission is on. In her next turn she must name the Technician. If she is right, Morpho wins. And which card did she look at? Emil’s. Oh dear.`,
  },
  lies: {
    title: "Dora knows",
    says: () =>
      say`Dora looks at your card and shouts: “Ada is a Killer!” It is true, for once. You say: “Me? I water plants.” Emil believes neither of you and looks at Dora’s card.`,
  },
  snipe: {
    title: "Think, then shoot",
    says: () =>
      say`There are two Bodyguards. One is Cleo’s, and it guards the neighbours, never its own hand. The other lies in the middle: you put it there. Nobody can step in! Tap ${strong("Snipe")}, then the ${strong("Leader")}, then ${strong("Fire")}.`,
    detour: "Cleo’s next turn would be your last. The Leader lies open: shoot it.",
  },
  won: {
    title: "You win",
    says: () =>
      say`The Leader is gone: the round ends at once, every card is shown, and your Killer scores three points. Bo’s would have, too, had it lived. That is all: look, remember, put two and two together, and lie with a straight face.`,
  },
};
