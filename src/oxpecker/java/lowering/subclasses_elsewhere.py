"""Classes of the program that code may extend which is no part of it.

Of the source path, only files that a name asks for are read, and classes and members with errors are left out. The
others may declare further subclasses, so a class that they mention is open, as is a sealed class that permits a class
without source: where it matters which class an input has, the verdict names those that were tried.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from oxpecker.java.kinds import ClassKind
from oxpecker.java.lowering.visibility import is_inside_private
from oxpecker.java.resolution.functions import function_of
from oxpecker.java.resolution.lookup import lineage
from oxpecker.java.symbols import ClassSymbol
from oxpecker.java.world import World

_WORD = re.compile(r"[\w$]+")
_FUNCTION = re.compile(r"->|::")
"""A lambda or a method reference, which does not mention its interface."""


def extended_elsewhere(world: World, own: list[ClassSymbol]) -> set[str]:
    """The binary names of the classes that may have unknown subclasses, directly or below a known one."""
    found = _by_unread_files(world, own) | _by_code_left_out(world, own)
    found |= {symbol.name for symbol in own if symbol.permits_missing}
    extended = [symbol for symbol in own if symbol.name in found]
    above = {t.name for symbol in extended for t in lineage(world, symbol.type)}
    return {symbol.name for symbol in own if symbol.name in above}


def _by_unread_files(world: World, own: list[ClassSymbol]) -> set[str]:
    extensible = [symbol for symbol in own if _is_extensible(symbol)]
    sources = world.paths.sources
    if not extensible or not sources.has_unread():
        return set()
    mentioned = sources.mentioned(frozenset(symbol.simple for symbol in extensible))
    # Functions do not mention their interfaces.
    return {s.name for s in extensible if s.simple in mentioned or function_of(world, s.type) is not None}


def _by_code_left_out(world: World, own: list[ClassSymbol]) -> set[str]:
    """The classes that code with errors mentions."""
    texts = list(_texts_left_out(world))
    words = {word for text in texts for word in _WORD.findall(text)}
    has_functions = any(_FUNCTION.search(text) for text in texts)
    has_escapes = any("\\u" in text for text in texts)
    return {
        symbol.name
        for symbol in own
        if "final" not in symbol.modifiers and not symbol.kind.is_final
        if has_escapes or symbol.simple in words or (has_functions and function_of(world, symbol.type) is not None)
    }


def _texts_left_out(world: World) -> Iterator[str]:
    """The files with classes that are left out, and the lines of the members that are."""
    left_out = world.rejections
    yield from (world.sources[name].text for name in sorted(left_out.files) if name in world.sources)
    for place in sorted(left_out.code, key=lambda place: (place.file, place.line, place.column)):
        source = None if place.file in left_out.files else world.sources.get(place.file)
        if source is not None:
            lines = source.text.split("\n")
            yield "\n".join(
                [*lines[place.line - 1 : place.end_line - 1], lines[place.end_line - 1][: place.end_column]]
            )


def _is_extensible(symbol: ClassSymbol) -> bool:
    """Whether classes of other files can extend or implement a class."""
    if symbol.local or symbol.kind not in (ClassKind.CLASS, ClassKind.INTERFACE):
        return False
    if symbol.modifiers & {"final", "sealed"} or is_inside_private(symbol):
        return False
    return symbol.interface or not all(each.private for each in symbol.constructors)
