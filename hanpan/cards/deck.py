"""What a deck is: the names of its cards, in the order of their numbers."""

from __future__ import annotations

import contextlib
import difflib
import operator
from collections.abc import Iterable
from dataclasses import dataclass, field


class CardError(ValueError):
    """A card name or a list of cards that this deck does not know or allow."""


@dataclass(frozen=True)
class Deck:
    """A deck of up to 54 cards; card n is called `names[n]`."""

    name: str
    names: tuple[str, ...]
    numbers: dict[str, int] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "numbers", {name: number for number, name in enumerate(self.names)})

    def __len__(self) -> int:
        return len(self.names)

    @property
    def all(self) -> int:
        """The mask of the whole deck."""
        return (1 << len(self.names)) - 1

    def number(self, name: str) -> int:
        """The number of the card called `name`."""
        try:
            return self.numbers[name]
        except KeyError:
            near = difflib.get_close_matches(name, self.names, 1)
            hint = f"; did you mean {near[0]}?" if near else f"; cards are named like {self.names[0]}"
            raise CardError(f"there is no card {name!r} in the {self.name} deck{hint}") from None

    def mask(self, names: Iterable[str]) -> int:
        """The mask of the cards called `names`; a card named twice is an error."""
        mask = 0
        for name in names:
            bit = 1 << self.number(name)
            if mask & bit:
                raise CardError(f"{name} is named twice")
            mask |= bit
        return mask

    def cards(self, mask: int) -> tuple[str, ...]:
        """The names of the cards in `mask`, by number."""
        return tuple(name for number, name in enumerate(self.names) if mask >> number & 1)

    def _index(self, item: object) -> int:
        if not isinstance(item, bool):
            with contextlib.suppress(TypeError):
                return operator.index(item)  # type: ignore[arg-type]
        raise CardError(f"a card of the {self.name} deck is a name or a number, not {item!r}")

    def order(self, text: str | Iterable[str | int], size: int | None = None) -> list[int]:
        """A whole deck in dealing order: names in one string (blanks or commas between), or names or numbers.

        `size`: only the deck's first so many cards are in use.

        A card left out or named twice is an error: a deck written down means one deal.
        """
        items: list[str | int] = list(text.replace(",", " ").split()) if isinstance(text, str) else list(text)
        numbers = [self.number(item) if isinstance(item, str) else self._index(item) for item in items]
        size = len(self) if size is None else size
        for number in numbers:
            if not 0 <= number < size:
                if not 0 <= number < len(self):
                    raise CardError(f"card numbers of the {self.name} deck are 0 to {len(self) - 1}, not {number}")
                card = self.names[number]
                raise CardError(f"cards 0 to {size - 1} of the {self.name} deck are in use, {card} is not")
        twice = sorted({number for number in numbers if numbers.count(number) > 1})
        if twice:
            raise CardError(f"{', '.join(self.names[n] for n in twice)} stands twice in the deck")
        if len(numbers) != size:
            missing = [self.names[n] for n in range(size) if n not in set(numbers)]
            raise CardError(f"the deck has {size} cards, {len(numbers)} were given; missing: {' '.join(missing)}")
        return numbers
