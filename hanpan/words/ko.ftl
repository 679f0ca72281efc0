### The house's own words in Korean. ja.ftl and en.ftl have the same messages with the same variables.
### $seat is a seat's name, $game a game's, $points, $count and $seconds are numbers.

house = 한판
house-reading = 한판
house-tagline = 화투와 카드 게임을 즐기는 곳
games = 게임
opening-doors = 문을 여는 중입니다…
entering = 자리로 안내하고 있습니다…

## Before a match

setup = 게임 준비
opponent = 상대
computer = 컴퓨터
mode-here =
    이 기기에서 { $count ->
        [2] 둘이
        [3] 셋이
        [4] 넷이
       *[other] { $count }명이
    }
mode-here-help = 기기 하나를 번갈아 씁니다. 차례가 바뀔 때마다 손패를 가리고, 다음 사람이 눌러야 보입니다.
mode-mixed = 자리마다 정하기
mode-mixed-help = 이 기기에서 함께 할 사람과 컴퓨터를 자리마다 섞어 앉힙니다. 사람이 둘 이상이면 기기를 번갈아 씁니다.
seat-here = 이 기기의 사람
presets = 규칙 세트
presets-none = 직접 고친 규칙입니다.
clock = 차례마다 제한 시간
clock-none = 없음
clock-seconds = { $seconds }초
clock-bank = { $seconds }초, 판마다 여유 { $bank }
clock-increment = 판마다 { $bank }, 낼 때마다 { $increment }초 추가
clock-none-help = 마음껏 생각합니다.
clock-help = 시간이 다 되면 자동으로 냅니다. 두 번 잇달아 시간을 넘기면, 다시 직접 낼 때까지 제한 시간이 짧아집니다.
clock-bank-help = 그보다 오래 생각한 시간은 여유에서 빠집니다. 여유는 판마다 새로 받고, 다 쓰면 정해진 초 안에 내야 합니다.
clock-increment-help = 생각한 시간이 빠지고, 낼 때마다 조금씩 늘어납니다. 시간은 판마다 새로 받습니다. 다 쓰면 5초 뒤에 자동으로 냅니다.
house-rules = 로컬 룰
house-rules-help = 지역이나 모임마다 다른 규칙입니다. 그대로 두면 기본 규칙으로 합니다.
house-rules-changed = { $count }개 바꿈
house-rules-reset = 모두 기본값으로
presets-own = 직접 고친 규칙
find-rule = 규칙 찾기
rules-found =
    { $count ->
        [0] 그런 이름의 규칙은 없습니다.
       *[other] 규칙 { $count }개를 찾았습니다.
    }
rules-in-force = 적용되는 규칙
less = 줄이기
more = 늘리기
start = 시작
running = 이어서 하기
running-match = 진행 중인 게임
running-round = { $round }번째 판
resume = 이어하기

## The table

table = 테이블
seat = { $number }번 자리
you = 나
away = 자리 비움
to-move = 낼 차례
points = { $points }점
panel-yaku = 족보
panel-sum = 합계
panel-out-of-reach = 이제 만들 수 없음
moves = 버튼으로 조작
not-your-move = 지금은 할 수 있는 것이 없습니다.
match-over = 모두 끝났습니다.
call-go-on = 계속하기
played = { $seat }: { $move }
hidden-move = 가려진 패
clock-low = { $seconds }초 남았습니다.
timed-out = { $seat }: 시간이 다 되어 자동으로 냈습니다.
auto-pass = 자동 패스
auto-pass-help = 낼 수 있는 패가 없으면 자동으로 패스합니다.
auto-passed = 낼 수 있는 패가 없어 패스합니다.
your-turn = 내 차례

## Hints

hint = 힌트
hint-would = { $level } 컴퓨터라면
hint-do = 그대로 하기
hint-thinking = 생각하는 중입니다…
hint-pass = 지금 낼 수 있는 카드를 아껴 둡니다.
hint-last = 이것으로 손패를 비웁니다.
hint-weakest = 낼 수 있는 가장 약한 숫자입니다.
hint-many = 한 번에 { $count }장을 냅니다.

## Two on one device

handover-title = { $seat } 차례
handover-note = 기기를 넘겨받은 다음 누르세요.
handover-start = { $seat } 차례 시작하기

## Results

