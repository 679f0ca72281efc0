### Zayagoshi in Korean. The three languages have the same messages with the same variables.

zayagoshi-name = 자야고시
zayagoshi-tagline = 패쌍을 숙성해 네 장을 먼저 보관하는 게임

## Seats and computer players

zayagoshi-seat-0 = 빨강
zayagoshi-seat-1 = 파랑
zayagoshi-seat-2 = 초록
zayagoshi-seat-3 = 노랑
zayagoshi-level-random = 무작위
zayagoshi-level-random-help = 할 수 있는 일 가운데 아무거나 합니다. 규칙을 익힐 때 좋습니다.
zayagoshi-level-beginner = 초급
zayagoshi-level-beginner-help = 보이는 대로 패쌍을 등록하고 숙성이 적게 드는 카드부터 보관하며, 가끔 엉뚱한 일을 합니다.
zayagoshi-level-intermediate = 중급
zayagoshi-level-intermediate-help = 모양과 색과 수를 고루 갖추려 하고, 쓸모가 있을 때 다를 선언합니다.
zayagoshi-level-advanced = 고급
zayagoshi-level-advanced-help = 보이지 않는 카드를 여러 가지로 가정해 끝까지 진행해 보고, 가장 나은 쪽을 고릅니다.

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

zayagoshi-group-turn = 차례의 진행
zayagoshi-option-seats = 인원
zayagoshi-option-seats-help = 2명부터 4명까지 할 수 있고, 3명이 가장 알맞습니다.
zayagoshi-option-seats-words = 몇 명, 사람 수
zayagoshi-option-rounds = 판 수
zayagoshi-option-rounds-help = 이 판 수만큼 하고 점수의 합계를 겨룹니다.
zayagoshi-option-rounds-words = 판 수, 몇 판
zayagoshi-option-dice = 주사위로 선 정하기
zayagoshi-option-dice-help = 주사위 두 개의 합만큼 세어 선을 정합니다.
zayagoshi-option-dice-words = 주사위, 선 정하기
zayagoshi-option-acts = 한 차례에 할 수 있는 일
zayagoshi-option-acts-help = 등록·숙성·보관을 한 차례에 얼마나 할 수 있는지 정합니다.
zayagoshi-option-acts-words = 등록, 숙성, 보관, 한 차례
zayagoshi-option-acts-any = 얼마든지
zayagoshi-option-acts-one_ripening = 숙성은 한 장만
zayagoshi-option-acts-one = 한 가지만 한 번
zayagoshi-option-hand_limit = 손패 한도
zayagoshi-option-hand_limit-help = 차례가 끝날 때 손패가 이보다 많으면 한 장을 버립니다.
zayagoshi-option-hand_limit-words = 손패 수, 네 장
zayagoshi-option-discards_stay = 버림패는 그대로
zayagoshi-option-discards_stay-help = 보관할 때 버림패를 중앙패 아래에 넣지 않습니다.
zayagoshi-option-discards_stay-words = 버림패, 버린 패
zayagoshi-option-aba_at_once = 아바 차례에 바로 보관
zayagoshi-option-aba_at_once-help = 아바를 선언한 차례에 다섯째 카드를 보관할 수 있습니다.
zayagoshi-option-aba_at_once-words = 아바, 다섯째 패
zayagoshi-option-quiet_turns = 비기기까지의 차례 수
zayagoshi-option-quiet_turns-help = 자리마다 이 차례 수만큼 아무 일이 없으면 비깁니다. 0이면 비기지 않습니다.
zayagoshi-option-quiet_turns-words = 무승부, 유국, 끝나지 않음

## Why a move is refused

zayagoshi-reason-over = 이 판은 끝났습니다.
zayagoshi-reason-not_your_turn = 아직 차례가 아닙니다.
zayagoshi-reason-answered = 이미 답했습니다. 다른 사람을 기다립니다.
zayagoshi-reason-answer_first = 먼저 다를 선언하거나 넘기세요.
zayagoshi-reason-no_discard_offered = 지금은 다를 선언할 버림패가 없습니다.
zayagoshi-reason-finish_or_aba = 끝내거나 아바를 선언하세요.
zayagoshi-reason-not_complete = 네 장을 막 다 보관했을 때만 할 수 있습니다.
zayagoshi-reason-not_in_hand = 손패에 없는 카드입니다.
zayagoshi-reason-other_number = 두 카드의 수가 다릅니다.
zayagoshi-reason-no_pair = 그런 패쌍이 없습니다.
zayagoshi-reason-not_ripe = 숙성이 아직 모자랍니다.
zayagoshi-reason-enough_done = 이번 차례에는 더 할 수 없습니다.
zayagoshi-reason-aba_waits = 다섯째 카드는 다음 차례부터 보관할 수 있습니다.
zayagoshi-reason-must_discard = 손패가 많아 한 장을 버려야 합니다.
zayagoshi-reason-malformed = 알아볼 수 없는 명령입니다.

