"""`python -m ringwar` is `ringwar`."""

import sys

from ringwar.cli import main

if __name__ == "__main__":
    sys.exit(main())
