### Koi-Koi in Chinese as it is written in Hong Kong. ko.ftl comes first and says what the variables are.

koikoi-name = 花札來來
koikoi-tagline = 用四十八張花札組成役，兩個人的勝負
koikoi-panel = 役與按鈕

## Seats and computer players

koikoi-seat-0 = 紅方
koikoi-seat-1 = 藍方
koikoi-dealer = 莊家
koikoi-called = 已叫來來
koikoi-level-random = 隨機
koikoi-level-random-help = 在可以出的牌之中隨便出一張，適合用來熟習規則。
koikoi-level-beginner = 初級
koikoi-level-beginner-help = 盡量取得多張牌，間中隨意出牌。一有役就必定勝負。
koikoi-level-intermediate = 中級
koikoi-level-intermediate-help = 會朝役的方向打，不把你需要的牌留在場上。只在手牌多而你離役尚遠時才叫來來。
koikoi-level-advanced = 高級
koikoi-level-advanced-help = 設想看不見的牌的各種排法，逐一打到月底，出最有機會最後勝出的牌。

## Plants of the months

koikoi-month-1 = 松
koikoi-month-2 = 梅
koikoi-month-3 = 櫻
koikoi-month-4 = 藤
koikoi-month-5 = 菖蒲
koikoi-month-6 = 牡丹
koikoi-month-7 = 萩
koikoi-month-8 = 芒
koikoi-month-9 = 菊
koikoi-month-10 = 紅葉
koikoi-month-11 = 柳
koikoi-month-12 = 桐

## Kinds of card

koikoi-kind-bright = 光
koikoi-kind-animal = 種
koikoi-kind-ribbon = 短
koikoi-kind-chaff = 皮

## Cards

koikoi-card-01-bright = 1月・松上鶴（光）
koikoi-card-01-red = 1月・松上赤短
koikoi-card-01-chaff1 = 1月・松的皮
koikoi-card-01-chaff2 = 1月・松的皮
koikoi-card-02-animal = 2月・梅上鶯（種）
koikoi-card-02-red = 2月・梅上赤短
koikoi-card-02-chaff1 = 2月・梅的皮
koikoi-card-02-chaff2 = 2月・梅的皮
koikoi-card-03-bright = 3月・櫻上幕（光）
koikoi-card-03-red = 3月・櫻上赤短
koikoi-card-03-chaff1 = 3月・櫻的皮
koikoi-card-03-chaff2 = 3月・櫻的皮
koikoi-card-04-animal = 4月・藤上杜鵑（種）
koikoi-card-04-plain = 4月・藤上短冊
koikoi-card-04-chaff1 = 4月・藤的皮
koikoi-card-04-chaff2 = 4月・藤的皮
koikoi-card-05-animal = 5月・菖蒲八橋（種）
koikoi-card-05-plain = 5月・菖蒲短冊
koikoi-card-05-chaff1 = 5月・菖蒲的皮
koikoi-card-05-chaff2 = 5月・菖蒲的皮
koikoi-card-06-animal = 6月・牡丹蝶（種）
koikoi-card-06-blue = 6月・牡丹青短
koikoi-card-06-chaff1 = 6月・牡丹的皮
koikoi-card-06-chaff2 = 6月・牡丹的皮
koikoi-card-07-animal = 7月・萩間豬（種）
koikoi-card-07-plain = 7月・萩上短冊
koikoi-card-07-chaff1 = 7月・萩的皮
koikoi-card-07-chaff2 = 7月・萩的皮
koikoi-card-08-bright = 8月・芒上月（光）
koikoi-card-08-animal = 8月・芒上雁（種）
koikoi-card-08-chaff1 = 8月・芒的皮
koikoi-card-08-chaff2 = 8月・芒的皮
koikoi-card-09-animal = 9月・菊上盃（種）
koikoi-card-09-blue = 9月・菊上青短
koikoi-card-09-chaff1 = 9月・菊的皮
koikoi-card-09-chaff2 = 9月・菊的皮
koikoi-card-10-animal = 10月・紅葉鹿（種）
koikoi-card-10-blue = 10月・紅葉青短
koikoi-card-10-chaff1 = 10月・紅葉的皮
koikoi-card-10-chaff2 = 10月・紅葉的皮
koikoi-card-11-bright = 11月・柳下小野道風（光）
koikoi-card-11-animal = 11月・柳間燕（種）
koikoi-card-11-plain = 11月・柳上短冊
koikoi-card-11-chaff1 = 11月・柳雷（皮）
koikoi-card-12-bright = 12月・桐上鳳凰（光）
koikoi-card-12-chaff1 = 12月・桐的皮
koikoi-card-12-chaff2 = 12月・桐的皮
koikoi-card-12-chaff3 = 12月・桐的皮
koikoi-card-back = 蓋住的牌
koikoi-corners = 在牌角顯示月份與種類
koikoi-corners-help = 星是光，圓是種，長方形是短，小菱形是皮。這項設定存在這部裝置的瀏覽器。

