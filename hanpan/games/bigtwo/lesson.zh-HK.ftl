### The lesson of Big Two in Chinese as it is written in Hong Kong, step by step. `…-why` answers a move that is legal and not the one asked for.

bigtwo-lesson-hello = 最先出完手牌就贏。2最大，然後是A、K……4、3。數字相同就比花色：♠ ♥ ♣ ♦。
bigtwo-lesson-lead = 拿到♦3的人先出。選♦3，再按上面出現的按鈕。
bigtwo-lesson-lead-why = 出甚麼都可以，不過先清走最細的♦3吧。
bigtwo-lesson-suits = 對手出了♣3。同樣是3，花色較大就贏。出♥3吧。
bigtwo-lesson-suits-why = 那樣也贏，但用剛好夠大的牌，大牌就可以留下。出♥3吧。
bigtwo-lesson-five = 對手過牌，又輪到你先出。出五張牌型可以減得快。選4、5、6、7、8的順子。
bigtwo-lesson-five-why = 那樣也可以，不過出4至8五張一次減得多，一對9也留得住。
bigtwo-lesson-pass = 對手出了同花。五張牌型由細到大是順子、同花、葫蘆、鐵支、同花順。你沒有大得過的，過牌吧。
bigtwo-lesson-duty = 對手再出五張，又出♦4，只剩一張！這時要「頂大」：出可以出的最大的牌去擋。出♠2吧。
bigtwo-lesson-duty-why = 出細牌而讓對手贏了，全枱輸的錢都由你包賠。用♠2頂住吧。
bigtwo-lesson-pair = 對手只剩一張，打不過兩張。出一對9吧。
bigtwo-lesson-pair-why = 出單張的話，對手的最後一張可能大過你。一對就安全。
bigtwo-lesson-highest = 剩下的都是單張。自己先出也要頂大，由最大的A開始出。
bigtwo-lesson-highest-why = 那樣就不算頂大了。先出最大的A吧。
bigtwo-lesson-out = A和K都過了。令手牌出完的牌隨時可以出。出最後的10吧。
bigtwo-lesson-end = 贏了！輸家按剩下的張數賠：十張起兩倍，每剩一張2再加倍。不要抱住二不放。
