"""How a method ends."""

from __future__ import annotations

from dataclasses import dataclass

from oxpecker.refinement.state import Arrival
from oxpecker.relational.syntax import FALSE, Formula

THROWN, RESULT = -1, -2
"""Where the exception that leaves a method, and the value it returns, stand among the locals of its last state."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """A merged arrival for each way to leave a method, None where there is none."""

    returned: Arrival | None = None
    threw: Arrival | None = None
    failed: Formula = FALSE
    """That a specification inside does not hold."""
    lost: Formula = FALSE
    """That something unsupported is reached."""
