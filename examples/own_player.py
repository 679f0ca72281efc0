"""A player of one's own: any function from a seat's view to a move. Here: take the most, and always stop.

`pos.view(seat)` is all that a seat may know, so a player that is given nothing else cannot cheat.

    python examples/own_player.py
"""

import random

import hanpan

game = hanpan.game("koikoi")


def greedy(view: hanpan.Position, seat: int) -> hanpan.Move:
    """The move after which the most cards lie before `seat`; a guessed deal stands in for what is hidden."""
    moves = view.legal(seat)
    if "stop" in map(str, moves):
        return game.parse(view, "stop")
    guess = view.guess(seat, seed=0)
    return max(moves, key=lambda move: len(guess.play(seat, move).data["taken"][seat]))


def match(seed: int) -> tuple[int, ...]:
    """Greedy on seat 0 against random moves on seat 1, three months; the totals."""
    chance = random.Random(seed)
    pos = game.deal(options=game.options(months=3), seed=seed)
    while True:
        while not pos.over:
            seat = pos.actors[0]
            view = pos.view(seat)
            move = greedy(view, seat) if seat == 0 else chance.choice(view.legal(seat))
            pos = pos.play(seat, move)
        following = pos.next_round(seed=seed, label=f"after {pos.data['month']}")
        if following is None:
            return pos.totals
        pos = following


totals = [match(seed) for seed in range(20)]
won = sum(mine > theirs for mine, theirs in totals)
print(f"greedy won {won} of {len(totals)} matches, {sum(t[0] for t in totals)} points to {sum(t[1] for t in totals)}")
