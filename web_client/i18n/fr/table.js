// French. See docs/languages.md. Players are addressed as friends ("tu"), identities are masculine
// words for every holder, and a non-breaking space stands before ; : ? and !.

/** @import { TableEvents } from "../types.js" */

import { grammarOf } from "../grammar.js";
import { say, strong } from "../say.js";
import { de } from "./elision.js";

const { plural, list, listed } = grammarOf("fr");

/** The words that every table needs, in every game. */
export const table = {
  brand: "Morpho Server",
  loading: "Un instant…",
  tryAgain: "Réessayer",
  stillTrying: "C’est plus long que d’habitude : le serveur est peut-être injoignable. Cette page continue d’essayer.",
  reload: "Recharger",
  close: "Fermer",
  home: "Accueil",
  menu: "Menu",
  rules: "Règles",

  // Questions
  cancel: "Annuler",
  leave: "Quitter",
  yes: "Oui",
  no: "Non",

  // Play
  reconnecting: "Reconnexion…",
  reconnectingHint: "Ce que tu vois n’est peut-être plus à jour.",
  connecting: "Connexion…",
  connectedAgain: "De nouveau en ligne.",
  outdated: "Le serveur est plus récent que cette page.",
  nothingYet: "Rien encore.",
  onlyYou: "toi seul l’as vu",
  bot: "bot",
  view: "Ce que montre le serveur",
  /** Return a line that only one seat received, as read out. @param {string} text */
  whispered: (text) => `${text}. Toi seul l’as vu.`,
  yourTurn: "À toi",
  /** @param {string[]} names */
  waitingForMove: (names) => (names.length ? `On attend ${list(names)}` : "On attend"),
  roundOver: "Manche terminée",
  yourPart: "Tes coups",

  // Chat
  react: "Réagir",
  /** What a reaction says, by its sign. */
  reactions: /** @type {Record<string, string>} */ ({
    agree: "D’accord",
    laugh: "Rit",
    surprise: "S’étonne",
    doubt: "N’y croit pas",
    sly: "Sourit en coin",
    love: "Adore",
  }),
  /** @param {number} n */
  unread: (n) => `${n} ${plural(n, { one: "message non lu", other: "messages non lus" })}`,

  // Settings
  devices: "Jouer sur un autre appareil",
  settings: "Réglages",
  sound: "Son",

  // When a match is over
  /** @param {string} letter */
  seatCalled: (letter) => `Place ${letter}`,

  /** The feed of a table. */
  events: /** @type {TableEvents} */ ({
    player_joined: (e, { player }) => say`${player(e.player)} arrive`,
    bot_joined: (e, { player }) => say`${player(e.player)} arrive : c’est un bot`,
    entry_requested: (e) => say`${strong(e.name)} demande à entrer`,
    entry_request_withdrawn: (e, { player }) => say`${player(e.player)} ne demande plus à entrer`,
    player_left: (e, { player }) => say`${player(e.player)} s’en va`,
    player_removed: (e, { player }) => say`L’hôte exclut ${player(e.player)}`,
    invitation_renewed: () => say`La table a une nouvelle invitation`,
    sat: (e, { player }) => say`${player(e.player)} s’assied`,
    stood: (e, { player }) => say`${player(e.player)} se lève`,
    seat_requested: (e, { player }) => say`${player(e.player)} demande une place`,
    seat_request_withdrawn: (e, { player }) => say`${player(e.player)} ne demande plus de place`,
    renamed: (e, { player }) => say`${player(e.player)} s’appelle maintenant ${strong(e.name)}`,
    host_changed: (e, { player }) => say`${player(e.player)} est maintenant l’hôte`,
    said: (e, { player }) => say`${player(e.player)} : ${e.phrase ? { phrase: e.phrase } : e.text}`,
    mute_set: (e, { player }) =>
      e.muted ? say`L’hôte coupe la parole à ${player(e.player)}` : say`${player(e.player)} peut de nouveau parler`,
    chat_cleared: () => say`L’hôte a effacé la discussion`,
    shares_revealed: ({ uncommitted, unrevealed }, { player }) => {
      const missing = [...uncommitted, ...unrevealed];
      return missing.length ? say`Tirage sans la part ${listed(missing.map((one) => [de, player(one)]))}` : null;
    },
    match_started: () => say`La partie commence`,
    match_played_on: (e) => say`C’est la suite de la partie ${e.match}, manche ${e.round}`,
    match_ended: ({ winners, reason, alone }, { seat }) =>
      winners.length
        ? say`La partie est terminée : ${listed(winners.map((one) => [seat(one)]))} ${plural(winners.length, { one: "gagne", other: "partagent la victoire" })}`
        : reason === "won" && !alone
          ? say`La partie est terminée : match nul`
          : say`La partie est terminée`,
    season_begun: () => say`Une nouvelle saison commence`,
    options_set: () => say`L’hôte a changé les options`,
    seat_options_set: (e, { seat }) => say`${seat(e.seat)} a changé ses options`,
    game_chosen: () => say`L’hôte a choisi un autre jeu`,
    pause_wished: (e, { player }) =>
      e.wish ? say`${player(e.player)} voudrait une pause` : say`${player(e.player)} est prêt à reprendre`,
    paused: (e, { player }) =>
      e.agreed ? say`D’un commun accord, la table est en pause` : say`${player(e.player)} a mis la table en pause`,
    resumed: (e, { player }) =>
      e.agreed ? say`D’un commun accord, on reprend` : say`${player(e.player)} relance la partie`,
    time_given_back: () => say`Le serveur était en panne ; tu récupères ton temps`,
    time_ran_out: (e, { seat }) => say`Temps écoulé pour ${seat(e.seat)}`,
    player_away: (e, { player }) => say`${player(e.player)} n’est plus là`,
    player_back: (e, { player }) => say`${player(e.player)} est de retour`,
    stand_in_began: (e, { seat }) => say`Un remplaçant joue pour ${seat(e.seat)}`,
    stand_in_ended: (e, { seat }) => say`Le remplaçant ${de}${seat(e.seat)} s’arrête`,
    seat_offered: (e, { seat }) => say`L’hôte invite quelqu’un à la place ${de}${seat(e.seat)}`,
    offer_withdrawn: (e, { seat }) => say`La place ${de}${seat(e.seat)} n’est plus proposée`,
    seat_given: (e, { player }) =>
      e.gone
        ? say`${player(e.player)} prend la suite ${de}${player(e.gone)}`
        : say`${player(e.player)} prend la place vide`,
  }),
};
