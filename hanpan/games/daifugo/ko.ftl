### Daifugo in Korean. The three languages have the same messages with the same variables.

daifugo-name = 대부호
daifugo-tagline = 먼저 손패를 비우면 대부호, 끝까지 남으면 대빈민
daifugo-panel = 기록과 버튼

## Seats and computer players

daifugo-seat-0 = 빨강
daifugo-seat-1 = 파랑
daifugo-seat-2 = 초록
daifugo-seat-3 = 노랑
daifugo-seat-4 = 보라
daifugo-seat-5 = 주황
daifugo-seat-6 = 하늘
daifugo-seat-7 = 분홍
daifugo-level-random = 무작위
daifugo-level-random-help = 낼 수 있는 카드 가운데 아무거나 냅니다. 규칙을 익힐 때 좋습니다.
daifugo-level-beginner = 초급
daifugo-level-beginner-help = 낼 수 있으면 거의 언제나 가장 약한 카드를 내고, 가끔 엉뚱한 카드를 냅니다.
daifugo-level-intermediate = 중급
daifugo-level-intermediate-help = 계단과 8과 센 카드를 아끼고, 나온 카드를 세며, 끝나기 두 번 앞까지 내다봅니다.
daifugo-level-advanced = 고급
daifugo-level-advanced-help = 보이지 않는 카드를 여러 가지로 가정해 라운드가 끝날 때까지 진행해 보고, 순위가 가장 좋아질 카드를 냅니다.

## Presets

daifugo-preset-goran = 고란 방식
daifugo-preset-goran-help = 조커 한 장, 53장을 모두 나눕니다. 다섯 장 이상의 계단도 혁명, 조커로도 묶기가 시작되고, 미야코오치와 반칙 종료가 있습니다.
daifugo-preset-goran_duel = 고란 1대1
daifugo-preset-goran_duel-help = 두 사람이 13장씩 받고, 남은 27장은 아무도 보지 않고 쓰지 않는 단판 승부입니다.
daifugo-preset-dokopa = 도코파 방식
daifugo-preset-dokopa-help = 조커 두 장, 같은 장수로 나누고 남는 카드는 뺍니다. 순위 점수를 쌓으며 끝없이 이어지고, 라운드마다 자리를 섞을지 고릅니다.
daifugo-preset-federation = 연맹 공식
daifugo-preset-federation-help = 일본 대부호 연맹의 다섯 공식 규칙에 따라 네 라운드씩 세 세트를 합니다.
daifugo-preset-uecda = 컴퓨터 대회
daifugo-preset-uecda-help = 프로그램 대회의 규칙입니다. 다섯 명이 하고, 패스하면 바닥이 정리될 때까지 쉬며, 계단 속 8로도 정리되고, 순위에 따라 5점부터 1점을 받습니다.

## Cards

daifugo-card-S3 = 스페이드 3
daifugo-card-H3 = 하트 3
daifugo-card-D3 = 다이아 3
daifugo-card-C3 = 클로버 3
daifugo-card-S4 = 스페이드 4
daifugo-card-H4 = 하트 4
daifugo-card-D4 = 다이아 4
daifugo-card-C4 = 클로버 4
daifugo-card-S5 = 스페이드 5
daifugo-card-H5 = 하트 5
daifugo-card-D5 = 다이아 5
daifugo-card-C5 = 클로버 5
daifugo-card-S6 = 스페이드 6
daifugo-card-H6 = 하트 6
daifugo-card-D6 = 다이아 6
daifugo-card-C6 = 클로버 6
daifugo-card-S7 = 스페이드 7
daifugo-card-H7 = 하트 7
daifugo-card-D7 = 다이아 7
daifugo-card-C7 = 클로버 7
daifugo-card-S8 = 스페이드 8
daifugo-card-H8 = 하트 8
daifugo-card-D8 = 다이아 8
daifugo-card-C8 = 클로버 8
daifugo-card-S9 = 스페이드 9
daifugo-card-H9 = 하트 9
daifugo-card-D9 = 다이아 9
daifugo-card-C9 = 클로버 9
daifugo-card-ST = 스페이드 10
daifugo-card-HT = 하트 10
daifugo-card-DT = 다이아 10
daifugo-card-CT = 클로버 10
daifugo-card-SJ = 스페이드 J
daifugo-card-HJ = 하트 J
daifugo-card-DJ = 다이아 J
daifugo-card-CJ = 클로버 J
daifugo-card-SQ = 스페이드 Q
daifugo-card-HQ = 하트 Q
daifugo-card-DQ = 다이아 Q
daifugo-card-CQ = 클로버 Q
daifugo-card-SK = 스페이드 K
daifugo-card-HK = 하트 K
daifugo-card-DK = 다이아 K
daifugo-card-CK = 클로버 K
daifugo-card-SA = 스페이드 A
daifugo-card-HA = 하트 A
daifugo-card-DA = 다이아 A
daifugo-card-CA = 클로버 A
daifugo-card-S2 = 스페이드 2
daifugo-card-H2 = 하트 2
daifugo-card-D2 = 다이아 2
daifugo-card-C2 = 클로버 2
daifugo-card-JK0 = 빨간 조커
daifugo-card-JK1 = 검은 조커
daifugo-suit-S = 스페이드
daifugo-suit-H = 하트
daifugo-suit-D = 다이아
daifugo-suit-C = 클로버
daifugo-card-joker-as = 조커({ $card })

