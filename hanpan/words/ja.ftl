### The house's own words in Japanese. ko.ftl comes first and says what the variables are.

house = ハンパン
house-tagline = 花札とカードを楽しむ家
games = あそび
opening-doors = 開店の支度をしています…
entering = 席へご案内しています…

## Before a match

setup = 対局の準備
opponent = 相手
computer = コンピューター
mode-here =
    この端末で{ $count ->
        [2] 二人
       *[other] { $count }人
    }
mode-here-help = 一台を交代で使います。番が替わるたびに手札を隠し、次の人が押すと見えます。
mode-mixed = 席ごとに決める
mode-mixed-help = この端末で遊ぶ人とコンピューターを席ごとに混ぜて座らせます。人が二人以上なら端末を交代で使います。
seat-here = この端末の人
presets = ルールの組
presets-none = 自分で変えたルールです。
clock = 一手の制限時間
clock-none = なし
clock-seconds = { $seconds }秒
clock-none-help = 好きなだけ考えられます。
clock-help = 時間が切れると、代わりに打ちます。二回続けて切れると、自分で打つまで時間が短くなります。
house-rules = ハウスルール
house-rules-help = 土地ごとに違うルールです。そのままなら基本のルールで打ちます。
house-rules-changed = { $count }件変更
house-rules-reset = すべて元に戻す
less = 減らす
more = 増やす
start = はじめる
running = 続きから
running-match = 対局中の一番
running-round = { $round }番目
resume = 続ける

## The table

table = 盤面
seat = { $number }番の席
you = 自分
away = 離席中
to-move = 手番
points = { $points }点
panel-yaku = 役
panel-sum = 合計
panel-out-of-reach = もう作れません
moves = ボタンで打つ
not-your-move = 今は打てる手がありません。
match-over = すべて終わりました。
call-go-on = まだ続ける
played = { $seat }：{ $move }
hidden-move = 伏せた手
clock-low = 残り{ $seconds }秒です。
timed-out = { $seat }：時間切れのため、代わりに打ちました。
auto-pass = 自動パス
auto-pass-help = 出せるカードがなければ自動でパスします。
auto-passed = 出せるカードがないのでパスします。

## Two on one device

handover-title = { $seat }の番
handover-note = 端末を受け取ってから押してください。
handover-start = { $seat }の番をはじめる

## Results

round = 回
round-over = 第{ $round }回戦が終わりました
total = 合計
result-from = 内容
match-won = { $seat }の勝ち！
match-level = 引き分け！
match-left = 途中でやめた対局です
rematch = もう一局
see-table = 盤面を見る
see-result = 結果を見る
save-record = 記録を保存
to-lobby = はじめの画面へ

## Settings

settings = 設定
language = 言語
theme = 画面
theme-system = 自動
theme-light = 昼
theme-dark = 夜
leave = この対局をやめる
leave-sure = やめると、この対局の続きはできません。
stay = 続ける
close = 閉じる
back = 戻る
rules = ルール
rules-none = ルールの説明はまだありません。

## A game's introduction

lesson = 入門
lesson-of = { $game }入門
lesson-first = はじめての方へ　3分入門
lesson-again = 入門をもう一度
lesson-step = { $count }段階中の{ $step }
lesson-next = 次へ
lesson-before = 前へ
lesson-show = 代わりに打つ
lesson-skip = やめる
lesson-other = それも打てる手です。今回は案内のとおりに打ってみましょう。
lesson-cannot = 今はその手は打てません。案内をもう一度読んでみてください。
lesson-play = 遊んでみる
lesson-none = この遊びの入門はまだありません。
lesson-failed = 入門を読み込めませんでした。

## The line to the house

reconnecting = つなぎ直しています…
progress = ルールを速く動くように仕上げています
outdated = 新しい版のページがあります。
reload = 読み込み直す
missing-title = その対局はありません
missing-note = すでに片づけられたか、アドレスが違います。
unreachable = ハンパンにつながりません。ネットワークを確かめてください。つなぎ直しを続けています。
try-again = もう一度試す
come-in-new = 新しい客として入る
come-in-new-help = このブラウザーで進めていた対戦は続けられなくなります。

## Why the house refuses

reason-stale = その間に場が変わりました。もう一度選んでください。
reason-not_your_seat = 自分の席ではありません。
reason-answered = もう答えました。全員の答えが同時に開かれます。
reason-other_seat_acts = 今は別の席の番です。
reason-match_over = もう終わった対局です。
reason-match_running = まだ終わっていない対局です。

## What could not be done

error-bad_message = リクエストを処理できませんでした。ページを読み込み直してみてください。
error-hello_first = 接続を始められませんでした。ページを読み込み直してみてください。
error-bad_version = 新しいバージョンが出ました。読み込み直すと続けられます。
error-no_room = その部屋はありません。すでに片づけられたか、アドレスが違います。
error-no_game = そのゲームはありません。ページを読み込み直してみてください。
error-bad_option = 選んだルールでは始められません。ルールを見直してください。
error-bad_seats = この座り方では始められません。席を決め直してください。
error-bad_clock = その制限時間は使えません。選び直してください。
error-bad_move = その出し方はできません。選び直してください。
error-bad_way = その進め方はできません。選び直してください。
error-too_many = 進行中の対戦が多すぎます。どれかを終えてから、もう一度お試しください。
error-not_kept = 保存できなかったため、何も変わっていません。少し待って、もう一度お試しください。
error-internal = 問題が起きました。少し待って、もう一度お試しください。
error-unreadable = サーバーが新しいバージョンになったようです。ページを読み込み直してください。
