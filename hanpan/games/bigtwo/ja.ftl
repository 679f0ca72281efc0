### Big Two in Japanese. ko.ftl comes first and says what the variables are.

bigtwo-name = ビッグツー
bigtwo-tagline = 最強のカードは2。真っ先に手札をなくした人が全員から受け取る

## Seats and computer players

bigtwo-seat-0 = 赤
bigtwo-seat-1 = 青
bigtwo-seat-2 = 緑
bigtwo-seat-3 = 黄
bigtwo-seat-4 = 紫
bigtwo-level-random = ランダム
bigtwo-level-random-help = 出せるカードの中から適当に出します。ルールに慣れるのに向いています。
bigtwo-level-beginner = 初級
bigtwo-level-beginner-help = 勝てる中で一番弱いカードを出し、親なら一番低い1枚を出します。ときどき気まぐれに出します。
bigtwo-level-intermediate = 中級
bigtwo-level-intermediate-help = 役を崩さず弱いカードから減らし、親を取るためのカードを残しておきます。ほかの人の残り枚数も見ています。
bigtwo-level-advanced = 上級
bigtwo-level-advanced-help = 見えないカードを何通りも仮定して最後まで進めてみて、精算が最もよくなるカードを出します。

## Presets

bigtwo-preset-hong_kong = 香港式
bigtwo-preset-hong_kong-help = マークはスペード、ハート、クラブ、ダイヤの順、A2345が最も強いストレートです。ジョーカーは入れません。
bigtwo-preset-taiwan = 台湾式
bigtwo-preset-taiwan-help = マークはスペード、ハート、ダイヤ、クラブの順、23456が最も強いストレートです。

## Cards

bigtwo-card-S3 = スペードの3
bigtwo-card-H3 = ハートの3
bigtwo-card-D3 = ダイヤの3
bigtwo-card-C3 = クラブの3
bigtwo-card-S4 = スペードの4
bigtwo-card-H4 = ハートの4
bigtwo-card-D4 = ダイヤの4
bigtwo-card-C4 = クラブの4
bigtwo-card-S5 = スペードの5
bigtwo-card-H5 = ハートの5
bigtwo-card-D5 = ダイヤの5
bigtwo-card-C5 = クラブの5
bigtwo-card-S6 = スペードの6
bigtwo-card-H6 = ハートの6
bigtwo-card-D6 = ダイヤの6
bigtwo-card-C6 = クラブの6
bigtwo-card-S7 = スペードの7
bigtwo-card-H7 = ハートの7
bigtwo-card-D7 = ダイヤの7
bigtwo-card-C7 = クラブの7
bigtwo-card-S8 = スペードの8
bigtwo-card-H8 = ハートの8
bigtwo-card-D8 = ダイヤの8
bigtwo-card-C8 = クラブの8
bigtwo-card-S9 = スペードの9
bigtwo-card-H9 = ハートの9
bigtwo-card-D9 = ダイヤの9
bigtwo-card-C9 = クラブの9
bigtwo-card-ST = スペードの10
bigtwo-card-HT = ハートの10
bigtwo-card-DT = ダイヤの10
bigtwo-card-CT = クラブの10
bigtwo-card-SJ = スペードのJ
bigtwo-card-HJ = ハートのJ
bigtwo-card-DJ = ダイヤのJ
bigtwo-card-CJ = クラブのJ
bigtwo-card-SQ = スペードのQ
bigtwo-card-HQ = ハートのQ
bigtwo-card-DQ = ダイヤのQ
bigtwo-card-CQ = クラブのQ
bigtwo-card-SK = スペードのK
bigtwo-card-HK = ハートのK
bigtwo-card-DK = ダイヤのK
bigtwo-card-CK = クラブのK
bigtwo-card-SA = スペードのA
bigtwo-card-HA = ハートのA
bigtwo-card-DA = ダイヤのA
bigtwo-card-CA = クラブのA
bigtwo-card-S2 = スペードの2
bigtwo-card-H2 = ハートの2
bigtwo-card-D2 = ダイヤの2
bigtwo-card-C2 = クラブの2
bigtwo-card-JK0 = 色つきのジョーカー
bigtwo-card-JK1 = 白黒のジョーカー
bigtwo-card-joker-as = ジョーカー（{ $card }）
bigtwo-card-picked = { $card }、選択中
bigtwo-card-unfit = { $card }、今は一緒に出せません

## Kinds of play

bigtwo-finds = 手札で作れる役
bigtwo-sign-kind = 場：{ $kind }
bigtwo-kind-none = 場は空
bigtwo-kind-single = 1枚
bigtwo-kind-pair = ペア
bigtwo-kind-triple = スリーカード
bigtwo-kind-straight = ストレート
bigtwo-kind-flush = フラッシュ
bigtwo-kind-full_house = フルハウス
bigtwo-kind-four = フォーカード＋1枚
bigtwo-kind-straight_flush = ストレートフラッシュ

## Options

