## 大螢幕的旁白

morph-narrator-battle_set_up = { $mode ->
    [solo] 暗影在洗牌，它沒有表情可讀。
   *[duel] 兩副牌、兩條線、一道前線。
}
morph-narrator-stake_chosen = 一張牌蓋下，一張撲克臉。
morph-narrator-stakes_shown = { $first ->
    [none] 一樣大，雙方再押一張。
   *[other] 兩張都翻開了，先手定了。
}
morph-narrator-turn_began = 越過前線，再來一回。
    .b = 深呼吸，下一位。
morph-narrator-mana_put = 一張牌放棄夢想，去付帳單。
    .b = 埋下去，以後用得上。
morph-narrator-mana_drawn = 從牌庫頂直接化作魔力。
morph-narrator-card_drawn = 多一張牌，不予置評。
    .b = 抽一張，瞄一眼，一臉平靜。
morph-narrator-creature_summoned = 第 { $line } 線熱鬧起來了。
    .b = 錢付了，眼睛已經盯著對面。
    .c = 第 { $line } 線來了新面孔。
morph-narrator-creature_revealed = 直接從牌庫頂來，沒有計畫。
    .b = 從黑暗中走上第 { $line } 線。
morph-narrator-shadow_ran_out = 黑暗裡沒有牌了。
morph-narrator-feat_used = 奇才動了一根手指，就這樣。
morph-narrator-attack_raised = 多了 { $by }，肩膀看得出來。
morph-narrator-creature_turned = 橫置了，氣喘吁吁。
morph-narrator-creature_roused = 又站起來了，心情不太好。
morph-narrator-assault_began = 沿著兩條線，請一個一個來。
morph-narrator-creature_attacked = { $again ->
    [true] 順便再來一次。
   *[false] 直接越過前線。
}
morph-narrator-deck_attacked = 沒有人擋著，{ $cards } 張牌有感。
morph-narrator-creature_damaged = { $amount ->
    [0] 毫髮無傷。
   *[other] { $amount } 點傷害，它有過更好的晚上。
}
morph-narrator-creature_destroyed = { $into ->
    [mana] 倒下了，馬上派上用場。
    [deck] 倒下了，收到牌庫底下。
   *[discard] 離開了線，後面的往前補。
}
morph-narrator-creature_dissipated = 到牌庫底下去了，下次再見。
morph-narrator-card_discarded = 從頂上拿走，能撐的又少一張。
morph-narrator-card_renewed = 回到牌庫底，第二春。
morph-narrator-assault_ended = 塵埃落定，大家包紮一下。
morph-narrator-seat_rested = 全都站起來了，下一位。
morph-narrator-battle_ended = { $reason ->
    [resigned] 聰明的生物知道回家的路。
   *[deck_empty] 牌庫空了，話也說完了。
}

## 大螢幕上

morph-stage-lives = 牌庫剩 { $count } 張
morph-stage-mana = 魔力 { $upright }／{ $all }
morph-stage-budget = 預算 { $budget }
