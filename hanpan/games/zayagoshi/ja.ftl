### Zayagoshi in Japanese. The three languages have the same messages with the same variables.

zayagoshi-name = ザヤゴシ
zayagoshi-tagline = ペアを熟成させ、先に4枚を保管するゲーム

## Seats and computer players

zayagoshi-seat-0 = 赤
zayagoshi-seat-1 = 青
zayagoshi-seat-2 = 緑
zayagoshi-seat-3 = 黄
zayagoshi-level-random = ランダム
zayagoshi-level-random-help = できることの中から適当に選びます。ルールを覚えるのに向いています。
zayagoshi-level-beginner = 初級
zayagoshi-level-beginner-help = 目についたペアを登録し、熟成の少ないカードから保管し、ときどき気まぐれなことをします。
zayagoshi-level-intermediate = 中級
zayagoshi-level-intermediate-help = 形と色と数を幅広くそろえようとし、役に立つときにダを宣言します。
zayagoshi-level-advanced = 上級
zayagoshi-level-advanced-help = 見えないカードを何通りも仮定して最後まで進めてみて、一番よいものを選びます。

## Cards

zayagoshi-card-R1 = 赤の1
zayagoshi-card-Y1 = 黄の1
zayagoshi-card-G1 = 緑の1
zayagoshi-card-B1 = 青の1
zayagoshi-card-R2 = 赤の2
zayagoshi-card-Y2 = 黄の2
zayagoshi-card-G2 = 緑の2
zayagoshi-card-B2 = 青の2
zayagoshi-card-R3 = 赤の3
zayagoshi-card-Y3 = 黄の3
zayagoshi-card-G3 = 緑の3
zayagoshi-card-B3 = 青の3
zayagoshi-card-R4 = 赤の4
zayagoshi-card-Y4 = 黄の4
zayagoshi-card-G4 = 緑の4
zayagoshi-card-B4 = 青の4
zayagoshi-card-R5 = 赤の5
zayagoshi-card-Y5 = 黄の5
zayagoshi-card-G5 = 緑の5
zayagoshi-card-B5 = 青の5
zayagoshi-card-R6 = 赤の6
zayagoshi-card-Y6 = 黄の6
zayagoshi-card-G6 = 緑の6
zayagoshi-card-B6 = 青の6
zayagoshi-card-R7 = 赤の7
zayagoshi-card-Y7 = 黄の7
zayagoshi-card-G7 = 緑の7
zayagoshi-card-B7 = 青の7
zayagoshi-card-R8 = 赤の8
zayagoshi-card-Y8 = 黄の8
zayagoshi-card-G8 = 緑の8
zayagoshi-card-B8 = 青の8
zayagoshi-card-Q1 = クオト
zayagoshi-card-Q2 = クオト
zayagoshi-card-Q3 = クオト
zayagoshi-card-Q4 = クオト

## Options

zayagoshi-group-turn = 番の進め方
zayagoshi-option-seats = 人数
zayagoshi-option-seats-help = 2人から4人まで遊べ、3人が一番向いています。
zayagoshi-option-seats-words = プレイヤー, 何人
zayagoshi-option-rounds = 回戦数
zayagoshi-option-rounds-help = この回数だけ遊び、点の合計を競います。
zayagoshi-option-rounds-words = ゲーム数, 何回
zayagoshi-option-dice = サイコロで親を決める
zayagoshi-option-dice-help = サイコロ2個の合計だけ数えて親を決めます。
zayagoshi-option-dice-words = さいころ, ダイス, 親決め
zayagoshi-option-acts = 1回の番でできること
zayagoshi-option-acts-help = 登録・熟成・保管を1回の番でどれだけできるかを決めます。
zayagoshi-option-acts-words = 登録, 熟成, 保管, 一手番
zayagoshi-option-acts-any = いくらでも
zayagoshi-option-acts-one_ripening = 熟成は1枚だけ
zayagoshi-option-acts-one = どれか一つを1回だけ
zayagoshi-option-hand_limit = 手札の上限
zayagoshi-option-hand_limit-help = 番の終わりに手札がこれより多ければ、1枚捨てます。
zayagoshi-option-hand_limit-words = 枚数制限, 4枚
zayagoshi-option-discards_stay = 捨て札はそのまま
zayagoshi-option-discards_stay-help = 保管のとき、捨て札を中央の山の下に入れません。
zayagoshi-option-discards_stay-words = 捨て札, 捨て山
zayagoshi-option-aba_at_once = アバの番ですぐ保管
zayagoshi-option-aba_at_once-help = アバを宣言した番で、5枚目を保管できます。
zayagoshi-option-aba_at_once-words = アバ, 5枚目
zayagoshi-option-quiet_turns = 引き分けまでの番の数
zayagoshi-option-quiet_turns-help = 席ごとにこの回数の番が何もなく過ぎると引き分けです。0なら引き分けにしません。
zayagoshi-option-quiet_turns-words = 流局, 千日手, 引き分け

