"""Play one month of Koi-Koi at random and print every move.

python examples/first_month.py
"""

import random

import hanpan

game = hanpan.game("koikoi")
pos = game.deal(seed=7)
chance = random.Random(7)

while not pos.over:
    seat = pos.actors[0]
    move = chance.choice(pos.legal(seat))
    print(f"seat {seat}: {move}")
    pos = pos.play(seat, move)

print("points:", *pos.points)
print("yaku:", *pos.data["facts"]["yaku"])
