### The lesson of Daifugo in Chinese as it is written in Hong Kong, step by step. `…-why` answers a move that is legal and not the one asked for.

daifugo-lesson-hello = 最先出完手牌就贏。3最細，然後是4、5……K、A、2，鬼牌最大。花色沒有大細之分。
daifugo-lesson-single = 拿着♦3的你先出。先清走細牌比較好。選♦3，再按上面出現的按鈕。
daifugo-lesson-single-why = 出甚麼都可以，不過先單獨出最細的♦3吧。
daifugo-lesson-eight = 單張要用更大的單張去打。而且出8會馬上清枱，再由你先出。出♥8吧。
daifugo-lesson-eight-why = 那樣也贏，但8切可以馬上再輪到你。
daifugo-lesson-pair = 枱面空了，出甚麼都可以。同數的牌可以一起出。選兩張6。
daifugo-lesson-pair-why = 那樣也可以，不過這次一起出兩張6吧。
daifugo-lesson-pass = 兩張只可以用更大的兩張去打。加鬼牌就可以出，但先留着吧。過牌。
daifugo-lesson-pass-why = 鬼牌可以代替任何牌，用在這裡太可惜。過牌吧。
daifugo-lesson-run = 全部過牌後，由最後出牌的人先出。對手出了同花色相連的三張，就是階梯。出♣9、10、J吧。
daifugo-lesson-run-why = 那樣也贏，但不用鬼牌、出♣9、10、J更好。
daifugo-lesson-revolution = 同數四張就是革命！大細倒轉，3最大，2最細。出四張5吧。
daifugo-lesson-revolution-why = 剩下的都是細牌，正是革命的時候。四張5一起出吧。
daifugo-lesson-joker = 單張鬼牌大過一切，只有♠3可以打它。不過以鬼牌出完算犯規，會排最後，所以先出吧。
daifugo-lesson-joker-why = 最後一手出鬼牌是犯規。先單獨出鬼牌吧。
daifugo-lesson-out = 最後一張了。以2或8切出完也是犯規，但4沒有問題。出♦4吧。
daifugo-lesson-end = 贏了！多人玩時，第一名做大富豪，最後一名做大貧民，下一局大貧民要把最大的牌交給大富豪。
