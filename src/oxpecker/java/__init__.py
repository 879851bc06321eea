"""The Java front end: translates Java with JML to OOX. Nothing behind it knows that the source was Java."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from oxpecker.java.kinds import MissingClasses
from oxpecker.java.release import NEWEST
from oxpecker.oox import syntax
from oxpecker.oox.source import Diagnostic, Diagnostics, Severity, Source, Span

if TYPE_CHECKING:
    from oxpecker.java.search_paths import SearchPaths

__all__ = ["MissingClasses", "Translated", "translate"]


@dataclass(frozen=True, slots=True)
class Translated:
    """An OOX program (None if there are errors), the diagnostics, and all sources that places refer to."""

    program: syntax.Program | None
    diagnostics: list[Diagnostic]
    sources: dict[str, Source]
    own: frozenset[str] = frozenset()
    """The names of the classes that the given files declare."""
    contained: tuple[Diagnostic, ...] = ()
    """The errors in files and members that were left out."""


def translate(
    sources: list[Source],
    compiles: bool = False,
    final_assertions: bool = False,
    paths: SearchPaths | None = None,
    missing: MissingClasses = MissingClasses.OPEN,
    release: int = NEWEST,
    contain: bool = False,
) -> Translated:
    """Parses, attributes and lowers the files of one program.

    `compiles` tells that a compiler has accepted the program; with `final_assertions`, a failing assertion cannot
    be caught. Classes that the files use but do not declare are looked up on the `paths`; `missing` tells what classes
    without source are. Constructs that are newer than the `release` of Java are errors. With `contain`, files that
    cannot be read and the code of members with errors are left out.
    """
    from oxpecker.java.lowering import lower_program
    from oxpecker.java.reading import deepest, parse
    from oxpecker.java.resolution.completion import new_world
    from oxpecker.limits.garbage import uncollected
    from oxpecker.oox.depth import deep_recursion

    diagnostics = Diagnostics()
    world = new_world(diagnostics, compiles, final_assertions, paths, missing, release)
    broken = False
    later: list[list[Diagnostic]] = []
    contained: list[Diagnostic] = []
    with deep_recursion(), uncollected():
        for source in sources:
            parsed = parse(source, release)
            diagnostics.items += parsed.diagnostics
            later.append(parsed.later)
            broken = broken or any(item.severity is Severity.ERROR for item in parsed.diagnostics)
            world.enter_file(source, parsed.file)
        try:
            program = None if broken and not contain else lower_program(world, later, contained if contain else None)
        except RecursionError:
            program = None
            place = max((deepest(source) for source in sources), key=lambda place: place.depth)
            diagnostics.error("this code, or a contract beside it, is nested too deeply", place.span)
    for found in later:
        diagnostics.items += found
    diagnostics.items += world.paths.sources.problems
    world.paths.classes.look_at_entries()
    for problem in dict.fromkeys(world.paths.classes.problems):
        diagnostics.warning(problem, Span("class path", 0, 0, 0, 0))
    if diagnostics.errors:
        program = None
    own = frozenset() if program is None else _own(program, sources)
    return Translated(program, diagnostics.items, world.sources, own, tuple(contained))


def _own(program: syntax.Program, sources: list[Source]) -> frozenset[str]:
    files = {source.name for source in sources}
    own = (declaration.name for declaration in program.classes if declaration.span.file in files)
    return frozenset(name for name in own if "$lambda$" not in name)
