### Big Two in Chinese as it is written in Hong Kong. ko.ftl comes first and says what the variables are.

bigtwo-name = 鋤大弟
bigtwo-tagline = 二最大，最先出完牌的人向全枱收錢

## Seats and computer players

bigtwo-seat-0 = 紅方
bigtwo-seat-1 = 藍方
bigtwo-seat-2 = 綠方
bigtwo-seat-3 = 黃方
bigtwo-seat-4 = 紫方
bigtwo-level-random = 隨機
bigtwo-level-random-help = 在可以出的牌之中隨便出，適合用來熟習規則。
bigtwo-level-beginner = 初級
bigtwo-level-beginner-help = 出剛剛夠大的牌，輪到自己先出就出最細的單張，間中隨意出牌。
bigtwo-level-intermediate = 中級
bigtwo-level-intermediate-help = 不拆牌型，先清細牌，留住可以取回出牌權的大牌，並且留意別人剩多少張。
bigtwo-level-advanced = 高級
bigtwo-level-advanced-help = 設想看不見的牌的各種分法，逐一打到最後，出結算最有利的牌。

## Presets

bigtwo-preset-hong_kong = 香港式
bigtwo-preset-hong_kong-help = 花色次序是葵扇、紅心、梅花、階磚，A2345是最大的順子，不用鬼牌。
bigtwo-preset-taiwan = 台灣式
bigtwo-preset-taiwan-help = 花色次序是葵扇、紅心、階磚、梅花，23456是最大的順子。

## Cards

bigtwo-card-S3 = 葵扇3
bigtwo-card-H3 = 紅心3
bigtwo-card-D3 = 階磚3
bigtwo-card-C3 = 梅花3
bigtwo-card-S4 = 葵扇4
bigtwo-card-H4 = 紅心4
bigtwo-card-D4 = 階磚4
bigtwo-card-C4 = 梅花4
bigtwo-card-S5 = 葵扇5
bigtwo-card-H5 = 紅心5
bigtwo-card-D5 = 階磚5
bigtwo-card-C5 = 梅花5
bigtwo-card-S6 = 葵扇6
bigtwo-card-H6 = 紅心6
bigtwo-card-D6 = 階磚6
bigtwo-card-C6 = 梅花6
bigtwo-card-S7 = 葵扇7
bigtwo-card-H7 = 紅心7
bigtwo-card-D7 = 階磚7
bigtwo-card-C7 = 梅花7
bigtwo-card-S8 = 葵扇8
bigtwo-card-H8 = 紅心8
bigtwo-card-D8 = 階磚8
bigtwo-card-C8 = 梅花8
bigtwo-card-S9 = 葵扇9
bigtwo-card-H9 = 紅心9
bigtwo-card-D9 = 階磚9
bigtwo-card-C9 = 梅花9
bigtwo-card-ST = 葵扇10
bigtwo-card-HT = 紅心10
bigtwo-card-DT = 階磚10
bigtwo-card-CT = 梅花10
bigtwo-card-SJ = 葵扇J
bigtwo-card-HJ = 紅心J
bigtwo-card-DJ = 階磚J
bigtwo-card-CJ = 梅花J
bigtwo-card-SQ = 葵扇Q
bigtwo-card-HQ = 紅心Q
bigtwo-card-DQ = 階磚Q
bigtwo-card-CQ = 梅花Q
bigtwo-card-SK = 葵扇K
bigtwo-card-HK = 紅心K
bigtwo-card-DK = 階磚K
bigtwo-card-CK = 梅花K
bigtwo-card-SA = 葵扇A
bigtwo-card-HA = 紅心A
bigtwo-card-DA = 階磚A
bigtwo-card-CA = 梅花A
bigtwo-card-S2 = 葵扇2
bigtwo-card-H2 = 紅心2
bigtwo-card-D2 = 階磚2
bigtwo-card-C2 = 梅花2
bigtwo-card-JK0 = 彩色鬼牌
bigtwo-card-JK1 = 黑白鬼牌
bigtwo-card-joker-as = 鬼牌（{ $card }）
bigtwo-card-picked = { $card }，已選
bigtwo-card-unfit = { $card }，現在不能一起出

## Kinds of play

bigtwo-finds = 手牌砌得成的牌型
bigtwo-sign-kind = 枱面：{ $kind }
bigtwo-kind-none = 空枱
bigtwo-kind-single = 單張
bigtwo-kind-pair = 一對
bigtwo-kind-triple = 三條
bigtwo-kind-straight = 順子
bigtwo-kind-flush = 同花
bigtwo-kind-full_house = 葫蘆
bigtwo-kind-four = 鐵支
bigtwo-kind-straight_flush = 同花順

## Options

