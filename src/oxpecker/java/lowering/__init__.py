"""Lowers attributed Java to OOX syntax: makes the dynamic semantics explicit, one file per concept.

`lower_program` attributes and lowers the classes of the program, then adds the library classes that a run may use.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from oxpecker.java.attribution.classes import attribute_class, check_headers
from oxpecker.java.attribution.containment import contained as without_errors
from oxpecker.java.attribution.context import Attribution
from oxpecker.java.attribution.dispatch import new_attribution
from oxpecker.java.file_scope import FileScope
from oxpecker.java.lowering.assembly import assemble
from oxpecker.java.lowering.classes import lower_defaults
from oxpecker.java.lowering.defects import GuardedLowering
from oxpecker.java.lowering.dispatch import new_lowering
from oxpecker.java.lowering.held import look_at_fields
from oxpecker.java.lowering.linking import LibraryErrorsError, LinkedClasses
from oxpecker.java.lowering.naming import ClassNames
from oxpecker.java.lowering.outline import outline
from oxpecker.java.lowering.program import Lowering
from oxpecker.java.lowering.stubs import function_interfaces, stubs
from oxpecker.java.lowering.subclasses_elsewhere import extended_elsewhere
from oxpecker.java.resolution.names import check_imports
from oxpecker.java.world import World
from oxpecker.oox import syntax
from oxpecker.oox.open_classes import marker
from oxpecker.oox.roles import InputRole
from oxpecker.oox.source import Diagnostic, Severity, TellDiagnostics

__all__ = ["lower_program"]


def lower_program(
    world: World,
    later: Sequence[list[Diagnostic]] = (),
    contained: list[Diagnostic] | None = None,
    tell: TellDiagnostics | None = None,
) -> syntax.Program | None:
    """The OOX program; None if the Java program has errors.

    If a list for `contained` errors is given, code with errors is left out. `later` has those that bodies turn out to
    have when they are read. Classes whose headers have errors cannot be left out here: they are among the world's
    rejections then, and there is no program. `tell` is given the diagnostics before any code is lowered.
    """
    attribution = new_attribution(world)
    _attribute(attribution, contained is not None)
    if contained is not None:
        if world.rejections.errors:
            return None
        _leave_out_errors(attribution, later, contained)
    if world.diagnostics.errors or not attribution.bodies:
        return None
    if tell is not None:
        tell((*world.diagnostics.items, *(contained or ())))
    own = [body.symbol for body in attribution.bodies]
    program = new_lowering(world, ClassNames(own), attribution.closures, own)
    program.settle_captures(attribution.lambdas)
    look_at_fields(program, attribution.bodies)
    for symbol in own:
        program.class_name(symbol)
    program.invariants = {
        body.symbol.name: body
        for body in attribution.bodies
        if body.specification is not None and body.specification.invariants
    }
    lowered = _lower_own(attribution, program, contained)
    classes = {name: outline(declaration) for name, declaration in lowered.items()}
    for name in extended_elsewhere(world, own):
        found = program.class_name(world.classes[name])
        classes[found] = classes[found].with_method(marker(InputRole.OPEN))
    program.generated += [*function_interfaces(program), *stubs(program)]
    try:
        return assemble(program, LinkedClasses(program, classes), [program.class_name(symbol) for symbol in own])
    except LibraryErrorsError:
        return None


def _attribute(attribution: Attribution, contain: bool) -> None:
    """Attributes all classes; with `contain`, no code if the headers of classes have errors."""
    world = attribution.world
    files: dict[int, FileScope] = {}
    checked = 0
    for symbol in world.own:  # grows by classes of the source path
        while checked < len(world.own):
            file = world.file_of(world.own[checked])
            if id(file) not in files:
                check_imports(world, file)
            files[id(file)] = file
            check_headers(attribution, world.own[checked])
            checked += 1
        if contain and world.rejections.errors:
            return
        attribute_class(attribution, symbol)


def _leave_out_errors(attribution: Attribution, later: Sequence[list[Diagnostic]], contained: list[Diagnostic]) -> None:
    """Moves all errors into a list, and leaves out the code that has them."""
    world, found = attribution.world, dict[Diagnostic, None]()
    for items in (world.diagnostics.items, world.paths.sources.problems, *later):
        found |= dict.fromkeys(item for item in items if item.severity is Severity.ERROR)
        items[:] = [item for item in items if item.severity is not Severity.ERROR]
    contained += found
    contained.sort(key=lambda item: (item.span.file, item.span.line, item.span.column))
    if contained:
        attribution.bodies = without_errors(attribution.bodies, contained, world.rejections)


def _lower_own(
    attribution: Attribution, program: Lowering, contained: list[Diagnostic] | None
) -> dict[str, syntax.Class]:
    classes: dict[str, syntax.Class] = {}
    guarded = GuardedLowering(program)
    for body in attribution.bodies:
        classes[program.names.of(body.symbol)] = guarded.lowered(body)
    program.world.rejections.has_defects = bool(guarded.defects)
    if contained is None:
        program.world.diagnostics.items += guarded.defects
    else:
        contained += guarded.defects
    for body in attribution.bodies:
        if body.symbol.interface and False in program.defaults.values():
            name = program.names.of(body.symbol)
            members = (*classes[name].members, *lower_defaults(program, body))
            classes[name] = replace(classes[name], members=members)
    return classes
