### Koi-Koi in English. ko.ftl comes first and says what the variables are.

koikoi-name = Koi-Koi
koikoi-tagline = Two players, forty-eight flower cards, and the nerve to go on
koikoi-panel = Yaku and moves

## Seats and computer players

koikoi-seat-0 = Red
koikoi-seat-1 = Blue
koikoi-dealer = Dealer
koikoi-called = Koi-koi
koikoi-level-random = Random
koikoi-level-random-help = Plays any card it may. Good for learning the rules.
koikoi-level-beginner = Beginner
koikoi-level-beginner-help = Takes as many cards as it can, sometimes plays on a whim, and always stops with a yaku.
koikoi-level-intermediate = Intermediate
koikoi-level-intermediate-help = Works towards yaku and leaves no cards on the field that you need. Calls koi-koi only with many cards in hand and you far from a yaku.
koikoi-level-advanced = Advanced
koikoi-level-advanced-help = Imagines many arrangements of the cards it cannot see, plays each out to the end of the month, and makes the play most likely to win the match.

## Plants of the months

koikoi-month-1 = Pine
koikoi-month-2 = Plum
koikoi-month-3 = Cherry
koikoi-month-4 = Wisteria
koikoi-month-5 = Iris
koikoi-month-6 = Peony
koikoi-month-7 = Bush clover
koikoi-month-8 = Pampas grass
koikoi-month-9 = Chrysanthemum
koikoi-month-10 = Maple
koikoi-month-11 = Willow
koikoi-month-12 = Paulownia

## Kinds of card

koikoi-kind-bright = Bright
koikoi-kind-animal = Animal
koikoi-kind-ribbon = Ribbon
koikoi-kind-chaff = Chaff

## Cards

koikoi-card-01-bright = January pine: crane (bright)
koikoi-card-01-red = January pine: red poem ribbon
koikoi-card-01-chaff1 = January pine: chaff
koikoi-card-01-chaff2 = January pine: chaff
koikoi-card-02-animal = February plum: bush warbler (animal)
koikoi-card-02-red = February plum: red poem ribbon
koikoi-card-02-chaff1 = February plum: chaff
koikoi-card-02-chaff2 = February plum: chaff
koikoi-card-03-bright = March cherry: curtain (bright)
koikoi-card-03-red = March cherry: red poem ribbon
koikoi-card-03-chaff1 = March cherry: chaff
koikoi-card-03-chaff2 = March cherry: chaff
koikoi-card-04-animal = April wisteria: cuckoo (animal)
koikoi-card-04-plain = April wisteria: plain ribbon
koikoi-card-04-chaff1 = April wisteria: chaff
koikoi-card-04-chaff2 = April wisteria: chaff
koikoi-card-05-animal = May iris: plank bridge (animal)
koikoi-card-05-plain = May iris: plain ribbon
koikoi-card-05-chaff1 = May iris: chaff
koikoi-card-05-chaff2 = May iris: chaff
koikoi-card-06-animal = June peony: butterflies (animal)
koikoi-card-06-blue = June peony: blue ribbon
koikoi-card-06-chaff1 = June peony: chaff
koikoi-card-06-chaff2 = June peony: chaff
koikoi-card-07-animal = July bush clover: boar (animal)
koikoi-card-07-plain = July bush clover: plain ribbon
koikoi-card-07-chaff1 = July bush clover: chaff
koikoi-card-07-chaff2 = July bush clover: chaff
koikoi-card-08-bright = August pampas grass: moon (bright)
koikoi-card-08-animal = August pampas grass: geese (animal)
koikoi-card-08-chaff1 = August pampas grass: chaff
koikoi-card-08-chaff2 = August pampas grass: chaff
koikoi-card-09-animal = September chrysanthemum: sake cup (animal)
koikoi-card-09-blue = September chrysanthemum: blue ribbon
koikoi-card-09-chaff1 = September chrysanthemum: chaff
koikoi-card-09-chaff2 = September chrysanthemum: chaff
koikoi-card-10-animal = October maple: deer (animal)
koikoi-card-10-blue = October maple: blue ribbon
koikoi-card-10-chaff1 = October maple: chaff
koikoi-card-10-chaff2 = October maple: chaff
koikoi-card-11-bright = November willow: Ono no Michikaze (bright)
koikoi-card-11-animal = November willow: swallow (animal)
koikoi-card-11-plain = November willow: plain ribbon
koikoi-card-11-chaff1 = November willow: lightning (chaff)
koikoi-card-12-bright = December paulownia: phoenix (bright)
koikoi-card-12-chaff1 = December paulownia: chaff
koikoi-card-12-chaff2 = December paulownia: chaff
koikoi-card-12-chaff3 = December paulownia: chaff
koikoi-card-back = Face-down card
koikoi-corners = Month and kind in the corner of each card
koikoi-corners-help = A star is a bright, a circle an animal, a narrow box a ribbon, a small diamond chaff. Kept in this device's browser.

