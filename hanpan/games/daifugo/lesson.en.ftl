### The lesson of Daifugo in English, step by step. `…-why` answers a move that is legal and not the one asked for.

daifugo-lesson-hello = Get rid of all your cards first and you win. The 3 is weakest, then 4, 5 … K, A, 2, and the joker above all. Suits have no strength.
daifugo-lesson-single = The 3 of diamonds leads, and you hold it. Weak cards are best gone early. Pick ♦3, then press the button that appears above.
daifugo-lesson-single-why = You may lead anything, but let us begin with the weakest: ♦3 by itself.
daifugo-lesson-eight = A single is beaten by a stronger single. And an 8 does more: it clears the table at once, and you lead again. Play ♥8.
daifugo-lesson-eight-why = That beats it too, but an 8 clears the table and gives you the next lead.
daifugo-lesson-pair = The table is empty, so anything goes. Cards of one number go together. Pick both sixes.
daifugo-lesson-pair-why = You may, but let us lay the two sixes together this time.
daifugo-lesson-pass = Two cards are beaten only by two stronger ones. A joker would make you a pair, but keep it. Pass.
daifugo-lesson-pass-why = A joker stands for any card, but it is too good for this. Pass.
daifugo-lesson-run = When all others pass, the last to play leads afresh. This is a run: three in a row of one suit. Answer with ♣9, 10, J.
daifugo-lesson-run-why = That wins too, but ♣9, 10, J needs no joker.
daifugo-lesson-revolution = Four of a number make a revolution: the order turns round, 3 is strongest now and 2 weakest. Lay all four fives.
daifugo-lesson-revolution-why = What you have left is weak, so a revolution is just the thing. Lay all four fives.
daifugo-lesson-joker = A joker alone beats everything; only ♠3 can answer it. But going out with a joker is a foul and puts you last, so play it now.
daifugo-lesson-joker-why = A joker in your last play is a foul. Play the joker first, by itself.
daifugo-lesson-out = One card left. Going out with a 2, or by clearing with an 8, is a foul as well, but a 4 is fine. Play ♦4.
daifugo-lesson-end = You win! With more players the first becomes daifugo and the last daihinmin, who hands over the strongest cards in the next round.
