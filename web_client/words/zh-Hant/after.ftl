# 比賽之後與比賽之外的文字：玩過的比賽與成績、重看各局、驗證運氣、解題。

## 玩過的比賽

history-game = 遊戲
history-your-numbers = 你的成績
history-counted-matches = 場
history-counted-won = 勝
history-counted-rounds = 局
history-counted-points = 分
history-some-matches = { $matches } 場
history-some-rounds = { $rounds } 局
history-totals = 這個伺服器上，這個遊戲玩了 { history-some-matches }、{ history-some-rounds }。
history-played = 玩過的比賽
history-none = 還沒有。比賽結束後會出現在這裡。
history-older = 顯示更早的比賽
history-place = { $seats } 人中第 { $rank } 名 · { history-some-rounds }
history-called-off = { history-some-rounds }後中止
history-with-others = 與{ $names }
history-points = 分
history-watch = 重看

## 牌桌上的排名

history-season = 賽季
history-only-season = 這張牌桌
history-season-number = 第 { $number } 賽季
history-after-matches = 共 { history-some-matches }
history-season-of-all = 所有遊戲
history-season-of-game = 這個遊戲
history-no-match-yet = 還沒有比賽。
history-placed = 名次
history-player = 玩家
history-season-before = 上一個賽季
history-season-after = 下一個賽季
history-ranking = 排名依據
history-ranking-won = 勝場
history-ranking-points = 分數
history-begin-season = 開始新賽季
history-begin-season-sure = 要開始新賽季嗎？所有人都從零開始，先前的賽季仍然看得到。

## 常一起玩的人

history-rivals = 你與其他人
history-nemesis = 剋星
    .text = { history-some-matches }之中，{ $name } 有 { $behind } 場排在你前面。
history-favourite = 最好贏的對手
    .text = { history-some-matches }之中，你有 { $ahead } 場排在 { $name } 前面。
history-companion = 老搭檔
    .text = 你與 { $name } 玩了 { history-some-matches }。
history-ranking-note = 在兩人都玩到最後的比賽中，誰排在前面。
history-they-ahead = 在你前面
history-you-ahead = 在你後面
history-you = 你

## 保存的內容

keeping-until = 如果不再有動靜，這張牌桌會保存到 { $day }。
keeping-keep = 保存一年
keeping-let-go = 不再保存
history-kept = 你的資料
    .text = 你玩過的比賽和結果。沒有帳號：紀錄只屬於這個瀏覽器，用連結換到另一台裝置時會複製過去。架設伺服器的人清掉舊牌桌時，紀錄也一起消失。
history-download = 全部下載
history-forget = 全部刪除
history-forget-sure = 要刪除你的比賽和成績嗎？刪除後無法復原。朋友和你連結過的裝置會保留各自的紀錄。
history-forgotten = 你的比賽和成績已刪除。

## 重看一局

replay-watch-again = 重看
replay-watch = 重看
replay-watch-moment = 重看：{ $title }
replay-round = 第 { $number } 局
replay-points-by-round = 各局得分
replay-as-table = 以表格顯示
replay-seen-by = 視角
replay-all-cards = 所有的牌
replay-spectator = 觀戰者
replay-only-seen-by = 只有{ $name }看到
replay-who-knew-what = 誰知道什麼
replay-who-knew = 誰知道
replay-see-table = 牌桌
replay-known-own = 自己的
replay-known-seen = 看過
replay-known-open = 公開
replay-known-sure = 推出
replay-known-unknown = 未知
replay-called-off = 比賽在此中止。
replay-moment = 時間點
replay-moments = 精彩時刻
replay-in-secret = 有人暗中行動
replay-step-of = { $step }／{ $steps }
replay-step = { replay-step-of }：{ $moment }
replay-previous = 上一步
replay-next = 下一步
replay-play = 播放
replay-stop = 暫停
replay-speed = 速度
replay-copy-link = 複製這一刻的連結
replay-save = 儲存
replay-save-record = 這一局的紀錄檔
replay-save-json = JSON 紀錄檔
replay-ends-here = 紀錄到此為止。
replay-back = 回到牌桌
replay-loading = 正在讀取這一局…
replay-other-game = 這張牌桌現在玩另一個遊戲。

