// De quoi parlent les problèmes de Morph, en français. Les parties notées sont sur le serveur.

import { cards } from "./cards.js";

const { creatures, keywords } = cards;

/** @type {typeof import("../en/puzzles.js").puzzles} */
export const puzzles = {
  assumed: "La solution marche, quelles que soient les cartes des decks.",
  note: "Les decks sont face cachée. Chaque problème se résout avec ce que tu vois, quoi qu’ils contiennent.",
  byId: {
    "wide-open": {
      title: "Grand ouverte",
      says: "La ligne 1 est ouverte, et tu as 3 mana. Qui attaque dès le tour de son arrivée ?",
      solved: `Les créatures arrivent inclinées. Seul ${keywords.surge[0]} permet d’attaquer aussitôt.`,
    },
    "five-for-four": {
      title: "Cinq pour quatre",
      says: "Tu as 4 mana, et ta première créature coûte 1 de moins. Il reste trois cartes dans l’autre deck.",
      solved: `Un deck vide suffit : chaque tour commence par une pioche. Et ${keywords.rally[0]} n’aide que celles qui sont déjà là.`,
    },
    "who-goes-first": {
      title: "Qui commence",
      says: `${creatures.R11} frappe fort, mais ${creatures.V04} lui barre la route. Tu as 3 mana.`,
      solved: "Sur chaque ligne, la plus lointaine attaque d’abord et ouvre le chemin à celles de devant.",
    },
    "more-heat": {
      title: "Plus de feu",
      says: "Tu as 3 mana : pour une créature, ou pour un pouvoir de +2 attaque. Où vaut-il le plus ?",
      solved: `Il valait plus que 2 : ${creatures.R03} a détruit son ennemi, et ${keywords.carnage[0]} a frappé le deck de 4.`,
    },
    "one-card-each": {
      title: "Plus qu’une carte",
      says: "Tu pioches pour chaque créature invoquée, et ton deck a une carte. L’autre en a trois.",
      solved: `${creatures.V11} prend deux cartes et ne t’en coûte qu’une. Le pouvoir ne t’en coûte aucune.`,
    },
    "small-hands": {
      title: "Petites mains",
      says: "Deux ennemis tiennent la ligne 1, où il te reste une place. Tu as 4 mana.",
      solved: `La plus petite suffisait devant, et ${keywords.stalk[0]} a frappé derrière. La grande restait libre pour la ligne 2.`,
    },
    "not-that-one": {
      title: "Pas celui-là",
      says: "Deux ennemis barrent la route : détruis l’un, dissipe l’autre. Compte les cartes de l’autre deck.",
      solved: `Une créature dissipée passe sous son deck. ${creatures.Y02} y va de toute façon : c’était lui, l’exilé.`,
    },
    shell: {
      title: "À travers la carapace",
      says: `Chaque coup fait 1 de moins à ${creatures.G06}. Percer sur la ligne 1, ou passer par la ligne 2 ?`,
      solved: `1 par ${keywords.scorch[0]}, 1 par le pouvoir, 3 par les haches : tout juste. ${keywords.cleave[0]} a pris l’autre, et ${keywords.carnage[0]} le deck.`,
    },
    spite: {
      title: "Par rancune",
      says: `Qui détruit ${creatures.R09} subit 2 dégâts. À toi de choisir qui.`,
      solved: `Un peu de ${keywords.scorch[0]}, et ${creatures.G06} a porté le dernier coup : sa carapace a tenu.`,
    },
    harvest: {
      title: "Deux moissons",
      says: "Ton deck est vide : invoquer te ferait perdre. Regarde ta défausse.",
      solved: `Le pouvoir et ${keywords.renew[0]} mettent chacun une carte sous ton deck. S’il est vide, tu sais ce que tu piocheras.`,
    },
    gift: {
      title: "Que donner ?",
      says: "D’abord, une de tes cartes doit devenir du mana. De laquelle peux-tu te passer ?",
      solved: `${creatures.V07} aurait pris la dernière place de la ligne 2 et mis une carte sous l’autre deck.`,
    },
    "all-on-one": {
      title: "Tout sur une ligne",
      says: `${creatures.G11} ferme la ligne 2. Sur la ligne 1, il te reste trois places. D’abord, donne une carte au mana.`,
      solved: `${creatures.Y01} a ouvert le chemin. ${keywords.rally[0]}, venu en dernier, les a tous aidés : 3 et 5 font 8.`,
    },
  },
};
