### Koi-Koi in Japanese. ko.ftl comes first and says what the variables are.

koikoi-name = こいこい
koikoi-tagline = 花札で役を作って競う、二人の勝負
koikoi-panel = 役とボタン

## Seats and computer players

koikoi-seat-0 = 赤
koikoi-seat-1 = 青
koikoi-dealer = 親
koikoi-called = こいこい中
koikoi-level-random = ランダム
koikoi-level-random-help = 出せる札の中から適当に選びます。ルールに慣れるのに向いています。
koikoi-level-beginner = 初級
koikoi-level-beginner-help = なるべく多く取れる札を出し、ときどき気まぐれに出します。役ができたら必ず勝負します。
koikoi-level-intermediate = 中級
koikoi-level-intermediate-help = 役を狙い、相手の欲しい札を場に残しません。手札に余裕があり、相手の役が遠いときだけこいこいします。
koikoi-level-advanced = 上級
koikoi-level-advanced-help = 見えない札を何通りも仮定して月の終わりまで打ってみて、最後に勝つ見込みが最も高い札を出します。

## Plants of the months

koikoi-month-1 = 松
koikoi-month-2 = 梅
koikoi-month-3 = 桜
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
koikoi-kind-animal = タネ
koikoi-kind-ribbon = タン
koikoi-kind-chaff = カス

## Cards

koikoi-card-01-bright = 1月・松に鶴（光）
koikoi-card-01-red = 1月・松に赤短
koikoi-card-01-chaff1 = 1月・松のカス
koikoi-card-01-chaff2 = 1月・松のカス
koikoi-card-02-animal = 2月・梅に鶯（タネ）
koikoi-card-02-red = 2月・梅に赤短
koikoi-card-02-chaff1 = 2月・梅のカス
koikoi-card-02-chaff2 = 2月・梅のカス
koikoi-card-03-bright = 3月・桜に幕（光）
koikoi-card-03-red = 3月・桜に赤短
koikoi-card-03-chaff1 = 3月・桜のカス
koikoi-card-03-chaff2 = 3月・桜のカス
koikoi-card-04-animal = 4月・藤にほととぎす（タネ）
koikoi-card-04-plain = 4月・藤に短冊
koikoi-card-04-chaff1 = 4月・藤のカス
koikoi-card-04-chaff2 = 4月・藤のカス
koikoi-card-05-animal = 5月・菖蒲に八橋（タネ）
koikoi-card-05-plain = 5月・菖蒲に短冊
koikoi-card-05-chaff1 = 5月・菖蒲のカス
koikoi-card-05-chaff2 = 5月・菖蒲のカス
koikoi-card-06-animal = 6月・牡丹に蝶（タネ）
koikoi-card-06-blue = 6月・牡丹に青短
koikoi-card-06-chaff1 = 6月・牡丹のカス
koikoi-card-06-chaff2 = 6月・牡丹のカス
koikoi-card-07-animal = 7月・萩に猪（タネ）
koikoi-card-07-plain = 7月・萩に短冊
koikoi-card-07-chaff1 = 7月・萩のカス
koikoi-card-07-chaff2 = 7月・萩のカス
koikoi-card-08-bright = 8月・芒に月（光）
koikoi-card-08-animal = 8月・芒に雁（タネ）
koikoi-card-08-chaff1 = 8月・芒のカス
koikoi-card-08-chaff2 = 8月・芒のカス
koikoi-card-09-animal = 9月・菊に盃（タネ）
koikoi-card-09-blue = 9月・菊に青短
koikoi-card-09-chaff1 = 9月・菊のカス
koikoi-card-09-chaff2 = 9月・菊のカス
koikoi-card-10-animal = 10月・紅葉に鹿（タネ）
koikoi-card-10-blue = 10月・紅葉に青短
koikoi-card-10-chaff1 = 10月・紅葉のカス
koikoi-card-10-chaff2 = 10月・紅葉のカス
koikoi-card-11-bright = 11月・柳に小野道風（光）
koikoi-card-11-animal = 11月・柳に燕（タネ）
koikoi-card-11-plain = 11月・柳に短冊
koikoi-card-11-chaff1 = 11月・柳に雷（カス）
koikoi-card-12-bright = 12月・桐に鳳凰（光）
koikoi-card-12-chaff1 = 12月・桐のカス
koikoi-card-12-chaff2 = 12月・桐のカス
koikoi-card-12-chaff3 = 12月・桐のカス
koikoi-card-back = 伏せた札
koikoi-corners = 札の隅に月と種類の印を付ける
koikoi-corners-help = 星は光、丸はタネ、細長い四角はタン、小さなひし形はカスです。この設定はこの端末のブラウザに保存されます。

