# Morph 的玩法：介紹、規則、引導首局和題目。

## 規則

morph-rules-aim = 目標
    .text =
        牌庫就是你的生命：兩個陣營的 24 隻生物。必須拿牌而牌庫已空，就立刻落敗。抽牌和被迫棄牌都算。

        手牌永遠是四張：一少就馬上抽。
morph-rules-card = 一張牌
    .text =
        費用在左上，印在陣營的形狀裡：紫是眼睛，灰是螺帽，黃是太陽，紅是火焰。下方是攻擊（劍）與防禦（盾）。力量（拳頭）只在押牌時有用。

        小牌上的關鍵字是符號。長按一張牌，或點戰場上的牌，就能閱讀。
morph-rules-stake = 押牌
    .text =
        雙方各從手牌暗選一張，再同時亮出。力量較高者先手，另一方的第一隻生物費用少 1。

        兩張牌進入各自主人的魔力區。力量相同就再押一次。
morph-rules-mana = 魔力
    .text =
        每回合先把一張手牌面朝下放入魔力區。它留到遊戲結束，誰都不能看，你也不能。

        橫置魔力牌來支付費用。回合結束時全部轉為直立。
morph-rules-summon = 召喚
    .text =
        接著，付得起多少就召喚多少生物。每隻排在一條線的最後，橫置。一條線有四位，第 1 位緊鄰前線。

        選中的牌會顯示它將站的位置，魔力顯示價格。大多數關鍵字在進場時生效，在補牌之後。

        此時造成的傷害保留到你的突擊結束。
morph-rules-assault = 突擊
    .text =
        結束回合時，你所有直立的生物自動攻擊：先第 1 線，再第 2 線，每線由後往前。各自攻擊同線最靠近前線的敵人，然後橫置。被攻擊者不還手。

        傷害達到防禦就摧毀生物。多餘的傷害作廢，後方的往前遞補。突擊後清除所有傷害。

        線上沒有敵人時，攻擊指向牌庫：對手棄掉等同攻擊力的牌數，然後攻擊者回到其主人的牌庫底。

        最後你所有的牌轉為直立，輪到對手。
morph-rules-keywords = 關鍵字
    .text = 每隻生物有一或兩個。前方敵人是同線最靠近前線的敵人。
morph-rules-feats = 奇技
    .text = 你的兩個陣營有一位奇才。每回合一次，在召喚時可支付並使用其奇技。
morph-rules-solo = 獨自對暗影
    .text =
        暗影使用另外兩個陣營，沒有手牌，也不用奇技。由你開始：把一張牌放入魔力區，然後照常進行。

        它的回合有一筆預算：雙方魔力區每張牌 1 點，你的每隻生物 1 點，再減去桌主所選：通常是 2，0 是照原版規則。它從牌庫翻牌，依序放到第 1 線、第 2 線，直到費用總和達到預算，然後像你一樣攻擊。

        暗影必須拿牌而牌庫已空時就輸了。若發生在它的回合，會先進行突擊。你剩下的牌數決定勝利的等級：4 張起穩勝，8 張起大勝，12 張起完勝。
morph-rules-end = 結束
    .text =
        有人必須從空牌庫拿牌時，遊戲立即結束。隨時可以在選單中認輸。

        時間用完則回合結束。若你還沒押牌或還沒把牌放入魔力區，就抽籤決定一張。

        一盒牌中每個陣營只能用一次：對手使用你留下的兩個。兩盒則各自自由選擇。
morph-rules-cards = 所有卡牌
    .text = 48 隻生物，每個陣營十二隻。點一張來閱讀。

## 關鍵字的完整說明

morph-explained-assimilation = 被摧毀時不進棄牌堆，而是面朝下、直立進入你的魔力區。
morph-explained-carnage = 第一次攻擊若摧毀生物，立刻再攻擊一次。不會有第三次。
morph-explained-surge = 進場時直立，本回合就能攻擊。
morph-explained-vanguard = 排在前線，同線的其他生物後退一位。
morph-explained-rally = 進場時，你同線的其他生物本回合 +{ $value } 攻擊。
morph-explained-scorch = 進場時，對同線的前方敵人造成 { $value } 點傷害。
morph-explained-erode = 進場時，對手棄掉牌庫頂的 { $value } 張牌。
morph-explained-renew = 進場時，你棄牌堆頂的牌放到牌庫底，共 { $value } 張。
morph-explained-lull = 進場時，同線的前方敵人橫置，錯過它的下一次突擊。
morph-explained-banish = 進場時，同線的前方敵人若費用在 { $value } 以下，便回到其牌庫底。
morph-explained-wellspring = 進場時，你牌庫頂的一張牌橫置進入魔力區，誰都看不到。
morph-explained-carapace = 每次受到的傷害減 { $value }。
morph-explained-stalk = 攻擊同線最後一個敵人，而不是第一個。
morph-explained-cleave = 攻擊時，被攻擊者後方的生物也受到 { $value } 點傷害。
morph-explained-spite = 被攻擊摧毀時，攻擊者受到 { $value } 點傷害。
morph-explained-echo = 被摧毀時不進棄牌堆，而是回到你的牌庫底。

