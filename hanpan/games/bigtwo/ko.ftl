### Big Two in Korean. ja.ftl and en.ftl have the same messages with the same variables.
### $seat is a seat's name, $card a card's name, $cards a list of such names, $kind a category's name (bigtwo-kind-…);
### $count, $round, $points, $times and $place are numbers. No sentence needs a particle after a name.

bigtwo-name = 빅투
bigtwo-tagline = 2가 가장 높은 카드, 먼저 손패를 비우면 모두에게서 받는다

## Seats and computer players

bigtwo-seat-0 = 빨강
bigtwo-seat-1 = 파랑
bigtwo-seat-2 = 초록
bigtwo-seat-3 = 노랑
bigtwo-seat-4 = 보라
bigtwo-level-random = 무작위
bigtwo-level-random-help = 낼 수 있는 카드 가운데 아무거나 냅니다. 규칙을 익힐 때 좋습니다.
bigtwo-level-beginner = 초급
bigtwo-level-beginner-help = 이길 수 있는 카드 가운데 가장 약한 것을 내고, 선이면 가장 낮은 한 장을 냅니다. 가끔 엉뚱한 카드를 냅니다.
bigtwo-level-intermediate = 중급
bigtwo-level-intermediate-help = 족보를 깨지 않고 약한 카드부터 털며, 선을 잡을 카드를 아낍니다. 다른 사람의 손패가 몇 장인지도 살핍니다.
bigtwo-level-advanced = 고급
bigtwo-level-advanced-help = 보이지 않는 카드를 여러 가지로 가정해 판이 끝날 때까지 진행해 보고, 정산이 가장 좋아질 카드를 냅니다.

## Presets

bigtwo-preset-hong_kong = 홍콩식
bigtwo-preset-hong_kong-help = 무늬는 스페이드, 하트, 클로버, 다이아 순이고 A2345가 가장 높은 스트레이트입니다. 조커는 넣지 않습니다.
bigtwo-preset-taiwan = 대만식
bigtwo-preset-taiwan-help = 무늬는 스페이드, 하트, 다이아, 클로버 순이고 23456이 가장 높은 스트레이트입니다.

## Cards

bigtwo-card-S3 = 스페이드 3
bigtwo-card-H3 = 하트 3
bigtwo-card-D3 = 다이아 3
bigtwo-card-C3 = 클로버 3
bigtwo-card-S4 = 스페이드 4
bigtwo-card-H4 = 하트 4
bigtwo-card-D4 = 다이아 4
bigtwo-card-C4 = 클로버 4
bigtwo-card-S5 = 스페이드 5
bigtwo-card-H5 = 하트 5
bigtwo-card-D5 = 다이아 5
bigtwo-card-C5 = 클로버 5
bigtwo-card-S6 = 스페이드 6
bigtwo-card-H6 = 하트 6
bigtwo-card-D6 = 다이아 6
bigtwo-card-C6 = 클로버 6
bigtwo-card-S7 = 스페이드 7
bigtwo-card-H7 = 하트 7
bigtwo-card-D7 = 다이아 7
bigtwo-card-C7 = 클로버 7
bigtwo-card-S8 = 스페이드 8
bigtwo-card-H8 = 하트 8
bigtwo-card-D8 = 다이아 8
bigtwo-card-C8 = 클로버 8
bigtwo-card-S9 = 스페이드 9
bigtwo-card-H9 = 하트 9
bigtwo-card-D9 = 다이아 9
bigtwo-card-C9 = 클로버 9
bigtwo-card-ST = 스페이드 10
bigtwo-card-HT = 하트 10
bigtwo-card-DT = 다이아 10
bigtwo-card-CT = 클로버 10
bigtwo-card-SJ = 스페이드 J
bigtwo-card-HJ = 하트 J
bigtwo-card-DJ = 다이아 J
bigtwo-card-CJ = 클로버 J
bigtwo-card-SQ = 스페이드 Q
bigtwo-card-HQ = 하트 Q
bigtwo-card-DQ = 다이아 Q
bigtwo-card-CQ = 클로버 Q
bigtwo-card-SK = 스페이드 K
bigtwo-card-HK = 하트 K
bigtwo-card-DK = 다이아 K
bigtwo-card-CK = 클로버 K
bigtwo-card-SA = 스페이드 A
bigtwo-card-HA = 하트 A
bigtwo-card-DA = 다이아 A
bigtwo-card-CA = 클로버 A
bigtwo-card-S2 = 스페이드 2
bigtwo-card-H2 = 하트 2
bigtwo-card-D2 = 다이아 2
bigtwo-card-C2 = 클로버 2
bigtwo-card-JK0 = 컬러 조커
bigtwo-card-JK1 = 흑백 조커
bigtwo-card-joker-as = 조커({ $card })
bigtwo-card-picked = { $card }, 고름
bigtwo-card-unfit = { $card }, 지금은 함께 낼 수 없음

