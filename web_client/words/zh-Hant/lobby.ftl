# 比賽前與比賽外的文字：首頁、邀請、等待中的牌桌、設定。

## 首頁

lobby-no-such-page = 這個網址沒有頁面。這裡是首頁。
lobby-your-matches = 你的比賽
lobby-open-record = 開啟儲存的一局
lobby-privacy = 你的資料
lobby-install = 安裝成應用程式
lobby-your-name = 你在牌桌上的名字
lobby-name-missing = 請先輸入你的名字。
lobby-with-friends = 和朋友一起玩
    .hint = 你會拿到邀請連結
lobby-try-alone = 自己先試試
    .hint = { $count ->
        [0] 只有你
        [1] 和一個電腦玩家對戰
       *[other] 和電腦玩家一起玩
    }
lobby-password = 這個伺服器的密碼
    .hint = 開牌桌需要密碼；加入牌桌只要有連結就行。
lobby-unlock = 解鎖
lobby-invited-to-open = 有人邀請你在這個伺服器開牌桌。
lobby-accept = 接受
lobby-refused-no_such_link = 這個邀請已經用過或過期了，請對方再給你一個。
lobby-who-are-you = 朋友都怎麼叫你？
lobby-no-account = 不用註冊
lobby-takes = { $minutes } 分鐘
lobby-other-games = 其他遊戲
# What a game is, in a line.
lobby-line-morpho = 這張桌上，有人隱瞞了真正的身分。
lobby-line-morphos = 趁棋子還沒倒戈，先連起你的兩邊。
lobby-line-morph = 牌庫就是你的命，省著點花。
lobby-line-morphatrons = 機器人變成卡車，把城市夷為平地。
lobby-line-morpyam = 五顆骰子，三十六格，連成一線。
lobby-make-table = 開一張牌桌
lobby-players = { $count } 人
lobby-players-range = { $least }–{ $most } 人
lobby-table-name = 有牌桌的名字嗎？
lobby-no-code = 沒有叫這個名字的牌桌。請再看一次每個詞，或貼上連結。
lobby-join = 加入
lobby-credits = 圖示：Game-icons.net，作者 Lorc、Delapouite 等人，CC BY 3.0。字型：League Gothic 與 Cabin，SIL OFL。

## 首頁：還沒玩完的牌桌

lobby-your-tables = 你的牌桌
lobby-come-back = 回到牌桌
# In place of that: whose turn it is at a table.
lobby-turn-of = 輪到 { $name }
# A table in short: what is played with whom.
lobby-game-with = { $game }：{ $company }
lobby-older-tables = { $count } 張較舊的牌桌
lobby-forget = 離開
lobby-forget-sure = 要永久離開{ $name } 嗎？
lobby-forget-older = 全部離開
lobby-forget-older-sure = 要永久離開這 { $count } 張牌桌嗎？
lobby-some-bots = { $count } 個電腦玩家
lobby-phase =
    { $phase ->
        [waiting] 等待玩家
        [playing] 牌局進行中
        [between] 兩局之間
        [over] 比賽結束
       *[other] { $phase }
    }
lobby-table-with = { $name }，同桌：{ $company } · { lobby-phase }
lobby-table-alone = { $name }，目前只有你 · { lobby-phase }

## 首頁：馬上與電腦玩家玩一場

lobby-nameless = 玩家

## 電腦玩家

lobby-bots = 電腦玩家
lobby-bot-of = 電腦玩家 · { $strength }
lobby-strength = 電腦玩家的難度
lobby-one-bot-less = 移走一個電腦玩家
lobby-one-bot-more = 加一個電腦玩家
lobby-bots-for-seats = 空位可由電腦玩家補上
bot-random = 隨機
    .hint = 任何合法的行動都可能。
lobby-take-away = 移走
lobby-bots-stay = 電腦玩家會留到比賽結束；朋友坐下時會接替其中一個。
lobby-in-place-of-bot = 你接替一個電腦玩家，也接手它的分數。
bot-refused-no_such_strength = 這個遊戲沒有這種難度的電腦玩家。
bot-refused-not_for_bots = 電腦玩家不能這麼做。

