### Zayagoshi in English. The three languages have the same messages with the same variables.

zayagoshi-name = Zayagoshi
zayagoshi-tagline = Pair cards, let them ripen, and be first to keep four

## Seats and computer players

zayagoshi-seat-0 = Red
zayagoshi-seat-1 = Blue
zayagoshi-seat-2 = Green
zayagoshi-seat-3 = Yellow
zayagoshi-level-random = Random
zayagoshi-level-random-help = Does anything it may. Good for learning the rules.
zayagoshi-level-beginner = Beginner
zayagoshi-level-beginner-help = Lays down the pairs it sees, keeps what ripens soonest, and sometimes acts on a whim.
zayagoshi-level-intermediate = Intermediate
zayagoshi-level-intermediate-help = Seeks variety in shape, colour and number, and calls da when it is useful.
zayagoshi-level-advanced = Advanced
zayagoshi-level-advanced-help = Imagines many arrangements of the cards it cannot see, plays each out to the end and picks the best move.

## Cards

zayagoshi-card-R1 = red 1
zayagoshi-card-Y1 = yellow 1
zayagoshi-card-G1 = green 1
zayagoshi-card-B1 = blue 1
zayagoshi-card-R2 = red 2
zayagoshi-card-Y2 = yellow 2
zayagoshi-card-G2 = green 2
zayagoshi-card-B2 = blue 2
zayagoshi-card-R3 = red 3
zayagoshi-card-Y3 = yellow 3
zayagoshi-card-G3 = green 3
zayagoshi-card-B3 = blue 3
zayagoshi-card-R4 = red 4
zayagoshi-card-Y4 = yellow 4
zayagoshi-card-G4 = green 4
zayagoshi-card-B4 = blue 4
zayagoshi-card-R5 = red 5
zayagoshi-card-Y5 = yellow 5
zayagoshi-card-G5 = green 5
zayagoshi-card-B5 = blue 5
zayagoshi-card-R6 = red 6
zayagoshi-card-Y6 = yellow 6
zayagoshi-card-G6 = green 6
zayagoshi-card-B6 = blue 6
zayagoshi-card-R7 = red 7
zayagoshi-card-Y7 = yellow 7
zayagoshi-card-G7 = green 7
zayagoshi-card-B7 = blue 7
zayagoshi-card-R8 = red 8
zayagoshi-card-Y8 = yellow 8
zayagoshi-card-G8 = green 8
zayagoshi-card-B8 = blue 8
zayagoshi-card-Q1 = quoto
zayagoshi-card-Q2 = quoto
zayagoshi-card-Q3 = quoto
zayagoshi-card-Q4 = quoto

## Options

zayagoshi-group-turn = Course of a turn
zayagoshi-option-seats = Players
zayagoshi-option-seats-help = Two to four; three is best.
zayagoshi-option-seats-words = players, people, how many
zayagoshi-option-rounds = Rounds
zayagoshi-option-rounds-help = The points of this many rounds are added up.
zayagoshi-option-rounds-words = games, deals, length
zayagoshi-option-dice = Dice decide who starts
zayagoshi-option-dice-help = The sum of two dice is counted round the table to decide who starts.
zayagoshi-option-dice-words = dice, roll, who starts
zayagoshi-option-acts = Acts in a turn
zayagoshi-option-acts-help = How much registering, ripening and keeping a turn allows.
zayagoshi-option-acts-words = register, ripen, keep, per turn
zayagoshi-option-acts-any = As much as you like
zayagoshi-option-acts-one_ripening = One ripening only
zayagoshi-option-acts-one = One act of any kind
zayagoshi-option-hand_limit = Hand limit
zayagoshi-option-hand_limit-help = If you hold more cards than this when your turn ends, you must discard one.
zayagoshi-option-hand_limit-words = hand size, cards in hand
zayagoshi-option-discards_stay = Discards stay
zayagoshi-option-discards_stay-help = Discards do not go under the centre when a card is kept.
zayagoshi-option-discards_stay-words = discard pile
zayagoshi-option-aba_at_once = Fifth keep at once
zayagoshi-option-aba_at_once-help = The fifth card may be kept in the very turn in which aba is called.
zayagoshi-option-aba_at_once-words = aba, fifth card
zayagoshi-option-quiet_turns = Turns until a draw
zayagoshi-option-quiet_turns-help = After this many turns per seat in which nothing happens, the round is drawn; 0 never.
zayagoshi-option-quiet_turns-words = draw, stalemate, no progress

