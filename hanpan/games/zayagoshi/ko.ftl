### Zayagoshi in Korean. The three languages have the same messages with the same variables.

zayagoshi-name = 자야고시
zayagoshi-tagline = 짝을 모아 익혀 네 장을 간직하는 놀이

## Seats and computer players

zayagoshi-seat-0 = 빨강
zayagoshi-seat-1 = 파랑
zayagoshi-seat-2 = 초록
zayagoshi-seat-3 = 노랑
zayagoshi-level-random = 무작위
zayagoshi-level-random-help = 낼 수 있는 수 가운데 아무거나 고릅니다. 규칙을 익힐 때 좋습니다.
zayagoshi-level-beginner = 초급
zayagoshi-level-beginner-help = 눈앞의 짝을 등록하고 값싼 카드부터 간직하며, 가끔 아무렇게나 둡니다.
zayagoshi-level-intermediate = 중급
zayagoshi-level-intermediate-help = 모양과 색과 수를 고르게 갖추려 하고, 쓸모가 있을 때 다를 부릅니다.
zayagoshi-level-advanced = 고급
zayagoshi-level-advanced-help = 보이지 않는 카드를 여러 가지로 가정해 끝까지 두어 보고, 가장 나은 수를 고릅니다.

## Cards

zayagoshi-card-R1 = 빨강 1
zayagoshi-card-Y1 = 노랑 1
zayagoshi-card-G1 = 초록 1
zayagoshi-card-B1 = 파랑 1
zayagoshi-card-R2 = 빨강 2
zayagoshi-card-Y2 = 노랑 2
zayagoshi-card-G2 = 초록 2
zayagoshi-card-B2 = 파랑 2
zayagoshi-card-R3 = 빨강 3
zayagoshi-card-Y3 = 노랑 3
zayagoshi-card-G3 = 초록 3
zayagoshi-card-B3 = 파랑 3
zayagoshi-card-R4 = 빨강 4
zayagoshi-card-Y4 = 노랑 4
zayagoshi-card-G4 = 초록 4
zayagoshi-card-B4 = 파랑 4
zayagoshi-card-R5 = 빨강 5
zayagoshi-card-Y5 = 노랑 5
zayagoshi-card-G5 = 초록 5
zayagoshi-card-B5 = 파랑 5
zayagoshi-card-R6 = 빨강 6
zayagoshi-card-Y6 = 노랑 6
zayagoshi-card-G6 = 초록 6
zayagoshi-card-B6 = 파랑 6
zayagoshi-card-R7 = 빨강 7
zayagoshi-card-Y7 = 노랑 7
zayagoshi-card-G7 = 초록 7
zayagoshi-card-B7 = 파랑 7
zayagoshi-card-R8 = 빨강 8
zayagoshi-card-Y8 = 노랑 8
zayagoshi-card-G8 = 초록 8
zayagoshi-card-B8 = 파랑 8
zayagoshi-card-Q1 = 공패
zayagoshi-card-Q2 = 공패
zayagoshi-card-Q3 = 공패
zayagoshi-card-Q4 = 공패

## Options

zayagoshi-option-seats = 인원
zayagoshi-option-seats-help = 둘에서 넷까지, 셋이 가장 좋습니다.
zayagoshi-option-rounds = 판 수
zayagoshi-option-rounds-help = 이만큼 하고 점수의 합계를 겨룹니다.
zayagoshi-option-dice = 주사위로 첫 사람 정하기
zayagoshi-option-dice-help = 주사위 두 개의 합만큼 세어 나온 사람이 시작합니다.
zayagoshi-option-acts = 한 차례에 할 수 있는 일
zayagoshi-option-acts-help = 등록·숙성·보관을 한 차례에 얼마나 할 수 있는지 정합니다.
zayagoshi-option-acts-any = 얼마든지
zayagoshi-option-acts-one_ripening = 숙성은 한 장만
zayagoshi-option-acts-one = 한 가지만 한 번
zayagoshi-option-hand_limit = 손패 한도
zayagoshi-option-hand_limit-help = 차례가 끝날 때 이보다 많으면 한 장을 버립니다.
zayagoshi-option-discards_stay = 버린 카드는 그대로
zayagoshi-option-discards_stay-help = 보관할 때 버린 카드가 중앙 밑으로 들어가지 않습니다.
zayagoshi-option-aba_at_once = 아바 차례에 바로 보관
zayagoshi-option-aba_at_once-help = 아바를 부른 차례에 다섯째 카드를 보관할 수 있습니다.
zayagoshi-option-quiet_turns = 잠잠한 차례
zayagoshi-option-quiet_turns-help = 자리마다 이만큼 아무 일이 없으면 비깁니다. 0이면 비기지 않습니다.

## Why a move is refused

zayagoshi-reason-over = 이 판은 끝났습니다.
zayagoshi-reason-not_your_turn = 아직 차례가 아닙니다.
zayagoshi-reason-answered = 이미 답했습니다. 다른 사람을 기다립니다.
zayagoshi-reason-answer_first = 먼저 다를 부르거나 넘기세요.
zayagoshi-reason-no_discard_offered = 지금은 다를 부를 카드가 없습니다.
zayagoshi-reason-finish_or_aba = 끝내거나 아바를 부르세요.
zayagoshi-reason-not_complete = 방금 네 장을 다 간직했을 때만 할 수 있습니다.
zayagoshi-reason-not_in_hand = 손에 없는 카드입니다.
zayagoshi-reason-other_number = 두 카드의 수가 다릅니다.
zayagoshi-reason-no_pair = 그런 짝이 앞에 없습니다.
zayagoshi-reason-not_ripe = 아직 덜 익었습니다.
zayagoshi-reason-enough_done = 이번 차례에는 더 할 수 없습니다.
zayagoshi-reason-aba_waits = 다섯째 카드는 다음 차례부터 간직할 수 있습니다.
zayagoshi-reason-must_discard = 손패가 많으니 한 장을 버려야 합니다.
zayagoshi-reason-malformed = 알 수 없는 수입니다.
