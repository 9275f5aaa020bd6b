// The rules of Morphatrons in French.

export const rules = {
  street: "Quatre zones en ligne, avec une ville de quatre immeubles à chaque bout.",
  inHand: "dans ta main",
  asRobot: "en robot",
  asVehicle: "en véhicule",
  asFlyer: "en vol",
  marks: { sound: "intact", minor: "dégâts légers", critical: "critique", protected: "protégé" },
  table: {
    rank: "Rang",
    strike: "Frapper, même zone",
    shoot: "Tirer, jusqu’à une zone",
    does: (/** @type {number} */ damage, /** @type {number} */ targets) =>
      `${damage}${targets > 1 ? ` à chacune de ${targets} cibles au plus` : ""}`,
  },
  /** The topics: a title, then paragraphs. @type {Record<string, string[]>} */
  topics: {
    aim: [
      "Le but",
      "Deux villes se font face aux bouts d’une rue de quatre zones. Chacune a quatre immeubles de deux étages. Détruis le dernier immeuble de l’autre ville, et tu gagnes aussitôt.",
      "La zone 1 est chez la première place, la zone 4 chez la seconde. Une zone accueille autant de bots qu’on veut, et personne ne bloque personne.",
    ],
    cards: [
      "Les cartes sont des bots",
      "Tu commences avec quatre cartes d’un seul jeu de 52. Une carte en jeu est un bot, dans l’un de deux modes. En robot, il attaque selon son rang. En véhicule, il aide selon sa couleur.",
      "Les cartes détruites ou défaussées vont à la casse, face visible. Quand la pioche est vide, on les mélange et elles forment la nouvelle pioche.",
    ],
    turn: [
      "Ton tour",
      "Tu as deux actions et un morph gratuit. Fais-les dans l’ordre que tu veux, deux fois la même chose, ou n’en fais qu’une partie.",
      "Le tour finit quand tu le finis, ou de lui-même quand il ne reste rien. Un nouveau bot peut agir dès le tour où il arrive.",
      "Si ton temps est écoulé, ton tour finit.",
    ],
    actions: [
      "Les actions",
      "Piocher : prends une carte. Ta main n’a pas de limite.",
      "Jouer : pose une carte chez toi, en robot ou en véhicule. Il te faut plus d’immeubles debout que de bots en jeu.",
      "Rouler : un bot va dans une zone voisine, en avant ou en arrière.",
      "Attaquer : un robot frappe ou tire, une fois par tour.",
      "Morph : un bot change de mode. Le premier morph du tour est gratuit, les suivants coûtent une action. Les dégâts restent.",
      "Bâtir : avec un trèfle en véhicule chez toi, défausse une carte et ajoute un étage à un de tes immeubles debout.",
      "Casse : mets un de tes bots à la casse et pioche une carte.",
      "Échange : remplace un de tes bots par une carte de ta main de même couleur ou de même rang. Le nouveau est intact, à la même place et dans le même mode.",
    ],
    vehicles: [
      "Les véhicules",
      "En véhicule, c’est la couleur qui compte.",
      "Les piques sont rapides : ils roulent d’une ou deux zones. Les cœurs transportent : tes autres bots de leur zone peuvent partir avec eux. Les trèfles bâtissent. Les carreaux protègent tous tes bots de leur zone, eux compris.",
      "Valets et as vont à deux zones dans les deux modes. En véhicule ils volent : aucun coup de près ne les touche.",
    ],
    attacks: [
      "Les robots",
      "En robot, c’est le rang qui compte. Frapper atteint les bots de la même zone, tirer aussi ceux de la zone voisine. Les immeubles sont touchés de la même façon, si leur zone est à portée.",
      "Tous les dégâts d’une attaque tombent au même moment. Chaque point enlève un étage à un immeuble.",
    ],
    damage: [
      "Les dégâts",
      "Un point de dégâts met un bot intact en état critique, deux le détruisent. Un bot protégé encaisse un point de plus : un point fait des dégâts légers, deux le rendent critique, trois le détruisent.",
      "Avec des dégâts légers, un point de plus rend le bot critique, deux le détruisent. Un bot critique est détruit par n’importe quel coup. La protection n’aide plus un bot abîmé, et rien ne se répare.",
    ],
    court: [
      "Valet, dame, roi, as",
      "Ils n’entrent en jeu, même par échange, que si tu as un immeuble assez haut : 3 pour un valet, 4 pour une dame, 5 pour un roi, 6 pour un as. Ils restent si l’immeuble baisse ensuite.",
    ],
    end: [
      "La fin",
      "La partie finit quand le dernier immeuble d’une ville tombe. Après le dernier tour, d’ordinaire le 120e, gagne qui a le plus d’immeubles debout, puis le plus d’étages. Sinon, c’est une égalité.",
      "Un immeuble détruit ne se rebâtit pas. Tu peux abandonner à tout moment, dans le menu. À la revanche, l’autre commence.",
    ],
  },
};
