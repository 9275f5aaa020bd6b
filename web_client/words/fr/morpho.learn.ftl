# Les règles de M.O.R.P.H.O., et la partie guidée.

## La partie guidée

morpho-lesson-hand = Ce soir, tu es Ada
    .says = Deux cartes secrètes. Le <strong>Tueur</strong> (rouge) veut voir le Chef éliminé et vaut trois points : compte les traits dans son coin. Le <strong>Garde</strong> (bleu-vert) travaille pour Morpho. Ensemble, ils sont en conflit : aucun ne peut rien faire.
morpho-lesson-tiles = Qui a quoi ?
    .says = Les plaques du haut comptent ce qui a été distribué : un <strong>Chef</strong>, un <strong>Technicien</strong>, deux <strong>Gardes</strong>, deux <strong>Tueurs</strong>, cinq <strong>Déserteurs</strong>. Dix sont dans vos mains, une au milieu. Laquelle est où ? C’est tout le jeu.
morpho-lesson-look = Regarder une carte
    .says = Une seule action par tour. Choisis <strong>Regarder</strong>, puis la carte marquée de Cleo. La plus proche de chaque côté est hors de portée : elle reste une surprise.
    .detour = Un autre soir, volontiers. Ce soir on veut savoir ce que cache Cleo : la carte marquée.
morpho-lesson-saw = Tiens, un Garde
    .says = Ce n’est visible que pour toi. Le coin soulevé te le rappelle. Et qu’a dit Cleo à voix haute ? « Deux Déserteurs. Quel ennui. » Donc Cleo ment. Tout le monde en a le droit : c’est la moitié du jeu.
morpho-lesson-others = Aux autres
    .says = Tu vois qui regarde où, jamais ce qu’il voit. Cleo a regardé une carte d’Emil : retiens-le. Et Emil a <strong>changé de métier</strong> : il a échangé une carte avec celle du milieu.
morpho-lesson-change = Changer de métier
    .says = Mets fin au conflit : choisis <strong>Changer</strong>, puis ton <strong>Garde</strong>. Tu reçois la carte du milieu. C’était celle d’Emil, et il n’avait pas l’air de la regretter.
    .detour = C’est permis, mais pas ce soir : garde le Tueur et donne le Garde.
morpho-lesson-changed = Un Déserteur. Ça ira
    .says = Les Déserteurs s’entendent avec tout le monde : ton Tueur est bien réveillé. Le Garde est au <strong>milieu</strong> maintenant, où il ne protège personne. Il n’y a que toi qui le saches. Ça va compter.
morpho-lesson-guard = Bo croit tout
    .says = Dora a dit : « Je suis le Chef. Ne tirez pas. » Alors Bo a retourné un Tueur et tiré. Mais à côté, le <strong>Garde</strong> de Cleo doit s’interposer : c’est le Tueur de Bo qui est éliminé. Il reste un Tueur. Le tien.
morpho-lesson-mission = Le vrai
    .says = Cleo retourne le <strong>Chef</strong> : la mission est lancée. À son prochain tour, elle doit nommer le Technicien. Si elle a raison, Morpho gagne. Et quelle carte a-t-elle regardée ? Celle d’Emil. Aïe.
morpho-lesson-lies = Dora sait
    .says = Dora regarde ta carte et crie : « Ada est un Tueur ! » Pour une fois, c’est vrai. Tu dis : « Moi ? J’arrose les plantes. » Emil ne vous croit ni l’une ni l’autre et regarde la carte de Dora.
morpho-lesson-snipe = Réfléchir, puis tirer
    .says = Le Garde de Cleo protège ses voisins, jamais ses propres cartes. L’autre est au milieu : c’est toi qui l’y as mis. Donc personne ne peut s’interposer ! Choisis <strong>Tirer</strong>, puis le <strong>Chef</strong>, puis <strong>Feu</strong>.
    .detour = Le prochain tour de Cleo peut tout finir. Le Chef est face visible : tire dessus.
morpho-lesson-won = Tu gagnes
    .says = Le Chef est éliminé : la manche finit aussitôt, on montre toutes les cartes, et ton Tueur marque trois points. Celui de Bo aurait marqué aussi, s’il avait survécu. Voilà : regarder, retenir, recouper, et mentir sans ciller.

