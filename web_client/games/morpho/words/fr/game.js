// The words of M.O.R.P.H.O. that every screen of the game needs.

/** @import { Asked, CardNumber, Faction, GameEvents, Hunch, SeatView, Spoken } from "../../types.js" */
/** @import { Decision, Hindrance, MissionEnded, Reason, Statistic, Team, TieBreak } from "../../wire.js" */
/** @import { Part, WordsFor } from "../../../../i18n/types.js" */

import { grammarOf } from "../../../../i18n/grammar.js";
import { de, elides, of } from "../../../../i18n/fr/elision.js";
import { say, strong } from "../../../../i18n/say.js";
import { IDENTITIES as CARDS } from "../../rule_tables.js";
import { identitiesIn } from "../identity_names.js";

const { plural, counted, list, listed } = grammarOf("fr");

/** @param {string} text */
const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

const IDENTITIES = identitiesIn("fr");

/** @param {string} identity */
const identityCalled = (identity) => IDENTITIES[identity] ?? identity;

/** @param {string} identity */
const article = (identity) => (elides(identityCalled(identity)) ? "l’" : "le ");

/** Return whether there are several cards of an identity. @param {string} identity */
const isOfSeveral = (identity) => CARDS[identity]?.cards > 1;

/** Return the article for an identity in a sentence. @param {string} identity */
const one = (identity) => (isOfSeveral(identity) ? "un " : article(identity));

/** An identity in a sentence. @param {string} identity */
const an = (identity) => say`${one(identity)}${strong(identityCalled(identity), identity)}`;

/** @type {WordsFor<Team>} */
const TEAMS = { red: "Tueurs (rouge)", blue: "Morpho (bleu)" };

/** The teams that a player may back. @type {Record<string, string>} */
const BACKED = { red: "les Tueurs (rouge)", blue: "Morpho (bleu)" };

/** @type {WordsFor<Faction>} */
const FACTIONS = {
  morpho: "Morpho",
  killers: "Tueurs",
  deserters: "Déserteurs",
  outsiders: "Outsiders",
  aliens: "Aliens",
};

/** @param {Hunch} hunch */
const hunchIs = ({ about, not }) => {
  const what = IDENTITIES[about] ?? FACTIONS[about] ?? about;
  return not ? `sûrement pas ${what}, penses-tu` : `peut-être ${what}, penses-tu`;
};

/** A card of a hand. @param {CardNumber} number */
const cardCalled = (number) => (number ? `carte ${number}` : "carte");

/** @type {WordsFor<Hindrance>} */
const HINDERED = { conflict: "Conflit", suppressed: "Muette" };

/** @type {Record<string, (target: string, move: Asked) => string>} */
const CONFIRMATIONS = {
  snipe: (target) => `Tirer sur ${target} ?`,
  assassinate: (target) => `Poignarder ${target} ?`,
  bomb: (target) => `Bombarder ${target} ?`,
  swap: (target) => `Échanger avec ${target} ?`,
  block: () => "Barrer ce passage ?",
  mission: () => "Lancer la mission ?",
  escape: () => "Tenter de fuir ?",
  report: () => "Faire le rapport ?",
  detonate: () => "Lancer trois bombes ?",
  perceive: () => "Nommer toutes les cartes ?",
  guess: (_, { identity = "" }) => `Est-ce ${one(identity)}${identityCalled(identity)} ?`,
  invest: (_, { team = "" }) => `Miser sur ${BACKED[team] ?? team} ?`,
  indicate: (target, { as = "technician" }) => `${capital(target)} est-elle ${one(as)}${identityCalled(as)} ?`,
};

/** @type {WordsFor<MissionEnded["outcome"]>} */
const MISSION_ENDS = {
  succeeded: "La mission réussit",
  failed: "La mission échoue",
  off: "La mission est finie : le Chef n’est plus là",
};

/** Shown in place of points. */
const NOBODY_SCORES = "Personne ne marque.";

