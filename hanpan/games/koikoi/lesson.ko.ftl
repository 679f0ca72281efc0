### The lesson of Koi-Koi in Korean, step by step. `…-why` answers a move that is legal and not the one asked for.

koikoi-lesson-hello = 화투 마흔여덟 장, 열두 달에 네 장씩입니다. 아래가 내 손패, 가운데가 바닥의 패입니다. 패를 가져와 족보를 만들면 점수가 납니다.
koikoi-lesson-take = 바닥에 같은 달이 있으면 함께 가져옵니다. 손에서 9월 청단을 누르고, 바닥의 9월 술잔을 누르세요.
koikoi-lesson-take-why = 그 패도 낼 수 있지만, 술잔은 족보에 아주 쓸모가 많습니다. 9월 청단으로 가져오세요.
koikoi-lesson-turned = 술잔을 가져왔습니다. 이어서 더미에서 한 장을 뒤집어 똑같이 맞춰 보는데, 12월 피는 맞는 패가 없어 바닥에 남았습니다. 다음은 상대 차례입니다.
koikoi-lesson-choose = 바닥에 8월이 두 장이라 골라서 가져옵니다. 손에서 8월 달(광)을 누르고, 바닥의 기러기를 누르세요.
koikoi-lesson-choose-why = 그것도 되지만, 달과 기러기를 한꺼번에 가져오는 쪽이 훨씬 좋습니다.
koikoi-lesson-call = 달과 술잔이 모여 ‘달구경 한잔’ 5점! 승부하면 점수를 받고 끝냅니다. 코이코이하면 더 벌 수 있지만, 상대가 먼저 승부하면 나는 0점입니다. 이번에는 코이코이!
koikoi-lesson-call-why = 승부해도 5점입니다. 손패가 많이 남았으니 이번에는 코이코이로 더 가 봅시다.
koikoi-lesson-none = 맞는 패가 없으면 낸 패는 바닥에 남습니다. 2월 피를 두 번 누르세요.
koikoi-lesson-none-why = 그것도 되지만, 이번에는 맞는 패가 없는 2월 피를 내 봅시다.
koikoi-lesson-pick = 더미에서 3월 벚꽃 장막(광)이 나왔습니다! 맞는 패가 두 장이니 고르세요. 피보다 홍단이 좋습니다.
koikoi-lesson-pick-why = 그 피도 되지만, 홍단은 띠 족보에도 쓰입니다. 홍단을 고르세요.
koikoi-lesson-stop = ‘꽃구경 한잔’까지 합이 10점입니다. 7점부터는 두 배가 되니, 욕심은 여기까지. 승부하세요.
koikoi-lesson-stop-why = 더 갈 수도 있지만, 지면 다 잃습니다. 승부로 마무리하세요.
koikoi-lesson-end = 두 배로 20점! 이렇게 한 달씩 쳐서 점수 합계가 많은 쪽이 이깁니다. 다른 족보는 테이블 옆에서 언제든 볼 수 있습니다.
