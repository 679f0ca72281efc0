### Zayagoshi in Japanese. The three languages have the same messages with the same variables.

zayagoshi-name = ザヤゴシ
zayagoshi-tagline = 対を集めて熟させ、四枚を保管する遊び

## Seats and computer players

zayagoshi-seat-0 = 赤
zayagoshi-seat-1 = 青
zayagoshi-seat-2 = 緑
zayagoshi-seat-3 = 黄
zayagoshi-level-random = ランダム
zayagoshi-level-random-help = できる手の中から何でも選びます。ルールを覚えるのに向いています。
zayagoshi-level-beginner = 初級
zayagoshi-level-beginner-help = 目の前の対を登録し、安い札から保管し、ときどき気まぐれに打ちます。
zayagoshi-level-intermediate = 中級
zayagoshi-level-intermediate-help = 形と色と数をそろえようとし、役に立つときにダを呼びます。
zayagoshi-level-advanced = 上級
zayagoshi-level-advanced-help = 見えない札を何通りも仮定して最後まで打ってみて、一番よい手を選びます。

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
zayagoshi-card-Q1 = 空札
zayagoshi-card-Q2 = 空札
zayagoshi-card-Q3 = 空札
zayagoshi-card-Q4 = 空札

## Options

zayagoshi-option-seats = 人数
zayagoshi-option-seats-help = 2人から4人まで、3人が一番です。
zayagoshi-option-rounds = 回数
zayagoshi-option-rounds-help = この回数で点の合計を競います。
zayagoshi-option-dice = サイコロで最初の人を決める
zayagoshi-option-dice-help = サイコロ2個の合計だけ数えた人から始めます。
zayagoshi-option-acts = 一回の番でできること
zayagoshi-option-acts-help = 登録・熟成・保管を一回の番でどれだけできるかです。
zayagoshi-option-acts-any = いくらでも
zayagoshi-option-acts-one_ripening = 熟成は1枚だけ
zayagoshi-option-acts-one = どれか一つを一度
zayagoshi-option-hand_limit = 手札の上限
zayagoshi-option-hand_limit-help = 番の終わりにこれより多ければ1枚捨てます。
zayagoshi-option-discards_stay = 捨て札はそのまま
zayagoshi-option-discards_stay-help = 保管のとき、捨て札が中央の下に入りません。
zayagoshi-option-aba_at_once = アバの番にすぐ保管
zayagoshi-option-aba_at_once-help = アバを宣言した番に5枚目を保管できます。
zayagoshi-option-quiet_turns = 静かな番
zayagoshi-option-quiet_turns-help = 席ごとにこれだけ何も起きなければ引き分けです。0ならなし。

## Why a move is refused

zayagoshi-reason-over = この回は終わっています。
zayagoshi-reason-not_your_turn = まだ番ではありません。
zayagoshi-reason-answered = もう答えました。ほかの人を待っています。
zayagoshi-reason-answer_first = 先にダを呼ぶか、見送ってください。
zayagoshi-reason-no_discard_offered = 今はダを呼べる札がありません。
zayagoshi-reason-finish_or_aba = 終わるか、アバを宣言してください。
zayagoshi-reason-not_complete = ちょうど4枚を保管したときだけできます。
zayagoshi-reason-not_in_hand = 手札にない札です。
zayagoshi-reason-other_number = 2枚の数が違います。
zayagoshi-reason-no_pair = そのような対は前にありません。
zayagoshi-reason-not_ripe = まだ熟していません。
zayagoshi-reason-enough_done = この番ではもうできません。
zayagoshi-reason-aba_waits = 5枚目は次の番から保管できます。
zayagoshi-reason-must_discard = 手札が多いので1枚捨ててください。
zayagoshi-reason-malformed = 分からない手です。

## Parts of the table. $card and $cards are names of cards, $seat is a seat's name, the rest are numbers.

zayagoshi-panel = 手引きとボタン
zayagoshi-round = 第{ $round }回
zayagoshi-others = ほかの席
zayagoshi-hand = 自分の手札
zayagoshi-held = 手札{ $count }枚
zayagoshi-pairs = 自分の対
zayagoshi-pairs-none = 同じ数の2枚を登録すると、ここに並びます
zayagoshi-pair = { $cards }。熟成 { $count }/{ $needs }
zayagoshi-pair-ripe = { $cards }。熟した
zayagoshi-kept = 保管札
zayagoshi-kept-of = { $seat }の保管札
zayagoshi-kept-none = まだなし
zayagoshi-middle = 中央と捨て札
zayagoshi-centre = 中央{ $count }枚
zayagoshi-centre-next = 次：{ $card }
zayagoshi-discards = 捨て札{ $count }枚
zayagoshi-discards-none = 捨て札なし
zayagoshi-dice = サイコロ{ $one }+{ $two }・振った人 { $seat }・先手 { $first }
zayagoshi-first = 先手 { $first }
zayagoshi-in-aba = アバ
zayagoshi-quiet = あと{ $count }番何もなければ引き分け
zayagoshi-goal = 同じ数で対を登録し、手札を載せて熟成させ、1枚を保管します。先に4枚保管すると勝ちです。
zayagoshi-recent = いま起きたこと
zayagoshi-card-picked = { $card }、選択中
zayagoshi-card-in-pair = { $card }、対の札
zayagoshi-card-keepable = { $card }、保管できる

## What is awaited

