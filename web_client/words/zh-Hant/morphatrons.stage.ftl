## 大螢幕的旁白

morphatrons-narrator-cities_set_up = 兩座城市，中間一條街。
morphatrons-narrator-deck_reshuffled = 廢料場迎來第二春。
morphatrons-narrator-card_drawn = { $by_action ->
    [true] 多一個零件，擇日組裝。
   *[false] 舊的去，新的來。
}
morphatrons-narrator-bot_played = { $mode ->
    [robot] 剛拆封，而且有手。
   *[vehicle] 剛拆封，車就停歪了。
}
    .b = { $mode ->
        [robot] 站起來了，小心電線。
       *[vehicle] 引擎發動，鄰居跟著發動。
    }
morphatrons-narrator-bot_moved = 前進一區，柏油路會記得。
    .b = 沿街走去，左右都沒看。
morphatrons-narrator-bot_morphed = { $mode ->
    [robot] 一輛車站起來，還有手。
   *[vehicle] 整齊摺好，現在有引擎了。
}
    .b = { $mode ->
        [robot] 剛剛它還停在那裡。
       *[vehicle] 收手、低頭、出發。
    }
morphatrons-narrator-bot_attacked = { $weapon ->
    [strike] 近得看得清車牌。
   *[shoot] 這條街剛剛非常吵。
}
    .b = { $weapon ->
        [strike] 機體之間的簡短對話。
       *[shoot] 某處有警報響了。
    }
morphatrons-narrator-building_raised = 加蓋一層，視野更好。
morphatrons-narrator-bot_deactivated = 自家技工拔了插頭。
morphatrons-narrator-bot_triple_morphed = 一台進去，另一台出來。
morphatrons-narrator-turn_ended = { $by_itself ->
    [true] 都做完了，街道鬆一口氣。
   *[false] 看來這回合夠了。
}
morphatrons-narrator-fight_ended = { $reason ->
    [city_destroyed] 某個玩具架忽然很安靜。
    [turn_limit] 打烊了，街道就這樣留著。
   *[resigned] 引擎停了，還站著的就站著。
}

## 大螢幕上

morphatrons-stage-buildings = { $standing } 棟建築
