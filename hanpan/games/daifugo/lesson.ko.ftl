### The lesson of Daifugo in Korean, step by step. `…-why` answers a move that is legal and not the one asked for.

daifugo-lesson-hello = 손에 든 카드를 먼저 다 내면 이깁니다. 3이 가장 약하고 4, 5 … K, A, 2 순으로 세며, 조커가 으뜸입니다. 무늬끼리는 세고 약한 것이 없습니다.
daifugo-lesson-single = ♦3을 든 내가 시작합니다. 약한 카드부터 치우는 것이 좋습니다. ♦3을 고른 다음 위에 나온 단추를 누르세요.
daifugo-lesson-single-why = 무엇이든 낼 수 있지만, 첫걸음은 가장 약한 ♦3 한 장으로 떼어 봅시다.
daifugo-lesson-eight = 한 장에는 더 센 한 장으로 받습니다. 게다가 8은 내는 순간 판을 끊고 다시 내가 시작하게 합니다. ♥8을 내세요.
daifugo-lesson-eight-why = 그것도 이기지만, 8로 판을 끊으면 바로 내 차례가 다시 옵니다.
daifugo-lesson-pair = 판이 비었으니 무엇이든 낼 수 있습니다. 같은 수는 묶어서 냅니다. 6 두 장을 고르세요.
daifugo-lesson-pair-why = 그것도 낼 수 있지만, 이번에는 6 두 장을 묶어 내 봅시다.
daifugo-lesson-pass = 두 장에는 더 센 두 장으로만 받습니다. 조커를 붙이면 되지만 아껴 둡시다. 패스하세요.
daifugo-lesson-pass-why = 조커는 어떤 카드든 대신하지만, 여기에 쓰기는 아깝습니다. 패스하세요.
daifugo-lesson-run = 모두 패스하면 마지막에 낸 사람이 새로 시작합니다. 상대는 같은 무늬로 이어진 세 장, 계단을 냈습니다. ♣9·10·J로 받으세요.
daifugo-lesson-run-why = 그것도 이기지만, 조커 없이 ♣9·10·J로 받는 것이 좋습니다.
daifugo-lesson-revolution = 같은 수 네 장은 혁명! 순서가 뒤집혀 3이 가장 세고 2가 가장 약해집니다. 5 네 장을 내세요.
daifugo-lesson-revolution-why = 남은 카드가 약하니 혁명이 제격입니다. 5 네 장을 한꺼번에 내세요.
daifugo-lesson-joker = 조커 한 장은 무엇이든 이깁니다. ♠3만 조커를 받을 수 있습니다. 단, 조커로 끝내면 반칙이라 꼴찌가 되니 먼저 내세요.
daifugo-lesson-joker-why = 마지막에 조커를 내면 반칙입니다. 조커부터 한 장으로 내세요.
daifugo-lesson-out = 마지막 한 장입니다. 2로 끝내거나 8로 끊으며 끝내는 것도 반칙이지만, 4는 괜찮습니다. ♦4를 내세요.
daifugo-lesson-end = 이겼습니다! 여럿이 하면 1등은 대부호, 꼴찌는 대빈민이 되고, 다음 판에 대빈민은 가장 센 카드를 대부호에게 바칩니다.
