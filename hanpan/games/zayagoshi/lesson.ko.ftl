### The lesson of Zayagoshi in Korean, step by step. `…-why` answers a move that is legal and not the one asked for.

zayagoshi-lesson-hello = 카드 네 장을 먼저 간직하면 이깁니다. 어떤 네 장이냐에 따라 점수가 크게 달라집니다. 짧은 한 판을 함께 해 봅시다.
zayagoshi-lesson-cards = 카드마다 1부터 8까지의 수, 네 가지 색, 그리고 그림이 있습니다. 그림은 선, 원, 둘이 섞인 혼 가운데 하나입니다. 차례가 되면 중앙에서 한 장이 저절로 들어옵니다.
zayagoshi-lesson-register = 수가 같은 두 장은 짝이 됩니다. 빨강 5와 노랑 5를 짝으로 등록하세요.
zayagoshi-lesson-register-why = 그것도 할 수 있지만, 먼저 5 두 장을 짝으로 등록해 봅시다.
zayagoshi-lesson-ripen = 짝 위에 손의 카드를 엎어 놓아 익힙니다. 1부터 4까지는 수만큼, 5부터 8까지는 수에서 4를 뺀 만큼 필요하니 5는 한 장이면 됩니다. 파랑 6을 얹으세요.
zayagoshi-lesson-ripen-why = 그것도 되지만, 이번에는 파랑 6을 5의 짝에 얹어 봅시다.
zayagoshi-lesson-keep = 다 익었습니다! 짝에서 한 장만 간직하고, 남은 것은 중앙 밑으로 들어갑니다. 그림이 혼인 노랑 5를 간직하세요.
zayagoshi-lesson-keep-why = 그것도 되지만, 빨강은 나중에 쓸 데가 있습니다. 노랑 5를 간직하세요.
zayagoshi-lesson-discard = 쓸모없는 카드는 한 장 버리면서 차례를 마칠 수 있습니다. 손이 네 장을 넘으면 꼭 버려야 합니다. 초록 7을 버리세요.
zayagoshi-lesson-discard-why = 그것도 되지만, 파랑 1은 쓸 데가 있습니다. 초록 7을 버리세요.
zayagoshi-lesson-da = 상대가 초록 1을 버렸는데, 내게 파랑 1이 있습니다. 남이 버린 카드와 수가 같으면 ‘다’를 불러 바로 짝으로 삼습니다. 다를 부르세요!
zayagoshi-lesson-da-why = 넘겨도 되지만, 짝을 거저 얻을 기회입니다. 다를 부르세요.
zayagoshi-lesson-second = 1도 한 장이면 익으니, 방금 한 장을 얹어 두었습니다. 아직 없는 모양인 선, 파랑 1을 간직하세요. 모양과 색과 수가 다양할수록 점수가 커집니다.
zayagoshi-lesson-second-why = 그것도 되지만, 노랑 5가 이미 혼입니다. 선인 파랑 1이 낫습니다.
zayagoshi-lesson-quoto = 두 차례 뒤, 공패 두 장이 모였습니다. 공패는 수도 색도 없지만 공패끼리 짝이 됩니다. 등록하세요.
zayagoshi-lesson-quoto-why = 그것도 되지만, 공패 두 장이면 바로 한 장을 간직할 수 있습니다. 등록하세요.
zayagoshi-lesson-free = 공패의 짝은 익히지 않아도 됩니다. 한 장을 바로 간직하세요. 공패는 그것만으로 또 하나의 모양입니다.
zayagoshi-lesson-free-why = 서두를 것 없습니다. 먼저 공패 한 장을 간직하세요.
zayagoshi-lesson-later = 몇 차례가 지났습니다. 다를 두 번 불러 5와 2의 짝이 생겼고, 두 장이 드는 2에는 한 장을 얹어 두었습니다. 파랑 7을 2의 짝에 얹으세요.
zayagoshi-lesson-later-why = 그것도 되지만, 2의 짝이 한 장만 더 있으면 익습니다.
zayagoshi-lesson-fourth = 2의 짝이 익었습니다. 빨강 2를 간직하면 네 장이 됩니다.
zayagoshi-lesson-fourth-why = 그것도 되지만, 빨강은 아직 없는 색입니다. 빨강 2를 간직하세요.
zayagoshi-lesson-aba = 네 장입니다! 1과 5는 한 갈래의 수로 쳐서 수 둘(+1), 모양 셋(×2), 색 셋(×2). (2+1)×2×2 = 12점입니다. 여기서 끝내도 되지만 ‘아바’는 다섯째에 도전하는 것. 지면 모두의 몫을 냅니다. 이번에는 아바!
zayagoshi-lesson-aba-why = 여기서 끝내면 12점입니다. 하지만 5의 짝이 거의 익었으니, 이번에는 아바를 불러 봅시다.
zayagoshi-lesson-fifth = 한 장이 더 들어왔습니다. 초록 8을 5의 짝에 얹어 익히세요.
zayagoshi-lesson-fifth-why = 그것도 되지만, 초록 8만 얹으면 5의 짝이 익습니다.
zayagoshi-lesson-last = 초록 5를 간직하면 네 색이 다 모이고, 다섯 장일 때는 공패가 다섯째 색이 됩니다. 다섯 색은 점수를 제곱합니다!
zayagoshi-lesson-last-why = 파랑은 이미 있습니다. 초록 5라야 네 색이 다 모입니다.
zayagoshi-lesson-end = (2+1)×2를 제곱해 36점! 진 사람은 저마다 36점을 냅니다. 12점에서 끝낼지, 더 가 볼지. 그것이 자야고시입니다.
