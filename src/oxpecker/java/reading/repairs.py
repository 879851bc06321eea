"""Rewrites constructs of recent Java versions that the grammar does not know into ones that it parses.

Only the parser sees the repaired text. It has the same length as the original, so every node has its original place
and its original text:

- `import module m;` becomes `import m;`
- a constructor call after other statements becomes a call of a method, by replacing one letter of `super` or `this`;
- `A.R(..)` as a pattern becomes `A$R(..)`;
- modifiers and annotations in patterns, and annotations before `...`, become blanks;
- `when` as a name becomes another name, as the grammar expects it only before a guard;
- of several patterns in one label, each version of the text has another one.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from oxpecker.oox.late_patterns import late_pattern
from oxpecker.oox.records import dataclass

_TOKEN = late_pattern(
    rb"//[^\n]*|/\*.*?\*/"
    rb'|"""(?:\\.|[^\\])*?"""|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])*\''
    rb"|[A-Za-z_$\x80-\xff][\w$\x80-\xff]*|\d[\w.]*|\.\.\.|[^\s\w]",
    re.DOTALL,
)
_WORD = late_pattern(rb"[A-Za-z_$\x80-\xff]")
_CALLS = {b"super": b"$uper", b"this": b"th$s"}
_BRACKETS = {b"(": b")", b"<": b">", b"[": b"]"}


@dataclass(frozen=True, slots=True)
class _Token:
    text: bytes
    start: int

    @property
    def end(self) -> int:
        return self.start + len(self.text)

    @property
    def is_word(self) -> bool:
        return _WORD.match(self.text) is not None


_END = _Token(b"", -1)


def repaired(data: bytes) -> list[bytes]:
    """The versions of a text that the grammar may parse; only labels with several patterns need more than one."""
    return _Repair(data).versions()


class _Repair:
    """The repairs of one text."""

    def __init__(self, data: bytes) -> None:
        self._data = data
        self._tokens = [
            _Token(found[0], found.start())
            for found in _TOKEN.finditer(data)
            if not found[0].startswith((b"//", b"/*"))
        ]
        self._blank: list[tuple[int, int]] = []
        self._replaced: list[tuple[int, bytes]] = []
        self._labels: list[list[tuple[int, int]]] = []
        """For each label with several patterns, the place of each."""
        self._guards: set[int] = set()
        """The tokens before guards."""

    def versions(self) -> list[bytes]:
        """The repaired texts."""
        for number, token in enumerate(self._tokens):
            match token.text:
                case b"import" if self._at(number + 1).text == b"module" and self._at(number + 2).is_word:
                    self._blank.append((self._at(number + 1).start, self._at(number + 1).end))
                case b"super" | b"this" if self._at(number + 1).text == b"(":
                    self._constructor_call(number)
                case b"instanceof":
                    self._pattern(number + 1)
                case b"case":
                    self._label(number + 1)
                case b"when" if number not in self._guards:
                    self._replaced.append((token.start, b"wh$n"))
                case b"...":
                    self._annotated(number)
        count = max((len(label) for label in self._labels), default=1)
        return [self._version(number) for number in range(count)]

    def _at(self, number: int) -> _Token:
        return self._tokens[number] if 0 <= number < len(self._tokens) else _END

    def _version(self, kept: int) -> bytes:
        """The text with one pattern for each label."""
        text = bytearray(self._data)
        for start, replacement in self._replaced:
            text[start : start + len(replacement)] = replacement
        for start, end in [*self._blank, *self._left_out(kept)]:
            text[start:end] = re.sub(rb"[^\n]", b" ", text[start:end])
        return bytes(text)

    def _left_out(self, kept: int) -> Iterator[tuple[int, int]]:
        for patterns in self._labels:
            own = min(kept, len(patterns) - 1)
            if own > 0:
                yield patterns[0][0], patterns[own][0]
            if own < len(patterns) - 1:
                yield patterns[own][1], patterns[-1][1]

    def _constructor_call(self, number: int) -> None:
        """Turns a constructor call into a call of a method, which has no type arguments without a receiver."""
        self._replaced.append((self._at(number).start, _CALLS[self._at(number).text]))
        if self._at(number - 1).text != b">":
            return
        start, depth = number - 1, 0
        while start >= 0:
            depth += {b">": 1, b"<": -1}.get(self._at(start).text, 0)
            if depth == 0:
                break
            start -= 1
        if self._at(start - 1).text != b".":
            self._blank.append((self._at(start).start, self._at(number).start))

    def _annotated(self, number: int) -> None:
        """Blanks the annotations right before `...`."""
        while True:
            start = number - 1
            if self._at(start).text == b")":
                while start > 0 and self._at(start).text != b"(":
                    start -= 1
                start -= 1
            while self._at(start).is_word and self._at(start - 1).text == b".":
                start -= 2
            if not self._at(start).is_word or self._at(start - 1).text != b"@":
                return
            self._blank.append((self._at(start - 1).start, self._at(number - 1).end))
            number = start - 1

    # --- patterns ------------------------------------------------------------------------------------------

    def _label(self, number: int) -> None:
        """The patterns of a label."""
        places: list[tuple[int, int]] = []
        patterns = 0
        while True:
            end = self._pattern(number)
            patterns += end is not None
            if end is None:  # one token, such as `null`
                end = number + 1
            places.append((self._at(number).start, self._at(end - 1).end))
            if self._at(end).text != b",":
                break
            number = end + 1
        self._guards.add(end)
        if len(places) > 1 and patterns:
            self._labels.append(places)

    def _pattern(self, number: int) -> int | None:
        """The number of the token after a pattern that starts here; None if there is no pattern."""
        first = number
        if self._at(number).text == b"_" and self._at(number + 1).text in (b",", b")"):
            return number + 1
        number = self._after_modifiers(number)
        end, dots = self._after_type(number)
        if end is None:
            return None
        blank, replaced = len(self._blank), len(self._replaced)
        if number > first:
            self._blank.append((self._at(first).start, self._at(number - 1).end))
        if self._at(end).text == b"(":
            if dots:
                self._joined(number, end)
            after = self._after_parts(end + 1)
        else:
            after = end + 1 if self._at(end).is_word and self._at(end).text not in (b"when", b"instanceof") else None
        if after is None:
            del self._blank[blank:], self._replaced[replaced:]
        return after

    def _joined(self, number: int, end: int) -> None:
        """Turns a qualified name into an identifier."""
        start, stop = self._at(number).start, self._at(end - 1).end
        self._replaced.append((start, re.sub(rb"[^\w]", b"$", self._data[start:stop])))

    def _after_parts(self, number: int) -> int | None:
        if self._at(number).text == b")":
            return number + 1
        while True:
            after = self._pattern(number)
            if after is None or self._at(after).text not in (b",", b")"):
                return None
            if self._at(after).text == b")":
                return after + 1
            number = after + 1

    def _after_modifiers(self, number: int) -> int:
        while True:
            if self._at(number).text == b"final":
                number += 1
            elif self._at(number).text == b"@" and self._at(number + 1).is_word:
                number += 2
                while self._at(number).text == b".":
                    number += 2
                if self._at(number).text == b"(":
                    number = self._after_brackets(number)
            else:
                return number

    def _after_type(self, number: int) -> tuple[int | None, bool]:
        """The number of the token after a type, and whether it is a qualified name without type arguments."""
        dots = arguments = False
        if not self._at(number).is_word:
            return None, False
        number += 1
        while True:
            if self._at(number).text == b"." and self._at(number + 1).is_word:
                number += 2
                dots = True
            elif self._at(number).text == b"<":
                number = self._after_brackets(number)
                arguments = True
            elif self._at(number).text == b"[" and self._at(number + 1).text == b"]":
                number += 2
            else:
                return number, dots and not arguments

    def _after_brackets(self, number: int) -> int:
        """The number of the token after the bracket that closes this one."""
        opening, depth = self._at(number).text, 0
        closing = _BRACKETS[opening]
        while number < len(self._tokens):
            depth += {opening: 1, closing: -1}.get(self._at(number).text, 0)
            number += 1
            if depth == 0:
                break
        return number