## Kinds of play

bigtwo-finds = 손패로 만들 수 있는 족보
bigtwo-sign-kind = 바닥: { $kind }
bigtwo-kind-none = 빈 바닥
bigtwo-kind-single = 한 장
bigtwo-kind-pair = 페어
bigtwo-kind-triple = 트리플
bigtwo-kind-straight = 스트레이트
bigtwo-kind-flush = 플러시
bigtwo-kind-full_house = 풀하우스
bigtwo-kind-four = 포카드+1장
bigtwo-kind-straight_flush = 스트레이트 플러시

## Options

bigtwo-group-course = 진행
bigtwo-group-jokers = 조커
bigtwo-option-seats = 인원
bigtwo-option-seats-help = 2명부터 5명까지 할 수 있습니다. 4명까지는 13장, 5명이면 10장씩 받습니다.
bigtwo-option-seats-words = 몇 명, 사람 수
bigtwo-option-rounds = 판 수
bigtwo-option-rounds-help = 이 판 수만큼 하고 정산합니다. 0이면 그만둘 때까지 이어집니다.
bigtwo-option-rounds-words = 판 수, 몇 판
bigtwo-option-jokers = 조커
bigtwo-option-jokers-help = 한 장으로 내면 2보다 세고, 족보 안에서는 가장 유리한 카드가 됩니다.
bigtwo-option-jokers-words = 조커 수, 鬼牌
bigtwo-option-suits = 무늬의 서열
bigtwo-option-suits-help = 숫자가 같을 때 어느 무늬가 이기는지 정합니다.
bigtwo-option-suits-words = 무늬 순서, 스페이드, 대만식, 홍콩식, 港式, 台式
bigtwo-option-suits-hong_kong = 스페이드, 하트, 클로버, 다이아 (홍콩)
bigtwo-option-suits-taiwan = 스페이드, 하트, 다이아, 클로버 (대만)
bigtwo-option-suits-level = 무늬를 따지지 않음
bigtwo-option-straights = 스트레이트의 순서
bigtwo-option-straights-help = 2가 들어간 스트레이트의 순위를 정합니다.
bigtwo-option-straights-words = 스트레이트, 뱀, 순자, 蛇
bigtwo-option-straights-a2345_top = A2345가 최고, 다음이 23456
bigtwo-option-straights-23456_top = 23456이 최고, 다음이 A2345
bigtwo-option-straights-poker = 포커대로: 10JQKA가 최고, A2345가 최하
bigtwo-option-low_straights = A2345와 23456도 스트레이트
bigtwo-option-low_straights-help = 끄면 34567부터 10JQKA까지만 스트레이트입니다.
bigtwo-option-low_straights-words = A2345, 23456, 낮은 스트레이트, 蛇
bigtwo-option-jqka2 = JQKA2도 스트레이트
bigtwo-option-jqka2-help = 켜면 10JQKA 바로 위에 놓입니다.
bigtwo-option-jqka2-words = JQKA2, 높은 스트레이트, 蛇
bigtwo-option-flushes = 플러시의 비교
bigtwo-option-flushes-help = 플러시끼리 무엇을 먼저 비교할지 정합니다.
bigtwo-option-flushes-words = 플러시, 花
bigtwo-option-flushes-ranks = 숫자부터, 2가 최고
bigtwo-option-flushes-suit = 무늬부터
bigtwo-option-flushes-poker = 포커대로: A가 최고, 2가 최하
bigtwo-option-first_holds_starter = 처음에 시작 카드를 넣어 내기
bigtwo-option-first_holds_starter-help = 시작 카드로 선이 된 사람은 그 카드가 들어간 족보로 시작해야 합니다.
bigtwo-option-first_holds_starter-words = 다이아3 포함, 첫 카드
bigtwo-option-lead = 다음 판의 선
bigtwo-option-lead-help = 두 번째 판부터 누가 먼저 내는지 정합니다.
bigtwo-option-lead-words = 선, 승자 선
bigtwo-option-lead-starter = 시작 카드를 가진 사람
bigtwo-option-lead-winner = 지난 판에 이긴 사람
bigtwo-option-starter = 시작 카드
bigtwo-option-starter-help = 이 카드를 가진 사람이 선입니다. 나뉘지 않았으면 가장 낮은 카드를 가진 사람이 선입니다.
bigtwo-option-starter-words = 다이아3, 클로버3
bigtwo-option-starter-diamond3 = 다이아 3
bigtwo-option-starter-club3 = 클로버 3
bigtwo-option-draw_on_pass = 패스하면 한 장 받기
bigtwo-option-draw_on_pass-help = 2~3명일 때, 패스할 때마다 남은 카드에서 한 장을 가져옵니다.
bigtwo-option-draw_on_pass-words = 패스 벌칙, 한 장 먹기
bigtwo-option-pass_out = 패스하면 쉬기
bigtwo-option-pass_out-help = 한 번 패스하면 바닥이 정리될 때까지 낼 수 없습니다.
bigtwo-option-pass_out-words = 패스하면 끝, 다시 못 냄
bigtwo-option-duty = 최선의 의무
bigtwo-option-duty-help = 누군가 한 장만 남았을 때는 낼 수 있는 가장 높은 카드를 내서 막아야 합니다.
bigtwo-option-duty-words = 정대, 최선, 막기, 頂大
bigtwo-option-duty-off = 의무 없음
bigtwo-option-duty-penalty = 어기면 모두의 금액을 혼자 지불
bigtwo-option-duty-forced = 다른 카드는 낼 수 없음
bigtwo-option-duty_at_highest = 최선 페널티는 가장 높은 배수로
bigtwo-option-duty_at_highest-help = 최선을 어겨 혼자 지불할 때, 모든 금액에 그 판에서 가장 높은 배수를 곱합니다.
bigtwo-option-duty_at_highest-words = 정대 벌칙, 포, 頂大
bigtwo-option-many_cards = 많이 남은 카드의 페널티
bigtwo-option-many_cards-help = 카드가 많이 남은 사람은 내는 금액이 몇 배가 됩니다.
bigtwo-option-many_cards-words = 많이 남은 카드, 두 배, 炒
bigtwo-option-many_cards-off = 없음
bigtwo-option-many_cards-eight = 8장부터 2배
bigtwo-option-many_cards-ten = 10장부터 2배
bigtwo-option-many_cards-both = 8장부터 2배, 10장부터 3배
bigtwo-option-twos_double = 남은 2마다 2배
bigtwo-option-twos_double-help = 2를 든 채로 지면 한 장마다 내는 금액이 2배가 됩니다.
bigtwo-option-twos_double-words = 2 두 배, 남은 2, 炒二
bigtwo-option-spade2_triples = 스페이드 2는 3배
bigtwo-option-spade2_triples-help = 남은 스페이드 2는 2배 대신 3배로 칩니다.
bigtwo-option-spade2_triples-words = 스페이드2 세 배
bigtwo-option-coloured_joker_higher = 컬러 조커가 더 셈
bigtwo-option-coloured_joker_higher-help = 한 장으로 낼 때 컬러 조커가 흑백 조커를 이깁니다.
bigtwo-option-coloured_joker_higher-words = 컬러 조커, 대왕, 大鬼
bigtwo-option-joker_last_barred = 마지막에 조커 금지
bigtwo-option-joker_last_barred-help = 손패를 비울 때는 조커를 낼 수 없습니다.
bigtwo-option-joker_last_barred-words = 조커 마무리, 마지막 조커
bigtwo-option-joker_left_is_last = 조커만 남으면 꼴찌
bigtwo-option-joker_left_is_last-help = 조커만 남은 사람은 가장 많이 남은 사람과 같은 장수로 치고, 그보다 뒤인 꼴찌가 됩니다.
bigtwo-option-joker_left_is_last-words = 조커만 남음, 꼴찌
bigtwo-option-joker_left_doubles = 남은 조커마다 2배
bigtwo-option-joker_left_doubles-help = 조커를 든 채로 지면 한 장마다 내는 금액이 2배가 됩니다.
bigtwo-option-joker_left_doubles-words = 남은 조커, 두 배

