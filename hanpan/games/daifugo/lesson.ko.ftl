### The lesson of Daifugo in Korean, step by step. `…-why` answers a move that is legal and not the one asked for.

daifugo-lesson-hello = 손패를 먼저 다 내면 이깁니다. 3이 가장 약하고 4, 5 … K, A, 2 순으로 세지며, 조커가 가장 셉니다. 무늬에는 강약이 없습니다.
daifugo-lesson-single = ♦3을 든 내가 먼저 냅니다. 약한 카드부터 내는 것이 좋습니다. ♦3을 고른 다음 위에 나온 버튼을 누르세요.
daifugo-lesson-single-why = 무엇이든 낼 수 있지만, 먼저 가장 약한 ♦3을 한 장으로 내 봅시다.
daifugo-lesson-eight = 한 장에는 더 센 한 장을 냅니다. 게다가 8은 내는 순간 바닥이 정리되어 다시 내가 먼저 냅니다. ♥8을 내세요.
daifugo-lesson-eight-why = 그것도 이기지만, 8 끊기를 하면 바로 다시 내 차례가 됩니다.
daifugo-lesson-pair = 바닥이 비었으니 무엇이든 낼 수 있습니다. 같은 숫자는 함께 낼 수 있습니다. 6 두 장을 고르세요.
daifugo-lesson-pair-why = 그것도 낼 수 있지만, 이번에는 6 두 장을 함께 내 봅시다.
daifugo-lesson-pass = 두 장에는 더 센 두 장만 낼 수 있습니다. 조커를 붙이면 낼 수 있지만 아껴 둡시다. 패스하세요.
daifugo-lesson-pass-why = 조커는 어떤 카드든 대신하지만, 여기에 쓰기는 아깝습니다. 패스하세요.
daifugo-lesson-run = 모두 패스하면 마지막에 낸 사람이 다시 먼저 냅니다. 상대는 같은 무늬로 이어진 세 장, 계단을 냈습니다. ♣9·10·J를 내세요.
daifugo-lesson-run-why = 그것도 이기지만, 조커 없이 ♣9·10·J를 내는 것이 좋습니다.
daifugo-lesson-revolution = 같은 숫자 네 장은 혁명! 강약이 뒤집혀 3이 가장 세고 2가 가장 약해집니다. 5 네 장을 내세요.
daifugo-lesson-revolution-why = 남은 카드가 약하니 혁명을 일으킬 때입니다. 5 네 장을 한꺼번에 내세요.
daifugo-lesson-joker = 조커 한 장은 무엇이든 이깁니다. 조커를 이기는 것은 ♠3뿐입니다. 단, 조커로 끝내면 반칙이라 꼴찌가 되니 먼저 내세요.
daifugo-lesson-joker-why = 마지막에 조커를 내면 반칙 종료입니다. 조커부터 한 장으로 내세요.
daifugo-lesson-out = 마지막 한 장입니다. 2나 8 끊기로 끝내는 것도 반칙이지만, 4는 괜찮습니다. ♦4를 내세요.
daifugo-lesson-end = 이겼습니다! 여럿이 하면 1위는 대부호, 꼴찌는 대빈민이 되고, 다음 라운드에 대빈민은 가장 센 카드를 대부호에게 넘깁니다.