## 教學

lobby-learn = 兩分鐘學會
    .hint = 邊玩邊學，幾乎不用讀
lobby-first-time = 第一次玩？兩分鐘
lobby-learning = 學習中 { $step }/{ $steps }
lobby-puzzles = 解題
# On the first page: how many were solved here.
lobby-puzzles-of =
    { $solved ->
        [0] { $all } 道題目
       *[other] 解題 { $solved }/{ $all }
    }
lobby-no-lesson = 這個遊戲沒有附教學。
lobby-lesson = 教學
lobby-step-of = { $step }/{ $steps }
lobby-go-on = 下一步
lobby-previous-step = 上一步
lobby-skip-step = 略過這一步
lobby-leave-lesson = 離開教學
lobby-learn-again = 再來一次
# After the lesson: a game against that many bots.
lobby-play-now =
    { $count ->
        [0] 來真的
        [1] 和電腦玩家來一場
       *[other] 和電腦玩家們來一場
    }
lobby-back-to-invitation = 返回邀請
lobby-back-to-table = 回到牌桌

## 邀請

lobby-invitation = 邀請
lobby-table-called = 牌桌 { $name }
lobby-saved-a-seat = { $host } 幫你留了座位
lobby-nobody-there = 現在沒有人。
lobby-people-there = { $names } 已經在了。
lobby-bots-there = 電腦玩家：{ $names }。
lobby-phase-now =
    { $phase ->
        [waiting] 牌桌正在等待玩家。
        [playing] 這一局正在進行。
        [between] 現在是兩局之間。
        [over] 比賽已經結束。
       *[other] { $phase }。
    }
lobby-refused-name_taken = 這張牌桌已經有人用這個名字。如果就是你，請在之前的瀏覽器選「在另一台裝置上玩」，再在這裡打開它顯示的連結。如果回不去那裡，請桌主空出你的座位。
lobby-learn-before = 沒玩過？等人的時候就能學會。
lobby-sit-down = 入座
lobby-just-watch = 觀戰
lobby-ask-for-seat = 要求入座
lobby-ask-for-this-seat = 要求坐這裡
lobby-asks-for-seat = 想入座
lobby-play-soon = 下一局起你就能玩，{ $host } 同意的話現在就能入座。
lobby-play-next-round = 下一局起你就能玩。
lobby-no-seat-free = 座位都滿了。
lobby-may-not-watch = 桌主不開放觀戰。
lobby-host-admits = 要先經過 { $host } 同意才能進來。
lobby-come-back-as = 以 { $name } 的身分回來
lobby-as-somebody-else = 用另一個名字入座

## 可以分享的連結

lobby-invite = 邀請朋友
lobby-send-link = 傳送連結
lobby-copy-link = 複製連結
lobby-copy = 複製
lobby-say-send-scan = 說出來、傳出去或掃描
lobby-link-only-here = 這個連結只在這台電腦上有效。
lobby-copied = 已複製
lobby-copy-by-hand = 已選取，請複製
lobby-show-code = 放大顯示連結的 QR 碼
lobby-qr-code = 連結的 QR 碼
lobby-scan-it = 用手機相機掃描，或到 { $address } 輸入牌桌名稱。
lobby-only-here = 這個網址只能在這台電腦上使用。要讓別人加入，請用 HOST=0.0.0.0 啟動伺服器，或設定 MORPHO_PUBLIC_URL。

## 座位

lobby-seats = 座位
lobby-sit-at = 坐這裡：{ $seat }
lobby-sits-down = { $name } 坐下了
lobby-at-the-table = 已入座 { $seated } 位
lobby-stand-up = 離座
lobby-watching = 觀戰中
lobby-you = 你
lobby-host = 桌主
lobby-ready = 準備好了
lobby-tap-when-ready = 準備好就點一下
lobby-away = 不在
lobby-muted = 已禁言
lobby-here = 在線上
lobby-stand-in = 代打中

## 準備開始

lobby-more-to-begin = 再 { $count } 人就能開始
lobby-host-deals = 人到齊後由 { $name } 開始。
lobby-deal = 開始玩
lobby-deal-anyway = { $names } 還沒準備好。還是要開始嗎？

