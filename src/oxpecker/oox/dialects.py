"""The dialects of OOX: Koppier's, and the one that Jip reads."""

from __future__ import annotations

from enum import StrEnum

from oxpecker.oox.lexer import RESERVED


class Dialect(StrEnum):
    """Whose reading of a text is meant."""

    KOPPIER = "koppier"
    JIP = "jip"
    """No static checks, an uncaught exception is a finding, and input arrays are not null."""


# fmt: off
_WORDS_OF_JIP = frozenset(
    {
        "assert", "assume", "bool", "class", "else", "ensures", "exists", "false", "forall", "if", "int", "new", "null",
        "requires", "return", "static", "this", "true", "void", "while",
    }
)
# fmt: on

NAMES_IN_JIP = RESERVED - _WORDS_OF_JIP - {"super"}
"""Words that Jip's grammar does not reserve, so that its programs may use them as names."""
