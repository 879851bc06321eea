"""Literals: numbers, characters, strings and text blocks (JLS 3.10)."""

from __future__ import annotations

import re

from tree_sitter import Node

from oxpecker.java import tree
from oxpecker.java.reading.text import JavaText
from oxpecker.java.reading.unicode_escapes import stays
from oxpecker.oox.lexer import shorten
from oxpecker.oox.numbers import single_from_text, to_single

_UNIT = re.compile(r"u+([0-9a-fA-F]{4})")
_WHITE = (
    "\t\n\x0b\f\r\x1c\x1d\x1e\x1f \u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2008\u2009\u200a"
    "\u2028\u2029\u205f\u3000"
)
"""Java's white space (`Character.isWhitespace`), which differs from Python's."""
_ESCAPES = {"b": "\b", "t": "\t", "n": "\n", "f": "\f", "r": "\r", "s": " ", '"': '"', "'": "'", "\\": "\\"}


def integer(text: JavaText, node: Node) -> tree.Expression:
    """`42`, `0x2A`, `052`, `0b101010`, with `_` and `L`; hexadecimal ones may set the sign bit."""
    written = text.of(node).replace("_", "")
    long = written[-1] in "lL"
    digits = written[:-1] if long else written
    decimal = not (digits.startswith("0") and len(digits) > 1)
    base = 10 if decimal else {"x": 16, "b": 2}.get(digits[1].lower(), 8)
    bits = 64 if long else 32
    significant = (digits[2:] if base in (16, 2) else digits).lstrip("0")
    # No number with so many digits fits.
    value = int(significant or "0", base) if len(significant) <= 64 else 2**64
    if not decimal and value < 2**bits and value >= 2 ** (bits - 1):
        value -= 2**bits
    # 2147483648 is allowed only after a minus sign, which attribution checks.
    if value > 2 ** (bits - 1) or (value == 2 ** (bits - 1) and not _negated(node)):
        text.error(f"integer number too large: {shorten(text.of(node))}", node)
        value = 0
    return tree.Literal("long" if long else "int", value, span=text.span(node))


def _negated(node: Node) -> bool:
    parent = node.parent
    return parent is not None and parent.type == "unary_expression" and parent.children[0].type == "-"


def floating(text: JavaText, node: Node) -> tree.Expression:
    """`1.5`, `1e3f`, `0x1p3`."""
    written = text.of(node).replace("_", "")
    hexadecimal = written[:2] in ("0x", "0X")
    single = written[-1] in "fF"
    digits = written[:-1] if written[-1] in "fFdD" else written
    value = float.fromhex(digits) if hexadecimal else float(digits)
    if single:
        value = to_single(value) if hexadecimal else single_from_text(digits)
    if value == float("inf"):
        text.error(f"floating-point number too large: {shorten(text.of(node))}", node)
        value = 0.0
    return tree.Literal("float" if single else "double", value, span=text.span(node))


def character(text: JavaText, node: Node) -> tree.Expression:
    """`'c'`."""
    units = _units(unescape(text, node, text.of(node)[1:-1]))
    if len(units) != 1:
        text.error("a character literal must hold exactly one 16-bit character", node)
    return tree.Literal("char", ord(units[0]) if units else 0, span=text.span(node))


def _units(value: str) -> str:
    data = value.encode("utf-16-le", "surrogatepass")
    return "".join(chr(int.from_bytes(data[i : i + 2], "little")) for i in range(0, len(data), 2))


def string(text: JavaText, node: Node) -> tree.Expression:
    """`"text"` or a text block."""
    written = text.of(node)
    if written.startswith('"""'):
        value = unescape(text, node, _stripped(written[3:-3]))
    else:
        if "\n" in written:
            text.error("unclosed string literal", node)
        value = unescape(text, node, written[1:-1])
    return tree.Literal("string", value, span=text.span(node))


def _stripped(content: str) -> str:
    """A text block without its incidental white space (JLS 3.10.6)."""
    lines = content.replace("\r\n", "\n").split("\n")[1:]
    counted = [line for number, line in enumerate(lines) if line.strip(_WHITE) or number == len(lines) - 1]
    indent = min((len(line) - len(line.lstrip(_WHITE)) for line in counted), default=0)
    return "\n".join(line[indent:].rstrip(_WHITE) if line.strip(_WHITE) else "" for line in lines)


def unescape(text: JavaText, node: Node, content: str) -> str:
    """The characters that escapes denote (JLS 3.10.7), including the `\\uXXXX` escapes that occur only in literals."""
    if "\\" not in content:
        return content
    out: list[str] = []
    i = 0
    while i < len(content):
        c = content[i]
        if c != "\\":
            out.append(c)
            i += 1
            continue
        i += 1
        c = content[i] if i < len(content) else ""
        escape = _UNIT.match(content, i)
        if escape is not None and stays(int(escape[1], 16)):
            out.append(chr(int(escape[1], 16)))
            i = escape.end()
        elif c in "01234567" and c:
            digits = c
            limit = 3 if c in "0123" else 2
            while len(digits) < limit and content[i + len(digits) : i + len(digits) + 1] in tuple("01234567"):
                digits += content[i + len(digits)]
            out.append(chr(int(digits, 8)))
            i += len(digits)
        elif c == "\n":
            i += 1
        elif c in _ESCAPES:
            out.append(_ESCAPES[c])
            i += 1
        else:
            text.error(f"illegal escape character: '\\{shorten(c)}'", node)
            i += 1
    return "".join(out)
