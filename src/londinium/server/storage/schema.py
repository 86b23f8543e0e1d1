"""What is stored: people, tables, who sits where, and the log of each table, from which everything else can be told.

The log is the truth. What stands beside it in `tables` and `seats` is what the log says, kept in the same transaction
so that lobbies and lists are one query.
"""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    false,
    true,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

people = Table(
    "people",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("lang", String(2), nullable=False),
    Column("credential", String(64), nullable=False, unique=True),  # a hash: the credential itself is nowhere
    Column("recovery", String(64), unique=True),
    Column("recovery_until", Float),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("data", Text),  # the hash of its component data, and the content where it is not ours
    Column("seed", String(32), nullable=False),
    Column("pace", Text, nullable=False),
    Column("open", Boolean, nullable=False),
    Column("hints", Boolean, nullable=False, server_default=false()),
    Column("spectators_chat", Boolean, nullable=False, server_default=true()),
    Column("invite", String(32), nullable=False, unique=True),
    Column("owner", String(16), nullable=False),
    Column("status", String(10), nullable=False),
    Column("version", Integer, nullable=False),
    # up to this entry everyone was told the log's own numbers, as was usual once
    Column("numbered", Integer, nullable=False, server_default="0"),
    Column("snapshot", Text),
    Column("deadline", Float),  # when the first clock runs out
    Column("bots_wait", Boolean, nullable=False),  # a bot owes a choice
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    # neither holds what every choice changes
    Index("ix_tables_lobby", "status", "open", "created"),
)
CLOCK_RUNS = tables.c.deadline.is_not(None)
Index("ix_tables_deadline", tables.c.deadline, sqlite_where=CLOCK_RUNS, postgresql_where=CLOCK_RUNS)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("person", String(16), index=True),
    Column("bot", String(20)),
    Column("name", String(40), nullable=False),
    Column("waits", Boolean, nullable=False),
    Column("decision", Integer),  # the entry to which its person owes an answer
    PrimaryKeyConstraint("table_id", "seat"),
    sqlite_with_rowid=False,  # kept in the order of its key, and nowhere else
)

log = Table(
    "log",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer),
    Column("person", String(16)),
    Column("key", String(64)),
    Column("content", Text, nullable=False),
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("table_id", "number"),  # a key is never there twice: who writes an entry has read all before
    sqlite_with_rowid=False,
)

standing = Table(
    "standing",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("rule", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "seat"),
)

results = Table(
    "results",
    metadata,
    Column("table_id", String(16), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("game", String(40), nullable=False),
    Column("who", String(40), nullable=False, index=True),
    Column("name", String(40), nullable=False),
    Column("place", Integer, nullable=False),
    Column("share", Float, nullable=False),
    Column("points", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Column("pending", Boolean, nullable=False),  # its ratings are still to be counted
    PrimaryKeyConstraint("table_id", "seat"),
)
Index("ix_results_pending", results.c.at, sqlite_where=results.c.pending, postgresql_where=results.c.pending)

ratings = Table(
    "ratings",
    metadata,
    Column("game", String(40), nullable=False),
    Column("who", String(40), nullable=False),
    Column("name", String(40), nullable=False),
    Column("mean", Float, nullable=False),
    Column("doubt", Float, nullable=False),
    Column("games", Integer, nullable=False),
    PrimaryKeyConstraint("game", "who"),
)

channels = Table(
    "channels",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("person", String(16), ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("kind", String(10), nullable=False),
    Column("target", Text, nullable=False),
    Column("confirmed", Boolean, nullable=False),  # nothing but the question goes to an address before
    Column("failures", Integer, nullable=False),  # in a row
    Column("problem", String(40)),
    Column("created", Float, nullable=False),
)

notices = Table(
    "notices",
    metadata,
    Column("table_id", String(16), nullable=False),
    Column("decision", Integer, nullable=False),
    Column("person", String(16), nullable=False),
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("table_id", "decision", "person"),
)

looking = Table(
    "looking",
    metadata,
    Column("table_id", String(16), nullable=False),
    Column("person", String(16), nullable=False),
    Column("process", String(16), nullable=False),
    Column("until", Float, nullable=False),  # a process that dies says nothing more
    PrimaryKeyConstraint("table_id", "person", "process"),
)

keys = Table(
    "keys",
    metadata,
    Column("name", String(20), primary_key=True),
    Column("value", Text, nullable=False),
)

pulse = Table(
    "pulse",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", Float, nullable=False),
)
