# M.O.R.P.H.O. 的規則與教學局。

## 教學局

morpho-lesson-hand = 今晚你是 Ada
    .says = 你手上有兩張祕密的牌。<strong>殺手</strong>（紅）想除掉首領，值三分：數數牌角的刻度。<strong>保鑣</strong>（青）替 MORPHO 做事。這兩張互相衝突：只要都在手上，兩張都沒用。
morpho-lesson-tiles = 誰拿了什麼？
    .says = 上方的標示牌寫著發了哪些牌：一張<strong>首領</strong>、一張<strong>技師</strong>、兩張<strong>保鑣</strong>、兩張<strong>殺手</strong>、五張<strong>逃兵</strong>。十張在你們手上，一張在中央。哪張在哪裡？玩的就是這個。
morpho-lesson-look = 查看一張牌
    .says = 每個回合只做一件事。點<strong>查看</strong>，再點 Cleo 那張標示的牌。兩邊最靠近你的牌不能選：那是留給你的驚喜。
    .detour = 改天吧。今晚我們想知道 Cleo 藏了什麼：點標示的那張牌。
morpho-lesson-saw = 哎呀，是保鑣
    .says = 只有你看到。掀起的牌角會替你記住。而 Cleo 剛才大聲說什麼？「兩張逃兵，真無聊。」所以 Cleo 在說謊。誰都可以說謊：這個遊戲有一半靠的就是這個。
morpho-lesson-others = 輪到其他人
    .says = 你看得到誰查看哪裡，看不到他們看見什麼。Cleo 查看了 Emil 的一張牌，記住這件事。而 Emil <strong>轉職</strong>了：他蓋著交出一張牌，換了中央那張。
morpho-lesson-change = 轉職
    .says = 解除衝突：點<strong>轉職</strong>，再點你的<strong>保鑣</strong>。你會拿到中央的牌。那原本是 Emil 的，他丟掉時一點也不心疼。
    .detour = 規則允許，但今晚先不要：留著殺手，把保鑣交出去。
morpho-lesson-changed = 逃兵，也行
    .says = 逃兵跟誰都處得來，所以你的殺手清醒得很。那保鑣呢？現在躺在<strong>中央</strong>，誰也保護不了。只有你知道。待會兒會派上用場。
morpho-lesson-guard = Bo 什麼都信
    .says = Dora 說：「我是首領，請別開槍。」於是 Bo 翻開殺手開了槍。可是 Cleo 就坐在隔壁，她的<strong>保鑣</strong>必須挺身而出：被淘汰的反而是 Bo 的殺手。只剩一張殺手，就是你的。
morpho-lesson-mission = 真正的首領
    .says = Cleo 受夠了，翻開<strong>首領</strong>：任務開始。下個回合她必須指認技師。指對了，MORPHO 就獲勝。而她查看過哪張牌？Emil 的。糟了。
morpho-lesson-lies = Dora 知道了
    .says = Dora 查看你的牌，大喊：「Ada 是殺手！」難得是真話。你說：「我？我是澆花的。」Emil 兩個都不信，查看了 Dora 的牌。
morpho-lesson-snipe = 想清楚，再開槍
    .says = 保鑣有兩張。一張是 Cleo 的，只掩護鄰座，從不掩護自己手上的牌。另一張在中央：是你放的。誰也擋不了！點<strong>狙擊</strong>，再點<strong>首領</strong>，然後<strong>開槍</strong>。
    .detour = Cleo 的下個回合就可能結束一切。首領已經翻開：就打這張。
morpho-lesson-won = 你贏了
    .says = 首領被淘汰：這一局立刻結束，所有牌亮出，你的殺手得三分。Bo 的殺手要是還活著也會得分。就這樣：查看、記住、推敲，然後面不改色地說謊。

## 規則周邊

morpho-rules-identities = 各種身分
morpho-rules-search = 在規則中尋找
morpho-rules-found = 找到 { $count } 處
morpho-rules-show-all = 全部顯示

## 各身分的小標題

