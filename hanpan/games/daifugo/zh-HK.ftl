### Daifugo in Chinese as it is written in Hong Kong. ko.ftl comes first and says what the variables are.

daifugo-name = 大富豪
daifugo-tagline = 最先出完牌做大富豪，最後還有牌的做大貧民
daifugo-panel = 紀錄與按鈕

## Seats and computer players

daifugo-seat-0 = 紅方
daifugo-seat-1 = 藍方
daifugo-seat-2 = 綠方
daifugo-seat-3 = 黃方
daifugo-seat-4 = 紫方
daifugo-seat-5 = 橙方
daifugo-seat-6 = 天藍方
daifugo-seat-7 = 粉紅方
daifugo-level-random = 隨機
daifugo-level-random-help = 在可以出的牌之中隨便出，適合用來熟習規則。
daifugo-level-beginner = 初級
daifugo-level-beginner-help = 只要可以出，差不多每次都出最細的牌，間中隨意出牌。
daifugo-level-intermediate = 中級
daifugo-level-intermediate-help = 把階梯、8和大牌留到適當時候，記住出過的牌，看到完結前兩手。
daifugo-level-advanced = 高級
daifugo-level-advanced-help = 設想看不見的牌的各種分法，逐一打到最後，出名次最好的牌。

## Presets

daifugo-preset-goran = 五蘭式
daifugo-preset-goran-help = 一張鬼牌，53張全部派完。五張或以上的階梯也是革命，鬼牌也可以開始鎖花色，設有都落與犯規出完。
daifugo-preset-goran_duel = 五蘭式一對一
daifugo-preset-goran_duel-help = 兩人各13張，其餘27張不看也不用，一局定勝負。
daifugo-preset-dokopa = Dokopa式
daifugo-preset-dokopa-help = 兩張鬼牌，各人張數相同，餘牌抽出。按名次累積分數，一局接一局，每局後選擇是否調位。
daifugo-preset-federation = 聯盟規則
daifugo-preset-federation-help = 按日本大富豪聯盟五項正式規則，三輪、每輪四局。
daifugo-preset-uecda = 電腦大賽
daifugo-preset-uecda-help = 程式比賽的規則：五個座位，過牌後要等到清枱，階梯裡的8也會清枱，按名次得5至1分。

## Cards

daifugo-card-S3 = 葵扇3
daifugo-card-H3 = 紅心3
daifugo-card-D3 = 階磚3
daifugo-card-C3 = 梅花3
daifugo-card-S4 = 葵扇4
daifugo-card-H4 = 紅心4
daifugo-card-D4 = 階磚4
daifugo-card-C4 = 梅花4
daifugo-card-S5 = 葵扇5
daifugo-card-H5 = 紅心5
daifugo-card-D5 = 階磚5
daifugo-card-C5 = 梅花5
daifugo-card-S6 = 葵扇6
daifugo-card-H6 = 紅心6
daifugo-card-D6 = 階磚6
daifugo-card-C6 = 梅花6
daifugo-card-S7 = 葵扇7
daifugo-card-H7 = 紅心7
daifugo-card-D7 = 階磚7
daifugo-card-C7 = 梅花7
daifugo-card-S8 = 葵扇8
daifugo-card-H8 = 紅心8
daifugo-card-D8 = 階磚8
daifugo-card-C8 = 梅花8
daifugo-card-S9 = 葵扇9
daifugo-card-H9 = 紅心9
daifugo-card-D9 = 階磚9
daifugo-card-C9 = 梅花9
daifugo-card-ST = 葵扇10
daifugo-card-HT = 紅心10
daifugo-card-DT = 階磚10
daifugo-card-CT = 梅花10
daifugo-card-SJ = 葵扇J
daifugo-card-HJ = 紅心J
daifugo-card-DJ = 階磚J
daifugo-card-CJ = 梅花J
daifugo-card-SQ = 葵扇Q
daifugo-card-HQ = 紅心Q
daifugo-card-DQ = 階磚Q
daifugo-card-CQ = 梅花Q
daifugo-card-SK = 葵扇K
daifugo-card-HK = 紅心K
daifugo-card-DK = 階磚K
daifugo-card-CK = 梅花K
daifugo-card-SA = 葵扇A
daifugo-card-HA = 紅心A
daifugo-card-DA = 階磚A
daifugo-card-CA = 梅花A
daifugo-card-S2 = 葵扇2
daifugo-card-H2 = 紅心2
daifugo-card-D2 = 階磚2
daifugo-card-C2 = 梅花2
daifugo-card-JK0 = 紅鬼牌
daifugo-card-JK1 = 黑鬼牌
daifugo-suit-S = 葵扇
daifugo-suit-H = 紅心
daifugo-suit-D = 階磚
daifugo-suit-C = 梅花
daifugo-card-joker-as = 鬼牌（{ $card }）

