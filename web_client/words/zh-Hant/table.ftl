# 每張牌桌、每款遊戲都會用到的文字。
#
# A space stands between somebody’s name and the words around it, since names may be of any script. An ellipsis is of
# signs that Latin letters do not have: theirs would lie on the line. Headlines, buttons and notes break at a space,
# also at one without width, and behind a sign: a note needs one every eight letters or so, since in what does not fit
# a line may begin with a full stop.

## 到處都用到

table-loading = 請稍候⋯⋯
table-reload = 重新載入
table-try-again = 再試一次
table-close = 關閉
table-home = 首頁
table-back = 返回
table-menu = 選單
table-rules = 規則
table-settings = 設定
table-sound = 聲音
table-devices = 在另一台裝置上玩
table-screens = 在大螢幕上顯示
table-cancel = 取消
table-leave = 離開
table-match-begun = 比賽開始了。
table-to-table = 到牌桌去
table-yes = 是
table-no = 否
table-bot = 電腦玩家
table-program = 程式
table-seat = 座位 { $letter }

## 連線

table-still-trying = 可能連不上伺服器。這個頁面會繼續嘗試。
table-connecting = 連線中⋯⋯
table-reconnecting = 重新連線中⋯⋯
table-reconnecting-hint = 你看到的可能不是最新狀況。
table-connected-again = 重新連上了。
table-outdated = 這個頁面不是最新版。

## 連不上

table-offline = 你目前離線。
table-out-of-reach = 連不上​伺服器
table-comes-back = 一旦連得上，這個頁面會自動恢復。
# On the offline page, above the rules and lessons that open without the server.
table-kept-here = 離線也能用
table-lesson = 教學

## 頁面停下來的原因

stops-crashed = 這個頁面出了問題，牌桌仍在進行：請重新載入頁面。
stops-faulty = 這個頁面出了問題。如果運作不正常，請重新載入。
stops-played-elsewhere = 你在太多頁面開著這張牌桌。遊戲會在那些頁面繼續。
stops-play-here = 改在這裡繼續

## 文字之間的符號

comma = ，
full-stop = { $text }。

## 遊戲中

table-your-part = 你的行動
table-waiting = 等待中
table-waiting-for = 等待 { $names }
table-round-over = 本局結束
table-view = 伺服器顯示的內容

## 提醒

table-wanted-turn = 輪到你
table-wanted-reaction = 請你回應
match-notice = 你的牌桌在等你。

## 動態

match-all-moves = 你所有可行的動作
match-what-happened = 牌局動態
match-earlier = 更早以前
match-say-something = 說點什麼
match-send = 送出
match-show-only = 只看
match-filter-all = 全部
match-filter-round = 這一局
match-filter-yours = 只有你
match-filter-moves = 棋譜
match-filter-chat = 聊天
match-erase-line = 刪除
match-erase-line-sure = 要永久刪除這句話，讓所有人都看不到嗎？

## 動態與聊天

table-nothing-yet = 還沒有動靜。
table-turn = { $number ->
    [0] {""}
   *[other] 第 { $number } 回合 ·{" "}
}{ $who }{ $again ->
    [true] {" "}再來一次
   *[false] {""}
}
table-turn-of = 第 { $number } 回合{ $limit ->
    [0] {""}
   *[other] ，共 { $limit } 回合
}
table-turn-short = 回合
table-only-you = 只有你看到
table-whispered = { $text }。只有你看到。
table-unread = { $count } 則未讀訊息
table-react = 表情
table-reaction-agree = 同意
table-reaction-laugh = 大笑
table-reaction-surprise = 驚訝
table-reaction-doubt = 懷疑
table-reaction-sly = 竊笑
table-reaction-love = 喜歡

## 牌桌上發生的事

table-event-player_joined = { $player } 來了
table-event-bot_joined = 電腦玩家 { $player } 來了
table-event-program_noted = { $player } 是程式
table-event-entry_requested = { $name } 想進來
table-event-entry_request_withdrawn = { $player } 不進來了
table-event-player_left = { $player } 離開了
table-event-player_erased = 有人刪除了自己的資料，現在稱為 { $player }
table-event-player_removed =
    { $house ->
        [true] 伺服器管理員請出了 { $player }
       *[false] 桌主請出了 { $player }
    }
