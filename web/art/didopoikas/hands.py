"""How each colour draws its lines and circles: stars, rays, stalks and waves.

A card has as many strokes, or strokes with a circle, as its number says.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from ..palette import CREAM, INK
from ..pen import Card, Path, brush, disc, dots, join, outline

Spot = tuple[float, float]

X, Y = 62.5, 70.0


def strokes(card: Card, paths: list[Path], width: float) -> None:
    """Pale lines with a contour, each laid over the one before."""
    for path in paths:
        card.draw(path, INK, width + min(3.4, 1.6 + width / 4))
        card.draw(path, CREAM, width)


def balls(card: Card, spots: list[Spot], radius: float) -> None:
    """Full circles, dark with a pale rim."""
    card.draw(dots(spots), INK, radius * 2 + 1.4)
    card.draw(dots(spots), CREAM, radius * 2 - 1.8)
    card.draw(dots(spots), INK, radius * 2 - 5.8)


def ring(card: Card, spots: list[Spot], radius: float, width: float) -> None:
    """Open circles, each laid over the one before."""
    strokes(card, [disc(x, y, radius) for x, y in spots], width)


def corners(count: int, rx: float, ry: float, turn: float = -90, drop: float = 0) -> list[Spot]:
    """The corners of a polygon drawn into an ellipse."""
    turns = [math.radians(turn + 360 * step / count) for step in range(count)]
    return [(X + rx * math.cos(a), Y + drop + ry * math.sin(a)) for a in turns]


def sinking(count: int, ry: float) -> float:
    """How far a polygon that stands on a side goes down to lie in the middle."""
    return ry * (1 - math.cos(math.pi / count)) / 2 if count % 2 else 0


def straight(a: Spot, b: Spot) -> Path:
    """One straight line."""
    return outline([(*a, True), (*b, True)], closed=False)


def stars(card: Card, number: int, mixed: bool) -> None:
    """Red: the sides of a polygon or star, the circles on its corners."""
    if number <= 2:
        aside = 0 if number == 1 else 12
        pairs = [((X + x - 9, Y + 46), (X + x + 9, Y - 46)) for x in (-aside, aside)[:number]]
        strokes(card, [straight(*ends) for ends in pairs], 9)
        balls(card, [(X, Y)] if number == 1 else [pairs[0][0], pairs[1][1]], 22 if number == 1 else 11)
        return
    skip = 1 if number < 5 else 2
    spots = corners(number, 27, 52, -112.5 if number == 8 else -90, sinking(number, 52))
    width = 9 if number < 5 else 6
    strokes(card, [straight(spots[step], spots[(step + skip) % number]) for step in range(number)], width)
    if mixed:
        balls(card, spots, 7.4)


def rays(card: Card, number: int, mixed: bool) -> None:
    """Yellow: rays from the middle, the circles at their ends."""
    turn = {2: 62, 4: 45}.get(number, -90)
    drop = sinking(number, 53)
    inner, outer = corners(number, 6, 8, turn, drop), corners(number, 27, 53, turn, drop)
    if number == 1:
        inner, outer = [(X, Y + 54)], [(X, Y - 52)]
    width = 26 if number == 1 else 17 if number < 5 else 13
    wedges = [
        brush(f"{a:.1f},{b:.1f} {c:.1f},{d:.1f}", 1.6, width) for (a, b), (c, d) in zip(inner, outer, strict=True)
    ]
    card.both(join(wedges), CREAM, INK, 2)
    if mixed:
        balls(card, outer, 15 if number == 2 else 8.4)


TOPS = (44, 22, 34, 16, 40, 26, 48, 20)
"""How high the stalks of the green cards end."""


def stalks(card: Card, number: int, mixed: bool) -> None:
    """Green: jointed stalks side by side, the circles on top of them."""
    gap = {1: 0.0, 2: 26.0, 3: 20.0, 4: 16.0, 5: 13.0, 6: 11.0, 7: 9.4, 8: 8.2}[number]
    width = min(11.0, gap - 4.4) if gap else 11.0
    left = X - gap * (number - 1) / 2
    joints: list[Path] = []
    spots: list[Spot] = []
    for step in range(number):
        x, top = left + gap * step, TOPS[step]
        spots.append((x, top))
        strokes(card, [straight((x, top), (x, 126))], width)
        for place in (0.32, 0.64):
            y = top + (126 - top) * place
            joints.append(straight((x - width / 2, y), (x + width / 2, y)))
    card.draw(join(joints), INK, 2)
    if mixed:
        balls(card, spots, {1: 22, 2: 14, 6: 7.4, 7: 6.8}[number])


def waves(card: Card, number: int, mixed: bool) -> None:
    """Blue: waves one below another, a circle riding on each."""
    gap = min(38.0, 120 / number)
    tall, width = (23.0, 13.0) if number == 1 else (gap * 0.42, min(11.0, gap * 0.36))
    bends = 4 if number < 4 else 6
    pitch = 55 / (bends - 1)
    spots: list[Spot] = []
    for step in range(number):
        y = Y + gap * (step - (number - 1) / 2)
        side = 1 if step % 2 else -1
        points = [(35 + pitch * place, y + side * (tall if place % 2 else -tall) / 2, False) for place in range(bends)]
        strokes(card, [outline(points, closed=False)], width)
        spots.append((X + pitch * side / 2 * (1 if number == 2 else 3), y - tall / 2))
    if mixed:
        balls(card, spots, 14 if number == 2 else 7.4)


HANDS: dict[str, Callable[[Card, int, bool], None]] = {"R": stars, "Y": rays, "G": stalks, "B": waves}


def circles(card: Card, number: int) -> None:
    """The two cards of circles alone: four great rings in a chain, eight in a mail."""
    if number == 4:
        ring(card, [(X, Y + 27 * (step - 1.5)) for step in range(4)], 21, 7)
    else:
        ring(card, [(X + 14 * side, Y + 29.6 * (row - 1.5)) for row in range(4) for side in (-1, 1)], 14.6, 4.6)
