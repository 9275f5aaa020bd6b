## 大螢幕的旁白，每個遊戲共用

table-narrator-banked_deadline_set = 接下來用的是備用時間。
table-narrator-deadline_cleared = 沒有計時，真奢侈。
table-narrator-deadline_set = 開始計時。
table-narrator-pause_wished = { $wish ->
    [true] 有人想起來伸伸腿。
   *[false] 腿好像伸夠了。
}
table-narrator-paused = { $agreed ->
    [true] 大家喘口氣，時鐘也是。
   *[false] 暫停一下，可能跟洋芋片有關。
}
table-narrator-resumed = 繼續。剛剛玩到哪了？
table-narrator-time_given_back = 伺服器絆了一跤，時間還給大家。
table-narrator-time_ran_out = 想事情要時間，而時間剛好用完。
table-narrator-bets_revealed = 賭注攤開了，有些還真敢下。
table-narrator-match_ended = { $reason ->
    [won] 這場結束了，可以握手了。
   *[called_off] 到此為止，風度還在。
}
table-narrator-match_played_on = 從另一場停下的地方接著玩。
table-narrator-match_prepared = 抽籤已經封好，誰都不能偷看。
table-narrator-match_started = 都坐好了嗎？那就開始吧。
table-narrator-match_starting = 洗牌中，人人都出一份力。
table-narrator-round_opened = 新的一局來了。
table-narrator-season_begun = 新的賽季，大家都以零分領先。
table-narrator-share_committed = 又多一隻手來洗牌。
table-narrator-shares_revealed = 是你們一起洗的，要怪就輪流怪。
table-narrator-terms_set = 規則就是這些，應該有人讀過。
table-narrator-bot_joined = 它自備電池。
table-narrator-chat_cleared = 說過的話，就當沒說過。
table-narrator-entry_request_withdrawn = 敲門聲停了。
table-narrator-entry_requested = 有人敲門。
table-narrator-host_changed = 鑰匙換人保管。
table-narrator-invitation_renewed = 門上換了新名字。
table-narrator-line_erased = 少了一句會後悔的話。
table-narrator-mute_set = { $muted ->
    [true] 忽然安靜了些。
   *[false] 聲音回來了。
}
table-narrator-player_away = 有張椅子空了，還是溫的。
table-narrator-player_back = 回座了，東西都沒人動。
table-narrator-player_erased = 名冊上少了一個名字。
table-narrator-player_joined = 玄關多了一件外套。
table-narrator-player_left = 玄關少了一件外套。
table-narrator-player_removed = 門又關上了。
table-narrator-program_noted = 由程式碼組成，也不隱瞞。
table-narrator-renamed = 椅子沒換，名字換了。
table-narrator-said = 說出口就算數。
table-narrator-offer_withdrawn = 那張椅子不再出讓。
table-narrator-ready_set = { $ready ->
    [true] 準備好了，坐得很直。
   *[false] 原來還沒準備好。
}
table-narrator-sat = 又一張椅子有人坐了。
table-narrator-seat_given = 椅子還在原地，分數也是。
table-narrator-seat_offered = 椅子一張，九成新，徵有緣人。
table-narrator-seat_options_set = 有個座位做了點小調整。
table-narrator-seat_request_withdrawn = 站著也不錯。
table-narrator-seat_requested = 有人想坐下來。
table-narrator-stand_in_began = 代打悄悄入座。
table-narrator-stand_in_ended = 代打鞠躬退場。
table-narrator-stand_in_moved = 有意見請找代打。
table-narrator-stood = 又空出一張椅子。
table-narrator-game_chosen = 架上又拿下一盒。
table-narrator-options_set = 桌主轉了一兩個旋鈕。
table-narrator-table_opened = 桌子擺好了。
table-narrator-screen_added = 牆壁向各位問好。
table-narrator-screen_ended = 有個螢幕暗了。
table-narrator-evening_planned = 日子定了，快翻行事曆。
table-narrator-evening_over = 那晚過去了，桌子還在。
table-narrator-evening_cancelled = 那晚不玩了，桌子會等大家。
table-narrator-evening_answered = 名單上又多一個回覆。
