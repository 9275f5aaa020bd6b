// The words of Morphatrons in French.

/** @import { GameEvents } from "../../types.js" */
/** @import { Damage, Mode, Reason, Weapon } from "../../wire.js" */
/** @import { OptionWords } from "../../../types.js" */
/** @import { WordsFor } from "../../../../i18n/types.js" */

import { grammarOf } from "../../../../i18n/grammar.js";
import { say, strong } from "../../../../i18n/say.js";

const { plural, list, either } = grammarOf("fr");

/** @type {WordsFor<string, [sign: string, name: string]>} */
const SUITS = { S: ["♠", "pique"], H: ["♥", "cœur"], C: ["♣", "trèfle"], D: ["♦", "carreau"] };
/** @type {WordsFor<string>} */
const RANKS = { J: "Valet", Q: "Dame", K: "Roi", A: "As" };

/** A card or a building, in short. @param {string} name */
const short = (name) => (/^[AB]\d$/.test(name) ? name : `${name.slice(0, -1)}${SUITS[name.slice(-1)][0]}`);

/** A card, spoken. @param {string} card */
const cardName = (card) => `${RANKS[card.slice(0, -1)] ?? card.slice(0, -1)} de ${SUITS[card.slice(-1)][1]}`;

/** @param {string[]} names */
const all = (names) => list(names.map(short));

/** @type {WordsFor<Mode>} */
const AS = { robot: "robot", vehicle: "véhicule" };

/** @type {WordsFor<Damage | "scrapped">} */
const DAMAGE = { minor: "dégâts légers", critical: "état critique", scrapped: "à la casse" };

/** @type {WordsFor<Weapon, [theirs: string, mine: string, verb: string]>} */
const WEAPONS = { strike: ["frappe", "frappes", "Frapper"], shoot: ["tire", "tires", "Tirer sur"] };

/** @param {number} n */
const actions = (n) => `${n} ${plural(n, { one: "action", other: "actions" })}`;

/** Why a game ends. @type {WordsFor<Reason>} */
const REASONS = {
  city_destroyed: "Le dernier immeuble d’une ville est tombé.",
  turn_limit: "Plus aucun tour : la plus grande ville gagne.",
  resigned: "L’autre a abandonné.",
};

/** What happened to each target of an attack. @param {any} event */
const fates = ({ damage, scrapped, heights }) => [
  ...Object.entries(damage).map(([card, mark]) => `${short(card)} : ${DAMAGE[/** @type {string} */ (mark)]}`),
  ...scrapped.map((/** @type {string} */ card) => `${short(card)} : à la casse`),
  ...Object.entries(heights).map(([building, height]) => `${building} : ${height ? `hauteur ${height}` : "détruit"}`),
];