## 在場的人

lobby-people = 在場的人
lobby-manage = 管理
lobby-rename = 改名字
lobby-save = 儲存
lobby-remove = 請出
lobby-remove-sure = 要把 { $name } 永久請出牌桌嗎？牌桌會換新的名字。
lobby-hand-over = 設為桌主
lobby-hand-over-sure = 要讓 { $name } 當桌主嗎？
lobby-take-seat = 坐上這個座位
lobby-seat-without-player = { $name }（已離開）

## 玩法

lobby-game = 遊戲
lobby-your-seat = 你的座位
lobby-options = 選項
lobby-change-options = 更改
lobby-more-options = 詳情
lobby-turn-time = 每回合時間
lobby-bank-time = 備用時間
    .hint = 每人每局一份，回合超時的時候使用。
    .none = 沒有
lobby-increment = 每手加時
    .hint = 每次準時行動後，備用時間會增加，像棋鐘一樣。
lobby-reaction-time = 反應時間
    .hint = 時間一到，會自動替你行動。
lobby-spectators = 開放觀戰
    .hint = 觀戰者只看得到公開的資訊。
lobby-out-players-see = 出局的玩家看得到
lobby-out-players-see-own_view = 原本知道的
    .hint = 他們可以跟所有人說話。
lobby-out-players-see-all_cards = 所有的牌
    .hint = 這一局結束前，他們說話只有彼此聽得到。
lobby-replays = 重看各局
lobby-replays-match = 整場結束後
    .hint = 在那之前，蓋著的仍然蓋著。
lobby-replays-round = 每局結束後
    .hint = 從下一局發牌起生效。比賽還在進行時，就會公開所有人的牌和祕密投票。
lobby-spectator-delay = 觀眾何時看到牌桌
    .hint = 從下一局發牌起，也不能下注。玩家用另一個瀏覽器傳出去的，就擋不住了。
lobby-spectator-delay-0 = 即時
lobby-spectator-delay-round = 每局結束後
lobby-stand-in-time = 有人離開時
    .hint = 超過這段時間，就由代打替他玩，直到他回來。代打只知道這個座位所知道的事。
    .none = 等待

lobby-goes-with = 一併更改：{ $options }
lobby-host-changed = 桌主更改了：{ $options }
lobby-seat-options-gone = 你為座位選的留在原來的座位了，請到選項裡重選。

## 玩法：時間

lobby-no-limit = 不限
lobby-seconds = { $seconds } 秒
lobby-minutes = { $minutes } 分鐘

## 一句話的選項

lobby-in-short = { $rules }，{ $clock }。
lobby-usual-rules = 一般規則
lobby-no-clock = 不限時

## 玩法一覽

lobby-option-is = { $option }：{ $value }
lobby-turns-unlimited = 回合不限時間
lobby-turn-time-is = 每回合 { $time }
lobby-clock-with-bank = { $time }，備用 { $bank }
lobby-clock-with-increment = { $time }，備用 { $bank }，每手加 { $increment }
lobby-reaction-time-is = 反應時間 { $time }
lobby-spectators-are =
    { $allowed ->
        [true] 開放觀戰
       *[false] 不開放觀戰
    }
lobby-out-see-own_view = 出局的玩家看不到更多
lobby-out-see-all_cards = 出局的玩家看得到所有的牌
lobby-replays-are-match = 整場結束後可重看各局
lobby-replays-are-round = 每局結束後即可重看，並公開所有人的牌和祕密投票
lobby-spectators-behind = 觀眾會晚 { $time } 看到
lobby-spectators-behind-round = 觀眾要等每局結束後才看得到
lobby-behind-now = 這裡的行動、聊天和時鐘都會晚到。
lobby-behind-soon = 從下次發牌開始：行動、聊天和時鐘都會晚到。
lobby-nobody-stands-in = 有人離開時等待
lobby-stand-in-after = 離開 { $time }後由代打接手

## 其他

lobby-last-result = 上次結果
lobby-no-rules = 這個遊戲沒有附上規則。
lobby-print = 列印

