# M.O.R.P.H.O. 牌桌以外：會發出的牌、當時能知道的事、各身分的戰績。

## 會發出的牌與選項

morpho-setup-will-be-dealt = 會發出的牌
morpho-setup-dealt-of = { $identity }：{ $count }
morpho-setup-dealt-to = { $players } 人：每人 { $each } 張，中央一張。
morpho-setup-unknown-is-in = 虛線框裡的其中一張是未知身分，誰也不知道是哪張。
morpho-setup-unsuited = { $players } 人時未知身分不能是{ $identities }：請去掉不適合的。

morpho-setup-basic = 基本玩法：沒有未知身分
morpho-setup-expert = 進階玩法：一張未知身分，可能是局外人或異形
morpho-setup-expert-among = 進階玩法：一張未知身分，可能是{ $identities }
morpho-setup-target = { $target } 分獲勝
morpho-setup-turn-limit = 每局每人最多 { $limit } 回合
morpho-setup-no-turn-limit = 不限回合數
morpho-setup-odds-for-all = 大家都看得到蓋著的牌的機率

morpho-option-mode = 未知身分
    .hint = 進階玩法裡有一張牌是未知身分：可能是局外人、異形，也可能只是逃兵，誰也不會知道是哪個。
morpho-option-mode-basic = 基本：沒有
morpho-option-mode-expert = 進階：一張
morpho-option-target = 獲勝分數
morpho-option-turn_limit = 每局回合上限
    .unset = 不限
morpho-option-deduction = 蓋著的牌的機率
    .hint = 每張蓋著的牌都顯示可能是什麼，根據發的牌和大家看過的事。對所有人都一樣。你自己看過的牌總會標出來。
morpho-option-unknowns = 未知身分可能是
    .hint = 點一張牌來加入或去掉。它永遠可能是逃兵。
morpho-option-unknowns-all = 所有適合的
morpho-option-unknowns-chosen = 自選

morpho-setup-for-players = { $least }–{ $most } 人
morpho-setup-about = 查看說明
    .card = 在規則中查看{ $name }

## 蓋著的牌可能是什麼

morpho-deduction-most-cards = 蓋著的牌
morpho-deduction-everybody-knows = 全桌都知道的
morpho-deduction-likely = { $name } { $share }
morpho-deduction-can-be = 可能是：{ $factions }
morpho-deduction-must-be = 只可能是：{ $identity }
morpho-deduction-left = { $dealt } 張剩 { $left } 張
morpho-deduction-perhaps-dealt = 可能在局中
morpho-deduction-cannot-be = 不可能是：
morpho-deduction-why = 機率怎麼來
morpho-deduction-dealt = 共發 { $dealt } 張牌，其中 { $shown } 張大家都看過。
morpho-deduction-reason-acted_beside = { $you ->
        [true] 你
       *[false] { $name }
    }用了旁邊的牌（{ $identity }），所以這張不與它衝突，也不使它沉默。
morpho-deduction-reason-given_away = { $you ->
        [true] 你
       *[false] { $name }
    }拿它換了中央的牌，所以它不是異形。
morpho-deduction-reason-no_transmit = 有人看過它，而寄生體沒有重新排放任何牌。
morpho-deduction-reason-no_reaction = { $you ->
        [true] 你
       *[false] { $name }
    }沒有出手；能出手的人必須出手。
morpho-deduction-reason-must_react = { $you ->
        [true] 你
       *[false] { $name }
    }必須出手，所以手上有牌能出手。
morpho-deduction-reason-kept = { $you ->
        [true] 你
       *[false] { $name }
    }跳過而沒有轉職，所以它是異形。
morpho-deduction-reason-idle_beside = { $you ->
        [true] 你
       *[false] { $name }
    }沒有用旁邊的{ $identity }，照規則本該用；所以這張讓它無法行動。
morpho-deduction-reason-not_won = { $identity }被淘汰後這一局仍在進行，所以它不會因此獲勝。
morpho-deduction-reason-laid = { $you ->
        [true] 你
       *[false] { $name }
    }把它重新蓋好。
morpho-deduction-not-counted = 不計入：你自己的牌、誰看了哪張、誰在等、誰狙擊了誰。對所有人都一樣。看人心，是你的事。

## 一局結束後看得出的事

morpho-analysis-worked-out = 可以推出：{ $identity }
morpho-analysis-could-know = { $name }當時能知道的
    .counted = 依據發牌、看過的牌和規則排除的可能。別人說了什麼、選了什麼都不算。

morpho-mark-long_shot = { $by ->
        [name] 矇對了
       *[shot] 盲射命中
    }
    .says = { morpho-mark-odds }分之一的機會，居然就是{ $one }。{ $guarded ->
        [true] { $guard } 挺身擋下。
       *[false] {""}
    }
morpho-mark-odds =
    { $odds ->
        [2] 二
        [3] 三
        [4] 四
        [5] 五
        [6] 六
        [7] 七
        [8] 八
        [9] 九
        [10] 十
       *[other] { $odds }
    }
