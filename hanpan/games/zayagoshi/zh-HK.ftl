### Zayagoshi in Chinese as it is written in Hong Kong. ko.ftl comes first and says what the variables are.

zayagoshi-name = 札亞高西
zayagoshi-tagline = 湊對、熟成，最先收存四張的遊戲

## Seats and computer players

zayagoshi-seat-0 = 紅方
zayagoshi-seat-1 = 藍方
zayagoshi-seat-2 = 綠方
zayagoshi-seat-3 = 黃方
zayagoshi-level-random = 隨機
zayagoshi-level-random-help = 在可以做的事之中隨便做，適合用來熟習規則。
zayagoshi-level-beginner = 初級
zayagoshi-level-beginner-help = 見到對子就登記，先收存容易熟成的牌，間中隨意行事。
zayagoshi-level-intermediate = 中級
zayagoshi-level-intermediate-help = 力求圖形、顏色、數字多樣，有用時就喊「達」。
zayagoshi-level-advanced = 高級
zayagoshi-level-advanced-help = 設想看不見的牌的各種排法，逐一玩到最後，選最好的做法。

## Cards

zayagoshi-card-R1 = 紅1
zayagoshi-card-Y1 = 黃1
zayagoshi-card-G1 = 綠1
zayagoshi-card-B1 = 藍1
zayagoshi-card-R2 = 紅2
zayagoshi-card-Y2 = 黃2
zayagoshi-card-G2 = 綠2
zayagoshi-card-B2 = 藍2
zayagoshi-card-R3 = 紅3
zayagoshi-card-Y3 = 黃3
zayagoshi-card-G3 = 綠3
zayagoshi-card-B3 = 藍3
zayagoshi-card-R4 = 紅4
zayagoshi-card-Y4 = 黃4
zayagoshi-card-G4 = 綠4
zayagoshi-card-B4 = 藍4
zayagoshi-card-R5 = 紅5
zayagoshi-card-Y5 = 黃5
zayagoshi-card-G5 = 綠5
zayagoshi-card-B5 = 藍5
zayagoshi-card-R6 = 紅6
zayagoshi-card-Y6 = 黃6
zayagoshi-card-G6 = 綠6
zayagoshi-card-B6 = 藍6
zayagoshi-card-R7 = 紅7
zayagoshi-card-Y7 = 黃7
zayagoshi-card-G7 = 綠7
zayagoshi-card-B7 = 藍7
zayagoshi-card-R8 = 紅8
zayagoshi-card-Y8 = 黃8
zayagoshi-card-G8 = 綠8
zayagoshi-card-B8 = 藍8
zayagoshi-card-Q1 = 空牌
zayagoshi-card-Q2 = 空牌
zayagoshi-card-Q3 = 空牌
zayagoshi-card-Q4 = 空牌

## Options

zayagoshi-group-turn = 每輪流程
zayagoshi-option-seats = 人數
zayagoshi-option-seats-help = 2至4人可以玩，3人最合適。
zayagoshi-option-seats-words = 玩家, 幾多人
zayagoshi-option-rounds = 局數
zayagoshi-option-rounds-help = 玩這麼多局，比總分。
zayagoshi-option-rounds-words = 局數, 幾多局
zayagoshi-option-dice = 擲骰決定先手
zayagoshi-option-dice-help = 按兩粒骰子的點數數過去，決定先手。
zayagoshi-option-dice-words = 骰仔, 擲骰, 頭家
zayagoshi-option-acts = 每回合可做的事
zayagoshi-option-acts-help = 登記、熟成、收存在一個回合裡可以做多少次。
zayagoshi-option-acts-words = 登記, 熟成, 保管, 每輪
zayagoshi-option-acts-any = 不限
zayagoshi-option-acts-one_ripening = 熟成只限一張
zayagoshi-option-acts-one = 只做一件事一次
zayagoshi-option-hand_limit = 手牌上限
zayagoshi-option-hand_limit-help = 回合完結時手牌多過這個數，就要棄一張。
zayagoshi-option-hand_limit-words = 手牌數, 四張
zayagoshi-option-discards_stay = 棄牌不動
zayagoshi-option-discards_stay-help = 收存時，棄牌不放到中央牌堆底。
zayagoshi-option-discards_stay-words = 棄牌, 捨牌
zayagoshi-option-aba_at_once = 喊阿巴的回合即可收存
zayagoshi-option-aba_at_once-help = 喊阿巴的同一回合就可以收存第五張。
zayagoshi-option-aba_at_once-words = 亞巴, 第五張
zayagoshi-option-quiet_turns = 多少回合後打和
zayagoshi-option-quiet_turns-help = 每個座位過了這麼多回合都沒有動靜就打和。0即是不會。
zayagoshi-option-quiet_turns-words = 平手, 流局

