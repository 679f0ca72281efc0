### The house's own words in Chinese as it is written in Hong Kong. ko.ftl comes first and says what the variables are.

house = 한판
house-reading = Hanpan
house-tagline = 玩花札和啤牌的好地方
games = 遊戲
opening-doors = 準備中…
entering = 正在帶你入座…

## Before a match

setup = 開始前
opponent = 對手
computer = 電腦
mode-here =
    { $count ->
        [2] 兩個人
        [3] 三個人
        [4] 四個人
       *[other] { $count }個人
    }用這部裝置
mode-here-help = 大家輪流用同一部裝置。每次換人都會先蓋住手牌，下一位按鈕後才顯示。
mode-mixed = 逐個座位設定
mode-mixed-help = 逐個座位決定由這裡的人還是電腦來坐。兩個人或以上就輪流用同一部裝置。
seat-here = 這裡的人
presets = 規則組合
presets-none = 自訂的規則。
clock = 每次出牌時限
clock-none = 不限
clock-seconds = { $seconds }秒
clock-bank = { $seconds }秒，每局另有{ $bank }備用
clock-increment = 每局{ $bank }，每出一次加{ $increment }秒
clock-none-help = 可以慢慢想。
clock-help = 時間到會自動出牌。連續兩次逾時，時限會縮短，直到你自己再出牌為止。
clock-bank-help = 想得更久會用去備用時間。備用時間每局重新計算，用完後每次只有上述秒數。
clock-increment-help = 思考會用去時間，每出一次加回少許。時間每局重新計算，用完後五秒自動出牌。
house-rules = 地方規則
house-rules-help = 各地、各班朋友玩法不同的規則。不改的話就用標準玩法。
house-rules-changed = 已改{ $count }項
house-rules-reset = 全部還原
presets-own = 自訂規則
find-rule = 搜尋規則
rules-found =
    { $count ->
        [0] 沒有這個名稱的規則。
       *[other] 找到{ $count }項規則。
    }
rules-in-force = 生效的規則
less = 減少
more = 增加
start = 開始
running = 繼續未完的遊戲
running-match = 進行中的遊戲
running-round = 第{ $round }局
resume = 繼續

## The table

table = 牌桌
seat = { $number }號座位
you = 你
away = 暫時離開
to-move = 輪到出牌
points = { $points }分
panel-yaku = 役
panel-sum = 合計
panel-out-of-reach = 已經無法組成
moves = 用按鈕操作
not-your-move = 現在沒有可以做的事。
match-over = 全部完結。
call-go-on = 繼續下去
played = { $seat }：{ $move }
hidden-move = 蓋住的牌
clock-low = 剩下{ $seconds }秒。
timed-out = { $seat }：時間到，已自動出牌。
auto-pass = 自動過牌
auto-pass-help = 沒有牌可以出時自動過牌。
auto-passed = 沒有牌可以出，過牌。
your-turn = 輪到你

## Hints

hint = 提示
hint-would = { $level }電腦會這樣做
hint-do = 照做
hint-thinking = 正在思考…
hint-pass = 留起現在可以出的牌。
hint-last = 這樣就出完手上的牌。
hint-weakest = 這是可以出的最小點數。
hint-many = 一次出{ $count }張。

## Two on one device

handover-title = 輪到{ $seat }
handover-note = 接過裝置後再按。
handover-start = 開始{ $seat }的回合

## Results

round = 局
round-over = 第{ $round }局完結
total = 總分
result-from = 內容
match-won = { $seat }勝出！
match-level = 打和！
match-left = 這場遊戲已放棄
next-round = 下一局
strength-order = 大細次序
rematch = 再玩一場
see-table = 看牌桌
see-result = 看結果
save-record = 儲存紀錄
to-lobby = 返回首頁
own-won = 你贏了！
own-lost = 你輸了
own-level = 打和
own-place = { $count }人之中第{ $place }名

## Settings

settings = 設定
language = 語言
theme = 畫面
theme-system = 自動
theme-light = 日間
theme-dark = 夜間
sound = 聲音
tempo = 紙牌的快慢
tempo-calm = 從容
tempo-brisk = 快
tempo-instant = 即時
leave = 放棄這場遊戲
leave-sure = 放棄後就不能繼續這場遊戲。
stay = 繼續玩
close = 關閉
back = 返回
rules = 規則
rules-none = 暫時未有規則說明。
keys = 鍵盤操作
keys-tab = 依次移到按鈕和牌。
keys-arrows = 在牌和按鈕之間移動。
keys-pick = 選牌或放回，按下按鈕。
keys-play = 出選好的牌。
keys-escape = 放回選好的牌，關閉打開的面板。
keys-help = 打開這個說明。