/** How a round ends. @type {WordsFor<Reason, [headline: string, sentence: string]>} */
const REASONS = {
  killers_eliminated: ["Morpho gagne", "Tous les Tueurs sont éliminés."],
  leader_eliminated: ["Les Tueurs gagnent", "Le Chef est éliminé."],
  deserters_eliminated: ["L’Extrémiste gagne", "Trois Déserteurs sont éliminés."],
  technician_eliminated: ["Le Cyborg gagne", "Le Technicien est éliminé."],
  mission_succeeded: ["Morpho gagne", "Le Chef a trouvé le Technicien, la mission a réussi."],
  mission_failed: ["Les Tueurs gagnent", "Le Chef n’a pas trouvé le Technicien, la mission a échoué."],
  deserter_escaped: ["Un Déserteur gagne", "Le Déserteur s’est enfui."],
  parasite_escaped: ["Le Parasite gagne", "Le Parasite s’est enfui."],
  report_right: ["L’Espion gagne", "Le rapport était juste en tous points."],
  report_wrong: ["Un faux rapport", "L’Espion s’est trompé : les autres marquent, sauf conflit ou élimination."],
  perception_right: ["Le Psionique gagne", "Il a tout deviné."],
  perception_wrong: ["Mal deviné", "Le Psionique s’est trompé : les autres marquent, sauf conflit ou élimination."],
  all_passed: ["Plus rien ne bouge", "Tous ont passé."],
  agreed: ["D’un commun accord", "Tous ont accepté d’en finir."],
  turn_limit: ["Plus de tours", "La limite de tours est atteinte."],
};

/** The titles of a match's highlights, by statistic. @type {WordsFor<Statistic>} */
const HIGHLIGHTS = {
  unseen_points: "Roi du camouflage",
  eliminations: "Le plus dangereux",
  looked_at: "Au centre de l’attention",
  guards_lost: "Garde le plus malchanceux",
  steps_in: "Ange gardien",
  aimed_at: "Cible préférée",
  right_names: "Le regard le plus vif",
  job_changes: "Jamais longtemps en poste",
};

