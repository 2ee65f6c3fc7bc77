"""`python -m regency` is the command line."""

import sys

from regency.cli import main

sys.exit(main())
