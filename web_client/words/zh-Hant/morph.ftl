# Morph 每張牌桌都會用到的文字。

## 陣營

morph-faction-violet = 紫
    .kind = 寂靜者：催眠、放逐、侵蝕
morph-faction-grey = 灰
    .kind = 屹立者：甲殼、城牆、泉源
morph-faction-yellow = 黃
    .kind = 正午者：迅速、成群、去而復返
morph-faction-red = 紅
    .kind = 窯火：出擊、燃燒、再次出擊

## 關鍵字

morph-keyword-assimilation = 同化
    .does = 被摧毀時進魔力區
morph-keyword-carnage = 殺戮
    .does = 殺敵後再攻一次
morph-keyword-surge = 突進
    .does = 直立進場
morph-keyword-vanguard = 先鋒
    .does = 排在最前
morph-keyword-rally = 集結
    .does = 同線其他 +{ $value } 攻擊
morph-keyword-scorch = 灼燒
    .does = 對前方敵人 { $value } 傷害
morph-keyword-erode = 侵蝕
    .does = 對手棄 { $value } 張
morph-keyword-renew = 復甦
    .does = { $value } 張回到牌庫底
morph-keyword-lull = 催眠
    .does = 橫置前方敵人
morph-keyword-banish = 放逐
    .does = 放逐費用 { $value } 以下
morph-keyword-wellspring = 湧泉
    .does = 牌庫一張進魔力區
morph-keyword-carapace = 甲殼
    .does = 每次傷害減 { $value }
morph-keyword-stalk = 潛獵
    .does = 攻擊最遠的
morph-keyword-cleave = 順劈
    .does = 後方一隻再受 { $value }
morph-keyword-spite = 怨恨
    .does = 被摧毀時回敬 { $value }
morph-keyword-echo = 回聲
    .does = 被摧毀時進牌庫底
morph-ability = { $keyword } { $value }
morph-keyword-says = { $keyword }：{ $does }。

## 奇才與奇技

morph-prodigy-violet_grey = 伊索爾德
    .title = 鏽之檔案官
morph-feat-violet_grey = 緩慢遺忘
    .does = 對手棄掉牌庫頂的一張牌。
morph-prodigy-violet_yellow = 阿馬魯
    .title = 午間眠者
morph-feat-violet_yellow = 共同瞌睡
    .does = 每條線上最靠近前線的敵方生物橫置。
morph-prodigy-violet_red = 布蘭諾
    .title = 熱病商人
morph-feat-violet_red = 熱病發作
    .does = 選一條線，對那裡最靠近前線的敵方生物造成 2 點傷害。
morph-prodigy-grey_yellow = 泰莎莉嬤嬤
    .title = 穀倉之母
morph-feat-grey_yellow = 二次收成
    .does = 你棄牌堆頂的一張牌放到你的牌庫底。
morph-prodigy-grey_red = 奧多
    .title = 鍛爐元帥
morph-feat-grey_red = 添火
    .does = 你的一隻直立生物本回合 +2 攻擊。
morph-prodigy-yellow_red = 朱諾
    .title = 快火柴
morph-feat-yellow_red = 起床號
    .does = 你的一隻費用 3 以下的橫置生物轉為直立。

## 生物