## Autour des règles

morpho-rules-identities = Les identités
morpho-rules-search = Chercher dans les règles
morpho-rules-found = { $count } { $count ->
        [one] passage trouvé
       *[other] passages trouvés
    }
morpho-rules-show-all = Tout afficher

## Titres des identités

morpho-rules-wins = Gagne quand
morpho-rules-reward = Récompense
    .points = { $points } { $points ->
        [one] point
       *[other] points
    }
    .less = { morpho-rules-reward.points } de moins
morpho-rules-in-the-box = Dans la boîte
    .cards = { $count } { $count ->
        [one] carte
       *[other] cartes
    }
morpho-rules-players = Pour
    .any = n’importe quel nombre de joueurs
    .range = { $least } à { $most } joueurs
morpho-rules-special = Bon à savoir
morpho-rules-on-your-turn = À ton tour
morpho-rules-reaction = Réaction
morpho-rules-no-ability = Aucune capacité.
morpho-rules-when = Quand
morpho-rules-cost = Coût
morpho-rules-shows = Montre
morpho-rules-reacts = Qui peut réagir

## Le tableau de la donne

morpho-rules-deal = Ce qui est distribué, selon le nombre de joueurs
    .players = Joueurs
    .each = Cartes chacun
    .basic = en jeu de base
    .expert = en jeu expert, avec l’Inconnue

## Images dans les règles

morpho-picture-reach = Toi, et les cartes de chaque côté : celles d’à côté sont hors de portée, tu peux regarder celles de derrière ; un jeton de barrage est posé dans un passage.
    .near = à côté de toi
    .far = à portée
    .you = toi
morpho-picture-guard = Un Tueur tire sur une carte, et le Garde voisin s’interpose.
    .shot = visée
    .guards = s’interpose
    .shooter = éliminée à sa place
morpho-picture-clash = Un Tueur et un Garde dans une main : tous deux sont en conflit.
morpho-picture-silence = Un Cyborg et un Chef dans une main : le Chef est muet.

## Les règles par sujet

morpho-rules-aim = Le but du jeu
    .text =
        Tu as une ou deux cartes que personne d’autre ne voit, et une de plus est posée face cachée au milieu. Chaque carte est une identité, avec son propre but. Dès qu’une carte en main atteint son but, la manche finit, et le joueur qui la tient marque.

        Les cartes changent de mains, et tu changes de camp avec elles. Ce qui compte, c’est ce que tu tiens à la fin de la manche, pas ce que tu as reçu au début.

        Les points s’additionnent de manche en manche. La partie finit après une manche où quelqu’un a 10 points, ou le nombre fixé par l’hôte. Le plus de points gagne. À égalité, c’est le joueur qui a le plus marqué dans la dernière manche, puis celui qui y jouait le plus tard.
morpho-rules-cards = Cartes et factions
    .text =
        Il y a douze identités dans cinq factions. Une carte montre sa faction par sa forme et sa couleur, sa récompense par les traits en haut à droite, et ce qu’elle sait faire en quelques mots.

        Face cachée, seuls la connaissent le joueur qui la tient et ceux qui l’ont regardée. Face visible, tout le monde la voit. Une carte éliminée quitte la manche : tous voient ce qu’elle était, et sa place reste vide.
morpho-rules-cards-morpho = Ils gagnent ensemble : par une mission, ou quand il n’y a plus de Tueur.
morpho-rules-cards-killers = Ils gagnent ensemble : quand le Chef est éliminé, ou quand une mission échoue.
morpho-rules-cards-deserters = Chacun pour soi : ils veulent s’enfuir.
morpho-rules-cards-outsiders = Seulement en jeu expert, au plus un Électron libre ou Alien par manche. Ils sont en conflit avec Morpho et avec les Tueurs, sauf le Mercenaire.
morpho-rules-cards-aliens = Seulement en jeu expert, au plus un Électron libre ou Alien par manche. Ils rendent muette l’autre carte de leur main.
morpho-rules-setup = Avant le premier tour
    .text =
        De trois à six joueurs, on a deux cartes chacun ; de sept à neuf, une seule. Une de plus est posée face cachée au milieu. Regarde tes propres cartes quand tu veux.

        En jeu expert, un Déserteur fait place à l’Inconnue. Les Électrons libres et les Aliens choisis par l’hôte sont mêlés à un Déserteur, et l’une de ces cartes est distribuée avec les autres, sans que personne la voie. Il y a donc au plus un Électron libre ou un Alien par manche, et au début personne ne peut dire s’il y en a un.

        Les plaques au-dessus de la table comptent ce qui a été distribué de chaque identité et ce qui reste. Un cadre pointillé contient tout ce que l’Inconnue peut être. Entre deux manches, l’hôte peut passer du jeu de base au jeu expert ou l’inverse, ou changer ce que l’Inconnue peut être ; tous en sont avertis.

        Qui commence la partie est tiré au sort ; ensuite, chaque manche commence par le joueur suivant. On joue dans le sens des aiguilles d’une montre, vers ta gauche.