## 要傳送的圖片

picture-title = 標題
picture-send = 傳送
picture-send-moment = 傳送：{ $title }
picture-save = 存成圖片
picture-copy = 複製文字
picture-failed = 圖片​暫時​畫不出來，可以​複製文字。

## 押注

replay-bets = 押注
replay-bet-right = { $name }：押中 { $right }／{ $bets } 次

## 回報與紀錄檔

replay-report = 回報問題
replay-report-note = 裡面有這一局你看得到的東西，沒有名字，也沒有聊天內容。等這一局可以重看以後，架設這個伺服器的人才讀得到。
replay-report-what = 哪裡有問題？
replay-report-send = 送出
replay-report-save = 改成存到這台裝置
replay-report-sent = 回報已送給架設這個伺服器的人。
replay-refused-too_large = 這份回報太長，無法送出。請改成存檔。
replay-refused-quota_reached = 你今天送出的回報夠多了。這份請改成存檔。
replay-report-saved = 回報檔已存到這台裝置。裡面只有這一局你看得到的東西，沒有名字，也沒有聊天內容。請把它傳給架設這個伺服器的人。
replay-reported = 回報
replay-empty-report = 儲存時還沒有玩過任何一局。
replay-open-hint = 一步一步重看儲存的一局或回報檔。伺服器什麼都不保留。
replay-choose-file = 選擇檔案
replay-drop-file = 或把檔案拖到這裡
replay-several-records = 檔案裡的紀錄
replay-untitled = 紀錄 { $number }

## 為什麼不能重看

replay-refused-no_such_match = 這張牌桌沒有這場比賽。
replay-refused-no_such_round = 這張牌桌沒有這一局。
replay-refused-no_records = 這個遊戲沒有紀錄檔。
replay-refused-no_analysis = 這裡沒有分析。
replay-refused-bad_record = 這份紀錄無法播放。

## 驗證牌和骰子是否公平

fairness-checking = 正在確認​沒有人動手腳⋯⋯
fairness-fair = 沒有人動手腳
fairness-fair-why =
    { $draws ->
        [0] 這場比賽沒有抽取過任何東西。
       *[other] 這個頁面把 { $draws } 次抽取都重做了一遍，結果完全相同。
    }
fairness-doubt = 看不出​有人作弊
fairness-wrong-secret = 這不是​當初承諾的祕密
fairness-wrong-match = 這場比賽​對不上
fairness-wrong-rounds = 第 { $rounds } 局​不相符
fairness-others-match = 其他局都沒有問題。
fairness-unchecked = 這場比賽​無法驗證
    .why = 這個頁面沒有看到整場比賽。
fairness-again = 再驗證一次
fairness-how = 要驗證每次抽取和每步行動，請儲存比賽，再到信得過的電腦上執行「morpho verify 檔案」。
fairness-save-match = 把這場比賽存成檔案
fairness-saved-in-part = 伺服器沒有傳來各步行動。這個檔案只能證明沒有人動手腳，不能證明規則有遵守。請稍後再存一次。

## 驗證的發現