table-event-invitation_renewed = 牌桌換了新的名字
table-event-sat = { $player } 入座
table-event-stood = { $player } 離座
table-event-seat_requested = { $player } 想入座
table-event-seat_request_withdrawn = { $player } 不入座了
table-event-renamed = { $player } 改名為 { $name }
table-event-host_changed = { $player } 成為桌主
table-event-said = { $player }：{ $said }
table-event-mute_set =
    { $muted ->
        [true]
            { $house ->
                [true] 伺服器管理員將 { $player } 禁言
               *[false] 桌主將 { $player } 禁言
            }
       *[false] { $player } 可以發言了
    }
table-event-chat_cleared = 桌主清空了聊天
table-event-line_erased = 桌主刪除了 { $player } 說過的一句話
table-event-shares_revealed = 這次抽取沒有 { $names } 的亂數
table-event-match_started = 比賽開始
table-event-match_played_on = 接續第 { $match } 場比賽第 { $round } 局
table-event-match_ended =
    { $count ->
        [0]
            { $draw ->
                [true] 比賽結束：平手
               *[false]
                    { $house ->
                        [true] 伺服器管理員結束了比賽
                       *[false] 比賽結束
                    }
            }
        [1] 比賽結束：{ $winners } 獲勝
       *[other] 比賽結束：{ $winners } 共同獲勝
    }
table-event-season_begun = 新賽季開始
table-event-evening_planned = 桌主約了聚會時間
table-event-evening_answered =
    { $answer ->
        [yes] { $player } 會來聚會
        [maybe] { $player } 可能會來聚會
       *[no] { $player } 不能來聚會
    }
table-event-evening_over = 聚會結束了
table-event-evening_cancelled = 桌主取消了聚會
table-event-options_set = 桌主改了選項
table-event-seat_options_set = { $seat } 改了自己的設定
table-event-game_chosen = 桌主換了遊戲
table-event-pause_wished =
    { $wish ->
        [true] { $player } 想暫停
       *[false] { $player } 可以繼續
    }
table-event-paused =
    { $agreed ->
        [true] 大家同意，牌局暫停
       *[false] { $player } 暫停了牌局
    }
table-event-resumed =
    { $agreed ->
        [true] 大家同意，牌局繼續
       *[false] { $player } 讓牌局繼續
    }
table-event-time_given_back = 伺服器剛才中斷，時間已經補回
table-event-time_ran_out = { $seat } 的時間到了
table-event-player_away = { $player } 暫時離開
table-event-player_back = { $player } 回來了
table-event-stand_in_began = 由代打替 { $seat } 玩
table-event-stand_in_ended = { $seat } 的代打結束
table-event-seat_offered = 桌主邀人接手 { $seat } 的座位
table-event-offer_withdrawn = { $seat } 的座位不再邀人接手
table-event-screen_added = 有個大螢幕正在顯示牌桌
table-event-screen_ended = 有個大螢幕關掉了
table-event-seat_given =
    { $empty ->
        [true] { $player } 坐上空座位
       *[false] { $player } 接替 { $gone }
    }

## 每款遊戲都能點選的話

phrases-quick-chat = 快速發言
phrases-about = 誰？
phrases-which = 哪一個？
phrase-well_played = 打得好！
phrase-thanks = 謝謝，{ $who }！
phrase-sorry = 抱歉，{ $who }。
phrase-hurry = 快一點！
phrase-one_moment = 等一下…

## 出局

match-you-are-out = 你這一局​已經出局。
match-out-sees-no-more = 你看得到​大家都看得到的，​以及你​先前看過的。
match-out-sees-all = 你看得到​所有的牌。
match-only-out-hear = 這一局結束前，​只有出局的玩家​聽得到你說話。
match-bet = 押誰會得分
match-bet-question = 誰會得分？​押了不能改。
match-your-bet = 你押了 { $name }。
match-bet-was =
    { $right ->
        [true] { $who } 押了 { $on }：押中了。
       *[false] { $who } 押了 { $on }：沒押中。
    }

