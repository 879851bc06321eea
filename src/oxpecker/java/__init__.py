"""The Java front end: translates Java 17 with JML to OOX. Nothing behind it knows that the source was Java."""

from __future__ import annotations

from dataclasses import dataclass

from oxpecker.oox import syntax
from oxpecker.oox.source import Diagnostic, Diagnostics, Severity, Source

__all__ = ["Translated", "translate"]


@dataclass(frozen=True, slots=True)
class Translated:
    """An OOX program (None if there are errors), the diagnostics, and all sources that places refer to."""

    program: syntax.Program | None
    diagnostics: list[Diagnostic]
    sources: dict[str, Source]
    own: frozenset[str] = frozenset()
    """The names of the classes that the given files declare."""


def translate(sources: list[Source], compiles: bool = False, final_assertions: bool = False) -> Translated:
    """Parses, attributes and lowers the files of one program.

    `compiles` tells that a compiler has accepted the program; with `final_assertions`, a failing assertion cannot
    be caught.
    """
    from oxpecker.java.lowering import lower_program
    from oxpecker.java.reading import deepest, parse
    from oxpecker.java.resolution.completion import new_world
    from oxpecker.limits.garbage import uncollected
    from oxpecker.oox.depth import deep_recursion

    diagnostics = Diagnostics()
    world = new_world(diagnostics, compiles, final_assertions)
    broken = False
    later: list[list[Diagnostic]] = []
    with deep_recursion(), uncollected():
        for source in sources:
            parsed = parse(source)
            diagnostics.items += parsed.diagnostics
            later.append(parsed.later)
            broken = broken or any(item.severity is Severity.ERROR for item in parsed.diagnostics)
            world.enter_file(source, parsed.file)
        try:
            program = None if broken else lower_program(world)
        except RecursionError:
            program = None
            place = max((deepest(source) for source in sources), key=lambda place: place.depth)
            diagnostics.error("this code, or a contract beside it, is nested too deeply", place.span)
    for found in later:
        diagnostics.items += found
    if diagnostics.errors:
        program = None
    own = frozenset() if program is None else _own(program, sources)
    return Translated(program, diagnostics.items, world.sources, own)


def _own(program: syntax.Program, sources: list[Source]) -> frozenset[str]:
    files = {source.name for source in sources}
    own = (declaration.name for declaration in program.classes if declaration.span.file in files)
    return frozenset(name for name in own if "$lambda$" not in name)
