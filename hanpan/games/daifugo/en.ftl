### Daifugo in English. The three languages have the same messages with the same variables.

daifugo-name = Daifugo
daifugo-tagline = First to empty your hand and you rule; last to hold cards and you pay
daifugo-panel = Record and moves

## Seats and computer players

daifugo-seat-0 = Red
daifugo-seat-1 = Blue
daifugo-seat-2 = Green
daifugo-seat-3 = Yellow
daifugo-seat-4 = Purple
daifugo-seat-5 = Orange
daifugo-seat-6 = Light blue
daifugo-seat-7 = Pink
daifugo-level-random = Random
daifugo-level-random-help = Plays any cards it may. Good for learning the rules.
daifugo-level-beginner = Beginner
daifugo-level-beginner-help = Plays the weakest card it can, hardly ever passes, and sometimes plays on a whim.
daifugo-level-intermediate = Intermediate
daifugo-level-intermediate-help = Saves runs, eights and high cards for their moment, counts what has been played and looks two plays ahead to the end.
daifugo-level-advanced = Advanced
daifugo-level-advanced-help = Imagines many arrangements of the cards it cannot see, plays each out to the end and makes the play that places it best.

## Presets

daifugo-preset-goran = Goran
daifugo-preset-goran-help = One joker, all 53 cards dealt. Runs of five or more make a revolution, jokers may start a lock, with the fall from grace and forbidden finishes.
daifugo-preset-goran_duel = Goran duel
daifugo-preset-goran_duel-help = Two players, thirteen cards each; the other 27 are never seen. A single round.
daifugo-preset-dokopa = Dokopa
daifugo-preset-dokopa-help = Two jokers, equal hands, the remainder left out. Points by title add up over endless rounds; after each the table chooses whether to shuffle seats.
daifugo-preset-federation = Federation
daifugo-preset-federation-help = The five official rules of the Japan Daifugo federation: three sets of four rounds.
daifugo-preset-uecda = Computer contest
daifugo-preset-uecda-help = The programming contest's rules: five players, a pass is for the whole trick, eights cut in runs too, and five points down to one by place.

## Cards

daifugo-card-S3 = three of spades
daifugo-card-H3 = three of hearts
daifugo-card-D3 = three of diamonds
daifugo-card-C3 = three of clubs
daifugo-card-S4 = four of spades
daifugo-card-H4 = four of hearts
daifugo-card-D4 = four of diamonds
daifugo-card-C4 = four of clubs
daifugo-card-S5 = five of spades
daifugo-card-H5 = five of hearts
daifugo-card-D5 = five of diamonds
daifugo-card-C5 = five of clubs
daifugo-card-S6 = six of spades
daifugo-card-H6 = six of hearts
daifugo-card-D6 = six of diamonds
daifugo-card-C6 = six of clubs
daifugo-card-S7 = seven of spades
daifugo-card-H7 = seven of hearts
daifugo-card-D7 = seven of diamonds
daifugo-card-C7 = seven of clubs
daifugo-card-S8 = eight of spades
daifugo-card-H8 = eight of hearts
daifugo-card-D8 = eight of diamonds
daifugo-card-C8 = eight of clubs
daifugo-card-S9 = nine of spades
daifugo-card-H9 = nine of hearts
daifugo-card-D9 = nine of diamonds
daifugo-card-C9 = nine of clubs
daifugo-card-ST = ten of spades
daifugo-card-HT = ten of hearts
daifugo-card-DT = ten of diamonds
daifugo-card-CT = ten of clubs
daifugo-card-SJ = jack of spades
daifugo-card-HJ = jack of hearts
daifugo-card-DJ = jack of diamonds
daifugo-card-CJ = jack of clubs
daifugo-card-SQ = queen of spades
daifugo-card-HQ = queen of hearts
daifugo-card-DQ = queen of diamonds
daifugo-card-CQ = queen of clubs
daifugo-card-SK = king of spades
daifugo-card-HK = king of hearts
daifugo-card-DK = king of diamonds
daifugo-card-CK = king of clubs
daifugo-card-SA = ace of spades
daifugo-card-HA = ace of hearts
daifugo-card-DA = ace of diamonds
daifugo-card-CA = ace of clubs
daifugo-card-S2 = two of spades
daifugo-card-H2 = two of hearts
daifugo-card-D2 = two of diamonds
daifugo-card-C2 = two of clubs
daifugo-card-JK0 = red joker
daifugo-card-JK1 = black joker
daifugo-suit-S = Spades
daifugo-suit-H = Hearts
daifugo-suit-D = Diamonds
daifugo-suit-C = Clubs
daifugo-card-joker-as = joker as { $card }

