### Koi-Koi in Korean. ja.ftl and en.ftl have the same messages with the same variables.
### $seat is a seat's name (koikoi-seat-0, koikoi-seat-1), $card a card's name, $cards a list of such names,
### $points, $count, $month, $times and $other are numbers. No sentence needs a particle after a name.

koikoi-name = 코이코이
koikoi-tagline = 일본 화투로 두 사람이 겨루는 족보 승부
koikoi-panel = 족보와 버튼

## Seats and computer players

koikoi-seat-0 = 빨강
koikoi-seat-1 = 파랑
koikoi-dealer = 선
koikoi-called = 고 중
koikoi-level-random = 무작위
koikoi-level-random-help = 낼 수 있는 패 가운데 아무거나 냅니다. 규칙을 익힐 때 좋습니다.
koikoi-level-beginner = 초급
koikoi-level-beginner-help = 많이 가져갈 수 있는 패를 내고, 가끔 엉뚱한 패를 냅니다. 족보가 나면 반드시 승부합니다.
koikoi-level-intermediate = 중급
koikoi-level-intermediate-help = 족보를 노리고, 상대에게 필요한 패를 바닥에 남기지 않습니다. 손패가 많고 상대의 족보가 멀 때만 코이코이합니다.
koikoi-level-advanced = 고급
koikoi-level-advanced-help = 보이지 않는 패를 여러 가지로 가정해 그 달이 끝날 때까지 쳐 보고, 마지막에 이길 가능성이 가장 큰 패를 냅니다.

## Plants of the months

koikoi-month-1 = 소나무
koikoi-month-2 = 매화
koikoi-month-3 = 벚꽃
koikoi-month-4 = 등나무
koikoi-month-5 = 창포
koikoi-month-6 = 모란
koikoi-month-7 = 싸리
koikoi-month-8 = 억새
koikoi-month-9 = 국화
koikoi-month-10 = 단풍
koikoi-month-11 = 버드나무
koikoi-month-12 = 오동

## Kinds of card

koikoi-kind-bright = 광
koikoi-kind-animal = 열끗
koikoi-kind-ribbon = 띠
koikoi-kind-chaff = 피

## Cards

koikoi-card-01-bright = 1월·소나무 학(광)
koikoi-card-01-red = 1월·소나무 홍단
koikoi-card-01-chaff1 = 1월·소나무 피
koikoi-card-01-chaff2 = 1월·소나무 피
koikoi-card-02-animal = 2월·매화 휘파람새(열끗)
koikoi-card-02-red = 2월·매화 홍단
koikoi-card-02-chaff1 = 2월·매화 피
koikoi-card-02-chaff2 = 2월·매화 피
koikoi-card-03-bright = 3월·벚꽃 장막(광)
koikoi-card-03-red = 3월·벚꽃 홍단
koikoi-card-03-chaff1 = 3월·벚꽃 피
koikoi-card-03-chaff2 = 3월·벚꽃 피
koikoi-card-04-animal = 4월·등나무 두견새(열끗)
koikoi-card-04-plain = 4월·등나무 띠
koikoi-card-04-chaff1 = 4월·등나무 피
koikoi-card-04-chaff2 = 4월·등나무 피
koikoi-card-05-animal = 5월·창포 다리(열끗)
koikoi-card-05-plain = 5월·창포 띠
koikoi-card-05-chaff1 = 5월·창포 피
koikoi-card-05-chaff2 = 5월·창포 피
koikoi-card-06-animal = 6월·모란 나비(열끗)
koikoi-card-06-blue = 6월·모란 청단
koikoi-card-06-chaff1 = 6월·모란 피
koikoi-card-06-chaff2 = 6월·모란 피
koikoi-card-07-animal = 7월·싸리 멧돼지(열끗)
koikoi-card-07-plain = 7월·싸리 띠
koikoi-card-07-chaff1 = 7월·싸리 피
koikoi-card-07-chaff2 = 7월·싸리 피
koikoi-card-08-bright = 8월·억새 달(광)
koikoi-card-08-animal = 8월·억새 기러기(열끗)
koikoi-card-08-chaff1 = 8월·억새 피
koikoi-card-08-chaff2 = 8월·억새 피
koikoi-card-09-animal = 9월·국화 술잔(열끗)
koikoi-card-09-blue = 9월·국화 청단
koikoi-card-09-chaff1 = 9월·국화 피
koikoi-card-09-chaff2 = 9월·국화 피
koikoi-card-10-animal = 10월·단풍 사슴(열끗)
koikoi-card-10-blue = 10월·단풍 청단
koikoi-card-10-chaff1 = 10월·단풍 피
koikoi-card-10-chaff2 = 10월·단풍 피
koikoi-card-11-bright = 11월·버드나무 오노노 미치카제(광)
koikoi-card-11-animal = 11월·버드나무 제비(열끗)
koikoi-card-11-plain = 11월·버드나무 띠
koikoi-card-11-chaff1 = 11월·버드나무 번개(피)
koikoi-card-12-bright = 12월·오동 봉황(광)
koikoi-card-12-chaff1 = 12월·오동 피
koikoi-card-12-chaff2 = 12월·오동 피
koikoi-card-12-chaff3 = 12월·오동 피
koikoi-card-back = 엎어진 패
koikoi-corners = 패 모서리에 달과 종류 표시
koikoi-corners-help = 별은 광, 동그라미는 열끗, 가늘고 긴 네모는 띠, 작은 마름모는 피입니다. 이 설정은 이 기기의 브라우저에 저장됩니다.