morpho-rules-turn = Ton tour
    .text =
        À ton tour, fais une de ces trois choses.
    .more =
        À ton premier tour d’une manche, pas de capacité : tu regardes, ou tu changes de métier.

        Utiliser une capacité t’engage. Ensuite, tu ne peux plus ni regarder ni changer de métier de toute la manche, même si tu n’as plus cette carte. Seul l’échange des corps te laisse libre. Et tant que tu tiens une carte face visible, d’où qu’elle vienne, tu ne peux faire ni l’un ni l’autre.

        Tant que tu peux regarder ou changer de métier, tu ne peux pas passer. Si tu ne peux ni l’un ni l’autre, et qu’une de tes cartes visibles a une capacité utilisable, tu dois utiliser une capacité, de l’une ou l’autre carte. Sinon tu peux passer, ou utiliser une capacité d’une carte cachée.

        Sans carte, tu es éliminé : plus de tours, pas de points.

        Si ton temps est écoulé, tu passes si c’est permis. Sinon, tu regardes la première carte que tu peux regarder ; à défaut, tu changes de métier ; à défaut, une de tes cartes visibles agit.
morpho-rules-turn-look = Regarder
    .text = Regarde en secret une carte face cachée d’un autre joueur, qui n’est pas à côté de toi. Tous voient laquelle ; il n’y a que toi qui voies ce qu’elle est. La carte du milieu ne peut pas être regardée.
morpho-rules-turn-change = Changer de métier
    .text = Échange une de tes cartes face cachée avec celle du milieu, sans la voir avant. Tous voient laquelle est partie ; celle qui arrive, il n’y a que toi qui la voies. On ne peut pas donner un Alien ainsi.
morpho-rules-turn-ability = Utiliser une capacité
    .text = Utilise ce qu’une de tes cartes sait faire. Face cachée, elle est d’abord retournée et reste visible.
morpho-rules-reach = À côté de toi, et les barrages
    .text =
        Tes voisins sont les joueurs de chaque côté de toi. Quand quelqu’un est éliminé, les deux qui l’entouraient deviennent voisins. Quand il reste deux joueurs, chacun a l’autre des deux côtés.

        Les cartes à côté de toi sont, de chaque côté, la première qui n’est pas à toi. Elles sont trop près pour être regardées, et assez près pour un coup de poignard. Quand la carte la plus proche d’un voisin est éliminée, c’est l’autre qui est à côté de toi.

        Un jeton de barrage se pose entre deux voisins et les sépare : personne ne s’interpose, n’arrête une fuite ni ne poignarde à travers. Il ne met rien à portée : même derrière un jeton, tu ne peux pas regarder une carte à côté de toi.

        Les Tueurs posent au plus deux jetons par manche, tous ensemble, et un seul par passage. Quand un joueur est éliminé, les jetons de ses deux côtés quittent le jeu. Quand il reste deux joueurs, un jeton entre eux les sépare des deux côtés.
    .more =
        Dans une manche commencée à trois, tout se joue carte par carte. Une carte ne s’interpose, ou n’arrête une fuite, que pour une carte juste à côté d’elle sur l’anneau, y compris l’autre carte du même joueur. Les jetons se posent entre deux cartes voisines, les tiennes comprises, et ne séparent que celles-là ; quand une carte est éliminée, les jetons à côté d’elle quittent le jeu. Ce que tu peux regarder ne change pas, et un jeton juste devant la cible arrête un coup de poignard.
