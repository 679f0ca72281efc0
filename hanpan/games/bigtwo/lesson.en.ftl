### The lesson of Big Two in English, step by step. `…-why` answers a move that is legal and not the one asked for.

bigtwo-lesson-hello = Get rid of all your cards first and you win. The 2 is highest, then A, K … down to 3. Equal ranks are settled by suit: ♠ ♥ ♣ ♦.
bigtwo-lesson-lead = Whoever holds the 3 of diamonds leads. Pick ♦3, then press the button that appears above.
bigtwo-lesson-lead-why = You may lead anything, but let us get rid of the lowest card: ♦3.
bigtwo-lesson-suits = The answer was ♣3: the same rank in a higher suit wins. So does yours: play ♥3.
bigtwo-lesson-suits-why = That wins too, but win as cheaply as you can. Play ♥3.
bigtwo-lesson-five = A pass, so you lead again. Five cards at once shorten a hand. Pick 4, 5, 6, 7, 8: a straight.
bigtwo-lesson-five-why = You could, but 4 to 8 takes five cards away at once and leaves you the pair of nines.
bigtwo-lesson-pass = A flush. Fives rank straight, flush, full house, four of a kind (with any fifth card), straight flush. You have nothing to answer it: pass.
bigtwo-lesson-duty = Five more cards, then ♦4, and one card is left over there! Now you owe your best: the highest single you have. Play ♠2.
bigtwo-lesson-duty-why = Play lower, and if the other side then wins, you pay what all losers owe. Stop it with ♠2.
bigtwo-lesson-pair = Someone with one card cannot answer two. Lead the pair of nines.
bigtwo-lesson-pair-why = A single might be beaten by that last card. A pair is safe.
bigtwo-lesson-highest = Only singles are left. Leading, the duty is the same: your highest first. Play the ace.
bigtwo-lesson-highest-why = That would break the duty. The ace is your highest.
bigtwo-lesson-out = The ace held, and so did the king. The card that empties your hand is always in order: play the 10.
bigtwo-lesson-end = You win! Losers pay for each card they still hold: twice from ten cards, and twice again for each 2 left. Do not sit on your twos.
