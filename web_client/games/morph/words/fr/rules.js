// Les règles de Morph en français.

/** @type {typeof import("../en/rules.js").rules} */
export const rules = {
  lookUp: "À propos de cette carte",
  printed: (faction, power) => `${faction}, puissance ${power}`,
  allCards: "Toutes les cartes",
  featNote: "Un pouvoir sert une fois par tour, pendant l’invocation. Il incline le Prodige.",
  pileOf: (name, n) => `${name} : ${n} en défausse`,
  pileNote: "La dernière carte défaussée vient en premier.",
  picture: {
    field: "Deux champs de deux lignes. Les créatures de la place 1 touchent le Front.",
    states: "Une créature redressée, et la même inclinée.",
    card: "La carte d’une créature : coût en haut à gauche, puissance en haut à droite, attaque et défense en bas.",
  },
  keywords: {
    assimilation: "Détruite, elle va dans ta zone de mana au lieu de la défausse, face cachée et redressée.",
    carnage:
      "Si sa première attaque détruit une créature, elle attaque aussitôt une seconde fois. Jamais une troisième.",
    surge: "Elle arrive redressée : elle attaque dès ce tour.",
    vanguard: "Elle arrive au Front. Les autres de sa ligne reculent.",
    rally: "À son arrivée, tes autres créatures de sa ligne ont +# attaque jusqu’à la fin du tour.",
    scorch: "À son arrivée, # dégâts à l’ennemi d’en face.",
    erode: "À son arrivée, l’autre défausse # cartes du dessus de son deck.",
    renew: "À son arrivée, # cartes du dessus de ta défausse passent sous ton deck.",
    lull: "À son arrivée, l’ennemi d’en face s’incline et manque son prochain assaut.",
    banish: "À son arrivée, l’ennemi d’en face passe sous son deck s’il coûte # ou moins.",
    wellspring: "À son arrivée, la première carte de ton deck va au mana, inclinée. Personne ne la voit.",
    carapace: "Chaque dégât qu’elle subit est réduit de #.",
    stalk: "Elle attaque le dernier ennemi de la ligne au lieu du premier.",
    cleave: "Son attaque inflige aussi # dégâts à la créature derrière celle qu’elle attaque.",
    spite: "Si une attaque la détruit, l’attaquant subit # dégâts.",
    echo: "Détruite, elle passe sous ton deck au lieu de la défausse.",
  },
  topics: {
    aim: [
      "Le but",
      "Ton deck est ta vie : 24 créatures de deux factions. Si tu dois prendre une carte et que ton deck est vide, tu perds aussitôt. Cela vaut pour les cartes que tu pioches et pour celles qu’on te fait défausser.",
      "Ta main a toujours quatre cartes : dès qu’elle en a moins, tu pioches.",
    ],
    card: [
      "Une carte",
      "Le coût est en haut à gauche, dans la forme de la faction : un œil pour Violet, un écrou pour Gris, un soleil pour Jaune, une flamme pour Rouge. En bas, l’attaque (épées) et la défense (bouclier). La puissance (poing) ne compte que pour la mise.",
      "Sur les petites cartes, les mots-clés sont des signes. Appuie longuement sur une carte, ou touche-la sur le champ, pour la lire.",
    ],
    stake: [
      "La mise",
      "Chacun choisit en secret une carte de sa main, puis on montre les deux. La plus puissante commence. Pour l’autre, la première créature coûte 1 de moins.",
      "Les deux cartes vont au mana de leurs propriétaires. À puissance égale, on mise encore une fois.",
    ],
    mana: [
      "Le mana",
      "À chaque tour, tu donnes d’abord une carte de ta main au mana, face cachée. Elle y reste jusqu’à la fin, et personne ne peut la regarder, pas même toi.",
      "On paie un coût en inclinant des cartes de mana. À la fin de ton tour, toutes se redressent.",
    ],
    summon: [
      "Invoquer",
      "Ensuite, tu invoques autant de créatures que tu peux en payer. Chacune va derrière une ligne, inclinée. Une ligne a quatre places ; la place 1 touche le Front.",
      "Une carte choisie montre où elle irait, et ton mana montre le prix. La plupart des mots-clés agissent à l’arrivée, après la pioche.",
      "Les dégâts infligés alors restent jusqu’à la fin de ton assaut.",
    ],
    assault: [
      "L’assaut",
      "Quand tu finis ton tour, toutes tes créatures redressées attaquent, sans choix : la ligne 1, puis la ligne 2, du fond vers le Front. Chacune attaque l’ennemi le plus proche du Front sur sa ligne, puis s’incline. L’attaquée ne riposte pas.",
      "Des dégâts qui atteignent la défense détruisent une créature. Le surplus est perdu, et celles de derrière avancent. Après l’assaut, tous les dégâts disparaissent.",
      "Sans ennemi sur la ligne, l’attaque vise le deck : l’autre défausse autant de cartes que l’attaque. Puis l’attaquante passe sous le deck de son propriétaire.",
      "Enfin, toutes tes cartes se redressent, et c’est au tour de l’autre.",
    ],
    keywords: [
      "Mots-clés",
      "Chaque créature en a un ou deux. L’ennemi d’en face est le plus proche du Front sur la même ligne.",
    ],
    feats: [
      "Pouvoirs",
      "Tes deux factions ont un Prodige. Une fois par tour, pendant l’invocation, tu peux payer son pouvoir.",
    ],
    solo: [
      "En solo contre l’Ombre",
      "L’Ombre a les deux autres factions, pas de main et pas de pouvoir. Tu commences : donne une carte au mana, puis joue comme d’habitude.",
      "À son tour, elle a un budget : 1 par carte dans les deux zones de mana et 1 par créature chez toi, moins ce que l’hôte a choisi. Elle révèle des cartes de son deck, sur la ligne 1, la ligne 2, et ainsi de suite, jusqu’à ce que leurs coûts atteignent le budget. Puis elle attaque comme toi.",
      "L’Ombre perd quand son deck est vide et qu’elle doit prendre une carte. Si cela arrive à son tour, son assaut a lieu d’abord. Les cartes qu’il te reste disent la victoire : maîtrisée dès 4, brillante dès 8, totale dès 12.",
    ],
    end: [
      "La fin",
      "La partie s’arrête dès que quelqu’un doit prendre une carte d’un deck vide. Tu peux abandonner à tout moment, dans le menu.",
      "Si ton temps est écoulé, ton tour finit. Si tu n’as encore rien misé ou rien donné au mana, une carte est choisie au hasard.",
      "Avec une boîte, aucune faction ne sert deux fois : l’autre a les deux que tu laisses. Avec deux boîtes, chacun choisit librement.",
    ],
    cards: ["Toutes les cartes", "48 créatures, douze par faction. Touche une carte pour la lire."],
  },
};