## Parts of the table. $card and $cards are names of cards, $seat is a seat's name, the rest are numbers.

zayagoshi-panel = 도우미와 버튼
zayagoshi-round = { $round }번째 판
zayagoshi-others = 다른 자리
zayagoshi-hand = 내 손패
zayagoshi-held = 손패 { $count }장
zayagoshi-pairs = 내 패쌍
zayagoshi-pairs-none = 수가 같은 두 장을 등록하면 여기에 놓입니다
zayagoshi-pair = { $cards }. 숙성 { $count }/{ $needs }
zayagoshi-pair-ripe = { $cards }. 숙성 끝
zayagoshi-kept = 보관패
zayagoshi-kept-of = { $seat } 보관패
zayagoshi-kept-none = 아직 없음
zayagoshi-middle = 중앙패와 버림패
zayagoshi-centre = 중앙패 { $count }장
zayagoshi-centre-next = 다음: { $card }
zayagoshi-discards = 버림패 { $count }장
zayagoshi-discards-none = 버림패 없음
zayagoshi-dice = 주사위 { $one }+{ $two } · 굴린 사람 { $seat } · 선 { $first }
zayagoshi-first = 선 { $first }
zayagoshi-in-aba = 아바
zayagoshi-quiet = { $count }차례 더 아무 일이 없으면 무승부
zayagoshi-goal = 수가 같은 두 장을 패쌍으로 등록하고, 손패를 올려 숙성한 다음, 한 장을 보관합니다. 네 장을 먼저 보관하면 이깁니다.
zayagoshi-recent = 방금 있었던 일
zayagoshi-card-picked = { $card }, 고름
zayagoshi-card-in-pair = { $card }, 패쌍패
zayagoshi-card-keepable = { $card }, 보관할 수 있음

## What is awaited

zayagoshi-ask-turn = 카드를 골라 할 일을 정하세요
zayagoshi-ask-must = 손패가 { $count }장을 넘습니다. 한 장을 버려야 차례가 끝납니다
zayagoshi-ask-keep = 숙성이 끝난 패쌍이 있습니다. 한 장을 골라 보관하세요
zayagoshi-ask-end = 더 할 일이 없으면 차례를 끝내세요
zayagoshi-ask-da = 버림패: { $card }. 다를 선언할까요?
zayagoshi-ask-crown = 보관패 네 장을 모았습니다!
zayagoshi-hint-unripe = { $count }장 더 숙성하면 보관할 수 있습니다
zayagoshi-hint-target = 패쌍을 누르면 바로 올립니다
zayagoshi-wait-turn = { $seat } 차례입니다
zayagoshi-wait-da = 다 선언을 기다리는 중입니다
zayagoshi-wait-crown = { $seat }: 끝낼지 아바를 선언할지 고르는 중

## Moves: buttons and what they bring

zayagoshi-do-register = 등록
zayagoshi-do-ripen = 숙성
zayagoshi-do-keep = 보관
zayagoshi-do-discard = 버리기
zayagoshi-do-da = 다!
zayagoshi-move-register = 등록: { $cards }
zayagoshi-move-ripen = 숙성: { $cards } 위에 { $card }
zayagoshi-move-keep = 보관: { $card }
zayagoshi-move-discard = 버리기: { $card }
zayagoshi-move-end = 차례 끝내기
zayagoshi-move-finish = 끝내기
zayagoshi-move-aba = 아바
zayagoshi-move-da = 다! { $card } 내기
zayagoshi-move-pass = 넘기기
zayagoshi-help-register = { $count ->
        [0] 바로 보관할 수 있음
       *[other] { $count }장 숙성하면 보관
    }
zayagoshi-help-ripen = { $count ->
        [0] 이것으로 숙성 끝
       *[other] 그다음 { $count }장 더
    }
