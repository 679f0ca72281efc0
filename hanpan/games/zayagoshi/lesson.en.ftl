### The lesson of Zayagoshi in English, step by step. `…-why` answers a move that is legal and not the one asked for.

zayagoshi-lesson-hello = Be the first to keep four cards and you win. Which four decides how much. Let us play one short round together.
zayagoshi-lesson-cards = A card has a number from 1 to 8, one of four colours, and a drawing: lines, circles, or a mixture of both. Each turn begins with a card from the centre, drawn for you.
zayagoshi-lesson-register = Two cards of one number make a pair. Register red 5 and yellow 5.
zayagoshi-lesson-register-why = You could, but first register the two fives as a pair.
zayagoshi-lesson-ripen = A pair ripens under cards from your hand, laid face down. 1 to 4 need as many as their number, 5 to 8 four fewer, so a 5 needs one. Lay blue 6 on the pair.
zayagoshi-lesson-ripen-why = You could, but lay blue 6 on the fives this time.
zayagoshi-lesson-keep = Ripe! You keep one card of the pair; the rest goes under the centre. Keep yellow 5, which has a mixed drawing.
zayagoshi-lesson-keep-why = You could, but there will be another use for red. Keep yellow 5.
zayagoshi-lesson-discard = You may end a turn by discarding a card you do not need. With more than four in hand you must. Discard green 7.
zayagoshi-lesson-discard-why = You could, but blue 1 will be useful. Discard green 7.
zayagoshi-lesson-da = Green 1 was discarded, and you hold blue 1. When a discard has the number of a card of yours, you may call da and pair the two at once. Call da!
zayagoshi-lesson-da-why = You may pass, but here is a pair for nothing. Call da.
zayagoshi-lesson-second = A 1 needs one card as well, and one has just been laid. Keep blue 1: lines, a shape you have not got. The more kinds of shape, colour and number, the more your cards are worth.
zayagoshi-lesson-second-why = You could, but yellow 5 is mixed already. Blue 1 with its lines is better.
zayagoshi-lesson-quoto = Two turns later you hold two quotos. They have no number and no colour, but pair with each other. Register them.
zayagoshi-lesson-quoto-why = You could, but from two quotos you may keep one at once. Register them.
zayagoshi-lesson-free = A pair of quotos needs no ripening. Keep one right away. A quoto counts as a shape of its own.
zayagoshi-lesson-free-why = No hurry: first keep one of the quotos.
zayagoshi-lesson-later = A few turns on. Calling da twice has given you pairs of fives and of twos; a 2 needs two cards, and has one. Lay blue 7 on the twos.
zayagoshi-lesson-later-why = You could, but the twos need only one more card.
zayagoshi-lesson-fourth = The twos are ripe. Keep red 2, and you have four.
zayagoshi-lesson-fourth-why = You could, but red is a colour you have not got. Keep red 2.
zayagoshi-lesson-aba = Four! 1 and 5 are one kind of number, so two numbers (+1), three shapes (×2), three colours (×2): (2+1)×2×2 = 12. Finish, or go for a fifth card with aba; lose, and you pay for all. This time: aba!
zayagoshi-lesson-aba-why = Finishing now is worth 12. But the fives are nearly ripe, so say aba this time.
zayagoshi-lesson-fifth = Aba brought you one more card. Lay green 8 on the fives to ripen them.
zayagoshi-lesson-fifth-why = You could, but green 8 is all the fives still need.
zayagoshi-lesson-last = Keep green 5: that makes all four colours, and among five cards the quoto is the fifth. Five colours square your points!
zayagoshi-lesson-last-why = Blue you have already. Green 5 completes the colours.
zayagoshi-lesson-end = (2+1)×2, squared: 36! Every loser pays you 36. To finish with 12 or to dare for more: that is Zayagoshi.
