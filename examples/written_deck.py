"""A deal written down: the cards in dealing order mean one position, on every machine.

Koi-Koi deals 8 to the dealer, 8 to the other side, 8 to the field; the pile follows from the top.

    python examples/written_deck.py
"""

import hanpan
from hanpan.cards import hwatu

dealer = "09-animal 03-red 03-chaff1 04-plain 06-chaff1 10-chaff1 11-plain 12-chaff1"
other = "01-red 02-red 05-animal 05-plain 07-animal 08-animal 10-animal 11-animal"
field = "03-bright 09-chaff1 09-chaff2 12-bright 04-chaff1 02-chaff1 07-chaff1 01-chaff1"
named = f"{dealer} {other} {field}".split()
pile = [name for name in hwatu.DECK.names if name not in named]

game = hanpan.game("koikoi")
pos = game.deal(deck=[*named, *pile])
dealt = pos.actors[0]

print("The cup matches two chaff, so the move says which it takes:")
print(" ", *(move for move in pos.legal(dealt) if str(move).startswith("09-animal")))
print("Without saying so:", pos.reason(dealt, "09-animal"))

pos = pos.play(dealt, "09-animal>09-chaff1")
pos = pos.play(pos.actors[0], "01-red")
pos = pos.play(dealt, "03-red")
print("Curtain and cup:", pos.data["facts"]["yaku"][dealt], "so now:", *pos.legal(dealt))
pos = pos.play(dealt, "stop")
print("Points:", *pos.points)