## Why a move is refused

zayagoshi-reason-over = この回戦は終わっています。
zayagoshi-reason-not_your_turn = まだ自分の番ではありません。
zayagoshi-reason-answered = もう答えました。ほかの人を待っています。
zayagoshi-reason-answer_first = 先にダを宣言するか、見送ってください。
zayagoshi-reason-no_discard_offered = 今はダを宣言できる捨て札がありません。
zayagoshi-reason-finish_or_aba = 終わるか、アバを宣言してください。
zayagoshi-reason-not_complete = ちょうど4枚を保管したときだけできます。
zayagoshi-reason-not_in_hand = 手札にないカードです。
zayagoshi-reason-other_number = 2枚の数が違います。
zayagoshi-reason-no_pair = そのようなペアはありません。
zayagoshi-reason-not_ripe = まだ熟成が足りません。
zayagoshi-reason-enough_done = この番ではもうできません。
zayagoshi-reason-aba_waits = 5枚目は次の番から保管できます。
zayagoshi-reason-must_discard = 手札が多いので、1枚捨ててください。
zayagoshi-reason-malformed = 読み取れない操作です。

## Parts of the table. $card and $cards are names of cards, $seat is a seat's name, the rest are numbers.

zayagoshi-panel = 手引きとボタン
zayagoshi-round = 第{ $round }回戦
zayagoshi-others = ほかの席
zayagoshi-hand = 自分の手札
zayagoshi-held = 手札 { $count }枚
zayagoshi-pairs = 自分のペア
zayagoshi-pairs-none = 同じ数の2枚を登録すると、ここに並びます
zayagoshi-pair = { $cards }。熟成 { $count }/{ $needs }
zayagoshi-pair-ripe = { $cards }。熟成済み
zayagoshi-kept = 保管したカード
zayagoshi-kept-of = { $seat }の保管したカード
zayagoshi-kept-none = まだなし
zayagoshi-middle = 中央の山と捨て札
zayagoshi-centre = 中央の山 { $count }枚
zayagoshi-centre-next = 次：{ $card }
zayagoshi-discards = 捨て札 { $count }枚
zayagoshi-discards-none = 捨て札なし
zayagoshi-dice = サイコロ{ $one }+{ $two }・振った人 { $seat }・親 { $first }
zayagoshi-first = 親 { $first }
zayagoshi-in-aba = アバ
zayagoshi-quiet = あと{ $count }回の番で何もなければ引き分け
zayagoshi-goal = 同じ数の2枚をペアとして登録し、手札を載せて熟成させ、1枚を保管します。先に4枚保管すると勝ちです。
zayagoshi-recent = 今起きたこと
zayagoshi-card-picked = { $card }、選択中
zayagoshi-card-in-pair = { $card }、ペアのカード
zayagoshi-card-keepable = { $card }、保管できます

## What is awaited

zayagoshi-ask-turn = カードを選んで、することを決めてください
zayagoshi-ask-must = 手札が{ $count }枚を超えています。1枚捨てて番を終えます
zayagoshi-ask-keep = 熟成したペアがあります。1枚選んで保管してください
zayagoshi-ask-end = ほかにすることがなければ、番を終えてください
zayagoshi-ask-da = { $card }が捨てられました。ダを宣言しますか？
zayagoshi-ask-crown = 4枚を保管しました！
zayagoshi-hint-unripe = あと{ $count }枚熟成させると保管できます
zayagoshi-hint-target = ペアを押すとすぐに載せます
zayagoshi-wait-turn = { $seat }の番です
zayagoshi-wait-da = ダの宣言を待っています
zayagoshi-wait-crown = { $seat }：終わるかアバを宣言するか考えています

## Moves: buttons and what they bring

zayagoshi-do-register = 登録
zayagoshi-do-ripen = 熟成
zayagoshi-do-keep = 保管
zayagoshi-do-discard = 捨てる
zayagoshi-do-da = ダ！
zayagoshi-move-register = 登録：{ $cards }
zayagoshi-move-ripen = 熟成：{ $cards }の上に{ $card }
zayagoshi-move-keep = 保管：{ $card }
zayagoshi-move-discard = 捨てる：{ $card }
zayagoshi-move-end = 番を終える
zayagoshi-move-finish = 終わる
zayagoshi-move-aba = アバ
zayagoshi-move-da = ダ！{ $card }を出す
zayagoshi-move-pass = 見送る
zayagoshi-help-register = { $count ->
        [0] すぐに保管できる
       *[other] { $count }枚熟成させて保管
    }
