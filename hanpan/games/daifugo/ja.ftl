### Daifugo in Japanese. The three languages have the same messages with the same variables.

daifugo-name = 大富豪
daifugo-tagline = 真っ先に手札をなくせば大富豪、最後まで残れば大貧民
daifugo-panel = 記録とボタン

## Seats and computer players

daifugo-seat-0 = 赤
daifugo-seat-1 = 青
daifugo-seat-2 = 緑
daifugo-seat-3 = 黄
daifugo-seat-4 = 紫
daifugo-seat-5 = 橙
daifugo-seat-6 = 水色
daifugo-seat-7 = ピンク
daifugo-level-random = ランダム
daifugo-level-random-help = 出せるカードの中から適当に出します。ルールを覚えるのに向いています。
daifugo-level-beginner = 初級
daifugo-level-beginner-help = 出せるときはほとんどいつも一番弱いカードを出し、ときどき気まぐれに出します。
daifugo-level-intermediate = 中級
daifugo-level-intermediate-help = 階段や8や強いカードを温存し、出たカードを数え、上がる二手前から読みます。
daifugo-level-advanced = 上級
daifugo-level-advanced-help = 見えないカードを何通りも仮定して最後まで進めてみて、順位が一番よくなるカードを出します。

## Presets

daifugo-preset-goran = ゴラン方式
daifugo-preset-goran-help = ジョーカー1枚、53枚をすべて配ります。5枚以上の階段も革命、ジョーカーでも縛りが始まり、都落ちと反則上がりがあります。
daifugo-preset-goran_duel = ゴラン1対1
daifugo-preset-goran_duel-help = 二人に13枚ずつ配り、残り27枚は見ずに使わない1回勝負です。
daifugo-preset-dokopa = ドコパ方式
daifugo-preset-dokopa-help = ジョーカー2枚、同じ枚数ずつ配って余りは除きます。順位で点を積み重ね、1回ごとに席替えするかどうかを選びます。
daifugo-preset-federation = 連盟公式
daifugo-preset-federation-help = 日本大富豪連盟の公式ルール5つで、4回戦を3セット行います。
daifugo-preset-uecda = コンピューター大会
daifugo-preset-uecda-help = プログラム大会のルールです。5人で、パスすると場が流れるまで出せず、階段の8でも場が流れ、順位に応じて5点から1点が入ります。

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

