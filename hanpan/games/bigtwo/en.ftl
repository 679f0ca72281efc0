### Big Two in English. ko.ftl comes first and says what the variables are.

bigtwo-name = Big Two
bigtwo-tagline = Twos are high, and the first empty hand is paid by all

## Seats and computer players

bigtwo-seat-0 = Red
bigtwo-seat-1 = Blue
bigtwo-seat-2 = Green
bigtwo-seat-3 = Yellow
bigtwo-seat-4 = Purple
bigtwo-level-random = Random
bigtwo-level-random-help = Plays anything it may. Good for learning the rules.
bigtwo-level-beginner = Beginner
bigtwo-level-beginner-help = Plays the weakest cards that win, leads its lowest single, and sometimes plays on a whim.
bigtwo-level-intermediate = Intermediate
bigtwo-level-intermediate-help = Keeps combinations together, sheds weak cards first, saves what takes the lead, and watches how many cards the others hold.
bigtwo-level-advanced = Advanced
bigtwo-level-advanced-help = Imagines many arrangements of the cards it cannot see, plays each out to the end of the hand, and makes the play that settles best.

## Presets

bigtwo-preset-hong_kong = Hong Kong
bigtwo-preset-hong_kong-help = Suits run spades, hearts, clubs, diamonds; A2345 is the highest straight. No jokers.
bigtwo-preset-taiwan = Taiwan
bigtwo-preset-taiwan-help = Suits run spades, hearts, diamonds, clubs; 23456 is the highest straight.

## Cards

bigtwo-card-S3 = 3 of spades
bigtwo-card-H3 = 3 of hearts
bigtwo-card-D3 = 3 of diamonds
bigtwo-card-C3 = 3 of clubs
bigtwo-card-S4 = 4 of spades
bigtwo-card-H4 = 4 of hearts
bigtwo-card-D4 = 4 of diamonds
bigtwo-card-C4 = 4 of clubs
bigtwo-card-S5 = 5 of spades
bigtwo-card-H5 = 5 of hearts
bigtwo-card-D5 = 5 of diamonds
bigtwo-card-C5 = 5 of clubs
bigtwo-card-S6 = 6 of spades
bigtwo-card-H6 = 6 of hearts
bigtwo-card-D6 = 6 of diamonds
bigtwo-card-C6 = 6 of clubs
bigtwo-card-S7 = 7 of spades
bigtwo-card-H7 = 7 of hearts
bigtwo-card-D7 = 7 of diamonds
bigtwo-card-C7 = 7 of clubs
bigtwo-card-S8 = 8 of spades
bigtwo-card-H8 = 8 of hearts
bigtwo-card-D8 = 8 of diamonds
bigtwo-card-C8 = 8 of clubs
bigtwo-card-S9 = 9 of spades
bigtwo-card-H9 = 9 of hearts
bigtwo-card-D9 = 9 of diamonds
bigtwo-card-C9 = 9 of clubs
bigtwo-card-ST = 10 of spades
bigtwo-card-HT = 10 of hearts
bigtwo-card-DT = 10 of diamonds
bigtwo-card-CT = 10 of clubs
bigtwo-card-SJ = J of spades
bigtwo-card-HJ = J of hearts
bigtwo-card-DJ = J of diamonds
bigtwo-card-CJ = J of clubs
bigtwo-card-SQ = Q of spades
bigtwo-card-HQ = Q of hearts
bigtwo-card-DQ = Q of diamonds
bigtwo-card-CQ = Q of clubs
bigtwo-card-SK = K of spades
bigtwo-card-HK = K of hearts
bigtwo-card-DK = K of diamonds
bigtwo-card-CK = K of clubs
bigtwo-card-SA = A of spades
bigtwo-card-HA = A of hearts
bigtwo-card-DA = A of diamonds
bigtwo-card-CA = A of clubs
bigtwo-card-S2 = 2 of spades
bigtwo-card-H2 = 2 of hearts
bigtwo-card-D2 = 2 of diamonds
bigtwo-card-C2 = 2 of clubs
bigtwo-card-JK0 = coloured joker
bigtwo-card-JK1 = black joker
bigtwo-card-joker-as = joker ({ $card })
bigtwo-card-picked = { $card }, picked
bigtwo-card-unfit = { $card }, does not go with the others now

## Kinds of play

bigtwo-finds = Combinations in your hand
bigtwo-sign-kind = To beat: { $kind }
bigtwo-kind-none = Empty table
bigtwo-kind-single = Single
bigtwo-kind-pair = Pair
bigtwo-kind-triple = Triple
bigtwo-kind-straight = Straight
bigtwo-kind-flush = Flush
bigtwo-kind-full_house = Full house
bigtwo-kind-four = Four of a kind
bigtwo-kind-straight_flush = Straight flush