## Titles

daifugo-title-daifugo = Daifugo
daifugo-title-fugo = Fugo
daifugo-title-heimin = Heimin
daifugo-title-hinmin = Hinmin
daifugo-title-daihinmin = Daihinmin

## Options

daifugo-group-start = Dealing and leads
daifugo-group-match = Points and seats
daifugo-group-combos = Special cards and runs
daifugo-group-passing = Passing
daifugo-group-jokers = Jokers
daifugo-group-finishing = Finishing and fouls
daifugo-option-seats = Players
daifugo-option-seats-help = Two to eight can play.
daifugo-option-seats-words = players, people, how many
daifugo-option-rounds = Rounds
daifugo-option-rounds-help = With 0 you play on until you stop.
daifugo-option-rounds-words = games, deals, length, endless
daifugo-option-jokers = Jokers
daifugo-option-jokers-help = A joker beats every card and stands for any card in a group or run.
daifugo-option-jokers-words = wild cards, ジョーカー
daifugo-option-deal = Deal
daifugo-option-deal-help = How the 52 cards and the jokers are dealt.
daifugo-option-deal-words = dealing, left over
daifugo-option-deal-all = All cards; some hands one more
daifugo-option-deal-equal = Equal hands, the rest left out
daifugo-option-deal-thirteen = Thirteen each, the rest face down
daifugo-option-first_lead = First lead
daifugo-option-first_lead-help = Who leads the first round.
daifugo-option-first_lead-words = diamond three, starts, opener
daifugo-option-first_lead-diamond3 = The holder of the three of diamonds
daifugo-option-first_lead-lot = By lot
daifugo-option-next_lead = Later leads
daifugo-option-next_lead-help = Who leads from the second round on.
daifugo-option-next_lead-words = starts, opener, next round
daifugo-option-next_lead-last = The last daihinmin
daifugo-option-next_lead-diamond3 = The holder of the three of diamonds
daifugo-option-next_lead-same = The same seat
daifugo-option-next_lead-lot = By lot
daifugo-option-exchange = Exchange
daifugo-option-exchange-help = The poor hand over their strongest cards; the rich choose what they give back.
daifugo-option-exchange-words = tax, tribute, card swap, trading
daifugo-option-exchange-off = None
daifugo-option-exchange-after = The rich choose after receiving
daifugo-option-exchange-before = The rich choose before receiving
daifugo-option-points = Points
daifugo-option-points-help = Points for each round's places.
daifugo-option-points-words = score, scoring, titles
daifugo-option-points-none = None, titles only
daifugo-option-points-titles = By title: +2 +1 0 −1 −2
daifugo-option-points-places = By place, the last gets 1
daifugo-option-eight_cut = Eight cut
daifugo-option-eight_cut-help = An eight clears the table and its player leads again.
daifugo-option-eight_cut-words = 8 cut, 8-cut, eight stop, 8 stop, eight ender, 8切り, yagiri
daifugo-option-revolution = Revolution
daifugo-option-revolution-help = Four or more of a number turn the order upside down.
daifugo-option-revolution-words = kakumei, four of a kind, quads, coup, 革命
daifugo-option-run_revolution = Revolution by a run
daifugo-option-run_revolution-help = Runs of this length or more turn the order upside down too.
daifugo-option-run_revolution-words = sequence revolution, straight revolution, 階段革命
daifugo-option-run_revolution-0 = None
daifugo-option-run_revolution-4 = From four cards
daifugo-option-run_revolution-5 = From five cards
daifugo-option-lock = Suit lock
daifugo-option-lock-help = Following with the same suits locks the trick to those suits.
daifugo-option-lock-words = shibari, suit binding, bind, tight, 縛り, しばり
daifugo-option-spade3 = Spade-three return
daifugo-option-spade3-help = The three of spades beats a lone joker.
daifugo-option-spade3-words = spe3, spade 3, joker killer, spe-3 gaeshi, スペ3返し
daifugo-option-fall = Fall from grace
daifugo-option-fall-help = When another player goes out first without a foul, the old daifugo comes last.
daifugo-option-fall-words = miyako-ochi, miyakoochi, city fall, dethroned, capital fall, 都落ち
daifugo-option-fouls = Forbidden finishes
daifugo-option-fouls-help = Going out on a joker, a two (a three during a revolution), an eight cut or the like puts you at the bottom.
daifugo-option-fouls-words = forbidden cards, illegal finish, foul finish, hansoku agari, 反則上がり
daifugo-option-seven_give = Seven give
daifugo-option-seven_give-help = For each seven played you may give a card to the next player.
daifugo-option-seven_give-words = seven pass, 7 pass, 7 give, nana watashi, 7渡し
daifugo-option-ten_discard = Ten discard
daifugo-option-ten_discard-help = For each ten played you may discard a card.
daifugo-option-ten_discard-words = ten dump, 10 dump, 10 discard, 10捨て
daifugo-option-jack_back = Jack back
daifugo-option-jack_back-help = A jack turns the order upside down until the table is cleared.
daifugo-option-jack_back-words = 11 back, eleven back, J back, 11バック
daifugo-option-quint = Groups of five or more
daifugo-option-quint-help = With jokers, five or more of a number may be played.
daifugo-option-quint-words = five of a kind, quintuple, 5 cards
daifugo-option-runs_beat = Comparing runs
daifugo-option-runs_beat-help = Which run beats which.
daifugo-option-runs_beat-words = sequence, straight, run strength
daifugo-option-runs_beat-overlap = By the weakest card; they may overlap
daifugo-option-runs_beat-above = Only if wholly above
daifugo-option-pass_out = A pass is for the whole trick
daifugo-option-pass_out-help = Once you pass you are out until the table is cleared.
daifugo-option-pass_out-words = pass and out, no re-entry, locked out
daifugo-option-leader_may_pass = The leader may pass
daifugo-option-leader_may_pass-help = You may pass on an empty table; twenty passes in a row end the round by lot.
daifugo-option-leader_may_pass-words = pass the lead, skip the lead
daifugo-option-follow_own = You may follow your own play
daifugo-option-follow_own-help = When all the others have passed, whoever played last is asked too: play on your own play, or pass and lead.
daifugo-option-follow_own-words = beat yourself, play on your own
daifugo-option-eight_in_runs = Eights cut in runs
daifugo-option-eight_in_runs-help = An eight inside a run clears the table too.
daifugo-option-eight_in_runs-words = 8 cut in sequences, 8切り
daifugo-option-joker_locks = Jokers may start a lock
daifugo-option-joker_locks-help = A play with a joker may start a suit lock.
daifugo-option-joker_locks-words = joker shibari, 縛り
daifugo-option-joker_declared = Declared jokers
daifugo-option-joker_declared-help = The player says what a joker stands for.
daifugo-option-joker_declared-words = declare joker, wild card suit
daifugo-option-exact_count = Exact counts
daifugo-option-exact_count-help = Seven gives and ten discards: all of the cards, or none.
daifugo-option-exact_count-words = seven give, ten discard, all or none
daifugo-option-spade3_foul = Ending on the spade three
daifugo-option-spade3_foul-help = When it is a foul.
daifugo-option-spade3_foul-words = spade 3 finish, foul
daifugo-option-spade3_foul-return = Only as a return
daifugo-option-spade3_foul-single = Whenever played alone
daifugo-option-jack_back_foul = Jack back counts for fouls
daifugo-option-jack_back_foul-help = Whether a two or a three is forbidden follows a jack back as well.
daifugo-option-jack_back_foul-words = 11 back, foul, forbidden
daifugo-option-later_foul_lower = Later fouls rank lower
daifugo-option-later_foul_lower-help = When off, the earlier foul ranks lower.
daifugo-option-later_foul_lower-words = foul order, ranking
daifugo-option-fouls_below_fallen = Fouls rank below the fallen
daifugo-option-fouls_below_fallen-help = When off, the fallen daifugo comes last of all.
daifugo-option-fouls_below_fallen-words = foul order, miyako-ochi
daifugo-option-reseat_every = Change seats
daifugo-option-reseat_every-help = Seats change after so many rounds; 0 never.
daifugo-option-reseat_every-words = seat shuffle, reseat
daifugo-option-reset_every = Forget titles
daifugo-option-reset_every-help = Titles are forgotten after so many rounds; 0 never.
daifugo-option-reset_every-words = reset ranks, sets
daifugo-option-ask_seats = Ask about seats each round
daifugo-option-ask_seats-help = After every round the table chooses whether seats stay or are shuffled. When they are shuffled, seats and the first leader are drawn anew. Nobody is asked where "Change seats" sets a count.
daifugo-option-ask_seats-words = seat shuffle, reseat