## 數字的意思

morph-explained-attack = 突襲時造成的傷害。該線沒有敵人時，對方牌庫失去同樣張數的牌。
morph-explained-defence = 受到這麼多傷害就會被摧毀。每次突襲後，傷害會消除。
morph-explained-cost = 召喚它要付的魔力。
morph-explained-power = 只在押牌時有用：力量高的先手。
morph-explained-mana = 每張直立的魔力牌可付 1 點。你的回合結束時全部轉為直立。
morph-explained-hand = 手牌永遠是四張，少了就立刻從牌庫補足。
morph-explained-deck = 牌庫就是生命：必須從空牌庫拿牌的一方落敗。
morph-explained-purse = 暗影在自己回合可花的額度。它從牌庫翻牌，直到費用達到這個數。

## 在牌桌上和卡牌列表中查閱

morph-lookup = 關於這張牌
morph-printed = { $faction }色，力量 { $power }
morph-all-cards = 所有卡牌
morph-lookup-feat = <strong>{ $feat }</strong>：{ $does }
    .note = 奇技每回合可用一次，在召喚階段使用，奇才隨之橫置。
morph-pile = { $name }：棄牌 { $count } 張
    .note = 最後棄掉的排在最前。

## 規則中的圖，供朗讀

morph-picture-field = 兩塊戰場，各有兩條線。第 1 位的生物緊鄰前線。
morph-picture-states = 一隻直立的生物，以及橫置的同一隻。
morph-picture-card = 生物牌：左上是費用，右上是力量，下方是攻擊與防禦。

## 引導首局

morph-lesson-life = 牌庫就是生命
    .says = 你是 Ada，使用<strong>紫與灰</strong>。牌庫裡每張牌都是一點生命。你還有十張，Bo 只剩四張。Bo 若必須從空牌庫拿牌，你就贏了。
morph-lesson-stake = 押一張牌
    .says = 雙方各從手牌暗押一張。力量高的先手，但那張牌會變成魔力。<strong>{ morph-creature-G11 }</strong>力量 44，現在又付不起。點它，然後押下。
    .detour = 也可以。不過神諭者幾乎誰都能贏，現在又付不起。
morph-lesson-staked = 44 對 27
    .says = 由你先手。Bo 的第一個生物因此便宜 1 點。雙方各有兩條線，隔著<strong>前線</strong>相對。生物身上的劍是攻擊，盾是防禦，小圖示是關鍵字，點一下就能看說明。
morph-lesson-mana = 放入魔力區
    .says = 每回合先把一張手牌放入魔力區，面朝下直到最後。<strong>{ morph-creature-G12 }</strong>費用 6，現在太貴。點它，再按<strong>{ morph-do-mana }</strong>。你會立刻補一張牌。
    .detour = 還是放最貴的那張吧。
morph-lesson-summon = 召喚
    .says = 你有 3 點魔力，夠召喚<strong>{ morph-creature-V07 }</strong>。它會放逐前線上費用 2 以下的敵人。點它，選<strong>第 1 線</strong>，Bo 的{ morph-creature-R03 }就在那裡。
    .detour = 竊燭賊放在第 1 線，就能清出道路。
morph-lesson-price = 召喚也要付生命
    .says = 看看你的牌庫：這回合開始有九張，現在剩七張。手牌一少就立刻補，放魔力和召喚都一樣。所以只召喚有用的，別把付得起的全叫出來。
morph-lesson-assault = 結束回合：突擊
    .says = 新生物橫置進場，要等待。直立的會自動攻擊。第 1 線已無敵人：<strong>{ morph-creature-V02 }</strong>攻擊 Bo 的牌庫。第 2 線上<strong>{ morph-creature-G06 }</strong>迎戰{ morph-creature-Y04 }。按<strong>{ morph-end }</strong>。
    .detour = 不用再做什麼，結束回合吧。
morph-lesson-theirs = Bo 的回合
    .says = 嚮導攻擊後回到你的牌庫底，鐵甲牛摧毀了蜂蜜守衛。Bo 放入一張魔力，便宜 1 點召喚了<strong>{ morph-creature-R05 }</strong>。牠的火焰圖示是{ morph-keyword-scorch }，想灼燒鐵甲牛，被{ morph-keyword-carapace }擋下。
morph-lesson-again = 又輪到你
    .says = 你的牌全都直立了。再把一張放入魔力區：<strong>{ morph-creature-G05 }</strong>。
    .detour = 放收費關門。