morpho-rules-reactions = Réactions
    .text =
        Une réaction peut arrêter un tir ou une fuite. Une troisième réaction, celle du Parasite, est déclenchée par un regard.
    .more =
        Si tu peux réagir, tu dois le faire. On demande d’abord au joueur à gauche de celui qui est visé ou qui fuit, puis à celui de droite. Le premier qui peut réagit, et on ne demande à personne d’autre. À trois joueurs, une carte du joueur visé passe avant les deux.

        La carte qui réagit est montrée à tous, puis remise comme elle était. Si deux de tes cartes le peuvent, tu choisis laquelle.

        Une carte en conflit ou muette ne réagit pas.
morpho-rules-reactions-guard = { morpho-ability-guard }
    .text = Un Garde arrête un tir sur une carte d’un voisin : la carte du tireur est éliminée à sa place.
morpho-rules-reactions-intercept = { morpho-ability-intercept }
    .text = Un Chef ou un Garde arrête la fuite d’un voisin : toutes les cartes en fuite sont éliminées.
morpho-rules-reactions-transmit = { morpho-ability-transmit }
    .text = Quand tu regardes le Parasite, son détenteur réarrange trois cartes, dont une des tiennes.
morpho-rules-clash = Conflit et silence
    .text =
        Deux cartes d’une main sont en conflit quand l’une est de Morpho et l’autre un Tueur. Un Espion, un Extrémiste ou un Financier est en conflit avec les deux. Rien d’autre ne l’est.

        Des cartes en conflit n’ont pas de capacités, ni à ton tour ni en réaction, et tu ne marques rien, pas même le point pour l’erreur d’un autre. La manche peut finir quand même.

        Un Alien rend muette l’autre carte de sa main : elle n’a pas de capacités et ne peut pas gagner. L’Alien lui-même n’est pas gêné. Quand il part, l’autre carte est libre aussitôt.

        Avec une seule carte en main, rien n’est en conflit et rien n’est muet. Une carte en conflit ou muette peut toujours être regardée, visée, nommée et éliminée.
    .more =
        Ce sont les cartes que tu tiens à la fin qui décident si tu es en conflit ; si une élimination met fin à la manche, celles que tu tenais juste avant.
morpho-rules-end = Comment une manche finit, et qui marque
    .text =
        Après chaque élimination, et chaque fois que des cartes changent de mains, on regarde si une carte en main a gagné. Si oui, la manche finit aussitôt. Une carte muette ne gagne rien.

        Peu importe qui en est la cause, ou quand : prends un Tueur au milieu après l’élimination du Chef, et tu gagnes aussitôt.
    .more =
        Tu marques la récompense de la carte qui a gagné ; si les deux ont gagné, la plus haute. Si tu tiens aussi le Mercenaire, 1 point de moins.

        Si tu es éliminé, ou que tes cartes sont en conflit, tu ne marques rien. Une carte éliminée ne gagne rien pour le joueur qui la tenait.

        Si le Chef est éliminé alors que personne ne tient de Tueur qui puisse gagner, la manche continue. Une mission qui réussit ou échoue met toujours fin à la manche, même si personne ne marque.

        À la fin d’une manche, toutes les cartes sont montrées, celle du milieu aussi.
morpho-rules-end-morpho = Tous les Tueurs sont éliminés, ou une mission réussit : tous ceux qui ont une carte de Morpho marquent.
morpho-rules-end-killers = Le Chef est éliminé, ou une mission échoue : tous ceux qui ont un Tueur marquent.
morpho-rules-end-escape = Une fuite réussit : celui qui s’est enfui marque seul.
morpho-rules-end-deserters = Trois Déserteurs sont éliminés : celui qui tient l’Extrémiste marque seul.
morpho-rules-end-technician = Le Technicien est éliminé : celui qui tient le Cyborg marque seul.
morpho-rules-end-named = Tout ce qui a été nommé est juste : celui qui a nommé marque seul. À la première erreur, tous les autres marquent 1 point.
morpho-rules-end-side = Le camp sur lequel il a misé gagne : le joueur qui le tient marque aussi.
morpho-rules-stuck = Quand une manche est bloquée
    .text =
        Quand tous ceux qui sont encore dans la manche passent, l’un après l’autre, elle finit et personne ne marque.

        Tous ceux qui y sont encore peuvent aussi s’accorder pour l’arrêter, à tout moment, depuis le menu. Tous voient que quelqu’un le veut, mais pas qui, ni combien. Tu peux te raviser tant que le dernier n’a pas accepté. Alors la manche finit et personne ne marque.

        L’hôte peut fixer une limite, par défaut 15 tours chacun. Quand vient le tour d’un joueur qui en a déjà eu autant, la manche finit de la même façon.
