"""`python -m hanpan`: the command line."""

import sys

from hanpan.cli import main

sys.exit(main())