## Titles

daifugo-title-daifugo = 대부호
daifugo-title-fugo = 부호
daifugo-title-heimin = 평민
daifugo-title-hinmin = 빈민
daifugo-title-daihinmin = 대빈민

## Options

daifugo-group-start = 나누기와 선
daifugo-group-match = 점수와 자리
daifugo-group-combos = 특수 카드와 계단
daifugo-group-passing = 패스
daifugo-group-jokers = 조커
daifugo-group-finishing = 끝내기와 반칙
daifugo-option-seats = 인원
daifugo-option-seats-help = 2명부터 8명까지 할 수 있습니다.
daifugo-option-seats-words = 몇 명, 사람 수, 플레이어
daifugo-option-rounds = 라운드 수
daifugo-option-rounds-help = 0이면 그만둘 때까지 이어집니다.
daifugo-option-rounds-words = 판 수, 몇 판, 회전, 무한
daifugo-option-jokers = 조커
daifugo-option-jokers-help = 조커는 어떤 카드보다 세고, 다른 카드와 함께 내면 어떤 카드든 대신합니다.
daifugo-option-jokers-words = 조커 수, ジョーカー
daifugo-option-deal = 나누는 법
daifugo-option-deal-help = 52장과 조커를 어떻게 나누는지 정합니다.
daifugo-option-deal-words = 배분, 분배, 남는 카드
daifugo-option-deal-all = 모두 나누기 (한 장 차이 있음)
daifugo-option-deal-equal = 같은 장수로, 남는 카드는 빼기
daifugo-option-deal-thirteen = 13장씩, 남는 카드는 엎어 두기
daifugo-option-first_lead = 첫 라운드의 선
daifugo-option-first_lead-help = 첫 라운드에 누가 먼저 내는지 정합니다.
daifugo-option-first_lead-words = 다이아3, 선, 시작
daifugo-option-first_lead-diamond3 = 다이아 3을 가진 사람
daifugo-option-first_lead-lot = 추첨
daifugo-option-next_lead = 다음 라운드의 선
daifugo-option-next_lead-help = 두 번째 라운드부터 누가 먼저 내는지 정합니다.
daifugo-option-next_lead-words = 대빈민부터, 선, 다음 판
daifugo-option-next_lead-last = 지난 라운드의 대빈민
daifugo-option-next_lead-diamond3 = 다이아 3을 가진 사람
daifugo-option-next_lead-same = 첫 라운드와 같은 사람
daifugo-option-next_lead-lot = 추첨
daifugo-option-exchange = 카드 교환
daifugo-option-exchange-help = 대빈민과 빈민은 가장 센 카드를 넘기고, 대부호와 부호는 골라서 돌려줍니다.
daifugo-option-exchange-words = 세금, 조공, 헌상, 카드 헌납, 税金
daifugo-option-exchange-off = 없음
daifugo-option-exchange-after = 받은 뒤에 고르기
daifugo-option-exchange-before = 받기 전에 고르기
daifugo-option-points = 점수
daifugo-option-points-help = 라운드마다 순위에 따라 주는 점수입니다.
daifugo-option-points-words = 승점, 칭호 점수
daifugo-option-points-none = 없음 (칭호만)
daifugo-option-points-titles = 칭호에 따라 +2 +1 0 −1 −2
daifugo-option-points-places = 순위에 따라, 꼴찌가 1점
daifugo-option-eight_cut = 8 끊기
daifugo-option-eight_cut-help = 8을 내면 바닥이 정리되고 낸 사람이 다시 먼저 냅니다.
daifugo-option-eight_cut-words = 8컷, 팔컷, 에이트컷, 8자르기, 8끊기, 8 커트, 야기리, 8切り, 八切り
daifugo-option-revolution = 혁명
daifugo-option-revolution-help = 같은 숫자 네 장 이상을 내면 강약이 뒤집힙니다.
daifugo-option-revolution-words = 쿠데타, 4장, 포카드, 革命
daifugo-option-run_revolution = 계단 혁명
daifugo-option-run_revolution-help = 정한 장수 이상의 계단을 내도 강약이 뒤집힙니다.
daifugo-option-run_revolution-words = 스트레이트 혁명, 시퀀스 혁명, 階段革命
daifugo-option-run_revolution-0 = 없음
daifugo-option-run_revolution-4 = 네 장부터
daifugo-option-run_revolution-5 = 다섯 장부터
daifugo-option-lock = 무늬 묶기
daifugo-option-lock-help = 직전 카드와 같은 무늬로 내면 바닥이 정리될 때까지 그 무늬만 낼 수 있습니다.
daifugo-option-lock-words = 시바리, 묶기, 슈트 락, 마크 시바리, 縛り, しばり
daifugo-option-spade3 = 스페이드 3 되치기
daifugo-option-spade3-help = 한 장으로 나온 조커에는 스페이드 3을 낼 수 있습니다.
daifugo-option-spade3-words = 스3, 스페3, 스페이드3, 조커 킬러, スペ3返し, 砂嵐
daifugo-option-fall = 미야코오치
daifugo-option-fall-help = 지난 라운드의 대부호보다 먼저 반칙 없이 손패를 비운 사람이 있으면, 그 대부호는 꼴찌가 됩니다.
daifugo-option-fall-words = 미야코오치, 도락, 도읍 낙향, 몰락, 都落ち
daifugo-option-fouls = 반칙 종료
daifugo-option-fouls-help = 조커, 2(혁명 중에는 3), 8 끊기 등으로 손패를 비우면 꼴찌 쪽이 됩니다.
daifugo-option-fouls-words = 반칙 아가리, 금지 아가리, 금지 카드, 반칙 오르기, 反則上がり, 禁止上がり
daifugo-option-seven_give = 7 넘기기
daifugo-option-seven_give-help = 7을 낸 장수만큼 다음 사람에게 카드를 넘길 수 있습니다.
daifugo-option-seven_give-words = 7건네기, 칠 넘기기, 나나와타시, 7渡し
daifugo-option-ten_discard = 10 버리기
daifugo-option-ten_discard-help = 10을 낸 장수만큼 카드를 버릴 수 있습니다.
daifugo-option-ten_discard-words = 십 버리기, 도스테, 10捨て
daifugo-option-jack_back = J 백
daifugo-option-jack_back-help = J를 내면 바닥이 정리될 때까지 강약이 뒤집힙니다.
daifugo-option-jack_back-words = 11백, 일레븐 백, 잭 백, J백, 11バック, イレブンバック
daifugo-option-quint = 같은 숫자 다섯 장
daifugo-option-quint-help = 조커를 더해 같은 숫자 다섯 장 이상을 낼 수 있습니다.
daifugo-option-quint-words = 오 카드, 파이브 카드, 5장 묶음
daifugo-option-runs_beat = 계단의 강약
daifugo-option-runs_beat-help = 어떤 계단이 더 센지 정합니다.
daifugo-option-runs_beat-words = 계단 비교, 스트레이트 강약
daifugo-option-runs_beat-overlap = 가장 약한 카드가 더 세면 됨
daifugo-option-runs_beat-above = 계단 전체가 위에 있어야 함
daifugo-option-pass_out = 패스하면 쉬기
daifugo-option-pass_out-help = 한 번 패스하면 바닥이 정리될 때까지 낼 수 없습니다.
daifugo-option-pass_out-words = 패스하면 끝, 패스 후 쉼, 다시 못 냄
daifugo-option-leader_may_pass = 선도 패스 가능
daifugo-option-leader_may_pass-help = 빈 바닥에서도 패스할 수 있습니다. 스무 번 이어지면 추첨으로 끝납니다.
daifugo-option-leader_may_pass-words = 선 패스, 빈 바닥 패스
daifugo-option-follow_own = 자기 카드 위에 내기 가능
daifugo-option-follow_own-help = 다른 사람이 모두 패스하면 마지막에 낸 사람에게도 차례가 옵니다. 자기 카드보다 센 카드를 더 내거나, 패스하고 선을 잡습니다.
daifugo-option-follow_own-words = 자기 카드 이어 내기
daifugo-option-eight_in_runs = 계단 속 8도 8 끊기
daifugo-option-eight_in_runs-help = 계단에 들어 있는 8로도 바닥이 정리됩니다.
daifugo-option-eight_in_runs-words = 계단 8컷, 8切り
daifugo-option-joker_locks = 조커로도 묶기 시작
daifugo-option-joker_locks-help = 조커가 들어간 카드를 내도 무늬 묶기가 시작됩니다.
daifugo-option-joker_locks-words = 조커 시바리, 縛り
daifugo-option-joker_declared = 조커의 무늬 정하기
daifugo-option-joker_declared-help = 조커가 어느 카드를 대신하는지 낼 때 정합니다.
daifugo-option-joker_declared-words = 조커 선언, 조커 무늬
daifugo-option-exact_count = 낸 장수만큼만
daifugo-option-exact_count-help = 7 넘기기와 10 버리기를 낸 장수만큼 모두 하거나 아예 하지 않습니다.
daifugo-option-exact_count-words = 7, 10, 전부 넘기기
daifugo-option-spade3_foul = 스페이드 3으로 끝낼 때
daifugo-option-spade3_foul-help = 언제 반칙인지 정합니다.
daifugo-option-spade3_foul-words = 스3 아가리, 반칙
daifugo-option-spade3_foul-return = 되치기일 때만
daifugo-option-spade3_foul-single = 한 장으로 내면 언제나
daifugo-option-jack_back_foul = J 백도 반칙에 반영
daifugo-option-jack_back_foul-help = 2와 3 가운데 어느 쪽이 반칙인지 J 백까지 따져서 정합니다.
daifugo-option-jack_back_foul-words = 11백, 반칙, 11バック
daifugo-option-later_foul_lower = 나중 반칙이 더 아래
daifugo-option-later_foul_lower-help = 끄면 먼저 반칙한 사람이 더 아래입니다.
daifugo-option-later_foul_lower-words = 반칙 순위
daifugo-option-fouls_below_fallen = 반칙이 미야코오치보다 아래
daifugo-option-fouls_below_fallen-help = 끄면 미야코오치가 맨 아래입니다.
daifugo-option-fouls_below_fallen-words = 반칙 순위, 미야코오치, 都落ち
daifugo-option-reseat_every = 자리 바꾸기
daifugo-option-reseat_every-help = 몇 라운드마다 자리를 다시 정합니다. 0이면 바꾸지 않습니다.
daifugo-option-reseat_every-words = 자리 섞기, 자리 추첨, 席替え
daifugo-option-reset_every = 계급 되돌리기
daifugo-option-reset_every-help = 몇 라운드마다 계급을 없앱니다. 0이면 이어집니다.
daifugo-option-reset_every-words = 계급 초기화, 세트
daifugo-option-ask_seats = 라운드마다 자리 묻기
daifugo-option-ask_seats-help = 라운드가 끝날 때마다 자리를 그대로 둘지 섞을지 고릅니다. 섞으면 자리와 시작할 사람을 새로 뽑습니다. ‘자리 바꾸기’를 정해 두면 묻지 않습니다.
daifugo-option-ask_seats-words = 자리 섞기, 席替え