## Options

bigtwo-group-course = Course of play
bigtwo-group-jokers = Jokers
bigtwo-option-seats = Players
bigtwo-option-seats-help = Two to five. Up to four get 13 cards each, five get 10.
bigtwo-option-seats-words = players, people, how many
bigtwo-option-rounds = Hands to play
bigtwo-option-rounds-help = After this many hands the money is counted. With 0 you play until you stop.
bigtwo-option-rounds-words = games, deals, length
bigtwo-option-jokers = Jokers
bigtwo-option-jokers-help = Alone a joker beats a 2; in a combination it is whatever card helps most.
bigtwo-option-jokers-words = wild cards, 鬼牌
bigtwo-option-suits = Order of suits
bigtwo-option-suits-help = Which suit wins when the ranks are equal.
bigtwo-option-suits-words = suit ranking, Taiwan, Hong Kong, pusoy dos, capsa
bigtwo-option-suits-hong_kong = Spades, hearts, clubs, diamonds (Hong Kong)
bigtwo-option-suits-taiwan = Spades, hearts, diamonds, clubs (Taiwan)
bigtwo-option-suits-level = Suits do not count
bigtwo-option-straights = Order of straights
bigtwo-option-straights-help = Where the straights with a 2 stand.
bigtwo-option-straights-words = straight, snake, 蛇
bigtwo-option-straights-a2345_top = A2345 highest, then 23456
bigtwo-option-straights-23456_top = 23456 highest, then A2345
bigtwo-option-straights-poker = As in poker: 10JQKA highest, A2345 lowest
bigtwo-option-low_straights = A2345 and 23456 are straights
bigtwo-option-low_straights-help = When off, straights run from 34567 to 10JQKA only.
bigtwo-option-low_straights-words = wheel, steel wheel, low straight
bigtwo-option-jqka2 = JQKA2 is a straight
bigtwo-option-jqka2-help = When on, it stands just above 10JQKA.
bigtwo-option-jqka2-words = JQKA2, high straight, wrap
bigtwo-option-flushes = Comparing flushes
bigtwo-option-flushes-help = What is compared first between two flushes.
bigtwo-option-flushes-words = flush, 花
bigtwo-option-flushes-ranks = Ranks first, the 2 highest
bigtwo-option-flushes-suit = Suit first
bigtwo-option-flushes-poker = As in poker: the ace highest, the 2 lowest
bigtwo-option-first_holds_starter = The first play holds the starting card
bigtwo-option-first_holds_starter-help = Whoever leads for holding the starting card must play it at once, alone or in a combination.
bigtwo-option-first_holds_starter-words = must include 3 of diamonds, opening
bigtwo-option-lead = Who leads the next hand
bigtwo-option-lead-help = Who plays first from the second hand on.
bigtwo-option-lead-words = winner leads, starts, opener
bigtwo-option-lead-starter = The holder of the starting card
bigtwo-option-lead-winner = The last hand's winner
bigtwo-option-starter = Starting card
bigtwo-option-starter-help = Its holder leads. If it was not dealt, the holder of the lowest card does.
bigtwo-option-starter-words = 3 of diamonds, 3 of clubs
bigtwo-option-starter-diamond3 = 3 of diamonds
bigtwo-option-starter-club3 = 3 of clubs
bigtwo-option-draw_on_pass = Passing draws a card
bigtwo-option-draw_on_pass-help = With two or three players, each pass takes a card from those left over.
bigtwo-option-draw_on_pass-words = draw, pass penalty
bigtwo-option-pass_out = A pass is for the whole trick
bigtwo-option-pass_out-help = Once you pass you are out until the table is cleared.
bigtwo-option-pass_out-words = pass and out, no re-entry
bigtwo-option-duty = The duty to play your best
bigtwo-option-duty-help = When somebody is down to one card, the others must play their highest to stop them.
bigtwo-option-duty-words = top duty, must stop, last card rule, one card left, 頂大
bigtwo-option-duty-off = No duty
bigtwo-option-duty-penalty = Whoever breaks it pays for all
bigtwo-option-duty-forced = Nothing else may be played
bigtwo-option-duty_at_highest = The penalty at the highest multiplier
bigtwo-option-duty_at_highest-help = Whoever pays for all pays every amount at the table's highest multiplier.
bigtwo-option-duty_at_highest-words = top duty penalty, pay for all
bigtwo-option-many_cards = Penalty for many cards
bigtwo-option-many_cards-help = Whoever is left with many cards pays several times over.
bigtwo-option-many_cards-words = cards left, double, triple, 炒
bigtwo-option-many_cards-off = None
bigtwo-option-many_cards-eight = From 8 cards, twice
bigtwo-option-many_cards-ten = From 10 cards, twice
bigtwo-option-many_cards-both = From 8 cards twice, from 10 three times
bigtwo-option-twos_double = Twice for each 2 left
bigtwo-option-twos_double-help = Each 2 left in your hand doubles what you pay.
bigtwo-option-twos_double-words = 2s left, double, 炒二
bigtwo-option-spade2_triples = The 2 of spades counts three times
bigtwo-option-spade2_triples-help = Left in hand, it triples instead of doubling.
bigtwo-option-spade2_triples-words = big two, deuce of spades, triple
bigtwo-option-coloured_joker_higher = The coloured joker is higher
bigtwo-option-coloured_joker_higher-help = Played alone, the coloured joker beats the black one.
bigtwo-option-coloured_joker_higher-words = red joker, big joker, 大鬼
bigtwo-option-joker_last_barred = No joker in the last play
bigtwo-option-joker_last_barred-help = The play that empties a hand may hold no joker.
bigtwo-option-joker_last_barred-words = finish with a joker
bigtwo-option-joker_left_is_last = Last place with only jokers left
bigtwo-option-joker_left_is_last-help = Whoever holds nothing but jokers counts as many cards as the fullest hand and is behind it.
bigtwo-option-joker_left_is_last-words = only jokers left
bigtwo-option-joker_left_doubles = Twice for each joker left
bigtwo-option-joker_left_doubles-help = Each joker left in your hand doubles what you pay.
bigtwo-option-joker_left_doubles-words = jokers left, double

