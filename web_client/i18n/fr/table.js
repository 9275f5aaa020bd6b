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
  crashed: "Un problème est survenu sur cette page. La partie continue : recharge la page.",
  tryAgain: "Réessayer",
  faulty: "Un problème est survenu sur cette page. Si elle se comporte mal, recharge-la : la partie continue.",
  stillTrying: "C’est plus long que d’habitude : le serveur est peut-être injoignable. Cette page continue d’essayer.",
  reload: "Recharger",
  close: "Fermer",
  home: "Accueil",
  menu: "Menu",
  rules: "Règles",

  // Installed as an app, or out of reach
  offline: "Tu es hors ligne.",
  outOfReach: "Le serveur est injoignable.",
  comesBack: "Cette page se reconnectera dès que possible.",

  // On too many pages
  playedElsewhere:
    "Tu as ouvert cette table sur beaucoup d’autres pages, avec le même joueur. La partie continue là-bas.",
  playHere: "Continuer plutôt ici",

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

  // Attention
  wanted: { turn: "À toi", reaction: "À toi de réagir" },

  // When a match is over
  /** @param {string} letter */
  seatCalled: (letter) => `Place ${letter}`,

  /** Why something was refused, by code. */
  refusals: /** @type {Record<string, string>} */ ({
    no_such_table: "Aucune table n’a ce code. Vérifie-le, ou demande le lien.",
    no_such_game: "Ce serveur n’a pas ce jeu.",
    not_found: "Le serveur ne comprend pas cette demande. Recharge la page.",
    method_not_allowed: "Le serveur ne comprend pas cette demande. Recharge la page.",
    internal_error: "Un problème est survenu sur le serveur. Réessaie.",
    no_such_player: "Tu n’es plus à cette table.",
    not_signed_in: "Ce navigateur n’est pas encore connu ici. Entre un nom et rejoins la table.",
    not_your_player: "Ce joueur appartient à un autre navigateur.",
    not_host: "Seul l’hôte peut faire cela.",
    not_seated: "Tu n’as pas de place.",
    not_your_turn: "Ce n’est pas ton tour.",
    not_now: "Ce n’est pas possible maintenant.",
    paused: "La table est en pause.",
    stale: "Il s’est passé quelque chose entre-temps. Regarde bien, puis choisis à nouveau.",
    table_full: "Toutes les places sont prises.",
    table_locked: "L’hôte a fermé cette table.",
    not_admitted: "L’hôte ne t’a pas encore laissé entrer.",
    seat_taken: "Quelqu’un est déjà assis là.",
    no_such_seat: "Cette place n’existe pas.",
    no_such_phrase: "Cette phrase n’existe pas dans ce jeu.",
    muted: "L’hôte t’a coupé la parole.",
    name_taken: "Quelqu’un porte déjà ce nom à cette table.",
    bad_name: "Un nom compte de 1 à 20 caractères, tous visibles.",
    bad_options: "Ces options ne vont pas ensemble.",
    too_few_players: "Il n’y a pas assez de joueurs.",
    too_many_players: "Il y a trop de joueurs.",
    not_everybody_ready: "Tout le monde n’est pas prêt.",
    no_spectators: "L’hôte n’accepte pas de spectateurs.",
    round_in_progress: "Une manche est en cours, sans spectateurs. Rejoins la table quand elle sera terminée.",
    held_another_seat: "Personne ne peut avoir deux places dans une même manche. Ce sera possible à la prochaine.",
    sees_all_cards: "Tu as vu toutes les cartes. Attends la fin de la manche.",
    removed: "L’hôte t’a exclu de cette table.",
    unreadable_move: "Le serveur n’a pas compris ce coup.",
    illegal_move: "Ce coup n’est pas possible maintenant.",
    malformed: "Le serveur n’a pas compris cette page.",
    invalid: "Le serveur n’a pas accepté cela.",
    too_large: "C’est trop long.",
    wrong_share: "Ce n’est pas la part annoncée.",
    overloaded: "Le serveur est surchargé. Réessaie dans un instant.",
    quota_reached: "C’est plus que ce que ce serveur permet à une personne, à la fois ou en un jour.",
    rate_limited: "Tu vas trop vite. Réessaie dans un instant.",
    too_slow: "Cette page n’arrivait plus à suivre. Elle va se reconnecter.",
    replaced: "Tu as ouvert cette table sur trop d’autres pages.",
    foreign_origin: "Cette page vient d’un autre site que le serveur.",
    unknown_host: "Le serveur a une autre adresse.",
    unsupported_version: "Cette page et le serveur ne vont pas ensemble. Recharge-la.",
    restarting: "Le serveur redémarre. Réessaie dans un instant.",
    log_full:
      "Le disque du serveur est plein : impossible d’enregistrer cela. Préviens la personne qui gère le serveur.",
    log_locked: "Un autre programme bloque la base de données du serveur. Réessaie dans un instant.",
    log_unavailable: "Le serveur n’a pas pu enregistrer cela. Réessaie.",
    table_gone: "Cette table n’existe plus : elle a été supprimée du serveur.",
    table_unreadable:
      "Le serveur n’arrive pas à lire ses données sur cette table. Préviens la personne qui gère le serveur.",
    unreachable: "Le serveur est injoignable. Vérifie ta connexion, puis réessaie.",
    unreadable: "Ce n’est pas le serveur qui a répondu. Si ce réseau demande de s’identifier, fais-le, puis réessaie.",
  }),
  refused: "Le serveur a refusé cela.",
  /** Why something was put off that is sent again automatically, by code. */
  again: /** @type {Record<string, string>} */ ({
    rate_limited: "Tu vas trop vite. Ce sera renvoyé dans un instant.",
    log_full: "Le disque du serveur est plein. Ce sera renvoyé jusqu’à ce qu’il y ait de la place.",
    log_locked: "Un autre programme bloque la base de données du serveur. Ce sera renvoyé dans un instant.",
    log_unavailable: "Le serveur n’a pas pu enregistrer cela. Ce sera renvoyé dans un instant.",
    overloaded: "Le serveur est surchargé. Ce sera renvoyé dans un instant.",
  }),
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
    match_ended: ({ winners, reason }, { seat }) =>
      winners.length
        ? say`La partie est terminée : ${listed(winners.map((one) => [seat(one)]))} ${plural(winners.length, { one: "gagne", other: "partagent la victoire" })}`
        : reason === "won"
          ? say`La partie est terminée : match nul`
          : say`La partie est terminée`,
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