morpho-rules-wins = 獲勝條件
morpho-rules-reward = 獎勵
    .points = { $points } 分
    .less = 少 { $points } 分
morpho-rules-in-the-box = 盒中數量
    .cards = { $count } 張
morpho-rules-players = 適合
    .any = 任何人數
    .range = { $least } 到 { $most } 人
morpho-rules-special = 補充說明
morpho-rules-on-your-turn = 在你的回合
morpho-rules-reaction = 反應
morpho-rules-no-ability = 沒有能力。
morpho-rules-when = 時機
morpho-rules-cost = 代價
morpho-rules-shows = 會亮出
morpho-rules-reacts = 誰能反應

## 發牌表

morpho-rules-deal = 依人數發出的牌
    .players = 人數
    .each = 每人​張數
    .basic = 基本​玩法
    .expert = 進階玩法，​含未知身分

## 規則中的圖

morpho-picture-reach = 你和兩側的牌：緊鄰的查看不到，再過去的可以查看；有一處通道放了封鎖標記。
    .near = 緊鄰
    .far = 可以查看
    .you = 你
morpho-picture-guard = 殺手狙擊一張牌，旁邊的保鑣挺身而出。
    .shot = 被狙擊
    .guards = 挺身而出
    .shooter = 代為淘汰
morpho-picture-clash = 殺手和保鑣在同一手：兩張互相衝突。
morpho-picture-silence = 改造人和首領在同一手：首領沉默。

## 各主題的規則

morpho-rules-aim = 遊戲目標
    .text =
        你手上有一或兩張別人看不到的牌，中央還蓋著一張。每張牌是一個身分，各有各的目標。只要有人手上的牌達成目標，這一局就結束，由拿著那張牌的人得分。

        牌會換手，你的陣營也跟著換。算數的是這一局結束時你手上的牌，不是一開始發到的。

        分數逐局累積。某一局結束時有人達到 10 分（或桌主設定的分數），比賽就結束，分數最高的人獲勝。同分時，最後一局得分較多的人獲勝；再同分，就看誰在那一局的順位較後。
morpho-rules-cards = 牌與陣營
    .text =
        共有十二種身分，分屬五個陣營。牌以形狀和顏色表示陣營，右上角的刻度表示獎勵，並用幾個字寫出它能做什麼。

        蓋著的牌只有持有者和查看過的人知道。翻開的牌大家都看得到。被淘汰的牌離開這一局：大家都看得到它是什麼，它的位置空著。
morpho-rules-cards-morpho = 一起獲勝：靠任務，或殺手一個不剩。
morpho-rules-cards-killers = 一起獲勝：首領被淘汰，或任務失敗。
morpho-rules-cards-deserters = 各顧各的：他們只想離開。
morpho-rules-cards-outsiders = 只在進階玩法出現，每局最多一個局外人或異形。除了傭兵，都與 MORPHO 和殺手衝突。
morpho-rules-cards-aliens = 只在進階玩法出現，每局最多一個局外人或異形。會讓同一手的另一張牌沉默。
morpho-rules-setup = 第一回合之前
    .text =
        三到六人時每人兩張牌，七到九人時每人一張。中央再蓋一張。自己的牌隨時可以看。

        進階玩法會拿掉一張逃兵，換成未知身分：桌主選出的局外人和異形與一張逃兵洗混，抽一張和其他牌一起發出，誰也不看。所以每局最多一名局外人或異形，而一開始誰也說不準有沒有。

        牌桌上方的標示牌寫著每種身分發出幾張、還剩幾張；虛線框裡是未知身分的所有可能。兩局之間，桌主可以切換基本與進階玩法，或改變未知身分的可能，並會通知大家。

        比賽第一局的先手由抽籤決定，之後每局換下一位。回合依順時針進行，也就是往你的左邊。