zayagoshi-help-ripen-more = 이미 숙성이 끝난 패쌍
zayagoshi-help-discard = 차례가 끝남
zayagoshi-help-end = 버리지 않고 넘김
zayagoshi-help-finish = 저마다 { $points }점, 모두 { $total }점
zayagoshi-help-aba = 한 장 더 가져와 다섯 장에 도전
zayagoshi-help-aba-risk = 아바를 선언하고 지면 모두의 점수를 혼자 냅니다(독박).
zayagoshi-help-pass = 가져오지 않음
zayagoshi-effect-worth = { $formula } = { $points }점
zayagoshi-effect-worth-from = { $before } → { $formula } = { $points }점
zayagoshi-effect-kinds = 양{ $shapes }종 · 색{ $colours }종 · 수{ $numbers }종

## Da

zayagoshi-da-title = { $seat }: { $card } 버림
zayagoshi-da-none = 손패에 같은 수가 없습니다
zayagoshi-da-always = 항상 넘기기
zayagoshi-da-always-help = 다를 묻지 않고 자동으로 넘깁니다

## What a set is worth

zayagoshi-set = 내 보관패의 점수
zayagoshi-set-of = { $seat } 보관패의 점수
zayagoshi-set-shapes = 모양
zayagoshi-set-colours = 색
zayagoshi-set-numbers = 수
zayagoshi-set-kinds = { $count }종
zayagoshi-set-strong = 강연결
zayagoshi-set-weak = 약연결
zayagoshi-set-more = { $count }장 더 모으면 점수가 납니다
zayagoshi-set-start = 2점에서 시작해 더하고, 곱하고, 거듭제곱합니다.
zayagoshi-set-classes = 1과 5, 2와 6, 3과 7, 4와 8은 같은 수로 취급합니다.
zayagoshi-would = 보관한다면
zayagoshi-would-none = 지금은 보관할 만한 카드가 없습니다
zayagoshi-would-ripe = 숙성 끝
zayagoshi-would-needs = { $count }장 더
zayagoshi-would-hand = 손패
zayagoshi-would-da = 다
zayagoshi-shape-line = 선
zayagoshi-shape-mixed = 혼
zayagoshi-shape-circle = 원
zayagoshi-shape-quoto = 공
zayagoshi-colour-R = 빨강
zayagoshi-colour-Y = 노랑
zayagoshi-colour-G = 초록
zayagoshi-colour-B = 파랑
zayagoshi-table = 점수표
zayagoshi-table-kinds = 종류
zayagoshi-history = 지금까지 있었던 일
zayagoshi-history-none = 아직 아무 일도 없습니다
zayagoshi-standings = 점수
zayagoshi-own = 보관패 점수

## What happened (live region and history)

zayagoshi-did-register = { $seat }: 등록, { $cards }
zayagoshi-did-ripen = { $seat }: 숙성, { $cards } 위에 { $card }
zayagoshi-did-ripen-hidden = { $seat }: 숙성패 한 장을 올림
zayagoshi-did-keep = { $seat }: 보관, { $card }
zayagoshi-did-discard = { $seat }: 버림, { $card }
zayagoshi-did-end = { $seat }: 차례 끝
zayagoshi-did-finish = { $seat }: 끝!
zayagoshi-did-aba = { $seat }: 아바!
zayagoshi-did-da = { $seat }: 다! { $cards }
zayagoshi-did-drew = 가져온 카드: { $card }

## Results

zayagoshi-result-won = { $round }번째 판: { $seat } 승리
zayagoshi-result-none = { $round }번째 판: 무승부
zayagoshi-result-pays = { $seat } → { $other }: { $points }점
zayagoshi-result-aba = { $seat }: 아바를 선언하고 져서 모두의 점수를 독박
zayagoshi-result-aba-shared = { $seats }: 아바를 선언하고 져서 모두의 점수를 나누어 냄
zayagoshi-result-nothing = 점수가 0을 넘지 않아 아무도 내지 않습니다
zayagoshi-ending-four_kept = 보관패 네 장으로 끝냄
zayagoshi-ending-five_kept = 보관패 다섯 장을 완성
zayagoshi-ending-idle = 더 할 수 있는 일이 없음
zayagoshi-ending-quiet = 오래도록 아무 일이 없음
zayagoshi-result-unfinished = { $count }장에서 멈춤
zayagoshi-match-won = { $seat } 승리!
zayagoshi-match-level = 무승부: { $seats }
