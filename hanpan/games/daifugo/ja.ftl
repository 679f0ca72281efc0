### Daifugo in Japanese. The three languages have the same messages with the same variables.

daifugo-name = 大富豪
daifugo-tagline = 先に手札をなくせば大富豪、最後まで残れば大貧民
daifugo-panel = 記録とボタン

## Seats and computer players

daifugo-seat-0 = 赤
daifugo-seat-1 = 青
daifugo-seat-2 = 緑
daifugo-seat-3 = 黄
daifugo-seat-4 = 紫
daifugo-seat-5 = 橙
daifugo-seat-6 = 空
daifugo-seat-7 = 桃
daifugo-level-random = ランダム
daifugo-level-random-help = 出せる手の中から何でも選びます。ルールを覚えるのに向いています。
daifugo-level-beginner = 初級
daifugo-level-beginner-help = 出せるときはほとんどいつも一番弱い札を出し、ときどき気まぐれに打ちます。
daifugo-level-intermediate = 中級
daifugo-level-intermediate-help = 階段や8や強い札を温存し、出た札を数え、上がりの二手前を読みます。
daifugo-level-advanced = 上級
daifugo-level-advanced-help = 見えない札を何通りも仮定して最後まで打ってみて、順位が一番よくなる手を選びます。

## Presets

daifugo-preset-goran = ゴラン方式
daifugo-preset-goran-help = ジョーカー1枚、53枚をすべて配ります。5枚以上の階段も革命、ジョーカーでも縛りが始まり、都落ちと反則上がりがあります。
daifugo-preset-goran_duel = ゴラン1対1
daifugo-preset-goran_duel-help = 二人が13枚ずつ、残り27枚は見ずに使わない一回勝負です。
daifugo-preset-dokopa = ドコパ方式
daifugo-preset-dokopa-help = ジョーカー2枚、同じ枚数を配り余りは除きます。順位点を積みながら続き、回戦ごとに席替えするかを選びます。
daifugo-preset-federation = 連盟公式
daifugo-preset-federation-help = 日本大富豪連盟の公式ルール5つで、4回戦を3セット行います。
daifugo-preset-uecda = コンピュータ大会
daifugo-preset-uecda-help = プログラム大会のルール：5人、パスするとその場は休み、階段の8も切り、順位で5点から1点です。

## Cards

daifugo-card-S3 = スペードの3
daifugo-card-H3 = ハートの3
daifugo-card-D3 = ダイヤの3
daifugo-card-C3 = クラブの3
daifugo-card-S4 = スペードの4
daifugo-card-H4 = ハートの4
daifugo-card-D4 = ダイヤの4
daifugo-card-C4 = クラブの4
daifugo-card-S5 = スペードの5
daifugo-card-H5 = ハートの5
daifugo-card-D5 = ダイヤの5
daifugo-card-C5 = クラブの5
daifugo-card-S6 = スペードの6
daifugo-card-H6 = ハートの6
daifugo-card-D6 = ダイヤの6
daifugo-card-C6 = クラブの6
daifugo-card-S7 = スペードの7
daifugo-card-H7 = ハートの7
daifugo-card-D7 = ダイヤの7
daifugo-card-C7 = クラブの7
daifugo-card-S8 = スペードの8
daifugo-card-H8 = ハートの8
daifugo-card-D8 = ダイヤの8
daifugo-card-C8 = クラブの8
daifugo-card-S9 = スペードの9
daifugo-card-H9 = ハートの9
daifugo-card-D9 = ダイヤの9
daifugo-card-C9 = クラブの9
daifugo-card-ST = スペードの10
daifugo-card-HT = ハートの10
daifugo-card-DT = ダイヤの10
daifugo-card-CT = クラブの10
daifugo-card-SJ = スペードのJ
daifugo-card-HJ = ハートのJ
daifugo-card-DJ = ダイヤのJ
daifugo-card-CJ = クラブのJ
daifugo-card-SQ = スペードのQ
daifugo-card-HQ = ハートのQ
daifugo-card-DQ = ダイヤのQ
daifugo-card-CQ = クラブのQ
daifugo-card-SK = スペードのK
daifugo-card-HK = ハートのK
daifugo-card-DK = ダイヤのK
daifugo-card-CK = クラブのK
daifugo-card-SA = スペードのA
daifugo-card-HA = ハートのA
daifugo-card-DA = ダイヤのA
daifugo-card-CA = クラブのA
daifugo-card-S2 = スペードの2
daifugo-card-H2 = ハートの2
daifugo-card-D2 = ダイヤの2
daifugo-card-C2 = クラブの2
daifugo-card-JK0 = 赤いジョーカー
daifugo-card-JK1 = 黒いジョーカー
daifugo-suit-S = スペード
daifugo-suit-H = ハート
daifugo-suit-D = ダイヤ
daifugo-suit-C = クラブ
daifugo-card-joker-as = ジョーカー（{ $card }）