## Yaku

koikoi-yaku-five_brights = 五光
koikoi-yaku-five_brights-how = 五張光牌齊全
koikoi-yaku-four_brights = 四光
koikoi-yaku-four_brights-how = 四張光牌，不含小野道風
koikoi-yaku-rainy_four = 雨四光
koikoi-yaku-rainy_four-how = 四張光牌，包括小野道風
koikoi-yaku-three_brights = 三光
koikoi-yaku-three_brights-how = 三張光牌，不含小野道風
koikoi-yaku-flower_viewing = 花見酒
koikoi-yaku-flower_viewing-how = 櫻上幕與菊上盃
koikoi-yaku-moon_viewing = 月見酒
koikoi-yaku-moon_viewing-how = 芒上月與菊上盃
koikoi-yaku-nomi = 飲
koikoi-yaku-nomi-how = 櫻上幕、芒上月、菊上盃
koikoi-yaku-boar_deer_butterfly = 豬鹿蝶
koikoi-yaku-boar_deer_butterfly-how = 萩間豬、紅葉鹿、牡丹蝶
koikoi-yaku-red_ribbons = 赤短
koikoi-yaku-red_ribbons-how = 松、梅、櫻三張寫有字的紅短冊
koikoi-yaku-blue_ribbons = 青短
koikoi-yaku-blue_ribbons-how = 牡丹、菊、紅葉三張藍短冊
koikoi-yaku-both_ribbons = 赤短・青短
koikoi-yaku-both_ribbons-how = 三張赤短加三張青短
koikoi-yaku-animals = 種
koikoi-yaku-animals-how = 五張種牌（每多一張加1分）
koikoi-yaku-ribbons = 短
koikoi-yaku-ribbons-how = 五張短冊（每多一張加1分）
koikoi-yaku-chaff = 皮
koikoi-yaku-chaff-how = 十張皮牌（每多一張加1分）
# Beside a yaku that takes surplus cards of its kind, while the option extra_cards is on.
koikoi-yaku-extra = 同類每多一張加1分
# Beside the chaff, while the cup may count among them.
koikoi-yaku-cup = 菊上盃也當作皮

## Options

