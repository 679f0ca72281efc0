"""Run by Alembic for every upgrade: on the connection, and in the transaction, that `hanpan.store.sqlite` opened."""

from alembic import context

context.configure(connection=context.config.attributes["connection"], transactional_ddl=True)
with context.begin_transaction():
    context.run_migrations()
