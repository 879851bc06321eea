"""Simple values of OOX in Java's notation."""

from __future__ import annotations

import re

from oxpecker.oox.code_units import escaped
from oxpecker.oox.interpreter.show import quoted
from oxpecker.oox.types import BOOL, BYTE, CHAR, DOUBLE, FLOAT, LONG, SHORT, Primitive, Type

_ODD_ESCAPE = re.compile(r"(?<!\\)((?:\\\\)*\\)u")
_SPECIAL = {"NaN": "NaN", "Infinity": "POSITIVE_INFINITY", "-Infinity": "NEGATIVE_INFINITY"}


def literal(text: str, t: Type) -> str:
    """The Java expression for a simple value in OOX's notation."""
    if t == LONG:
        return "Long.MIN_VALUE" if text == "-9223372036854775808" else f"{text}L"
    if t in (BYTE, SHORT):
        return f"({t}) {text}"
    if t in (FLOAT, DOUBLE):
        owner = "Float" if t == FLOAT else "Double"
        return f"{owner}.{_SPECIAL[text]}" if text in _SPECIAL else f"{text}{'f' if t == FLOAT else ''}"
    if t == CHAR or text.startswith('"'):
        return ascii_only(text)
    return text


def default_value(t: Type) -> str:
    """The default value of a type."""
    if t == BOOL:
        return "false"
    if t == CHAR:
        return "'\\0'"
    if t in (FLOAT, DOUBLE):
        return literal("0.0", t)
    return literal("0", t) if isinstance(t, Primitive) else "null"


def ascii_only(text: str) -> str:
    """The text with non-ASCII characters as Java's `\\uXXXX`."""
    return "".join(c if c.isascii() else escaped(c) for c in text)


def string_literal(text: str) -> str:
    """A string literal for these UTF-16 units."""
    return ascii_only('"' + quoted(text, '"') + '"')


def comment_line(text: str) -> str:
    """Text for a one-line comment: nothing in it ends the line or forms an escape."""
    plain = "".join(c if c.isprintable() else " " if c.isspace() else "?" for c in text)
    return ascii_only(_ODD_ESCAPE.sub(r"\1\\u", plain))


def java_primitive(t: Type) -> str:
    """The name of a primitive type in Java."""
    return "boolean" if t == BOOL else str(t)