## 時間

match-time-left = 剩下 { $time }
match-time-left-and-bank = 剩下 { $time } + { $bank }
match-bank-left = 備用 { $time }
match-timeout-move = 時間到：{ $move }
match-time-up = 時間到
match-time-short = 快點：剩下 { $seconds } 秒。

## 暫停

match-pause = 暫停
match-resume = 繼續
match-wish-pause = 我想暫停
match-wish-to-go-on = 可以繼續了
match-agreed-of = { $agreed }/{ $of }
match-paused-by = { $name } 暫停了牌局
match-paused-by-all = 大家同意，牌局暫停
match-paused-hint = 誰都不能行動，​時間也不會走。
match-pause-wished-by = { $names } 想暫停

## 兩局之間

match-end-match = 結束比賽
match-end-match-sure = 要現在替所有人結束比賽嗎？
match-next-round = 下一局
match-next-round-with = 選項
match-host-goes-on = 等{ $name }按「下一局」。

## 比賽結束

match-match-over = 比賽結束
match-wins =
    { $count ->
        [0] 平手
        [1] { $names } 獲勝
       *[other] { $names } 共同獲勝
    }
match-you-win = 你贏了
match-podium = 看結果
match-match-begins = 比賽即將開始。
match-arrange = 座位、電腦玩家…
match-back-to-seats = 更換座位
match-share-result = 分享結果
match-points = { $points } 分
match-moments = 精彩時刻
match-round-by-round = 每一局
match-last-round = 最後一局
match-people-settings = 玩家、設定
match-save-report = 你的比賽、回報問題
match-how-it-went = 整場經過

## 不在時錯過的動作

match-missed = 你錯過了 { $count } 個動作
match-show-missed = 看一下
match-show-missed-all = 看看錯過了什麼
match-missed-before = 上一個動作
match-missed-next = 下一個動作
match-missed-close = 回到現在
match-missed-step = { $at }/{ $count }
match-stand-in-over = 你不在時由代打替你玩。座位現在還給你了。

## 想入座的人

match-seat-asked-by = { $names } 想入座
match-let-in = 讓 { $name } 現在入座
match-ask-no-longer = 放棄座位

## 離開

match-leave-match-sure = 比賽還在進行，要離開嗎？你會失去座位。
match-leave-sure = 要離開這張牌桌嗎？

## 按鍵的用途

match-keys = 按鍵
match-key-tab = 到下一區：從問題到答案，再到牌桌
match-key-arrows = 下一個答案，或沿著牌桌移到下一個可選的目標
match-space-bar = 空白鍵
match-key-enter = 選擇
match-key-esc = 退回上一步，或關閉開啟的東西
match-single-keys = 單鍵操作
    .hint = 如果你使用語音輸入，或覺得礙事，請關閉。
match-key-digits = 選擇答案，從第一個數起
match-key-q = 到問題，或到本局、比賽的結果
match-key-t = 到牌桌上可選的目標
match-key-i = 查閱目前選到的項目
match-key-l = 牌局動態
match-key-c = 說點什麼
match-key-m = 選單
match-key-p = 暫停
match-key-r = 規則
match-key-help = 這些按鍵

## 數款桌遊共用

board-you = 你
board-answers = 回答
board-choose-among = 可以選：{ $answers }。
board-resign = 認輸
    .note = { $others ->
            [0] 你立刻落敗。
            [1] { $name } 立刻獲勝。
           *[other] 你不能再獲勝，其他人繼續玩。
        }
