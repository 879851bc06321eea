"""The outline of a document: its classes and their members."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

from oxpecker.lsp.program import OpenProgram
from oxpecker.oox.hierarchy import ClassInfo
from oxpecker.oox.source import Span
from oxpecker.oox.types import shown_class


class SymbolKind(Enum):
    """What a symbol is."""

    CLASS = auto()
    INTERFACE = auto()
    FIELD = auto()
    METHOD = auto()
    CONSTRUCTOR = auto()


@dataclass(frozen=True, slots=True)
class Symbol:
    """A class or a member."""

    name: str
    kind: SymbolKind
    span: Span
    members: tuple[Symbol, ...] = ()


def symbols(program: OpenProgram) -> list[Symbol]:
    """The classes that a document declares, in the order of its text."""
    if program.loaded is None:
        return []
    classes = program.loaded.program.hierarchy.classes.values()
    own = [_class(info) for info in classes if info.name in program.loaded.own and _is_written(info, program)]
    return sorted(own, key=lambda each: each.span)


def _is_written(info: ClassInfo, program: OpenProgram) -> bool:
    return info.declaration.span.file == program.name and bool(info.declaration.span.line)


def _class(info: ClassInfo) -> Symbol:
    place = info.declaration.span
    fields = [
        Symbol(each.name, SymbolKind.FIELD, each.span) for each in (*info.fields.values(), *info.static_fields.values())
    ]
    methods = [
        Symbol(
            each.shown if not each.is_constructor else shown_class(info.name),
            SymbolKind.CONSTRUCTOR if each.is_constructor else SymbolKind.METHOD,
            each.span,
        )
        for each in (*(one for several in info.methods.values() for one in several), *info.constructors)
    ]
    # A translation places generated members at their class.
    written = [each for each in (*fields, *methods) if each.span.file == place.file and each.span != place]
    kind = SymbolKind.INTERFACE if info.interface else SymbolKind.CLASS
    members = sorted((each for each in written if "$" not in each.name), key=lambda each: each.span)
    return Symbol(shown_class(info.name), kind, place, tuple(members))