## Parts of the table

bigtwo-panel = Record and moves
bigtwo-others = The others
bigtwo-table = The table
bigtwo-suggest = Suggest
bigtwo-standings = Scores
bigtwo-held = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
bigtwo-ask-pass = Nothing beats it: pass
bigtwo-round = Hand { $round }
bigtwo-round-of = Hand { $round } of { $count }
bigtwo-hand = Your hand
bigtwo-stock = Left over: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
bigtwo-table-empty = The table is empty
bigtwo-passed = Passed
bigtwo-stamp-out = Out!
bigtwo-one-card = One card left
bigtwo-sort-rank = By rank
bigtwo-sort-suit = By suit
bigtwo-history = What was played
bigtwo-history-none = Nothing has been played yet

## Moves: buttons and what a card can do

bigtwo-ask-lead = Lead whatever you like
bigtwo-ask-open = Lead something with the starting card: { $card }
bigtwo-ask-follow = Beat it or pass: { $kind }
bigtwo-ask-stuck = You may not go out on a joker. Pass, please
bigtwo-wait = { $seat } to play
bigtwo-move-play-kind = { $kind }: play { $cards }
bigtwo-move-pass = Pass
bigtwo-move-pass-draw = Pass and draw a card
bigtwo-duty-bound = Somebody has one card left: you must play your highest
bigtwo-duty-warn = This is not your best. If the player with one card wins, you pay for everybody.
bigtwo-duty-owed = Your best: { $cards }

## What happened (live region and "last move")

bigtwo-did-led = { $seat }: { $kind }, { $cards }
bigtwo-did-played = { $seat }: { $cards }
bigtwo-did-pass = { $seat } passes
bigtwo-did-one = { $seat } has one card left!
bigtwo-did-cleared = Everybody passed. { $seat } leads

## Results

bigtwo-result-won = Hand { $round }: { $seat } wins
bigtwo-result-none = Hand { $round }: no winner
bigtwo-result-place = Place { $place }
bigtwo-result-left = { $count ->
        [one] { $count } card left
       *[other] { $count } cards left
    }
bigtwo-result-times = × { $times }
bigtwo-result-pays = { $seat } pays { $other } { $points }
bigtwo-result-breaker = { $seat } broke the duty and pays for all
bigtwo-match-won = { $seat } wins!
bigtwo-match-level = A draw: { $seats }

## Why a move is refused

bigtwo-reason-over = This hand is already over.
bigtwo-reason-not_your_turn = It is another player's turn. One moment, please.
bigtwo-reason-not_in_hand = Those cards are not all in your hand.
bigtwo-reason-no_combination = That is no single, pair, triple or five-card combination.
bigtwo-reason-must_lead = Whoever leads may not pass. Play anything you like.
bigtwo-reason-wrong_count = Play as many cards as lie on the table.
bigtwo-reason-not_higher = It must be higher than what lies on the table.
bigtwo-reason-holds_starter = The first play must hold the starting card.
bigtwo-reason-joker_last = Your last play may not hold a joker.
bigtwo-reason-duty = Somebody has one card left: you must play your highest.
bigtwo-reason-malformed = That is not a move of this game.
