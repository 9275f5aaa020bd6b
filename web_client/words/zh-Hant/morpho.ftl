# M.O.R.P.H.O. 每個畫面都用得到的文字。

## 身分

morpho-identity-leader = 首領
    .one = { $name }
    .the = { $name }
morpho-identity-technician = 技師
    .one = { $name }
    .the = { $name }
morpho-identity-bodyguard = 保鑣
    .one = { $name }
    .the = { $name }
morpho-identity-killer = 殺手
    .one = { $name }
    .the = { $name }
morpho-identity-deserter = 逃兵
    .one = { $name }
    .the = { $name }
morpho-identity-spy = 間諜
    .one = { $name }
    .the = { $name }
morpho-identity-extremist = 激進分子
    .one = { $name }
    .the = { $name }
morpho-identity-investor = 投資客
    .one = { $name }
    .the = { $name }
morpho-identity-mercenary = 傭兵
    .one = { $name }
    .the = { $name }
morpho-identity-cyborg = 改造人
    .one = { $name }
    .the = { $name }
morpho-identity-psionics = 念力者
    .one = { $name }
    .the = { $name }
morpho-identity-parasite = 寄生體
    .one = { $name }
    .the = { $name }

## 陣營

morpho-faction-morpho = MORPHO
morpho-faction-killers = 殺手
morpho-faction-deserters = 逃兵
morpho-faction-outsiders = 局外人
morpho-faction-aliens = 異形

## 投資客可投資的兩方

morpho-team-red = 殺手（紅）
    .backed = 殺手（紅）
morpho-team-blue = MORPHO（青）
    .backed = MORPHO（青）

## 牌

morpho-card-middle = 中央的牌
morpho-card-yours = { $number ->
        [0] 你的牌
       *[other] 你的 { $number } 號牌
    }
morpho-card-theirs = { $number ->
        [0] 自己的牌
       *[other] 自己的 { $number } 號牌
    }
morpho-card-of = { $number ->
        [0] {" "}{ $owner } 的牌
       *[other] {" "}{ $owner } 的 { $number } 號牌
    }
morpho-and-thing = { $before }、{ $next }

## 朗讀一張牌時的說法

morpho-spoken-up = 已翻開
morpho-spoken-down = 蓋著
morpho-spoken-only-you = 只有你看得到
morpho-spoken-everybody = 大家都知道是{ $identity }
morpho-spoken-saw = 你看過是{ $identity }
morpho-spoken-maybe = 你猜是{ $identity }
morpho-spoken-not = 你認為一定不是{ $identity }
morpho-spoken-looked = { $names } 查看過
morpho-spoken-eliminated = 已淘汰
    .as = 已淘汰：{ $identity }

## 牌上的文字

morpho-hindered-conflict = 衝突
    .note = 你的兩張牌​互相衝突：沒有能力，也不得分。
morpho-hindered-suppressed = 沉默
    .note = 你的異形讓​另一張牌沉默。
morpho-known-by-all = 公開
morpho-sight-hidden = 未公開
morpho-sight-open = 已翻開
morpho-sight-known = 眾人皆知
morpho-can-mission = 啟動任務
morpho-can-intercept = 攔截逃亡
morpho-can-guard = 掩護鄰座
morpho-can-snipe = 狙擊一張牌
morpho-can-block = 封鎖一處
morpho-can-escape = 試著逃走
morpho-can-report = 舉報
morpho-can-detonate = 引爆炸彈
morpho-can-invest = 投資一方
morpho-can-assassinate = 刺殺鄰座
morpho-can-perceive = 全部說出
morpho-can-swap = 交換身體
morpho-can-transmit = 重排三張

## 最上面一行

morpho-tiles = 這一局的身分
morpho-tile = { $name }：{ $dealt } 張中還剩 { $left } 張
morpho-one-of =
    其中
    之一
morpho-one-of-these = 其中之一在牌局裡

