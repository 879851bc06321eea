"""The constant pool of a class file (JVMS 4.4): its entries are decoded when they are asked for."""

from __future__ import annotations

from enum import IntEnum
from struct import unpack_from

from oxpecker.java.classfiles.cursor import Cursor, NotAClassFile


class Tag(IntEnum):
    """The kinds of constants (JVMS 4.4)."""

    UTF8 = 1
    INTEGER = 3
    FLOAT = 4
    LONG = 5
    DOUBLE = 6
    CLASS = 7
    STRING = 8
    FIELD = 9
    METHOD = 10
    INTERFACE_METHOD = 11
    NAME_AND_TYPE = 12
    METHOD_HANDLE = 15
    METHOD_TYPE = 16
    DYNAMIC = 17
    INVOKE_DYNAMIC = 18
    MODULE = 19
    PACKAGE = 20


_SIZES = {
    Tag.INTEGER: 4,
    Tag.FLOAT: 4,
    Tag.LONG: 8,
    Tag.DOUBLE: 8,
    Tag.CLASS: 2,
    Tag.STRING: 2,
    Tag.FIELD: 4,
    Tag.METHOD: 4,
    Tag.INTERFACE_METHOD: 4,
    Tag.NAME_AND_TYPE: 4,
    Tag.METHOD_HANDLE: 3,
    Tag.METHOD_TYPE: 2,
    Tag.DYNAMIC: 4,
    Tag.INVOKE_DYNAMIC: 4,
    Tag.MODULE: 2,
    Tag.PACKAGE: 2,
}
_NUMBERS = {Tag.INTEGER: ">i", Tag.FLOAT: ">f", Tag.LONG: ">q", Tag.DOUBLE: ">d"}
_TWO_PLACES = (Tag.LONG, Tag.DOUBLE)
_NAMING = (Tag.CLASS, Tag.STRING, Tag.METHOD_TYPE, Tag.MODULE, Tag.PACKAGE)


class ConstantPool:
    """The constants by their numbers."""

    def __init__(self, cursor: Cursor) -> None:
        """Finds where each constant is, and moves the cursor behind them."""
        self._data = cursor.data
        self._places: dict[int, tuple[Tag, int]] = {}
        self._texts: dict[int, str] = {}
        count, number = cursor.u2(), 1
        while number < count:
            kind = cursor.u1()
            try:
                tag = Tag(kind)
            except ValueError:
                raise NotAClassFile(f"the class file has a constant of an unknown kind: {kind}") from None
            self._places[number] = tag, cursor.at
            cursor.skip(cursor.u2() if tag is Tag.UTF8 else _SIZES[tag])
            number += 2 if tag in _TWO_PLACES else 1

    def text(self, number: int) -> str:
        """A text, or the text that names a class, a string, a module or a package."""
        known = self._texts.get(number)
        if known is None:
            tag, at = self._place(number)
            if tag is Tag.UTF8:
                known = _decoded(self._data[at + 2 : at + 2 + unpack_from(">H", self._data, at)[0]])
            elif tag in _NAMING:
                known = self.text(unpack_from(">H", self._data, at)[0])
            else:
                raise NotAClassFile(f"constant {number} of the class file is not a string")
            self._texts[number] = known
        return known

    def optional(self, number: int) -> str | None:
        """A text; None for the number 0."""
        return self.text(number) if number else None

    def value(self, number: int) -> int | float | str:
        """A number or a string."""
        tag, at = self._place(number)
        form = _NUMBERS.get(tag)
        if form is None:
            return self.text(number)
        (found,) = unpack_from(form, self._data, at)
        return float(found) if tag in (Tag.FLOAT, Tag.DOUBLE) else int(found)

    def _place(self, number: int) -> tuple[Tag, int]:
        place = self._places.get(number)
        if place is None:
            raise NotAClassFile(f"the class file has no constant {number}")
        return place


def _decoded(data: bytes) -> str:
    """Modified UTF-8 (JVMS 4.4.7): NUL has two bytes, and a supplementary character is a pair of surrogates."""
    if data.isascii():
        return data.decode("ascii")
    try:
        text = data.replace(b"\xc0\x80", b"\0").decode("utf-8", "surrogatepass")
        return text.encode("utf-16", "surrogatepass").decode("utf-16", "surrogatepass")
    except UnicodeDecodeError:
        raise NotAClassFile("the class file has a string that is not modified UTF-8") from None