fairness-finding-called_again = 亂數被徵集了不只一次、徵集得太晚，或與這個頁面看到的不同。
fairness-finding-commitment_unseen = 這個頁面沒看到伺服器在比賽前的承諾。
fairness-finding-contradiction = 有一部分，伺服器傳給這個頁面兩次，內容卻不同。從備份還原時會這樣。
fairness-finding-draw_wrong = 祕密和亂數得出的是別的結果。
fairness-finding-earlier_match_unproved = 前一場比賽沒有得到證明。儲存的檔案裡兩場都有。
fairness-finding-earlier_match_wrong = 前一場比賽對不上。儲存的檔案裡兩場都有。
fairness-finding-no_share = 沒有人給亂數，因此由伺服器單獨決定。
fairness-finding-options_chosen = 桌主在兩局之間改了選項。這是允許的，大家也都看到了。
fairness-finding-options_changed = 徵集亂數之後，選項又改了。
fairness-finding-own_share_late = 伺服器說，這個頁面替 { $name } 準備的亂數來得太晚。
fairness-finding-own_share_unknown = { $name } 有上場，但這場比賽沒有用到這個頁面的亂數。
fairness-finding-own_share_unused = 這場比賽沒有用上這個頁面替 { $name } 給的亂數。
fairness-finding-promised_again = 伺服器在可能已知道亂數之後，又承諾了另一個祕密。
fairness-finding-rounds_miscounted = 有幾局不見了、局數不對，或有人在局外行動。
fairness-finding-seats_changed = 承諾之後座位變了，或提供亂數的人沒有座位。
fairness-finding-secret_not_promised = 伺服器在比賽前承諾的是另一個祕密。以下內容都不可信。
fairness-finding-secret_used_again = 這個祕密在先前的比賽用過，所以亂數可能早已被知道。
fairness-finding-seen_otherwise = 遊戲中顯示的與抽到的不同。
fairness-finding-share_dropped = { $name } 的亂數被漏掉了。
fairness-finding-share_late = { $name } 的亂數沒有事先承諾，或是公開了卻說沒收到。
fairness-finding-share_left_open = 這個瀏覽器曾以 { $name } 的身分給過亂數，卻沒看到那場比賽結束。那次發的牌可能被丟掉了。
fairness-finding-share_of_other_device = 伺服器說 { $name } 的亂數來自另一台裝置。那是你的嗎？
fairness-finding-share_replaced = { $name } 的亂數與承諾的不同。
fairness-finding-share_unrevealed = { $name } 承諾了亂數，卻沒有公開。可能是手機斷線，也可能是有人不喜歡結果。
fairness-finding-unseen = 有 { $updates } 則訊息，這個頁面到比賽結束後才收到。

## 運氣從哪裡來，分三步

fairness-promise = 一個承諾
    .why = 比賽前，伺服器封好一個祕密，並公開封印，之後就不能再換。
fairness-shares = 每人一份亂數
    .why = 每個頁面各加入一個別人不知道的數字：先封好，再公開，然後才抽取。
fairness-gave = 給了亂數：{ $names }。
fairness-gave-none = 沒有給：{ $names }。
fairness-kept-back = 沒有公開：{ $names }。
fairness-bots-give-none = 電腦玩家不給：{ $names }。
fairness-secret = 祕密
    .why = 比賽後打開封印。祕密加上亂數，決定了抽到的一切。
fairness-shown = 封印、祕密與亂數
fairness-commitment = 封印：比賽前公開的祕密的 SHA-256
fairness-share-of = { $name } 的亂數

## 逐局驗證

fairness-by-round = 逐局驗證
fairness-state-good = 相符
fairness-state-bad = 不相符
fairness-state-open = 未確認

## 這證明了什麼

fairness-proves = 這證明了
fairness-proved-secret = 祕密在任何亂數公開之前就已決定。
fairness-proved-draws = 只要有一份亂數是誠實的，誰也不能挑選抽到的結果。
fairness-proved-rolls = 這個頁面看到的，就是抽到的結果。

## 這不能證明什麼

fairness-proves-not = 這不能證明
fairness-not-proved-operator = 架設伺服器的人沒有偷看，也沒有利用看到的事：他看得到資料庫。
fairness-not-proved-deal = 沒有人為了更好的牌而中斷比賽，或在兩局之間更改選項。不過那樣大家都看得到。
fairness-not-proved-friend = 沒有人把手上的牌告訴朋友。
fairness-not-proved-code = 這個頁面的程式是誠實的：它來自同一個人。把儲存的檔案拿到別處驗證，就不必依靠它。

