"""The queens: of the great braids, the bride, the lady of twelve robes, and the crown of flowers."""

from __future__ import annotations

import math

from ..hwatu.plants import NOTCHED, ROUND, leaf, rosette
from ..palette import BLUE, CREAM, GREEN, INK, LILAC, MUSTARD, PINK, PURPLE, RED, WHITE
from ..pen import Card, Node, disc, dots, join, line, outline, shape, symmetric
from .figures import ROBE, start
from .suits import Suit


def braid_queen(suit: Suit) -> Card:
    """The great braided wig with its gold pins, and a round fan."""
    f = start("Q", suit, CREAM)
    f.fill(disc(0, -26, 33), LILAC)
    f.both(shape("-16,-22! -24,-30 -27,-42 -20,-54 -8,-60 0,-56 8,-60 20,-54 27,-42 24,-30 16,-22!"), INK, INK)
    f.both(ROBE, PURPLE)
    f.band(line("8,-15! 2,0! -2,10!"), WHITE, 3)
    f.band(line("-8,-15! 3,6! 12,22!"), RED, 4)
    f.both(shape("10,16! 17,14! 18,40 22,62! 13,64 11,40!", "12,16! 20,20 30,36 32,54! 24,56 18,38!"), RED)
    f.face(rouge=True)
    f.hair()
    f.draw(
        line("-21,-50 -15,-44 -17,-36", "-13,-55 -8,-50 -10,-46", "21,-50 15,-44 17,-36", "13,-55 8,-50 10,-46"),
        LILAC,
        1.4,
    )
    for x, y in ((-19, -43), (0, -53), (19, -43)):
        f.both(rosette(ROUND, 6, 6, 0).at(x, y), MUSTARD, INK, 1.3)
        f.draw(dots([(x, y)]), RED, 4)
    f.draw(line("-25,-40! -30,-42!", "25,-40! 30,-42!"), MUSTARD, 3)
    f.draw(dots([(-31, -42), (31, -42)]), RED, 4.6)
    f.draw(line("-20,60! -20,20!"), INK, 4.6)
    f.both(disc(-18, 10, 19, 20), CREAM)
    f.draw(disc(-18, 10, 15.6, 16.6), RED, 1.4)
    f.suit(suit, -18, 10, 20)
    f.both(shape("-44,44! -34,48 -27,45! -11,45! -3,56 -6,76! -44,76!"), PURPLE)
    f.cuff("-27,45! -19,47 -11,45!", WHITE)
    f.hand(-20, 38)
    return f.card


def bride_queen(suit: Suit) -> Card:
    """The bride: the beaded cap, the long pin, sleeves of five colours."""
    f = start("Q", suit, CREAM, flip=True)
    f.fill(disc(0, -28, 33), MUSTARD)
    f.both(shape("-11,-26! -13,-36 -8,-43 0,-45 8,-43 13,-36 12,-26 15,-16 8,-10 -8,-10 -15,-16"), INK, INK)
    f.both(ROBE, GREEN)
    f.face(rouge=True)
    f.hair()
    f.draw(line("-24,-14! 26,-14!"), INK, 5.4)
    f.draw(line("-24,-14! 26,-14!"), MUSTARD, 2.8)
    f.both(disc(-26, -14, 4), RED)
    f.both(shape("-26,-12! -22,-10 -24,16! -32,16! -30,-10", "24,-12! 28,-10 31,16! 23,16! 22,-10"), RED)
    f.draw(dots([(-28, 12), (27, 12), (-27, 4), (26, 4)]), MUSTARD, 2.6)
    f.band(line("8,-14! 0,2!"), WHITE, 3)
    f.band(line("-8,-14! 0,4! 6,14!"), RED, 3.4)
    f.both(shape("-8,-44! -9,-56 -4,-60 6,-60 11,-56 10,-44! 1,-42"), INK, MUSTARD, 1.3)
    f.draw(dots([(-4, -54), (1, -56), (6, -54)]), RED, 4.4)
    f.draw(dots([(1, -62)]), INK, 7)
    f.draw(dots([(1, -62)]), MUSTARD, 4.4)
    f.draw(dots([(-6, -47.6), (-1.4, -46.4), (3.4, -46.4), (8, -47.6)]), WHITE, 2.6)
    # The sleeves meet before her: their hoops of colour run down to white cuffs.
    right = (
        "4,22! 22,10 36,14! 40,60 20,66 6,52!",
        "4,22! 17,13 24,15! 26,58 18,64 6,52!",
        "4,22! 13,15 18,17! 19,56 15,61 6,52!",
        "4,22! 9,18 12,20! 12,52 10,57 4,52!",
    )
    for spec, colour in zip(right, (GREEN, RED, MUSTARD, BLUE), strict=True):
        f.both(symmetric(f"0,24! {spec} 0,52!"), colour)
    f.both(symmetric("0,25! 6,20 9,30 8,50 6,62 0,64!"), WHITE)
    f.suit(suit, 0, 40, 14)
    f.draw(line("-3,52! -3.4,61!", "3,52! 3.4,61!"), INK, 1.2)
    return f.card


def arc(radius: float) -> list[Node]:
    """Where the nine ribs of the folding fan are cut at a distance from its rivet."""
    turns = [math.radians(-170 + 20 * step) for step in range(9)]
    return [(2 + radius * math.cos(turn), 52 + radius * math.sin(turn), True) for turn in turns]