## Titles

daifugo-title-daifugo = 大富豪
daifugo-title-fugo = 富豪
daifugo-title-heimin = 平民
daifugo-title-hinmin = 貧民
daifugo-title-daihinmin = 大貧民

## Options

daifugo-option-seats = 人数
daifugo-option-seats-help = 2人から8人まで座れます。
daifugo-option-rounds = 回戦数
daifugo-option-rounds-help = 0なら、やめるまで続きます。
daifugo-option-jokers = ジョーカー
daifugo-option-jokers-help = ジョーカーはどの札より強く、組や階段ではどの札の代わりにもなります。
daifugo-option-deal = 配り方
daifugo-option-deal-help = 52枚とジョーカーの配り方です。
daifugo-option-deal-all = すべて配る（1枚の差あり）
daifugo-option-deal-equal = 同じ枚数、余りは除く
daifugo-option-deal-thirteen = 13枚ずつ、残りは伏せる
daifugo-option-first_lead = 最初の親
daifugo-option-first_lead-help = 1回戦で誰から出すかです。
daifugo-option-first_lead-diamond3 = ダイヤの3を持つ人
daifugo-option-first_lead-lot = くじ引き
daifugo-option-next_lead = 次からの親
daifugo-option-next_lead-help = 2回戦から誰が先に出すかです。
daifugo-option-next_lead-last = 前回の大貧民
daifugo-option-next_lead-diamond3 = ダイヤの3を持つ人
daifugo-option-next_lead-same = そのまま
daifugo-option-next_lead-lot = くじ引き
daifugo-option-exchange = カード交換
daifugo-option-exchange-help = 貧しい側は一番強い札を渡し、富む側は選んで返します。
daifugo-option-exchange-off = なし
daifugo-option-exchange-after = 受け取ってから選ぶ
daifugo-option-exchange-before = 受け取る前に選ぶ
daifugo-option-points = 得点
daifugo-option-points-help = 回戦ごとに順位で入る点です。
daifugo-option-points-none = なし（称号だけ）
daifugo-option-points-titles = 称号で +2 +1 0 −1 −2
daifugo-option-points-places = 順位で、最下位が1点
daifugo-option-eight_cut = 8切り
daifugo-option-eight_cut-help = 8を出すと場が流れ、出した人から始まります。
daifugo-option-revolution = 革命
daifugo-option-revolution-help = 同じ数4枚以上で強さが逆になります。
daifugo-option-run_revolution = 階段革命
daifugo-option-run_revolution-help = この枚数以上の階段でも強さが逆になります。
daifugo-option-run_revolution-0 = なし
daifugo-option-run_revolution-4 = 4枚から
daifugo-option-run_revolution-5 = 5枚から
daifugo-option-lock = 縛り
daifugo-option-lock-help = 前と同じマークで出すと、流れるまでそのマークしか出せません。
daifugo-option-spade3 = スペ3返し
daifugo-option-spade3-help = 1枚で出たジョーカーにはスペードの3が勝ちます。
daifugo-option-fall = 都落ち
daifugo-option-fall-help = 前回の大富豪より先に反則なしで上がる人が出ると、大富豪は最下位になります。
daifugo-option-fouls = 反則上がり
daifugo-option-fouls-help = ジョーカー、2（革命中は3）、8切りなどで上がると最下位側になります。
daifugo-option-seven_give = 7渡し
daifugo-option-seven_give-help = 7を出した枚数まで、次の人に札を渡せます。
daifugo-option-ten_discard = 10捨て
daifugo-option-ten_discard-help = 10を出した枚数まで、札を捨てられます。
daifugo-option-jack_back = Jバック
daifugo-option-jack_back-help = Jを出すと、流れるまで強さが逆になります。
daifugo-option-quint = 5枚組
daifugo-option-quint-help = ジョーカーを足して同じ数を5枚以上出せます。
daifugo-option-runs_beat = 階段の強さ
daifugo-option-runs_beat-help = どの階段が強いかです。
daifugo-option-runs_beat-overlap = 一番弱い札が強ければよい
daifugo-option-runs_beat-above = 全体が上になければならない
daifugo-option-pass_out = パスしたら休み
daifugo-option-pass_out-help = 一度パスすると流れるまで出せません。
daifugo-option-leader_may_pass = 親もパスできる
daifugo-option-leader_may_pass-help = 場が空でもパスできます。20回続くと、くじで終わります。
daifugo-option-eight_in_runs = 階段の8も切る
daifugo-option-eight_in_runs-help = 階段に入った8でも流れます。
daifugo-option-joker_locks = ジョーカーで縛り
daifugo-option-joker_locks-help = ジョーカー入りでも縛りが始まります。
daifugo-option-joker_declared = ジョーカーのマークを言う
daifugo-option-joker_declared-help = ジョーカーが何の代わりかを出すときに決めます。
daifugo-option-exact_count = ちょうどその枚数
daifugo-option-exact_count-help = 7渡しと10捨ては、出した枚数ちょうどか、しないかです。
daifugo-option-spade3_foul = スペードの3で上がる
daifugo-option-spade3_foul-help = いつ反則になるかです。
daifugo-option-spade3_foul-return = 返しのときだけ
daifugo-option-spade3_foul-single = 1枚で出せばいつも
daifugo-option-jack_back_foul = Jバックも反則に数える
daifugo-option-jack_back_foul-help = 2と3のどちらが反則かをJバックも見て決めます。
daifugo-option-later_foul_lower = 後の反則ほど下
daifugo-option-later_foul_lower-help = オフなら先に反則した人ほど下です。
daifugo-option-fouls_below_fallen = 反則は都落ちより下
daifugo-option-fouls_below_fallen-help = オフなら都落ちが一番下です。
daifugo-option-reseat_every = 席替え
daifugo-option-reseat_every-help = 何回戦ごとに席を決め直すか。0なら替えません。
daifugo-option-reset_every = 階級のリセット
daifugo-option-reset_every-help = 何回戦ごとに階級をなくすか。0なら続きます。
daifugo-option-ask_seats = 席替えを毎回聞く
daifugo-option-ask_seats-help = 回戦が終わるたびに、席をそのままにするか替えるかを選びます。替えると席と最初の人を決め直します。「席替え」の回戦数を決めてあれば聞きません。