## Yaku

koikoi-yaku-five_brights = 오광
koikoi-yaku-five_brights-how = 광 5장 모두
koikoi-yaku-four_brights = 사광
koikoi-yaku-four_brights-how = 오노노 미치카제를 뺀 광 4장
koikoi-yaku-rainy_four = 비사광
koikoi-yaku-rainy_four-how = 오노노 미치카제가 든 광 4장
koikoi-yaku-three_brights = 삼광
koikoi-yaku-three_brights-how = 오노노 미치카제를 뺀 광 3장
koikoi-yaku-flower_viewing = 꽃구경 한잔
koikoi-yaku-flower_viewing-how = 벚꽃 장막과 국화 술잔
koikoi-yaku-moon_viewing = 달구경 한잔
koikoi-yaku-moon_viewing-how = 억새 달과 국화 술잔
koikoi-yaku-nomi = 노미
koikoi-yaku-nomi-how = 벚꽃 장막, 억새 달, 국화 술잔
koikoi-yaku-boar_deer_butterfly = 멧돼지·사슴·나비
koikoi-yaku-boar_deer_butterfly-how = 싸리 멧돼지, 단풍 사슴, 모란 나비
koikoi-yaku-red_ribbons = 홍단
koikoi-yaku-red_ribbons-how = 소나무·매화·벚꽃의 글자가 적힌 빨간 띠 3장
koikoi-yaku-blue_ribbons = 청단
koikoi-yaku-blue_ribbons-how = 모란·국화·단풍의 파란 띠 3장
koikoi-yaku-both_ribbons = 홍단·청단
koikoi-yaku-both_ribbons-how = 홍단 3장과 청단 3장 모두
koikoi-yaku-animals = 열끗
koikoi-yaku-animals-how = 열끗 5장(1장 늘 때마다 1점 더)
koikoi-yaku-ribbons = 띠
koikoi-yaku-ribbons-how = 띠 5장(1장 늘 때마다 1점 더)
koikoi-yaku-chaff = 피
koikoi-yaku-chaff-how = 피 10장(1장 늘 때마다 1점 더)
# Beside a yaku that takes surplus cards of its kind, while the option extra_cards is on.
koikoi-yaku-extra = 같은 종류가 1장 늘 때마다 1점 더
# Beside the chaff, while the cup may count among them.
koikoi-yaku-cup = 국화 술잔은 피로도 셉니다

## Options

