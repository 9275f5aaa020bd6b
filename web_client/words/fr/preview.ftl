## L’aperçu d’un lien, fait par le serveur (make words)

preview-invited = Viens jouer à { $game }
preview-ready = La table est prête.
preview-waiting = { $people } { $count ->
        [one] attend
       *[other] attendent
    }.
preview-playing = { $people } { $count ->
        [one] joue
       *[other] jouent
    }.
preview-free = { $people } { $count ->
        [one] joue
       *[other] jouent
    }, et une place est libre.
preview-sit = Assieds-toi et joue.
preview-watch = Viens regarder.
preview-others = { $count } autres
