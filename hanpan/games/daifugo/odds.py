"""The chances that Daifugo can count exactly: those of a duel, where 27 of 53 cards lie dead (DG-73, DG-74)."""

from __future__ import annotations

from fractions import Fraction

from hanpan.cards import french
from hanpan.games.contract import Chance

CARDS = 53
DUEL_HANDS = 26


def odds() -> tuple[Chance, ...]:
    """Every card is as likely as any other to lie in any place of the deck."""
    dead = CARDS - DUEL_HANDS
    no_three = Fraction(1)
    for three in range(len(french.SUITS)):
        no_three *= Fraction(dead - three, CARDS - three)
    return (
        Chance("duel_diamond3_dead", "in a duel ♦3 is dead: the weakest card leads", Fraction(dead, CARDS)),
        Chance("duel_joker_dead", "in a duel the joker is dead", Fraction(dead, CARDS)),
        Chance("duel_no_three", "in a duel every 3 is dead", no_three),
    )