def robes_queen(suit: Suit) -> Card:
    """The lady of twelve robes, her hair to the ground, a folding fan open before her."""
    f = start("Q", suit, CREAM)
    f.fill(disc(0, -28, 33), PINK)
    f.both(
        shape("-2,-48 10,-46 17,-36 17,-16 24,10 30,40 33,74! -40,74! -34,40 -24,10 -19,-16 -18,-36 -12,-45"), INK, INK
    )
    f.both(ROBE, BLUE)
    for step, colour in enumerate((WHITE, RED, MUSTARD, PURPLE, GREEN, WHITE)):
        out = 21 - 4.2 * step
        f.band(line(f"{-4 - out:.1f},-12! 0,{out * 2.2 - 4:.1f}! {4 + out:.1f},-12!"), colour, 3)
    f.face()
    f.hair()
    f.draw(line("0,-47! 3,-55 -2,-60", "-7,-51! 10,-51!"), MUSTARD, 2)
    f.both(rosette(NOTCHED, 5, 5.6, -90).at(2, -54), RED, INK, 1.2)
    f.draw(line("-13,-34 -15,-12 -20,4", "13,-34 15,-14 20,6"), INK, 3)
    f.both(outline([*arc(31), (2, 54, True)]), CREAM)
    ribs = zip(arc(8), arc(30), strict=True)
    f.draw(join(outline([near, far], False) for near, far in ribs), INK, 1.1)
    f.draw(outline([(x, y, False) for x, y, _ in arc(26)], False), RED, 3)
    f.suit(suit, 2, 36.5, 19)
    f.both(
        shape("-40,52! -22,50 -8,50 -4,56 -8,62 -16,74! -44,74!", "40,52! 24,50 12,50 8,56 12,62 20,74! 44,74!"), BLUE
    )
    f.both(shape("-7,52! -2,49 5,49 10,53! 8,60 -4,60"), WHITE, INK, 1.5)
    f.draw(line("-1,54! -1,59!", "3,54! 3,59!"), INK, 1.1)
    return f.card


def flower_queen(suit: Suit) -> Card:
    """The crown of flowers, a long braid with a red ribbon, a stem of clover."""
    f = start("Q", suit, CREAM, flip=True)
    f.fill(disc(0, -26, 33), MUSTARD)
    f.both(shape("-12,-24! -15,-34 -10,-44 0,-46 10,-44 14,-34 12,-24 14,-14 8,-10 -8,-10 -14,-14"), INK, INK)
    f.both(ROBE, WHITE)
    f.both(
        shape(
            "-28,-3! -16,-11 -8,-14! 4,8! 10,18! -6,24 -30,26 -38,22!", "28,-3! 16,-11 8,-14! 2,4! 10,18! 24,22 37,20!"
        ),
        RED,
    )
    f.both(symmetric("0,22! 30,20! 42,74! 0,74!"), GREEN)
    f.draw(line("-14,24! -22,72!", "-4,24! -7,72!", "6,24! 9,72!", "16,24! 25,72!"), INK, 1.6)
    f.band(line("8,-15! 1,2!"), WHITE, 3)
    f.band(line("-8,-15! 3,6! 8,14!"), WHITE, 3)
    f.both(shape("4,12! 12,10! 12,30 16,50! 8,52 5,32!", "8,12! 16,14 22,28 22,42! 15,42 12,28!"), MUSTARD)
    f.face(rouge=True)
    f.hair()
    f.both(shape("-14,-44! -17,-52! 0,-56 18,-52! 14.6,-44! 0,-47"), MUSTARD)
    for x, y, size, colour in (
        (-16, -52, 7, RED),
        (17, -52, 7, RED),
        (-8, -57, 7, WHITE),
        (10, -57, 7, WHITE),
        (1, -58, 8.4, RED),
    ):
        f.both(rosette(ROUND, 5, size, -90).at(x, y), colour, INK, 1.3)
        f.draw(dots([(x, y)]), MUSTARD, size * 0.55)
    f.draw(line("-12,-16 -17,-4 -14,10 -19,24 -16,38"), INK, 8.6)
    f.draw(
        line("-13.6,-10! -18,-6!", "-12,0! -19,2!", "-12,10! -18,14!", "-14,20! -21,22!", "-14.4,28! -21,31!"),
        LILAC,
        1.3,
    )
    f.both(shape("-22,36! -13,34! -12,46 -8,60! -15,58 -18,62 -24,60! -20,48"), RED)
    f.draw(line("24,60 20,30 24,10"), INK, 5)
    f.draw(line("24,60 20,30 24,10"), GREEN, 2.4)
    f.both(leaf(15, 9).at(22, 30, 1, -150) + leaf(15, 9).at(22, 32, 1, -25), GREEN, INK, 1.4)
    f.both(rosette(ROUND, 8, 16.6, -90).at(20, 0), WHITE, INK, 1.6)
    f.suit(suit, 20, 0, 19)
    f.both(shape("44,40! 34,46 28,44! 14,44! 8,56 12,72! 44,76!"), RED)
    f.cuff("29,44! 21,46 13,44!", WHITE)
    f.hand(22, 37)
    return f.card


def card(suit: Suit) -> Card:
    """A suit's queen."""
    return {"S": braid_queen, "H": bride_queen, "D": robes_queen, "C": flower_queen}[suit.letter](suit)