## 牌桌

morpho-ring = 牌桌，從你開始順時針
morpho-middle = 中央
morpho-round = 第 { $round } 局
morpho-first-to = 先得 { $target } 分
morpho-score = { $target } 分中已得 { $score } 分
morpho-seat-out = 出局
    .spoken = 這一局已出局
morpho-seat-invested = 已投資
    .spoken = 已投資一方
morpho-seat-stand-in = 代打
    .spoken = 由代打玩
morpho-seat-away = 不在
    .spoken = 不在
morpho-seat-you = { $name }（你）
morpho-seat-turn = 輪到行動
morpho-seat-gained = 這一局{ $gained ->
        [true] 加
       *[false] 減
    } { $points } 分
morpho-seat-first = 這一局先手
morpho-seat-swap-token = 持有換身標記
morpho-block-here = 封鎖 { $one } 與 { $other } 之間
morpho-block-token = 封鎖標記：{ $one } 與 { $other } 之間
morpho-mission = 任務進行中
morpho-mission-due = { $now ->
        [true] { $you ->
                [true] 現在輪到你
               *[false] 現在輪到 { $name }
            }
       *[false] { $you ->
                [true] 你的下個回合
               *[false] { $name } 的下個回合
            }
    }
    .task = { morpho-mission-due }：指認技師，否則任務失敗。
morpho-end-wished = 有人想結束這一局。
    .title = 結束這局？
    .answer = 回答
    .agreed = 你已同意

## 可以做的事

morpho-verb-look = 查看
    .hint = 一張牌
morpho-verb-change = 轉職
    .hint = 換中央的牌
morpho-verb-snipe = 狙擊
    .hint = 一張牌
morpho-verb-block = 封鎖
    .hint = 一處
morpho-verb-mission = 任務
    .hint = 啟動
morpho-verb-escape = 逃走
    .hint = 現在
morpho-verb-report = 舉報
    .hint = 所有人
morpho-verb-detonate = 引爆
    .hint = 三顆炸彈
morpho-verb-invest = 投資
    .hint = 其中一方
morpho-verb-assassinate = 刺殺
    .hint = 鄰座
morpho-verb-perceive = 感知
    .hint = 全部說出
morpho-verb-swap = 換身
    .hint = 交換身體
morpho-verb-pass = 跳過
    .hint = 什麼都不做
morpho-with-card = 用 { $number } 號牌
morpho-shows = 會亮牌
morpho-target-look = 查看​哪張牌？
    .note = 緊鄰你的牌​查看不到。
morpho-target-change = 交出​哪張牌？
    .note = 你會拿到​中央的牌，事先看不到。
morpho-target-snipe = 狙擊​哪張牌？
    .note = 保鑣可能會擋下。
morpho-target-block = 封鎖​哪一處？
morpho-target-invest = 投資​哪一方？
    .note = 這一局結束前​只有你知道。
morpho-target-assassinate = 刺殺​哪張牌？
    .note = 沒有人能掩護。
morpho-target-swap = 與哪張牌​交換？
    .note = 大家都會知道​念力者去了哪裡。
morpho-target-indicate = 指認​哪張牌？
morpho-target-mission =
    .note = 下個回合​你要指認技師。
morpho-target-escape =
    .note = 鄰座可能​會攔下你。
morpho-target-report =
    .note = 錯一次，其他人就得分。
morpho-target-perceive =
    .note = 錯一次，其他人就得分。
morpho-target-detonate =
    .note = 三顆炸彈​都必須投完。
morpho-target-bomb = 轟炸​哪張牌？
    .note = 沒有人能掩護。
morpho-target-guard = 挺身而出！
    .note = 開槍的牌被淘汰。
morpho-target-intercept = 攔下逃亡！
    .note = 逃亡的牌被淘汰。
morpho-target-take = 拿哪張牌？
    .note = 由你和中央的牌、寄生體​一起重新排放。
