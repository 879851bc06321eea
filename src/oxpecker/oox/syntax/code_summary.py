"""What the code of a method may do, kept beside it, so that passes over a whole program need not look inside."""

from __future__ import annotations

from oxpecker.oox.records import dataclass
from oxpecker.oox.syntax.statements import Statement


@dataclass(frozen=True, slots=True)
class CodeSummary:
    """What may be in the body of a method that is known to obey the static rules.

    The checker defers such a body until somebody asks for it. Each attribute may be true in vain, but never false.
    """

    body: Statement
    forks: bool
    stores: bool
    """Whether it assigns fields or elements, or changes them as a monitor."""
    looks_back: bool
    """Whether it asks what was before: `old`, `fresh`."""
    branches: bool
    gives_up: bool
    """Whether some of it is not translated."""
    reads: frozenset[str]
    """The names of the fields that it accesses."""
