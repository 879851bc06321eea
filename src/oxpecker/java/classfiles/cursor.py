"""Big-endian numbers one after the other, as class files store them (JVMS 4)."""

from __future__ import annotations

from struct import error, unpack_from


class NotAClassFile(Exception):
    """Data that are no class file, or a damaged one; the text says what is wrong."""


class Cursor:
    """A position in the bytes of a class file."""

    __slots__ = ("at", "data", "end")

    def __init__(self, data: bytes, at: int = 0, end: int | None = None) -> None:
        self.data = data
        self.at = at
        self.end = len(data) if end is None else end

    def u1(self) -> int:
        """The next byte."""
        return self._number(">B", 1)

    def u2(self) -> int:
        """The next two bytes as a number."""
        return self._number(">H", 2)

    def u4(self) -> int:
        """The next four bytes as a number."""
        return self._number(">I", 4)

    def u2s(self) -> list[int]:
        """A counted list of two-byte numbers."""
        return [self.u2() for _ in range(self.u2())]

    def skip(self, count: int) -> None:
        """Skips bytes."""
        if count > self.end - self.at:
            raise NotAClassFile("the class file is truncated")
        self.at += count

    def part(self, count: int) -> Cursor:
        """The next bytes by themselves; skips them."""
        start = self.at
        self.skip(count)
        return Cursor(self.data, start, start + count)

    def _number(self, form: str, size: int) -> int:
        if self.at + size > self.end:
            raise NotAClassFile("the class file is truncated")
        try:
            (value,) = unpack_from(form, self.data, self.at)
        except error:
            raise NotAClassFile("the class file is truncated") from None
        self.at += size
        return int(value)