morpho-rules-fair = Jouer franc jeu à distance
    .text =
        Le serveur garde les secrets et connaît les règles. Ce que vous vous dites ne regarde que vous, et c’est la moitié du jeu.
    .more =
        Dis ce que tu veux : prétends, promets, accuse, mens. Personne n’est tenu à la vérité, pas même sur ce qu’il vient de voir.

        Ne montre rien. On peut douter des mots, pas d’un écran partagé ni de sa photo.

        Parle à tout le monde. Deux personnes qui chuchotent jouent à un autre jeu que les autres.

        Si tu es éliminé, garde pour toi ce que tu sais jusqu’à la fin. Si tu regardes, ne dis rien.

        Tes soupçons ne sont notés que dans ton navigateur. Personne ne les voit, le serveur non plus.

        Personne ne choisit la donne, pas même le serveur : le navigateur de chaque joueur a sa part dans le mélange, et on peut le vérifier après la partie.

## Commun à plusieurs capacités

morpho-rules-not-first = À ton tour, mais pas au premier de la manche.
morpho-rules-bind = Tu ne peux plus ni regarder ni changer de métier dans cette manche.
morpho-rules-no-cost = Aucun.
morpho-rules-face-up = La carte est retournée face visible et le reste.
morpho-rules-shown-briefly = La carte est montrée à tous, puis elle est remise comme elle était.
morpho-rules-must-react = On ne peut pas refuser.
morpho-rules-nobody = Personne.

## Capacités

morpho-ability-mission = Mission
    .does = La mission est lancée. Au début de son prochain tour, au lieu d’agir, le joueur qui tient alors le Chef nomme une carte comme le Technicien. Si c’est lui, la mission réussit ; sinon, elle échoue.
    .when = { morpho-rules-not-first }
    .cost = { morpho-rules-bind }
    .shows = Le Chef est retourné face visible et le reste, puis la carte nommée aussi.
    .reacts = { morpho-rules-nobody }
morpho-ability-intercept = Arrêt
    .does = Arrête la fuite d’un voisin : toutes les cartes en fuite sont éliminées.
    .when = Quand un voisin tente de fuir. { morpho-rules-must-react }
    .cost = { morpho-rules-no-cost }
    .shows = { morpho-rules-shown-briefly }
    .reacts = { morpho-rules-nobody }
morpho-ability-guard = Garde
    .does = Arrête un tir sur une carte d’un voisin : la carte du tireur est éliminée à sa place.
    .when = Quand on tire sur une carte d’un voisin. { morpho-rules-must-react }
    .cost = { morpho-rules-no-cost }
    .shows = { morpho-rules-shown-briefly }
    .reacts = { morpho-rules-nobody }
morpho-ability-snipe = Tir
    .does = Tire sur n’importe quelle autre carte sauf celle du milieu. Si personne ne la couvre, elle est éliminée.
    .when = { morpho-rules-not-first }
    .cost = { morpho-rules-bind } Si le tir est arrêté, le Tueur est éliminé.
    .shows = { morpho-rules-face-up }
    .reacts = Un Garde d’un voisin du joueur visé. À trois joueurs, un Garde juste à côté de la cible.
morpho-ability-snipe-cyborg =
    .cost = { morpho-rules-bind } Si le tir est arrêté, le Cyborg est éliminé.
morpho-ability-block = Barrage
    .does = Pose un jeton de barrage entre deux voisins ou, à trois joueurs, entre deux cartes voisines.
    .when = { morpho-rules-not-first } Au plus deux jetons par manche.
    .cost = { morpho-rules-bind }
    .shows = { morpho-rules-face-up }
    .reacts = { morpho-rules-nobody }
