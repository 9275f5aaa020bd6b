# Ce que lisent ceux qui apprennent Morpyam.

## Les règles

morpyam-rules-aim = Le but
    .text =
        De deux à quatre joueurs lancent cinq dés et posent des pions sur une grille de 36 cases. Chaque case nomme une figure, et reçoit un seul pion : celui d’un joueur dont les dés la montrent.

        Aligne tes pions. Trois ou quatre alignés donnent des points ; cinq alignés gagnent aussitôt.

        Les 20 cases du bord sont faciles à remplir, les 16 du milieu difficiles. Un joueur tiré au sort commence, sauf si l’hôte en a choisi un, et les tours se suivent dans le sens horaire. À la revanche, c’est au suivant de commencer.
morpyam-rules-turn = Ton tour
    .text =
        Tu lances jusqu’à trois fois : d’abord les cinq dés, puis ceux que tu soulèves. Les autres restent comme ils sont.

        Après chaque lancer, tu peux poser un pion sur une case libre dont les dés montrent la figure. Cela finit ton tour. Un pion posé ne bouge plus.

        Après le troisième lancer, tu peux aussi passer. Si aucune case libre ne convient, ton tour finit de lui-même.

        Si ton temps est écoulé, ton pion va sur la figure la plus rare que montrent les dés. Ton dernier pion est gardé, sauf si un appel est venu. S’il n’y a rien à poser, les cinq dés sont relancés, et après le troisième lancer tu passes.
morpyam-rules-figures = Les figures
    .text = Les dés peuvent montrer plusieurs figures à la fois : quatre six sont aussi un brelan de six. À toi de choisir la case.
morpyam-rules-call = Appeler une figure
    .text =
        Avec n’importe quel lancer, tu peux appeler une figure : suite, full, carré, mini, maxi, Morpyam ou, au premier lancer du tour, sec. Les cinq dés comptent.

        Si elle vient, tu dois aussitôt poser un pion sur une case Appel libre. Sinon, rien n’est perdu aux deux premiers lancers : pose un pion ou continue. Au troisième, ton tour finit sans pion, quoi que montrent les dés.

        Tu ne peux pas appeler ce que les dés montrent déjà, ni quoi que ce soit quand les deux cases Appel sont prises. Tu peux appeler une figure dont les cases sont prises.

        Un sec appelé vient avec n’importe laquelle de ses six figures. Un sec seul ne remplit pas de case Appel, ni une figure appelée de case Sec.
morpyam-rules-again = Cinq dés pareils
    .text = Si tu poses un pion alors que les cinq dés sont pareils, tu rejoues aussitôt un tour, autant de fois que cela arrive. Pas besoin d’une case Morpyam : toute case que les dés remplissent convient, même une case Appel. Si l’hôte l’a choisi, la deuxième fois dans un même tour gagne aussitôt.
morpyam-rules-rows = Alignements et points
    .text =
        On aligne en ligne, en colonne ou en diagonale. Tes pions comptent s’ils se touchent, sans trou et sans pion d’un autre entre eux.

        Un alignement plus long compte une fois : quatre alignés ne sont pas deux fois trois. Cinq ou plus ne donnent pas de points, puisqu’ils gagnent. Un pion compte dans chaque alignement dont il fait partie.
morpyam-rules-end = La fin
    .text =
        Cinq pions alignés gagnent aussitôt, quels que soient les points.

        Sinon, la partie finit quand un joueur pose son dernier pion. Il marque 1 point de plus, et le plus de points gagne. S’il est à égalité en tête, il gagne. Dans toute autre égalité gagne celui à qui il reste le moins de pions ; s’ils en ont autant, ils partagent la victoire.

        Chacun a au plus 60 tours, sauf si l’hôte choisit un autre nombre. Ensuite la partie finit sans le point de plus.

        Tu peux abandonner à tout moment, dans le menu. Tes pions restent, tu n’as plus de tours et tu ne peux plus gagner. S’il ne reste qu’un joueur, il gagne.
morpyam-explained-number = Brelan
    .text = Au moins trois dés montrent la valeur de la case.
morpyam-explained-small = Petite suite
    .text = Quatre valeurs qui se suivent sont parmi les dés.
morpyam-explained-straight = Suite
    .text = Cinq valeurs qui se suivent.
