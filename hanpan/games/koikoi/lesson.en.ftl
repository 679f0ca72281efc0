### The lesson of Koi-Koi in English, step by step. `…-why` answers a move that is legal and not the one asked for.

koikoi-lesson-hello = Forty-eight flower cards, four for each month. Your hand is at the bottom, the field in the middle. Collect cards that form a yaku, and you score.
koikoi-lesson-take = A card takes one of its own month from the field. Tap the blue ribbon of September in your hand, then the sake cup on the field.
koikoi-lesson-take-why = You could, but the sake cup is worth a lot. Take it with the blue ribbon of September.
koikoi-lesson-turned = The cup is yours. Then a card is turned from the pile and looks for a match in the same way. This paulownia found none, so it stays. The other side is next.
koikoi-lesson-choose = Two cards of August lie there, so you choose which to take. Tap the moon in your hand, then the geese.
koikoi-lesson-choose-why = You could, but the moon and the geese together are much the better catch.
koikoi-lesson-call = Moon and cup: Moon Viewing, 5 points! Stop, and you collect. Koi-koi, and you may win more, but if the other side stops first you get nothing. This time, koi-koi!
koikoi-lesson-call-why = Stopping is worth 5 points. With so many cards left, let us say koi-koi this time.
koikoi-lesson-none = A card without a match stays on the field. Tap the chaff of February twice.
koikoi-lesson-none-why = You could, but let us see what a card without a match does: the chaff of February.
koikoi-lesson-pick = The pile gave you the curtain of March! Two cards match it. The ribbon is worth more than the chaff.
koikoi-lesson-pick-why = The chaff would do, but a red ribbon helps with other yaku too. Pick the ribbon.
koikoi-lesson-stop = Flower Viewing as well: 10 points in all, and from 7 they are doubled. Enough luck for a month: stop.
koikoi-lesson-stop-why = You could go on, and lose it all. Stop here.
koikoi-lesson-end = Doubled to 20! You play month after month, and the higher total wins. The other yaku are always listed beside the table.
