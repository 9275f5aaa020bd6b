// La première partie guidée de Morph, en français.

import { say, strong } from "../../../../i18n/say.js";
import { cards } from "./cards.js";
import { game } from "./game.js";

const { creatures, prodigies } = cards;

/** @type {typeof import("../en/lesson.js").lesson} */
export const lesson = {
  life: {
    title: "Ton deck est ta vie",
    says: () =>
      say`Tu es Ada, avec ${strong("Violet et Gris")}. Il reste neuf cartes dans ton deck, trois dans celui de Bo. Si Bo doit prendre une carte d’un deck vide, tu gagnes. Chacun a deux lignes, face à face de part et d’autre du ${strong("Front")}.`,
  },
  mana: {
    title: "Nourris ton mana",
    says: () =>
      say`Chaque tour commence par un don : une carte de ta main devient du mana, face cachée pour toujours. ${strong(creatures.G12)} coûte 6, trop pour l’instant. Touche-la, puis ${strong(game.give)}. Tu pioches aussitôt.`,
    detour: "Donne plutôt la carte la plus chère.",
  },
  summon: {
    title: "Invoque",
    says: () =>
      say`Tu as 3 mana : assez pour ${strong(creatures.V07)}, qui dissipe un ennemi au Front de coût 2 ou moins. Touche-la et choisis la ${strong("ligne 1")}, où se tient ${creatures.R03} de Bo.`,
    detour: "Voleur de bougies, sur la ligne 1, ouvre le chemin.",
  },
  assault: {
    title: "Finis ton tour : l’assaut",
    says: () =>
      say`Les nouvelles créatures arrivent inclinées : elles attendent. Les autres attaquent toutes seules. Sur la ligne 1, plus personne : ${strong(creatures.V02)} frappe le deck de Bo. Sur la ligne 2, ${strong(creatures.G06)} affronte ${creatures.Y04}. Touche ${strong(game.end)}.`,
    detour: "Il ne manque rien. Finis ton tour.",
  },
  theirs: {
    title: "Le tour de Bo",
    says: () =>
      say`Après son coup, le Guide est passé sous ton deck ; le Bœuf a détruit la Gardienne. Bo a nourri son mana et invoqué ${strong(creatures.R05)}, qui a brûlé ton Bœuf de 1. Les dégâts disparaissent après chaque assaut.`,
  },
  again: {
    title: "À toi de nouveau",
    says: () => say`Toutes tes cartes sont redressées. Donne encore une carte : ${strong(creatures.G05)}.`,
    detour: "Donne Porte de péage.",
  },
  feat: {
    title: "Un pouvoir",
    says: () =>
      say`Ton Prodige est ${strong(prodigies.violet_grey.name)}. Une fois par tour, tu peux payer 2 pour ${strong(prodigies.violet_grey.feat)} : Bo défausse une carte. Touche le signe rond près de ton nom, puis ${strong(game.useFeat)}.`,
    detour: "D’abord le pouvoir : touche le signe rond près de ton nom.",
  },
  strike: {
    title: "Le dernier coup",
    says: () =>
      say`Le deck de Bo est vide, et cela seul n’est pas encore perdu. Mais ${strong(creatures.V07)} est redressé, sans personne devant. ${strong(game.end)} ton tour.`,
    detour: "Finis ton tour et laisse frapper le Voleur de bougies.",
  },
  won: {
    title: "Une carte de trop",
    says: () =>
      say`Bo devait prendre une carte et n’en avait plus. Dans une vraie partie, chacun mise d’abord une carte : la plus puissante commence. En solo, tu peux affronter l’Ombre.`,
  },
};
