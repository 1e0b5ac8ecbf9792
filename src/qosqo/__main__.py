"""`python -m qosqo` is the `qosqo` command."""

from __future__ import annotations

import sys

from qosqo.cli import main

sys.exit(main())
