// French: see ../en/lobby.js.

import { of } from "./elision.js";
import { grammarOf } from "../grammar.js";

const { ago, plural, list } = grammarOf("fr");

/** @type {Record<string, string>} */
const PHASES = {
  waiting: "on attend des joueurs",
  playing: "manche en cours",
  between: "entre deux manches",
  over: "partie terminée",
};

/** The same as a sentence. @type {Record<string, string>} */
const NOW = {
  waiting: "La table attend des joueurs",
  playing: "Une manche est en cours",
  between: "La partie est entre deux manches",
  over: "La partie est terminée",
};

/** @param {number | null} seconds */
const span = (seconds) => {
  if (seconds === null) return "Sans limite";
  if (seconds % 60 || seconds < 60) return `${seconds}\u00a0s`;
  return `${seconds / 60}\u00a0min`;
};

/** @type {typeof import("../en/lobby.js").lobby} */
export const lobby = {
  help: "Comment jouer",
  noSuchPage: "Il n’y a pas de page à cette adresse. Voici la page d’accueil.",
  yourMatches: "Tes parties",
  openRecord: "Ouvrir une manche enregistrée",

  // Home
  yourName: "Ton nom à la table",
  nameMissing: "Entre d’abord ton nom.",
  makeTable: "Ouvrir une table",
  game: "Jeu",
  yourSeat: "Ta place",
  games: "Jeux",
  playersOf: (least, most) =>
    least === most ? plural(least, { one: "1 joueur", other: `${least} joueurs` }) : `${least} à ${most} joueurs`,
  tableCode: "Code de la table",
  noCode: "Aucun code là-dedans : il faut six lettres, ou un lien vers la table.",
  join: "Rejoindre",
  yourTables: "Tes parties en cours",
  comeBack: "Reprendre",
  lastActive: (ms) => ago(ms),
  olderTables: (n) => `${n} ${plural(n, { one: "table plus ancienne", other: "tables plus anciennes" })}`,
  forget: "Oublier",
  forgetSure: (code) => `Quitter la table ${code} pour de bon ?`,
  forgetOlder: "Les oublier toutes",
  forgetOlderSure: (n) => `Quitter ${n} ${plural(n, { one: "table", other: "tables" })} pour de bon ?`,
  tableOf: (name, others, bots, phase) => {
    const company = [...others, ...(bots ? [plural(bots, { one: `${bots} bot`, other: `${bots} bots` })] : [])];
    return `${company.length ? `${name}, avec ${list(company)}` : `${name}, sans personne d’autre pour l’instant`} · ${PHASES[phase] ?? phase}`;
  },
  credits:
    "Emblèmes : Game-icons.net par Lorc, Delapouite et d’autres, CC BY 3.0. Polices : League Gothic et Cabin, SIL OFL.",

  // Installed as an app, or out of reach
  install: "Installer l’appli",

  // Bots
  playNow: "Jouer tout de suite",
  againstBots: (bots, strength) =>
    `${plural(bots, { one: "1 bot", other: `${bots} bots` })}${strength && ` · ${strength.toLowerCase()}`}`,
  alone: "en solo",
  choose: "Choisir",
  chooseBots: "Choisir les joueurs et les bots",
  howMany: "Nombre de joueurs",
  nameless: "Joueur",
  bots: "Bots",
  botOf: (strength) => `bot · ${strength.toLowerCase()}`,
  strength: "Niveau des bots",
  strengths: {
    random: { name: "Au hasard", hint: "N’importe quel coup permis." },
  },
  botName: "Son nom (facultatif)",
  addBot: "Ajouter un bot",
  addBotAt: (seat) => `Ajouter un bot : ${seat}`,
  pickSeat: (seat) => `Libre : ${seat}`,
  moveThere: "M’asseoir là",
  takeAway: "Retirer",
  inPlaceOfBot: "Tu prends la suite d’un bot, avec ses points.",
  botRefusals: {
    no_such_strength: "Ce jeu n’a pas de bot de ce niveau.",
    not_for_bots: "Un bot ne peut pas faire cela.",
  },

  // The guided first game
  learn: "Apprendre en deux minutes",
  learnMeanwhile: "Première fois ? Apprends en deux minutes",
  puzzles: "Problèmes",
  noLesson: "Ce jeu n’a pas de leçon.",
  lesson: "La leçon",
  stepOf: (step, steps) => `${step} sur ${steps}`,
  goOn: "Continuer",
  previousStep: "Étape précédente",
  skipStep: "Passer cette étape",
  leaveLesson: "Quitter la leçon",
  learnAgain: "Rejouer",
  backToInvitation: "Retour à l’invitation",
  backToTable: "Retour à la table",

  // Invitation
  invitedTo: (code) => `Table ${code}`,
  /** @param {string} host @param {string} game */
  invitesYou: (host, game) => `${host} t’invite à jouer à ${game}`,
  whoIsThere: (names, bots) => {
    const beside = bots.length
      ? ` ${plural(bots.length, { one: "Un bot joue aussi", other: "Des bots jouent aussi" })} : ${list(bots)}.`
      : "";
    if (!names.length) return `Il n’y a personne en ce moment.${beside}`;
    return `${list(names)} ${plural(names.length, { one: "est déjà là", other: "sont déjà là" })}.${beside}`;
  },
  phaseNow: (phase) => `${NOW[phase] ?? phase}.`,
  onAnotherDevice:
    "Tu joues déjà sur un autre appareil ou dans un autre navigateur ? Choisis-y « Jouer sur un autre appareil » et ouvre ici le lien affiché.",
  nameIsTaken: {
    name_taken:
      "Quelqu’un à cette table porte déjà ce nom. Si c’est toi, choisis « Jouer sur un autre appareil » dans le navigateur d’avant et ouvre ici le lien affiché. S’il n’est plus accessible, demande à l’hôte de libérer ta place.",
  },
  sitDown: "S’asseoir",
  justWatch: "Regarder",
  askForSeat: "Demander une place",
  askForThisSeat: "Demander cette place",
  asksForSeat: "demande une place",
  /** To somebody who asks for a seat. @param {string | undefined} host who can let them in */
  playSoon: (host) =>
    host
      ? `Tu joues dès la prochaine manche, ou dès que ${host} te laisse entrer.`
      : "Tu joues dès la prochaine manche.",
  noSeatFree: "Toutes les places sont prises.",
  mayNotWatch: "L’hôte n’accepte pas de spectateurs.",
  hostAdmits: (host) => `${host} doit d’abord te laisser entrer.`,
  comeBackAs: (name) => `Revenir en tant que ${name}`,
  asSomebodyElse: "S’asseoir sous un autre nom",

  // Waiting
  invite: "Invite tes amis",
  sendLink: "Envoyer le lien",
  copyLink: "Copier le lien",
  copied: "Copié",
  copyByHand: "Sélectionné : à toi de copier",
  onlyHere:
    "Cette adresse ne marche que sur cet ordinateur. Pour les autres, démarre le serveur avec HOST=0.0.0.0 ou définis MORPHO_PUBLIC_URL.",
  showCode: "Afficher le QR code du lien en grand",
  qrCode: "QR code du lien",
  scanIt: (host) => `Scanne-le avec un téléphone, ou va sur ${host} et tape le code.`,
  seats: "Places",
  seatedOf: (seated, most) => `${seated} sur ${most}`,
  seatedNow: "places prises",
  sitHere: "S’asseoir ici",
  sitAt: (seat) => `S’asseoir ici : ${seat}`,
  emptySeat: "libre",
  standUp: "Se lever",
  watching: "regarde",
  you: "toi",
  host: "hôte",
  ready: "prêt",
  notReady: "pas prêt",
  away: "absent",
  muted: "sans parole",
  here: "ici",
  beReady: "Je suis prêt",
  sayYouAreReady: "Touche « Je suis prêt » quand tu l’es.",
  beUnready: "Attendez-moi",
  start: "Commencer",
  tooFew: (least, seated) => `Il faut au moins ${least} joueurs. Pour l’instant, il y en a ${seated}.`,
  tooMany: (most) => `On joue à ${most} au maximum.`,
  waitingFor: (names) => `On attend le feu vert ${list(names.map(of))}.`,
  hostStarts: (name) => `${name} lance la partie.`,
  canStart: "Tout le monde est prêt.",
  people: "Qui est là",
  manage: "Gérer",
  rename: "Changer de nom",
  save: "Enregistrer",
  remove: "Exclure",
  removeSure: (name) => `Exclure ${name} de la table, pour de bon ? La table aura une nouvelle invitation.`,
  handOver: "Nommer hôte",
  handOverSure: (name) => `Confier la table à ${name} ?`,
  takeSeat: "Prendre cette place",
  seatWithoutPlayer: (seat) => `${seat} : personne`,

  // Options
  options: "Options",
  changeOptions: "Modifier",
  optionsDone: "Terminé",
  hostChooses: "L’hôte choisit.",
  turnTime: "Temps par tour",
  bankTime: "Réserve de temps",
  bankTimeHint: "Par joueur et par manche, pour les tours plus longs.",
  noBank: "Aucune",
  bankTimeIs: (seconds) => `${span(seconds)} de réserve par manche`,
  reactionTime: "Temps pour réagir",
  reactionTimeHint: "Passé ce délai, un coup est joué à ta place.",
  spectators: "Spectateurs acceptés",
  spectatorsHint: "Ils voient ce que tout le monde voit.",
  outPlayersSee: "Les joueurs éliminés voient",
  outPlayersSeeValues: /** @type {Record<string, string>} */ ({
    own_view: "Ce qu’ils savaient",
    all_cards: "Toutes les cartes",
  }),
  outPlayersSeeHints: /** @type {Record<string, string>} */ ({
    own_view: "Ils peuvent parler à tout le monde.",
    all_cards: "Jusqu’à la fin de la manche, eux seuls entendent ce qu’ils disent.",
  }),
  replays: "Revoir les manches",
  replaysValues: /** @type {Record<string, string>} */ ({
    match: "Après la partie",
    round: "Après chaque manche",
  }),
  replaysHints: /** @type {Record<string, string>} */ ({
    match: "D’ici là, ce qui était caché le reste.",
    round:
      "À partir de la prochaine donne. On y voit les cartes et les votes secrets de tous, alors que la partie continue.",
  }),
  replaysAfterRounds: "Chaque manche peut être revue dès sa fin, avec les cartes et les votes secrets de tous",
  span,
  optionIs: (label, value) => `${label}\u00a0: ${value}`,
  turnTimeIs: (seconds) => (seconds === null ? "Tours sans limite de temps" : `${span(seconds)} par tour`),
  reactionTimeIs: (seconds) => `${span(seconds)} pour réagir`,
  spectatorsAre: (allowed) => (allowed ? "Spectateurs acceptés" : "Pas de spectateurs"),
  outPlayersSeeIs: /** @type {Record<string, string>} */ ({
    own_view: "Les joueurs éliminés ne voient rien de plus",
    all_cards: "Les joueurs éliminés voient toutes les cartes",
  }),
  standInTime: "Quand quelqu’un s’absente",
  standInTimeHint: "Passé ce délai, un remplaçant joue jusqu’à son retour. Il ne sait que ce que sait l’absent.",
  waitForThem: "Attendre",
  standInIs: (span) => (span === null ? "On attend les absents" : `Après ${span} d’absence, un remplaçant joue`),
  standIn: "un remplaçant joue",

  // Play
  lastResult: "Dernier résultat",

  // Règles
  noRules: "Ce jeu n’a pas de page de règles.",
  print: "Imprimer",
};