morpho-rules-turn = 你的回合
    .text =
        輪到你時，三件事選一件做。
    .more =
        每局的第一回合不能使用能力：只能查看或轉職。

        使用能力會限制你：一旦用過，這一局就不能再查看或轉職，就算那張牌已經不在。只有換身沒有這個限制。此外，手上有翻開的牌的人，不論牌是怎麼來的，只要還拿著，就兩樣都不能做。

        還能查看或轉職時，不能直接跳過。如果都不能，而你某張翻開的牌有能用的能力，就必須使用一個能力，哪張牌的都行。否則你可以跳過，也可以使用蓋著的牌的能力。

        最後一張牌被淘汰的玩家這一局出局：沒有回合，也不得分。

        時間到時，能跳過就跳過。不能的話，查看第一張可以查看的牌；沒有的話就轉職；再不然由你一張翻開的牌行動。
morpho-rules-turn-look = 查看
    .text = 偷看另一位玩家一張蓋著的牌，它不能緊鄰著你。大家都看到你查看哪張，只有你看到它是什麼。中央的牌不能查看。
morpho-rules-turn-change = 轉職
    .text = 用你一張蓋著的牌和中央的牌交換，事先不能看。大家都看到換出哪張，只有你看到換來什麼。異形不能這樣換出去。
morpho-rules-turn-ability = 使用能力
    .text = 使用你某張牌在回合中能做的事。蓋著的牌要先翻開，之後一直開著。
morpho-rules-reach = 鄰座與封鎖標記
    .text =
        你的鄰座是左右兩邊的玩家。有人出局時，他兩邊的人就成為鄰座。只剩兩人時，兩邊都是對方。

        緊鄰你的，是兩邊各自第一張不屬於你的牌。它們太近，查看不到，卻近得可以刺殺。鄰座較近的那張牌被淘汰後，就換較遠的那張緊鄰你。

        封鎖標記放在兩位鄰座之間，把他們隔開：沒有人能越過它掩護、攔截或刺殺。它不會讓任何牌變得看得到：緊鄰你的牌隔著標記也不能查看。

        殺手們每局合計最多放兩個標記，一處一個。有人出局時，他兩側的標記離開牌局。只剩兩人時，他們之間的一個標記兩邊都算隔開。
    .more =
        以三人開始的一局要逐張牌來看：牌只為環上緊鄰自己的牌掩護或攔截，也可以是同一位玩家的另一張。標記放在相鄰的兩張牌之間，包括你自己的兩張，只隔開這兩張；牌被淘汰時，它旁邊的標記離開牌局。能查看哪些牌不變；緊貼目標前的標記會擋住刺殺。
morpho-rules-reactions = 反應
    .text =
        狙擊和逃走可以被反應擋下。第三種反應屬於寄生體，由查看觸發。
    .more =
        能反應就必須反應。先問被狙擊或逃走者左邊的玩家，再問右邊的。第一個能反應的就反應，不再問其他人。三人時，目標持有者自己的牌排在兩者之前。

        反應的牌亮給大家看，然後恢復原狀。有兩張都能反應時，由你選亮哪一張。

        衝突或沉默的牌不會反應。
morpho-rules-reactions-guard = { morpho-ability-guard }
    .text = 保鑣擋下對鄰座某張牌的狙擊，改由開槍的那張牌被淘汰。
morpho-rules-reactions-intercept = { morpho-ability-intercept }
    .text = 首領或保鑣攔下鄰座的逃亡，逃亡的每張牌都被淘汰。
morpho-rules-reactions-transmit = { morpho-ability-transmit }
    .text = 誰查看寄生體，持有者就會重新排放三張牌，其中一張是查看者的。
morpho-rules-clash = 衝突與沉默
    .text =
        同一手的兩張牌，一張是 MORPHO、另一張是殺手時互相衝突。間諜、激進分子、投資客與這兩者都衝突。其他牌不會衝突。

        衝突的牌沒有能力，回合中沒有，反應也沒有；你也不得分，連別人犯錯的 1 分也拿不到。這一局照樣可以結束。

        異形讓同一手的另一張牌沉默：那張沒有能力，也不能獲勝。異形本身不受影響。它一離開，另一張立刻恢復。

        手上只有一張牌時，不會衝突也不會沉默。衝突或沉默的牌仍然可以被查看、狙擊、指認和淘汰。
    .more =
        是否衝突以結束時手上的牌為準。只有因淘汰而結束時，才以淘汰前一刻的手牌為準。
