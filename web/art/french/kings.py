"""The kings: of the winged cap and sword, the beaded crown, the horned helmet, and the horsehair hat."""

from __future__ import annotations

from ..palette import BLUE, CREAM, GREEN, INK, LILAC, MUSTARD, PURPLE, RED, TAN, WHITE
from ..pen import Card, disc, dots, line, shape, symmetric
from .figures import ROBE, Figure, start
from .suits import Suit


def beard(figure: Figure, ink: str, length: float) -> None:
    """A moustache, and a beard that ends in a point `length` below the shoulders' line."""
    hair = f"-7,-20! -5,-9 -2,{length - 7} 2,{length}! 6,{length - 8} 8.4,-9 9,-20! 5,-15.4 2,-15 -2,-15.4"
    figure.both(shape(hair), ink, INK, 1.2)
    figure.draw(line("2,-21! -2,-20 -4.6,-16", "3.4,-21! 6.4,-20.4 8.4,-16.4"), INK, 1.8)
    figure.draw(line("1.4,-18.4! 4.4,-18.6!"), RED, 2.6)


def sword_king(suit: Suit) -> Card:
    """The winged cap, a violet robe with its badge, the sword upright before the shoulder."""
    f = start("K", suit, RED)
    f.fill(disc(-3, -30, 30), MUSTARD)
    f.both(ROBE, PURPLE)
    f.draw(line("-17,-10 -20,14 -18,44", "18,-9 20,6 17,20"), INK, 1.6)
    f.band(line("-9,-14 -6,-5 1,-2 8,-5 10,-14"), WHITE, 3)
    f.both(shape("-42,45! -20,49 4,50! 4,58! -20,57 -42,53!"), INK)
    f.both(shape("-27,49! -20,50! -20,56! -27,55!", "-14,50.6! -6,51! -6,57! -14,56.6!"), MUSTARD, INK, 1.2)
    f.badge(suit, -3, 24, 18, MUSTARD)
    head = f.moved(-3)
    head.face(stern=True)
    beard(head, INK, 2)
    wings = (
        "-10,-43! -15,-48 -23,-50 -30,-47 -29,-42 -22,-41 -14,-40!",
        "10,-43! 14,-47 19,-49 26,-47 25,-42 20,-41 14,-40!",
    )
    head.both(shape(*wings), INK, CREAM, 1.2)
    head.both(
        shape("-13,-36! -13.4,-45 -11,-49! -10,-58 -3,-62 5,-61 10,-56 11,-49! 13.4,-45 13,-36! 0,-38.6"),
        INK,
        CREAM,
        1.2,
    )
    head.draw(line("-11,-49! 0,-51.6 11,-49!"), MUSTARD, 1.8)
    f.both(shape("23.6,-74! 30.4,-74! 30.4,14! 23.6,14!"), WHITE)
    f.draw(line("27,-74! 27,12!"), INK, 1)
    f.both(shape("24,16! 30,16! 30,46! 24,46!"), RED)
    f.both(shape("17,13! 37,13! 37,18.6! 17,18.6!"), MUSTARD)
    f.both(disc(27, 48, 4), MUSTARD)
    f.both(shape("42,28! 34,38 22,37! 12,46 10,62 16,76! 44,76!"), PURPLE)
    f.cuff("21,37! 28,39.4 34,38", MUSTARD)
    f.hand(27, 30)
    return f.card


def bead_king(suit: Suit) -> Card:
    """The flat crown with its strings of beads, a red robe, the ivory tablet."""
    f = start("K", suit, BLUE)
    f.both(ROBE, RED)
    f.band(line("-10,-14 -6,-4 1,-1 8,-4 11,-14"), INK, 3.4)
    for x in (-23, 23):
        f.badge(suit, x, 7, 9.6, MUSTARD)
    f.face()
    beard(f, WHITE, 10)
    f.draw(line("0,-8! 1,0!", "4,-9! 4,-2!"), INK, 1)
    f.both(shape("-11.6,-35! -11.6,-50! 11.6,-50! 11.6,-35! 0,-37.6"), INK, MUSTARD, 1.2)
    f.draw(line("-11,-43! 11,-43!"), MUSTARD, 2.2)
    f.both(shape("-24,-61! 24,-61! 31,-51! -31,-51!"), INK, MUSTARD, 1.6)
    columns = ((-27, -28), (-21, -32), (-15, -36), (15, -36), (21, -32), (27, -28))
    f.draw(line(*(f"{x},-49.6! {x},{y}!" for x, y in columns)), MUSTARD, 1)
    f.draw(dots([(x, y) for x, _ in columns for y in (-45, -39)] + [(x, -33) for x in (-27, -21, 21, 27)]), WHITE, 3.6)
    f.draw(dots([(float(x), y + 1.0) for x, y in columns]), INK, 5)
    f.draw(dots([(float(x), y + 1.0) for x, y in columns]), MUSTARD, 3)
    f.both(shape("-5,12! 5,12! 6,46! -6,46!"), CREAM)
    f.draw(line("0,16! 0,34!"), MUSTARD, 1.6)
    f.both(symmetric("0,44! 9,34! 20,26 40,28! 42,72! 10,74! 0,60!"), RED)
    f.both(symmetric("0,44! 9,34! 13,36! 18,50 14,66 7,72! 0,60!"), MUSTARD)
    f.both(symmetric("0,46! 8,37! 11,48 6,62! 0,56!"), INK)
    f.draw(line("-22,32 -27,48 -24,66", "22,32 27,48 24,66"), INK, 1.6)
    f.hand(-4, 41)
    f.hand(4, 44, 180)
    return f.card