## Yaku

koikoi-yaku-five_brights = 五光
koikoi-yaku-five_brights-how = 光札5枚すべて
koikoi-yaku-four_brights = 四光
koikoi-yaku-four_brights-how = 小野道風を除く光札4枚
koikoi-yaku-rainy_four = 雨四光
koikoi-yaku-rainy_four-how = 小野道風を含む光札4枚
koikoi-yaku-three_brights = 三光
koikoi-yaku-three_brights-how = 小野道風を除く光札3枚
koikoi-yaku-flower_viewing = 花見で一杯
koikoi-yaku-flower_viewing-how = 桜に幕と菊に盃
koikoi-yaku-moon_viewing = 月見で一杯
koikoi-yaku-moon_viewing-how = 芒に月と菊に盃
koikoi-yaku-nomi = のみ
koikoi-yaku-nomi-how = 桜に幕、芒に月、菊に盃
koikoi-yaku-boar_deer_butterfly = 猪鹿蝶
koikoi-yaku-boar_deer_butterfly-how = 萩に猪、紅葉に鹿、牡丹に蝶
koikoi-yaku-red_ribbons = 赤短
koikoi-yaku-red_ribbons-how = 松・梅・桜の、字の入った赤い短冊3枚
koikoi-yaku-blue_ribbons = 青短
koikoi-yaku-blue_ribbons-how = 牡丹・菊・紅葉の青い短冊3枚
koikoi-yaku-both_ribbons = 赤短・青短
koikoi-yaku-both_ribbons-how = 赤短3枚と青短3枚のすべて
koikoi-yaku-animals = タネ
koikoi-yaku-animals-how = タネ札5枚（1枚増えるごとに＋1点）
koikoi-yaku-ribbons = タン
koikoi-yaku-ribbons-how = 短冊札5枚（1枚増えるごとに＋1点）
koikoi-yaku-chaff = カス
koikoi-yaku-chaff-how = カス札10枚（1枚増えるごとに＋1点）
# Beside a yaku that takes surplus cards of its kind, while the option extra_cards is on.
koikoi-yaku-extra = 同じ種類が1枚増えるごとに＋1点
# Beside the chaff, while the cup may count among them.
koikoi-yaku-cup = 菊に盃はカスにも数えます

## Options