## Why a move is refused

zayagoshi-reason-over = This round is over.
zayagoshi-reason-not_your_turn = It is not your turn.
zayagoshi-reason-answered = You have answered; the others are still thinking.
zayagoshi-reason-answer_first = First call da or pass.
zayagoshi-reason-no_discard_offered = There is no discard to call da on now.
zayagoshi-reason-finish_or_aba = Finish or call aba.
zayagoshi-reason-not_complete = That is only possible right after keeping the fourth card.
zayagoshi-reason-not_in_hand = That card is not in your hand.
zayagoshi-reason-other_number = The two cards have different numbers.
zayagoshi-reason-no_pair = You have no such pair.
zayagoshi-reason-not_ripe = It is not ripe yet.
zayagoshi-reason-enough_done = You can do no more of that this turn.
zayagoshi-reason-aba_waits = The fifth card can be kept from your next turn on.
zayagoshi-reason-must_discard = You hold too many cards: discard one.
zayagoshi-reason-malformed = That is not a move in this game.

## Parts of the table. $card and $cards are names of cards, $seat is a seat's name, the rest are numbers.

zayagoshi-panel = Helper and moves
zayagoshi-round = Round { $round }
zayagoshi-others = The others
zayagoshi-hand = Your hand
zayagoshi-held = { $count } in hand
zayagoshi-pairs = Your pairs
zayagoshi-pairs-none = Two cards of one number, once registered, lie here
zayagoshi-pair = { $cards }. Ripening { $count }/{ $needs }
zayagoshi-pair-ripe = { $cards }. Ripe
zayagoshi-kept = Kept
zayagoshi-kept-of = Kept by { $seat }
zayagoshi-kept-none = None yet
zayagoshi-middle = Centre and discards
zayagoshi-centre = Centre: { $count }
zayagoshi-centre-next = Next: { $card }
zayagoshi-discards = Discards: { $count }
zayagoshi-discards-none = No discards
zayagoshi-dice = Dice { $one }+{ $two }, rolled by { $seat }; { $first } starts
zayagoshi-first = { $first } starts
zayagoshi-in-aba = Aba
zayagoshi-quiet = { $count ->
        [one] { $count } more quiet turn is a draw
       *[other] { $count } more quiet turns are a draw
    }
zayagoshi-goal = Register a pair of one number, ripen it with hand cards, keep one of the two. Four kept wins.
zayagoshi-recent = Just now
zayagoshi-card-picked = { $card }, picked
zayagoshi-card-in-pair = { $card }, in a pair
zayagoshi-card-keepable = { $card }, can be kept

## What is awaited

zayagoshi-ask-turn = Pick a card to see what it can do
zayagoshi-ask-must = You hold more than { $count } cards: discard one to end your turn
zayagoshi-ask-keep = A pair is ripe: pick one of its cards to keep
zayagoshi-ask-end = When there is nothing left to do, end your turn
zayagoshi-ask-da = { $card } was discarded. Call da?
zayagoshi-ask-crown = You have kept four!
zayagoshi-hint-unripe = { $count ->
        [one] { $count } more ripening card before you can keep
       *[other] { $count } more ripening cards before you can keep
    }
zayagoshi-hint-target = Tap a pair to lay the card on it at once
zayagoshi-wait-turn = { $seat } to play
zayagoshi-wait-da = Waiting to see whether anyone calls da
zayagoshi-wait-crown = { $seat } is choosing between finishing and aba

## Moves: buttons and what they bring

zayagoshi-do-register = Register
zayagoshi-do-ripen = Ripen
zayagoshi-do-keep = Keep
zayagoshi-do-discard = Discard
zayagoshi-do-da = Da!
zayagoshi-move-register = Register { $cards }
zayagoshi-move-ripen = Ripen { $cards } with { $card }
zayagoshi-move-keep = Keep { $card }
zayagoshi-move-discard = Discard { $card }
zayagoshi-move-end = End the turn
zayagoshi-move-finish = Finish
zayagoshi-move-aba = Aba
zayagoshi-move-da = Da! with { $card }
zayagoshi-move-pass = Pass
zayagoshi-help-register = { $count ->
        [0] can be kept at once
        [one] needs { $count } ripening card
       *[other] needs { $count } ripening cards
    }