morph-creature-V01 = 靜默蛾
morph-creature-V02 = 無燈嚮導
morph-creature-V03 = 食邊蟲
morph-creature-V04 = 絲絨夢遊者
morph-creature-V05 = 倒行鷺
morph-creature-V06 = 霧岸擺渡人
morph-creature-V07 = 竊燭賊
morph-creature-V08 = 暗門看守
morph-creature-V09 = 無光製圖師
morph-creature-V10 = 無盡之句
morph-creature-V11 = 沉水鐘琴
morph-creature-V12 = 閉目攝政
morph-creature-G01 = 卵石哨兵
morph-creature-G02 = 爐渣甲蟲
morph-creature-G03 = 水窖石像
morph-creature-G04 = 鉚釘寒鴉
morph-creature-G05 = 收費關門
morph-creature-G06 = 鐵甲牛
morph-creature-G07 = 水道行者
morph-creature-G08 = 採石場合唱
morph-creature-G09 = 鑄廠陸龜
morph-creature-G10 = 壓艙巨人
morph-creature-G11 = 磨石神諭
morph-creature-G12 = 屹立機關
morph-creature-Y01 = 花粉信使
morph-creature-Y02 = 燈芯精靈
morph-creature-Y03 = 正午野兔
morph-creature-Y04 = 蜂蜜守衛
morph-creature-Y05 = 黃銅蟋蟀
morph-creature-Y06 = 草原鼓手
morph-creature-Y07 = 琥珀歸客
morph-creature-Y08 = 日矛先鋒
morph-creature-Y09 = 蜂巢施主
morph-creature-Y10 = 鎏金奔群
morph-creature-Y11 = 豐收主母
morph-creature-Y12 = 正午傳令
morph-creature-R01 = 灰燼幼犬
morph-creature-R02 = 火花鼠
morph-creature-R03 = 窯犬
morph-creature-R04 = 荊棘野豬
morph-creature-R05 = 餘燼投石手
morph-creature-R06 = 鏽紅掠奪者
morph-creature-R07 = 熔爐斧手
morph-creature-R08 = 落灰薩滿
morph-creature-R09 = 怒火風箱
morph-creature-R10 = 雙斧之爭
morph-creature-R11 = 熔翼
morph-creature-R12 = 赤色雪崩

## 讀出一張牌

morph-said-cost = 費用 { $cost }
morph-said-attack = 攻擊 { $attack }
morph-said-defence = 防禦 { $defence }
morph-said-damage = 傷害 { $damage }
morph-turned = 橫置
morph-choosable = 可選擇
morph-not-now = 現在無法召喚
morph-place = 第 { $place } 位
morph-said-feat = 奇技「{ $feat }」，費用 { $cost }：{ $does }

## 雙方

morph-shadow = 暗影
morph-front = 前線
morph-here = 這裡
morph-against = 對
morph-line-of = { $name }，第 { $line } 線：{ morph-creatures }
morph-creatures = { $count } 隻生物
morph-cards = { $count } 張
morph-hand-size = 手牌 { morph-cards }
morph-deck-size = 牌庫：{ $lives } 條命。棄牌堆：{ $gone } 張
morph-mana = { $price ->
        [0] 魔力：{ $all } 中可用 { $upright }
       *[other] 魔力：{ $all } 中可用 { $upright }，將付 { $price }
    }
morph-purse = { $spent ->
        [0] 預算：{ $budget }
       *[other] 預算：{ $budget }，已用 { $spent }
    }
morph-power = 力量 { $power }
morph-power-unknown = 力量未知

## 押牌

morph-stake = 押牌
morph-staked = 已押
morph-card-staked = 已押
morph-choose-yours = 從手牌選一張
morph-only-you-see = 只有你看得到
morph-has-staked = { $name }已押牌
morph-is-choosing = { $name }選擇中

## 問題

morph-their-mana = 對手正把一張牌放入魔力區。
morph-their-summons = 對手正在召喚。
morph-ask-stake = 押一張牌
    .hint = 力量較高者先手。後手的第一隻生物費用少 1。兩張牌都成為魔力。
    .chosen = 力量 { $power }。之後成為魔力，誰都不能再看。
morph-ask-mana = 把一張牌放入魔力區
    .hint = 面朝下放到遊戲結束。之後誰都不能看，你也不能。
morph-ask-summon = 召喚
    .hint = 你有 { $mana } 點魔力。點一張牌，或結束回合。
    .discount = 你的第一隻生物費用少 1。
    .none = { $mana ->
            [0] 你沒有魔力了。
           *[other] { $mana } 點魔力無法召喚任何生物。
        }
    .full = 你的兩條線都滿了。
morph-arrives = 費用 { $cost }。{ $place ->
        [front] 排在最前
       *[back] 排在最後
    }，{ $upright ->
        [true] 直立，立刻能攻擊。
       *[false] 橫置。
    }
morph-ask-feat = 用在哪裡？
    .cost = 費用 { $cost }。
morph-ask-end = 結束回合？
    .hint = 你還能行動。