koikoi-group-scores = 족보의 점수
koikoi-group-counting = 족보를 세는 법
koikoi-group-ending = 배수와 나가리
koikoi-option-months = 하는 개월 수
koikoi-option-months-help = 한 달이 한 판입니다. 고른 개월 수를 마치면 점수 합계가 많은 쪽이 이깁니다.
koikoi-option-months-words = 몇 달, 판 수, 길이, 12판
koikoi-option-months-3 = 3개월
koikoi-option-months-6 = 6개월
koikoi-option-months-12 = 12개월
koikoi-option-viewing = 꽃구경 한잔·달구경 한잔
koikoi-option-viewing-help = 단 2장으로 만들어지는 족보라서, 치지 않거나 다른 족보와 함께일 때만 세는 방식도 있습니다.
koikoi-option-viewing-words = 하나미, 쓰키미, 달맞이, 꽃놀이, 하나미자케, 쓰키미자케, 술, 花見酒, 月見酒
koikoi-option-viewing-counts = 족보로 친다
koikoi-option-viewing-off = 치지 않는다
koikoi-option-viewing-with_another = 다른 족보와 함께일 때만
koikoi-option-seven_doubles = 7점 이상이면 점수를 2배로
koikoi-option-seven_doubles-help = 승부했을 때 족보의 합계가 7점 이상이면 2배로 셉니다.
koikoi-option-seven_doubles-words = 7점 두 배, 칠점, 배수, 七倍
koikoi-option-five_brights = 오광 점수
koikoi-option-five_brights-help = 기본은 10점이고, 15점으로 하는 자료가 많습니다.
koikoi-option-five_brights-words = 오광, 고코, 五光
koikoi-option-four_brights = 사광 점수
koikoi-option-four_brights-help = 기본은 8점이고, 10점으로 하기도 합니다.
koikoi-option-four_brights-words = 사광, 시코, 四光
koikoi-option-rainy_four = 비사광 점수
koikoi-option-rainy_four-help = 기본은 7점이고, 8점으로 하기도 합니다.
koikoi-option-rainy_four-words = 비광, 아메시코, 雨四光
koikoi-option-three_brights = 삼광 점수
koikoi-option-three_brights-help = 기본은 5점이고, 6점으로 하기도 합니다.
koikoi-option-three_brights-words = 삼광, 산코, 三光
koikoi-option-set_points = 멧돼지·사슴·나비, 홍단, 청단 점수
koikoi-option-set_points-help = 세 족보 각각의 점수입니다. 더 모은 패의 점수는 여기에 더해집니다.
koikoi-option-set_points-words = 이노시카초, 고도리, 아카탄, 아오탄, 시사띠, 猪鹿蝶
koikoi-option-set_points-5 = 5점
koikoi-option-set_points-6 = 6점
koikoi-option-both_ribbons = 홍단·청단 6장의 점수
koikoi-option-both_ribbons-help = 0이면 홍단과 청단의 점수를 더합니다. ‘붓쿠’라고 불러 12점 등으로 하는 방식도 있습니다.
koikoi-option-both_ribbons-words = 붓쿠, 아카탄 아오탄, 重複
koikoi-option-viewing_points = 꽃구경 한잔·달구경 한잔 점수
koikoi-option-viewing_points-help = 두 족보 각각의 점수입니다.
koikoi-option-viewing_points-words = 하나미, 쓰키미, 花見酒, 月見酒
koikoi-option-viewing_points-5 = 5점
koikoi-option-viewing_points-3 = 3점
koikoi-option-nomi = 노미
koikoi-option-nomi-help = 벚꽃 장막, 억새 달, 국화 술잔을 모두 모으면 꽃구경 한잔과 달구경 한잔 대신 10점으로 셉니다.
koikoi-option-nomi-words = 술 세 장, のみ
koikoi-option-extra_cards = 늘어난 패는 큰 족보에 더하기
koikoi-option-extra_cards-help = 켜면 멧돼지·사슴·나비나 홍단·청단에 늘어난 패의 점수를 더하고 열끗·띠는 따로 세지 않습니다. 끄면 옛 방식대로 둘을 나란히 셉니다.
koikoi-option-extra_cards-words = 추가 점수, 초과 패
koikoi-option-cup = 국화 술잔
koikoi-option-cup-help = 국화 술잔을 어느 쪽으로 세는지 정합니다.
koikoi-option-cup-words = 국진, 9월 열끗, 쌍피, 국화 술잔, 化け札
koikoi-option-cup-both = 열끗으로도 피로도 센다
koikoi-option-cup-animal = 열끗으로만 센다
koikoi-option-cup-either = 열끗과 피 중 유리한 한쪽으로만 센다
koikoi-option-koikoi_doubles = 상대의 코이코이
koikoi-option-koikoi_doubles-help = 상대가 코이코이를 한 뒤에 승부하면 점수가 몇 배가 되는지 정합니다. 횟수만큼 늘리는 방식을 ‘코이바이’라고 합니다.
koikoi-option-koikoi_doubles-words = 코이바이, 두 배, 배수, こいこい倍
koikoi-option-koikoi_doubles-once = 횟수와 관계없이 2배
koikoi-option-koikoi_doubles-per_call = 상대가 할 때마다 2배
koikoi-option-koikoi_doubles-per_any_call = 누가 하든 할 때마다 2배
koikoi-option-own_call_doubles = 내 코이코이도 2배
koikoi-option-own_call_doubles-help = 코이코이를 한 사람이 스스로 승부했을 때도 점수를 2배로 합니다.
koikoi-option-own_call_doubles-words = 코이코이 두 배, 배수
koikoi-option-draw = 나가리
koikoi-option-draw-help = 아무도 승부하지 않고 손패가 다 떨어졌을 때의 처리입니다.
koikoi-option-draw-words = 나가레, 무승부, 오야켄, 쓰카즈, 親権
koikoi-option-draw-dealer_stays = 점수 없음, 선 그대로
koikoi-option-draw-alternates = 점수 없음, 선 교대
koikoi-option-draw-dealer_wins = 선의 승리(오야켄)
koikoi-option-draw-other_wins = 선이 아닌 쪽의 승리(쓰카즈)
koikoi-option-draw_points = 나가리 승리의 점수
koikoi-option-draw_points-help = 나가리를 오야켄이나 쓰카즈로 할 때 이긴 쪽이 받는 점수입니다. 2배가 되지 않습니다.
koikoi-option-draw_points-words = 오야켄, 쓰카즈, 親権