## Why a move is refused

zayagoshi-reason-over = 這一局已經完結。
zayagoshi-reason-not_your_turn = 還未輪到你。
zayagoshi-reason-answered = 你已經回答了，正在等其他人。
zayagoshi-reason-answer_first = 請先喊「達」或略過。
zayagoshi-reason-no_discard_offered = 現在沒有可以喊「達」的棄牌。
zayagoshi-reason-finish_or_aba = 請完結，或者喊阿巴。
zayagoshi-reason-not_complete = 剛收存第四張時才可以。
zayagoshi-reason-not_in_hand = 手上沒有這張牌。
zayagoshi-reason-other_number = 兩張牌的數字不同。
zayagoshi-reason-no_pair = 你沒有這對牌。
zayagoshi-reason-not_ripe = 還未熟成。
zayagoshi-reason-enough_done = 這個回合不能再做。
zayagoshi-reason-aba_waits = 第五張要下個回合才可以收存。
zayagoshi-reason-must_discard = 手牌太多，要棄一張。
zayagoshi-reason-malformed = 看不懂這個指令。

## Parts of the table. $card and $cards are names of cards, $seat is a seat's name, the rest are numbers.

zayagoshi-panel = 助手與按鈕
zayagoshi-round = 第{ $round }局
zayagoshi-others = 其他座位
zayagoshi-hand = 你的手牌
zayagoshi-held = 手牌{ $count }張
zayagoshi-pairs = 你的對子
zayagoshi-pairs-none = 登記兩張同數的牌，就會放在這裡
zayagoshi-pair = { $cards }。熟成 { $count }/{ $needs }
zayagoshi-pair-ripe = { $cards }。已熟成
zayagoshi-kept = 收存的牌
zayagoshi-kept-of = { $seat }收存的牌
zayagoshi-kept-none = 還未有
zayagoshi-middle = 中央牌堆與棄牌
zayagoshi-centre = 中央牌堆 { $count }張
zayagoshi-centre-next = 下一張：{ $card }
zayagoshi-discards = 棄牌 { $count }張
zayagoshi-discards-none = 沒有棄牌
zayagoshi-dice = 骰子{ $one }+{ $two }・擲骰 { $seat }・先手 { $first }
zayagoshi-first = 先手 { $first }
zayagoshi-in-aba = 阿巴
zayagoshi-quiet = 再過{ $count }個回合沒有動靜就打和
zayagoshi-goal = 登記兩張同數的牌成對子，用手牌令它熟成，再收存其中一張。最先收存四張就贏。
zayagoshi-recent = 剛才的事
zayagoshi-card-picked = { $card }，已選
zayagoshi-card-in-pair = { $card }，對子的牌
zayagoshi-card-keepable = { $card }，可以收存

## What is awaited

zayagoshi-ask-turn = 選一張牌，決定做甚麼
zayagoshi-ask-must = 手牌多過{ $count }張，要棄一張才完結
zayagoshi-ask-keep = 有對子已熟成，選一張收存
zayagoshi-ask-end = 沒有別的事做，就完結回合
zayagoshi-ask-da = 棄了{ $card }，喊「達」嗎？
zayagoshi-ask-crown = 收存了四張牌！
zayagoshi-hint-unripe = 再熟成{ $count }張就可以收存
zayagoshi-hint-target = 按對子就會馬上放上去
zayagoshi-wait-turn = 輪到{ $seat }
zayagoshi-wait-da = 等待有沒有人喊「達」
zayagoshi-wait-crown = { $seat }：正在考慮完結還是喊阿巴

## Moves: buttons and what they bring

zayagoshi-do-register = 登記
zayagoshi-do-ripen = 熟成
zayagoshi-do-keep = 收存
zayagoshi-do-discard = 棄牌
zayagoshi-do-da = 達！
zayagoshi-move-register = 登記：{ $cards }
zayagoshi-move-ripen = 熟成：{ $card } → { $cards }之上
zayagoshi-move-keep = 收存：{ $card }
zayagoshi-move-discard = 棄牌：{ $card }
zayagoshi-move-end = 完結回合
zayagoshi-move-finish = 完結
zayagoshi-move-aba = 阿巴
zayagoshi-move-da = 達！出{ $card }
zayagoshi-move-pass = 略過
zayagoshi-help-register =
    { $count ->
        [0] 馬上可以收存
       *[other] 熟成{ $count }張後收存
    }
