"""The motifs that repeat from card to card: needles, blossoms, leaves."""

from __future__ import annotations

import math
from random import Random

from .palette import BROWN, CREAM, GREEN, INK, LILAC, MUSTARD, PINK, PURPLE, RED, WHITE
from .pen import Card, Node, Path, brush, dots, join, line, outline, shape

Petal = tuple[tuple[float, float, bool], ...]
"""A petal's outline: (part of the petal's angle, radius, sharp)."""

ROUND: Petal = ((0, 0.58, True), (0.22, 0.93, False), (0.5, 1.04, False), (0.78, 0.93, False))
NOTCHED: Petal = (
    (0, 0.5, True),
    (0.2, 0.84, False),
    (0.36, 1.04, True),
    (0.5, 0.84, True),
    (0.64, 1.04, True),
    (0.8, 0.84, False),
)
NARROW: Petal = ((0, 0.74, True), (0.3, 0.97, False), (0.7, 0.97, False))
RUFFLED: Petal = ((0, 0.78, True), (0.25, 1.0, False), (0.5, 0.94, True), (0.75, 1.0, False))


def rosette(
    petal: Petal, count: int, radius: float, turn: float = 0, squash: float = 1, jitter: Random | None = None
) -> Path:
    """Petals round the origin as one outline."""
    points: list[Node] = []
    for index in range(count):
        grow = 1 + (jitter.uniform(-0.08, 0.08) if jitter else 0)
        for part, reach, sharp in petal:
            angle = math.radians(turn + 360 * (index + part) / count)
            r = radius * reach * (grow if part else 1)
            points.append((r * math.cos(angle), r * math.sin(angle) * squash, sharp))
    return outline(points)


def rays(count: int, inner: float, outer: float, turn: float = 0, sweep: float = 360) -> Path:
    """Straight lines out from the origin."""
    parts: list[Path] = []
    for index in range(count):
        angle = math.radians(turn + sweep * index / (count if sweep == 360 else count - 1))
        cos, sin = math.cos(angle), math.sin(angle)
        parts.append(outline([(inner * cos, inner * sin, True), (outer * cos, outer * sin, True)], closed=False))
    return join(parts)


def pine(card: Card, x: float, y: float, radius: float, turn: float = 0) -> None:
    """A fan of pine needles, its twig end at (x, y), opening upwards."""
    count = 13
    points: list[Node] = [(0, radius * 0.12, True)]
    for index in range(count * 2 - 1):
        angle = math.radians(-188 + 196 * index / (count * 2 - 2))
        r = radius * (1.0 if index % 2 == 0 else 0.8)
        points.append((r * math.cos(angle), r * math.sin(angle), True))
    card.both(outline(points).at(x, y, 1, turn), INK, CREAM, 1.6)
    card.draw(rays(count, radius * 0.2, radius * 0.84, -188, 196).at(x, y, 1, turn), GREEN, 1.5)
    card.both(shape("-3,1! 0,-4.6 3,1! 0,3.4").at(x, y, radius / 24, turn), RED, INK, 1)


def plum(card: Card, x: float, y: float, radius: float, turn: float = 0, colour: str = RED) -> None:
    """A plum blossom: five round petals and a burst of stamens."""
    card.both(rosette(ROUND, 5, radius, turn - 90).at(x, y), colour, INK, 1.7)
    stamen = MUSTARD if colour != MUSTARD else RED
    card.draw(rays(10, 0, radius * 0.52, turn).at(x, y), stamen, 1.1)
    card.draw(dots([(x, y)]), stamen, radius * 0.46)


def buds(card: Card, places: list[tuple[float, float]], size: float, colour: str) -> None:
    """Round buds with a contour."""
    card.draw(dots(places), INK, size + 2.6)
    card.draw(dots(places), colour, size)


def cherry(card: Card, x: float, y: float, radius: float, turn: float = 0, colour: str = PINK) -> None:
    """A cherry blossom: five notched petals, red at the heart."""
    card.both(rosette(NOTCHED, 5, radius, turn - 90).at(x, y), colour, INK, 1.4)
    heart = RED if colour != RED else WHITE
    card.draw(rays(5, radius * 0.2, radius * 0.58, turn - 54).at(x, y), heart, 1.6)
    card.draw(dots([(x, y)]), heart, radius * 0.42)


