### The lesson of Koi-Koi in Chinese as it is written in Hong Kong, step by step. `…-why` answers a move that is legal and not the one asked for.

koikoi-lesson-hello = 花札共四十八張，十二個月各四張。下面是你的手牌，中間是場上的牌。收集牌組成役就有分。
koikoi-lesson-take = 場上有同月的牌就可以一併取走。按手牌的9月青短，再按場上的9月盃。
koikoi-lesson-take-why = 那張也可以出，不過盃非常有用。用9月青短去取吧。
koikoi-lesson-turned = 取得盃了。接着從牌堆翻一張，同樣尋找同月的牌。桐的皮找不到，留在場上。下一位是對手。
koikoi-lesson-choose = 場上有兩張8月的牌，所以要選取哪一張。按手牌的8月月（光），再按場上的雁。
koikoi-lesson-choose-why = 那樣也可以，但一次取得月和雁划算得多。
koikoi-lesson-call = 月和盃湊成「月見酒」5分！勝負就拿分完結；來來可以爭取更多，但對手先勝負的話你得0分。這次叫來來吧！
koikoi-lesson-call-why = 勝負也有5分。手牌還多，這次就叫來來繼續吧。
koikoi-lesson-none = 沒有同月的牌，打出的牌就留在場上。按梅的皮兩次。
koikoi-lesson-none-why = 那樣也可以，不過這次試試打出沒有同月牌的梅的皮。
koikoi-lesson-pick = 牌堆翻出3月櫻上幕（光）！有兩張可以取，選一張吧。赤短比皮好。
koikoi-lesson-pick-why = 皮也可以取，但赤短對短冊的役也有用。選赤短吧。
koikoi-lesson-stop = 連「花見酒」合共10分，7分起雙計。不要太貪心，在這裡勝負吧。
koikoi-lesson-stop-why = 可以繼續，但輸了就一無所有。勝負吧。
koikoi-lesson-end = 雙計得20分！就這樣一個月一個月玩下去，總分高的贏。其他的役隨時可以在牌桌旁看到。
