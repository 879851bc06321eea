"""Classes of the program that files of the source path may extend although the program does not read these files.

Only files that a name asks for are read. The others may declare further subclasses, so a class that they mention is
open: where it matters which class an input has, the verdict names those that were tried.
"""

from __future__ import annotations

from oxpecker.java.kinds import ClassKind
from oxpecker.java.lowering.visibility import is_inside_private
from oxpecker.java.resolution.functions import function_of
from oxpecker.java.symbols import ClassSymbol
from oxpecker.java.world import World


def extended_elsewhere(world: World, own: list[ClassSymbol]) -> set[str]:
    """The binary names of the classes that may have subclasses in files that were not read."""
    extensible = [symbol for symbol in own if _is_extensible(symbol)]
    sources = world.paths.sources
    if not extensible or not sources.has_unread():
        return set()
    mentioned = sources.mentioned(frozenset(symbol.simple for symbol in extensible))
    # A lambda does not mention its interface.
    return {s.name for s in extensible if s.simple in mentioned or function_of(world, s.type) is not None}


def _is_extensible(symbol: ClassSymbol) -> bool:
    """Whether classes of other files can extend or implement a class."""
    if symbol.local or symbol.kind not in (ClassKind.CLASS, ClassKind.INTERFACE):
        return False
    if symbol.modifiers & {"final", "sealed"} or is_inside_private(symbol):
        return False
    return symbol.interface or not all(each.private for each in symbol.constructors)
