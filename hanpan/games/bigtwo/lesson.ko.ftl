### The lesson of Big Two in Korean, step by step. `…-why` answers a move that is legal and not the one asked for.

bigtwo-lesson-hello = 손패를 먼저 다 내면 이깁니다. 2가 가장 높고 A, K … 4, 3 순으로 낮아집니다. 숫자가 같으면 무늬로 가리며, ♠ ♥ ♣ ♦ 순으로 높습니다.
bigtwo-lesson-lead = ♦3을 든 사람이 선입니다. ♦3을 고른 다음 위에 나온 버튼을 누르세요.
bigtwo-lesson-lead-why = 무엇이든 낼 수 있지만, 가장 낮은 ♦3부터 내 봅시다.
bigtwo-lesson-suits = 상대가 ♣3을 냈습니다. 같은 3이라도 무늬가 높으면 이깁니다. ♥3을 내세요.
bigtwo-lesson-suits-why = 그것도 이기지만, 겨우 이기는 카드로 이겨야 높은 카드를 아낍니다. ♥3을 내세요.
bigtwo-lesson-five = 상대가 패스해 다시 내가 선입니다. 다섯 장 족보로 크게 줄여 봅시다. 4·5·6·7·8, 스트레이트를 고르세요.
bigtwo-lesson-five-why = 그것도 되지만, 4부터 8까지 다섯 장을 내면 한꺼번에 줄고 9 페어도 남습니다.
bigtwo-lesson-pass = 상대의 플러시입니다. 다섯 장은 스트레이트, 플러시, 풀하우스, 포카드+1장, 스트레이트 플러시 순으로 세집니다. 낼 수 있는 것이 없으니 패스하세요.
bigtwo-lesson-duty = 상대가 다섯 장을 더 낸 뒤 ♦4를 내고 한 장만 남았습니다! 이럴 때는 낼 수 있는 가장 높은 카드로 막는 것이 ‘최선의 의무’입니다. ♠2를 내세요.
bigtwo-lesson-duty-why = 낮은 카드를 냈다가 상대가 이기면, 진 사람 모두의 금액을 혼자 냅니다. ♠2로 막으세요.
bigtwo-lesson-pair = 한 장 남은 상대는 두 장을 이길 수 없습니다. 9 두 장, 페어를 내세요.
bigtwo-lesson-pair-why = 한 장을 내면 상대가 마지막 카드로 이길지도 모릅니다. 페어가 안전합니다.
bigtwo-lesson-highest = 이제 남은 것은 한 장짜리뿐입니다. 선일 때도 의무는 같으니 가장 높은 A부터 내세요.
bigtwo-lesson-highest-why = 최선의 의무를 어기게 됩니다. 가장 높은 A부터 내세요.
bigtwo-lesson-out = A도 K도 통했습니다. 손패를 비우는 카드는 언제든 낼 수 있습니다. 마지막 10을 내세요.
bigtwo-lesson-end = 이겼습니다! 진 사람은 남은 카드만큼 냅니다. 열 장부터는 두 배, 남은 2마다 또 두 배이니 2를 아끼다 지면 손해가 큽니다.