morph-lesson-feat = 奇技
    .says = 你的奇才是<strong>{ morph-prodigy-violet_grey }</strong>。每回合可付 2 點使用<strong>{ morph-feat-violet_grey }</strong>：Bo 棄一張牌。點你名字旁的圓形標誌，再按<strong>{ morph-do-feat }</strong>。
    .detour = 先用奇技：點你名字旁的圓形標誌。
morph-lesson-strike = 最後一擊
    .says = Bo 的牌庫空了，但這樣還不算輸。<strong>{ morph-creature-V07 }</strong>已經直立，前面沒有人。按<strong>{ morph-end }</strong>。
    .detour = 結束回合，讓竊燭賊出擊。
morph-lesson-won = 差一張牌
    .says = Bo 必須拿牌，卻一張也沒有：你贏了，還剩七點生命。一個人時可以挑戰暗影。

## 題目

# $short: how many cards fewer the other deck would have needed for that move to win.
morph-puzzles-short = 還差 { $short } 張牌。
morph-puzzles-note = 牌庫面朝下。每題只用看得到的牌就能解開，無論牌庫裡是什麼。
morph-puzzles-assumed = 無論牌庫裡是什麼牌，解法都成立。
morph-puzzle-wide-open = 門戶大開
    .says = 第 1 線沒有敵人，你有 3 點魔力。誰一進場就能攻擊？
    .solved = 生物橫置進場，只有{ morph-keyword-surge }能立刻攻擊。
morph-puzzle-five-for-four = 四點當五點
    .says = 你有 4 點魔力，第一隻生物費用減 1。對手牌庫剩三張。
    .solved = 清空牌庫就夠了：對手回合一開始就要抽牌。{ morph-keyword-rally }只幫已經在場的同伴。
morph-puzzle-who-goes-first = 誰先出手
    .says = { morph-creature-R11 }攻擊很強，卻被{ morph-creature-V04 }擋住。你有 3 點魔力。
    .solved = 每條線上離前線最遠的先攻擊，替前面的同伴清出道路。
morph-puzzle-more-heat = 再添把火
    .says = 你有 3 點魔力，可以召喚一隻，或用奇技 +2 攻擊。用在哪裡最划算？
    .solved = 不只多 2 點：{ morph-creature-R03 }摧毀了敵人，再靠{ morph-keyword-carnage }攻擊牌庫 4 點。
morph-puzzle-one-card-each = 最後一張
    .says = 每召喚一隻就要補一張牌，而你的牌庫只剩一張。對手還有三張。
    .solved = { morph-creature-V11 }讓對手棄兩張，你只抽一張。奇技則不用抽牌。
morph-puzzle-small-hands = 小兵立功
    .says = 第 1 線有兩個敵人，你在那裡還有一個位置。你有 4 點魔力。
    .solved = 最小的就能清掉前面，{ morph-keyword-stalk }打倒後面，大的才能去第 2 線。
morph-puzzle-not-that-one = 不是那個
    .says = 兩個敵人擋路：摧毀一個，放逐一個。數數對手牌庫的張數。
    .solved = 被放逐的牌會回到牌庫底。{ morph-creature-Y02 }反正都會回去，所以該放逐它。
morph-puzzle-shell = 擊破甲殼
    .says = { morph-creature-G06 }每次受傷都少 1 點。從第 1 線突破，還是繞到第 2 線？
    .solved = { morph-keyword-scorch } 1 點、奇技 1 點、雙斧 3 點，剛剛好。{ morph-keyword-cleave }帶走後面的，{ morph-keyword-carnage }打中牌庫。
morph-puzzle-spite = 以怨報怨
    .says = 摧毀{ morph-creature-R09 }的生物會受 2 點傷害。選對由誰出手。
    .solved = 先{ morph-keyword-scorch }一點，由{ morph-creature-G06 }完成最後一擊，甲殼擋下了{ morph-keyword-spite }。
morph-puzzle-harvest = 兩次收成
    .says = 你的牌庫空了，現在召喚就輸。看看你的棄牌堆。
    .solved = 奇技和{ morph-keyword-renew }各把一張牌放到牌庫底。牌庫原本是空的，你就知道會抽到什麼。
morph-puzzle-gift = 哪張放入魔力區
    .says = 先要把一張手牌放入魔力區。哪一張用不到？
    .solved = { morph-creature-V07 }會佔掉第 2 線最後的位置，還讓對手牌庫多一張牌。
morph-puzzle-all-on-one = 集中一線
    .says = { morph-creature-G11 }封住了第 2 線。第 1 線你還有三個位置。先把一張牌放入魔力區。
    .solved = { morph-creature-Y01 }清出道路，{ morph-keyword-rally }最後才來，大家都受惠：3 加 5 就是 8。