daifugo-group-start = 配りと親
daifugo-group-match = 得点と席
daifugo-group-combos = 特殊カードと階段
daifugo-group-passing = パス
daifugo-group-jokers = ジョーカー
daifugo-group-finishing = 上がりと反則
daifugo-option-seats = 人数
daifugo-option-seats-help = 2人から8人まで遊べます。
daifugo-option-seats-words = プレイヤー, 何人
daifugo-option-rounds = 回戦数
daifugo-option-rounds-help = 0なら、やめるまで続きます。
daifugo-option-rounds-words = ゲーム数, 何回, 無限
daifugo-option-jokers = ジョーカー
daifugo-option-jokers-help = ジョーカーはどのカードより強く、ほかのカードと出せばどのカードの代わりにもなります。
daifugo-option-jokers-words = ジョーカーの枚数, Joker
daifugo-option-deal = 配り方
daifugo-option-deal-help = 52枚とジョーカーの配り方です。
daifugo-option-deal-words = 配布, 余り
daifugo-option-deal-all = すべて配る（1枚の差あり）
daifugo-option-deal-equal = 同じ枚数、余りは除く
daifugo-option-deal-thirteen = 13枚ずつ、残りは伏せておく
daifugo-option-first_lead = 最初の親
daifugo-option-first_lead-help = 1回戦で最初に出す人を決めます。
daifugo-option-first_lead-words = ダイヤ3, ダイヤの3, 親
daifugo-option-first_lead-diamond3 = ダイヤの3を持つ人
daifugo-option-first_lead-lot = くじ引き
daifugo-option-next_lead = 2回戦からの親
daifugo-option-next_lead-help = 2回戦から最初に出す人を決めます。
daifugo-option-next_lead-words = 大貧民から, 親
daifugo-option-next_lead-last = 前回の大貧民
daifugo-option-next_lead-diamond3 = ダイヤの3を持つ人
daifugo-option-next_lead-same = 1回戦と同じ人
daifugo-option-next_lead-lot = くじ引き
daifugo-option-exchange = カード交換
daifugo-option-exchange-help = 大貧民と貧民は一番強いカードを渡し、大富豪と富豪は選んで返します。
daifugo-option-exchange-words = 税金, 献上, 貢ぎ物, カード交換
daifugo-option-exchange-off = なし
daifugo-option-exchange-after = 受け取ってから選ぶ
daifugo-option-exchange-before = 受け取る前に選ぶ
daifugo-option-points = 得点
daifugo-option-points-help = 回戦ごとに、順位に応じて入る点です。
daifugo-option-points-words = 順位点, ポイント, 階級点
daifugo-option-points-none = なし（階級だけ）
daifugo-option-points-titles = 階級に応じて +2 +1 0 −1 −2
daifugo-option-points-places = 順位に応じて、最下位が1点
daifugo-option-eight_cut = 8切り
daifugo-option-eight_cut-help = 8を出すと場が流れ、出した人がまた親になります。
daifugo-option-eight_cut-words = 8切り, 八切り, 8ぎり, やぎり, はちぎり, エイト切り
daifugo-option-revolution = 革命
daifugo-option-revolution-help = 同じ数字を4枚以上出すと、強さが逆になります。
daifugo-option-revolution-words = 革命返し, 4枚, クーデター
daifugo-option-run_revolution = 階段革命
daifugo-option-run_revolution-help = 決めた枚数以上の階段でも、強さが逆になります。
daifugo-option-run_revolution-words = ストレート革命, 連番革命
daifugo-option-run_revolution-0 = なし
daifugo-option-run_revolution-4 = 4枚から
daifugo-option-run_revolution-5 = 5枚から
daifugo-option-lock = 縛り
daifugo-option-lock-help = 直前と同じマークで出すと、場が流れるまでそのマークしか出せません。
daifugo-option-lock-words = しばり, マーク縛り, スート縛り, マークしばり
daifugo-option-spade3 = スペ3返し
daifugo-option-spade3-help = 1枚で出たジョーカーには、スペードの3を出せます。
daifugo-option-spade3-words = スペ3, スペードの3, スペ3返し, スペ3がえし, ジョーカー殺し
daifugo-option-fall = 都落ち
daifugo-option-fall-help = 前回の大富豪より先に反則なしで上がった人がいると、その大富豪は最下位になります。
daifugo-option-fall-words = みやこおち, 京落ち, 大富豪転落
daifugo-option-fouls = 反則上がり
daifugo-option-fouls-help = ジョーカー、2（革命中は3）、8切りなどで上がると最下位側になります。
daifugo-option-fouls-words = 禁止上がり, 禁止あがり, 反則あがり, 上がり禁止
daifugo-option-seven_give = 7渡し
daifugo-option-seven_give-help = 7を出した枚数まで、次の人にカードを渡せます。
daifugo-option-seven_give-words = 七渡し, なな渡し, 7わたし, ななわたし
daifugo-option-ten_discard = 10捨て
daifugo-option-ten_discard-help = 10を出した枚数まで、カードを捨てられます。
daifugo-option-ten_discard-words = 十捨て, テン捨て, 10すて, じゅうすて
daifugo-option-jack_back = Jバック
daifugo-option-jack_back-help = Jを出すと、場が流れるまで強さが逆になります。
daifugo-option-jack_back-words = 11バック, イレブンバック, ジャックバック, 十一バック
daifugo-option-quint = 同じ数字5枚以上
daifugo-option-quint-help = ジョーカーを足して、同じ数字を5枚以上出せます。
daifugo-option-quint-words = ファイブカード, 5枚出し
daifugo-option-runs_beat = 階段の強さ
daifugo-option-runs_beat-help = どの階段が強いかを決めます。
daifugo-option-runs_beat-words = 階段の比較, 連番
daifugo-option-runs_beat-overlap = 一番弱いカードが強ければよい
daifugo-option-runs_beat-above = 階段全体が上でなければならない
daifugo-option-pass_out = パスしたら休み
daifugo-option-pass_out-help = 一度パスすると、場が流れるまで出せません。
daifugo-option-pass_out-words = パス後は出せない, パスしたら流れるまで
daifugo-option-leader_may_pass = 親もパスできる
daifugo-option-leader_may_pass-help = 場が空でもパスできます。20回続くと、くじでその回を終わらせます。
daifugo-option-leader_may_pass-words = 親のパス, 場が空でもパス
daifugo-option-follow_own = 自分の札の上にも出せる
daifugo-option-follow_own-help = ほかの全員がパスすると、最後に出した人にも番が来ます。自分の札より強い札を重ねるか、パスして親になります。
daifugo-option-follow_own-words = 自分の上に出す
daifugo-option-eight_in_runs = 階段の8でも8切り
daifugo-option-eight_in_runs-help = 階段に入った8でも場が流れます。
daifugo-option-eight_in_runs-words = 階段8切り, 連番の8
daifugo-option-joker_locks = ジョーカーでも縛り
daifugo-option-joker_locks-help = ジョーカーを含むカードでも縛りが始まります。
daifugo-option-joker_locks-words = ジョーカー縛り, しばり
daifugo-option-joker_declared = ジョーカーのマークを決める
daifugo-option-joker_declared-help = ジョーカーを何の代わりにするか、出すときに決めます。
daifugo-option-joker_declared-words = ジョーカーの宣言, 代用
daifugo-option-exact_count = 出した枚数ちょうど
daifugo-option-exact_count-help = 7渡しと10捨ては、出した枚数ちょうど行うか、まったく行わないかです。
daifugo-option-exact_count-words = 7渡し, 10捨て, 全部
daifugo-option-spade3_foul = スペードの3での上がり
daifugo-option-spade3_foul-help = いつ反則になるかを決めます。
daifugo-option-spade3_foul-words = スペ3上がり, 反則
daifugo-option-spade3_foul-return = スペ3返しのときだけ
daifugo-option-spade3_foul-single = 1枚で出せばいつでも
daifugo-option-jack_back_foul = 反則にJバックも反映
daifugo-option-jack_back_foul-help = 2と3のどちらが反則になるかを、Jバックも含めて決めます。
daifugo-option-jack_back_foul-words = 11バック, イレブンバック, 反則
daifugo-option-later_foul_lower = 後から反則した人ほど下
daifugo-option-later_foul_lower-help = オフなら、先に反則した人ほど下になります。
daifugo-option-later_foul_lower-words = 反則の順位
daifugo-option-fouls_below_fallen = 反則は都落ちより下
daifugo-option-fouls_below_fallen-help = オフなら、都落ちした人が最下位です。
daifugo-option-fouls_below_fallen-words = 反則の順位, 都落ち
daifugo-option-reseat_every = 席替え
daifugo-option-reseat_every-help = 何回戦ごとに席替えするかです。0なら席は替わりません。
daifugo-option-reseat_every-words = 席替え, 席順
daifugo-option-reset_every = 階級のリセット
daifugo-option-reset_every-help = 何回戦ごとに階級をなくすかです。0なら続きます。
daifugo-option-reset_every-words = 階級リセット, セット
daifugo-option-ask_seats = 席替えを毎回選ぶ
daifugo-option-ask_seats-help = 1回終わるたびに、席をそのままにするか席替えするかを選びます。席替えすると、席と最初の親を決め直します。「席替え」の回数を決めてあれば選びません。
daifugo-option-ask_seats-words = 席替え, 席順

