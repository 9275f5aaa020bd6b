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
admin-verdict-maintenance = 維護中
admin-fact-maintenance =
    { $playing ->
        [0] 不會再開新的一局，也沒有進行中的桌了。
       *[other] 不會再開新的一局；還有 { $playing } 桌在進行。
    }
admin-fact-password = 開新桌需要密碼。
admin-fact-nobody = 沒有連結的人不能開新桌。
admin-fact-reports = { $count } 則玩家回報
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
admin-choose-ban = 封鎖
admin-mute = 禁言
admin-unmute = 解除禁言
admin-remove = 移出
    .question = 要把{ $name }移出這桌嗎？
admin-erase = 抹除
    .question = 要永久抹除 { $name } 嗎？其名字與發言會從所有牌桌消失。
admin-erased = 已抹除 { $name }。
admin-did-mute = 已將{ $name }禁言。
admin-did-unmute = 已解除{ $name }的禁言。
admin-did-remove = 已移出{ $name }。
admin-turned-off = 已關掉螢幕。
admin-end = 結束這場比賽
    .question = 要結束這場比賽嗎？這會讓桌上所有人看到全部的牌，這一局不計分。
admin-ended = { $code } 的比賽已結束。

## 公告

admin-announcement = 告訴所有人
    .note = 一句話，顯示在每個頁面上
admin-announcement-text = 想說的話
admin-announcement-at = 如果和某個時刻有關，是幾點：頁面會倒數
admin-announced-for = 時間：{ $time }
admin-announce = 顯示在所有頁面上
admin-announced = 所有頁面都顯示了。
admin-withdraw = 收回公告
admin-withdrawn = 已經沒有頁面顯示公告了。

## 封鎖

admin-bans = 封鎖
admin-ban-whom = 訪客編號或網路位址
admin-ban-reason = 原因（只有管理者看得到）
admin-ban-span = 多久
admin-span-hour = 一小時
admin-span-day = 一天
admin-span-week = 一週
admin-span-month = 30 天
admin-span-good = 永久
admin-for-good = 永久
admin-try-ban = 看看會影響誰
admin-ban-hits =
    { $count ->
        [0] 這會封鎖{ $whom }，最近一小時的訪客都不受影響。
       *[other] 這會封鎖{ $whom }，影響最近一小時的 { $count } 位訪客。
    }
admin-ban-others = 其他節點可能還見過更多人。
admin-ban-new = 這裡沒有帳號：換一個瀏覽器，就是新的訪客。
admin-ban = 封鎖
admin-banned = 已封鎖：{ $whom }。
admin-lift = 解除
admin-lifted = 已解除封鎖。
admin-refused-invalid = 這不是訪客編號，也不是網路位址。
admin-refused-not_bannable = 這是你自己的位址，或是伺服器或代理伺服器的位址。
admin-refused-no_such_ban = 這個封鎖已經結束了。

## 新的一局與新桌

admin-opening = 開放或關閉
admin-maintenance = 維護
    .hint = 不開新桌和新的一局；進行中的照常結束
admin-tables-by = 誰可以開新桌
    .hint = 有桌子連結的人隨時都可以加入
admin-by-everyone = 所有人
admin-by-password = 用密碼
admin-by-nobody = 用連結
admin-changed = 所有頁面都已套用。
admin-password = 伺服器密碼，至少 8 個字元
admin-set-password = 設定密碼
admin-new-password = 更改密碼
admin-make-link = 為一位訪客建立連結
admin-link-made = 一位訪客可以用這個連結開新桌，到 { $time } 為止；連結只在這裡顯示。
admin-copy = 複製

## 備份與設定

admin-backups = 備份
admin-backups-off = 要從這裡備份，請在 MORPHO_BACKUP_FOLDER 指定資料夾。
admin-back-up = 立即備份
admin-backing-up = 請稍候…
admin-backed-up = 已存成 { $name }（{ $size }）。
admin-backup-lacks = 已存成 { $name }，但資料庫中有 { $rows } 列損壞或遺失，不在備份裡。
admin-check-backup = 檢查
admin-backup-whole = { $name } 完整。桌：{ $tables }；訪客：{ $guests }。
admin-backup-broken = { $name } 不完整：{ $problem }
admin-refused-backup_under_way = 已經有備份正在進行或檢查中。
admin-settings = 設定值

## 玩家的回報

admin-reports = 回報
admin-no-reports = 還沒有人回報問題。
admin-show-table = 牌桌
admin-read-report = 取得檔案
admin-report-saved = 回報已存到這台裝置，可以在 /replay 打開。
admin-report-closed = 裡面有玩家的手牌，等那一局可以重看以後才能取得。
admin-delete-report = 刪除
    .question = 要刪除這份回報嗎？
admin-report-deleted = 已刪除回報。

## 登入與紀錄

admin-sessions = 登入
admin-this-session = 這一個
admin-until = 到 { $time }
admin-end-session = 結束
admin-session-ended = 已結束{ $name }的登入。
admin-audit = 操作紀錄
admin-latest = 顯示最新的紀錄
admin-older = 顯示較早的紀錄
admin-audit-begin_session = 用連結進來
admin-audit-end_session = 結束了一個登入
admin-audit-end_match = 結束了一場比賽
admin-audit-remove_person = 移出了一個人
admin-audit-mute_person = 禁言了一個人
admin-audit-unmute_person = 解除了一個人的禁言
admin-audit-end_screen = 關掉了一個大螢幕
admin-audit-ban = 封鎖了一個人
admin-audit-unban = 解除了一個封鎖
admin-audit-change_state = 更改了全站的狀態
admin-audit-make_opening_link = 建立了開桌連結
admin-audit-erase_guest = 刪除了一個人的資料
admin-audit-back_up = 做了備份
admin-audit-check_backup = 檢查了備份
admin-audit-read_report = 讀了一份回報
admin-audit-delete_report = 刪除了一份回報
# What was changed, after “Ada changed what holds for all”.
admin-audit-withdrawn = 撤下公告
admin-audit-maintenance = 開始維護
admin-audit-no-maintenance = 結束維護
admin-audit-by-everyone = 人人可開桌
admin-audit-by-password = 憑密碼開桌
admin-audit-by-nobody = 憑連結開桌
admin-audit-new-password = 新密碼
