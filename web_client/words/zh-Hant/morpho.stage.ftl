## 大螢幕的旁白

morpho-narrator-round_started = 牌是新的，舊帳可以留著。
    .b = 大家再看一眼自己的牌。
morpho-narrator-turn_began = 燈光移到下一位。
    .b = 全場轉頭。
morpho-narrator-passed = { $unasked ->
    [true] 錢已經投了，剩下就是看戲。
   *[false] 什麼都沒做，而且做得很堅決。
}
    .b = { $unasked ->
        [true] 投資完畢，坐得很舒服。
       *[false] 婉拒了。
    }
morpho-narrator-end_wished = { $wished ->
    [true] 有人覺得這局看夠了。
   *[false] 看來又沒事了，繼續。
}
morpho-narrator-round_ended = { $reason ->
    [killers_eliminated] 這裡忽然很安全。
    [leader_eliminated] 那是首領。全場瞬間安靜。
    [deserters_eliminated] 門口少了三個要盯的。
    [technician_eliminated] 沒有人可以指認了，然後呢？
    [mission_succeeded] 指認正確，有人在抄筆記。
    [mission_failed] 這陣沉默，相當可觀。
    [deserter_escaped] 大家還沒站起來，門外已經沒人影。
    [parasite_escaped] 有什麼東西離開了這棟樓。
    [report_right] 完美的舉報，立刻歸檔。
    [report_wrong] 這份舉報有個小錯誤。
    [perception_right] 每一張都對，有點毛毛的。
    [perception_wrong] 差一點全對，差一點不算。
   *[other] 請大家攤牌。
}
morpho-narrator-points_denied = 差點有分，可惜兩張牌合不來。
morpho-narrator-investigated = 靜靜看一眼，沒有人問。
    .b = 又一雙眼睛看過那張牌。
    .c = 看了，點點頭，什麼都沒說。
morpho-narrator-job_changed = 沒人問為什麼，但人人都看見了。
    .b = 中央照單全收，不多過問。
    .c = 換了工作，舊的躺在中央。
morpho-narrator-revealed = 翻開了，就這樣擺著。
    .b = 那張牌沒有祕密了。
morpho-narrator-indicated = 身分說出口了，牌也回答了。
morpho-narrator-eliminated = 少一張牌，統計牌都記著。
    .b = 離開桌面，走進紀錄。
morpho-narrator-went_out = 牌沒了，不過視野全場最好。
morpho-narrator-block_removed = 柵欄拆了，鄰座又能說話了。
morpho-narrator-sniped = 可能有人挺身而出，有人在研究天花板。
    .b = 很大聲，而且是故意的。
morpho-narrator-blocked = 這道柵欄，護衛再也過不去。
morpho-narrator-mission_activated = 全桌都聽到了，這就是目的。
morpho-narrator-indication_asked = 指對了 MORPHO 獲勝，指錯了走路回家。
morpho-narrator-mission_ended = { $outcome ->
    [succeeded] 一個身分，一張牌，沒有錯。
    [failed] 一個身分，一張牌，一個錯。
   *[off] 沒有首領就沒有任務，只剩文件。
}
morpho-narrator-escape_tried = 快到門口了，有人擋著嗎？
morpho-narrator-escaped = 門還在晃。
morpho-narrator-report_began = 舉報開始，好幾個人坐直了。
morpho-narrator-detonation_began = 大家把飲料挪開一點。
morpho-narrator-bombed = { $left ->
    [0] 這是最後一顆。
   *[other] 好大一聲，還有 { $left } 顆。
}
morpho-narrator-invested = 錢放下了，信封還封著。
morpho-narrator-assassinated = 一臂之遙。鄰座啊，真是的。
morpho-narrator-perception_began = 一張一張來，閉著眼睛。
morpho-narrator-guessed = 牌翻過來，答案揭曉。
morpho-narrator-swapped = 兩張牌換了位置，跟上了嗎？
morpho-narrator-guard_asked = 全場看著一張椅子。
morpho-narrator-guarded = 起身、擋住、回到原位。
morpho-narrator-intercept_asked = 有人聽見門響。
morpho-narrator-intercepted = 門沒開，請各位回座。
morpho-narrator-transmit_began = 原來看一眼是有代價的。
morpho-narrator-transmit_taken = 牌離開桌面，別眨眼。
morpho-narrator-transmit_laid = 全部重新排放，哪張是哪張？正是。
morpho-narrator-tie_broken = { $by ->
    [last_round] 分數一樣，看最後一局。
   *[turn_order] 樣樣都一樣，看順序。
}
morpho-narrator-honours_given = 留作紀錄，也留給下次爭論。
