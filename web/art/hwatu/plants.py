"""The motifs that repeat from card to card: needles, blossoms, leaves."""

from __future__ import annotations

import math
from collections.abc import Sequence
from random import Random

from ..palette import BROWN, CREAM, GREEN, INK, LILAC, MUSTARD, PINK, PURPLE, RED, WHITE
from ..pen import Card, Contour, Node, Path, along, brush, dots, join, line, outline, shape, spine

Petal = tuple[tuple[float, ...], ...]
"""A petal's outline as (part of the petal's angle, radius) pairs: two for a line, six for a cubic."""

ROUND: Petal = ((-0.02, 0.96, 0.16, 1.08, 0.5, 1.06), (0.84, 1.08, 1.02, 0.96, 1, 0.56))
NOTCHED: Petal = ((0.0, 0.82, 0.12, 0.92, 0.34, 1.06), (0.5, 0.84), (0.66, 1.06), (0.88, 0.92, 1.0, 0.82, 1, 0.46))
NARROW: Petal = ((0.0, 1.08, 1.0, 1.08, 1, 0.74),)
RUFFLED: Petal = ((-0.04, 1.0, 0.3, 1.14, 0.5, 0.95), (0.7, 1.14, 1.04, 1.0, 1, 0.76))


def rosette(
    petal: Petal, count: int, radius: float, turn: float = 0, squash: float = 1, jitter: Random | None = None
) -> Path:
    """Petals round the origin as one outline."""

    def spot(index: int, part: float, reach: float) -> tuple[float, float]:
        angle = math.radians(turn + 360 * (index + part) / count)
        return radius * reach * math.cos(angle), radius * reach * math.sin(angle) * squash

    segments: list[tuple[float, ...]] = []
    for index in range(count):
        grow = 1 + (jitter.uniform(-0.07, 0.07) if jitter else 0)
        for piece in petal:
            values: list[float] = []
            for part, reach in zip(piece[0::2], piece[1::2], strict=True):
                values += spot(index, part, reach * (1 if part == 1 else grow))
            segments.append(tuple(values))
    return Path((Contour(spot(0, 0, petal[-1][-1]), tuple(segments), True),))


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


def buds(card: Card, places: Sequence[tuple[float, float]], size: float, colour: str) -> None:
    """Round buds with a contour."""
    card.draw(dots(places), INK, size + 2.6)
    card.draw(dots(places), colour, size)


def cherry(card: Card, x: float, y: float, radius: float, turn: float = 0, colour: str = PINK) -> None:
    """A cherry blossom: five notched petals, red at the heart."""
    card.both(rosette(NOTCHED, 5, radius, turn - 90).at(x, y), colour, INK, 1.4)
    heart = RED if colour != RED else WHITE
    card.draw(rays(5, radius * 0.2, radius * 0.58, turn - 54).at(x, y), heart, 1.6)
    card.draw(dots([(x, y)]), heart, radius * 0.42)


def leaf(length: float, width: float) -> Path:
    """A pointed leaf from the origin along the x axis."""
    a, b = length, width * 0.66
    sides = ((a * 0.25, -b, a * 0.6, -b, a, 0.0), (a * 0.6, b, a * 0.25, b, 0.0, 0.0))
    return Path((Contour((0.0, 0.0), sides, True),))


def raceme(card: Card, x: float, y: float, length: float, sway: float = 0, size: float = 9) -> None:
    """A hanging cluster of wisteria: tiers of paired blossoms, broad above and ending in a bud."""
    tiers: list[Path] = []
    tips: list[tuple[float, float]] = []
    rows = max(3, round(length / (size * 0.74)))
    for row in range(rows):
        t = row / rows
        cx, cy = x + sway * t * t, y + length * t
        half = size * (0.16 + 0.86 * (1 - t) ** 0.8)
        top = cy - half * 0.3
        tiers.append(outline([(cx - half, top, True), (cx, cy + half * 0.36, True), (cx + half, top, True)], False))
        tips += [(cx - half, top), (cx + half, top)]
    bud = outline([(x + sway * 0.9, y + length * 0.96, True), (x + sway, y + length + size * 0.3, True)], False)
    card.draw(join(tiers), INK, size * 0.66)
    card.draw(bud, INK, size * 0.4)
    card.draw(join(tiers), PURPLE, size * 0.42)
    card.draw(dots(tips), LILAC, size * 0.32)