morpho-rules-end = 怎樣結束，誰得分
    .text =
        每淘汰一張牌，以及每次有牌換手，都會檢查某人手上的牌是否獲勝。這一局就在那一刻結束。沉默的牌不能獲勝。

        不管是誰造成、什麼時候造成：首領被淘汰後才從中央拿到殺手的人，立刻獲勝。
    .more =
        你得到獲勝那張牌的獎勵；兩張都獲勝時取較高的。拿著傭兵的人少得 1 分。

        出局或衝突的人不得分。被淘汰的牌不會讓原本拿著它的人得分。

        首領被淘汰時，如果沒有人拿著能獲勝的殺手，這一局繼續。任務成功或失敗，這一局就一定結束，即使沒有人得分。

        一局結束時所有牌都會亮出，中央的也一樣。
morpho-rules-end-morpho = 殺手全數淘汰，或任務成功：手上有 MORPHO 牌的人都得分。
morpho-rules-end-killers = 首領被淘汰，或任務失敗：手上有殺手的人都得分。
morpho-rules-end-escape = 逃走成功：只有逃走的人得分。
morpho-rules-end-deserters = 三名逃兵被淘汰：只有持有激進分子的人得分。
morpho-rules-end-technician = 技師被淘汰：只有持有改造人的人得分。
morpho-rules-end-named = 指認的全部正確：只有指認的人得分。一旦出錯，其他人各得 1 分。
morpho-rules-end-side = 投資的一方獲勝：持有者跟著得分。
morpho-rules-stuck = 一局卡住時
    .text =
        還在局中的人接連全部跳過時，這一局結束，沒有人得分。

        還在局中的人也可以一致同意結束，隨時從選單提出。大家看得到有人想結束，但看不到是誰、有幾個。最後一人同意之前都可以收回。全部同意後這一局結束，沒有人得分。

        桌主可以設定上限，預設每人 15 回合。輪到已經用完回合數的人時，這一局以同樣方式結束。
morpho-rules-fair = 遠距也要公平
    .text =
        伺服器守住祕密，也懂規則。彼此要說什麼是你們的事，而這正是遊戲的一半。
    .more =
        想說什麼都行：宣稱、保證、指控、說謊。沒有人必須說實話，連剛剛看到的也一樣。

        不要亮給人看。話可以懷疑，分享的畫面或截圖不行。

        有話對大家說。兩個人咬耳朵，玩的就是另一種遊戲。

        出局之後，把知道的事留到這一局結束。觀戰時請保持安靜。

        你的推測只記在自己的瀏覽器裡。沒有人看得到，伺服器也看不到。

        誰也不能挑牌，伺服器也不能：每位玩家的瀏覽器都參與洗牌，比賽後可以驗證。

## 數種能力共用

morpho-rules-not-first = 在你的回合，每局的第一回合除外。
morpho-rules-bind = 這一局你不能再查看，也不能再轉職。
morpho-rules-no-cost = 沒有。
morpho-rules-face-up = 這張牌翻開，之後一直開著。
morpho-rules-shown-briefly = 這張牌亮給大家看，然後恢復原狀。
morpho-rules-must-react = 不能拒絕。
morpho-rules-nobody = 沒有人。

## 能力

morpho-ability-mission = 任務
    .does = 任務開始。到時拿著首領的人在下個回合開始時，不做行動，而是指認一張牌為技師。指對了，任務成功；指錯了，任務失敗。
    .when = { morpho-rules-not-first }
    .cost = { morpho-rules-bind }
    .shows = 首領翻開，之後一直開著；稍後還有被指認的牌。
    .reacts = { morpho-rules-nobody }
