"""Pieces of code for a fingerprint: their full content, with places relative to their first line."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from functools import cache
from hashlib import sha256
from typing import Any

from oxpecker.incremental.places import Anchor, is_fixed
from oxpecker.oox import typed
from oxpecker.oox.depth import deep_recursion
from oxpecker.oox.hierarchy import FieldInfo, MethodInfo
from oxpecker.oox.records import dataclass
from oxpecker.oox.source import Source, Span
from oxpecker.oox.types import Type


@dataclass(frozen=True, slots=True)
class Piece:
    """A contract, a body or an invariant: its digest, the methods it names, and its place in each file."""

    digest: bytes
    named: tuple[MethodInfo, ...]
    anchors: tuple[tuple[Anchor, frozenset[Span]], ...]


class Lines:
    """The lines of files, split once for all pieces."""

    def __init__(self, sources: Mapping[str, Source]) -> None:
        self._sources = sources
        self._lines: dict[str, list[str]] = {}

    def text(self, file: str, first: int, last: int) -> str:
        """The text of whole lines, which findings quote."""
        lines = self._lines.get(file)
        if lines is None:
            source = self._sources.get(file)
            lines = self._lines[file] = [] if source is None else source.text.split("\n")
        return "\n".join(lines[first - 1 : last])


def piece_of(value: object, lines: Lines, classes: Mapping[Span, str]) -> Piece:
    """The piece of a typed tree. Code without source text has the place of its class, which is only named."""
    writer = _Writer(classes)
    with deep_recursion():
        writer.write(value)
    return writer.piece(lines)


def field_text(info: FieldInfo) -> str:
    """A field as text, without its place."""
    return f"{info.owner}.{info.name} {info.type!r} {info.static} {info.slot} {info.volatile}"


def method_text(info: MethodInfo) -> str:
    """The head of a method as text, without its place."""
    overridden = [above.key for above in info.overrides]
    flags = (info.static, info.abstract, info.pure, info.helper, info.diverges, info.declaration is not None)
    return f"{info.owner} {info.name} {info.parameters!r} {info.return_type!r} {flags} {overridden} {info.throws!r}"


@cache
def _fields(kind: type) -> tuple[str, ...]:
    return tuple(each.name for each in fields(kind))


class _Writer:
    """Writes a tree as parts; places stay absolute until the first line is known."""

    def __init__(self, classes: Mapping[Span, str]) -> None:
        self.classes = classes
        self.parts: list[str | Span] = []
        self.named: dict[str, MethodInfo] = {}
        self.targets: dict[int, int] = {}

    def write(self, value: object) -> None:
        """Adds the whole content of a value."""
        if isinstance(value, Span):
            self.parts.append(f"class {self.classes[value]}" if value in self.classes else value)
        elif isinstance(value, tuple | list):
            self.parts.append(f"({len(value)}")
            for each in value:
                self.write(each)
        elif isinstance(value, typed.Node):
            kind: Any = type(value)
            self.parts.append(kind.__name__)
            for name in _fields(kind):
                self.write(getattr(value, name))
        elif isinstance(value, typed.Target):
            # Nodes compared by identity are numbered in the order of their first occurrence.
            number = self.targets.setdefault(id(value), len(self.targets))
            self.parts.append(f"target {number} {value.label!r} {value.loop}")
            self.write(value.span)
        elif isinstance(value, MethodInfo):
            # Its own place belongs only to its own head: the lines between the two do not matter.
            self.named.setdefault(value.key, value)
            self.parts.append(method_text(value))
        elif isinstance(value, FieldInfo):
            self.parts.append(field_text(value))
        elif value is None or isinstance(value, str | int | float | Type | typed.Variable):
            self.parts.append(repr(value))
        else:
            raise TypeError(f"{type(value).__name__} is not known to fingerprints")

    def piece(self, lines: Lines) -> Piece:
        """The piece that was written."""
        spans: dict[str, set[Span]] = {}
        for part in self.parts:
            if isinstance(part, Span) and not is_fixed(part.file):
                spans.setdefault(part.file, set()).add(part)
        first = {file: min(span.line for span in found) for file, found in spans.items()}
        digest = sha256()
        for part in self.parts:
            text = _place(part, first) if isinstance(part, Span) else part
            digest.update(f"{len(text)}:{text}".encode("utf-8", "surrogatepass"))
        for file in sorted(spans):
            last = max(span.end_line for span in spans[file])
            text = lines.text(file, first[file], last)
            digest.update(f"{file}\0{text}\0".encode("utf-8", "surrogatepass"))
        anchors = tuple((Anchor(file, first[file]), frozenset(spans[file])) for file in sorted(spans))
        return Piece(digest.digest(), tuple(self.named.values()), anchors)


def _place(span: Span, first: Mapping[str, int]) -> str:
    line = first.get(span.file, 0)
    return f"{span.file}:{span.line - line}:{span.column}:{span.end_line - line}:{span.end_column}"