morph-foreseen-destroyed = 突擊中會倒下
morph-foreseen-dissipated = 突擊後回到牌庫底
morph-foreseen-lost = 突擊會使牌庫少 { $count } 張
morph-foreseen-nothing = 這次突擊不會摧毀任何生物。
morph-foreseen-victory = 這次突擊就能獲勝。
morph-foreseen-theirs = { $name }會失去 { $count } 隻生物。
morph-foreseen-cards = { $name }的牌庫會少 { $count } 張。
morph-foreseen-yours = 你會失去 { $count } 隻生物。

## 按鈕

morph-skip = 略過
morph-end = 結束回合
morph-do-stake = 押 { $power }
morph-do-mana = 放入魔力區
morph-do-feat = 使用奇技
morph-do-end = 結束並攻擊
morph-line = 第 { $line } 線
morph-summon = 在第 { $line } 線召喚{ $creature }

## 演示時說的話

morph-film-stakes = 亮出押牌
morph-film-assault = 突擊
    .hint = 先第 1 線，再第 2 線，由後往前。
morph-film-shadow = 暗影的回合
morph-budget = { $relief ->
        [0] 預算 { $budget }：你的魔力 { $mine }、它的 { $its }、你的生物 { $count }。
       *[other] 預算 { $budget }：你的魔力 { $mine }、它的 { $its }、你的生物 { $count }，減 { $relief }。
    }

## 結局

morph-shadow-wins = 暗影獲勝
morph-reason-deck_empty = 牌庫空了。
    .sentence = 第 { $turn } 回合，{ $reader ->
        [loser] 你
       *[other] { $loser }
    }已無牌可拿。{ $reader ->
        [winner] 你的
       *[other] 勝方
    }牌庫剩 { morph-cards }。
morph-score-narrow = 險勝
morph-score-controlled = 穩勝
morph-score-brilliant = 大勝
morph-score-total = 完勝
morph-deck-drawn = 牌庫 { $side }：

## 選項與電腦玩家

morph-bot-random = 簡單
    .hint = 隨機出牌。
morph-bot-duelist = 普通
    .hint = 為下一次突擊衡量每一步。
morph-bot-warden = 困難
    .hint = 也會考慮你的應對。
morph-chosen-option = { $option }：{ $value }。
# 一個人玩：首頁和等待室。
morph-alone = 獨自挑戰暗影
    .hint = 牌庫會自己出牌
morph-option-mode = 玩法
morph-option-mode-duel = 對戰
morph-option-mode-solo = 獨自對暗影
morph-option-packs = 卡牌
    .hint = 一盒：對手使用你留下的兩個陣營。
morph-option-packs-1 = 一盒
morph-option-packs-2 = 兩盒
morph-option-relief = 暗影的強度
    .hint = 每回合少花 0、2、3 或 4。0：照原版規則。
morph-option-relief-0 = 殘酷
morph-option-relief-2 = 強
morph-option-relief-3 = 公平
morph-option-relief-4 = 溫和
morph-option-factions = 陣營
    .hint = 點選兩個，或交給抽籤。
morph-option-factions-drawn = 抽籤決定
morph-option-factions-violet_grey = 紫與灰
morph-option-factions-violet_yellow = 紫與黃
morph-option-factions-violet_red = 紫與紅
morph-option-factions-grey_yellow = 灰與黃
morph-option-factions-grey_red = 灰與紅
morph-option-factions-yellow_red = 黃與紅
morph-chosen-prodigy = { $prodigy }，{ $feat }：{ $does }

## 為什麼不能這樣走

morph-refused-already_staked = 你已經押了牌。
morph-refused-not_in_hand = 這張牌不在你手上。
morph-refused-line_full = 這條線滿了。
morph-refused-not_enough_mana = 魔力不足。
morph-refused-feat_used = 本回合已用過奇技。
morph-refused-solo_is_for_one = 暗影模式只能一人：只能坐一個座位。
morph-refused-duel_needs_two = 對戰需要兩人。一個人請挑戰暗影。
morph-refused-factions_taken = 一盒之中每個陣營只能用一次：請選對手留下的兩個。

## 輕點就說的話

morph-phrase-needed_those = 那些牌我還要用！
morph-phrase-show_off = 真愛出風頭！
morph-phrase-on_diet = 這副牌庫在減肥。