bigtwo-group-course = 進め方
bigtwo-group-jokers = ジョーカー
bigtwo-option-seats = 人数
bigtwo-option-seats-help = 2人から5人まで座れます。4人までは13枚、5人なら10枚ずつ配ります。
bigtwo-option-seats-words = プレイヤー, 何人
bigtwo-option-rounds = 回戦数
bigtwo-option-rounds-help = この回数だけ遊んで精算します。0なら、やめるまで続きます。
bigtwo-option-rounds-words = ゲーム数, 何回
bigtwo-option-jokers = ジョーカー
bigtwo-option-jokers-help = 1枚で出せば2より強く、役の中では最も有利なカードになります。
bigtwo-option-jokers-words = ジョーカーの枚数, Joker
bigtwo-option-suits = マークの強さ
bigtwo-option-suits-help = 数字が同じとき、どのマークが勝つかを決めます。
bigtwo-option-suits-words = スートの順, スペード, 台湾式, 香港式
bigtwo-option-suits-hong_kong = スペード、ハート、クラブ、ダイヤ（香港）
bigtwo-option-suits-taiwan = スペード、ハート、ダイヤ、クラブ（台湾）
bigtwo-option-suits-level = マークは比べない
bigtwo-option-straights = ストレートの順
bigtwo-option-straights-help = 2の入ったストレートをどこに置くかを決めます。
bigtwo-option-straights-words = ストレート, 順子
bigtwo-option-straights-a2345_top = A2345が最強、次が23456
bigtwo-option-straights-23456_top = 23456が最強、次がA2345
bigtwo-option-straights-poker = ポーカーの順：10JQKAが最強、A2345が最弱
bigtwo-option-low_straights = A2345と23456もストレート
bigtwo-option-low_straights-help = オフでは34567から10JQKAまでだけがストレートです。
bigtwo-option-low_straights-words = A2345, 23456, 低いストレート
bigtwo-option-jqka2 = JQKA2もストレート
bigtwo-option-jqka2-help = オンでは10JQKAのすぐ上になります。
bigtwo-option-jqka2-words = JQKA2, 高いストレート
bigtwo-option-flushes = フラッシュの比べ方
bigtwo-option-flushes-help = フラッシュどうしで何を先に比べるかを決めます。
bigtwo-option-flushes-words = フラッシュ, 同じマーク
bigtwo-option-flushes-ranks = 数字から、2が最強
bigtwo-option-flushes-suit = マークから
bigtwo-option-flushes-poker = ポーカーの順：Aが最強、2が最弱
bigtwo-option-first_holds_starter = 最初に開始カードを含めて出す
bigtwo-option-first_holds_starter-help = 開始カードで親になった人は、そのカードを含む役から始めます。
bigtwo-option-first_holds_starter-words = ダイヤの3を含む
bigtwo-option-lead = 次の回戦の親
bigtwo-option-lead-help = 2回戦からだれが先に出すかを決めます。
bigtwo-option-lead-words = 親, 勝者から
bigtwo-option-lead-starter = 開始カードを持つ人
bigtwo-option-lead-winner = 前の回戦で勝った人
bigtwo-option-starter = 開始カード
bigtwo-option-starter-help = このカードを持つ人が親です。だれにも配られていなければ、一番低いカードを持つ人が親です。
bigtwo-option-starter-words = ダイヤの3, クラブの3
bigtwo-option-starter-diamond3 = ダイヤの3
bigtwo-option-starter-club3 = クラブの3
bigtwo-option-draw_on_pass = パスしたら1枚引く
bigtwo-option-draw_on_pass-help = 2人か3人のとき、パスするたびに残りのカードから1枚取ります。
bigtwo-option-draw_on_pass-words = パスの罰, 引く
bigtwo-option-pass_out = パスしたら休み
bigtwo-option-pass_out-help = 一度パスすると、場が流れるまで出せません。
bigtwo-option-pass_out-words = パス後は出せない
bigtwo-option-duty = 最善の義務
bigtwo-option-duty-help = だれかが残り1枚のときは、出せる一番高いカードを出して止めなければなりません。
bigtwo-option-duty-words = 頂大, 止める義務, 一枚残り
bigtwo-option-duty-off = 義務なし
bigtwo-option-duty-penalty = 破ると全員の分を一人で払う
bigtwo-option-duty-forced = ほかのカードは出せない
bigtwo-option-duty_at_highest = 最善の罰は一番高い倍率で
bigtwo-option-duty_at_highest-help = 最善を破って一人で払うとき、すべての額にその回で一番高い倍率を掛けます。
bigtwo-option-duty_at_highest-words = 頂大の罰
bigtwo-option-many_cards = 残り枚数の罰
bigtwo-option-many_cards-help = カードが多く残った人は、払う額が何倍かになります。
bigtwo-option-many_cards-words = 残り枚数, 2倍
bigtwo-option-many_cards-off = なし
bigtwo-option-many_cards-eight = 8枚から2倍
bigtwo-option-many_cards-ten = 10枚から2倍
bigtwo-option-many_cards-both = 8枚から2倍、10枚から3倍
bigtwo-option-twos_double = 残った2ごとに2倍
bigtwo-option-twos_double-help = 2を持ったまま負けると、1枚ごとに払う額が2倍になります。
bigtwo-option-twos_double-words = 残った2, 2倍
bigtwo-option-spade2_triples = スペードの2は3倍
bigtwo-option-spade2_triples-help = 残ったスペードの2は、2倍ではなく3倍に数えます。
bigtwo-option-spade2_triples-words = スペードの2, 3倍
bigtwo-option-coloured_joker_higher = 色つきジョーカーが上
bigtwo-option-coloured_joker_higher-help = 1枚で出すとき、色つきのジョーカーが白黒のジョーカーに勝ちます。
bigtwo-option-coloured_joker_higher-words = カラージョーカー
bigtwo-option-joker_last_barred = 最後にジョーカー禁止
bigtwo-option-joker_last_barred-help = 手札を出し切るときには、ジョーカーを出せません。
bigtwo-option-joker_last_barred-words = ジョーカー上がり, 最後
bigtwo-option-joker_left_is_last = ジョーカーだけ残ると最下位
bigtwo-option-joker_left_is_last-help = ジョーカーだけを持つ人は、一番多く残した人と同じ枚数に数え、その人より下の最下位になります。
bigtwo-option-joker_left_is_last-words = ジョーカー残り, ビリ
bigtwo-option-joker_left_doubles = 残ったジョーカーごとに2倍
bigtwo-option-joker_left_doubles-help = ジョーカーを持ったまま負けると、1枚ごとに払う額が2倍になります。
bigtwo-option-joker_left_doubles-words = ジョーカー残り, 2倍