## Yaku

koikoi-yaku-five_brights = Five Brights
koikoi-yaku-five_brights-how = All five brights
koikoi-yaku-four_brights = Four Brights
koikoi-yaku-four_brights-how = Four brights without Ono no Michikaze
koikoi-yaku-rainy_four = Rainy Four Brights
koikoi-yaku-rainy_four-how = Four brights with Ono no Michikaze
koikoi-yaku-three_brights = Three Brights
koikoi-yaku-three_brights-how = Three brights without Ono no Michikaze
koikoi-yaku-flower_viewing = Flower Viewing
koikoi-yaku-flower_viewing-how = Cherry curtain and sake cup
koikoi-yaku-moon_viewing = Moon Viewing
koikoi-yaku-moon_viewing-how = Moon and sake cup
koikoi-yaku-nomi = Nomi
koikoi-yaku-nomi-how = Cherry curtain, moon and sake cup
koikoi-yaku-boar_deer_butterfly = Boar, Deer, Butterflies
koikoi-yaku-boar_deer_butterfly-how = Bush-clover boar, maple deer, peony butterflies
koikoi-yaku-red_ribbons = Red Poem Ribbons
koikoi-yaku-red_ribbons-how = The three red ribbons with writing: pine, plum, cherry
koikoi-yaku-blue_ribbons = Blue Ribbons
koikoi-yaku-blue_ribbons-how = The three blue ribbons: peony, chrysanthemum, maple
koikoi-yaku-both_ribbons = Red and Blue Ribbons
koikoi-yaku-both_ribbons-how = All three red poem ribbons and all three blue ones
koikoi-yaku-animals = Animals
koikoi-yaku-animals-how = Five animals, and a point for each one more
koikoi-yaku-ribbons = Ribbons
koikoi-yaku-ribbons-how = Five ribbons, and a point for each one more
koikoi-yaku-chaff = Chaff
koikoi-yaku-chaff-how = Ten chaff, and a point for each one more
# Beside a yaku that takes surplus cards of its kind, while the option extra_cards is on.
koikoi-yaku-extra = A point for each further card of the kind
# Beside the chaff, while the cup may count among them.
koikoi-yaku-cup = The sake cup counts as chaff too

## Options

