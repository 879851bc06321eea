"""Lets these tests use the strategies for programs."""

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parent.parent / "oox"))