morpho-ability-escape = Fuite
    .does = Toutes tes cartes tentent de fuir. Si personne ne les arrête, tu gagnes la manche, et personne d’autre.
    .when = { morpho-rules-not-first } Seulement si tu n’as que des Déserteurs, ou un Déserteur et le Mercenaire.
    .cost = Si elle est arrêtée, toutes les cartes en fuite sont éliminées, et toi aussi.
    .shows = Toutes tes cartes sont retournées face visible.
    .reacts = Le Chef ou un Garde d’un voisin. À trois joueurs, l’un d’eux juste à côté d’une carte en fuite.
morpho-ability-escape-parasite =
    .does = Le Parasite tente de fuir, quelle que soit ton autre carte. Si personne ne l’arrête, tu gagnes la manche, et personne d’autre.
    .when = { morpho-rules-not-first }
    .cost = { morpho-rules-bind } S’il est arrêté, le Parasite est éliminé.
    .shows = { morpho-rules-face-up }
    .reacts = Le Chef ou un Garde d’un voisin. À trois joueurs, l’un d’eux juste à côté du Parasite.
morpho-ability-report = Rapport
    .does = Nomme le Chef, le Technicien et chaque Garde encore dans la manche, carte par carte, dans l’ordre que tu veux. À la première erreur la manche finit, et tous les autres marquent 1 point.
    .when = { morpho-rules-not-first }
    .cost = Juste ou non, il met fin à la manche.
    .shows = L’Espion est retourné face visible, ainsi que chaque carte nommée.
    .reacts = { morpho-rules-nobody }
morpho-ability-detonate = Bombes
    .does = Lance trois bombes, l’une après l’autre. Chacune élimine une carte, et la manche peut finir après n’importe laquelle.
    .when = { morpho-rules-not-first }
    .cost = { morpho-rules-bind }
    .shows = { morpho-rules-face-up }
    .reacts = { morpho-rules-nobody }
morpho-ability-invest = Mise
    .does = Mise sur les Tueurs ou sur Morpho. Dès lors tu passes à chaque tour, et aucune de tes cartes ne peut être éliminée.
    .when = { morpho-rules-not-first }
    .cost = Tu ne fais plus rien dans cette manche.
    .shows = Le Financier est retourné face visible et le reste. Sur qui tu as misé, personne d’autre ne le sait avant la fin de la manche.
    .reacts = { morpho-rules-nobody }
morpho-ability-assassinate = Poignard
    .does = Élimine une des deux cartes à côté de toi.
    .when = { morpho-rules-not-first }
    .cost = { morpho-rules-bind }
    .shows = { morpho-rules-face-up }
    .reacts = Personne : un coup de poignard ne s’arrête pas.
morpho-ability-perceive = Perception
    .does = Nomme les cartes de tous les autres une à une, dans le sens des aiguilles d’une montre à partir du Psionique. À la première erreur la manche finit, et tous les autres marquent 1 point.
    .when = { morpho-rules-not-first }
    .cost = Juste ou non, elle met fin à la manche.
    .shows = Le Psionique est retourné face visible, ainsi que chaque carte une fois devinée.
    .reacts = { morpho-rules-nobody }
morpho-ability-swap = Échange des corps
    .does = Le Psionique change de place avec une carte d’un autre joueur et y reste face cachée. Tu reçois cette carte et tu la vois ; elle reste cachée ou visible comme elle était.
    .when = { morpho-rules-not-first } Une fois par manche.
    .cost = Aucun : c’est la seule capacité qui ne t’engage pas.
    .shows = Tous voient où va le Psionique.
    .reacts = { morpho-rules-nobody }
morpho-ability-transmit = Transmission
    .does = Prends une carte du joueur qui a regardé. Tu la vois, avec celle du milieu, et tu les poses avec le Parasite à ces trois places comme tu veux, face cachée.
    .when = Chaque fois que quelqu’un le regarde. { morpho-rules-must-react }
    .cost = { morpho-rules-no-cost }
    .shows = Tous voient le Parasite, et quelle carte tu prends. Comment les trois sont posées, personne d’autre ne le sait ; puis chacun voit ce qu’il tient.
    .reacts = { morpho-rules-nobody }

## Les règles par identité