## Why a move is refused

daifugo-reason-over = 이 라운드는 끝났습니다.
daifugo-reason-not_your_turn = 아직 차례가 아닙니다.
daifugo-reason-exchange_first = 먼저 교환할 카드를 고르세요.
daifugo-reason-give_first = 먼저 넘길 카드를 고르거나 ‘그만하기’를 누르세요.
daifugo-reason-discard_first = 먼저 버릴 카드를 고르거나 ‘그만하기’를 누르세요.
daifugo-reason-nothing_asked = 지금은 넘기거나 버리거나 교환할 때가 아닙니다.
daifugo-reason-not_in_hand = 손패에 없는 카드입니다.
daifugo-reason-no_combination = 같은 숫자도, 같은 무늬로 이어지는 계단도 아닙니다.
daifugo-reason-too_many = 같은 숫자는 네 장까지입니다.
daifugo-reason-must_lead = 바닥이 비어 있으니 무엇이든 내야 합니다.
daifugo-reason-wrong_shape = 바닥과 같은 모양으로 내야 합니다. 계단에는 계단, 같은 숫자에는 같은 숫자입니다.
daifugo-reason-wrong_count = 바닥과 같은 장수로 내야 합니다.
daifugo-reason-not_stronger = 바닥의 카드보다 센 카드를 내야 합니다.
daifugo-reason-locked = 무늬가 묶여 있습니다. 같은 무늬로 내야 합니다.
daifugo-reason-joker_elsewhere = 조커의 자리는 정해져 있습니다. 빈 곳이 있으면 그곳을 메우고, 없으면 유리한 쪽 끝에 붙습니다.
daifugo-reason-wrong_number = 카드의 장수가 맞지 않습니다.
daifugo-reason-all_or_none = 낸 장수만큼 모두 하거나 아예 하지 않아야 합니다.
daifugo-reason-malformed = 알아볼 수 없는 명령입니다.