## Why a move is refused

daifugo-reason-over = この回は終わっています。
daifugo-reason-not_your_turn = まだ自分の番ではありません。
daifugo-reason-exchange_first = 先に交換するカードを選んでください。
daifugo-reason-give_first = 先に渡すカードを選ぶか、「終わり」を押してください。
daifugo-reason-discard_first = 先に捨てるカードを選ぶか、「終わり」を押してください。
daifugo-reason-nothing_asked = 今は渡したり、捨てたり、交換したりする場面ではありません。
daifugo-reason-not_in_hand = 手札にないカードです。
daifugo-reason-no_combination = 同じ数字でも、同じマークの階段でもありません。
daifugo-reason-too_many = 同じ数字は4枚までです。
daifugo-reason-must_lead = 場が空なので、何か出してください。
daifugo-reason-wrong_shape = 場と同じ形で出してください。階段には階段、同じ数字には同じ数字です。
daifugo-reason-wrong_count = 場と同じ枚数で出してください。
daifugo-reason-not_stronger = 場のカードより強いカードを出してください。
daifugo-reason-locked = 縛られています。同じマークで出してください。
daifugo-reason-joker_elsewhere = ジョーカーの場所は決まっています。空きがあれば埋め、なければ有利な端に付きます。
daifugo-reason-wrong_number = 枚数が合いません。
daifugo-reason-all_or_none = 出した枚数ちょうど行うか、行わないかのどちらかです。
daifugo-reason-malformed = 読み取れない操作です。

