"""When a person was here last, so that who does not come back can be forgotten. Who is known counts as seen now."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("people", sa.Column("seen", sa.Float, nullable=False, server_default="0"))
    op.get_bind().execute(sa.text("UPDATE people SET seen = :now"), {"now": time.time()})
    op.create_index("ix_people_seen", "people", ["seen"])