morpho-ability-intercept = 攔截
    .does = 攔下鄰座的逃亡，逃亡的每張牌都被淘汰。
    .when = 鄰座試著逃走時。{ morpho-rules-must-react }
    .cost = { morpho-rules-no-cost }
    .shows = { morpho-rules-shown-briefly }
    .reacts = { morpho-rules-nobody }
morpho-ability-guard = 掩護
    .does = 擋下對鄰座某張牌的狙擊，改由開槍的那張牌被淘汰。
    .when = 鄰座的牌被狙擊時。{ morpho-rules-must-react }
    .cost = { morpho-rules-no-cost }
    .shows = { morpho-rules-shown-briefly }
    .reacts = { morpho-rules-nobody }
morpho-ability-snipe = 狙擊
    .does = 射擊中央以外的任何其他牌。沒有人掩護，它就被淘汰。
    .when = { morpho-rules-not-first }
    .cost = { morpho-rules-bind }狙擊被擋下時，殺手被淘汰。
    .shows = { morpho-rules-face-up }
    .reacts = 被狙擊者鄰座的保鑣。三人時是緊鄰目標的保鑣。
morpho-ability-snipe-cyborg =
    .cost = { morpho-rules-bind }狙擊被擋下時，改造人被淘汰。
morpho-ability-block = 封鎖
    .does = 在兩位鄰座之間放一個封鎖標記；三人時放在相鄰的兩張牌之間。
    .when = { morpho-rules-not-first }每局最多兩個標記。
    .cost = { morpho-rules-bind }
    .shows = { morpho-rules-face-up }
    .reacts = { morpho-rules-nobody }
morpho-ability-escape = 逃走
    .does = 你的牌全部試著離開。沒有人攔下，你就獨自贏得這一局。
    .when = { morpho-rules-not-first }手上必須全是逃兵，或一張逃兵加傭兵。
    .cost = 被攔下時，逃亡的牌全部淘汰，你也出局。
    .shows = 你的牌全部翻開。
    .reacts = 鄰座的首領或保鑣。三人時是緊鄰逃亡牌的首領或保鑣。
morpho-ability-escape-parasite =
    .does = 寄生體試著離開，不管另一張牌是什麼。沒有人攔下，你就獨自贏得這一局。
    .when = { morpho-rules-not-first }
    .cost = { morpho-rules-bind }被攔下時，寄生體被淘汰。
    .shows = { morpho-rules-face-up }
    .reacts = 鄰座的首領或保鑣。三人時是緊鄰寄生體的首領或保鑣。
morpho-ability-report = 舉報
    .does = 把還在局中的首領、技師和每一名保鑣逐張指認出來，順序自訂。一旦出錯這一局就結束，其他人各得 1 分。
    .when = { morpho-rules-not-first }
    .cost = 不論對錯，這一局都結束。
    .shows = 間諜翻開，被指認的每張牌也翻開。
    .reacts = { morpho-rules-nobody }
morpho-ability-detonate = 引爆
    .does = 連續投出三顆炸彈。每顆淘汰一張牌，任何一顆之後這一局都可能結束。
    .when = { morpho-rules-not-first }
    .cost = { morpho-rules-bind }
    .shows = { morpho-rules-face-up }
    .reacts = { morpho-rules-nobody }
morpho-ability-invest = 投資
    .does = 投資殺手或 MORPHO。從此你每回合都跳過，你的牌都不會被淘汰。
    .when = { morpho-rules-not-first }
    .cost = 這一局你不再做任何事。
    .shows = 投資客翻開，之後一直開著。投資哪一方只有你知道，直到這一局結束。
    .reacts = { morpho-rules-nobody }
morpho-ability-assassinate = 刺殺
    .does = 淘汰緊鄰你的兩張牌之一。
    .when = { morpho-rules-not-first }
    .cost = { morpho-rules-bind }
    .shows = { morpho-rules-face-up }
    .reacts = 沒有人：刺殺無法掩護。
morpho-ability-perceive = 感知
    .does = 從念力者開始順時針，逐張說出其他所有玩家的牌。一旦出錯這一局就結束，其他人各得 1 分。
    .when = { morpho-rules-not-first }
    .cost = 不論對錯，這一局都結束。
    .shows = 念力者翻開，每張牌猜過之後也翻開。
    .reacts = { morpho-rules-nobody }
