"""Texts as the units of UTF-16 that strings of OOX and Java consist of."""

from __future__ import annotations


def code_units(text: str) -> str:
    """The same text with every character beyond 16 bits as its two surrogates, so that length and index are Java's."""
    if text.isascii() or all(ord(c) < 0x10000 for c in text):
        return text
    data = text.encode("utf-16-le", "surrogatepass")
    return "".join(chr(int.from_bytes(data[i : i + 2], "little")) for i in range(0, len(data), 2))


def joined(units: str) -> str:
    """The same text with every pair of surrogates as its character; lone ones stay."""
    if units.isascii():
        return units
    return units.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "surrogatepass")


def printable(units: str) -> str:
    """Text for people: line breaks and tabs stay, whatever else cannot be printed is escaped, unit by unit."""
    if units.isprintable():
        return units
    return "".join(c if c.isprintable() or c in "\n\t" else escaped(c) for c in joined(units))


def escaped(character: str) -> str:
    """A character as escapes, one for each of its units."""
    return "".join(f"\\u{ord(unit):04x}" for unit in code_units(character))
