"""Shallow copies, as `Object.clone` makes them: a method of each class of the program whose objects can be cloned."""

from __future__ import annotations

from collections.abc import Iterator

from oxpecker.java.lowering.program import Lowering
from oxpecker.java.lowering.reach import COPY
from oxpecker.java.resolution.lookup import as_super
from oxpecker.java.symbols import ClassSymbol
from oxpecker.java.types import OBJECT, ClassType
from oxpecker.java.well_known import CLONEABLE, RECORD
from oxpecker.oox import syntax
from oxpecker.oox import types as oox


def copy_method(program: Lowering, symbol: ClassSymbol, abstract: bool) -> Iterator[syntax.Method]:
    """The method that copies an object of exactly this class, if it can be cloned and its fields are all known."""
    if symbol.library or symbol.interface or abstract or not _is_cloneable(program, symbol):
        return
    span = symbol.span
    copied = syntax.NewCopy(program.class_name(symbol), syntax.This(span=span), span=span)
    body = syntax.Block((syntax.Return(copied, span=span),), span=span)
    use = syntax.TypeUse(oox.OBJECT, span=span)
    yield syntax.Method(use, COPY[0], (), (), body, span=span)


def _is_cloneable(program: Lowering, symbol: ClassSymbol) -> bool:
    if as_super(program.world, ClassType(symbol.name), CLONEABLE) is None:
        return False
    current: ClassSymbol | None = symbol
    while current is not None and not current.library and not current.superclass_unmodelled:
        above = current.superclass
        if above is None or above == OBJECT or above.name == RECORD:
            return True
        current = program.world.find(above.name)
    return False
