"""한판 (hanpan): a card parlour, to play in and to study."""

__version__ = "0.1.0"
