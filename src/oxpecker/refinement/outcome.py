"""How a method ends."""

from __future__ import annotations

from dataclasses import dataclass

from oxpecker.refinement.state import Arrival
from oxpecker.relational.syntax import FALSE, Formula

THROWN, RESULT = -1, -2
"""The locals of the last state that hold the thrown exception and the returned value."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """A merged arrival for each way to leave a method; None if that way is impossible."""

    returned: Arrival | None = None
    threw: Arrival | None = None
    failed: Formula = FALSE
    """A specification inside is violated."""
    lost: Formula = FALSE
    """Something unsupported is reached."""
