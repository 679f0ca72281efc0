### Zayagoshi in Japanese. The three languages have the same messages with the same variables.

zayagoshi-name = ザヤゴシ
zayagoshi-tagline = 対を集めて熟させ、四枚を守る遊び

## Seats and computer players

zayagoshi-seat-0 = 赤
zayagoshi-seat-1 = 青
zayagoshi-seat-2 = 緑
zayagoshi-seat-3 = 黄
zayagoshi-level-random = ランダム
zayagoshi-level-random-help = できる手の中から何でも選びます。ルールを覚えるのに向いています。
zayagoshi-level-beginner = 初級
zayagoshi-level-beginner-help = 目の前の対を登録し、安い札から守り、ときどき気まぐれに打ちます。
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
zayagoshi-reason-not_complete = ちょうど4枚を守り終えたときだけできます。
zayagoshi-reason-not_in_hand = 手札にない札です。
zayagoshi-reason-other_number = 2枚の数が違います。
zayagoshi-reason-no_pair = そのような対は前にありません。
zayagoshi-reason-not_ripe = まだ熟していません。
zayagoshi-reason-enough_done = この番ではもうできません。
zayagoshi-reason-aba_waits = 5枚目は次の番から守れます。
zayagoshi-reason-must_discard = 手札が多いので1枚捨ててください。
zayagoshi-reason-malformed = 分からない手です。