## Why a move is refused

daifugo-reason-over = This round is over.
daifugo-reason-not_your_turn = It is not your turn.
daifugo-reason-exchange_first = First choose the cards to exchange.
daifugo-reason-give_first = First choose a card to give, or stop.
daifugo-reason-discard_first = First choose a card to discard, or stop.
daifugo-reason-nothing_asked = There is nothing to give, discard or exchange now.
daifugo-reason-not_in_hand = That card is not in your hand.
daifugo-reason-no_combination = That is neither one number nor a run of a suit.
daifugo-reason-too_many = No more than four of a number.
daifugo-reason-must_lead = The table is empty: you must lead something.
daifugo-reason-wrong_shape = Play the same kind: a run on a run, equal numbers on equal numbers.
daifugo-reason-wrong_count = You must play as many cards as lie on the table.
daifugo-reason-not_stronger = That does not beat the cards on the table.
daifugo-reason-locked = The suits are locked: follow them.
daifugo-reason-joker_elsewhere = The joker's place is fixed: gaps first, then the end that helps most.
daifugo-reason-wrong_number = That is not the number of cards asked for.
daifugo-reason-all_or_none = All of them or none.
daifugo-reason-malformed = That is not a play in this game.

## The table

daifugo-four-colours = Four colours
daifugo-four-colours-help = Diamonds in blue, clubs in green. Kept in this device's browser.
daifugo-round = Round { $round }
daifugo-others = The others
daifugo-table = The table
daifugo-table-empty = The table is empty
daifugo-hand = Your hand
daifugo-held = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
daifugo-passed = Passed
daifugo-suggest = Suggest
daifugo-sort-suit = Sort by suit
daifugo-sort-rank = Sort by rank
daifugo-card-picked = { $card }, picked
daifugo-card-unfit = { $card }, does not go with the others now
daifugo-card-came = { $card }, given to you
daifugo-history = What was played
daifugo-history-none = Nothing has been played yet.
daifugo-standings = Titles and points