bigtwo-group-course = 玩法
bigtwo-group-jokers = 鬼牌
bigtwo-option-seats = 人數
bigtwo-option-seats-help = 2至5人可以玩。四人或以下每人13張，五人每人10張。
bigtwo-option-seats-words = 玩家, 幾多人
bigtwo-option-rounds = 局數
bigtwo-option-rounds-help = 玩完這麼多局就結算。0即是一直玩到你停為止。
bigtwo-option-rounds-words = 局數, 幾多局, 幾鋪
bigtwo-option-jokers = 鬼牌
bigtwo-option-jokers-help = 單張比2大；在牌型裡當作最有利的牌。
bigtwo-option-jokers-words = 鬼牌, 王, 大細鬼
bigtwo-option-suits = 花色大細
bigtwo-option-suits-help = 數字相同時，哪一種花色較大。
bigtwo-option-suits-words = 花色大細, 台式, 港式, 葵扇, 階磚
bigtwo-option-suits-hong_kong = 葵扇、紅心、梅花、階磚（香港）
bigtwo-option-suits-taiwan = 葵扇、紅心、階磚、梅花（台灣）
bigtwo-option-suits-level = 不分花色
bigtwo-option-straights = 順子次序
bigtwo-option-straights-help = 有2的順子排在哪裡。
bigtwo-option-straights-words = 蛇, 順子, 順, 大細
bigtwo-option-straights-a2345_top = A2345最大，其次23456
bigtwo-option-straights-23456_top = 23456最大，其次A2345
bigtwo-option-straights-poker = 跟撲克：10JQKA最大，A2345最細
bigtwo-option-low_straights = A2345與23456也是順子
bigtwo-option-low_straights-help = 關閉時，只有34567至10JQKA是順子。
bigtwo-option-low_straights-words = 細蛇, A2345, 23456, 順子
bigtwo-option-jqka2 = JQKA2也是順子
bigtwo-option-jqka2-help = 開啟時排在10JQKA之上。
bigtwo-option-jqka2-words = JQKA2, 大蛇, 順子
bigtwo-option-flushes = 同花比法
bigtwo-option-flushes-help = 兩手同花先比甚麼。
bigtwo-option-flushes-words = 花, 同花, 比花色
bigtwo-option-flushes-ranks = 先比數字，2最大
bigtwo-option-flushes-suit = 先比花色
bigtwo-option-flushes-poker = 跟撲克：A最大，2最細
bigtwo-option-first_holds_starter = 第一手要有起手牌
bigtwo-option-first_holds_starter-help = 因起手牌而先出的人，第一手要包括那張牌。
bigtwo-option-first_holds_starter-words = 要出階磚3, 方塊3, 首出
bigtwo-option-lead = 下一局由誰先出
bigtwo-option-lead-help = 由第二局起由誰先出。
bigtwo-option-lead-words = 贏家先出, 先出, 頭家
bigtwo-option-lead-starter = 拿到起手牌的人
bigtwo-option-lead-winner = 上一局的贏家
bigtwo-option-starter = 起手牌
bigtwo-option-starter-help = 拿到這張牌的人先出。沒有派出的話，由拿到最細一張的人先出。
bigtwo-option-starter-words = 階磚3, 方塊3, 梅花3
bigtwo-option-starter-diamond3 = 階磚3
bigtwo-option-starter-club3 = 梅花3
bigtwo-option-draw_on_pass = 過牌要摸一張
bigtwo-option-draw_on_pass-help = 兩三個人玩時，每次過牌就從餘牌摸一張。
bigtwo-option-draw_on_pass-words = 過牌抽牌, 執牌
bigtwo-option-pass_out = 過牌後暫停
bigtwo-option-pass_out-help = 過牌一次之後，清枱前不能再出。
bigtwo-option-pass_out-words = 過牌停手, pass咗唔出得
bigtwo-option-duty = 頂大
bigtwo-option-duty-help = 有人只剩一張時，要出最大的牌去頂。
bigtwo-option-duty-words = 頂大, 放生, 包牌, 包, 報單
bigtwo-option-duty-off = 不用頂大
bigtwo-option-duty-penalty = 不頂大要包賠全枱
bigtwo-option-duty-forced = 不准出別的牌
bigtwo-option-duty_at_highest = 包賠以最高倍數計
bigtwo-option-duty_at_highest-help = 因不頂大而包賠時，所有金額都以該局最高倍數計。
bigtwo-option-duty_at_highest-words = 頂大, 包牌, 放生
bigtwo-option-many_cards = 剩牌多的罰則
bigtwo-option-many_cards-help = 剩很多牌的人，要賠的金額加倍。
bigtwo-option-many_cards-words = 炒, 炒雙, 雙炒, 三炒, 剩牌
bigtwo-option-many_cards-off = 沒有
bigtwo-option-many_cards-eight = 8張起兩倍
bigtwo-option-many_cards-ten = 10張起兩倍
bigtwo-option-many_cards-both = 8張起兩倍，10張起三倍
bigtwo-option-twos_double = 每剩一張2加一倍
bigtwo-option-twos_double-help = 輸的時候手上有2，每張令要賠的金額加倍。
bigtwo-option-twos_double-words = 炒二, 剩2, 老二, 雙計
bigtwo-option-spade2_triples = 葵扇2三倍
bigtwo-option-spade2_triples-help = 手上剩葵扇2，以三倍取代兩倍。
bigtwo-option-spade2_triples-words = 葵扇2, 黑桃2, 三倍, 大老二
bigtwo-option-coloured_joker_higher = 彩色鬼牌較大
bigtwo-option-coloured_joker_higher-help = 單張打出時，彩色鬼牌大過黑白鬼牌。
bigtwo-option-coloured_joker_higher-words = 大鬼, 細鬼, 彩色鬼
bigtwo-option-joker_last_barred = 最後一手不准用鬼牌
bigtwo-option-joker_last_barred-help = 出完手牌的一手不能有鬼牌。
bigtwo-option-joker_last_barred-words = 鬼牌收尾, 尾手
bigtwo-option-joker_left_is_last = 只剩鬼牌算最後
bigtwo-option-joker_left_is_last-help = 手上只有鬼牌的人，張數當作與剩牌最多的人相同，名次則排在那人之後。
bigtwo-option-joker_left_is_last-words = 淨剩鬼牌, 包尾
bigtwo-option-joker_left_doubles = 每剩一張鬼牌加一倍
bigtwo-option-joker_left_doubles-help = 輸的時候手上有鬼牌，每張令要賠的金額加倍。
bigtwo-option-joker_left_doubles-words = 剩鬼牌, 雙計