koikoi-group-scores = Points of yaku
koikoi-group-counting = How yaku are counted
koikoi-group-ending = Doubling and draws
koikoi-option-months = Months to play
koikoi-option-months-help = A month is one deal. After the last month the higher total wins.
koikoi-option-months-words = rounds, length, year, hands
koikoi-option-months-3 = 3 months
koikoi-option-months-6 = 6 months
koikoi-option-months-12 = 12 months
koikoi-option-viewing = Flower Viewing and Moon Viewing
koikoi-option-viewing-help = They take only two cards, so some tables leave them out or count them only beside another yaku.
koikoi-option-viewing-words = hanami, tsukimi, hanami-zake, tsukimi-zake, sake, 花見酒, 月見酒
koikoi-option-viewing-counts = They count
koikoi-option-viewing-off = They do not count
koikoi-option-viewing-with_another = Only with another yaku
koikoi-option-seven_doubles = Seven points or more count double
koikoi-option-seven_doubles-help = When you stop with yaku of seven points or more together, the score is doubled.
koikoi-option-seven_doubles-words = 7 point rule, double, doubling
koikoi-option-five_brights = Points for Five Brights
koikoi-option-five_brights-help = 10 here; many tables say 15.
koikoi-option-five_brights-words = goko, gokou, five lights, 五光
koikoi-option-four_brights = Points for Four Brights
koikoi-option-four_brights-help = 8 here; some tables say 10.
koikoi-option-four_brights-words = shiko, shikou, four lights, 四光
koikoi-option-rainy_four = Points for Rainy Four Brights
koikoi-option-rainy_four-help = 7 here; some tables say 8.
koikoi-option-rainy_four-words = ame-shiko, rain, rainy four, 雨四光
koikoi-option-three_brights = Points for Three Brights
koikoi-option-three_brights-help = 5 here; some tables say 6.
koikoi-option-three_brights-words = sanko, sankou, three lights, 三光
koikoi-option-set_points = Points for Boar, Deer, Butterflies and the ribbon sets
koikoi-option-set_points-help = For each of the three sets. Points for further cards come on top.
koikoi-option-set_points-words = ino-shika-cho, inoshikacho, akatan, aotan, 猪鹿蝶
koikoi-option-set_points-5 = 5 points
koikoi-option-set_points-6 = 6 points
koikoi-option-both_ribbons = Points for all six red and blue ribbons
koikoi-option-both_ribbons-help = With 0 the two sets are added up. Some tables call the six "bukku" and pay 12 or so.
koikoi-option-both_ribbons-words = akatan aotan no chofuku, bukku
koikoi-option-viewing_points = Points for Flower Viewing and Moon Viewing
koikoi-option-viewing_points-help = For each of the two.
koikoi-option-viewing_points-words = hanami, tsukimi, 花見酒, 月見酒
koikoi-option-viewing_points-5 = 5 points
koikoi-option-viewing_points-3 = 3 points
koikoi-option-nomi = Nomi
koikoi-option-nomi-help = Cherry curtain, moon and sake cup together pay 10 points in place of the two viewing yaku.
koikoi-option-nomi-words = nomi, teppo
koikoi-option-extra_cards = Further cards go to the larger yaku
koikoi-option-extra_cards-help = On: further animals and ribbons add to the sets, and the plain count is left out. Off: the old way, sets and plain counts side by side.
koikoi-option-extra_cards-words = extra cards, tane, tan
koikoi-option-cup = Sake cup
koikoi-option-cup-help = What the chrysanthemum's sake cup counts as.
koikoi-option-cup-words = sake cup, chrysanthemum, bakefuda
koikoi-option-cup-both = Animal and chaff at once
koikoi-option-cup-animal = Animal only
koikoi-option-cup-either = Animal or chaff, whichever pays more
koikoi-option-koikoi_doubles = After the opponent's koi-koi
koikoi-option-koikoi_doubles-help = How many times a stop is doubled when the opponent has called. Doubling for every call is known as koi-bai.
koikoi-option-koikoi_doubles-words = koi-koi bonus, koibai, double, multiplier
koikoi-option-koikoi_doubles-once = Doubled once, however many calls
koikoi-option-koikoi_doubles-per_call = Doubled for each call of the opponent
koikoi-option-koikoi_doubles-per_any_call = Doubled for each call of either side
koikoi-option-own_call_doubles = Your own koi-koi doubles too
koikoi-option-own_call_doubles-help = Whoever called and then stops also gets double.
koikoi-option-own_call_doubles-words = own koi-koi, double
koikoi-option-draw = Drawn month
koikoi-option-draw-help = What happens when both hands run out and nobody has stopped.
koikoi-option-draw-words = exhaustive draw, nagare, oya-ken, no winner
koikoi-option-draw-dealer_stays = No points, same dealer
koikoi-option-draw-alternates = No points, the deal changes sides
koikoi-option-draw-dealer_wins = The dealer wins (oyaken)
koikoi-option-draw-other_wins = The other side wins (tsukazu)
koikoi-option-draw_points = Points for a drawn month
koikoi-option-draw_points-help = What the winner of a drawn month gets under oyaken or tsukazu. Never doubled.
koikoi-option-draw_points-words = oya-ken, nagare

## Parts of the table

koikoi-month = Month { $month }
koikoi-month-of = Month { $month } of { $count }
koikoi-field = Field
koikoi-field-empty = No cards on the field
koikoi-pile = Pile: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
koikoi-hand = Your hand
koikoi-hand-of = { $seat }'s hand: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
koikoi-taken-by = Taken by { $seat }
koikoi-taken-kind = { $kind }: { $count }
koikoi-taken-none = Nothing taken yet
koikoi-yaku-now = Yaku so far
koikoi-nearest = Nearest yaku
koikoi-yaku-none = No yaku yet
koikoi-yaku-points = { $yaku }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
koikoi-last-turn = Last turn
koikoi-last-turn-none = Nobody has played yet

