"""The jacks: the guard with a trident, the flute player, the falconer, and the ribbon dancer."""

from __future__ import annotations

from ..palette import BLUE, BROWN, CREAM, GREEN, INK, MUSTARD, PURPLE, RED, TAN, WHITE
from ..pen import Card, disc, dots, line, shape
from .figures import ROBE, start
from .suits import Suit


def guard_jack(suit: Suit) -> Card:
    """The guard: a felt hat with a peacock feather, the suit on his surcoat, a trident."""
    f = start("J", suit, CREAM)
    f.both(ROBE, PURPLE)
    f.both(shape("-13,-14! -4,2! 5,-14! 11,-11! 12,70! -20,70! -19,-11!"), INK)
    f.draw(line("-4,36! -4,66!"), MUSTARD, 1.4)
    f.both(shape("-42,36! -20,39 16,39! 16,46! -20,46 -42,43!"), RED)
    f.both(shape("-8,42! -1,42! 1,62! -6,64!"), RED)
    f.band(line("-12,-15! -4,1! 4,-15!"), WHITE, 2.6)
    f.badge(suit, -4, 19, 14, MUSTARD)
    head = f.moved(-4)
    head.face()
    head.hair()
    head.draw(line("-10.6,-32! -8,-16 1.6,-11 9,-16 10.8,-32!"), INK, 1.4)
    head.both(shape("-4,-50 -14,-60 -24,-60 -31,-50 -29,-32! -25,-40 -20,-46 -12,-46 -4,-44"), GREEN, INK, 1.5)
    head.draw(line("-8,-50 -18,-53 -25,-48 -27,-40"), MUSTARD, 1.2)
    head.draw(dots([(-28, -37)]), INK, 8)
    head.draw(dots([(-28, -37)]), MUSTARD, 5.6)
    head.draw(dots([(-28, -37)]), PURPLE, 2.6)
    head.both(shape("-22,-39 -13,-43 0,-45 14,-43 22,-39 15,-35 0,-34 -14,-35"), INK, CREAM, 1.2)
    head.both(shape("-10,-42! -10,-54 -4,-60 4,-60 10,-54 11,-42! 0,-40"), INK, CREAM, 1.2)
    head.draw(line("-9.6,-45 0,-43.4 10.4,-45"), RED, 2.8)
    head.draw(line("1,-61! 10,-60 15,-53"), RED, 3.4)
    head.draw(dots([(0.6, -61)]), MUSTARD, 5)
    f.draw(line("27,-34! 27,70!"), INK, 5)
    f.draw(line("27,-34! 27,70!"), TAN, 2.4)
    f.both(shape("25,-34! 24.6,-48 27,-65! 29.4,-48 29,-34!"), WHITE, INK, 1.5)
    f.both(shape("25,-31! 19,-35 19.6,-52! 22,-42 27,-38 32,-42 34,-52! 35,-35 29,-31!"), WHITE, INK, 1.5)
    f.draw(line("27,-29! 27,-26!"), INK, 7)
    f.draw(line("27,-28! 25,-16!", "27,-28! 29,-14!", "27,-28! 22,-20!"), RED, 3)
    f.both(shape("44,28! 36,32 32,28! 18,28! 12,44 18,58 30,60! 44,58!"), PURPLE)
    f.cuff("33,28! 26,30 18,28!", RED)
    f.hand(27, 21)
    return f.card


def flute_jack(suit: Suit) -> Card:
    """The flute player, a long feather in his cap."""
    f = start("J", suit, CREAM, flip=True)
    f.draw(line("-12,-16 -20,-6 -26,10 -24,26"), INK, 8)
    f.both(shape("-29,24! -20,23! -17,42! -23,38 -28,43!"), MUSTARD)
    f.both(ROBE, RED)
    f.band(line("8,-15! 1,2!"), WHITE, 3)
    f.band(line("-8,-15! 3,6! 14,24!"), MUSTARD, 3.6)
    f.face()
    f.hair()
    f.both(shape("10,-50! 22,-62 34,-64 38,-58! 30,-56 22,-50 12,-42!"), WHITE, INK, 1.5)
    f.draw(line("12,-46 22,-55 33,-60"), INK, 1.1)
    f.both(shape("-14,-38! -13,-50 -4,-57 6,-56 12,-50 14,-39! 8,-42 0,-43 -8,-42"), BLUE)
    f.draw(line("-13.4,-42 0,-46.6 13.4,-42"), MUSTARD, 2.8)
    f.both(disc(11, -47, 3.6), RED, INK, 1.3)
    f.draw(line("-22,-22! 37,-12!"), INK, 7)
    f.draw(line("-21,-22! 37,-12!"), TAN, 3.8)
    f.draw(dots([(12, -16.2), (18, -15.2), (30, -13.2)]), INK, 2)
    f.both(shape("40,66! 40,20 34,4 26,-6! 16,-2! 18,10 8,26 -2,32! 2,50 16,62 24,70!"), RED)
    f.band(line("28,-5! 16,-1!"), WHITE, 3.4)
    f.hand(22, -10, -70)
    f.both(shape("-36,14! -34,2 -22,-4! -8,-8! -2,0! -8,8 -14,24 -24,40! -40,60!"), RED)
    f.band(line("-8,-9! -2,1!"), WHITE, 3.4)
    f.hand(1, -9, -30)
    f.draw(line("-17,-20! -20,-8! -22,2!"), MUSTARD, 2)
    f.both(disc(2, 46, 14), CREAM)
    f.draw(disc(2, 46, 10.8), MUSTARD, 1.6)
    f.suit(suit, 2, 46, 14)
    return f.card