## The table

daifugo-four-colours = 무늬를 네 가지 색으로
daifugo-four-colours-help = 다이아는 파란색, 클로버는 초록색으로 그립니다. 이 설정은 이 기기의 브라우저에 저장됩니다.
daifugo-round = { $round }라운드
daifugo-others = 다른 자리
daifugo-table = 바닥
daifugo-table-empty = 바닥이 비어 있습니다
daifugo-hand = 내 손패
daifugo-held = { $count }장
daifugo-passed = 패스
daifugo-suggest = 추천 보기
daifugo-sort-suit = 무늬별로
daifugo-sort-rank = 숫자별로
daifugo-card-picked = { $card }, 고름
daifugo-card-unfit = { $card }, 지금은 함께 낼 수 없음
daifugo-card-came = { $card }, 받은 카드
daifugo-history = 지금까지 나온 카드
daifugo-history-none = 아직 아무것도 내지 않았습니다.
daifugo-standings = 계급과 점수

## What holds at the table

daifugo-stamp-revolution = 혁명!
daifugo-stamp-restored = 혁명 되돌림!
daifugo-stamp-eight = 8 끊기!
daifugo-stamp-spade3 = 스페이드 3!
daifugo-sign-low = 낮을수록 셈
daifugo-sign-revolution = 혁명 중
daifugo-sign-jack_back = J 백
daifugo-sign-lock = 무늬 묶임 { $suits }