def helmet_king(suit: Suit) -> Card:
    """The helmet with golden horns, laced armour, the commander's fan."""
    f = start("K", suit, MUSTARD, flip=True)
    f.both(ROBE, BLUE)
    f.both(symmetric("0,-8! 12,-8 17,-2! 19,40! 0,44!"), INK, INK)
    laces = "-16,8! 16,8!", "-17,18! 17,18!", "-17,28! 17,28!"
    f.draw(line(*laces), RED, 4)
    f.draw(line(*laces), MUSTARD, 1)
    f.both(shape("-15,-6! -24,-8 -33,0! -38,26! -24,30! -16,12!"), INK, MUSTARD, 1.4)
    f.draw(line("-30,4! -19,8!", "-32,12! -20,16!", "-34,20! -22,23!"), RED, 3)
    f.both(symmetric("0,36! 20,34! 30,70! 0,70!"), INK, MUSTARD, 1.4)
    skirt = "-22,46! 22,46!", "-25,57! 25,57!"
    f.draw(line(*skirt), RED, 4)
    f.draw(line(*skirt), MUSTARD, 1)
    f.band(line("-18,34! 0,37 18,34!"), WHITE, 4)
    guards = "-13,-40! -21,-30 -24,-14! -14,-10! -10,-20!", "13,-40! 21,-30 24,-14! 14,-10! 10,-20!"
    f.both(shape(*guards), INK, MUSTARD, 1.3)
    f.draw(line("-20,-24! -12,-22!", "-22,-18! -12,-16!", "20,-24! 12,-22!", "22,-18! 12,-16!"), RED, 2)
    f.face(stern=True)
    beard(f, INK, -6)
    f.both(symmetric("0,-57! 8,-55 13,-48 13.6,-38! 10,-34 0,-36!"), INK, MUSTARD, 1.3)
    f.both(symmetric("0,-44! 6,-47 15,-49 22,-56 25,-65! 31,-55 27,-44 14,-39 0,-38!"), MUSTARD)
    f.both(disc(0, -42, 5), RED)
    f.draw(dots([(0, -42)]), MUSTARD, 3.4)
    f.draw(line("25,56! 25,0!"), INK, 4.4)
    f.both(shape("25,-26 33,-22 34,-12 29,-6 35,1 34,11 25,16 16,11 15,1 21,-6 16,-12 17,-22"), CREAM)
    f.suit(suit, 25, 4, 13)
    f.draw(dots([(25, -16)]), RED, 7)
    f.both(shape("42,22! 34,38 18,44! 16,54 24,66! 44,70!"), BLUE)
    f.cuff("32,39 25,43.4 17,44!", WHITE)
    f.hand(25, 36)
    return f.card


def hat_king(suit: Suit) -> Card:
    """The wide horsehair hat with its beads, a green coat, the long pipe."""
    f = start("K", suit, TAN)
    f.fill(disc(4, -30, 30), CREAM)
    f.both(ROBE, GREEN)
    f.band(line("9,-14! 1,4!"), WHITE, 3)
    f.band(line("-8,-15! 2,6! 16,30 24,70!"), WHITE, 3.4)
    f.draw(line("-12,-12 -18,10 -16,30", "22,-6 25,20 22,44"), INK, 1.6)
    f.badge(suit, 7, 48, 15, MUSTARD)
    f.face()
    beard(f, INK, 14)
    beads = [(-10, -26), (-8.6, -19), (-5, -12), (1, -7), (8, -10.4), (11, -18), (11.4, -26)]
    f.draw(dots(beads), INK, 5)
    f.draw(dots(beads), RED, 3.2)
    f.both(shape("-34,-38 -25,-43 0,-45 26,-43 33,-38 25,-34 0,-33 -25,-34"), INK, CREAM, 1.2)
    f.both(shape("-11,-41! -9,-62! 0,-64 9,-62! 11.6,-41! 0,-39"), INK, CREAM, 1.2)
    f.draw(line("-27,-38.4 0,-40.4 27,-38.4"), LILAC, 0.8)
    f.draw(line("-10.4,-46 0,-44.4 10.8,-46"), RED, 2.4)
    f.draw(line("-31,10 -26,3 -32,-4 -27,-12 -32,-20"), WHITE, 2.6)
    f.band(line("4,-19! -26,20!"), MUSTARD, 2)
    f.both(shape("-34,14! -28,15 -21,20! -25,27! -33,25!"), MUSTARD)
    f.both(shape("-40,36! -28,34 -20,23! -9,28! -6,44 -12,58 -22,74! -44,74!"), GREEN)
    f.cuff("-20,23! -14,26.4 -8,28!", WHITE)
    f.hand(-12, 15, -55)
    return f.card


def card(suit: Suit) -> Card:
    """A suit's king."""
    return {"S": sword_king, "H": bead_king, "D": helmet_king, "C": hat_king}[suit.letter](suit)
