// The rules of Morpyam in French: see ../en/rules.js.

export const rules = {
  table: "Pions et points",
  players: (/** @type {string} */ n) => `${n} joueurs`,
  tokens: "Pions chacun",
  run: (/** @type {number} */ n) => `${n} à la suite`,
  wins: "gagne",
  example: (/** @type {string} */ dice) => `Par exemple : ${dice}`,
  /** @type {Record<string, [name: string, text: string]>} */
  figures: {
    number: ["Brelan", "Au moins trois dés montrent la valeur de la case."],
    small: ["Petite suite", "Quatre valeurs qui se suivent sont parmi les dés."],
    straight: ["Suite", "Cinq valeurs qui se suivent."],
    full: ["Full", "Trois dés d’une valeur, deux d’une autre. Cinq dés pareils sont aussi un full."],
    square: ["Carré", "Au moins quatre dés sont pareils."],
    mini: ["Mini", "La somme des dés est de 8 ou moins."],
    maxi: ["Maxi", "La somme des dés est de 27 ou plus."],
    morpyam: ["Morpyam", "Cinq dés sont pareils."],
    sec: ["Sec", "Au premier lancer du tour, les dés montrent une des six figures ci-dessus, de la suite au Morpyam."],
    call: ["Appel", "Une figure que tu as appelée vient."],
  },
  /** @type {Record<string, string[]>} */
  topics: {
    aim: [
      "Le but",
      "De deux à quatre joueurs lancent cinq dés et posent des pions sur une grille de 36 cases. Chaque case nomme une figure, et reçoit un seul pion : celui d’un joueur dont les dés la montrent.",
      "Aligne tes pions. Trois ou quatre alignés donnent des points ; cinq alignés gagnent aussitôt.",
      "Les 20 cases du bord sont faciles à remplir, les 16 du milieu difficiles. Un joueur tiré au sort commence, sauf si l’hôte en a choisi un, et les tours se suivent dans le sens horaire. À la revanche, c’est au suivant de commencer.",
    ],
    turn: [
      "Ton tour",
      "Tu lances jusqu’à trois fois : d’abord les cinq dés, puis ceux que tu soulèves. Les autres restent comme ils sont.",
      "Après chaque lancer, tu peux poser un pion sur une case libre dont les dés montrent la figure. Cela finit ton tour. Un pion posé ne bouge plus.",
      "Après le troisième lancer, tu peux aussi passer. Si aucune case libre ne convient, ton tour finit de lui-même.",
      "Si ton temps est écoulé, ton pion va sur la figure la plus rare que montrent les dés. Ton dernier pion est gardé, sauf si un appel est venu. S’il n’y a rien à poser, les cinq dés roulent encore, et après le troisième lancer tu passes.",
    ],
    figures: [
      "Les figures",
      "Les dés peuvent montrer plusieurs figures à la fois : quatre six sont aussi un brelan de six. À toi de choisir la case.",
    ],
    call: [
      "Appeler une figure",
      "Avec n’importe quel lancer, tu peux appeler une figure : suite, full, carré, mini, maxi, Morpyam ou, au premier lancer du tour, sec. Les cinq dés comptent.",
      "Si elle vient, tu dois aussitôt poser un pion sur une case Appel libre. Sinon, rien n’est perdu aux deux premiers lancers : pose un pion ou continue. Au troisième, ton tour finit sans pion, quoi que montrent les dés.",
      "Tu ne peux pas appeler ce que les dés montrent déjà, ni quoi que ce soit quand les deux cases Appel sont prises. Tu peux appeler une figure dont les cases sont prises.",
      "Un sec appelé vient avec n’importe laquelle de ses six figures. Un sec seul ne remplit pas de case Appel, ni une figure appelée de case Sec.",
    ],
    again: [
      "Cinq dés pareils",
      "Si tu poses un pion alors que les cinq dés sont pareils, tu rejoues aussitôt un tour, autant de fois que cela arrive. Pas besoin d’une case Morpyam : toute case que les dés remplissent convient, même une case Appel.",
    ],
    rows: [
      "Alignements et points",
      "On aligne en ligne, en colonne ou en diagonale. Tes pions comptent s’ils se touchent, sans trou et sans pion d’un autre entre eux.",
      "Un alignement plus long compte une fois : quatre alignés ne sont pas deux fois trois. Cinq ou plus ne donnent pas de points, puisqu’ils gagnent. Un pion compte dans chaque alignement dont il fait partie.",
    ],
    end: [
      "La fin",
      "Cinq pions alignés gagnent aussitôt, quels que soient les points.",
      "Sinon, la partie finit quand un joueur pose son dernier pion. Il marque 1 point de plus, et le plus de points gagne. S’il est à égalité en tête, il gagne. Dans toute autre égalité gagne celui à qui il reste le moins de pions ; s’ils en ont autant, ils partagent la victoire.",
      "Chacun a au plus 60 tours, sauf si l’hôte choisit un autre nombre. Ensuite la partie finit sans le point de plus.",
      "Tu peux abandonner à tout moment, dans le menu. Tes pions restent, tu n’as plus de tours et tu ne peux plus gagner. S’il ne reste qu’un joueur, il gagne.",
    ],
  },
};