## Why a move is refused

daifugo-reason-over = この回は終わっています。
daifugo-reason-not_your_turn = まだ番ではありません。
daifugo-reason-exchange_first = 先に交換する札を選んでください。
daifugo-reason-give_first = 先に渡す札を選ぶか、やめてください。
daifugo-reason-discard_first = 先に捨てる札を選ぶか、やめてください。
daifugo-reason-nothing_asked = 今は渡す・捨てる・交換するときではありません。
daifugo-reason-not_in_hand = 手札にない札です。
daifugo-reason-no_combination = 同じ数でも、同じマークの階段でもありません。
daifugo-reason-too_many = 同じ数は4枚までです。
daifugo-reason-must_lead = 場が空なので、何か出してください。
daifugo-reason-wrong_shape = 組には組、階段には階段で返します。
daifugo-reason-wrong_count = 場と同じ枚数で出します。
daifugo-reason-not_stronger = 場の札より強くありません。
daifugo-reason-locked = 縛られています。同じマークで出してください。
daifugo-reason-joker_elsewhere = ジョーカーの場所は決まっています。間を埋め、なければ有利な端に付きます。
daifugo-reason-wrong_number = 枚数が合いません。
daifugo-reason-all_or_none = 出した枚数ちょうどか、しないかのどちらかです。
daifugo-reason-malformed = 分からない手です。