def pinnate(card: Card, spec: str, pairs: int, size: float, colour: str) -> None:
    """A feather leaf: paired leaflets along a stalk."""
    card.draw(line(spec), INK, 1.2)
    places = along(spec, size * 0.52)[: pairs + 2]
    parts: list[Path] = []
    for index, (x, y, angle) in enumerate(places):
        grow = size * (1 - 0.3 * index / len(places))
        parts += [leaf(grow, grow * 0.42).at(x, y, 1, angle + side) for side in (58, -58)]
    x, y, angle = places[-1]
    parts.append(leaf(size * 0.9, size * 0.38).at(x, y, 1, angle))
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


def clover(card: Card, spec: str, size: float = 8, first: int = 0) -> None:
    """An arching bush-clover stem: blunt leaves in pairs, a few of them turned red."""
    card.draw(line(spec), CREAM, 3.6)
    card.draw(line(spec), INK, 1.8)
    dark: list[Path] = []
    red: list[Path] = []
    places = along(spec, size * 0.92)
    for index, (x, y, angle) in enumerate(places[1:]):
        bends = (-56, 0, 56) if index == len(places) - 2 else (-56, 56)
        for bend in bends:
            a = math.radians(angle + bend)
            near, far = size * 0.42, size * 0.98
            blade = [(x + r * math.cos(a), y + r * math.sin(a), True) for r in (near, far)]
            (red if (index // 2 + first) % 2 else dark).append(outline(blade, False))
    every = join([*dark, *red])
    card.draw(every, CREAM, size * 0.56 + 2.6)
    card.draw(every, INK, size * 0.56 + 0.9)
    card.draw(join(red), RED, size * 0.56 - 0.9)


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
    card.draw(
        line("3,0! 27,0!", "9,-1! 11,-7!", "9,1! 11,7!", "17,-1! 20,-7!", "17,1! 20,7!").at(x, y, scale, turn),
        GREEN,
        1.2,
    )


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
        outline(
            [
                (0, 0, True),
                (radius * 0.6 * r * math.sin(math.radians(a)), -radius * 0.6 * r * math.cos(math.radians(a)), True),
            ],
            False,
        )
        for a, r in fingers[1:6]
    )
    card.draw(veins.at(x, y, 1, turn), INK if colour == MUSTARD else MUSTARD, 0.9)


def frond(card: Card, spec: str, size: float, colour: str = INK) -> None:
    """A willow withe with its narrow leaves hanging to both sides."""
    card.draw(line(spec), colour, 1.3)
    parts: list[Path] = []
    for index, (x, y, angle) in enumerate(along(spec, size * 0.62)):
        parts.append(leaf(size, size * 0.3).at(x, y, 1, angle + (27 if index % 2 else -27)))
    card.fill(join(parts), colour)


def paulownia_leaf(card: Card, x: float, y: float, scale: float, turn: float = 0, colour: str = INK) -> None:
    """A paulownia's leaf: broad, three-pointed, its veins left pale."""
    blade = "0,-8! 9,-13 19,-8 24,4 34,8! 26,16 15,19! 10,28 0,40! -10,28 -15,19! -26,16 -34,8! -24,4 -19,-8 -9,-13"
    card.both(shape(blade).at(x, y, scale, turn), colour, CREAM, 1.6)
    veins = line(
        "0,-4! 0,34!",
        "0,0! 12,2 27,8!",
        "0,0! -12,2 -27,8!",
        "0,10! 5,14 10,22!",
        "0,10! -5,14 -10,22!",
        "9,0! 12,-5 14,-8!",
        "-9,0! -12,-5 -14,-8!",
    )
    card.draw(veins.at(x, y, scale, turn), CREAM if colour == INK else INK, 1.5)


def paulownia_spike(card: Card, spec: str, tiers: int, size: float) -> None:
    """An upright spike of paulownia: paired bell blossoms, thinning to a bud at the top."""
    points = spine(spec, tiers)
    card.draw(line(spec), INK, 2.4)
    bell = shape("0,-5! 3,-4.4 4.4,-1 6,4! 3,3! 0,5.6! -3,3! -6,4! -4.4,-1 -3,-4.4")
    parts: list[Path] = []
    step = max(1, len(points) // tiers)
    for tier in range(tiers):
        x, y = points[min(tier * step, len(points) - 1)]
        grow = size * (1.1 - 0.3 * tier / tiers)
        parts += [bell.at(x - 6.6 * grow, y, grow, 24), bell.at(x + 6.6 * grow, y, grow, -24)]
    x, y = points[-1]
    parts.append(bell.at(x, y + 2, size * 0.85))
    for part in parts:
        card.both(part, LILAC, INK, 1.5)


def bark(card: Card, spec: str, *widths: float, colour: str = BROWN) -> None:
    """A branch or trunk with a contour."""
    card.both(brush(spec, *widths), colour, INK, 1.4)