round = 판
round-over = { $round }번째 판이 끝났습니다
total = 합계
result-from = 내용
match-won = { $seat } 승리!
match-level = 무승부!
next-round = 다음으로
strength-order = 센 순서
match-left = 그만둔 게임입니다
rematch = 한 판 더
see-table = 테이블 보기
see-result = 결과 보기
save-record = 기록 저장
to-lobby = 처음 화면으로
own-won = 이겼습니다!
own-lost = 졌습니다
own-level = 무승부입니다
own-place = { $count }명 가운데 { $place }위입니다

## Settings

settings = 설정
language = 언어
theme = 화면
theme-system = 자동
theme-light = 낮
theme-dark = 밤
sound = 소리
tempo = 카드의 움직임
tempo-calm = 차분히
tempo-brisk = 빠르게
tempo-instant = 바로
leave = 이 게임 그만두기
leave-sure = 그만두면 이 게임은 이어서 할 수 없습니다.
stay = 계속하기
close = 닫기
back = 뒤로
rules = 규칙
rules-none = 아직 규칙 설명이 없습니다.
keys = 키보드 조작
keys-tab = 버튼과 카드로 차례차례 옮겨 갑니다.
keys-arrows = 카드와 버튼 사이를 옮겨 다닙니다.
keys-pick = 카드를 고르거나 놓고, 버튼을 누릅니다.
keys-play = 고른 카드를 냅니다.
keys-escape = 고른 것을 놓거나, 열린 것을 닫습니다.
keys-help = 이 도움말을 엽니다.

## A game's introduction

lesson = 배우기
lesson-of = { $game } 배우기
lesson-first = 처음이신가요? 3분 만에 배우기
lesson-again = 다시 배우기
lesson-step = { $count }단계 가운데 { $step }단계
lesson-next = 다음
lesson-before = 이전
lesson-show = 대신 하기
lesson-skip = 그만 보기
lesson-other = 그것도 됩니다. 이번에는 안내를 따라 해 봅시다.
lesson-cannot = 지금은 그렇게 할 수 없습니다. 안내를 다시 읽어 보세요.
lesson-play = 한 판 해 보기
lesson-none = 이 게임에는 아직 배우기가 없습니다.
lesson-failed = 배우기를 불러오지 못했습니다.

## The line to the house

reconnecting = 다시 연결하는 중…
progress = 규칙을 빠르게 준비하는 중
outdated = 새 버전이 나왔습니다.
reload = 새로고침
missing-title = 그런 게임이 없습니다
missing-note = 이미 정리된 게임이거나 주소가 잘못되었습니다.
unreachable = 한판에 연결되지 않습니다. 인터넷 연결을 확인해 주세요. 계속 다시 시도하고 있습니다.
try-again = 다시 시도
come-in-new = 새 손님으로 들어가기
come-in-new-help = 이 브라우저에서 하던 게임은 이어서 할 수 없게 됩니다.

## Why the house refuses

reason-stale = 그사이에 상황이 바뀌었습니다. 다시 골라 주세요.
reason-not_your_seat = 내 자리가 아닙니다.
reason-answered = 이미 답했습니다. 모두의 답이 함께 공개됩니다.
reason-other_seat_acts = 지금은 다른 자리의 차례입니다.
reason-match_over = 이미 끝난 게임입니다.
reason-match_running = 아직 끝나지 않은 게임입니다.
reason-not_begun = 아직 게임이 시작되지 않았습니다.
reason-begun = 이미 시작했습니다. 라운드가 끝나면 자리가 날 수 있습니다.
reason-not_maker = 방을 만든 사람만 할 수 있습니다.
reason-no_seat = 그런 자리가 없습니다.
reason-seat_taken = 다른 사람이 먼저 앉았습니다. 관전할 수는 있습니다.
reason-wrong_key = 이 초대 링크는 더 이상 쓸 수 없습니다.
reason-shut_out = 이 방은 관전할 수 없습니다.
reason-not_all_there = 아직 빈자리가 있습니다.
reason-nobody_else = 남을 사람이 없습니다. 게임을 끝내 주세요.
reason-others_play = 다른 사람들이 계속합니다. 게임을 끝내는 대신 자리에서 일어나 주세요.
reason-taken_over = 지금은 컴퓨터가 대신 하고 있습니다. 먼저 돌아와 주세요.
reason-too_early = 상대의 연결이 끊긴 지 아직 2분이 되지 않았습니다.
reason-too_fast = 조금 천천히 말해 주세요. 1초에 한 번 보낼 수 있습니다.
reason-not_text = 읽을 수 있는 글자가 없습니다.
reason-no_hints = 다른 사람이 함께 하는 테이블에서는 힌트를 볼 수 없습니다.

