// The rules of M.O.R.P.H.O. in English. They are long and read seldom, so they are loaded when they
// are opened. Numbers that can be told apart (rewards, cards, players) are not said here.

/** @import { IdentityRules, Topic } from "../../rules/types.js" */
/** @import { Name } from "../../wire.js" */
/** @import { WordsFor } from "../../../../i18n/types.js" */

import { grammarOf } from "../../../../i18n/grammar.js";

const { plural } = grammarOf("en-GB");

const BIND = "You can’t look or change jobs any more this round.";
const NOT_FIRST = "On your turn, but not on your first of the round.";
const OPEN = "The card is turned face up and stays that way.";
const BRIEFLY = "The card is shown to everyone and then put back as it was.";
const MUST = "It can’t be declined.";
const NOBODY = "Nobody.";
/** What abilities have in common unless they say otherwise: those used on one's turn, and reactions. */
const ACTION = { when: NOT_FIRST, cost: BIND, shows: OPEN, reacts: NOBODY };
const REACTION = { cost: "None.", shows: BRIEFLY, reacts: NOBODY };
/** What two identities can do. */
const INTERCEPT = {
  ...REACTION,
  does: "Stops the escape of a neighbour. Every escaping card is eliminated.",
  when: `When a neighbour tries to escape. ${MUST}`,
};
const SNIPE = {
  ...ACTION,
  does: "Shoot any other card but the middle one. If nobody guards it, it is eliminated.",
  reacts:
    "A Bodyguard of a player next to the target’s holder. With three players a Bodyguard right beside the target.",
};