def leaf(spec_length: float, width: float) -> Path:
    """A pointed leaf from the origin along the x axis."""
    a, b = spec_length, width / 2
    return outline([(0, 0, True), (a * 0.42, -b, False), (a, 0, True), (a * 0.42, b, False)])


def raceme(card: Card, x: float, y: float, length: float, sway: float = 0, size: float = 8.4) -> None:
    """A hanging cluster of wisteria, broad above and ending in one bud."""
    dark: list[tuple[float, float]] = []
    pale: list[tuple[float, float]] = []
    rows = max(3, round(length / (size * 0.8)))
    for row in range(rows):
        t = row / (rows - 1)
        cy = y + length * t
        cx = x + sway * t * t
        half = size * 0.78 * (1 - t) ** 0.6
        if t > 0.9:
            dark.append((cx, cy))
            continue
        dark += [(cx - half, cy), (cx + half, cy)]
        pale += [(cx - half, cy + 1.2), (cx + half, cy + 1.2)]
    tail = f"{x + sway * 0.9:.1f},{y + length:.1f} {x + sway:.1f},{y + length + size * 0.5:.1f}"
    card.draw(dots(dark), CREAM, size + 2.2)
    card.draw(line(tail), CREAM, size * 0.5 + 2)
    card.draw(line(tail), INK, size * 0.5)
    card.draw(dots(dark), INK, size)
    card.draw(dots(pale), PURPLE, size * 0.66)
    card.draw(dots([(px, py + 0.6) for px, py in pale]), LILAC, size * 0.24)


def pinnate(card: Card, spec: str, pairs: int, size: float, colour: str) -> None:
    """A feather leaf: paired leaflets along a stalk."""
    from .pen import spine

    points = spine(spec, pairs)
    card.draw(line(spec), INK, 1.2)
    parts: list[Path] = []
    for index in range(1, len(points)):
        (ax, ay), (bx, by) = points[index - 1], points[index]
        angle = math.degrees(math.atan2(by - ay, bx - ax))
        grow = size * (1 - 0.35 * index / len(points))
        parts += [leaf(grow, grow * 0.5).at(bx, by, 1, angle + side) for side in (62, -62)]
    parts.append(leaf(size * 0.8, size * 0.4).at(*points[-1], 1, angle))
    card.fill(join(parts), colour)


def iris(card: Card, x: float, y: float, scale: float = 1, flip: bool = False, colour: str = PURPLE) -> None:
    """An iris seen from the side: standards up, three falls hanging."""
    upright = shape(
        "0,4! -5,-2 -7,-10 -3,-17 0,-12! 3,-18 8,-11 5,-2",
        "-2,2! -9,-4 -14,-12! -15,-3 -9,4",
        "2,2! 9,-5 14,-13! 16,-3 9,4",
    )
    falls = shape(
        "-2,0! -10,-1 -18,4 -19,13 -13,17 -8,11 -4,6",
        "2,0! 10,-1 18,3 20,12 14,17 8,12 4,6",
        "-3,1! -8,9 -8,17 0,23 8,17 8,9 3,1!",
    )
    card.both(upright.at(x, y, scale, 0, flip), colour, INK, 1.5)
    card.both(falls.at(x, y, scale, 0, flip), colour, INK, 1.5)
    tongue = shape("0,2! -2.6,8 0,15! 2.6,8", "-6,3! -11,4 -14,9! -9,7", "6,3! 11,4 15,9! 9,7")
    card.fill(tongue.at(x, y, scale, 0, flip), MUSTARD)


def blades(card: Card, specs: list[str], width: float, colour: str) -> None:
    """Sword leaves, each tapering to its tip."""
    card.both(join(brush(s, width * 0.7, width, width * 0.8, 0) for s in specs), colour, CREAM, 1)