## What holds at the table

daifugo-stamp-revolution = Revolution!
daifugo-stamp-restored = Revolution undone!
daifugo-stamp-eight = 8 cut!
daifugo-stamp-spade3 = Spade 3 strikes back!
daifugo-sign-low = Low beats high
daifugo-sign-revolution = Revolution
daifugo-sign-jack_back = Jack back
daifugo-sign-lock = Locked to { $suits }

## Moves

daifugo-move-play = Play { $cards }
daifugo-move-pass = Pass
daifugo-move-enough = That is enough
daifugo-move-exchange = Hand over { $cards }
daifugo-move-give = Give { $cards }
daifugo-move-discard = Discard { $cards }

## What is awaited

daifugo-ask-lead = Lead whatever you like
daifugo-ask-play = Beat it or pass
daifugo-ask-pass = Nothing beats it: pass
daifugo-ask-exchange = { $count ->
        [one] Choose a card to hand over
       *[other] Choose { $count } cards to hand over
    }
daifugo-ask-give = { $count ->
        [one] Choose a card for the next player, or stop
       *[other] Choose up to { $count } cards for the next player
    }
daifugo-ask-discard = { $count ->
        [one] Choose a card to discard, or stop
       *[other] Choose up to { $count } cards to discard
    }
daifugo-wait = { $seat } to play
daifugo-wait-exchange = Cards are being exchanged

## What happened

daifugo-did-played = { $seat }: { $cards }
daifugo-did-pass = { $seat } passes
daifugo-did-enough = { $seat } gives and discards no more
daifugo-did-exchange = { $seat } hands over { $cards }
daifugo-did-give = { $seat } gives { $cards } to the next player
daifugo-did-discard = { $seat } discards { $cards }
daifugo-did-hidden = { $seat } hands cards over face down
daifugo-did-revolution = Revolution! Low beats high now.
daifugo-did-restored = Counter-revolution: the usual order is back.
daifugo-did-lock = The suits are locked: { $suits }
daifugo-did-clean = { $seat } is out.
daifugo-did-foul = { $seat } goes out on a foul.
daifugo-did-fallen = { $seat } falls from grace!
daifugo-did-left = { $seat } is left with cards.
daifugo-how-clean = Out
daifugo-how-foul = Foul
daifugo-how-fallen = Fallen
daifugo-how-left = Left over

## Results

daifugo-result-won = { $seat } is daifugo of round { $round }
daifugo-match-won = { $seat } wins!
daifugo-match-level = A draw: { $seats }
daifugo-reseated = Seats are drawn anew. Order of play: { $seats }

## Ways on to the next round

daifugo-way-keep = Next round, same seats
daifugo-way-shuffle = Next round, shuffle seats