koikoi-group-scores = 役の点数
koikoi-group-counting = 役の数え方
koikoi-group-ending = 倍と流れ
koikoi-option-months = 月数
koikoi-option-months-help = 1か月が1回の勝負です。選んだ月数を終えて、点の合計が多いほうの勝ちです。
koikoi-option-months-words = 何か月, 月, 一年, 半年, 12回
koikoi-option-months-3 = 3か月
koikoi-option-months-6 = 6か月
koikoi-option-months-12 = 12か月
koikoi-option-viewing = 花見で一杯・月見で一杯
koikoi-option-viewing-help = わずか2枚でできる役なので、認めない遊び方や、ほかの役と一緒のときだけ数える遊び方もあります。
koikoi-option-viewing-words = 花見酒, 月見酒, 花見, 月見, 飲み, のみ
koikoi-option-viewing-counts = 役と認める
koikoi-option-viewing-off = 認めない
koikoi-option-viewing-with_another = ほかの役と一緒のときだけ
koikoi-option-seven_doubles = 7点以上は2倍
koikoi-option-seven_doubles-help = 勝負したとき、役の合計が7点以上なら点を2倍にします。
koikoi-option-seven_doubles-words = 七点倍, 7文以上, 倍付け, 七文以上倍
koikoi-option-five_brights = 五光の点
koikoi-option-five_brights-help = 標準は10点です。15点とするところも多くあります。
koikoi-option-five_brights-words = 五光, ごこう
koikoi-option-four_brights = 四光の点
koikoi-option-four_brights-help = 標準は8点です。10点とするところもあります。
koikoi-option-four_brights-words = 四光, しこう
koikoi-option-rainy_four = 雨四光の点
koikoi-option-rainy_four-help = 標準は7点です。8点とするところもあります。
koikoi-option-rainy_four-words = 雨四光, あめしこう, 雨入り
koikoi-option-three_brights = 三光の点
koikoi-option-three_brights-help = 標準は5点です。6点とするところもあります。
koikoi-option-three_brights-words = 三光, さんこう
koikoi-option-set_points = 猪鹿蝶・赤短・青短の点
koikoi-option-set_points-help = 三つの役それぞれの点です。余分に取った札の点はこれに加わります。
koikoi-option-set_points-words = 猪鹿蝶, いのしかちょう, 赤短, 青短, あかたん, あおたん
koikoi-option-set_points-5 = 5点
koikoi-option-set_points-6 = 6点
koikoi-option-both_ribbons = 赤短・青短6枚がそろったときの点
koikoi-option-both_ribbons-help = 0なら赤短と青短の点を足します。「ぶっく」と呼び、12点などと決めるところもあります。
koikoi-option-both_ribbons-words = 赤短青短の重複, ぶっく, 重複役
koikoi-option-viewing_points = 花見で一杯・月見で一杯の点
koikoi-option-viewing_points-help = 二つの役それぞれの点です。
koikoi-option-viewing_points-words = 花見酒, 月見酒
koikoi-option-viewing_points-5 = 5点
koikoi-option-viewing_points-3 = 3点
koikoi-option-nomi = のみ
koikoi-option-nomi-help = 桜に幕・芒に月・菊に盃がそろったら、花見で一杯と月見で一杯の代わりに10点と数えます。
koikoi-option-nomi-words = 飲み, 鉄砲, てっぽう
koikoi-option-extra_cards = 余分な札を上の役に加える
koikoi-option-extra_cards-help = オンでは余分な札の点を猪鹿蝶や赤短・青短に加え、タネ・タンは別に数えません。オフでは昔ながらに両方を並べて数えます。
koikoi-option-extra_cards-words = 余り札, 加算
koikoi-option-cup = 菊に盃
koikoi-option-cup-help = 菊に盃を何に数えるかを決めます。
koikoi-option-cup-words = 盃, さかずき, 化け札, 菊
koikoi-option-cup-both = タネにもカスにも数える
koikoi-option-cup-animal = タネにだけ数える
koikoi-option-cup-either = タネかカスの有利なほうにだけ数える
koikoi-option-koikoi_doubles = 相手のこいこい
koikoi-option-koikoi_doubles-help = 相手がこいこいしたあとで勝負すると、点が何倍になるかを決めます。回数に応じて増やす方式を「こい倍」といいます。
koikoi-option-koikoi_doubles-words = こいこい倍, こい倍, 倍返し, 返し
koikoi-option-koikoi_doubles-once = 何回でも2倍
koikoi-option-koikoi_doubles-per_call = 相手が1回するごとに2倍
koikoi-option-koikoi_doubles-per_any_call = どちらかが1回するごとに2倍
koikoi-option-own_call_doubles = 自分のこいこいでも2倍
koikoi-option-own_call_doubles-help = こいこいした人が自分で上がったときも点を2倍にします。
koikoi-option-own_call_doubles-words = こいこい倍, 自分の倍
koikoi-option-draw = 流れ
koikoi-option-draw-help = だれも上がらずに手札がなくなったときの扱いです。
koikoi-option-draw-words = 親権, おやけん, 場流れ, 流局, 引き分け
koikoi-option-draw-dealer_stays = 点なし、親はそのまま
koikoi-option-draw-alternates = 点なし、親は交代
koikoi-option-draw-dealer_wins = 親の勝ち（親権）
koikoi-option-draw-other_wins = 子の勝ち
koikoi-option-draw_points = 流れで勝ったときの点
koikoi-option-draw_points-help = 流れを親か子の勝ちとするとき、勝ったほうがもらう点です。2倍にはなりません。
koikoi-option-draw_points-words = 親権, おやけん, 流局

## Parts of the table

koikoi-month = { $month }月
koikoi-month-of = { $month }月・全{ $count }か月
koikoi-field = 場
koikoi-field-empty = 場に札はありません
koikoi-pile = 山札 { $count }枚
koikoi-hand = 自分の手札
koikoi-hand-of = { $seat }の手札 { $count }枚
koikoi-taken-by = { $seat }の取り札
koikoi-taken-kind = { $kind } { $count }枚
koikoi-taken-none = まだ取り札はありません
koikoi-nearest = 近い役
koikoi-yaku-now = 今の役
koikoi-yaku-none = まだ役はありません
koikoi-yaku-points = { $yaku } { $points }点
koikoi-last-turn = 直前の手番
koikoi-last-turn-none = まだだれも札を出していません

## Moves: buttons and what a card can do