morpho-places = 桌上有 { $count } 個可選的目標。
morpho-choice-guard = { $number ->
        [0] 你的牌​掩護
       *[other] { $number } 號牌​掩護
    }
morpho-choice-intercept = { $number ->
        [0] 你的牌​攔截
       *[other] { $number } 號牌​攔截
    }
morpho-back = 返回
morpho-lay = 就這樣放
    .hint = 點兩張牌來互換。
morpho-lies-at = { $place }：{ $identity }
morpho-as-they-lie = 位置不變

## 無法反悔的動作之前的問題

morpho-confirm-snipe = 狙擊{ $target }？
    .go = 開槍
morpho-confirm-assassinate = 刺殺{ $target }？
    .go = 刺殺
morpho-confirm-bomb = 轟炸{ $target }？
    .go = 轟炸
morpho-confirm-swap = 與{ $target }交換？
morpho-confirm-block = 封鎖這一處？
morpho-confirm-mission = 啟動任務？
morpho-confirm-escape = 試著逃走？
morpho-confirm-report = 全部舉報？
morpho-confirm-detonate = 引爆三顆炸彈？
morpho-confirm-perceive = 說出每一張牌？
morpho-confirm-guess = 是{ $identity }嗎？
    .go = 就是他
morpho-confirm-invest = 投資{ $team }？
morpho-confirm-indicate = { $target }是{ $identity }嗎？
    .go = 就是他
morpho-not-yet = 先不要
morpho-reveal-one = 大家都會看到​你的{ $identity }。
morpho-reveal-both = 大家都會看到​你的兩張牌。
morpho-bind-note = 之後不能再查看，​也不能再轉職。
morpho-shown-for-a-moment = 你的牌亮出來，再蓋回去。

## 要決定什麼

morpho-decision-turn = 輪到你了
    .other = { $name } 的回合
morpho-decision-indicate = 誰是技師？
    .other = { $name } 必須指認技師
morpho-decision-guard = 挺身而出！
    .other = 會有人挺身而出嗎？
morpho-decision-intercept = 攔下逃亡！
    .other = 會有人攔下來嗎？
morpho-decision-report = 指認​哪張牌？
    .other = { $name } 正在舉報
morpho-decision-bomb = 轟炸​哪張牌？
    .other = { $name } 正在投彈
morpho-decision-guess = 是哪個身分？
    .other = { $name } 正在猜
morpho-decision-take = 拿哪張牌？
    .other = { $name } 正在選牌
morpho-decision-arrange = 重新排好
    .other = { $name } 正在重新排放三張牌
morpho-decision = 由你決定
    .other = 由 { $name } 決定
morpho-scene-fires = { $you ->
        [true] 你
       *[false] { $name }{" "}
    }向{ $at ->
        [true] 你的牌
       *[false] {" "}{ $target }{" "}
    }開槍⋯⋯
    .hint = 可能有人挺身而出。
morpho-scene-bombs = { $you ->
        [true] 你
       *[false] { $name }{" "}
    }轟炸{ $at ->
        [true] 你的牌
       *[false] {" "}{ $target }
    }⋯⋯
morpho-scene-stabs = { $you ->
        [true] 你
       *[false] { $name }{" "}
    }向{ $at ->
        [true] 你的牌
       *[false] {" "}{ $target }{" "}
    }出刀⋯⋯
morpho-scene-guarded = { $you ->
        [true] 你挺身而出！
       *[false] { $name } 挺身而出！
    }
morpho-scene-intercepted = { $you ->
        [true] 你擋住去路！
       *[false] { $name } 擋住去路！
    }
morpho-scene-names = { $you ->
        [true] 你指認
       *[false] { $name } 指認
    }{ $at ->
        [true] 你的牌
       *[false] {" "}{ $target }
    }⋯⋯
    .hint = 指對了，MORPHO 獲勝；​指錯了，殺手獲勝。