## A game's introduction

lesson = 玩法教學
lesson-of = { $game }玩法教學
lesson-first = 第一次玩？3分鐘學會
lesson-again = 再看一次教學
lesson-step = 共{ $count }步，第{ $step }步
lesson-next = 下一步
lesson-before = 上一步
lesson-show = 幫我做
lesson-skip = 離開
lesson-other = 這樣也可以。這次先跟着教學做吧。
lesson-cannot = 現在不能這樣做，請再看一次說明。
lesson-play = 玩一場
lesson-none = 這個遊戲暫時未有教學。
lesson-failed = 載入教學失敗。

## The line to the house

reconnecting = 正在重新連線…
progress = 正在準備，令規則跑得更快
outdated = 有新版本。
reload = 重新載入
missing-title = 沒有這場遊戲
missing-note = 可能已經清理，或者網址有錯。
unreachable = 連不上。請檢查網絡，我們會一直重試。
try-again = 再試
come-in-new = 以新訪客身分進入
come-in-new-help = 之後就不能繼續這個瀏覽器上玩到一半的遊戲。

## Why the house refuses

reason-stale = 情況剛剛有變，請再選一次。
reason-not_your_seat = 這不是你的座位。
reason-answered = 你已經回答了。大家的回答會一起公開。
reason-other_seat_acts = 現在輪到別的座位。
reason-match_over = 這場遊戲已經完結。
reason-match_running = 這場遊戲還未完結。
reason-not_begun = 遊戲還未開始。
reason-begun = 已經開始。這一局完結後可能有空位。
reason-not_maker = 只有開枱的人可以這樣做。
reason-no_seat = 沒有這個座位。
reason-seat_taken = 座位已被其他人坐了，你仍可觀看。
reason-wrong_key = 這條邀請連結已經失效。
reason-shut_out = 這枱不可觀看。
reason-not_all_there = 還有空位。
reason-nobody_else = 枱上再沒有其他人，請結束遊戲。
reason-others_play = 其他人還在玩。請離座，不要結束遊戲。
reason-taken_over = 現在由電腦代打，請先返回。
reason-too_early = 斷線還未滿兩分鐘。
reason-too_fast = 請慢一點，每秒只可發一句。
reason-not_text = 沒有可閱讀的文字。
reason-no_hints = 有其他人一起玩的牌枱不能看提示。

## Friends at one table

with-friends = 和朋友
mode-friend = 和朋友，用連結
mode-friend-help = 把連結傳給朋友，他們用自己的裝置加入。不用註冊，不用安裝。
seat-friend = 用連結來的朋友
open-table = 開牌桌
play-now = 馬上找對手
listed = 放上清單，人人可以加入
listed-help = 會在首頁的清單出現，沒有連結也可以坐下。
endless = 一直玩下去
endless-help = 局與局之間可以離開，也可以有人坐下。
watching = 旁觀
watching-open = 即時可看
watching-late = 遲一局可看
watching-none = 不可看
your-name = 你的名字
plant-1 = 松
plant-2 = 梅
plant-3 = 櫻
plant-4 = 藤
plant-5 = 菖蒲
plant-6 = 牡丹
plant-7 = 萩
plant-8 = 芒
plant-9 = 菊
plant-10 = 紅葉
plant-11 = 柳
plant-12 = 桐
computer-of = 電腦・{ $level }
seat-open = 等待朋友的座位
seat-empty = 空位
seats = 座位
maker = 桌主
seat-of = 坐{ $seat }的人
move-up = { $name }：上移一個座位
waiting-for = 正在等朋友
all-there = 人齊了
invited = 有人邀請你上桌
no-seat-free = 沒有空位
may-watch = 遊戲開始後可以旁觀。
join = 加入
join-note = 名字可以不改。
ready = 準備好了
ready-not = 取消準備
is-ready = 已準備
not-ready = 未準備
begin = 開始
begins-when = 所有座位有人、大家都準備好，就會自動開始。
begins-soon = 大家都準備好，就會自動開始。
close-table = 關閉牌桌
stand-up = 離開座位
stand-sure = 離開後由電腦補上，不能再取回這個座位。
agreed = 這張牌桌的規則
change-options = 更改規則
apply = 套用
cancel = 取消
on = 開
off = 關
who-may-come = 誰可以來
invite-title = 邀請連結
invite-note = 把這個 URL 傳給朋友，或者讓他們掃描二維碼。
invite-text = 一起玩{ $game }吧。
watch-title = 旁觀連結
watch-note = 用這個 URL 只看得到大家都看得到的東西，不能坐下。
watch-text = 來旁觀{ $game }吧。
watchers = { $count }人旁觀
watching-now = 旁觀中
copy-link = 複製 URL
copied = 已複製
copy-by-hand = 請長按 URL 來複製。
share = 分享
qr = 邀請 URL 的二維碼
room-life = 所有人離開30分鐘後，或開桌24小時後，這張牌桌會消失。
room-until = 最遲到{ $time }。
table-over = 這張牌桌已經結束
ended-alone = 所有人離開了30分鐘，所以結束了。
ended-day = 開桌滿24小時，所以結束了。
ended-closed = 桌主關閉了牌桌。
goes-on-there = 到下一張牌桌
open-tables = 可以加入的牌桌
somebody = 某人
usual-rules = 標準規則
seats-free = 空位{ $count }個
waits-since = 已等{ $time }
sit-down = 坐下