## Titles

daifugo-title-daifugo = 大富豪
daifugo-title-fugo = 富豪
daifugo-title-heimin = 平民
daifugo-title-hinmin = 貧民
daifugo-title-daihinmin = 大貧民

## Options

daifugo-group-start = 派牌與先出
daifugo-group-match = 分數與座位
daifugo-group-combos = 特殊牌與階梯
daifugo-group-passing = 過牌
daifugo-group-jokers = 鬼牌
daifugo-group-finishing = 出完與犯規
daifugo-option-seats = 人數
daifugo-option-seats-help = 2至8人可以玩。
daifugo-option-seats-words = 玩家, 幾多人
daifugo-option-rounds = 局數
daifugo-option-rounds-help = 0即是一直玩到你停為止。
daifugo-option-rounds-words = 局數, 幾多局, 無限
daifugo-option-jokers = 鬼牌
daifugo-option-jokers-help = 鬼牌比任何牌大，與別的牌一起出時可以代替任何牌。
daifugo-option-jokers-words = 鬼牌, 王, ジョーカー
daifugo-option-deal = 派牌方法
daifugo-option-deal-help = 52張牌與鬼牌怎樣派。
daifugo-option-deal-words = 派牌, 餘牌
daifugo-option-deal-all = 全部派完（有人多一張）
daifugo-option-deal-equal = 張數相同，餘牌抽出
daifugo-option-deal-thirteen = 各13張，其餘蓋住
daifugo-option-first_lead = 第一局先出
daifugo-option-first_lead-help = 第一局由誰先出。
daifugo-option-first_lead-words = 階磚3, 方塊3, 先出
daifugo-option-first_lead-diamond3 = 拿到階磚3的人
daifugo-option-first_lead-lot = 抽籤
daifugo-option-next_lead = 之後各局先出
daifugo-option-next_lead-help = 由第二局起由誰先出。
daifugo-option-next_lead-words = 大貧民先出, 下局
daifugo-option-next_lead-last = 上一局的大貧民
daifugo-option-next_lead-diamond3 = 拿到階磚3的人
daifugo-option-next_lead-same = 與第一局相同
daifugo-option-next_lead-lot = 抽籤
daifugo-option-exchange = 換牌
daifugo-option-exchange-help = 大貧民與貧民要交出最大的牌，大富豪與富豪自選牌交回。
daifugo-option-exchange-words = 進貢, 貢牌, 交稅, 換牌
daifugo-option-exchange-off = 沒有
daifugo-option-exchange-after = 收牌後才選
daifugo-option-exchange-before = 收牌前先選
daifugo-option-points = 分數
daifugo-option-points-help = 每局按名次得的分數。
daifugo-option-points-words = 計分, 積分, 階級
daifugo-option-points-none = 沒有（只有身分）
daifugo-option-points-titles = 按身分 +2 +1 0 −1 −2
daifugo-option-points-places = 按名次，最後一名1分
daifugo-option-eight_cut = 8切
daifugo-option-eight_cut-help = 出8即清枱，由出的人再先出。
daifugo-option-eight_cut-words = 8切, 八切, 8切り, 8斷
daifugo-option-revolution = 革命
daifugo-option-revolution-help = 同一數字出四張或以上，大細倒轉。
daifugo-option-revolution-words = 四條, 炸彈, 造反, 革命
daifugo-option-run_revolution = 階梯革命
daifugo-option-run_revolution-help = 階梯達到所定張數，大細也倒轉。
daifugo-option-run_revolution-words = 順子革命, 階段革命
daifugo-option-run_revolution-0 = 沒有
daifugo-option-run_revolution-4 = 由四張起
daifugo-option-run_revolution-5 = 由五張起
daifugo-option-lock = 鎖花色
daifugo-option-lock-help = 花色與上一手相同，清枱之前只可以出這些花色。
daifugo-option-lock-words = 鎖花色, 綁定, 縛り, 鎖牌
daifugo-option-spade3 = 葵扇3反擊
daifugo-option-spade3-help = 單張鬼牌可以用葵扇3來打。
daifugo-option-spade3-words = 葵扇3, 黑桃3, 黑桃三, 反殺鬼牌, スペ3返し
daifugo-option-fall = 都落
daifugo-option-fall-help = 上一局的大富豪如果不是第一個合規出完，就變成最後一名。
daifugo-option-fall-words = 都落, 落難, 大富豪跌落, 都落ち
daifugo-option-fouls = 犯規出完
daifugo-option-fouls-help = 以鬼牌、2（革命時是3）、8切等作為最後一手，會排到最後。
daifugo-option-fouls-words = 犯規上牌, 禁止上, 反則, 反則上がり
daifugo-option-seven_give = 7送牌
daifugo-option-seven_give-help = 出幾多張7，就可以送幾多張牌給下一位。
daifugo-option-seven_give-words = 七渡, 7交牌, 傳牌, 7渡し
daifugo-option-ten_discard = 10棄牌
daifugo-option-ten_discard-help = 出幾多張10，就可以棄幾多張牌。
daifugo-option-ten_discard-words = 十捨, 10棄牌, 丟牌, 10捨て
daifugo-option-jack_back = J倒轉
daifugo-option-jack_back-help = 出J後大細倒轉，直到清枱。
daifugo-option-jack_back-words = 11反, J反轉, 十一返, 11バック
daifugo-option-quint = 同數五張
daifugo-option-quint-help = 加上鬼牌，同一數字可以出五張或以上。
daifugo-option-quint-words = 五條, 五張同點
daifugo-option-runs_beat = 階梯大細
daifugo-option-runs_beat-help = 決定哪一條階梯較大。
daifugo-option-runs_beat-words = 順子大小, 階段比較
daifugo-option-runs_beat-overlap = 最細的一張較大即可
daifugo-option-runs_beat-above = 要整條在上面
daifugo-option-pass_out = 過牌後暫停
daifugo-option-pass_out-help = 過牌一次之後，清枱前不能再出。
daifugo-option-pass_out-words = 過牌停手, 唔出就停
daifugo-option-leader_may_pass = 先出者也可過牌
daifugo-option-leader_may_pass-help = 空枱也可以過牌，連續二十次就抽籤完結這一局。
daifugo-option-leader_may_pass-words = 先出可過, 頭家過牌
daifugo-option-follow_own = 可接自己的牌
daifugo-option-follow_own-help = 其他人全部過牌後，最後出牌的人也可以接着自己的牌再出更大的牌，或者過牌，然後先出。
daifugo-option-follow_own-words = 自己壓自己
daifugo-option-eight_in_runs = 階梯裡的8也切
daifugo-option-eight_in_runs-help = 階梯裡有8也會清枱。
daifugo-option-eight_in_runs-words = 順子8切, 8切り
daifugo-option-joker_locks = 鬼牌也可鎖花色
daifugo-option-joker_locks-help = 含鬼牌的牌也可以開始鎖花色。
daifugo-option-joker_locks-words = 鬼牌鎖, 縛り
daifugo-option-joker_declared = 聲明鬼牌的花色
daifugo-option-joker_declared-help = 出牌時決定鬼牌代替哪一張。
daifugo-option-joker_declared-words = 鬼牌宣告, 代用
daifugo-option-exact_count = 剛好那麼多張
daifugo-option-exact_count-help = 7送牌與10棄牌要麼做足張數，要麼不做。
daifugo-option-exact_count-words = 7渡, 10捨, 全數
daifugo-option-spade3_foul = 以葵扇3出完
daifugo-option-spade3_foul-help = 甚麼時候算犯規。
daifugo-option-spade3_foul-words = 黑桃3上牌, 犯規
daifugo-option-spade3_foul-return = 只限反擊時
daifugo-option-spade3_foul-single = 單張打出一律犯規
daifugo-option-jack_back_foul = J倒轉也計入犯規
daifugo-option-jack_back_foul-help = 2與3哪個算犯規，連J倒轉也計算在內。
daifugo-option-jack_back_foul-words = 11反, 犯規
daifugo-option-later_foul_lower = 後犯規者排更低
daifugo-option-later_foul_lower-help = 關閉時，先犯規者排更低。
daifugo-option-later_foul_lower-words = 犯規次序
daifugo-option-fouls_below_fallen = 犯規者低於都落者
daifugo-option-fouls_below_fallen-help = 關閉時，都落者排最後。
daifugo-option-fouls_below_fallen-words = 犯規次序, 都落
daifugo-option-reseat_every = 調位
daifugo-option-reseat_every-help = 每隔幾局重新編位，0即是不調位。
daifugo-option-reseat_every-words = 換位, 調位
daifugo-option-reset_every = 身分重設
daifugo-option-reset_every-help = 每隔幾局取消身分，0即是一直延續。
daifugo-option-reset_every-words = 重置階級
daifugo-option-ask_seats = 每局問是否調位
daifugo-option-ask_seats-help = 每局之後選擇座位不變還是調位。調位會重新抽座位與先出者。如果設定了「調位」局數就不會問。
daifugo-option-ask_seats-words = 換位, 調位