koikoi-ask-play = 手札から1枚出してください
koikoi-ask-pick = 取る札を選んでください
koikoi-ask-call = こいこいしますか、勝負しますか？
koikoi-wait-play = { $seat }の番です
koikoi-wait-pick = { $seat }が取る札を選んでいます
koikoi-wait-call = { $seat }がこいこいか勝負かを選んでいます
koikoi-move-play = { $card }を出す
koikoi-move-play-takes = { $card }を出して{ $cards }を取る
koikoi-move-pick = { $card }を取る
koikoi-move-koikoi = こいこい
koikoi-move-koikoi-help = 続けて、もっと大きい点を狙います。相手が先に上がると自分は0点、相手の点は2倍になります。
koikoi-ahead = 続けるとどうなる？
koikoi-ahead-stands = 今上がれば{ $points }です。
koikoi-ahead-near = 相手に一番近い役：{ $yaku } { $have }/{ $need }
koikoi-ahead-far = 相手の役はまだ遠いようです。
koikoi-ahead-own = 自分が上乗せできる見込み
koikoi-ahead-other = 相手が先に上がる見込み
koikoi-ahead-nobody = どちらも上がらない見込み
koikoi-ahead-percent = { $part }%
koikoi-ahead-how = 見えない札を{ $count }通り仮定し、その月の終わりまで試した結果です。
koikoi-move-stop = 勝負
koikoi-move-stop-help = ここで上がって{ $points }点をもらいます。
koikoi-matches = 合う札：{ $cards }
koikoi-matches-none = 合う札がないので場に置かれます
koikoi-card-lifted = { $card }、持ち上げています
koikoi-card-glowing = { $card }、取れます
koikoi-turned = めくった札：{ $card }

## What happened (live region and "last turn")

# The hand card stayed on the field.
koikoi-did-played = { $seat }：{ $card }を出して場に置きました
# The hand card took $cards.
koikoi-did-took = { $seat }：{ $card }を出して{ $cards }を取りました
# The turned card matches two and its taker has yet to choose.
koikoi-did-turned = { $seat }：山札から{ $card }をめくり、取る札を選んでいます
koikoi-did-turned-took = { $seat }：山札から{ $card }をめくって{ $cards }を取りました
koikoi-did-turned-stays = { $seat }：山札から{ $card }をめくって場に置きました
koikoi-did-koikoi = { $seat }：こいこい！
koikoi-did-stop = { $seat }：勝負！
koikoi-did-yaku = { $seat }：役 { $yaku }

## Results

koikoi-ending-running = 勝負の途中
koikoi-ending-stopped = 勝負
koikoi-ending-last_card = 最後の手札で上がり
koikoi-ending-hand = 手役（手四またはくっつき）
koikoi-ending-both_hands = 両者に手役：点なし
koikoi-ending-draw = 流れ
koikoi-ending-redeal = 場に同じ月が4枚：配り直し
koikoi-result-won = { $month }月：{ $seat }の勝ち、{ $points }点
koikoi-result-none = { $month }月：点なし
koikoi-result-sum = 役の合計 { $points }点
koikoi-result-dealer = 次の月の親：{ $seat }
koikoi-factor-seven = 7点以上 × 2
koikoi-factor-called = 相手のこいこい × { $times }
koikoi-factor-own = 自分のこいこい × 2
koikoi-factor-total = { $points }点 × { $times }
koikoi-match-won = { $seat }の勝ち！ { $points }対{ $other }
koikoi-match-draw = 引き分け！ { $points }対{ $points }

## Why a move is refused

koikoi-reason-over = この月はもう終わりました。
koikoi-reason-not_your_turn = まだ相手の番です。少しお待ちください。
koikoi-reason-choose_turned = 先に、めくった札で取る札を選んでください。
koikoi-reason-choose_call = 先に、こいこいか勝負かを選んでください。
koikoi-reason-nothing_to_call = 新しくできた役も増えた役もないので、今はこいこいも勝負もできません。
koikoi-reason-nothing_turned = 今は選ぶ札がありません。手札から1枚出してください。
koikoi-reason-not_in_hand = 手札にない札です。
koikoi-reason-choose_one_of_two = 場に合う札が2枚あります。取るほうを選んでください。
koikoi-reason-no_match = 場にないか、月が違う札なので取れません。
koikoi-reason-no_choice = 取る札を選ぶ必要はありません。手札を出すだけでかまいません。
koikoi-reason-malformed = 読み取れない操作です。