## Friends at one table

with-friends = 친구와
mode-friend = 친구와, 링크로
mode-friend-help = 링크를 보내면 친구가 자기 기기에서 참가합니다. 가입도 설치도 필요 없습니다.
seat-friend = 링크로 올 친구
open-table = 테이블 열기
play-now = 지금 바로 상대 찾기
listed = 누구나 참가할 수 있게 목록에 올리기
listed-help = 첫 화면의 목록에 보이고, 링크 없이도 앉을 수 있습니다.
endless = 끝없이 이어 하기
endless-help = 라운드 사이에 나가거나 새로 앉을 수 있습니다.
watching = 관전
watching-open = 바로 볼 수 있음
watching-late = 한 라운드 늦게 볼 수 있음
watching-none = 볼 수 없음
your-name = 내 이름
plant-1 = 솔
plant-2 = 매화
plant-3 = 벚꽃
plant-4 = 등나무
plant-5 = 붓꽃
plant-6 = 모란
plant-7 = 싸리
plant-8 = 억새
plant-9 = 국화
plant-10 = 단풍
plant-11 = 버들
plant-12 = 오동
computer-of = 컴퓨터 · { $level }
seat-open = 친구를 기다리는 자리
seat-empty = 빈자리
seats = 자리
maker = 방장
seat-of = { $seat } 자리에 앉을 사람
move-up = { $name }: 한 자리 위로
waiting-for = 친구를 기다리는 중
all-there = 모두 모였습니다
invited = 초대받은 테이블입니다
no-seat-free = 빈자리가 없습니다
may-watch = 게임이 시작되면 관전할 수 있습니다.
join = 참가하기
join-note = 이름은 그대로 두어도 됩니다.
ready = 준비됐어요
ready-not = 준비 취소
is-ready = 준비됨
not-ready = 준비 중
begin = 시작하기
begins-when = 모든 자리가 차고 모두 준비되면 저절로 시작합니다.
begins-soon = 모두 준비되면 저절로 시작합니다.
close-table = 테이블 닫기
stand-up = 자리에서 일어나기
stand-sure = 일어나면 컴퓨터가 대신 앉고, 이 자리로 돌아올 수 없습니다.
agreed = 이 테이블의 규칙
change-options = 규칙 바꾸기
apply = 이대로 바꾸기
cancel = 취소
on = 켬
off = 끔
who-may-come = 누가 올 수 있나
invite-title = 초대 링크
invite-note = 이 URL을 친구에게 보내 주세요. 휴대전화로 코드를 찍어도 됩니다.
invite-text = { $game } 한 판 같이 해요.
watch-title = 관전 링크
watch-note = 이 URL로는 모두에게 보이는 것만 볼 수 있고, 자리에 앉을 수는 없습니다.
watch-text = { $game } 관전하러 오세요.
watchers = 관전 { $count }명
watching-now = 관전하는 중
copy-link = URL 복사
copied = 복사했습니다
copy-by-hand = URL을 길게 눌러 복사해 주세요.
share = 공유
qr = 초대 URL의 QR 코드
room-life = 모두 나가고 30분이 지나거나, 연 지 24시간이 지나면 이 테이블은 사라집니다.
room-until = 늦어도 { $time }까지입니다.
table-over = 끝난 테이블입니다
ended-alone = 모두 나가고 30분이 지나 끝났습니다.
ended-day = 연 지 24시간이 지나 끝났습니다.
ended-closed = 방장이 테이블을 닫았습니다.
goes-on-there = 이어지는 테이블로
open-tables = 참가할 수 있는 테이블
somebody = 누군가
usual-rules = 기본 규칙
seats-free = 빈자리 { $count }
waits-since = { $time }째 기다림
sit-down = 앉기

## Those who are away