koikoi-group-scores = 役的分數
koikoi-group-counting = 役的計法
koikoi-group-ending = 加倍與流局
koikoi-option-months = 玩多少個月
koikoi-option-months-help = 一個月就是一局。玩完所選月數，總分高者勝。
koikoi-option-months-words = 局數, 長度, 一年, 半年
koikoi-option-months-3 = 3個月
koikoi-option-months-6 = 6個月
koikoi-option-months-12 = 12個月
koikoi-option-viewing = 花見酒・月見酒
koikoi-option-viewing-help = 只要兩張牌就成，所以有人不計，也有人要與別的役一起才計。
koikoi-option-viewing-words = 花見酒, 月見酒, 賞花, 賞月
koikoi-option-viewing-counts = 計作役
koikoi-option-viewing-off = 不計
koikoi-option-viewing-with_another = 與別的役一起才計
koikoi-option-seven_doubles = 7分或以上雙計
koikoi-option-seven_doubles-help = 勝負時，役的合計達7分就以兩倍計。
koikoi-option-seven_doubles-words = 七點雙計, 加倍, 七文
koikoi-option-five_brights = 五光的分數
koikoi-option-five_brights-help = 標準是10分，很多人計15分。
koikoi-option-five_brights-words = 五光
koikoi-option-four_brights = 四光的分數
koikoi-option-four_brights-help = 標準是8分，也有人計10分。
koikoi-option-four_brights-words = 四光
koikoi-option-rainy_four = 雨四光的分數
koikoi-option-rainy_four-help = 標準是7分，也有人計8分。
koikoi-option-rainy_four-words = 雨四光
koikoi-option-three_brights = 三光的分數
koikoi-option-three_brights-help = 標準是5分，也有人計6分。
koikoi-option-three_brights-words = 三光
koikoi-option-set_points = 豬鹿蝶、赤短、青短的分數
koikoi-option-set_points-help = 這三個役各自的分數，多出的牌另外加分。
koikoi-option-set_points-words = 豬鹿蝶, 猪鹿蝶, 赤短, 青短
koikoi-option-set_points-5 = 5分
koikoi-option-set_points-6 = 6分
koikoi-option-both_ribbons = 赤短青短六張齊全的分數
koikoi-option-both_ribbons-help = 0即是赤短與青短相加。也有人叫「ぶっく」，定為12分等。
koikoi-option-both_ribbons-words = 赤短青短重複
koikoi-option-viewing_points = 花見酒・月見酒的分數
koikoi-option-viewing_points-help = 這兩個役各自的分數。
koikoi-option-viewing_points-words = 花見酒, 月見酒
koikoi-option-viewing_points-5 = 5分
koikoi-option-viewing_points-3 = 3分
koikoi-option-nomi = 飲
koikoi-option-nomi-help = 櫻上幕、芒上月、菊上盃齊全時，以10分取代花見酒與月見酒。
koikoi-option-nomi-words = 飲み, 鐵砲
koikoi-option-extra_cards = 多出的牌加到較大的役
koikoi-option-extra_cards-help = 開啟時，多出的牌加到豬鹿蝶、赤短或青短，種與短不另計。關閉時按舊法兩邊並計。
koikoi-option-extra_cards-words = 額外牌, 加點
koikoi-option-cup = 菊上盃
koikoi-option-cup-help = 決定菊上盃當作哪一種牌。
koikoi-option-cup-words = 菊杯, 酒杯, 化牌
koikoi-option-cup-both = 既是種也是皮
koikoi-option-cup-animal = 只當作種
koikoi-option-cup-either = 種或皮，取有利的一邊
koikoi-option-koikoi_doubles = 對手叫過來來
koikoi-option-koikoi_doubles-help = 對手叫過來來之後勝負，分數以幾倍計。按次數加倍的玩法叫「來倍」。
koikoi-option-koikoi_doubles-words = 加倍, 來來倍, こい倍
koikoi-option-koikoi_doubles-once = 不論次數，兩倍
koikoi-option-koikoi_doubles-per_call = 對手每叫一次加一倍
koikoi-option-koikoi_doubles-per_any_call = 任何一方每叫一次加一倍
koikoi-option-own_call_doubles = 自己叫過也雙計
koikoi-option-own_call_doubles-help = 叫過來來的人自己勝負時，也以兩倍計。
koikoi-option-own_call_doubles-words = 自己來來, 加倍
koikoi-option-draw = 流局
koikoi-option-draw-help = 無人勝負而手牌出完時怎樣處理。
koikoi-option-draw-words = 流局, 親權, 平手
koikoi-option-draw-dealer_stays = 無分，莊家不變
koikoi-option-draw-alternates = 無分，輪流做莊
koikoi-option-draw-dealer_wins = 莊家勝（親權）
koikoi-option-draw-other_wins = 閒家勝
koikoi-option-draw_points = 流局勝方的分數
koikoi-option-draw_points-help = 流局由莊家或閒家勝時所得的分數，不會加倍。
koikoi-option-draw_points-words = 親權, 流局

## Parts of the table

koikoi-month = { $month }月
koikoi-month-of = { $month }月・共{ $count }個月
koikoi-field = 場
koikoi-field-empty = 場上沒有牌
koikoi-pile = 牌堆 { $count }張
koikoi-hand = 你的手牌
koikoi-hand-of = { $seat }的手牌 { $count }張
koikoi-taken-by = { $seat }取得的牌
koikoi-taken-kind = { $kind } { $count }張
koikoi-taken-none = 還未取得任何牌
koikoi-yaku-now = 現在的役
koikoi-nearest = 最接近的役
koikoi-yaku-none = 還未有役
koikoi-yaku-points = { $yaku } { $points }分
koikoi-last-turn = 上一回合
koikoi-last-turn-none = 還未有人出牌