export const game = {
  title: "Morphatrons",
  players: "Joueurs",
  short,
  cardName,
  street: "La rue",
  zone: (/** @type {number} */ zone) => `Zone ${zone}`,
  yourHome: "chez toi",
  homeOf: (/** @type {string} */ name) => `chez ${name}`,
  yourCity: "Ta ville",
  cityOf: (/** @type {string} */ name) => `Ville de ${name}`,
  yourHand: "Ta main",
  yourBots: "tes bots",
  botsOf: (/** @type {string} */ name) => `les bots de ${name}`,
  building: (/** @type {string} */ building, /** @type {number} */ height) =>
    `${building}, ${height ? `hauteur ${height}` : "détruit"}`,
  deck: (/** @type {number} */ n) => `Pioche : ${n} ${plural(n, { one: "carte", other: "cartes" })}`,
  scrapYard: (/** @type {number} */ n) => `Casse : ${n} ${plural(n, { one: "carte", other: "cartes" })}`,
  /** What lies on the scrap yard, by suits. @param {string[]} cards */
  inYard: (cards) =>
    Object.entries(SUITS)
      .map(([suit, [sign]]) => [sign, ...cards.filter((card) => card.endsWith(suit)).map((card) => card.slice(0, -1))])
      .filter(({ length }) => length > 1)
      .map((line) => line.join(" "))
      .join(" · ") || "La casse est vide.",
  scrapTitle: "La casse",
  standing: {
    hand: (/** @type {number} */ n) => `${n} ${plural(n, { one: "carte", other: "cartes" })} en main`,
    city: (/** @type {number} */ standing, /** @type {number} */ chips) =>
      `${standing} ${plural(standing, { one: "immeuble", other: "immeubles" })}, ${chips} ${plural(chips, { one: "étage", other: "étages" })}`,
  },
  chips: (/** @type {number} */ n) => `${n} ${plural(n, { one: "étage", other: "étages" })}`,

  mine: (/** @type {string} */ card) => `ton ${cardName(card)}`,
  theirs: (/** @type {string} */ name, /** @type {string} */ card) => `${cardName(card)} de ${name}`,
  modes: AS,
  damage: DAMAGE,
  marks: /** @type {WordsFor<Damage | "scrapped">} */ ({ minor: "léger", critical: "critique", scrapped: "casse" }),
  protected: "protégé",
  hasAttacked: "A déjà attaqué ce tour-ci.",
  /** @param {number} damage @param {number} targets */
  strikes: (damage, targets) => (targets > 1 ? `frappe jusqu’à ${targets} cibles à ${damage}` : `frappe à ${damage}`),
  /** @param {number} damage @param {number} targets */
  shoots: (damage, targets) => (targets > 1 ? `tire sur ${targets} cibles à ${damage}` : `tire à ${damage}`),
  or: (/** @type {string[]} */ things) => either(things),
  robotDoes: (/** @type {string} */ does) => `Robot : ${does}.`,
  vehicleDoes: (/** @type {string} */ does) => `Véhicule : ${does}.`,
  abilities: /** @type {WordsFor<string>} */ ({
    S: "roule de deux zones",
    H: "en transporte d’autres",
    C: "construit chez toi",
    D: "protège sa zone",
  }),
  flies: "vole",
  needsHeight: (/** @type {number} */ height) => `Il faut un immeuble de hauteur ${height}.`,
  boardFull: "Tu as autant de bots que d’immeubles : plus de place.",

  over: "La partie est finie",
  theirTurn: (/** @type {string} */ name) => `Tour de ${name}`,
  /** @param {number} n @param {boolean} free */
  left: (n, free) =>
    n ? `Il reste ${actions(n)}${free ? " et un morph gratuit" : ""}.` : "Il ne reste que le morph gratuit.",
  actionsLeft: (/** @type {number} */ n, /** @type {boolean} */ free) =>
    `Il reste ${actions(n)} et ${free ? "le morph gratuit" : "aucun morph gratuit"}`,
  turnNumber: (/** @type {number} */ n, /** @type {number} */ limit) => `Tour ${n} sur ${limit}.`,
  attackWhat: /** @type {WordsFor<Weapon>} */ ({ strike: "Frapper quoi ?", shoot: "Tirer sur quoi ?" }),
  attackHint: (/** @type {number} */ damage, /** @type {number} */ targets, /** @type {number[]} */ zones) =>
    `${targets > 1 ? `Jusqu’à ${targets} cibles, ${damage} de dégâts chacune` : `${damage} de dégâts`}. Portée : ${zones.length > 1 ? `zones ${zones[0]} à ${zones[zones.length - 1]}` : `zone ${zones[0]}`}.`,
  fate: (/** @type {string} */ target, /** @type {string} */ becomes) => `${short(target)} : ${DAMAGE[becomes]}.`,
  falls: (/** @type {string} */ building, /** @type {number} */ before, /** @type {number} */ after) =>
    after ? `${building} : ${before} → ${after}.` : `${building} tombe.`,
  whereTo: "Vers où ?",
  moveHint: "Touche une zone éclairée.",
  riders: (/** @type {string[]} */ cards) => `Emmène ${all(cards)}. Touche un bot pour le laisser.`,
  noRiders: "Part seul. Touche un bot éclairé pour l’emmener.",
  buildWhere: "Construire où ?",
  buildHint: (/** @type {string} */ card) => `${short(card)} va à la casse, et un immeuble gagne 1 étage.`,
  tripleWhat: "Échanger contre quoi ?",
  tripleHint: "L’ancien bot va à la casse. Le nouveau est intact, à la même place et dans le même mode.",
  scrapWhat: (/** @type {string} */ card) => `${short(card)} à la casse ?`,
  scrapHint: "Il va à la casse, et tu pioches une carte.",
  endWhat: "Finir ton tour ?",
  endHint: (/** @type {number} */ n) =>
    `${actions(n)} ${plural(n, { one: "n’est pas utilisée", other: "ne sont pas utilisées" })}.`,
  laneTitle: (/** @type {number} */ zone) => `Zone ${zone} : lequel ?`,

  verbs: /** @type {WordsFor<string>} */ ({
    draw: "Piocher",
    end: "Finir",
    robot: "Robot",
    vehicle: "Véhicule",
    move: "Rouler",
    strike: "Frapper",
    shoot: "Tirer",
    morph: "Morph",
    deactivate: "Casse",
    build: "Bâtir",
    triple: "Échange",
  }),
  notes: {
    morph: (/** @type {boolean} */ free) => (free ? "gratuit" : "1 action"),
    end: (/** @type {number} */ n) => (n ? `reste ${n}` : ""),
    deactivate: "+ 1 carte",
    build: "défausse",
    damage: (/** @type {number} */ damage, /** @type {number} */ targets) =>
      targets > 1 ? `${damage} × ${targets}` : `${damage}`,
  },
  back: "Retour",
  does: {
    attack: (/** @type {Weapon} */ weapon, /** @type {string[]} */ targets) =>
      `${WEAPONS[weapon][2]} ${targets.length ? all(targets) : "…"}`,
    move: (/** @type {number} */ zone, /** @type {string[]} */ riders) =>
      `Vers ${zone || "…"}${riders.length && zone ? ` avec ${all(riders)}` : ""}`,
    build: (/** @type {string} */ building) => `Bâtir ${building || "…"}`,
    triple: (/** @type {string} */ old, /** @type {string} */ fresh) =>
      `${old ? short(old) : "…"} contre ${fresh ? short(fresh) : "…"}`,
    deactivate: (/** @type {string} */ card) => `${short(card)} à la casse`,
    end: "Finir le tour",
    draw: "Piocher une carte",
    morph: (/** @type {string} */ card) => `Changer ${short(card)}`,
    play: (/** @type {string} */ card, /** @type {string} */ mode) => `Jouer ${short(card)} en ${AS[mode]}`,
  },
  watching: "Tu regardes. Touche un bot pour en savoir plus.",

  wins: (/** @type {string} */ name) => `${name} gagne`,
  youWin: "Tu gagnes",
  draw: "Égalité",
  reasons: REASONS,
  ends: {
    city: (/** @type {string} */ loser, /** @type {number} */ turn) =>
      `Le dernier immeuble de ${loser} est tombé au tour ${turn}.`,
    limit: (/** @type {string} */ winner, /** @type {string} */ standing) =>
      `Plus aucun tour. ${winner} a la plus grande ville : ${standing}.`,
    drawn: "Plus aucun tour, et les villes se valent.",
    gaveUp: (/** @type {string} */ name) => `${name} a abandonné.`,
  },
  firstDrawn: (/** @type {string} */ name) => `Qui commence : ${name}`,
  shuffled: (/** @type {number} */ n) => `${n} cartes ont été mélangées.`,

  options: /** @type {Record<string, OptionWords>} */ ({
    turn_limit: { label: "Tours", hint: "Après autant de tours des deux joueurs, la plus grande ville gagne." },
    first: { label: "Qui commence", values: { random: "Au hasard", A: "Place 1", B: "Place 2" } },
  }),
  bots: {
    random: { name: "Facile", hint: "Joue au hasard." },
    fighter: { name: "Moyen", hint: "Prépare son propre tour." },
    commander: { name: "Difficile", hint: "Pense aussi à ta réponse." },
  },
  refusals: {
    game_over: "La partie est finie.",
    not_your_turn: "Ce n’est pas ton tour.",
    no_action: "Il ne te reste aucune action.",
    no_card_left: "La pioche et la casse sont vides.",
    board_full: "Tu as autant de bots que d’immeubles.",
    too_low: "Aucun de tes immeubles n’est assez haut.",
    no_target: "Aucune cible de ce genre à portée.",
    has_attacked: "Ce bot a déjà attaqué ce tour-ci.",
    no_builder: "Il te faut un trèfle en véhicule chez toi.",
  },

  events: /** @type {GameEvents} */ ({
    cities_set_up: (e, { who }) =>
      say`${who(e.first)} commence${{ chance: ", par tirage au sort", host: ", au choix de l’hôte", turn: " cette fois" }[e.first_by]}`,
    cards_seen: (e, { by }) => say`${by("reçoit", "reçois")} ${strong(all(Object.values(e.cards)))}`,
    card_drawn: (_, { by, isMine }) => (isMine ? [] : say`${by("pioche une carte", "pioches une carte")}`),
    card_seen: (e, { by }) => say`${by("pioche", "pioches")} ${strong(short(e.card))}`,
    deck_reshuffled: (e) => say`La casse est mélangée : une nouvelle pioche de ${e.cards.length}`,
    bot_played: (e, { by }) => say`${by("joue", "joues")} ${strong(short(e.card))} en ${AS[e.mode]}`,
    bot_moved: (e, { by }) =>
      say`${by("mène", "mènes")} ${strong(short(e.card))} en zone ${e.zone}${e.passengers.length ? ` avec ${all(e.passengers)}` : ""}`,
    bot_morphed: (e, { by }) => say`${by("change", "changes")} ${strong(short(e.card))} en ${AS[e.mode]}`,
    bot_attacked: (e, { by }) => {
      const [theirs, mine] = WEAPONS[e.weapon];
      return say`${by(theirs, mine)} avec ${strong(short(e.card))}. ${strong(fates(e).join(", "))}`;
    },
    building_raised: (e, { by }) =>
      say`${by("bâtit", "bâtis")} ${strong(e.building)} à ${e.height} avec ${short(e.card)}`,
    bot_deactivated: (e, { by }) => say`${by("met", "mets")} ${strong(short(e.card))} à la casse`,
    bot_triple_morphed: (e, { by }) =>
      say`${by("échange", "échanges")} ${strong(short(e.card))} contre ${strong(short(e.new))}`,
    turn_ended: (e, { by }) => (e.by_itself ? [] : say`${by("finit son tour", "finis ton tour")}`),
    fight_ended: (e, { by }) =>
      e.winner === null
        ? say`Égalité. ${strong(REASONS[e.reason])}`
        : say`${by("gagne", "gagnes")}. ${strong(REASONS[e.reason])}`,
  }),
};