## Parts of the table

bigtwo-panel = 기록과 버튼
bigtwo-others = 다른 자리
bigtwo-table = 바닥
bigtwo-suggest = 추천 보기
bigtwo-standings = 점수
bigtwo-held = { $count }장
bigtwo-ask-pass = 낼 수 있는 카드가 없습니다. 패스하세요
bigtwo-round = { $round }번째 판
bigtwo-round-of = { $round }번째 판 · 모두 { $count }판
bigtwo-hand = 내 손패
bigtwo-stock = 남은 카드 { $count }장
bigtwo-table-empty = 바닥이 비었습니다
bigtwo-passed = 패스
bigtwo-stamp-out = 다 냈습니다!
bigtwo-one-card = 한 장 남음
bigtwo-sort-rank = 숫자별로
bigtwo-sort-suit = 무늬별로
bigtwo-history = 지금까지 나온 카드
bigtwo-history-none = 아직 아무것도 내지 않았습니다

## Moves: buttons and what a card can do

bigtwo-ask-lead = 원하는 카드를 내세요
bigtwo-ask-open = 시작 카드를 넣어 내세요: { $card }
bigtwo-ask-follow = 더 높은 카드를 내거나 패스하세요: { $kind }
bigtwo-ask-stuck = 조커로 끝낼 수는 없습니다. 패스하세요
bigtwo-wait = { $seat } 차례입니다
bigtwo-move-play-kind = { $kind } 내기: { $cards }
bigtwo-move-pass = 패스
bigtwo-move-pass-draw = 패스하고 한 장 받기
bigtwo-duty-bound = 누군가 한 장 남았습니다. 가장 높은 카드를 내야 합니다
bigtwo-duty-warn = 이 카드는 최선이 아닙니다. 한 장 남은 사람이 이기면 모두의 금액을 혼자 냅니다.
bigtwo-duty-owed = 최선: { $cards }