away-since = 자리 비움 { $time }
gone-since = 나감 { $time }
stands-in = 컴퓨터({ $level })가 대신 하는 중
let-computer = 돌아올 때까지 컴퓨터에게 맡기기
votes = 찬성 { $count }/{ $of }
instead = 컴퓨터와 새 게임 시작 (이 게임은 끝납니다)
in-time = { $time } 뒤
rest = 돌아올 때까지 컴퓨터에게 맡기기
resting = 컴퓨터가 내 자리를 대신 하고 있습니다.
come-back = 내가 다시 하기
take-seat = 이 자리에 앉기
table-stuck = 지금은 저장할 수 없어 게임이 잠시 멈춰 있습니다.
meanwhile = 자리를 비운 사이에 { $count }번 진행됐습니다.
rematch-asked = 한 판 더 하고 싶어 하는 사람이 있습니다.
invite-again = 새 URL로 다시 초대하기
notify = 차례 알림
notify-help = 다른 창을 보고 있을 때 내 차례가 되면 알립니다.
notify-denied = 브라우저가 알림을 허락하지 않습니다.

## Chat

chat = 대화
chat-on = 대화 보기
chat-onlookers = 관전하는 사람들의 대화
chat-lines = 나눈 말
chat-none = 아직 아무 말이 없습니다.
chat-write = 말하기
chat-send = 보내기
chat-said = { $name }: { $text }
chat-unread = 읽지 않은 말
chat-note = 관전하는 사람들의 말은 라운드가 끝난 뒤에 보입니다. 하루가 지나면 모두 지워집니다.
onlooker = 관전하는 사람
phrases = 자주 쓰는 말
mute = 말 가리기
mute-of = { $name }의 말 가리기

## What could not be done

error-bad_message = 요청을 처리하지 못했습니다. 페이지를 새로고침해 보세요.
error-hello_first = 연결을 시작하지 못했습니다. 페이지를 새로고침해 보세요.
error-bad_version = 새 버전이 나왔습니다. 새로고침하면 이어서 할 수 있습니다.
error-no_room = 그런 게임이 없습니다. 이미 정리된 게임이거나 주소가 잘못되었습니다.
error-elsewhere = 이 게임은 지금 다른 서버가 맡고 있습니다. 잠시 뒤에 다시 시도해 주세요.
error-no_game = 그런 게임이 없습니다. 페이지를 새로고침해 보세요.
error-bad_option = 고른 규칙으로는 시작할 수 없습니다. 규칙을 다시 살펴봐 주세요.
error-bad_seats = 이렇게 앉아서는 시작할 수 없습니다. 자리를 다시 정해 주세요.
error-bad_clock = 제한 시간은 { $low }초에서 { $high }초까지입니다. 다시 골라 주세요.
error-bad_move = 그렇게는 낼 수 없습니다. 다시 골라 주세요.
error-bad_way = 그렇게는 이어 갈 수 없습니다. 다시 골라 주세요.
error-too_many = 진행 중인 게임이 { $limit }개입니다. 하나를 끝낸 다음 다시 해 보세요.
error-too_long = 요청이 너무 깁니다. 페이지를 새로 고쳐 주세요.
error-hello_again = 이미 연결되어 있습니다. 페이지를 새로 고쳐 주세요.
error-other_rules = 이 게임은 지금과 다른 버전의 규칙으로 시작되어 이어 갈 수 없습니다.
error-damaged = 저장된 게임 기록을 읽을 수 없어 이어 갈 수 없습니다.
error-busy = 같은 네트워크에서 시작한 게임이 너무 많습니다. { $seconds }초 뒤에 다시 시도해 주세요.
error-not_kept = 저장하지 못해서 아무것도 바뀌지 않았습니다. 잠시 뒤에 다시 해 보세요.
error-internal = 문제가 생겼습니다. 잠시 뒤에 다시 해 보세요.
error-unreadable = 서버에 새 버전이 나온 것 같습니다. 페이지를 새로고침해 주세요.

# What one may say at a table without writing.
phrase-hello = 안녕하세요!
phrase-good_luck = 잘 부탁드립니다.
phrase-well_played = 잘하셨어요!
phrase-thanks = 고맙습니다.
phrase-sorry = 미안해요.
phrase-one_moment = 잠깐만요.
phrase-your_turn = 차례예요.
phrase-good_game = 재미있었어요!
phrase-again = 한 판 더 할까요?
phrase-goodbye = 다음에 또 만나요.