zayagoshi-help-ripen =
    { $count ->
        [0] 這樣就熟成
       *[other] 之後還要{ $count }張
    }
zayagoshi-help-ripen-more = 對子已經熟成
zayagoshi-help-discard = 回合完結
zayagoshi-help-end = 不棄牌，輪到下一位
zayagoshi-help-finish = 每人{ $points }分，共{ $total }分
zayagoshi-help-aba = 多摸一張，挑戰第五張
zayagoshi-help-aba-risk = 喊了阿巴而輸，要一個人包賠全枱。
zayagoshi-help-pass = 不取
zayagoshi-effect-worth = { $formula } = { $points }分
zayagoshi-effect-worth-from = { $before } → { $formula } = { $points }分
zayagoshi-effect-kinds = 圖形{ $shapes }種・顏色{ $colours }種・數字{ $numbers }種

## Da

zayagoshi-da-title = { $seat }棄了{ $card }
zayagoshi-da-none = 手上沒有同數的牌
zayagoshi-da-always = 一律略過
zayagoshi-da-always-help = 不再詢問，自動略過

## What a set is worth

zayagoshi-set = 你收存的牌值多少分
zayagoshi-set-of = { $seat }收存的牌值多少分
zayagoshi-set-shapes = 圖形
zayagoshi-set-colours = 顏色
zayagoshi-set-numbers = 數字
zayagoshi-set-kinds = { $count }種
zayagoshi-set-strong = 強連
zayagoshi-set-weak = 弱連
zayagoshi-set-more = 再收{ $count }張才有分數
zayagoshi-set-start = 由2分開始，先加，再乘，最後乘方。
zayagoshi-set-classes = 1與5、2與6、3與7、4與8當作同一個數字。
zayagoshi-would = 如果收存
zayagoshi-would-none = 眼前沒有可以收存的牌
zayagoshi-would-ripe = 已熟成
zayagoshi-would-needs = 還差{ $count }張
zayagoshi-would-hand = 手牌
zayagoshi-would-da = 達
zayagoshi-shape-line = 線
zayagoshi-shape-mixed = 混
zayagoshi-shape-circle = 圓
zayagoshi-shape-quoto = 空
zayagoshi-colour-R = 紅
zayagoshi-colour-Y = 黃
zayagoshi-colour-G = 綠
zayagoshi-colour-B = 藍
zayagoshi-table = 計分表
zayagoshi-table-kinds = 種數
zayagoshi-history = 之前的事
zayagoshi-history-none = 還未有事發生
zayagoshi-standings = 分數
zayagoshi-own = 收存的牌的分數

## What happened (live region and history)

zayagoshi-did-register = { $seat }：登記，{ $cards }
zayagoshi-did-ripen = { $seat }：熟成，{ $cards }之上放{ $card }
zayagoshi-did-ripen-hidden = { $seat }：放一張牌熟成
zayagoshi-did-keep = { $seat }：收存，{ $card }
zayagoshi-did-discard = { $seat }：棄牌，{ $card }
zayagoshi-did-end = { $seat }：回合完結
zayagoshi-did-finish = { $seat }：完結！
zayagoshi-did-aba = { $seat }：阿巴！
zayagoshi-did-da = { $seat }：達！{ $cards }
zayagoshi-did-drew = 摸到：{ $card }

## Results

zayagoshi-result-won = 第{ $round }局：{ $seat }勝
zayagoshi-result-none = 第{ $round }局：打和
zayagoshi-result-pays = { $seat } → { $other }：{ $points }分
zayagoshi-result-aba = { $seat }：喊了阿巴而輸，包賠全枱
zayagoshi-result-aba-shared = { $seats }：喊了阿巴而輸，合力包賠全枱
zayagoshi-result-nothing = 分數不高於0，無人要付
zayagoshi-ending-four_kept = 收存四張完結
zayagoshi-ending-five_kept = 五張全部收存
zayagoshi-ending-idle = 再沒有可以做的事
zayagoshi-ending-quiet = 太久沒有動靜
zayagoshi-result-unfinished = 收存了{ $count }張
zayagoshi-match-won = { $seat }勝出！
zayagoshi-match-level = 打和：{ $seats }
