# Ce que le serveur garde des gens : pour des gens qui ne connaissent rien aux serveurs.

privacy-title = Tes données
privacy-kept = Ce qui est gardé
privacy-kept-tables = À chaque table : le nom que tu y portes, ce que tu dis, chaque coup, et si tu viens aux soirées ; de celles-ci, le fuseau horaire et le lien d’appel que donne l’hôte. De chaque partie : qui a joué et comment elle s’est terminée. Un rapport que tu envoies : 90 jours au plus.
privacy-kept-browser = De ce navigateur : un nombre au hasard dans un cookie, pour que le serveur te reconnaisse. Le serveur n’en a que l’empreinte, avec l’heure de ta dernière visite. Si tu as pu ouvrir des tables par un mot de passe ou un lien, il garde aussi cela. Il n’y a ni compte, ni adresse électronique, ni mot de passe.
privacy-kept-addresses = Les adresses réseau sont comptées pendant deux jours au plus, pour que personne n’inonde le serveur, puis oubliées. Le journal du serveur les cite quand une demande a été refusée. Un réseau banni par le responsable est gardé jusqu’à la fin du bannissement.
privacy-kept-here = Dans ton navigateur lui-même : tes réglages, tes notes et ce que tu as vu des dernières parties, pour vérifier que le hasard était juste. Cette page ne charge rien d’autres sites.
privacy-time = Pendant combien de temps
privacy-time-tables =
    { $days ->
        [0] Les tables et les parties sont gardées pour de bon, à moins que le responsable du serveur ne les retire.
        [1] Une table est retirée un jour après le dernier événement, et ses parties avec elle.
       *[other] Une table est retirée { $days } jours après le dernier événement, et ses parties avec elle.
    }
privacy-time-kept =
    { $count ->
        [1] L’hôte d’une table peut la garder un an, mais une seule.
       *[other] L’hôte d’une table peut la garder un an, { $count } tables au plus.
    }
privacy-time-browser =
    { $days ->
        [1] Un navigateur inutilisé pendant un jour n’est plus reconnu et perd ses places.
       *[other] Un navigateur inutilisé pendant { $days } jours n’est plus reconnu et perd ses places.
    }
privacy-readers = Qui peut le lire
privacy-readers-table = Tout le monde à une table lit les noms, ce qui se dit et les manches passées avec toutes les cartes. On peut montrer une manche à d’autres par un lien.
privacy-readers-server = Le responsable du serveur peut lire tout ce qui est gardé, même les cartes cachées, et peut en faire des sauvegardes. Si ses pages passent par une entreprise comme Cloudflare, celle-ci peut lire ce qui passe.
privacy-erasing = Ce que tu peux effacer
privacy-erasing-you = Dans les réglages, tu peux t’effacer : tes noms et tout ce que tu as dit disparaissent de toutes les tables et parties. Tes coups et tes points restent, sans nom. Si une sauvegarde plus ancienne est remise en place, tu es de nouveau effacé.
privacy-erasing-others = L’hôte d’une table peut effacer une ligne de la discussion. Le responsable du serveur peut effacer quelqu’un à ta demande.
privacy-erasing-not = L’effacement n’atteint pas ce que d’autres ont dans leur navigateur ou ont enregistré, ce qu’ils ont écrit sur toi, les noms des bots, ni les sauvegardes plus anciennes tant qu’elles existent.