## 解題

puzzles-none = 這個遊戲沒有題目。
puzzles-title = { $game } 解題
puzzles-solved-of = 已解 { $solved }／{ $all } 題
# How hard a puzzle is.
puzzles-easy = 簡單
puzzles-tricky = 有點難
puzzles-hard = 很難
puzzles-solved-before = 已解
puzzles-kept-here = 解過哪些題，只記在這個瀏覽器裡。
puzzles-number-of = { $number }／{ $all }
puzzles-in-words =
    { $turns ->
        [1] 一
        [2] 兩
        [3] 三
        [4] 四
        [5] 五
        [6] 六
       *[other] { $turns }
    }
puzzles-goal =
    { $turns ->
        [1] 這個回合獲勝
       *[other] { puzzles-in-words }個回合內獲勝
    }
puzzles-task = { puzzles-goal }。
puzzles-turn-of = 第 { $turn } 回合，共 { $turns } 回合。
puzzles-solved = { puzzles-in-words }個回合解開了。
puzzles-shown = 就是這樣。下一題自己來吧。
puzzles-failed =
    { $turns ->
        [1] 這步贏不了。
       *[other] 這樣就沒辦法在{ puzzles-in-words }個回合內獲勝了。
    }
# One of these is said after it. $name: the other player, who has won by answering, or can.
puzzles-lost = { $name } 只差一個回合，先贏了。
puzzles-stopped = { $name } 還擋得住你。
# How often a choice wins, where chance decides what follows; $yours and $best are such odds, or in per cent.
puzzles-odds = { $all } 次有 { $part } 次
puzzles-odds-worse = 你的選擇：{ $yours }。最好的選擇：{ $best }。
puzzles-odds-best = 沒有更好的了：{ $best }。
puzzles-show-first = 看第一步
puzzles-next = 下一題
puzzles-all = 所有題目
puzzles-refused-no_such_puzzle = 沒有這道題目。
puzzles-refused-not_in_puzzle = 這裡不能這樣下。
puzzles-refused-puzzle_over = 這次解題已經結束。

## 一句話說完一場比賽

evening-one = 一局就分出勝負。
evening-whole = { $you ->
        [true] 你
       *[false] { $name }{" "}
    }從頭領先到尾。
evening-turned = { $you ->
        [true] 你
       *[false] { $name }{" "}
    }在第 { $round } 局取得領先，一路保持到最後。
evening-level = 打到最後一局還不分上下，結果{ $you ->
        [true] 你
       *[false] {" "}{ $name }{" "}
    }拿下了。
evening-stolen = { $reader ->
        [rival] 你
       *[other] { $rival }{" "}
    }領先了{ evening-rounds }{ $short ->
        [true] ，只差一分就贏了
       *[false] {""}
    }，結果{ $reader ->
        [winner] 你
       *[other] {" "}{ $name }{" "}
    }在最後一局搶下勝利。
evening-rounds =
    { $rounds ->
        [1] 一局
        [2] 兩局
        [3] 三局
        [4] 四局
        [5] 五局
        [6] 六局
        [7] 七局
        [8] 八局
        [9] 九局
        [10] 十局
       *[other] { $rounds } 局
    }

## 再來一場

match-im-in = 再來？算我一個
match-you-are-in = 算你一個
match-still-reading = 還在看：{ $names }
match-deal-without-waiting = 不等了，開始

## 只有一局的對戰結束時

match-stamp-resigned = 認輸
match-stamp-turn_limit = 回合用盡
match-stamp-drawn = 平手
match-as-it-lies = 結束時的牌桌
match-next-begins = { $you ->
    [true] 下一局由你先手。
   *[false] 下一局由 { $name } 先手。
}
match-another-game = 換個遊戲

refused-delayed = 你在這桌看到的是延後的畫面：不能下注，也不能一起看。