## Moves: buttons and what a card can do

koikoi-ask-play = 請從手牌出一張
koikoi-ask-pick = 請選擇要取的牌
koikoi-ask-call = 來來，還是勝負？
koikoi-wait-play = 輪到{ $seat }
koikoi-wait-pick = { $seat }正在選要取的牌
koikoi-wait-call = { $seat }正在考慮來來還是勝負
koikoi-move-play = 出{ $card }
koikoi-move-play-takes = 出{ $card }，取{ $cards }
koikoi-move-pick = 取{ $card }
koikoi-move-koikoi = 來來
koikoi-move-koikoi-help = 繼續爭取更多分。對手先勝負的話，你得0分，對手分數加倍。
koikoi-ahead = 繼續會怎樣？
koikoi-ahead-stands = 現在停可得{ $points }。
koikoi-ahead-near = 對手最接近的役：{ $yaku } { $have }/{ $need }
koikoi-ahead-far = 對手離成役還遠。
koikoi-ahead-own = 自己再得分的機會
koikoi-ahead-other = 對手先得分的機會
koikoi-ahead-nobody = 沒有人得分的機會
koikoi-ahead-percent = { $part }%
koikoi-ahead-how = 假設看不到的牌有{ $count }種分佈，各玩到該月結束的結果。
koikoi-move-stop = 勝負
koikoi-move-stop-help = 就此完結，取得{ $points }分。
koikoi-matches = 可以取：{ $cards }
koikoi-matches-none = 沒有同月的牌，留在場上
koikoi-card-lifted = { $card }，已提起
koikoi-card-glowing = { $card }，可以取
koikoi-turned = 翻開的牌：{ $card }

## What happened (live region and "last turn")

# The hand card stayed on the field.
koikoi-did-played = { $seat }：出{ $card }，留在場上
# The hand card took $cards.
koikoi-did-took = { $seat }：出{ $card }，取得{ $cards }
# The turned card matches two and its taker has yet to choose.
koikoi-did-turned = { $seat }：翻開{ $card }，正在選要取的牌
koikoi-did-turned-took = { $seat }：翻開{ $card }，取得{ $cards }
koikoi-did-turned-stays = { $seat }：翻開{ $card }，留在場上
koikoi-did-koikoi = { $seat }：來來！
koikoi-did-stop = { $seat }：勝負！
koikoi-did-yaku = { $seat }：役 { $yaku }

## Results

koikoi-ending-running = 進行中
koikoi-ending-stopped = 勝負
koikoi-ending-last_card = 最後一張手牌勝負
koikoi-ending-hand = 手役（同月四張或四對）
koikoi-ending-both_hands = 雙方都有手役：無分
koikoi-ending-draw = 流局
koikoi-ending-redeal = 場上同月四張：重新派牌
koikoi-result-won = { $month }月：{ $seat }勝，{ $points }分
koikoi-result-none = { $month }月：無分
koikoi-result-sum = 役合計 { $points }分
koikoi-result-dealer = 下個月的莊家：{ $seat }
koikoi-factor-seven = 7分或以上 × 2
koikoi-factor-called = 對手叫過來來 × { $times }
koikoi-factor-own = 自己叫過來來 × 2
koikoi-factor-total = { $points }分 × { $times }
koikoi-match-won = { $seat }勝出！{ $points }比{ $other }
koikoi-match-draw = 打和！{ $points }比{ $points }

## Why a move is refused

koikoi-reason-over = 這個月已經完結。
koikoi-reason-not_your_turn = 還未輪到你，請稍等。
koikoi-reason-choose_turned = 請先選擇用翻開的牌取哪一張。
koikoi-reason-choose_call = 請先選擇來來或勝負。
koikoi-reason-nothing_to_call = 沒有新的役，役也沒有變大，現在不能叫來來或勝負。
koikoi-reason-nothing_turned = 現在沒有要選的牌，請從手牌出一張。
koikoi-reason-not_in_hand = 手上沒有這張牌。
koikoi-reason-choose_one_of_two = 場上有兩張同月的牌，請選要取的一張。
koikoi-reason-no_match = 這張牌不在場上，或者月份不同，不能取。
koikoi-reason-no_choice = 不用選要取的牌，只出手牌就可以。
koikoi-reason-malformed = 看不懂這個指令。