morpho-rules-morpho-wins = Une mission réussit, ou tous les Tueurs sont éliminés. Tous ceux qui ont une carte de Morpho marquent.
morpho-identity-rules-leader =
    .short =
        Gagne avec le reste de Morpho : quand il ne reste aucun Tueur, ou par une mission.

        Mission : à son prochain tour il doit nommer le Technicien.

        Arrête les fuites de ses voisins. Les Tueurs gagnent s’il est éliminé.
    .wins = { morpho-rules-morpho-wins }
    .special =
        Tu peux nommer toute carte de la manche : celle du milieu, une carte visible, la tienne.

        Si le Technicien est éliminé avant d’être nommé, la mission échoue.

        Si le Chef est éliminé avant d’avoir nommé une carte, la mission est finie.

        Un conflit, ou le silence, n’annule pas la mission.

        La mission peut être lancée même si le Technicien est déjà éliminé.

        À trois joueurs, il n’arrête la fuite que d’une carte juste à côté de lui.
morpho-identity-rules-technician =
    .short =
        Gagne avec le reste de Morpho : quand il ne reste aucun Tueur, ou par une mission.

        N’a pas de capacité. Reste caché, mais laisse le Chef te trouver.

        S’il est éliminé, une mission échoue et le Cyborg gagne.
    .wins = { morpho-rules-morpho-wins }
    .special =
        Une mission ne réussit que si cette carte est nommée. Elle peut être au milieu.

        S’il est éliminé pendant une mission, la mission échoue.

        Il compte comme le Technicien même en conflit ou muet.
morpho-identity-rules-bodyguard =
    .short =
        Gagne avec le reste de Morpho : quand il ne reste aucun Tueur, ou par une mission.

        Arrête les tirs sur ses voisins : la carte du tireur est éliminée à leur place.

        Arrête aussi leurs fuites.
    .wins = { morpho-rules-morpho-wins }
    .special =
        Il ne protège que des tirs, ni des bombes ni d’un coup de poignard.

        Il ne se protège jamais lui-même. À quatre joueurs ou plus, il ne protège pas non plus l’autre carte de son détenteur.

        Le Garde d’un autre joueur peut être protégé comme toute carte.

        À trois joueurs, il n’agit que pour une carte juste à côté de lui sur l’anneau, l’autre carte de son détenteur comprise.

        Il ne fait rien pour un voisin derrière un jeton de barrage.
morpho-identity-rules-killer =
    .short =
        Gagne quand le Chef est éliminé, ou qu’une mission échoue.

        Tir : vise toute carte sauf celle du milieu.

        Barrage : sépare deux voisins.
    .wins = Le Chef est éliminé, ou une mission échoue. Tous ceux qui ont un Tueur marquent.
    .special =
        Tous les Tueurs se partagent les deux jetons d’une manche. Un passage n’en reçoit qu’un.

        Tu peux aussi tirer sur ton autre carte.

        Prends un Tueur après l’élimination du Chef, et tu gagnes aussitôt.

        Morpho gagne quand tous les Tueurs distribués sont éliminés, y compris au milieu.
morpho-identity-rules-deserter =
    .short =
        Gagne seul en s’enfuyant.

        Toutes tes cartes doivent être des Déserteurs ; le Mercenaire peut les suivre.

        Un Chef ou un Garde voisin l’arrête : alors tous sont éliminés.
    .wins = Tu réussis à t’enfuir. Personne d’autre ne marque.
    .special =
        Une fuite est arrêtée une fois, par une carte.

        Avec le Mercenaire, tu marques 1 point de moins.

        Quand trois Déserteurs sont éliminés, l’Extrémiste gagne.
morpho-identity-rules-spy =
    .short =
        Gagne seul par un rapport sans erreur.

        Rapport : nomme le Chef, le Technicien et chaque Garde.

        À la première erreur, tous les autres marquent 1 point.
    .wins = Ton rapport est juste. Personne d’autre ne marque.
    .special =
        Tu peux nommer la carte du milieu et les tiennes, mais aucune deux fois.

        Ceux qui sont déjà éliminés ne comptent pas. S’il n’y a plus personne à nommer, tu gagnes aussitôt.

        Il est en conflit avec les cartes de Morpho et avec les Tueurs.

        Les joueurs éliminés ou en conflit n’ont pas le point de ton erreur.