zayagoshi-help-ripen = { $count ->
        [0] makes it ripe
       *[other] then { $count } more
    }
zayagoshi-help-ripen-more = already ripe
zayagoshi-help-discard = ends the turn
zayagoshi-help-end = without a discard
zayagoshi-help-finish = { $points } from each, { $total } in all
zayagoshi-help-aba = draw one more, try for a fifth
zayagoshi-help-aba-risk = If you call aba and lose, you pay for everyone.
zayagoshi-help-pass = leave it
zayagoshi-effect-worth = { $formula } = { $points ->
        [one] { $points } pt
       *[other] { $points } pts
    }
zayagoshi-effect-worth-from = { $before } → { $formula } = { $points ->
        [one] { $points } pt
       *[other] { $points } pts
    }
zayagoshi-effect-kinds = shape { $shapes } · colour { $colours } · number { $numbers }

## Da

zayagoshi-da-title = { $seat } discards { $card }
zayagoshi-da-none = You hold no card of that number
zayagoshi-da-always = Always pass
zayagoshi-da-always-help = Passes by itself, without asking you

## What a set is worth

zayagoshi-set = What your kept cards are worth
zayagoshi-set-of = What { $seat } has kept
zayagoshi-set-shapes = Shape
zayagoshi-set-colours = Colour
zayagoshi-set-numbers = Number
zayagoshi-set-kinds = { $count ->
        [one] { $count } kind
       *[other] { $count } kinds
    }
zayagoshi-set-strong = strong
zayagoshi-set-weak = weak
zayagoshi-set-more = { $count ->
        [one] Worth something with { $count } card more
       *[other] Worth something with { $count } cards more
    }
zayagoshi-set-start = Start with 2; add, then multiply, then raise to powers.
zayagoshi-set-classes = 1 and 5 count as one number, and so do 2 and 6, 3 and 7, 4 and 8.
zayagoshi-would = If you kept …
zayagoshi-would-none = No card in sight that you could keep
zayagoshi-would-ripe = ripe
zayagoshi-would-needs = { $count } more
zayagoshi-would-hand = in hand
zayagoshi-would-da = da
zayagoshi-shape-line = line
zayagoshi-shape-mixed = mixed
zayagoshi-shape-circle = circle
zayagoshi-shape-quoto = quoto
zayagoshi-colour-R = red
zayagoshi-colour-Y = yellow
zayagoshi-colour-G = green
zayagoshi-colour-B = blue
zayagoshi-table = Table of points
zayagoshi-table-kinds = Kinds
zayagoshi-history = What happened
zayagoshi-history-none = Nothing yet
zayagoshi-standings = Points
zayagoshi-own = Points for sets

## What happened (live region and history)

zayagoshi-did-register = { $seat } registers { $cards }
zayagoshi-did-ripen = { $seat } ripens { $cards } with { $card }
zayagoshi-did-ripen-hidden = { $seat } lays a card down to ripen
zayagoshi-did-keep = { $seat } keeps { $card }
zayagoshi-did-discard = { $seat } discards { $card }
zayagoshi-did-end = { $seat } ends the turn
zayagoshi-did-finish = { $seat } finishes!
zayagoshi-did-aba = { $seat } calls aba!
zayagoshi-did-da = { $seat } calls da! { $cards }
zayagoshi-did-drew = You drew { $card }

## Results

zayagoshi-result-won = { $seat } wins round { $round }
zayagoshi-result-none = Round { $round } is a draw
zayagoshi-result-pays = { $seat } pays { $other } { $points }
zayagoshi-result-aba = { $seat } called aba, lost, and pays for everyone
zayagoshi-result-aba-shared = { $seats } called aba, lost, and pay for everyone between them
zayagoshi-result-nothing = The set is worth no more than 0: nobody pays
zayagoshi-ending-four_kept = finished with four
zayagoshi-ending-five_kept = five cards kept
zayagoshi-ending-idle = nothing left that anyone could do
zayagoshi-ending-quiet = nothing happened for a long time
zayagoshi-result-unfinished = { $count } kept
zayagoshi-match-won = { $seat } wins!
zayagoshi-match-level = A draw: { $seats }