def falcon_jack(suit: Suit) -> Card:
    """The falconer with his hawk."""
    f = start("J", suit, CREAM)
    f.both(ROBE, BLUE)
    f.band(line("8,-15! 1,2!"), WHITE, 3)
    f.band(line("-8,-15! 3,6! 14,24!"), RED, 3.6)
    f.band(line("-33,52! 0,56 33,52!"), RED, 5)
    head = f.moved(-6)
    head.face()
    head.hair()
    f.both(shape("-20,-38! -19,-50! -12,-62! -2,-60! 6,-50! 8,-39! -6,-44"), INK, CREAM, 1.2)
    f.both(shape("-12,-60! -22,-66 -34,-62! -28,-58 -22,-52 -16,-52!"), TAN, INK, 1.5)
    f.draw(line("-14,-57 -22,-61 -29,-61"), INK, 1.1)
    f.draw(line("-19.4,-42 -6,-47.6 7.6,-42"), RED, 2.6)
    f.both(disc(-16, 24, 14), CREAM)
    f.suit(suit, -16, 24, 18)
    f.both(shape("40,70! 40,30 34,18 26,14! 18,20! 14,30 6,46 10,62 20,72!"), BLUE)
    f.band(line("28,14! 17,21!"), MUSTARD, 4)
    f.both(shape("14,12! 24,6 32,10! 30,18 20,22!"), BROWN)
    f.both(shape("20,-30! 13,-24 12,-12 15,2 22,10! 24,22 30,26! 32,8! 35,-6 34,-20 30,-29"), BROWN)
    f.both(shape("14,-20! 12,-10 16,4 22,10! 23,-2 20,-16"), CREAM, INK, 1.4)
    f.draw(line("15.6,-12! 20,-11!", "15.6,-5! 21,-4!", "18,2! 22,3!"), BROWN, 1.5)
    f.draw(line("27,-14 30,0 28,14", "31,-14 33,-4 32,6"), INK, 1.3)
    f.both(shape("16,-34 22,-38 29,-36 32,-29 28,-23 20,-22 15,-26"), BROWN)
    f.both(shape("16,-32! 9,-29 9,-23! 14,-25 17,-26!"), MUSTARD, INK, 1.4)
    f.draw(dots([(20.6, -30.6)]), MUSTARD, 5)
    f.draw(dots([(20.2, -30.6)]), INK, 2.8)
    f.draw(line("19,11! 18,15!", "24,11! 24,15!"), MUSTARD, 3)
    return f.card


def ribbon_jack(suit: Suit) -> Card:
    """The dancer: the ribbon whirling from his hat, a hand drum."""
    f = start("J", suit, CREAM, flip=True)
    f.fill(disc(0, -30, 30), BLUE)
    f.both(ROBE, WHITE)
    f.both(shape("-10,-14! -18,-11! -20,68! -8,68! -2,10!", "10,-14! 18,-11! 20,68! 8,68! -2,10!"), INK)
    f.band(line("-26,-2! 20,60!"), RED, 6)
    f.band(line("26,-2! -20,60!"), MUSTARD, 6)
    f.band(line("-8,-15! 0,1! 8,-15!"), WHITE, 2.6)
    f.face()
    f.hair()
    f.draw(line("-10.6,-32! -8,-16 1.6,-11 9,-16 10.8,-32!"), INK, 1.4)
    f.both(shape("-18,-40 -10,-44 0,-45 12,-44 20,-40 12,-36 0,-35 -10,-36"), INK, CREAM, 1.2)
    f.both(shape("-9,-42! -8,-52 0,-57 9,-52 10,-42! 0,-40"), INK, CREAM, 1.2)
    f.draw(line("-8.4,-45 0,-43.4 9.4,-45"), RED, 2.8)
    whirl = line("1,-59 12,-62 24,-54 31,-40 29,-22 20,-8", "1,-59 -12,-63 -25,-54 -32,-38 -31,-22 -25,-12")
    f.band(whirl, WHITE, 3.8)
    f.both(disc(1, -58, 4.4), RED, INK, 1.4)
    f.both(shape("-16,-38 -12,-44 -6,-40 -8,-34 -14,-33"), RED, INK, 1.3)
    f.both(shape("14,-44 20,-40 18,-33 11,-34 10,-40"), MUSTARD, INK, 1.3)
    f.draw(line("-12,50! -22,30!"), INK, 5)
    f.both(disc(-17, 22, 17), BROWN)
    f.both(disc(-17, 22, 13.6), CREAM, INK, 1.4)
    f.suit(suit, -17, 22, 17)
    f.both(shape("-44,50! -32,53 -24,50! -8,50! 0,62 -2,76! -44,76!"), WHITE)
    f.cuff("-24,50! -16,52 -8,50!", GREEN)
    f.hand(-15, 43)
    f.both(shape("36,70! 38,40 36,26 28,20! 18,26! 16,40 12,56 18,70!"), WHITE)
    f.band(line("29,20! 17,27!"), GREEN, 3.4)
    f.draw(line("24,16! 8,2!"), INK, 4.4)
    f.draw(line("24,16! 8,2!"), TAN, 2)
    f.both(disc(7, 1, 3.4), RED, INK, 1.3)
    f.hand(22, 14, -60)
    return f.card


def card(suit: Suit) -> Card:
    """A suit's jack."""
    return {"S": guard_jack, "H": flute_jack, "D": falcon_jack, "C": ribbon_jack}[suit.letter](suit)