morpho-scene-is = 是{ $identity }！
morpho-scene-falls = { $you ->
        [true] 你
       *[false] { $name }{" "}
    }的{ $card }被淘汰
morpho-scene-runs = { $you ->
        [true] 你拔腿就跑⋯⋯
       *[false] { $name } 拔腿就跑⋯⋯
    }
    .hint = 鄰座可能攔下來。
morpho-scene-gone = { $you ->
        [true] 你逃走了！
       *[false] { $name } 逃走了！
    }
morpho-scene-transmits = 是寄生體！
    .hint = { $you ->
        [true] 你
       *[false] { $name }{" "}
    }可以重新排放三張牌。
morpho-scene-three = 三張牌⋯⋯
morpho-scene-which = 哪張是哪張？
    .hint = { $you ->
        [true] 只有你知道。
       *[false] 只有 { $name } 知道。
    }
morpho-scene-skip = 點一下跳過
morpho-note-guard = { $shooter }向{ $target }開槍。
morpho-note-intercept-both = { $yours ->
        [true] 你的兩張牌
       *[false] { $owner } 的兩張牌
    }​正在逃亡。
morpho-note-intercept = 正在逃亡：{ $card }。
morpho-note-indicate = 指對了，MORPHO 獲勝；​指錯了，殺手獲勝。
morpho-note-report = 還要指認：{ $identities }。
morpho-note-bomb = 還有 { $left } 顆炸彈。
morpho-note-guess = 要猜的是{ $card }。
morpho-note-take = { $you ->
        [true] 你
       *[false] { $name }{" "}
    }查看了{ $card }，那是寄生體。
morpho-first-turn = 點自己的牌，看看它怎麼獲勝。

## 別人行動時

morpho-watching = 你坐在 { $name } 這邊觀戰，​只看得到​大家都看得到的。
morpho-you-invested = 你投資了{ $team }。
morpho-aim-seen = 你看過{ $card }：{ $identity }。
morpho-aim-leader = { $identity }：任務成功，或殺手​全數淘汰，就獲勝。
morpho-aim-technician = { $identity }：任務成功，或殺手​全數淘汰，就獲勝。
morpho-aim-bodyguard = { $identity }：任務成功，或殺手​全數淘汰，就獲勝。
morpho-aim-killer = { $identity }：首領被淘汰，或任務失敗，就獲勝。
morpho-aim-deserter = { $alone ->
        [true] { $identity }：逃走就獲勝。
       *[false] { $identity }：手上只有​逃兵時逃走，就獲勝。
    }
morpho-aim-spy = { $identity }：舉報完全正確，就獲勝。
morpho-aim-extremist = { $identity }：三名逃兵被淘汰，就獲勝。
morpho-aim-investor = { $identity }：和投資的一方​一起獲勝。
morpho-aim-mercenary = { $identity }：本身從不獲勝；靠另一張牌​得分時少 1 分。逃兵可以​帶著它逃走。
morpho-aim-cyborg = { $identity }：技師被淘汰，就獲勝。
morpho-aim-psionics = { $identity }：說對其他人​所有的牌，就獲勝。
morpho-aim-parasite = { $alone ->
        [true] { $identity }：逃走就獲勝。
       *[false] { $identity }：逃走就獲勝，不論​另一張牌是什麼。
    }

## 查閱一張牌，以及對它的推測

morpho-lookup = 你知道的
morpho-lookup-rules = 規則：{ $entry }
morpho-lookup-untouched = 這一局裡這張牌沒有發生任何事。
morpho-turns-ago = { $turns ->
        [0] 這個回合
       *[other] { $turns } 回合前
    }
morpho-hunch = 你的推測
    .note = 只記在這個瀏覽器。別人看不到。
morpho-hunch-maybe = 可能是
morpho-hunch-not = 一定不是
morpho-hunch-forget = 清除

## 結束沒有人能贏的一局