## The table

daifugo-four-colours = マークを4色で
daifugo-four-colours-help = ダイヤを青、クラブを緑で描きます。この設定はこの端末のブラウザに保存されます。
daifugo-round = 第{ $round }回戦
daifugo-others = ほかの席
daifugo-table = 場
daifugo-table-empty = 場は空です
daifugo-hand = 手札
daifugo-held = { $count }枚
daifugo-passed = パス
daifugo-suggest = 候補を見る
daifugo-sort-suit = マーク順
daifugo-sort-rank = 数字順
daifugo-card-picked = { $card }、選択中
daifugo-card-unfit = { $card }、今は一緒に出せません
daifugo-card-came = { $card }、もらったカード
daifugo-history = これまでに出たカード
daifugo-history-none = まだ何も出ていません。
daifugo-standings = 階級と得点

## What holds at the table

daifugo-stamp-revolution = 革命！
daifugo-stamp-restored = 革命返し！
daifugo-stamp-eight = 8切り！
daifugo-stamp-spade3 = スペ3返し！
daifugo-sign-low = 小さいほど強い
daifugo-sign-revolution = 革命中
daifugo-sign-jack_back = Jバック
daifugo-sign-lock = 縛り { $suits }

## Moves

daifugo-move-play = { $cards }を出す
daifugo-move-pass = パス
daifugo-move-enough = 終わり
daifugo-move-exchange = { $cards }を渡す
daifugo-move-give = 7渡し：{ $cards }
daifugo-move-discard = 10捨て：{ $cards }

## What is awaited

daifugo-ask-lead = 何でも出してください
daifugo-ask-play = もっと強いカードを出すか、パスしてください
daifugo-ask-pass = 出せるカードがありません。パスしてください
daifugo-ask-exchange = 渡すカードを{ $count }枚選んでください
daifugo-ask-give = 次の人に渡すカードを選んでください（{ $count }枚まで）
daifugo-ask-discard = 捨てるカードを選んでください（{ $count }枚まで）
daifugo-wait = { $seat }の番です
daifugo-wait-exchange = カードを交換しています

## What happened

daifugo-did-played = { $seat }：{ $cards }
daifugo-did-pass = { $seat }：パス
daifugo-did-enough = { $seat }：これ以上は渡さない・捨てない
daifugo-did-exchange = { $seat }：交換で{ $cards }を渡しました
daifugo-did-give = { $seat }：次の人に{ $cards }を渡しました
daifugo-did-discard = { $seat }：{ $cards }を捨てました
daifugo-did-hidden = { $seat }：カードを伏せて渡しました
daifugo-did-revolution = 革命！ 小さいほど強くなります。
daifugo-did-restored = 革命返し！ 元の強さに戻ります。
daifugo-did-lock = 縛り：{ $suits }
daifugo-did-clean = { $seat }：上がり。
daifugo-did-foul = { $seat }：反則上がり。
daifugo-did-fallen = { $seat }：都落ち！
daifugo-did-left = { $seat }：カードが残りました。
daifugo-how-clean = 上がり
daifugo-how-foul = 反則上がり
daifugo-how-fallen = 都落ち
daifugo-how-left = 残り

## Results

daifugo-result-won = 第{ $round }回戦の大富豪：{ $seat }
daifugo-match-won = { $seat }の勝ち！
daifugo-match-level = 引き分け：{ $seats }
daifugo-reseated = 席替えをしました。出す順：{ $seats }

## Ways on to the next round

daifugo-way-keep = 次の回戦へ（席はそのまま）
daifugo-way-shuffle = 次の回戦へ（席替え）