morpho-ability-swap = 換身
    .does = 念力者與另一位玩家的一張牌交換位置，蓋著放在那裡。你拿到那張牌並看到它；它原本蓋著或翻開都不變。
    .when = { morpho-rules-not-first }每局一次。
    .cost = 沒有：這是唯一不會限制你的能力。
    .shows = 大家都看到念力者去了哪裡。
    .reacts = { morpho-rules-nobody }
morpho-ability-transmit = 傳染
    .does = 拿走查看者的一張牌。你看得到它和中央的牌，再把它們和寄生體隨你意蓋放在這三個位置。
    .when = 每次有人查看它時。{ morpho-rules-must-react }
    .cost = { morpho-rules-no-cost }
    .shows = 寄生體亮給大家看，大家也看到你拿哪張牌。怎麼放只有你知道；之後每個人看得到自己手上的牌。
    .reacts = { morpho-rules-nobody }

## 各身分的規則

morpho-rules-morpho-wins = 任務成功，或殺手全數淘汰。手上有 MORPHO 牌的人都得分。
morpho-identity-rules-leader =
    .short =
        與 MORPHO 一起獲勝：殺手一個不剩，或任務成功。

        任務：下一回合必須指認技師。

        攔截鄰座的逃亡。首領被淘汰，殺手就獲勝。
    .wins = { morpho-rules-morpho-wins }
    .special =
        局中任何一張牌都能指認：中央的、翻開的、自己的。

        技師在被指認之前遭到淘汰，任務失敗。

        首領在指認之前遭到淘汰，任務中止。

        衝突或沉默不會取消任務。

        技師已經不在時仍可啟動任務。

        三人時只能攔截緊鄰自己的牌逃亡。
morpho-identity-rules-technician =
    .short =
        與 MORPHO 一起獲勝：殺手一個不剩，或任務成功。

        沒有能力。好好藏著，但要讓首領找得到你。

        遭到淘汰時，任務失敗，改造人獲勝。
    .wins = { morpho-rules-morpho-wins }
    .special =
        只有指認這張牌，任務才會成功。它可能在中央。

        任務進行中它遭到淘汰，任務失敗。

        就算衝突或沉默，它仍算是技師。
morpho-identity-rules-bodyguard =
    .short =
        與 MORPHO 一起獲勝：殺手一個不剩，或任務成功。

        擋下對鄰座的狙擊：改由開槍的牌被淘汰。

        也攔截鄰座的逃亡。
    .wins = { morpho-rules-morpho-wins }
    .special =
        只擋狙擊，不擋炸彈和刺殺。

        從不掩護自己。四人以上時，也不掩護持有者的另一張牌。

        別人的保鑣和其他牌一樣可以被掩護。

        三人時只對環上緊鄰自己的牌有效，包括持有者的另一張牌。

        隔著封鎖標記的鄰座，它幫不上忙。
morpho-identity-rules-killer =
    .short =
        首領被淘汰或任務失敗時獲勝。

        狙擊：射擊中央以外的任何一張牌。

        封鎖：把兩位鄰座隔開。
    .wins = 首領被淘汰，或任務失敗。手上有殺手的人都得分。
    .special =
        所有殺手共用這一局的兩個標記。一處只放一個。

        也可以射擊自己的另一張牌。

        首領被淘汰後才拿到殺手，你立刻獲勝。

        發出的殺手（包括中央的那張）全部淘汰，MORPHO 就獲勝。
morpho-identity-rules-deserter =
    .short =
        靠逃走獨自獲勝。

        手上必須全是逃兵，可以帶一名傭兵。

        鄰座的首領或保鑣會攔下：那就全部被淘汰。
    .wins = 你逃走成功。只有你得分。
    .special =
        每次逃亡只會被一張牌攔截一次。

        帶著傭兵時少得 1 分。

        三名逃兵被淘汰，激進分子就獲勝。
