### The house's own words in Japanese. ko.ftl comes first and says what the variables are.

house = 한판
house-reading = ハンパン
house-tagline = 花札とトランプで遊ぶところ
games = ゲーム
opening-doors = 準備をしています…
entering = 席へご案内しています…

## Before a match

setup = ゲームの準備
opponent = 相手
computer = コンピューター
mode-here =
    この端末で{ $count ->
        [2] 二人
       *[other] { $count }人
    }
mode-here-help = 1台を交代で使います。番が替わるたびに手札を隠し、次の人がボタンを押すと見えるようになります。
mode-mixed = 席ごとに決める
mode-mixed-help = この端末で遊ぶ人とコンピューターを席ごとに決めます。人が二人以上なら、端末を交代で使います。
seat-here = この端末の人
presets = ルールセット
presets-none = 自分で変更したルールです。
clock = 1回の制限時間
clock-none = なし
clock-seconds = { $seconds }秒
clock-bank = { $seconds }秒、各回に余裕{ $bank }
clock-increment = 各回{ $bank }、出すたびに{ $increment }秒追加
clock-none-help = 時間を気にせず考えられます。
clock-help = 時間が切れると自動で出します。2回続けて時間が切れると、自分で出すまで制限時間が短くなります。
clock-bank-help = それより長く考えた時間は余裕から引かれます。余裕は各回の初めに新しくなり、なくなると決まった秒数のうちに出します。
clock-increment-help = 考えた時間が引かれ、出すたびに少し増えます。時間は各回の初めに新しくなります。なくなると5秒後に自動で出します。
house-rules = ローカルルール
house-rules-help = 地域や仲間内で違うルールです。そのままなら標準のルールで遊びます。
house-rules-changed = { $count }件変更
house-rules-reset = すべて標準に戻す
presets-own = 変更したルール
find-rule = ルールを探す
rules-found =
    { $count ->
        [0] その名前のルールはありません。
       *[other] ルールが{ $count }件見つかりました。
    }
rules-in-force = 適用されるルール
less = 減らす
more = 増やす
start = はじめる
running = 続きから
running-match = 進行中のゲーム
running-round = { $round }回目
resume = 続ける

## The table

table = テーブル
seat = { $number }番の席
you = 自分
away = 離席中
to-move = 手番
points = { $points }点
panel-yaku = 役
panel-sum = 合計
panel-out-of-reach = もう作れません
moves = ボタンで操作
not-your-move = 今はできることがありません。
match-over = すべて終わりました。
call-go-on = まだ続ける
played = { $seat }：{ $move }
hidden-move = 伏せた札
clock-low = 残り{ $seconds }秒です。
timed-out = { $seat }：時間切れのため、自動で出しました。
auto-pass = 自動パス
auto-pass-help = 出せるカードがなければ、自動でパスします。
auto-passed = 出せるカードがないのでパスします。
your-turn = あなたの番です

## Hints

hint = ヒント
hint-would = { $level }のコンピューターなら
hint-do = そのとおりにする
hint-thinking = 考えています…
hint-pass = 今出せるカードを温存します。
hint-last = これで手札がなくなります。
hint-weakest = 出せる中で一番弱い数字です。
hint-many = 一度に{ $count }枚出します。

## Two on one device

handover-title = { $seat }の番
handover-note = 端末を受け取ってから押してください。
handover-start = { $seat }の番を始める

## Results

round = 回
round-over = { $round }回目が終わりました
total = 合計
result-from = 内容
match-won = { $seat }の勝ち！
match-level = 引き分け！
next-round = 次へ
strength-order = 強さの順
match-left = 途中でやめたゲームです
rematch = もう一度遊ぶ
see-table = テーブルを見る
see-result = 結果を見る
save-record = 記録を保存
to-lobby = 最初の画面へ
own-won = 勝ちました！
own-lost = 負けました
own-level = 引き分けです
own-place = { $count }人中{ $place }位です

## Settings

settings = 設定
language = 言語
theme = 画面
theme-system = 自動
theme-light = 昼
theme-dark = 夜
sound = 音
tempo = 札の動き
tempo-calm = ゆったり
tempo-brisk = 速く
tempo-instant = すぐに
leave = このゲームをやめる
leave-sure = やめると、このゲームの続きはできません。
stay = 続ける
close = 閉じる
back = 戻る
rules = ルール
rules-none = ルールの説明はまだありません。
keys = キーボード操作
keys-tab = ボタンとカードを順に移ります。
keys-arrows = カードとボタンの間を移ります。
keys-pick = カードを選ぶ・戻す、ボタンを押す。
keys-play = 選んだカードを出します。
keys-escape = 選択をやめる、開いているものを閉じる。
keys-help = この説明を開きます。

