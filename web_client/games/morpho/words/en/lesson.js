// What the guided first game of M.O.R.P.H.O. says in English, step by step. The players are called as
// in the recording: Ada is who reads this, then clockwise Bo, Cleo, Dora and Emil.

import { say, strong } from "../../../../i18n/say.js";

/** `detour`: to any other move than the one that is asked for. */
export const lesson = {
  hand: {
    title: "Tonight you are Ada",
    says: () =>
      say`Two secret cards. The ${strong("Killer")} (red) wants the Leader gone and scores three points: count the marks in its corner. The ${strong("Bodyguard")} (teal) works for Morpho. Together they clash: neither can do anything.`,
  },
  tiles: {
    title: "Who holds what?",
    says: () =>
      say`The tiles on top count what was dealt: one ${strong("Leader")}, one ${strong("Technician")}, two ${strong("Bodyguards")}, two ${strong("Killers")}, five ${strong("Deserters")}. Ten are in players’ hands and one lies in the middle. Which is where? That is the game.`,
  },
  look: {
    title: "Look at a card",
    says: () =>
      say`One action a turn. Tap ${strong("Look")}, then Cleo’s marked card. Cards right beside you are out of reach: your neighbours always stay a surprise.`,
    detour: "Some other evening. Tonight we want to know what Cleo hides: tap the marked card.",
  },
  saw: {
    title: "A Bodyguard! Well, well",
    says: () =>
      say`Only you saw it; the lifted corner remembers it for you. And what did Cleo say out loud? “Two Deserters. How dull.” So Cleo is lying. Everyone may: it’s half the game.`,
  },
  others: {
    title: "Now the others",
    says: () =>
      say`You see who looks where, never what they see. Cleo looked at one of Emil’s cards: keep that in mind. And Emil ${strong("changed jobs")}: he swapped a card with the one in the middle.`,
  },
  change: {
    title: "Change your job",
    says: () =>
      say`End the clash: tap ${strong("Change")}, then your ${strong("Bodyguard")}. You get the middle card instead. It was Emil’s, and he didn’t look sorry to lose it.`,
    detour: "That is allowed, but not tonight: keep the Killer and give the Bodyguard away.",
  },
  changed: {
    title: "A Deserter. It will do",
    says: () =>
      say`Deserters get along with everybody, so your Killer is wide awake. The Bodyguard lies in the ${strong("middle")} now, where it protects nobody. Only you know. It will matter.`,
  },
  guard: {
    title: "Bo believes everything",
    says: () =>
      say`Dora said: “I am the Leader, please don’t shoot.” So Bo turned up a Killer and shot. But Cleo sits next door, and her ${strong("Bodyguard")} must step in: the card that shot is eliminated. One Killer is left. Yours.`,
  },
  mission: {
    title: "The real one",
    says: () =>
      say`Cleo turns up the ${strong("Leader")}: the mission is on. On her next turn she must name the Technician. If she is right, Morpho wins. And whose card did she look at? Emil’s. Oh dear.`,
  },
  lies: {
    title: "Dora knows",
    says: () =>
      say`Dora looks at your card and shouts: “Ada is a Killer!” True, for once. You say: “Me? I water plants.” Emil believes nobody and looks at Dora’s card instead.`,
  },
  snipe: {
    title: "Think, then shoot",
    says: () =>
      say`Cleo’s Bodyguard guards her neighbours, never her own cards. The other one lies in the middle: you put it there. So nobody can step in! Tap ${strong("Snipe")}, then the ${strong("Leader")}, then ${strong("Fire")}.`,
    detour: "Then Cleo’s next turn may end it all. The Leader is face up: shoot that one.",
  },
  won: {
    title: "You win",
    says: () =>
      say`The Leader is gone: the round ends at once, every card is shown, and your Killer scores three. Bo’s would have scored too, had it survived. So: look, remember, put two and two together, and lie with a straight face.`,
  },
};