board-resign-sure = 這局要認輸嗎？
board-standing-you = 你
board-standing-bot = 電腦玩家
board-standing-program = 程式
board-standing-turn = 輪到
board-standing-stand-in = 代打中
board-standing-away = 離開
board-over = 遊戲結束
board-turn = 輪到 { $name }
board-watching = 你正在觀戰。
board-players = 玩家
board-your-hand = 你的手牌
board-wins = { $name } 獲勝
board-gave-up = { $you ->
    [true] 你認輸了。
   *[false] { $name } 認輸。
}
board-gives-up = { $you ->
    [true] <strong>{ board-you }</strong>認輸
   *[false] { $who } 認輸
}
board-begins = { $first_by ->
    [chance] { $who } 先手（抽籤決定）
    [host] { $who } 先手（桌主選定）
   *[turn] { $who } 這次先手
}
board-who-begins = 先手
board-by-chance = 抽籤決定
board-first-drawn = { board-who-begins }：{ $name }

## 規則

rules-title = 怎麼玩
rules-contents = 目錄

## 從過去某一局的某一刻接著玩

playon-play-on = 從這裡玩
playon-what = 從這裡到一張新牌桌接著玩。你坐一個座位，其他座位由電腦玩家接手，朋友可以用連結加入。這場比賽不計入任何人的成績。
playon-seat = 你的座位
playon-begin = 接著玩
playon-from = 接續第 { $match } 場比賽第 { $round } 局
playon-does-not-count = 不計入任何人的成績。
playon-not-checked = 這一局的牌或骰子是為另一場比賽抽的，所以這裡不驗證。
playon-refused-no_such_seat = 這一局沒有這個座位。
playon-refused-no_such_step = 這一局沒有這一刻。
playon-refused-no_such_strength = 這個遊戲沒有這種難度的電腦玩家。
playon-refused-not_now = 這一刻沒有人需要做決定。

## 給別人看重看的一局，以及一起看

sharing-share = 分享
sharing-for-the-table = 給在這張牌桌的人：
sharing-for-others = 給任何人：有連結就看得到所有的牌和名字，但看不到聊天，也進不了牌桌。你可以隨時收回。
sharing-only-seated = 坐在牌桌上的人才能產生給別人的連結。
sharing-make-round = 產生這一局的連結
sharing-make-match = 產生整場比賽的連結
sharing-send-again-round = 分享這一局的連結
sharing-send-again-match = 分享整場比賽的連結
sharing-elsewhere = 你在另一部裝置上產生過連結。新的連結會取代它。
sharing-withdraw = 收回連結
sharing-together = 跟同桌也在重看的人一起看：
sharing-watch-together = 一起看，由我帶領
sharing-take-the-lead = 換我帶領
sharing-you-lead =
    { $followers ->
        [0] 由你帶領，還沒有人跟著看。
       *[other] 由你帶領，{ $followers } 人跟著你看。
    }
sharing-stop-leading = 停止
sharing-leads =
    { $others ->
        [0] { $name } 帶著你看。
       *[other] { $name } 帶著你和另外 { $others } 人看。
    }
sharing-look-around = 自己看
sharing-on-your-own = { $name } 正在帶大家看，你自己逛去了。
sharing-follow = 跟著看
sharing-rounds = 局
sharing-refused-no_such_link = 這個連結已經收回，或牌桌已經不在了。
sharing-refused-no_such_round = 沒有這一局。
sharing-refused-not_seated = 坐在牌桌上的人才能產生連結。

## 用連結邀人接手的座位

passes-invite-into = 邀人接手這個座位
passes-seat-link = { $name } 座位的邀請
passes-scan-seat = 用手機相機對準它，就能接手這個座位。
passes-link-for = 只能用一次、讓一個人進來，到{ $until }為止。
passes-offered-until = 已邀人接手這個座位，到{ $until }為止。連結只顯示在產生它的頁面上。
passes-new-link = 產生新的連結
passes-take-back = 收回邀請

## 玩家的其他裝置

passes-devices-hint = 同時在手機和電腦上開著這張牌桌，或是從一台換到另一台。你的比賽和成績也會複製過去。
passes-make-link = 產生通往另一台裝置的連結
passes-device-link = 通往你另一台裝置的連結
passes-scan-device = 用你另一台裝置的相機對準它。
passes-keep-to-yourself = 請勿外流：任何人打開它，都能以你的身分玩。
passes-only-here = 只用這台裝置
passes-only-here-sure = 要讓你其他的裝置都停下來嗎？
passes-only-here-now = 你現在只在這台裝置上玩。
passes-too-old = 那個連結已經過期了。