zayagoshi-ask-turn = 札を選んで、することを決めてください
zayagoshi-ask-must = 手札が{ $count }枚を超えています。1枚捨てて終わります
zayagoshi-ask-keep = 熟した対があります。1枚選んで保管してください
zayagoshi-ask-end = ほかになければ、番を終えてください
zayagoshi-ask-da = { $card }が出ました。ダを呼びますか？
zayagoshi-ask-crown = 保管札が4枚そろいました！
zayagoshi-hint-unripe = あと{ $count }枚熟成すると保管できます
zayagoshi-hint-target = 対を押すとすぐに載せます
zayagoshi-wait-turn = { $seat }の番です
zayagoshi-wait-da = ダを呼ぶ人がいるか待っています
zayagoshi-wait-crown = { $seat }：終わるかアバか考えています

## Moves: buttons and what they bring

zayagoshi-do-register = 登録
zayagoshi-do-ripen = 熟成
zayagoshi-do-keep = 保管
zayagoshi-do-discard = 捨てる
zayagoshi-do-da = ダ！
zayagoshi-move-register = 登録：{ $cards }
zayagoshi-move-ripen = 熟成：{ $card } → { $cards }の上
zayagoshi-move-keep = 保管：{ $card }
zayagoshi-move-discard = 捨てる：{ $card }
zayagoshi-move-end = 番を終える
zayagoshi-move-finish = 終わる
zayagoshi-move-aba = アバ
zayagoshi-move-da = ダ！{ $card }を出す
zayagoshi-move-pass = 見送る
zayagoshi-help-register = { $count ->
        [0] すぐに保管できる
       *[other] { $count }枚熟成で保管
    }
zayagoshi-help-ripen = { $count ->
        [0] これで熟す
       *[other] そのあと{ $count }枚
    }
zayagoshi-help-ripen-more = もう熟した対
zayagoshi-help-discard = 番が終わる
zayagoshi-help-end = 捨てずに次へ
zayagoshi-help-finish = 一人{ $points }点、合わせて{ $total }点
zayagoshi-help-aba = 1枚引き足し、5枚目に挑む
zayagoshi-help-aba-risk = アバで負けると、全員の分を一人で払います。
zayagoshi-help-pass = 取らない
zayagoshi-effect-worth = { $formula } = { $points }点
zayagoshi-effect-worth-from = { $before } → { $formula } = { $points }点
zayagoshi-effect-kinds = 形 { $shapes }・色 { $colours }・数 { $numbers }

## Da

zayagoshi-da-title = { $seat }：{ $card }を捨てた
zayagoshi-da-none = 同じ数の手札がありません
zayagoshi-da-always = いつも見送る
zayagoshi-da-always-help = 尋ねずに自動で見送ります

## What a set is worth

zayagoshi-set = 自分の保管札の値
zayagoshi-set-of = { $seat }の保管札の値
zayagoshi-set-shapes = 形
zayagoshi-set-colours = 色
zayagoshi-set-numbers = 数
zayagoshi-set-kinds = { $count }種類
zayagoshi-set-strong = 強
zayagoshi-set-weak = 弱
zayagoshi-set-more = あと{ $count }枚で値がつきます
zayagoshi-set-start = 2から始め、足し、掛け、累乗します。
zayagoshi-set-classes = 1と5、2と6、3と7、4と8は同じ数です。
zayagoshi-would = 保管するとしたら
zayagoshi-would-none = 今は保管できそうな札がありません
zayagoshi-would-ripe = 熟した
zayagoshi-would-needs = あと{ $count }枚
zayagoshi-would-hand = 手札
zayagoshi-would-da = ダ
zayagoshi-shape-line = 線
zayagoshi-shape-mixed = 混
zayagoshi-shape-circle = 円
zayagoshi-shape-quoto = 空
zayagoshi-colour-R = 赤
zayagoshi-colour-Y = 黄
zayagoshi-colour-G = 緑
zayagoshi-colour-B = 青
zayagoshi-table = 点数表
zayagoshi-table-kinds = 種類
zayagoshi-history = これまでのこと
zayagoshi-history-none = まだ何も起きていません
zayagoshi-standings = 得点
zayagoshi-own = 集めた値

## What happened (live region and history)

zayagoshi-did-register = { $seat }：登録、{ $cards }
zayagoshi-did-ripen = { $seat }：{ $card }を熟成、{ $cards }の上
zayagoshi-did-ripen-hidden = { $seat }：1枚熟成
zayagoshi-did-keep = { $seat }：保管、{ $card }
zayagoshi-did-discard = { $seat }：捨て札、{ $card }
zayagoshi-did-end = { $seat }：番を終えた
zayagoshi-did-finish = { $seat }：終わり！
zayagoshi-did-aba = { $seat }：アバ！
zayagoshi-did-da = { $seat }：ダ！{ $cards }
zayagoshi-did-drew = 引いた札：{ $card }

## Results

zayagoshi-result-won = 第{ $round }回：{ $seat }の勝ち
zayagoshi-result-none = 第{ $round }回：引き分け
zayagoshi-result-pays = { $seat } → { $other }：{ $points }点
zayagoshi-result-aba = { $seat }：アバで負け、全員の分を払う
zayagoshi-result-aba-shared = { $seats }：アバで負け、全員の分を分けて払う
zayagoshi-result-nothing = 点が0を超えないので、だれも払いません
zayagoshi-ending-four_kept = 4枚で終了
zayagoshi-ending-five_kept = 5枚すべて保管
zayagoshi-ending-idle = もうできることがない
zayagoshi-ending-quiet = 長く何も起きなかった
zayagoshi-result-unfinished = { $count }枚まで
zayagoshi-match-won = { $seat }の勝ち！
zayagoshi-match-level = 引き分け：{ $seats }