## Why a move is refused

daifugo-reason-over = 這一局已經完結。
daifugo-reason-not_your_turn = 還未輪到你。
daifugo-reason-exchange_first = 請先選擇要交換的牌。
daifugo-reason-give_first = 請先選擇要送的牌，或者按「夠了」。
daifugo-reason-discard_first = 請先選擇要棄的牌，或者按「夠了」。
daifugo-reason-nothing_asked = 現在不用送牌、棄牌或換牌。
daifugo-reason-not_in_hand = 手上沒有這張牌。
daifugo-reason-no_combination = 既不是同一數字，也不是同花色的階梯。
daifugo-reason-too_many = 同一數字最多四張。
daifugo-reason-must_lead = 枱面是空的，一定要出牌。
daifugo-reason-wrong_shape = 要與枱面同一牌型：階梯對階梯，同數對同數。
daifugo-reason-wrong_count = 張數要與枱面相同。
daifugo-reason-not_stronger = 要出比枱面大的牌。
daifugo-reason-locked = 花色已鎖，要出相同花色。
daifugo-reason-joker_elsewhere = 鬼牌的位置是固定的：先填空位，沒有空位就接在有利的一端。
daifugo-reason-wrong_number = 張數不對。
daifugo-reason-all_or_none = 要做足張數，或者完全不做。
daifugo-reason-malformed = 看不懂這個指令。

