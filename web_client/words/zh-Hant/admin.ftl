# 伺服器的管理頁，位於 /admin，只有架設伺服器的人會讀到。

admin-title = 管理
admin-entry = 需要連結
    .how = 請在伺服器上建立連結。連結 20 分鐘內有效、只能用一次，進來後最多可以管理 12 小時：
    # 指令中的名字範例。
    .name = 名字
admin-leave = 離開
    .question = 要結束這次登入嗎？
admin-refused-no_such_link = 這個連結已經用過、過期，或從來無效。請建立新的連結。
admin-refused-needs_tls = 這裡只能透過 https，或從伺服器所在的網路進來。
admin-refused-no_such_player = 這個人已經不在這桌了。
admin-refused-not_now = 這桌現在不能這樣做，也許有人先動手了。

## 伺服器的狀況

admin-verdict-well = 一切正常
admin-verdict-quiet = 風平浪靜
admin-verdict-lost = 連不上
admin-figure-tables = 桌
admin-figure-playing = 桌進行中
admin-figure-people = 人在線上
admin-figure-bots = 個電腦玩家

## 各桌

admin-tables = 各桌
    .note = 只有桌上所有人都知道的事
admin-search = 搜尋代碼、遊戲或名字
admin-none-found = 這裡沒有符合的桌。
admin-no-tables = 目前沒有桌。
admin-first-tables = 最新的
admin-more-tables = 較早的
admin-column-code = 代碼
admin-column-game = 遊戲
admin-column-phase = 狀態
admin-column-people = 人
admin-column-updated = 最後更新
admin-column-number = 編號
admin-column-size = 大小
admin-phase-waiting = 等待中
admin-phase-playing = 進行中
admin-phase-between = 兩局之間
admin-phase-over = 比賽結束
admin-company = { $people } 人、{ $bots } 個電腦玩家
admin-update-number = 更新 { $number }
admin-open = { $code } 桌

## 單獨一桌

admin-rates = 更新：最近一分鐘 { $minute } 次，一小時 { $hour } 次，一天 { $day } 次
admin-is-host = 桌主
admin-plays = 參賽
admin-watches = 觀戰
admin-present = 在線上
admin-away = 不在
admin-muted = 已禁言
admin-guests = 訪客 { $guests }
admin-mute = 禁言
admin-unmute = 解除禁言
admin-remove = 移出
    .question = 要把{ $name }移出這桌嗎？
admin-did-mute = 已將{ $name }禁言。
admin-did-unmute = 已解除{ $name }的禁言。
admin-did-remove = 已移出{ $name }。
admin-end = 結束這場比賽
    .question = 要結束這場比賽嗎？這會讓桌上所有人看到全部的牌，這一局不計分。
admin-ended = { $code } 的比賽已結束。

## 登入與紀錄

admin-sessions = 登入
admin-this-session = 這一個
admin-until = 到 { $time }
admin-end-session = 結束
admin-session-ended = 已結束{ $name }的登入。
admin-audit = 操作紀錄
admin-older = 顯示較早的紀錄
admin-audit-begin_session = 用連結進來
admin-audit-end_session = 結束了一個登入
admin-audit-end_match = 結束了一場比賽
admin-audit-remove_person = 移出了一個人
admin-audit-mute_person = 禁言了一個人
admin-audit-unmute_person = 解除了一個人的禁言
