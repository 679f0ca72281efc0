"""People, and the tokens that point to them.

Before, a person was the hash of its only token, as rooms name it. It stays who it is: that hash points to itself.
"""

import json

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    people = op.create_table(
        "people",
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("made", sa.Float, nullable=False),
        sqlite_with_rowid=False,
    )
    tokens = op.create_table(
        "tokens",
        sa.Column("hash", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_tokens_person", "tokens", ["person"])
    openings = op.get_bind().execute(sa.text("SELECT body FROM events WHERE seq = 0")).scalars()
    known = sorted({person for body in openings for person in _people(body)})
    if known:
        op.bulk_insert(people, [{"person": person, "made": 0.0} for person in known])
        op.bulk_insert(tokens, [{"hash": person, "person": person, "made": 0.0} for person in known])


def _people(body: bytes) -> set[str]:
    """Who is named in the first event of a room; nobody where it cannot be read."""
    try:
        opened = json.loads(body)
        named = {opened["by"], *(chair.get("person", "") for chair in opened["chairs"])}
    except (ValueError, TypeError, KeyError, AttributeError):
        return set()
    return {person for person in named if isinstance(person, str) and person}