export const game = {
  title: "M.O.R.P.H.O.",
  tiles: "Les identités de cette manche",
  oneOf: ["1", "de"],
  oneOfThese: "L’une d’elles est en jeu",
  /** @param {string} name @param {number} left @param {number} dealt */
  tile: (name, left, dealt) => `${name} : il en reste ${left} sur ${dealt}`,
  /** @param {number} round */
  round: (round) => `Manche ${round}`,
  /** @param {number} target */
  firstTo: (target) => `premier à ${target}`,
  /** @param {number} turn @param {number | null} limit */
  turn: (turn, limit) => (limit ? `tour ${turn} sur ${limit}` : `tour ${turn}`),
  middle: "Milieu",
  hidden: "Cachée",
  open: "Visible",
  allKnow: "Connue",
  everybodyKnows: "Tous",
  out: "Éliminé",
  away: "Absent",
  standIn: "Remplaçant",
  invested: "A misé",
  ring: "La table, dans le sens des aiguilles d’une montre à partir de toi",
  /** A seat, read out. @param {SeatView} seat */
  seatSpoken: ({ name, mine, asked, score, target, gained, first, swapToken, out, away, bot, standIn, invested }) =>
    [
      mine ? `${name}, toi` : name,
      bot && "un bot",
      asked && "doit jouer",
      `${score} ${plural(score, { one: "point", other: "points" })} sur ${target}`,
      gained !== 0 && `${gained > 0 ? "plus" : "moins"} ${Math.abs(gained)} dans cette manche`,
      first && "premier joueur",
      swapToken && "a le jeton d’échange des corps",
      out && "hors de la manche",
      invested && "a misé sur un camp",
      standIn ? "un remplaçant joue" : away && "absent",
    ]
      .filter(Boolean)
      .join(", "),
  /** @param {string} gap */
  blockHere: (gap) => `Barrer ${gap}`,
  /** @param {string} gap */
  blockIn: (gap) => `Jeton de barrage ${gap}`,
  /** @param {string} one @param {string} other */
  gap: (one, other) => `entre ${one} et ${other}`,
  missionOn: "Mission en cours",
  /** @param {string | null} name null for the reader @param {boolean} now */
  missionDue: (name, now) => {
    if (now) return name ? `Au tour ${of(name)}` : "À toi";
    return name ? `Au prochain tour ${of(name)}` : "À ton prochain tour";
  },
  missionTask: " : nommer le Technicien, ou échouer.",
  endWished: "Quelqu’un souhaite finir cette manche.",
  endWishedShort: "Finir la manche ?",
  answers: "Réponses",
  /** @param {number} cards */
  reveals: (cards) => (cards > 1 ? "dévoile tes cartes" : "dévoile ta carte"),
  /** @param {string} card */
  withCard: (card) => `avec ${card}`,
  back: "Retour",
  notYet: "Non",
  /** @param {string} name */
  watching: (name) => `Tu regardes, et vois ce que tout le monde voit. Ces cartes sont à ${name}.`,
  /** @param {string} team */
  youInvested: (team) => `Tu as misé sur ${BACKED[team] ?? team}.`,
  swapTwo: "Touche deux cartes pour les échanger.",
  lay: "Les poser ainsi",
  /** @param {string} place @param {string} identity */
  liesAt: (place, identity) => `${capital(place)} : ${identityCalled(identity)}`,
  nobodyScores: NOBODY_SCORES,
  /** @param {string} name @param {string} team */
  investedIn: (name, team) => `${name} avait misé sur ${BACKED[team] ?? team}.`,

  /** @param {string} mode @param {string[] | null} unknowns */

  // When a match is over
  /** The titles for what somebody did most. */
  highlights: HIGHLIGHTS,
  /** What decided among equal totals. */
  ties: /** @type {WordsFor<TieBreak, (winner: string, names: string[]) => string>} */ ({
    last_round: (winner, names) =>
      `${list(names)} sont à égalité ; ${winner} a marqué davantage dans la dernière manche.`,
    turn_order: (winner, names) =>
      `${list(names)} sont à égalité, même dans la dernière manche ; ${winner} y jouait plus tard.`,
  }),

  factions: FACTIONS,
  teams: TEAMS,
  hindered: HINDERED,

  /** What a card can do, in two or three words. */
  abilities: /** @type {Record<string, string>} */ ({
    mission: "Lancer la mission",
    intercept: "Arrêter une fuite",
    guard: "Couvrir un voisin",
    snipe: "Tirer sur une carte",
    block: "Barrer un passage",
    escape: "Tenter de fuir",
    report: "Faire un rapport",
    detonate: "Lancer trois bombes",
    invest: "Miser sur un camp",
    assassinate: "Poignarder un voisin",
    perceive: "Tous les nommer",
    swap: "Échanger les corps",
    transmit: "Redisposer 3 cartes",
  }),

  // Cards
  theMiddleCard: "la carte du milieu",
  /** The reader, in a sentence about what they did. */
  you: "Tu",
  /** @param {CardNumber} number */
  yourCard: (number) => `ta ${cardCalled(number)}`,
  /** @param {string} owner @param {CardNumber} number */
  cardOf: (owner, number) => `la ${cardCalled(number)} ${of(owner)}`,
  /** A card in a sentence. @param {Part} owner @param {CardNumber} number */
  cardIn: (owner, number) => say`la ${cardCalled(number)} ${de}${owner}`,
  /** A card of the player that the sentence is about. @param {CardNumber} number */
  theirCard: (number) => `sa ${cardCalled(number)}`,
  /** Return what a screen reader reads out for a card. @param {Spoken} card */
  spoken: ({ name, look, identity, everybody, mine, hindered, hunch }) => {
    const what = identity ? identityCalled(identity) : "";
    const which = identity ? `${one(identity)}${what}` : "";
    const start = capital(name);
    const silent = hindered ? `, ${(HINDERED[hindered] ?? hindered).toLowerCase()}` : "";
    if (look === "eliminated") return `${start}, éliminée${what && ` : ${what}`}`;
    if (look === "up") return `${start}, ${what}, face visible${silent}`;
    if (look === "hidden") return `${start}, face cachée${hunch ? `, ${hunchIs(hunch)}` : ""}`;
    if (everybody) return `${start}, face cachée, tous savent que c’est ${which}${silent}`;
    return mine ? `${start}, ${what}, toi seul la vois${silent}` : `${start}, face cachée, tu y as vu ${which}`;
  },
  clashNote: "Tes cartes sont en conflit : ni capacités, ni points.",
  silenceNote: "Ton Alien rend muette ton autre carte.",

  bots: {
    recruit: { name: "Facile", hint: "Joue avec bon sens et saisit la victoire qu’il voit." },
    agent: { name: "Moyen", hint: "Tient compte de tout ce qu’il a vu." },
    mastermind: { name: "Difficile", hint: "Lit dans le jeu des autres et anticipe." },
  },
  /** Why a move was refused, by code. */
  refusals: /** @type {Record<string, string>} */ ({
    unsuitable_unknowns: "Certaines des Inconnues choisies ne conviennent pas à ce nombre de joueurs.",
    round_over: "La manche est terminée.",
    first_turn: "À ton premier tour d’une manche, tu ne peux pas utiliser de capacité.",
    bound: "Tu ne peux plus ni regarder ni changer de métier dans cette manche.",
    must_act: "Tu ne peux pas passer tant que tu peux regarder ou changer de métier.",
    must_use_ability: "Ta carte visible a une capacité utilisable : tu dois en utiliser une.",
    no_such_card: "Tu n’as pas de carte qui en soit capable.",
    card_missing: "Il faut dire quelle carte agit.",
    hindered: "Cette carte n’a pas de capacité en ce moment : elle est en conflit, ou un Alien la rend muette.",
    illegal_target: "On ne peut pas choisir cela.",
    cannot_escape: "On ne fuit qu’avec des Déserteurs en main, ou un Déserteur et le Mercenaire.",
    no_tokens_left: "Les deux jetons de barrage sont posés.",
    already_swapped: "Les corps ont déjà été échangés une fois.",
    illegal_move: "Ce coup n’est pas possible maintenant.",
    out_of_round: "Tu es éliminé de cette manche.",
    already_agreed: "Tu étais déjà d’accord.",
    not_agreed: "Tu n’étais pas d’accord.",
  }),

  /** What can be done: on a chip, and a hint below it. */
  verbs: /** @type {Record<string, [chip: string, hint: string]>} */ ({
    look: ["Regarder", "une carte"],
    change: ["Changer", "de métier"],
    snipe: ["Tirer", "sur une carte"],
    block: ["Barrer", "un passage"],
    mission: ["Mission", "la lancer"],
    escape: ["Fuir", "maintenant"],
    report: ["Rapport", "le faire"],
    detonate: ["Bombes", "en lancer trois"],
    invest: ["Miser", "sur un camp"],
    assassinate: ["Poignarder", "un voisin"],
    perceive: ["Percevoir", "tout nommer"],
    swap: ["Échanger", "les corps"],
    pass: ["Passer", "ne rien faire"],
    agree: ["Finir la manche", "personne ne marque"],
    disagree: ["Continuer", "se raviser"],
  }),

  /** Which target a move wants, if any, and what is at stake. */
  targets: /** @type {Record<string, [question: string, note: string]>} */ ({
    look: ["Regarder quelle carte ?", "Les cartes de tes voisins sont hors de portée."],
    change: ["Donner quelle carte ?", "Tu reçois celle du milieu, sans la voir avant."],
    snipe: ["Tirer sur quelle carte ?", "Un Garde peut s’interposer."],
    block: ["Barrer quel passage ?", ""],
    invest: ["Miser sur qui ?", "Toi seul le sauras, jusqu’à la fin de la manche."],
    assassinate: ["Poignarder quelle carte ?", "Personne ne peut la couvrir."],
    swap: ["Échanger avec quelle carte ?", "Tous sauront où est passé le Psionique."],
    indicate: ["Nommer quelle carte ?", ""],
    mission: ["", "À ton prochain tour, tu nommes le Technicien."],
    escape: ["", "Tes voisins peuvent l’arrêter."],
    report: ["", "Une seule erreur, et les autres marquent."],
    perceive: ["", "Une seule erreur, et les autres marquent."],
    detonate: ["", "Il faut lancer les trois."],
    bomb: ["Bombarder quelle carte ?", "Personne ne peut la couvrir."],
    guard: ["Couvre la cible !", "La carte qui a tiré est éliminée."],
    intercept: ["Arrête la fuite !", "Les cartes en fuite sont éliminées."],
    take: ["Laquelle prendre ?", "Tu la redisposes avec celle du milieu et le Parasite."],
  }),

  /**
   * A question, read out with what may be answered.
   * @param {string} question @param {string} note @param {string[]} answers @param {number} targets
   */
  asked: (question, note, answers, targets) =>
    [
      /[.?!]$/.test(question) ? question : `${question}.`,
      note,
      answers.length && `Tu peux choisir : ${list(answers)}.`,
      targets && `${targets} ${plural(targets, { one: "cible possible", other: "cibles possibles" })} sur la table.`,
    ]
      .filter(Boolean)
      .join(" "),

  /** What an arrangement that nobody chose comes to. */
  asTheyLie: "les cartes restent où elles sont",

  /** Ask for the confirmation of a move. @param {Asked} move @param {string} target a card, or nothing */
  confirm: (move, target) => CONFIRMATIONS[move.verb]?.(target, move) ?? move.text,
  /** Say what a move shows. @param {string[]} identities of the own cards that it turns up */
  revealNote: (identities) =>
    identities.length > 1 ? "Tous verront tes deux cartes." : `Tous verront ton ${identityCalled(identities[0])}.`,
  /** What an ability takes from its user. */
  bindNote: "Après cela, tu ne peux ni regarder ni changer de métier.",
  shownForAMoment: "Ta carte est montrée, puis cachée à nouveau.",
  /** The button that makes a move, where it is not the verb itself. */
  confirmWords: /** @type {Record<string, string>} */ ({
    snipe: "Feu",
    assassinate: "Poignarder",
    bomb: "Bombarder",
    indicate: "Le dire",
    guess: "Le dire",
  }),
  /** A card chosen by its name. */
  choices: /** @type {Record<string, (card: string) => string>} */ ({
    guard: (card) => `Couvrir avec ${card}`,
    intercept: (card) => `Arrêter avec ${card}`,
    take: capital,
  }),

  /** What a seat is asked for, if it is the reader's. */
  myDecisions: /** @type {WordsFor<NonNullable<Decision["kind"]>>} */ ({
    turn: "À toi de jouer",
    indicate: "Qui est le Technicien ?",
    guard: "Couvre la cible !",
    intercept: "Arrête la fuite !",
    report: "Nommer quelle carte ?",
    bomb: "Bombarder quelle carte ?",
    guess: "Quelle est cette carte ?",
    take: "Laquelle prendre ?",
    arrange: "Dispose-les",
  }),
  myDecision: "À toi de décider",
  /** What others are asked for. */
  theirDecisions: /** @type {WordsFor<NonNullable<Decision["kind"]>, (name: string) => string>} */ ({
    turn: (name) => `Au tour ${of(name)}`,
    indicate: (name) => `${name} doit nommer le Technicien`,
    guard: (name) => `${name} s’interpose`,
    intercept: (name) => `${name} arrête la fuite`,
    report: (name) => `${name} fait son rapport`,
    bomb: (name) => `${name} lance des bombes`,
    guess: (name) => `${name} devine`,
    take: (name) => `${name} choisit une carte`,
    arrange: (name) => `${name} dispose trois cartes`,
  }),
  /** @param {string} name */
  theirDecision: (name) => `${name} décide`,
  firstTurn: "Touche tes cartes pour les lire.",
  /** What else a decision is about. */
  decisionNotes: {
    /** @param {string} shooter @param {string} target cards */
    guard: (shooter, target) => `${capital(shooter)} tire sur ${target}.`,
    /** @param {string[]} cards @param {string | null} owner of all of them; null for the reader */
    intercept: (cards, owner) =>
      cards.length > 1
        ? `${owner ? `Les deux cartes ${of(owner)}` : "Tes deux cartes"} tentent de fuir.`
        : `${capital(cards[0])} tente de fuir.`,
    /** @param {string[]} identities */
    report: (identities) => `Reste à nommer : ${list(counted(identities.map(identityCalled)))}.`,
    indicate: "Si c’est juste, Morpho gagne. Sinon, les Tueurs gagnent.",
    /** @param {number} left */
    bomb: (left) => `Encore ${left} ${plural(left, { one: "bombe", other: "bombes" })}.`,
    /** @param {string} card */
    guess: (card) => `Il s’agit de ${card}.`,
    /** @param {string | null} name null for the reader @param {string} card */
    take: (name, card) => `${name ? `${name} a` : "Tu as"} vu ${card}, le Parasite.`,
  },

  reasons: REASONS,
  roundOver: "Manche terminée",

  /** The feed of the game. */
  events: /** @type {GameEvents} */ ({
    saw: (e, { card }) =>
      listed(Object.entries(e.cards).map(([slot, identity]) => say`${card(slot)} est ${an(identity)}`)),
    investigated: (e, { by, card }) => say`${by("regarde", "regardes")} ${card(e.slot)}`,
    job_changed: (e, { by, own }) => say`${by("échange", "échanges")} ${own(e.slot)} avec la carte du milieu`,
    revealed: (e, { card }) => say`${card(e.slot)} est retournée : ${an(e.identity)}`,
    sniped: (e, { by, card }) => say`${by("tire", "tires")} sur ${card(e.target)}`,
    guard_asked: (_, { by }) => say`${by("doit s’interposer", "dois t’interposer")}`,
    guarded: (e, { card }) => say`${card(e.slot)} s’interpose : ${an(e.identity)}`,
    intercept_asked: (_, { by }) => say`${by("doit", "dois")} arrêter la fuite`,
    intercepted: (e, { card }) => say`${card(e.slot)} arrête la fuite : ${an(e.identity)}`,
    eliminated: (e, { card }) => say`${card(e.slot)} est éliminée : ${an(e.identity)}`,
    went_out: (_, { by }) => say`${by("est", "es")} hors de la manche`,
    blocked: (e, { by, gap }) => say`${by("pose", "poses")} un barrage ${gap(e.gap)}`,
    block_removed: (e, { gap }) => say`Le barrage ${gap(e.gap)} disparaît`,
    mission_activated: (_, { by }) => say`${by("lance", "lances")} la mission`,
    indication_asked: (_, { by }) => say`${by("doit", "dois")} nommer le Technicien`,
    indicated: (e, { by, card }) =>
      e.named === e.identity
        ? say`${by("dit", "dis")} que ${card(e.slot)} est ${an(e.named)} : juste`
        : say`${by("dit", "dis")} que ${card(e.slot)} est ${an(e.named)}, mais c’est ${an(e.identity)}`,
    mission_ended: (e) => say`${MISSION_ENDS[e.outcome]}`,
    escape_tried: (e, { by, own }) =>
      e.slots.length > 1
        ? say`${by("tente de fuir avec ses", "tentes de fuir avec tes")} deux cartes`
        : say`${by("tente", "tentes")} de fuir avec ${own(e.slots[0])}`,
    escaped: (_, { by }) => say`${by("s’est", "t’es")} enfui`,
    report_began: (_, { by }) => say`${by("commence", "commences")} un rapport`,
    detonation_began: (_, { by }) => say`${by("commence", "commences")} à lancer des bombes`,
    bombed: (e, { by, card }) => say`${by("bombarde", "bombardes")} ${card(e.target)}`,
    invested: (_, { by }) =>
      say`${by("mise sur un camp et passe désormais son tour", "mises sur un camp et passes désormais ton tour")}`,
    investment_chosen: (e) => say`Tu as misé sur ${strong(BACKED[e.team])}`,
    assassinated: (e, { by, card }) => say`${by("poignarde", "poignardes")} ${card(e.target)}`,
    perception_began: (_, { by }) => say`${by("commence", "commences")} à nommer toutes les cartes`,
    guessed: (e, { by, card }) =>
      e.named === e.identity
        ? say`${by("devine", "devines")} que ${card(e.slot)} est ${an(e.named)} : juste`
        : say`${by("croit", "crois")} que ${card(e.slot)} est ${an(e.named)}, mais c’est ${an(e.identity)}`,
    swapped: (e, { by, own, card }) => say`${by("échange", "échanges")} ${own(e.slot)} avec ${card(e.target)}`,
    transmit_began: (e, { by, card }) =>
      say`${by("redispose", "redisposes")} trois cartes : ${card(e.slot)} est ${an("parasite")}`,
    transmit_taken: (e, { by, card }) => say`${by("prend", "prends")} ${card(e.slot)}`,
    transmit_laid: (e, { by, card }) =>
      say`${by("redispose", "redisposes")} ${listed(e.places.map(card))}, face cachée`,
    passed: (_, { by }) => say`${by("passe", "passes")}`,
    agreed: () => say`Tu es d’accord pour finir cette manche`,
    disagreed: () => say`Tu veux continuer`,
    end_wished: (e) =>
      e.wished ? say`Quelqu’un souhaite finir cette manche` : say`Plus personne ne souhaite finir cette manche`,
    round_started: (e) => say`Manche ${e.round}`,
    turn_began: (e, { who }) => say`${who(e.seat)}`,
    honours_given: (e, { who }) =>
      Object.entries(e.seats).flatMap(([feat, seats]) => [
        ...(HIGHLIGHTS[feat] ? say`${strong(HIGHLIGHTS[feat])} : ${listed(seats.map((seat) => [who(seat)]))}. ` : []),
      ]),
    points_denied: (e, { who }) =>
      say`Pas de points pour ${listed(e.seats.map((seat) => [who(seat)]))} : cartes en conflit`,
    tie_broken: (e, { who }) =>
      e.by === "last_round"
        ? say`${listed(e.seats.map((seat) => [who(seat)]))} sont à égalité ; ${who(e.winner)} a marqué davantage dans la dernière manche`
        : say`${listed(e.seats.map((seat) => [who(seat)]))} sont à égalité ; ${who(e.winner)} jouait plus tard dans la dernière manche`,
    round_ended: (e, { who }) => say`${strong(REASONS[e.reason][0])} : ${REASONS[e.reason][1]}${gains(e.points, who)}`,
  }),
  /** A gap between two players or two cards, in a sentence. @param {Part[]} one @param {Part[]} other */
  gapIn: (one, other) => say`entre ${one} et ${other}`,
};

/** @param {number[]} points by seat @param {(seat: number) => Part} who */
const gains = (points, who) => {
  const gained = points.flatMap((n, seat) => (n ? [say`${who(seat)}\u00a0${n > 0 ? "+" : "−"}${Math.abs(n)}`] : []));
  return gained.length ? say` ${listed(gained)}` : [` ${NOBODY_SCORES}`];
};
