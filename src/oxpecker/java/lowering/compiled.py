"""A class of the library as OOX, made apart from any program, so that it can be kept."""

from __future__ import annotations

from oxpecker.java.attribution.classes import attribute_class
from oxpecker.java.attribution.context import Attribution
from oxpecker.java.attribution.dispatch import new_attribution
from oxpecker.java.lowering.class_objects import names_of
from oxpecker.java.lowering.classes import lower_class, lower_defaults
from oxpecker.java.lowering.dispatch import new_lowering
from oxpecker.java.lowering.held import look_at_fields
from oxpecker.java.lowering.naming import ClassNames, Described
from oxpecker.java.lowering.outline import Outline, outline
from oxpecker.java.lowering.program import Lowering
from oxpecker.java.symbols import ClassSymbol
from oxpecker.java.world import World
from oxpecker.oox import syntax
from oxpecker.oox import types as oox
from oxpecker.oox.records import dataclass


@dataclass(frozen=True, slots=True)
class Compiled:
    """Everything that a top-level class brings into a program."""

    classes: dict[str, Outline]
    """The class, its members and local classes, and its function objects, by their OOX names."""
    described: dict[str, Described]
    """For each class of Java: what its class object tells."""
    uses: tuple[str, ...]
    """The classes it speaks of, by their binary names."""
    literals: dict[str, str]
    class_objects: dict[str, Described]
    clones: dict[str, tuple[oox.Type, bool]]
    uses_class_objects: bool


def compile_class(world: World, names: ClassNames, top: ClassSymbol) -> Compiled:
    """Attributes and lowers a class of the library; mistakes in it are reported like any others."""
    attribution = new_attribution(world)
    attribute_class(attribution, top)
    program = new_lowering(world, names, attribution.closures, [])
    program.settle_captures(attribution.lambdas)
    look_at_fields(program, attribution.bodies)
    classes: dict[str, syntax.Class] = {}
    described: dict[str, Described] = {}
    if not world.diagnostics.errors:
        for body in attribution.bodies:
            lowered = lower_class(program, body)
            classes[lowered.name] = lowered
            described[lowered.name] = names_of(body.symbol)
        _add_defaults(attribution, program, classes)
    classes |= {made.name: made for made in program.made}
    return Compiled(
        {name: outline(declaration) for name, declaration in classes.items()},
        described,
        tuple(program.used),
        program.literals,
        program.class_objects,
        program.clones,
        program.uses_class_objects,
    )


def _add_defaults(attribution: Attribution, program: Lowering, classes: dict[str, syntax.Class]) -> None:
    """Interfaces of the library offer every default for `I.super.m(..)`."""
    for body in attribution.bodies:
        if body.symbol.interface:
            name = program.names.of(body.symbol)
            members = (*classes[name].members, *lower_defaults(program, body, every=True))
            declaration = classes[name]
            classes[name] = syntax.Class(
                name, members, None, declaration.interfaces, False, True, span=declaration.span
            )