export const rules = {
  title: "How to play",
  contents: "Contents",
  identities: "The identities",
  search: "Find in the rules",
  /** @param {number} count */
  found: (count) => `${count} ${plural(count, { one: "entry", other: "entries" })} found`,
  clear: "Show everything",
  wins: "Wins when",
  reward: "Reward",
  /** @param {number} reward */
  points: (reward) => {
    const points = `${Math.abs(reward)} ${plural(Math.abs(reward), { one: "point", other: "points" })}`;
    return reward < 0 ? `${points} less` : points;
  },
  inTheBox: "In the box",
  /** @param {number} count */
  cards: (count) => `${count} ${plural(count, { one: "card", other: "cards" })}`,
  players: "Suits",
  anyNumber: "any number of players",
  /** @param {[number, number]} players */
  range: ([least, most]) => `${least} to ${most} players`,
  active: "On your turn",
  passive: "Reaction",
  noAbility: "No abilities.",
  when: "When",
  cost: "Cost",
  shows: "Shows",
  reacts: "Who can react",
  special: "Good to know",
  setup: {
    caption: "What is dealt, by number of players",
    players: "Players",
    each: "Cards each",
    basic: "in a basic game",
    expert: "in an expert game, and the Unknown",
  },
  pictures: {
    near: "next to you",
    far: "in reach",
    you: "you",
    shot: "shot at",
    guards: "steps in",
    shooter: "falls instead",
    ring: "You, and the cards on both sides: those next to you are out of reach, those behind them can be looked at; a block token lies in one gap.",
    guard: "A Killer shoots at a card, and the Bodyguard beside it steps in.",
    clash: "A Killer and a Bodyguard in one hand: both clash.",
    silence: "A Cyborg and a Leader in one hand: the Leader is silent.",
  },

  /** What an ability is called. */
  abilities: /** @type {Record<string, string>} */ ({
    mission: "Mission",
    intercept: "Intercept",
    guard: "Guard",
    snipe: "Snipe",
    block: "Block",
    escape: "Escape",
    report: "Report",
    detonate: "Detonate",
    invest: "Invest",
    assassinate: "Stab",
    perceive: "Perceive",
    swap: "Body Swap",
    transmit: "Transmit",
  }),

  topics: /** @type {Topic[]} */ ([
    {
      id: "aim",
      title: "The aim",
      text: [
        "Everybody holds one or two cards that nobody else sees, and one more card lies face down in the middle. Each card is an identity with an aim of its own. As soon as any card in a hand reaches its aim, the round ends, and the player who holds that card scores.",
        "Cards change hands, and you change sides with them. What counts is what you hold when the round ends, not what you were dealt.",
        "Points add up from round to round. The match ends after a round in which somebody has 10 points, or as many as the host has set. The player with the most points wins. A tie goes to the player who scored more in the last round, then to the one who came later in its turn order.",
      ],
    },
    {
      id: "cards",
      title: "Cards and factions",
      text: [
        "There are twelve identities in five factions. A card shows its faction by a shape and a colour, its reward by the marks at its top right, and what it can do in a few words.",
        "Only its holder, and players who have looked at it, know a face-down card. Everybody sees a face-up card. An eliminated card leaves the game for the round: everybody sees what it was, and its place stays empty.",
      ],
      factions: {
        morpho: "They win together: with a mission, or when no Killer is left.",
        killers: "They win together: when the Leader falls, or a mission fails.",
        deserters: "Each for themselves: they want to get away.",
        outsiders:
          "Only in expert games, at most one Outsider or Alien in a round. All but the Mercenary clash with Morpho and with Killers.",
        aliens:
          "Only in expert games, at most one Outsider or Alien in a round. They silence the other card of their hand.",
      },
    },
    {
      id: "setup",
      title: "Before the first turn",
      text: [
        "Three to six players hold two cards each, seven to nine hold one. One more card lies face down in the middle. You may look at your own cards at any time.",
        "In an expert game one Deserter makes room for the Unknown: the Outsiders and Aliens that the host has picked are shuffled together with a Deserter, and one of them, seen by nobody, is dealt with the rest. So at most one Outsider or Alien is in a round, and at first nobody can tell whether there is one.",
        "The tiles above the table are for everybody: they count what was dealt of each identity and what is left, and a dashed frame holds all that the Unknown may be. Between rounds the host may switch between basic and expert, or choose other identities for the Unknown, and everybody is told.",
        "A player drawn at random takes the first turn of a match. In each later round it is the next player, clockwise. Turns go clockwise, to your left.",
      ],
    },
    {
      id: "turn",
      title: "Your turn",
      text: ["On your turn you do exactly one of three things."],
      points: [
        {
          title: "Look",
          emblem: "look",
          text: "Look secretly at one face-down card of another player that is not next to you. Everybody sees which card it was, only you see what it is. The middle card can’t be looked at.",
        },
        {
          title: "Change your job",
          emblem: "change",
          text: "Swap one of your face-down cards with the middle card, unseen. Everybody sees which card went, only you see what came. An Alien can’t be given away like this.",
        },
        {
          title: "Use an ability",
          emblem: "snipe",
          text: "Use what a card of yours can do on your turn. A face-down card is turned face up first and stays that way.",
        },
      ],
      more: [
        "On your first turn of a round you can’t use an ability: you look or change jobs.",
        "Abilities bind. Once you have used one, you can’t look or change jobs for the rest of the round, even if that card is gone. Only the Body Swap leaves you free. And a player who holds a face-up card, however it got there, can do neither while holding it.",
        "As long as you can look or change jobs, you can’t just pass. If you can’t, and a face-up card of yours has an ability that can be used, you must use an ability, of either card. Otherwise you may pass, or use an ability of a face-down card if you like.",
        "A player whose last card is eliminated is out of the round: no more turns, no points.",
        "If your time runs out, you pass if that is allowed. If not, you look at the first card you may look at. If there is none, you change jobs; failing that, a face-up card of yours acts.",
      ],
    },
    {
      id: "reach",
      title: "Neighbours and block tokens",
      text: [
        "Your neighbours are the players on both sides of you. When somebody is out of the round, the two beside them become neighbours. When two players are left, each has the other on both sides.",
        "The cards next to you are the first ones that belong to others, one in each direction. They are too close to be looked at, and close enough for a stab. When the nearer card of a neighbour is eliminated, the farther one is next to you.",
        "A block token lies between two neighbours and cuts them off from each other: for abilities and reactions they are no longer neighbours, so nobody steps in, stops an escape or stabs across it. It brings nothing into reach: a card next to you can’t be looked at even behind a token.",
        "All Killers together place at most two tokens a round, one to a gap. When a player goes out, the tokens on both sides of them leave the game. When two players are left, one token between them cuts both sides.",
      ],
      more: [
        "A round that begins with three players looks closer. There a card steps in, or stops an escape, only for a card right beside it on the ring, and that may be its owner’s own other card. Tokens lie between two cards side by side, your own two included, and cut just these apart; when a card is eliminated, the tokens beside it leave the game. What can be looked at stays as it is, and a token right before the target stops a stab.",
      ],
    },
    {
      id: "reactions",
      title: "Reactions",
      text: [
        "Others can react to two actions before they take effect: a shot and an escape. A third reaction, the Parasite’s, is set off by a look.",
      ],
      points: [
        {
          title: "Guard",
          emblem: "guard",
          text: "A Bodyguard stops a shot at a card of a neighbour. The card that shot is eliminated instead.",
        },
        {
          title: "Intercept",
          emblem: "intercept",
          text: "A Leader or a Bodyguard stops the escape of a neighbour. Every escaping card is eliminated.",
        },
        {
          title: "Transmit",
          emblem: "transmit",
          text: "When you look at the Parasite, its holder rearranges three cards, one of yours among them.",
        },
      ],
      more: [
        "A player who can react must. The player on the left of the one who is shot at or escapes is asked first, then the player on the right. The first who can react does, and nobody else is asked. With three players a card of the target’s owner comes before both.",
        "The card that reacts is shown to everyone and then put back as it was. If two of your cards could react, you choose which one to show.",
        "A card that clashes or is silent does not react.",
      ],
    },
    {
      id: "clash",
      title: "Clash and silence",
      text: [
        "Two cards in one hand clash when one is Morpho and the other a Killer. A Spy, an Extremist or an Investor clashes with both of these. No other cards clash.",
        "Cards that clash have no abilities, neither on your turn nor as a reaction, and you score nothing, not even the point for somebody else’s mistake. A clash does not keep the round from ending.",
        "An Alien silences the other card of its hand: that one has no abilities and can’t win. The Alien itself is not affected. When it leaves, the other card is free at once.",
        "With one card in your hand nothing clashes and nothing is silent. A card that clashes or is silent can still be looked at, shot at, named and eliminated.",
      ],
      more: [
        "Whether you clash is judged by the cards you hold at the end. Only if an elimination ends the round is it judged by those you held just before it.",
      ],
    },
    {
      id: "end",
      title: "How a round ends, and who scores",
      text: [
        "After every single elimination, and whenever cards change hands, the game checks whether a card in somebody’s hand has won. The round ends at that moment. A silent card wins nothing.",
        "It does not matter who caused it, or when: a player who takes a Killer from the middle after the Leader has fallen wins at once.",
      ],
      reasons: [
        {
          identities: ["leader", "technician", "bodyguard"],
          text: "All Killers are eliminated, or a mission succeeds: everybody with a Morpho card scores.",
        },
        {
          identities: ["killer"],
          text: "The Leader is eliminated, or a mission fails: everybody with a Killer scores.",
        },
        { identities: ["deserter", "parasite"], text: "An escape succeeds: the player who escaped scores alone." },
        { identities: ["extremist"], text: "Three Deserters are eliminated: the Extremist’s holder scores alone." },
        { identities: ["cyborg"], text: "The Technician is eliminated: the Cyborg’s holder scores alone." },
        {
          identities: ["spy", "psionics"],
          text: "Everything named is right: the player who named it scores alone. At the first mistake everybody else scores 1 point.",
        },
        { identities: ["investor"], text: "The side it backed wins: its holder scores with it." },
      ],
      more: [
        "You score the reward of the card that won, or the higher reward if both won. If you also hold the Mercenary, you score 1 point less.",
        "A player who is out of the round, or whose cards clash, scores nothing. An eliminated card wins nothing for its former holder.",
        "If the Leader is eliminated while nobody holds a Killer that can win, the round goes on. A mission always ends the round, even if nobody can score by it.",
        "When a round is over, all cards are shown, the middle one as well.",
      ],
    },
    {
      id: "stuck",
      title: "A round that nobody can win",
      text: [
        "When everybody who is still in the round passes, one after the other, the round ends and nobody scores.",
        "Everyone still in the round may also agree to end it, at any time, from the menu. Everybody sees that someone wants to end the round, but not who or how many. You may take it back until the last player has agreed. Then the round ends and nobody scores.",
        "The host may set a limit, 15 turns each by default. When a turn would begin for a player who has had that many, the round ends in the same way.",
      ],
    },
    {
      id: "fair",
      title: "Playing fair at a distance",
      text: [
        "The server keeps the secrets and knows the rules. What people say to each other is up to them, and half of the game.",
      ],
      more: [
        "Say what you like: claim, promise, accuse, lie. Nobody has to tell the truth, not even about what they have just seen.",
        "Show nothing. Words can be doubted, a shared screen or a picture of it can’t.",
        "Talk to everybody. Two people who whisper are playing a different game from the rest.",
        "If you are out of the round, keep what you know to yourself until it is over. If you watch, keep quiet.",
        "Your hunches are saved only in your browser. Nobody sees them, not even the server.",
        "Nobody chooses the deal, not even the server: every player’s browser has a share in the shuffle, which can be checked after the match.",
      ],
    },
  ]),

  /** What each identity is after and can do. */
  identityRules: /** @type {WordsFor<Name, IdentityRules>} */ ({
    leader: {
      short: [
        "Wins with the rest of Morpho: when no Killer is left, or by a mission.",
        "Mission: on its next turn it must name the Technician.",
        "Stops escapes next door. The Killers win when it falls.",
      ],
      wins: "A mission succeeds, or all Killers are eliminated. Everybody with a Morpho card scores.",
      abilities: {
        mission: {
          ...ACTION,
          does: "The mission is on. The player who then holds the Leader starts their next turn by naming one card as the Technician, instead of taking an action. If it is, the mission succeeds; if not, it fails.",
          shows: "The Leader is turned face up and stays that way, and so does the card that is named later.",
        },
        intercept: INTERCEPT,
      },
      special: [
        "Any card in the round may be named: the middle one, a face-up one, your own.",
        "If the Technician is eliminated before it is named, the mission fails.",
        "If the Leader is eliminated before it has named a card, the mission is over.",
        "A clash, or silence, does not call the mission off.",
        "The mission can be started even if the Technician is already gone.",
        "With three players it stops an escape only of a card right beside it.",
      ],
    },
    technician: {
      short: [
        "Wins with the rest of Morpho: when no Killer is left, or by a mission.",
        "Has no abilities. Stay hidden, but let the Leader find you.",
        "When it is eliminated, a mission fails and the Cyborg wins.",
      ],
      wins: "A mission succeeds, or all Killers are eliminated. Everybody with a Morpho card scores.",
      abilities: {},
      special: [
        "A mission succeeds only if this card is named. It may lie in the middle.",
        "If it is eliminated while a mission is on, the mission fails.",
        "It still counts as the Technician while it clashes or is silent.",
      ],
    },
    bodyguard: {
      short: [
        "Wins with the rest of Morpho: when no Killer is left, or by a mission.",
        "Stops shots next door: the card that shot falls instead.",
        "Stops escapes next door, too.",
      ],
      wins: "A mission succeeds, or all Killers are eliminated. Everybody with a Morpho card scores.",
      abilities: {
        guard: {
          ...REACTION,
          does: "Stops a shot at a card of a neighbour. The card that shot is eliminated instead.",
          when: `When a card of a neighbour is shot at. ${MUST}`,
        },
        intercept: INTERCEPT,
      },
      special: [
        "It guards against shots only, not against bombs or a stab.",
        "It never guards itself. With four or more players it does not guard its owner’s other card either.",
        "Another player’s Bodyguard can be guarded like any card.",
        "With three players it works only for a card right beside it on the ring, its owner’s other card included.",
        "It does nothing for a neighbour behind a block token.",
      ],
    },
    killer: {
      short: [
        "Wins when the Leader falls, or a mission fails.",
        "Snipe: shoots any card but the middle one.",
        "Block: separates two neighbours.",
      ],
      wins: "The Leader is eliminated, or a mission fails. Everybody with a Killer scores.",
      abilities: {
        snipe: { ...SNIPE, cost: `${BIND} If the shot is guarded, the Killer is eliminated.` },
        block: {
          ...ACTION,
          does: "Place a block token between two neighbours or, with three players, between two adjacent cards.",
          when: `${NOT_FIRST} Only while fewer than two tokens have been placed in the round.`,
        },
      },
      special: [
        "All Killers share the two tokens of a round. A gap holds one.",
        "Your own other card can be shot at, too.",
        "A player who takes a Killer after the Leader has fallen wins with it at once.",
        "Morpho wins when every Killer that was dealt is eliminated, one in the middle included.",
      ],
    },
    deserter: {
      short: [
        "Wins alone by escaping.",
        "All cards you hold must be Deserters; a Mercenary may come along.",
        "A Leader or Bodyguard next door stops it: then they all fall.",
      ],
      wins: "Your own escape succeeds. You score alone.",
      abilities: {
        escape: {
          does: "All your cards try to leave. If nobody stops them, you win the round alone.",
          when: `${NOT_FIRST} Only if all cards you hold are Deserters, or a Deserter and the Mercenary.`,
          cost: "If it is stopped, all escaping cards are eliminated, and you are out.",
          shows: "All your cards are turned face up.",
          reacts: "A Leader or a Bodyguard of a neighbour. With three players one right beside an escaping card.",
        },
      },
      special: [
        "An escape is stopped once, by one card.",
        "With the Mercenary along you score 1 point less.",
        "When three Deserters are eliminated, the Extremist wins.",
      ],
    },
    spy: {
      short: [
        "Wins alone with a report that is right.",
        "Report: name the Leader, the Technician and every Bodyguard.",
        "At the first mistake everybody else scores 1 point.",
      ],
      wins: "Your own report is right. You score alone.",
      abilities: {
        report: {
          ...ACTION,
          does: "Name the cards that are the Leader, the Technician and every Bodyguard still in the round, one by one, in any order. At the first mistake the round ends, and everybody else scores 1 point.",
          cost: "The round ends with it, one way or the other.",
          shows: "The Spy is turned face up, and so is each card that is named.",
        },
      },
      special: [
        "The middle card and your own may be named, but no card twice.",
        "Those already eliminated are left out. If nobody is left to name, the report is right at once.",
        "It clashes with Morpho cards and with Killers.",
        "A player who is out of the round, or whose cards clash, does not get the point for your mistake.",
      ],
    },
    extremist: {
      short: [
        "Wins alone when three Deserters are eliminated.",
        "Detonate: throws three bombs, one after the other.",
        "Nobody can guard against them. The middle can be bombed, too.",
      ],
      wins: "Three or more Deserters are eliminated, no matter by whom. You score alone.",
      abilities: {
        detonate: {
          ...ACTION,
          does: "Throw three bombs, one after the other. Each eliminates one card, and the round may end after any of them.",
        },
      },
      special: [
        "All three bombs must be thrown. With fewer than three targets you throw until none is left.",
        "Any card but the Extremist is a target: the middle one, and your own other card, too.",
        "On later turns you can throw again, and must if it is the only ability you can use.",
        "When the middle card is eliminated, nobody can change jobs any more this round.",
        "It clashes with Morpho cards and with Killers.",
      ],
    },
    investor: {
      short: [
        "Wins with the side it has backed, Killers or Morpho.",
        "Invest: choose the side in secret, then pass every turn.",
        "From then on your cards can’t be eliminated.",
      ],
      wins: "The side you backed wins: Morpho when all Killers are eliminated or a mission succeeds, the Killers when the Leader is eliminated or a mission fails.",
      abilities: {
        invest: {
          ...ACTION,
          does: "Back the Killers or Morpho. From then on you pass every turn, and none of your cards can be eliminated.",
          cost: "You do nothing more this round.",
          shows:
            "The Investor is turned face up and stays that way. Only you know which side you backed until the round ends.",
        },
      },
      special: [
        "A shot at your cards may be fired and guarded, but otherwise has no effect, and the target is not shown.",
        "You score with your side even if nobody on it can score.",
        "Backing a side ends no round by itself. When somebody wins alone, no side has won.",
        "It clashes with Morpho cards and with Killers.",
      ],
    },
    mercenary: {
      short: [
        "Never wins by itself: it costs you 1 point if your other card scores.",
        "Stab: eliminates a card next to you, and nobody can guard it.",
        "Clashes with nothing, and escapes along with Deserters.",
      ],
      wins: "Never by itself. If you score with your other card, you score 1 point less.",
      abilities: {
        assassinate: {
          ...ACTION,
          does: "Eliminate one of the two cards next to you.",
          reacts: "Nobody: a stab can’t be guarded.",
        },
      },
      special: [
        "A block token in between stops the stab.",
        "It costs nothing if you don’t win, and nothing of the point for somebody else’s mistake.",
        "It escapes with a Deserter, never alone, and falls with it if they are stopped.",
      ],
    },
    cyborg: {
      short: [
        "Wins alone when the Technician is eliminated, no matter by whom.",
        "Snipe: shoots any card but the middle one.",
        "Silences your other card, and can’t be given away.",
      ],
      wins: "The Technician is eliminated, no matter by whom. You score alone.",
      abilities: {
        snipe: { ...SNIPE, cost: `${BIND} If the shot is guarded, the Cyborg is eliminated.` },
      },
      special: [
        "As long as you hold it, your other card has no abilities and can’t win.",
        "You can’t give it away by changing jobs.",
        "A player who receives it after the Technician has fallen wins with it at once.",
      ],
    },
    psionics: {
      short: [
        "Wins alone by naming all hidden cards of the others.",
        "At the first mistake everybody else scores 1 point.",
        "Body Swap: changes places with another player’s card.",
      ],
      wins: "Your own perception is right. You score alone.",
      abilities: {
        perceive: {
          ...ACTION,
          does: "Name the cards of all other players one by one, clockwise from the Psionics. At the first mistake the round ends, and everybody else scores 1 point.",
          cost: "The round ends with it, one way or the other.",
          shows: "The Psionics is turned face up, and so is each card after its guess.",
        },
        swap: {
          does: "The Psionics changes places with a card of another player and lies face down there. You get that card and see it; it stays face up or face down as it was.",
          when: `${NOT_FIRST} Once in a round.`,
          cost: "None: it is the one ability that does not bind you.",
          shows: "Everybody sees where the Psionics goes.",
          reacts: NOBODY,
        },
      },
      special: [
        "Face-up cards, and your own other card, are passed over. If there is nothing to name, the perception is right at once.",
        "The Body Swap does not reach the middle card.",
        "As long as you hold it, your other card has no abilities and can’t win.",
        "You can’t give it away by changing jobs.",
        "A player who is out of the round, or whose cards clash, does not get the point for your mistake.",
      ],
    },
    parasite: {
      short: [
        "Wins alone by escaping, whatever your other card is.",
        "A Leader or Bodyguard next door stops it: then it falls.",
        "When someone looks at it, its holder rearranges three cards.",
      ],
      wins: "Your own escape with it succeeds. You score alone.",
      abilities: {
        escape: {
          ...ACTION,
          does: "The Parasite tries to leave, whatever your other card is. If nobody stops it, you win the round alone.",
          cost: `${BIND} If it is stopped, the Parasite is eliminated.`,
          reacts: "A Leader or a Bodyguard of a neighbour. With three players one right beside the Parasite.",
        },
        transmit: {
          ...REACTION,
          does: "Take one card of the player who looked. Look at it, at the middle card and at the Parasite, and place the three as you like, face down.",
          when: `Each time somebody looks at it. ${MUST}`,
          shows:
            "The Parasite is shown to everybody, and all see which card you take. Only you know how the three are placed; then each player sees what they hold.",
        },
      },
      special: [
        "If the middle is empty, two cards are rearranged.",
        "A player who knew one of the three cards now knows only that it is among them.",
        "As long as you hold it, your other card has no abilities and can’t win.",
        "You can’t give it away by changing jobs.",
      ],
    },
  }),
};