## 座位或另一台裝置的連結打開的頁面

passes-play-as = 以 { $name } 的身分玩
    .hint = 有了這個連結，這台裝置也能以 { $name } 的身分玩。另一台照舊。請只用你自己產生的連結。
passes-play-here-as = 在這裡以 { $name } 的身分玩
passes-seat-of = { $name } 的座位
    .hint = 桌主請你接手這個座位：擁有的一切、看過的和分數。
passes-not-now = 不用這個連結，直接前往牌桌
passes-to-table = 前往牌桌
passes-refused-no_such_pass = 這個連結不能用了：已經用過、被收回，或是過期了。
    .hint = 每個連結只能用一次。如果你已經在另一台裝置上玩這張牌桌，請在那裡的選單選「在另一台裝置上玩」，這裡也就能玩了。如果是桌主邀你的，請桌主再給你一個連結。
passes-refused-seat_given_away = 你離開的時候，桌主把你的座位給了別人。
    .hint = 歡迎你用自己的名字再進來：桌主允許的話可以觀戰；有空位的話，下一局起就可以一起玩。
passes-refused-device_dropped = 你現在只在另一台裝置上玩。
    .hint = 想在這裡繼續，請在那一台選「在另一台裝置上玩」，再用這一台打開連結。
passes-refused-not_offered = 那個座位已經沒有邀請任何人了。
passes-refused-seat_held = 那個座位的玩家還在。
passes-refused-too_many_devices = 你在這張牌桌上用了太多裝置。請先在其中一台選「只用這台裝置」。

## 拒絕的原因，依代碼排列