## Moves: buttons and what a card can do

koikoi-ask-play = Play a card from your hand
koikoi-ask-pick = Choose which to take
koikoi-ask-call = Koi-koi, or stop?
koikoi-wait-play = { $seat } to play
koikoi-wait-pick = { $seat } is choosing what the turned card takes
koikoi-wait-call = { $seat } is choosing between koi-koi and stop
koikoi-move-play = Play { $card }
koikoi-move-play-takes = Play { $card } and take { $cards }
koikoi-move-pick = Take { $card }
koikoi-move-koikoi = Koi-koi
koikoi-move-koikoi-help = Go on for more. If the other side stops first you get nothing and their score is doubled.
koikoi-ahead = What if you go on?
koikoi-ahead-stands = Stopping now brings { $points }.
koikoi-ahead-near = The other side is nearest to: { $yaku } { $have }/{ $need }
koikoi-ahead-far = The other side is far from any yaku yet.
koikoi-ahead-own = You gain more
koikoi-ahead-other = The other side gains first
koikoi-ahead-nobody = Nobody gains
koikoi-ahead-percent = { $part }%
koikoi-ahead-how = Tried on { $count } ways the hidden cards may lie, each played to the end of the month.
koikoi-move-stop = Stop
koikoi-move-stop-help = End the month now for { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
koikoi-matches = Takes: { $cards }
koikoi-matches-none = Nothing matches: it stays on the field
koikoi-card-lifted = { $card }, lifted
koikoi-card-glowing = { $card }, can be taken
koikoi-turned = Turned card: { $card }

## What happened (live region and "last turn")

# The hand card stayed on the field.
koikoi-did-played = { $seat } laid { $card } on the field.
# The hand card took $cards.
koikoi-did-took = { $seat } played { $card } and took { $cards }.
# The turned card matches two and its taker has yet to choose.
koikoi-did-turned = { $seat } turned { $card } and is choosing what to take.
koikoi-did-turned-took = { $seat } turned { $card } and took { $cards }.
koikoi-did-turned-stays = { $seat } turned { $card }, which stays on the field.
koikoi-did-koikoi = { $seat } calls koi-koi!
koikoi-did-stop = { $seat } stops!
koikoi-did-yaku = { $seat } has { $yaku }.

## Results

koikoi-ending-running = In play
koikoi-ending-stopped = Stopped
koikoi-ending-last_card = Stopped with the last card
koikoi-ending-hand = A special hand: four of a month, or four pairs
koikoi-ending-both_hands = Special hands on both sides: no points
koikoi-ending-draw = Drawn month
koikoi-ending-redeal = Four of a month on the field: dealt again
koikoi-result-won = Month { $month }: { $seat } wins { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
koikoi-result-none = Month { $month }: no points
koikoi-result-sum = Yaku: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
koikoi-result-dealer = Next dealer: { $seat }
koikoi-factor-seven = Seven or more × 2
koikoi-factor-called = Opponent's koi-koi × { $times }
koikoi-factor-own = Own koi-koi × 2
koikoi-factor-total = { $points } × { $times }
koikoi-match-won = { $seat } wins, { $points } to { $other }!
koikoi-match-draw = A draw, { $points } all!

## Why a move is refused

koikoi-reason-over = This month is already over.
koikoi-reason-not_your_turn = It is still the other side's turn. One moment, please.
koikoi-reason-choose_turned = First choose what the turned card takes.
koikoi-reason-choose_call = First choose koi-koi or stop.
koikoi-reason-nothing_to_call = You have no new or larger yaku, so there is nothing to call or stop with.
koikoi-reason-nothing_turned = No turned card is waiting. Play a card from your hand.
koikoi-reason-not_in_hand = That card is not in your hand.
koikoi-reason-choose_one_of_two = Two cards on the field match. Choose the one you want.
koikoi-reason-no_match = That card is not on the field or belongs to another month, so it cannot be taken.
koikoi-reason-no_choice = There is nothing to choose. Just play the hand card.
koikoi-reason-malformed = That is not a play in this game.