morpho-open = 這一局卡住了？
    .note = 還在局中的人都同意，這一局就不計分結束。沒有人看得到誰同意了。
    .agreed = 你同意結束。
morpho-open-agree = 不計分結束
morpho-open-disagree = 還是繼續玩

## 一局如何結束

morpho-round-over = 本局結束
morpho-reason-killers_eliminated = MORPHO 獲勝
    .says = 殺手全數淘汰。
morpho-reason-leader_eliminated = 殺手獲勝
    .says = 首領遭到淘汰。
morpho-reason-deserters_eliminated = 激進分子獲勝
    .says = 三名逃兵遭到淘汰。
morpho-reason-technician_eliminated = 改造人獲勝
    .says = 技師遭到淘汰。
morpho-reason-mission_succeeded = MORPHO 獲勝
    .says = 首領找到了技師，任務達成。
morpho-reason-mission_failed = 殺手獲勝
    .says = 首領沒有找到技師，任務失敗。
morpho-reason-deserter_escaped = 逃兵獲勝
    .says = 逃兵成功逃走了。
morpho-reason-parasite_escaped = 寄生體獲勝
    .says = 寄生體成功逃走了。
morpho-reason-report_right = 間諜獲勝
    .says = 舉報完全正確。
morpho-reason-report_wrong = 誤報
    .says = 間諜報錯了：其他人得分，​衝突或出局的除外。
morpho-reason-perception_right = 念力者獲勝
    .says = 全部猜中。
morpho-reason-perception_wrong = 猜錯了
    .says = 念力者猜錯了：其他人得分，​衝突或出局的除外。
morpho-reason-all_passed = 一片沉寂
    .says = 大家都跳過。
morpho-reason-agreed = 一致同意
    .says = 大家同意結束這一局。
morpho-reason-turn_limit = 回合用盡
    .says = 到達回合上限。
morpho-nobody-scores = 沒有人得分。
morpho-denied = { $names } 的牌​互相衝突，不得分。
morpho-invested-in = { $name } 投資的是{ $team }。
morpho-all-cards = 上一局的所有牌
morpho-score-track = 分數
morpho-score-of = { $name }：{ morpho-score }

## 整場如何結束

morpho-tie-last_round = { $names } 同分；{ $winner } 在最後一局得分較多。
morpho-tie-turn_order = { $names } 同分，最後一局也同分；{ $winner } 在該局的順位較後。
morpho-awards = 獎章
morpho-award-unseen_points = 深藏不露
    .count = 一張牌都沒翻開就得了 { $count } 分
morpho-award-eliminations = 頭號危險人物
    .count = 淘汰 { $count } 張牌
morpho-award-looked_at = 最受矚目
    .count = 被查看 { $count } 次
morpho-award-guards_lost = 最倒楣的保鑣
    .count = 失去 { $count } 張保鑣
morpho-award-steps_in = 守護天使
    .count = 挺身而出 { $count } 次
morpho-award-aimed_at = 眾矢之的
    .count = 被攻擊 { $count } 次
morpho-award-right_names = 火眼金睛
    .count = 說中 { $count } 張牌
morpho-award-job_changes = 跳槽達人
    .count = 轉職 { $count } 次
morpho-award-wrong_names = 信心滿滿
    .count = 指認 { $count } 次，沒一次對
morpho-award-shots = 手癢難耐
    .count = 開了 { $count } 槍
morpho-award-looks = 好奇寶寶
    .count = 看了 { $count } 次牌
morpho-award-so_close = 就差一點
    .count = 只差一分就贏了
morpho-award-best_round = 大豐收
    .count = 第 { $round } 局拿下 { $count } 分
morpho-award-steady = 穩紮穩打
    .count = 在 { $count } 局得分
morpho-award-late = 慢熱型
    .count = 第 { $round } 局才開始得分
morpho-award-to_the_end = 好夥伴
    .count = 陪到最後

## 一點就說出的話