## A game's introduction

lesson = 遊び方
lesson-of = { $game }の遊び方
lesson-first = はじめての方へ　3分で覚える遊び方
lesson-again = 遊び方をもう一度
lesson-step = 全{ $count }段階の{ $step }
lesson-next = 次へ
lesson-before = 前へ
lesson-show = 代わりにやる
lesson-skip = やめる
lesson-other = それもできます。今回は説明のとおりにやってみましょう。
lesson-cannot = 今はそれはできません。説明をもう一度読んでみてください。
lesson-play = 遊んでみる
lesson-none = このゲームの遊び方はまだありません。
lesson-failed = 遊び方を読み込めませんでした。

## The line to the house

reconnecting = 再接続しています…
progress = ルールを速く動かす準備をしています
outdated = 新しいバージョンがあります。
reload = 再読み込み
missing-title = そのゲームはありません
missing-note = すでに片づけられたか、アドレスが間違っています。
unreachable = 接続できません。ネットワークを確認してください。再接続を続けています。
try-again = もう一度試す
come-in-new = 新しい人として入る
come-in-new-help = このブラウザで進めていたゲームは続けられなくなります。

## Why the house refuses

reason-stale = その間に状況が変わりました。もう一度選んでください。
reason-not_your_seat = 自分の席ではありません。
reason-answered = もう答えています。全員の答えは同時に公開されます。
reason-other_seat_acts = 今は別の席の番です。
reason-match_over = もう終わったゲームです。
reason-match_running = まだ終わっていないゲームです。
reason-not_begun = まだゲームが始まっていません。
reason-begun = もう始まっています。ラウンドが終わると席が空くことがあります。
reason-not_maker = 部屋を作った人だけができます。
reason-no_seat = その席はありません。
reason-seat_taken = ほかの人が先に座りました。観戦はできます。
reason-wrong_key = この招待リンクはもう使えません。
reason-shut_out = この部屋は観戦できません。
reason-not_all_there = まだ空いている席があります。
reason-nobody_else = 残る人がいません。ゲームを終えてください。
reason-others_play = ほかの人が続けます。ゲームを終えるかわりに席を立ってください。
reason-taken_over = 今はコンピューターが代わっています。先に戻ってください。
reason-too_early = 接続が切れてからまだ2分たっていません。
reason-too_fast = 少しゆっくりお願いします。送れるのは1秒に1回です。
reason-not_text = 読める文字がありません。
reason-no_hints = ほかの人がいるテーブルでは、ヒントは見られません。

## Friends at one table

with-friends = 友だちと
mode-friend = 友だちと、リンクで
mode-friend-help = リンクを送ると、友だちが自分の端末から参加します。登録もインストールもいりません。
seat-friend = リンクで来る友だち
open-table = テーブルを開く
play-now = すぐに相手を探す
listed = だれでも参加できるよう一覧に載せる
listed-help = 最初の画面の一覧に載り、リンクがなくても座れます。
endless = 終わりなく続ける
endless-help = ラウンドの合間に抜けたり、新しく座ったりできます。
watching = 観戦
watching-open = すぐに見られる
watching-late = 1ラウンド遅れて見られる
watching-none = 見られない
your-name = 名前
plant-1 = 松
plant-2 = 梅
plant-3 = 桜
plant-4 = 藤
plant-5 = あやめ
plant-6 = 牡丹
plant-7 = 萩
plant-8 = すすき
plant-9 = 菊
plant-10 = もみじ
plant-11 = 柳
plant-12 = 桐
computer-of = コンピューター・{ $level }
seat-open = 友だちを待っている席
seat-empty = 空席
seats = 席
maker = 主催者
seat-of = { $seat }の席に座る人
move-up = { $name }：一つ上の席へ
waiting-for = 友だちを待っています
all-there = 全員そろいました
invited = 招待されたテーブルです
no-seat-free = 空いている席がありません
may-watch = ゲームが始まると観戦できます。
join = 参加する
join-note = 名前はそのままでもかまいません。
ready = 準備できました
ready-not = 準備を取り消す
is-ready = 準備完了
not-ready = 準備中
begin = 始める
begins-when = 席がすべて埋まり、全員の準備ができると自動で始まります。
begins-soon = 全員の準備ができると自動で始まります。
close-table = テーブルを閉じる
stand-up = 席を立つ
stand-sure = 席を立つとコンピューターが代わりに座り、この席には戻れません。
agreed = このテーブルのルール
change-options = ルールを変える
apply = この内容に変える
cancel = キャンセル
on = オン
off = オフ
who-may-come = だれが来られるか
invite-title = 招待リンク
invite-note = このURLを友だちに送ってください。スマホでコードを読み取ることもできます。
invite-text = { $game }を一緒に遊びましょう。
watch-title = 観戦リンク
watch-note = このURLでは全員に見えているものだけが見られ、席には座れません。
watch-text = { $game }を観戦しに来てください。
watchers = 観戦{ $count }人
watching-now = 観戦中
copy-link = URLをコピー
copied = コピーしました
copy-by-hand = URLを長押ししてコピーしてください。
share = 共有
qr = 招待URLのQRコード
room-life = 全員が離れて30分、または開いてから24時間たつと、このテーブルはなくなります。
room-until = 遅くとも{ $time }までです。
table-over = 終わったテーブルです
ended-alone = 全員が離れて30分たったため終わりました。
ended-day = 開いてから24時間たったため終わりました。
ended-closed = 主催者がテーブルを閉じました。
goes-on-there = 続きのテーブルへ
open-tables = 参加できるテーブル
somebody = だれか
usual-rules = 標準ルール
seats-free = 空席{ $count }
waits-since = 待ち時間 { $time }
sit-down = 座る

