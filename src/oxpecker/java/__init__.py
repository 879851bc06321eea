"""The Java front end: translates Java with JML to OOX. Nothing behind it knows that the source was Java."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oxpecker.java.kinds import MissingClasses
from oxpecker.java.release import ANY_RELEASE, NEWEST, SourceLevel
from oxpecker.oox import syntax
from oxpecker.oox.records import dataclass
from oxpecker.oox.source import Diagnostic, Diagnostics, Severity, Source, Span, TellDiagnostics

if TYPE_CHECKING:
    from oxpecker.java.reading import Parsed
    from oxpecker.java.search_paths import SearchPaths
    from oxpecker.java.world import World

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
    has_defects: bool = False
    """Whether some of them are defects of the translation, whose code is hidden from what is known of the program."""


def translate(
    sources: list[Source],
    compiles: bool = False,
    final_assertions: bool = False,
    paths: SearchPaths | None = None,
    missing: MissingClasses = MissingClasses.OPEN,
    release: int | None = None,
    contain: bool = False,
    tell: TellDiagnostics | None = None,
) -> Translated:
    """Parses, attributes and lowers the files of one program.

    `compiles` tells that a compiler has accepted the program; with `final_assertions`, a failing assertion cannot
    be caught. Classes that the files use but do not declare are looked up on the `paths`; `missing` tells what classes
    without source are. Constructs that are newer than the `release` of Java (without one, than that of the `paths`) are
    errors. With `contain`, files that cannot be read, classes whose headers have errors and the code of members with
    errors are left out. `tell` is given what is wrong with a program that can be read, as soon as that is known.
    """
    from oxpecker.java.reading import parse
    from oxpecker.limits.garbage import uncollected
    from oxpecker.oox.depth import deep_recursion

    with deep_recursion(), uncollected():
        level = _level(release, paths)
        parsed = [parse(source, level.language or NEWEST) for source in sources]
        given = _Given(sources, parsed, compiles, final_assertions, paths, missing, level, contain)
        skipped: list[Diagnostic] = []
        told = None if tell is None else lambda found: tell((*skipped, *found))
        world, program, contained = _lowered(given, frozenset(), told)
        while contain and world.rejections.errors:
            # Only without these classes it can be told what the others mean.
            skipped += [error for errors in world.rejections.errors.values() for error in errors]
            world, program, contained = _lowered(given, world.rejections.skipped | set(world.rejections.errors), told)
    diagnostics = world.diagnostics
    contained = sorted([*skipped, *contained], key=lambda item: (item.span.file, item.span.line, item.span.column))
    for each in parsed:
        diagnostics.items += each.later
    diagnostics.items += dict.fromkeys(world.paths.sources.problems)
    world.paths.classes.look_at_entries()
    for problem in dict.fromkeys(world.paths.classes.problems):
        diagnostics.warning(problem, Span("class path", 0, 0, 0, 0))
    if diagnostics.errors:
        program = None
    own = frozenset() if program is None else _own(program, sources)
    has_defects = world.rejections.has_defects
    return Translated(program, diagnostics.items, world.sources, own, tuple(contained), has_defects)


def _level(release: int | None, paths: SearchPaths | None) -> SourceLevel:
    if release is not None:
        return SourceLevel.of_release(release)
    return ANY_RELEASE if paths is None else paths.level


@dataclass(frozen=True, slots=True)
class _Given:
    """The files of a program, and how they are translated."""

    sources: list[Source]
    parsed: list[Parsed]
    compiles: bool
    final_assertions: bool
    paths: SearchPaths | None
    missing: MissingClasses
    level: SourceLevel
    contain: bool


def _lowered(
    given: _Given, skipped: frozenset[str], tell: TellDiagnostics | None
) -> tuple[World, syntax.Program | None, list[Diagnostic]]:
    """A translation that leaves out some classes: its world, the program if there is one, and the contained errors."""
    from oxpecker.java.lowering import lower_program
    from oxpecker.java.reading import deepest
    from oxpecker.java.resolution.completion import new_world

    options = (given.compiles, given.final_assertions, given.paths, given.missing, given.level)
    world = new_world(Diagnostics(), *options, skipped)
    world.sources |= {source.name: source for source in given.sources}
    contained: list[Diagnostic] = []
    for source, parsed in zip(given.sources, given.parsed, strict=True):
        world.diagnostics.items += parsed.diagnostics
        world.enter_file(source, parsed.file)
    later = [parsed.later for parsed in given.parsed]
    if not given.contain and any(item.severity is Severity.ERROR for each in given.parsed for item in each.diagnostics):
        return world, None, contained
    try:
        return world, lower_program(world, later, contained if given.contain else None, tell), contained
    except RecursionError:
        place = max((deepest(source) for source in given.sources), key=lambda place: place.depth)
        world.diagnostics.error("this code, or a contract beside it, is nested too deeply", place.span)
        return world, None, contained


def _own(program: syntax.Program, sources: list[Source]) -> frozenset[str]:
    files = {source.name for source in sources}
    own = (declaration.name for declaration in program.classes if declaration.span.file in files)
    return frozenset(name for name in own if "$lambda$" not in name)