morpho-phrase-claim = 我是{ $word }。
morpho-phrase-accuse = { $who } 是{ $word }。
morpho-phrase-trust = 我相信 { $who }。
morpho-phrase-distrust = 我不相信 { $who }。
morpho-phrase-investigate = 誰去看看 { $who } 的牌！
morpho-phrase-shoot = 狙擊 { $who }！
morpho-phrase-protect = 保護 { $who }。
morpho-phrase-not_me = 不是我。
morpho-phrase-never_lie = 我從不說謊，現在除外。
morpho-phrase-butterfly = 都怪那隻蝴蝶。
morpho-phrase-morpho = MORPHO 的人
    .said = {" "}MORPHO 的人

## 電腦玩家

morpho-bot-recruit = 簡單
    .hint = 打得合理，看得到的勝利不會放過。
morpho-bot-agent = 普通
    .hint = 會推算自己看過的一切。
morpho-bot-mastermind = 困難
    .hint = 會看穿別人的舉動，並預先推演。

## 動作被拒絕的原因

morpho-refused-unsuitable_unknowns = 選出的未知身分有些不適合這個人數。
morpho-refused-round_over = 這一局已經結束。
morpho-refused-first_turn = 每局的第一回合​不能使用能力。
morpho-refused-bound = 這一局你​不能再查看，也不能再轉職。
morpho-refused-must_act = 還能查看或轉職時不能跳過。
morpho-refused-must_use_ability = 你翻開的牌有能用的能力，必須使用其中一個。
morpho-refused-no_such_card = 你沒有做得到這件事的牌。
morpho-refused-card_missing = 必須說明用哪張牌。
morpho-refused-hindered = 那張牌現在沒有能力：它與另一張牌衝突，或因異形而沉默。
morpho-refused-illegal_target = 不能選那個。
morpho-refused-cannot_escape = 手上只有逃兵（和傭兵）時才能逃走。
morpho-refused-no_tokens_left = 兩個封鎖標記都放下了。
morpho-refused-already_swapped = 身體已經交換過一次。
morpho-refused-illegal_move = 現在不能做那個動作。
morpho-refused-out_of_round = 你這一局已經出局。
morpho-refused-already_agreed = 你已經同意了。
morpho-refused-not_agreed = 你還沒有同意。

## 紀錄

morpho-fact-saw = { $card }是{ $identity }
morpho-and-fact = { $before }，{ $next }
morpho-event-saw = { $facts }
morpho-event-investigated = { $you ->
        [true] <strong>{ board-you }</strong>查看
       *[false] { $who } 查看
    }{ $card }
morpho-event-job_changed = { $you ->
        [true] <strong>{ board-you }</strong>用
       *[false] { $who } 用
    }{ $card }換了中央的牌
morpho-event-revealed = { $card }翻開：{ $identity }
morpho-event-sniped = { $you ->
        [true] <strong>{ board-you }</strong>狙擊
       *[false] { $who } 狙擊
    }{ $target }
morpho-event-guarded = { $card }挺身而出：{ $identity }
morpho-event-intercepted = { $card }攔下逃亡：{ $identity }
morpho-event-eliminated = { $card }被淘汰：{ $identity }
morpho-event-went_out = { $you ->
        [true] <strong>{ board-you }</strong>這一局出局
       *[false] { $who } 這一局出局
    }
morpho-event-blocked = { $you ->
        [true] <strong>{ board-you }</strong>把封鎖標記放在
       *[false] { $who } 把封鎖標記放在
    } { $one } 與 { $other } 之間
morpho-event-block_removed = { $one } 與 { $other } 之間的封鎖標記移除
morpho-event-mission_activated = { $you ->
        [true] <strong>{ board-you }</strong>啟動任務
       *[false] { $who } 啟動任務
    }
morpho-event-indication_asked = { $you ->
        [true] <strong>{ board-you }</strong>必須指認技師
       *[false] { $who } 必須指認技師
    }