morpyam-explained-full = Full
    .text = Trois dés d’une valeur, deux d’une autre. Cinq dés pareils sont aussi un full.
morpyam-explained-square = Carré
    .text = Au moins quatre dés sont pareils.
morpyam-explained-mini = Mini
    .text = La somme des dés est de 8 ou moins.
morpyam-explained-maxi = Maxi
    .text = La somme des dés est de 27 ou plus.
morpyam-explained-morpyam = Morpyam
    .text = Cinq dés sont pareils.
morpyam-explained-sec = Sec
    .text = Au premier lancer du tour, les dés montrent une des six figures ci-dessus, de la suite au Morpyam.
morpyam-explained-call = Appel
    .text = Une figure que tu as appelée vient.
morpyam-example = Par exemple : { $dice }
morpyam-table = Pions et points
morpyam-table-players = { $players } joueurs
morpyam-table-run = { $length } à la suite
morpyam-table-wins = gagne
morpyam-table-tokens = Pions chacun

## La première partie guidée : le lecteur est Ada, contre Bo

morpyam-lesson-grid = Tu es Ada
    .says = Chaque case nomme une figure de cinq dés. Si tes dés la montrent, tu peux y poser un pion. Aligne <strong>trois</strong> pions pour marquer, et <strong>cinq</strong> pour gagner aussitôt. Chacun a joué trois tours : tu as trois pions dans la quatrième colonne, Bo en a deux dans la dernière et un sur une case Appel.
morpyam-lesson-figures = Les cases roses sont dures
    .says = <strong>{ morpyam-figure-mini }</strong> : les cinq dés font 8 ou moins. <strong>{ morpyam-figure-maxi }</strong> : 27 ou plus. <strong>{ morpyam-figure-sec }</strong>, l’éclair : une suite, un full, un carré, un mini, un maxi ou un Morpyam, mais dès le premier lancer du tour. Regarde donc avant de relancer.
morpyam-lesson-roll = Lance les dés
    .says = Tu lances jusqu’à trois fois par tour, d’abord les cinq dés. Touche <strong>{ morpyam-roll }</strong>.
    .detour = Pas encore d’appel : lance, simplement.
morpyam-lesson-lift = Deux trois
    .says = Un troisième <strong>3</strong> remplirait la case au-dessus de tes pions. Garde les deux trois : touche le <strong>1</strong>, le <strong>5</strong> et le <strong>6</strong>, puis relance-les.
    .detour = Garde les trois, et relance le 1, le 5 et le 6.
morpyam-lesson-place = Trois trois
    .says = Les cases que tes dés remplissent s’éclairent. Touche celle <strong>au-dessus de tes pions</strong> : le pointillé montre ce que tu y gagnes, trois alignés. Puis pose ton pion.
    .detour = Tu pourrais. Mais la case au-dessus de tes pions fait trois alignés.
morpyam-lesson-bo = Au tour de Bo
    .says = Trois alignés : 1 point pour toi. Puis Bo a lancé trois cinq, et il en aligne trois aussi, dans la dernière colonne. Encore deux, et il gagne. Bloque-le avant : <strong>lance</strong> les dés.
    .detour = Pas encore d’appel : lance, simplement.
morpyam-lesson-block = Cinq quatre !
    .says = Ils remplissent bien des cases : les quatre, full, carré, sec, Morpyam. Prends celle qui gêne Bo : sur la case des quatre, <strong>au-dessus de ses pions</strong>, le tien l’arrête.
    .detour = Bonne case, mais Bo n’est pas loin des cinq alignés. Bloque-le : prends la case au-dessus de ses pions.
morpyam-lesson-again = Encore un tour
    .says = Tu as posé avec cinq dés pareils : tu rejoues un tour. Il manque une case dans ta colonne, entre tes pions. C’est une case <strong>{ morpyam-figure-call }</strong>. Lance d’abord.
    .detour = Tu peux déjà appeler, mais lance d’abord, pour voir.
morpyam-lesson-call = Le dire avant de le faire
    .says = 2 3 4 5 : un 1 ou un 6 donne une suite. Une case Appel veut une figure appelée avant qu’elle vienne. Touche un <strong>5</strong>, puis <strong>{ morpyam-call }</strong>, <strong>{ morpyam-figure-straight }</strong>, et lance.
    .detour = Appelle une suite, et relance un des cinq.