## Moves

daifugo-move-play = { $cards } 내기
daifugo-move-pass = 패스
daifugo-move-enough = 그만하기
daifugo-move-exchange = { $cards } 넘기기
daifugo-move-give = 7 넘기기: { $cards }
daifugo-move-discard = 10 버리기: { $cards }

## What is awaited

daifugo-ask-lead = 원하는 카드를 내세요
daifugo-ask-play = 더 센 카드를 내거나 패스하세요
daifugo-ask-pass = 낼 수 있는 카드가 없습니다. 패스하세요
daifugo-ask-exchange = 넘길 카드 { $count }장을 고르세요
daifugo-ask-give = 다음 사람에게 넘길 카드를 고르세요 ({ $count }장까지)
daifugo-ask-discard = 버릴 카드를 고르세요 ({ $count }장까지)
daifugo-wait = { $seat } 차례입니다
daifugo-wait-exchange = 카드를 교환하고 있습니다

## What happened

daifugo-did-played = { $seat }: { $cards }
daifugo-did-pass = { $seat }: 패스
daifugo-did-enough = { $seat }: 더는 넘기거나 버리지 않음
daifugo-did-exchange = { $seat }: 교환으로 { $cards } 넘김
daifugo-did-give = { $seat }: 다음 사람에게 { $cards } 넘김
daifugo-did-discard = { $seat }: { $cards } 버림
daifugo-did-hidden = { $seat }: 보이지 않게 카드를 넘김
daifugo-did-revolution = 혁명! 이제 낮을수록 셉니다.
daifugo-did-restored = 혁명 되돌리기! 강약이 원래대로 돌아갑니다.
daifugo-did-lock = 무늬가 묶였습니다: { $suits }
daifugo-did-clean = { $seat }: 손패를 모두 냈습니다.
daifugo-did-foul = { $seat }: 반칙 종료입니다.
daifugo-did-fallen = { $seat }: 미야코오치!
daifugo-did-left = { $seat }: 카드가 남았습니다.
daifugo-how-clean = 손패 완료
daifugo-how-foul = 반칙 종료
daifugo-how-fallen = 미야코오치
daifugo-how-left = 카드 남음

## Results

daifugo-result-won = { $round }라운드의 대부호: { $seat }
daifugo-match-won = { $seat } 승리!
daifugo-match-level = 무승부: { $seats }
daifugo-reseated = 자리를 새로 정했습니다. 차례: { $seats }

## Ways on to the next round

daifugo-way-keep = 다음 라운드, 자리 그대로
daifugo-way-shuffle = 다음 라운드, 자리 섞기
