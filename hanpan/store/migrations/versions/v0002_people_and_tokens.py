"""People, and the tokens that point to them."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "people",
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("made", sa.Float, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "tokens",
        sa.Column("hash", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_tokens_person", "tokens", ["person"])
