"""The command line: `regency`, quick to start because each command imports what it needs."""

from regency.cli.main import main

__all__ = ["main"]