def peony(card: Card, x: float, y: float, radius: float, turn: float = 0, seed: int = 1) -> None:
    """A peony in full bloom: three rings of ruffled petals."""
    jitter = Random(seed)
    for reach, count, colour in ((1.0, 7, RED), (0.72, 6, PINK), (0.46, 5, RED)):
        ring = rosette(RUFFLED, count, radius * reach, turn, 0.9, jitter).at(x, y - radius * (1 - reach) * 0.1)
        card.both(ring, colour, INK, 1.6)
        turn += 25
    card.both(rosette(ROUND, 6, radius * 0.22, turn).at(x, y), MUSTARD, INK, 1.2)


def peony_leaf(card: Card, x: float, y: float, scale: float, turn: float, colour: str = INK) -> None:
    """A peony's leaf: three pointed lobes on one stalk."""
    lobes = "0,0! 6,-5 10,-13 22,-16! 18,-8 17,-5! 24,-4 34,0! 24,4 17,5! 18,8 22,16! 10,13 6,5"
    card.both(shape(lobes).at(x, y, scale, turn), colour, CREAM, 1.2)
    veins = line("2,0! 28,0!", "6,-3! 16,-11!", "6,3! 16,11!")
    card.draw(veins.at(x, y, scale, turn), GREEN if colour == INK else INK, 1.3)


def clover(card: Card, spec: str, leaves: int, size: float, blossoms: bool = True) -> None:
    """An arching bush-clover stem: leaves in threes, small flowers below."""
    from .pen import spine

    points = spine(spec, leaves)
    card.draw(line(spec), INK, 1.7)
    dark: list[Path] = []
    red: list[Path] = []
    for index in range(1, len(points) - 1):
        (ax, ay), (bx, by) = points[index - 1], points[index + 1]
        angle = math.degrees(math.atan2(by - ay, bx - ax))
        side = 1 if index % 2 else -1
        px, py = points[index]
        group = [oval(size).at(px, py, 1, angle + side * bend) for bend in (38, 82, 126)]
        (red if blossoms and index % 3 == 2 else dark).extend(group)
    dark += [oval(size).at(*points[-1], 1, angle + bend) for bend in (-44, 0, 44)]
    card.both(join(dark), INK, CREAM, 0.8)
    if red:
        card.both(join(red), RED, INK, 0.9)


def oval(size: float) -> Path:
    """A blunt leaflet, standing a little off the stem."""
    return outline(
        [
            (size * 0.12, 0, True),
            (size * 0.5, -size * 0.3, False),
            (size, -size * 0.2, False),
            (size * 1.1, 0, False),
            (size, size * 0.2, False),
            (size * 0.5, size * 0.3, False),
        ]
    )


def mum(card: Card, x: float, y: float, radius: float, colour: str = RED, turn: float = 0) -> None:
    """A chrysanthemum: many narrow petals in two rings round a button."""
    second = CREAM if colour != CREAM else MUSTARD
    card.both(rosette(NARROW, 16, radius, turn).at(x, y), colour, INK, 1.5)
    card.draw(rays(16, radius * 0.5, radius * 0.76, turn).at(x, y), INK if colour != RED else second, 1.2)
    card.both(rosette(NARROW, 10, radius * 0.52, turn).at(x, y), MUSTARD if colour != MUSTARD else RED, INK, 1.2)
    card.draw(dots([(x, y)]), INK, radius * 0.3)


def mum_leaf(card: Card, x: float, y: float, scale: float, turn: float, colour: str = INK) -> None:
    """A chrysanthemum's leaf: deep rounded lobes."""
    lobes = "0,0! 5,-3 5,-11 12,-12 15,-6! 18,-12 25,-10 24,-4! 30,-4 33,0 30,4 24,4! 25,10 18,12 15,6! 12,12 5,11 5,3"
    card.both(shape(lobes).at(x, y, scale, turn), colour, CREAM, 1.2)
    card.draw(line("3,0! 27,0!", "9,-1! 11,-7!", "9,1! 11,7!", "17,-1! 20,-7!", "17,1! 20,7!").at(x, y, scale, turn), GREEN, 1.2)