## What happened (live region and "last move")

bigtwo-did-led = { $seat }: { $kind }, { $cards }
bigtwo-did-played = { $seat }: { $cards }
bigtwo-did-pass = { $seat }: 패스
bigtwo-did-one = { $seat }: 한 장 남았습니다!
bigtwo-did-cleared = 모두 패스했습니다. 다음 선: { $seat }

## Results

bigtwo-result-won = { $round }번째 판: { $seat } 승리
bigtwo-result-none = { $round }번째 판: 승자 없음
bigtwo-result-place = { $place }위
bigtwo-result-left = 남은 카드 { $count }장
bigtwo-result-times = { $times }배
bigtwo-result-pays = { $seat } → { $other }: { $points } 지불
bigtwo-result-breaker = { $seat }: 최선을 어겨 모두의 금액을 지불
bigtwo-match-won = { $seat } 승리!
bigtwo-match-level = 무승부: { $seats }

## Why a move is refused

bigtwo-reason-over = 이 판은 이미 끝났습니다.
bigtwo-reason-not_your_turn = 아직 다른 사람 차례입니다. 잠시만 기다려 주세요.
bigtwo-reason-not_in_hand = 손패에 없는 카드입니다.
bigtwo-reason-no_combination = 한 장, 페어, 트리플, 다섯 장 족보 가운데 어느 것도 아닙니다.
bigtwo-reason-must_lead = 선은 패스할 수 없습니다. 원하는 카드를 내세요.
bigtwo-reason-wrong_count = 바닥의 카드와 같은 장수로 내야 합니다.
bigtwo-reason-not_higher = 바닥의 카드보다 높아야 합니다.
bigtwo-reason-holds_starter = 처음에는 시작 카드를 넣어 내야 합니다.
bigtwo-reason-joker_last = 마지막에는 조커를 낼 수 없습니다.
bigtwo-reason-duty = 누군가 한 장 남았습니다. 가장 높은 카드를 내야 합니다.
bigtwo-reason-malformed = 알아볼 수 없는 명령입니다.