## Parts of the table

bigtwo-panel = 記録とボタン
bigtwo-others = ほかの席
bigtwo-table = 場
bigtwo-suggest = 候補を見る
bigtwo-standings = 得点
bigtwo-held = { $count }枚
bigtwo-ask-pass = 出せるカードがありません。パスしてください
bigtwo-round = 第{ $round }回戦
bigtwo-round-of = 第{ $round }回戦・全{ $count }回戦
bigtwo-hand = 自分の手札
bigtwo-stock = 残りのカード { $count }枚
bigtwo-table-empty = 場は空です
bigtwo-passed = パス
bigtwo-stamp-out = あがり！
bigtwo-one-card = 残り1枚
bigtwo-sort-rank = 数字順
bigtwo-sort-suit = マーク順
bigtwo-history = これまでに出たカード
bigtwo-history-none = まだ何も出ていません

## Moves: buttons and what a card can do

bigtwo-ask-lead = 何でも出してください
bigtwo-ask-open = 開始カードを含めて出してください：{ $card }
bigtwo-ask-follow = もっと高いカードを出すか、パスしてください：{ $kind }
bigtwo-ask-stuck = ジョーカーでは上がれません。パスしてください
bigtwo-wait = { $seat }の番です
bigtwo-move-play-kind = { $kind }を出す：{ $cards }
bigtwo-move-pass = パス
bigtwo-move-pass-draw = パスして1枚引く
bigtwo-duty-bound = 残り1枚の人がいます。一番高いカードを出す決まりです
bigtwo-duty-warn = これは最善ではありません。残り1枚の人が勝つと、全員の分を一人で払います。
bigtwo-duty-owed = 最善：{ $cards }

## What happened (live region and "last move")

bigtwo-did-led = { $seat }：{ $kind }、{ $cards }
bigtwo-did-played = { $seat }：{ $cards }
bigtwo-did-pass = { $seat }：パス
bigtwo-did-one = { $seat }：残り1枚！
bigtwo-did-cleared = 全員がパスしました。次の親：{ $seat }

## Results

bigtwo-result-won = 第{ $round }回戦：{ $seat }の勝ち
bigtwo-result-none = 第{ $round }回戦：勝者なし
bigtwo-result-place = { $place }位
bigtwo-result-left = 残り{ $count }枚
bigtwo-result-times = { $times }倍
bigtwo-result-pays = { $seat } → { $other }：{ $points }を支払い
bigtwo-result-breaker = { $seat }：最善を破り、全員の分を支払い
bigtwo-match-won = { $seat }の勝ち！
bigtwo-match-level = 引き分け：{ $seats }

## Why a move is refused

bigtwo-reason-over = この回戦はもう終わりました。
bigtwo-reason-not_your_turn = まだほかの人の番です。少しお待ちください。
bigtwo-reason-not_in_hand = 手札にないカードです。
bigtwo-reason-no_combination = 1枚、ペア、スリーカード、5枚の役のどれでもありません。
bigtwo-reason-must_lead = 親はパスできません。何でも出してください。
bigtwo-reason-wrong_count = 場のカードと同じ枚数で出してください。
bigtwo-reason-not_higher = 場のカードより高くなければなりません。
bigtwo-reason-holds_starter = 最初は開始カードを含めて出さなければなりません。
bigtwo-reason-joker_last = 最後にジョーカーは出せません。
bigtwo-reason-duty = 残り1枚の人がいます。一番高いカードを出さなければなりません。
bigtwo-reason-malformed = 読み取れない操作です。
