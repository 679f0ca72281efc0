"""Path building: curves through points, brush strokes, and the card frame.

Every picture is written as short strings of points, because that is the form
in which a silhouette can be read, moved and corrected by hand.  A point is
``x,y``; ``x,y!`` marks a sharp corner, any other point is passed smoothly.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from .palette import CREAM, EDGE, INK

Node = tuple[float, float, bool]
"""x, y, and whether the outline turns sharply there."""

HANDLE = 0.36
"""Length of a curve handle relative to its segment; about 1/3 is round."""


def number(value: float) -> str:
    """Shortest text of a value with one decimal."""
    text = f"{value:.1f}"
    if text.endswith(".0"):
        text = text[:-2]
    if text.startswith("0."):
        text = text[1:]
    elif text.startswith("-0."):
        text = "-" + text[2:]
    return "0" if text == "-0" else text


def numbers(values: Iterable[float]) -> str:
    """Numbers joined with as few separators as SVG allows."""
    out = ""
    last = ""
    for value in values:
        text = number(value)
        # A sign starts a number, and so does a second decimal point.
        bare = not out or text[0] == "-" or (text[0] == "." and "." in last)
        out += text if bare else " " + text
        last = text
    return out


def nodes(spec: str) -> list[Node]:
    """Read a point string."""
    found: list[Node] = []
    for word in spec.split():
        sharp = word.endswith("!")
        x, y = word.rstrip("!").split(",")
        found.append((float(x), float(y), sharp))
    return found


Segment = tuple[float, ...]
"""Absolute: two numbers for a line, six for a cubic."""


def tangent(points: Sequence[Node], index: int, closed: bool) -> tuple[float, float] | None:
    """Unit direction through a node; None where the outline is sharp or ends."""
    count = len(points)
    if points[index][2] or (not closed and index in (0, count - 1)):
        return None
    before, after = points[index - 1], points[(index + 1) % count]
    dx, dy = after[0] - before[0], after[1] - before[1]
    length = math.hypot(dx, dy) or 1.0
    return dx / length, dy / length


@dataclass(frozen=True)
class Contour:
    """One run of segments, open or closed."""

    start: tuple[float, float]
    segments: tuple[Segment, ...]
    closed: bool

    @classmethod
    def through(cls, points: Sequence[Node], closed: bool) -> Contour:
        """The curve that passes the nodes."""
        count = len(points)
        segments: list[Segment] = []
        for index in range(count if closed else count - 1):
            a, b = points[index], points[(index + 1) % count]
            out, into = tangent(points, index, closed), tangent(points, (index + 1) % count, closed)
            if out is None and into is None:
                segments.append((b[0], b[1]))
                continue
            span = math.hypot(b[0] - a[0], b[1] - a[1]) * HANDLE
            if out is None:
                c1 = (a[0] + (b[0] - a[0]) * 0.3, a[1] + (b[1] - a[1]) * 0.3)
            else:
                c1 = (a[0] + out[0] * span, a[1] + out[1] * span)
            if into is None:
                c2 = (b[0] + (a[0] - b[0]) * 0.3, b[1] + (a[1] - b[1]) * 0.3)
            else:
                c2 = (b[0] - into[0] * span, b[1] - into[1] * span)
            segments.append((*c1, *c2, b[0], b[1]))
        return cls((points[0][0], points[0][1]), tuple(segments), closed)

    def d(self, pen: tuple[float, float] | None = None) -> tuple[str, tuple[float, float]]:
        """Path data, and where it leaves the pen.

        Everything is relative, which is shorter, to points already rounded, so that errors do not add up.
        """
        x, y = begin = (round(self.start[0], 1), round(self.start[1], 1))
        out = "M" + numbers(begin)
        if pen is not None:
            out = min(out, "m" + numbers((x - pen[0], y - pen[1])), key=len)
        if not self.segments:
            return out + "h0", begin
        last = ""
        for index, segment in enumerate(self.segments):
            if self.closed and len(segment) == 2 and index == len(self.segments) - 1:
                break
            values = [round(v, 1) - (x if i % 2 == 0 else y) for i, v in enumerate(segment)]
            x, y = round(segment[-2], 1), round(segment[-1], 1)
            letter = "l" if len(segment) == 2 else "c"
            text = numbers(values)
            if letter != last:
                out += letter + text
            else:
                out += text if text[0] == "-" else " " + text
            last = letter
        return (out + "z", begin) if self.closed else (out, (x, y))


@dataclass(frozen=True)
class Path:
    """Contours painted together with one ink."""

    contours: tuple[Contour, ...] = ()

    def __add__(self, other: Path) -> Path:
        return Path(self.contours + other.contours)

    def at(self, x: float = 0, y: float = 0, scale: float = 1, turn: float = 0, flip: bool = False) -> Path:
        """The path mirrored, scaled, turned by degrees, then moved."""
        cos = math.cos(math.radians(turn)) * scale
        sin = math.sin(math.radians(turn)) * scale
        side = -1 if flip else 1

        def move(values: Segment) -> Segment:
            out: list[float] = []
            for px, py in zip(values[0::2], values[1::2], strict=True):
                out += [x + side * px * cos - py * sin, y + side * px * sin + py * cos]
            return tuple(out)

        return Path(
            tuple(
                Contour((move(c.start)[0], move(c.start)[1]), tuple(move(s) for s in c.segments), c.closed)
                for c in self.contours
            )
        )

    def d(self) -> str:
        """Path data of all contours."""
        out = ""
        pen: tuple[float, float] | None = None
        for contour in self.contours:
            text, pen = contour.d(pen)
            out += text
        return out


def shape(*specs: str) -> Path:
    """Closed outlines through the given points."""
    return Path(tuple(Contour.through(nodes(spec), True) for spec in specs))


def symmetric(*specs: str) -> Path:
    """Closed outlines given by their right halves, from the top down, and mirrored in the y axis."""
    contours: list[Contour] = []
    for spec in specs:
        right = nodes(spec)
        left = [(-x, y, sharp) for x, y, sharp in reversed(right) if x]
        contours.append(Contour.through(right + left, True))
    return Path(tuple(contours))


def line(*specs: str) -> Path:
    """Open curves through the given points."""
    return Path(tuple(Contour.through(nodes(spec), False) for spec in specs))


def outline(points: Sequence[Node], closed: bool = True) -> Path:
    """A path from computed nodes."""
    return Path((Contour.through(points, closed),))


def join(paths: Iterable[Path]) -> Path:
    """All contours in one path, so that a repeated motif costs one element."""
    return Path(tuple(c for path in paths for c in path.contours))


def dots(points: Iterable[tuple[float, float]]) -> Path:
    """Zero-length strokes: with round caps each paints a disc very cheaply."""
    return Path(tuple(Contour((x, y), (), False) for x, y in points))


def disc(x: float, y: float, rx: float, ry: float | None = None) -> Path:
    """An ellipse."""
    tall = rx if ry is None else ry
    steps = [math.pi * i / 4 for i in range(8)]
    return outline([(x + rx * math.cos(a), y + tall * math.sin(a), False) for a in steps])


def spine(spec: str, pieces: int) -> list[tuple[float, float]]:
    """Points along an open curve, `pieces` to each segment."""
    contour = Contour.through(nodes(spec), False)
    x, y = contour.start
    found = [(x, y)]
    for segment in contour.segments:
        for step in range(1, pieces + 1):
            t = step / pieces
            if len(segment) == 2:
                found.append((x + (segment[0] - x) * t, y + (segment[1] - y) * t))
                continue
            u = 1 - t
            weights = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
            xs, ys = (x, *segment[0::2]), (y, *segment[1::2])
            found.append(
                (
                    sum(w * v for w, v in zip(weights, xs, strict=True)),
                    sum(w * v for w, v in zip(weights, ys, strict=True)),
                )
            )
        x, y = segment[-2], segment[-1]
    return found


def along(spec: str, step: float) -> list[tuple[float, float, float]]:
    """Points at even distances along a curve, each with its heading in degrees."""
    fine = spine(spec, 12)
    found: list[tuple[float, float, float]] = []
    walked = 0.0
    for (ax, ay), (bx, by) in itertools.pairwise(fine):
        walked += math.hypot(bx - ax, by - ay)
        if walked >= step:
            walked -= step
            found.append((bx, by, math.degrees(math.atan2(by - ay, bx - ax))))
    return found


def brush(spec: str, *widths: float, pieces: int = 2) -> Path:
    """A stroke whose width runs through `widths` from its start to its end."""
    points = spine(spec, pieces)
    last = len(points) - 1
    left: list[Node] = []
    right: list[Node] = []
    for index, (x, y) in enumerate(points):
        ax, ay = points[max(index - 1, 0)]
        bx, by = points[min(index + 1, last)]
        length = math.hypot(bx - ax, by - ay) or 1.0
        place = index / last * (len(widths) - 1)
        low = min(int(place), len(widths) - 2)
        width = widths[low] + (widths[low + 1] - widths[low]) * (place - low)
        nx, ny = -(by - ay) / length * width / 2, (bx - ax) / length * width / 2
        sharp = index in (0, last)
        if width < 0.2:
            left.append((x, y, True))
            continue
        left.append((x + nx, y + ny, sharp))
        right.append((x - nx, y - ny, sharp))
    return outline(left + right[::-1])


@dataclass
class Card:
    """One card: a name, a ground, and the strokes laid on it in order."""

    name: str
    ground: str = CREAM
    marks: list[str] = field(default_factory=list)
    height: int = 160
    """A card is 100 wide: flower cards are 160 high, the other decks 140."""

    def fill(self, path: Path, colour: str) -> None:
        """Paint a flat shape."""
        self.marks.append(f'<path fill="{colour}" d="{path.d()}"/>')

    def draw(self, path: Path, colour: str = INK, width: float = 1.6) -> None:
        """Paint a line."""
        self.marks.append(f'<path stroke="{colour}" stroke-width="{number(width)}" d="{path.d()}"/>')

    def both(self, path: Path, colour: str, edge: str = INK, width: float = 1.6) -> None:
        """Paint a flat shape with a contour."""
        self.marks.append(f'<path fill="{colour}" stroke="{edge}" stroke-width="{number(width)}" d="{path.d()}"/>')

    def svg(self) -> str:
        """The whole file.

        The frame is painted last and covers whatever runs off the picture;
        this needs no clip path, and so no id that could clash in a page.
        The hairline outside it keeps the card apart from a dark table.
        """
        body = "\n".join(self.marks)
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 {self.height}">\n'
            f'<rect x="1" y="1" width="98" height="{self.height - 2}" rx="6" fill="{self.ground}"/>\n'
            '<g fill="none" stroke-linecap="round" stroke-linejoin="round">\n'
            f"{body}\n</g>\n"
            f'<g fill="none"><rect x="1.8" y="1.8" width="96.4" height="{number(self.height - 3.6)}" rx="5"'
            f' stroke="{INK}" stroke-width="3.6"/>\n'
            f'<rect x=".5" y=".5" width="99" height="{self.height - 1}" rx="6.3" stroke="{EDGE}"/></g>\n</svg>\n'
        )