morpho-event-indicated = { $you ->
        [true] <strong>{ board-you }</strong>指認
       *[false] { $who } 指認
    }{ $card }是{ $named }{ $right ->
        [true] ：正確
       *[false] ，其實是{ $identity }
    }
morpho-event-mission_ended = { $outcome ->
        [succeeded] 任務成功
        [failed] 任務失敗
       *[off] 首領被淘汰，任務中止
    }
morpho-event-escape_tried = { $you ->
        [true] <strong>{ board-you }</strong>帶著
       *[false] { $who } 帶著
    }{ $both ->
        [true] 兩張牌
       *[false] { $card }
    }試著逃走
morpho-event-escaped = { $you ->
        [true] <strong>{ board-you }</strong>逃走了
       *[false] { $who } 逃走了
    }
morpho-event-report_began = { $you ->
        [true] <strong>{ board-you }</strong>開始舉報
       *[false] { $who } 開始舉報
    }
morpho-event-detonation_began = { $you ->
        [true] <strong>{ board-you }</strong>開始投彈
       *[false] { $who } 開始投彈
    }
morpho-event-bombed = { $you ->
        [true] <strong>{ board-you }</strong>轟炸
       *[false] { $who } 轟炸
    }{ $target }
morpho-event-invested = { $you ->
        [true] <strong>{ board-you }</strong>投資一方，之後都跳過
       *[false] { $who } 投資一方，之後都跳過
    }
morpho-event-investment_chosen = 你投資了<strong>{ $team }</strong>
morpho-event-assassinated = { $you ->
        [true] <strong>{ board-you }</strong>刺殺
       *[false] { $who } 刺殺
    }{ $target }
morpho-event-perception_began = { $you ->
        [true] <strong>{ board-you }</strong>開始說出所有的牌
       *[false] { $who } 開始說出所有的牌
    }
morpho-event-guessed = { $you ->
        [true] <strong>{ board-you }</strong>猜
       *[false] { $who } 猜
    }{ $card }是{ $named }{ $right ->
        [true] ：猜中
       *[false] ，其實是{ $identity }
    }
morpho-event-swapped = { $you ->
        [true] <strong>{ board-you }</strong>把
       *[false] { $who } 把
    }{ $card }與{ $target }交換
morpho-event-transmit_began = { $you ->
        [true] <strong>{ board-you }</strong>要重新排放三張牌：
       *[false] { $who } 要重新排放三張牌：
    }{ $card }是{ $identity }
morpho-event-transmit_taken = { $you ->
        [true] <strong>{ board-you }</strong>拿走
       *[false] { $who } 拿走
    }{ $card }
morpho-event-transmit_laid = { $you ->
        [true] <strong>{ board-you }</strong>把
       *[false] { $who } 把
    }{ $cards }重新蓋好
morpho-event-passed = { $you ->
        [true] <strong>{ board-you }</strong>跳過
       *[false] { $who } 跳過
    }
morpho-event-agreed = 你同意結束這一局
morpho-event-disagreed = 你想繼續玩
morpho-event-end_wished = { $wished ->
        [true] 有人想結束這一局
       *[false] 已經沒有人想結束這一局
    }
morpho-event-points_denied = { $players } 的牌互相衝突，不得分
morpho-event-tie_broken = { $by ->
        [last_round] { $players } 同分；{ $winner } 在最後一局得分較多
       *[turn_order] { $players } 同分；{ $winner } 在最後一局的順位較後
    }
morpho-event-round_started = { morpho-round }
morpho-event-round_ended = { $scored ->
    [true] <strong>{ $title }</strong>：{ $gains }
   *[false] <strong>{ $title }</strong>。{ morpho-nobody-scores }
}
morpho-fact-gain = { $who } { $points }

morpho-in-short = { $mode ->
    [basic] 基本牌
   *[expert] 進階牌
}，先得 { $target } 分