refused = 伺服器拒絕了。
refused-no_such_table = 沒有這張牌桌。再看一次名稱，或請對方給你連結。
refused-no_such_game = 這個伺服器沒有那個遊戲。
refused-not_found = 伺服器不認得這個請求，請重新載入頁面。
refused-method_not_allowed = 伺服器不認得這個請求，請重新載入頁面。
refused-internal_error = 伺服器出了問題，請再試一次。
refused-no_such_player = 你已經不在這張牌桌上了。
refused-not_signed_in = 這裡還不認得這個瀏覽器。請輸入名字再加入。
refused-not_your_player = 那位玩家屬於另一個瀏覽器。
refused-not_host = 只有桌主可以這麼做。
refused-not_seated = 你沒有座位。
refused-not_your_turn = 還沒輪到你。
refused-game_over = 遊戲結束了。
refused-not_now = 現在不能這麼做。
refused-paused = 牌局暫停中。
refused-stale = 情況變了。請再看一次，再做選擇。
refused-table_full = 座位都滿了。
refused-table_locked = 桌主已鎖上這張牌桌。
refused-not_admitted = 桌主還沒同意你進來。
refused-seat_taken = 那裡已經有人坐了。
refused-no_such_seat = 沒有那個座位。
refused-no_such_screen = 那個大螢幕已經關掉了。
refused-screen_ended = 桌主關掉了這個大螢幕。
refused-too_many_screens = 已經有四個大螢幕在顯示這張牌桌。先關掉一個吧。
refused-only_shows = 這一頁只用來看牌桌。
refused-no_such_phrase = 這個遊戲沒有這句話。
refused-no_such_season = 這張牌桌沒有這個賽季。
refused-muted = 你在這張牌桌已被禁言。
refused-token_taken = 這個連結已經產生過了，請再產生一個。
refused-name_taken = 這張牌桌已經有人用這個名字。
refused-bad_name = 名字要有 1 到 20 個看得見的字元。
refused-bad_options = 這些選項不能這樣搭配。
refused-too_few_players = 玩家不夠。
refused-too_many_players = 玩家太多。
refused-no_spectators = 桌主不開放觀戰。
refused-round_in_progress = 這一局正在進行，也不開放觀戰。請等這局結束再加入。
refused-match_goes_on = 比賽還沒結束。
refused-held_another_seat = 同一局裡，一個人只能坐一個座位。下一局起就可以了。
refused-sees_all_cards = 你看得到所有的牌，請等這一局結束。
refused-removed = 你已被請出這張牌桌。
refused-banned = 伺服器管理員已將你封鎖。
refused-unreadable_move = 伺服器看不懂那個動作。
refused-illegal_move = 現在不能做那個動作。
refused-malformed = 伺服器看不懂這個頁面。
refused-invalid = 伺服器不接受這個內容。
refused-too_large = 太長了。
refused-wrong_share = 這不是先前承諾的亂數。
refused-overloaded = 伺服器忙碌中，請稍後再試。
refused-quota_reached = 超過這個伺服器對每個人的上限。
refused-rate_limited = 你的操作太快了，請稍後再試。
refused-too_slow = 這個頁面跟不上了，會自動恢復。
refused-replaced = 你在太多頁面開著這張牌桌。
refused-foreign_origin = 這個頁面屬於其他網站，請開啟伺服器自己的網址。
refused-host_hidden = 伺服器把這個頁面當成其他網站的頁面：前面的代理伺服器沒有轉送 Host 標頭。請通知伺服器管理者。
refused-scheme_hidden = 伺服器不知道這個頁面是透過 https 開啟的：前面的代理伺服器沒有送出 X-Forwarded-Proto。請通知伺服器管理者。
refused-sockets_blocked = 這個網路或代理伺服器封鎖即時連線（WebSocket）。遊戲會慢一點，只是無法一起重看。
refused-cookies_blocked = 這個瀏覽器不保存本站的 Cookie，伺服器無法認出你。請允許本站的 Cookie，然後再試一次。
refused-network_sign_in = 這個網路要求先登入。請開啟其他任何網頁登入，然後再試一次。
refused-bad_gateway = 伺服器目前沒有運作，只有前面的代理伺服器回應。請稍後再試。
refused-wrong_proxy = 這個頁面和伺服器之間有東西拒絕了這項要求，例如網路的內容過濾或代理伺服器。
refused-unknown_host = 伺服器的網址不是這個。
refused-unsupported_version = 這個頁面和伺服器版本不合，請重新載入。
refused-maintenance = 伺服器即將維護，暫時不能開新牌桌，也不能開始新的一局。
refused-opening_closed = 目前你不能在這裡開新牌桌。有連結或牌桌名稱就可以加入。
refused-wrong_password = 這不是這個伺服器的密碼。
refused-restarting = 伺服器正在重新啟動，請稍後再試。
refused-log_full = 伺服器的磁碟已滿，無法寫入紀錄，請通知伺服器管理者。
refused-history_changed = 伺服器回到了較早的狀態，最近的進展可能已經遺失，請重新確認牌桌。
refused-log_locked = 伺服器的資料庫被其他程式鎖住，請稍後再試。
refused-log_unavailable = 伺服器無法寫入紀錄，請再試一次。
refused-unstorable = 伺服器無法儲存這項內容。
refused-table_gone = 這張牌桌已從伺服器上移除，不再存在。
refused-table_unreadable = 伺服器讀不到這張牌桌的紀錄，請通知伺服器管理者。
refused-unreachable = 連不上伺服器，請檢查網路後再試一次。
refused-unreadable = 回應的不是伺服器。如果這個網路要求登入，請先登入再試一次。
refused-tunnel_ended = 通道已經中斷，外面的朋友進不來了。連結又改回伺服器自己的網址。
refused-tunnel_gone = 通往這裡的通道沒有回應。如果已經中斷，請向對方要新的連結。

## 稍後會自動重送的原因

refused-again-rate_limited = 你的操作太快了，稍後會自動重送。
refused-again-log_full = 伺服器的磁碟已滿，有空間後會自動重送。
refused-again-log_locked = 伺服器的資料庫被其他程式鎖住，稍後會自動重送。
refused-again-log_unavailable = 伺服器剛才無法寫入紀錄，稍後會自動重送。
refused-again-overloaded = 伺服器忙碌中，稍後會自動重送。
