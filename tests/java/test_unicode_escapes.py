"""Where code stands in a file with Unicode escapes."""

from __future__ import annotations

from oxpecker.java.reading.unicode_escapes import Translated
from oxpecker.oox.source import Source

PIECES = ("a", "\n", "é", "😀", "\\u0041", "\\uu000a", "\r\n", "\\\\", "\\ud83d\\ude00", "x y\n", '"')


class Counted(bytes):
    """Bytes that know the longest part of them that was taken."""

    longest = 0

    def __getitem__(self, key):  # type: ignore[no-untyped-def]
        found = super().__getitem__(key)
        if isinstance(found, bytes):
            self.longest = max(self.longest, len(found))
        return found


def test_places_are_those_of_the_original_text() -> None:
    for seed in range(len(PIECES) ** 3):
        pieces = [PIECES[seed // len(PIECES) ** place % len(PIECES)] for place in range(3)]
        text = "".join(pieces) + "end"
        translated = Translated(Source("A.java", text))
        before = text.removesuffix("end")
        expected = (before.count("\n") + 1, len(before) - (before.rfind("\n") + 1) + 1)
        data = translated.text.encode()
        assert translated.place(len(data) - len("end"), data) == expected, text


def test_a_place_needs_no_more_than_its_line() -> None:
    lines = 2_000
    translated = Translated(Source("A.java", "\\u0041\n" + "int x;\n" * lines))
    data = Counted(translated.text.encode())
    assert translated.place(len(data) - 3, data) == (lines + 1, 5)
    assert data.longest <= len("int x;\n")
