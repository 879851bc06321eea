"""How texts of OOX are read: its dialects, and what a postcondition means by a parameter."""

from __future__ import annotations

import re
from enum import StrEnum

from oxpecker.oox.lexer import RESERVED, Lexer


class Dialect(StrEnum):
    """Whose reading of a text is meant."""

    KOPPIER = "koppier"
    JIP = "jip"
    """No static checks, an uncaught exception is a finding, and input arrays are not null."""


class Parameters(StrEnum):
    """Which value a postcondition means by a parameter that the body assigns."""

    ENTRY = "entry"
    """The value that the caller passed, as in JML."""
    EXIT = "exit"
    """The last one, as in Koppier's thesis."""


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

_MAY_BE_A_CLASS = re.compile(rf"\bclass\s+(?:/[^{{]*)?(?:{'|'.join(sorted(NAMES_IN_JIP))})\b")


def class_names_in_jip(text: str) -> frozenset[str]:
    """The reserved words that a text declares as classes: they are names everywhere in the program."""
    if _MAY_BE_A_CLASS.search(text) is None:
        return frozenset()
    kinds = [token.kind for token in Lexer(text, lambda _message, _token: None)]
    around = zip(kinds, kinds[1:], kinds[2:], strict=False)
    return frozenset(name for before, name, after in around if before == "class" and after == "{") & NAMES_IN_JIP
