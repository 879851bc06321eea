"""The versions of Alloy's language."""

from __future__ import annotations

from enum import StrEnum


class Dialect(StrEnum):
    """How a text is read.

    In Alloy 6, `+` and `-` unite and subtract sets of integers, `'` means the next state, and words such as
    `always` are reserved. In Alloy 4, `+` and `-` between two integers calculate, names may end in `'`, arguments
    may stand in parentheses, and there is `if .. then .. else`.
    """

    ALLOY_4 = "4"
    ALLOY_6 = "6"