## The table

daifugo-four-colours = 4色のマーク
daifugo-four-colours-help = ダイヤを青、クラブを緑で描きます。この端末のブラウザーに残ります。
daifugo-round = 第{ $round }回戦
daifugo-others = ほかの席
daifugo-table = 場
daifugo-table-empty = 場は空です
daifugo-hand = 手札
daifugo-held = { $count }枚
daifugo-passed = パス
daifugo-suggest = 候補を見る
daifugo-sort-suit = マーク順
daifugo-sort-rank = 数の順
daifugo-card-picked = { $card }、選択中
daifugo-card-unfit = { $card }、今は一緒に出せない
daifugo-history = これまでの手
daifugo-history-none = まだ何も出ていません。
daifugo-standings = 階級と得点

## What holds at the table

daifugo-sign-low = 小さいほど強い
daifugo-sign-revolution = 革命中
daifugo-sign-jack_back = Jバック
daifugo-sign-lock = 縛り { $suits }

## Moves

daifugo-move-play = { $cards } を出す
daifugo-move-pass = パス
daifugo-move-enough = これで終わり
daifugo-move-exchange = { $cards } を渡す
daifugo-move-give = { $cards } を渡す（7）
daifugo-move-discard = { $cards } を捨てる（10）

## What is awaited

daifugo-ask-lead = 何でも出してください
daifugo-ask-play = より強い札を出すか、パスしてください
daifugo-ask-pass = 出せる札がありません。パスしてください
daifugo-ask-exchange = 渡す札を{ $count }枚選んでください
daifugo-ask-give = 次の人に渡す札を選んでください（{ $count }枚まで）
daifugo-ask-discard = 捨てる札を選んでください（{ $count }枚まで）
daifugo-wait = { $seat }の番です
daifugo-wait-exchange = カードを交換しています

## What happened

daifugo-did-played = { $seat }：{ $cards }
daifugo-did-pass = { $seat }：パス
daifugo-did-enough = { $seat }：もう渡さず、捨てない
daifugo-did-exchange = { $seat }：交換で{ $cards }を渡す
daifugo-did-give = { $seat }：次の人に{ $cards }を渡す
daifugo-did-discard = { $seat }：{ $cards }を捨てる
daifugo-did-hidden = { $seat }：伏せて札を渡す
daifugo-did-revolution = 革命！小さいほど強くなります。
daifugo-did-restored = 革命返し！元の強さに戻ります。
daifugo-did-lock = 縛り：{ $suits }
daifugo-did-clean = { $seat }：上がり。
daifugo-did-foul = { $seat }：反則上がり。
daifugo-did-fallen = { $seat }：都落ち！
daifugo-did-left = { $seat }：札が残りました。
daifugo-how-clean = 上がり
daifugo-how-foul = 反則
daifugo-how-fallen = 都落ち
daifugo-how-left = 残り

## Results

daifugo-result-won = 第{ $round }回戦の大富豪：{ $seat }
daifugo-match-won = { $seat }の勝ち！
daifugo-match-level = 引き分け：{ $seats }
daifugo-reseated = 席を決め直しました。回る順：{ $seats }

## Ways on to the next round

daifugo-way-keep = 次の回戦へ・席はそのまま
daifugo-way-shuffle = 次の回戦へ・席替え