## Those who are away

away-since = 離席 { $time }
gone-since = 退席 { $time }
stands-in = コンピューター（{ $level }）が代わりに参加中
let-computer = 戻るまでコンピューターに任せる
votes = 賛成 { $count }/{ $of }
instead = コンピューターと新しいゲームを始める（このゲームは終わります）
in-time = あと{ $time }
rest = 戻るまでコンピューターに任せる
resting = コンピューターがあなたの席で代わりに参加しています。
come-back = 自分で続ける
take-seat = この席に座る
table-stuck = 今は保存できないため、ゲームを一時止めています。
meanwhile = 席を外している間に{ $count }回進みました。
rematch-asked = もう一度遊びたい人がいます。
invite-again = 新しいURLでもう一度招待する
notify = 番の通知
notify-help = ほかの画面を見ているときに番が来たら知らせます。
notify-denied = ブラウザーが通知を許可していません。

## Chat

chat = チャット
chat-on = チャットを表示
chat-onlookers = 観戦者のチャット
chat-lines = やり取り
chat-none = まだ何もありません。
chat-write = メッセージを書く
chat-send = 送る
chat-said = { $name }：{ $text }
chat-unread = 未読
chat-note = 観戦者の言葉はラウンドが終わると表示されます。1日たつとすべて消えます。
onlooker = 観戦者
phrases = よく使う言葉
mute = ミュート
mute-of = { $name }をミュート

## What could not be done

error-bad_message = 操作を受け付けられませんでした。ページを再読み込みしてみてください。
error-hello_first = 接続を始められませんでした。ページを再読み込みしてみてください。
error-bad_version = 新しいバージョンがあります。再読み込みすると続けられます。
error-no_room = そのゲームはありません。すでに片づけられたか、アドレスが間違っています。
error-elsewhere = このゲームは今ほかのサーバーが受け持っています。少し待ってもう一度お試しください。
error-no_game = そのゲームはありません。ページを再読み込みしてみてください。
error-bad_option = 選んだルールでは始められません。ルールを見直してください。
error-bad_seats = この座り方では始められません。席を決め直してください。
error-bad_clock = 制限時間は{ $low }秒から{ $high }秒までです。選び直してください。
error-bad_move = その出し方はできません。選び直してください。
error-bad_way = その進め方はできません。選び直してください。
error-too_many = 進行中のゲームが{ $limit }個あります。どれかを終えてから、もう一度お試しください。
error-too_long = リクエストが長すぎます。ページを再読み込みしてください。
error-hello_again = すでに接続されています。ページを再読み込みしてください。
error-other_rules = この対戦は今とは違う版のルールで始まったため、続けられません。
error-damaged = 保存された対戦の記録が読めないため、続けられません。
error-busy = 同じネットワークから始めた対戦が多すぎます。{ $seconds }秒後にもう一度お試しください。
error-not_kept = 保存できなかったため、何も変わっていません。少し待って、もう一度お試しください。
error-internal = 問題が起きました。少し待って、もう一度お試しください。
error-unreadable = サーバーが新しいバージョンになったようです。ページを再読み込みしてください。

# What one may say at a table without writing.
phrase-hello = こんにちは！
phrase-good_luck = よろしくお願いします。
phrase-well_played = お見事！
phrase-thanks = ありがとうございます。
phrase-sorry = ごめんなさい。
phrase-one_moment = 少し待ってください。
phrase-your_turn = あなたの番です。
phrase-good_game = 楽しかったです！
phrase-again = もう一回どうですか。
phrase-goodbye = またお会いしましょう。
