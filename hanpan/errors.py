"""Errors that belong to no single room."""


class UsageError(Exception):
    """A command line, file or setting that cannot be used; the text says what is wrong and what would be right."""