def maple(card: Card, x: float, y: float, radius: float, turn: float = 0, colour: str = RED) -> None:
    """A maple leaf: seven pointed fingers."""
    fingers = ((-132, 0.62), (-88, 0.9), (-42, 1.0), (0, 1.12), (42, 1.0), (88, 0.9), (132, 0.62))
    points: list[Node] = [(0, radius * 0.2, True)]
    for index, (angle, reach) in enumerate(fingers):
        for step, part in ((-9, 0.62), (0, 1.0), (9, 0.62)):
            a = math.radians(angle + step * 1.4)
            points.append((radius * reach * part * math.sin(a), -radius * reach * part * math.cos(a), part == 1.0))
        if index < 6:
            a = math.radians((angle + fingers[index + 1][0]) / 2)
            points.append((radius * 0.34 * math.sin(a), -radius * 0.34 * math.cos(a), True))
    stalk = line(f"0,{radius * 0.1:.1f} {radius * 0.08:.1f},{radius * 0.6:.1f} {radius * 0.2:.1f},{radius:.1f}")
    card.draw(stalk.at(x, y, 1, turn), INK, 1.7)
    card.both(outline(points).at(x, y, 1, turn), colour, INK, 1.4)
    veins = join(
        outline([(0, 0, True), (radius * 0.6 * r * math.sin(math.radians(a)), -radius * 0.6 * r * math.cos(math.radians(a)), True)], False)
        for a, r in fingers[1:6]
    )
    card.draw(veins.at(x, y, 1, turn), INK if colour == MUSTARD else MUSTARD, 0.9)


def frond(card: Card, spec: str, count: int, size: float, colour: str = INK) -> None:
    """A willow withe with its narrow leaves hanging to both sides."""
    from .pen import spine

    points = spine(spec, count)
    card.draw(line(spec), colour, 1.2)
    parts: list[Path] = []
    for index in range(1, len(points)):
        (ax, ay), (bx, by) = points[index - 1], points[index]
        angle = math.degrees(math.atan2(by - ay, bx - ax))
        side = 28 if index % 2 else -28
        parts.append(leaf(size, size * 0.3).at(bx, by, 1, angle + side))
    card.fill(join(parts), colour)


def paulownia_leaf(card: Card, x: float, y: float, scale: float, turn: float = 0, colour: str = INK) -> None:
    """A paulownia's leaf: broad, three-pointed, its veins left pale."""
    blade = "0,-8! 9,-13 19,-8 24,4 34,8! 26,16 15,19! 10,28 0,40! -10,28 -15,19! -26,16 -34,8! -24,4 -19,-8 -9,-13"
    card.both(shape(blade).at(x, y, scale, turn), colour, CREAM, 1.6)
    veins = line(
        "0,-4! 0,34!", "0,0! 12,2 27,8!", "0,0! -12,2 -27,8!", "0,10! 5,14 10,22!", "0,10! -5,14 -10,22!",
        "9,0! 12,-5 14,-8!", "-9,0! -12,-5 -14,-8!",
    )
    card.draw(veins.at(x, y, scale, turn), CREAM if colour == INK else INK, 1.5)


def paulownia_spike(card: Card, x: float, y: float, height: float, tiers: int, sway: float = 0) -> None:
    """An upright spike of paulownia: bell blossoms thinning to a bud."""
    card.draw(line(f"{x:.1f},{y:.1f} {x + sway * 0.2:.1f},{y - height * 0.5:.1f} {x + sway:.1f},{y - height:.1f}"), INK, 2)
    bell = shape("0,-4! 3.4,-2 4.6,3! 2.4,2.4! 0,4.4! -2.4,2.4! -4.6,3! -3.4,-2")
    parts: list[Path] = []
    for tier in range(tiers):
        t = tier / tiers
        cx, cy = x + sway * t * t, y - height * t
        if tier == tiers - 1:
            parts.append(bell.at(cx, y - height, 0.9))
        else:
            grow = 1.2 - 0.3 * t
            parts += [bell.at(cx - 6 * grow, cy, grow, 28), bell.at(cx + 6 * grow, cy, grow, -28)]
    card.both(join(parts), LILAC, INK, 1.4)


def bark(card: Card, spec: str, *widths: float, colour: str = BROWN) -> None:
    """A branch or trunk with a contour."""
    card.both(brush(spec, *widths), colour, INK, 1.4)
