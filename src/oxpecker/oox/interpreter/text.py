"""Values as text."""

from __future__ import annotations

from oxpecker.oox.float_text import float_text
from oxpecker.oox.types import BOOL, CHAR, FLOATING, Type


def text_of(value: object, t: Type) -> str:
    """What a value contributes to a string concatenation."""
    if t == BOOL:
        return "true" if value else "false"
    if t == CHAR:
        assert isinstance(value, int)
        return chr(value)
    if t in FLOATING:
        assert isinstance(value, float)
        return float_text(value, t)
    return "null" if value is None else integer_text(value) if isinstance(value, int) else str(value)


def integer_text(value: int) -> str:
    """The decimal digits of an integer of any size."""
    limit = 10**4000
    if -limit < value < limit:
        return str(value)
    sign, rest = ("-", -value) if value < 0 else ("", value)
    digits: list[str] = []
    while rest:
        rest, part = divmod(rest, limit)
        digits.append(str(part).rjust(4000, "0") if rest else str(part))
    return sign + "".join(reversed(digits))
