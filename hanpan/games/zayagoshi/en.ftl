### Zayagoshi in English. The three languages have the same messages with the same variables.

zayagoshi-name = Zayagoshi
zayagoshi-tagline = Pair cards, let them ripen, and keep four that are worth the most

## Seats and computer players

zayagoshi-seat-0 = Red
zayagoshi-seat-1 = Blue
zayagoshi-seat-2 = Green
zayagoshi-seat-3 = Yellow
zayagoshi-level-random = Random
zayagoshi-level-random-help = Picks any move that is allowed. Good for learning the rules.
zayagoshi-level-beginner = Beginner
zayagoshi-level-beginner-help = Lays down the pairs it sees, keeps what is cheap, and sometimes plays on a whim.
zayagoshi-level-intermediate = Intermediate
zayagoshi-level-intermediate-help = Seeks variety in shape, colour and number, and calls da when it serves.
zayagoshi-level-advanced = Advanced
zayagoshi-level-advanced-help = Imagines many arrangements of the cards it cannot see, plays each to the end and picks the best move.

## Cards

zayagoshi-card-R1 = Red 1
zayagoshi-card-Y1 = Yellow 1
zayagoshi-card-G1 = Green 1
zayagoshi-card-B1 = Blue 1
zayagoshi-card-R2 = Red 2
zayagoshi-card-Y2 = Yellow 2
zayagoshi-card-G2 = Green 2
zayagoshi-card-B2 = Blue 2
zayagoshi-card-R3 = Red 3
zayagoshi-card-Y3 = Yellow 3
zayagoshi-card-G3 = Green 3
zayagoshi-card-B3 = Blue 3
zayagoshi-card-R4 = Red 4
zayagoshi-card-Y4 = Yellow 4
zayagoshi-card-G4 = Green 4
zayagoshi-card-B4 = Blue 4
zayagoshi-card-R5 = Red 5
zayagoshi-card-Y5 = Yellow 5
zayagoshi-card-G5 = Green 5
zayagoshi-card-B5 = Blue 5
zayagoshi-card-R6 = Red 6
zayagoshi-card-Y6 = Yellow 6
zayagoshi-card-G6 = Green 6
zayagoshi-card-B6 = Blue 6
zayagoshi-card-R7 = Red 7
zayagoshi-card-Y7 = Yellow 7
zayagoshi-card-G7 = Green 7
zayagoshi-card-B7 = Blue 7
zayagoshi-card-R8 = Red 8
zayagoshi-card-Y8 = Yellow 8
zayagoshi-card-G8 = Green 8
zayagoshi-card-B8 = Blue 8
zayagoshi-card-Q1 = Quoto
zayagoshi-card-Q2 = Quoto
zayagoshi-card-Q3 = Quoto
zayagoshi-card-Q4 = Quoto

## Options

zayagoshi-option-seats = Players
zayagoshi-option-seats-help = Two to four; three is best.
zayagoshi-option-rounds = Rounds
zayagoshi-option-rounds-help = The points of so many rounds are added up.
zayagoshi-option-dice = Dice say who starts
zayagoshi-option-dice-help = Two dice are counted round to say who starts.
zayagoshi-option-acts = Acts in a turn
zayagoshi-option-acts-help = How much registering, ripening and keeping a turn allows.
zayagoshi-option-acts-any = As much as one likes
zayagoshi-option-acts-one_ripening = One ripening only
zayagoshi-option-acts-one = One act of any kind
zayagoshi-option-hand_limit = Hand limit
zayagoshi-option-hand_limit-help = With more cards at its end, a turn ends with a discard.
zayagoshi-option-discards_stay = Discards stay
zayagoshi-option-discards_stay-help = Discards do not go under the centre when a card is kept.
zayagoshi-option-aba_at_once = Fifth keep at once
zayagoshi-option-aba_at_once-help = The fifth card may be kept in the very turn of the aba.
zayagoshi-option-quiet_turns = Quiet turns
zayagoshi-option-quiet_turns-help = After so many turns a seat without an act the round is drawn; 0 never.

## Why a move is refused

zayagoshi-reason-over = This round is over.
zayagoshi-reason-not_your_turn = It is not your turn.
zayagoshi-reason-answered = You have answered; the others still think.
zayagoshi-reason-answer_first = First say da or pass.
zayagoshi-reason-no_discard_offered = There is no discard to call now.
zayagoshi-reason-finish_or_aba = Say finish or aba.
zayagoshi-reason-not_complete = Only right after the fourth card is kept.
zayagoshi-reason-not_in_hand = That card is not in your hand.
zayagoshi-reason-other_number = The two cards have different numbers.
zayagoshi-reason-no_pair = You have no such pair.
zayagoshi-reason-not_ripe = It is not ripe yet.
zayagoshi-reason-enough_done = No more of this in one turn.
zayagoshi-reason-aba_waits = The fifth card is kept in a later turn.
zayagoshi-reason-must_discard = You hold too many cards: discard one.
zayagoshi-reason-malformed = That is no move of this game.