morpho-identity-rules-extremist =
    .short =
        Gagne seul quand trois Déserteurs sont éliminés.

        Bombes : il en lance trois, l’une après l’autre.

        Personne ne peut s’en protéger. On peut aussi viser le milieu.
    .wins = Trois Déserteurs ou plus sont éliminés, peu importe par qui. Personne d’autre ne marque.
    .special =
        Les trois bombes doivent être lancées. Avec moins de trois cibles, tu lances jusqu’à ce qu’il n’en reste plus.

        Toute carte sauf l’Extrémiste est une cible : celle du milieu, et ton autre carte aussi.

        À tes tours suivants tu peux recommencer, et tu le dois si c’est la seule capacité que tu puisses utiliser.

        Quand la carte du milieu est éliminée, plus personne ne peut changer de métier dans cette manche.

        Il est en conflit avec les cartes de Morpho et avec les Tueurs.
morpho-identity-rules-investor =
    .short =
        Gagne avec le camp sur lequel il a misé, Tueurs ou Morpho.

        Mise : choisis le camp en secret, puis passe à chaque tour.

        Dès lors tes cartes ne peuvent plus être éliminées.
    .wins = Le camp sur lequel tu as misé gagne : Morpho quand tous les Tueurs sont éliminés ou qu’une mission réussit, les Tueurs quand le Chef est éliminé ou qu’une mission échoue.
    .special =
        On peut tirer sur tes cartes, et un Garde s’interpose s’il le peut ; sinon il ne se passe rien, et la cible n’est pas montrée.

        Tu marques avec ton camp même si personne d’autre ne peut y marquer.

        Miser sur un camp ne met pas fin à la manche. Quand quelqu’un gagne seul, aucun camp n’a gagné.

        Il est en conflit avec les cartes de Morpho et avec les Tueurs.
morpho-identity-rules-mercenary =
    .short =
        Ne gagne jamais par lui-même : il retire 1 point à ce que ton autre carte te rapporte.

        Poignard : élimine une carte à côté de toi, et personne ne peut la couvrir.

        N’est en conflit avec rien, et s’enfuit avec les Déserteurs.
    .wins = Jamais par lui-même. Si ton autre carte marque, c’est 1 point de moins.
    .special =
        Un jeton de barrage entre les deux arrête le coup.

        Il ne retire rien à un joueur qui ne gagne pas, ni au point pour l’erreur d’un autre.

        Il s’enfuit avec un Déserteur, jamais seul, et est éliminé avec lui si on les arrête.
morpho-identity-rules-cyborg =
    .short =
        Gagne seul quand le Technicien est éliminé, peu importe par qui.

        Tir : vise toute carte sauf celle du milieu.

        Rend muette ton autre carte, et ne peut pas être donné.
    .wins = Le Technicien est éliminé, peu importe par qui. Personne d’autre ne marque.
    .special =
        Tant que tu le tiens, ton autre carte n’a pas de capacités et ne peut pas gagner.

        On ne peut pas le donner en changeant de métier.

        Reçois-le après l’élimination du Technicien, et tu gagnes aussitôt.
morpho-identity-rules-psionics =
    .short =
        Gagne seul en nommant toutes les cartes cachées des autres.

        À la première erreur, tous les autres marquent 1 point.

        Échange des corps : change de place avec une carte d’un autre joueur.
    .wins = Tu nommes tout sans erreur. Personne d’autre ne marque.
    .special =
        Les cartes visibles, et ton autre carte, sont sautées. S’il n’y a rien à nommer, tu gagnes aussitôt.

        L’échange des corps n’atteint pas la carte du milieu.

        Tant que tu le tiens, ton autre carte n’a pas de capacités et ne peut pas gagner.

        On ne peut pas le donner en changeant de métier.

        Les joueurs éliminés ou en conflit n’ont pas le point de ton erreur.
morpho-identity-rules-parasite =
    .short =
        Gagne seul en s’enfuyant, quelle que soit ton autre carte.

        Un Chef ou un Garde voisin l’arrête : alors il est éliminé.

        Quand quelqu’un le regarde, son détenteur réarrange trois cartes.
    .wins = Tu réussis à t’enfuir avec lui. Personne d’autre ne marque.
    .special =
        Si le milieu est vide, on pose deux cartes.

        Si tu connaissais l’une des trois, tu sais seulement qu’elle est parmi elles.

        Tant que tu le tiens, ton autre carte n’a pas de capacités et ne peut pas gagner.

        On ne peut pas le donner en changeant de métier.