morpyam-lesson-five = Elle est venue
    .says = Un appel qui vient doit remplir une case Appel. Bo a pris l’autre, il en reste une. Touche-la, et compte ta colonne.
    .detour = L’appel est venu : pose ton pion sur la case Appel.
morpyam-lesson-won = Cinq alignés : tu gagnes
    .says = Cela gagne aussitôt, quels que soient les points. Sinon, la partie finit avec le <strong>dernier pion</strong> de quelqu’un, qui vaut 1 point, et le plus de points gagne. Un appel raté ne coûte rien, sauf au troisième lancer : ton tour est alors fini.

## Problèmes

# What every puzzle asks for.
morpyam-puzzles-goal = La meilleure chance de gagner à ce tour
    .task = { morpyam-puzzles-goal }.
morpyam-puzzles-note = Aucun dé ne décide : une réponse est juste si aucune autre ne gagne plus souvent, sur tous les lancers possibles. Un tour qu’apporteraient plus tard cinq dés égaux ne compte pas.
morpyam-puzzle-hold-the-pair = Garde la paire
    .says = Tu as quatre pions alignés, et trois deux font le cinquième. C’est ton dernier lancer. Quels dés relances-tu ?
    .solved = Chaque dé relancé peut donner le troisième deux. Ne garde que ce qu’il te faut.
morpyam-puzzle-both-ends = Des deux côtés
    .says = Il te faut { morpyam-figure-small.said } : quatre valeurs qui se suivent. C’est ton dernier lancer.
    .solved = 2 3 4 peut grandir des deux côtés : avec deux dés, un 1 ou un 5 suffit.
morpyam-puzzle-gap = Le trou
    .says = Il te faut { morpyam-figure-straight.said }. C’est ton dernier lancer : combler le trou, ou relancer deux dés ?
    .solved = Pour un trou, il faut une valeur d’un seul dé. Deux dés devraient tomber juste ensemble.
morpyam-puzzle-which-call = Quel appel ?
    .says = Seule la case { morpyam-figure-call } gagne. C’est ton dernier lancer : quels dés relances-tu, et qu’appelles-tu ?
    .solved = Un quatrième quatre vient dans 11 lancers sur 36, une paire dans 6 seulement.
morpyam-puzzle-keep-the-four = Garder le quatre ?
    .says = Il te faut { morpyam-figure-maxi.said } : 27 ou plus. C’est ton dernier lancer.
    .solved = Avec 6 6 6 4, un cinq suffit : un lancer sur trois. Deux dés font neuf ou plus moins souvent.
morpyam-puzzle-better-not-call = Mieux vaut se taire
    .says = Seule la case à l’éclair gagne : elle veut une figure difficile au premier lancer. Tu n’as pas encore lancé. Appelles-tu quelque chose ?
    .solved = Un appel réussi doit aller sur une case { morpyam-figure-call }, et là il ne gagne rien.
morpyam-puzzle-price-of-a-call = Le prix d’un appel
    .says = Trois six gagnent, et un appel aussi. C’est ton dernier lancer.
    .solved = Si ton dernier appel échoue, ton tour est fini, quoi que montrent les dés. Trois dés pour un six valaient mieux.
morpyam-puzzle-so-near = Si près
    .says = Il te faut { morpyam-figure-straight.said }, ou trois cinq. Il reste deux lancers.
    .solved = Un seul dé semblait suffire pour la suite. Mais trois dés, lancés deux fois, donnent plus souvent un cinq.
morpyam-puzzle-ask-twice = Appelle deux fois
    .says = Seule la case { morpyam-figure-call } gagne. Il reste deux lancers, et tu as { morpyam-figure-full.said } : on n’appelle pas ce que les dés montrent déjà.
    .solved = Un appel raté ne coûte rien avant le dernier lancer. Tu peux donc appeler { morpyam-figure-square.said } deux fois.
morpyam-puzzle-five-fives = Cinq cinq
    .says = Ils t’offrent un nouveau tour. Pose d’abord un pion : où le suivant gagne-t-il le plus souvent ?
    .solved = Quatre pions alignés, libres des deux côtés. Chaque case veut trois dés égaux, et rien n’est plus facile.