## Parts of the table

koikoi-month = { $month }월
koikoi-month-of = { $month }월 · 모두 { $count }개월
koikoi-field = 바닥
koikoi-field-empty = 바닥에 패가 없습니다
koikoi-pile = 더미 { $count }장
koikoi-hand = 내 손패
koikoi-hand-of = { $seat } 손패 { $count }장
koikoi-taken-by = { $seat } 가져간 패
koikoi-taken-kind = { $kind } { $count }장
koikoi-taken-none = 아직 가져간 패가 없습니다
koikoi-yaku-now = 지금의 족보
koikoi-nearest = 가까운 족보
koikoi-yaku-none = 아직 족보가 없습니다
koikoi-yaku-points = { $yaku } { $points }점
koikoi-last-turn = 직전 차례
koikoi-last-turn-none = 아직 아무도 패를 내지 않았습니다

## Moves: buttons and what a card can do

koikoi-ask-play = 손패에서 한 장을 내세요
koikoi-ask-pick = 가져갈 패를 고르세요
koikoi-ask-call = 코이코이할까요, 승부할까요?
koikoi-wait-play = { $seat } 차례입니다
koikoi-wait-pick = { $seat } 쪽에서 가져갈 패를 고르는 중입니다
koikoi-wait-call = { $seat } 쪽에서 코이코이와 승부를 고르는 중입니다
koikoi-move-play = { $card } 내기
koikoi-move-play-takes = { $card } 내고 { $cards } 가져가기
koikoi-move-pick = { $card } 가져가기
koikoi-move-koikoi = 코이코이
koikoi-move-koikoi-help = 더 큰 점수를 노리고 계속합니다. 상대가 먼저 승부하면 나는 0점이고 상대의 점수는 2배가 됩니다.
koikoi-ahead = 계속하면 어떻게 될까
koikoi-ahead-stands = 지금 승부하면 { $points }입니다.
koikoi-ahead-near = 상대에게 가장 가까운 족보: { $yaku } { $have }/{ $need }
koikoi-ahead-far = 상대는 아직 족보가 멉니다.
koikoi-ahead-own = 내가 더 얻을 가능성
koikoi-ahead-other = 상대가 먼저 날 가능성
koikoi-ahead-nobody = 아무도 나지 않을 가능성
koikoi-ahead-percent = { $part }%
koikoi-ahead-how = 보이지 않는 패를 { $count }가지로 가정해 그 달이 끝날 때까지 쳐 본 결과입니다.
koikoi-move-stop = 승부
koikoi-move-stop-help = 지금 끝내고 { $points }점을 얻습니다.
koikoi-matches = 맞는 패: { $cards }
koikoi-matches-none = 맞는 패가 없어 바닥에 놓입니다
koikoi-card-lifted = { $card }, 들어 올림
koikoi-card-glowing = { $card }, 가져갈 수 있음
koikoi-turned = 뒤집은 패: { $card }

