"""What Alembic runs: the migrations, on the connection it is given."""

from alembic import context

from regency.store.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    # SQLite changes a table by copying it; PostgreSQL ignores this.
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