## 紀錄

morph-event-battle_set_up = { $mode ->
        [solo] { $who }對上<strong>暗影</strong>
       *[duel] { $who }對上{ $opponent }，各有 24 隻生物
    }
morph-event-stake_chosen = { $you ->
        [true] <strong>{ board-you }</strong> 押了一張牌
       *[false] { $who } 押了一張牌
    }
morph-event-stakes_shown = { $equal ->
        [true] 力量相同：再押一次
       *[false] { $one }對{ $other }：{ $who }先手
    }
morph-event-mana_chosen = { $you ->
        [true] <strong>{ board-you }</strong> 把{ $card }放入魔力區
       *[false] { $who } 把{ $card }放入魔力區
    }
morph-event-mana_put = { $you ->
        [true] <strong>{ board-you }</strong> 把一張牌放入魔力區
       *[false] { $who } 把一張牌放入魔力區
    }
morph-event-mana_drawn = { $you ->
        [true] <strong>{ board-you }</strong> 從牌庫得到一張魔力
       *[false] { $who } 從牌庫得到一張魔力
    }
morph-event-card_received = { $you ->
        [true] <strong>{ board-you }</strong> 抽到{ $card }
       *[false] { $who } 抽到{ $card }
    }
morph-event-creature_summoned = { $you ->
        [true] <strong>{ board-you }</strong> 召喚{ $card }到第 { $line } 線
       *[false] { $who } 召喚{ $card }到第 { $line } 線
    }
morph-event-creature_revealed = { $who }翻出{ $card }到第 { $line } 線，已用 { $spent }
morph-event-shadow_ran_out = { $who }已無牌可翻
morph-event-feat_used = { $you ->
        [true] <strong>{ board-you }</strong> 使用{ $feat }
       *[false] { $who } 使用{ $feat }
    }
morph-event-attack_raised = { $card }攻擊 +{ $by }
morph-event-creature_turned = { $card }橫置
morph-event-creature_roused = { $card }轉為直立
morph-event-assault_began = { $you ->
        [true] <strong>{ board-you }</strong> 發動突擊
       *[false] { $who } 發動突擊
    }
morph-event-creature_attacked = { $again ->
        [true] { $card }再次攻擊{ $target }
       *[false] { $card }攻擊{ $target }
    }
morph-event-deck_attacked = { $yours ->
        [true] { $card }攻擊你的牌庫：{ morph-cards }
       *[false] { $card }攻擊牌庫：{ morph-cards }
    }
morph-event-creature_damaged = { $cause ->
        [attack] { $card }受到 { $amount } 點傷害
        [feat] { $card }因奇技受到 { $amount } 點傷害
        [cleave] { $card }因{ morph-keyword-cleave }受到 { $amount } 點傷害
        [spite] { $card }因{ morph-keyword-spite }受到 { $amount } 點傷害
       *[scorch] { $card }因{ morph-keyword-scorch }受到 { $amount } 點傷害
    }
morph-event-creature_destroyed = { $into ->
        [mana] { $you ->
            [true] { $card }被摧毀，進入你的魔力區
           *[false] { $card }被摧毀，進入其魔力區
        }
        [deck] { $you ->
            [true] { $card }被摧毀，回到你的牌庫底
           *[false] { $card }被摧毀，回到其牌庫底
        }
       *[discard] { $card }被摧毀
    }
morph-event-creature_dissipated = { $you ->
        [true] { $card }消散到你的牌庫底
       *[false] { $card }消散到其牌庫底
    }
morph-event-card_discarded = { $you ->
        [true] <strong>{ board-you }</strong> 棄掉{ $card }
       *[false] { $who } 棄掉{ $card }
    }
morph-event-card_renewed = { $you ->
        [true] { $card }回到你的牌庫底
       *[false] { $card }回到其牌庫底
    }
morph-event-battle_ended = { $shadow ->
    [true] { morph-shadow-wins }。
   *[false] {""}
}{ $reason ->
    [deck_empty] <strong>{ morph-reason-deck_empty }</strong>
   *[resigned] { board-gives-up }
}

morph-in-short = { $mode ->
    [duel] 對戰
   *[solo] 獨自對暗影
}，{ $packs } 盒
