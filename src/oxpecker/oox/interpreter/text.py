"""Values as text, and text as the UTF-16 units OOX strings consist of."""

from __future__ import annotations

from oxpecker.oox.float_text import float_text
from oxpecker.oox.types import BOOL, CHAR, FLOATING, Type


def code_units(text: str) -> str:
    """The same text with every character beyond 16 bits as its two surrogates, so that length and index are Java's."""
    if all(ord(c) < 0x10000 for c in text):
        return text
    data = text.encode("utf-16-le", "surrogatepass")
    return "".join(chr(int.from_bytes(data[i : i + 2], "little")) for i in range(0, len(data), 2))


def readable(units: str) -> str:
    """Text for people: surrogate pairs joined, lone surrogates replaced."""
    return units.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace")


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