## 設定

settings-kept = 存在這個瀏覽器，適用所有牌桌。
settings-theme = 配色
settings-theme-system = 依系統
settings-theme-dark = 深色
settings-theme-light = 淺色
settings-theme-contrast = 高對比
settings-language = 語言
settings-language-share = { $language } · { $percent }%
settings-sound-hint = 輪到你時敲一聲，也輕聲播放牌桌上的動靜。
settings-notices = 通知
settings-notices-granted = 你在看別的畫面時，輪到你就提醒。不會洩漏任何事。
settings-notices-default = 你在看別的畫面時，輪到你就提醒。不會洩漏任何事。瀏覽器會請你允許。
settings-notices-denied = 你的瀏覽器封鎖了這個網站的通知。請在網站設定（網址前的圖示）允許，再回來開啟。
settings-notices-insecure = 瀏覽器只允許安全網址的通知，而這個網址不是 https 開頭。
settings-notices-unsupported = 這個瀏覽器無法顯示通知。在 iPhone 或 iPad 上，請先把本頁加到主畫面。
settings-insecure = 這個網址不是 https 開頭，所以瀏覽器不讓本頁發出通知、保持螢幕開啟、離線使用或安裝成應用程式。其他功能都能用。
settings-vibration = 震動
    .hint = 輪到你時短震一下。
settings-shake = 搖一搖擲骰
    .hint = 有骰子的遊戲。
settings-awake = 螢幕保持開啟
    .hint = 牌局進行的時候。
settings-motion = 動畫
settings-motion-system = 依系統
settings-motion-none = 關閉

## 設定：你的裝置

settings-devices = 你的裝置
settings-this-browser = 這個瀏覽器
settings-other-device = 另一台裝置，在牌桌 { $tables }
settings-used-recently = 最近用過
settings-last-used = { $ago }用過
settings-sign-out-elsewhere = 登出其他所有裝置
settings-sign-out-elsewhere-sure = 要登出你其他所有裝置嗎？
settings-signed-out-elsewhere = 現在只有這個瀏覽器以你的身分遊玩。
settings-sign-out-here = 登出這個瀏覽器
settings-erase = 刪除我的資料
settings-erase-sure = 要刪除你在每一桌的名字和說過的話嗎？你會永遠離開所有牌桌。你的步數和分數會留下，但不再有名字。這個瀏覽器會忘記一切。這無法復原。你的其他裝置不受影響。
settings-sign-out-here-sure = 要放棄這個瀏覽器的座位嗎？你其他裝置也有的座位會保留。這個瀏覽器也會忘記你的筆記和設定。

## 桌主的決定

host-who-may-come = 誰可以進來
host-entry-open = 受邀的人
    .hint = 有連結或牌桌名稱的人都可以。
host-entry-approval = 經我同意
    .hint = 其他人在外面等，你同意之前什麼都看不到。
host-entry-locked = 沒有人
    .hint = 已經在場的人可以留下，也可以回來。
host-mute = 禁言
host-unmute = 解除禁言
host-bots-speak = 電腦玩家發言
    .hint = 它們只知道大家都知道的事，而且會說謊。
host-clear-chat = 清空聊天
host-clear-chat-sure = 要在所有人的畫面上清空聊天嗎？
host-ask-to-come = { $names } 想進來
lobby-program-named = { $name }（程式）
host-let-in = 讓 { $name } 進來
host-turn-away = 拒絕
host-turn-away-sure = 要永久拒絕 { $name } 嗎？牌桌會換新的名字。

## 對在外面等的人

host-you-asked = 你要求進來
host-wait-outside = 桌主一同意，牌桌就會在這裡打開。
host-ask-no-longer = 不再等待

## 連結預覽，由伺服器產生（make words）

preview-invited = 邀你來玩 { $game }
preview-ready = 牌桌準備好了。
preview-waiting = { $people } 在等你。
preview-playing = { $people } 正在玩。
preview-free = { $people } 正在玩。還有空位。
preview-sit = 坐下來一起玩吧。
preview-watch = 來看看吧。
preview-others = 另外 { $count } 人
