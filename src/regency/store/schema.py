"""The schema, the same for SQLite and PostgreSQL; migrations/ brings older data to it."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    DateTime,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    SmallInteger,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

METADATA = MetaData()

#: The two logs of a table.
MATCH_LOG = 0
CHAT_LOG = 1

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("created", Integer, nullable=False),
    Column("seed", LargeBinary, nullable=False),
    Column("stage", String, nullable=False),
    Column("settings", Text, nullable=False),
    Column("words", Text, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("version", Integer, nullable=False),
    Index("tables_by_stage", "stage", "listed", "created"),
)

#: Who finds which tables under "Continue".
SITTERS = Table(
    "sitters",
    METADATA,
    Column("identity", String, primary_key=True),
    Column("table_id", String, ForeignKey("tables.id"), primary_key=True),
    Column("over", Boolean, nullable=False, server_default=false()),
    Column("hidden", Boolean, nullable=False, server_default=false()),
    # Lines of the chat that they were shown, on whatever device.
    Column("heard", Integer, nullable=False, server_default="0"),
    Index("sitters_by_table", "table_id"),
    Index("sitters_by_stage", "identity", "over"),
)

#: How each seat of a finished match came out; without a place where the match cannot be read.
RESULTS = Table(
    "results",
    METADATA,
    Column("table_id", String, primary_key=True),
    Column("seat", SmallInteger, primary_key=True),
    Column("identity", String),
    Column("name", String, nullable=False),
    Column("level", String),
    Column("game", String, nullable=False),
    Column("seats", SmallInteger, nullable=False),
    Column("finished", BigInteger, nullable=False),
    Column("place", SmallInteger),
    Column("points", Integer),
    # All that a list of one person's matches, or their statistics, has to look at.
    Index("results_by_identity", "identity", "finished", "table_id", "game", "seats", "place"),
    sqlite_with_rowid=False,
)

#: Append-only. No foreign key: the writer knows which tables there are, and this path is hot.
ENTRIES = Table(
    "entries",
    METADATA,
    Column("table_id", String, primary_key=True),
    Column("log", SmallInteger, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("body", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)

RECORDS = Table(
    "records",
    METADATA,
    Column("id", String, primary_key=True),
    Column("identity", String, nullable=False),
    Column("created", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Index("records_by_identity", "identity", "created"),
)

#: Reviews of matches, of tables and of records: one an evaluator.
REVIEWS = Table(
    "reviews",
    METADATA,
    Column("match_id", String, primary_key=True),
    Column("evaluator", String, primary_key=True),
    Column("version", Integer, nullable=False),
    Column("weights", String, nullable=False, server_default=""),
    Column("format", Integer, nullable=False, server_default="1"),
    Column("deals", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
)

#: Sessions of an identity from before this moment (milliseconds since 1970) are over.
ENDED_SESSIONS = Table(
    "ended_sessions",
    METADATA,
    Column("identity", String, primary_key=True),
    Column("at", BigInteger, nullable=False),
)

#: Since when something is so, in milliseconds since 1970.
DATES = Table(
    "dates",
    METADATA,
    Column("name", String, primary_key=True),
    Column("at", BigInteger, nullable=False),
)

#: Who said something at which tables, seated or not.
SPEAKERS = Table(
    "speakers",
    METADATA,
    Column("identity", String, primary_key=True),
    Column("table_id", String, primary_key=True),
)

#: Who is at home on several devices or has a key: the name is theirs, not one browser's.
PEOPLE = Table(
    "people",
    METADATA,
    Column("identity", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("face", String),
    Column("settings", Text, nullable=False),
)

#: Browsers that somebody is signed in with; *ended*: its cookie counts no longer.
DEVICES = Table(
    "devices",
    METADATA,
    Column("id", String, primary_key=True),
    Column("identity", String, nullable=False),
    Column("label", String, nullable=False),
    Column("begun", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=False),
    Column("ended", BigInteger),
    Index("devices_by_identity", "identity"),
)

#: Guests who turned out to be somebody: their cookies are that person's.
JOINED = Table(
    "joined",
    METADATA,
    Column("identity", String, primary_key=True),
    Column("person", String, nullable=False),
)

#: Links that work once; *claimed* by the guest who is about to use it.
LINKS = Table(
    "links",
    METADATA,
    Column("hash", String, primary_key=True),
    Column("identity", String, nullable=False),
    Column("until", BigInteger, nullable=False),
    Column("claimed", String),
)

PASSKEYS = Table(
    "passkeys",
    METADATA,
    Column("id", String, primary_key=True),
    Column("identity", String, nullable=False),
    Column("public_key", LargeBinary, nullable=False),
    Column("uses", BigInteger, nullable=False),
    Column("label", String, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger),
    Index("passkeys_by_identity", "identity"),
)

RECOVERY_KEYS = Table(
    "recovery_keys",
    METADATA,
    Column("identity", String, primary_key=True),
    Column("hash", String, nullable=False, unique=True),
    Column("created", BigInteger, nullable=False),
)

#: Days on which slow clocks stand still for somebody, in seconds since 1970.
HOLIDAYS = Table(
    "holidays",
    METADATA,
    Column("identity", String, primary_key=True),
    Column("first", BigInteger, primary_key=True),
    Column("last", BigInteger, nullable=False),
)

#: Browsers that may be called, by the address of their push service.
CALLABLE_BROWSERS = Table(
    "callable_browsers",
    METADATA,
    Column("endpoint", String, primary_key=True),
    Column("identity", String, nullable=False),
    Column("device", String, nullable=False),
    Column("p256dh", String, nullable=False),
    Column("auth", String, nullable=False),
    Column("language", String, nullable=False),
    Index("callable_browsers_by_identity", "identity"),
)

CALL_WISHES = Table(
    "call_wishes",
    METADATA,
    Column("identity", String, primary_key=True),
    Column("wishes", Text, nullable=False),
    Column("mail", String),
    Column("confirmed", Boolean, nullable=False),
    Column("token", String, unique=True),
    Column("language", String, nullable=False),
)

#: Calls that are still to be made, and turns that were called: those are called once. *at*: how far
#: the match or the talk had come. *due* and *held* (by a server that is calling) in milliseconds.
WAITING_CALLS = Table(
    "waiting_calls",
    METADATA,
    Column("table_id", String, primary_key=True),
    Column("identity", String, primary_key=True),
    Column("kind", String, primary_key=True),
    Column("at", Integer, nullable=False),
    Column("game", String, nullable=False),
    Column("names", Text, nullable=False),
    Column("due", BigInteger, nullable=False),
    Column("held", BigInteger, nullable=False),
    Column("made", Boolean, nullable=False),
    Index("waiting_calls_by_identity", "identity"),
    Index("waiting_calls_by_moment", "made", "due"),
)

#: Standing groups; whoever has the key, which is in a circle's link, may come in.
CIRCLES = Table(
    "circles",
    METADATA,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("key", String, nullable=False),
    Column("founder", String, nullable=False),
    Column("created", BigInteger, nullable=False),
)

MEMBERS = Table(
    "members",
    METADATA,
    Column("circle_id", String, ForeignKey("circles.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("identity", String, nullable=False),
    Column("name", String, nullable=False),
    Column("face", String),
    Column("joined", BigInteger, nullable=False),
    UniqueConstraint("circle_id", "identity", name="members_once"),
    Index("members_by_identity", "identity"),
)

#: Which tables are a circle's; *over*: the match is.
CIRCLE_TABLES = Table(
    "circle_tables",
    METADATA,
    Column("table_id", String, ForeignKey("tables.id"), primary_key=True),
    Column("circle_id", String, ForeignKey("circles.id"), nullable=False),
    Column("over", Boolean, nullable=False, server_default=false()),
    Index("circle_tables_by_circle", "circle_id", "over"),
)

#: Tables of a circle that somebody does not want to come to.
DECLINED = Table(
    "declined",
    METADATA,
    Column("identity", String, primary_key=True),
    Column("table_id", String, ForeignKey("tables.id"), primary_key=True),
)

#: Servers that share this database. *epoch* is the fence: whoever takes a node's tables raises it,
#: and what was begun under an older one is never committed. *seal* tells their secrets apart.
NODES = Table(
    "nodes",
    METADATA,
    Column("id", String, primary_key=True),
    Column("epoch", BigInteger, nullable=False),
    Column("seal", String, nullable=False),
)

#: Until when each of them counts as alive. A table of its own: in one row with the epoch, renewing
#: would wait for every batch that looks at the fence.
LEASES = Table(
    "leases",
    METADATA,
    Column("id", String, primary_key=True),
    Column("expires", DateTime(timezone=True), nullable=False),
    Column("draining", Boolean, nullable=False),
)

#: Which node has a table in its memory. Only that node changes the row, or who fences it.
OWNERS = Table(
    "owners",
    METADATA,
    Column("table_id", String, primary_key=True),
    Column("node", String, nullable=False),
    Index("owners_by_node", "node"),
)

#: What passkeys were asked to sign, each once.
CHALLENGES = Table(
    "challenges",
    METADATA,
    Column("challenge", LargeBinary, primary_key=True),
    Column("identity", String, nullable=False),
    Column("until", BigInteger, nullable=False),
)

#: What bots of one program are to think about on whichever machine is free. Whoever thinks about
#: one holds on to its row, so it is free again as soon as they are gone.
THOUGHTS = Table(
    "thoughts",
    METADATA,
    Column("id", String, primary_key=True),
    Column("stamp", Integer, nullable=False),
    Column("asker", String, nullable=False),
    Column("asked", DateTime(timezone=True), nullable=False),
    Column("until", DateTime(timezone=True), nullable=False),
    Column("request", LargeBinary, nullable=False),
    Index("thoughts_by_age", "stamp", "asked"),
)

#: Which rules the servers of each stamp play: for whoever has others.
RULES_PLAYED = Table(
    "rules_played",
    METADATA,
    Column("stamp", Integer, primary_key=True, autoincrement=False),
    Column("game", String, primary_key=True),
    Column("rules_version", Integer, nullable=False),
)

#: One row that `check` writes, to see whether writing is possible.
PULSE = Table(
    "pulse",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("beat", Integer, nullable=False),
)