## What happened (live region and "last turn")

# The hand card stayed on the field.
koikoi-did-played = { $seat }: { $card } 내서 바닥에 놓음
# The hand card took $cards.
koikoi-did-took = { $seat }: { $card } 내고 { $cards } 가져감
# The turned card matches two and its taker has yet to choose.
koikoi-did-turned = { $seat }: 더미에서 { $card } 뒤집음, 가져갈 패를 고르는 중
koikoi-did-turned-took = { $seat }: 더미에서 { $card } 뒤집어 { $cards } 가져감
koikoi-did-turned-stays = { $seat }: 더미에서 { $card } 뒤집어 바닥에 놓음
koikoi-did-koikoi = { $seat }: 코이코이!
koikoi-did-stop = { $seat }: 승부!
koikoi-did-yaku = { $seat }: 족보 { $yaku }

## Results

koikoi-ending-running = 진행 중
koikoi-ending-stopped = 승부
koikoi-ending-last_card = 마지막 손패로 승부
koikoi-ending-hand = 받은 손패의 족보(같은 달 4장 또는 2장씩 4쌍)
koikoi-ending-both_hands = 두 사람 모두 받은 손패의 족보: 점수 없음
koikoi-ending-draw = 나가리
koikoi-ending-redeal = 바닥에 같은 달 4장: 다시 나눔
koikoi-result-won = { $month }월: { $seat } 승리, { $points }점
koikoi-result-none = { $month }월: 점수 없음
koikoi-result-sum = 족보 합계 { $points }점
koikoi-result-dealer = 다음 달의 선: { $seat }
koikoi-factor-seven = 7점 이상 × 2
koikoi-factor-called = 상대의 코이코이 × { $times }
koikoi-factor-own = 자기 코이코이 × 2
koikoi-factor-total = { $points }점 × { $times }
koikoi-match-won = { $seat } 승리! { $points } 대 { $other }
koikoi-match-draw = 무승부! { $points } 대 { $points }

## Why a move is refused

koikoi-reason-over = 이 달은 이미 끝났습니다.
koikoi-reason-not_your_turn = 아직 상대 차례입니다. 잠시만 기다려 주세요.
koikoi-reason-choose_turned = 뒤집은 패로 가져갈 패를 먼저 골라 주세요.
koikoi-reason-choose_call = 코이코이와 승부 중 하나를 먼저 골라 주세요.
koikoi-reason-nothing_to_call = 새로 나거나 커진 족보가 없어서 지금은 코이코이나 승부를 할 수 없습니다.
koikoi-reason-nothing_turned = 지금은 고를 패가 없습니다. 손패에서 한 장을 내세요.
koikoi-reason-not_in_hand = 손패에 없는 패입니다.
koikoi-reason-choose_one_of_two = 바닥에 맞는 패가 2장 있습니다. 가져갈 쪽을 골라 주세요.
koikoi-reason-no_match = 바닥에 없거나 달이 다른 패라서 가져갈 수 없습니다.
koikoi-reason-no_choice = 맞는 패를 고를 필요가 없습니다. 손패만 내면 됩니다.
koikoi-reason-malformed = 알아볼 수 없는 명령입니다.