## The table

daifugo-four-colours = 四色花色
daifugo-four-colours-help = 階磚用藍色，梅花用綠色。這項設定存在這部裝置的瀏覽器。
daifugo-round = 第{ $round }局
daifugo-others = 其他座位
daifugo-table = 枱面
daifugo-table-empty = 枱面沒有牌
daifugo-hand = 你的手牌
daifugo-held = { $count }張
daifugo-passed = 過牌
daifugo-suggest = 提示
daifugo-sort-suit = 按花色排
daifugo-sort-rank = 按數字排
daifugo-card-picked = { $card }，已選
daifugo-card-unfit = { $card }，現在不能一起出
daifugo-card-came = { $card }，收到的牌
daifugo-history = 出過的牌
daifugo-history-none = 還未有人出牌。
daifugo-standings = 身分與分數

## What holds at the table

daifugo-stamp-revolution = 革命！
daifugo-stamp-restored = 革命翻轉！
daifugo-stamp-eight = 8 切！
daifugo-stamp-spade3 = 葵扇 3 反擊！
daifugo-sign-low = 細的較大
daifugo-sign-revolution = 革命中
daifugo-sign-jack_back = J倒轉
daifugo-sign-lock = 花色已鎖 { $suits }

## Moves

daifugo-move-play = 出{ $cards }
daifugo-move-pass = 過牌
daifugo-move-enough = 夠了
daifugo-move-exchange = 交出{ $cards }
daifugo-move-give = 7送牌：{ $cards }
daifugo-move-discard = 10棄牌：{ $cards }

## What is awaited

daifugo-ask-lead = 隨便出牌
daifugo-ask-play = 出更大的牌，或者過牌
daifugo-ask-pass = 沒有牌可以出，請過牌
daifugo-ask-exchange = 請選{ $count }張牌交出
daifugo-ask-give = 請選要送給下一位的牌（最多{ $count }張）
daifugo-ask-discard = 請選要棄的牌（最多{ $count }張）
daifugo-wait = 輪到{ $seat }
daifugo-wait-exchange = 正在換牌

## What happened

daifugo-did-played = { $seat }：{ $cards }
daifugo-did-pass = { $seat }：過牌
daifugo-did-enough = { $seat }：不再送牌或棄牌
daifugo-did-exchange = { $seat }：換牌交出{ $cards }
daifugo-did-give = { $seat }：把{ $cards }送給下一位
daifugo-did-discard = { $seat }：棄{ $cards }
daifugo-did-hidden = { $seat }：蓋住送出牌
daifugo-did-revolution = 革命！現在細的較大。
daifugo-did-restored = 革命返還！大細回復正常。
daifugo-did-lock = 花色已鎖：{ $suits }
daifugo-did-clean = { $seat }：出完手牌。
daifugo-did-foul = { $seat }：犯規出完。
daifugo-did-fallen = { $seat }：都落！
daifugo-did-left = { $seat }：還有牌在手。
daifugo-how-clean = 出完
daifugo-how-foul = 犯規
daifugo-how-fallen = 都落
daifugo-how-left = 有剩

## Results

daifugo-result-won = 第{ $round }局的大富豪：{ $seat }
daifugo-match-won = { $seat }勝出！
daifugo-match-level = 打和：{ $seats }
daifugo-reseated = 已重新編位。出牌次序：{ $seats }

## Ways on to the next round

daifugo-way-keep = 下一局，座位不變
daifugo-way-shuffle = 下一局，調位