morpho-identity-rules-spy =
    .short =
        靠一次無誤的舉報獨自獲勝。

        舉報：指認首領、技師和每一名保鑣。

        一旦出錯，其他人各得 1 分。
    .wins = 你的舉報正確。只有你得分。
    .special =
        中央的牌和自己的牌都能指認，但同一張不能兩次。

        已被淘汰的不必指認。沒有人可指認時，你立刻獲勝。

        與 MORPHO 和殺手都衝突。

        出局或衝突的人拿不到你出錯的那 1 分。
morpho-identity-rules-extremist =
    .short =
        三名逃兵被淘汰時獨自獲勝。

        引爆：連續投出三顆炸彈。

        沒有人能掩護。中央也能炸。
    .wins = 三名以上的逃兵被淘汰，不論是誰做的。只有你得分。
    .special =
        三顆都必須投。目標不足三個時，投到沒有目標為止。

        激進分子以外的任何牌都是目標：中央的、自己的另一張也是。

        之後的回合可以再投；如果這是你唯一能用的能力，就必須投。

        中央的牌被淘汰後，這一局誰也不能再轉職。

        與 MORPHO 和殺手都衝突。
morpho-identity-rules-investor =
    .short =
        與投資的一方一起獲勝：殺手或 MORPHO。

        投資：祕密選一方，之後每回合都跳過。

        從此你的牌不會被淘汰。
    .wins = 你投資的一方獲勝。MORPHO：殺手全數淘汰或任務成功；殺手：首領被淘汰或任務失敗。
    .special =
        你的牌仍可能被狙擊，也可能被掩護，但除此之外什麼都不會發生，目標也不會亮出。

        就算那一方沒有別人能得分，你也會得分。

        投資本身不會結束這一局。有人獨自獲勝時，兩方都沒贏。

        與 MORPHO 和殺手都衝突。
morpho-identity-rules-mercenary =
    .short =
        本身從不獲勝：你靠別的牌得分時少 1 分。

        刺殺：淘汰一張緊鄰你的牌，沒有人能掩護。

        不與任何牌衝突，可以跟逃兵一起逃走。
    .wins = 本身從不獲勝。靠另一張牌得分的人少 1 分。
    .special =
        中間的封鎖標記會擋住刺殺。

        沒贏的人不會被扣分，別人犯錯的 1 分也不受影響。

        只能跟逃兵一起逃走，不能單獨逃；被攔下時一起被淘汰。
morpho-identity-rules-cyborg =
    .short =
        技師被淘汰時獨自獲勝，不論是誰做的。

        狙擊：射擊中央以外的任何一張牌。

        讓你另一張牌沉默，而且不能換出去。
    .wins = 技師被淘汰，不論是誰做的。只有你得分。
    .special =
        只要拿著它，你另一張牌沒有能力，也不能獲勝。

        不能靠轉職換出去。

        技師被淘汰後才拿到它，你立刻獲勝。
morpho-identity-rules-psionics =
    .short =
        說出別人所有蓋著的牌，獨自獲勝。

        一旦出錯，其他人各得 1 分。

        換身：與另一位玩家的牌交換位置。
    .wins = 你說的每張牌都對。只有你得分。
    .special =
        翻開的牌和自己的另一張牌都略過。沒有牌可說時，你立刻獲勝。

        換身碰不到中央的牌。

        只要拿著它，你另一張牌沒有能力，也不能獲勝。

        不能靠轉職換出去。

        出局或衝突的人拿不到你出錯的那 1 分。
morpho-identity-rules-parasite =
    .short =
        靠逃走獨自獲勝，不管另一張牌是什麼。

        鄰座的首領或保鑣會攔下：那它就被淘汰。

        誰查看它，持有者就會重新排放三張牌。
    .wins = 你帶著它逃走成功。只有你得分。
    .special =
        中央空著時只放兩張牌。

        原本知道其中一張的人，只知道它在這三張之中。

        只要拿著它，你另一張牌沒有能力，也不能獲勝。

        不能靠轉職換出去。
