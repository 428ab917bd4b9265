"""The entry of the frozen program: `game.__main__` calls freeze_support before it imports anything of the game."""

import sys

from game.__main__ import main

sys.exit(main())