## Parts of the table

bigtwo-panel = 紀錄與按鈕
bigtwo-others = 其他座位
bigtwo-table = 枱面
bigtwo-suggest = 提示
bigtwo-standings = 分數
bigtwo-held = { $count }張
bigtwo-ask-pass = 沒有牌大得過，請過牌
bigtwo-round = 第{ $round }局
bigtwo-round-of = 第{ $round }局・共{ $count }局
bigtwo-hand = 你的手牌
bigtwo-stock = 餘牌{ $count }張
bigtwo-table-empty = 枱面沒有牌
bigtwo-passed = 過牌
bigtwo-stamp-out = 出晒！
bigtwo-one-card = 剩一張
bigtwo-sort-rank = 按數字排
bigtwo-sort-suit = 按花色排
bigtwo-history = 出過的牌
bigtwo-history-none = 還未有人出牌

## Moves: buttons and what a card can do

bigtwo-ask-lead = 隨便出牌
bigtwo-ask-open = 請連同起手牌一起出：{ $card }
bigtwo-ask-follow = 出更大的牌，或者過牌：{ $kind }
bigtwo-ask-stuck = 不能以鬼牌出完，請過牌
bigtwo-wait = 輪到{ $seat }
bigtwo-move-play-kind = 出{ $kind }：{ $cards }
bigtwo-move-pass = 過牌
bigtwo-move-pass-draw = 過牌並摸一張
bigtwo-duty-bound = 有人剩一張，要頂大
bigtwo-duty-warn = 這樣不算頂大。剩一張的人如果贏了，你要包賠全枱。
bigtwo-duty-owed = 最大：{ $cards }

## What happened (live region and "last move")

bigtwo-did-led = { $seat }：{ $kind }，{ $cards }
bigtwo-did-played = { $seat }：{ $cards }
bigtwo-did-pass = { $seat }：過牌
bigtwo-did-one = { $seat }：剩一張！
bigtwo-did-cleared = 全部過牌。下一位先出：{ $seat }

## Results

bigtwo-result-won = 第{ $round }局：{ $seat }勝
bigtwo-result-none = 第{ $round }局：沒有贏家
bigtwo-result-place = 第{ $place }名
bigtwo-result-left = 剩{ $count }張
bigtwo-result-times = { $times }倍
bigtwo-result-pays = { $seat } → { $other }：賠{ $points }
bigtwo-result-breaker = { $seat }：沒有頂大，包賠全枱
bigtwo-match-won = { $seat }勝出！
bigtwo-match-level = 打和：{ $seats }

## Why a move is refused

bigtwo-reason-over = 這一局已經完結。
bigtwo-reason-not_your_turn = 還未輪到你，請稍等。
bigtwo-reason-not_in_hand = 手上沒有這些牌。
bigtwo-reason-no_combination = 不是單張、一對、三條，也不是五張牌型。
bigtwo-reason-must_lead = 先出的人不能過牌，隨便出甚麼都可以。
bigtwo-reason-wrong_count = 張數要與枱面相同。
bigtwo-reason-not_higher = 要比枱面的牌大。
bigtwo-reason-holds_starter = 第一手一定要有起手牌。
bigtwo-reason-joker_last = 最後一手不能有鬼牌。
bigtwo-reason-duty = 有人剩一張，一定要出最大的牌。
bigtwo-reason-malformed = 看不懂這個指令。