morpho-mark-could_have_known = 偏偏選那張
    .says = { $by ->
        [name] { $name } 說是{ $identity }，但絕不可能。
       *[shot] { $name } 狙擊的那張牌絕不可能是{ $one }。
    }
morpho-mark-wrong = 錯了
morpho-mark-stepped_in = { $by ->
        [escape] 別想跑
       *[shot] 人肉盾牌
    }
    .says = { $by ->
        [escape] { $name } 把 { $other } 擋在門口。
       *[shot] { $own ->
            [true] { $name } 擋在自己的{ $identity }前面。
           *[false] { $name } 擋在 { $other } 前面。
        }
    }
morpho-mark-escaped = 大搖大擺走出去
    .says = 沒人攔得住 { $name }。
morpho-mark-sure_shot = { $acted ->
        [true] 十拿九穩
       *[false] 手下留情
    }
    .says = { $acted ->
        [true] { $name } 已經能確定誰拿著{ $one }，也開了槍。
       *[false] { $name } 已經能確定 { $other } 拿著{ $one }，卻手下留情。
    }
morpho-mark-it_dawned = 恍然大悟
    .says = { $name } 看了 { $other } 的牌：{ $one }。{ $odds ->
        [1] {""}
       *[other] 機會只有{ morpho-mark-odds }分之一。
    }

morpho-analysis-fooled = 誰騙了誰
    .turns = 回合
    .hint = 每一列是其他人看錯這位玩家的牌的回合數。
morpho-analysis-everybody = 所有人
morpho-analysis-fooled-most = { $fooler }騙了{ $fooled } { $count } 個回合。
morpho-analysis-best-liar = 最佳騙子
morpho-analysis-lied = { $names }：有 { $count } 次，別人可能信了謊話。

## 一局怎樣結束

morpho-story-card = { $holder ->
        [middle] 中央的{ $the }
        [your-own] 自己的{ $identity }
        [their-own] 自己的{ $identity }
        [you] 你的{ $identity }
       *[other] {" "}{ $who } 的{ $identity }
    }
morpho-story-shot = { $you ->
        [true] 你
       *[false] { $who }{" "}
    }射中了{ $card }。
morpho-story-bomb = { $you ->
        [true] 你
       *[false] { $who }{" "}
    }炸掉了{ $card }。
morpho-story-stab = { $you ->
        [true] 你
       *[false] { $who }{" "}
    }刺殺了{ $card }。
morpho-story-guard = { $you ->
        [true] 你
       *[false] { $who }{" "}
    }的{ $identity }擋下這一槍，淘汰了{ $card }。
morpho-story-intercept = { $you ->
        [true] 你
       *[false] { $who }{" "}
    }的{ $identity }攔下逃亡，淘汰了{ $card }。
morpho-story-change = { $you ->
        [true] 你
       *[false] { $who }{" "}
    }轉職成了{ $the }。
morpho-story-swap = { $you ->
        [true] 你
       *[false] { $who }{" "}
    }與{ $withYou ->
        [true] 你
       *[false] {" "}{ $other }{" "}
    }交換了身體。
morpho-story-transmit = { $you ->
        [true] 你
       *[false] { $who }{" "}
    }重新排放了牌。
morpho-story-found = { $you ->
        [true] 你
       *[false] { $who }{" "}
    }指認了{ $card }，任務達成。
morpho-story-lost = { $you ->
        [true] 你
       *[false] { $who }{" "}
    }的任務失敗：技師已遭到淘汰。
morpho-story-mistake = { $you ->
        [true] 你
       *[false] { $who }{" "}
    }把{ $card }當成了{ $the }。
morpho-story-escape = { $you ->
        [true] 你
       *[false] { $who }{" "}
    }的{ $identity }成功逃走了。
morpho-story-escape-of-two = { $you ->
        [true] 你
       *[false] { $who }{" "}
    }帶著兩張牌逃走了。
morpho-story-report = { $you ->
        [true] 你
       *[false] { $who }{" "}
    }的舉報完全正確。
morpho-story-perception = { $you ->
        [true] 你
       *[false] { $who }{" "}
    }猜中了每一張牌。

## 發到的牌與戰績

morpho-history-won-as = 各身分勝局
    .note = 牌填滿了：拿著它結束的每一局你都贏了。虛線是這個伺服器上的所有人。
morpho-history-won-of = { $held } 局勝 { $won } 局
morpho-history-won-with = { $card }：{ $held } 局中勝 { $won } 局。這裡所有人：{ $all }。
morpho-history-dealt = 發到的牌
morpho-history-cards-of = { $faction }：{ $count } 張

## 一局結束時，對看的人說

morpho-mine-score = 你得 { $points } 分
morpho-mine-lose = 你被扣 { $points } 分
morpho-mine-nothing = 0 分
morpho-mine-caught = 被攔下，0 分
    .by = { $name } 攔下了你。
morpho-mine-out = 出局，0 分
morpho-mine-makes = 現在 { $score } 分。{ $open ->
        [true] 還差 { $left } 分。
       *[false] {""}
    }
morpho-mine-stays = 你還是 { $score } 分。