zayagoshi-help-ripen = { $count ->
        [0] これで熟成
       *[other] そのあと{ $count }枚
    }
zayagoshi-help-ripen-more = もう熟成したペア
zayagoshi-help-discard = 番が終わる
zayagoshi-help-end = 捨てずに次へ
zayagoshi-help-finish = 一人{ $points }点、全部で{ $total }点
zayagoshi-help-aba = 1枚引いて5枚目に挑む
zayagoshi-help-aba-risk = アバを宣言して負けると、全員の分を一人で払います。
zayagoshi-help-pass = 取らない
zayagoshi-effect-worth = { $formula } = { $points }点
zayagoshi-effect-worth-from = { $before } → { $formula } = { $points }点
zayagoshi-effect-kinds = 形 { $shapes }・色 { $colours }・数 { $numbers }

## Da

zayagoshi-da-title = { $seat }が{ $card }を捨てました
zayagoshi-da-none = 手札に同じ数がありません
zayagoshi-da-always = いつも見送る
zayagoshi-da-always-help = 聞かずに自動で見送ります

## What a set is worth

zayagoshi-set = 自分の保管カードの点
zayagoshi-set-of = { $seat }の保管カードの点
zayagoshi-set-shapes = 形
zayagoshi-set-colours = 色
zayagoshi-set-numbers = 数
zayagoshi-set-kinds = { $count }種類
zayagoshi-set-strong = 強いつながり
zayagoshi-set-weak = 弱いつながり
zayagoshi-set-more = あと{ $count }枚で点になります
zayagoshi-set-start = 2点から始め、足し、掛け、累乗します。
zayagoshi-set-classes = 1と5、2と6、3と7、4と8は同じ数とみなします。
zayagoshi-would = 保管するとしたら
zayagoshi-would-none = 今は保管できそうなカードがありません
zayagoshi-would-ripe = 熟成済み
zayagoshi-would-needs = あと{ $count }枚
zayagoshi-would-hand = 手札
zayagoshi-would-da = ダ
zayagoshi-shape-line = 線
zayagoshi-shape-mixed = 混
zayagoshi-shape-circle = 円
zayagoshi-shape-quoto = クオト
zayagoshi-colour-R = 赤
zayagoshi-colour-Y = 黄
zayagoshi-colour-G = 緑
zayagoshi-colour-B = 青
zayagoshi-table = 点数表
zayagoshi-table-kinds = 種類
zayagoshi-history = これまでのこと
zayagoshi-history-none = まだ何も起きていません
zayagoshi-standings = 得点
zayagoshi-own = 保管カードの点

## What happened (live region and history)

zayagoshi-did-register = { $seat }：登録、{ $cards }
zayagoshi-did-ripen = { $seat }：熟成、{ $cards }の上に{ $card }
zayagoshi-did-ripen-hidden = { $seat }：1枚載せて熟成
zayagoshi-did-keep = { $seat }：保管、{ $card }
zayagoshi-did-discard = { $seat }：捨て札、{ $card }
zayagoshi-did-end = { $seat }：番の終わり
zayagoshi-did-finish = { $seat }：終わり！
zayagoshi-did-aba = { $seat }：アバ！
zayagoshi-did-da = { $seat }：ダ！{ $cards }
zayagoshi-did-drew = 引いたカード：{ $card }

## Results

zayagoshi-result-won = 第{ $round }回戦：{ $seat }の勝ち
zayagoshi-result-none = 第{ $round }回戦：引き分け
zayagoshi-result-pays = { $seat } → { $other }：{ $points }点
zayagoshi-result-aba = { $seat }：アバを宣言して負け、全員の分を払う
zayagoshi-result-aba-shared = { $seats }：アバを宣言して負け、全員の分を分けて払う
zayagoshi-result-nothing = 点が0を超えないので、だれも払いません
zayagoshi-ending-four_kept = 4枚で終わり
zayagoshi-ending-five_kept = 5枚すべて保管
zayagoshi-ending-idle = もうできることがない
zayagoshi-ending-quiet = 長く何も起きなかった
zayagoshi-result-unfinished = { $count }枚まで保管
zayagoshi-match-won = { $seat }の勝ち！
zayagoshi-match-level = 引き分け：{ $seats }