## Those who are away

away-since = 離開了{ $time }
gone-since = 離線{ $time }
stands-in = 電腦（{ $level }）代玩中
let-computer = 回來之前由電腦代玩
votes = 贊成 { $count }/{ $of }
instead = 和電腦開新遊戲（這局遊戲會結束）
in-time = { $time }後
rest = 我回來之前由電腦代玩
resting = 電腦正在代你玩。
come-back = 我來繼續
take-seat = 坐這個座位
table-stuck = 現在無法儲存，遊戲暫停。
meanwhile = 你離開期間進行了{ $count }次。
rematch-asked = 有人想再玩一次。
invite-again = 用新 URL 再邀請
notify = 輪到我時通知
notify-help = 看著別的視窗時，輪到你就會通知。
notify-denied = 瀏覽器不允許通知。

## Chat

chat = 聊天
chat-on = 顯示聊天
chat-onlookers = 旁觀者的聊天
chat-lines = 訊息
chat-none = 還沒有人說話。
chat-write = 說句話
chat-send = 送出
chat-said = { $name }：{ $text }
chat-unread = 未讀
chat-note = 旁觀者的話在一局結束後才顯示。一天後全部刪除。
onlooker = 旁觀者
phrases = 常用語
mute = 靜音
mute-of = 把{ $name }靜音

## What could not be done

error-bad_message = 無法處理這個要求，請重新載入頁面。
error-hello_first = 未能開始連線，請重新載入頁面。
error-bad_version = 有新版本，重新載入後可以繼續。
error-no_room = 沒有這場遊戲。可能已經清理，或者網址有錯。
error-elsewhere = 這場遊戲現由另一台伺服器處理，請稍後再試。
error-no_game = 沒有這個遊戲，請重新載入頁面。
error-bad_option = 不能用所選的規則開始，請再看看設定。
error-bad_seats = 這樣坐不能開始，請重新安排座位。
error-bad_clock = 時限要在{ $low }至{ $high }秒之間，請再選。
error-bad_move = 不能這樣出，請再選。
error-bad_way = 不能這樣繼續，請再選。
error-too_many = 進行中的遊戲有{ $limit }場，請先完成一場再試。
error-too_long = 要求太長，請重新載入頁面。
error-hello_again = 已經連線，請重新載入頁面。
error-other_rules = 這場遊戲用另一版本的規則開始，不能繼續。
error-damaged = 讀不到這場遊戲的紀錄，不能繼續。
error-busy = 同一網絡開始的遊戲太多，請在{ $seconds }秒後再試。
error-not_kept = 未能儲存，所以甚麼也沒有改變。請稍後再試。
error-internal = 出了問題，請稍後再試。
error-unreadable = 伺服器似乎已更新，請重新載入頁面。

# What one may say at a table without writing.
phrase-hello = 大家好！
phrase-good_luck = 祝你好運！
phrase-well_played = 打得好！
phrase-thanks = 多謝。
phrase-sorry = 對不起！
phrase-one_moment = 請等一等。
phrase-your_turn = 輪到你了。
phrase-good_game = 玩得開心！
phrase-again = 再來一場？
phrase-goodbye = 再見！
